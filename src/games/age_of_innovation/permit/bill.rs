//! What an action that may be taken does, with everything that was weighed to permit it: the rules
//! are asked once, and performing consumes the answer.

use crate::action::{Conversion, Leap, Pick};
use crate::data::{Cost, Gain};
use crate::perform::choices::Plan;
use crate::state::effects::{Bridges, Dig, Levels};
use crate::state::ids::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Held, Innovation, Palace,
    PowerAction, Terrain, Track,
};
use crate::state::{Offer, Set};
use kernel::land::{Hex, HexSet};

#[derive(Clone, Copy, Debug)]
pub enum Bill {
    Offer {
        offer: Offer,
        takes: bool,
    },
    /// It answers this item of the seat's top frame.
    Answer(usize, Answer),
    /// A conversion before or within the digging of this item, which then comes next.
    Before(usize, FreeBill),
    Setup(SetupBill),
    Free(FreeBill),
    Turn(Deed),
    End,
}

/// The answer to a choice, with what is left of the choice.
#[derive(Clone, Copy, Debug)]
pub enum Answer {
    Book {
        book: Discipline,
        left: u8,
    },
    Level {
        levels: Levels,
        chosen: Option<Discipline>,
    },
    Key {
        discipline: Discipline,
        count: u8,
        with_key: bool,
    },
    Pay {
        book: Discipline,
        left: u8,
    },
    Dig {
        dig: Dig,
        plan: Plan,
        goal: Option<Terrain>,
        leap: Option<Leap>,
    },
    Build {
        plan: Plan,
        leap: Option<Leap>,
    },
    Spade {
        hex: Hex,
        spades: u8,
        left: u8,
    },
    Competency(Competency),
    PalaceTile(Palace),
    Neutral {
        building: Building,
        hex: Hex,
        spades: u8,
    },
    OwnBuilding {
        building: Building,
        hex: Hex,
    },
    City(CityTile),
    Bridge {
        bridges: Bridges,
        ends: [Hex; 2],
    },
    Replace {
        to: Building,
        hex: Hex,
    },
    /// What is offered is given up.
    Declined,
}

#[derive(Clone, Copy, Debug)]
pub enum FreeBill {
    Burn,
    Convert(Conversion),
    /// All groups beside the river hex as one.
    CityVia {
        river: Hex,
        group: HexSet,
    },
}

#[derive(Clone, Copy, Debug)]
pub enum SetupBill {
    Set(Set),
    Draft(Pick),
    Place {
        hex: Hex,
        building: Building,
        neutral: bool,
    },
}

/// The action of a turn.
#[derive(Clone, Copy, Debug)]
pub enum Deed {
    /// Terraform and build: its first part.
    Dig(Answer),
    Upgrade {
        hex: Hex,
        to: Building,
        cost: Cost,
    },
    Advance {
        track: Track,
        cost: Cost,
    },
    Innovate {
        tile: Innovation,
        slot: usize,
        any: u8,
        cost: Cost,
    },
    /// To a space of the display; without one the scholar returns to the supply.
    Send {
        discipline: Discipline,
        steps: u8,
        space: Option<usize>,
    },
    Power {
        action: PowerAction,
        cost: Cost,
    },
    Book(BookAction),
    Use {
        held: Held,
        gain: &'static Gain,
    },
    Annex(Hex),
    Bridge {
        ends: [Hex; 2],
        cost: Cost,
    },
    Pass(Option<Bonus>),
}
