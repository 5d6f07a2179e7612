//! What is on the table.

use serde::{Deserialize, Serialize};

use super::board::{BOARD, Site};
use super::data::{
    BonusTile, DATA, Faction, FactionData, Perk, PowerAction, RoundTile, Special, Terrain, TownTile,
};
use crate::games::Seat;
use crate::games::hex::{Hex, HexSet, groups};
use crate::games::power::Bowls;

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
    pub power_actions_used: Vec<PowerAction>,
    pub terrain: Vec<Terrain>,
    pub bridges: Vec<Option<Seat>>,
    pub neutral_houses: Vec<(Hex, Terrain)>,
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

/// The special actions used in this round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpecialSet(u8);

impl SpecialSet {
    pub fn contains(self, special: Special) -> bool {
        self.0 & (1 << special as u8) != 0
    }

    pub fn insert(&mut self, special: Special) {
        self.0 |= 1 << special as u8;
    }
}

impl Player {
    pub fn new() -> Self {
        let supply = &DATA.tiles.supply;
        Player {
            faction: None,
            points: 0,
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
        DATA.tiles.supply.houses - self.houses.len() as u8
    }

    pub fn posts_left(&self) -> u8 {
        DATA.tiles.supply.posts - self.posts.len() as u8
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

    pub fn has_bridge(&self, site: Site) -> bool {
        self.bridges[site.index()].is_some()
    }

    /// The hexes that a bridge joins with this one, whoever built it.
    pub fn over_bridges(&self, hex: Hex) -> HexSet {
        let built = BOARD.sites().filter(|site| self.has_bridge(*site));
        let other_end = |site: Site| match site.ends() {
            [one, other] if one == hex => Some(other),
            [one, other] if other == hex => Some(one),
            _ => None,
        };
        built.filter_map(other_end).collect()
    }

    /// Shares a side or is joined by a bridge.
    pub fn adjacent(&self, hex: Hex) -> HexSet {
        BOARD
            .grid
            .sides(hex)
            .without(BOARD.grid.river())
            .or(self.over_bridges(hex))
    }

    /// Free land that the player can build on or transform in the action phase.
    pub fn reach(&self, seat: Seat) -> HexSet {
        let player = self.player(seat);
        let near = self.near(player.buildings(), player.sailing_reach());
        near.without(self.occupied())
    }

    /// Land adjacent to the set or over the river from it.
    fn near(&self, from: HexSet, sailing: usize) -> HexSet {
        from.iter().fold(HexSet::EMPTY, |sum, hex| {
            sum.or(self.adjacent(hex))
                .or(BOARD.grid.over_river(hex, sailing))
        })
    }

    /// Groups of the player's buildings; each is a settlement.
    pub fn settlements(&self, seat: Seat) -> Vec<HexSet> {
        groups(self.player(seat).buildings(), |hex| self.adjacent(hex))
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
    pub fn territory(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let sailing = usize::from(player.sailing);
        let linked = |hex| self.adjacent(hex).or(BOARD.grid.over_river(hex, sailing));
        groups(player.buildings(), linked)
            .into_iter()
            .map(HexSet::len)
            .max()
            .unwrap_or_default()
    }

    pub fn next_to_others(&self, seat: Seat, hex: Hex) -> bool {
        let own = self.player(seat).buildings();
        self.adjacent(hex).meets(self.occupied().without(own))
    }

    /// The hexes where a neutral house of this colour may stand.
    pub fn open_marks(&self, colour: Terrain) -> HexSet {
        let open = |hex: &Hex| self.is_free_land(*hex) && self.terrain(*hex) == colour;
        BOARD.marks(colour).iter().filter(open).collect()
    }

    pub fn round_tile(&self) -> Option<RoundTile> {
        let index = usize::from(self.round).checked_sub(1)?;
        self.round_tiles.get(index).copied()
    }

    pub fn spades_needed(&self, seat: Seat, hex: Hex) -> u8 {
        let player = self.player(seat);
        let spades = self.terrain(hex).spades_to(player.home());
        let most = player.perk(|perk| match perk {
            Perk::ShortSpades { most } => Some(most),
            _ => None,
        });
        most.map_or(spades, |most| spades.min(most))
    }

    /// What a power action costs this player.
    pub fn power_price(&self, seat: Seat, action: PowerAction) -> u8 {
        let discount = self.player(seat).perk(|perk| match perk {
            Perk::PowerActionDiscount { power } => Some(power),
            _ => None,
        });
        action.power() - discount.unwrap_or_default()
    }
}

impl State {
    /// Nothing was created or lost, and every number is within its bounds.
    pub fn audit(&self) -> Result<(), String> {
        let mut built = self.neutral();
        let mut count = built.len();
        for seat in self.seats() {
            let player = self.player(seat);
            self.audit_player(seat)
                .map_err(|reason| format!("seat {}: {reason}", seat.0 + 1))?;
            built = built.or(player.buildings());
            count += player.houses.len() + player.posts.len() + player.palaces().len();
        }
        if built.len() != count || built.meets(BOARD.grid.river()) {
            return Err("two buildings on one hex, or one in the river".into());
        }
        let mut tiles: Vec<BonusTile> = self.bonus_tiles.iter().map(|(tile, _)| *tile).collect();
        tiles.extend(self.players.iter().filter_map(|player| player.bonus));
        tiles.sort();
        tiles.dedup();
        if tiles.len() != self.players.len() + DATA.tiles.supply.bonus_tiles_left_over {
            return Err(format!("{} bonus tiles are in play", tiles.len()));
        }
        let left_over = DATA.tiles.supply.bonus_tiles_left_over;
        if self.round > 0 && self.bonus_tiles.len() != left_over {
            return Err(format!(
                "{} bonus tiles lie beside the board",
                self.bonus_tiles.len()
            ));
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let supply = &DATA.tiles.supply;
        let player = self.player(seat);
        if player.bowls.tokens() != supply.power_bowls.tokens() {
            return Err(format!("{} power tokens", player.bowls.tokens()));
        }
        if player.houses.len() > usize::from(supply.houses)
            || player.posts.len() > usize::from(supply.posts)
        {
            return Err("more buildings than there are".into());
        }
        if player.left.is_some() && player.left == player.right {
            return Err("both palaces on one hex".into());
        }
        let bridges = self
            .bridges
            .iter()
            .filter(|owner| **owner == Some(seat))
            .count();
        if bridges + usize::from(player.bridges_left) != usize::from(supply.bridges) {
            return Err("a bridge was created or lost".into());
        }
        let used = player.town_tiles_left.iter().filter(|left| !**left).count();
        if used != usize::from(player.towns) {
            return Err("towns and town tiles do not agree".into());
        }
        if usize::from(player.sailing) >= DATA.tiles.sailing.points.len() || player.points < 0 {
            return Err("a track was left".into());
        }
        let at_home = |hex: Hex| self.terrain(hex) == player.home();
        if !player.buildings().iter().all(at_home) {
            return Err("a building stands on foreign terrain".into());
        }
        if !player.in_town.without(player.buildings()).is_empty() {
            return Err("a town holds what is not there".into());
        }
        Ok(())
    }
}
