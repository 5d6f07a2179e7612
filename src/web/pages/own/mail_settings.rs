//! How a player is told: choices for events and matches, quiet hours, digest, hooks and feeds;
//! and what became of the emails sent to them.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::error::{PageError, PageResult, status, words};
use crate::form::{Form, some_word};
use crate::page::{Base, Reader, When, asking, ok, page, reader, see_other};
use crate::session::SignedIn;
use base::ids::MatchId;
use service::hooks::form_message;
use service::people::Account;
use service::preferences::{Channels, Choice, Chosen, Event, HookForm, Wishes, choice_message};
use service::rows::{Kind, MailState, TrailRow};
use service::{Service, ServiceError};
use words::{Message, message};

#[derive(Template)]
#[template(path = "pages/mail_settings.html")]
struct MailSettings {
    base: Base,
    channels: Channels,
    all: &'static [Choice],
    forms: &'static [HookForm],
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
    all: &'static [Choice],
    muted: bool,
}

#[derive(Template)]
#[template(path = "pages/mails.html")]
struct Mails {
    base: Base,
    mails: Vec<Trace>,
}

impl MailSettings {
    fn words(&self, choice: &Choice) -> String {
        self.base.t.tell(choice_message(*choice))
    }

    fn form_words(&self, form: &HookForm) -> String {
        self.base.t.tell(form_message(*form))
    }
}

impl MatchMail {
    fn words(&self, choice: &Choice) -> String {
        self.base.t.tell(choice_message(*choice))
    }
}

/// One mail, and what became of it.
struct Trace {
    what: String,
    table: Option<i64>,
    when: When,
    state: String,
    reason: String,
}

async fn render(
    service: &Service,
    player: &Account,
    code: StatusCode,
    feed: String,
    notice: String,
) -> PageResult {
    let shown = MailSettings {
        base: Base::titled(&message!("channels"), Some(player)),
        channels: service.channels(player.id).await?,
        all: Choice::ALL,
        forms: HookForm::ALL,
        zone: reader(Some(player)).city(asking().now),
        feed,
        notice,
    };
    Ok(page(code, &shown))
}

async fn answer(
    service: &Service,
    player: &Account,
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
    let mut choices = Vec::new();
    for event in Event::ALL {
        if let Some(choice) = some_word(field(event.text()))? {
            choices.push((*event, choice));
        }
    }
    let digest: Option<DigestComes> = some_word(field("digest"))?;
    let wishes = Wishes {
        choices,
        ladder: field("ladder").to_owned(),
        quiet_from: hour("quiet_from"),
        quiet_to: hour("quiet_to"),
        digest_hour: hour("digest_hour"),
        until_visit: digest == Some(DigestComes::Visit),
    };
    let saved = service.set_mail(player.id, wishes).await;
    answer(&service, &player, saved).await
}

#[derive(Debug, Deserialize)]
pub struct HookFields {
    #[serde(default)]
    url: String,
    form: HookForm,
}

pub async fn hook(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<HookFields>,
) -> PageResult {
    let saved = service.set_hook(player.id, &form.url, form.form).await;
    answer(&service, &player, saved).await
}

base::text_enum! {
    /// When the digest comes.
    pub enum DigestComes {
        Daily = "daily",
        Visit = "visit",
    }
}

base::text_enum! {
    /// The buttons below the feeds.
    pub enum FeedChange {
        New = "new",
        Off = "off",
    }
}

#[derive(Debug, Deserialize)]
pub struct FeedForm {
    what: FeedChange,
}

