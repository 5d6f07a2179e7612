//! Chains: an action that asks further, with its steps, the way back, and what closes it.

use super::address::{To, joined, one_back};
use super::choose::{Choosing, Closed, Table};
use super::menu::{FREE, place, sentence};
use crate::board::{Aim, Reach};
use crate::page::asking;
use games::{Choice, Viewer};
use service::turns::{END, Trial, attempt};

/// A step of a chain.
#[derive(Debug)]
pub(super) struct Traced {
    pub(super) what: String,
    /// Where it was chosen.
    at: Option<String>,
}

impl Table<'_> {
    /// The steps so far; what was picked can be taken out again.
    pub(super) fn chain(&self, choosing: &mut Choosing, trial: &Trial) {
        let traced = self.traced(&trial.lines);
        let to = |lines: &str| {
            To {
                lines,
                ..To::default()
            }
            .address(self.path)
        };
        choosing.one_back = Some(to(&one_back(&trial.line())));
        for (index, step) in traced.iter().enumerate() {
            let others = trial.lines.iter().enumerate();
            let others = others.filter(|(at, _)| *at != index);
            let others: Vec<&str> = others.map(|(_, line)| line.as_str()).collect();
            let without = others.join("; ");
            if let Some(at) = &step.at
                && !choosing.aims.0.contains_key(at)
                && (without.is_empty()
                    || attempt(self.live, self.seat, &without, asking().language).is_ok())
            {
                let aim = Aim {
                    href: to(&without),
                    reach: Reach::Picked,
                    kind: String::new(),
                    sign: "tick",
                    cost: Vec::new(),
                    words: self.board.t.say("act-take-out").to_string(),
                };
                choosing.aims.0.insert(at.clone(), aim);
            }
        }
        choosing.steps = traced.into_iter().map(|step| step.what).collect();
    }

    /// Each action as the menu had it where it was chosen.
    pub(super) fn traced(&self, lines: &[String]) -> Vec<Traced> {
        let viewer = Viewer::Seat(self.seat);
        let mut rng = service::turns::private_rng(self.live, self.seat);
        let mut position = self.live.position.imagine(viewer, &mut rng);
        let mut steps = Vec::new();
        for line in lines {
            let choices = position.choices(self.seat);
            let found = choices.iter().find(|choice| choice.line == *line);
            steps.push(Traced {
                what: match found {
                    Some(choice) => sentence(&self.board.words.say(&choice.what)),
                    None => line.clone(),
                },
                at: found.and_then(place).map(str::to_owned),
            });
            if position.play(self.seat, line).is_err() {
                break;
            }
        }
        steps
    }

    /// What was begun together with the action that closes it.
    pub(super) fn closed(&self, trial: &Trial) -> Option<Closed> {
        if !trial.asks_further(self.seat) {
            return None;
        }
        let closing = trial.position.closing(self.seat)?;
        let choices = trial.position.choices(self.seat);
        let choice = choices.iter().find(|choice| choice.line == closing)?;
        Some(Closed {
            line: joined(&trial.line(), &closing),
            what: sentence(&self.board.words.say(&choice.what)),
        })
    }

    /// Whether the turn has more in it than what is free or rare.
    pub(super) fn goes_on(&self, trial: &Trial) -> bool {
        let rare = self.live.game.rare_kinds();
        let counts = |choice: &Choice| {
            choice.line != END && choice.sign != FREE && !rare.contains(&choice.kind.id.as_ref())
        };
        trial.position.choices(self.seat).iter().any(counts)
    }
}
