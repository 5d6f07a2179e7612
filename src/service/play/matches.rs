//! Reading matches: lists, one match as a viewer may see it.

use std::collections::BTreeMap;
use std::sync::Arc;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use games::Viewer;
use games::message::Words;
use games::panel::{Ink, Panel};
use store::AnyConnection;
use store::actions;
use store::matches::{self, MatchRow, Status, Visibility};
use store::ratings::{self, RatedRow};
use store::seats::{self, PlaceRow, SeatRow};
use store::talk::{self, TalkRow};
use words::{Language, Reader};

use crate::draft::Draft;
use crate::live::{self, Live, Table};
use crate::log::{LogLine, before_turn_of, lines_until, read_log};
use crate::stages::Begun;
use crate::terms::{SpeedClass, Terms};
use crate::unreadable::read_json;
use crate::{ITSELF, Result, Service, ServiceError};

/// A match as somebody looks at it.
#[derive(Debug)]
pub struct Glance {
    pub live: Live,
    pub viewer: Viewer,
    /// What the viewer reads.
    pub language: Language,
    /// The newest lines, oldest first.
    pub log: Vec<LogLine>,
    /// Those since the viewer's last turn, until this one ends.
    pub news: Vec<LogLine>,
    /// The viewer has acted since: the news stay to be read, but bear no numbers on the board.
    pub are_news_seen: bool,
    pub can_undo: bool,
    pub talk: Vec<TalkRow>,
    /// Looking back: the parts of the match.
    pub stages: Arc<[Begun]>,
    /// Looking back: the lines around the moment.
    pub around: Vec<LogLine>,
}

impl Glance {
    /// The last action that did something on the board.
    fn last(&self) -> Option<(games::Seat, &str)> {
        let shown = self.log.iter().rfind(|line| line.line != "end");
        shown.map(|line| (games::Seat(line.seat as u8), line.line.as_str()))
    }

    pub fn words(&self) -> Words<'_> {
        self.live.words(self.language)
    }

    pub fn panels(&self) -> Vec<Panel> {
        let position = self.live.position.as_ref();
        self.live
            .panels(position, self.viewer, self.language, self.last())
    }

    pub fn svg(&self) -> String {
        let position = self.live.position.as_ref();
        self.live
            .svg(position, self.viewer, self.language, self.last())
    }

    pub fn text(&self) -> String {
        let position = self.live.position.as_ref();
        self.live
            .text(position, self.viewer, self.language, self.last())
    }
}

/// A table in a list.
pub type Listed = (MatchRow, Vec<SeatRow>);

/// What somebody looks for in the lobby; what is not said does not matter.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    pub game: Option<String>,
    pub speed: Option<SpeedClass>,
    pub seats: Option<i32>,
    /// The reader's reliability: only tables that would take them.
    pub reliability: Option<i64>,
}

