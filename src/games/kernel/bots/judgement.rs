//! What a position is worth: a game counts its terms, the weights of its data file add them up.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{Game, Seat};

/// The value of one point; all values are in hundredths of a point.
pub const POINT: i64 = 100;

/// More terms than any game counts.
const MOST_TERMS: usize = 48;

/// How often each term is met by one seat.
#[derive(Clone, Debug)]
pub struct Tally([i64; MOST_TERMS]);

impl Tally {
    pub(super) fn new() -> Self {
        Tally([0; MOST_TERMS])
    }

    /// `term` is the place of a term among those of [`Game::judgement`].
    pub fn add(&mut self, term: usize, count: impl Into<i64>) {
        self.0[term] += count.into();
    }

    pub fn of(&self, term: usize) -> i64 {
        self.0[term]
    }
}

/// Names the terms of a game in the order of an enum.
#[macro_export]
macro_rules! terms {
    ($($(#[$note:meta])* $variant:ident = $id:literal),+ $(,)?) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Term { $($(#[$note])* $variant),+ }
        pub(crate) const TERMS: &[&str] = &[$($id),+];
    };
}

/// How a game is judged, as its data file says.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    terms: &'static [&'static str],
    pub weights: Vec<i64>,
    pub plan: Plan,
    /// How the weights were found.
    pub run: Option<Run>,
}

/// How the bots of a game search.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// How much of the best rival's value is taken off one's own, in hundredths.
    pub rivals: i64,
    /// How much chance decides while playing on, in hundredths of a point.
    pub chance: u32,
    pub club: Look,
    pub strong: Look,
}

/// How far and how widely a bot looks.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// For one decision.
    pub nodes: u64,
    /// How many turns of its own it plays on.
    pub ahead: u8,
    /// How many turns it compares by playing on.
    pub compared: usize,
}

/// The run of the tuner that gave the weights.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    pub command: String,
    pub matches: u64,
    /// What the new weights won against the old ones, in hundredths.
    pub won: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    run: Option<Run>,
    search: Plan,
    weights: BTreeMap<String, i64>,
}

impl Judgement {
    /// Reads a data file. All terms must be weighed, and no others.
    pub fn read(terms: &'static [&'static str], text: &str) -> Result<Self, String> {
        let mut file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let mut weights = Vec::with_capacity(terms.len());
        for term in terms {
            let weight = file.weights.remove(*term);
            weights.push(weight.ok_or_else(|| format!("'{term}' is not weighed"))?);
        }
        match file.weights.keys().next() {
            Some(more) => Err(format!("there is no term '{more}'")),
            None => Ok(Judgement {
                terms,
                weights,
                plan: file.search,
                run: file.run,
            }),
        }
    }

    /// A judgement by one number, for a game that has no weights.
    pub fn of_one_term() -> Self {
        Judgement {
            terms: &["appraisal"],
            weights: vec![1],
            plan: Plan {
                rivals: 50,
                chance: 20,
                club: Look {
                    nodes: 400,
                    ahead: 1,
                    compared: 3,
                },
                strong: Look {
                    nodes: 4_000,
                    ahead: 2,
                    compared: 6,
                },
            },
            run: None,
        }
    }

    pub fn terms(&self) -> &'static [&'static str] {
        self.terms
    }

    /// The data file that [`Judgement::read`] would read.
    pub fn write(&self) -> String {
        let mut text = String::new();
        if let Some(run) = &self.run {
            let (command, matches, won) = (&run.command, run.matches, run.won);
            text +=
                &format!("[run]\ncommand = \"{command}\"\nmatches = {matches}\nwon = {won}\n\n");
        }
        let plan = &self.plan;
        text += &format!(
            "[search]\nrivals = {}\nchance = {}\n",
            plan.rivals, plan.chance
        );
        for (level, look) in [("club", plan.club), ("strong", plan.strong)] {
            let (nodes, ahead, compared) = (look.nodes, look.ahead, look.compared);
            text += &format!(
                "{level} = {{ nodes = {nodes}, ahead = {ahead}, compared = {compared} }}\n"
            );
        }
        text += "\n[weights]\n";
        for (term, weight) in self.terms.iter().zip(&self.weights) {
            text += &format!("{term} = {weight}\n");
        }
        text
    }

    /// What each term adds to the value of a seat.
    pub fn parts<G: Game>(&self, state: &G::State, seat: Seat) -> Vec<i64> {
        let mut tally = Tally::new();
        G::count(state, seat, &mut tally);
        let counts = tally.0.iter().zip(&self.weights);
        counts.map(|(count, weight)| count * weight).collect()
    }

    /// What the position is worth to a seat. Once the match is over only the points count.
    pub fn value<G: Game>(&self, state: &G::State, seat: Seat) -> i64 {
        let mut tally = Tally::new();
        G::count(state, seat, &mut tally);
        let counts = tally.0.iter().zip(&self.weights);
        counts.map(|(count, weight)| count * weight).sum()
    }
}
