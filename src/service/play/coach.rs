//! The coach: what a bot would do in the place of somebody who plays against bots only. It is thought
//! about on the threads of the bots, and kept for as long as the match stands still.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use base::ids::{MatchId, PlayerId};
use games::Seat;
use games::any_game::Position;
use games::bots::advice::Advice;
use games::bots::effort::Effort;
use games::rng::Rng;
use store::matches::Status;
use store::{AnyConnection, ratings};

use crate::live::{Live, Table};
use crate::turns::{may_decide, private_rng};
use crate::{Result, Service, ServiceError};
use words::message;

/// For one answer; with the same question it is always the same.
const NODES: u64 = 12_000;
/// So many answers are kept, and so many questions are open at once.
const KEPT: usize = 256;
const MOST_OPEN: usize = 24;

/// What is asked: a seat's decision at a number of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Question {
    id: MatchId,
    number: i64,
    seat: Seat,
}

/// How far the coach is.
#[derive(Clone, Debug)]
pub enum Answer {
    /// In hundredths of what it may think at most.
    Thinking(u8),
    /// The best first.
    Ready(Arc<Vec<Advice>>),
}

/// The match as it stands, and what the coach says to it.
#[derive(Debug)]
pub struct Coached {
    pub live: Live,
    pub seat: Seat,
    pub answer: Answer,
}

#[derive(Debug)]
struct Entry {
    question: Question,
    thought: Arc<Thinking>,
    found: Option<Arc<Vec<Advice>>>,
}

#[derive(Debug, Default)]
struct Thinking {
    nodes: AtomicU64,
    is_stopped: AtomicBool,
}

/// Questions and answers, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Coach(Arc<Mutex<VecDeque<Entry>>>);

impl Coach {
    fn entries(&self) -> MutexGuard<'_, VecDeque<Entry>> {
        self.0.lock().expect("no holder panics")
    }

    /// What is known about a question; `None` if nobody has asked it yet.
    fn look_up(&self, question: Question) -> Option<Answer> {
        let entries = self.entries();
        let entry = entries.iter().find(|entry| entry.question == question)?;
        Some(match &entry.found {
            Some(found) => Answer::Ready(found.clone()),
            None => {
                let nodes = entry.thought.nodes.load(Ordering::Relaxed);
                let percent = (100 * nodes / NODES).min(99);
                Answer::Thinking(u8::try_from(percent).unwrap_or(99))
            }
        })
    }

    /// Opens a question, unless there are too many; `None` if somebody else has just asked it.
    fn open(&self, question: Question) -> Result<Option<Arc<Thinking>>> {
        let mut entries = self.entries();
        if entries.iter().any(|entry| entry.question == question) {
            return Ok(None);
        }
        let open = entries.iter().filter(|entry| entry.found.is_none());
        if open.count() >= MOST_OPEN {
            return Err(too_many());
        }
        if entries.len() >= KEPT
            && let Some(oldest) = entries.iter().position(|entry| entry.found.is_some())
        {
            entries.remove(oldest);
        }
        let thought = Arc::<Thinking>::default();
        entries.push_back(Entry {
            question,
            thought: thought.clone(),
            found: None,
        });
        Ok(Some(thought))
    }

    /// The answer to an open question; without one, it can be asked again.
    fn close(&self, thought: &Arc<Thinking>, found: Option<Vec<Advice>>) {
        let mut entries = self.entries();
        let own = |entry: &Entry| Arc::ptr_eq(&entry.thought, thought);
        match found {
            Some(found) => {
                if let Some(entry) = entries.iter_mut().find(|entry| own(entry)) {
                    entry.found = Some(Arc::new(found));
                }
            }
            None => entries.retain(|entry| !own(entry)),
        }
    }

    /// The match has moved on: nobody wants to know any more.
    pub(crate) fn forget(&self, id: MatchId, number: i64) {
        self.entries().retain(|entry| {
            let is_old = entry.question.id == id && entry.question.number != number;
            if is_old {
                entry.thought.is_stopped.store(true, Ordering::Relaxed);
            }
            !is_old
        });
    }
}

