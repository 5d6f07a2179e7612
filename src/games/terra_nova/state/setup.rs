//! From the deal to the first income.

use crate::data::map::{BOARD, name};
use crate::data::tables::{self, Tables};
use crate::data::{BonusTile, DATA, Faction, RoundTile, Terrain};
use crate::perform::play::Play;
use crate::perform::rounds;
use crate::state::{Neutral, Phase, Player, State, Variant};
use kernel::Seat;
use kernel::deal::{Dealer, Setup};
use kernel::land::Hex;
use kernel::message::{Arg, Refusal, message};

const ROUND_TILES: &str = "round_scoring_tiles";
const REVERSE: &str = "two_player_map";
const MARKS: &str = "neutral_marks";
const FIRST_HOUSES: &str = "first_game_houses";
/// Lucky Digger draws the colours of a round from one of these each.
const DRAWS: [&str; 5] = [
    "neutral_draws_1",
    "neutral_draws_2",
    "neutral_draws_3",
    "neutral_draws_4",
    "neutral_draws_5",
];

pub fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    let tables = tables::dealt(dealer)?;
    dealer.start_player()?;
    let terrains = Terrain::HABITABLE.map(Terrain::id);
    let first_game = dealer.option("setup") == "first_game";
    let neutral = dealer.option("neutral").to_owned();
    match neutral.as_str() {
        "none" => {}
        _ if first_game => return Err(message!("first-game-alone", option = "neutral").into()),
        "planner" => {
            dealer.open("neutral_colour", &terrains, 1)?;
        }
        _ => {
            for draws in DRAWS {
                dealer.hidden(draws, &terrains, terrains.len())?;
            }
        }
    }
    if neutral != "none" {
        deal_reverse(dealer, tables)?;
    }
    if first_game {
        let players = dealer.seats();
        dealer.printed(ROUND_TILES, &tables.round_tiles, tables::round_tiles)?;
        let houses = &tables.houses[players - 2];
        dealer.printed(FIRST_HOUSES, houses, |names| {
            tables::first_houses(names, players).map(drop)
        })?;
    } else {
        let round_tiles: Vec<&str> = RoundTile::all().map(RoundTile::id).collect();
        dealer.open(ROUND_TILES, &round_tiles, usize::from(DATA.tiles.rounds))?;
        let bonus_tiles: Vec<&str> = BonusTile::all().map(BonusTile::id).collect();
        let in_play = dealer.seats() + DATA.tiles.supply.bonus_tiles_left_over;
        dealer.open("bonus_tiles", &bonus_tiles, in_play)?;
    }
    Ok(())
}

/// The reverse of the board, which the variants with neutral houses are played on.
fn deal_reverse(dealer: &mut Dealer<'_>, tables: &Tables) -> Result<(), Refusal> {
    let rows = dealer.printed(REVERSE, &tables.rows, |rows| {
        tables::terrain(rows).map(drop)
    })?;
    let terrain = tables::terrain(&rows)?;
    dealer.printed(MARKS, &tables.marks, |names| {
        tables::marked(names, &terrain).map(drop)
    })?;
    Ok(())
}

pub fn start(setup: &Setup) -> Result<State, Refusal> {
    let first_game = setup.option("setup") == "first_game";
    let bonus_tiles = if first_game {
        &DATA.map.first_game.table(setup.seats).bonus_tiles[..]
    } else {
        setup.dealt("bonus_tiles")
    };
    let start_player = setup.dealt("start_player")[0]
        .parse::<u8>()
        .map_or(0, |number| number - 1);
    let terrains = |component: &str| {
        let ids = setup.dealt(component);
        ids.iter()
            .filter_map(|id| Terrain::from_id(id))
            .collect::<Vec<Terrain>>()
    };
    let neutral = match setup.option("neutral") {
        "planner" => Neutral::Planner,
        "lucky_digger" => Neutral::LuckyDigger,
        _ => Neutral::None,
    };
    let (terrain, marks) = if neutral == Neutral::None {
        (BOARD.printed.clone(), Vec::new())
    } else {
        let terrain = tables::terrain(setup.dealt(REVERSE))?;
        let marks = tables::marked(setup.dealt(MARKS), &terrain)?;
        (terrain, marks)
    };
    let first_houses = if first_game {
        tables::first_houses(setup.dealt(FIRST_HOUSES), setup.seats)?
    } else {
        Vec::new()
    };
    let order: Vec<Seat> = Seat(start_player).clockwise(setup.seats).collect();
    let mut bonus_tiles = parsed::<BonusTile>(bonus_tiles)?;
    bonus_tiles.sort();
    let mut state = State {
        rules: setup.rules,
        variant: Variant {
            pass_order: setup.option("turn_order") == "pass_order",
            first_game,
            neutral,
        },
        players: vec![Player::new(); setup.seats],
        phase: Phase::Factions(order.clone()),
        order,
        passed: Vec::new(),
        round: 0,
        round_tiles: parsed(setup.dealt(ROUND_TILES))?,
        bonus_tiles: bonus_tiles.into_iter().map(|tile| (tile, 0)).collect(),
        power_actions_used: Vec::new(),
        terrain,
        bridges: vec![None; BOARD.sites().count()],
        neutral_houses: Vec::new(),
        marks,
        first_houses,
        neutral_colour: terrains("neutral_colour").first().copied(),
        draws: DRAWS
            .into_iter()
            .map(terrains)
            .filter(|draws| !draws.is_empty())
            .collect(),
    };
    if let Some(colour) = state.neutral_colour {
        state.phase = Phase::Neutral(state.order.iter().map(|seat| (*seat, colour)).collect());
    }
    Ok(state)
}

