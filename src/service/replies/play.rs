//! One reply in one transaction: seen, played, answered.

use chrono::TimeDelta;

use base::clock::Moment;
use games::{Seat, Viewer};
use mail::reply::Inbound;
use mail::reply::command::Step;
use store::accounts::{self, PlayerRow};
use store::letters::{self, NewMail};
use store::replies::{self, ReplyRow};
use store::{AnyConnection, actions};

use super::super::draft::{Draft, HAND_OVER};
use super::super::letters::new_message_id;
use super::super::live::Live;
use super::super::log::read_log;
use super::super::notice::{Notice, Told, Warning};
use super::super::turns::take_seat;
use super::super::{Result, ServiceError, people};
use super::answer::{Answer, plain_id, plain_subject, told};
use super::foreign::warn;
use super::lines::sort;
use super::{Received, player_of};
use words::{Message, Reader, message};

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

/// The action that ends a turn, in every game.
pub(super) const END: &str = "end";

/// Replies that achieve nothing are answered this often in an hour: a program that answers ours
/// without saying that it is one must not go on for ever.
const MOST_IN_VAIN: i64 = 10;

pub(super) fn play(conn: &mut AnyConnection, letter: &Letter, now: Moment) -> Result<Done> {
    let passed = |why: &'static str| {
        Ok(Done {
            received: Received::PassedOver(why),
            number: 0,
            actions: 0,
        })
    };
    // A copy that comes to another node at the same time waits here.
    if !replies::mark_seen(conn, &letter.seen, now)? {
        return passed("it came before");
    }
    let Some((player, address)) = player_of(conn, &letter.row)? else {
        return passed("the account is gone");
    };
    let is_own = letter.inbound.from.as_deref() == Some(address.as_str());
    if !(is_own || replies::takes_any_sender(conn, player.id)?) {
        warn(conn, letter, &player, &address, Warning::Foreign, now)?;
        return passed("it is from another address");
    }
    if !letter.is_proven {
        warn(conn, letter, &player, &address, Warning::Unproven, now)?;
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

fn queue(
    conn: &mut AnyConnection,
    letter: &Letter,
    address: &str,
    answer: &Answer,
    now: Moment,
) -> Result<()> {
    let row = &letter.row;
    let told = Told::plain(Notice::Answer(answer.clone()));
    let kind = told.notice.kind();
    let mail = NewMail {
        address,
        player_id: Some(row.player_id),
        payload: &told.store(),
        dedup_key: &format!("{kind}:{}", letter.seen),
        message_id: &new_message_id(),
        match_id: Some(row.match_id),
        seat: Some(row.seat),
        ..NewMail::queued(kind, now)
    };
    letters::queue(conn, &mail)?;
    Ok(())
}

type Drafted = std::result::Result<(Draft, Seat), Message>;

/// Whether a line is written as an action of the match is, legal or not.
fn is_action(draft: &Drafted, line: &str) -> bool {
    draft.as_ref().is_ok_and(|(draft, seat)| {
        let mut parts = line.split(';').map(str::trim);
        parts.all(|part| !part.is_empty() && draft.live.position.reads(*seat, part))
    })
}

/// A reply while it is being played.
pub(super) struct Reading<'a> {
    pub letter: &'a Letter,
    pub player: PlayerRow,
    pub reader: Reader,
    pub now: Moment,
    pub answer: Answer,
    steps: Vec<Step>,
    /// Neither an action nor a command, so that it was passed over.
    passed: Vec<String>,
    /// What may have been meant for the table.
    talk: Vec<String>,
    /// The match with what was played so far; or why nothing can be played.
    pub draft: Drafted,
    /// What was there before the first line.
    began_at: i64,
    done: usize,
    pub refused: bool,
    /// Nothing but help was asked for.
    pub only_help: bool,
}

