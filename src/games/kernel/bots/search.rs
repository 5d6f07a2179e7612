//! Whole turns of one seat. Each is thought through to its end, step by step as it looks best; then
//! the search goes back to wherever another action seemed to lose least, and ends that turn as well.
//! However few the nodes are, turns are compared that are finished.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::effort::Effort;
use super::options;
use super::think::{Deciding, Mind, Reach};
use crate::{Game, Seat};

/// No turn is thought through further than this.
const DEEPEST: usize = 96;

/// A turn, or as much of it as was thought through.
#[derive(Debug)]
pub(super) struct Path<G: Game> {
    pub(super) actions: Vec<G::Action>,
    /// After so many of the actions something new is shown; what follows is only a guess.
    pub(super) sure: usize,
    pub(super) state: G::State,
    pub(super) value: i64,
}

impl<G: Game> Path<G> {
    fn with(&self, action: G::Action, next: Next<G>) -> Self {
        let mut actions = Vec::with_capacity(self.actions.len() + 1);
        actions.extend_from_slice(&self.actions);
        actions.push(action);
        Path {
            sure: match next.is_sure {
                true => self.sure,
                false => self.sure.min(actions.len()),
            },
            actions,
            state: next.state,
            value: next.value,
        }
    }
}

/// Where an action leads.
struct Next<G: Game> {
    state: G::State,
    /// As it stands against the others if the turn is over; else what the position is worth to the seat.
    value: i64,
    reach: Reach,
    /// It shows nothing new.
    is_sure: bool,
}

/// A position of the turn whose actions were all tried.
struct Seen<G: Game> {
    path: Path<G>,
    /// What the first finished turn is worth that led through it.
    outcome: i64,
}

/// An action that was not the best, at a position that was seen.
struct Passed<A> {
    at: usize,
    action: A,
    /// How much worse it looked than what was played.
    loss: i64,
}

struct Search<'a, G: Game> {
    mind: &'a Mind<'a, G>,
    seat: Seat,
    seen: Vec<Seen<G>>,
    /// The places of what was seen, by value.
    by_value: BTreeMap<i64, Vec<usize>>,
    passed: Vec<Passed<G::Action>>,
    /// What a turn with an action that was passed is hoped to be worth; earlier ones first among equals.
    hopes: BinaryHeap<(i64, Reverse<usize>)>,
    ended: Best<G>,
}

impl<G: Game> Mind<'_, G> {
    /// The best turns that were found, the best first, no two to the same position.
    pub(super) fn turns(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
    ) -> Vec<Path<G>> {
        let mut search = Search {
            mind: self,
            seat,
            seen: Vec::new(),
            by_value: BTreeMap::new(),
            passed: Vec::new(),
            hopes: BinaryHeap::new(),
            ended: Best::new(self.look.compared.max(8)),
        };
        let mut next = Some(Path {
            actions: Vec::new(),
            sure: usize::MAX,
            state: state.clone(),
            value: self.judgement.value::<G>(state, seat),
        });
        while let Some(path) = next {
            search.follow(path, effort);
            next = search.most_hopeful(effort);
        }
        search.ended.paths
    }

    fn go_on(
        &self,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
        effort: &mut Effort<'_>,
    ) -> Option<Next<G>> {
        let applied = G::apply(state, seat, action).ok()?;
        let (mut next, mut is_sure) = (applied.state, !applied.is_final);
        let before = Deciding::<G>::of(state, seat);
        let mut reach = before.after(&next, action);
        if reach == Reach::Ended && before.is_interrupted(&next, action) {
            is_sure = false;
            self.answer(&mut next, seat, effort);
            reach = before.after(&next, action);
        }
        let value = match reach {
            Reach::Ended => self.standing(&next, seat),
            Reach::GoesOn => self.judgement.value::<G>(&next, seat),
        };
        Some(Next {
            state: next,
            value,
            reach,
            is_sure,
        })
    }
}

