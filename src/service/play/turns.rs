//! Playing: act, preview, take back.

use base::ids::{MatchId, PlayerId};
use games::any_game::{Played, Position};
use games::play::submit;
use games::rng::Rng;
use games::{Seat, Viewer};
use store::actions::{self, ActionRow};
use store::matches::Status;
use store::news::Heard;
use store::{AnyConnection, accounts, matches};

use crate::draft::{Draft, Sealed};
use crate::live::{Live, Table, replay};
use crate::recent::Ready;
use crate::secrets::hash;
use crate::{Counters, Result, Service, ServiceError};
use words::{Language, message};

/// The longest line that is read at all.
pub const LONGEST_LINE: usize = 1000;
/// What was played while something else of the match changed is played again this often.
const MOST_TRIES: usize = 8;

/// Who plays: somebody who is known, or whoever has a token.
#[derive(Clone, Debug)]
pub enum By {
    Player(PlayerId),
    /// The hash of a token; whose it is is asked in the transaction that plays.
    Token(String),
}

impl From<PlayerId> for By {
    fn from(player: PlayerId) -> Self {
        By::Player(player)
    }
}

impl By {
    pub fn token(secret: &str) -> By {
        By::Token(hash(secret))
    }

    fn player(&self, conn: &mut AnyConnection) -> Result<PlayerId> {
        match self {
            By::Player(player) => Ok(*player),
            By::Token(hash) => match accounts::of_token(conn, hash)? {
                Some((player, true)) => Ok(player),
                Some((_, false)) => Err(ServiceError::Forbidden(message!("token-reads"))),
                None => Err(ServiceError::NotSignedIn),
            },
        }
    }
}

/// What an action would do, as the seat that plays it may know.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Preview {
    pub line: String,
    /// In sentences, what happens.
    pub happens: Vec<String>,
    /// Name, points now, points then.
    pub points: Vec<(String, i64, i64)>,
    /// Who decides next; nobody once the match is over, or while it is not known.
    pub next: Vec<String>,
    /// It could not be taken back.
    pub is_final: bool,
}

impl Service {
    /// Plays what the player submits at the number that they saw.
    pub async fn act(
        &self,
        id: MatchId,
        by: impl Into<By>,
        number: i64,
        line: &str,
    ) -> Result<Live> {
        let by = by.into();
        let line = line.trim().to_owned();
        if line.len() > LONGEST_LINE {
            return crate::invalid(message!("line-too-long", most = LONGEST_LINE));
        }
        let mut tries = 0;
        let played = loop {
            tries += 1;
            match self.act_once(id, by.clone(), number, line.clone()).await {
                // Something beside the actions has changed: the same line may still be right. If
                // somebody acted, the next try says so.
                Err(ServiceError::Stale) if tries < MOST_TRIES => {}
                played => break played,
            }
        };
        match &played {
            Err(ServiceError::Refused(_) | ServiceError::AgainstTheRules(_)) => {
                Counters::add(&self.counters.refusals, 1)
            }
            Err(ServiceError::Stale) => Counters::add(&self.counters.stale, 1),
            Ok(_)
            | Err(
                ServiceError::NotFound
                | ServiceError::NotSignedIn
                | ServiceError::Forbidden(_)
                | ServiceError::Invalid(_)
                | ServiceError::TooMany(_)
                | ServiceError::Busy
                | ServiceError::Unreadable(_)
                | ServiceError::Store(_),
            ) => {}
        }
        played
    }

    /// One transaction: loading, deciding and storing.
    async fn act_once(&self, id: MatchId, by: By, number: i64, line: String) -> Result<Live> {
        let (now, recent) = (self.clock.now(), self.recent.clone());
        let played = self
            .store
            .write(move |conn| {
                let player = by.player(conn)?;
                let (ready, seat) = match recent.guess(id, number, player) {
                    Some(guessed) => guessed,
                    None => recent.load_seat(conn, id, player)?,
                };
                if ready.live.table.row.number != number {
                    return match same_again(conn, &ready.live, seat, number, &line)? {
                        // A double click: it is played already.
                        true => Ok((ready, 0)),
                        false => Err(ServiceError::Stale),
                    };
                }
                let mut draft = Draft::of(ready, now);
                if let Err(refusal) = draft.play(seat, &line, false) {
                    let refusal = draft.live.say_refusal(refusal);
                    return Err(or_stale(conn, &draft.live, refusal)?);
                }
                crate::plans::follow(conn, &mut draft)?;
                let sealed = draft.seal();
                let count = sealed.count();
                Ok((sealed.save_ready(conn)?, count))
            })
            .await?;
        Ok(self.stored(played))
    }

