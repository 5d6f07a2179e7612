//! The past of a match: any moment of it, the log, the record, the chart; and its present, as it moves.

use std::time::Duration;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, timeout_at};

use crate::chart::{Chart, Line};
use crate::error::{PageError, PageResult};
use crate::page::{Base, asking, ok, reader, see_other};
use crate::pages::match_page::menu::sentence;
use crate::pages::match_page::parts::without_ends;
use crate::pages::match_page::{Asked, Extra, LoggedTurn, entries, render, turns};
use crate::session::Looking;
use base::ids::MatchId;
use games::Viewer;
use games::panel::{Ink, Panel, Role};
use service::courses::Course;
use service::rows::{Heard, Status};
use service::{Service, ServiceError};
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
        turns: turns(entries(reader, &without_ends(&lines))),
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
    let (seats, points) = service.points(*id, player.map(|player| player.id)).await?;
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .body(draw_chart(&seats, &points)))
}

fn draw_chart(seats: &[(String, Ink)], points: &[Vec<i64>]) -> String {
    let line = |(seat, (name, ink)): (usize, &(String, Ink))| {
        let value = |row: &Vec<i64>| row.get(seat).copied().unwrap_or_default() as f64;
        Line {
            name: name.clone(),
            ink: *ink,
            values: points.iter().map(value).collect(),
            margins: Vec::new(),
        }
    };
    let lines: Vec<Line> = seats.iter().enumerate().map(line).collect();
    let chart = Chart {
        title: &asking().say("chart-points").to_string(),
        lines: &lines,
        decimals: 0,
        from_nought: true,
    };
    chart.picture()
}

#[derive(Template)]
#[template(path = "pages/charts.html")]
struct Charts {
    base: Base,
    id: i64,
    game: &'static str,
    /// Each with its name, as a drawing.
    charts: Vec<(String, String)>,
}

/// Points, and whatever else the table of seats counts, over time.
pub async fn charts(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let me = player.as_ref().map(|player| player.id);
    let (live, courses) = service.courses(*id, me, asking().language).await?;
    let inks = live.position.inks(live.table.viewer(me)?);
    let draw = |course: &Course| {
        let lines = live.names.iter().zip(&inks).zip(&course.values);
        let lines: Vec<Line> = lines
            .map(|((name, ink), values)| Line {
                name: name.clone(),
                ink: *ink,
                values: values.clone(),
                margins: Vec::new(),
            })
            .collect();
        let chart = Chart {
            title: &course.name,
            lines: &lines,
            decimals: 0,
            from_nought: true,
        };
        (sentence(&course.name), chart.draw())
    };
    let game = live.game.info().name;
    Ok(ok(&Charts {
        base: Base::titled(
            &message!("charts-title", game = game, id = id.0),
            player.as_ref(),
        ),
        id: id.0,
        game,
        charts: courses.iter().map(draw).collect(),
    }))
}

/// The board and the points as a picture, as everybody may see them: to show around.
pub async fn picture(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    // Whoever may look at the match may show what its spectators see.
    let me = player.as_ref().map(|player| player.id);
    let mut glance = service.glance(*id, me, asking()).await?;
    glance.viewer = Viewer::Spectator;
    // The last line, as its own player reads it, may tell more than that.
    glance.log.clear();
    let live = &glance.live;
    let is_over = live.table.row.status == Status::Over;
    let is_shown = |panel: &Panel| match panel.role {
        Role::Map => true,
        Role::Score => is_over,
        Role::Seats => !is_over,
        _ => false,
    };
    let (game, words) = (live.game.info().name, glance.words());
    let title = asking().tell(message!("match-and-number", game = game, id = id.0));
    let mut panels: Vec<Panel> = glance.panels().into_iter().filter(is_shown).collect();
    panels.insert(
        0,
        Panel {
            id: "title".to_owned(),
            role: Role::Goals,
            title: title.clone(),
            sections: Vec::new(),
        },
    );
    let inks = live.position.inks(glance.viewer);
    let drawing = games::column::draw(&panels, &inks, &words, &title, is_over);
    let png = web::block(move || picture::png(&drawing, PICTURE)).await;
    let png = png.map_err(|_| PageError(ServiceError::Busy))?;
    match png {
        Ok(png) => Ok(HttpResponse::Ok().content_type("image/png").body(png)),
        Err(error) => {
            tracing::error!(%error, "no picture of a match");
            Ok(HttpResponse::InternalServerError().finish())
        }
    }
}

/// How wide a picture to show around is, in pixels.
const PICTURE: u32 = 1200;

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
    let player = player.map(|player| player.id);
    table.viewer(player)?;
    let id = *id;
    let sits = player.filter(|player| table.seat_of(*player).is_some());
    let present = match sits {
        Some(player) => Some(service.enter(id, player).await),
        None => None,
    };
    let first = (moved, Some(table.row.number), present);
    let stream = stream::unfold(first, move |state| async move {
        let (mut moved, first, present) = state;
        let words = match first {
            Some(number) => format!("data: {number}\n\n"),
            None => next_words(&mut moved, id, Instant::now() + KEEP_ALIVE).await?,
        };
        let bytes = web::Bytes::from(words);
        Some((Ok::<_, std::io::Error>(bytes), (moved, None, present)))
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(stream))
}

/// What is said next to whoever follows a match: that it has moved, or at last that the connection lives. A
/// proxy closes one that is silent, and only by writing is it found that nobody reads any more; however much
/// is played in other matches, it is not silent for longer than that.
async fn next_words(moved: &mut Receiver<Heard>, id: MatchId, at_last: Instant) -> Option<String> {
    loop {
        match timeout_at(at_last, moved.recv()).await {
            Ok(Ok(Heard::Moved(other, _))) if other != id && Instant::now() < at_last => {}
            Ok(Ok(Heard::Moved(other, number))) if other == id => {
                return Some(format!("data: {number}\n\n"));
            }
            Ok(Ok(Heard::Gap) | Err(RecvError::Lagged(_))) => {
                return Some("data: 0\n\n".to_owned());
            }
            Ok(Err(RecvError::Closed)) => return None,
            Ok(Ok(Heard::Moved(..))) | Err(_) => return Some(": still here\n\n".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast::channel;

    use super::*;

    #[actix_web::test]
    async fn a_follower_hears_its_match_and_is_not_silent_while_others_play() {
        let (mine, other) = (MatchId(1), MatchId(2));
        let (send, mut moved) = channel(8);
        let soon = Instant::now() + KEEP_ALIVE;
        send.send(Heard::Moved(other, 5)).unwrap();
        send.send(Heard::Moved(mine, 6)).unwrap();
        let heard = next_words(&mut moved, mine, soon).await;
        assert_eq!(heard.as_deref(), Some("data: 6\n\n"));
        send.send(Heard::Gap).unwrap();
        let heard = next_words(&mut moved, mine, soon).await;
        assert_eq!(heard.as_deref(), Some("data: 0\n\n"));
        for number in [7, 8] {
            send.send(Heard::Moved(other, number)).unwrap();
        }
        let heard = next_words(&mut moved, mine, Instant::now()).await;
        assert_eq!(heard.as_deref(), Some(": still here\n\n"));
        // What was heard of others has not put it off, and the rest is heard later.
        send.send(Heard::Moved(mine, 9)).unwrap();
        let heard = next_words(&mut moved, mine, soon).await;
        assert_eq!(heard.as_deref(), Some("data: 9\n\n"));
        drop(send);
        assert_eq!(next_words(&mut moved, mine, soon).await, None);
    }
}
