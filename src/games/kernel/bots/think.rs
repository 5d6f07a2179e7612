//! How a bot thinks: it imagines what it cannot see, finds good turns, and plays on from the best.

use std::fmt::{self, Write as _};
use std::marker::PhantomData;

use super::effort::Effort;
use super::judgement::{Judgement, Look, POINT};
use super::search::Path;
use super::{Bot, options};
use crate::rng::Rng;
use crate::steps::END;
use crate::{Game, Seat, Viewer};

/// What winning is worth beside the points.
const WIN: i64 = 5 * POINT;
/// While playing on, longer lists are only sampled.
const MOST_SAMPLED: usize = 24;
/// Of the actions with which a turn goes on, so many are thought through to where nothing is half done.
const SETTLED: usize = 3;
/// What is begun is finished within so many steps.
const MOST_STEPS: usize = 24;
/// Others answer at most so often before the turn goes on.
const MOST_ANSWERS: usize = 12;
/// Turns are found with one of so many parts of the nodes; the others are for playing on from several.
const PART_FOR_TURNS: u64 = 3;

/// A bot with a judgement: usually the game's own, another one while weights are tuned.
#[derive(Debug)]
pub struct Mind<'a, G: Game> {
    pub judgement: &'a Judgement,
    pub look: Look,
    game: PhantomData<G>,
}

/// What came of thinking.
#[derive(Debug)]
pub struct Thought<A> {
    /// The best first; no two begin with the same action.
    pub ideas: Vec<Idea<A>>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Idea<A> {
    /// What can be played before something new is shown.
    pub actions: Vec<A>,
    /// The whole turn, as far as it was thought through.
    pub line: Vec<A>,
    /// In hundredths of a point, compared with the other ideas.
    pub value: i64,
}

/// Whether a seat goes on after an action, or its turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    GoesOn,
    Ended,
}

/// One action and where it leads.
#[derive(Debug)]
pub(super) struct Step<G: Game> {
    pub(super) action: G::Action,
    pub(super) state: G::State,
    pub(super) reach: Reach,
}

/// A seat that decides: in its own turn, or as an answer in somebody else's.
#[derive(Debug)]
pub(super) struct Deciding<G: Game> {
    seat: Seat,
    in_own_turn: bool,
    game: PhantomData<G>,
}

impl<G: Game> Deciding<G> {
    pub(super) fn of(state: &G::State, seat: Seat) -> Self {
        Deciding {
            seat,
            in_own_turn: G::active(state) == Some(seat),
            game: PhantomData,
        }
    }

    pub(super) fn after(&self, next: &G::State, action: &G::Action) -> Reach {
        let goes_on = G::deciding(next).contains(&self.seat)
            && (G::active(next) == Some(self.seat)) == self.in_own_turn
            && !self.is_end(next, action);
        if goes_on { Reach::GoesOn } else { Reach::Ended }
    }

    /// Whether others answer now, and then the same turn goes on.
    pub(super) fn is_interrupted(&self, next: &G::State, action: &G::Action) -> bool {
        let deciding = G::deciding(next);
        self.in_own_turn
            && G::active(next) == Some(self.seat)
            && !deciding.is_empty()
            && !deciding.contains(&self.seat)
            && !self.is_end(next, action)
    }

    /// Where everybody else has passed, a turn of the same seat follows: `end` tells them apart. What
    /// is half done after it belongs to the turn.
    fn is_end(&self, next: &G::State, action: &G::Action) -> bool {
        G::is_settled(next, self.seat) && is_written(action, END)
    }
}

/// Whether an action is written so, without writing it.
fn is_written<A: fmt::Display>(action: &A, text: &str) -> bool {
    struct Rest<'a>(&'a str);
    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    write!(rest, "{action}").is_ok() && rest.0.is_empty()
}

impl<'a, G: Game> Mind<'a, G> {
    pub fn new(judgement: &'a Judgement, level: Bot) -> Self {
        let look = match level {
            Bot::Strong => judgement.plan.strong,
            Bot::Random | Bot::Greedy | Bot::Club => judgement.plan.club,
        };
        Mind {
            judgement,
            look,
            game: PhantomData,
        }
    }

    /// What the seat could play now. Nothing that it cannot see has a part in it.
    pub fn think(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        let imagined = G::imagine(state, Viewer::Seat(seat), rng);
        let paths = self.different_turns(state, &imagined, seat, effort, rng);
        let ideas = paths.into_iter().map(|path| Idea {
            actions: path.actions[..path.sure.min(path.actions.len())].to_vec(),
            line: path.actions,
            value: path.value,
        });
        Thought {
            ideas: ideas.collect(),
        }
    }

