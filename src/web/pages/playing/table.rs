//! The page of a table that is open, and what can be done there.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::board::html::query;
use crate::error::PageResult;
use crate::form::Form;
use crate::page::{Base, Reader, When, asking, ok, reader, see_other};
use crate::pages::lobby::game_name;
use crate::pages::match_page::{Said, said};
use crate::qr;
use crate::session::SignedIn;
use base::ids::MatchId;
use service::Service;
use service::live::{Table, words};
use service::people::Account;
use service::rows::Status;
use service::tables::{SeatChange, Visibility, Wish};
use service::thinking::Level;
use words::message;

#[derive(Template)]
#[template(path = "pages/table.html")]
struct TablePage {
    base: Base,
    id: i64,
    game: &'static str,
    title: String,
    is_open: bool,
    is_expired: bool,
    levels: Vec<(Level, String)>,
    seats: Vec<SeatLine>,
    speed: String,
    options: Vec<String>,
    due: Option<When>,
    can_join: bool,
    is_seated: bool,
    is_opener: bool,
    confirms: bool,
    is_here: bool,
    /// The opener may change the order.
    arranges: bool,
    order: String,
    talk: Vec<Said>,
    invitation: String,
    link: String,
    /// The same for a phone's camera.
    code: String,
}

struct SeatLine {
    index: usize,
    name: String,
    is_free: bool,
    is_bot: bool,
    /// How strong the bot is, in words.
    level: Option<String>,
    is_me: bool,
}

/// How strong bots can be.
pub fn level_choices(reader: Reader) -> Vec<(Level, String)> {
    let choice = |level: &Level| (*level, reader.say(level.id()).into());
    Level::ALL.iter().map(choice).collect()
}

/// The page of a match that has not started, or never did.
pub async fn show(
    service: &Service,
    table: &Table,
    player: Option<&Account>,
    invitation: &str,
) -> PageResult {
    let game = table.game()?;
    let say = words(game, asking().language, &[]);
    let reader = reader(player);
    let me = player.and_then(|player| table.seat_of(player.id));
    let terms = table.terms()?;
    let row = &table.row;
    let is_open = row.status == Status::Open;
    let free = table.seats.iter().any(|seat| seat.is_free());
    let invited = row.visibility != Visibility::Invitation || row.invitation == invitation;
    let chosen = table.options()?;
    let options = chosen.iter().map(|(option, value)| {
        let name = |id: &str| say.name(id);
        reader.tell(&message!(
            "table-option",
            option = name(&format!("option-{option}")),
            value = name(&format!("option-{option}-{value}"))
        ))
    });
    let seats = table
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| SeatLine {
            index,
            name: reader.called(&seat.name),
            is_free: seat.is_free(),
            level: seat
                .bot
                .as_ref()
                .and_then(|bot| bot.parse::<Level>().ok())
                .map(|level| reader.say(level.id()).into()),
            is_bot: seat.bot.is_some(),
            is_me: me.is_some_and(|me| me.seat == seat.seat),
        });
    let link = format!(
        "{}/matches/{}?invitation={}",
        service.base_url, row.id, row.invitation
    );
    let title = message!(
        "match-and-number",
        game = game_name(&row.game),
        id = row.id.0
    );
    let mut base = Base::titled(&title, player);
    if is_open {
        base.aim = format!("?table={}&invitation={}", row.id, query(invitation));
    }
    Ok(ok(&TablePage {
        base,
        id: row.id.0,
        game: game.info().name,
        title: asking().recall(&row.title),
        is_open,
        is_expired: row.status == Status::Expired,
        levels: level_choices(reader),
        seats: seats.collect(),
        speed: reader.tell(terms.speed.message()),
        options: options.collect(),
        due: row.due_at.filter(|_| is_open).map(|due| {
            let due = reader.left(due);
            let left = due.words;
            let words = reader.tell(&match (free, terms.confirm, terms.start_at) {
                (false, true, _) => message!("table-due-here", left = left),
                (_, _, Some(_)) => message!("table-due-start", left = left),
                (_, _, None) => message!("table-due-open", left = left),
            });
            When { words, ..due }
        }),
        can_join: is_open && free && me.is_none() && player.is_some() && invited,
        is_seated: me.is_some(),
        is_opener: is_open && player.is_some_and(|player| row.opened_by == Some(player.id)),
        confirms: is_open && terms.confirm && !free,
        is_here: me.is_some_and(|me| me.agrees == Wish::Here),
        arranges: !(terms.random_seats && terms.random_first),
        order: reader.tell(&match (terms.random_seats, terms.random_first) {
            (true, true) => message!("order-random"),
            (true, false) => message!("order-first-listed"),
            (false, true) => message!("order-listed"),
            (false, false) => message!("order-all-listed"),
        }),
        talk: said(reader, &service.talk(row.id).await?),
        invitation: invitation.chars().take(64).collect(),
        code: qr::svg(&link, &reader.say("table-code").to_string()).unwrap_or_default(),
        link,
    }))
}

pub(crate) fn back(id: MatchId) -> PageResult {
    Ok(see_other(&format!("/matches/{id}")))
}

#[derive(Debug, Deserialize)]
pub struct Invited {
    #[serde(default)]
    pub invitation: String,
}

pub async fn join(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<Invited>,
) -> PageResult {
    service.join(*id, &player, &form.invitation).await?;
    back(*id)
}

pub async fn leave(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
) -> PageResult {
    service.leave(*id, player.id).await?;
    Ok(see_other("/mine"))
}

#[derive(Debug, Deserialize)]
pub struct SeatForm {
    seat: usize,
    what: SeatChange,
    /// Of the bot; who does not say gets the easiest.
    #[serde(default = "easiest")]
    level: Level,
}

pub fn easiest() -> Level {
    Level::Newcomer
}

pub async fn seat(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<SeatForm>,
) -> PageResult {
    service
        .seat_before_start(*id, player.id, form.seat, (form.what, form.level))
        .await?;
    back(*id)
}

pub async fn here(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
) -> PageResult {
    service.confirm_here(*id, player.id).await?;
    back(*id)
}

#[derive(Debug, Deserialize)]
pub struct InviteForm {
    email: String,
}

pub async fn invite(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<InviteForm>,
) -> PageResult {
    service.invite(*id, &player, &form.email).await?;
    back(*id)
}
