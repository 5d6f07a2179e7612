//! Matches made by themselves: people wait for a game, a speed and a number of seats, and those who are
//! close in rating sit down together.

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use games::deal::Options;
use games::registry;
use store::accounts::{self, PlayerRow};
use store::queue::{self, QueueRow};
use store::{AnyConnection, ratings as rated};
use words::{Message, message};

use crate::letters::tell_account;
use crate::notice::AccountNotice;
use crate::tables::{self, Opening, Visibility};
use crate::terms::{Pace, Terms};
use crate::thinking::Level;
use crate::troubles::{Held, Work};
use crate::{Result, Service, ServiceError, people, ratings};

#[cfg(test)]
mod tests;

/// Ratings at one table differ by this at most, and by this more for each day of waiting.
const FIRST_GAP: f64 = 4.0;
const GAP_A_DAY: f64 = 3.0;
/// Who has waited this long plays with whoever is nearest.
const DAYS_TO_ANYBODY: i64 = 7;
/// A wish is forgotten after this.
const DAYS_IN_ALL: i64 = 14;
/// Of all kinds: for a match, a season, a pause.
const WISHES_AN_HOUR: i64 = 60;
const BATCH: i64 = 50;

/// The rule as the page prints it.
pub fn rule() -> Message {
    message!(
        "play-now-rule",
        gap = FIRST_GAP.to_string(),
        more = GAP_A_DAY.to_string(),
        anybody = DAYS_TO_ANYBODY,
        count = DAYS_IN_ALL,
    )
}

/// What somebody waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    pub game: String,
    pub speed: Pace,
    pub seats: u8,
}

/// How many wait for what, and what the reader waits for and since when.
#[derive(Clone, Debug, Default)]
pub struct Queues {
    pub numbers: Vec<(Wanted, i64)>,
    pub own: Vec<(Wanted, Moment)>,
}

/// Somebody who could be seated now.
#[derive(Clone, Copy, Debug)]
struct Waiter {
    rating: f64,
    waited: TimeDelta,
}

impl Waiter {
    fn allowed_gap(&self) -> f64 {
        FIRST_GAP + GAP_A_DAY * self.waited.num_days() as f64
    }

    fn comes_first(&self) -> bool {
        self.waited >= TimeDelta::days(DAYS_TO_ANYBODY)
    }
}

/// Who sits down together next. Those nearest to each other are neighbours in the order of ratings.
fn next_table(waiters: &[Waiter], seats: usize) -> Option<Vec<usize>> {
    let mut order: Vec<usize> = (0..waiters.len()).collect();
    order.sort_by(|one, other| waiters[*one].rating.total_cmp(&waiters[*other].rating));
    let gap = |table: &[usize]| {
        let rating = |at: Option<&usize>| at.map_or(0.0, |index| waiters[*index].rating);
        rating(table.last()) - rating(table.first())
    };
    let longest = |table: &[usize]| table.iter().map(|index| waiters[*index].waited).max();
    let impatient = (0..waiters.len())
        .filter(|index| waiters[*index].comes_first())
        .max_by_key(|index| (waiters[*index].waited, std::cmp::Reverse(*index)));
    let fits = |table: &&[usize]| match impatient {
        Some(first) => table.contains(&first),
        None => {
            let allowed = table.iter().map(|index| waiters[*index].allowed_gap());
            gap(table) <= allowed.fold(0.0, f64::max)
        }
    };
    let closest = |one: &&[usize], other: &&[usize]| {
        gap(one)
            .total_cmp(&gap(other))
            .then(longest(other).cmp(&longest(one)))
    };
    let found = order.windows(seats).filter(fits).min_by(closest)?;
    Some(found.to_vec())
}

