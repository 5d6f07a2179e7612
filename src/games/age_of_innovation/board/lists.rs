//! The long lists after the text board: what every tile and action does, its price, used or not.

use std::fmt::Write;

use super::view::View;
use crate::data::DATA;
use crate::state::State;
use crate::state::ids::{CityTile, Discipline, Held, PowerAction};
use kernel::Seat;
use kernel::draw::paragraph;
use kernel::message::{Arg, Words, message};

/// A thing with its id, its name and what it does.
pub fn entry(words: &Words<'_>, id: &str) -> String {
    let about = words.name(&format!("about-{id}"));
    format!("{id} ({}): {about}", words.name(id))
}

/// The actions for all, with their prices.
pub fn actions(text: &mut String, state: &State, words: &Words<'_>) {
    let _ = writeln!(text, "{}", words.name("word-actions"));
    let mut each = |id: &str, price: u8, used: bool| {
        let kind = match (id.starts_with("pow_"), used) {
            (true, false) => "text-power-action",
            (true, true) => "text-power-action-used",
            (false, false) => "text-book-action",
            (false, true) => "text-book-action-used",
        };
        let line = message!(
            kind,
            id = id.to_owned(),
            price = price,
            about = words.name(id)
        );
        paragraph(text, &words.say(&line), 2);
    };
    for action in PowerAction::all() {
        let price = action.data().cost.power;
        each(
            action.id(),
            price,
            state.power_used[action.index()].is_some(),
        );
    }
    for action in &state.book_actions {
        let price = action.data().cost.books_any;
        each(
            action.id(),
            price,
            state.book_used[action.index()].is_some(),
        );
    }
}

pub fn write(text: &mut String, state: &State, words: &Words<'_>) {
    rounds(text, state, words);
    market(text, state, words);
    innovations(text, state, words);
    competencies(text, state, words);
    cities(text, state, words);
    science(text, state, words);
    offers(text, state, words);
}

fn heading(text: &mut String, words: &Words<'_>, id: &str) {
    let _ = writeln!(text, "\n{}", words.name(id));
}

fn rounds(text: &mut String, state: &State, words: &Words<'_>) {
    heading(text, words, "word-rounds");
    let last = state.round_scores.len();
    for (index, tile) in state.round_scores.iter().enumerate() {
        let right = if index + 1 == last {
            words.name(state.final_score.id())
        } else {
            words.name(&format!("bonus-{}", tile.id()))
        };
        let line = format!("{}: {} — {right}", index + 1, words.name(tile.id()));
        paragraph(text, &line, 2);
    }
}

fn market(text: &mut String, state: &State, words: &Words<'_>) {
    if state.market.is_empty() {
        return;
    }
    heading(text, words, "word-market");
    for tile in &state.market {
        let mut line = entry(words, tile.bonus.id());
        if tile.coins > 0 {
            let coins = message!("n-coins", n = tile.coins);
            line = format!(
                "{line}; {}",
                words.say(&message!("text-on-it", coins = coins))
            );
        }
        paragraph(text, &line, 2);
    }
}

fn innovations(text: &mut String, state: &State, words: &Words<'_>) {
    heading(text, words, "word-innovations");
    for (tile, slot) in state.innovations.iter().zip(state.slots()) {
        let Some(tile) = tile else { continue };
        let books = Discipline::ALL.iter().zip(slot.books);
        let mut price: Vec<String> = books
            .filter(|(_, count)| *count > 0)
            .map(|(discipline, count)| {
                let discipline = Arg::name(discipline.id());
                words.say(&message!("n-books-of", n = count, discipline = discipline))
            })
            .collect();
        price.push(words.say(&message!("n-books-any", n = slot.any)));
        let line = format!("{}; {}", entry(words, tile.id()), price.join(" + "));
        paragraph(text, &line, 2);
    }
}

fn competencies(text: &mut String, state: &State, words: &Words<'_>) {
    heading(text, words, "word-competencies");
    let stacks = state.competencies.iter().zip(state.competencies_left);
    for ((kind, left), slot) in stacks.zip(&DATA.competency_slots) {
        let line = message!(
            "text-competency",
            entry = entry(words, kind.id()),
            discipline = words.name(slot.discipline.id()),
            levels = slot.steps,
            books = slot.books,
            left = left
        );
        paragraph(text, &words.say(&line), 2);
    }
}

fn cities(text: &mut String, state: &State, words: &Words<'_>) {
    heading(text, words, "word-cities");
    for (tile, left) in CityTile::all().zip(state.cities) {
        let line = format!("{left} × {}", entry(words, tile.id()));
        paragraph(text, &line, 2);
    }
}

fn science(text: &mut String, state: &State, words: &Words<'_>) {
    heading(text, words, "word-science");
    let [b, l, e, m] = state.books;
    let books = message!("word-book-supply", b = b, l = l, e = e, m = m);
    paragraph(text, &words.say(&books), 2);
    for (discipline, taken) in Discipline::ALL.iter().zip(state.spaces) {
        let worth = DATA.science.scholar_spaces.iter().zip(taken);
        let free: Vec<String> = worth
            .filter(|(_, taken)| !taken)
            .map(|(worth, _)| worth.to_string())
            .collect();
        let free = if free.is_empty() {
            "-".to_owned()
        } else {
            free.join(" ")
        };
        let discipline = words.name(discipline.id());
        let line = message!("text-spaces", discipline = discipline, free = free);
        paragraph(text, &words.say(&line), 2);
    }
    if let Some(area) = state.neutral.and_then(|neutral| neutral.area) {
        let line = message!("area-revealed", size = area.data().buildings);
        paragraph(text, &words.say(&line), 2);
    }
}

fn offers(text: &mut String, state: &State, words: &Words<'_>) {
    for offer in state.offers.iter().filter(|offer| offer.open) {
        let line = message!(
            "text-offer",
            number = offer.number,
            to = offer.to,
            by = offer.by,
            power = offer.power
        );
        paragraph(text, &words.say(&line), 0);
    }
}

/// What a seat may still use, what it used, and what its next income brings.
pub fn seat(view: &View, seat: Seat, words: &Words<'_>) -> Vec<String> {
    let own = &view.seats[seat.index()];
    let list = |id: &'static str, ids: Vec<&'static str>| {
        let names: Vec<String> = ids.iter().map(|id| words.name(id)).collect();
        (!names.is_empty()).then(|| words.say(&message!(id, list = names.join(", "))))
    };
    let used = view.table.player(seat).used.iter().copied().map(Held::id);
    let mut said: Vec<String> = Vec::new();
    // Before the lists: behind the last it would read as one more thing in it.
    if own.passed {
        said.push(words.name("word-passed"));
    }
    said.extend(list("text-specials", own.specials.clone()));
    said.extend(list("text-specials-used", used.collect()));
    if let Some(income) = &own.income {
        let parts = [
            ("n-coins", income.coins),
            ("n-tools", income.tools),
            ("n-scholars", income.scholars),
            ("n-power", income.power),
            ("n-points", income.points),
            ("n-books", income.books),
            ("text-levels", income.levels),
        ];
        let parts = parts.into_iter().filter(|(_, count)| *count > 0);
        let parts: Vec<String> = parts
            .map(|(id, count)| words.say(&message!(id, n = count)))
            .collect();
        said.push(words.say(&message!("word-income", parts = parts.join(", "))));
    }
    said
}
