//! A question with a few answers, none of which has a place: each is a button with what it would do.

use super::choose::Table;
use super::effects::{Effect, effects};
use super::menu::{place, sentence};
use super::parts::known_orders;
use crate::page::asking;
use games::panel::{Cell, Content, Panel, Role, Section, Table as Numbers};
use games::{Choice, Seat, Viewer};
use service::Result;
use service::turns::{END, Trial, attempt};

#[derive(Debug)]
pub struct Answer {
    pub line: String,
    pub name: String,
    pub price: String,
    pub effects: Vec<Effect>,
}

/// More than these are a menu.
const MOST: usize = 3;

impl Table<'_> {
    pub fn answers(&self, choices: &[Choice]) -> Result<Vec<Answer>> {
        let is_answer = |choice: &Choice| choice.line != END && place(choice).is_none();
        if !(2..=MOST).contains(&choices.len()) || !choices.iter().all(is_answer) {
            return Ok(Vec::new());
        }
        let answers = choices.iter().map(|choice| self.answer(choice));
        Ok(differing(answers.collect::<Result<_>>()?))
    }

    /// The standing orders that would answer the question, each with what it means.
    pub fn orders(&self) -> Vec<(&'static str, String)> {
        let answers = |order: &str| {
            let lines = self.live.position.obey(self.seat, order);
            lines.is_ok_and(|lines| !lines.is_empty())
        };
        let known = known_orders(self.live.game, self.board.words).into_iter();
        known.filter(|(order, _)| answers(order)).collect()
    }

    /// The board after what was tried, as far as it is the same whatever comes up: all else stays as it is.
    /// What will be asked is left out where it is not known.
    pub(super) fn sure(&self, trial: &Trial, panels: Vec<Panel>) -> Vec<Panel> {
        let (viewer, language) = (Viewer::Seat(self.seat), asking().language);
        let last = trial.lines.last().map(|line| (self.seat, line.as_str()));
        let others = trial.others.iter();
        let others: Vec<Vec<Panel>> = others
            .map(|other| self.live.panels(other.as_ref(), viewer, language, last))
            .collect();
        let sure = |panel: Panel| sure(panel, self.panels, &others);
        panels.into_iter().filter_map(sure).collect()
    }

    fn answer(&self, choice: &Choice) -> Result<Answer> {
        let trial = attempt(self.live, self.seat, &choice.line, asking().language)?;
        let last = Some((self.seat, choice.line.as_str()));
        let viewer = Viewer::Seat(self.seat);
        let after = self
            .live
            .panels(trial.position.as_ref(), viewer, asking().language, last);
        let mut price = crate::board::html::Html::default();
        self.board.tokens(&mut price, &choice.cost);
        Ok(Answer {
            line: choice.line.clone(),
            name: sentence(&self.board.words.say(&choice.what)),
            price: price.finish(),
            effects: effects(self.board, self.panels, &after),
        })
    }
}

/// What comes whatever is answered, such as the income of a round that ends, is no part of the choice.
fn differing(mut answers: Vec<Answer>) -> Vec<Answer> {
    let has = |answer: &Answer, name: &str, change: &String| {
        let mut effects = answer.effects.iter().filter(|one| one.name == name);
        effects.any(|effect| effect.changes.contains(change))
    };
    let first = answers.first().into_iter().flat_map(|one| &one.effects);
    let first = first.flat_map(|one| one.changes.iter().map(move |change| (&one.name, change)));
    let common = first.filter(|(name, change)| answers.iter().all(|one| has(one, name, change)));
    let common: Vec<(String, String)> = common
        .map(|(name, change)| (name.clone(), change.clone()))
        .collect();
    for answer in &mut answers {
        for effect in &mut answer.effects {
            let is_common = |change: &String| {
                let mut common = common.iter();
                common.any(|(name, one)| *name == effect.name && one == change)
            };
            effect.changes.retain(|change| !is_common(change));
        }
        answer.effects.retain(|effect| !effect.changes.is_empty());
    }
    answers
}

fn same<'p>(panels: &'p [Panel], panel: &Panel) -> Option<&'p Panel> {
    panels.iter().find(|other| other.id == panel.id)
}

/// A part of the board as it is in all of these; where they differ, as it was, each number by itself.
fn sure(mut panel: Panel, before: &[Panel], others: &[Vec<Panel>]) -> Option<Panel> {
    let others: Vec<Option<&Panel>> = others.iter().map(|other| same(other, &panel)).collect();
    if others.iter().all(|other| *other == Some(&panel)) {
        return Some(panel);
    }
    let was = same(before, &panel).filter(|was| was.role != Role::Contest)?;
    if was.sections.len() != panel.sections.len() {
        return Some(was.clone());
    }
    for (index, section) in panel.sections.iter_mut().enumerate() {
        let others = others.iter().map(|other| (*other)?.sections.get(index));
        let others: Vec<Option<&Section>> = others.collect();
        if others.iter().all(|other| *other == Some(&*section)) {
            continue;
        }
        let was = &was.sections[index];
        match (&mut section.content, &was.content) {
            (Content::Table(table), Content::Table(was)) => sure_numbers(table, was, &others),
            _ => *section = was.clone(),
        }
    }
    Some(panel)
}

fn sure_numbers(table: &mut Numbers, was: &Numbers, others: &[Option<&Section>]) {
    fn cell(table: &Numbers, seat: Seat, column: usize) -> Option<&Cell> {
        let row = table.rows.iter().find(|row| row.seat == seat)?;
        row.cells.get(column)
    }
    let others: Vec<Option<&Numbers>> = others
        .iter()
        .map(|other| match &(*other)?.content {
            Content::Table(table) => Some(table),
            _ => None,
        })
        .collect();
    for row in &mut table.rows {
        for (column, now) in row.cells.iter_mut().enumerate() {
            let mut others = others.iter();
            let is_sure =
                others.all(|other| other.and_then(|one| cell(one, row.seat, column)) == Some(now));
            if let Some(was) = cell(was, row.seat, column).filter(|_| !is_sure) {
                *now = was.clone();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_whatever_is_answered_is_not_said_twice() {
        let effect = |name: &str, changes: &[&str]| Effect {
            chip: String::new(),
            name: name.to_owned(),
            changes: changes.iter().map(ToString::to_string).collect(),
        };
        let answer = |effects| Answer {
            line: String::new(),
            name: String::new(),
            price: String::new(),
            effects,
        };
        let taken = [
            effect("You get", &["6 tools", "2 power"]),
            effect("Bo", &["4"]),
        ];
        let declined = [
            effect("You get", &["6 tools", "1 power"]),
            effect("Bo", &["4"]),
        ];
        let left = differing([taken, declined].map(|one| answer(one.into())).into());
        let left: Vec<Vec<String>> = left
            .iter()
            .map(|one| one.effects.iter().flat_map(|one| one.changes.clone()))
            .map(Iterator::collect)
            .collect();
        assert_eq!(left, [["2 power"], ["1 power"]]);
    }
}
