//! What a table agrees on beside the rules of its game.

use serde::{Deserialize, Serialize};

use base::clock::Moment;
use base::ids::SeasonId;
use store::matches::MatchRow;
pub use store::queue::Pace;

use crate::unreadable::{Unreadable, read_json};

#[cfg(test)]
mod tests;
use words::{Message, message};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    #[serde(default = "by_lot")]
    pub random_first: bool,
    /// Not when full, but then.
    pub start_at: Option<Moment>,
    /// Everybody says that they are here before it starts.
    pub confirm: bool,
    /// In hundredths of the turns in time; 0 lets everybody in.
    pub least_reliability: u8,
    /// Days away do not stop the clock.
    #[serde(default)]
    pub runs_while_away: bool,
    /// The season of a league or tournament that the match belongs to.
    #[serde(default)]
    pub season: Option<SeasonId>,
    /// A guided first match: the page teaches.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lessons: bool,
}

/// What held before there was a choice.
fn by_lot() -> bool {
    true
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
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

base::text_enum! {
    pub enum AfterDropOut {
        Bot = "bot",
        Substitute = "substitute",
    }
}

base::text_enum! {
    /// How quick a match is, for filters.
    pub enum SpeedClass {
        Fast = "fast",
        Daily = "daily",
        Slow = "slow",
        Untimed = "untimed",
    }
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
            lessons: false,
        }
    }
}

impl From<Pace> for Speed {
    fn from(pace: Pace) -> Speed {
        match pace {
            Pace::Fast => Speed::PerMove { hours: 8 },
            Pace::Daily => Speed::PerMove { hours: 24 },
            Pace::Relaxed => Speed::PerMove { hours: 72 },
            Pace::Slow => Speed::PerMove { hours: 168 },
            Pace::Bank => Speed::Bank {
                hours: 240,
                increment_hours: 12,
                cap_hours: 360,
            },
            Pace::Untimed => Speed::Untimed,
        }
    }
}

impl Speed {
    /// The choices of the form: their values and their messages.
    pub const CHOICES: [(&'static str, &'static str); 6] = [
        (Pace::Fast.text(), words::id!("speed-choice-fast")),
        (Pace::Daily.text(), words::id!("speed-choice-daily")),
        (Pace::Relaxed.text(), words::id!("speed-choice-relaxed")),
        (Pace::Slow.text(), words::id!("speed-choice-slow")),
        (Pace::Bank.text(), words::id!("speed-choice-bank")),
        (Pace::Untimed.text(), words::id!("speed-choice-untimed")),
    ];

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
    pub fn class(self) -> SpeedClass {
        let hours = match self {
            Speed::Untimed => return SpeedClass::Untimed,
            Speed::PerMove { hours } => hours,
            Speed::Bank {
                increment_hours, ..
            } => increment_hours,
        };
        match hours {
            0..=12 => SpeedClass::Fast,
            13..=36 => SpeedClass::Daily,
            _ => SpeedClass::Slow,
        }
    }

    pub fn message(self) -> Message {
        match self {
            Speed::Untimed => message!("speed-untimed"),
            Speed::PerMove { hours } if hours % 24 == 0 => {
                message!("speed-days", count = hours / 24)
            }
            Speed::PerMove { hours } => message!("speed-hours", count = hours),
            Speed::Bank {
                hours,
                increment_hours,
                ..
            } => {
                let bank = words::span(chrono::TimeDelta::hours(i64::from(hours)));
                message!("speed-bank", bank = bank, count = increment_hours)
            }
        }
    }
}

impl Terms {
    /// Those of a match.
    pub fn of(row: &MatchRow) -> Result<Terms, Unreadable> {
        read_json(&row.terms, ("matches", row.id, "terms"))
    }

    pub fn store(&self) -> String {
        serde_json::to_string(self).expect("terms are plain data")
    }
}
