//! What everybody agrees to by joining: game, tables, speed, scoring, and what becomes of those who
//! stay away.

use serde::{Deserialize, Serialize};

use crate::games::deal::{Deal, Options};
use crate::games::registry;
use crate::games::rng::Seed;
use crate::ids::SeasonId;
use crate::league::schedule;
use crate::league::standings::{Scoring, TieBreak};
use crate::league::tournament::Format;
use crate::service::live::words;
use crate::service::terms::{AfterDropOut, Speed, Terms};
use crate::service::{Result, invalid};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
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
#[serde(rename_all = "snake_case")]
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

const LARGEST_DIVISION: usize = 24;

impl Rules {
    pub fn read(stored: &str) -> Rules {
        serde_json::from_str(stored).unwrap_or_default()
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
            return invalid("There is no such game here.");
        };
        let info = game.info();
        if !(2..=5).contains(&self.seats) || !info.players.contains(&self.seats) {
            return invalid(format!("{} is not played by {}.", info.name, self.seats));
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
            return invalid(words(game, &[]).say(&refusal.0));
        }
        if !self.speed.is_sensible() || self.grace_minutes > 7 * 24 * 60 {
            return invalid(
                "Those times make no sense: choose hours between 1 and a year, and at most a week of grace.",
            );
        }
        if !(1..=52).contains(&self.weeks) {
            return invalid("A season lasts 1 to 52 weeks.");
        }
        if !(1..=90).contains(&self.sign_up_days) || self.confirm_days > self.sign_up_days {
            return invalid(
                "The sign-up lasts 1 to 90 days, and is confirmed no earlier than it opens.",
            );
        }
        if !(1..=20).contains(&self.drop_outs) {
            return invalid("The drop-out that ends a season is a number from 1 to 20.");
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
                return invalid(format!(
                    "Points by place are {} numbers from 1000 to 0, the best first, such as {}.",
                    self.seats,
                    join(&places(self.seats))
                ));
            }
        }
        let mut seen = self.tie_breaks.clone();
        seen.dedup();
        let twice = (1..seen.len()).any(|at| seen[..at].contains(&seen[at]));
        match twice || seen.len() != self.tie_breaks.len() {
            true => invalid("Name each tie-break once."),
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
                    return invalid(format!(
                        "A division has {seats} to {LARGEST_DIVISION} players."
                    ));
                }
                if !(1..=40).contains(&matches) {
                    return invalid("Everybody plays 1 to 40 matches.");
                }
                if promoted + relegated > division_size {
                    return invalid("More go up and down than a division has players.");
                }
            }
            Plan::Tournament(Format::RoundRobin { matches }) if !(1..=40).contains(&matches) => {
                return invalid("Everybody plays 1 to 40 matches.");
            }
            Plan::Tournament(Format::Swiss { rounds, cut }) => {
                if !(1..=20).contains(&rounds) || !(cut == 0 || (2..=seats).contains(&cut)) {
                    return invalid(format!(
                        "A Swiss tournament has 1 to 20 rounds; its final is for nobody (0) or for 2 to {seats}."
                    ));
                }
            }
            Plan::Tournament(Format::Groups { size, advance }) => {
                if !sizes.contains(&size) || !(1..size).contains(&advance) {
                    return invalid(format!(
                        "A group has {seats} to {LARGEST_DIVISION} players, and fewer of them go on."
                    ));
                }
            }
            Plan::Tournament(Format::Elimination { advance }) if !(1..seats).contains(&advance) => {
                return invalid(format!("From 1 to {} of a table go on.", seats - 1));
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

    /// Printed where people join, and beside the table.
    pub fn facts(&self) -> Vec<(&'static str, String)> {
        let mut facts = vec![
            (
                "Tables",
                format!("{} players, {}", self.seats, self.speed.words()),
            ),
            ("Form", self.plan_words()),
            ("Length", count(self.weeks as usize, "week")),
            ("Scoring", self.scoring_words()),
            ("Ties", self.tie_break_words()),
            ("Sign-up", self.sign_up_words()),
            ("Drop-outs", self.drop_out_words()),
            (
                "Vacation",
                match self.vacation {
                    true => "days away stop the clocks".to_owned(),
                    false => "the clocks run on while you are away".to_owned(),
                },
            ),
        ];
        if let Some(game) = registry::find(&self.game) {
            let say = words(game, &[]);
            let option = |(id, value): (&String, &String)| {
                let name = say.name(&format!("option-{id}"));
                let value = say.name(&format!("option-{id}-{value}"));
                format!("{name}: {}", value.trim_end_matches('.'))
            };
            let options: Vec<String> = self.options.iter().map(option).collect();
            if !options.is_empty() {
                facts.insert(1, ("Options", options.join("; ")));
            }
        }
        facts
    }

    pub fn plan_words(&self) -> String {
        match &self.plan {
            Plan::League {
                division_size,
                matches,
                promoted,
                relegated,
            } => format!(
                "league; divisions of up to {division_size}, about {} each, {promoted} go up and {relegated} down",
                count(*matches, "match")
            ),
            Plan::Tournament(Format::RoundRobin { matches }) => {
                format!("round robin, about {} each", count(*matches, "match"))
            }
            Plan::Tournament(Format::Swiss { rounds, cut: 0 }) => {
                format!("Swiss, {}", count(*rounds, "round"))
            }
            Plan::Tournament(Format::Swiss { rounds, cut }) => {
                format!(
                    "Swiss, {}, then a final of the best {cut}",
                    count(*rounds, "round")
                )
            }
            Plan::Tournament(Format::Groups { size, advance }) => {
                format!(
                    "groups of up to {size}, the best {advance} of each go on to the final stage"
                )
            }
            Plan::Tournament(Format::Elimination { advance: 1 }) => {
                "single elimination, the winner of each table goes on".to_owned()
            }
            Plan::Tournament(Format::Elimination { advance }) => {
                format!("single elimination, the best {advance} of each table go on")
            }
        }
    }

    pub fn scoring_words(&self) -> String {
        match &self.scoring {
            Scoring::Places(points) => {
                format!("{} points by place; tied places share", join(points))
            }
            Scoring::Share => "your share of the winner's score; 100 for the winner".to_owned(),
        }
    }

    pub fn tie_break_words(&self) -> String {
        let own = self.tie_breaks.iter().map(|tie_break| tie_break.words());
        let all: Vec<&str> = own.chain(["the seeding"]).collect();
        all.join("; then ")
    }

    pub fn sign_up_words(&self) -> String {
        let open = count(self.sign_up_days as usize, "day");
        match self.confirm_days {
            0 => format!("open for {open}"),
            days => format!(
                "open for {open}; you are asked to confirm {} before the start, and left out if you do not",
                count(days as usize, "day")
            ),
        }
    }

    pub fn drop_out_words(&self) -> String {
        let seat = match self.after_drop_out {
            AfterDropOut::Bot => "a bot plays on",
            AfterDropOut::Substitute => "a substitute may take your seat",
        };
        let out = match self.drop_outs {
            1 => "the first drop-out ends your season".to_owned(),
            number => format!("drop-out number {number} ends your season"),
        };
        let down = match self.is_league() {
            true => ", and you go down",
            false => "",
        };
        format!(
            "if your time runs out or you leave a match, {seat} and the match gives you nothing; {out}{down}"
        )
    }
}

fn join(points: &[i64]) -> String {
    let words: Vec<String> = points.iter().map(i64::to_string).collect();
    words.join(", ")
}

/// A number with its word: '1 match', '4 matches'.
pub fn count(number: usize, word: &str) -> String {
    let ending = match (number, word.ends_with("ch")) {
        (1, _) => "",
        (_, true) => "es",
        (_, false) => "s",
    };
    format!("{number} {word}{ending}")
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
        assert_eq!(Rules::read(&rules.store()), rules);
        assert_eq!(places(4), [4, 2, 1, 0]);
        assert!(rules.facts().len() >= 8);
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
