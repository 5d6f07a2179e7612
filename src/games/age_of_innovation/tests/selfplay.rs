//! Whole matches in which as much as possible comes up.

use super::dealt;
use crate::AgeOfInnovation;
use crate::action::Action;
use kernel::rng::Seed;
use kernel::{Game, Seat};

#[test]
fn ruling_37_what_may_be_declined_can_be_declined_wherever_it_comes_up() {
    let mut seen = std::collections::BTreeSet::new();
    for (number, seats) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 3), (6, 2)] {
        let mut state = dealt(seats, &[], &[]);
        let mut rng = Seed::of_series(number, 0).rng("declining");
        loop {
            let all = || Seat::all(state.seats());
            let Some(seat) = all().find(|seat| !AgeOfInnovation::legal(&state, *seat).is_empty())
            else {
                break;
            };
            let legal = AgeOfInnovation::legal(&state, seat);
            for action in AgeOfInnovation::declining(&state, seat) {
                assert!(legal.contains(&action), "'{action}' is missing: {legal:?}");
                seen.insert(action.to_string());
            }
            // Building goes on as long as it can, so that much comes up.
            let idle = |action: &&Action| {
                matches!(action, Action::Pass(_) | Action::Convert(_) | Action::Burn)
            };
            let busy: Vec<&Action> = legal.iter().filter(|action| !idle(action)).collect();
            let action = if busy.is_empty() {
                rng.pick(&legal)
            } else {
                *rng.pick(&busy)
            };
            state = AgeOfInnovation::apply(&state, seat, action)
                .unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"))
                .state;
        }
    }
    for line in ["levels none", "end", "spade none"] {
        assert!(seen.contains(line), "'{line}' never came up: {seen:?}");
    }
}
