//! The form that opens a table.

use std::collections::BTreeMap;

use actix_web::web;
use askama::Template;
use chrono::{NaiveDateTime, TimeZone};
use chrono_tz::Tz;
use serde::Deserialize;

use super::table::{easiest, level_choices};
use crate::error::{PageResult, status, words as error_words};
use crate::form::{Form, some_word};
use crate::page::{Base, Reader, asking, ok, page, reader, see_other};
use crate::pages::front::players_words;
use crate::session::SignedIn;
use base::clock::Moment;
use games::any_game::AnyGame;
use games::deal::Options;
use games::{OptionInfo, OptionValue, registry};
use service::live::words;
use service::people::Account;
use service::tables::{Opening, Visibility};
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
    typed: Typed,
}

/// What the form said before it was refused: nothing typed is lost. Empty in a new form.
#[derive(Default)]
struct Typed(Fields);

impl Typed {
    fn picks(&self, name: &str, value: impl AsRef<str>, usually: bool) -> bool {
        match self.0.is_empty() {
            true => usually,
            false => self.0.get(name).is_some_and(|said| said == value.as_ref()),
        }
    }

    fn picks_option(&self, game: &str, option: &str, value: &str) -> bool {
        self.picks(&format!("{game}.{option}"), value, false)
    }

    fn says<'a>(&'a self, name: &str, usually: &'a str) -> &'a str {
        self.0.get(name).map_or(usually, String::as_str)
    }
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
    typed: Fields,
) -> NewTable {
    NewTable {
        company,
        is_new,
        typed: Typed(typed),
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
    let shown = new_table(&player, chosen, is_new, String::new(), Fields::new());
    Ok(ok(&shown))
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
            let refusal = error_words(&error);
            let Form(typed) = form;
            let shown = new_table(&player, (&chosen, company), is_new, refusal, typed);
            Ok(page(status(&error), &shown))
        }
    }
}
