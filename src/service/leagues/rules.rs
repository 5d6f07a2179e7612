//! What everybody agrees to by joining: game, tables, speed, scoring, and what becomes of those who
//! stay away.

use serde::{Deserialize, Serialize};

use crate::live::against_the_rules;
use crate::terms::{AfterDropOut, Speed, Terms};
use crate::unreadable::{Unreadable, read_json};
use crate::{Result, invalid};
use base::ids::SeasonId;
use games::deal::{Deal, Options};
use games::registry;
use games::rng::Seed;
use league::schedule;
use league::standings::{Scoring, TieBreak};
use league::tournament::Format;
use store::leagues::SeasonRow;
use words::message;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub game: String,
    pub options: Options,
    /// Players at a table.
    pub seats: u8,
    pub speed: Speed,
    pub grace_minutes: u32,
    pub sleeps: bool,
    pub plan: Plan,
    pub weeks: u32,
    pub scoring: Scoring,
    pub tie_breaks: Vec<TieBreak>,
    pub sign_up_days: u32,
    /// How long before the start those who signed up are asked to confirm.
    pub confirm_days: u32,
    pub after_drop_out: AfterDropOut,
    /// Whoever drops out of so many matches is out of the season.
    pub drop_outs: u32,
    /// Days away stop the clocks.
    pub vacation: bool,
    /// Bots fill a table that would have free seats.
    pub fill_with_bots: bool,
    /// The next season opens when this one closes.
    pub repeats: bool,
}

/// How the tables of a season are made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Plan {
    League {
        division_size: usize,
        /// For each entrant, taken up to what can be balanced.
        matches: usize,
        promoted: usize,
        relegated: usize,
    },
    Tournament(Format),
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            game: String::new(),
            options: Options::new(),
            seats: 4,
            speed: Speed::PerMove { hours: 24 },
            grace_minutes: 30,
            sleeps: false,
            plan: Plan::League {
                division_size: 8,
                matches: 4,
                promoted: 2,
                relegated: 2,
            },
            weeks: 10,
            scoring: Scoring::Places(places(4)),
            tie_breaks: vec![TieBreak::Direct, TieBreak::Wins, TieBreak::Share],
            sign_up_days: 14,
            confirm_days: 3,
            after_drop_out: AfterDropOut::Substitute,
            drop_outs: 1,
            vacation: true,
            fill_with_bots: true,
            repeats: true,
        }
    }
}

/// The usual points of a table: one for each player who is left behind, and one more for the win.
pub fn places(seats: u8) -> Vec<i64> {
    let behind = |place: u8| i64::from(seats - place) + i64::from(place == 1);
    (1..=seats).map(behind).collect()
}

#[cfg(test)]
#[path = "rules/tests/shapes.rs"]
mod shapes;

const LARGEST_DIVISION: usize = 24;

impl Rules {
    /// Those of a season.
    pub fn of(season: &SeasonRow) -> std::result::Result<Rules, Unreadable> {
        Rules::read(&season.rules, season.id)
    }

    pub(crate) fn read(stored: &str, season: SeasonId) -> std::result::Result<Rules, Unreadable> {
        read_json(stored, ("seasons", season, "rules"))
    }

    pub fn store(&self) -> String {
        serde_json::to_string(self).expect("rules are plain data")
    }

    pub fn is_league(&self) -> bool {
        matches!(self.plan, Plan::League { .. })
    }

    /// As many may sign up.
    pub fn most_entries(&self) -> usize {
        match self.plan {
            Plan::League { .. } => 2000,
            Plan::Tournament(_) => 256,
        }
    }

    /// What the tables of a season agree on.
    pub(super) fn terms(&self, season: SeasonId) -> Terms {
        Terms {
            speed: self.speed,
            grace_minutes: self.grace_minutes,
            sleeps: self.sleeps,
            after_drop_out: self.after_drop_out,
            random_seats: false,
            random_first: false,
            runs_while_away: !self.vacation,
            season: Some(season),
            ..Terms::default()
        }
    }

    /// Whether a season could be played by these.
    pub fn check(&self) -> Result<()> {
        let Some(game) = registry::find(&self.game) else {
            return invalid(message!("no-such-game"));
        };
        let info = game.info();
        if !(2..=5).contains(&self.seats) || !info.players.contains(&self.seats) {
            return invalid(message!("bad-seats", game = info.name, seats = self.seats));
        }
        let version = *info.rules.last().expect("a game has rules");
        let seed: Seed = "0".parse().expect("a digit is a seed");
        let dealt = game.deal(
            version,
            self.seats,
            &self.options,
            &Deal::new(),
            Some(&seed),
        );
        if let Err(refusal) = dealt {
            return Err(against_the_rules(game, &[], refusal.0));
        }
        if !self.speed.is_sensible() || self.grace_minutes > 7 * 24 * 60 {
            return invalid(message!("bad-times"));
        }
        if !(1..=52).contains(&self.weeks) {
            return invalid(message!("bad-weeks"));
        }
        if !(1..=90).contains(&self.sign_up_days) || self.confirm_days > self.sign_up_days {
            return invalid(message!("bad-sign-up"));
        }
        if !(1..=20).contains(&self.drop_outs) {
            return invalid(message!("bad-drop-outs"));
        }
        self.check_scoring()?;
        self.check_plan()
    }

