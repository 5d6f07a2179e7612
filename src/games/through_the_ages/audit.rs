//! Nothing is created or lost, and every number is within its bounds.

use crate::data::Card;
use crate::state::{Player, Stage, State, Task};
use kernel::Seat;

pub fn audit(state: &State) -> Result<(), String> {
    cards(state)?;
    for seat in Seat::all(state.seats()) {
        tokens(state.player(seat)).map_err(|reason| format!("seat {}: {reason}", seat.0 + 1))?;
        numbers(state, seat).map_err(|reason| format!("seat {}: {reason}", seat.0 + 1))?;
    }
    events_in_order(state)?;
    if state.stage != Stage::Over && state.player(state.current).resigned {
        return Err("a player who resigned is on turn".into());
    }
    let waits = state
        .tasks
        .last()
        .is_none_or(|task| task.decider().is_some());
    if waits {
        Ok(())
    } else {
        Err("a step was left undone".into())
    }
}

/// Every card of the box is in exactly one place.
fn cards(state: &State) -> Result<(), String> {
    let mut count = vec![0u8; Card::all().count()];
    let all: Vec<Card> = Card::all().collect();
    let index = |card: &Card| all.binary_search(card).expect("a card of the table");
    let mut add = |card: &Card| count[index(card)] += 1;
    state.row.iter().flatten().for_each(&mut add);
    state.civil.iter().flatten().for_each(&mut add);
    state.military.iter().flatten().for_each(&mut add);
    state
        .discards
        .iter()
        .flatten()
        .for_each(|one| add(&one.card));
    state.current_events.iter().for_each(|one| add(&one.card));
    state.future_events.iter().for_each(|one| add(&one.card));
    for cards in [
        &state.past_events,
        &state.boxed_events,
        &state.common_tactics,
        &state.gone,
    ] {
        cards.iter().for_each(&mut add);
    }
    for task in &state.tasks {
        if let Task::Auction { card, .. } | Task::Send { card, .. } = task {
            add(card);
        }
    }
    state
        .players
        .iter()
        .for_each(|player| player_cards(player).iter().for_each(&mut add));
    for card in all.iter().filter(|card| !is_starting(**card)) {
        let (there, should) = (count[index(card)], card.copies(state.seats()));
        if there != should {
            return Err(format!(
                "{} is there {there} times, not {should}",
                card.id()
            ));
        }
    }
    Ok(())
}

/// Starting technologies are printed on the boards.
fn is_starting(card: Card) -> bool {
    card.level() == 0 && card.science_cost().is_some()
}

fn player_cards(player: &Player) -> Vec<Card> {
    let mut cards = player.civil_hand.clone();
    cards.extend(&player.military_hand);
    cards.extend(player.leader);
    cards.extend(player.wonder.map(|wonder| wonder.card));
    for wonder in &player.wonders {
        cards.push(wonder.card);
        cards.extend(wonder.homer.then(|| Card::named("homer")));
    }
    cards.extend(player.technologies());
    cards.extend(&player.colonies);
    cards.extend(player.pact.map(|pact| pact.card));
    cards.extend(player.wars.iter().map(|war| war.card));
    cards.extend(player.tactic.filter(|_| player.tactic_exclusive));
    cards
}

fn tokens(player: &Player) -> Result<(), String> {
    let built = player.wonder.map_or(0, |wonder| wonder.built);
    let blue = player.blue_bank + player.blue_on_cards() + built;
    if blue != player.blue_total {
        return Err(format!("{blue} blue tokens, not {}", player.blue_total));
    }
    let yellow = player.yellow_bank + player.workers();
    if yellow != player.yellow_total {
        return Err(format!(
            "{yellow} yellow tokens, not {}",
            player.yellow_total
        ));
    }
    Ok(())
}

fn numbers(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    if player.resigned {
        return Ok(());
    }
    let totals = state.totals(seat);
    if i16::from(player.civil_actions) > totals.civil {
        return Err(format!(
            "{} civil actions of {}",
            player.civil_actions, totals.civil
        ));
    }
    if i16::from(player.military_actions) > totals.military {
        return Err(format!(
            "{} military actions of {}",
            player.military_actions, totals.military
        ));
    }
    if let Some(wonder) = player.wonder {
        let stages = wonder.card.wonder().map_or(0, |wonder| wonder.stages.len());
        if usize::from(wonder.built) > stages {
            return Err("more stages than the wonder has".into());
        }
    }
    let sorted = player
        .techs
        .is_sorted_by(|one, other| one.card < other.card);
    let shown = player
        .shown
        .iter()
        .all(|card| player.military_hand.contains(card));
    if sorted && shown {
        Ok(())
    } else {
        Err("technologies or shown cards are in disorder".into())
    }
}

fn events_in_order(state: &State) -> Result<(), String> {
    let sorted = state
        .current_events
        .is_sorted_by_key(|event| std::cmp::Reverse(event.card.level()));
    let right = state.current_events.iter().chain(&state.future_events);
    let right = right
        .clone()
        .all(|event| event.card.is_event_or_territory());
    if sorted && right {
        Ok(())
    } else {
        Err("the event decks are in disorder".into())
    }
}
