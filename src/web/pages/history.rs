//! The past of a match: any moment of it, the log, the record, the chart; and its present, as it moves.

use std::time::Duration;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;

use super::match_page::{Asked, Extra, LoggedTurn, entries, render, turns};
use crate::chart::{Chart, Line};
use crate::error::PageResult;
use crate::page::{Base, asking, ok, reader, see_other};
use crate::session::Looking;
use base::ids::MatchId;
use service::Service;
use store::news::Heard;
use words::message;

#[derive(Template)]
#[template(path = "pages/log.html")]
struct Log {
    base: Base,
    id: i64,
    game: &'static str,
    turns: Vec<LoggedTurn>,
}

pub async fn moment(
    service: web::Data<Service>,
    path: web::Path<(MatchId, i64)>,
    Looking(player): Looking,
    asked: web::Query<Asked>,
) -> PageResult {
    let (id, number) = *path;
    let mut extra = Extra::asked(asked.into_inner());
    extra.past = Some(number);
    render(&service, id, player.as_ref(), StatusCode::OK, extra).await
}

#[derive(Debug, Deserialize)]
pub struct Jump {
    number: i64,
}

/// Where the slider leads.
pub async fn jump(id: web::Path<MatchId>, to: web::Query<Jump>) -> PageResult {
    let number = to.number;
    Ok(see_other(&format!("/matches/{id}/actions/{number}")))
}

/// The board in letters.
pub async fn text(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let glance = service
        .glance(*id, player.as_ref().map(|player| player.id), asking())
        .await?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(glance.text()))
}

pub async fn log(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let reader = reader(player.as_ref());
    let (live, lines) = service
        .log(
            *id,
            player.as_ref().map(|player| player.id),
            asking().language,
        )
        .await?;
    let game = live.game.info().name;
    Ok(ok(&Log {
        base: Base::titled(
            &message!("log-title", game = game, id = id.0),
            player.as_ref(),
        ),
        id: id.0,
        game,
        turns: turns(entries(reader, &lines)),
    }))
}

pub async fn record(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let record = service.record(*id, player.map(|player| player.id)).await?;
    let name = format!("attachment; filename=\"match-{id}.turn\"");
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .body(record))
}

pub async fn chart(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let (names, points) = service.points(*id, player.map(|player| player.id)).await?;
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .body(draw_chart(&names, &points)))
}

fn draw_chart(names: &[String], points: &[Vec<i64>]) -> String {
    let line = |(seat, name): (usize, &String)| {
        let value = |row: &Vec<i64>| row.get(seat).copied().unwrap_or_default() as f64;
        Line {
            name: name.clone(),
            values: points.iter().map(value).collect(),
            margins: Vec::new(),
        }
    };
    let lines: Vec<Line> = names.iter().enumerate().map(line).collect();
    let chart = Chart {
        title: &asking().say("chart-points").to_string(),
        lines: &lines,
        decimals: 0,
        from_nought: true,
    };
    chart.draw()
}

const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Says the number of the match at once, because it may have moved since the page was made, and
/// whenever it moves. Nothing else: what changed is for the page to ask.
pub async fn events(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let moved = service.moved.subscribe();
    let table = service.table(*id).await?;
    table.viewer(player.map(|player| player.id))?;
    let id = *id;
    let stream = stream::unfold((moved, Some(table.row.number)), move |state| async move {
        let (mut moved, first) = state;
        loop {
            if let Some(number) = first {
                let bytes = web::Bytes::from(format!("data: {number}\n\n"));
                return Some((Ok::<_, std::io::Error>(bytes), (moved, None)));
            }
            let words = match tokio::time::timeout(KEEP_ALIVE, moved.recv()).await {
                Ok(Ok(Heard::Moved(other, _))) if other != id => continue,
                Ok(Ok(Heard::Moved(_, number))) => format!("data: {number}\n\n"),
                Ok(Ok(Heard::Gap) | Err(RecvError::Lagged(_))) => "data: 0\n\n".to_owned(),
                Ok(Err(RecvError::Closed)) => return None,
                Err(_) => ": still here\n\n".to_owned(),
            };
            let bytes = web::Bytes::from(words);
            return Some((Ok(bytes), (moved, None)));
        }
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(stream))
}
