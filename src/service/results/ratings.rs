//! Ratings: how a finished match changes them, and leaderboards.

use std::collections::HashMap;

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use base::clock::Moment;
use base::ids::PlayerId;
use games::registry;
use store::ratings::{self, RatedRow, RatingRow};
use store::{AnyConnection, accounts};

use crate::live::Table;
use crate::statistics::{self, Statistics};
use crate::{Result, Service, ServiceError};

#[cfg(test)]
mod tests;

/// So many rated matches a leaderboard asks for.
pub const LEAST_MATCHES: i32 = 5;
/// So many times the uncertainty is taken off the rating for the order of a leaderboard.
const CAUTION: f64 = 2.0;
const LONGEST_BOARD: i64 = 200;
const LONGEST_HISTORY: i64 = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub rating: f64,
    pub uncertainty: f64,
    pub matches: i32,
}

impl Default for Rating {
    fn default() -> Self {
        let WengLinRating {
            rating,
            uncertainty,
        } = WengLinRating::new();
        Rating {
            rating,
            uncertainty,
            matches: 0,
        }
    }
}

impl Rating {
    /// What the player has shown almost surely.
    pub fn cautious(self) -> f64 {
        self.rating - CAUTION * self.uncertainty
    }

    /// Rated matches that are missing for a leaderboard.
    pub fn missing(self) -> i32 {
        (LEAST_MATCHES - self.matches).max(0)
    }
}

impl From<&RatingRow> for Rating {
    fn from(row: &RatingRow) -> Self {
        Rating {
            rating: row.rating,
            uncertainty: row.uncertainty,
            matches: row.matches,
        }
    }
}

/// The ratings of players in a game; who has none yet has that of a newcomer.
pub fn of(
    conn: &mut AnyConnection,
    game: &str,
    players: &[PlayerId],
) -> Result<HashMap<PlayerId, Rating>> {
    let mut all: HashMap<_, _> = players.iter().map(|id| (*id, Rating::default())).collect();
    for row in ratings::of_players(conn, game, players)? {
        all.insert(row.player_id, Rating::from(&row));
    }
    Ok(all)
}

/// A person who is compared with the others of a match.
#[derive(Clone, Copy, Debug)]
struct Contender {
    before: Rating,
    /// The lower the better; equal ones are tied.
    rank: usize,
    /// Took over the seat of another: can gain, but not lose.
    is_shielded: bool,
}

fn rerated(contenders: &[Contender]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = contenders
        .iter()
        .map(|one| {
            [WengLinRating {
                rating: one.before.rating,
                uncertainty: one.before.uncertainty,
            }]
        })
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = std::iter::zip(&teams, contenders)
        .map(|(team, one)| (team.as_slice(), MultiTeamOutcome::new(one.rank)))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    std::iter::zip(contenders, after.concat())
        .map(|(one, after)| {
            let matches = one.before.matches + 1;
            match one.is_shielded && after.rating < one.before.rating {
                true => Rating {
                    matches,
                    ..one.before
                },
                false => Rating {
                    rating: after.rating,
                    uncertainty: after.uncertainty,
                    matches,
                },
            }
        })
        .collect()
}

/// The people of a finished match with their ranks among each other: those who sat to the end by their
/// places, then all who dropped out.
fn people(table: &Table, drop_outs: &[PlayerId]) -> Vec<(PlayerId, usize, bool)> {
    let sitters: Vec<(PlayerId, i32, bool)> = table
        .seats
        .iter()
        .filter_map(|seat| Some((seat.player_id?, seat.place?, seat.is_substitute)))
        .collect();
    let sits = |player: &PlayerId| sitters.iter().any(|(sitter, ..)| sitter == player);
    let ranked = sitters.iter().map(|(player, place, is_substitute)| {
        let before = sitters.iter().filter(|(_, other, _)| other < place).count();
        // Who leaves and comes back is not protected from the own past.
        let is_shielded = *is_substitute && !drop_outs.contains(player);
        (*player, 1 + before, is_shielded)
    });
    let gone = drop_outs.iter().filter(|player| !sits(player));
    ranked
        .chain(gone.map(|player| (*player, 1 + sitters.len(), false)))
        .collect()
}

