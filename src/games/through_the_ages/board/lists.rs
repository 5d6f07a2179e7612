//! The long lists after the text board: what it has no room for, and what every open card does.

use crate::board::faces::{class_id, roman, summary};
use crate::board::view::{Phase, PlayerView, View};
use crate::data::Card;
use crate::state::Side;
use kernel::Seat;
use kernel::draw::{paragraph, shortened};
use kernel::message::{Arg, Message, Words, message};
use kernel::names::At;

pub fn write(text: &mut String, view: &View, words: &Words<'_>) {
    text.push('\n');
    for fact in table(view) {
        paragraph(text, &words.say(&fact), 0);
    }
    for player in view.players.iter().filter(|player| !player.resigned) {
        seat(text, player, words);
    }
    if view.phase == Phase::Over {
        // Nothing that a card does matters any more.
        return;
    }
    text.push_str(&format!("\n{}\n", words.name("list-cards")));
    for card in cards(view) {
        let line = message!(
            "list-card",
            card = Arg::name(card.id()),
            id = card.id(),
            age = roman(card.level()),
            class = Arg::name(class_id(card)),
            about = summary(card, words)
        );
        paragraph(text, &words.say(&line), 2);
    }
}

fn names(cards: &[Card]) -> Arg {
    Arg::List(cards.iter().map(|card| Arg::name(card.id())).collect())
}

/// What is open on the table beside the row and the decks.
fn table(view: &View) -> Vec<Message> {
    let phase = match view.phase {
        Phase::Politics => message!("list-politics", seat = view.current),
        Phase::Actions => message!("list-actions", seat = view.current),
        Phase::Over => message!("list-over"),
    };
    let [a, one, two, three] = view.discards;
    let mut facts = vec![
        phase,
        message!("list-start", seat = view.start),
        message!("list-discards", a = a, one = one, two = two, three = three),
    ];
    if !view.past_events.is_empty() {
        facts.push(message!("list-past", cards = names(&view.past_events)));
    }
    if let Some(attack) = view.attack {
        facts.push(message!(
            "list-attack",
            seat = attack.attacker,
            rival = attack.rival,
            card = Arg::name(attack.card.id()),
            strength = attack.strength
        ));
    }
    if let Some(rival) = view.rival {
        facts.push(message!("list-rival", seat = rival));
    }
    if !view.chosen.is_empty() {
        facts.push(message!("list-chosen", cards = names(&view.chosen)));
    }
    if !view.picks.is_empty() {
        facts.push(message!("list-picks", cards = names(&view.picks)));
    }
    facts
}

fn seat(text: &mut String, player: &PlayerView, words: &Words<'_>) {
    let name = shortened(&words.player(player.seat), 40);
    text.push_str(&format!("\n{name} {}\n", At(player.seat)));
    for fact in of_seat(player) {
        paragraph(text, &words.say(&fact), 2);
    }
}

/// What the table above does not say of a seat.
fn of_seat(player: &PlayerView) -> Vec<Message> {
    let mut facts = vec![
        message!(
            "list-economy",
            discontent = player.discontent,
            consumption = player.consumption,
            corruption = player.corruption
        ),
        message!(
            "list-limits",
            urban = player.urban_limit,
            civil = player.civil_limit,
            military = player.military_limit,
            held = player.military_backs.len()
        ),
    ];
    if player.unit_resources > 0 || player.unit_science > 0 {
        facts.push(message!(
            "list-for-units",
            resources = player.unit_resources,
            science = player.unit_science
        ));
    }
    if let Some(tactic) = player.tactic {
        let id = match player.tactic_exclusive {
            true => "list-own-tactic",
            false => "list-common-tactic",
        };
        facts.push(message!(
            id,
            card = Arg::name(tactic.id()),
            armies = player.armies,
            outdated = player.outdated_armies
        ));
    }
    for wonder in player.wonders.iter().filter(|wonder| wonder.homer) {
        facts.push(message!("list-homer", card = Arg::name(wonder.card.id())));
    }
    if let Some(pact) = player.pact {
        facts.push(pact_side(pact.card, pact.partner, pact.side));
    }
    if !player.shown.is_empty() {
        facts.push(message!("list-shown", cards = names(&player.shown)));
    }
    if player.loses_politics {
        facts.push(message!("list-no-politics"));
    }
    facts
}

fn pact_side(card: Card, partner: Seat, side: Side) -> Message {
    let side = match (card.pact().is_some_and(|pact| pact.sided), side) {
        (false, _) => message!("list-side-same"),
        (true, Side::A) => message!("list-side-a"),
        (true, Side::B) => message!("list-side-b"),
    };
    message!(
        "list-pact",
        card = Arg::name(card.id()),
        seat = partner,
        side = side
    )
}

/// Every card that the viewer sees, once.
fn cards(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.row.iter().flatten().copied().collect();
    cards.extend(view.past_events.iter().chain(&view.own_events));
    cards.extend(view.next_event.iter().chain(&view.common_tactics));
    cards.extend(view.auction.map(|auction| auction.card));
    cards.extend(view.attack.map(|attack| attack.card));
    for player in &view.players {
        cards.push(player.government);
        cards.extend(player.technologies.iter().map(|tech| tech.card));
        cards.extend(player.wonders.iter().map(|wonder| wonder.card));
        cards.extend(player.wonder.map(|wonder| wonder.card));
        cards.extend(player.pact.map(|pact| pact.card));
        cards.extend(player.wars.iter().map(|war| war.card));
        cards.extend(player.leader.iter().chain(&player.tactic));
        cards.extend(player.specials.iter().chain(&player.colonies));
        cards.extend(player.civil_hand.iter().chain(&player.shown));
        cards.extend(player.military_hand.iter().flatten());
    }
    cards.sort();
    cards.dedup();
    cards
}
