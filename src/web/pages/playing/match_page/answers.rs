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
        choices.iter().map(|choice| self.answer(choice)).collect()
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
