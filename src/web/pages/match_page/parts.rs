//! Parts of the page: what is marked on the board, and the own line of numbers.

use std::collections::BTreeMap;

use super::choose::refused_place;
use super::effects::counted;
use crate::board::html::Html;
use crate::board::{Badge, BadgeKind, Board};
use crate::page::Reader;
use games::Seat;
use games::panel::{Cell, Column, Content, Panel, Role};
use service::matches::LogLine;
use service::plans::Step;
use service::turns::END;
use store::seats::Wish;
use words::message;

/// What ends a turn and does nothing else is no line of the log.
pub fn without_ends(log: &[LogLine]) -> Vec<LogLine> {
    let said = |line: &&LogLine| line.line != END || !line.sentences.is_empty();
    log.iter().filter(said).cloned().collect()
}

/// Whoever has most.
pub fn leader(points: &[i64]) -> Option<Seat> {
    let best = points.iter().max()?;
    let index = points.iter().position(|points| points == best)?;
    Some(Seat(index as u8))
}

pub fn ring(badges: &mut BTreeMap<String, Vec<Badge>>, panels: &[Panel], line: Option<&LogLine>) {
    let at = line.and_then(|line| refused_place(panels, &line.line));
    if let Some(at) = at {
        badges.entry(at).or_default().push(Badge {
            number: 0,
            kind: BadgeKind::Ring,
        });
    }
}

pub fn plan_badges(badges: &mut BTreeMap<String, Vec<Badge>>, steps: &[Step]) {
    for (index, step) in steps.iter().enumerate() {
        if let Some(at) = step.targets.first() {
            badges.entry(at.clone()).or_default().push(Badge {
                number: index + 1,
                kind: BadgeKind::Plan,
            });
        }
    }
}

/// What is spent, where a table of seats says so.
const PURSE: [&str; 4] = ["actions", "science", "food", "resources"];

/// What the own seat can spend: the purse of its row, else the first few numbers of it, else its store.
pub fn own_line(board: &Board<'_>, panels: &[Panel], seat: Seat) -> String {
    let mut html = Html::default();
    let contents = |role: Role| {
        let of_role = panels.iter().filter(move |panel| panel.role == role);
        of_role.flat_map(|panel| panel.sections.iter().map(move |one| (panel, &one.content)))
    };
    for (panel, content) in contents(Role::Seats) {
        let Content::Table(table) = content else {
            continue;
        };
        let Some(row) = table.rows.iter().find(|row| row.seat == seat) else {
            continue;
        };
        let cells: Vec<(&Column, &Cell)> = table.columns.iter().zip(&row.cells).collect();
        let is_spent = |(column, _): &&(&Column, &Cell)| PURSE.contains(&column.id);
        let mut shown: Vec<&(&Column, &Cell)> = cells.iter().filter(is_spent).collect();
        if shown.len() < PURSE.len() {
            let signed = cells.iter().filter(|(column, _)| !column.sign.is_empty());
            shown = signed.take(4).collect();
        }
        shown.sort_by_key(|(column, _)| PURSE.iter().position(|id| *id == column.id));
        for (column, cell) in shown {
            let at = format!("{}.{}", seat.0, column.id);
            let new = board.changes.class(&panel.id, &at);
            html.raw("<span class=\"res").raw(new).raw("\">");
            board.tokens(&mut html, &counted(&cell.value));
            crate::board::tokens::sign(&mut html, column.sign);
            html.raw("<span class=\"sr\">")
                .text(&column.name)
                .raw("</span></span>");
        }
        return html.finish();
    }
    for (panel, content) in contents(Role::Mat(seat)) {
        if let Content::Stock(figures) = content {
            for figure in figures {
                let new = board.changes.class(&panel.id, figure.id);
                html.raw("<span class=\"res").raw(new).raw("\">");
                board.tokens(&mut html, &figure.value);
                html.raw("</span>");
            }
            break;
        }
    }
    html.finish()
}

pub fn wish_words(reader: Reader, wish: Wish) -> String {
    let said = match wish {
        Wish::Pause => message!("wish-pause"),
        Wish::Resume => message!("wish-resume"),
        Wish::Abandon => message!("wish-abandon"),
        Wish::Here => message!("wish-here"),
        Wish::Nothing => return String::new(),
    };
    reader.tell(&said)
}
