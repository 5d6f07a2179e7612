//! Points on passing and at the end.

use super::board::BOARD;
use super::data::{BonusTile, Counted, DATA, Perk};
use super::play::Play;
use super::state::{Phase, Player, State};
use crate::games::Seat;
use crate::games::message::message;

pub fn pass(play: &mut Play, seat: Seat, tile: BonusTile) {
    play.state.passed.push(seat);
    play.tell(message!(
        "passes",
        seat = seat,
        tile = tile.letter().to_string()
    ));
    let player = *play.state.player(seat);
    if let Some(points) = player.bonus.and_then(|tile| tile.data().on_passing) {
        play.score(
            seat,
            points.points * counted(&player, points.per),
            "why-bonus-tile",
        );
    }
    for perk in player.perks() {
        pass_perk(play, seat, &player, perk);
    }
    let at = play
        .state
        .bonus_tiles
        .iter()
        .position(|(other, _)| *other == tile);
    if let (Some(at), Some(old)) = (at, player.bonus) {
        let (_, coins) = std::mem::replace(&mut play.state.bonus_tiles[at], (old, 0));
        play.state.bonus_tiles.sort();
        play.state.player_mut(seat).bonus = Some(tile);
        if coins > 0 {
            play.gain_coins(seat, coins, "why-coins-on-tile");
        }
    }
}

fn counted(player: &Player, per: Counted) -> i32 {
    let count = match per {
        Counted::House => player.houses.len(),
        Counted::Post => player.posts.len(),
        Counted::Palace => player.palaces().len(),
        Counted::Sailing => usize::from(player.sailing),
    };
    count as i32
}

fn pass_perk(play: &mut Play, seat: Seat, player: &Player, perk: Perk) {
    match perk {
        Perk::PassPointsByPosts { points } => {
            play.score(seat, points[player.posts.len()], "why-ability");
        }
        Perk::PassPointsPerEdgeSettlement { points } => {
            let settlements = play.state.settlements(seat);
            let at_edge = settlements
                .iter()
                .filter(|group| group.meets(BOARD.edge))
                .count();
            play.score(seat, points * at_edge as i32, "why-palace");
        }
        Perk::PassPowerPerSettlement { power } => {
            let settlements = play.state.settlements(seat).len() as u8;
            play.gain_power(seat, power * settlements, "why-palace");
        }
        Perk::PassPointsOffRiver { points } => {
            let dry = player.buildings().without(BOARD.riverside).len();
            play.score(seat, points * dry as i32, "why-palace");
        }
        _ => {}
    }
}

/// The end of the match: money, then territory.
pub fn finish(play: &mut Play) {
    for seat in play.state.seats() {
        let rate = play.state.player(seat).perk(|perk| match perk {
            Perk::PowerForPoints { power, points } => Some((power, points)),
            _ => None,
        });
        let player = play.state.player_mut(seat);
        let mut points = 0;
        if let Some((power, each)) = rate {
            let times = player.bowls.ready() / power;
            player.bowls.spend(times * power);
            points = i32::from(times) * each;
        }
        let power = player.bowls.ready();
        player.bowls.spend(power);
        player.coins += u16::from(power);
        let money = player.coins / DATA.tiles.final_scoring.coins_per_point;
        play.score(seat, points, "why-ability");
        play.score(seat, i32::from(money), "why-money");
    }
    for (seat, points) in play.state.seats().zip(territory_points(&play.state)) {
        play.score(seat, points, "why-territory");
    }
    play.state.phase = Phase::Over;
}

/// The points of each seat for its territory.
fn territory_points(state: &State) -> Vec<i32> {
    let sizes: Vec<usize> = state.seats().map(|seat| state.territory(seat)).collect();
    shared_points(&sizes, &DATA.tiles.final_scoring.territory_points)
}

/// Points by rank; tied players share those of the ranks they fill.
pub fn shared_points(sizes: &[usize], by_rank: &[i32]) -> Vec<i32> {
    let share = |size: &usize| {
        let better = sizes.iter().filter(|other| *other > size).count();
        let tied = sizes.iter().filter(|other| *other == size).count();
        by_rank[better..better + tied].iter().sum::<i32>() / tied as i32
    };
    sizes.iter().map(share).collect()
}
