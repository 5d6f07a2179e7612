//! A plan that is tried out: the board after its steps, and what would stop it.

use std::collections::BTreeSet;

use crate::pages::sandbox::address_of_match;
use games::Seat;
use games::any_game::Position;
use games::panel::{Content, Panel};
use service::plans::{Fork, Step};
use service::rows::SeatRow;

/// A plan with the positions before and after it.
#[derive(Debug)]
pub struct Tried {
    pub before: Box<dyn Position>,
    pub position: Box<dyn Position>,
    pub steps: Vec<Step>,
    pub guessed: bool,
    pub broken: String,
    /// The same moment in the sandbox, where the others can be tried as well.
    pub sandbox: String,
}

impl From<Fork> for Tried {
    fn from(fork: Fork) -> Self {
        let steps = fork.steps.iter().map(|step| (fork.seat, &step.line));
        let guessed = fork.guessed.iter().map(|(seat, line)| (*seat, line));
        Tried {
            sandbox: address_of_match(&fork.live, guessed.chain(steps)),
            before: fork.before,
            position: fork.position,
            steps: fork.shown,
            guessed: !fork.guessed.is_empty(),
            broken: fork.broken.unwrap_or_default(),
        }
    }
}

/// What the action panel says of it.
#[derive(Debug)]
pub struct Planning {
    pub steps: Vec<Step>,
    /// What the others do until then is a guess.
    pub guessed: bool,
    /// Why the rest of it cannot be played.
    pub broken: String,
    pub is_queued: bool,
    /// It stops if somebody does something there first.
    pub places: Vec<String>,
    pub sandbox: String,
}

impl Tried {
    pub fn shown(&self, me: Option<(Seat, &SeatRow)>, panels: &[Panel]) -> Planning {
        let spots: BTreeSet<&str> = panels
            .iter()
            .flat_map(|panel| &panel.sections)
            .filter_map(|section| match &section.content {
                Content::Map(map) => Some(&map.spots),
                _ => None,
            })
            .flatten()
            .map(|spot| spot.at.as_str())
            .collect();
        let targets = self.steps.iter().flat_map(|step| &step.targets);
        let places: BTreeSet<&String> = targets
            .filter(|target| spots.contains(target.as_str()))
            .collect();
        Planning {
            steps: self.steps.clone(),
            guessed: self.guessed,
            broken: self.broken.clone(),
            is_queued: me.is_some_and(|(_, seat)| seat.plan_number.is_some()),
            places: places.into_iter().cloned().collect(),
            sandbox: self.sandbox.clone(),
        }
    }
}