    /// Takes back the player's last action.
    pub async fn undo(&self, id: MatchId, player: PlayerId, number: i64) -> Result<Live> {
        for _ in 1..MOST_TRIES {
            match self.undo_once(id, player, number).await {
                Err(ServiceError::Stale) => {}
                undone => return undone,
            }
        }
        self.undo_once(id, player, number).await
    }

    async fn undo_once(&self, id: MatchId, player: PlayerId, number: i64) -> Result<Live> {
        let (now, recent) = (self.clock.now(), self.recent.clone());
        let undone = self
            .store
            .write(move |conn| {
                let (ready, seat) = recent.load_seat(conn, id, player)?;
                if ready.live.table.row.number != number {
                    return match undone_already(conn, &ready.live, seat, number)? {
                        true => Ok((ready, 0)),
                        false => Err(ServiceError::Stale),
                    };
                }
                let mut draft = Draft::of(ready, now);
                if let Err(refusal) = draft.take_back(seat) {
                    return Err(or_stale(conn, &draft.live, refusal)?);
                }
                let sealed = draft.seal();
                let count = sealed.count();
                Ok((sealed.save_ready(conn)?, count))
            })
            .await?;
        Ok(self.stored(undone))
    }

    /// Stores a draft, and lets everybody know who listens.
    pub(crate) async fn commit(&self, draft: Sealed) -> Result<Live> {
        let count = draft.count();
        let ready = self.store.write(move |conn| draft.save_ready(conn)).await?;
        Ok(self.stored((ready, count)))
    }

    /// What was stored stays at hand, and everybody knows of it who listens.
    fn stored(&self, (mut ready, count): (Ready, usize)) -> Live {
        Counters::add(&self.counters.actions, count as u64);
        // Whoever plays on has the positions themselves.
        (ready.live.cached.state, ready.live.cached.settled_state) = Default::default();
        let live = ready.live.clone();
        self.recent.keep(ready);
        if count > 0 {
            self.coach.forget(live.table.row.id, live.table.row.number);
            self.tell_followers(live.table.row.id, live.table.row.number);
            self.wake_for(&live);
        }
        live
    }

    /// Only the loops that have something to do.
    fn wake_for(&self, live: &Live) {
        let row = &live.table.row;
        let mut waits = live.table.seats.iter();
        let bot_waits = waits.any(|seat| seat.bot.is_some() && seat.waiting_since.is_some());
        let is_over = row.status != Status::Running;
        if bot_waits || is_over {
            self.wake.scheduler.notify_one();
        }
        // Nobody is written to about a turn at once: that is found in time.
        if is_over {
            self.wake.outbox.notify_one();
            self.wake.hooks.notify_one();
        }
    }

    pub(crate) fn announce(&self, id: MatchId, number: i64) {
        self.tell_followers(id, number);
        self.wake.notify_one();
    }

    fn tell_followers(&self, id: MatchId, number: i64) {
        // Nobody may be following: that is no error.
        let _ = self.moved.send(Heard::Moved(id, number));
        if let Some(others) = &self.others {
            others.tell(id, number);
        }
    }

    /// What a line would do, without doing it.
    pub async fn preview(
        &self,
        id: MatchId,
        player: PlayerId,
        line: &str,
        language: Language,
    ) -> Result<Preview> {
        let line = line.trim().to_owned();
        self.store
            .read(move |conn| {
                let (live, seat) = load_seat(conn, id, player)?;
                preview(&live, seat, &line, language)
            })
            .await
    }
}

