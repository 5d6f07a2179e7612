//! Chains: an action that asks further, with its steps, the way back, and what closes it.

use super::address::{To, joined, one_back};
use super::choose::{Choosing, Closed, Table};
use super::menu::{FREE, place, sentence};
use crate::board::aims::addresses;
use crate::board::{Aim, Reach};
use crate::page::asking;
use games::any_game::Position;
use games::panel::Role;
use games::{Choice, Viewer};
use service::Result;
use service::turns::{END, Trial, attempt};

/// A step of a chain.
#[derive(Debug)]
pub(super) struct Traced {
    pub(super) what: String,
    /// Where it was chosen, then what else it is about.
    targets: Vec<String>,
}

/// The places in the contest.
fn answers(choosing: &Choosing) -> Vec<String> {
    let panels = choosing.panels.iter();
    let contests = panels.filter(|panel| panel.role == Role::Contest);
    let sections = contests.flat_map(|panel| &panel.sections);
    sections
        .flat_map(|section| addresses(&section.content))
        .collect()
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
            if let Some(at) = step.targets.first()
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
                    way: Vec::new(),
                };
                choosing.aims.0.insert(at.clone(), aim);
            }
        }
        let rows = self.keep_rows(choosing, trial);
        let is_switch = |step: &Traced| {
            let at = step.targets.first();
            at.is_some_and(|at| {
                let aim = choosing.aims.get(at);
                aim.is_some_and(|aim| aim.reach == Reach::Picked) && answers(choosing).contains(at)
            })
        };
        let is_all_switches = traced.iter().all(is_switch);
        let steps = traced.into_iter().enumerate();
        let steps = steps.filter(|(step, traced)| !rows.contains(step) && !is_switch(traced));
        choosing.steps = steps.map(|(_, step)| step.what).collect();
        choosing.decline = self.declined(trial).filter(|_| is_all_switches);
    }

    /// What declines the question as a whole, while its answer is put together.
    fn declined(&self, trial: &Trial) -> Option<Closed> {
        let asked = |position: &dyn Position| {
            let mut decisions = position.turn().0.into_iter();
            let own = decisions.find(|decision| decision.seat == self.seat);
            own.map(|decision| decision.about.id)
        };
        let question = asked(self.live.position.as_ref())?;
        if !trial.asks_further(self.seat) || asked(trial.position.as_ref())? != question {
            return None;
        }
        let declining = self.live.position.declining(self.seat);
        let choices = self.live.position.choices(self.seat);
        let declines = |choice: &&Choice| choice.line != END && declining.contains(&choice.line);
        let mut found = choices.iter().filter(declines);
        match (found.next(), found.next()) {
            (Some(choice), None) => Some(self.closing(choice)),
            _ => None,
        }
    }

    fn closing(&self, choice: &Choice) -> Closed {
        let at = place(choice).unwrap_or_default();
        let to = To {
            at,
            line: &choice.line,
            ..To::default()
        };
        Closed {
            line: choice.line.clone(),
            what: sentence(&self.board.words.say(&choice.what)),
            href: to.address(self.path),
            at: at.to_owned(),
        }
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
                targets: found.map_or_else(Vec::new, |choice| choice.targets.clone()),
            });
            if position.play(self.seat, line).is_err() {
                break;
            }
        }
        steps
    }

    /// Where each action was chosen.
    pub(super) fn chosen_at(&self, lines: &[String]) -> Vec<String> {
        let steps = self.traced(lines).into_iter();
        let places = steps.filter_map(|step| step.targets.into_iter().next());
        places.collect()
    }

    /// The way of a chain over a map: each step from the place that it is about to where it was chosen.
    pub(super) fn walked(&self, lines: &[String]) -> Vec<[String; 2]> {
        let steps = self.traced(lines).into_iter();
        let ways = steps.filter_map(|step| match &step.targets[..] {
            [to, from, ..] => Some([from.clone(), to.clone()]),
            _ => None,
        });
        ways.collect()
    }

    /// What was begun together with the action that closes it.
    pub(super) fn closed(&self, trial: &Trial) -> Option<Closed> {
        if !trial.asks_further(self.seat) {
            return None;
        }
        let closing = trial.position.closing(self.seat)?;
        let choices = trial.position.choices(self.seat);
        let choice = choices.iter().find(|choice| choice.line == closing)?;
        let done = trial.line();
        let at = place(choice).unwrap_or_default();
        let to = To {
            lines: &done,
            at,
            line: &closing,
            ..To::default()
        };
        Some(Closed {
            line: joined(&done, &closing),
            what: sentence(&self.board.words.say(&choice.what)),
            href: to.address(self.path),
            at: at.to_owned(),
        })
    }

    /// What lets the question be, where the turn stays with its seat and all can be taken back.
    pub(super) fn passing(&self, choices: &[Choice]) -> Result<Option<Closed>> {
        let declining = self.live.position.declining(self.seat);
        let declines = |choice: &&Choice| choice.line != END && declining.contains(&choice.line);
        let mut found = choices.iter().filter(declines);
        let (Some(choice), None) = (found.next(), found.next()) else {
            return Ok(None);
        };
        let trial = attempt(self.live, self.seat, &choice.line, asking().language)?;
        if trial.is_final || !trial.position.turn().waits_for(self.seat) {
            return Ok(None);
        }
        Ok(Some(self.closing(choice)))
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
