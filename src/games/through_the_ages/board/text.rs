//! The board for plain text, at most 72 columns.

use crate::action::Action;
use crate::board::faces::{class_id, roman};
use crate::board::lists;
use crate::board::texts;
use crate::board::view::{Phase, PlayerView, View};
use crate::data::{BOARD, Card};
use crate::words::prompts::progress;
use kernel::Look;
use kernel::message::{Arg, Words, message};

const COLUMNS: usize = 72;

pub fn board(view: &View, look: &Look<'_, Action>) -> String {
    let words = look.words;
    let mut text = String::new();
    heading(view, words, &mut text);
    row(view, words, &mut text);
    table(view, words, &mut text);
    for player in &view.players {
        civilization(player, words, &mut text);
    }
    lists::write(&mut text, view, words);
    text
}

/// Adds a paragraph, broken between words; later lines are indented.
fn paragraph(out: &mut String, first: &str, indent: usize) {
    let mut line = String::new();
    for word in first.split(' ') {
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > COLUMNS {
            out.push_str(line.trim_end());
            out.push('\n');
            line = " ".repeat(indent);
        } else if !line.is_empty() && !line.ends_with(' ') {
            line.push(' ');
        } else if line.is_empty() && word.is_empty() {
            line.push(' ');
            continue;
        }
        line.push_str(word);
    }
    out.push_str(line.trim_end());
    out.push('\n');
}

fn names(cards: impl IntoIterator<Item = Card>, words: &Words<'_>) -> String {
    let names: Vec<String> = cards
        .into_iter()
        .map(|card| words.name(card.id()))
        .collect();
    names.join(", ")
}

fn ages(levels: &[u8]) -> String {
    if levels.is_empty() {
        return "-".to_owned();
    }
    levels
        .iter()
        .map(|level| roman(*level))
        .collect::<Vec<_>>()
        .join(" ")
}

fn heading(view: &View, words: &Words<'_>, out: &mut String) {
    let said = words.say(&progress(view.round, view.age, view.last_round));
    let decks = words.say(&message!(
        "text-decks",
        civil = view.civil_deck,
        military = view.military_deck
    ));
    paragraph(out, &format!("{said}. {decks}"), 2);
    let events = words.say(&message!(
        "text-events",
        current = ages(&view.current_events),
        future = ages(&view.future_events)
    ));
    paragraph(out, &events, 2);
    let listed = |out: &mut String, id: &'static str, cards: &[Card]| {
        if !cards.is_empty() {
            let line = words.say(&message!(id, cards = names(cards.iter().copied(), words)));
            paragraph(out, &line, 2);
        }
    };
    listed(out, "text-tactics", &view.common_tactics);
    listed(out, "text-own-events", &view.own_events);
    listed(out, "text-next-event", view.next_event.as_slice());
    if let Some(auction) = view.auction {
        let card = Arg::name(auction.card.id());
        let line = match auction.highest {
            Some(seat) => message!("text-auction", card = card, bid = auction.bid, seat = seat),
            None => message!("text-auction-open", card = card),
        };
        paragraph(out, &words.say(&line), 2);
    }
    out.push('\n');
}

/// What a card costs stands in a column of its own.
fn row(view: &View, words: &Words<'_>, out: &mut String) {
    let mut rows = String::new();
    for (space, card) in view.row.iter().enumerate() {
        let Some(card) = card else { continue };
        let price = "*".repeat(BOARD.card_row.civil_action_cost[space].into());
        let class = words.name(class_id(*card));
        let said = format!(
            "{:>2} {price:\u{a0}<3} {} {}: {}",
            space + 1,
            roman(card.level()),
            words.name(card.id()),
            class
        );
        let said = format!("{said}; {}", texts::short(*card, words));
        paragraph(&mut rows, &said, 9);
    }
    if !rows.is_empty() {
        out.push_str(&rows.replace('\u{a0}', " "));
        out.push('\n');
    }
}

/// Of the columns of the table: culture, science, strength, happiness, food, resources.
const WIDTHS: [usize; 6] = [9, 9, 9, 8, 9, 10];

