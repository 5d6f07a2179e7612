//! Whoever has lost the seat learns nothing of it by the addresses of old mails.

use turnpost::ids::MatchId;
use turnpost::service::replies::Received;

use crate::desk::{Desk, message, reply_to};

fn hand_over(desk: &Desk, to: &str) {
    desk.app.signed_up(to);
    let service = &desk.app.service;
    let given = service.change_sitter(MatchId(desk.id), 0, Some(to.to_owned()), "test");
    desk.app.runtime.block_on(given).unwrap();
}

#[test]
fn a_replaced_player_is_not_told_what_the_new_one_can_do() {
    let desk = Desk::start();
    let legal = desk.legal();
    let old = desk.address();
    hand_over(&desk, "Bo");
    desk.app.work();
    let before = desk.number();
    for (id, words) in [
        ("a", "legal"),
        ("b", "board"),
        ("c", &legal[0]),
        ("d", "preview end"),
    ] {
        let sent = desk.send(&old, &message("ana@example.org", id, words));
        assert_eq!(sent, Received::Answered);
        desk.deliver();
        let answer = desk.kept().remove(0);
        assert_eq!(answer.address, "ana@example.org");
        let text = &answer.words;
        assert!(!text.contains("It is your turn"), "{text}");
        assert!(!text.contains("what you can do"), "{text}");
        for line in legal.iter().filter(|line| **line != words) {
            let offered = text
                .lines()
                .any(|shown| shown.trim().starts_with(line.as_str()));
            assert!(!offered, "{line}: {text}");
        }
        assert!(text.contains("Next to decide: Bo"), "{text}");
        assert_eq!(reply_to(&answer), None, "there is nothing to answer");
    }
    assert_eq!(desk.number(), before);
}

/// The answer was written while the seat was Ana's, and goes out when it no longer is.
#[test]
fn an_answer_that_is_late_asks_who_has_the_seat_now() {
    let desk = Desk::start();
    let legal = desk.legal();
    let sent = desk.send(&desk.address(), &message("ana@example.org", "a", "board"));
    assert_eq!(sent, Received::Answered);
    let service = &desk.app.service;
    let given = service.change_sitter(MatchId(desk.id), 0, None, "test");
    desk.app.runtime.block_on(given).unwrap();
    desk.deliver();
    let kept = desk.kept();
    let answer = kept
        .iter()
        .find(|letter| letter.subject.starts_with("Re: "));
    let text = &answer.expect("an answer").words;
    assert!(!text.contains("It is your turn"), "{text}");
    assert!(!text.contains(&legal[0]), "{text}");
}
