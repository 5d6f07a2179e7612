//! The order of things: setup, income, actions, science bonus, end.

use crate::data::DATA;
use crate::perform::offers;
use crate::perform::play::Play;
use crate::perform::scoring;
use crate::perform::settle::settle;
use crate::perform::setup_phase as setup;
use crate::state::effects::{Effect, Item, Levels, Origin, effects_of};
use crate::state::ids::Discipline;
use crate::state::{Phase, State};
use kernel::message::{Arg, message};
use kernel::{Seat, few};

/// Whether the seat has something to decide.
pub fn must_decide(state: &State, seat: Seat) -> bool {
    if state.offer_to(seat).is_some() || !state.is_decided(seat) {
        return true;
    }
    if let Phase::Actions { active, .. } = state.phase {
        active == seat
    } else {
        setup::actor(state) == Some(seat)
    }
}

/// Settles what can be settled and goes on until somebody has to decide.
pub fn advance(play: &mut Play) {
    loop {
        for seat in Seat::all(play.state.seats()) {
            settle(play, seat);
        }
        offers::lapse(play);
        let waiting = |seat| must_decide(&play.state, seat);
        if play.state.phase == Phase::Over || Seat::all(play.state.seats()).any(waiting) {
            return;
        }
        next(play);
    }
}

/// Nobody has to decide in this phase any more.
fn next(play: &mut Play) {
    let seats = few(play.state.seats());
    match play.state.phase {
        Phase::Sets(_) | Phase::DraftBonus(_) => {
            setup::finish_choosing(play);
            begin_personal(play);
        }
        Phase::Draft(_) => play.state.phase = Phase::DraftBonus(0),
        Phase::Personal(turn) if turn + 1 < seats => {
            play.state.phase = Phase::Personal(turn + 1);
            personal(play, turn + 1);
        }
        Phase::Personal(_) => play.state.phase = Phase::Place(0),
        Phase::Place(_) => starting_effects(play, 0),
        Phase::Effects(turn) => {
            if !open_offers(play) && turn + 1 < seats {
                starting_effects(play, turn + 1);
            } else if play.state.offers.is_empty() {
                begin_round(play);
            }
        }
        Phase::Income(turn) if turn < seats => income(play, turn),
        Phase::Income(_) => {
            let active = play.state.order[0];
            play.state.phase = Phase::Actions {
                active,
                acted: false,
            };
        }
        Phase::Actions { .. } => unreachable!("the active seat always decides"),
        Phase::Closing if play.state.is_last_round() => scoring::finish(play),
        Phase::Closing => science(play, 0),
        Phase::Science(turn) if turn + 1 < seats => science(play, turn + 1),
        Phase::Science(_) => {
            clean_up(play);
            begin_round(play);
        }
        Phase::Over => {}
    }
}

/// Opens the offers made so far; whether there are any.
fn open_offers(play: &mut Play) -> bool {
    offers::open(play);
    offers::lapse(play);
    !play.state.offers.is_empty()
}

/// Everybody's fixed starting levels, then the open choices in turn order.
fn begin_personal(play: &mut Play) {
    for seat in play.state.order.clone() {
        let board = play.state.native(seat).board().start.steps.all();
        let faction = play.state.faction(seat).start.steps.all();
        for discipline in Discipline::ALL {
            let steps = board[discipline.index()] + faction[discipline.index()];
            play.steps(seat, *discipline, steps);
        }
    }
    play.state.phase = Phase::Personal(0);
    personal(play, 0);
}

fn personal(play: &mut Play, turn: u8) {
    let seat = play.state.order[usize::from(turn)];
    let starts = [
        &play.state.native(seat).board().start,
        &play.state.faction(seat).start,
    ];
    let mut items = Vec::new();
    for start in starts {
        let mut effects = Vec::new();
        if start.books_any > 0 {
            effects.push(Effect::Books(start.books_any));
        }
        if start.steps_any > 0 {
            effects.push(Effect::Levels(Levels {
                must: true,
                ..free_levels(start.steps_any)
            }));
        }
        items.push(Item::new(effects));
    }
    play.push(seat, items);
}

fn free_levels(left: u8) -> Levels {
    Levels {
        left,
        one: false,
        chosen: None,
        must: false,
    }
}

