//! How a bot thinks: it imagines what it cannot see, finds good turns, and plays on from the best.

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
/// What is begun is finished within so many steps.
pub(super) const MOST_STEPS: usize = 24;
/// Others answer at most so often before the turn goes on.
const MOST_ANSWERS: usize = 12;
/// Turns are found with one of so many parts of the nodes; the others are for playing on.
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

/// A step with which something half done goes on.
#[derive(Debug)]
pub(super) struct Finishing<G: Game> {
    pub(super) action: G::Action,
    pub(super) state: G::State,
    /// It shows something new.
    pub(super) is_final: bool,
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
            && !is_end(action);
        if goes_on { Reach::GoesOn } else { Reach::Ended }
    }

    /// Whether others answer now, and then the same turn goes on.
    pub(super) fn is_interrupted(&self, next: &G::State, action: &G::Action) -> bool {
        let deciding = G::deciding(next);
        self.in_own_turn
            && G::active(next) == Some(self.seat)
            && !deciding.is_empty()
            && !deciding.contains(&self.seat)
            && !is_end(action)
    }
}

fn is_end<A: std::fmt::Display>(action: &A) -> bool {
    action.to_string() == END
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
            let part = self.look.nodes / PART_FOR_TURNS;
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
    pub(super) fn settled_value(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
    ) -> i64 {
        let mut reached: Option<G::State> = None;
        for _ in 0..MOST_STEPS {
            let now = reached.as_ref().unwrap_or(state);
            match self.finishing(now, seat, effort) {
                Some(step) => reached = Some(step.state),
                None => break,
            }
        }
        let reached = reached.as_ref().unwrap_or(state);
        self.judgement.value::<G>(reached, seat)
    }

    /// The next step of what the seat has begun, as it looks best; `None` if nothing is half done.
    pub(super) fn finishing(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
    ) -> Option<Finishing<G>> {
        if G::is_settled(state, seat) || !G::deciding(state).contains(&seat) {
            return None;
        }
        let mut best: Option<(i64, Finishing<G>)> = None;
        for action in options::<G>(state, seat) {
            if !effort.spend() {
                break;
            }
            let Ok(applied) = G::apply(state, seat, &action) else {
                continue;
            };
            let value = self.judgement.value::<G>(&applied.state, seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                let step = Finishing {
                    action,
                    state: applied.state,
                    is_final: applied.is_final,
                };
                best = Some((value, step));
            }
        }
        best.map(|(_, step)| step)
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

    /// What a position is worth while playing on.
    fn quick_value(&self, state: &G::State, seat: Seat, effort: &mut Effort<'_>) -> i64 {
        match self.judgement.plan.hurries {
            true => self.judgement.value::<G>(state, seat),
            false => self.settled_value(state, seat, effort),
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
        let mut best: [Option<(i64, Step<G>)>; 2] = [None, None];
        for action in &legal {
            if !effort.spend() {
                return None;
            }
            let Ok(applied) = G::apply(state, seat, action) else {
                continue;
            };
            let next = applied.state;
            let reach = deciding.after(&next, action);
            let drawn = chance.as_deref_mut().map_or(0, |rng| rng.below(spread + 1)) as i64;
            let value = self.quick_value(&next, seat, effort) + drawn;
            let kept = &mut best[reach as usize];
            if kept.as_ref().is_none_or(|(most, _)| value > *most) {
                let step = Step {
                    action: action.clone(),
                    state: next,
                    reach,
                };
                *kept = Some((value, step));
            }
        }
        match best {
            [Some((value, stays)), Some((_, ends))] => {
                let now = self.quick_value(state, seat, effort);
                let is_better = value > now || (value == now && !G::is_settled(state, seat));
                Some(if is_better { stays } else { ends })
            }
            [None, only] | [only, None] => only.map(|(_, step)| step),
        }
    }
}