/// The players of the next table of a queue, if one can be made.
fn next_players(
    conn: &mut AnyConnection,
    wanted: &Wanted,
    now: Moment,
) -> Result<Option<Vec<PlayerRow>>> {
    let seats = i32::from(wanted.seats);
    let mut waiting = queue::waiting(conn, &wanted.game, wanted.speed, seats)?;
    waiting.retain(|(player, _)| player.away_until.is_none_or(|until| until <= now));
    // Whoever cannot be read holds up nobody else.
    waiting.retain(|(player, _)| people::zone(player).is_ok());
    let ids: Vec<PlayerId> = waiting.iter().map(|(player, _)| player.id).collect();
    let ratings = ratings::of(conn, &wanted.game, &ids)?;
    let waiters: Vec<Waiter> = waiting
        .iter()
        .map(|(player, since)| Waiter {
            rating: ratings[&player.id].rating,
            waited: now - *since,
        })
        .collect();
    let table = next_table(&waiters, usize::from(wanted.seats));
    Ok(table.map(|indices| {
        let player = |index: usize| waiting[index].0.clone();
        indices.into_iter().map(player).collect()
    }))
}

/// Opens and starts the next table of a queue in one transaction.
fn seat_next(conn: &mut AnyConnection, wanted: &Wanted, now: Moment) -> Result<Option<MatchId>> {
    rated::lock(conn)?;
    let Some(players) = next_players(conn, wanted, now)? else {
        return Ok(None);
    };
    let [first, others @ ..] = players.as_slice() else {
        return Ok(None);
    };
    let id = tables::open(conn, &opening(wanted), first, now)?;
    for player in others {
        tables::join(conn, id, player, "", now)?;
    }
    let ids: Vec<PlayerId> = players.iter().map(|player| player.id).collect();
    queue::leave_game(conn, &ids, &wanted.game)?;
    Ok(Some(id))
}

fn opening(wanted: &Wanted) -> Opening {
    Opening {
        game: wanted.game.clone(),
        title: String::new(),
        seats: wanted.seats,
        options: Options::default(),
        visibility: Visibility::Public,
        terms: Terms {
            speed: wanted.speed.into(),
            ..Terms::default()
        },
        bots: 0,
        level: Level::USUAL,
    }
}

/// Ends a wish that was not fulfilled, and says so.
fn expire(conn: &mut AnyConnection, row: &QueueRow, now: Moment) -> Result<()> {
    if queue::leave(conn, row.player_id, &row.game, row.speed, row.seats)? == 0 {
        return Ok(());
    }
    let player = accounts::find(conn, row.player_id)?;
    let Some(address) = &player.email else {
        return Ok(());
    };
    let game = registry::find(&row.game).map_or("?", |game| game.info().name);
    let key = format!(
        "waited:{}:{}:{}:{}:{}",
        player.id, row.game, row.speed, row.seats, row.since
    );
    let notice = AccountNotice::Waited {
        name: player.name.clone(),
        game: game.to_owned(),
        seats: row.seats.to_string(),
    };
    tell_account(conn, player.id, address, (notice, &key), now)
}

impl Service {
    pub async fn queues(&self, reader: Option<PlayerId>) -> Result<Queues> {
        self.store
            .read(move |conn| {
                let numbers = queue::numbers(conn)?.into_iter();
                let numbers = numbers.map(|(game, speed, seats, count)| {
                    let seats = seats as u8;
                    (Wanted { game, speed, seats }, count)
                });
                let own = match reader {
                    Some(reader) => queue::of_player(conn, reader)?,
                    None => Vec::new(),
                };
                let own = own.into_iter().map(|row| {
                    let wanted = Wanted {
                        game: row.game,
                        speed: row.speed,
                        seats: row.seats as u8,
                    };
                    (wanted, row.since)
                });
                Ok(Queues {
                    numbers: numbers.collect(),
                    own: own.collect(),
                })
            })
            .await
    }

