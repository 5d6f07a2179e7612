//! Whole matches of bots with every check, for each player count and option.

use super::*;
use kernel::bots::Bot;
use kernel::selfplay::{End, Series};

fn series(players: u8, option: Option<(&str, &str)>, bots: Vec<Bot>, check: bool) -> Series {
    let options = option
        .map(|(id, value)| (id.to_owned(), value.to_owned()))
        .into_iter()
        .collect();
    Series {
        game: kernel::any_game::registered::<crate::AgeContrived>(),
        players,
        options,
        seed: 5,
        bots,
        check,
    }
}

#[test]
fn random_matches_hold_every_invariant() {
    let cases = [
        (2, ("divine_wind", "on")),
        (3, ("start_energy", "free")),
        (2, ("neutral_bridges", "draft")),
        (2, ("characters", "chosen")),
        (2, ("abilities", "off")),
    ];
    for (players, option) in cases {
        let finished = series(players, Some(option), vec![Bot::Random], true)
            .play(0)
            .expect("a match");
        assert_eq!(finished.end, End::Over, "{option:?}");
    }
}

#[test]
fn greedy_matches_end_and_beat_random_ones() {
    let mut wins = 0;
    for index in 0..6 {
        let series = series(2, None, vec![Bot::Greedy, Bot::Random], false);
        let finished = series.play(index).expect("a match");
        assert_eq!(finished.end, End::Over);
        let ranking = finished
            .played
            .position()
            .result()
            .expect("a result")
            .ranking;
        let greedy = Seat((index % 2) as u8);
        wins += u8::from(ranking[greedy.index()] == 1);
    }
    assert!(wins >= 5, "{wins} of 6");
}
