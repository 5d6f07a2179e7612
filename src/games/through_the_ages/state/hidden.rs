//! Who knows what: other worlds that a viewer cannot tell from the true one, and lines of the past.

use crate::action::Action;
use crate::data::Card;
use crate::data::card::LeaderEffect;
use crate::state::{Prepared, Stage, State, Task, step};
use kernel::rng::Rng;
use kernel::{Seat, Viewer};

impl State {
    /// Whether this viewer is shown the top card of the current events (Joan of Arc).
    pub fn peeks(&self, viewer: Viewer) -> bool {
        let looks = |effect: &LeaderEffect| matches!(effect, LeaderEffect::PeekCurrentEvent {});
        viewer.is(self.current)
            && matches!(
                self.stage,
                Stage::Politics {
                    unseen: true,
                    acted: false,
                    ..
                }
            )
            && self.player(self.current).leads(looks)
    }
}

pub fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    let mut world = state.clone();
    // What is drawn must not depend on how things lie in truth: all that is unseen is sorted first.
    for deck in world.civil.iter_mut() {
        deck.sort();
        rng.shuffle(deck);
    }
    for level in 0..4 {
        redraw(&mut world, level, viewer, rng);
    }
    shuffle_current_events(&mut world, viewer, rng);
    for task in &mut world.tasks {
        forget_choice(task, viewer);
    }
    let mut key = [0; 32];
    key.fill_with(|| kernel::few(rng.below(256)));
    world.rng = Rng::new(key);
    world
}

/// Cards chosen but not played yet are known to their owner only.
fn forget_choice(task: &mut Task, viewer: Viewer) {
    if task.decider().is_some_and(|seat| viewer.is(seat)) {
        return;
    }
    match task {
        Task::Defence { chosen, .. } => chosen.clear(),
        Task::Send {
            units,
            bonus,
            discard,
            ..
        } => {
            units.clear();
            bonus.clear();
            discard.clear();
        }
        Task::Plunder { .. }
        | Task::Raid { .. }
        | Task::Annex { .. }
        | Task::Infiltrate { .. }
        | Task::Spoils { .. }
        | Task::Answer { .. }
        | Task::Auction { .. }
        | Task::LosePopulation { .. }
        | Task::GiveToken { .. }
        | Task::CoverStage { .. }
        | Task::Market { .. }
        | Task::GainMix { .. }
        | Task::LoseMix { .. }
        | Task::BuildFree { .. }
        | Task::Civilization { .. }
        | Task::DestroyOwn { .. }
        | Task::Terror { .. }
        | Task::Ruin { .. }
        | Task::FreeColony { .. }
        | Task::Agreement { .. }
        | Task::Discard { .. }
        | step!() => {}
    }
}

/// All places of an age's military cards that the viewer has not seen.
fn unseen(world: &mut State, level: u8, viewer: Viewer) -> (Vec<&mut Card>, Vec<&mut Card>) {
    let known = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.is(seat));
    let peeked = world.peeks(viewer).then(|| world.current_events.len() - 1);
    let is_level = |card: &Card| card.level() == level;
    // The last of the events are turned up when the match ends.
    let open = world.stage == Stage::Over;
    let unknown = |event: &&mut Prepared| is_level(&event.card) && !known(event.by) && !open;
    let current = world.current_events.iter_mut().enumerate();
    let current = current
        .filter(|(index, _)| Some(*index) != peeked)
        .map(|(_, event)| event);
    let future = world.future_events.iter_mut();
    let events: Vec<&mut Card> = current
        .chain(future)
        .filter(unknown)
        .map(|event| &mut event.card)
        .collect();
    let mut others: Vec<&mut Card> = world.military[usize::from(level)].iter_mut().collect();
    if level == 0 {
        others.extend(world.boxed_events.iter_mut());
    }
    let discards = world.discards[usize::from(level)].iter_mut();
    others.extend(
        discards
            .filter(|one| one.by.is_some() && !known(one.by))
            .map(|one| &mut one.card),
    );
    for (index, player) in world.players.iter_mut().enumerate() {
        if known(Some(Seat(kernel::few(index)))) {
            continue;
        }
        let mut shown = player.shown.clone();
        for card in player
            .military_hand
            .iter_mut()
            .filter(|card| is_level(card))
        {
            match shown.iter().position(|other| *other == *card) {
                Some(at) => {
                    shown.swap_remove(at);
                }
                None => others.push(card),
            }
        }
    }
    (events, others)
}

/// Deals the unseen cards of an age anew; event decks hold events and territories only.
fn redraw(world: &mut State, level: u8, viewer: Viewer, rng: &mut Rng) {
    let (events, others) = unseen(world, level, viewer);
    let cards = events.iter().chain(&others).map(|card| **card);
    let (mut prepared, mut rest): (Vec<Card>, Vec<Card>) =
        cards.partition(|card| card.is_event_or_territory());
    prepared.sort();
    rng.shuffle(&mut prepared);
    rest.extend(prepared.split_off(events.len()));
    rest.sort();
    rng.shuffle(&mut rest);
    for (place, card) in events.into_iter().zip(prepared) {
        *place = card;
    }
    for (place, card) in others.into_iter().zip(rest) {
        *place = card;
    }
}

/// Within an age the order of the current events is unknown to all.
fn shuffle_current_events(world: &mut State, viewer: Viewer, rng: &mut Rng) {
    if world.stage == Stage::Over {
        return;
    }
    let end = world.current_events.len() - usize::from(world.peeks(viewer));
    let mut from = 0;
    while from < end {
        let level = world.current_events[from].card.level();
        let same = world.current_events[from..end].iter();
        let count = same.take_while(|event| event.card.level() == level).count();
        let same = &mut world.current_events[from..from + count];
        same.sort_by_key(|event| (event.card, event.by));
        rng.shuffle(same);
        from += count;
    }
}

/// A line of the past as a viewer may read it: hidden cards by their backs only. Nothing that
/// happened later changes it before the match is over, so that a line taken back, or played again,
/// tells nothing either; a sentence of the log names the cards that were turned up.
pub fn shown_line(state: &State, seat: Seat, action: &Action, viewer: Viewer) -> String {
    let line = action.to_string();
    match action.secret() {
        Some(card) if !viewer.is(seat) && state.stage != Stage::Over => {
            line.replace(card.id(), back(card))
        }
        Some(_) | None => line,
    }
}

/// The back of a card: its age.
fn back(card: Card) -> &'static str {
    ["(A)", "(I)", "(II)", "(III)"][usize::from(card.level())]
}
