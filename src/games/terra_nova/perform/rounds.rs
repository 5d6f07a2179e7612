//! The machine of rounds and turns: income, whose turn, the end of a round.

use crate::data::{DATA, Income, Perk, Terrain};
use crate::perform::play::Play;
use crate::perform::scoring;
use crate::state::setup::put_neutral;
use crate::state::{Neutral, Phase, Player, SpecialSet, Stage, State};
use kernel::Seat;
use kernel::message::{Arg, message};

/// A new round, up to its first decision.
pub fn prepare(play: &mut Play) {
    play.state.round += 1;
    if play.state.variant.neutral == Neutral::LuckyDigger {
        draw(play, play.state.order[0]);
    } else {
        begin(play);
    }
}

/// Lucky Digger: a seat draws the colour of a neutral house, and places it if it has a choice.
fn draw(play: &mut Play, seat: Seat) {
    let taken: Vec<Terrain> = play.state.players.iter().map(Player::home).collect();
    let bag = &mut play.state.draws[usize::from(play.state.round) - 1];
    let at = bag
        .iter()
        .position(|colour| !taken.contains(colour))
        .expect("three colours are free");
    let colour = bag.remove(at);
    play.drawn = true;
    play.tell(message!(
        "draws-neutral",
        seat = seat,
        colour = Arg::name(colour.id())
    ));
    let open = play.state.open_marks(colour);
    match (open.len(), open.first()) {
        (0, _) => {
            play.tell(message!(
                "neutral-discarded",
                colour = Arg::name(colour.id())
            ));
            after_draw(play, seat);
        }
        (1, Some(hex)) => {
            put_neutral(play, hex, colour);
            after_draw(play, seat);
        }
        _ => play.state.phase = Phase::Neutral(vec![(seat, colour)]),
    }
}

/// Lucky Digger: the house of this seat is placed or discarded.
pub fn after_draw(play: &mut Play, seat: Seat) {
    match play.state.order[..] {
        [first, other] if first == seat => draw(play, other),
        _ => begin(play),
    }
}

/// Income, then the first turn.
fn begin(play: &mut Play) {
    let tile = play.state.round_tile().map_or("", |tile| tile.id());
    play.tell(message!(
        "round-begins",
        round = play.state.round,
        tile = Arg::name(tile)
    ));
    for seat in play.state.order.clone() {
        let income = income(play.state.player(seat));
        let player = play.state.player_mut(seat);
        player.coins += income.coins;
        let power = player.bowls.gain(income.power);
        play.tell(message!(
            "income",
            seat = seat,
            coins = income.coins,
            power = power
        ));
    }
    let first = play.state.order[0];
    play.state.phase = Phase::Turn {
        seat: first,
        stage: Stage::BeforeAction,
    };
}

/// What a player gets in the next income phase.
pub fn income(player: &Player) -> Income {
    let Some(faction) = player.data() else {
        return Income::default();
    };
    let mut sum = faction.base_income;
    let houses = &faction.house_income[..player.houses.len()];
    let posts = &faction.post_income[..player.posts.len()];
    houses.iter().chain(posts).for_each(|field| sum += *field);
    if player.left.is_some() {
        sum += faction.left.income;
    }
    if player.right.is_some() {
        sum += faction.right.income;
    }
    if let Some(tile) = player.bonus {
        sum += tile.data().income;
    }
    let ability = player.perk(|perk| {
        if let Perk::PowerIncome { power } = perk {
            Some(power)
        } else {
            None
        }
    });
    sum.power += ability.unwrap_or_default();
    sum
}

/// `end`: of a turn, or of what a player does in the exchange window.
pub fn end(play: &mut Play, seat: Seat) {
    if let Phase::Window(open) = &mut play.state.phase {
        open.retain(|other| *other != seat);
        if open.is_empty() {
            close_round(play);
        }
        return;
    }
    match next_turn(&play.state, seat) {
        Some(next) => {
            play.state.phase = Phase::Turn {
                seat: next,
                stage: Stage::BeforeAction,
            }
        }
        None if play.state.round == DATA.tiles.rounds => scoring::finish(play),
        None => {
            let may_exchange = |seat: &Seat| play.state.player(*seat).bowls.ready() > 0;
            let open: Vec<Seat> = play.state.seats().filter(may_exchange).collect();
            if open.is_empty() {
                close_round(play);
            } else {
                play.state.phase = Phase::Window(open);
            }
        }
    }
}

/// The next in the order of turns who has not passed.
fn next_turn(state: &State, seat: Seat) -> Option<Seat> {
    let order = &state.order;
    let at = order
        .iter()
        .position(|other| *other == seat)
        .unwrap_or_default();
    let turns = order[at + 1..].iter().chain(&order[..=at]);
    turns.copied().find(|other| !state.passed.contains(other))
}

fn close_round(play: &mut Play) {
    if let (Neutral::Planner, 1, Some(colour)) = (
        play.state.variant.neutral,
        play.state.round,
        play.state.neutral_colour,
    ) {
        for hex in play.state.open_marks(colour).iter() {
            put_neutral(play, hex, colour);
        }
    }
    play.state.power_actions_used.clear();
    for player in &mut play.state.players {
        player.specials_used = SpecialSet::default();
    }
    for (_, coins) in &mut play.state.bonus_tiles {
        *coins += DATA.tiles.supply.coins_on_left_over_tiles;
    }
    let passed = std::mem::take(&mut play.state.passed);
    play.state.order = if play.state.variant.pass_order {
        passed
    } else {
        passed[0].clockwise(play.state.players.len()).collect()
    };
    prepare(play);
}
