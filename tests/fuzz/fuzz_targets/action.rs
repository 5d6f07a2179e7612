//! Any text as an action in the first positions of every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use turnpost::games::deal::{Deal, Options};
use turnpost::games::play::Match;
use turnpost::games::registry;

fuzz_target!(|lines: &str| {
    for &game in registry::all() {
        let least = usize::from(*game.info().players.start());
        let players = ["Ana", "Bo", "Cy"][..least].iter().map(|name| name.to_string()).collect();
        let mut current = Match::new(game, players, Options::new(), Deal::new(), "1".parse().ok()).unwrap();
        for line in lines.lines() {
            let Some(seat) = current.position().turn().seats().next() else { break };
            if current.submit(seat, line, false).is_err() {
                // A line that is refused is replaced by a legal one, so that the match goes on.
                let legal = current.position().legal(seat);
                let pick = line.len() % legal.len();
                current.submit(seat, &legal[pick], false).unwrap();
            }
        }
    }
});
