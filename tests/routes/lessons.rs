//! Guided first matches: taught to the end in each game, wrong turns included.

use turnpost::games::registry;
use turnpost::ids::MatchId;
use turnpost::words::{Language, Reader};

use crate::support::TestApp;

/// Each lesson has its words, in every language that has the game's.
#[test]
fn every_lesson_has_its_words() {
    for game in registry::all() {
        let info = game.info();
        assert!(info.lessons.len() > 5, "{}", info.slug);
        let words = game.catalogue().words(Language::English.tag(), &[]);
        for lesson in info.lessons {
            let goal = format!("lesson-{}", lesson.id);
            assert!(words.has(&goal), "{}: {goal}", info.slug);
            let done = format!("{goal}-done");
            assert_eq!(
                words.has(&done),
                !lesson.by.is_empty(),
                "{}: {done}",
                info.slug
            );
        }
    }
}

/// Plays a guided match to its end by what `choose` picks of the legal lines; says how many goals were
/// reached.
fn learn(slug: &str, choose: impl Fn(&[String], usize) -> usize) -> usize {
    let app = TestApp::start();
    let client = app.client();
    let begun = client.post("/play-a-bot", &[("game", slug), ("learn", "1")]);
    assert_eq!(begun.status, 303, "{}", begun.body);
    let path = begun.location;
    let id: i64 = path.rsplit('/').next().unwrap().parse().unwrap();
    app.work();
    let first = client.get(&path).body;
    assert!(
        first.contains("Your first match") && first.contains(" goals reached"),
        "{slug}"
    );
    assert!(
        !app.client().get(&path).body.contains("Your first match"),
        "only for the learner"
    );
    let glance = || {
        let glance = app.service.glance(MatchId(id), None, Reader::default());
        app.runtime.block_on(glance).unwrap()
    };
    let mut turn = 0;
    loop {
        let now = glance();
        let waits = now.live.position.turn();
        let Some(seat) = waits.seats().find(|seat| seat.index() == 0) else {
            break;
        };
        let legal = now.live.position.legal(seat);
        let line = legal[choose(&legal, turn)].clone();
        let number = app.number(id).to_string();
        let form = [("number", number.as_str()), ("line", line.as_str())];
        let played = client.post(&format!("{path}/actions"), &form);
        assert_eq!(played.status, 303, "{slug}: {line}: {}", played.body);
        app.work();
        turn += 1;
        assert!(turn < 1500, "{slug}: no end");
        if turn % 40 == 1 {
            let page = client.get(&path).body;
            assert!(page.contains("goals reached"), "{slug}: {line}");
        }
    }
    let page = client.get(&path).body;
    let words = page.split(" goals reached").next().unwrap();
    let reached = words.rsplit("· ").next().unwrap();
    reached.split(' ').next().unwrap().parse().unwrap()
}

/// What a bot would rather do: never the first, often another.
fn wander(legal: &[String], turn: usize) -> usize {
    (turn * 7 + 3) % legal.len()
}

#[test]
fn terra_nova_is_taught_to_the_end() {
    let reached = learn("terra_nova", wander);
    assert!(reached >= 3, "{reached}");
}

/// Whoever only passes is not stuck, and is taught on.
#[test]
fn wrong_turns_are_fine() {
    let pass = |legal: &[String], _: usize| {
        let pass = legal.iter().position(|line| line.starts_with("pass"));
        pass.unwrap_or(0)
    };
    let reached = learn("terra_nova", pass);
    assert!((1..4).contains(&reached), "{reached}");
}
