//! What is on the table.

pub mod ids;
pub mod setup;

use serde::{Deserialize, Serialize};

use crate::data::map::{BOARD, Site};
use crate::data::{
    BonusTile, DATA, Faction, FactionData, Perk, PowerAction, RoundTile, Special, Terrain, TownTile,
};
use kernel::Seat;
use kernel::land::{Bowls, Hex, HexSet, Land, groups};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The version of the rules that this match is played by.
    pub rules: u32,
    pub variant: Variant,
    pub players: Vec<Player>,
    /// The order of turns in this round; its first is the start player.
    pub order: Vec<Seat>,
    /// Who has passed in this round, the first first.
    pub passed: Vec<Seat>,
    /// 1 to 5; 0 before the first income.
    pub round: u8,
    pub round_tiles: Vec<RoundTile>,
    /// Beside the board, with the coins that lie on them.
    pub bonus_tiles: Vec<(BonusTile, u16)>,
    /// With the seat that used it in this round.
    pub power_actions_used: Vec<(PowerAction, Seat)>,
    pub terrain: Vec<Terrain>,
    pub bridges: Vec<Option<Seat>>,
    pub neutral_houses: Vec<(Hex, Terrain)>,
    /// Hexes marked for neutral houses, with the terrain that is printed there.
    pub marks: Vec<(Hex, Terrain)>,
    /// First game: the houses, faction by faction in the order of its table.
    pub first_houses: Vec<Hex>,
    /// Planner: the colour that nobody may take.
    pub neutral_colour: Option<Terrain>,
    /// Lucky Digger: by round, the colours in the order in which they will be drawn.
    pub draws: Vec<Vec<Terrain>>,
    pub phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Variant {
    pub pass_order: bool,
    pub first_game: bool,
    pub neutral: Neutral,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Neutral {
    None,
    Planner,
    LuckyDigger,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Neutral houses that these seats still have to place, the first first.
    Neutral(Vec<(Seat, Terrain)>),
    /// Seats that still choose a faction.
    Factions(Vec<Seat>),
    /// Seats that still place a starting house.
    Houses(Vec<Seat>),
    /// Seats that still take their first bonus tile.
    Bonus(Vec<Seat>),
    Turn {
        seat: Seat,
        stage: Stage,
    },
    /// Seats that may still exchange power at the end of the round.
    Window(Vec<Seat>),
    Over,
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Stage {
    BeforeAction,
    /// The second spade of `power spade2`: what was in reach before the action, and whether the
    /// action's one house is built.
    SecondSpade {
        reach: HexSet,
        built: bool,
    },
    EdgeHouse,
    FreeSail,
    Towns,
    AfterAction,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub faction: Option<Faction>,
    pub points: i32,
    /// Where the points come from, by [`Source`].
    pub by_source: [i32; Source::ALL.len()],
    pub coins: u16,
    pub bowls: Bowls,
    pub sailing: u8,
    pub bonus: Option<BonusTile>,
    pub houses: HexSet,
    pub posts: HexSet,
    pub left: Option<Hex>,
    pub right: Option<Hex>,
    /// Buildings that belong to a town.
    pub in_town: HexSet,
    pub towns: u8,
    /// By the order of the town tiles in the data.
    pub town_tiles_left: [bool; 4],
    /// River hexes that join a town of the sea dogs.
    pub river_towns: HexSet,
    pub bridges_left: u8,
    pub specials_used: SpecialSet,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    RoundTile,
    Sailing,
    Town,
    BonusTile,
    Ability,
    Palace,
    Territory,
    Money,
}

impl Source {
    pub const ALL: [Source; 8] = [
        Source::RoundTile,
        Source::Sailing,
        Source::Town,
        Source::BonusTile,
        Source::Ability,
        Source::Palace,
        Source::Territory,
        Source::Money,
    ];

    /// The message that names it in the log.
    pub fn why(self) -> &'static str {
        match self {
            Source::RoundTile => "why-round-tile",
            Source::Sailing => "why-sailing",
            Source::Town => "why-town-tile",
            Source::BonusTile => "why-bonus-tile",
            Source::Ability => "why-ability",
            Source::Palace => "why-palace",
            Source::Territory => "why-territory",
            Source::Money => "why-money",
        }
    }

    /// Its address in the table of points.
    pub fn id(self) -> &'static str {
        match self {
            Source::RoundTile => "rounds",
            Source::Sailing => "sailing",
            Source::Town => "towns",
            Source::BonusTile => "bonus",
            Source::Ability => "ability",
            Source::Palace => "palaces",
            Source::Territory => "territory",
            Source::Money => "money",
        }
    }
}