impl Wish {
    fn fits(&self, row: &MatchRow) -> bool {
        let terms = match Terms::of(row) {
            Ok(terms) => terms,
            Err(error) => {
                // It is set aside: the others are listed all the same.
                tracing::error!(%error, "left out of the lobby");
                return false;
            }
        };
        self.game.as_ref().is_none_or(|game| row.game == *game)
            && self.seats.is_none_or(|seats| row.seat_count == seats)
            && self.speed.is_none_or(|speed| terms.speed.class() == speed)
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

/// Whether the service itself says it: nobody else can be called so.
pub fn is_notice(said: &TalkRow) -> bool {
    said.player_id.is_none() && said.name == ITSELF
}

/// Open tables that are looked through.
const MOST_OPEN: i64 = 500;
const LOG_LINES: i64 = 30;
/// Around a moment that is looked back at.
const LINES_BEFORE: i64 = 20;
const LINES_AFTER: i64 = 1;
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
                let mut list = |status: Status, most: i64| {
                    let rows = matches::public(conn, status, wish.game.as_deref(), most)?;
                    let rows = rows.into_iter().filter(|row| wish.fits(row));
                    with_seats(conn, rows.take(LIST_LENGTH as usize).collect())
                };
                let (open, running, over) = (
                    list(Status::Open, MOST_OPEN)?,
                    list(Status::Running, LIST_LENGTH)?,
                    list(Status::Over, LIST_LENGTH)?,
                );
                let rows = matches::with_open_seats(conn, LIST_LENGTH)?;
                let listed =
                    |row: &MatchRow| row.visibility != Visibility::Invitation && wish.fits(row);
                let seats = with_seats(conn, rows.into_iter().filter(listed).collect())?;
                let ids: Vec<MatchId> = seats.iter().map(|(row, _)| row.id).collect();
                let points = actions::latest_points(conn, &ids)?.into_iter();
                Ok(Lobby {
                    open,
                    running,
                    over,
                    seats,
                    points: points
                        .map(|(id, points)| {
                            Ok((id, read_json(&points, ("actions", id, "points"))?))
                        })
                        .collect::<Result<_>>()?,
                })
            })
            .await
    }

    /// The player's tables and matches; those that wait for them first, the most urgent on top.
    pub async fn mine(&self, player: PlayerId) -> Result<Vec<PlaceRow>> {
        self.store
            .read(move |conn| {
                let mut mine = seats::places(conn, player, &[Status::Open, Status::Running], MINE)?;
                mine.sort_by_key(|row| {
                    let waits = row.is_waited_for && !row.paused;
                    (!waits, row.deadline_at.unwrap_or(Moment::MAX), row.id)
                });
                Ok(mine)
            })
            .await
    }

    /// The other matches that wait for the player, the most urgent first.
    pub async fn waiting_elsewhere(&self, player: PlayerId, but: MatchId) -> Result<Vec<PlaceRow>> {
        let mut mine = self.mine(player).await?;
        mine.retain(|row| row.is_waited_for && !row.paused && row.id != but);
        Ok(mine)
    }

    /// What a finished match did to ratings.
    pub async fn rated(&self, id: MatchId) -> Result<Vec<RatedRow>> {
        self.store
            .read(move |conn| Ok(ratings::of_match(conn, id)?))
            .await
    }

    /// Those that are over, newest first.
    pub async fn past(&self, player: PlayerId) -> Result<Vec<PlaceRow>> {
        self.store
            .read(move |conn| {
                let ended = [Status::Over, Status::Abandoned, Status::Expired];
                Ok(seats::places(conn, player, &ended, LIST_LENGTH)?)
            })
            .await
    }

    pub async fn glance(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
        reader: Reader,
    ) -> Result<Glance> {
        self.store
            .read(move |conn| glance(conn, id, player, reader))
            .await
    }

    /// The position after a number, as the viewer may see it, with the line that led to it if it
    /// is theirs to read: what was taken back is nobody's but its player's.
    pub async fn past_position(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
        number: i64,
        reader: Reader,
    ) -> Result<Glance> {
        let found = self.stages.clone();
        self.store
            .read(move |conn| {
                let mut glance = glance(conn, id, player, reader)?;
                if !(0..=glance.live.table.row.number).contains(&number) {
                    return Err(ServiceError::NotFound);
                }
                let rows = actions::between(conn, id, 0, glance.live.table.row.number)?;
                let standing = actions::standing(rows.clone());
                glance.stages = found.of(conn, &glance.live.table)?;
                let near = number - LINES_BEFORE..=number + LINES_AFTER;
                let around = standing.into_iter();
                glance.around = read_log(
                    &glance.live,
                    glance.viewer,
                    reader.language,
                    around.filter(|row| near.contains(&row.number)).collect(),
                )?;
                let lines = lines_until(rows, number, glance.viewer);
                let mut position = glance.live.table.first_position()?;
                live::play_all(position.as_mut(), &lines)?;
                let played = lines.into_iter().filter(|row| row.number == number);
                glance.log = read_log(
                    &glance.live,
                    glance.viewer,
                    reader.language,
                    played.collect(),
                )?;
                glance.live.position = position;
                Ok(glance)
            })
            .await
    }

    /// The whole log.
    pub async fn log(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
        language: Language,
    ) -> Result<(Live, Vec<LogLine>)> {
        self.store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                let viewer = live.table.viewer(player)?;
                let rows = actions::between(conn, id, 0, live.table.row.number)?;
                let log = read_log(&live, viewer, language, actions::standing(rows))?;
                Ok((live, log))
            })
            .await
    }

    /// Each seat with its ink, and their points after each standing line.
    pub async fn points(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
    ) -> Result<(Vec<(String, Ink)>, Vec<Vec<i64>>)> {
        self.store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                let inks = live.position.inks(live.table.viewer(player)?);
                let rows = actions::between(conn, id, 0, live.table.row.number)?;
                let points = actions::standing(rows);
                let points = points.iter().map(|row| {
                    let at = format!("{}/{}", row.match_id, row.number);
                    Ok(read_json(&row.points, ("actions", at, "points"))?)
                });
                let seats = live.names.iter().cloned().zip(inks).collect();
                Ok((seats, points.collect::<Result<_>>()?))
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

pub(crate) fn with_seats(conn: &mut AnyConnection, rows: Vec<MatchRow>) -> Result<Vec<Listed>> {
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

pub(crate) fn glance(
    conn: &mut AnyConnection,
    id: MatchId,
    player: Option<PlayerId>,
    reader: Reader,
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
    let turn = live.position.turn();
    let acting = match viewer {
        Viewer::Seat(seat) => Some(seat).filter(|seat| turn.waits_for(*seat)),
        Viewer::Spectator => None,
    };
    let are_news_seen = seen == number && acting.is_some();
    let from = match are_news_seen {
        true => number - NEWS_LINES,
        false => (number - LOG_LINES).min(seen),
    };
    let rows = actions::standing(actions::between(conn, id, from, number)?);
    let mut log = read_log(&live, viewer, reader.language, rows)?;
    let (after, until) = match acting.filter(|_| are_news_seen) {
        Some(seat) => before_turn_of(&log, seat),
        None => (seen, number),
    };
    // A line that changed nothing, such as the end of a turn, is no news.
    let is_news =
        |line: &&LogLine| line.number > after && line.number <= until && !line.sentences.is_empty();
    let news: Vec<LogLine> = log.iter().filter(is_news).cloned().collect();
    let oldest = news.first().map_or(number, |line| line.number);
    let shown = (number - LOG_LINES).min(oldest - 1);
    log.retain(|line| line.number > shown);
    let talk = talk::newest(conn, id, TALK_LINES)?;
    let draft = Draft::begin(conn, live, reader.now)?;
    let can_undo = matches!(viewer, Viewer::Seat(seat) if draft.can_take_back(seat))
        && draft.live.table.row.status == Status::Running;
    Ok(Glance {
        can_undo,
        live: draft.live,
        viewer,
        language: reader.language,
        log,
        news,
        are_news_seen,
        talk,
        stages: Arc::default(),
        around: Vec::new(),
    })
}
