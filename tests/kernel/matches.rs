//! A match in play: submissions, undo, versions of the rules, what is exported.

use turnpost::games::deal::{Deal, Options};
use turnpost::games::play::Match;
use turnpost::games::record::Source;
use turnpost::games::{Seat, Viewer};

use crate::harbour::{CANNOT_BE_DECLINED, Flawed, TWO_WORDS, harbour};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn opened() -> Match {
    let deal = Deal::from([("start_player".to_owned(), vec!["1".to_owned()])]);
    let players = vec!["Ana".to_owned(), "Bo".to_owned()];
    Match::new(harbour(), players, Options::new(), deal, "1".parse().ok()).unwrap()
}

fn lines(current: &Match) -> Vec<&str> {
    current
        .record()
        .actions
        .iter()
        .map(|entry| entry.line.as_str())
        .collect()
}

#[test]
fn several_actions_in_one_submission_are_all_or_none() {
    let mut current = opened();
    let before = current.position().store();
    assert!(current.submit(A, "take 2; end; end", false).is_err());
    assert_eq!(current.position().store(), before);
    assert!(current.record().actions.is_empty());
    current.submit(A, "take 2; end", false).unwrap();
    assert_eq!(lines(&current), ["take 2", "end"]);
}

#[test]
fn nobody_acts_out_of_turn() {
    let mut current = opened();
    assert_eq!(
        current.submit(B, "take 1", false).unwrap_err().0.id,
        "not-your-turn"
    );
}

#[test]
fn an_action_is_taken_back_until_the_turn_ends() {
    let mut current = opened();
    let start = current.position().store();
    current.submit(A, "take 3", false).unwrap();
    assert!(!current.can_undo(B));
    assert_eq!(current.undo(B).unwrap_err().0.id, "nothing-to-undo");
    assert_eq!(current.undo(A).unwrap().line, "take 3");
    assert_eq!(current.position().store(), start);
    current.submit(A, "take 2; end", false).unwrap();
    assert!(!current.can_undo(A), "the turn has ended");
}

#[test]
fn what_was_shown_cannot_be_hidden_again() {
    let mut current = opened();
    current.submit(A, "take 1", false).unwrap();
    current.submit(A, "show", false).unwrap();
    assert!(
        !current.can_undo(A),
        "neither the showing nor what came before it"
    );
}

#[test]
fn undo_after_a_reveal_stops_at_the_reveal() {
    let mut current = opened();
    current.submit(A, "show", false).unwrap();
    let shown = current.position().store();
    current.submit(A, "take 1", false).unwrap();
    current.undo(A).unwrap();
    assert_eq!(current.position().store(), shown);
    assert!(!current.can_undo(A));
}

#[test]
fn a_submission_with_a_reveal_in_the_middle_keeps_what_came_after_open() {
    let mut current = opened();
    current.submit(A, "show; take 2", false).unwrap();
    assert_eq!(current.undo(A).unwrap().line, "take 2");
    assert!(!current.can_undo(A));
}

#[test]
fn who_has_one_thing_to_do_is_not_asked_unless_it_shows_something() {
    let mut current = opened();
    assert_eq!(current.position().forced(A), None, "there is a choice");
    current.submit(A, "show; take 1", false).unwrap();
    assert_eq!(current.position().forced(A).as_deref(), Some("end"));
    assert_eq!(current.position().forced(B), None, "it is not their turn");
    let mut twice = Flawed::<TWO_WORDS>::registered()
        .start(current.setup())
        .unwrap();
    twice.play(A, "show").unwrap();
    twice.play(A, "take 1").unwrap();
    assert_eq!(twice.legal(A), ["rest", "end"]);
    assert_eq!(twice.forced(A).as_deref(), Some("rest"), "all the same");
    let mut shows = Flawed::<CANNOT_BE_DECLINED>::registered()
        .start(current.setup())
        .unwrap();
    shows.play(A, "take 1").unwrap();
    assert_eq!(shows.legal(A), ["show"]);
    assert_eq!(shows.forced(A), None, "a card is shown by it");
}

fn replayed(rules: u32) -> Match {
    let text = format!(
        "game: harbour\nrules: {rules}\nplayers: Ana, Bo\nseed: 1\ndeal cards: 4 2\ndeal start_player: 1\n\nAna: show\n"
    );
    Match::replay(harbour(), &Source::read(text.as_bytes()).unwrap()).unwrap()
}

#[test]
fn a_match_keeps_the_rules_that_it_began_with() {
    assert_eq!(replayed(1).position().points(), [4, 0]);
    assert_eq!(replayed(2).position().points(), [5, 0]);
    assert_eq!(opened().record().rules, 2, "a new match takes the newest");
}

#[test]
fn a_stored_state_goes_on_under_its_own_rules() {
    let stored = replayed(1).position().store();
    let mut loaded = harbour().load(&stored).unwrap();
    loaded.play(A, "take 1").unwrap();
    assert_eq!(
        loaded.points(),
        [5, 0],
        "4 for the card under the first rules, 1 coin"
    );
}

#[test]
fn a_stored_state_of_another_format_is_not_taken() {
    let stored = opened().position().store();
    let game = harbour();
    assert!(
        game.load(&stored.replace("\"format\":1", "\"format\":2"))
            .is_none()
    );
    assert!(game.load("").is_none());
    assert!(game.load(&stored[..stored.len() / 2]).is_none());
}

#[test]
fn an_export_holds_what_is_hidden_only_when_the_match_is_over() {
    let mut current = opened();
    current.submit(A, "take 1", false).unwrap();
    let export = current.export(Viewer::Seat(A)).to_string();
    assert!(
        !export.contains("seed") && !export.contains("deal cards"),
        "{export}"
    );
    assert!(export.contains("deal start_player: 1"));
    current.submit(A, "end", false).unwrap();
    while let Some(seat) = current.position().turn().seats().next() {
        let line = current.position().legal(seat)[0].clone();
        current.submit(seat, &line, false).unwrap();
    }
    assert!(
        current
            .export(Viewer::Spectator)
            .to_string()
            .contains("seed: 1")
    );
}

#[test]
fn fixing_one_component_leaves_the_others_as_they_are() {
    let deal = |fixed: &[(&str, &str)]| {
        let fixed: Deal = fixed
            .iter()
            .map(|(id, item)| (id.to_string(), vec![item.to_string()]))
            .collect();
        let game = harbour();
        game.deal(2, 2, &Options::new(), &fixed, "abc".parse().ok().as_ref())
            .unwrap()
            .0
            .deal
    };
    let (free, fixed) = (deal(&[]), deal(&[("start_player", "2")]));
    assert_eq!(free["cards"], fixed["cards"]);
    assert_eq!(fixed["start_player"], ["2"]);
}

#[test]
fn the_published_hash_binds_the_seed_and_does_not_tell_it() {
    let seed: turnpost::games::rng::Seed = "9f2c".parse().unwrap();
    let hash = seed.commitment();
    assert_eq!(hash.len(), 64);
    assert!(!hash.contains("9f2c9f2c"));
    let other: turnpost::games::rng::Seed = "9f2d".parse().unwrap();
    assert_ne!(hash, other.commitment());
}

#[test]
fn a_card_hidden_in_a_record_is_dealt_as_fixed() {
    let current = replayed(1);
    assert_eq!(
        current.position().view(Viewer::Seat(B))["cards"],
        serde_json::json!([4, 2])
    );
    assert_eq!(
        current.position().view(Viewer::Spectator)["cards"],
        serde_json::json!([4, null])
    );
}