/// The special actions used in this round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpecialSet(u8);

impl SpecialSet {
    pub fn contains(self, special: Special) -> bool {
        self.0 & special.bit() != 0
    }

    pub fn insert(&mut self, special: Special) {
        self.0 |= special.bit();
    }
}

impl Player {
    pub fn new() -> Self {
        let supply = &DATA.tiles.supply;
        Player {
            faction: None,
            points: 0,
            by_source: [0; Source::ALL.len()],
            coins: 0,
            bowls: supply.power_bowls,
            sailing: 0,
            bonus: None,
            houses: HexSet::EMPTY,
            posts: HexSet::EMPTY,
            left: None,
            right: None,
            in_town: HexSet::EMPTY,
            towns: 0,
            town_tiles_left: [true; 4],
            river_towns: HexSet::EMPTY,
            bridges_left: supply.bridges,
            specials_used: SpecialSet::default(),
        }
    }

    pub fn data(&self) -> Option<&'static FactionData> {
        self.faction.map(Faction::data)
    }

    /// The home terrain; river before a faction is chosen, which nothing has as its terrain.
    pub fn home(&self) -> Terrain {
        self.data().map_or(Terrain::River, |faction| faction.home)
    }

    pub fn palaces(&self) -> HexSet {
        self.left.into_iter().chain(self.right).collect()
    }

    pub fn buildings(&self) -> HexSet {
        self.houses.or(self.posts).or(self.palaces())
    }

    pub fn houses_left(&self) -> u8 {
        DATA.tiles.supply.houses - self.houses.count()
    }

    pub fn posts_left(&self) -> u8 {
        DATA.tiles.supply.posts - self.posts.count()
    }

    /// The perks in force: the ability and those of the palaces that stand.
    pub fn perks(&self) -> impl Iterator<Item = Perk> + use<> {
        let data = self.data();
        let left = data
            .filter(|_| self.left.is_some())
            .map(|data| data.left.perk);
        let right = data
            .filter(|_| self.right.is_some())
            .map(|data| data.right.perk);
        data.map(|data| data.ability)
            .into_iter()
            .chain(left)
            .chain(right)
    }

    pub fn perk<T>(&self, of: impl Fn(Perk) -> Option<T>) -> Option<T> {
        self.perks().find_map(of)
    }

    pub fn has(&self, perk: Perk) -> bool {
        self.perks().any(|own| own == perk)
    }

    /// Whether a special action is at hand, used or not.
    pub fn may_special(&self, special: Special) -> bool {
        let of_tile = self.bonus.and_then(|tile| tile.data().special) == Some(special);
        of_tile || self.has(Perk::Special { action: special })
    }

    pub fn town_tiles(&self) -> impl Iterator<Item = TownTile> + use<> {
        let left = self.town_tiles_left;
        TownTile::all().filter(move |tile| left[tile.index()])
    }

    pub fn score(&mut self, points: i32, source: Source) {
        self.points += points;
        self.by_source[source as usize] += points;
    }

    /// How far over the river the player's reach goes in the action phase.
    pub fn sailing_reach(&self) -> usize {
        usize::from(self.sailing + self.bonus.map_or(0, |tile| tile.data().sailing))
    }
}

