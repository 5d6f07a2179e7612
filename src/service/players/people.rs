//! Profiles: what a player sets, what others may see, and tokens for programs.

use std::collections::BTreeMap;
use std::ops::Deref;

use chrono::{Datelike, TimeDelta};
use chrono_tz::Tz;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::AnyConnection;
use store::accounts::{self, PlayerRow, TokenRow};
use store::letters;
use store::matches::{self, Status, Visibility};
use store::seats::{self, PlaceRow, ResultRow};
use store::troubles;

use crate::clocks::away_days_left;
use crate::draft::start_clock;
use crate::live::Table;
use crate::matches::LIST_LENGTH;
use crate::secrets::{hash, new_secret};
use crate::unreadable::Unreadable;
use crate::{Result, Service, ServiceError, digests, invalid};
use words::{Language, Reader, message};

/// The names at the tables of a list, in the order of seats.
pub type Sitters = BTreeMap<MatchId, Vec<String>>;

/// What a player may set on the profile page.
#[derive(Clone, Debug)]
pub struct Settings {
    pub zone: String,
    pub language: Language,
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

/// Somebody who may have a seat, as pages and programs know them: what is stored of them has been
/// read. Nothing that proves who they are is in it.
#[derive(Clone, Debug)]
pub struct Account {
    row: PlayerRow,
    pub zone: Tz,
    pub language: Language,
}

impl Account {
    pub fn read(row: PlayerRow) -> Result<Account, Unreadable> {
        Ok(Account {
            zone: zone(&row)?,
            language: language(&row)?,
            row,
        })
    }

    pub fn reader(&self, now: Moment) -> Reader {
        Reader {
            language: self.language,
            zone: self.zone,
            now,
        }
    }
}

impl Deref for Account {
    type Target = PlayerRow;

    fn deref(&self) -> &PlayerRow {
        &self.row
    }
}

/// Where a player's day begins and ends.
pub(crate) fn zone(player: &PlayerRow) -> Result<Tz, Unreadable> {
    stored_zone(player.id, &player.zone)
}

fn language(player: &PlayerRow) -> Result<Language, Unreadable> {
    stored_language(player.id, &player.language)
}

pub(crate) fn stored_zone(id: PlayerId, stored: &str) -> Result<Tz, Unreadable> {
    let unreadable = |_| Unreadable::new("players", id, "zone", "it is no time zone");
    stored.parse().map_err(unreadable)
}

pub(crate) fn stored_language(id: PlayerId, stored: &str) -> Result<Language, Unreadable> {
    let unreadable = || Unreadable::new("players", id, "language", "it is no language");
    Language::of_tag(stored).ok_or_else(unreadable)
}

/// The reader that a player is.
pub fn reader(player: &PlayerRow, now: Moment) -> Result<Reader, Unreadable> {
    Ok(Reader {
        language: language(player)?,
        zone: zone(player)?,
        now,
    })
}

/// Addresses are kept in lower case; whether one works is for the confirmation to show.
pub(crate) fn read_address(address: &str) -> Result<String> {
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
        false => invalid(message!("bad-address")),
    }
}

/// The browser's guess, if it names a zone.
pub(crate) fn read_zone(zone: &str) -> String {
    let known = zone.trim().parse::<Tz>();
    known.unwrap_or(Tz::UTC).name().to_owned()
}

/// Turns in time, in hundredths; nothing can be said of a newcomer.
pub fn reliability(player: &PlayerRow) -> Option<i64> {
    let all = player.turns + player.drop_outs;
    (all > 0).then(|| (player.turns - player.turns_late) * 100 / all)
}

/// What is counted in the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    pub running: i64,
    pub troubles: i64,
    /// Mails that should have gone out by now.
    pub mails_due: i64,
    pub oldest_mail_seconds: i64,
}

impl Service {
    pub async fn set_profile(&self, player: PlayerId, settings: Settings) -> Result<()> {
        if settings.zone.parse::<Tz>().is_err() {
            return invalid(message!("no-such-zone"));
        }
        self.store
            .write(move |conn| {
                let mut row = accounts::take(conn, player)?;
                row.zone = settings.zone;
                row.language = settings.language.tag().to_owned();
                Ok(accounts::save(conn, &row)?)
            })
            .await
    }

    pub async fn set_language(&self, player: PlayerId, language: Language) -> Result<()> {
        self.store
            .write(move |conn| {
                let mut row = accounts::take(conn, player)?;
                row.language = language.tag().to_owned();
                Ok(accounts::save(conn, &row)?)
            })
            .await
    }

