//! What must hold of every language that the site speaks; tests of games, pages and emails run it.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::Viewer;
use crate::any_game::{AnyGame, Scene};
use crate::message::{ENGLISH, KERNEL, Message, Words};
use crate::play::Match;
use crate::record::Source;

/// Positions in which all that is asked and offered is said.
const ASKED_EVERY: usize = 8;
/// Positions in which the table is looked at.
const WATCHED_EVERY: usize = 5;
const COLUMNS: usize = 72;
/// Shorter words are in too many languages at once.
const SHORTEST: usize = 4;
/// The same in every language: words of notation, and a name in Latin.
const SHARED: [&str; 4] = ["special", "printed", "Deus Ex Machina", "Turnpost"];

/// What of a panel people read or hear; the rest are ids and classes.
const READ: [&str; 16] = [
    "title", "name", "text", "short", "full", "kind", "note", "holds", "why_not", "Words", "When",
    "Strong", "Of", "Loss", "drawing", "mark",
];

/// Hears when something is said in English to a reader of another language.
#[derive(Debug)]
pub struct Ear {
    language: String,
    /// Words of English that the other language has not.
    english: BTreeSet<String>,
    /// The same everywhere: names and titles.
    names: BTreeSet<String>,
    /// Codes are short, and lines stand in brackets.
    among_notation: bool,
}

impl Ear {
    /// Knows the words of catalogues: language and text.
    pub fn new<'a>(language: &str, catalogues: impl Iterator<Item = (&'a str, &'a str)>) -> Ear {
        let (mut english, mut own) = (BTreeSet::new(), BTreeSet::new());
        for (spoken, text) in catalogues.chain(KERNEL.iter().copied()) {
            let values = values(text);
            let words = words(&values).map(str::to_lowercase);
            match spoken == ENGLISH {
                true => english.extend(words.filter(|word| word.chars().count() >= SHORTEST)),
                false if spoken == language => own.extend(words),
                false => {}
            }
        }
        Ear {
            language: language.to_owned(),
            english: english.difference(&own).cloned().collect(),
            names: BTreeSet::new(),
            among_notation: false,
        }
        .knowing(&SHARED)
    }

    /// These words are names.
    pub fn knowing(mut self, names: &[&str]) -> Ear {
        let words = names.iter().flat_map(|name| words(name));
        self.names.extend(words.map(str::to_lowercase));
        self
    }

    /// Reads texts in which things stand with what they are called in actions, such as a board in
    /// letters: the ids of catalogues are known.
    pub fn among_notation<'a>(
        mut self,
        catalogues: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Ear {
        let lines = catalogues.flat_map(|(_, text)| text.lines());
        let ids = lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        // What is called by an action ends the id of its words.
        let ends = ids.filter_map(|id| id.rsplit('-').next());
        self.names.extend(ends.map(str::to_lowercase));
        self.among_notation = true;
        self
    }

    /// The first word of a text that is English. What stands in quotation marks may be notation.
    pub fn english<'t>(&self, text: &'t str) -> Option<&'t str> {
        let mut rest = text;
        while !rest.is_empty() {
            let (plain, after) = before_notation(rest, self.among_notation);
            if let Some(word) = words(plain).find(|word| self.is_english(word)) {
                return Some(word);
            }
            rest = after;
        }
        None
    }

    fn is_english(&self, word: &str) -> bool {
        if self.language == ENGLISH || is_code(word) {
            return false;
        }
        let small = word.to_lowercase();
        let shortest = if self.among_notation { SHORTEST } else { 3 };
        let is_foreign = match self.language.as_str() {
            "ru" => word.len() >= shortest && word.chars().all(|sign| sign.is_ascii_alphabetic()),
            _ => self.english.contains(&small),
        };
        is_foreign && !self.names.contains(&small)
    }

    fn check(&self, text: &str) -> Result<(), String> {
        match self.english(text) {
            Some(word) => Err(format!("{}: ‘{word}’ in ‘{text}’", self.language)),
            None if is_unsaid(text) => Err(format!("{}: not said: {text}", self.language)),
            None => Ok(()),
        }
    }
}

/// The text up to the next notation, which may stand in brackets, too, and what follows it.
fn before_notation(text: &str, in_brackets: bool) -> (&str, &str) {
    let opens = |sign: char| "«„‘".contains(sign) || in_brackets && sign == '(';
    let closes = |sign: char| "»”’".contains(sign) || in_brackets && sign == ')';
    let Some(open) = text.find(opens) else {
        return (text, "");
    };
    let mut depth = 0_usize;
    for (at, sign) in text[open..].char_indices() {
        if opens(sign) {
            depth += 1;
        }
        if closes(sign) {
            depth -= 1;
        }
        if depth == 0 {
            let end = open + at + sign.len_utf8();
            return (&text[..open], &text[end..]);
        }
    }
    (&text[..open], "")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|sign: char| !sign.is_alphanumeric() && !"_-@.'’".contains(sign));
    let trimmed = parts.map(|word| word.trim_matches(|sign: char| !sign.is_alphanumeric()));
    trimmed.filter(|word| !word.is_empty())
}

/// A code such as `IIIa`, `E5`, `town_a` or an address.
fn is_code(word: &str) -> bool {
    let capitals = word.chars().filter(|sign| sign.is_uppercase());
    capitals.count() > 1 || !word.chars().all(|sign| sign.is_alphabetic() || sign == '-')
}

