//! What lies on the table.

pub mod effects;
pub mod ids;
pub mod setup;
pub mod source;
pub mod space;

use serde::{Deserialize, Serialize};

use crate::data::maps::{Map, Side};
use crate::data::{Counted, DATA, Tile};
use crate::state::effects::{Effect, Frame};
use crate::state::ids::{
    AreaTile, Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalScore,
    Held, Innovation, Palace, RoundScore, Terrain,
};
use kernel::land::Bowls;
use kernel::land::{Hex, HexSet};
use kernel::{Seat, few};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub side: Side,
    /// Played with the faction values of 2024.
    pub revised: bool,
    pub draft: bool,
    pub phase: Phase,
    /// From 1; 0 during setup.
    pub round: u8,
    /// The turn order of this round.
    pub order: Vec<Seat>,
    /// Who has passed so far, and so the turn order of the next round.
    pub passed: Vec<Seat>,
    pub players: Vec<Player>,
    pub cells: Vec<Cell>,
    /// Where bridges may be built.
    pub sites: Vec<[Hex; 2]>,
    pub bridges: Vec<Bridge>,
    pub offers: Vec<Offer>,
    pub offers_made: u16,
    pub round_scores: Vec<RoundScore>,
    pub final_score: FinalScore,
    pub book_actions: Vec<BookAction>,
    /// Who used them, by the place in their table; cleared after each round.
    pub power_used: [Option<Seat>; 6],
    pub book_used: [Option<Seat>; 6],
    pub innovations: Vec<Option<Innovation>>,
    /// By competency slot: which kind lies there, and how many are left.
    pub competencies: Vec<Competency>,
    pub competencies_left: [u8; 12],
    pub palaces: Vec<Palace>,
    pub market: Vec<Offered>,
    /// Ready-made sets that can still be taken.
    pub sets: Vec<Set>,
    pub drafted: DraftPool,
    pub cities: [u8; 7],
    pub books: [u8; 4],
    /// By discipline: which of its scholar spaces are taken.
    pub spaces: [[bool; 4]; 4],
    pub neutral: Option<Neutral>,
    /// Hexes terraformed in the running turn.
    pub dug: Vec<Hex>,
    /// River hexes that carry a city tile.
    pub river_cities: Vec<Hex>,
    pub scored: Vec<FinalPoints>,
}

/// Whose decision it is when nobody has a choice pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Ready-made sets, in reverse turn order; how many are taken.
    Sets(u8),
    /// Planning cards, factions and palaces; how many are taken.
    Draft(u8),
    /// Round bonus tiles of the draft, in reverse turn order.
    DraftBonus(u8),
    /// Starting books and levels, in turn order; whose turn by its place.
    Personal(u8),
    /// Starting buildings; how many stand.
    Place(u8),
    /// Starting effects, in turn order.
    Effects(u8),
    Income(u8),
    Actions {
        active: Seat,
        /// The action of this turn is done.
        acted: bool,
    },
    /// All have passed; the last offers are answered.
    Closing,
    Science(u8),
    Over,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub board: Option<Terrain>,
    pub faction: Option<Faction>,
    pub bonus: Option<Bonus>,
    /// The tile of the palace; works once the coloured palace stands.
    pub palace: Option<Palace>,
    pub vp: u16,
    pub by_source: source::BySource,
    pub coins: u16,
    pub tools: u16,
    pub scholars: u8,
    pub scholar_supply: u8,
    /// Scholars on the science display, for good.
    pub scholars_sent: u8,
    pub books: [u8; 4],
    pub bowls: Power,
    /// Tokens sacrificed for good.
    pub burnt: u8,
    /// Places on the tracks, not their values.
    pub sailing: u8,
    pub terraforming: u8,
    pub levels: [u8; 4],
    /// Pieces left on the planning board, by type.
    pub left: [u8; 5],
    pub bridges: u8,
    pub annexes: u8,
    pub competencies: Vec<Competency>,
    pub innovations: Vec<Innovation>,
    pub cities: [u8; 7],
    /// Special actions used this round.
    pub used: Vec<Held>,
    pub pending: Vec<Frame>,
}