fn parsed<T: std::str::FromStr>(ids: &[String]) -> Result<Vec<T>, Refusal>
where
    Refusal: From<T::Err>,
{
    ids.iter().map(|id| Ok(id.parse::<T>()?)).collect()
}

/// The seat that was first in the queue is done; `true` if nobody is left.
fn done(queue: &mut Vec<Seat>) -> bool {
    queue.remove(0);
    queue.is_empty()
}

pub fn choose_faction(play: &mut Play, seat: Seat, faction: Faction) {
    let player = play.state.player_mut(seat);
    player.faction = Some(faction);
    player.coins = faction.data().starting_coins;
    play.tell(message!(
        "chooses",
        seat = seat,
        faction = Arg::name(faction.id())
    ));
    let Phase::Factions(queue) = &mut play.state.phase else {
        return;
    };
    if !done(queue) {
        return;
    }
    if play.state.variant.first_game {
        first_game(play);
    } else {
        let order = &play.state.order;
        let mut queue: Vec<Seat> = order.iter().chain(order.iter().rev()).copied().collect();
        let placed_by_all = 2;
        let has_more = |seat: &&Seat| {
            let faction = play.state.player(**seat).data();
            faction.is_some_and(|faction| faction.starting_houses > placed_by_all)
        };
        queue.extend(order.iter().filter(has_more));
        play.state.phase = Phase::Houses(queue);
    }
}

pub fn place_house(play: &mut Play, seat: Seat, hex: Hex) {
    play.state.player_mut(seat).houses.insert(hex);
    play.tell(message!("starts-on", seat = seat, hex = name(hex)));
    let Phase::Houses(queue) = &mut play.state.phase else {
        return;
    };
    if done(queue) {
        play.state.phase = Phase::Bonus(play.state.order.iter().rev().copied().collect());
    }
}

pub fn take_bonus(play: &mut Play, seat: Seat, tile: BonusTile) {
    give_bonus(play, seat, tile);
    let Phase::Bonus(queue) = &mut play.state.phase else {
        return;
    };
    if done(queue) {
        begin(play);
    }
}

fn give_bonus(play: &mut Play, seat: Seat, tile: BonusTile) {
    play.state.bonus_tiles.retain(|(other, _)| *other != tile);
    play.state.player_mut(seat).bonus = Some(tile);
    let letter = tile.letter().to_string();
    play.tell(message!("takes-bonus", seat = seat, tile = letter));
}

/// The houses and tiles of the fixed first game.
fn first_game(play: &mut Play) {
    let table = DATA.map.first_game.table(play.state.players.len());
    let mut houses = play.state.first_houses.clone().into_iter();
    let by_faction: Vec<Vec<Hex>> = table
        .seats
        .iter()
        .map(|given| houses.by_ref().take(given.houses.len()).collect())
        .collect();
    for seat in play.state.order.clone() {
        let id = play.state.player(seat).faction.map_or("", Faction::id);
        let Some(row) = table.seats.iter().position(|given| given.faction == id) else {
            continue;
        };
        let given = &table.seats[row];
        for &at in &by_faction[row] {
            play.state.player_mut(seat).houses.insert(at);
            play.tell(message!("starts-on", seat = seat, hex = name(at)));
        }
        if let Some(tile) = BonusTile::find(&given.bonus) {
            give_bonus(play, seat, tile);
        }
    }
    begin(play);
}

fn begin(play: &mut Play) {
    for (_, coins) in &mut play.state.bonus_tiles {
        *coins += DATA.tiles.supply.coins_on_left_over_tiles;
    }
    rounds::prepare(play);
}

/// A neutral house that a player puts down.
pub fn place_neutral(play: &mut Play, seat: Seat, hex: Hex) {
    let Phase::Neutral(due) = &mut play.state.phase else {
        return;
    };
    let (_, colour) = due.remove(0);
    let nobody_left = due.is_empty();
    put_neutral(play, hex, colour);
    if play.state.variant.neutral == Neutral::LuckyDigger {
        rounds::after_draw(play, seat);
    } else if nobody_left {
        play.state.phase = Phase::Factions(play.state.order.clone());
    }
}

pub fn put_neutral(play: &mut Play, hex: Hex, colour: Terrain) {
    play.state.neutral_houses.push((hex, colour));
    play.tell(message!(
        "neutral-house",
        hex = name(hex),
        colour = Arg::name(colour.id())
    ));
}