/// Lines that were tried where nobody sees it, and where they lead.
#[derive(Debug)]
pub struct Trial {
    pub position: Box<dyn Position>,
    /// Each action as the record would keep it.
    pub lines: Vec<String>,
    /// In sentences, what happens.
    pub happens: Vec<String>,
    /// It could not be taken back.
    pub is_final: bool,
    /// Where it may lead as well, if something hidden comes up: what differs there is not known.
    pub others: Vec<Box<dyn Position>>,
    /// A round begins with it: what is asked then is another turn.
    pub begins_round: bool,
}

impl Trial {
    /// All of it as one submission.
    pub fn line(&self) -> String {
        self.lines.join("; ")
    }

    /// The points there; those of a seat that are not known stay as they are now.
    pub fn points(&self, now: &[i64]) -> Vec<i64> {
        let mut points = self.position.points();
        for other in self.others.iter().map(|other| other.points()) {
            for (seat, points) in points.iter_mut().enumerate() {
                if other[seat] != *points {
                    *points = now[seat];
                }
            }
        }
        points
    }

    /// Whoever decides next, if that is known.
    pub fn next(&self) -> Vec<Seat> {
        let seats = |position: &dyn Position| position.turn().seats().collect::<Vec<Seat>>();
        let next = seats(self.position.as_ref());
        let is_known = self
            .others
            .iter()
            .all(|other| seats(other.as_ref()) == next);
        if is_known { next } else { Vec::new() }
    }

    /// Whether the seat could end its turn there.
    pub fn may_end(&self, seat: Seat) -> bool {
        self.position.legal(seat).iter().any(|line| line == END)
    }

    /// Whether the last action asks the seat something that it must answer, or that belongs to it.
    /// What comes after something hidden was shown is not known.
    pub fn asks_further(&self, seat: Seat) -> bool {
        let goes_on = !self.may_end(seat) || self.position.goes_on(seat);
        let is_known = !self.is_final && !self.begins_round;
        is_known && self.position.turn().waits_for(seat) && goes_on
    }
}

/// The line that ends a turn, in every game.
pub const END: &str = "end";

/// Tried in a position that the player cannot tell from the true one: what is hidden stays so.
pub fn attempt(live: &Live, seat: Seat, lines: &str, language: Language) -> Result<Trial> {
    if lines.len() > LONGEST_LINE {
        return crate::invalid(message!("line-too-long", most = LONGEST_LINE));
    }
    let mut rng = private_rng(live, seat);
    let mut trial = guess(live, seat, lines, language, &mut rng)?;
    if trial.is_final {
        // What is the same wherever it may lead is sure.
        for _ in 0..GUESSES {
            let Ok(other) = guess(live, seat, lines, language, &mut rng) else {
                continue;
            };
            let both = trial.happens.iter().zip(&other.happens);
            let sure = both.take_while(|(one, other)| one == other).count();
            trial.happens.truncate(sure);
            trial.others.push(other.position);
        }
    }
    Ok(trial)
}

/// Other worlds that are looked at for what is sure.
const GUESSES: usize = 3;

fn guess(live: &Live, seat: Seat, lines: &str, language: Language, rng: &mut Rng) -> Result<Trial> {
    let viewer = Viewer::Seat(seat);
    let mut trial = Trial {
        position: live.position.imagine(viewer, rng),
        lines: Vec::new(),
        happens: Vec::new(),
        is_final: false,
        others: Vec::new(),
        begins_round: false,
    };
    let played = submit(&mut trial.position, seat, &live.names, lines);
    let words = live.words(language);
    for action in played.map_err(|refusal| live.say_refusal(refusal))? {
        trial.is_final |= action.is_final;
        trial.lines.push(action.line);
        let readable = action
            .events
            .iter()
            .filter(|event| event.audience.includes(viewer));
        let sentences = readable.map(|event| words.say(&event.message));
        trial.happens.extend(sentences);
    }
    let round = |position: &dyn Position| position.stage().map(|stage| stage.now);
    trial.begins_round = round(trial.position.as_ref()) != round(live.position.as_ref());
    Ok(trial)
}