/// A new address for the feeds; the old one is dead then.
pub async fn feed(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<FeedForm>,
) -> PageResult {
    match service
        .set_feed(player.id, form.what == FeedChange::New)
        .await?
    {
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
        base: Base::titled(&message!("match-emails", id = id.0), Some(&player)),
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
    let mut choices = Vec::new();
    for event in Event::ALL {
        let word = form.get(event.text()).map_or("", String::as_str);
        choices.push((*event, some_word(word)?));
    }
    let mute = form.contains_key("mute");
    service
        .set_match_mail(player.id, *id, choices, mute)
        .await?;
    Ok(see_other(&format!("/matches/{id}")))
}

pub async fn trail(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    let reader = reader(Some(&player));
    let rows = service.mail_trail(player.id).await?;
    Ok(ok(&Mails {
        base: Base::titled(&message!("emails-sent"), Some(&player)),
        mails: rows.iter().map(|row| trace(reader, row)).collect(),
    }))
}

fn trace(reader: Reader, row: &TrailRow) -> Trace {
    let state = match row.state {
        MailState::Queued => match row.due_at.filter(|due| *due > reader.now) {
            Some(_) if row.attempts > 0 && row.reason.is_empty() => message!("email-state-sending"),
            Some(due) if row.attempts > 0 => message!("email-state-retry", at = reader.at(due)),
            Some(due) => message!("email-state-due", at = reader.at(due)),
            None => message!("email-state-queued"),
        },
        MailState::Digest => message!("email-state-digest"),
        MailState::Sent => match row.sent_at {
            Some(at) => message!("email-state-sent-at", at = reader.at(at)),
            None => message!("email-state-sent"),
        },
        MailState::Refused => message!("email-state-refused"),
        MailState::Dropped => message!("email-state-dropped"),
    };
    Trace {
        what: reader.tell(what(row.kind)),
        table: row.match_id.map(|id| id.0),
        when: reader.ago(row.created_at),
        state: reader.tell(&state),
        reason: row.reason.clone(),
    }
}

fn what(kind: Kind) -> Message {
    match kind {
        Kind::Turn => message!("about-turn"),
        Kind::Reminder => message!("about-reminder"),
        Kind::Nudge => message!("about-nudge"),
        Kind::Talk => message!("about-talk"),
        Kind::Here => message!("about-here"),
        Kind::Absent => message!("about-absent"),
        Kind::Started => message!("about-started"),
        Kind::Over => message!("about-over"),
        Kind::Late => message!("about-late"),
        Kind::Substitute => message!("about-substitute"),
        Kind::Dropped => message!("about-dropped"),
        Kind::Expired => message!("about-expired"),
        Kind::Rewound => message!("about-rewound"),
        Kind::SeatGiven | Kind::SeatGot | Kind::SeatTaken => message!("about-seat"),
        Kind::LeagueOpen => message!("about-league-open"),
        Kind::LeagueConfirm => message!("about-league-confirm"),
        Kind::LeagueLater => message!("about-league-later"),
        Kind::LeagueStarted => message!("about-league-started"),
        Kind::LeagueRound => message!("about-league-round"),
        Kind::LeagueWeek => message!("about-league-week"),
        Kind::LeagueOver => message!("about-league-over"),
        Kind::LeagueMessage => message!("about-league-message"),
        Kind::LeagueReplaced => message!("about-league-replaced"),
        Kind::LeagueOut | Kind::LeagueMoved => message!("about-league-entry"),
        Kind::LeaguePaused | Kind::LeagueResumed => message!("about-league-clocks"),
        Kind::Digest => message!("about-digest"),
        Kind::Hook => message!("about-hook"),
        Kind::Confirm => message!("about-confirm"),
        Kind::Known => message!("about-known"),
        Kind::Reset => message!("about-reset"),
        Kind::AddressOld | Kind::AddressNew => message!("about-address"),
        Kind::AddressAgain => message!("again-subject"),
        Kind::ReplyWarning => message!("warning-subject"),
        Kind::ForeignReply => message!("about-foreign"),
        Kind::ReplyAnswer => message!("about-answer"),
        Kind::Trouble => message!("trouble-subject"),
        Kind::Outage => message!("outage-subject"),
        Kind::Waited => message!("waited-subject"),
        Kind::Invitation => message!("about-invitation"),
    }
}
