//! The end of a match: places, points over time, the turns that decided it.

use super::effects::chip;
use crate::board::Board;
use crate::board::html::Html;
use games::Seat;
use service::matches::{Glance, LogLine};
use store::ratings::RatedRow;

/// How many turning points are named.
const TURNS: usize = 3;

#[derive(Debug)]
pub struct End {
    pub winners: Vec<String>,
    pub places: Vec<Placed>,
    pub chart: String,
    pub turns: Vec<Turning>,
}

#[derive(Debug)]
pub struct Placed {
    pub place: i32,
    pub chip: String,
    pub name: String,
    pub score: i64,
    pub is_me: bool,
    /// `1510 → 1522`, if it was rated.
    pub rating: String,
}

#[derive(Debug)]
pub struct Turning {
    pub number: i64,
    pub chip: String,
    pub gain: i64,
    pub sentences: Vec<String>,
}

pub fn end(board: &Board<'_>, glance: &Glance, log: &[LogLine], rated: &[RatedRow]) -> End {
    let table = &glance.live.table;
    let points = glance.live.position.points();
    let rating = |seat: &store::seats::SeatRow| {
        let row = rated
            .iter()
            .find(|row| Some(row.player_id) == seat.player_id);
        row.map(|row| format!("{:.0} → {:.0}", row.rating_before, row.rating_after))
            .unwrap_or_default()
    };
    let mut places: Vec<Placed> = table
        .seats
        .iter()
        .map(|seat| Placed {
            place: seat.place.unwrap_or(table.seats.len() as i32),
            chip: chip(board, seat.at()),
            name: seat.name.clone(),
            score: seat
                .score
                .or_else(|| points.get(seat.at().index()).copied())
                .unwrap_or_default(),
            is_me: board.is_viewer(seat.at()),
            rating: rating(seat),
        })
        .collect();
    places.sort_by_key(|placed| placed.place);
    let won = places.iter().filter(|placed| placed.place == 1);
    End {
        winners: won.map(|placed| placed.name.clone()).collect(),
        chart: chart(board, log, table.seats.len()),
        turns: turning(board, log),
        places,
    }
}

impl End {
    /// How it went: points over time and the actions that brought most, as a panel.
    pub fn course(&self, board: &Board<'_>, path: &str) -> String {
        let say = |id: &'static str| board.t.say(id).to_string();
        let mut html = Html::default();
        html.raw("<section class=\"panel p-offer\" id=\"course\" aria-label=\"");
        html.text(&say("chart-points")).raw("\"><h2>");
        html.text(&say("chart-points"))
            .raw("</h2>")
            .raw(&self.chart);
        if !self.turns.is_empty() {
            html.raw("<h2>").text(&say("end-turns")).raw("</h2>");
            html.raw("<ul class=\"turns\">");
            for turn in &self.turns {
                html.raw("<li>").raw(&turn.chip).raw(" <a href=\"");
                html.text(path).raw("/actions/").number(turn.number);
                let name = board.t.say("end-turn").with("number", turn.number);
                html.raw("\">").text(&name.to_string());
                html.raw("</a> <b>+").number(turn.gain).raw("</b> ");
                html.text(&turn.sentences.join(" ")).raw("</li>");
            }
            html.raw("</ul>");
        }
        html.raw("</section>");
        html.finish()
    }
}

/// The actions that brought most.
fn turning(board: &Board<'_>, log: &[LogLine]) -> Vec<Turning> {
    let mut found: Vec<Turning> = log
        .windows(2)
        .filter_map(|pair| {
            let (before, line) = (&pair[0], &pair[1]);
            let gain = line.points.get(line.seat)? - before.points.get(line.seat)?;
            (gain > 0 && !line.sentences.is_empty()).then(|| Turning {
                number: line.number,
                chip: chip(board, Seat(line.seat as u8)),
                gain,
                sentences: line.sentences.iter().take(1).cloned().collect(),
            })
        })
        .collect();
    found.sort_by_key(|turning| (-turning.gain, turning.number));
    found.truncate(TURNS);
    found.sort_by_key(|turning| turning.number);
    found
}

const WIDE: f64 = 300.0;
const HIGH: f64 = 170.0;

/// Points over time, a line for each seat in its ink.
fn chart(board: &Board<'_>, log: &[LogLine], seats: usize) -> String {
    let all = log.iter().flat_map(|line| line.points.iter().copied());
    let top = all.clone().max().unwrap_or(1).max(1) as f64;
    let low = all.min().unwrap_or(0).min(0) as f64;
    let steps = log.len().max(2) as f64 - 1.0;
    let y = |value: f64| HIGH - 14.0 - (HIGH - 24.0) * (value - low) / (top - low);
    let mut html = Html::default();
    html.raw("<svg class=\"chart\" role=\"img\" viewBox=\"0 0 ");
    html.number(WIDE)
        .raw(" ")
        .number(HIGH)
        .raw("\" aria-label=\"");
    html.text(&board.t.say("chart-points-words").to_string());
    html.raw("\"><path class=\"axis\" d=\"M0 ").number(y(0.0));
    html.raw("H").number(WIDE - 26.0).raw("\"/>");
    for seat in 0..seats {
        let ink = board.ink(Seat(seat as u8));
        html.raw("<polyline class=\"s-")
            .raw(ink)
            .raw("\" points=\"");
        let mut last = 0.0;
        for (index, line) in log.iter().enumerate() {
            last = line.points.get(seat).copied().unwrap_or_default() as f64;
            let x = (WIDE - 30.0) * index as f64 / steps;
            html.raw(&format!("{x:.1},{:.1} ", y(last)));
        }
        html.raw("\"/><text x=\"").number(WIDE - 26.0);
        html.raw(&format!("\" y=\"{:.1}\">", y(last) + 4.0));
        html.number(last).raw("</text>");
    }
    html.raw("</svg>");
    html.finish()
}
