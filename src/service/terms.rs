//! What a table agrees on beside the rules of its game.

use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::ids::SeasonId;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    pub speed: Speed,
    /// At the start of each turn, before the clock runs.
    pub grace_minutes: u32,
    /// The clock stands still during the player's night.
    pub sleeps: bool,
    pub after_drop_out: AfterDropOut,
    /// The order of the seats is drawn by lot; else it is as the opener arranges it.
    pub random_seats: bool,
    /// Who plays first is drawn by lot; else it is the first of the opener's list.
    pub random_first: bool,
    /// Not when full, but then.
    pub start_at: Option<Moment>,
    /// Everybody says that they are here before it starts.
    pub confirm: bool,
    /// In hundredths of the turns in time; 0 lets everybody in.
    pub least_reliability: u8,
    /// Days away do not stop the clock.
    pub runs_while_away: bool,
    /// The season of a league or tournament that the match belongs to.
    pub season: Option<SeasonId>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Speed {
    Untimed,
    PerMove {
        hours: u32,
    },
    Bank {
        hours: u32,
        increment_hours: u32,
        cap_hours: u32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterDropOut {
    Bot,
    Substitute,
}

impl Default for Terms {
    fn default() -> Self {
        Terms {
            speed: Speed::PerMove { hours: 72 },
            grace_minutes: 30,
            sleeps: false,
            after_drop_out: AfterDropOut::Bot,
            random_seats: true,
            random_first: true,
            start_at: None,
            confirm: false,
            least_reliability: 0,
            runs_while_away: false,
            season: None,
        }
    }
}

impl Speed {
    /// The choices of the form, as its values.
    pub const WORDS: [(&'static str, &'static str); 6] = [
        ("fast", "Fast: 8 hours a turn"),
        ("daily", "Daily: 24 hours a turn"),
        ("relaxed", "Relaxed: 3 days a turn"),
        ("slow", "Slow: 7 days a turn"),
        ("bank", "A bank of 10 days, 12 hours more for each turn"),
        ("untimed", "No clock"),
    ];

    pub fn from_word(word: &str) -> Option<Speed> {
        Some(match word {
            "fast" => Speed::PerMove { hours: 8 },
            "daily" => Speed::PerMove { hours: 24 },
            "relaxed" => Speed::PerMove { hours: 72 },
            "slow" => Speed::PerMove { hours: 168 },
            "bank" => Speed::Bank {
                hours: 240,
                increment_hours: 12,
                cap_hours: 360,
            },
            "untimed" => Speed::Untimed,
            _ => return None,
        })
    }

    /// Whether a person could keep to it at all.
    pub fn is_sensible(self) -> bool {
        const YEAR: u32 = 366 * 24;
        match self {
            Speed::Untimed => true,
            Speed::PerMove { hours } => (1..=YEAR).contains(&hours),
            Speed::Bank {
                hours,
                increment_hours,
                cap_hours,
            } => (1..=YEAR).contains(&hours) && increment_hours <= cap_hours && cap_hours <= YEAR,
        }
    }

    /// How quick it is, for filters: the least time in which a turn must be played.
    pub fn class(self) -> &'static str {
        let hours = match self {
            Speed::Untimed => return "untimed",
            Speed::PerMove { hours } => hours,
            Speed::Bank {
                increment_hours, ..
            } => increment_hours,
        };
        match hours {
            0..=12 => "fast",
            13..=36 => "daily",
            _ => "slow",
        }
    }

    pub fn words(self) -> String {
        match self {
            Speed::Untimed => "no clock".to_owned(),
            Speed::PerMove { hours } if hours % 24 == 0 => match hours / 24 {
                1 => "a day a turn".to_owned(),
                days => format!("{days} days a turn"),
            },
            Speed::PerMove { hours } => format!("{hours} hours a turn"),
            Speed::Bank {
                hours,
                increment_hours,
                ..
            } => {
                let bank = super::clocks::span_words(chrono::TimeDelta::hours(i64::from(hours)));
                format!("a bank of {bank}, {increment_hours} hours more a turn")
            }
        }
    }
}

impl Terms {
    pub fn read(stored: &str) -> Terms {
        serde_json::from_str(stored).unwrap_or_default()
    }

    pub fn store(&self) -> String {
        serde_json::to_string(self).expect("terms are plain data")
    }
}
