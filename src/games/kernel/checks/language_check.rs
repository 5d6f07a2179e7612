//! The invariants of every language that a game speaks. The tests of each game check them.

use crate::Viewer;
use crate::any_game::{AnyGame, Scene};
use crate::message::{ENGLISH, Message, Words};
use crate::play::Match;
use crate::record::Source;

/// Positions in which all that is asked and offered is said, and the table looked at.
const ASKED_EVERY: usize = 8;
const WATCHED_EVERY: usize = 64;
const COLUMNS: usize = 72;

/// Words that tell an English sentence from one of another language in Latin letters.
const ENGLISH_ONLY: [&str; 9] = [
    "the", "of", "and", "with", "you", "your", "from", "are", "cannot",
];

/// Plays a record and says in every language what is asked, what can be done, what happens, and what
/// lies on the table. Nothing may be left unsaid or be said in English, and the text board keeps to
/// its columns.
pub fn check_record(game: &'static dyn AnyGame, record: &str) -> Result<(), String> {
    let mut source = Source::read(record.as_bytes()).map_err(|error| format!("{error:?}"))?;
    let actions = std::mem::take(&mut source.record.actions);
    let mut played = Match::replay(game, &source).map_err(|error| format!("{error:?}"))?;
    let names: Vec<String> = (1..=played.seats()).map(|seat| seat.to_string()).collect();
    let spoken: Vec<(&str, Words<'_>)> = game
        .info()
        .messages
        .iter()
        .map(|(language, _)| (*language, game.catalogue().words(language, &names)))
        .collect();
    for (number, entry) in actions.iter().enumerate() {
        let mut said = match number % ASKED_EVERY {
            0 => questions(&played),
            _ => Vec::new(),
        };
        let steps = played
            .submit(entry.seat, &entry.line, entry.automatic)
            .map_err(|refusal| format!("after {number} actions: {refusal:?}"))?;
        let events = steps.into_iter().flat_map(|step| step.events);
        said.extend(events.map(|event| event.message));
        for (language, words) in &spoken {
            for message in &said {
                plain(language, &words.say(message))?;
            }
            if number % WATCHED_EVERY == 0 {
                board(language, &played, words)?;
            }
        }
    }
    spoken
        .iter()
        .try_for_each(|(language, words)| board(language, &played, words))
}

/// What everybody who must decide is asked and offered.
fn questions(played: &Match) -> Vec<Message> {
    let position = played.position();
    let mut said = Vec::new();
    for decision in position.turn().0 {
        said.push(decision.about);
        said.extend(position.why_not(decision.seat));
        let offers = position.choices(decision.seat);
        for choice in offers.into_iter().chain(position.far(decision.seat)) {
            said.extend([choice.kind, choice.what]);
            said.extend(choice.variant);
            said.extend(choice.price);
        }
    }
    said
}

fn board(language: &str, played: &Match, words: &Words<'_>) -> Result<(), String> {
    let text = played.position().text(&Scene {
        viewer: Viewer::Spectator,
        words,
        last: None,
    });
    text.lines().try_for_each(|line| {
        plain(language, line)?;
        match line.chars().count() <= COLUMNS {
            true => Ok(()),
            false => Err(format!("{language}: too wide: {line}")),
        }
    })
}

/// Everything is there, and in the language.
fn plain(language: &str, text: &str) -> Result<(), String> {
    let is_foreign = |word: &&str| match language {
        ENGLISH => false,
        "ru" => word.len() > 3 && is_latin(word),
        _ => ENGLISH_ONLY.contains(&word.to_lowercase().as_str()),
    };
    let spoken = without_notation(text);
    let mut words = spoken.split(|sign: char| !sign.is_alphanumeric() && !"_-@".contains(sign));
    match words.find(is_foreign) {
        Some(word) => Err(format!("{language}: ‘{word}’ in ‘{text}’")),
        None if is_unsaid(text) => Err(format!("{language}: not said: {text}")),
        None => Ok(()),
    }
}

/// In Latin letters, and no code such as `IIIa`.
fn is_latin(word: &str) -> bool {
    let capitals = word.chars().filter(|sign| sign.is_ascii_uppercase());
    word.chars().all(|sign| sign.is_ascii_alphabetic()) && capitals.count() < 2
}

/// An id stands where its message should.
fn is_unsaid(text: &str) -> bool {
    let mut ids = text.split('[').skip(1);
    ids.any(|rest| rest.starts_with(|sign: char| sign.is_ascii_lowercase()))
}

/// Lines and ids stand in quotation marks or brackets, and are the same in every language.
fn without_notation(text: &str) -> String {
    let mut depth = 0_usize;
    let mut out = String::new();
    for sign in text.chars() {
        if ['«', '„', '('].contains(&sign) {
            depth += 1;
        } else if ['»', '”', ')'].contains(&sign) {
            depth = depth.saturating_sub(1);
        } else if depth == 0 {
            out.push(sign);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn english_words_are_found_and_notation_is_left_alone() {
        assert!(plain("ru", "Ана строит за 2 ресурса: Bronze.").is_err());
        assert!(plain("pl", "Ana takes the card.").is_err());
        assert!(plain("pl", "Ana: [takes]").is_err());
        assert!(plain("ru", "Закончите «defend done» (rich_land_a), mt, III.").is_ok());
        assert!(plain("en", "Ana takes the card.").is_ok());
    }
}
