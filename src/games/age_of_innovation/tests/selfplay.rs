//! Matches of bots, with every invariant checked.

use super::{dealt, options};
use crate::AgeOfInnovation;
use crate::action::Action;
use kernel::any_game::registered;
use kernel::bots::Bot;
use kernel::rng::Seed;
use kernel::selfplay::{End, Series};
use kernel::{Game, Seat};

fn series(players: u8, pairs: &[(&str, &str)], bot: Bot, matches: u64) {
    let series = Series {
        game: registered::<AgeOfInnovation>(),
        players,
        options: options(pairs),
        seed: 5,
        bots: vec![bot],
        check: true,
    };
    for index in 0..matches {
        let finished = series.play(index).expect("a match can be dealt");
        assert_eq!(finished.end, End::Over, "{players} {pairs:?} {index}");
    }
}

#[test]
fn random_matches_of_every_size_keep_the_rules() {
    for players in 2..=5 {
        series(players, &[], Bot::Random, 2);
    }
}

#[test]
fn random_matches_with_every_option_keep_the_rules() {
    series(3, &[("map", "small")], Bot::Random, 1);
    series(4, &[("distribution", "draft")], Bot::Random, 1);
    series(
        2,
        &[
            ("distribution", "draft"),
            ("faction_values", "revised_2024"),
        ],
        Bot::Random,
        1,
    );
}

#[test]
fn a_greedy_match_keeps_the_rules() {
    series(2, &[], Bot::Greedy, 1);
}

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
