//! The menu on the board: the places at which something can be chosen.

use std::collections::BTreeMap;

use super::address::To;
use super::menu::{Menu, kind_id, place};
use crate::board::aims::addresses;
use crate::board::{Aim, Aims, Reach};
use games::panel::{Content, Panel, Role};
use games::{Choice, Seat};
use service::turns::END;
use words::message;

impl Menu<'_> {
    /// The places that are links: those of the chosen kind, or all.
    pub fn aims(&self, kind: &str, previewed: Option<&Choice>) -> Aims {
        let mut aims = Aims::default();
        // Where there is but one kind of places, it is the chosen one.
        let on_board =
            |choice: &&Choice| place(choice).is_some() && place(choice) != answer(choice);
        let placed = self.choices.iter().filter(on_board);
        let mut kinds = placed.map(|choice| kind_id(&choice.kind));
        let first = kinds.next();
        let is_any = kind.is_empty() && kinds.any(|other| Some(other) != first);
        for choice in self.choices.iter().filter(|choice| choice.line != END) {
            let Some(at) = place(choice) else {
                continue;
            };
            let is_kind = self.is_of(choice, kind);
            if (!is_kind && previewed.is_none()) || aims.0.contains_key(at) {
                continue;
            }
            let chosen = previewed.filter(|chosen| place(chosen) == Some(at));
            let shown = chosen.unwrap_or(choice);
            let to = To {
                lines: self.lines,
                kind: if is_kind { kind } else { "" },
                at,
                line: "",
            };
            let reach = match chosen {
                Some(_) => Reach::Chosen,
                None if is_any || previewed.is_some() => Reach::May,
                None => Reach::Can,
            };
            let aim = Aim {
                href: to.address(self.path),
                reach,
                kind: shown.kind.id.to_string(),
                sign: shown.sign,
                cost: shown.cost.clone(),
                words: self.words_at(at, kind, shown),
                way: shown.targets.clone(),
            };
            aims.0.insert(at.to_owned(), aim);
        }
        for (tile, list) in self.ways() {
            if let Some(aim) = self.aim_of_way(&tile, &list, kind, previewed) {
                aims.0.entry(tile).or_insert(aim);
            }
        }
        for choice in self.choices {
            let Some(at) = answer(choice) else {
                continue;
            };
            let chosen = previewed.is_some_and(|chosen| chosen.line == choice.line);
            let to = To {
                lines: self.lines,
                line: &choice.line,
                ..To::default()
            };
            aims.0
                .insert(at.to_owned(), self.aim_of(choice, chosen, &to));
        }
        for choice in self.choices {
            let Some(card) = self.card(choice) else {
                continue;
            };
            let chosen = previewed.is_some_and(|chosen| chosen.line == choice.line);
            if aims.0.contains_key(card) && !chosen {
                continue;
            }
            let to = To {
                lines: self.lines,
                at: card,
                ..To::default()
            };
            aims.0
                .insert(card.to_owned(), self.aim_of(choice, chosen, &to));
        }
        aims
    }

    /// What is replaced by what was chosen answers where it lies, too.
    pub fn aim_instead(&self, aims: &mut Aims, variants: &[&Choice], chosen: &Choice) {
        for choice in variants {
            let [at, replaced, ..] = choice.targets.as_slice() else {
                continue;
            };
            if self.names.is_stack(replaced) && !aims.0.contains_key(replaced) {
                let to = To {
                    lines: self.lines,
                    at,
                    line: &choice.line,
                    ..To::default()
                };
                let is_chosen = choice.line == chosen.line;
                let aim = self.aim_of(choice, is_chosen, &to);
                aims.0.insert(replaced.clone(), aim);
            }
        }
    }

    /// One action by itself, wherever it can be chosen.
    fn aim_of(&self, choice: &Choice, is_chosen: bool, to: &To<'_>) -> Aim {
        Aim {
            href: to.address(self.path),
            reach: if is_chosen { Reach::Chosen } else { Reach::May },
            kind: choice.kind.id.to_string(),
            sign: choice.sign,
            cost: choice.cost.clone(),
            words: self.say().say(&choice.what),
            way: Vec::new(),
        }
    }

    /// Whether an action is of a kind, or makes use of the tile that was chosen instead of one.
    pub fn is_of(&self, choice: &Choice, kind: &str) -> bool {
        kind.is_empty() || kind_id(&choice.kind) == kind || self.way(choice) == Some(kind)
    }

    /// The tile by which something is done elsewhere: a power action that digs, a free spade.
    fn way<'c>(&self, choice: &'c Choice) -> Option<&'c str> {
        let [_, others @ ..] = choice.targets.as_slice() else {
            return None;
        };
        let tile = others.last()?;
        (self.has_ways && self.names.is_tile(tile)).then_some(tile.as_str())
    }

    /// Each such tile with what can be done by it.
    pub(super) fn ways(&self) -> BTreeMap<String, Vec<&Choice>> {
        let mut ways: BTreeMap<String, Vec<&Choice>> = BTreeMap::new();
        for choice in self.choices {
            if let Some(tile) = self.way(choice) {
                ways.entry(tile.to_owned()).or_default().push(choice);
            }
        }
        ways
    }

    /// A tile that leads to the places where it can be used, or to the only one.
    fn aim_of_way(
        &self,
        tile: &str,
        list: &[&Choice],
        kind: &str,
        previewed: Option<&Choice>,
    ) -> Option<Aim> {
        let reach = match kind {
            _ if previewed.is_some_and(|chosen| self.way(chosen) == Some(tile)) => return None,
            "" => Reach::May,
            kind if kind == tile => Reach::Chosen,
            _ => return None,
        };
        let to = match list {
            _ if reach == Reach::Chosen => To::default(),
            [only] => To {
                at: place(only).unwrap_or_default(),
                line: &only.line,
                ..To::default()
            },
            _ => To {
                kind: tile,
                ..To::default()
            },
        };
        let first = list.first()?;
        Some(Aim {
            href: To {
                lines: self.lines,
                ..to
            }
            .address(self.path),
            reach,
            kind: first.kind.id.to_string(),
            sign: first.sign,
            cost: Vec::new(),
            words: self.say().say(&first.kind),
            way: Vec::new(),
        })
    }

    /// The card that an action is about whose buttons stand elsewhere: one for each rival.
    pub fn card<'c>(&self, choice: &'c Choice) -> Option<&'c str> {
        let [button, card, ..] = choice.targets.as_slice() else {
            return None;
        };
        let is_card = |at: &str| self.names.is_card(at);
        (is_card(card) && !is_card(button)).then_some(card.as_str())
    }

    fn words_at(&self, at: &str, kind: &str, choice: &Choice) -> String {
        let what = self.say().say(&choice.what);
        let what = match &choice.price {
            Some(price) => format!("{what}, {}", self.say().say(price)),
            None => what,
        };
        match self.at(at, kind).len() {
            0 | 1 => what,
            count => {
                let t = self.board.t;
                t.tell(message!("menu-and-more", what = what, count = count - 1))
            }
        }
    }
}

