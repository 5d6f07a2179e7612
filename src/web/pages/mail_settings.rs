//! How a player is told: choices for events and matches, quiet hours, digest, hooks and feeds; and
//! what became of the mails sent to them.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::ids::MatchId;
use crate::service::hooks::FORMS;
use crate::service::preferences::{Choice, Chosen, Event, Wishes};
use crate::service::{Service, ServiceError};
use crate::store::accounts::PlayerRow;
use crate::store::letters::{DIGEST, DROPPED, OutboxRow, QUEUED, REFUSED, SENT};
use crate::store::preferences::SettingsRow;
use crate::web::error::{PageError, PageResult, status, words};
use crate::web::form::Form;
use crate::web::page::{Base, Reader, When, ok, page, see_other};
use crate::web::session::SignedIn;

#[derive(Template)]
#[template(path = "pages/mail_settings.html")]
struct MailSettings {
    base: Base,
    settings: SettingsRow,
    choices: Vec<Chosen>,
    all: [Choice; 3],
    forms: [(&'static str, &'static str); 3],
    zone: String,
    feed: String,
    notice: String,
}

#[derive(Template)]
#[template(path = "pages/match_mail.html")]
struct MatchMail {
    base: Base,
    id: i64,
    choices: Vec<Chosen>,
    all: [Choice; 3],
    muted: bool,
}

#[derive(Template)]
#[template(path = "pages/mails.html")]
struct Mails {
    base: Base,
    mails: Vec<Trace>,
}

/// One mail, and what became of it.
struct Trace {
    what: &'static str,
    table: Option<i64>,
    when: When,
    state: String,
    reason: String,
}

async fn render(
    service: &Service,
    player: &PlayerRow,
    code: StatusCode,
    feed: String,
    notice: String,
) -> PageResult {
    let (settings, choices) = service.mail_settings(player.id).await?;
    let shown = MailSettings {
        base: Base::of("Mails and other channels", Some(player)),
        settings,
        choices,
        all: Choice::ALL,
        forms: FORMS,
        zone: player.zone.clone(),
        feed,
        notice,
    };
    Ok(page(code, &shown))
}

async fn answer(
    service: &Service,
    player: &PlayerRow,
    result: Result<(), ServiceError>,
) -> PageResult {
    match result {
        Ok(()) => Ok(see_other("/profile/mail")),
        Err(error @ ServiceError::Invalid(_)) => {
            let refusal = words(&error);
            render(service, player, status(&error), String::new(), refusal).await
        }
        Err(other) => Err(PageError(other)),
    }
}

pub async fn show(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    render(
        &service,
        &player,
        StatusCode::OK,
        String::new(),
        String::new(),
    )
    .await
}

pub type Fields = BTreeMap<String, String>;

pub async fn save(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<Fields>,
) -> PageResult {
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    let hour = |name: &str| field(name).parse().unwrap_or(-1);
    let choices = Event::ALL.into_iter().filter_map(|event| {
        let choice = Choice::from_word(field(event.word()))?;
        Some((event, choice))
    });
    let wishes = Wishes {
        choices: choices.collect(),
        ladder: field("ladder").to_owned(),
        quiet_from: hour("quiet_from"),
        quiet_to: hour("quiet_to"),
        digest_hour: hour("digest_hour"),
        until_visit: field("digest") == "visit",
    };
    let saved = service.set_mail(player.id, wishes).await;
    answer(&service, &player, saved).await
}

#[derive(Debug, Deserialize)]
pub struct HookForm {
    #[serde(default)]
    url: String,
    form: String,
}

pub async fn hook(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<HookForm>,
) -> PageResult {
    let saved = service.set_hook(player.id, &form.url, &form.form).await;
    answer(&service, &player, saved).await
}

#[derive(Debug, Deserialize)]
pub struct FeedForm {
    what: String,
}

/// A new address for the feeds; the old one is dead then.
pub async fn feed(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<FeedForm>,
) -> PageResult {
    match service.set_feed(player.id, form.what == "new").await? {
        Some(secret) => {
            let address = format!("{}/feeds/{secret}", service.base_url);
            render(&service, &player, StatusCode::OK, address, String::new()).await
        }
        None => Ok(see_other("/profile/mail")),
    }
}

pub async fn match_form(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<MatchId>,
) -> PageResult {
    let (choices, muted) = service.match_mail(player.id, *id).await?;
    Ok(ok(&MatchMail {
        base: Base::of(format!("Mails about match {id}"), Some(&player)),
        id: id.0,
        choices,
        all: Choice::ALL,
        muted,
    }))
}

pub async fn match_save(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<MatchId>,
    form: Form<Fields>,
) -> PageResult {
    let choices = Event::ALL.map(|event| {
        let word = form.get(event.word()).map_or("", String::as_str);
        (event, Choice::from_word(word))
    });
    let mute = form.contains_key("mute");
    service
        .set_match_mail(player.id, *id, choices.to_vec(), mute)
        .await?;
    Ok(see_other(&format!("/matches/{id}")))
}

pub async fn trail(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    let reader = Reader::of(Some(&player), service.clock.now());
    let rows = service.mail_trail(player.id).await?;
    Ok(ok(&Mails {
        base: Base::of("Mails sent to you", Some(&player)),
        mails: rows.iter().map(|row| trace(reader, row)).collect(),
    }))
}

fn trace(reader: Reader, row: &OutboxRow) -> Trace {
    let state = match row.state.as_str() {
        QUEUED => match row.due_at.filter(|due| *due > reader.now) {
            Some(_) if row.attempts > 0 && row.reason.is_empty() => "being sent".to_owned(),
            Some(due) if row.attempts > 0 => format!("to be tried again {}", reader.at(due)),
            Some(due) => format!("queued for {}", reader.at(due)),
            None => "queued".to_owned(),
        },
        DIGEST => "waits for your digest".to_owned(),
        SENT => row
            .sent_at
            .map_or("sent".to_owned(), |at| format!("sent {}", reader.at(at))),
        REFUSED => "refused".to_owned(),
        DROPPED => "not sent".to_owned(),
        other => other.to_owned(),
    };
    Trace {
        what: what(&row.kind),
        table: row.match_id.map(|id| id.0),
        when: reader.ago(row.created_at),
        state,
        reason: row.reason.clone(),
    }
}

fn what(kind: &str) -> &'static str {
    match kind {
        "turn" => "Your turn",
        "reminder" => "Reminder",
        "nudge" => "Nudge",
        "talk" => "Table talk",
        "here" => "Are you here?",
        "absent" => "Seat given up",
        "started" => "Match started",
        "over" => "Match over",
        "late" => "Somebody ran out of time",
        "substitute" => "Substitute wanted",
        "dropped" => "Time is up",
        "expired" => "Table closed",
        "rewound" => "Match taken back",
        "league-open" => "Sign-up opened",
        "league-confirm" => "Confirm that you play",
        "league-later" => "Start put off",
        "league-started" => "Season started",
        "league-round" => "Round started",
        "league-week" => "Standings of the week",
        "league-over" => "Season over",
        "league-message" => "Message of an organiser",
        "league-replaced" => "A player was replaced",
        "digest" => "Digest",
        "hook" => "Webhook",
        "confirm" => "Confirm your address",
        "known" => "You have an account",
        "reset" => "A new password",
        "address-old" | "address-new" => "Change of address",
        _ => "Mail",
    }
}