/// What the messages of a catalogue say, without ids, arguments and names of plural forms.
fn values(catalogue: &str) -> String {
    let mut out = String::new();
    for line in catalogue.lines().filter(|line| !line.starts_with('#')) {
        let value = match line.starts_with(' ') {
            true => line.trim_start().trim_start_matches('*'),
            false => line.split_once('=').map_or("", |(_, value)| value),
        };
        let value = match value.strip_prefix('[') {
            Some(variant) => variant.split_once(']').map_or("", |(_, value)| value),
            None => value,
        };
        let mut rest = value;
        while let Some((before, inside)) = rest.split_once('{') {
            out.push_str(before);
            out.push(' ');
            rest = inside.split_once('}').map_or("", |(_, after)| after);
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

/// Plays a record and says in every language what is asked, what can be done, what happens, and what
/// lies on the table. Nothing may be left unsaid or be said in English, and the text board keeps to
/// its columns.
pub fn check_record(game: &'static dyn AnyGame, record: &str) -> Result<(), String> {
    let mut source = Source::read(record.as_bytes()).map_err(|error| format!("{error:?}"))?;
    let actions = std::mem::take(&mut source.record.actions);
    let mut played = Match::replay(game, &source).map_err(|error| format!("{error:?}"))?;
    let names: Vec<String> = (1..=played.seats()).map(|seat| seat.to_string()).collect();
    let messages = game.info().messages;
    let spoken: Vec<(Ears, Words<'_>)> = messages
        .iter()
        .map(|(language, _)| {
            let ear = || Ear::new(language, messages.iter().copied());
            let ears = Ears {
                sentences: ear(),
                letters: ear().among_notation(messages.iter().copied()),
            };
            (ears, game.catalogue().words(language, &names))
        })
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
        for (ears, words) in &spoken {
            let mut said = said.iter();
            said.try_for_each(|message| ears.sentences.check(&words.say(message)))?;
            if ears.sentences.language != ENGLISH && number % WATCHED_EVERY == 0 {
                board(ears, &played, words)?;
            }
        }
    }
    let mut spoken = spoken.iter();
    spoken.try_for_each(|(ears, words)| board(ears, &played, words))
}

struct Ears {
    sentences: Ear,
    /// For the table in letters.
    letters: Ear,
}

/// What everybody who must decide is asked and offered.
fn questions(played: &Match) -> Vec<Message> {
    let position = played.position();
    let mut said = Vec::new();
    for decision in position.turn().0 {
        said.extend([decision.about, decision.topic]);
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

/// The table in letters for who looks on, and in pictures for who decides.
fn board(ears: &Ears, played: &Match, words: &Words<'_>) -> Result<(), String> {
    let position = played.position();
    let scene = |viewer: Viewer| Scene {
        viewer,
        words,
        last: None,
    };
    let text = position.text(&scene(Viewer::Spectator));
    text.lines().try_for_each(|line| {
        ears.letters.check(line)?;
        match line.chars().count() <= COLUMNS {
            true => Ok(()),
            false => Err(format!("{}: too wide: {line}", ears.letters.language)),
        }
    })?;
    let viewer = position
        .turn()
        .seats()
        .next()
        .map_or(Viewer::Spectator, Viewer::Seat);
    let panels = position.panels(&scene(viewer));
    let panels = serde_json::to_value(&panels).map_err(|error| error.to_string())?;
    shown(&ears.sentences, "", &panels)
}

fn shown(ear: &Ear, key: &str, value: &Value) -> Result<(), String> {
    match value {
        Value::String(text) if READ.contains(&key) => match key {
            "drawing" => drawn(text).into_iter().try_for_each(|text| ear.check(text)),
            _ => ear.check(text),
        },
        // A number with the id of its sign.
        Value::Array(parts) if ["Of", "Loss"].contains(&key) => {
            parts.first().map_or(Ok(()), |first| shown(ear, key, first))
        }
        Value::Array(parts) => parts.iter().try_for_each(|part| shown(ear, key, part)),
        Value::Object(fields) => fields
            .iter()
            .try_for_each(|(key, value)| shown(ear, key, value)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

/// What is written in a drawing.
fn drawn(drawing: &str) -> Vec<&str> {
    let pieces = drawing.split('>').filter_map(|piece| piece.split_once('<'));
    let texts = pieces.map(|(text, _)| text.trim());
    texts.filter(|text| !text.is_empty()).collect()
}

/// An id stands where its message should.
fn is_unsaid(text: &str) -> bool {
    let mut ids = text.split('[').skip(1);
    ids.any(|rest| rest.starts_with(|sign: char| sign.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::{Ear, drawn};

    const MESSAGES: [(&str, &str); 3] = [
        (
            "en",
            "take = { $who } takes the { $count ->\n    [one] ocean card\n   *[other] cards\n}",
        ),
        ("pl", "take = { $who } bierze kartę: ocean"),
        ("ru", "take = { $who } берёт карту"),
    ];

    #[test]
    fn english_words_are_heard_and_notation_is_left_alone() {
        let ear = |language| Ear::new(language, MESSAGES.into_iter()).knowing(&["Terra Nova"]);
        assert_eq!(
            ear("ru").english("Ана строит за 2 ресурса: Bronze."),
            Some("Bronze")
        );
        assert_eq!(ear("pl").english("Ana takes it"), Some("takes"));
        assert_eq!(ear("pl").english("Ana: ocean, Nova"), None);
        let notation = "Закончите «defend done» (rich_land_a), mt, III, Terra.";
        assert_eq!(ear("ru").english(notation), None);
        assert_eq!(ear("ru").english("Закончите «defend» now"), Some("now"));
        assert!(ear("pl").check("Ana: [takes]").is_err());
        assert_eq!(ear("en").english("Ana takes the card."), None);
        assert_eq!(drawn("<g><text x=\"1\">Forum</text></g>"), ["Forum"]);
    }
}
