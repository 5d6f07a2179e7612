//! Bots that think: how strong they are, and the threads on which they do it, within the share of
//! the cores that the operator gives them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use base::clock::Moment;
use base::ids::MatchId;
use games::Seat;
use games::any_game::Position;
use games::bots::Bot;
use games::bots::effort::Effort;
use games::rng::Rng;
use store::AnyConnection;
use store::matches::Status;

use crate::draft::{Draft, Sealed};
use crate::gate::Gate;
use crate::live::Live;
use crate::{Counters, Result, Service, Unreadable, plans};

base::text_enum! {
    /// How strong a bot is, as people choose it. The easiest was the only one for a while, and
    /// keeps its word.
    pub enum Level {
        Newcomer = "greedy",
        Club = "club",
        Strong = "strong",
    }
}

impl Level {
    /// What forms propose.
    pub const USUAL: Level = Level::Club;
    /// Who plays on for somebody who dropped out.
    pub const SUBSTITUTE: Level = Level::Club;

    /// The message that names it.
    pub fn id(self) -> &'static str {
        match self {
            Level::Newcomer => words::id!("bot-newcomer"),
            Level::Club => words::id!("bot-club"),
            Level::Strong => words::id!("bot-strong"),
        }
    }
}

/// A bot that decides this often in a row lets others come first.
const MOST_IN_A_ROW: usize = 200;
/// As many decisions wait for a thread.
const ROOM: usize = 512;

/// Whether a decision takes so little time that it is made at once.
fn is_quick(bot: Bot) -> bool {
    match bot {
        Bot::Random | Bot::Greedy => true,
        Bot::Club | Bot::Strong => false,
    }
}

/// The longest that one decision may take, whatever the machine.
fn longest(bot: Bot) -> Duration {
    match bot {
        Bot::Random | Bot::Greedy | Bot::Club => Duration::from_millis(50),
        Bot::Strong => Duration::from_secs(2),
    }
}

/// The threads on which bots think. They give way to all others: people's requests come first.
#[derive(Clone, Debug)]
pub struct Thinkers {
    gate: Gate,
    pub threads: usize,
    /// How much of their time these threads may work, in percent.
    pub duty: u8,
    /// At most so many nodes for a decision, however long they take: tests want few, and the same
    /// decision each time.
    pub most_nodes: u64,
    is_stopped: Arc<AtomicBool>,
}

impl Thinkers {
    /// A share, in percent, of so many cores.
    pub fn new(share: u8, cores: usize) -> Thinkers {
        let wanted = usize::from(share.clamp(1, 100)) * cores.max(1);
        let threads = wanted.div_ceil(100);
        Thinkers {
            gate: Gate::yielding(threads, ROOM),
            threads,
            duty: u8::try_from(wanted / threads).unwrap_or(100),
            most_nodes: u64::MAX,
            is_stopped: Arc::default(),
        }
    }

    /// The share of this machine.
    pub fn of_this_machine(share: u8) -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Thinkers::new(share, cores)
    }

    /// Whoever thinks decides now with what has been found.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Begins to think about something when its turn comes; whoever wants to know looks again later.
    pub(crate) fn begin(&self, work: impl FnOnce() + Send + 'static) -> Result<()> {
        self.gate.begin(work)
    }

    /// Thinks about something when its turn comes.
    pub(crate) async fn about<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        self.gate.pass(work).await
    }

    async fn think(&self, asked: Question) -> Result<Thought> {
        let (nodes, is_stopped) = (self.most_nodes, self.is_stopped.clone());
        let work = move || {
            let began = Instant::now();
            let until = (nodes == u64::MAX).then(|| began + longest(asked.bot));
            let is_late = || until.is_some_and(|until| Instant::now() >= until);
            let mut is_up = || is_stopped.load(Ordering::Relaxed) || is_late();
            let mut effort = Effort::until(&mut is_up).at_most(nodes);
            let (seat, mut rng) = (asked.seat, asked.rng);
            let lines = asked
                .position
                .think(seat, asked.bot, None, &mut effort, &mut rng);
            Thought {
                number: asked.number,
                seat,
                lines,
                took: began.elapsed(),
            }
        };
        self.gate.pass(work).await
    }
}

/// A decision that takes time.
struct Question {
    position: Box<dyn Position>,
    number: i64,
    seat: Seat,
    bot: Bot,
    rng: Rng,
}