fn table(view: &View, words: &Words<'_>, out: &mut String) {
    let head = words.say(&message!("text-table"));
    let cells: Vec<&str> = head.split('|').map(str::trim).collect();
    let mut line = format!("{:<14}", "");
    for (cell, width) in cells.iter().zip(WIDTHS) {
        let cell: String = cell.chars().take(width - 1).collect();
        line += &format!("{cell:>width$}");
    }
    out.push_str(line.trim_end());
    out.push('\n');
    for player in &view.players {
        let mark = if player.seat == view.current && view.phase != Phase::Over {
            ">"
        } else {
            " "
        };
        let name: String = words.player(player.seat).chars().take(12).collect();
        let mut line = format!("{mark} {name:<12}");
        let values = [
            format!("{}+{}", player.culture, player.culture_rating),
            format!("{}+{}", player.science, player.science_rating),
            player.strength.to_string(),
            format!("{}/{}", player.happiness, player.happiness_required),
            format!("{}+{}", player.food, player.food_production),
            format!("{}+{}", player.resources, player.resource_production),
        ];
        for (value, width) in values.iter().zip(WIDTHS) {
            line += &format!("{value:>width$}");
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out.push('\n');
}

fn civilization(player: &PlayerView, words: &Words<'_>, out: &mut String) {
    let name: String = words.player(player.seat).chars().take(30).collect();
    if player.resigned {
        out.push_str(&format!("{name}: {}\n", words.name("text-resigned")));
        return;
    }
    let actions = words.say(&message!(
        "text-actions",
        civil = player.civil_actions,
        civil_total = player.civil_total,
        military = player.military_actions,
        military_total = player.military_total,
        unused = player.unused_workers,
        yellow = player.yellow_bank,
        blue = player.blue_bank
    ));
    paragraph(out, &format!("{name}: {actions}"), 2);
    let techs: Vec<String> = player
        .technologies
        .iter()
        .map(|tech| {
            let stored = if tech.blue > 0 {
                format!(" [{}]", tech.blue)
            } else {
                String::new()
            };
            format!("{} {}{stored}", words.name(tech.card.id()), tech.workers)
        })
        .collect();
    paragraph(out, &format!("  {}", techs.join(", ")), 4);
    let mut cards = vec![words.name(player.government.id())];
    cards.extend(player.leader.map(|card| words.name(card.id())));
    cards.extend(player.specials.iter().map(|card| words.name(card.id())));
    for wonder in &player.wonders {
        let ruined = if wonder.ruined {
            words.name("text-ruined")
        } else {
            String::new()
        };
        cards.push(format!("{}{ruined}", words.name(wonder.card.id())));
    }
    if let Some(wonder) = player.wonder {
        let stages = wonder.card.wonder().map_or(0, |wonder| wonder.stages.len());
        cards.push(format!(
            "{} {}/{stages}",
            words.name(wonder.card.id()),
            wonder.built
        ));
    }
    cards.extend(player.colonies.iter().map(|card| words.name(card.id())));
    cards.extend(player.tactic.map(|card| words.name(card.id())));
    if let Some(pact) = player.pact {
        cards.push(format!(
            "{} ({})",
            words.name(pact.card.id()),
            words.player(pact.partner)
        ));
    }
    for war in &player.wars {
        cards.push(format!(
            "{} ({})",
            words.name(war.card.id()),
            words.player(war.target)
        ));
    }
    paragraph(out, &format!("  {}", cards.join(", ")), 4);
    if !player.civil_hand.is_empty() {
        let hand = names(player.civil_hand.iter().copied(), words);
        paragraph(
            out,
            &format!(
                "  {}",
                words.say(&message!("text-civil-hand", cards = hand))
            ),
            4,
        );
    }
    let military = match &player.military_hand {
        Some(hand) => names(hand.iter().copied(), words),
        None => ages(&player.military_backs),
    };
    if !player.military_backs.is_empty() {
        let line = words.say(&message!("text-military-hand", cards = military));
        paragraph(out, &format!("  {line}"), 4);
    }
}
