//! Letters about an account itself; they cannot be stopped.

use crate::mail::{Block, Letter, Link};
use crate::store::letters::OutboxRow;

use super::Desk;

pub(super) fn about_account(desk: &Desk<'_>, row: &OutboxRow) -> Option<Letter> {
    let name = desk.word("name");
    let link = |path: &str| desk.url(&format!("{path}/{}", desk.word("secret")));
    let one_link = |label: &str, url: String| Block::Links(vec![Link::new(label, url)]);
    let says = |words: &str| Block::Says(words.to_owned());
    let (subject, heading, blocks) = match row.kind.as_str() {
        "confirm" => (
            "Confirm your address",
            format!("{name}, welcome to Turnpost."),
            vec![
                says("Open this to confirm that the address is yours:"),
                one_link("Confirm", link("confirm")),
                says("If you did not sign up, do nothing."),
            ],
        ),
        "known" => (
            "You have an account",
            format!("{name}, somebody tried to sign up with your address, maybe you."),
            vec![
                says(
                    "You have an account already. If you have lost the password, ask for a new one.",
                ),
                Block::Links(vec![
                    Link::new("Log in", desk.url("log-in")),
                    Link::new("New password", desk.url("reset")),
                ]),
            ],
        ),
        "reset" => (
            "A new password",
            format!("{name}, you asked for a new password."),
            vec![
                says("Open this to choose it:"),
                one_link("Choose", link("reset")),
                says("If you did not ask for it, do nothing."),
            ],
        ),
        "address-old" | "address-new" => (
            "Change of address",
            format!(
                "{name}, your account is to use the address {}.",
                desk.word("subject")
            ),
            vec![
                says("Both addresses must agree. Open this to agree:"),
                one_link("Agree", link("address")),
            ],
        ),
        "reply-warning" => (
            "A reply that was not played",
            format!("{name}, a mail of yours was answered, and nothing was played."),
            vec![
                says(match desk.word("why") {
                    "foreign" => {
                        "The answer came from another address than yours. If it was you, answer from your own address, or allow others on your profile page. If it was not, somebody has that mail: answer it yourself, and do not forward it."
                    }
                    _ => {
                        "It came in your name, but it is not proven that you sent it. If it was you, send it through your own mail provider, or play on the page."
                    }
                }),
                one_link("Your profile", desk.url("profile")),
            ],
        ),
        "address-again" => (
            "We write to you again",
            format!("{name}, this mail reaches you: we write to your address again."),
            vec![one_link("Your matches", desk.url("mine"))],
        ),
        "waited" => (
            "No match was found",
            format!(
                "{name}, too few people waited for {} with {} seats.",
                desk.word("game"),
                desk.word("seats")
            ),
            vec![
                says(
                    "Your wish has ended after two weeks. Wish again, for another speed or number of seats maybe, or open a table in the lobby.",
                ),
                Block::Links(vec![
                    Link::new("Play now", desk.url("play-now")),
                    Link::new("Lobby", desk.url("lobby")),
                ]),
            ],
        ),
        _ => return None,
    };
    Some(Letter {
        subject: subject.to_owned(),
        heading,
        blocks,
        ..Letter::default()
    })
}
