//! Points on passing and at the end.

use crate::data::map::BOARD;
use crate::data::{BonusTile, Counted, DATA, Perk};
use crate::perform::play::Play;
use crate::state::{Phase, Player, Source, State};
use kernel::message::message;
use kernel::{Seat, few};

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
            Source::BonusTile,
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

pub fn counted(player: &Player, per: Counted) -> i32 {
    let count = match per {
        Counted::House => player.houses.count(),
        Counted::Post => player.posts.count(),
        Counted::Palace => player.palaces().count(),
        Counted::Sailing => player.sailing,
    };
    i32::from(count)
}

fn pass_perk(play: &mut Play, seat: Seat, player: &Player, perk: Perk) {
    match perk {
        Perk::PassPointsByPosts { points } => {
            play.score(seat, points[player.posts.len()], Source::Ability);
        }
        Perk::PassPointsPerEdgeSettlement { points } => {
            let settlements = play.state.settlements(seat);
            let at_edge = settlements
                .iter()
                .filter(|group| group.meets(BOARD.edge))
                .count();
            play.score(seat, points * i32::from(few(at_edge)), Source::Palace);
        }
        Perk::PassPowerPerSettlement { power } => {
            let settlements = few(play.state.settlements(seat).len());
            play.gain_power(seat, power * settlements, "why-palace");
        }
        Perk::PassPointsOffRiver { points } => {
            let dry = player.buildings().without(BOARD.riverside).count();
            play.score(seat, points * i32::from(dry), Source::Palace);
        }
        Perk::MoreStartingHouses
        | Perk::TownPoints { .. }
        | Perk::TownValue { .. }
        | Perk::RiverTowns
        | Perk::Special { .. }
        | Perk::FreeSailing
        | Perk::EdgeHouse
        | Perk::PowerWhenBuilt { .. }
        | Perk::PowerIncome { .. }
        | Perk::PowerPerSpade { .. }
        | Perk::PowerForPoints { .. }
        | Perk::PowerActionDiscount { .. }
        | Perk::ShortSpades { .. }
        | Perk::PostPrice { .. }
        | Perk::PointsPerHouse { .. }
        | Perk::PointsPerPost { .. }
        | Perk::PowerWhenOthersBuildHouse { .. }
        | Perk::CoinsWhenOthersUpgrade { .. } => {}
    }
}

/// The end of the match: money, then territory.
pub fn finish(play: &mut Play) {
    for seat in play.state.seats() {
        let money = money(play.state.player(seat));
        let player = play.state.player_mut(seat);
        let power = player.bowls.ready();
        player.bowls.spend(power);
        player.coins = money.coins;
        play.score(seat, money.for_power, Source::Ability);
        play.score(seat, money.for_coins, Source::Money);
    }
    for (seat, points) in play.state.seats().zip(territory_points(&play.state)) {
        play.score(seat, points, Source::Territory);
    }
    play.state.phase = Phase::Over;
}

/// What money and power are worth in the end.
pub struct Money {
    /// Points for power, by an ability.
    for_power: i32,
    /// The coins after all other power was exchanged, and their points.
    coins: u16,
    for_coins: i32,
}

impl Money {
    pub fn points(&self) -> i32 {
        self.for_power + self.for_coins
    }
}

pub fn money(player: &Player) -> Money {
    let rate = player.perk(|perk| {
        if let Perk::PowerForPoints { power, points } = perk {
            Some((power, points))
        } else {
            None
        }
    });
    let mut power = player.bowls.ready();
    let mut for_power = 0;
    if let Some((each, points)) = rate {
        for_power = i32::from(power / each) * points;
        power %= each;
    }
    let coins = player.coins + u16::from(power);
    Money {
        for_power,
        coins,
        for_coins: i32::from(coins / DATA.tiles.final_scoring.coins_per_point),
    }
}

/// The points of each seat for its territory.
pub fn territory_points(state: &State) -> Vec<i32> {
    let sizes: Vec<u8> = state.seats().map(|seat| state.territory(seat)).collect();
    shared_points(&sizes, &DATA.tiles.final_scoring.territory_points)
}

/// Points by rank; tied players share those of the ranks they fill.
pub fn shared_points(sizes: &[u8], by_rank: &[i32]) -> Vec<i32> {
    let share = |size: &u8| {
        let better = sizes.iter().filter(|other| *other > size).count();
        let tied = sizes.iter().filter(|other| *other == size).count();
        by_rank[better..better + tied].iter().sum::<i32>() / i32::from(few(tied))
    };
    sizes.iter().map(share).collect()
}
