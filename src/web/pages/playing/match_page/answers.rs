//! A question with a few answers, none of which has a place: each is a button with what it would do.

use super::choose::Table;
use super::effects::{Effect, effects};
use super::menu::{place, sentence};
use super::parts::known_orders;
use crate::page::asking;
use games::{Choice, Viewer};
use service::Result;
use service::turns::{END, attempt};

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
