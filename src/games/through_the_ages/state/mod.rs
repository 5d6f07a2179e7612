//! What is on the table, and what the match waits for.

mod armies;
mod copies;
pub mod counts;
pub mod derived;
pub mod hidden;
mod ratings;
pub mod setup;
pub mod tokens;

use serde::{Deserialize, Serialize};

use crate::data::Card;
use kernel::Seat;
use kernel::rng::Rng;
use kernel::shared::Shared;

pub const ROW: usize = 13;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The version of the rules that the match began with; it ends by the same.
    pub rules: u32,
    pub players: Vec<Shared<Player>>,
    pub start: Seat,
    pub current: Seat,
    pub round: u8,
    /// A is 0; 4 is the last age, which has no cards.
    pub age: u8,
    /// Known from the beginning of Age IV on.
    pub last_round: Option<u8>,
    pub stage: Stage,
    /// What must be done before the current player goes on; the last one first.
    pub tasks: Vec<Task>,
    pub row: [Option<Card>; ROW],
    /// By age; the top card is the last one.
    pub civil: Shared<[Vec<Card>; 4]>,
    pub military: Shared<[Vec<Card>; 4]>,
    pub discards: Shared<[Vec<Discarded>; 4]>,
    /// The top card is the last one.
    pub current_events: Shared<Vec<Prepared>>,
    /// In the order of preparation.
    pub future_events: Shared<Vec<Prepared>>,
    pub past_events: Shared<Vec<Card>>,
    /// The events of Age A that went back into the box unseen.
    pub boxed_events: Shared<Vec<Card>>,
    pub common_tactics: Shared<Vec<Card>>,
    /// Cards that left the game, for the count.
    pub gone: Shared<Vec<Card>>,
    /// Tokens that the next payment must return.
    pub picks: Vec<Card>,
    pub rng: Rng,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    Politics {
        /// A political action was taken: only Julius Caesar has another.
        acted: bool,
        /// The next political action was given up earlier.
        skipped: bool,
        /// No event was revealed yet in this phase.
        unseen: bool,
    },
    Actions,
    Over,
}

/// A card in a discard pile; `by` discarded it face down, `None` stands for a card all have seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discarded {
    pub card: Card,
    pub by: Option<Seat>,
}

/// A card in an event deck; who put it there is known to that player only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prepared {
    pub card: Card,
    pub by: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub resigned: bool,
    pub civil_hand: Vec<Card>,
    pub military_hand: Vec<Card>,
    /// Cards of the military hand that everybody has seen.
    pub shown: Vec<Card>,
    pub leaders_taken: [bool; 4],
    pub leader: Option<Card>,
    pub caesar_used: bool,
    pub wonder: Option<Unfinished>,
    pub wonders: Vec<Completed>,
    /// In the order of the card table: by type, then by level.
    pub techs: Vec<Tech>,
    pub government: Card,
    /// By kind.
    pub specials: [Option<Card>; 4],
    pub colonies: Vec<Card>,
    /// The pact in the own area.
    pub pact: Option<Pact>,
    pub wars: Vec<DeclaredWar>,
    pub tactic: Option<Card>,
    /// The tactic lies in the own area, not among the common ones.
    pub tactic_exclusive: bool,
    pub yellow_bank: u8,
    pub unused: u8,
    pub blue_bank: u8,
    /// All tokens the player owns, wherever they are.
    pub yellow_total: u8,
    pub blue_total: u8,
    pub science: u16,
    pub culture: u16,
    pub civil_actions: u8,
    pub military_actions: u8,
    /// The next political action is lost.
    pub loses_politics: bool,
    pub turn: ThisTurn,
}

/// What lasts until the end of the own turn.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    pub extra_military_actions: u8,
    /// A military action will stand in for the next civil one (Hammurabi).
    pub borrowed_civil_action: bool,
    pub unit_resources: u8,
    pub unit_science: u8,
    /// The next food or resource that the Trade Routes Agreement will stand in for.
    pub traded: Option<Goods>,
    pub taken_actions: Vec<Card>,
    pub tactic_changed: bool,
    pub leader_replaced: bool,
    pub hammurabi_used: bool,
    pub homer_used: bool,
    pub bach_used: bool,
    pub churchill_used: bool,
    pub liner_used: bool,
    pub trade_used: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goods {
    Food,
    Resources,
}

