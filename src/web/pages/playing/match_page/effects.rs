//! What a preview changes, in numbers: each seat's row of the table before and after.

use crate::board::Board;
use crate::board::html::Html;
use crate::board::tokens::sign;
use games::Seat;
use games::panel::{Content, Panel, Role, Table, Token};

/// A seat, and its numbers that change, as HTML.
#[derive(Debug)]
pub struct Effect {
    pub chip: String,
    pub name: String,
    pub is_own: bool,
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
    let mut effects = Vec::new();
    for row in &new.rows {
        let Some(was) = old.rows.iter().find(|other| other.seat == row.seat) else {
            continue;
        };
        let mut changes = Vec::new();
        for (index, column) in new.columns.iter().enumerate() {
            let (Some(then), Some(now)) = (row.cells.get(index), was.cells.get(index)) else {
                continue;
            };
            let name = (column.sign, column.name.as_str());
            if then.value != now.value {
                changes.push(change(board, name, &now.value, &then.value));
            }
        }
        if !changes.is_empty() {
            effects.push(Effect {
                chip: chip(board, row.seat),
                name: board.words.player(row.seat).to_owned(),
                is_own: board.is_viewer(row.seat),
                changes,
            });
        }
    }
    effects.sort_by_key(|effect| !effect.is_own);
    effects
}

pub fn chip(board: &Board<'_>, seat: Seat) -> String {
    let mut html = Html::default();
    board.chip(&mut html, seat);
    html.finish()
}

fn change(board: &Board<'_>, (mark, name): (&str, &str), now: &[Token], then: &[Token]) -> String {
    let mut html = Html::default();
    html.raw("<span class=\"res\"><span class=\"was\">");
    board.tokens(&mut html, &counted(now));
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
