//! Matches of bots, with every invariant checked.

use super::super::AgeOfInnovation;
use super::options;
use crate::games::bots::Bot;
use crate::games::registry::registered;
use crate::games::selfplay::{End, Series};

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
