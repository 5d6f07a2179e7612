//! Reading matches: lists, one match as a viewer may see it, its log.

use std::collections::BTreeMap;

use crate::clock::Moment;
use crate::games::Viewer;
use crate::games::message::Event;
use crate::ids::{MatchId, PlayerId};
use crate::store::AnyConnection;
use crate::store::actions::{self, ActionRow};
use crate::store::matches::{self, MatchRow, OPEN, RUNNING};
use crate::store::seats::{self, PlaceRow, SeatRow};
use crate::store::talk::{self, TalkRow};

use super::draft::Draft;
use super::live::{self, Live, Table};
use super::{Result, Service, ServiceError};

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
    pub at: Moment,
}

/// A match as somebody looks at it.
#[derive(Debug)]
pub struct Glance {
    pub live: Live,
    pub viewer: Viewer,
    /// The newest lines, oldest first.
    pub log: Vec<LogLine>,
    /// Those since the viewer's last turn.
    pub news: Vec<LogLine>,
    pub can_undo: bool,
    pub talk: Vec<TalkRow>,
    pub svg: String,
    pub text: String,
}

/// A table in a list.
pub type Listed = (MatchRow, Vec<SeatRow>);

/// What somebody looks for in the lobby; what is not said does not matter.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    pub game: Option<String>,
    /// A class of [`super::terms::Speed`].
    pub speed: Option<String>,
    pub seats: Option<i32>,
    /// The reader's reliability: only tables that would take them.
    pub reliability: Option<i64>,
}

impl Wish {
    fn fits(&self, row: &MatchRow) -> bool {
        let terms = super::terms::Terms::read(&row.terms);
        self.game.as_ref().is_none_or(|game| row.game == *game)
            && self.seats.is_none_or(|seats| row.seat_count == seats)
            && self
                .speed
                .as_ref()
                .is_none_or(|speed| terms.speed.class() == speed)
            && self
                .reliability
                .is_none_or(|percent| percent >= i64::from(terms.least_reliability))
    }
}

#[derive(Debug)]
pub struct Lobby {
    pub open: Vec<Listed>,
    /// Running matches with a seat for a substitute, and the points there.
    pub seats: Vec<Listed>,
    pub points: BTreeMap<MatchId, Vec<i64>>,
    pub running: Vec<Listed>,
    pub over: Vec<Listed>,
}

/// Open tables that are looked through.
const MOST_OPEN: i64 = 500;
const LOG_LINES: i64 = 30;
const NEWS_LINES: i64 = 60;
const TALK_LINES: i64 = 30;
pub const LIST_LENGTH: i64 = 50;
const MINE: i64 = 1000;

impl Service {
    pub async fn table(&self, id: MatchId) -> Result<Table> {
        self.store.read(move |conn| Table::load(conn, id)).await
    }

    pub async fn talk(&self, id: MatchId) -> Result<Vec<TalkRow>> {
        self.store
            .read(move |conn| Ok(talk::newest(conn, id, TALK_LINES)?))
            .await
    }

    /// What the lobby shows to somebody who looks for something.
    pub async fn lobby(&self, wish: Wish) -> Result<Lobby> {
        self.store
            .read(move |conn| {
                let mut list = |status: &str, most: i64| {
                    let rows = matches::public(conn, status, wish.game.as_deref(), most)?;
                    let rows = rows.into_iter().filter(|row| wish.fits(row));
                    with_seats(conn, rows.take(LIST_LENGTH as usize).collect())
                };
                let (open, running, over) = (
                    list(OPEN, MOST_OPEN)?,
                    list(RUNNING, LIST_LENGTH)?,
                    list(matches::OVER, LIST_LENGTH)?,
                );
                let rows = matches::with_open_seats(conn, LIST_LENGTH)?;
                let listed = |row: &MatchRow| row.visibility != "invitation" && wish.fits(row);
                let seats = with_seats(conn, rows.into_iter().filter(listed).collect())?;
                let ids: Vec<MatchId> = seats.iter().map(|(row, _)| row.id).collect();
                let points = actions::latest_points(conn, &ids)?.into_iter();
                Ok(Lobby {
                    open,
                    running,
                    over,
                    seats,
                    points: points
                        .map(|(id, points)| (id, serde_json::from_str(&points).unwrap_or_default()))
                        .collect(),
                })
            })
            .await
    }

    /// The player's tables and matches; those that wait for them first, the most urgent on top.
    pub async fn mine(&self, player: PlayerId) -> Result<Vec<PlaceRow>> {
        self.store
            .read(move |conn| {
                let mut mine = seats::places(conn, player, &[OPEN, RUNNING], MINE)?;
                mine.sort_by_key(|row| {
                    let waits = row.is_waited_for && !row.paused;
                    (!waits, row.deadline_at.unwrap_or(Moment::MAX), row.id)
                });
                Ok(mine)
            })
            .await
    }

    /// Another match that waits for the player.
    pub async fn next_waiting(&self, player: PlayerId, but: MatchId) -> Result<Option<MatchId>> {
        self.store
            .read(move |conn| Ok(seats::next_waiting(conn, player, but)?))
            .await
    }

    /// Those that are over, newest first.
    pub async fn past(&self, player: PlayerId) -> Result<Vec<PlaceRow>> {
        self.store
            .read(move |conn| {
                let ended = [matches::OVER, matches::ABANDONED, matches::EXPIRED];
                Ok(seats::places(conn, player, &ended, LIST_LENGTH)?)
            })
            .await
    }

    pub async fn glance(&self, id: MatchId, player: Option<PlayerId>) -> Result<Glance> {
        let now = self.clock.now();
        self.store
            .read(move |conn| glance(conn, id, player, now))
            .await
    }

