//! What a phone shows of an email: what matters first, and nothing too small to read.

use turnpost::mail::message::read_parts;

use crate::post::{letter, match_of_two};
use crate::support::TestApp;

#[test]
fn the_turn_says_who_what_until_when_and_play_before_anything_else() {
    let app = TestApp::start();
    match_of_two(&app, "daily", &[]);
    let row = letter(&app, "ana@example.org", "Your turn");
    let parts = read_parts(&row.message.unwrap());
    let body = parts.html.split("<body").nth(1).unwrap();
    let place = |what: &str| {
        body.find(what)
            .unwrap_or_else(|| panic!("no {what} in {body}"))
    };
    let order = [
        place("<h1"),
        place("Your decision"),
        place("You have until"),
        place("class=\"button\""),
        place("<img"),
        place("What you can do"),
    ];
    assert!(order.is_sorted(), "{order:?}: {body}");
    assert!(
        !body.contains("<pre"),
        "the text board is for the text part"
    );
    assert!(
        parts.text.contains("points"),
        "which has it: {}",
        parts.text
    );
}
