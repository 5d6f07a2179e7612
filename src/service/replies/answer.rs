//! The answer to a reply, as it waits in the outbox; the board is added when it goes out.

use serde::{Deserialize, Serialize};

use games::Seat;
use games::lessons::Progress;
use mail::{Answered, Block, Letter, Thread};
use store::AnyConnection;
use store::letters::OutboxRow;

use super::super::compose::{Desk, News, decision, named, offers, shown, taught};
use super::super::lessons::lesson;
use super::super::live::Table;
use super::super::log::{LogLine, run_on};
use super::super::matches::{Glance, glance};
use super::super::{Result, ServiceError};
use super::play::END;
use words::{Reader, message};

/// What an answer says beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    pub heading: String,
    pub sections: Vec<Section>,
    /// The subject of the reply, without what mail programs put before it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// The Message-ID of the reply, and those before it.
    pub answers: String,
    pub references: Vec<String>,
    /// Where the rest of a cheat sheet is: whoever asked for nothing else needs no board.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sheet: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// May be empty.
    pub heading: String,
    pub lines: Vec<String>,
    /// A table; its first row names the columns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Vec<String>>,
}

impl Answer {
    pub fn add(&mut self, heading: &str, lines: Vec<String>) {
        self.sections.push(Section {
            heading: heading.to_owned(),
            lines,
            rows: Vec::new(),
        });
    }

    /// Whether there is something to say under that heading, and nothing else.
    pub fn holds_only(&self, heading: &str) -> bool {
        let mut sections = self.sections.iter();
        !self.sections.is_empty() && sections.all(|section| section.heading == heading)
    }

    /// Adds to the last section of that heading, or begins it.
    pub fn note(&mut self, heading: &str, line: String) {
        match self.sections.last_mut() {
            Some(last) if last.heading == heading => last.lines.push(line),
            _ => self.add(heading, vec![line]),
        }
    }
}

/// The letter of an answer, with the board as it is when it goes out.
pub(crate) fn letter(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    row: &OutboxRow,
    answer: &Answer,
) -> Result<Letter> {
    let id = row.match_id.ok_or(ServiceError::NotFound)?;
    let seen = match glance(conn, id, row.player_id, desk.t) {
        Ok(glance) => Some(glance),
        // Who has left a closed table is not shown it.
        Err(ServiceError::NotFound | ServiceError::Forbidden(_)) => None,
        Err(error) => return Err(error),
    };
    let (name, _) = named(desk.t, &Table::load(conn, id)?)?;
    let mut blocks = Vec::new();
    for section in &answer.sections {
        if !section.heading.is_empty() {
            blocks.push(Block::Heading(section.heading.clone()));
        }
        blocks.push(match section.rows.is_empty() {
            true if section.lines.iter().any(|line| line.contains('`')) => {
                Block::Notation(section.lines.clone())
            }
            true => Block::Lines(section.lines.clone()),
            false => Block::Table(mail::Table {
                rows: section.rows.clone(),
                strong: None,
            }),
        });
    }
    let link = desk.url(&format!("matches/{id}"));
    match &seen {
        Some(glance) if !answer.sheet.is_empty() => {
            let rules = answer.sheet.replace("/sheet", "/rules");
            blocks.push(Block::Links(vec![
                desk.link(&message!("sheet"), desk.url(&answer.sheet)),
                desk.link(&message!("rules-complete"), desk.url(&rules)),
            ]));
            decides(desk, &mut blocks, glance);
            let page = desk.link(&message!("look-at-match"), link);
            blocks.push(Block::Links(vec![page]));
        }
        Some(glance) => {
            let lesson = lesson(conn, glance)?;
            show_match(desk, &mut blocks, (glance, lesson.as_ref()), (&name, &link));
        }
        None => blocks.push(Block::Links(vec![
            desk.link(&message!("look-at-match"), link),
        ])),
    }
    // Mail programs keep together what is called the same.
    let subject = match answer.subject.as_str() {
        "" => desk.say(&message!("answer-subject", name = name.clone())),
        subject => desk.say(&message!("answer-to", subject = subject.to_owned())),
    };
    Ok(Letter {
        subject,
        heading: answer.heading.clone(),
        blocks,
        thread: Some(Thread::Match(id.0)),
        // Whoever has another seat by now, or none, has nothing to answer from this one.
        reply_to: desk.reply_to.clone().filter(|_| {
            let seats = seen.as_ref().zip(row.seat);
            seats.is_some_and(|(glance, seat)| glance.viewer.is(Seat(seat as u8)))
        }),
        shows: seen.map_or(0, |glance| glance.live.table.row.number),
        answers: Some(Answered {
            id: answer.answers.clone(),
            references: answer.references.clone(),
        })
        .filter(|answered| !answered.id.is_empty()),
        ..Letter::default()
    })
}

