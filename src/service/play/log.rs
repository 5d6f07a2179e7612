//! The log of a match, as a viewer may read it.

use std::collections::BTreeSet;

use base::clock::Moment;
use games::message::{Arg, Event, Message, Words, message};
use games::{Seat, Viewer};
use store::actions::{self, ActionRow};
use words::Language;

use crate::Result;
use crate::live::Live;
use crate::unreadable::read_json;

/// One line of the log, as a viewer may read it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct LogLine {
    pub number: i64,
    #[serde(skip)]
    pub seat: usize,
    pub name: String,
    pub line: String,
    pub automatic: bool,
    pub sentences: Vec<String>,
    /// The same, as they are kept.
    #[serde(skip)]
    pub said: Vec<Message>,
    pub at: Moment,
    /// Of each seat, after it.
    #[serde(skip)]
    pub points: Vec<i64>,
}

/// Sentences about whoever acts run on, so that the name is said once: `Bo passes; takes tile H.`
pub fn run_on(sentences: &[String], name: &str) -> Vec<String> {
    let rest_of = |sentence: &str| -> Option<String> {
        let rest = sentence.strip_prefix(name)?.strip_prefix(' ')?;
        let begins_low = rest.chars().next().is_some_and(char::is_lowercase);
        begins_low.then(|| rest.to_owned())
    };
    let mut told: Vec<String> = Vec::new();
    let mut is_theirs = false;
    for sentence in sentences {
        let rest = rest_of(sentence);
        match (told.last_mut(), &rest) {
            (Some(last), Some(rest)) if is_theirs && last.ends_with('.') => {
                last.pop();
                last.push_str("; ");
                last.push_str(rest);
            }
            _ => told.push(sentence.clone()),
        }
        is_theirs = rest.is_some();
    }
    told
}

/// What others did between the last two turns of a seat: after which line, and until which.
pub(super) fn before_turn_of(log: &[LogLine], seat: Seat) -> (i64, i64) {
    let is_own = |line: &LogLine| line.seat == seat.index();
    let Some(last) = log.iter().rposition(|line| !is_own(line)) else {
        return (0, 0);
    };
    let own = log[..last].iter().rfind(|line| is_own(line));
    (own.map_or(0, |line| line.number), log[last].number)
}

/// The lines that stood at a number. What has been taken back since is left out, with all that
/// followed from it, unless the viewer played it.
pub(crate) fn lines_until(rows: Vec<ActionRow>, number: i64, viewer: Viewer) -> Vec<ActionRow> {
    let then = rows.iter().filter(|row| row.number <= number).cloned();
    let then = actions::standing(then.collect());
    let now: BTreeSet<i64> = actions::standing(rows)
        .iter()
        .map(|row| row.number)
        .collect();
    let is_shown = |row: &ActionRow| now.contains(&row.number) || viewer.is(row.by());
    then.into_iter().take_while(is_shown).collect()
}

/// One sentence for several actions of a seat, where a game has one for those of a kind: `fills-together`,
/// with a `fills-thing` for each.
pub fn in_one_sentence(seat: Seat, said: &[Message], words: &Words<'_>) -> Option<String> {
    let id = &said.first()?.id;
    let together = format!("{id}-together");
    if said.iter().any(|message| message.id != *id) || !words.has(&together) {
        return None;
    }
    let thing = |message: &Message| {
        Arg::from(Message {
            id: format!("{id}-thing").into(),
            args: message.args.clone(),
        })
    };
    let things: Vec<Arg> = said.iter().map(thing).collect();
    Some(words.say(&message!(together, seat = seat, things = things)))
}

/// Sentences for what the viewer may know; the line itself as the rules let them read it now.
pub(crate) fn read_log(
    live: &Live,
    viewer: Viewer,
    language: Language,
    rows: Vec<ActionRow>,
) -> Result<Vec<LogLine>> {
    let words = live.words(language);
    let over = live.position.turn().is_over();
    let line = |row: ActionRow| {
        let at = format!("{}/{}", row.match_id, row.number);
        let points = read_json(&row.points, ("actions", &at, "points"))?;
        let events: Vec<Event> = read_json(&row.events, ("actions", at, "events"))?;
        let readable = events
            .into_iter()
            .filter(|event| event.audience.includes(viewer));
        let said: Vec<Message> = readable.map(|event| event.message).collect();
        let seat = row.by();
        Ok(LogLine {
            number: row.number,
            seat: seat.index(),
            name: live.names.get(seat.index()).cloned().unwrap_or_default(),
            line: match over || row.takes_back {
                true => row.line,
                false => live.position.shown_line(seat, &row.line, viewer),
            },
            automatic: row.automatic,
            sentences: said.iter().map(|message| words.say(message)).collect(),
            said,
            at: row.at,
            points,
        })
    };
    rows.into_iter().map(line).collect()
}