fn starting_effects(play: &mut Play, turn: u8) {
    play.state.phase = Phase::Effects(turn);
    let seat = play.state.order[usize::from(turn)];
    let starts = [
        &play.state.faction(seat).start,
        &play.state.native(seat).board().start,
    ];
    let mut items = Vec::new();
    for start in starts {
        if start.competency > 0 {
            items.push(Item::new(vec![Effect::Competency]));
        }
        if start.spades > 0 {
            items.push(Item::new(vec![Effect::Spades(start.spades)]));
        }
    }
    play.push(seat, items);
}

fn begin_round(play: &mut Play) {
    play.state.round += 1;
    play.state.dug.clear();
    let round = play.state.round;
    let tile = play.state.round_scores[usize::from(round) - 1];
    play.tell(message!(
        "round-begins",
        round = round,
        tile = Arg::name(tile.id())
    ));
    if play.state.is_last_round()
        && let Some(area) = play.state.neutral.and_then(|neutral| neutral.area)
    {
        play.is_final = true;
        play.tell(message!("area-revealed", size = area.data().buildings));
    }
    play.state.phase = Phase::Income(0);
}

/// Income of one seat after the other; of all at once where nobody can take what another chooses.
fn income(play: &mut Play, turn: u8) {
    let rest: Vec<Seat> = play.state.order[usize::from(turn)..].to_vec();
    let together = !can_collide(&play.state, &rest);
    let now = if together { rest.len() } else { 1 };
    play.state.phase = Phase::Income(turn + few(now));
    for seat in rest.into_iter().take(now) {
        let levels = play.state.income(seat).steps_any;
        let mut effects = Vec::new();
        if levels > 0 {
            effects.push(Effect::Levels(free_levels(levels)));
        }
        effects.push(Effect::Income);
        play.push_one(seat, effects);
    }
}

/// Whether two of these seats could choose the last book of a colour or the top of a discipline.
fn can_collide(state: &State, seats: &[Seat]) -> bool {
    let gains: Vec<_> = seats.iter().map(|seat| state.income(*seat)).collect();
    let books: u8 = gains.iter().map(|gain| gain.books_any).sum();
    let top = DATA.science.max_level;
    let climbers = |discipline: &Discipline| {
        let close = seats.iter().zip(&gains).filter(|(seat, gain)| {
            let level = state.player(**seat).level(*discipline);
            gain.steps_any > 0 && level < top && level + gain.steps_any >= top
        });
        close.count()
    };
    state.books.iter().any(|left| *left < books)
        || Discipline::ALL
            .iter()
            .any(|discipline| climbers(discipline) > 1)
}

/// The active seat is done: offers can be answered, the next seat acts.
pub fn end_turn(play: &mut Play) {
    let Phase::Actions { active, .. } = play.state.phase else {
        return;
    };
    play.state.dug.clear();
    offers::open(play);
    let state = &mut play.state;
    let seats = state.order.len();
    let place = state.order.iter().position(|seat| *seat == active);
    let place = place.expect("the active seat is in the turn order");
    let following = (1..=seats).map(|step| state.order[(place + step) % seats]);
    let next = following.into_iter().find(|seat| !state.has_passed(*seat));
    state.phase = match next {
        Some(active) => Phase::Actions {
            active,
            acted: false,
        },
        None => Phase::Closing,
    };
}

/// The science bonus of the round's tile for one seat, in the order of the next round.
fn science(play: &mut Play, turn: u8) {
    play.state.phase = Phase::Science(turn);
    let state = &play.state;
    let seat = state.passed[usize::from(turn)];
    let tile = state.round_scores[usize::from(state.round) - 1];
    let Some(bonus) = &tile.data().bonus else {
        return;
    };
    let add: u8 = state.printed(seat).map(|t| t.science_bonus_level_add).sum();
    let times = (state.player(seat).level(bonus.discipline) + add) / bonus.per_levels;
    if times == 0 {
        return;
    }
    let mut gain = bonus.gain.clone();
    gain.coins *= times;
    gain.tools *= times;
    gain.scholars *= times;
    gain.power *= times;
    gain.books_any *= times;
    gain.spades *= times;
    play.tell(message!(
        "science-bonus",
        seat = seat,
        discipline = Arg::name(bonus.discipline.id())
    ));
    let effects = effects_of(&play.state, &gain, Origin::bonus(None));
    play.push_one(seat, effects);
}

fn clean_up(play: &mut Play) {
    let state = &mut play.state;
    state.power_used = [None; 6];
    state.book_used = [None; 6];
    state
        .players
        .iter_mut()
        .for_each(|player| player.used.clear());
    state.market.iter_mut().for_each(|tile| tile.coins += 1);
    state.order = std::mem::take(&mut state.passed);
}
