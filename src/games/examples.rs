//! Worked examples for the rules: for each section that speaks of an action, the first such action in the
//! match that the game shows itself with, and the position that it led to.

use std::sync::OnceLock;

use kernel::Seat;
use kernel::any_game::{AnyGame, Position};
use kernel::message::Event;
use kernel::play::Match;
use kernel::record::{Record, RecordError, Source};

use crate::registry;

#[derive(Debug)]
pub struct Example {
    /// The section, such as `6-1`.
    pub section: &'static str,
    pub players: Vec<String>,
    pub seat: Seat,
    pub line: String,
    /// What happened.
    pub events: Vec<Event>,
    /// What the board looked like before it, and afterwards.
    pub before: Box<dyn Position>,
    pub position: Box<dyn Position>,
    /// The match up to the action, so that somebody else can try it.
    pub record: String,
}

/// Says nothing about a rule.
const PLAIN: [&str; 2] = ["end", "resign"];

fn of(game: &'static dyn AnyGame) -> Result<Vec<Example>, RecordError> {
    let source = Source::read(game.info().showcase.as_bytes())?;
    let mut before = Record {
        actions: Vec::new(),
        ..source.record.clone()
    };
    let beginning = Source::read(before.to_string().as_bytes())?;
    let mut replayed = Match::replay(game, &beginning)?;
    let mut found: Vec<Example> = Vec::new();
    for entry in source.record.actions {
        let was = replayed.position().boxed();
        let played = replayed.submit(entry.seat, &entry.line, entry.automatic);
        let played = played.map_err(|refusal| RecordError {
            line: 1,
            reason: refusal.0,
        })?;
        let events: Vec<Event> = played.into_iter().flat_map(|one| one.events).collect();
        if let Some(section) = section_of(game, &entry.line)
            && !events.is_empty()
            && !found.iter().any(|known| known.section == section)
        {
            found.push(Example {
                section,
                players: before.players.clone(),
                seat: entry.seat,
                line: entry.line.clone(),
                events,
                before: was,
                position: replayed.position().boxed(),
                record: before.to_string(),
            });
        }
        before.actions.push(entry);
    }
    Ok(found)
}

/// The section that says what a line does.
fn section_of(game: &'static dyn AnyGame, line: &str) -> Option<&'static str> {
    let word = line
        .split(' ')
        .next()
        .filter(|word| !PLAIN.contains(word))?;
    let mut sections = game.info().sections.iter();
    let (_, section) = sections.find(|(begin, _)| *begin == word)?;
    Some(section)
}

/// The examples of a game, replayed when they are first asked for; none where the data are an
/// operator's own and the record does not fit them.
pub fn examples(slug: &str) -> &'static [Example] {
    static ALL: OnceLock<Vec<(&'static str, Vec<Example>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let one = |game: &&'static dyn AnyGame| (game.info().slug, of(*game).unwrap_or_default());
        registry::all().iter().map(one).collect()
    });
    let found = all.iter().find(|(game, _)| *game == slug);
    found.map_or(&[], |(_, examples)| examples)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each example is of its section, and its record leads to where it can be played.
    #[test]
    fn each_game_has_examples_that_can_be_tried() {
        for game in registry::all() {
            let slug = game.info().slug;
            let examples = examples(slug);
            assert!(examples.len() > 3, "{slug}: {}", examples.len());
            for example in examples {
                let source = Source::read(example.record.as_bytes()).unwrap();
                let mut replayed = registry::replay(&source).unwrap();
                let played = replayed.submit(example.seat, &example.line, false);
                assert!(played.is_ok(), "{slug}: {}", example.line);
                assert!(!example.events.is_empty(), "{slug}: {}", example.line);
            }
        }
    }
}
