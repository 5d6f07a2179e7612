//! Whole turns of one seat, the promising ones first: a beam that widens as long as there are nodes.

use super::effort::Effort;
use super::options;
use super::think::{Deciding, MOST_STEPS, Mind, Reach};
use crate::{Game, Seat};

/// No turn is thought through further than this.
const DEEPEST: usize = 64;
/// The first beam is so wide; each that follows twice as wide.
const FIRST_WIDTH: usize = 4;
const WIDEST: usize = 64;

/// A turn, or as much of it as was thought through.
#[derive(Debug)]
pub(super) struct Path<G: Game> {
    pub(super) actions: Vec<G::Action>,
    /// After so many of the actions something new is shown; what follows is only a guess.
    pub(super) sure: usize,
    pub(super) state: G::State,
    pub(super) value: i64,
}

impl<G: Game> Clone for Path<G> {
    fn clone(&self) -> Self {
        Path {
            actions: self.actions.clone(),
            sure: self.sure,
            state: self.state.clone(),
            value: self.value,
        }
    }
}

impl<G: Game> Mind<'_, G> {
    /// The best turns that were found, the best first, no two to the same position.
    pub(super) fn turns(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
    ) -> Vec<Path<G>> {
        let mut ended = Best::new(self.look.compared.max(8), usize::MAX);
        let mut width = FIRST_WIDTH;
        while width <= WIDEST && !effort.is_spent() {
            if self.beam(state, seat, width, effort, &mut ended) {
                break;
            }
            width *= 2;
        }
        ended.paths
    }

    /// One pass; says whether it looked at everything, so that a wider one would find no more.
    fn beam(
        &self,
        state: &G::State,
        seat: Seat,
        width: usize,
        effort: &mut Effort<'_>,
        ended: &mut Best<G>,
    ) -> bool {
        let mut open = vec![Path {
            actions: Vec::new(),
            sure: usize::MAX,
            state: state.clone(),
            value: 0,
        }];
        let mut is_complete = true;
        for depth in 0..DEEPEST {
            let share = if depth == 0 { width } else { width.div_ceil(3) };
            let mut next = Best::new(width, share);
            for path in &open {
                for action in options::<G>(&path.state, seat) {
                    if !effort.spend() {
                        // What is unfinished still tells more than nothing.
                        if ended.paths.is_empty() {
                            next.paths.into_iter().for_each(|path| ended.keep(path));
                        }
                        return false;
                    }
                    let Some((path, reach)) = self.go_on(path, seat, action, effort) else {
                        continue;
                    };
                    match reach {
                        Reach::Ended => ended.keep(path),
                        Reach::GoesOn => next.keep(path),
                    }
                }
            }
            is_complete &= !next.has_dropped;
            open = next.paths;
            if open.is_empty() {
                return is_complete;
            }
        }
        open.into_iter().for_each(|path| ended.keep(path));
        is_complete
    }

    fn go_on(
        &self,
        path: &Path<G>,
        seat: Seat,
        action: G::Action,
        effort: &mut Effort<'_>,
    ) -> Option<(Path<G>, Reach)> {
        let applied = G::apply(&path.state, seat, &action).ok()?;
        let mut next = applied.state;
        let before = Deciding::<G>::of(&path.state, seat);
        let mut actions = Vec::with_capacity(path.actions.len() + 1);
        actions.extend_from_slice(&path.actions);
        actions.push(action.clone());
        let (mut last, mut sure) = (action, path.sure);
        if applied.is_final {
            sure = sure.min(actions.len());
        }
        if self.judgement.plan.finishes {
            while let Some(step) = self.finishing(&next, seat, effort) {
                actions.push(step.action.clone());
                if step.is_final {
                    sure = sure.min(actions.len());
                }
                (last, next) = (step.action, step.state);
                if actions.len() > path.actions.len() + MOST_STEPS {
                    break;
                }
            }
        }
        let mut reach = before.after(&next, &last);
        if reach == Reach::Ended && before.is_interrupted(&next, &last) {
            sure = sure.min(actions.len());
            self.answer(&mut next, seat, effort);
            reach = before.after(&next, &last);
        }
        let value = match reach {
            Reach::Ended => self.standing(&next, seat),
            Reach::GoesOn => self.settled_value(&next, seat, effort),
        };
        let path = Path {
            sure,
            actions,
            state: next,
            value,
        };
        Some((path, reach))
    }
}

/// The best paths, sorted, no more than a number of them.
struct Best<G: Game> {
    paths: Vec<Path<G>>,
    most: usize,
    /// How many may begin with the same action.
    share: usize,
    has_dropped: bool,
}

impl<G: Game> Best<G> {
    fn new(most: usize, share: usize) -> Self {
        Best {
            paths: Vec::with_capacity(most + 1),
            most,
            share,
            has_dropped: false,
        }
    }

    fn keep(&mut self, path: Path<G>) {
        let at = self
            .paths
            .partition_point(|other| other.value >= path.value);
        let is_known = |other: &Path<G>| other.value == path.value && other.state == path.state;
        if self.paths[..at].iter().any(is_known) {
            return;
        }
        if at == self.most {
            self.has_dropped = true;
            return;
        }
        let first = path.actions.first().cloned();
        self.paths.insert(at, path);
        if self.share < self.most {
            let same = |other: &Path<G>| other.actions.first() == first.as_ref();
            if self.paths.iter().filter(|path| same(path)).count() > self.share
                && let Some(worst) = self.paths.iter().rposition(same)
            {
                self.paths.remove(worst);
                self.has_dropped = true;
            }
        }
        if self.paths.len() > self.most {
            self.paths.pop();
            self.has_dropped = true;
        }
    }
}
