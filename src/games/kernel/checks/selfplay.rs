//! Matches of bots against each other, with every invariant checked on the way.

use std::collections::BTreeMap;

use crate::any_game::AnyGame;
use crate::bots::Bot;
use crate::bots::effort::{Effort, no_clock};
use crate::check::{Checker, all_said, replays};
use crate::deal::{Deal, Options};
use crate::play::Match;
use crate::rng::{Rng, Seed};
use crate::{Game, Seat};

/// How one match of a series is played.
#[derive(Clone, Debug)]
pub struct Series {
    pub game: &'static dyn AnyGame,
    pub players: u8,
    pub options: Options,
    pub seed: u64,
    /// One for each seat in turn, begun anew at the end.
    pub bots: Vec<Bot>,
    pub check: bool,
}

impl std::fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.info().slug)
    }
}

/// A match that was played to its end, or as far as it went.
#[derive(Debug)]
pub struct Finished {
    pub played: Match,
    pub end: End,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Over,
    /// The rules do not end it, and it grew longer than anybody would play.
    Stalled,
    /// Something that must hold did not.
    Violation(String),
}

impl Series {
    /// Which of the bots' places a seat has in a match: they move on from match to match, so that
    /// no bot always begins.
    pub fn place(&self, index: u64, seat: Seat) -> usize {
        let players = u64::from(self.players);
        let place = (u64::from(seat.0) + index) % players;
        usize::try_from(place).expect("fewer than there are players")
    }

    fn bot(&self, index: u64, seat: Seat) -> Bot {
        self.bots[self.place(index, seat) % self.bots.len()]
    }

    /// One match of the series before its first action.
    pub fn open(&self, index: u64) -> Result<Match, crate::message::Refusal> {
        let name = |seat: u8| match ["Ana", "Bo", "Cy", "Dee", "Eli"].get(usize::from(seat)) {
            Some(name) => (*name).to_owned(),
            None => format!("Player {}", seat + 1),
        };
        let players = (0..self.players).map(name).collect();
        let seed = Seed::of_series(self.seed, index);
        let options = self.options.clone();
        Match::new(self.game, players, options, Deal::new(), Some(seed))
    }

    /// Plays one match of the series. It depends on nothing but the series and the index.
    pub fn play(&self, index: u64) -> Result<Finished, crate::message::Refusal> {
        let seed = Seed::of_series(self.seed, index);
        let mut rng = seed.rng("bots");
        let mut checker = Checker::new(seed.rng("checks"));
        let mut current = self.open(index)?;
        let end = loop {
            if self.check
                && let Err(violation) = checker.position(&current)
            {
                break End::Violation(violation);
            }
            let seats = current.position().deciding();
            if seats.is_empty() {
                break End::Over;
            }
            if current.record().actions.len() >= self.game.info().longest {
                break if self.game.info().always_ends {
                    End::Violation("the match does not end".into())
                } else {
                    End::Stalled
                };
            }
            let seat = *rng.pick(&seats);
            let mut clock = no_clock;
            let mut effort = Effort::until(&mut clock);
            let bot = self.bot(index, seat);
            let position = current.position();
            let lines = position.think(seat, bot, None, &mut effort, &mut rng);
            if lines.is_empty() {
                break End::Violation(format!("seat {} must decide and cannot", seat.0 + 1));
            }
            let mut lines = lines.iter();
            let step = |line: &String| self.step(&mut checker, &mut current, seat, line);
            if let Err(violation) = lines.try_for_each(step) {
                break End::Violation(violation);
            }
        };
        let end = match end {
            End::Over if self.check => {
                replays(&current).map_or_else(End::Violation, |()| End::Over)
            }
            End::Over | End::Stalled | End::Violation(_) => end,
        };
        Ok(Finished {
            played: current,
            end,
        })
    }

    fn step(
        &self,
        checker: &mut Checker,
        current: &mut Match,
        seat: Seat,
        line: &str,
    ) -> Result<(), String> {
        if !self.check {
            let played = current.submit(seat, line, false);
            return played
                .map(|_| ())
                .map_err(|refusal| format!("'{line}' refused: {refusal:?}"));
        }
        let played = checker.step(current, seat, line)?;
        let messages: Vec<_> = played
            .into_iter()
            .flat_map(|action| action.events)
            .map(|event| event.message)
            .collect();
        all_said(self.game, &current.record().players, &messages)
    }
}

/// Plays from a position what was reached least often, for tests that count what is reached.
/// `reached` says what an action comes to; before each decision `prepare` may change the position.
pub fn explore<G: Game>(
    state: &mut G::State,
    rng: &mut Rng,
    actions: usize,
    table: &mut Coverage,
    reached: impl Fn(&G::State, Seat, &G::Action) -> Vec<String>,
    prepare: impl Fn(&mut G::State),
) {
    for _ in 0..actions {
        let Some(seat) = G::turn(state).seats().next() else {
            return;
        };
        prepare(state);
        let mut rarest: Vec<(G::Action, Vec<String>)> = Vec::new();
        let mut least = usize::MAX;
        for action in G::legal(state, seat) {
            let what = reached(state, seat, &action);
            let count = what.iter().map(|what| table.of(what)).min().unwrap_or(0);
            // Whoever leaves the match sees no more of it.
            if count > least || (G::gives_up(&action) && count > 0) {
                continue;
            }
            if count < least {
                rarest.clear();
                least = count;
            }
            rarest.push((action, what));
        }
        let (action, what) = rng.pick(&rarest);
        what.iter().for_each(|what| table.count(what));
        *state = match G::apply(state, seat, action) {
            Ok(applied) => applied.state,
            Err(refusal) => panic!("'{action}' is offered but refused: {refusal:?}"),
        };
    }
}

/// How often each thing was reached.
#[derive(Clone, Debug, Default)]
pub struct Coverage(BTreeMap<String, usize>);

impl Coverage {
    fn count(&mut self, what: &str) {
        *self.0.entry(what.to_owned()).or_default() += 1;
    }

    fn of(&self, what: &str) -> usize {
        self.0.get(what).copied().unwrap_or(0)
    }

    /// How many of these were reached.
    pub fn reached<T: AsRef<str>>(&self, wanted: impl IntoIterator<Item = T>) -> usize {
        let is_known = |what: &T| self.0.contains_key(what.as_ref());
        wanted.into_iter().filter(is_known).count()
    }

    /// Prints the table, for whoever wants to see it; panics if one of these was never reached.
    pub fn has_all<T: AsRef<str>>(&self, wanted: impl IntoIterator<Item = T>) {
        println!("{:#?}", self.0);
        let is_missing = |what: &T| !self.0.contains_key(what.as_ref());
        let missing: Vec<T> = wanted.into_iter().filter(is_missing).collect();
        let missing: Vec<&str> = missing.iter().map(AsRef::as_ref).collect();
        assert!(missing.is_empty(), "never reached: {missing:?}");
    }
}