#[derive(Clone)]
struct Thought {
    number: i64,
    seat: Seat,
    lines: Vec<String>,
    took: Duration,
}

/// What comes next for the bots of a match.
enum Next {
    Nothing,
    Think(Box<Question>),
    Commit(Sealed),
}

impl Service {
    /// Lets the bots of a match decide until somebody else must. What takes time is thought about on
    /// threads of its own, and no connection waits for it.
    pub(crate) async fn play_bots(&self, id: MatchId) -> Result<bool> {
        let mut thought = None;
        loop {
            let (now, began, given) = (self.clock.now(), Instant::now(), thought.take());
            let next = self
                .store
                .read_slowly(move |conn| next(conn, id, given, now))
                .await?;
            let asked = match next {
                Next::Nothing => return Ok(false),
                Next::Commit(draft) => {
                    Counters::add_time(&self.counters.bot_time, began.elapsed());
                    return self.commit(draft).await.map(|_| true);
                }
                Next::Think(asked) => asked,
            };
            let found = self.thinkers.think(*asked).await?;
            Counters::add_time(&self.counters.bot_time, found.took);
            thought = Some(found);
        }
    }
}

fn next(
    conn: &mut AnyConnection,
    id: MatchId,
    thought: Option<Thought>,
    now: Moment,
) -> Result<Next> {
    let live = Live::load(conn, id)?;
    if live.table.row.status != Status::Running || live.table.row.paused {
        return Ok(Next::Nothing);
    }
    let mut draft = Draft::begin(conn, live, now)?;
    // Whatever happened meanwhile makes the thought worthless.
    if let Some(thought) = thought.filter(|thought| thought.number == draft.number()) {
        for line in &thought.lines {
            let goes_on = draft.live.position.turn().waits_for(thought.seat);
            let is_bot = draft.live.table.seats[thought.seat.index()].bot.is_some();
            if !goes_on || !is_bot {
                break;
            }
            match draft.play(thought.seat, line, false) {
                Ok(_) => plans::follow(conn, &mut draft)?,
                Err(refusal) if draft.rows.is_empty() => {
                    return Err(draft.live.say_refusal(refusal));
                }
                // Somebody's plan or standing order came between.
                Err(_) => break,
            }
        }
    }
    for _ in 0..MOST_IN_A_ROW {
        let Some((seat, bot)) = waiting_bot(&draft.live)? else {
            break;
        };
        // Whoever decides again after a crash decides the same.
        let mut rng = draft.live.table.rng(&format!("bot {}", draft.number()))?;
        let position = &draft.live.position;
        if !is_quick(bot) {
            if !draft.rows.is_empty() {
                break;
            }
            return Ok(Next::Think(Box::new(Question {
                position: position.boxed(),
                number: draft.number(),
                seat,
                bot,
                rng,
            })));
        }
        let Some(line) = position.bot(seat, bot, &mut rng) else {
            break;
        };
        let played = draft.play(seat, &line, false);
        played.map_err(|refusal| draft.live.say_refusal(refusal))?;
        plans::follow(conn, &mut draft)?;
    }
    Ok(match draft.rows.is_empty() {
        true => Next::Nothing,
        false => Next::Commit(draft.seal()),
    })
}

fn waiting_bot(live: &Live) -> Result<Option<(Seat, Bot)>> {
    for seat in live.position.turn().seats() {
        let row = live.table.seats.get(seat.index());
        if let Some((row, bot)) = row.and_then(|row| Some((row, row.bot.as_ref()?))) {
            let place = format!("{}/{}", row.match_id, row.seat);
            return match bot.parse() {
                Ok(bot) => Ok(Some((seat, bot))),
                Err(why) => Err(Unreadable::new("seats", place, "bot", why).into()),
            };
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_threads_and_the_part_of_their_time() {
        let of = |share, cores| {
            let thinkers = Thinkers::new(share, cores);
            (thinkers.threads, thinkers.duty)
        };
        assert_eq!(of(50, 1), (1, 50));
        assert_eq!(of(50, 2), (1, 100));
        assert_eq!(of(50, 8), (4, 100));
        assert_eq!(of(30, 8), (3, 80));
        assert_eq!(of(1, 64), (1, 64));
        assert_eq!(of(100, 4), (4, 100));
    }

    #[test]
    fn every_level_is_a_bot() {
        for level in Level::ALL {
            assert!(level.text().parse::<Bot>().is_ok());
        }
    }
}
