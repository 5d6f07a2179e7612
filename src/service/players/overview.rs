//! All matches of a player at a glance, and what a visitor sees first: a few queries for any number of
//! matches.

use std::collections::BTreeMap;

use base::ids::{MatchId, PlayerId};
use games::message::Event;
use games::panel::Ink;
use games::{Viewer, registry};
use store::AnyConnection;
use store::actions::{self, ActionRow};
use store::matches::{self, MatchRow, Status};
use store::ratings::{self, RatedRow};
use store::seats::{self, PlaceRow, SeatRow};

use crate::live::{Live, words};
use crate::matches::{Listed, with_seats};
use crate::unreadable::read_json;
use crate::{Result, Service};
use words::Language;

/// The player's matches, as the page of their own shows them.
#[derive(Debug)]
pub struct Overview {
    /// Those that wait for the player, the most urgent first.
    pub turns: Vec<InPlay>,
    pub waiting: Vec<InPlay>,
    /// Tables that have not started.
    pub open: Vec<(PlaceRow, Vec<SeatRow>)>,
    /// The newest that are over.
    pub over: Vec<Ended>,
    pub over_count: i64,
}

/// A running match of the player.
#[derive(Debug)]
pub struct InPlay {
    pub row: PlaceRow,
    pub seats: Vec<SeatRow>,
    /// The colour of each seat.
    pub inks: Vec<Ink>,
    /// Of each seat; empty if the position cannot be read.
    pub points: Vec<i64>,
    /// What happened last, as the player may read it.
    pub last: Option<String>,
}

#[derive(Debug)]
pub struct Ended {
    pub row: PlaceRow,
    pub seats: Vec<SeatRow>,
    pub rated: Option<RatedRow>,
}

/// What a visitor sees of the service.
#[derive(Debug)]
pub struct Front {
    pub open: Vec<Listed>,
    /// Public matches in full swing, the newest first.
    pub running: Vec<MatchRow>,
}

/// What belongs to the page of one game.
#[derive(Debug)]
pub struct GameNews {
    pub running: i64,
    pub open: usize,
    /// A public match to watch.
    pub watch: Option<MatchRow>,
    pub best: Vec<(String, ratings::RatingRow)>,
}

const OVER: [Status; 3] = [Status::Over, Status::Abandoned, Status::Expired];
/// Ended matches that the page shows.
const LATELY: i64 = 5;
/// Lines among which the last event is looked for: an end of a turn says nothing.
const LAST_LINES: i64 = 6;
const MOST: i64 = 1000;
/// Open tables that the front page shows, and matches among which pictures are looked for.
const FRONT_TABLES: usize = 5;
const FRONT_MATCHES: i64 = 60;
/// Lines after which there is something to see.
const FULL_SWING: i64 = 16;
const BEST: i64 = 5;

impl Service {
    pub async fn all_of(&self, player: PlayerId, language: Language) -> Result<Overview> {
        self.store
            .read(move |conn| overview(conn, player, language))
            .await
    }

    /// Whether somebody has finished a match, of whatever game.
    pub async fn has_played(&self, player: PlayerId) -> Result<bool> {
        self.store
            .read(move |conn| Ok(seats::count_places(conn, player, &[Status::Over])? > 0))
            .await
    }

    /// A match for its picture, which shows what everybody at the table sees.
    pub async fn pictured(&self, id: MatchId, player: Option<PlayerId>) -> Result<Live> {
        self.store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                live.table.viewer(player)?;
                Ok(live)
            })
            .await
    }

    pub async fn front(&self) -> Result<Front> {
        self.store
            .read(|conn| {
                let open = matches::public(conn, Status::Open, None, FRONT_MATCHES)?;
                let mut running = matches::public(conn, Status::Running, None, FRONT_MATCHES)?;
                running.retain(|row| row.number >= FULL_SWING);
                let mut open = with_seats(conn, open)?;
                open.retain(|(_, seats)| seats.iter().any(SeatRow::is_free));
                open.truncate(FRONT_TABLES);
                Ok(Front { open, running })
            })
            .await
    }

    pub async fn game_news(&self, game: &'static str) -> Result<GameNews> {
        self.store
            .read(move |conn| {
                let running = matches::running_by_game(conn)?.into_iter();
                let public = matches::public(conn, Status::Running, Some(game), FRONT_MATCHES)?;
                let in_swing = public.into_iter().find(|row| row.number >= FULL_SWING);
                let watch = match in_swing {
                    Some(row) => Some(row),
                    None => matches::public(conn, Status::Over, Some(game), 1)?.pop(),
                };
                Ok(GameNews {
                    running: running
                        .filter(|(slug, _)| slug == game)
                        .map(|(_, count)| count)
                        .sum(),
                    open: matches::public(conn, Status::Open, Some(game), FRONT_MATCHES)?.len(),
                    watch,
                    best: ratings::leaders(conn, game, crate::ratings::LEAST_MATCHES, BEST)?,
                })
            })
            .await
    }
}