pub fn preview(live: &Live, seat: Seat, lines: &str, language: Language) -> Result<Preview> {
    let trial = attempt(live, seat, lines, language)?;
    let now = live.position.points();
    let then = trial.points(&now);
    let points = live.names.iter().zip(now).zip(then);
    let next = trial.next().into_iter();
    Ok(Preview {
        line: trial.line(),
        points: points
            .map(|((name, now), then)| (name.clone(), now, then))
            .collect(),
        next: next.map(|seat| live.names[seat.index()].clone()).collect(),
        is_final: trial.is_final,
        happens: trial.happens,
    })
}

/// The same for the same moment, so that looking twice shows the same. Drawn from the seed, which
/// nobody knows: who knew how the hidden cards were shuffled here could shuffle them back.
pub fn private_rng(live: &Live, seat: Seat) -> Rng {
    private_rng_at(live, live.table.row.number, seat)
}

/// The same for a moment that may be past.
pub(crate) fn private_rng_at(live: &Live, number: i64, seat: Seat) -> Rng {
    let (row, seat) = (&live.table.row, seat.0);
    let text = format!("guess {} {number} {seat} {}", row.id, row.seed);
    use sha2::Digest;
    Rng::new(sha2::Sha256::digest(text.as_bytes()).into())
}

/// The match and the seat of a player who may decide something in it.
pub(crate) fn load_seat(
    conn: &mut AnyConnection,
    id: MatchId,
    player: PlayerId,
) -> Result<(Live, Seat)> {
    let live = Live::load(conn, id)?;
    let seat = may_decide(&live, player)?;
    Ok((live, seat))
}

/// The same for whoever will change the match in this transaction.
pub(crate) fn take_seat(
    conn: &mut AnyConnection,
    id: MatchId,
    player: PlayerId,
) -> Result<(Live, Seat)> {
    let table = Table::take(conn, id)?;
    let live = Live::of(conn, table)?;
    let seat = may_decide(&live, player)?;
    Ok((live, seat))
}

/// The seat of a player who may decide something now.
pub(crate) fn may_decide(live: &Live, player: PlayerId) -> Result<Seat> {
    live.table.viewer(Some(player))?;
    let Some(seat) = live.table.seat_of(player).map(|seat| seat.at()) else {
        return Err(ServiceError::Forbidden(message!("no-seat")));
    };
    if live.table.row.status != Status::Running {
        return Err(ServiceError::Refused(message!("match-is-over")));
    }
    if live.table.row.paused {
        return Err(ServiceError::Refused(message!("match-is-paused")));
    }
    Ok(seat)
}

/// What is refused stores nothing, and so does not find out by itself that the match was read while it
/// moved.
fn or_stale(conn: &mut AnyConnection, live: &Live, refusal: ServiceError) -> Result<ServiceError> {
    let row = matches::find(conn, live.table.row.id)?;
    let is_same = row.is_some_and(|row| row.version == live.table.row.version);
    Ok(if is_same {
        refusal
    } else {
        ServiceError::Stale
    })
}

/// Whether this very submission has been played, however it was written then: the second click of
/// two, or an answer that got lost.
fn same_again(
    conn: &mut AnyConnection,
    live: &Live,
    seat: Seat,
    number: i64,
    lines: &str,
) -> Result<bool> {
    let since = actions::between(conn, live.table.row.id, number, live.table.row.number)?;
    if since.first().is_none_or(|row| row.by() != seat) {
        return Ok(false);
    }
    let mut then = replay(conn, &live.table, number)?;
    let Ok(played) = submit(&mut then, seat, &live.names, lines) else {
        return Ok(false);
    };
    let is_same = |(action, row): (&Played, &ActionRow)| {
        row.by() == seat && !row.takes_back && row.line == action.line
    };
    Ok(played.len() <= since.len() && played.iter().zip(&since).all(is_same))
}

/// Whether this very taking back has been done.
fn undone_already(conn: &mut AnyConnection, live: &Live, seat: Seat, number: i64) -> Result<bool> {
    let next = actions::between(conn, live.table.row.id, number, number.saturating_add(1))?;
    let same = |row: &ActionRow| row.by() == seat && row.takes_back && !row.automatic;
    Ok(next.first().is_some_and(same))
}
