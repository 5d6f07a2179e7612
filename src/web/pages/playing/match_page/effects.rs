//! What a preview changes, in numbers: each seat's row of the table before and after.

use crate::board::Board;
use crate::board::html::Html;
use crate::board::tokens::sign;
use games::Seat;
use games::panel::{Card, Cell, Column, Content, Panel, Role, Section, Table, Token};

/// What the reader pays and gets, or what changes for somebody else: numbers before and after, as HTML.
#[derive(Debug)]
pub struct Effect {
    pub chip: String,
    pub name: String,
    pub changes: Vec<String>,
}

fn table(panels: &[Panel]) -> Option<&Table> {
    let of = |role: Role| panels.iter().find(|panel| panel.role == role);
    let seats = of(Role::Seats).or_else(|| of(Role::Score))?;
    seats
        .sections
        .iter()
        .find_map(|section| match &section.content {
            Content::Table(table) => Some(table),
            _ => None,
        })
}

pub fn effects(board: &Board<'_>, before: &[Panel], after: &[Panel]) -> Vec<Effect> {
    let (Some(old), Some(new)) = (table(before), table(after)) else {
        return Vec::new();
    };
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for row in &new.rows {
        let Some(was) = old.rows.iter().find(|other| other.seat == row.seat) else {
            continue;
        };
        let cells = was.cells.iter().zip(&row.cells);
        let changes: Vec<Change> = new
            .columns
            .iter()
            .zip(cells)
            .flat_map(|(column, (now, then))| changes(board, column, now, then))
            .collect();
        let (income, changes): (Vec<_>, Vec<_>) =
            changes.into_iter().partition(|change| change.is_income);
        if board.is_viewer(row.seat) {
            let (pays, gets) = changes.into_iter().partition(|change| change.is_less);
            own.extend(effect(String::new(), board.t.say("preview-pays"), pays));
            own.extend(effect(String::new(), board.t.say("preview-gets"), gets));
            own.extend(effect(String::new(), board.t.say("preview-income"), income));
        } else {
            let name = board.words.player(row.seat);
            others.extend(effect(chip(board, row.seat), name, changes));
        }
    }
    own.extend(others);
    own
}

fn effect(chip: String, name: impl ToString, changes: Vec<Change>) -> Option<Effect> {
    (!changes.is_empty()).then(|| Effect {
        chip,
        name: name.to_string(),
        changes: changes.into_iter().map(|change| change.html).collect(),
    })
}

/// A number before and after.
struct Change {
    html: String,
    is_less: bool,
    /// It is what the next income brings.
    is_income: bool,
}

/// The value of a cell and what it brings next, where they differ. What is written as words below a
/// number is its next income, if it is a number itself.
fn changes(board: &Board<'_>, column: &Column, now: &Cell, then: &Cell) -> Vec<Change> {
    let name = (column.sign, column.name.as_str());
    let is_income = |token: &&Token| matches!(token, Token::Words(text) if text.starts_with('+'));
    let is_number = |token: &&Token| matches!(token, Token::Of(..) | Token::Loss(..));
    let only = |next: &[Token], wanted: &dyn Fn(&&Token) -> bool| -> Vec<Token> {
        next.iter().filter(wanted).cloned().collect()
    };
    let of_next =
        |wanted: &dyn Fn(&&Token) -> bool| (only(&now.next, wanted), only(&then.next, wanted));
    let pairs = [
        (false, (now.value.clone(), then.value.clone())),
        (false, of_next(&is_number)),
        (true, of_next(&is_income)),
    ];
    let differ = pairs.into_iter().flat_map(|(is_income, pair)| {
        let pairs = differing(pair).into_iter();
        pairs.map(move |pair| (is_income, pair))
    });
    differ
        .map(|(is_income, (now, then))| Change {
            html: change(board, name, &now, &then),
            is_less: weight(&then) < weight(&now),
            is_income,
        })
        .collect()
}

/// The numbers of a cell that are not the same: one by one where both sides have as many.
fn differing((now, then): (Vec<Token>, Vec<Token>)) -> Vec<(Vec<Token>, Vec<Token>)> {
    if now.len() != then.len() {
        return vec![(now, then)];
    }
    let pairs = now.into_iter().zip(then);
    pairs
        .filter(|(now, then)| now != then)
        .map(|(now, then)| (vec![now], vec![then]))
        .collect()
}