    fn check_scoring(&self) -> Result<()> {
        if let Scoring::Places(points) = &self.scoring {
            let fits = points.len() == usize::from(self.seats)
                && points.windows(2).all(|pair| pair[0] >= pair[1])
                && points.iter().all(|points| (0..=1000).contains(points))
                && points.first() > points.last();
            if !fits {
                return invalid(message!(
                    "bad-points",
                    most = self.seats,
                    example = join(&places(self.seats))
                ));
            }
        }
        let mut seen = self.tie_breaks.clone();
        seen.dedup();
        let twice = (1..seen.len()).any(|at| seen[..at].contains(&seen[at]));
        match twice || seen.len() != self.tie_breaks.len() {
            true => invalid(message!("tie-break-twice")),
            false => Ok(()),
        }
    }

    fn check_plan(&self) -> Result<()> {
        let seats = usize::from(self.seats);
        let sizes = seats..=LARGEST_DIVISION;
        match self.plan {
            Plan::League {
                division_size,
                matches,
                promoted,
                relegated,
            } => {
                if !sizes.contains(&division_size) {
                    return invalid(message!(
                        "bad-division-size",
                        least = seats,
                        most = LARGEST_DIVISION
                    ));
                }
                if !(1..=40).contains(&matches) {
                    return invalid(message!("bad-matches"));
                }
                if promoted + relegated > division_size {
                    return invalid(message!("bad-promotion"));
                }
            }
            Plan::Tournament(Format::RoundRobin { matches }) if !(1..=40).contains(&matches) => {
                return invalid(message!("bad-matches"));
            }
            Plan::Tournament(Format::Swiss { rounds, cut }) => {
                if !(1..=20).contains(&rounds) || !(cut == 0 || (2..=seats).contains(&cut)) {
                    return invalid(message!("bad-swiss", most = seats));
                }
            }
            Plan::Tournament(Format::Groups { size, advance }) => {
                if !sizes.contains(&size) || !(1..size).contains(&advance) {
                    return invalid(message!(
                        "bad-groups",
                        least = seats,
                        most = LARGEST_DIVISION
                    ));
                }
            }
            Plan::Tournament(Format::Elimination { advance }) if !(1..seats).contains(&advance) => {
                return invalid(message!("bad-advance", most = seats - 1));
            }
            Plan::Tournament(_) => {}
        }
        Ok(())
    }

    /// How many matches everybody of a division plays.
    pub fn matches_each(&self, entrants: usize) -> usize {
        let seats = usize::from(self.seats).min(entrants);
        let Plan::League { matches, .. } = self.plan else {
            return 0;
        };
        let choices = schedule::choices(entrants, seats);
        let enough = choices.iter().find(|choice| **choice >= matches);
        *enough.or(choices.last()).expect("never empty")
    }
}

fn join(points: &[i64]) -> String {
    let words: Vec<String> = points.iter().map(i64::to_string).collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Rules {
        Rules {
            game: registry::all()[0].info().slug.to_owned(),
            ..Rules::default()
        }
    }

    #[test]
    fn the_usual_rules_are_good_and_read_back() {
        let rules = some();
        rules.check().unwrap();
        assert_eq!(Rules::read(&rules.store(), SeasonId(1)), Ok(rules.clone()));
        assert_eq!(places(4), [4, 2, 1, 0]);
        assert!(rules.facts(words::Reader::default()).len() >= 8);
    }

    #[test]
    fn what_makes_no_season_is_refused() {
        type Change = fn(&mut Rules);
        let changes: [Change; 12] = [
            |rules| rules.game = "no-such-game".to_owned(),
            |rules| rules.seats = 9,
            |rules| rules.seats = 1,
            |rules| rules.weeks = 0,
            |rules| rules.sign_up_days = 0,
            |rules| rules.confirm_days = 91,
            |rules| rules.drop_outs = 0,
            |rules| rules.scoring = Scoring::Places(vec![3, 2]),
            |rules| rules.scoring = Scoring::Places(vec![0, 1, 2, 3]),
            |rules| rules.tie_breaks = vec![TieBreak::Wins, TieBreak::Share, TieBreak::Wins],
            |rules| {
                rules.plan = Plan::League {
                    division_size: 3,
                    matches: 4,
                    promoted: 1,
                    relegated: 1,
                }
            },
            |rules| rules.plan = Plan::Tournament(Format::Elimination { advance: 4 }),
        ];
        for (index, change) in changes.iter().enumerate() {
            let mut rules = some();
            change(&mut rules);
            assert!(rules.check().is_err(), "change {index}");
        }
    }
}
