//! What a preview changes, in numbers: each seat's row of the table before and after.

use crate::board::Board;
use crate::board::html::Html;
use crate::board::tokens::sign;
use games::Seat;
use games::panel::{Card, Cell, Column, Content, Panel, Role, Table, Token};

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
        if board.is_viewer(row.seat) {
            let (pays, gets) = changes.into_iter().partition(|change| change.is_less);
            own.extend(effect(String::new(), board.t.say("preview-pays"), pays));
            own.extend(effect(String::new(), board.t.say("preview-gets"), gets));
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
}

/// The value of a cell and what it brings next, where they differ.
fn changes(board: &Board<'_>, column: &Column, now: &Cell, then: &Cell) -> Vec<Change> {
    let name = (column.sign, column.name.as_str());
    let is_number = |token: &&Token| matches!(token, Token::Of(..) | Token::Loss(..));
    let numbers = |next: &[Token]| next.iter().filter(is_number).cloned().collect();
    let values = (now.value.clone(), then.value.clone());
    let next: (Vec<Token>, Vec<Token>) = (numbers(&now.next), numbers(&then.next));
    let differ = [values, next].into_iter().flat_map(differing);
    differ
        .map(|(now, then)| Change {
            html: change(board, name, &now, &then),
            is_less: weight(&then) < weight(&now),
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

/// How much the numbers of a cell are worth to whoever has them. Of three bowls of power the last is
/// what can be spent.
fn weight(tokens: &[Token]) -> i64 {
    let number = |text: &str| text.trim_start_matches('+').parse::<i64>().unwrap_or(0);
    let one = |token: &Token| match token {
        Token::Of(value, _) => match value.split('/').collect::<Vec<_>>()[..] {
            [_, second, third] => number(second) + 2 * number(third),
            _ => number(value.split(['/', ' ']).next().unwrap_or(value)),
        },
        Token::Loss(value, _) => -number(value),
        Token::Pips { full, .. } => i64::from(*full),
        Token::Words(text) | Token::Strong(text) => number(text),
        Token::When(_) | Token::Seat(_) | Token::Disc(..) => 0,
    };
    tokens.iter().map(one).sum()
}

pub fn chip(board: &Board<'_>, seat: Seat) -> String {
    let mut html = Html::default();
    board.chip(&mut html, seat);
    html.finish()
}

fn change(board: &Board<'_>, (mark, name): (&str, &str), now: &[Token], then: &[Token]) -> String {
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
