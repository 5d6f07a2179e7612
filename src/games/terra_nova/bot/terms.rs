//! What a strong player counts. The weights are in `data/bot.toml`.

use std::sync::LazyLock;

use crate::data::map::BOARD;
use crate::data::{DATA, Feat, Perk, Special};
use crate::perform::rounds::income;
use crate::perform::scoring::{counted, money, territory_points};
use crate::perform::towns::{needed_value, value};
use crate::state::{Phase, Player, Stage, State};
use kernel::bots::judgement::{Judgement, Tally};
use kernel::{Seat, few, terms};

terms! {
    Points = "points",
    /// What money and power would bring if the match ended now; only in the last round.
    Money = "money",
    Coins = "coins",
    Ready = "ready",
    Second = "second",
    /// For each round to come; what the bonus tile gives, only for the one that it will be kept for.
    CoinIncome = "coin_income",
    PowerIncome = "power_income",
    /// On passing in this round, and by what stands in each round to come.
    PassNow = "pass_now",
    PassLater = "pass_later",
    /// Whoever has not passed will get another bonus tile for it.
    StillToPass = "still_to_pass",
    /// Special actions in this round, and in the rounds to come.
    SpecialsNow = "specials_now",
    Specials = "specials",
    /// Buildings, while rounds are to come.
    Houses = "houses",
    Posts = "posts",
    LeftPalace = "left_palace",
    RightPalace = "right_palace",
    Sailing = "sailing",
    SailingEarly = "sailing_early",
    Territory = "territory",
    TerritorySize = "territory_size",
    /// The best group on its way to a town, and the second; the best in the last round.
    NearTown = "near_town",
    NextTown = "next_town",
    LastTown = "last_town",
    /// What the round tiles to come will pay for.
    RoundTiles = "round_tiles",
    /// Free land in reach, by the spades that it needs.
    Home = "home",
    OneSpade = "one_spade",
    Neighbours = "neighbours",
    /// An exchange before the action is worth nothing by itself.
    BeforeAction = "before_action",
}

/// What the parts of a town cost, in coins: a house with its spades, a building of one value more, and
/// all that a lone house lacks.
const A_HOUSE: i64 = 8;
const A_RISE: i64 = 7;
const A_TOWN: i64 = 45;

pub fn judgement() -> &'static Judgement {
    static READ: LazyLock<Judgement> = LazyLock::new(|| {
        Judgement::read(TERMS, include_str!("../data/bot.toml")).expect("the data are tested")
    });
    &READ
}

pub fn count(state: &State, seat: Seat, tally: &mut Tally) {
    let player = state.player(seat);
    let mut add = |term: Term, count: i64| tally.add(term as usize, count);
    add(Term::Points, player.points.into());
    if state.phase == Phase::Over {
        return;
    }
    let later = i64::from(DATA.tiles.rounds - state.round.min(DATA.tiles.rounds));
    let has_passed = state.passed.contains(&seat);
    add(
        Term::Territory,
        territory_points(state)[seat.index()].into(),
    );
    add(Term::TerritorySize, state.territory(seat).into());
    if !has_passed {
        add(Term::PassNow, passing(state, seat, player, true));
    }
    let [best, next] = towns(state, seat, player);
    if later == 0 {
        add(Term::Money, (money(player).points()).into());
        add(Term::LastTown, best);
    } else {
        let [_, second, third] = player.bowls.0;
        add(Term::Coins, player.coins.into());
        add(Term::Ready, third.into());
        add(Term::Second, second.into());
        rounds(state, seat, later, &mut add);
        add(Term::Houses, player.houses.count().into());
        add(Term::Posts, player.posts.count().into());
        add(Term::LeftPalace, player.left.is_some().into());
        add(Term::RightPalace, player.right.is_some().into());
        add(Term::Sailing, player.sailing.into());
        add(Term::SailingEarly, later * i64::from(player.sailing));
        add(Term::RoundTiles, round_tiles(state, player));
        add(Term::NearTown, best);
        add(Term::NextTown, next);
        land(state, seat, player, &mut add);
    }
    let stage = Stage::BeforeAction;
    add(
        Term::BeforeAction,
        (state.phase == Phase::Turn { seat, stage }).into(),
    );
}