/// Who decides now, the board, and what the reader may do in the seat that they have now: it may
/// be somebody else's since they wrote.
fn show_match(
    desk: &Desk<'_>,
    blocks: &mut Vec<Block>,
    (glance, lesson): (&Glance, Option<&Progress>),
    (name, link): (&str, &str),
) {
    let own = decides(desk, blocks, glance);
    let page = desk.link(&message!("look-at-match"), link.to_owned());
    blocks.push(Block::Links(vec![page]));
    blocks.extend(taught(desk, glance, lesson));
    let shown = shown(desk, glance, name.to_owned(), News::Untold);
    blocks.extend(shown.first);
    blocks.push(Block::TextBoard(glance.text()));
    if let Some(own) = own {
        let (_, mut offers) = offers(desk.t, (glance, lesson), own, link);
        offers.iter_mut().for_each(|offer| offer.url.clear());
        blocks.push(desk.heading(&message!("answer-offers")));
        blocks.push(Block::Offers(offers));
    }
    blocks.extend(shown.rest);
}

/// Who decides now; the seat, if it is the reader's.
fn decides(desk: &Desk<'_>, blocks: &mut Vec<Block>, glance: &Glance) -> Option<Seat> {
    let live = &glance.live;
    let turn = live.position.turn();
    let mut decisions = turn.0.iter();
    let own = decisions.find(|decision| glance.viewer.is(decision.seat));
    let others = turn.seats().map(|seat| &live.names[seat.index()]);
    match own {
        Some(own) => {
            let seat = &live.table.seats[own.seat.index()];
            blocks.push(desk.heading(&message!("answer-your-turn")));
            blocks.extend(decision(desk, glance, seat));
        }
        None => blocks.push(desk.says(&match turn.is_over() {
            true => message!("match-over"),
            false => message!("preview-next", names = desk.t.list(others)),
        })),
    }
    own.map(|own| own.seat)
}

/// One line of the log; what happened says more than the notation.
pub(crate) fn told(reader: Reader, line: &LogLine) -> String {
    let name = reader.called(&line.name);
    let says = run_on(&line.sentences, &name).join(" ");
    if says.starts_with(&name) {
        return says;
    }
    let line = line.line.clone();
    reader.tell(&match (line == END, says.is_empty()) {
        (true, true) => message!("log-line-end", name = name),
        (true, false) => message!("log-line-end-says", name = name, says = says),
        (false, true) => message!("log-line", name = name, line = line),
        (false, false) => message!("log-line-says", name = name, line = line, says = says),
    })
}

/// What an answer to a reply is called by.
pub(super) fn plain_subject(subject: &str) -> String {
    const PREFIXES: [&str; 6] = ["re", "aw", "odp", "ha", "sv", "fwd"];
    const LONGEST: usize = 150;
    let mut rest = subject.trim();
    while let Some((prefix, behind)) = rest.split_once(':')
        && PREFIXES.contains(&prefix.trim().to_lowercase().as_str())
    {
        rest = behind.trim();
    }
    let words = rest.split(|sign: char| sign.is_whitespace() || sign.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(LONGEST).collect()
}

/// A Message-ID that may stand in a header of ours.
pub(super) fn plain_id(id: &str) -> Option<String> {
    let fits = (1..=250).contains(&id.len())
        && id
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && !b"<>,".contains(&byte));
    fits.then(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::plain_subject;

    #[test]
    fn an_answer_is_called_as_the_reply_was() {
        for (subject, plain) in [
            ("Re: Table talk: Terra Nova #3", "Table talk: Terra Nova #3"),
            (
                "RE: Aw: Your turn: Terra Nova #3",
                "Your turn: Terra Nova #3",
            ),
            (
                "Odp: Twoja tura: Terra Nova #3",
                "Twoja tura: Terra Nova #3",
            ),
            ("Your turn: Terra Nova #3", "Your turn: Terra Nova #3"),
            ("Re:", ""),
            ("", ""),
            ("Re: two\r\nBcc: lines", "two Bcc: lines"),
        ] {
            assert_eq!(plain_subject(subject), plain, "{subject}");
        }
        assert_eq!(plain_subject(&"x".repeat(400)).len(), 150);
    }
}
