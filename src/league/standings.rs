//! Scoring, tie-breaks, and the ranks that are still possible.

use super::{Entrant, Points, Seating};
use serde::{Deserialize, Serialize};

#[cfg(test)]
pub(super) mod tests;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Points by place, the first place first; tied places share the mean, places not listed score nothing.
    Places(Vec<i64>),
    /// A share of the winner's score: 100 for the winner, never below 0.
    Share,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Meetings among the tied: those in which one came before the other, less those behind.
    Direct,
    /// First places, shared ones included.
    Wins,
    /// The sum of the shares of the winners' scores.
    Share,
    /// The points of those met, as often as they were met.
    Opponents,
}

impl TieBreak {
    pub const ALL: [Self; 4] = [Self::Direct, Self::Wins, Self::Share, Self::Opponents];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    /// From 1; tied seats share one.
    pub place: u8,
    pub score: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableResult {
    /// None: dropped out or was replaced. That is the last place and scores nothing, and the others
    /// score as if it were last.
    pub seats: Vec<(Entrant, Option<Finish>)>,
}

impl TableResult {
    /// The place of each seat among those who finished; None behind them all.
    pub fn places(&self) -> Vec<Option<usize>> {
        let finishes = || self.seats.iter().filter_map(|(_, finish)| *finish);
        self.seats
            .iter()
            .map(|(_, finish)| {
                finish.map(|own| 1 + finishes().filter(|other| other.place < own.place).count())
            })
            .collect()
    }

    fn shares(&self, places: &[Option<usize>]) -> Vec<Points> {
        let winner = std::iter::zip(&self.seats, places)
            .find(|(_, place)| **place == Some(1))
            .and_then(|((_, finish), _)| *finish)
            .map_or(0, |finish| finish.score);
        std::iter::zip(&self.seats, places)
            .map(|((_, finish), place)| match (finish, place) {
                (Some(_), Some(1)) => Points::FULL_SHARE,
                // Nobody has a share of nothing.
                (Some(finish), _) if winner > 0 => {
                    let score = i128::from(finish.score.clamp(0, winner));
                    let twice = 2 * score * i128::from(Points::FULL_SHARE.0) / i128::from(winner);
                    Points(((twice + 1) / 2) as i64)
                }
                _ => Points(0),
            })
            .collect()
    }
}

impl Scoring {
    fn of_place(points: &[i64], place: usize) -> i64 {
        points.get(place - 1).copied().unwrap_or(0)
    }

    fn points(&self, places: &[Option<usize>], shares: &[Points]) -> Vec<Points> {
        let Self::Places(points) = self else {
            return shares.to_vec();
        };
        places
            .iter()
            .map(|place| {
                let Some(place) = *place else {
                    return Points(0);
                };
                let tied = places.iter().filter(|other| **other == Some(place)).count();
                let sum: i64 = (place..place + tied)
                    .map(|place| Self::of_place(points, place))
                    .sum();
                Points(Points::whole(sum).0 / tied as i64)
            })
            .collect()
    }

    /// What the sole winner of a table gets.
    fn win(&self) -> Points {
        match self {
            Self::Places(points) => Points::whole(Self::of_place(points, 1)),
            Self::Share => Points::FULL_SHARE,
        }
    }

    /// The least and the most that a seat can get at a table of that size, and the most that all its
    /// seats can get together.
    fn bounds(&self, size: usize) -> (Points, Points, Points) {
        match self {
            Self::Places(points) => {
                let points = || (1..=size).map(|place| Self::of_place(points, place));
                (
                    Points::whole(points().min().unwrap_or(0).min(0)),
                    Points::whole(points().max().unwrap_or(0).max(0)),
                    Points::whole(points().map(|points| points.max(0)).sum()),
                )
            }
            Self::Share => (
                Points(0),
                Points::FULL_SHARE,
                Points::FULL_SHARE * size as i64,
            ),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub entrant: Entrant,
    /// From 1, each once.
    pub rank: usize,
    pub points: Points,
    pub played: usize,
    pub wins: usize,
    pub share: Points,
    /// The best and the worst rank that is still possible.
    pub best: usize,
    pub worst: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    points: Points,
    share: Points,
    wins: i64,
    played: i64,
    is_out: bool,
}

/// Kept up by `add` and `remove`; the order in which results come does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    scoring: Scoring,
    tie_breaks: Vec<TieBreak>,
    tallies: Vec<Tally>,
    /// For each pair: how often they met, and how much more often the first came before the second.
    met: Vec<Vec<i64>>,
    ahead: Vec<Vec<i64>>,
}

impl Standings {
    pub fn new(entrants: usize, scoring: Scoring, tie_breaks: Vec<TieBreak>) -> Self {
        Self {
            scoring,
            tie_breaks,
            tallies: vec![Tally::default(); entrants],
            met: vec![vec![0; entrants]; entrants],
            ahead: vec![vec![0; entrants]; entrants],
        }
    }