/// How much the numbers of a cell are worth to whoever has them.
fn weight(tokens: &[Token]) -> i64 {
    let one = |token: &Token| match token {
        Token::Of(text, _) | Token::Words(text) | Token::Strong(text) => written(text),
        Token::Loss(text, _) => -written(text),
        Token::Pips { full, .. } => i64::from(*full),
        Token::When(_) | Token::Seat(_) | Token::Disc(..) => 0,
    };
    tokens.iter().map(one).sum()
}

/// The numbers of a text. In `2/6` the two matter, and the six only where the two are the same. Of three
/// bowls of power, `1/2/3`, the last is what can be spent.
fn written(text: &str) -> i64 {
    const MOST: i64 = 1000;
    let number = |text: &str| {
        let text = text.trim_start_matches('+').replace('−', "-");
        text.parse::<i64>().unwrap_or(0)
    };
    let word = |word: &str| match word.split('/').collect::<Vec<_>>()[..] {
        [_, second, third] => MOST * (number(second) + 2 * number(third)),
        [some, of] => MOST * number(some) + number(of),
        _ => MOST * number(word),
    };
    text.split_whitespace().map(word).sum()
}

pub fn chip(board: &Board<'_>, seat: Seat) -> String {
    let mut html = Html::default();
    board.chip(&mut html, seat);
    html.finish()
}

fn change(board: &Board<'_>, (mark, name): (&str, &str), now: &[Token], then: &[Token]) -> String {
    // No income is written as nothing.
    let none = [Token::Words("0".to_owned())];
    let [now, then] = [now, then].map(|side| if side.is_empty() { &none } else { side });
    let mut html = Html::default();
    html.raw("<span class=\"res\"><span class=\"was\">");
    board.tokens(&mut html, &once(&counted(now), &counted(then)));
    html.raw("</span> → <b>");
    board.tokens(&mut html, &counted(then));
    html.raw("</b> ");
    match mark {
        "" => {
            html.text(name);
        }
        mark => {
            sign(&mut html, mark);
            html.raw("<span class=\"sr\">").text(name).raw("</span>");
        }
    }
    html.raw("</span>");
    html.finish()
}

/// Small things as numbers, so that both sides fit on a line.
pub fn counted(tokens: &[Token]) -> Vec<Token> {
    let counted = |token: &Token| match token {
        Token::Pips { full, sign, .. } => Token::of(full, sign),
        other => other.clone(),
    };
    tokens.iter().map(counted).collect()
}

/// Without the sign that the other side bears as well.
fn once(now: &[Token], then: &[Token]) -> Vec<Token> {
    match (now, then) {
        ([Token::Of(value, sign)], [Token::Of(_, other)]) if sign == other => {
            vec![Token::of(value, "")]
        }
        _ => now.to_vec(),
    }
}

/// A card that is looked at stays where it is taken from: one sees what one takes.
pub fn keep_on_offer(before: &[Panel], after: &mut [Panel], at: &str) {
    fn cards(panel: &Panel) -> impl Iterator<Item = &Card> {
        let contents = panel.sections.iter().map(|section| &section.content);
        let cards = contents.filter_map(|content| match content {
            Content::Cards(cards) => Some(cards.iter()),
            _ => None,
        });
        cards.flatten()
    }
    let offers = before.iter().filter(|panel| panel.role == Role::Offer);
    let Some(taken) = offers.flat_map(cards).find(|card| card.at == at) else {
        return;
    };
    let offers = after.iter_mut().filter(|panel| panel.role == Role::Offer);
    for section in offers.flat_map(|panel| &mut panel.sections) {
        if let Content::Cards(cards) = &mut section.content {
            for card in cards.iter_mut().filter(|card| card.at == at) {
                *card = taken.clone();
            }
        }
    }
}

/// A card of the hand that is looked at stays there as well: it can be clicked again, or taken out.
pub fn keep_in_hand(before: &[Panel], after: &mut [Panel], at: &str) {
    let hand = before.iter().find(|panel| panel.role == Role::Hand);
    let now = after.iter_mut().find(|panel| panel.role == Role::Hand);
    let (Some(hand), Some(now)) = (hand, now) else {
        return;
    };
    for (was, section) in hand.sections.iter().zip(&mut now.sections) {
        let (Content::Cards(was), Content::Cards(cards)) = (&was.content, &mut section.content)
        else {
            continue;
        };
        if let Some(index) = was.iter().position(|card| card.at == at)
            && !cards.iter().any(|card| card.at == at)
        {
            cards.insert(index.min(cards.len()), was[index].clone());
        }
    }
}

