//! What happened, told line by line: with the seat's chip, a number where it has a place, and the gain.

use std::collections::BTreeMap;

use super::effects::chip;
use super::spots::place_of;
use crate::board::{Badge, BadgeKind, Board};
use crate::page::{Reader, When};
use games::Seat;
use games::panel::Panel;
use service::matches::{LogLine, run_on};

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
    /// The reader's name, where somebody else did it.
    pub me: Option<String>,
    /// It is the one that is looked back at.
    pub is_here: bool,
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
            sentences: run_on(&line.sentences, &line.name),
            automatic: line.automatic,
            when: reader.ago(line.at),
            at: place_of(panels, seat, &line.line),
            badge: None,
            gain: signed(change(line.seat)),
            yours: signed(mine.unwrap_or_default()),
            me: me
                .filter(|me| *me != seat)
                .map(|me| board.words.player(me).to_owned()),
            is_here: false,
        });
        before = Some(&line.points);
    }
    all
}

impl Told {
    /// Whether a sentence says what it did to the reader.
    pub fn is_yours(&self, sentence: &str) -> bool {
        let rest = self.me.as_deref().and_then(|me| sentence.strip_prefix(me));
        rest.is_some_and(|rest| rest.starts_with(' '))
    }
}

/// Those of the lines that are news: what each brought is known from the line before it.
pub fn newest(mut all: Vec<Told>, news: &[LogLine]) -> Vec<Told> {
    all.retain(|told| news.iter().any(|line| line.number == told.number));
    all
}

/// What is worth a line: whoever only declined or ended a turn did nothing.
pub fn worth_telling(mut all: Vec<Told>) -> Vec<Told> {
    all.retain(|told| !told.sentences.is_empty());
    all
}

/// News, of which those with a place bear the number that stands there.
pub fn numbered(mut news: Vec<Told>) -> Vec<Told> {
    let placed = news.iter_mut().filter(|told| told.at.is_some());
    for (index, told) in placed.enumerate() {
        told.badge = Some(index + 1);
    }
    news
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

/// The same, with the one that is looked back at marked.
pub fn with_here(mut all: Vec<Told>, number: Option<i64>) -> Vec<Told> {
    for told in &mut all {
        told.is_here = Some(told.number) == number;
    }
    all
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

#[cfg(test)]
mod tests {
    use super::*;

    fn told_in(sentences: &[&str]) -> Vec<String> {
        let sentences: Vec<String> = sentences.iter().map(|one| (*one).to_owned()).collect();
        run_on(&sentences, "Bo (bot)")
    }

    #[test]
    fn the_name_of_whoever_acts_is_said_once() {
        let told = told_in(&[
            "Bo (bot) passes and takes bonus tile H.",
            "Bo (bot) scores 4 points.",
            "Cy gains 1 power.",
            "Bo (bot) gains 1 coin.",
        ]);
        let expected = [
            "Bo (bot) passes and takes bonus tile H; scores 4 points.",
            "Cy gains 1 power.",
            "Bo (bot) gains 1 coin.",
        ];
        assert_eq!(told, expected);
        // A name that begins the same is another, and so is what does not go on like a verb.
        let others = [
            "Bo (bot) passes.",
            "Bo (bot)2 passes.",
            "Bo (bot) House falls.",
        ];
        assert_eq!(told_in(&others), others);
    }
}
