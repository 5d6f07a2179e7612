//! Playing: act, preview, take back.

use crate::games::rng::Rng;
use crate::games::{Seat, Viewer};
use crate::ids::{MatchId, PlayerId};
use crate::store::matches::RUNNING;
use crate::store::{AnyConnection, actions};

use super::draft::{Draft, Sealed};
use super::live::Live;
use super::{Counters, Result, Service, ServiceError};

/// The longest line that is read at all.
pub const LONGEST_LINE: usize = 1000;

/// What an action would do, as the seat that plays it may know.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Preview {
    pub line: String,
    /// In sentences, what happens.
    pub happens: Vec<String>,
    /// Name, points now, points then.
    pub points: Vec<(String, i64, i64)>,
    /// Who decides next; nobody once the match is over.
    pub next: Vec<String>,
    /// It could not be taken back.
    pub is_final: bool,
    #[serde(skip)]
    pub svg: String,
}

impl Service {
    /// Plays what the player submits at the number that they saw.
    pub async fn act(
        &self,
        id: MatchId,
        player: PlayerId,
        number: i64,
        line: &str,
    ) -> Result<Live> {
        let line = line.trim().to_owned();
        if line.len() > LONGEST_LINE {
            return super::invalid(format!("A line has at most {LONGEST_LINE} characters."));
        }
        let now = self.clock.now();
        let played = self
            .store
            .read(move |conn| {
                let (live, seat) = load_seat(conn, id, player)?;
                if live.table.row.number != number {
                    return match same_again(conn, &live, seat, number, &line)? {
                        true => Ok(Err(live)),
                        false => Err(ServiceError::Stale),
                    };
                }
                let mut draft = Draft::begin(conn, live, now)?;
                let result = draft.play(seat, &line, false);
                result.map_err(|refusal| draft.live.say_refusal(&refusal))?;
                super::plans::follow(conn, &mut draft)?;
                Ok(Ok(draft.seal()))
            })
            .await;
        match played {
            Ok(Ok(draft)) => self.commit(draft).await,
            // A double click: it is played already.
            Ok(Err(live)) => Ok(live),
            Err(error) => {
                match &error {
                    ServiceError::Refused(_) => Counters::add(&self.counters.refusals, 1),
                    ServiceError::Stale => Counters::add(&self.counters.stale, 1),
                    _ => {}
                }
                Err(error)
            }
        }
    }

    /// Takes back the player's last action.
    pub async fn undo(&self, id: MatchId, player: PlayerId, number: i64) -> Result<Live> {
        let now = self.clock.now();
        let draft = self
            .store
            .read(move |conn| {
                let (live, seat) = load_seat(conn, id, player)?;
                if live.table.row.number != number {
                    return Err(ServiceError::Stale);
                }
                let mut draft = Draft::begin(conn, live, now)?;
                draft.take_back(seat)?;
                Ok(draft.seal())
            })
            .await?;
        self.commit(draft).await
    }

    /// Stores a draft, and lets everybody know who listens.
    pub(super) async fn commit(&self, draft: Sealed) -> Result<Live> {
        let count = draft.count() as u64;
        let live = self.store.write(move |conn| draft.save(conn)).await?;
        Counters::add(&self.counters.actions, count);
        self.announce(live.table.row.id, live.table.row.number);
        Ok(live)
    }

    pub(super) fn announce(&self, id: MatchId, number: i64) {
        // Nobody may be following, and the worker may be awake: neither is an error.
        let _ = self.moved.send((id, number));
        self.wake.notify_one();
    }

    /// What a line would do, without doing it.
    pub async fn preview(&self, id: MatchId, player: PlayerId, line: &str) -> Result<Preview> {
        let line = line.trim().to_owned();
        if line.len() > LONGEST_LINE {
            return super::invalid(format!("A line has at most {LONGEST_LINE} characters."));
        }
        self.store
            .read(move |conn| {
                let (live, seat) = load_seat(conn, id, player)?;
                preview(&live, seat, &line)
            })
            .await
    }
}

/// Tried in a position that the player cannot tell from the true one: what is hidden stays so.
pub fn preview(live: &Live, seat: Seat, lines: &str) -> Result<Preview> {
    let viewer = Viewer::Seat(seat);
    let now = live.position.points();
    let mut position = live.position.imagine(viewer, &mut private_rng(live, seat));
    let (mut happens, mut played_lines, mut is_final) = (Vec::new(), Vec::new(), false);
    for line in lines.split(';') {
        let played = position
            .play(seat, line.trim())
            .map_err(|refusal| live.say_refusal(&refusal))?;
        for action in played {
            is_final |= action.is_final;
            played_lines.push(action.line);
            let readable = action
                .events
                .iter()
                .filter(|event| event.audience.includes(viewer));
            happens.extend(readable.map(|event| live.words().say(&event.message)));
        }
    }
    let then = position.points();
    let points = live.names.iter().zip(now).zip(then);
    let turn = position.turn();
    let last = played_lines.last().map(|line| (seat, line.as_str()));
    Ok(Preview {
        happens,
        points: points
            .map(|((name, now), then)| (name.clone(), now, then))
            .collect(),
        next: turn
            .seats()
            .map(|seat| live.names[seat.index()].clone())
            .collect(),
        is_final,
        svg: live.svg(position.as_ref(), viewer, last),
        line: played_lines.join("; "),
    })
}

/// The same for the same moment, so that looking twice shows the same. Drawn from the seed, which
/// nobody knows: who knew how the hidden cards were shuffled here could shuffle them back.
pub fn private_rng(live: &Live, seat: Seat) -> Rng {
    let (row, seat) = (&live.table.row, seat.0);
    let text = format!("guess {} {} {seat} {}", row.id, row.number, row.seed);
    use sha2::Digest;
    Rng::new(sha2::Sha256::digest(text.as_bytes()).into())
}

/// The match and the seat of a player who may decide something in it.
pub(super) fn load_seat(
    conn: &mut AnyConnection,
    id: MatchId,
    player: PlayerId,
) -> Result<(Live, Seat)> {
    let live = Live::load(conn, id)?;
    live.table.viewer(Some(player))?;
    let Some(seat) = live.table.seat_of(player).map(|seat| seat.at()) else {
        return Err(ServiceError::Forbidden("You have no seat in this match."));
    };
    if live.table.row.status != RUNNING {
        return Err(ServiceError::Refused("The match is over.".to_owned()));
    }
    if live.table.row.paused {
        return Err(ServiceError::Refused("The match is paused.".to_owned()));
    }
    Ok((live, seat))
}

/// Whether this very submission has been played: the second click of two.
fn same_again(
    conn: &mut AnyConnection,
    live: &Live,
    seat: Seat,
    number: i64,
    line: &str,
) -> Result<bool> {
    let next = actions::between(conn, live.table.row.id, number, number + 1)?;
    let same = |row: &actions::ActionRow| row.by() == seat && row.line == line;
    Ok(next.first().is_some_and(same))
}