    /// The best turns from a position and a world that the seat cannot tell from it, no two of which
    /// begin with the same action.
    pub(super) fn different_turns(
        &self,
        state: &G::State,
        imagined: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<Path<G>> {
        let turns = effort.within(self.look.nodes, |effort| {
            let part = match self.look.compared {
                0 | 1 => self.look.nodes,
                _ => self.look.nodes / PART_FOR_TURNS,
            };
            let turns = effort.within(part, |effort| self.turns(imagined, seat, effort));
            self.compare(state, seat, turns, effort, rng)
        });
        let mut different: Vec<Path<G>> = Vec::new();
        for path in turns {
            let first = path.actions.first();
            let is_known = |other: &Path<G>| other.actions.first() == first;
            if first.is_some() && !different.iter().any(is_known) {
                different.push(path);
            }
        }
        different
    }

    /// What a position is worth to a seat against the best of the others.
    pub(super) fn standing(&self, state: &G::State, seat: Seat) -> i64 {
        let result = G::deciding(state).is_empty().then(|| G::result(state));
        let (values, won): (Vec<i64>, i64) = match result.flatten() {
            Some(outcome) => (
                outcome.scores.iter().map(|score| score * POINT).collect(),
                if outcome.ranking[seat.index()] == 1 {
                    WIN
                } else {
                    0
                },
            ),
            None => {
                let seats = Seat::all(G::seats(state));
                let value = |seat| self.judgement.value::<G>(state, seat);
                (seats.map(value).collect(), 0)
            }
        };
        let others = Seat::all(values.len()).filter(|other| *other != seat);
        let best = others.map(|other| values[other.index()]).max();
        let rivals = self.judgement.plan.rivals;
        values[seat.index()] + won - best.map_or(0, |best| best * rivals / 100)
    }

    /// What a position is worth once the seat has finished what it has begun, each step as it looks
    /// best.
    fn settled_value(&self, state: &G::State, seat: Seat, effort: &mut Effort<'_>) -> i64 {
        let mut reached: Option<(i64, G::State)> = None;
        for _ in 0..MOST_STEPS {
            let now = reached.as_ref().map_or(state, |(_, state)| state);
            match self.finishing(now, seat, effort) {
                Some(further) => reached = Some(further),
                None => break,
            }
        }
        match reached {
            Some((value, _)) => value,
            None => self.judgement.value::<G>(state, seat),
        }
    }

    /// After the next step of what the seat has begun, as it looks best; `None` if nothing is half done.
    fn finishing(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
    ) -> Option<(i64, G::State)> {
        if G::is_settled(state, seat) || !G::deciding(state).contains(&seat) {
            return None;
        }
        let mut best: Option<(i64, G::State)> = None;
        for action in options::<G>(state, seat) {
            if !effort.spend() {
                break;
            }
            let Ok(applied) = G::apply(state, seat, &action) else {
                continue;
            };
            let value = self.judgement.value::<G>(&applied.state, seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, applied.state));
            }
        }
        best
    }

    /// Lets others answer until the seat decides again or its turn is over.
    pub(super) fn answer(&self, state: &mut G::State, seat: Seat, effort: &mut Effort<'_>) {
        for _ in 0..MOST_ANSWERS {
            let deciding = G::deciding(state);
            let Some(&who) = deciding.first() else {
                return;
            };
            if deciding.contains(&seat) || G::active(state) != Some(seat) {
                return;
            }
            match self.step(state, who, effort, None) {
                Some(step) => *state = step.state,
                None => return,
            }
        }
    }

    /// One quick action: the best of those after which things look better than now and the turn goes
    /// on; where there is none, the best that ends it.
    pub(super) fn step(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
        mut chance: Option<&mut Rng>,
    ) -> Option<Step<G>> {
        let mut legal = options::<G>(state, seat);
        if legal.len() > MOST_SAMPLED
            && let Some(rng) = chance.as_deref_mut()
        {
            rng.shuffle(&mut legal);
            legal.truncate(MOST_SAMPLED);
        }
        let deciding = Deciding::<G>::of(state, seat);
        let spread = self.judgement.plan.chance as usize;
        let mut staying: Vec<Quick<G>> = Vec::with_capacity(SETTLED + 1);
        let mut ending: Option<Quick<G>> = None;
        for action in legal {
            if !effort.spend() {
                return None;
            }
            let Ok(applied) = G::apply(state, seat, &action) else {
                continue;
            };
            let reach = deciding.after(&applied.state, &action);
            let drawn = chance.as_deref_mut().map_or(0, |rng| rng.below(spread + 1)) as i64;
            let quick = Quick {
                value: self.judgement.value::<G>(&applied.state, seat) + drawn,
                drawn,
                step: Step {
                    action,
                    state: applied.state,
                    reach,
                },
            };
            match reach {
                Reach::Ended => {
                    if ending.as_ref().is_none_or(|most| quick.value > most.value) {
                        ending = Some(quick);
                    }
                }
                Reach::GoesOn => {
                    let at = staying.partition_point(|other| other.value >= quick.value);
                    if at < SETTLED {
                        staying.insert(at, quick);
                        staying.truncate(SETTLED);
                    }
                }
            }
        }
        let is_choice = staying.len() > 1 || ending.is_some();
        for quick in &mut staying {
            if is_choice && !G::is_settled(&quick.step.state, seat) {
                quick.value = self.settled_value(&quick.step.state, seat, effort) + quick.drawn;
            }
        }
        let stays = staying.into_iter().reduce(|best, other| {
            if other.value > best.value {
                other
            } else {
                best
            }
        });
        match (stays, ending) {
            (Some(stays), Some(ends)) => {
                let now = self.settled_value(state, seat, effort);
                let is_better =
                    stays.value > now || (stays.value == now && !G::is_settled(state, seat));
                Some(if is_better { stays.step } else { ends.step })
            }
            (None, only) | (only, None) => only.map(|quick| quick.step),
        }
    }
}

/// An action that may be taken quickly.
struct Quick<G: Game> {
    value: i64,
    /// What of the value is chance.
    drawn: i64,
    step: Step<G>,
}
