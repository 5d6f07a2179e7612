//! The past of a match: any moment of it, the log, the record, the chart; and its present, as it moves.

use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use futures_util::stream;
use tokio::sync::broadcast::error::RecvError;

use super::match_page::{Entry, LoggedTurn, entries, turns};
use crate::ids::MatchId;
use crate::service::Service;
use crate::web::chart::{Chart, Line};
use crate::web::error::PageResult;
use crate::web::page::{Base, Reader, ok};
use crate::web::session::Visitor;

#[derive(Template)]
#[template(path = "pages/moment.html")]
struct Moment {
    base: Base,
    id: i64,
    game: &'static str,
    number: i64,
    last: i64,
    entry: Option<Entry>,
    svg: String,
    text: String,
}

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
    Visitor(player): Visitor,
) -> PageResult {
    let (id, number) = *path;
    let reader = Reader::of(player.as_ref(), service.clock.now());
    let glance = service
        .past_position(id, player.as_ref().map(|player| player.id), number)
        .await?;
    let game = glance.live.game.info().name;
    Ok(ok(&Moment {
        base: Base::of(format!("{game} #{id}, action {number}"), player.as_ref()),
        id: id.0,
        game,
        number,
        last: glance.live.table.row.number,
        entry: entries(reader, &glance.log).pop().filter(|_| number > 0),
        svg: glance.svg,
        text: glance.text,
    }))
}

pub async fn log(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Visitor(player): Visitor,
) -> PageResult {
    let reader = Reader::of(player.as_ref(), service.clock.now());
    let (live, lines) = service
        .log(*id, player.as_ref().map(|player| player.id))
        .await?;
    let game = live.game.info().name;
    Ok(ok(&Log {
        base: Base::of(format!("{game} #{id}, log"), player.as_ref()),
        id: id.0,
        game,
        turns: turns(entries(reader, &lines)),
    }))
}

pub async fn record(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Visitor(player): Visitor,
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
    Visitor(player): Visitor,
) -> PageResult {
    let (names, points) = service.points(*id, player.map(|player| player.id)).await?;
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
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
        title: "Points over time",
        lines: &lines,
        decimals: 0,
        from_nought: true,
    };
    chart.draw()
}

const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Says the number of the match whenever it moves. Nothing else: what changed is for the page to ask.
pub async fn events(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Visitor(player): Visitor,
) -> PageResult {
    let table = service.table(*id).await?;
    table.viewer(player.map(|player| player.id))?;
    let moved = service.moved.subscribe();
    let id = *id;
    let stream = stream::unfold(moved, move |mut moved| async move {
        loop {
            let words = match tokio::time::timeout(KEEP_ALIVE, moved.recv()).await {
                Ok(Ok((other, _))) if other != id => continue,
                Ok(Ok((_, number))) => format!("data: {number}\n\n"),
                Ok(Err(RecvError::Lagged(_))) => "data: 0\n\n".to_owned(),
                Ok(Err(RecvError::Closed)) => return None,
                Err(_) => ": still here\n\n".to_owned(),
            };
            let bytes = web::Bytes::from(words);
            return Some((Ok::<_, std::io::Error>(bytes), moved));
        }
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(stream))
}
