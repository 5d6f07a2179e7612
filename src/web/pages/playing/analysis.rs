//! What a bot makes of a match that is over: points expected over time, and turns that it would have
//! played otherwise.

use std::sync::Arc;

use actix_web::http::header;
use actix_web::web;
use askama::Template;

use super::advice::told;
use crate::chart::{Chart, Line};
use crate::error::PageResult;
use crate::page::{Base, ok, see_other};
use crate::session::{Looking, Playing};
use base::ids::MatchId;
use games::message::Words;
use games::{Seat, Viewer};
use service::Service;
use service::analysis::{Analysis, Turning};
use service::live::Live;
use service::stages::{Begun, stage_of};
use words::{Reader, message};

/// While it is worked out, the page looks again after so many seconds.
const LOOK_AGAIN: &str = "3";
/// So many turning points are named, if each cost at least a point.
const MOST_TURNS: usize = 6;
const LEAST: i64 = 100;

#[derive(Template)]
#[template(path = "pages/analysis.html")]
struct AnalysisPage {
    base: Base,
    id: i64,
    game: &'static str,
    /// Somebody who may ask for it.
    may_ask: bool,
    /// Moments looked at, and how many there are, while it is worked out.
    progress: Option<(i32, i32)>,
    is_asked: bool,
    chart: String,
    turns: Vec<Told>,
}

/// A turning point.
#[derive(Debug)]
struct Told {
    number: i64,
    /// In the units of the game, and whose turn it was: `Round 3: Ana`.
    heading: String,
    played: Vec<String>,
    better: Vec<String>,
    points: i64,
}

pub async fn show(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let me = player.as_ref().map(|player| player.id);
    let (live, analysis) = service.analysis(*id, me).await?;
    let info = live.game.info();
    let title = message!("analysis-title", game = info.name, id = id.0);
    let base = Base::titled(&title, player.as_ref());
    let ready = analysis.as_ref().filter(|analysis| analysis.is_ready());
    let progress = match (&analysis, ready) {
        (Some(analysis), None) => Some((analysis.done, analysis.moments)),
        _ => None,
    };
    let is_growing = progress.is_some();
    let words = live.words(base.t.language);
    let turns = ready.map(turning_points).unwrap_or_default();
    let stages = match turns.is_empty() {
        true => Arc::default(),
        false => service.stages(*id).await?,
    };
    let turns = turns.into_iter().map(|turn| Told {
        number: turn.number,
        heading: heading(base.t, &words, &stages, turn),
        played: told(&words, &turn.played),
        better: told(&words, &turn.better),
        points: (turn.lost + 50) / 100,
    });
    let turns = turns.collect();
    let chart_title = base.t.say("analysis-expected").to_string();
    let mut answer = ok(&AnalysisPage {
        id: id.0,
        game: info.name,
        may_ask: player.is_some(),
        is_asked: analysis.is_some(),
        progress,
        chart: analysis
            .as_ref()
            .filter(|analysis| !analysis.found.is_empty())
            .map(|analysis| chart(&chart_title, &live, analysis))
            .unwrap_or_default(),
        turns,
        base,
    });
    if is_growing {
        let again = header::HeaderValue::from_static(LOOK_AGAIN);
        answer.headers_mut().insert(header::REFRESH, again);
    }
    Ok(answer)
}

pub async fn ask(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Playing(player): Playing,
) -> PageResult {
    service.ask_analysis(*id, player.id).await?;
    Ok(see_other(&format!("/matches/{id}/analysis")))
}

/// The turns in which most was lost, in the order in which they were played.
fn turning_points(analysis: &Analysis) -> Vec<&Turning> {
    let costly = |turn: &&Turning| turn.lost >= LEAST && !turn.better.is_empty();
    let mut turns: Vec<&Turning> = analysis.found.iter().filter(costly).collect();
    turns.sort_by_key(|turn| -turn.lost);
    turns.truncate(MOST_TURNS);
    turns.sort_by_key(|turn| turn.number);
    turns
}

/// Where in the match a turn began, and whose it was.
fn heading(t: Reader, words: &Words<'_>, stages: &[Begun], turn: &Turning) -> String {
    let name = words.player(turn.seat);
    match stage_of(stages, turn.number + 1) {
        Some(stage) => format!("{}: {name}", words.say(&stage.here)),
        None => t.tell(message!(
            "analysis-turn",
            number = turn.number,
            name = name.into_owned()
        )),
    }
}

/// Points expected at each moment, and at the end those that there were.
fn chart(title: &str, live: &Live, analysis: &Analysis) -> String {
    let (points, inks) = (
        live.position.points(),
        live.position.inks(Viewer::Spectator),
    );
    let seats = Seat::all(live.names.len());
    let lines: Vec<Line> = std::iter::zip(&live.names, seats)
        .map(|(name, seat)| {
            let at = |turn: &Turning| turn.expected.get(seat.index()).copied();
            let expected = analysis.found.iter().filter_map(at);
            let mut values: Vec<f64> = expected.map(|value| value as f64 / 100.0).collect();
            if analysis.is_ready() {
                values.extend(points.get(seat.index()).map(|points| *points as f64));
            }
            Line {
                name: name.clone(),
                ink: inks[seat.index()],
                values,
                margins: Vec::new(),
            }
        })
        .collect();
    Chart {
        title,
        lines: &lines,
        decimals: 0,
        from_nought: true,
    }
    .draw()
}
