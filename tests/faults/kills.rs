//! Kill -9 under load, again and again.

use std::time::Duration;

use crate::club::{Club, Serving, turnpost};

const KILLS: u64 = 8;

#[test]
fn every_acknowledged_thing_survives_kills() {
    let kills = std::env::var("TURNPOST_KILLS");
    let kills = kills.map_or(KILLS, |kills| kills.parse().expect("a number of kills"));
    let mut club = Club::new();
    for kill in 0..kills {
        let serving = Serving::start(&club.data);
        club.play(&[&serving], true, || {
            // Not at the end of the load, but in the middle of it.
            club.wait_for_more(10 + kill as usize % 7);
            std::thread::sleep(Duration::from_millis(37 * (kill % 11)));
            serving.kill();
        });
        drop(serving);
        club.check(&club.data, &club.so_far());
        club.sit_down();
    }
    let serving = Serving::start(&club.data);
    let audit = turnpost(&club.data, &["admin", "audit-mail"]);
    assert!(audit.status.success(), "{audit:?}");
    drop(serving);
    let all = club.so_far();
    let undone = all.lines.values().filter(|line| *line == "undo").count();
    let (lines, words) = (all.lines.len(), all.words.len());
    println!("{kills} kills: {lines} lines, {undone} of them undo, {words} things said");
    assert!(lines as u64 > 7 * kills && undone as u64 > kills / 2 && words > 0);
}