/// Closes its question in any case: whoever thinks may break off.
struct Open {
    coach: Coach,
    thought: Arc<Thinking>,
    found: Option<Vec<Advice>>,
}

impl Open {
    fn close(mut self, found: Option<Vec<Advice>>) {
        self.found = found;
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.coach.close(&self.thought, self.found.take());
    }
}

impl Service {
    /// Whether somebody may ask the coach now: at their own decision, with bots alone at the table.
    pub async fn may_ask_coach(&self, live: &Live, player: PlayerId) -> Result<bool> {
        let Ok(seat) = may_decide(live, player) else {
            return Ok(false);
        };
        if !live.position.turn().waits_for(seat) || !has_bots_alone(&live.table, seat)? {
            return Ok(false);
        }
        let id = live.table.row.id;
        self.store
            .read(move |conn| Ok(ratings::drop_outs_of(conn, id)?.is_empty()))
            .await
    }

    /// What the coach would do where the player must decide. The first who asks lets it begin to think.
    pub async fn ask_coach(&self, id: MatchId, player: PlayerId) -> Result<Coached> {
        let (live, seat) = self
            .store
            .read(move |conn| decision(conn, id, player))
            .await?;
        let question = Question {
            id,
            number: live.table.row.number,
            seat,
        };
        self.coach.forget(id, question.number);
        let answer = match self.coach.look_up(question) {
            Some(answer) => answer,
            None => {
                let position = live.position.boxed();
                self.think_about(question, position, private_rng(&live, seat))?;
                Answer::Thinking(0)
            }
        };
        Ok(Coached { live, seat, answer })
    }

    fn think_about(
        &self,
        question: Question,
        position: Box<dyn Position>,
        mut rng: Rng,
    ) -> Result<()> {
        let Some(thought) = self.coach.open(question)? else {
            return Ok(());
        };
        let open = Open {
            coach: self.coach.clone(),
            thought: thought.clone(),
            found: None,
        };
        let thinkers = self.thinkers.clone();
        let nodes = thinkers.most_nodes.min(NODES);
        let begun = self.thinkers.begin(move || {
            let mut is_up = || {
                thought.nodes.fetch_add(1, Ordering::Relaxed);
                thinkers.is_stopped() || thought.is_stopped.load(Ordering::Relaxed)
            };
            let mut effort = Effort::until(&mut is_up);
            let found = position.advise(question.seat, nodes, &mut effort, &mut rng);
            // What was broken off is no answer.
            let is_whole = !thinkers.is_stopped() && !thought.is_stopped.load(Ordering::Relaxed);
            open.close(is_whole.then_some(found));
        });
        begun.map_err(|_| too_many())
    }
}

fn too_many() -> ServiceError {
    ServiceError::TooMany(message!("coach-busy"))
}

/// The match and the seat of somebody who may ask the coach; or why not.
fn decision(conn: &mut AnyConnection, id: MatchId, player: PlayerId) -> Result<(Live, Seat)> {
    let live = Live::load(conn, id)?;
    let seat = may_decide(&live, player)?;
    let has_people = !has_bots_alone(&live.table, seat)?;
    if has_people || !ratings::drop_outs_of(conn, id)?.is_empty() {
        return Err(ServiceError::Forbidden(message!("coach-bots-only")));
    }
    if !live.position.turn().waits_for(seat) {
        return Err(ServiceError::Refused(message!("coach-not-now")));
    }
    Ok((live, seat))
}

/// Nobody else is at the table, and nothing that counts for others depends on the match. Whoever
/// dropped out is still compared with those who stay.
fn has_bots_alone(table: &Table, seat: Seat) -> Result<bool> {
    let mut others = table.seats.iter().filter(|other| other.at() != seat);
    let bots = others.all(|other| other.player_id.is_none() && other.bot.is_some());
    let is_free = table.terms()?.season.is_none() && table.row.status == Status::Running;
    Ok(bots && is_free)
}