/// What the rounds to come bring: the mat and the palaces in each, the bonus tile in the next one if
/// it was taken for that.
fn rounds(state: &State, seat: Seat, later: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let has_passed = state.passed.contains(&seat);
    let mut without_tile = *player;
    let tile = without_tile.bonus.take().map(|tile| tile.data());
    let next_tile = tile.filter(|_| has_passed);
    let lasting = income(&without_tile);
    let once = next_tile.map(|tile| tile.income).unwrap_or_default();
    let sum = |each: i64, once: i64| later * each + once;
    let coins = sum(lasting.coins.into(), once.coins.into());
    add(Term::CoinIncome, coins);
    let power = sum(lasting.power.into(), once.power.into());
    add(Term::PowerIncome, power);
    let each_pass = passing(state, seat, player, false);
    let next_pass = passing(state, seat, player, has_passed);
    add(Term::PassLater, (later - 1) * each_pass + next_pass);
    let specials = |player: &Player| {
        let own = Special::ALL.into_iter();
        own.filter(|kind| player.may_special(*kind)).count() as i64
    };
    let of_tile = next_tile.is_some_and(|tile| tile.special.is_some());
    add(Term::Specials, sum(specials(&without_tile), of_tile.into()));
    if !has_passed {
        add(Term::StillToPass, 1);
        let used = |kind: &Special| player.specials_used.contains(*kind);
        let used = Special::ALL.iter().filter(|kind| used(kind)).count() as i64;
        add(Term::SpecialsNow, specials(player) - used);
    }
}

/// The points that passing would bring as things stand; the tile counts if it is kept till then.
fn passing(state: &State, seat: Seat, player: &Player, with_tile: bool) -> i64 {
    let tile = player.bonus.and_then(|tile| tile.data().on_passing);
    let of_tile = match tile.filter(|_| with_tile) {
        Some(pays) => pays.points * counted(player, pays.per),
        None => 0,
    };
    let of_perk = |perk| match perk {
        Perk::PassPointsByPosts { points } => points[player.posts.len()],
        Perk::PassPointsPerEdgeSettlement { points } => {
            let groups = state.settlements(seat).into_iter();
            points * i32::from(few(groups.filter(|group| group.meets(BOARD.edge)).count()))
        }
        Perk::PassPointsOffRiver { points } => {
            points * i32::from(player.buildings().without(BOARD.riverside).count())
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
        | Perk::CoinsWhenOthersUpgrade { .. }
        | Perk::PassPowerPerSettlement { .. } => 0,
    };
    i64::from(of_tile + player.perks().map(of_perk).sum::<i32>())
}

/// How far the two best groups are on their way to a town: what they no longer need of the coins that a
/// lone house would.
fn towns(state: &State, seat: Seat, player: &Player) -> [i64; 2] {
    let mut best = [0; 2];
    if !player.town_tiles_left.contains(&true) {
        return best;
    }
    let rule = &DATA.tiles.town;
    let needed = needed_value(state, seat);
    for group in state.settlements(seat) {
        if group.meets(player.in_town) {
            continue;
        }
        let more = few(rule.buildings).saturating_sub(group.count());
        let value = value(state, seat, group) + more * rule.house_value;
        let raised = needed.saturating_sub(value);
        let missing = i64::from(more) * A_HOUSE + i64::from(raised) * A_RISE;
        let worth = (A_TOWN - missing).max(0);
        if worth > best[0] {
            best = [worth, best[0]];
        } else {
            best[1] = best[1].max(worth);
        }
    }
    best
}

/// The points of the round tiles to come for what is still in supply.
fn round_tiles(state: &State, player: &Player) -> i64 {
    let tiles = state.round_tiles.iter().skip(state.round.into());
    let of = |tile: &crate::data::RoundTile| {
        let data = tile.data();
        let likely = match data.event {
            Feat::HouseBuilt => player.houses_left().min(2),
            Feat::PostUpgrade => player.posts_left().min(player.houses.count()).min(2),
            Feat::PalaceUpgrade => (2 - player.palaces().count()).min(player.posts.count()),
            Feat::TownFounded => u8::from(player.town_tiles_left.contains(&true)),
            Feat::SailingStep => u8::from(player.sailing < 3),
            Feat::SpadeUsed => 1,
        };
        i64::from(data.points) * i64::from(likely)
    };
    tiles.map(of).sum()
}

/// Room to grow, and neighbours who pay in power and make trading posts cheap.
fn land(state: &State, seat: Seat, player: &Player, add: &mut impl FnMut(Term, i64)) {
    let (mut home, mut one) = (0, 0);
    for hex in state.reach(seat).iter() {
        match state.spades_needed(seat, hex) {
            0 => home += 1,
            1 => one += 1,
            2.. => {}
        }
    }
    add(Term::Home, home.min(4));
    add(Term::OneSpade, one.min(8));
    let own = player.buildings();
    let others = state.occupied().without(own);
    add(
        Term::Neighbours,
        BOARD.grid.around(own).and(others).count().into(),
    );
}