fn overview(conn: &mut AnyConnection, player: PlayerId, language: Language) -> Result<Overview> {
    let rows = seats::places(conn, player, &[Status::Open, Status::Running], MOST)?;
    let past = seats::places(conn, player, &OVER, LATELY)?;
    let ids: Vec<MatchId> = rows.iter().chain(&past).map(|row| row.id).collect();
    let mut by_match: BTreeMap<MatchId, Vec<SeatRow>> = BTreeMap::new();
    for seat in seats::of_matches(conn, &ids)? {
        by_match.entry(seat.match_id).or_default().push(seat);
    }
    let running = rows.iter().filter(|row| row.status == Status::Running);
    let running: Vec<MatchId> = running.map(|row| row.id).collect();
    let mut states: BTreeMap<MatchId, String> =
        matches::states(conn, &running)?.into_iter().collect();
    let mut lines: BTreeMap<MatchId, Vec<ActionRow>> = BTreeMap::new();
    for line in actions::newest_of(conn, &running, LAST_LINES)? {
        lines.entry(line.match_id).or_default().push(line);
    }
    let (mut turns, mut waiting, mut open) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        let seats = by_match.remove(&row.id).unwrap_or_default();
        if row.status == Status::Open {
            open.push((row, seats));
            continue;
        }
        let lines = lines.remove(&row.id).unwrap_or_default();
        let state = states.remove(&row.id);
        let is_turn = row.is_waited_for && !row.paused;
        let shown = in_play(row, seats, (state.as_deref(), lines), language)?;
        match is_turn {
            true => turns.push(shown),
            false => waiting.push(shown),
        }
    }
    turns.sort_by_key(|one| {
        (
            one.row.deadline_at.is_none(),
            one.row.deadline_at,
            one.row.id,
        )
    });
    waiting.sort_by_key(|one| std::cmp::Reverse(one.row.moved_at));
    let ids: Vec<MatchId> = past.iter().map(|row| row.id).collect();
    let mut rated = ratings::of_matches(conn, player, &ids)?;
    let over = past.into_iter().map(|row| {
        let found = rated.iter().position(|rated| rated.match_id == row.id);
        Ended {
            seats: by_match.remove(&row.id).unwrap_or_default(),
            rated: found.map(|index| rated.swap_remove(index)),
            row,
        }
    });
    Ok(Overview {
        turns,
        waiting,
        open,
        over: over.collect(),
        over_count: seats::count_places(conn, player, &OVER)?,
    })
}

fn in_play(
    row: PlaceRow,
    seats: Vec<SeatRow>,
    (state, lines): (Option<&str>, Vec<ActionRow>),
    language: Language,
) -> Result<InPlay> {
    let viewer = Viewer::Seat(base::ids::Seat(row.seat as u8));
    let game = registry::find(&row.game);
    // One in an older form is rebuilt when it is looked at, not for a list.
    let position = game.zip(state).and_then(|(game, state)| game.load(state));
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let mut last = None;
    if let Some(game) = game {
        let words = words(game, language, &names);
        for line in actions::standing(lines).into_iter().rev() {
            let at = format!("{}/{}", line.match_id, line.number);
            let events: Vec<Event> = read_json(&line.events, ("actions", at, "events"))?;
            let said = events.iter().find(|event| event.audience.includes(viewer));
            last = said.map(|event| words.say(&event.message));
            if last.is_some() {
                break;
            }
        }
    }
    let (inks, points) = match &position {
        Some(position) => (position.inks(viewer), position.points()),
        None => (Vec::new(), Vec::new()),
    };
    Ok(InPlay {
        row,
        seats,
        inks,
        points,
        last,
    })
}
