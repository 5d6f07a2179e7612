//! Letters: what a row of the outbox says to the person it is for.

use serde::Deserialize;
use serde_json::Value;

/// A letter ready to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    pub subject: String,
    pub text: String,
}

/// What a letter may need to know of a match, as its reader may know it.
#[derive(Clone, Debug)]
pub struct MatchNews {
    pub game: String,
    pub title: String,
    pub name: String,
    /// What happened since the reader's last turn, a sentence each.
    pub news: Vec<String>,
    pub text_board: String,
    pub deadline: Option<String>,
}

/// The part of a payload that says which match it is about.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct AboutMatch {
    #[serde(rename = "match")]
    pub id: crate::ids::MatchId,
    #[serde(default)]
    pub seat: i32,
    #[serde(default)]
    pub number: i64,
}

/// Writes the letter; `None` for a kind that is not known, or that needs a match that is not there.
pub fn compose(
    kind: &str,
    payload: &Value,
    base_url: &str,
    news: Option<&MatchNews>,
) -> Option<Letter> {
    let word = |key: &str| payload[key].as_str().unwrap_or_default();
    let (name, secret) = (word("name"), word("secret"));
    let link = |path: &str| format!("{base_url}/{path}/{secret}");
    let letter = |subject: &str, text: String| {
        Some(Letter {
            subject: subject.to_owned(),
            text: text + "\n-- \nTurnpost, heavy board games by email\n",
        })
    };
    match kind {
        "confirm" => letter(
            "Confirm your address",
            format!(
                "{name}, welcome to Turnpost.\n\nOpen this to confirm that the address is yours:\n{}\n\nIf you did not sign up, do nothing.\n",
                link("confirm")
            ),
        ),
        "known" => letter(
            "You have an account",
            format!(
                "{name}, somebody tried to sign up with your address, maybe you.\nYou have an account already: {base_url}/log-in\nIf you have lost the password: {base_url}/reset\n"
            ),
        ),
        "reset" => letter(
            "A new password",
            format!(
                "{name}, open this to choose a new password:\n{}\n\nIf you did not ask for it, do nothing.\n",
                link("reset")
            ),
        ),
        "address-old" | "address-new" => letter(
            "Change of address",
            format!(
                "{name}, your account is to use the address {}.\nBoth addresses must agree. Open this to agree:\n{}\n",
                word("subject"),
                link("address")
            ),
        ),
        "invitation" => {
            let news = news?;
            let (id, invitation) = (payload["match"].as_i64()?, word("invitation"));
            letter(
                &format!("{} invites you to {}", word("by"), news.game),
                format!(
                    "{} invites you to a table of {}.\n\nLook at it and join:\n{base_url}/matches/{id}?invitation={invitation}\n",
                    word("by"),
                    news.game
                ),
            )
        }
        "turn" => {
            let news = news?;
            let id = payload["match"].as_i64()?;
            letter(
                &format!("Your turn: {} #{id}", news.game),
                your_turn(news, id, base_url),
            )
        }
        "dropped" | "expired" | "rewound" => {
            let news = news?;
            let id = payload["match"].as_i64()?;
            let what = match kind {
                "dropped" => "Your time ran out, and the match goes on without you.",
                "expired" => "The table found too few players and was closed.",
                _ => "An admin took the match back to an earlier action.",
            };
            letter(
                &format!("{} #{id}", news.game),
                format!("{what}\n\n{base_url}/matches/{id}\n"),
            )
        }
        _ => None,
    }
}

fn your_turn(news: &MatchNews, id: i64, base_url: &str) -> String {
    let title = match news.title.is_empty() {
        true => String::new(),
        false => format!(", \"{}\"", news.title),
    };
    let mut text = format!(
        "{}, it is your turn in {} #{id}{title}.\n",
        news.name, news.game
    );
    if let Some(deadline) = &news.deadline {
        text += &format!("You have until {deadline}.\n");
    }
    if !news.news.is_empty() {
        text += "\nSince your last turn\n";
        for sentence in &news.news {
            text += &format!("  {sentence}\n");
        }
    }
    text + &format!("\n{}\n\nPlay: {base_url}/matches/{id}\n", news.text_board)
}
