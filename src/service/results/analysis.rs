//! What a bot makes of a match that is over: the points that it expected over time, and the turns in
//! which it would have played something else. Worked out bit by bit beside the bots, and kept.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use base::ids::{MatchId, PlayerId};
use games::Seat;
use games::any_game::Position;
use games::bots::advice::Foreseen;
use games::bots::effort::Effort;
use games::rng::Rng;
use store::AnyConnection;
use store::actions::{self, ActionRow};
use store::analyses::{self, AnalysisRow};
use store::matches::Status;

use crate::live::{Live, play_all};
use crate::unreadable::read_json;
use crate::{Counters, Result, Service, ServiceError};
use words::message;

/// So many turns of a match are looked at, the same number of each seat.
const MOST_MOMENTS: usize = 40;
/// Matches that are worked out at a time.
const MOST_OPEN: i64 = 50;
/// In so many worlds each moment is played on to the end, with so many nodes at most.
const WORLDS: u32 = 2;
const NODES_TO_EXPECT: u64 = 60_000;
const NODES_TO_REVIEW: u64 = 6_000;
/// Bots who play come in between after this.
const A_WHILE: Duration = Duration::from_millis(400);
/// No more moments than this are prepared at a time.
const MOST_AT_ONCE: usize = 4;

/// A turn of the match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turning {
    /// The number of the match when it began.
    pub number: i64,
    pub seat: Seat,
    /// The points that each seat was expected to have at the end, in hundredths.
    pub expected: Vec<i64>,
    pub played: Vec<Foreseen>,
    /// What a bot would have played.
    pub better: Vec<Foreseen>,
    /// What that would have brought more, in hundredths of a point.
    pub lost: i64,
}

/// How far the analysis of a match is.
#[derive(Clone, Debug)]
pub struct Analysis {
    pub done: i32,
    pub moments: i32,
    pub found: Vec<Turning>,
}

impl Analysis {
    pub fn is_ready(&self) -> bool {
        self.done >= self.moments
    }
}

/// A moment that is to be looked at.
struct Asked {
    number: i64,
    seat: Seat,
    position: Box<dyn Position>,
    lines: Vec<String>,
}

impl Service {
    /// A match that is over, and what a bot makes of it; `None` if nobody has asked.
    pub async fn analysis(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
    ) -> Result<(Live, Option<Analysis>)> {
        self.store
            .read(move |conn| {
                let live = finished(conn, id, player)?;
                let row = analyses::find(conn, id)?;
                let analysis = row.map(|row| {
                    Ok::<_, ServiceError>(Analysis {
                        done: row.done,
                        moments: row.moments,
                        found: read(&row)?,
                    })
                });
                Ok((live, analysis.transpose()?))
            })
            .await
    }

    /// Asks for the analysis of a match; once is enough.
    pub async fn ask_analysis(&self, id: MatchId, player: PlayerId) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let live = finished(conn, id, Some(player))?;
                if analyses::find(conn, id)?.is_some() {
                    return Ok(());
                }
                if analyses::count_open(conn)? >= MOST_OPEN {
                    return Err(ServiceError::TooMany(message!("coach-busy")));
                }
                let rows = standing(conn, &live)?;
                let row = AnalysisRow {
                    match_id: id,
                    asked_at: now,
                    moments: moments(&rows, live.table.seats.len()).len() as i32,
                    done: 0,
                    found: "[]".to_owned(),
                };
                analyses::ask(conn, &row)?;
                Ok(())
            })
            .await?;
        self.wake.bots.notify_one();
        Ok(())
    }

    /// Looks at some more moments of a match; says whether there were any.
    pub(crate) async fn go_on_analysing(&self, id: MatchId) -> Result<bool> {
        let prepared = self
            .store
            .read_slowly(move |conn| prepare(conn, id))
            .await?;
        let Some((row, asked)) = prepared else {
            return Ok(false);
        };
        let (most, thinkers) = (self.thinkers.most_nodes, self.thinkers.clone());
        let (found, took) = self
            .thinkers
            .about(move || {
                let began = Instant::now();
                let mut is_up = || thinkers.is_stopped();
                let mut found = Vec::new();
                for asked in &asked {
                    found.push(look(asked, (id, most), &mut is_up));
                    // What was broken off is looked at again.
                    if thinkers.is_stopped() {
                        found.pop();
                    }
                    if thinkers.is_stopped() || began.elapsed() >= A_WHILE {
                        break;
                    }
                }
                (found, began.elapsed())
            })
            .await?;
        Counters::add_time(&self.counters.bot_time, took);
        if found.is_empty() {
            return Ok(false);
        }
        self.store
            .write(move |conn| {
                let mut all = read(&row)?;
                all.extend(found);
                let text = serde_json::to_string(&all).expect("plain data");
                Ok(analyses::go_on(conn, &row, all.len() as i32, &text)?)
            })
            .await
    }
}

/// A match that is over, for whoever may look at it.
fn finished(conn: &mut AnyConnection, id: MatchId, player: Option<PlayerId>) -> Result<Live> {
    let live = Live::load(conn, id)?;
    live.table.viewer(player)?;
    match live.table.row.status {
        Status::Over => Ok(live),
        Status::Open | Status::Running | Status::Abandoned | Status::Expired => {
            Err(ServiceError::Refused(message!("analysis-not-over")))
        }
    }
}

