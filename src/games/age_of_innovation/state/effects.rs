//! What is still to happen to a seat: gains that run by themselves and choices that wait.
//!
//! Each seat has a stack of frames. The items of the top frame may be settled in any order; the
//! effects of one item come one after the other, each with everything that it triggers.

use serde::{Deserialize, Serialize};

use crate::data::{DATA, Gain};
use crate::state::State;
use crate::state::ids::{Bonus, BookAction, Building, Discipline, Held, Innovation, Track};
use kernel::Seat;
use kernel::land::Hex;

/// Things that can be settled in any order.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Frame(pub Vec<Item>);

/// Effects one after the other; the next one is the last of the list.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Item(pub Vec<Effect>);

impl Item {
    /// From effects in the order in which they come.
    pub fn new(mut effects: Vec<Effect>) -> Self {
        effects.reverse();
        Item(effects)
    }

    /// The first choice of it, if it has one.
    pub fn choice(&self) -> Option<&Effect> {
        self.0.iter().rev().find(|effect| effect.is_choice())
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    // These run by themselves.
    Take(Stock),
    Step(Track),
    Steps(Discipline, u8),
    BooksOf(Discipline, u8),
    /// Points that a tile counts at this moment.
    Count(Counting),
    /// Levels of choice for each building shape on the map.
    Shapes(u8),
    Claim(Innovation),
    BookGain(BookAction),
    PassDone(Option<Bonus>),
    /// All income but its choices.
    Income,
    CityCheck,
    // These wait for the seat.
    Books(u8),
    Levels(Levels),
    Key(Discipline, u8),
    Competency,
    PalaceTile,
    Neutral(Building),
    OwnBuilding(Building),
    /// A city tile: for the city that holds this hex, or without one.
    City(Option<Hex>),
    Dig(Dig),
    Bridges(Bridges),
    Spades(u8),
    Pay(u8),
    Replace(Building, Building),
}

/// The effects that run by themselves, as a pattern: whoever asks about choices names the rest.
macro_rules! automatic {
    () => {
        Effect::Take(_)
            | Effect::Step(_)
            | Effect::Steps(..)
            | Effect::BooksOf(..)
            | Effect::Count(_)
            | Effect::Shapes(_)
            | Effect::Claim(_)
            | Effect::BookGain(_)
            | Effect::PassDone(_)
            | Effect::Income
            | Effect::CityCheck
    };
}
pub(crate) use automatic;

/// The effects that wait for their seat.
macro_rules! chosen {
    () => {
        Effect::Books(_)
            | Effect::Levels(_)
            | Effect::Key(..)
            | Effect::Competency
            | Effect::PalaceTile
            | Effect::Neutral(_)
            | Effect::OwnBuilding(_)
            | Effect::City(_)
            | Effect::Dig(_)
            | Effect::Bridges(_)
            | Effect::Spades(_)
            | Effect::Pay(_)
            | Effect::Replace(..)
    };
}
pub(crate) use chosen;

/// Plain gains.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Stock {
    pub vp: u8,
    pub coins: u8,
    pub tools: u8,
    pub scholars: u8,
    pub power: u8,
    /// New power tokens for bowl III.
    pub tokens: u8,
    pub annexes: u8,
    /// Where it comes from, for the log.
    pub from: Option<Held>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    Innovation(Innovation),
    Book(BookAction),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Levels {
    pub left: u8,
    /// All in the same discipline.
    pub one: bool,
    pub chosen: Option<Discipline>,
    /// Part of an action that may not be empty.
    pub must: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bridges {
    pub left: u8,
    pub must: bool,
    /// One of several stands; the rest is given up by saying so.
    pub begun: bool,
}

/// A terraform-and-build under way.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Dig {
    /// Free spades left.
    pub free: u8,
    /// The action of the turn, not a bonus: it may not be empty.
    pub main: bool,
    pub free_workshop: bool,
    /// The workshop may stand on any native hex within reach.
    pub anywhere: bool,
    pub first: Option<Hex>,
    /// Hexes terraformed so far.
    pub hexes: u8,
    /// The last hex stopped on the way.
    pub partial: bool,
    /// The hex reached by tunnel or flight.
    pub leap: Option<Hex>,
    /// The hex terraformed last.
    pub last: Option<Hex>,
}

impl Dig {
    /// The plain action, with bought spades only.
    pub fn plain() -> Self {
        Dig {
            main: true,
            ..Dig::default()
        }
    }

    pub fn is_begun(&self) -> bool {
        self.hexes > 0
    }
}

impl Effect {
    pub fn is_choice(&self) -> bool {
        match self {
            automatic!() => false,
            chosen!() => true,
        }
    }
}

/// Where a gain comes from, as far as it matters.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// It is the action of a turn, which may not be empty.
    pub main: bool,
    pub from: Option<Held>,
}