    /// The position after a number, as the viewer may see it, with the line that led to it.
    pub async fn past_position(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
        number: i64,
    ) -> Result<Glance> {
        let now = self.clock.now();
        self.store
            .read(move |conn| {
                let mut glance = glance(conn, id, player, now)?;
                if !(0..=glance.live.table.row.number).contains(&number) {
                    return Err(ServiceError::NotFound);
                }
                let position = live::replay(conn, &glance.live.table, number)?;
                let rows = actions::between(conn, id, number - 1, number)?;
                glance.log = read_log(&glance.live, glance.viewer, rows);
                let last = glance
                    .log
                    .last()
                    .map(|line| (crate::games::Seat(line.seat as u8), line.line.as_str()));
                glance.svg = glance.live.svg(position.as_ref(), glance.viewer, last);
                glance.text = glance.live.text(position.as_ref(), glance.viewer, last);
                Ok(glance)
            })
            .await
    }

    /// The whole log.
    pub async fn log(&self, id: MatchId, player: Option<PlayerId>) -> Result<(Live, Vec<LogLine>)> {
        self.store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                let viewer = live.table.viewer(player)?;
                let rows = actions::between(conn, id, 0, live.table.row.number)?;
                let log = read_log(&live, viewer, actions::standing(rows));
                Ok((live, log))
            })
            .await
    }

    /// The points of each seat after each standing line.
    pub async fn points(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
    ) -> Result<(Vec<String>, Vec<Vec<i64>>)> {
        self.store
            .read(move |conn| {
                let table = Table::load(conn, id)?;
                table.viewer(player)?;
                let rows = actions::between(conn, id, 0, table.row.number)?;
                let points = actions::standing(rows);
                let points = points
                    .iter()
                    .map(|row| serde_json::from_str(&row.points).unwrap_or_default());
                let names = table.seats.iter().map(|seat| seat.name.clone()).collect();
                Ok((names, points.collect()))
            })
            .await
    }

    pub async fn record(&self, id: MatchId, player: Option<PlayerId>) -> Result<String> {
        self.store
            .read(move |conn| {
                let table = Table::load(conn, id)?;
                let viewer = table.viewer(player)?;
                Ok(live::record(conn, &table, viewer)?.to_string())
            })
            .await
    }
}

fn with_seats(conn: &mut AnyConnection, rows: Vec<MatchRow>) -> Result<Vec<Listed>> {
    let ids: Vec<MatchId> = rows.iter().map(|row| row.id).collect();
    let mut by_match: BTreeMap<MatchId, Vec<SeatRow>> = BTreeMap::new();
    for seat in seats::of_matches(conn, &ids)? {
        by_match.entry(seat.match_id).or_default().push(seat);
    }
    let listed = rows.into_iter().map(|row| {
        let seats = by_match.remove(&row.id).unwrap_or_default();
        (row, seats)
    });
    Ok(listed.collect())
}

pub(super) fn glance(
    conn: &mut AnyConnection,
    id: MatchId,
    player: Option<PlayerId>,
    now: Moment,
) -> Result<Glance> {
    let table = Table::load(conn, id)?;
    let viewer = table.viewer(player)?;
    let live = Live::of(conn, table)?;
    let number = live.table.row.number;
    let seat = match viewer {
        Viewer::Seat(seat) => Some(&live.table.seats[seat.index()]),
        Viewer::Spectator => None,
    };
    let seen = seat
        .map_or(number, |seat| seat.seen_number)
        .max(number - NEWS_LINES);
    let from = (number - LOG_LINES).min(seen);
    let rows = actions::standing(actions::between(conn, id, from, number)?);
    let mut log = read_log(&live, viewer, rows);
    // A line that changed nothing, such as the end of a turn, is no news.
    let is_news = |line: &&LogLine| line.number > seen && !line.sentences.is_empty();
    let news = log.iter().filter(is_news).cloned().collect();
    log.drain(..log.len().saturating_sub(LOG_LINES as usize));
    let shown = log.iter().rfind(|line| line.line != "end");
    let last = shown.map(|line| (crate::games::Seat(line.seat as u8), line.line.as_str()));
    let svg = live.svg(live.position.as_ref(), viewer, last);
    let text = live.text(live.position.as_ref(), viewer, last);
    let talk = talk::newest(conn, id, TALK_LINES)?;
    let draft = Draft::begin(conn, live, now)?;
    let can_undo = matches!(viewer, Viewer::Seat(seat) if draft.can_take_back(seat))
        && draft.live.table.row.status == RUNNING;
    Ok(Glance {
        can_undo,
        live: draft.live,
        viewer,
        log,
        news,
        talk,
        svg,
        text,
    })
}

/// Sentences for what the viewer may know; the line itself as the rules let them read it now.
pub(super) fn read_log(live: &Live, viewer: Viewer, rows: Vec<ActionRow>) -> Vec<LogLine> {
    let words = live.words();
    let over = live.position.turn().is_over();
    let line = |row: ActionRow| {
        let events: Vec<Event> = serde_json::from_str(&row.events).unwrap_or_default();
        let readable = events
            .iter()
            .filter(|event| event.audience.includes(viewer));
        let sentences = readable.map(|event| words.say(&event.message)).collect();
        let seat = row.by();
        LogLine {
            number: row.number,
            seat: seat.index(),
            name: live.names.get(seat.index()).cloned().unwrap_or_default(),
            line: match over || row.takes_back {
                true => row.line,
                false => live.position.shown_line(seat, &row.line, viewer),
            },
            automatic: row.automatic,
            sentences,
            at: row.at,
        }
    };
    rows.into_iter().map(line).collect()
}