/// Tiles of which one is looked at stay with their like, so that it can be clicked again and others can be
/// looked at as well, even if nobody could take it or any of them afterwards.
pub fn keep_like(before: &[Panel], after: &mut [Panel], at: &str) {
    for panel in before.iter().filter(|panel| panel.role == Role::Offer) {
        let mut sections = panel.sections.iter().enumerate();
        let Some((index, kept)) = sections.find(|(_, one)| addresses(one).contains(&at)) else {
            continue;
        };
        let like = addresses(kept);
        let is_left = |one: &Section| addresses(one).iter().any(|other| like.contains(other));
        let Some(same) = after.iter_mut().find(|other| other.id == panel.id) else {
            continue;
        };
        match same.sections.iter().position(is_left) {
            Some(left) if addresses(&same.sections[left]).contains(&at) => {}
            Some(left) => same.sections[left] = kept.clone(),
            None => {
                let index = index.min(same.sections.len());
                same.sections.insert(index, kept.clone());
            }
        }
    }
}

/// The answers among which one is looked at stay in sight, so that another can be looked at instead.
pub fn keep_answers(before: &[Panel], after: &mut Vec<Panel>, targets: &[String]) {
    let is_target = |at: &str| targets.iter().any(|target| target == at);
    let has = |section: &&Section| addresses(section).into_iter().any(is_target);
    let Some(asked) = before.iter().find(|panel| panel.role == Role::Contest) else {
        return;
    };
    let Some(row) = asked.sections.iter().find(has) else {
        return;
    };
    match after.iter_mut().find(|panel| panel.role == Role::Contest) {
        Some(now) if now.sections.iter().any(|section| has(&section)) => {}
        Some(now) => now.sections.push(row.clone()),
        None => after.push(Panel {
            sections: vec![row.clone()],
            ..asked.clone()
        }),
    }
}

fn addresses(section: &Section) -> Vec<&str> {
    match &section.content {
        Content::Tiles(tiles) => tiles.tiles.iter().map(|tile| tile.at.as_str()).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::message::ENGLISH;
    use games::showcase::showcase;
    use games::{Viewer, any_game::Scene, registry};

    #[test]
    fn power_that_is_spent_and_cards_that_leave_a_hand_are_less() {
        for (now, then) in [
            ("0/0/8", "6/0/2"),
            ("2/6 · 3/4", "1/6 · 3/4"),
            ("13", "10"),
            ("2/6 · 3/4", "2/5 · 3/4"),
            ("+4", "+3"),
            ("−1", "−2"),
        ] {
            let weight = |text: &str| weight(&[Token::Words(text.to_owned())]);
            assert!(weight(then) < weight(now), "{now} → {then}");
        }
    }

    /// The whole numbers of a text, in order.
    fn numbers(tokens: &[Token]) -> Vec<i64> {
        let text = |token: &Token| match token {
            Token::Of(text, _) | Token::Words(text) | Token::Strong(text) => text.clone(),
            Token::Pips { full, .. } => full.to_string(),
            Token::Loss(..) | Token::When(_) | Token::Seat(_) | Token::Disc(..) => String::new(),
        };
        let text = tokens.iter().map(text).collect::<Vec<_>>().join(" ");
        let words = text.split(|sign: char| !sign.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    }

    /// Whatever can be done in the middle of a match: of what shrinks, nothing is said to be got.
    #[test]
    fn nothing_that_shrinks_is_got() {
        let mut seen = 0;
        for game in registry::all() {
            let shown = showcase(game.info().slug).expect("a match to look at");
            let words = game.catalogue().words(ENGLISH, &shown.players);
            let (seat, _) = shown.next;
            let scene = Scene {
                viewer: Viewer::Seat(seat),
                words: &words,
                last: None,
            };
            let before = shown.position.panels(&scene);
            for choice in shown.position.choices(seat) {
                let mut after = shown.position.boxed();
                after.play(seat, &choice.line).expect("it is legal");
                let after = after.panels(&scene);
                let own = |panels: &[Panel]| {
                    let mut rows = table(panels).into_iter().flat_map(|table| &table.rows);
                    rows.find(|row| row.seat == seat)
                        .expect("a row")
                        .cells
                        .clone()
                };
                for (now, then) in own(&before).iter().zip(&own(&after)) {
                    for (now, then) in differing((now.value.clone(), then.value.clone())) {
                        let (was, is) = (numbers(&now), numbers(&then));
                        let shrinks = was.len() == is.len()
                            && was != is
                            && was.iter().zip(&is).all(|(was, is)| is <= was);
                        seen += usize::from(shrinks);
                        assert!(
                            !shrinks || weight(&then) < weight(&now),
                            "{}: {now:?} → {then:?}",
                            choice.line
                        );
                    }
                }
            }
        }
        assert!(seen > 20, "{seen} things shrank");
    }
}