impl Origin {
    pub fn bonus(from: Option<Held>) -> Self {
        Origin { main: false, from }
    }

    pub fn action(from: Option<Held>) -> Self {
        Origin { main: true, from }
    }
}

impl Stock {
    pub fn of(gain: &Gain, from: Option<Held>) -> Self {
        Stock {
            vp: gain.vp,
            coins: gain.coins,
            tools: gain.tools,
            scholars: gain.scholars,
            power: gain.power,
            tokens: gain.power_tokens_to_bowl_three,
            annexes: gain.annexes,
            from,
        }
    }

    pub fn is_empty(&self) -> bool {
        let parts = [
            self.vp,
            self.coins,
            self.tools,
            self.scholars,
            self.power,
            self.tokens,
            self.annexes,
        ];
        parts == [0; 7]
    }
}

/// The effects of a gain in the order of the rules: buildings, replacements, plain gains, tracks,
/// levels of choice, books, levels in each discipline, tiles, digging, bridges.
pub fn effects_of(state: &State, gain: &Gain, origin: Origin) -> Vec<Effect> {
    let mut effects = Vec::new();
    effects.extend(gain.neutral_building.map(Effect::Neutral));
    effects.extend(gain.replace.map(|to| Effect::Replace(to.from, to.to)));
    let stock = Stock::of(gain, origin.from);
    if !stock.is_empty() {
        effects.push(Effect::Take(stock));
    }
    effects.extend((0..gain.terraform_track).map(|_| Effect::Step(Track::Terraforming)));
    effects.extend((0..gain.sailing_track).map(|_| Effect::Step(Track::Sailing)));
    if gain.steps_any_per_building_shape > 0 {
        effects.push(Effect::Shapes(gain.steps_any_per_building_shape));
    }
    let levels = |left, one| {
        Effect::Levels(Levels {
            left,
            one,
            chosen: None,
            must: origin.main,
        })
    };
    effects.extend((gain.steps_any > 0).then(|| levels(gain.steps_any, false)));
    effects.extend((gain.books_any > 0).then_some(Effect::Books(gain.books_any)));
    if gain.steps_each > 0 {
        let each = Discipline::ALL.iter();
        effects.extend(each.map(|discipline| Effect::Steps(*discipline, gain.steps_each)));
    }
    effects
        .extend((gain.steps_one_discipline > 0).then(|| levels(gain.steps_one_discipline, true)));
    effects.extend((0..gain.competency).map(|_| Effect::Competency));
    effects.extend((0..gain.city_tile).map(|_| Effect::City(None)));
    effects.extend(digging(state, gain, origin));
    if gain.bridges > 0 {
        effects.push(Effect::Bridges(Bridges {
            left: gain.bridges,
            must: origin.main,
            begun: false,
        }));
    }
    effects.extend(
        gain.place_own_building
            .map(|own| Effect::OwnBuilding(own.building)),
    );
    effects
}

/// Outside the action phase spades are only spades.
fn digging(state: &State, gain: &Gain, origin: Origin) -> Option<Effect> {
    let spades = |count| (count > 0).then_some(Effect::Spades(count));
    match gain.terraform_and_build {
        Some(dig) if state.is_action_phase() => Some(Effect::Dig(Dig {
            free: dig.spades,
            main: origin.main,
            free_workshop: dig.free_workshop,
            anywhere: dig.workshop_anywhere_native,
            ..Dig::default()
        })),
        Some(dig) => spades(dig.spades),
        None => spades(gain.spades),
    }
}

impl State {
    /// What the whole income of a seat adds up to, from board, tiles and science levels.
    pub fn income(&self, seat: Seat) -> Gain {
        let player = self.player(seat);
        let board = self.native(seat).board();
        let mut sum = Gain::default();
        add(&mut sum, &board.base_income);
        let rows = [
            (Building::Workshop, &board.workshop_income),
            (Building::Guild, &board.guild_income),
            (Building::School, &board.school_income),
            (Building::University, &board.university_income),
        ];
        for (building, row) in rows {
            let gone = building.data().per_colour - player.left[building.index()];
            let uncovered = row.iter().take(usize::from(gone));
            uncovered.for_each(|gain| add(&mut sum, gain));
        }
        self.printed(seat)
            .for_each(|tile| add(&mut sum, &tile.income));
        for discipline in &DATA.disciplines {
            if player.level(discipline.id) >= discipline.income_from_level {
                add(&mut sum, &discipline.income);
            }
        }
        sum
    }
}

fn add(sum: &mut Gain, more: &Gain) {
    sum.coins += more.coins;
    sum.tools += more.tools;
    sum.scholars += more.scholars;
    sum.power += more.power;
    sum.vp += more.vp;
    sum.books_any += more.books_any;
    sum.steps_any += more.steps_any;
}
