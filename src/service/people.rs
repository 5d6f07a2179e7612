//! Profiles: what a player sets, what others may see, and tokens for programs.

use std::collections::BTreeMap;

use chrono::{Datelike, TimeDelta};

use crate::clock::Moment;
use crate::games::record::Record;
use crate::ids::PlayerId;
use crate::store::AnyConnection;
use crate::store::accounts::{self, PlayerRow, TokenRow};
use crate::store::matches::{self, OVER, RUNNING};
use crate::store::seats::{self, PlaceRow, ResultRow};

use super::clocks::away_days_left;
use super::draft::start_clock;
use super::matches::LIST_LENGTH;
use super::secrets::{hash, new_secret};
use super::terms::Terms;
use super::{Result, Service, ServiceError, invalid};

/// What a player may set on the profile page.
#[derive(Clone, Debug)]
pub struct Settings {
    pub zone: String,
    pub language: String,
}

/// A player as everybody may see them.
#[derive(Clone, Debug)]
pub struct Portrait {
    pub player: PlayerRow,
    /// The newest public ones.
    pub matches: Vec<PlaceRow>,
    pub results: Vec<GameResults>,
}

/// How a player did in one game.
#[derive(Clone, Debug)]
pub struct GameResults {
    /// Its slug.
    pub game: String,
    pub all: Tally,
    /// By what the player played as, as ids of the game's catalogue.
    pub by_role: Vec<(String, Tally)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub played: i64,
    pub won: i64,
    pub points: i64,
}

impl Tally {
    fn add(&mut self, row: &ResultRow) {
        self.played += 1;
        self.won += i64::from(row.place == Some(1));
        self.points += row.score.unwrap_or_default();
    }

    pub fn mean(self) -> i64 {
        self.points / self.played.max(1)
    }
}

fn tally(rows: &[ResultRow]) -> Vec<GameResults> {
    let mut games: BTreeMap<&str, (Tally, BTreeMap<&str, Tally>)> = BTreeMap::new();
    for row in rows {
        let (all, by_role) = games.entry(&row.game).or_default();
        all.add(row);
        for role in row.roles.split_whitespace() {
            by_role.entry(role).or_default().add(row);
        }
    }
    let one = |(game, (all, by_role)): (&str, (Tally, BTreeMap<&str, Tally>))| GameResults {
        game: game.to_owned(),
        all,
        by_role: by_role
            .into_iter()
            .map(|(role, tally)| (role.to_owned(), tally))
            .collect(),
    };
    games.into_iter().map(one).collect()
}

const MOST_TOKENS: usize = 20;
const MOST_MATCHES: i64 = 500;

pub(super) fn read_name(name: &str) -> Result<String> {
    let name = name.trim();
    let fits = Record::is_name(name)
        && name.chars().count() <= 30
        && !name.contains(['<', '>', '(', ')', '/', '\\', '&', '"', '@'])
        && !name.to_lowercase().starts_with("former player")
        && !name.to_lowercase().starts_with("seat ");
    match fits {
        true => Ok(name.to_owned()),
        false => invalid(
            "A name has 1 to 30 letters, digits, spaces or hyphens, and no comma, colon or bracket.",
        ),
    }
}

/// Addresses are kept in lower case; whether one works is for the confirmation to show.
pub(super) fn read_address(address: &str) -> Result<String> {
    let address = address.trim().to_lowercase();
    let fits = address.len() <= 254
        && !address.contains(|sign: char| {
            sign.is_whitespace() || sign.is_control() || "<>,;:\"\\()[]".contains(sign)
        })
        && address.split_once('@').is_some_and(|(user, host)| {
            !user.is_empty()
                && user.len() <= 64
                && host.contains('.')
                && !host.contains('@')
                && !host.starts_with('.')
                && !host.ends_with('.')
        });
    match fits {
        true => Ok(address),
        false => invalid("That is not a mail address."),
    }
}

/// The browser's guess, if it names a zone.
pub(super) fn read_zone(zone: &str) -> String {
    let known = zone.trim().parse::<chrono_tz::Tz>();
    known.unwrap_or(chrono_tz::Tz::UTC).name().to_owned()
}

/// Turns in time, in hundredths; nothing can be said of a newcomer.
pub fn reliability(player: &PlayerRow) -> Option<i64> {
    let all = player.turns + player.drop_outs;
    (all > 0).then(|| (player.turns - player.turns_late) * 100 / all)
}