/// Bowls with a default, for seats that have chosen nothing yet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Power(pub Bowls);

impl Default for Power {
    fn default() -> Self {
        Power(Bowls([0; 3]))
    }
}

/// One hex. Rivers have no terrain.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cell {
    pub terrain: Option<Terrain>,
    pub built: Option<Built>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Built {
    pub owner: Seat,
    pub building: Building,
    pub neutral: bool,
    pub annex: bool,
    /// Part of a city.
    pub city: bool,
}

impl Built {
    pub fn power_value(self) -> u8 {
        self.building.data().power_value + u8::from(self.annex)
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bridge {
    pub ends: [Hex; 2],
    pub owner: Seat,
}

/// Power for a neighbour.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offer {
    pub number: u16,
    pub to: Seat,
    pub by: Seat,
    /// Where the building stands.
    pub hex: Hex,
    pub power: u8,
    /// The builder's turn has ended, so it can be answered.
    pub open: bool,
}

/// A round bonus tile in the market.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offered {
    pub bonus: Bonus,
    pub coins: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Set {
    pub board: Terrain,
    pub faction: Faction,
    pub bonus: Bonus,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct DraftPool {
    pub boards: Vec<Terrain>,
    pub factions: Vec<Faction>,
    pub palaces: Vec<Palace>,
    pub bonuses: Vec<Bonus>,
}

/// The third party of the two-player game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Neutral {
    pub levels: [u8; 4],
    /// Face down until the last round; a view without it does not know it.
    pub area: Option<AreaTile>,
}

/// What the end of the match brought one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct FinalPoints {
    pub area_size: u8,
    pub area: u16,
    pub science: [u16; 4],
    pub resources: u16,
}

impl State {
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    pub fn map(&self) -> &'static Map {
        Map::of(self.side)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn is_action_phase(&self) -> bool {
        matches!(self.phase, Phase::Actions { .. })
    }

    pub fn is_last_round(&self) -> bool {
        self.round == DATA.constants.rounds
    }

    pub fn built(&self, hex: Hex) -> Option<Built> {
        self.cells[hex.index()].built
    }

    pub fn native(&self, seat: Seat) -> Terrain {
        self.player(seat).board.expect("boards are chosen first")
    }

    /// Hexes with a building of this seat.
    pub fn owned(&self, seat: Seat) -> HexSet {
        self.where_built(|built| built.owner == seat)
    }

    pub fn where_built(&self, wanted: impl Fn(Built) -> bool) -> HexSet {
        let hexes = self.cells.iter().enumerate();
        hexes
            .filter(|(_, cell)| cell.built.is_some_and(&wanted))
            .map(|(index, _)| Hex::at(index))
            .collect()
    }

    pub fn empty_land(&self) -> HexSet {
        let hexes = self.cells.iter().enumerate();
        hexes
            .filter(|(_, cell)| cell.built.is_none() && cell.terrain.is_some())
            .map(|(index, _)| Hex::at(index))
            .collect()
    }

