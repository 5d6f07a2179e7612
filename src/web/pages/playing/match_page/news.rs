//! What happened, told line by line: with the seat's chip, a number where it has a place, and the gain.

use std::collections::BTreeMap;

use super::choose::refused_place;
use super::effects::chip;
use crate::board::{Badge, BadgeKind, Board};
use crate::page::{Reader, When};
use games::Seat;
use games::panel::Panel;
use service::matches::LogLine;

#[derive(Clone, Debug)]
pub struct Told {
    pub number: i64,
    pub seat: usize,
    pub chip: String,
    pub name: String,
    pub line: String,
    pub sentences: Vec<String>,
    pub automatic: bool,
    pub when: When,
    /// Its place on the board, and the number there.
    pub at: Option<String>,
    pub badge: Option<usize>,
    /// Points won or lost by whoever did it: `+3`.
    pub gain: String,
    /// What it brought the reader.
    pub yours: String,
}

pub fn told(
    board: &Board<'_>,
    reader: Reader,
    lines: &[LogLine],
    panels: &[Panel],
    me: Option<Seat>,
) -> Vec<Told> {
    let mut all = Vec::new();
    let mut before: Option<&[i64]> = None;
    for line in lines {
        let change = |seat: usize| -> i64 {
            let then = line.points.get(seat).copied().unwrap_or_default();
            let now = before.and_then(|points| points.get(seat).copied());
            then - now.unwrap_or(then)
        };
        let seat = Seat(line.seat as u8);
        let mine = me.filter(|me| *me != seat).map(|me| change(me.index()));
        all.push(Told {
            number: line.number,
            seat: line.seat,
            chip: chip(board, seat),
            name: line.name.clone(),
            line: line.line.clone(),
            sentences: line.sentences.clone(),
            automatic: line.automatic,
            when: reader.ago(line.at),
            at: refused_place(panels, &line.line),
            badge: None,
            gain: signed(change(line.seat)),
            yours: signed(mine.unwrap_or_default()),
        });
        before = Some(&line.points);
    }
    let mut number = 0;
    for told in all.iter_mut().filter(|told| told.at.is_some()) {
        number += 1;
        told.badge = Some(number);
    }
    all
}

fn signed(points: i64) -> String {
    match points {
        0 => String::new(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", -less),
    }
}

pub fn badges(badges: &mut BTreeMap<String, Vec<Badge>>, news: &[Told]) {
    for told in news {
        if let (Some(at), Some(number)) = (&told.at, told.badge) {
            badges.entry(at.clone()).or_default().push(Badge {
                number,
                kind: BadgeKind::News,
            });
        }
    }
}

/// What one seat did before somebody else decided, the newest first.
pub fn turns_told(lines: Vec<Told>) -> Vec<Vec<Told>> {
    let mut turns: Vec<Vec<Told>> = Vec::new();
    for line in lines {
        match turns.last_mut() {
            Some(turn) if turn[0].seat == line.seat => turn.push(line),
            _ => turns.push(vec![line]),
        }
    }
    turns.reverse();
    turns
}
