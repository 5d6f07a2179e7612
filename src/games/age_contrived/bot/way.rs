//! How far a figure has to walk.

use crate::state::ids::*;
use crate::state::*;

/// Steps to the nearest bridge ahead, at most so many.
pub(crate) fn to_bridge(state: &State, figure: Figure, far: i64) -> i64 {
    // For each place, the ends by which a figure there would leave, as bits.
    let mut seen = [0u16; SPACES + SITES];
    seen[usize::from(figure.at.0)] = 1 << figure.end;
    let (mut rim, mut next) = (vec![figure], Vec::with_capacity(16));
    for steps in 1..far {
        let mut is_reached = false;
        for figure in rim.drain(..) {
            state.each_exit(figure, |place| {
                is_reached |= place.site().is_some();
                let there = State::arrive(figure.at, place);
                let ends = &mut seen[usize::from(place.0)];
                if *ends >> there.end & 1 == 0 {
                    *ends |= 1 << there.end;
                    next.push(there);
                }
            });
        }
        if is_reached {
            return steps;
        }
        std::mem::swap(&mut rim, &mut next);
    }
    far
}
