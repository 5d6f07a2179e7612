//! Tables: the form that opens one, and the page of an open one.

use std::collections::BTreeMap;

use actix_web::web;
use askama::Template;
use chrono::{NaiveDateTime, TimeZone};
use chrono_tz::Tz;
use serde::Deserialize;

use crate::board::html::query;
use crate::error::{PageResult, status, words as error_words};
use crate::form::{Form, some_word};
use crate::page::{Base, Reader, When, asking, ok, page, reader, see_other};
use crate::pages::front::players_words;
use crate::pages::lobby::game_name;
use crate::pages::match_page::{Said, said};
use crate::qr;
use crate::session::SignedIn;
use base::clock::Moment;
use base::ids::MatchId;
use games::any_game::AnyGame;
use games::deal::Options;
use games::{OptionInfo, OptionValue, registry};
use service::live::{Table, words};
use service::people::Account;
use service::rows::Status;
use service::tables::{Opening, SeatChange, Visibility, Wish};
use service::terms::{AfterDropOut, Pace, Speed, Terms};
use service::thinking::Level;
use service::{Service, ServiceError};
use words::message;

#[derive(Template)]
#[template(path = "pages/new_table.html")]
struct NewTable {
    base: Base,
    games: Vec<GameForm>,
    speeds: Vec<(&'static str, String)>,
    levels: Vec<(Level, String)>,
    chosen: String,
    refusal: String,
    zone: String,
    /// Who is to sit there.
    company: Company,
    /// The recommended first set-up is proposed.
    is_new: bool,
}

base::text_enum! {
    /// With whom somebody wants to play: the first question of the form.
    pub enum Company {
        /// Whoever finds the table in the lobby.
        Everybody = "everybody",
        /// Those who get the link.
        Friends = "friends",
        Bots = "bots",
    }
}

#[derive(Debug)]
pub struct GameForm {
    pub slug: &'static str,
    pub name: &'static str,
    pub players: String,
    pub most: u8,
    pub options: Vec<OptionForm>,
}

#[derive(Debug)]
pub struct OptionForm {
    pub id: &'static str,
    pub text: String,
    pub values: Vec<(&'static str, String)>,
}

/// The options of a game with what they mean.
pub fn option_forms(game: &'static dyn AnyGame) -> Vec<OptionForm> {
    let say = words(game, asking().language, &[]);
    let option = |option: &OptionInfo| {
        let meaning = |value: &OptionValue| {
            let id = format!("option-{}-{}", option.id, value.id);
            (value.id, say.name(&id))
        };
        OptionForm {
            id: option.id,
            text: say.name(&format!("option-{}", option.id)),
            values: option.values.iter().map(meaning).collect(),
        }
    };
    game.info().options.iter().map(option).collect()
}

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

#[derive(Debug, Deserialize)]
pub struct Asked {
    #[serde(default)]
    game: String,
    #[serde(default)]
    bots: u8,
}

/// All games with their options.
pub fn game_forms() -> Vec<GameForm> {
    let form = |game: &&'static dyn AnyGame| {
        let info = game.info();
        GameForm {
            slug: info.slug,
            name: info.short_name(),
            players: players_words(info),
            most: *info.players.end(),
            options: option_forms(*game),
        }
    };
    registry::all().iter().map(form).collect()
}

fn new_table(
    player: &Account,
    (chosen, company): (&str, Company),
    is_new: bool,
    refusal: String,
) -> NewTable {
    NewTable {
        company,
        is_new,
        base: Base::titled(&message!("open-table"), Some(player)),
        games: game_forms(),
        speeds: speed_choices(reader(Some(player))),
        levels: level_choices(reader(Some(player))),
        chosen: registry::find(chosen)
            .or_else(|| registry::all().first().copied())
            .map_or("", |game| game.info().slug)
            .to_owned(),
        refusal,
        zone: reader(Some(player)).city(asking().now),
    }
}

pub async fn new_form(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    asked: web::Query<Asked>,
) -> PageResult {
    let company = match asked.bots {
        0 => Company::Everybody,
        _ => Company::Bots,
    };
    let is_new = !service.has_played(player.id).await?;
    let chosen = (asked.game.as_str(), company);
    Ok(ok(&new_table(&player, chosen, is_new, String::new())))
}

/// How strong bots can be.
fn level_choices(reader: Reader) -> Vec<(Level, String)> {
    let choice = |level: &Level| (*level, reader.say(level.id()).into());
    Level::ALL.iter().map(choice).collect()
}

/// The speeds that a form offers.
pub fn speed_choices(reader: Reader) -> Vec<(&'static str, String)> {
    let choices = Speed::CHOICES.into_iter();
    choices
        .map(|(word, id)| (word, reader.say(id).into()))
        .collect()
}

/// A moment as a form writes it, in the reader's zone.
pub fn read_local(text: &str, zone: Tz) -> Option<Moment> {
    let local = NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M").ok()?;
    let at = zone.from_local_datetime(&local).earliest()?;
    Some(at.naive_utc())
}

pub type Fields = BTreeMap<String, String>;

base::text_enum! {
    /// How the order of play comes about.
    enum Drawn {
        ByLot = "random",
        Chosen = "chosen",
    }
}

fn not_a_number(text: &str) -> ServiceError {
    ServiceError::Invalid(message!("not-a-number", text = text.to_owned()))
}

/// A number of a field that may be left empty.
fn small_number(text: &str) -> Result<u8, ServiceError> {
    match text {
        "" => Ok(0),
        text => text.parse().map_err(|_| not_a_number(text)),
    }
}

/// The fields of the form; options are those of the chosen game, `<game>.<option>`.
fn opening(form: &Fields, zone: Tz) -> Result<Opening, ServiceError> {
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    let number = |name: &str| small_number(field(name));
    let game = field("game");
    let prefix = format!("{game}.");
    let options = form
        .iter()
        .filter_map(|(key, value)| Some((key.strip_prefix(&prefix)?.to_owned(), value.clone())));
    let hours = |name: &str| match field(name) {
        "" => Ok(0),
        text => text.parse::<u32>().map_err(|_| not_a_number(text)),
    };
    let speed = match field("speed") {
        "own" => Speed::PerMove {
            hours: hours("move_hours")?,
        },
        "own-bank" => Speed::Bank {
            hours: hours("bank_hours")?,
            increment_hours: hours("increment_hours")?,
            cap_hours: hours("cap_hours")?,
        },
        word => some_word::<Pace>(word)?.map_or(Terms::default().speed, Speed::from),
    };
    let seats = number("seats")?;
    let company: Option<Company> = some_word(field("company"))?;
    let bots = match company {
        Some(Company::Bots) => seats.saturating_sub(1),
        Some(Company::Everybody | Company::Friends) | None => number("bots")?,
    };
    let visibility = match company {
        Some(Company::Friends | Company::Bots) => Visibility::Unlisted,
        Some(Company::Everybody) | None => Visibility::Public,
    };
    let mut options: Options = options.collect();
    if form.contains_key("first_match") {
        let game = registry::find(game).ok_or(ServiceError::NotFound)?;
        options.extend(game.info().first_options(seats));
    }
    let drawn = |name: &str| Ok::<_, ServiceError>(some_word(field(name))? != Some(Drawn::Chosen));
    Ok(Opening {
        game: game.to_owned(),
        title: field("title").to_owned(),
        seats,
        options,
        visibility: some_word(field("visibility"))?.unwrap_or(visibility),
        bots,
        level: some_word(field("level"))?.unwrap_or_else(easiest),
        terms: Terms {
            speed,
            grace_minutes: match field("grace_minutes") {
                "" => Terms::default().grace_minutes,
                _ => hours("grace_minutes")?,
            },
            sleeps: form.contains_key("sleeps"),
            after_drop_out: some_word(field("after_drop_out"))?.unwrap_or(AfterDropOut::Bot),
            random_seats: drawn("order")?,
            random_first: drawn("first")?,
            start_at: match field("start_at") {
                "" => None,
                text => Some(
                    read_local(text, zone)
                        .ok_or_else(|| ServiceError::Invalid(message!("not-a-start")))?,
                ),
            },
            confirm: form.contains_key("confirm"),
            least_reliability: number("least_reliability")?,
            ..Terms::default()
        },
    })
}

pub async fn open(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<Fields>,
) -> PageResult {
    let chosen = form.get("game").cloned().unwrap_or_default();
    let opened = match opening(&form, player.zone) {
        Ok(opening) => service.open_table(opening, &player).await,
        Err(error) => Err(error),
    };
    match opened {
        Ok(id) => Ok(see_other(&format!("/matches/{id}"))),
        Err(error) => {
            let company = some_word(form.get("company").map_or("", String::as_str));
            let company = company.ok().flatten().unwrap_or(Company::Everybody);
            let is_new = form.contains_key("first_match");
            let shown = new_table(&player, (&chosen, company), is_new, error_words(&error));
            Ok(page(status(&error), &shown))
        }
    }
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

fn easiest() -> Level {
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
