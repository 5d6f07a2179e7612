//! The Atom feed of turns and the calendar of deadlines, at secret addresses.

use actix_web::{HttpResponse, web};
use askama::Template;

use crate::error::{PageError, PageResult};
use crate::page::{Reader, reader};
use crate::pages::lobby::game_name;
use base::clock::Moment;
use service::Service;
use service::ServiceError;
use service::rows::{MatchRow, SeatRow};
use words::message;

#[derive(Template)]
#[template(path = "feed.xml")]
struct Atom {
    t: Reader,
    base_url: String,
    name: String,
    updated: String,
    entries: Vec<Entry>,
}

struct Entry {
    id: i64,
    number: i64,
    title: String,
    since: String,
    until: Option<String>,
}

pub fn stamp(at: Moment) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

fn title(t: Reader, (_, row): &(SeatRow, MatchRow)) -> String {
    let (game, id) = (game_name(&row.game), row.id.0);
    t.tell(&match row.title.as_str() {
        "" => message!("match-and-number", game = game, id = id),
        title => message!(
            "match-titled",
            game = game,
            id = id,
            title = t.recall(title)
        ),
    })
}

pub fn send(kind: &'static str, body: String) -> HttpResponse {
    HttpResponse::Ok().content_type(kind).body(body)
}

pub async fn atom(service: web::Data<Service>, secret: web::Path<String>) -> PageResult {
    let (player, waits) = service.feed(&secret).await?;
    let t = reader(Some(&player));
    let entry = |wait: &(SeatRow, MatchRow)| Entry {
        id: wait.1.id.0,
        number: wait.0.wait_number.unwrap_or_default(),
        title: title(t, wait),
        since: stamp(wait.0.waiting_since.unwrap_or(wait.1.moved_at)),
        until: wait.0.deadline_at.map(|until| t.exact(until)),
    };
    let entries: Vec<Entry> = waits.iter().map(entry).collect();
    let feed = Atom {
        t,
        base_url: service.base_url.to_string(),
        name: player.name.clone(),
        updated: entries
            .first()
            .map_or_else(|| stamp(player.created_at), |entry| entry.since.clone()),
        entries,
    };
    let body = feed.render().map_err(|error| {
        tracing::error!(%error, "template failed");
        PageError(ServiceError::NotFound)
    })?;
    Ok(send("application/atom+xml; charset=utf-8", body))
}

pub async fn calendar(service: web::Data<Service>, secret: web::Path<String>) -> PageResult {
    let (player, waits) = service.feed(&secret).await?;
    let t = reader(Some(&player));
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Turnpost//Deadlines//EN".to_owned(),
    ];
    for wait in &waits {
        let (seat, row) = wait;
        let (Some(since), Some(deadline)) = (seat.waiting_since, seat.deadline_at) else {
            continue;
        };
        let compact = |at: Moment| at.format("%Y%m%dT%H%M%SZ").to_string();
        let number = seat.wait_number.unwrap_or_default();
        let summary = message!("calendar-deadline", what = title(t, wait));
        lines.extend([
            "BEGIN:VEVENT".to_owned(),
            format!("UID:match-{}-{}-{number}@turnpost", row.id, seat.seat),
            format!("DTSTAMP:{}", compact(since)),
            format!("DTSTART:{}", compact(deadline)),
            "DURATION:PT0S".to_owned(),
            format!("SUMMARY:{}", escape(&t.tell(&summary))),
            format!("URL:{}/matches/{}", service.base_url, row.id),
            "END:VEVENT".to_owned(),
        ]);
    }
    lines.push("END:VCALENDAR".to_owned());
    let body: String = lines.iter().map(|line| fold(line)).collect();
    Ok(send("text/calendar; charset=utf-8", body))
}

/// A text in a calendar.
pub fn escape(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace(';', "\\;")
        .replace(',', "\\,")
        .replace('\n', "\\n")
}

/// Lines of at most 75 bytes, as RFC 5545 has them.
pub fn fold(line: &str) -> String {
    let (mut folded, mut width) = (String::new(), 0);
    for sign in line.chars() {
        if width + sign.len_utf8() > 74 {
            folded += "\r\n ";
            width = 1;
        }
        folded.push(sign);
        width += sign.len_utf8();
    }
    folded + "\r\n"
}
