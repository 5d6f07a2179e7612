//! What happened, told line by line: with the seat's chip, a number where it has a place, and the gain.

use std::collections::BTreeMap;

use super::effects::chip;
use super::second_person::{addressed, own};
use super::spots::place_of;
use crate::board::{Badge, BadgeKind, Board};
use crate::page::{Reader, When};
use games::Seat;
use games::message::{Message, Words};
use games::panel::Panel;
use service::log::{LogLine, in_one_sentence, run_on};
use service::matches::Glance;

#[derive(Clone, Debug)]
pub struct Told {
    pub number: i64,
    pub seat: usize,
    pub chip: String,
    pub name: String,
    pub line: String,
    pub sentences: Vec<String>,
    /// The same, as they are kept: those of all actions that are told together.
    said: Vec<Message>,
    /// How often this was done one after the other.
    pub times: usize,
    pub automatic: bool,
    pub when: When,
    /// Its place on the board, and the number there.
    pub at: Option<String>,
    pub badge: Option<usize>,
    /// Points won or lost by whoever did it: `+3`.
    pub gain: String,
    /// What it brought the reader.
    pub yours: String,
    /// Those of its sentences that say what somebody else did to the reader.
    pub to_reader: Vec<String>,
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
        let (seat, name) = (Seat(line.seat as u8), reader.called(&line.name));
        let me = me.filter(|me| *me != seat);
        let mine = me.map(|me| change(me.index()));
        let (sentences, to_reader) = match me {
            Some(me) => to_reader(board, reader, run_on(&line.sentences, &name), me),
            None => (run_on(&line.sentences, &name), Vec::new()),
        };
        all.push(Told {
            number: line.number,
            seat: line.seat,
            chip: chip(board, seat),
            sentences,
            said: line.said.clone(),
            name,
            line: line.line.clone(),
            times: 1,
            automatic: line.automatic,
            when: reader.ago(line.at),
            at: place_of(panels, seat, &line.line),
            badge: None,
            gain: signed(change(line.seat)),
            yours: signed(mine.unwrap_or_default()),
            to_reader,
            is_here: false,
        });
        before = Some(&line.points);
    }
    all
}

/// What somebody else did, the reader addressed; and the sentences about the reader.
fn to_reader(
    board: &Board<'_>,
    reader: Reader,
    sentences: Vec<String>,
    me: Seat,
) -> (Vec<String>, Vec<String>) {
    let seats = board.words.names.len();
    let names = Seat::all(seats).map(|seat| board.words.player(seat).into_owned());
    let names: Vec<String> = names.collect();
    let told = sentences.into_iter().map(|sentence| {
        let is_mine = own(&sentence, &names, me).is_some();
        (
            addressed(reader, &[sentence], &names, me).remove(0),
            is_mine,
        )
    });
    let told: Vec<(String, bool)> = told.collect();
    let mine = told.iter().filter(|(_, is_mine)| *is_mine);
    let mine = mine.map(|(sentence, _)| sentence.clone()).collect();
    (
        told.into_iter().map(|(sentence, _)| sentence).collect(),
        mine,
    )
}

impl Told {
    fn is_again(&self, next: &Told) -> bool {
        let what = |told: &Told| (told.seat, told.sentences.clone(), told.automatic);
        self.is_plain() && next.is_plain() && what(self) == what(next)
    }

    fn is_plain(&self) -> bool {
        self.at.is_none() && self.gain.is_empty() && self.yours.is_empty() && !self.is_here
    }

    /// Both in one sentence, where a game has one for several actions of this kind.
    fn and(&self, next: &Told, words: &Words<'_>) -> Option<Told> {
        let is_alike = (self.seat, self.automatic) == (next.seat, next.automatic);
        if !is_alike || next.said.len() != 1 || !self.is_plain() || !next.is_plain() {
            return None;
        }
        let said = [&self.said[..], &next.said[..]].concat();
        let sentence = in_one_sentence(Seat(self.seat as u8), &said, words)?;
        Some(Told {
            sentences: vec![sentence],
            said,
            ..next.clone()
        })
    }

    /// Whether a sentence says what it did to the reader.
    pub fn is_yours(&self, sentence: &str) -> bool {
        self.to_reader.iter().any(|mine| mine == sentence)
    }
}

/// Those of the lines that are news: what each brought is known from the line before it.
pub fn news(mut all: Vec<Told>, glance: &Glance, words: &Words<'_>) -> Vec<Told> {
    let is_news = |told: &Told| glance.news.iter().any(|line| line.number == told.number);
    all.retain(is_news);
    match glance.are_news_seen {
        true => together(all, words),
        false => numbered(all, words),
    }
}

/// What is worth a line: whoever only declined or ended a turn did nothing.
pub fn worth_telling(mut all: Vec<Told>) -> Vec<Told> {
    all.retain(|told| !told.sentences.is_empty());
    all
}

/// Whoever does the same, or the like, again and again, at no place of its own, is told of once.
fn together(all: Vec<Told>, words: &Words<'_>) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for next in all {
        if let Some(last) = told.last_mut()
            && let Some(both) = last.and(&next, words)
        {
            *last = both;
            continue;
        }
        match told.last_mut() {
            Some(last) if last.is_again(&next) => {
                *last = Told {
                    times: last.times + 1,
                    ..next
                }
            }
            _ => told.push(next),
        }
    }
    told
}

/// News, of which those with a place bear the number that stands there.
fn numbered(news: Vec<Told>, words: &Words<'_>) -> Vec<Told> {
    let mut news = together(news, words);
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
pub fn turns_told(lines: Vec<Told>, words: &Words<'_>) -> Vec<Vec<Told>> {
    let mut turns: Vec<Vec<Told>> = Vec::new();
    for line in together(lines, words) {
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

    /// A line of the first seat.
    fn line(number: i64, sentence: &str, at: Option<&str>) -> Told {
        Told {
            number,
            seat: 0,
            chip: String::new(),
            name: "Bo".to_owned(),
            line: String::new(),
            sentences: vec![sentence.to_owned()],
            said: Vec::new(),
            times: 1,
            automatic: false,
            when: When {
                words: String::new(),
                exact: String::new(),
                iso: String::new(),
            },
            at: at.map(str::to_owned),
            badge: None,
            gain: String::new(),
            yours: String::new(),
            to_reader: Vec::new(),
            is_here: false,
        }
    }

    #[test]
    fn what_is_done_again_and_again_is_told_once() {
        let burns = "Bo sacrifices a power token.";
        let here = Told {
            is_here: true,
            ..line(6, burns, None)
        };
        let all = vec![
            line(1, burns, None),
            line(2, burns, None),
            line(3, burns, None),
            line(4, "Bo builds.", Some("E5")),
            line(5, "Bo builds.", Some("E5")),
            here,
            line(7, burns, None),
        ];
        let told = |lines: &[Told]| -> Vec<(i64, usize)> {
            lines.iter().map(|told| (told.number, told.times)).collect()
        };
        let expected = [(3, 3), (4, 1), (5, 1), (6, 1), (7, 1)];
        let names = ["Bo".to_owned()];
        let game = games::registry::all()[0];
        let words = game.catalogue().words(games::message::ENGLISH, &names);
        assert_eq!(told(&numbered(all.clone(), &words)), expected);
        let turns = turns_told(all, &words);
        assert_eq!(told(&turns[0]), expected);
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
