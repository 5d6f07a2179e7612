//! The end of a match: places, and why they are as they are.

mod course;

use super::effects::chip;
use super::parts::page_of;
use crate::board::Board;
use crate::board::html::Html;
use course::{Turning, chart, turning};
use games::Seat;
use games::panel::{Content, Panel, Role, Row, Table, Token};
use service::log::LogLine;
use service::matches::Glance;
use service::rows::{RatedRow, SeatRow};
use words::message;

#[derive(Debug)]
pub struct End {
    /// Who won, and by how much.
    pub heading: String,
    /// The winner's, if there is one.
    pub chip: String,
    /// How the reader did, and where the winner's points came from.
    pub words: Vec<String>,
    pub places: Vec<Placed>,
    pub chart: String,
    pub turns: Vec<Turning>,
}

#[derive(Debug)]
pub struct Placed {
    pub seat: Seat,
    pub place: i32,
    pub chip: String,
    pub name: String,
    pub page: Option<String>,
    /// What they played as.
    pub note: String,
    pub score: i64,
    /// In hundredths of the best score.
    pub share: i64,
    pub ink: &'static str,
    pub is_me: bool,
    /// `1522 (+12)`, if it was rated.
    pub rating: String,
}

pub fn end(
    board: &Board<'_>,
    glance: &Glance,
    panels: &[Panel],
    log: &[LogLine],
    rated: &[RatedRow],
) -> End {
    let table = &glance.live.table;
    let score = score(panels);
    let mut places: Vec<Placed> = table
        .seats
        .iter()
        .map(|seat| placed(board, glance, score, rated, seat))
        .collect();
    places.sort_by_key(|placed| placed.place);
    let best = places.iter().map(|placed| placed.score).max().unwrap_or(1);
    for placed in &mut places {
        placed.share = (100 * placed.score / best.max(1)).clamp(0, 100);
    }
    let order = places.iter().map(|placed| placed.place);
    let winner = order.clone().next().unwrap_or(1);
    let is_shared = order.filter(|place| *place == winner).count() > 1;
    End {
        heading: heading(board, &places, is_shared),
        chip: match places.first().filter(|_| !is_shared) {
            Some(first) => first.chip.clone(),
            None => String::new(),
        },
        words: words(board, &places, is_shared, score),
        chart: chart(board, log, &glance.stages, table.seats.len()),
        turns: turning(board, log, &glance.stages),
        places,
    }
}

fn score(panels: &[Panel]) -> Option<&Table> {
    let panel = panels.iter().find(|panel| panel.role == Role::Score)?;
    let mut sections = panel.sections.iter();
    sections.find_map(|section| match &section.content {
        Content::Table(table) => Some(table),
        _ => None,
    })
}

fn placed(
    board: &Board<'_>,
    glance: &Glance,
    score: Option<&Table>,
    rated: &[RatedRow],
    seat: &SeatRow,
) -> Placed {
    let points = glance.live.position.points();
    let own = rated
        .iter()
        .find(|row| Some(row.player_id) == seat.player_id);
    let row = score.and_then(|table| table.rows.iter().find(|row| row.seat == seat.at()));
    Placed {
        seat: seat.at(),
        place: seat.place.unwrap_or(glance.live.table.seats.len() as i32),
        chip: chip(board, seat.at()),
        name: board.t.called(&seat.name),
        page: page_of(seat),
        note: row.map(|row| row.note.clone()).unwrap_or_default(),
        score: seat
            .score
            .or_else(|| points.get(seat.at().index()).copied())
            .unwrap_or_default(),
        share: 0,
        ink: board.ink(seat.at()),
        is_me: board.is_viewer(seat.at()),
        rating: own.map_or_else(String::new, |row| {
            let by = row.rating_after - row.rating_before;
            let sign = if by < 0.0 { "−" } else { "+" };
            let said = |rating: f64| board.t.decimal(rating, 1);
            format!("{} ({sign}{})", said(row.rating_after), said(by.abs()))
        }),
    }
}

fn heading(board: &Board<'_>, places: &[Placed], is_shared: bool) -> String {
    let t = board.t;
    let winners = places
        .iter()
        .filter(|one| one.place == places[0].place)
        .map(|one| one.name.as_str());
    match (is_shared, places) {
        (false, [first, second, ..]) if first.score > second.score => t.tell(message!(
            "end-won-by",
            name = first.name.clone(),
            points = first.score - second.score
        )),
        (false, [first, ..]) => t.tell(message!("end-won", names = first.name.clone(), count = 1)),
        _ => t.tell(message!(
            "end-won",
            names = t.list(winners.clone()),
            count = winners.count()
        )),
    }
}

fn words(
    board: &Board<'_>,
    places: &[Placed],
    is_shared: bool,
    score: Option<&Table>,
) -> Vec<String> {
    let mut words = Vec::new();
    let [first, ..] = places else {
        return words;
    };
    if let Some(me) = places.iter().find(|one| one.is_me && one.place > 1) {
        words.push(board.t.tell(message!(
            "end-you",
            place = me.place,
            points = first.score - me.score
        )));
    }
    let row = score.and_then(|table| {
        let mut rows = table.rows.iter();
        Some((table, rows.find(|row| row.seat == first.seat)?))
    });
    if let Some((table, row)) = row.filter(|_| !is_shared)
        && let Some((source, points)) = best_source(table, row)
    {
        words.push(board.t.tell(message!(
            "end-best-source",
            name = first.name.clone(),
            source = source.to_owned(),
            points = points,
            total = first.score
        )));
    }
    words
}

/// The columns that are no source but the sum.
const SUMS: [&str; 2] = ["total", "points"];

/// The column that brought most.
fn best_source<'a>(table: &'a Table, row: &Row) -> Option<(&'a str, i64)> {
    let cells = table.columns.iter().zip(&row.cells);
    let cells = cells.filter(|(column, _)| !SUMS.contains(&column.id));
    let points = cells.filter_map(|(column, cell)| match cell.value.as_slice() {
        [Token::Words(text) | Token::Strong(text) | Token::Of(text, _)] => {
            Some((column.name.as_str(), text.parse::<i64>().ok()?))
        }
        _ => None,
    });
    points
        .filter(|(_, points)| *points > 0)
        .max_by_key(|(_, points)| *points)
}

impl End {
    /// How it went: points over time and the actions that brought most, as a panel.
    pub fn course(&self, board: &Board<'_>, id: i64) -> String {
        let say = |id: &'static str| board.t.say(id).to_string();
        let mut html = Html::default();
        html.raw("<section class=\"panel p-offer\" id=\"course\" aria-label=\"");
        html.text(&say("chart-points"))
            .raw("\"><div class=\"went\"><h2>");
        html.text(&say("chart-points"))
            .raw("</h2>")
            .raw(&self.chart);
        html.raw("<p class=\"small\"><a href=\"/matches/")
            .number(id);
        html.raw("/charts\">").text(&say("charts-all"));
        html.raw("</a></p></div>");
        if !self.turns.is_empty() {
            html.raw("<div class=\"went\"><h2>")
                .text(&say("end-turns"))
                .raw("</h2>");
            html.raw("<ul class=\"turns\">");
            for turn in &self.turns {
                html.raw("<li>").raw(&turn.chip);
                html.raw(" <a href=\"/matches/").number(id);
                html.raw("/actions/").number(turn.number).raw("\">");
                html.text(&turn.at).raw("</a> ").text(&turn.words);
                html.raw(" <b>+").number(turn.gain).raw("</b></li>");
            }
            html.raw("</ul></div>");
        }
        html.raw("</section>");
        html.finish()
    }
}
