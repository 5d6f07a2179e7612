//! What is said of the kept matches: nothing twice, and nothing that is not there.

use turnpost::games::message::{ENGLISH, Message};
use turnpost::games::play::Match;
use turnpost::games::record::Source;
use turnpost::games::registry;

/// What an action said, and what could be done before it; with the names of the seats.
struct Said<'a> {
    names: &'a [String],
    events: Vec<Message>,
    offers: Vec<Message>,
}

/// Plays every kept match of a game.
fn hear(slug: &str, mut each: impl FnMut(Said<'_>)) {
    let game = registry::find(slug).unwrap();
    let folder = format!("{}/tests/games/{slug}", env!("CARGO_MANIFEST_DIR"));
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read(file.unwrap().path()).unwrap();
        let mut source = Source::read(&text).unwrap();
        let actions = std::mem::take(&mut source.record.actions);
        let mut played = Match::replay(game, &source).unwrap();
        let names = source.record.players.clone();
        for entry in &actions {
            let offers = played.position().choices(entry.seat);
            let offers = offers.into_iter().map(|choice| choice.what).collect();
            let steps = played.submit(entry.seat, &entry.line, entry.automatic);
            let events = steps.unwrap().into_iter().flat_map(|step| step.events);
            each(Said {
                names: &names,
                events: events.map(|event| event.message).collect(),
                offers,
            });
        }
    }
}

/// Whoever read that corruption cost 4 resources, and then that 4 were lost, counted 8.
#[test]
fn corruption_is_told_once() {
    let mut times = 0;
    hear("through_the_ages", |said| {
        let ids: Vec<&str> = said.events.iter().map(|event| event.id.as_ref()).collect();
        for pair in ids.windows(2) {
            let is_corruption = pair[0].starts_with("corruption");
            times += usize::from(is_corruption);
            assert!(!is_corruption || pair[1] != "loses", "{ids:?}");
        }
    });
    assert!(times > 20, "it happens: {times}");
}

/// A relay that can be used does something.
#[test]
fn no_relay_moves_by_nothing() {
    let words = registry::find("age_contrived").unwrap().catalogue();
    let mut times = 0;
    hear("age_contrived", |said| {
        let words = words.words(ENGLISH, said.names);
        for offer in &said.offers {
            times += usize::from(offer.id.starts_with("do-relay-"));
            let what = words.say(offer);
            assert!(!what.contains("up to 0"), "{what}");
        }
    });
    assert!(times > 20, "it is offered: {times}");
}