    /// Waits for a match; saying so twice is saying so once.
    pub async fn wait_for(&self, player: PlayerId, wanted: Wanted) -> Result<()> {
        tables::check(&opening(&wanted))?;
        // A wish leads to mails, and not to the wisher only.
        self.limit_wishes(player).await?;
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let row = QueueRow {
                    player_id: player,
                    game: wanted.game,
                    speed: wanted.speed,
                    seats: i32::from(wanted.seats),
                    since: now,
                };
                Ok::<_, ServiceError>(queue::join(conn, &row)?)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    pub(crate) async fn limit_wishes(&self, player: PlayerId) -> Result<()> {
        let wishes = format!("wish:{player}");
        self.limit(&wishes, WISHES_AN_HOUR, message!("too-many-wishes"))
            .await
    }

    pub async fn stop_waiting(&self, player: PlayerId, wanted: Wanted) -> Result<()> {
        self.store
            .write(move |conn| {
                let Wanted { game, speed, seats } = wanted;
                queue::leave(conn, player, &game, speed, i32::from(seats))?;
                Ok(())
            })
            .await
    }

    /// Makes all matches that can be made now, each queue by itself; says whether there was anything
    /// to do.
    pub(crate) async fn make_matches(&self) -> Result<bool> {
        let now = self.clock.now();
        let (old, full, held) = self
            .store
            .read(move |conn| {
                let old = queue::older_than(conn, now - TimeDelta::days(DAYS_IN_ALL), BATCH)?;
                let enough = queue::numbers(conn)?
                    .into_iter()
                    .filter(|(_, _, seats, count)| *count >= i64::from(*seats));
                let full: Vec<Wanted> = enough
                    .map(|(game, speed, seats, _)| Wanted {
                        game,
                        speed,
                        seats: seats as u8,
                    })
                    .collect();
                Ok::<_, ServiceError>((old, full, Held::load(conn)?))
            })
            .await?;
        let (held_queues, held_wishes) = (held.back(Work::Queue, now), held.back(Work::Wish, now));
        let mut any = false;
        for wanted in full {
            let key = (Work::Queue, wanted.key());
            if held_queues.contains(&key.1) {
                continue;
            }
            let named = format!("{} {} {}", wanted.game, wanted.speed, wanted.seats);
            let seated = self.seat_if_ready(wanted, now).await;
            any |= matches!(seated, Ok(true));
            self.note_outcome(
                key,
                &held,
                seated.map_err(|error| format!("{named}: {error}")),
            )
            .await;
        }
        for row in old {
            let key = (Work::Wish, row.player_id.0);
            if held_wishes.contains(&key.1) {
                continue;
            }
            let ended = self.store.write(move |conn| expire(conn, &row, now)).await;
            any |= ended.is_ok();
            self.note_outcome(key, &held, ended.map_err(|error| error.to_string()))
                .await;
        }
        Ok(any)
    }

    async fn seat_if_ready(&self, wanted: Wanted, now: Moment) -> Result<bool> {
        let asked = wanted.clone();
        let ready = self
            .store
            .read(move |conn| Ok::<_, ServiceError>(next_players(conn, &asked, now)?.is_some()))
            .await?;
        if !ready {
            return Ok(false);
        }
        let seated = self
            .store
            .write(move |conn| seat_next(conn, &wanted, now))
            .await?;
        if let Some(id) = seated {
            self.announce(id, 0);
        }
        Ok(true)
    }

    async fn note_outcome<T>(
        &self,
        (work, item): (Work, i64),
        held: &Held,
        outcome: std::result::Result<T, String>,
    ) {
        match outcome {
            Err(words) => self.note_trouble(work, item, words).await,
            Ok(_) if held.knows(work, item) => self.end_trouble(work, item).await,
            Ok(_) => {}
        }
    }
}

impl Wanted {
    /// A number of its own for each queue, the same for ever.
    fn key(&self) -> i64 {
        let named = format!("{} {} {}", self.game, self.speed, self.seats);
        let digest = Sha256::digest(named.as_bytes());
        let first: [u8; 8] = digest[..8].try_into().expect("a digest has 32 bytes");
        i64::from_be_bytes(first) & i64::MAX
    }
}