/// Its own button in a contest.
pub fn answer(choice: &Choice) -> Option<&str> {
    let mut targets = choice.targets.iter().map(String::as_str);
    targets.find(|at| at.starts_with("do-") || at.starts_with(PICK))
}

/// One of a row of answers that stays in sight after one of them is picked.
pub fn pick(choice: &Choice) -> Option<&str> {
    answer(choice).filter(|at| at.starts_with(PICK))
}

const PICK: &str = "pick-";

/// What the rules said no to: the place, if the line names one. Of several, such as a card in the hand
/// and on a mat, the first.
pub fn refused_place(panels: &[Panel], line: &str) -> Option<String> {
    place_among(panels.iter(), line).or_else(|| numbered_card(panels, line))
}

/// The card on offer whose number the line says.
fn numbered_card(panels: &[Panel], line: &str) -> Option<String> {
    let offers = panels.iter().filter(|panel| panel.role == Role::Offer);
    let sections = offers.flat_map(|panel| &panel.sections);
    let mut cards = sections.flat_map(|section| {
        if let Content::Cards(cards) = &section.content {
            &cards[..]
        } else {
            &[]
        }
    });
    let is_said = |mark: &str| line.split([' ', ';', ',']).any(|word| word == mark);
    let found = cards.find(|card| !card.mark.is_empty() && is_said(&card.mark));
    found.map(|card| card.at.clone())
}

/// Where a line that a seat played has its place: what others have in front of them is not meant, nor the
/// hand of whoever reads it.
pub fn place_of(panels: &[Panel], seat: Seat, line: &str) -> Option<String> {
    let is_theirs = |panel: &&Panel| match panel.role {
        Role::Mat(of) | Role::Rival(of) => of != seat,
        Role::Hand => true,
        Role::Map
        | Role::Track
        | Role::Offer
        | Role::Sites
        | Role::Goals
        | Role::Seats
        | Role::Contest
        | Role::Forecast
        | Role::Score => false,
    };
    place_among(panels.iter().filter(|panel| !is_theirs(panel)), line)
}

fn place_among<'p>(panels: impl Iterator<Item = &'p Panel>, line: &str) -> Option<String> {
    // An answer is no place.
    let boards = panels.filter(|panel| panel.role != Role::Contest);
    let contents = boards.flat_map(|panel| &panel.sections);
    let known: Vec<String> = contents
        .flat_map(|section| addresses(&section.content))
        .collect();
    let named = |word: &str| {
        let is_there = |at: &&String| {
            let last = at.rsplit('-').next().unwrap_or(at);
            at.eq_ignore_ascii_case(word) || (last.len() > 2 && last.eq_ignore_ascii_case(word))
        };
        known.iter().find(is_there).cloned()
    };
    line.split([' ', ';', ',']).rev().find_map(named)
}