/// Rates the people of a match that has just ended, and counts it; nothing if fewer than two took part.
pub(crate) fn rate(conn: &mut AnyConnection, table: &Table, now: Moment) -> Result<()> {
    let (id, game) = (table.row.id, &table.row.game);
    let people = people(table, &ratings::drop_outs_of(conn, id)?);
    if people.len() < 2 {
        return Ok(());
    }
    ratings::lock(conn)?;
    let ids: Vec<PlayerId> = people.iter().map(|(player, ..)| *player).collect();
    let before = of(conn, game, &ids)?;
    let contenders: Vec<Contender> = people
        .iter()
        .map(|(player, rank, is_shielded)| Contender {
            before: before[player],
            rank: *rank,
            is_shielded: *is_shielded,
        })
        .collect();
    let after = rerated(&contenders);
    for ((player, one), after) in ids.iter().zip(&contenders).zip(after) {
        ratings::note(
            conn,
            &RatedRow {
                match_id: id,
                player_id: *player,
                game: game.clone(),
                place: one.rank as i32,
                people: ids.len() as i32,
                rating_before: one.before.rating,
                uncertainty_before: one.before.uncertainty,
                rating_after: after.rating,
                uncertainty_after: after.uncertainty,
                at: now,
            },
        )?;
        ratings::save(
            conn,
            &RatingRow {
                player_id: *player,
                game: game.clone(),
                rating: after.rating,
                uncertainty: after.uncertainty,
                cautious: after.cautious(),
                matches: after.matches,
            },
        )?;
    }
    for seat in table.seats.iter().filter(|seat| seat.player_id.is_some()) {
        statistics::count(conn, table, seat)?;
    }
    Ok(())
}

#[derive(Clone, Debug)]
pub struct Leader {
    pub name: String,
    pub rating: Rating,
}

/// The best players of a game, and how the reader stands.
#[derive(Clone, Debug)]
pub struct Leaderboard {
    pub leaders: Vec<Leader>,
    pub own: Option<Rating>,
    pub statistics: Statistics,
}

/// A game in the list of leaderboards: its slug, how many are on its board, and the reader's rating.
#[derive(Clone, Debug)]
pub struct Board {
    pub game: &'static str,
    pub players: i64,
    pub own: Option<Rating>,
}

/// A player's way in one game.
#[derive(Clone, Debug)]
pub struct Career {
    pub game: String,
    pub rating: Rating,
    pub history: Vec<RatedRow>,
}

fn known_game(slug: &str) -> Result<&'static str> {
    let game = registry::find(slug).ok_or(ServiceError::NotFound)?;
    Ok(game.info().slug)
}

impl Service {
    pub async fn boards(&self, reader: Option<PlayerId>) -> Result<Vec<Board>> {
        self.store
            .read(move |conn| {
                let numbers: HashMap<String, i64> =
                    ratings::numbers(conn, LEAST_MATCHES)?.into_iter().collect();
                let own = match reader {
                    Some(reader) => ratings::of_player(conn, reader)?,
                    None => Vec::new(),
                };
                let board = |slug: &'static str| Board {
                    game: slug,
                    players: numbers.get(slug).copied().unwrap_or_default(),
                    own: own.iter().find(|row| row.game == slug).map(Rating::from),
                };
                let games = registry::all().iter().map(|game| game.info().slug);
                Ok(games.map(board).collect())
            })
            .await
    }

    pub async fn leaderboard(&self, game: &str, reader: Option<PlayerId>) -> Result<Leaderboard> {
        let game = known_game(game)?;
        self.store
            .read(move |conn| {
                let leader = |(name, row): (String, RatingRow)| Leader {
                    name,
                    rating: Rating::from(&row),
                };
                let leaders = ratings::leaders(conn, game, LEAST_MATCHES, LONGEST_BOARD)?;
                let own = match reader {
                    Some(reader) => ratings::of_players(conn, game, &[reader])?,
                    None => Vec::new(),
                };
                Ok(Leaderboard {
                    leaders: leaders.into_iter().map(leader).collect(),
                    own: own.first().map(Rating::from),
                    statistics: Statistics::new(&ratings::tallies(conn, game)?),
                })
            })
            .await
    }

    /// How a player did in each game that they have a rating in.
    pub async fn careers(&self, name: &str) -> Result<Vec<Career>> {
        let name = name.to_owned();
        self.store
            .read(move |conn| {
                let player = accounts::by_name(conn, &name)?;
                let player = player.filter(|player| player.confirmed);
                let player = player.ok_or(ServiceError::NotFound)?;
                let rows = ratings::of_player(conn, player.id)?;
                let history = ratings::history(conn, player.id, LONGEST_HISTORY)?;
                let career = |row: &RatingRow| Career {
                    game: row.game.clone(),
                    rating: Rating::from(row),
                    history: history
                        .iter()
                        .filter(|rated| rated.game == row.game)
                        .cloned()
                        .collect(),
                };
                Ok(rows.iter().map(career).collect())
            })
            .await
    }
}
