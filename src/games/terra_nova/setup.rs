//! From the deal to the first income.

use super::board::{BOARD, hex, name};
use super::data::{BonusTile, DATA, Faction, RoundTile, Terrain};
use super::play::Play;
use super::rounds;
use super::state::{Neutral, Phase, Player, State, Variant};
use crate::games::Seat;
use crate::games::deal::{Dealer, Setup};
use crate::games::hex::Hex;
use crate::games::message::{Arg, Refusal, message};

/// Lucky Digger draws the colours of a round from one of these each.
const DRAWS: [&str; 5] = [
    "neutral_draws_1",
    "neutral_draws_2",
    "neutral_draws_3",
    "neutral_draws_4",
    "neutral_draws_5",
];

pub fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    dealer.start_player()?;
    let terrains = Terrain::HABITABLE.map(Terrain::id);
    let (first_game, neutral) = (
        dealer.option("setup") == "first_game",
        dealer.option("neutral"),
    );
    match neutral {
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
    if !first_game {
        let round_tiles: Vec<&str> = RoundTile::all().map(RoundTile::id).collect();
        dealer.open(
            "round_scoring_tiles",
            &round_tiles,
            usize::from(DATA.tiles.rounds),
        )?;
        let bonus_tiles: Vec<&str> = BonusTile::all().map(BonusTile::id).collect();
        let in_play = dealer.seats() + DATA.tiles.supply.bonus_tiles_left_over;
        dealer.open("bonus_tiles", &bonus_tiles, in_play)?;
    }
    Ok(())
}

pub fn start(setup: &Setup) -> Result<State, Refusal> {
    let first_game = setup.option("setup") == "first_game";
    let first = &DATA.map.first_game;
    let (round_tiles, bonus_tiles) = if first_game {
        (
            &first.round_tiles[..],
            &first.table(setup.seats).bonus_tiles[..],
        )
    } else {
        (
            setup.dealt("round_scoring_tiles"),
            setup.dealt("bonus_tiles"),
        )
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
        round_tiles: parsed(round_tiles)?,
        bonus_tiles: bonus_tiles.into_iter().map(|tile| (tile, 0)).collect(),
        power_actions_used: Vec::new(),
        terrain: BOARD.printed.clone(),
        bridges: vec![None; BOARD.sites().count()],
        neutral_houses: Vec::new(),
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
    for seat in play.state.order.clone() {
        let id = play.state.player(seat).faction.map_or("", Faction::id);
        let Some(given) = table.seats.iter().find(|given| given.faction == id) else {
            continue;
        };
        for at in given.houses.iter().filter_map(|at| hex(at).ok()) {
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
    match play.state.variant.neutral {
        Neutral::LuckyDigger => rounds::after_draw(play, seat),
        _ if nobody_left => play.state.phase = Phase::Factions(play.state.order.clone()),
        _ => {}
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
