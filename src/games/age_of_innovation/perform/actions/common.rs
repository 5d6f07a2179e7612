//! Power, book and special actions: pay, mark as used, gain.

use crate::action::Action;
use crate::data::{Cost, Gain};
use crate::perform::choices;
use crate::perform::play::Play;
use crate::permit::bill::Deed;
use crate::permit::eyes::Eyes;
use crate::state::effects::{Effect, Origin, effects_of};
use crate::state::ids::{BookAction, Held, PowerAction};
use crate::state::{Phase, State};
use kernel::Seat;
use kernel::message::{Arg, Refusal, message};

pub(super) fn candidates(eyes: &Eyes<'_>) -> Vec<Action> {
    let state = eyes.state;
    let mut all: Vec<Action> = PowerAction::all().map(Action::Power).collect();
    all.extend(
        state
            .book_actions
            .iter()
            .map(|action| Action::Book(*action)),
    );
    let special = |held: &Held| held.tile(state.revised).special_action.is_some();
    all.extend(state.tiles(eyes.seat).filter(special).map(Action::Use));
    all
}

impl State {
    /// The power that a power action costs this seat.
    pub fn power_price(&self, seat: Seat, action: PowerAction) -> u8 {
        let discounts = self.printed(seat).map(|tile| tile.power_action_discount);
        action.data().cost.power - discounts.sum::<u8>()
    }
}

pub(super) fn check_power(eyes: &Eyes<'_>, action: PowerAction) -> Result<Deed, Refusal> {
    if eyes.state.power_used[action.index()].is_some() {
        return eyes.refuse(|| message!("used-already", tile = Arg::name(action.id())));
    }
    let cost = Cost {
        power: eyes.state.power_price(eyes.seat, action),
        ..Cost::default()
    };
    eyes.can_pay(&cost)?;
    brings_something(eyes, &action.data().gain)?;
    Ok(Deed::Power { action, cost })
}

pub(super) fn check_book(eyes: &Eyes<'_>, action: BookAction) -> Result<Deed, Refusal> {
    let tile = Arg::name(action.id());
    if !eyes.state.book_actions.contains(&action) {
        return eyes.refuse(|| message!("not-in-play", tile = tile));
    }
    if eyes.state.book_used[action.index()].is_some() {
        return eyes.refuse(|| message!("used-already", tile = tile));
    }
    let (needed, held) = (action.data().cost.books_any, eyes.player().all_books());
    if needed > held {
        return eyes.refuse(|| message!("needs-more-books", needed = needed, held = held));
    }
    brings_something(eyes, &action.data().gain)?;
    Ok(Deed::Book(action))
}

/// What a special action of this seat gives, if it has it and did not use it yet.
pub fn special_gain(eyes: &Eyes<'_>, held: Held) -> Result<&'static Gain, Refusal> {
    let tile = Arg::name(held.id());
    if !eyes.state.tiles(eyes.seat).any(|other| other == held) {
        return eyes.refuse(|| message!("not-held", tile = tile));
    }
    let Some(gain) = &held.tile(eyes.state.revised).special_action else {
        return eyes.refuse(|| message!("no-special", tile = tile));
    };
    if eyes.player().used.contains(&held) {
        return eyes.refuse(|| message!("used-already", tile = tile));
    }
    Ok(gain)
}

pub(super) fn check_special(eyes: &Eyes<'_>, held: Held) -> Result<Deed, Refusal> {
    let gain = special_gain(eyes, held)?;
    brings_something(eyes, gain)?;
    Ok(Deed::Use { held, gain })
}

/// An action of which nothing at all could be had is refused.
fn brings_something(eyes: &Eyes<'_>, gain: &Gain) -> Result<(), Refusal> {
    let player = eyes.player();
    let counted = gain
        .vp_per
        .is_some_and(|per| eyes.state.counted(eyes.seat, per.what) > 0);
    let needs_place = gain.replace.is_some();
    let plain = gain.coins > 0
        || gain.tools > 0
        || gain.vp > 0
        || gain.extra_action
        || counted
        || (gain.scholars > 0 && player.scholar_supply > 0)
        || (gain.power > 0 && player.bowls.0.room() > 0);
    if plain && !needs_place {
        return Ok(());
    }
    let choices = effects_of(eyes.state, gain, Origin::action(None));
    let open = |effect: &Effect| effect.is_choice() && choices::has_option(eyes, Some(effect));
    if choices.iter().any(open) {
        return Ok(());
    }
    eyes.refuse(|| message!("brings-nothing"))
}

pub(super) fn book(play: &mut Play, seat: Seat, action: BookAction) {
    play.state.book_used[action.index()] = Some(seat);
    let tile = Arg::name(action.id());
    play.tell(message!("uses-book", seat = seat, tile = tile));
    let books = action.data().cost.books_any;
    play.push_one(seat, vec![Effect::Pay(books), Effect::BookGain(action)]);
}

pub(super) fn power(play: &mut Play, seat: Seat, action: PowerAction, cost: Cost) {
    play.pay(seat, &cost);
    play.state.power_used[action.index()] = Some(seat);
    let tile = Arg::name(action.id());
    play.tell(message!("uses-power", seat = seat, tile = tile));
    let players = play.state.seats();
    let scoring: Vec<(Held, u8)> = play
        .state
        .tiles(seat)
        .filter_map(|held| {
            let points = held.tile(play.state.revised).power_action_vp?;
            Some((held, points.of(players)))
        })
        .collect();
    for (held, points) in scoring {
        play.gain_points(seat, points, held);
    }
    let effects = effects_of(&play.state, &action.data().gain, Origin::action(None));
    play.push_one(seat, effects);
}

pub(super) fn special(play: &mut Play, seat: Seat, held: Held, gain: &'static Gain) {
    play.use_up(seat, held);
    let tile = Arg::name(held.id());
    play.tell(message!("uses", seat = seat, tile = tile));
    let effects = effects_of(&play.state, gain, Origin::action(Some(held)));
    play.push_one(seat, effects);
    if gain.extra_action
        && let Phase::Actions { acted, .. } = &mut play.state.phase
    {
        *acted = false;
    }
}