impl Service {
    pub async fn set_profile(&self, player: PlayerId, settings: Settings) -> Result<()> {
        if settings.zone.parse::<chrono_tz::Tz>().is_err() {
            return invalid("There is no such time zone.");
        }
        self.store
            .write(move |conn| {
                let mut row = accounts::find(conn, player)?;
                row.zone = settings.zone;
                row.language = match settings.language.len() {
                    2 => settings.language,
                    _ => "en".to_owned(),
                };
                Ok(accounts::save(conn, &row)?)
            })
            .await
    }

    /// Takes some of the year's days off, from now on; clocks that run wait until then.
    pub async fn go_away(&self, player: PlayerId, days: i32) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| go_away(conn, player, days, now))
            .await
    }

    pub async fn portrait(&self, name: &str) -> Result<Portrait> {
        let name = name.to_owned();
        self.store
            .read(move |conn| {
                let player = accounts::by_name(conn, &name)?;
                let player = player.filter(|player| player.confirmed);
                let player = player.ok_or(ServiceError::NotFound)?;
                let all = seats::places(conn, player.id, &[OVER, RUNNING], LIST_LENGTH)?;
                let public = |row: &PlaceRow| row.visibility == "public";
                Ok(Portrait {
                    matches: all.into_iter().filter(public).collect(),
                    results: tally(&seats::results(conn, player.id)?),
                    player,
                })
            })
            .await
    }

    pub async fn tokens(&self, player: PlayerId) -> Result<Vec<TokenRow>> {
        self.store
            .read(move |conn| Ok(accounts::tokens_of(conn, player)?))
            .await
    }

    /// A token for a program; shown once.
    pub async fn new_token(&self, player: PlayerId, label: &str, may_play: bool) -> Result<String> {
        let label: String = label
            .trim()
            .chars()
            .filter(|sign| !sign.is_control())
            .take(40)
            .collect();
        let (secret, now) = (new_secret(), self.clock.now());
        let hashed = hash(&secret);
        self.store
            .write(move |conn| {
                if accounts::tokens_of(conn, player)?.len() >= MOST_TOKENS {
                    return invalid(format!("You have {MOST_TOKENS} tokens: delete one first."));
                }
                Ok(accounts::add_token(
                    conn, player, &hashed, &label, may_play, now,
                )?)
            })
            .await?;
        Ok(secret)
    }

    pub async fn drop_token(&self, player: PlayerId, id: i64) -> Result<()> {
        self.store
            .write(move |conn| Ok(accounts::drop_token(conn, player, id)?))
            .await
    }

    /// The player of a token, and whether it may play.
    pub async fn by_token(&self, secret: &str) -> Result<Option<(PlayerRow, bool)>> {
        let hashed = hash(secret);
        self.store
            .read(move |conn| match accounts::find_token(conn, &hashed)? {
                Some(token) => Ok(Some((
                    accounts::find(conn, token.player_id)?,
                    token.may_play,
                ))),
                None => Ok(None),
            })
            .await
    }

    pub async fn running_count(&self) -> Result<i64> {
        self.store
            .read(|conn| Ok(matches::count(conn, RUNNING)?))
            .await
    }
}

pub(super) fn go_away(
    conn: &mut AnyConnection,
    player: PlayerId,
    days: i32,
    now: Moment,
) -> Result<()> {
    let mut row = accounts::find(conn, player)?;
    let left = away_days_left(row.away_year, row.away_days, now);
    if days < 1 || days > left {
        return invalid(format!("You have {left} days to take this year."));
    }
    if row.away_year != now.year() {
        (row.away_year, row.away_days) = (now.year(), 0);
    }
    row.away_days += days;
    let from = row.away_until.filter(|until| *until > now).unwrap_or(now);
    row.away_until = Some(from + TimeDelta::days(i64::from(days)));
    accounts::save(conn, &row)?;
    for (mut seat, table) in seats::of_player(conn, player, &[RUNNING], MOST_MATCHES)? {
        if let (Some(since), false) = (seat.waiting_since, table.paused) {
            start_clock(conn, &mut seat, &Terms::read(&table.terms), since)?;
            seats::save(conn, &seat)?;
        }
    }
    Ok(())
}