impl<G: Game> Search<'_, G> {
    /// Goes on with a turn, step by step as it looks best, to its end. What was not played on the way
    /// is remembered.
    fn follow(&mut self, mut path: Path<G>, effort: &mut Effort<'_>) {
        let (first_seen, first_passed) = (self.seen.len(), self.passed.len());
        let outcome = loop {
            if let Some(known) = self.find(&path) {
                break self.seen[known].outcome;
            }
            if path.actions.len() >= DEEPEST {
                let standing = self.mind.standing(&path.state, self.seat);
                let reached = Path {
                    value: standing,
                    ..path
                };
                self.ended.keep(reached);
                break standing;
            }
            let mut best: Option<(G::Action, Next<G>)> = None;
            let mut end: Option<i64> = None;
            let passed = self.passed.len();
            for action in options::<G>(&path.state, self.seat) {
                if !effort.spend() {
                    // What is unfinished still tells more than nothing.
                    if self.ended.paths.is_empty() {
                        let reached = match best {
                            Some((action, next)) => path.with(action, next),
                            None => path,
                        };
                        self.ended.keep(reached);
                    }
                    return;
                }
                let next = self.mind.go_on(&path.state, self.seat, &action, effort);
                let Some(next) = next else {
                    continue;
                };
                if next.reach == Reach::Ended {
                    end = end.max(Some(next.value));
                    if self.ended.has_room_for(next.value) {
                        self.ended.keep(path.with(action, next));
                    }
                    continue;
                }
                self.passed.push(Passed {
                    at: self.seen.len(),
                    action: action.clone(),
                    loss: -next.value,
                });
                if best
                    .as_ref()
                    .is_none_or(|(_, other)| next.value > other.value)
                {
                    best = Some((action, next));
                }
            }
            let (now, at) = (path.value, self.seen.len());
            let is_half_done = !G::is_settled(&path.state, self.seat);
            let best = best.filter(|(_, next)| {
                end.is_none() || next.value > now || (next.value == now && is_half_done)
            });
            let played = best.as_ref().map_or(now, |(_, next)| next.value);
            for other in &mut self.passed[passed..] {
                other.loss += played;
            }
            let further = best.map(|(action, next)| {
                let is_it = |other: &Passed<G::Action>| other.action == action;
                if let Some(it) = self.passed[passed..].iter().position(is_it) {
                    self.passed.remove(passed + it);
                }
                path.with(action, next)
            });
            self.by_value.entry(now).or_default().push(at);
            self.seen.push(Seen { path, outcome: now });
            match further {
                Some(further) => path = further,
                None => break end.unwrap_or(now),
            }
        };
        for seen in &mut self.seen[first_seen..] {
            seen.outcome = outcome;
        }
        let passed = self.passed.iter().enumerate().skip(first_passed);
        let hopes = passed.map(|(number, passed)| (outcome - passed.loss, Reverse(number)));
        self.hopes.extend(hopes);
    }

    fn find(&self, path: &Path<G>) -> Option<usize> {
        let same = |at: &&usize| self.seen[**at].path.state == path.state;
        self.by_value.get(&path.value)?.iter().find(same).copied()
    }

    /// The turn that goes another way where that seemed to lose least.
    fn most_hopeful(&mut self, effort: &mut Effort<'_>) -> Option<Path<G>> {
        while let Some((_, Reverse(number))) = self.hopes.pop() {
            if !effort.spend() {
                return None;
            }
            let passed = &self.passed[number];
            let path = &self.seen[passed.at].path;
            let action = passed.action.clone();
            let next = self.mind.go_on(&path.state, self.seat, &action, effort);
            if let Some(next) = next {
                return Some(path.with(action, next));
            }
        }
        None
    }
}

/// The best paths, sorted, no more than a number of them, no two to the same position, and none that
/// is a better one with something more.
struct Best<G: Game> {
    paths: Vec<Path<G>>,
    most: usize,
}

impl<G: Game> Best<G> {
    fn new(most: usize) -> Self {
        Best {
            paths: Vec::with_capacity(most + 1),
            most,
        }
    }

    fn has_room_for(&self, value: i64) -> bool {
        let worst = self.paths.last();
        self.paths.len() < self.most || worst.is_none_or(|worst| value > worst.value)
    }

    fn keep(&mut self, path: Path<G>) {
        let at = self
            .paths
            .partition_point(|other| other.value >= path.value);
        let is_known = |other: &Path<G>| {
            is_within(&other.actions, &path.actions)
                || (other.value == path.value && other.state == path.state)
        };
        if !self.paths[..at].iter().any(is_known) {
            let mut place = 0;
            self.paths.retain(|other| {
                place += 1;
                place <= at || !is_within(&path.actions, &other.actions)
            });
            self.paths.insert(at, path);
            self.paths.truncate(self.most);
        }
    }
}

/// Whether all of a turn is played in another one, in the same order.
fn is_within<A: PartialEq>(turn: &[A], other: &[A]) -> bool {
    let mut rest = other.iter();
    turn.iter().all(|action| rest.any(|other| other == action))
}

#[cfg(test)]
mod tests {
    use super::is_within;

    #[test]
    fn a_turn_with_something_more_holds_the_shorter_one() {
        let turn = ["build", "end"];
        assert!(is_within(&turn, &["burn", "build", "burn", "end"]));
        assert!(is_within(&turn, &turn));
        assert!(!is_within(&turn, &["end", "build"]));
        assert!(!is_within(&turn, &["build"]));
    }
}