impl State {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.len())
    }

    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }

    pub fn neutral(&self) -> HexSet {
        self.neutral_houses.iter().map(|(hex, _)| *hex).collect()
    }

    pub fn occupied(&self) -> HexSet {
        self.players
            .iter()
            .fold(self.neutral(), |sum, player| sum.or(player.buildings()))
    }

    pub fn is_free_land(&self, hex: Hex) -> bool {
        !BOARD.grid.is_river(hex) && !self.occupied().contains(hex)
    }

    /// The land with the bridges that stand.
    pub fn land(&self) -> Land<'static, impl Iterator<Item = [Hex; 2]> + Clone + '_> {
        let built = BOARD
            .sites()
            .filter(move |site| self.bridges[site.index()].is_some());
        Land::new(&BOARD.grid, built.map(Site::ends))
    }

    /// Shares a side or is joined by a bridge.
    pub fn adjacent(&self, hex: Hex) -> HexSet {
        self.land().adjacent(hex)
    }

    /// Free land that the player can build on or transform in the action phase.
    pub fn reach(&self, seat: Seat) -> HexSet {
        let player = self.player(seat);
        let near = self
            .land()
            .reach(player.buildings(), player.sailing_reach());
        near.without(self.occupied())
    }

    /// Groups of the player's buildings; each is a settlement.
    pub fn settlements(&self, seat: Seat) -> Vec<HexSet> {
        self.land().groups(self.player(seat).buildings())
    }

    /// Groups of the player's buildings where river towns join what lies beside their river hex.
    pub fn town_groups(&self, seat: Seat) -> Vec<HexSet> {
        let player = self.player(seat);
        groups(player.buildings(), |hex| {
            let joined = BOARD.grid.sides(hex).and(player.river_towns);
            self.adjacent(hex).or(BOARD.grid.around(joined))
        })
    }

    /// The size of the player's largest set of buildings linked by reach, for the final scoring.
    pub fn territory(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let sailing = usize::from(player.sailing);
        let land = self.land();
        land.largest_area(player.buildings(), sailing, |_| HexSet::EMPTY)
    }

    pub fn next_to_others(&self, seat: Seat, hex: Hex) -> bool {
        let own = self.player(seat).buildings();
        self.adjacent(hex).meets(self.occupied().without(own))
    }

    /// The hexes where a neutral house of this colour may stand.
    pub fn open_marks(&self, colour: Terrain) -> HexSet {
        let open = |(hex, printed): &&(Hex, Terrain)| {
            *printed == colour && self.is_free_land(*hex) && self.terrain(*hex) == colour
        };
        self.marks
            .iter()
            .filter(open)
            .map(|(hex, _)| *hex)
            .collect()
    }

    /// Who used a power action in this round.
    pub fn used_by(&self, action: PowerAction) -> Option<Seat> {
        let mut used = self.power_actions_used.iter();
        used.find(|(other, _)| *other == action)
            .map(|(_, seat)| *seat)
    }

    pub fn round_tile(&self) -> Option<RoundTile> {
        let index = usize::from(self.round).checked_sub(1)?;
        self.round_tiles.get(index).copied()
    }

    pub fn spades_needed(&self, seat: Seat, hex: Hex) -> u8 {
        let player = self.player(seat);
        let spades = self.terrain(hex).spades_to(player.home());
        let most = player.perk(|perk| {
            if let Perk::ShortSpades { most } = perk {
                Some(most)
            } else {
                None
            }
        });
        most.map_or(spades, |most| spades.min(most))
    }

    /// What a power action costs this player.
    pub fn power_price(&self, seat: Seat, action: PowerAction) -> u8 {
        let discount = self.player(seat).perk(|perk| {
            if let Perk::PowerActionDiscount { power } = perk {
                Some(power)
            } else {
                None
            }
        });
        action.power() - discount.unwrap_or_default()
    }
}
