//! One reply in one transaction: seen, played, answered.

use chrono::TimeDelta;
use serde_json::json;

use crate::clock::Moment;
use crate::games::{Seat, Viewer};
use crate::mail::reply::Inbound;
use crate::mail::reply::command::{Step, steps};
use crate::store::accounts::{self, PlayerRow};
use crate::store::letters::{self, NewMail, QUEUED};
use crate::store::replies::{self, ReplyRow};
use crate::store::{AnyConnection, actions, preferences};

use super::super::draft::Draft;
use super::super::letters::{new_message_id, stop_event, tell_account};
use super::super::live::Live;
use super::super::matches::{LogLine, read_log};
use super::super::preferences::Event;
use super::super::turns::{LONGEST_LINE, load_seat, preview};
use super::super::{Result, ServiceError, people, plans, tables};
use super::answer::{Answer, help};
use super::near::nearest;
use super::{Received, player_of};

/// A reply that may be played, if its sender may.
#[derive(Debug)]
pub(super) struct Letter {
    pub row: ReplyRow,
    pub inbound: Inbound,
    pub lines: Vec<String>,
    pub is_proven: bool,
    /// The same for every copy of the message.
    pub seen: String,
}

pub(super) struct Done {
    pub received: Received,
    pub number: i64,
    pub actions: u64,
}

/// Replies that achieve nothing are answered this often in an hour: a program that answers ours
/// without saying that it is one must not go on for ever.
const MOST_IN_VAIN: i64 = 10;
/// All that can be done in one reply.
const MOST_STEPS: usize = 60;

pub(super) fn play(conn: &mut AnyConnection, letter: &Letter, now: Moment) -> Result<Done> {
    let passed = |why: &'static str| {
        Ok(Done {
            received: Received::PassedOver(why),
            number: 0,
            actions: 0,
        })
    };
    if replies::is_seen(conn, &letter.seen)? {
        return passed("it came before");
    }
    mark_seen(conn, letter, now)?;
    let Some((player, address)) = player_of(conn, &letter.row)? else {
        return passed("the account is gone");
    };
    let is_own = letter.inbound.from.as_deref() == Some(address.as_str());
    if !(is_own || replies::takes_any_sender(conn, player.id)?) {
        warn(conn, &player, &address, "foreign", now)?;
        return passed("it is from another address");
    }
    if !letter.is_proven {
        warn(conn, &player, &address, "unproven", now)?;
        return passed("its sender is not proven");
    }
    let mut reading = Reading::begin(conn, letter, player, now)?;
    reading.take(conn)?;
    let (answer, number, actions, in_vain) = reading.finish(conn)?;
    if in_vain {
        let subject = format!("reply-in-vain:{}", letter.row.player_id);
        let tries = accounts::count_try(conn, &subject, now, now - TimeDelta::hours(1))?;
        if tries > MOST_IN_VAIN {
            return passed("too many in vain");
        }
    }
    queue(conn, letter, &address, &answer, now)?;
    Ok(Done {
        received: Received::Answered,
        number,
        actions,
    })
}

/// On another node the same copy may come at the same time: one of the two begins again.
fn mark_seen(conn: &mut AnyConnection, letter: &Letter, now: Moment) -> Result<()> {
    use diesel::result::{DatabaseErrorKind::UniqueViolation, Error::DatabaseError};
    match replies::mark_seen(conn, &letter.seen, now) {
        Err(DatabaseError(UniqueViolation, _)) => Err(ServiceError::Stale),
        other => Ok(other?),
    }
}

fn queue(
    conn: &mut AnyConnection,
    letter: &Letter,
    address: &str,
    answer: &Answer,
    now: Moment,
) -> Result<()> {
    let row = &letter.row;
    let mail = NewMail {
        address,
        player_id: Some(row.player_id),
        kind: "reply-answer",
        payload: &json!({ "answer": answer }).to_string(),
        dedup_key: &format!("reply-answer:{}", letter.seen),
        state: QUEUED,
        message_id: &new_message_id(),
        match_id: Some(row.match_id),
        seat: Some(row.seat),
        due_at: Some(now),
        created_at: now,
        ..NewMail::default()
    };
    letters::queue(conn, &mail)?;
    Ok(())
}

/// Tells the player, once a day, that somebody else answered for them.
fn warn(
    conn: &mut AnyConnection,
    player: &PlayerRow,
    address: &str,
    why: &str,
    now: Moment,
) -> Result<()> {
    let kind = "reply-warning";
    let key = format!("{kind}:{}:{why}:{}", player.id, now.date());
    let payload = json!({ "why": why, "name": player.name });
    tell_account(conn, player.id, address, (kind, &key), &payload, now)
}

/// A reply while it is being played.
struct Reading<'a> {
    letter: &'a Letter,
    player: PlayerRow,
    now: Moment,
    answer: Answer,
    steps: Vec<Step>,
    /// The match with what was played so far; or why nothing can be played.
    draft: std::result::Result<(Draft, Seat), String>,
    /// What was there before the first line.
    began_at: i64,
    done: usize,
    refused: bool,
}

