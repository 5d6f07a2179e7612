//! A question with a few answers, none of which has a place: each is a button with what it would do.

use super::choose::Table;
use super::effects::{Effect, effects};
use super::menu::{place, sentence};
use super::parts::known_orders;
use crate::page::asking;
use games::panel::Panel;
use games::{Choice, Viewer};
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

    /// What changes in numbers, as far as it is the same whatever comes up.
    pub(super) fn sure_effects(&self, trial: &Trial, after: &[Panel]) -> Vec<Effect> {
        let mut all = effects(self.board, self.panels, after);
        if let Some(other) = &trial.other {
            let (viewer, language) = (Viewer::Seat(self.seat), asking().language);
            let panels = self.live.panels(other.as_ref(), viewer, language, None);
            let also = effects(self.board, self.panels, &panels);
            for Effect { name, changes, .. } in &mut all {
                let same = also.iter().filter(|other| other.name == *name);
                let same: Vec<&String> = same.flat_map(|other| &other.changes).collect();
                changes.retain(|change| same.contains(&change));
            }
            all.retain(|effect| !effect.changes.is_empty());
        }
        all
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