impl<'a> Reading<'a> {
    fn begin(
        conn: &mut AnyConnection,
        letter: &'a Letter,
        player: PlayerRow,
        now: Moment,
    ) -> Result<Self> {
        let reader = people::reader(&player, now)?;
        let draft = match take_seat(conn, letter.row.match_id, player.id) {
            Ok((live, seat)) if i32::from(seat.0) == letter.row.seat => {
                Ok((Draft::begin(conn, live, now)?, seat))
            }
            Ok(_) => Err(message!("another-seat")),
            Err(error @ ServiceError::Store(_)) => return Err(error),
            Err(error) => Err(error.message(reader.language)),
        };
        let is_action = |line: &str| is_action(&draft, line);
        let below = &letter.inbound.below;
        let verbs: Vec<&str> = match &draft {
            Ok((draft, _)) => {
                let sections = draft.live.game.info().sections.iter();
                sections.map(|(verb, _)| *verb).collect()
            }
            Err(_) => Vec::new(),
        };
        let mut sorted = sort(&letter.lines, below, &player.name, is_action, &verbs);
        let remark = letter.inbound.remark.clone();
        sorted.passed.splice(..0, remark);
        Ok(Reading {
            began_at: draft.as_ref().map_or(0, |(draft, _)| draft.number()),
            answer: Answer {
                subject: plain_subject(&letter.inbound.subject),
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
            reader,
            player,
            now,
            only_help: sorted.steps.iter().all(|step| *step == Step::Help),
            steps: sorted.steps,
            talk: sorted.passed.clone(),
            passed: sorted.passed,
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
                Err(_) if self.is_over_already(step) => {
                    let line = self.written(step);
                    self.add(message!("reply-over-already"), vec![line]);
                }
                Err(error) => {
                    self.refuse(step, &error.message(self.reader.language));
                    self.take_for_talk(&steps[at..]);
                    let left = steps[at + 1..].iter().map(|step| self.written(step));
                    let left: Vec<String> = left.collect();
                    if !left.is_empty() {
                        self.add(message!("reply-left"), left);
                    }
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Whoever ends a turn that has ended by itself gets what they want.
    fn is_over_already(&self, step: &Step) -> bool {
        let ends = matches!(step, Step::Play(line) if line.eq_ignore_ascii_case(END));
        let has_played = |(draft, seat): &(Draft, Seat)| {
            let turn = draft.live.position.turn();
            draft.number() > self.began_at && turn.seats().all(|other| other != *seat)
        };
        ends && self.draft.as_ref().is_ok_and(has_played)
    }

    /// Lines from one that is no action on, up to the next action or command, are a remark.
    fn take_for_talk(&mut self, steps: &[Step]) {
        for step in steps {
            let Step::Play(line) = step else { break };
            if is_action(&self.draft, line) {
                break;
            }
            self.talk.push(line.clone());
        }
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
        let news = read_log(
            &draft.live,
            Viewer::Seat(*seat),
            self.reader.language,
            actions::standing(since),
        )?;
        let lines = self.steps.iter().map(|step| self.written(step)).collect();
        let news = news.iter().map(|line| told(self.reader, line)).collect();
        self.add(message!("reply-behind"), lines);
        self.add(message!("reply-news"), news);
        Ok(true)
    }

    /// Stores what was played, and says how it went: the answer, the number, how many actions, and
    /// whether all was in vain.
    fn finish(mut self, conn: &mut AnyConnection) -> Result<(Answer, i64, u64, bool)> {
        let played = self
            .draft
            .as_ref()
            .is_ok_and(|(draft, _)| draft.number() > self.began_at);
        let ends = |(draft, seat): &(Draft, Seat)| draft.handing_over() == Some(*seat);
        if played && self.draft.as_ref().is_ok_and(ends) {
            let minutes = HAND_OVER.num_minutes();
            self.say_done(message!("reply-hand-over", minutes = minutes));
        }
        if !self.passed.is_empty() {
            self.add(message!("reply-passed"), self.passed.clone());
        }
        if !self.talk.is_empty() {
            let words = self.talk.join(" ");
            let offer = self.reader.tell(&message!("reply-say-line", words = words));
            self.add(message!("reply-say"), vec![offer]);
        }
        let name = self.player.name.clone();
        let done = self.reader.tell(&message!("reply-done"));
        let only_done = self.answer.holds_only(&done);
        let heading = match (played, self.refused, self.done) {
            (true, true, _) => message!("reply-played-some", name = name),
            (true, false, _) if !self.passed.is_empty() => {
                message!("reply-played-actions", name = name)
            }
            (true, false, _) => message!("reply-played", name = name),
            (false, true, _) => message!("reply-played-none", name = name),
            (false, false, 0) => message!("reply-empty", name = name),
            (false, false, _) if only_done => message!("reply-all-done", name = name),
            (false, false, _) => message!("reply-asked", name = name),
        };
        self.answer.heading = self.reader.tell(&heading);
        if only_done {
            // The first line has said so.
            self.answer
                .sections
                .iter_mut()
                .for_each(|section| section.heading.clear());
        }
        if self.done == 0 && !self.refused {
            self.help(false);
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