impl Goods {
    pub fn other(self) -> Goods {
        match self {
            Goods::Food => Goods::Resources,
            Goods::Resources => Goods::Food,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unfinished {
    pub card: Card,
    /// Stages built; each holds a blue token.
    pub built: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Completed {
    pub card: Card,
    pub ruined: bool,
    /// Homer lies under it.
    pub homer: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tech {
    pub card: Card,
    pub workers: u8,
    pub blue: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    A,
    B,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pact {
    pub card: Card,
    pub partner: Seat,
    /// The side of the player in whose area it lies.
    pub side: Side,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeclaredWar {
    pub card: Card,
    pub target: Seat,
}

/// Something to be done, by a player who must decide or by itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    // Decisions.
    Defence {
        attacker: Seat,
        rival: Seat,
        card: Card,
        strength: i16,
        chosen: Vec<Card>,
    },
    Plunder {
        attacker: Seat,
        rival: Seat,
        amount: u8,
    },
    Raid {
        attacker: Seat,
        rival: Seat,
        card: Card,
        levels: Vec<u8>,
        cost: u8,
    },
    Annex {
        attacker: Seat,
        rival: Seat,
    },
    Infiltrate {
        attacker: Seat,
        rival: Seat,
        per_level: u8,
    },
    Spoils {
        victor: Seat,
        loser: Seat,
        left: i16,
    },
    Answer {
        from: Seat,
        to: Seat,
        card: Card,
        side: Side,
    },
    Auction {
        card: Card,
        bid: u8,
        highest: Option<Seat>,
        out: [bool; 4],
        next: Seat,
    },
    Send {
        seat: Seat,
        card: Card,
        bid: u8,
        units: Vec<Card>,
        bonus: Vec<Card>,
        discard: Vec<Card>,
    },
    LosePopulation {
        seat: Seat,
    },
    /// Returns a blue token to the box.
    GiveToken {
        seat: Seat,
    },
    /// Covers the next stage of the wonder with a blue token.
    CoverStage {
        seat: Seat,
    },
    Market {
        seat: Seat,
        food: u8,
        resources: u8,
    },
    GainMix {
        seat: Seat,
        amount: u8,
    },
    LoseMix {
        seat: Seat,
        amount: u8,
    },
    BuildFree {
        seat: Seat,
        tech: Card,
    },
    Civilization {
        seat: Seat,
        discount: u8,
    },
    DestroyOwn {
        seat: Seat,
    },
    Terror {
        seat: Seat,
        rival: Seat,
    },
    Ruin {
        seat: Seat,
    },
    FreeColony {
        seat: Seat,
    },
    Agreement {
        seat: Seat,
        left: u8,
        taken: u8,
    },
    Discard {
        seat: Seat,
        count: u8,
    },
    // Steps that need nobody.
    Gain {
        seat: Seat,
        goods: Goods,
        amount: u8,
    },
    Immediate {
        seat: Seat,
        card: Card,
    },
    CompleteWonder {
        seat: Seat,
    },
    ResolveWar {
        seat: Seat,
    },
    TacticBecomesCommon,
    EnterPolitics,
    EventDone,
    PoliticalActionDone,
    FinishTurn,
    StartTurn,
}

/// The tasks that need nobody, as a pattern: a new one must be added here, or nothing compiles.
macro_rules! step {
    () => {
        Task::Gain { .. }
            | Task::Immediate { .. }
            | Task::CompleteWonder { .. }
            | Task::ResolveWar { .. }
            | Task::TacticBecomesCommon
            | Task::EnterPolitics
            | Task::EventDone
            | Task::PoliticalActionDone
            | Task::FinishTurn
            | Task::StartTurn
    };
}
pub(crate) use step;

/// The tasks that somebody decides, as a pattern.
macro_rules! decision {
    () => {
        Task::Defence { .. }
            | Task::Plunder { .. }
            | Task::Raid { .. }
            | Task::Annex { .. }
            | Task::Infiltrate { .. }
            | Task::Spoils { .. }
            | Task::Answer { .. }
            | Task::Auction { .. }
            | Task::Send { .. }
            | Task::LosePopulation { .. }
            | Task::GiveToken { .. }
            | Task::CoverStage { .. }
            | Task::Market { .. }
            | Task::GainMix { .. }
            | Task::LoseMix { .. }
            | Task::BuildFree { .. }
            | Task::Civilization { .. }
            | Task::DestroyOwn { .. }
            | Task::Terror { .. }
            | Task::Ruin { .. }
            | Task::FreeColony { .. }
            | Task::Agreement { .. }
            | Task::Discard { .. }
    };
}
pub(crate) use decision;

impl State {
    /// R57: from version 2 on `!h` and `!t` cost nothing until a payment uses them.
    pub fn exchanges_are_prepaid(&self) -> bool {
        self.rules < 2
    }

    /// R14: from version 2 on an annexation or infiltration needs something to take.
    pub fn attacks_need_a_prize(&self) -> bool {
        self.rules >= 2
    }

    /// R53: from version 2 on the floor at zero comes after the last of the final events.
    pub fn final_events_are_added_up(&self) -> bool {
        self.rules >= 2
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The seats still in the game, clockwise from `first`.
    pub fn active_from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        first
            .clockwise(self.seats())
            .filter(|seat| !self.player(*seat).resigned)
    }

    /// The seats still in the game, clockwise from the current player.
    pub fn active(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.active_from(self.current)
    }

    pub fn active_count(&self) -> usize {
        self.players
            .iter()
            .filter(|player| !player.resigned)
            .count()
    }

    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.active_from(seat).filter(move |other| *other != seat)
    }

    /// The next player still in the game.
    pub fn next_after(&self, seat: Seat) -> Seat {
        self.rivals(seat).next().unwrap_or(seat)
    }

    pub fn is_last_round(&self) -> bool {
        self.last_round == Some(self.round)
    }
}

impl Player {
    pub fn tech(&self, card: Card) -> Option<&Tech> {
        self.techs.iter().find(|tech| tech.card == card)
    }

    pub fn tech_mut(&mut self, card: Card) -> &mut Tech {
        self.techs
            .iter_mut()
            .find(|tech| tech.card == card)
            .expect("a technology in play")
    }

    pub fn workers_on(&self, card: Card) -> u8 {
        self.tech(card).map_or(0, |tech| tech.workers)
    }

    /// All workers, used or not.
    pub fn workers(&self) -> u8 {
        self.unused + self.techs.iter().map(|tech| tech.workers).sum::<u8>()
    }

    pub fn blue_on_cards(&self) -> u8 {
        self.techs.iter().map(|tech| tech.blue).sum()
    }

    /// Whether a technology card of this name is in play.
    pub fn has_in_play(&self, card: Card) -> bool {
        self.government == card || self.tech(card).is_some() || self.specials.contains(&Some(card))
    }
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}