impl<'a> Reading<'a> {
    fn begin(
        conn: &mut AnyConnection,
        letter: &'a Letter,
        player: PlayerRow,
        now: Moment,
    ) -> Result<Self> {
        let draft = match load_seat(conn, letter.row.match_id, player.id) {
            Ok((live, seat)) if i32::from(seat.0) == letter.row.seat => {
                Ok((Draft::begin(conn, live, now)?, seat))
            }
            Ok(_) => Err("You have another seat now.".to_owned()),
            Err(error @ ServiceError::Store(_)) => return Err(error),
            Err(error) => Err(error.to_string()),
        };
        let mut steps = steps(&letter.lines);
        steps.truncate(MOST_STEPS);
        Ok(Reading {
            began_at: draft.as_ref().map_or(0, |(draft, _)| draft.number()),
            answer: Answer {
                answers: plain_id(&letter.inbound.message_id).unwrap_or_default(),
                references: letter
                    .inbound
                    .references
                    .iter()
                    .filter_map(|id| plain_id(id))
                    .collect(),
                ..Answer::default()
            },
            letter,
            player,
            now,
            steps,
            draft,
            done: 0,
            refused: false,
        })
    }

    fn take(&mut self, conn: &mut AnyConnection) -> Result<()> {
        let plays = self.steps.iter().any(|step| !step.is_command());
        if plays && self.is_behind(conn)? {
            self.refused = true;
            return Ok(());
        }
        let steps = std::mem::take(&mut self.steps);
        for (at, step) in steps.iter().enumerate() {
            match self.step(conn, step) {
                Ok(()) => self.done += 1,
                Err(ServiceError::Store(error)) => return Err(error.into()),
                Err(ServiceError::Stale) => return Err(ServiceError::Stale),
                Err(error) => {
                    self.refuse(step, &error.to_string());
                    let left: Vec<String> = steps[at + 1..].iter().map(Step::to_string).collect();
                    if !left.is_empty() {
                        self.answer.add("Left alone, because of that", left);
                    }
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Somebody else decided since the mail was written: the player must look again.
    fn is_behind(&mut self, conn: &mut AnyConnection) -> Result<bool> {
        let Ok((draft, seat)) = &self.draft else {
            return Ok(false);
        };
        let (id, seen) = (self.letter.row.match_id, self.letter.row.number);
        let since = actions::between(conn, id, seen, draft.number())?;
        if since.iter().all(|row| row.by() == *seat) {
            return Ok(false);
        }
        let news = read_log(&draft.live, Viewer::Seat(*seat), actions::standing(since));
        let lines = self.steps.iter().map(Step::to_string).collect();
        self.answer.add(
            "Not played, because the match has moved on since that mail",
            lines,
        );
        self.answer
            .add("What happened meanwhile", news.iter().map(told).collect());
        Ok(true)
    }

    fn step(&mut self, conn: &mut AnyConnection, step: &Step) -> Result<()> {
        match step {
            Step::Play(line) => self.play(conn, line),
            Step::Undo => {
                let (draft, seat) = self.seat()?;
                draft.take_back(seat)?;
                self.answer.note("What you did", "undo".to_owned());
                Ok(())
            }
            Step::Help => {
                self.answer.add("What you can write", help());
                Ok(())
            }
            // It is in every answer.
            Step::Board => Ok(()),
            Step::Legal => self.legal(),
            Step::Preview(line) => self.preview(line),
            Step::Say(words) => self.say(conn, words),
            Step::Vacation(None) => Err(ServiceError::Invalid(
                "Write how many days, such as: vacation 5 days.".to_owned(),
            )),
            Step::Vacation(Some(days)) => {
                people::go_away(conn, self.player.id, *days, self.now)?;
                let words = format!("You are away for {days} days: your clocks wait.");
                self.answer.note("Done", words);
                Ok(())
            }
            Step::Remind(None) => Err(ServiceError::Invalid(
                "Write: remind off, or: remind on.".to_owned(),
            )),
            Step::Remind(Some(on)) => self.remind(conn, *on),
            Step::Stop => self.stop(conn),
        }
    }

    fn seat(&mut self) -> Result<(&mut Draft, Seat)> {
        match &mut self.draft {
            Ok((draft, seat)) => Ok((draft, *seat)),
            Err(why) => Err(ServiceError::Refused(why.clone())),
        }
    }

    /// The same as a line on the page, within the transaction of the reply.
    fn play(&mut self, conn: &mut AnyConnection, line: &str) -> Result<()> {
        if line.len() > LONGEST_LINE {
            return super::super::invalid(format!("A line has at most {LONGEST_LINE} characters."));
        }
        let (draft, seat) = self.seat()?;
        let before = draft.rows.len();
        let played = draft.play(seat, line, false);
        played.map_err(|refusal| draft.live.say_refusal(&refusal))?;
        plans::follow(conn, draft)?;
        let rows = draft.rows[before..].to_vec();
        let log = read_log(&draft.live, Viewer::Seat(seat), rows);
        for line in &log {
            let heading = match line.seat == seat.index() {
                true => "What you did",
                false => "What followed by itself",
            };
            self.answer.note(heading, told(line));
        }
        Ok(())
    }

    fn legal(&mut self) -> Result<()> {
        let (draft, seat) = self.seat()?;
        let says = draft.live.words();
        let choices = draft.live.position.choices(seat);
        let line = |choice: &crate::games::Choice| {
            let what = says.say(&choice.what);
            match choice.price.as_ref().map(|price| says.say(price)) {
                Some(price) => format!("{}: {what} ({price})", choice.line),
                None => format!("{}: {what}", choice.line),
            }
        };
        let lines: Vec<String> = choices.iter().map(line).collect();
        let lines = match lines.is_empty() {
            true => vec!["Nothing now: it is not your turn.".to_owned()],
            false => lines,
        };
        self.answer.add("All that you can do", lines);
        Ok(())
    }

    fn preview(&mut self, line: &str) -> Result<()> {
        let (draft, seat) = self.seat()?;
        let shown = match preview(&draft.live, seat, line) {
            Ok(shown) => shown,
            Err(ServiceError::Refused(why)) => {
                let words = vec![format!("{line}: it would be refused. {why}")];
                self.answer.add("Preview", words);
                return Ok(());
            }
            Err(other) => return Err(other),
        };
        let mut lines = vec![format!("{} would do this:", shown.line)];
        lines.extend(shown.happens);
        let changed = shown.points.iter().filter(|(_, now, then)| now != then);
        lines.extend(changed.map(|(name, now, then)| format!("{name}: {now} points, then {then}")));
        self.answer.add("Preview", lines);
        Ok(())
    }

    fn say(&mut self, conn: &mut AnyConnection, words: &str) -> Result<()> {
        let id = self.letter.row.match_id;
        tables::say(conn, id, &self.player, words, self.now)?;
        self.answer.note("Done", format!("You said: {words}"));
        Ok(())
    }

    fn remind(&mut self, conn: &mut AnyConnection, on: bool) -> Result<()> {
        let event = Event::Reminder;
        let words = match on {
            true => {
                preferences::forget_event(conn, self.player.id, event.word())?;
                "You get reminders again."
            }
            false => {
                stop_event(conn, self.player.id, event)?;
                "You get no more reminders. To have them again: remind on."
            }
        };
        self.answer.note("Done", words.to_owned());
        Ok(())
    }

    fn stop(&mut self, conn: &mut AnyConnection) -> Result<()> {
        stop_event(conn, self.player.id, Event::Turn)?;
        let words =
            "You get no more mails when it is your turn. Your profile page starts them again.";
        self.answer.note("Done", words.to_owned());
        Ok(())
    }

    fn refuse(&mut self, step: &Step, why: &str) {
        self.refused = true;
        self.answer
            .add("Refused", vec![step.to_string(), why.to_owned()]);
        let (Step::Play(line), Ok((draft, seat))) = (step, &self.draft) else {
            return;
        };
        let near = nearest(line, &draft.live.position.legal(*seat));
        if !near.is_empty() {
            self.answer.add("Did you mean", near);
        }
    }

    /// Stores what was played, and says how it went: the answer, the number, how many actions, and
    /// whether all was in vain.
    fn finish(mut self, conn: &mut AnyConnection) -> Result<(Answer, i64, u64, bool)> {
        let played = self
            .draft
            .as_ref()
            .is_ok_and(|(draft, _)| draft.number() > self.began_at);
        let name = &self.player.name;
        self.answer.heading = match (played, self.refused, self.done) {
            (true, true, _) => format!("{name}, your reply was played as far as it goes."),
            (true, false, _) => format!("{name}, your reply was played."),
            (false, true, _) => format!("{name}, nothing of your reply was played."),
            (false, false, 0) => format!("{name}, there was nothing to play in your reply."),
            (false, false, _) => format!("{name}, here is what you asked for."),
        };
        if self.done == 0 && !self.refused {
            self.answer.add("What you can write", help());
        }
        let in_vain = self.done == 0;
        match self.draft {
            Ok((draft, _)) if played => {
                let actions = draft.rows.len() as u64;
                let live: Live = draft.seal().save(conn)?;
                Ok((self.answer, live.table.row.number, actions, in_vain))
            }
            _ => Ok((self.answer, self.began_at, 0, in_vain)),
        }
    }
}

fn told(line: &LogLine) -> String {
    match line.sentences.is_empty() {
        true => format!("{} ({})", line.name, line.line),
        false => format!(
            "{} ({}): {}",
            line.name,
            line.line,
            line.sentences.join(" ")
        ),
    }
}

/// A Message-ID that may stand in a header of ours.
fn plain_id(id: &str) -> Option<String> {
    let fits = (1..=250).contains(&id.len())
        && id
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && !b"<>,".contains(&byte));
    fits.then(|| id.to_owned())
}