    pub fn add(&mut self, result: &TableResult) {
        self.count(result, 1);
    }

    pub fn remove(&mut self, result: &TableResult) {
        self.count(result, -1);
    }

    /// A round without a table that counts as a win.
    pub fn add_bye(&mut self, entrant: Entrant) {
        let win = self.scoring.win();
        let tally = &mut self.tallies[entrant];
        tally.points += win;
        tally.share += Points::FULL_SHARE;
        tally.wins += 1;
    }

    /// Plays no more. On equal points, whoever plays to the end comes first.
    pub fn take_out(&mut self, entrant: Entrant) {
        self.tallies[entrant].is_out = true;
    }

    fn count(&mut self, result: &TableResult, times: i64) {
        let places = result.places();
        let shares = result.shares(&places);
        let points = self.scoring.points(&places, &shares);
        for (seat, (entrant, _)) in result.seats.iter().enumerate() {
            let tally = &mut self.tallies[*entrant];
            tally.points += points[seat] * times;
            tally.share += shares[seat] * times;
            tally.wins += i64::from(places[seat] == Some(1)) * times;
            tally.played += times;
            for (other_seat, (other, _)) in result.seats.iter().enumerate() {
                if other_seat == seat {
                    continue;
                }
                let place = |seat: usize| places[seat].unwrap_or(usize::MAX);
                let order = place(other_seat).cmp(&place(seat)) as i64;
                self.met[*entrant][*other] += times;
                self.ahead[*entrant][*other] += order * times;
            }
        }
    }

    pub fn points(&self, entrant: Entrant) -> Points {
        self.tallies[entrant].points
    }

    pub fn met(&self, one: Entrant, other: Entrant) -> usize {
        self.met[one][other].max(0) as usize
    }

    /// All entrants, the first in front.
    pub fn order(&self) -> Vec<Entrant> {
        let all = (0..self.tallies.len()).collect();
        self.split(all, |entrant| self.tallies[entrant].points.0)
            .into_iter()
            .flat_map(|tied| self.split(tied, |entrant| self.stays(entrant)))
            .flat_map(|tied| self.untie(tied, &self.tie_breaks))
            .collect()
    }

    /// Groups of equal keys, the highest first; within a group by seed.
    fn split(&self, mut group: Vec<Entrant>, key: impl Fn(Entrant) -> i64) -> Vec<Vec<Entrant>> {
        group.sort_by_cached_key(|entrant| (std::cmp::Reverse(key(*entrant)), *entrant));
        group
            .chunk_by(|one, other| key(*one) == key(*other))
            .map(<[Entrant]>::to_vec)
            .collect()
    }

    fn untie(&self, tied: Vec<Entrant>, tie_breaks: &[TieBreak]) -> Vec<Entrant> {
        let (Some((tie_break, rest)), true) = (tie_breaks.split_first(), tied.len() > 1) else {
            return tied;
        };
        let group = tied.clone();
        self.split(tied, |entrant| self.key(*tie_break, entrant, &group))
            .into_iter()
            .flat_map(|tied| self.untie(tied, rest))
            .collect()
    }

    fn stays(&self, entrant: Entrant) -> i64 {
        i64::from(!self.tallies[entrant].is_out)
    }