fn standing(conn: &mut AnyConnection, live: &Live) -> Result<Vec<ActionRow>> {
    let row = &live.table.row;
    let rows = actions::between(conn, row.id, 0, row.number)?;
    Ok(actions::standing(rows))
}

fn read(row: &AnalysisRow) -> Result<Vec<Turning>> {
    Ok(read_json(&row.found, ("analyses", row.match_id, "found"))?)
}

/// Where the turns that are looked at begin and end among the lines: of each seat as many, and evenly.
fn moments(rows: &[ActionRow], seats: usize) -> Vec<(usize, usize)> {
    let mut turns: Vec<(usize, usize)> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        match turns.last_mut() {
            Some((begin, end)) if rows[*begin].seat == row.seat => *end = index + 1,
            _ => turns.push((index, index + 1)),
        }
    }
    let share = MOST_MOMENTS / seats.max(1);
    let mut chosen = Vec::new();
    for seat in Seat::all(seats) {
        let own = turns.iter().filter(|(begin, _)| rows[*begin].by() == seat);
        let own: Vec<(usize, usize)> = own.copied().collect();
        let most = own.len().min(share);
        chosen.extend((0..most).map(|index| own[index * own.len() / most]));
    }
    chosen.sort_unstable();
    chosen
}

/// The next moments of an analysis with their positions; `None` if there are no more.
fn prepare(conn: &mut AnyConnection, id: MatchId) -> Result<Option<(AnalysisRow, Vec<Asked>)>> {
    let Some(row) = analyses::find(conn, id)?.filter(|row| row.done < row.moments) else {
        return Ok(None);
    };
    let live = Live::load(conn, id)?;
    let rows = standing(conn, &live)?;
    let all = moments(&rows, live.table.seats.len());
    let next = all.iter().skip(row.done as usize).take(MOST_AT_ONCE);
    let mut position = live.table.first_position()?;
    let (mut at, mut asked) = (0, Vec::new());
    for &(begin, end) in next {
        play_all(position.as_mut(), &rows[at..begin])?;
        at = begin;
        asked.push(Asked {
            number: begin.checked_sub(1).map_or(0, |last| rows[last].number),
            seat: rows[begin].by(),
            position: position.boxed(),
            lines: rows[begin..end]
                .iter()
                .map(|row| row.line.clone())
                .collect(),
        });
    }
    Ok(Some((row, asked)))
}

fn look(asked: &Asked, (id, most): (MatchId, u64), is_up: &mut dyn FnMut() -> bool) -> Turning {
    // The same whoever looks.
    let text = format!("analysis {id} {}", asked.number);
    let mut rng = Rng::new(Sha256::digest(text.as_bytes()).into());
    let mut effort = Effort::until(&mut *is_up).at_most(most.min(NODES_TO_EXPECT));
    let expected = asked.position.expect(WORLDS, &mut effort, &mut rng);
    let mut effort = Effort::until(is_up).at_most(most.min(NODES_TO_REVIEW));
    let lines: Vec<&str> = asked.lines.iter().map(String::as_str).collect();
    let has_choice = asked.position.forced(asked.seat).is_none();
    let verdict = match has_choice {
        true => asked
            .position
            .review(asked.seat, &lines, &mut effort, &mut rng),
        false => None,
    };
    let (better, lost) = match verdict {
        Some(verdict) => (verdict.turn, verdict.lost),
        None => (Vec::new(), 0),
    };
    Turning {
        number: asked.number,
        seat: asked.seat,
        expected,
        played: played(asked),
        better,
        lost,
    }
}

/// What was played, as the menu said it then.
fn played(asked: &Asked) -> Vec<Foreseen> {
    let (seat, mut position) = (asked.seat, asked.position.boxed());
    let mut told = Vec::new();
    for line in &asked.lines {
        let choices = position.choices(seat);
        if let Some(choice) = choices.into_iter().find(|choice| choice.line == *line) {
            told.push(Foreseen {
                seat,
                line: choice.line,
                what: choice.what,
            });
        }
        if position.play(seat, line).is_err() {
            break;
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(seats: &[i32]) -> Vec<ActionRow> {
        let row = |(index, seat): (usize, &i32)| ActionRow {
            match_id: MatchId(1),
            number: index as i64 + 1,
            seat: *seat,
            line: "end".to_owned(),
            takes_back: false,
            automatic: false,
            events: "[]".to_owned(),
            points: "[]".to_owned(),
            at: base::clock::Moment::default(),
        };
        seats.iter().enumerate().map(row).collect()
    }

    #[test]
    fn a_turn_is_what_a_seat_plays_in_a_row() {
        let all = moments(&rows(&[0, 0, 1, 0, 1, 1]), 2);
        assert_eq!(all, [(0, 2), (2, 3), (3, 4), (4, 6)]);
        assert!(moments(&[], 2).is_empty());
    }

    #[test]
    fn of_a_long_match_each_seat_is_looked_at_as_often() {
        let long: Vec<i32> = (0..600).map(|index| index % 3).collect();
        let rows = rows(&long);
        let all = moments(&rows, 3);
        for seat in 0..3 {
            let own = all.iter().filter(|(begin, _)| rows[*begin].seat == seat);
            assert_eq!(own.count(), MOST_MOMENTS / 3);
        }
        assert!(all.windows(2).all(|pair| pair[0].1 <= pair[1].0));
    }
}
