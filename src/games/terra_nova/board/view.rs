//! What everybody may see. Only the draws of Lucky Digger are hidden, and they are not part of it.

use serde::Serialize;

use crate::data::map::{BOARD, name};
use crate::data::{DATA, PowerAction, Terrain, TownTile};
use crate::perform::rounds::income;
use crate::perform::scoring::{money, territory_points};
use crate::state::{Phase, Player, Source, State};
use kernel::Seat;
use kernel::land::{Hex, HexSet};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub is_over: bool,
    /// Turn order of the round, the start player first.
    pub order: Vec<Seat>,
    pub passed: Vec<Seat>,
    pub to_act: Vec<Seat>,
    pub round_tiles: Vec<&'static str>,
    pub bonus_tiles: Vec<OfferView>,
    pub power_actions: Vec<PowerActionView>,
    pub neutral_colour: Option<Terrain>,
    pub hexes: Vec<HexView>,
    pub bridges: Vec<BridgeView>,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfferView {
    pub tile: &'static str,
    pub letter: char,
    pub coins: u16,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PowerActionView {
    pub action: &'static str,
    pub power: u8,
    pub used_by: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HexView {
    #[serde(skip)]
    pub hex: Hex,
    pub name: &'static str,
    pub terrain: Terrain,
    pub building: Option<BuildingView>,
    /// Marked for a neutral house of its terrain.
    pub marked: bool,
    /// A river hex that joins a town of this seat.
    pub river_town: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BuildingView {
    pub kind: Kind,
    /// `None` for a neutral house.
    pub owner: Option<Seat>,
    /// The home terrain of the owner, and so the colour of the piece.
    pub colour: Terrain,
    pub in_town: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    House,
    Post,
    PalaceLeft,
    PalaceRight,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BridgeView {
    pub from: &'static str,
    pub to: &'static str,
    pub owner: Seat,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub faction: Option<&'static str>,
    pub colour: Terrain,
    pub points: i32,
    pub by_source: [i32; Source::ALL.len()],
    pub coins: u16,
    pub bowls: [u8; 3],
    pub sailing: u8,
    pub bonus_tile: Option<&'static str>,
    pub houses: usize,
    pub posts: usize,
    pub left_palace: bool,
    pub right_palace: bool,
    pub towns: u8,
    pub town_tiles_left: Vec<&'static str>,
    pub bridges_left: u8,
    pub has_passed: bool,
    pub special_actions: Vec<SpecialView>,
    /// What the next income phase brings.
    pub income: IncomeView,
    pub territory: u8,
    /// What the match would bring if it ended now, and nothing once it has.
    pub outlook: OutlookView,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct OutlookView {
    pub territory: i32,
    pub money: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpecialView {
    pub action: &'static str,
    pub used: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct IncomeView {
    pub coins: u16,
    pub power: u8,
}

impl View {
    pub fn of(state: &State) -> View {
        let power_action = |action: PowerAction| PowerActionView {
            action: action.word(),
            power: action.power(),
            used_by: state.used_by(action),
        };
        let offer = |(tile, coins): &(crate::data::BonusTile, u16)| OfferView {
            tile: tile.id(),
            letter: tile.letter(),
            coins: *coins,
        };
        let bridges = BOARD.sites().filter_map(|site| {
            let [from, to] = site.ends();
            let owner = state.bridges[site.index()]?;
            Some(BridgeView {
                from: name(from),
                to: name(to),
                owner,
            })
        });
        View {
            round: state.round,
            rounds: DATA.tiles.rounds,
            is_over: state.phase == Phase::Over,
            order: state.order.clone(),
            passed: state.passed.clone(),
            to_act: crate::words::prompts::waiting(state),
            round_tiles: state.round_tiles.iter().map(|tile| tile.id()).collect(),
            bonus_tiles: state.bonus_tiles.iter().map(offer).collect(),
            power_actions: PowerAction::ALL.map(power_action).to_vec(),
            neutral_colour: state.neutral_colour,
            hexes: hexes(state),
            bridges: bridges.collect(),
            players: state.seats().map(|seat| player(state, seat)).collect(),
        }
    }
}

fn hexes(state: &State) -> Vec<HexView> {
    let marked: HexSet = if state.variant.neutral == crate::state::Neutral::None {
        HexSet::EMPTY
    } else {
        let open = Terrain::HABITABLE.map(|colour| state.open_marks(colour));
        open.into_iter().fold(HexSet::EMPTY, HexSet::or)
    };
    let mut buildings: Vec<Option<BuildingView>> = vec![None; state.terrain.len()];
    for seat in state.seats() {
        for (hex, kind) in pieces(state.player(seat)) {
            let owner = state.player(seat);
            let in_town = owner.in_town.contains(hex);
            let colour = owner.home();
            buildings[hex.index()] = Some(BuildingView {
                kind,
                owner: Some(seat),
                colour,
                in_town,
            });
        }
    }
    for &(hex, colour) in &state.neutral_houses {
        let house = BuildingView {
            kind: Kind::House,
            owner: None,
            colour,
            in_town: false,
        };
        buildings[hex.index()] = Some(house);
    }
    let river_town = |hex| {
        state
            .seats()
            .find(|seat| state.player(*seat).river_towns.contains(hex))
    };
    let view = |(hex, building): (Hex, Option<BuildingView>)| HexView {
        hex,
        name: name(hex),
        terrain: state.terrain(hex),
        building,
        marked: marked.contains(hex),
        river_town: river_town(hex),
    };
    BOARD.grid.hexes().zip(buildings).map(view).collect()
}

fn pieces(player: &Player) -> impl Iterator<Item = (Hex, Kind)> {
    let houses = player.houses.iter().map(|hex| (hex, Kind::House));
    let posts = player.posts.iter().map(|hex| (hex, Kind::Post));
    let left = player.left.map(|hex| (hex, Kind::PalaceLeft));
    let right = player.right.map(|hex| (hex, Kind::PalaceRight));
    houses.chain(posts).chain(left).chain(right)
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let special = |special: crate::data::Special| SpecialView {
        action: special.word(),
        used: player.specials_used.contains(special),
    };
    let at_hand = crate::data::Special::ALL
        .into_iter()
        .filter(|special| player.may_special(*special));
    let next = income(player);
    PlayerView {
        seat,
        faction: player.faction.map(|faction| faction.id()),
        colour: player.home(),
        points: player.points,
        by_source: player.by_source,
        coins: player.coins,
        bowls: player.bowls.0,
        sailing: player.sailing,
        bonus_tile: player.bonus.map(|tile| tile.id()),
        houses: player.houses.len(),
        posts: player.posts.len(),
        left_palace: player.left.is_some(),
        right_palace: player.right.is_some(),
        towns: player.towns,
        town_tiles_left: player.town_tiles().map(TownTile::word).collect(),
        bridges_left: player.bridges_left,
        has_passed: state.passed.contains(&seat),
        special_actions: at_hand.map(special).collect(),
        income: IncomeView {
            coins: next.coins,
            power: next.power,
        },
        territory: state.territory(seat),
        outlook: outlook(state, seat),
    }
}

fn outlook(state: &State, seat: Seat) -> OutlookView {
    if state.phase == Phase::Over {
        return OutlookView {
            territory: 0,
            money: 0,
        };
    }
    OutlookView {
        territory: territory_points(state)[seat.index()],
        money: money(state.player(seat)).points(),
    }
}