    /// Every tile that works for this seat now.
    pub fn tiles(&self, seat: Seat) -> impl Iterator<Item = Held> + '_ {
        let player = self.player(seat);
        let palace = player.palace.filter(|_| player.has_own_palace());
        let faction = player.faction.map(Held::Faction);
        let bonus = player.bonus.map(Held::Bonus);
        faction
            .into_iter()
            .chain(bonus)
            .chain(player.competencies.iter().copied().map(Held::Competency))
            .chain(player.innovations.iter().copied().map(Held::Innovation))
            .chain(palace.map(Held::Palace))
    }

    /// What is printed on them.
    pub fn printed(&self, seat: Seat) -> impl Iterator<Item = &'static Tile> + '_ {
        self.tiles(seat).map(|held| held.tile(self.revised))
    }

    pub fn faction(&self, seat: Seat) -> &'static Tile {
        let faction = self.player(seat).faction;
        faction
            .expect("factions are chosen first")
            .tile(self.revised)
    }

    pub fn sailing_value(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        self.native(seat).board().sailing[usize::from(player.sailing)].value
    }

    pub fn tools_per_spade(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        self.native(seat).board().terraform[usize::from(player.terraforming)].tools_per_spade
    }

    /// How many buildings of a type, neutral ones included.
    pub fn count(&self, seat: Seat, wanted: impl Fn(Building) -> bool) -> u8 {
        self.where_built(|built| built.owner == seat && wanted(built.building))
            .count()
    }

    pub fn counted(&self, seat: Seat, what: Counted) -> u8 {
        let player = self.player(seat);
        match what {
            Counted::Workshop => self.count(seat, |b| b == Building::Workshop),
            Counted::Guild => self.count(seat, |b| b == Building::Guild),
            Counted::School => self.count(seat, |b| b == Building::School),
            Counted::PalaceOrUniversity => self.count(seat, |b| {
                matches!(b, Building::Palace | Building::University)
            }),
            Counted::Building => self.count(seat, |_| true),
            Counted::Bridge => few(self.bridges.iter().filter(|b| b.owner == seat).count()),
            Counted::CityTile => player.keys(),
            Counted::AdjacencyGroup => few(self.own_groups(seat).len()),
            Counted::LowestLevel => player.levels.iter().copied().min().unwrap_or(0),
        }
    }

    pub fn has_palace(&self, seat: Seat) -> bool {
        self.count(seat, |b| b == Building::Palace) > 0
    }

    /// The price list of the innovation slots for this number of players.
    pub fn slots(&self) -> &'static [crate::data::Slot] {
        let display = DATA.displays.iter().find(|d| d.players == self.seats());
        &display.expect("a display for every table").slots
    }

    pub fn competency_slot(&self, kind: Competency) -> usize {
        let slot = self.competencies.iter().position(|other| *other == kind);
        slot.expect("every kind lies on a slot")
    }

    /// The oldest offer that waits for this seat.
    pub fn offer_to(&self, seat: Seat) -> Option<Offer> {
        let mut offers = self.offers.iter();
        offers.find(|o| o.open && o.to == seat).copied()
    }

    /// What taking an offer would bring and cost now.
    pub fn offer_terms(&self, offer: Offer) -> (u8, u8) {
        let player = self.player(offer.to);
        let can_pay = u8::try_from(player.vp + 1).unwrap_or(u8::MAX);
        let gain = offer.power.min(player.bowls.0.room()).min(can_pay);
        (gain, gain.saturating_sub(1))
    }

    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(&seat)
    }

    pub fn is_decided(&self, seat: Seat) -> bool {
        self.player(seat).pending.is_empty()
    }
}

impl Player {
    pub fn has_own_palace(&self) -> bool {
        self.board.is_some() && self.left[Building::Palace.index()] == 0
    }

    /// Every city tile carries one key.
    pub fn keys(&self) -> u8 {
        self.cities.iter().sum()
    }

    pub fn free_keys(&self) -> u8 {
        let entered = |level: &&u8| **level >= DATA.science.key_needed_to_enter;
        let used = few(self.levels.iter().filter(entered).count());
        self.keys().saturating_sub(used)
    }

    pub fn all_books(&self) -> u8 {
        self.books.iter().sum()
    }

    pub fn level(&self, discipline: Discipline) -> u8 {
        self.levels[discipline.index()]
    }

    /// What comes next for this seat, if there is no order to choose.
    pub fn top(&self) -> Option<&Effect> {
        match self.pending.last()?.0.as_slice() {
            [item] => item.0.last(),
            _ => None,
        }
    }

    /// A terraform-and-build has begun, and something of it may follow.
    pub fn is_digging(&self) -> bool {
        matches!(self.top(), Some(Effect::Dig(dig)) if dig.is_begun())
    }

    pub fn city_tiles(&self) -> impl Iterator<Item = (CityTile, u8)> + '_ {
        CityTile::all()
            .zip(self.cities)
            .filter(|(_, count)| *count > 0)
    }
}
