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
    /// What people call the terms, together or one by one: `reason-<name>` in the game's catalogue.
    reasons: Vec<(String, Vec<usize>)>,
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
    /// In how many worlds at most it plays on before it drops the worse half of them.
    pub worlds: usize,
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
    reasons: BTreeMap<String, Vec<String>>,
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
        if let Some(more) = file.weights.keys().next() {
            return Err(format!("there is no term '{more}'"));
        }
        let mut named = Vec::new();
        let mut reasons = Vec::with_capacity(file.reasons.len());
        for (reason, of) in file.reasons {
            let place = |word: &String| {
                let found = terms.iter().position(|term| term == word);
                found.ok_or_else(|| format!("there is no term '{word}'"))
            };
            let of = of.iter().map(place).collect::<Result<Vec<_>, _>>()?;
            named.extend_from_slice(&of);
            reasons.push((reason, of));
        }
        named.sort_unstable();
        match named.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("'{}' is part of two reasons", terms[pair[0]])),
            None => Ok(Judgement {
                terms,
                weights,
                plan: file.search,
                run: file.run,
                reasons,
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
                    worlds: 1,
                },
                strong: Look {
                    nodes: 4_000,
                    ahead: 2,
                    compared: 6,
                    worlds: 4,
                },
            },
            run: None,
            reasons: Vec::new(),
        }
    }

    /// The names of the reasons that this judgement gives.
    pub fn reasons(&self) -> impl Iterator<Item = &str> {
        self.reasons.iter().map(|(name, _)| name.as_str())
    }

    /// What each reason says for `after` and against `before`, the strongest first. Terms that only
    /// bridge a half-done thing are no reason.
    pub(super) fn differences<G: Game>(
        &self,
        before: &G::State,
        after: &G::State,
        seat: Seat,
    ) -> Vec<(String, i64)> {
        let (was, is) = (self.parts::<G>(before, seat), self.parts::<G>(after, seat));
        let difference = |(name, of): &(String, Vec<usize>)| {
            let sum = of.iter().map(|term| is[*term] - was[*term]).sum();
            (name.clone(), sum)
        };
        let mut all: Vec<(String, i64)> = self.reasons.iter().map(difference).collect();
        all.retain(|(_, value)| *value != 0);
        all.sort_by_key(|(_, value)| -value.abs());
        all
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
            let (nodes, ahead) = (look.nodes, look.ahead);
            let (compared, worlds) = (look.compared, look.worlds);
            text += &format!(
                "{level} = {{ nodes = {nodes}, ahead = {ahead}, compared = {compared}, worlds = {worlds} }}\n"
            );
        }
        text += "\n[weights]\n";
        for (term, weight) in self.terms.iter().zip(&self.weights) {
            text += &format!("{term} = {weight}\n");
        }
        text += "\n[reasons]\n";
        for (reason, of) in &self.reasons {
            let of: Vec<&str> = of.iter().map(|term| self.terms[*term]).collect();
            text += &format!("{reason} = {of:?}\n");
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
