//! How a match went: points over time, and the actions that decided it.

use super::super::effects::chip;
use crate::board::Board;
use crate::board::html::Html;
use games::Seat;
use service::log::LogLine;
use service::stages::{Begun, marked, stage_of};

/// How many turning points are named.
const TURNS: usize = 3;

#[derive(Debug)]
pub struct Turning {
    pub number: i64,
    /// In the units of the game: `Round 3`.
    pub at: String,
    pub chip: String,
    pub gain: i64,
    pub words: String,
}

/// The actions that brought most; not the last, with which everybody's final points come.
pub fn turning(board: &Board<'_>, log: &[LogLine], stages: &[Begun]) -> Vec<Turning> {
    let played = &log[..log.len().saturating_sub(1)];
    let begun_with = begun_with(log);
    let mut found: Vec<Turning> = played
        .windows(2)
        .filter_map(|pair| {
            let (before, line) = (&pair[0], &pair[1]);
            let had = before.points.get(line.seat)?;
            let gain = line.points.get(line.seat)? - had;
            if *had == 0 && Some(gain) == begun_with {
                return None;
            }
            let words = line.sentences.first().filter(|_| gain > 0)?;
            Some(Turning {
                number: line.number,
                at: place_in(board, stages, line.number),
                chip: chip(board, Seat(line.seat as u8)),
                gain,
                words: words.clone(),
            })
        })
        .collect();
    found.sort_by_key(|turning| (-turning.gain, turning.number));
    found.truncate(TURNS);
    found.sort_by_key(|turning| turning.number);
    found
}

/// Where in the match an action was played; a game without parts counts actions.
fn place_in(board: &Board<'_>, stages: &[Begun], number: i64) -> String {
    match stage_of(stages, number) {
        Some(stage) => board.words.say(&stage.here),
        None => board.t.say("end-turn").with("number", number).to_string(),
    }
}

/// What everybody begins with, where the set-up gives the same points to all.
fn begun_with(log: &[LogLine]) -> Option<i64> {
    let seats = log.first()?.points.len();
    let first = |seat: usize| {
        let mut points = log.iter().filter_map(|line| line.points.get(seat));
        points.find(|points| **points != 0).copied()
    };
    let begun = first(0)?;
    (0..seats)
        .all(|seat| first(seat) == Some(begun))
        .then_some(begun)
}

const WIDE: f64 = 300.0;
const HIGH: f64 = 196.0;
const LEFT: f64 = 24.0;
const RIGHT: f64 = 274.0;
const TOP: f64 = 12.0;
const LOW: f64 = 178.0;
/// Marks at the ends of lines are at least so far apart.
const APART: f64 = 15.0;

/// Points over time, a line for each seat in its ink, with its mark at the end.
pub fn chart(board: &Board<'_>, log: &[LogLine], stages: &[Begun], seats: usize) -> String {
    let all = log.iter().flat_map(|line| line.points.iter().copied());
    let top = all.clone().max().unwrap_or(1).max(1);
    let low = all.min().unwrap_or(0).min(0);
    let steps = log.len().max(2) as f64 - 1.0;
    let y = |value: i64| LOW - (LOW - TOP) * (value - low) as f64 / (top - low) as f64;
    let mut html = Html::default();
    html.raw("<svg class=\"chart\" role=\"img\" viewBox=\"0 0 ");
    html.number(WIDE)
        .raw(" ")
        .number(HIGH)
        .raw("\" aria-label=\"");
    html.text(&board.t.say("chart-points-words").to_string())
        .raw("\">");
    for value in ticks(top) {
        let at = y(value);
        html.raw(&format!(
            "<path class=\"axis\" d=\"M{LEFT} {at:.1}H{RIGHT}\"/>\
             <text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            LEFT - 4.0,
            at + 4.0
        ));
    }
    let x = |index: usize| LEFT + (RIGHT - LEFT) * index as f64 / steps;
    let mut free = LEFT;
    for begun in marked(stages) {
        let played = log.iter().take_while(|line| line.number <= begun.number);
        let at = x(played.count().saturating_sub(1));
        html.raw(&format!(
            "<path class=\"axis\" d=\"M{at:.1} {TOP}V{LOW}\"/>"
        ));
        if at < free {
            continue;
        }
        free = at + APART;
        let low = LOW + 15.0;
        html.raw(&format!(
            "<text x=\"{at:.1}\" y=\"{low}\" text-anchor=\"middle\">"
        ));
        html.text(&begun.stage.mark).raw("</text>");
    }
    let mut ends = Vec::new();
    for seat in Seat::all(seats) {
        let points = |line: &LogLine| line.points.get(seat.index()).copied().unwrap_or_default();
        html.raw("<polyline class=\"s-").raw(board.ink(seat));
        html.raw("\" points=\"");
        for (index, line) in log.iter().enumerate() {
            html.raw(&format!("{:.1},{:.1} ", x(index), y(points(line))));
        }
        html.raw("\"/>");
        ends.push((log.last().map_or(LOW, |line| y(points(line))), seat));
    }
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut free = 0.0;
    for (at, seat) in ends {
        let at = at.max(free);
        free = at + APART;
        html.raw(&format!(
            "<g class=\"{}\" transform=\"translate({:.0} {at:.1}) scale(.72)\">",
            board.ink(seat),
            RIGHT + 12.0
        ));
        html.raw("<rect class=\"end\" x=\"-9\" y=\"-9\" width=\"18\" height=\"18\" rx=\"5\"/>");
        html.raw("<use class=\"mark\" href=\"#m")
            .number(seat.index());
        html.raw("\"/></g>");
    }
    html.raw("</svg>");
    html.finish()
}

/// Round numbers from nought to the most.
fn ticks(top: i64) -> Vec<i64> {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
    let step = steps.into_iter().find(|step| top / step <= 4);
    let step = step.unwrap_or(top.max(1)).max(1);
    (0..=top / step).map(|count| count * step).collect()
}
