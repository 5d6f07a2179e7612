//! Any text as an action in many positions of every game: whatever is taken was offered, and
//! whatever is refused changes nothing.

use turnpost::games::any_game::Position;
use turnpost::games::bots::Bot;
use turnpost::games::deal::{Deal, Options};
use turnpost::games::registry;
use turnpost::games::rng::Seed;
use turnpost::games::{Seat, any_game::AnyGame};

use crate::mutate::mutate;
use crate::run::run;

struct Place {
    position: Box<dyn Position>,
    seat: Seat,
    legal: Vec<String>,
}

/// Positions along a match of bots.
fn places(game: &'static dyn AnyGame, into: &mut Vec<Place>) {
    let least = *game.info().players.start();
    let seed = Seed::of_series(7, u64::from(least));
    let rules = *game.info().rules.last().expect("a game has rules");
    let (dealt, _) = game
        .deal(rules, least, &Options::new(), &Deal::new(), Some(&seed))
        .expect("a table of the least size can be dealt");
    let mut position = game.start(&dealt).expect("what was dealt can be started");
    let mut rng = seed.rng("fuzz");
    for step in 0..400 {
        let Some(seat) = position.turn().seats().next() else {
            break;
        };
        if step % 13 == 0 {
            into.push(Place {
                seat,
                legal: position.legal(seat),
                position: position.boxed(),
            });
        }
        let Some(line) = position.bot(seat, Bot::Random, &mut rng) else {
            break;
        };
        position
            .play(seat, &line)
            .expect("a bot plays what is legal");
    }
}

#[test]
fn actions() {
    let mut all = Vec::new();
    for &game in registry::all() {
        places(game, &mut all);
    }
    let mut seeds: Vec<Vec<u8>> = Vec::new();
    for place in &all {
        seeds.extend(place.legal.iter().map(|line| line.clone().into_bytes()));
    }
    seeds.sort();
    seeds.dedup();
    run("actions", &seeds, 5000, |bytes, dice| {
        let place = dice.pick(&all);
        let legal = dice.pick(&place.legal).as_bytes();
        let line = match dice.below(8) {
            // What is offered is taken.
            0 => legal.to_vec(),
            // What is nearly so is most likely to be taken by mistake.
            1..=5 => mutate(dice, legal, bytes),
            _ => bytes.to_vec(),
        };
        let line = String::from_utf8_lossy(&line);
        try_one(place, &line)
    });
}

fn try_one(place: &Place, line: &str) -> bool {
    let mut position = place.position.boxed();
    let taken = position.play(place.seat, line);
    match &taken {
        Ok(played) => {
            let first = &played.first().expect("something was played").line;
            assert!(place.legal.contains(first), "{first} was not offered");
            position.audit().expect("an action breaks no rule");
        }
        Err(_) => {
            let same = position.same(place.position.as_ref());
            assert!(same, "a refusal changes nothing");
            assert!(
                !place.legal.iter().any(|legal| legal == line),
                "{line} was offered"
            );
        }
    }
    taken.is_ok()
}