    /// Who sits at the tables of a list.
    pub async fn sitters(&self, rows: &[PlaceRow]) -> Result<Sitters> {
        let ids: Vec<MatchId> = rows.iter().map(|row| row.id).collect();
        self.store
            .read(move |conn| {
                let mut found = seats::of_matches(conn, &ids)?;
                found.sort_by_key(|seat| (seat.match_id, seat.seat));
                let mut sitters = Sitters::new();
                for seat in found {
                    sitters.entry(seat.match_id).or_default().push(seat.name);
                }
                Ok(sitters)
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

    /// Is back before the days off end.
    pub async fn come_back(&self, player: PlayerId) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| come_back(conn, player, now))
            .await
    }

    pub async fn portrait(&self, name: &str) -> Result<Portrait> {
        let name = name.to_owned();
        self.store
            .read(move |conn| {
                let player = accounts::by_name(conn, &name)?;
                let player = player.filter(|player| player.confirmed);
                let player = player.ok_or(ServiceError::NotFound)?;
                let all = seats::places(
                    conn,
                    player.id,
                    &[Status::Over, Status::Running],
                    LIST_LENGTH,
                )?;
                let public = |row: &PlaceRow| row.visibility == Visibility::Public;
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
                accounts::take(conn, player)?;
                if accounts::tokens_of(conn, player)?.len() >= MOST_TOKENS {
                    return invalid(message!("too-many-tokens", most = MOST_TOKENS));
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
    pub async fn by_token(&self, secret: &str) -> Result<Option<(Account, bool)>> {
        let hashed = hash(secret);
        self.store
            .read(move |conn| match accounts::by_token(conn, &hashed)? {
                Some((row, may_play)) => Ok(Some((Account::read(row)?, may_play))),
                None => Ok(None),
            })
            .await
    }

    /// What the database server tells about itself; a file tells nothing.
    pub async fn about_database(&self) -> Result<Option<store::connection::About>> {
        self.store
            .read(|conn| Ok(store::connection::about(conn)?))
            .await
    }

    /// How many connections to the database there are, and how many of them are busy.
    pub fn pool_use(&self) -> store::PoolUse {
        self.store.pool_use()
    }

    /// What `/metrics` tells of the database.
    pub async fn figures(&self) -> Result<Figures> {
        let now = self.clock.now();
        self.store
            .read(move |conn| {
                let oldest = letters::oldest_due(conn, now)?;
                Ok(Figures {
                    running: matches::count(conn, Status::Running)?,
                    troubles: troubles::count(conn)?,
                    mails_due: letters::due_count(conn, now)?,
                    oldest_mail_seconds: oldest.map_or(0, |at| (now - at).num_seconds()),
                })
            })
            .await
    }
}

/// The player, and every table that waits for them. A clock that begins from now on waits until it is
/// known how long they are away; those that began just before are found by looking again.
fn take_with_waits(conn: &mut AnyConnection, player: PlayerId) -> Result<(PlayerRow, Vec<Table>)> {
    let mut tables: Vec<Table> = Vec::new();
    for id in seats::waiting_for(conn, player)? {
        tables.push(Table::take(conn, id)?);
    }
    let row = accounts::take_days_off(conn, player)?;
    for id in seats::waiting_for(conn, player)? {
        if !tables.iter().any(|table| table.row.id == id) {
            tables.push(Table::take(conn, id)?);
        }
    }
    Ok((row, tables))
}

pub(crate) fn go_away(
    conn: &mut AnyConnection,
    player: PlayerId,
    days: i32,
    now: Moment,
) -> Result<()> {
    let (mut row, tables) = take_with_waits(conn, player)?;
    let left = away_days_left(row.away_year, row.away_days, now);
    if days < 1 || days > left {
        return invalid(message!("too-many-days", count = left));
    }
    if row.away_year != now.year() {
        (row.away_year, row.away_days) = (now.year(), 0);
    }
    row.away_days += days;
    let from = row.away_until.filter(|until| *until > now).unwrap_or(now);
    row.away_until = Some(from + TimeDelta::days(i64::from(days)));
    accounts::save(conn, &row)?;
    set_clocks(conn, player, &tables)
}

/// Ends the days off now; whole days that are left may be taken later. The time until now stays off
/// the clocks.
pub(crate) fn come_back(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<()> {
    let (mut row, tables) = take_with_waits(conn, player)?;
    let Some(until) = row.away_until.filter(|until| *until > now) else {
        return invalid(message!("not-away"));
    };
    let left = (until - now).num_days() as i32;
    row.away_days = (row.away_days - left).max(0);
    row.away_until = Some(now);
    accounts::save(conn, &row)?;
    set_clocks(conn, player, &tables)?;
    digests::come_back(conn, player, now)
}

/// The clocks of a player whose days off have changed.
fn set_clocks(conn: &mut AnyConnection, player: PlayerId, tables: &[Table]) -> Result<()> {
    for table in tables {
        let Some(mut seat) = table.seat_of(player).cloned() else {
            continue;
        };
        let runs = table.row.status == Status::Running && !table.row.paused;
        if let (Some(since), true) = (seat.waiting_since, runs) {
            start_clock(conn, &mut seat, &table.terms()?, since)?;
            seats::set_clock(conn, &seat)?;
        }
    }
    Ok(())
}