    fn key(&self, tie_break: TieBreak, entrant: Entrant, tied: &[Entrant]) -> i64 {
        let tally = &self.tallies[entrant];
        match tie_break {
            TieBreak::Direct => tied.iter().map(|other| self.ahead[entrant][*other]).sum(),
            TieBreak::Wins => tally.wins,
            TieBreak::Share => tally.share.0,
            TieBreak::Opponents => std::iter::zip(&self.met[entrant], &self.tallies)
                .map(|(met, other)| met * other.points.0)
                .sum(),
        }
    }

    /// The table in rank order, with the final ranks still possible while these tables are open.
    pub fn lines(&self, open: &[Seating]) -> Vec<Line> {
        let ranges = (!open.is_empty()).then(|| self.possible_ranks(open));
        self.order()
            .into_iter()
            .enumerate()
            .map(|(index, entrant)| {
                let rank = index + 1;
                let (best, worst) = ranges
                    .as_ref()
                    .map_or((rank, rank), |ranges| ranges[entrant]);
                let tally = &self.tallies[entrant];
                Line {
                    entrant,
                    rank,
                    points: tally.points,
                    played: tally.played.max(0) as usize,
                    wins: tally.wins.max(0) as usize,
                    share: tally.share,
                    best,
                    worst,
                }
            })
            .collect()
    }

    fn possible_ranks(&self, open: &[Seating]) -> Vec<(usize, usize)> {
        let reach = self.reach(open);
        let entrants = 0..self.tallies.len();
        let supply: i64 = open
            .iter()
            .map(|seating| self.scoring.bounds(seating.len()).2.0)
            .sum();
        entrants
            .clone()
            .map(|entrant| {
                let others = || entrants.clone().filter(|other| *other != entrant);
                let best = 1 + others()
                    .filter(|other| reach[*other].is_surely_before(&reach[entrant]))
                    .count();
                // Not all who could come before may do so at once: the open tables have only so many points.
                let mut needs: Vec<i64> = others()
                    .filter(|other| !reach[entrant].is_surely_before(&reach[*other]))
                    .map(|other| reach[entrant].least[0] - self.tallies[other].points.0)
                    .map(|need| need.max(0))
                    .collect();
                needs.sort_unstable();
                let mut left = supply;
                let before = needs.iter().take_while(|need| {
                    left -= **need;
                    left >= 0
                });
                (best, 1 + before.count())
            })
            .collect()
    }

    /// What each entrant can still reach in points and in those tie-breaks that depend on nobody else.
    fn reach(&self, open: &[Seating]) -> Vec<Reach> {
        let own = |tie_break: &&TieBreak| matches!(tie_break, TieBreak::Wins | TieBreak::Share);
        let known: Vec<TieBreak> = self.tie_breaks.iter().take_while(own).copied().collect();
        let mut reach: Vec<Reach> = self
            .tallies
            .iter()
            .enumerate()
            .map(|(entrant, tally)| {
                let keys = known.iter().map(|one| self.key(*one, entrant, &[]));
                let first = [tally.points.0, self.stays(entrant)];
                let now: Vec<i64> = first.into_iter().chain(keys).collect();
                Reach {
                    least: now.clone(),
                    most: now,
                    seed: (known.len() == self.tie_breaks.len()).then_some(entrant),
                }
            })
            .collect();
        for seating in open {
            let (least, most, _) = self.scoring.bounds(seating.len());
            for entrant in seating {
                let reach = &mut reach[*entrant];
                reach.least[0] += least.0;
                reach.most[0] += most.0;
                for (most, tie_break) in reach.most[2..].iter_mut().zip(&known) {
                    *most += match tie_break {
                        TieBreak::Share => Points::FULL_SHARE.0,
                        TieBreak::Direct | TieBreak::Wins | TieBreak::Opponents => 1,
                    };
                }
            }
        }
        reach
    }
}

struct Reach {
    /// Points, whether it stays, then the tie-breaks up to the first that depends on others.
    least: Vec<i64>,
    most: Vec<i64>,
    /// Known if it decides after these.
    seed: Option<Entrant>,
}

impl Reach {
    fn is_surely_before(&self, other: &Self) -> bool {
        for (least, most) in self.least.iter().zip(&other.most) {
            if least != most {
                return least > most;
            }
        }
        self.seed.is_some() && self.seed < other.seed
    }
}
