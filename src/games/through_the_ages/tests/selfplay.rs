//! Whole matches by bots, with every invariant checked.

use crate::games::bots::Bot;
use crate::games::deal::Options;
use crate::games::registry;
use crate::games::selfplay::{End, Series};

fn play(players: u8, bots: &[Bot], seed: u64, matches: u64) {
    let game = registry::find("through_the_ages").unwrap();
    let bots = bots.to_vec();
    let series = Series {
        game,
        players,
        options: Options::new(),
        seed,
        bots,
        check: true,
    };
    for index in 0..matches {
        let finished = series.play(index).unwrap();
        assert_eq!(
            finished.end,
            End::Over,
            "match {index}:\n{}",
            finished.played.record()
        );
    }
}

#[test]
fn random_matches_of_two() {
    play(2, &[Bot::Random], 1, 5);
}

#[test]
fn random_matches_of_three() {
    play(3, &[Bot::Random], 1, 3);
}

#[test]
fn random_matches_of_four() {
    play(4, &[Bot::Random], 1, 2);
}
