//! A season for other programs: CSV, JSON, a feed and a calendar.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::super::feeds::{escape, fold, send, stamp};
use super::super::ratings::csv_text;
use super::season::logged;
use crate::api::leagues::describe;
use crate::error::{PageError, PageResult};
use crate::page::{Reader, asking};
use base::clock::Moment;
use base::ids::CompetitionId;
use service::leagues::sheet::Sheet;
use service::rows::AuditRow;
use service::{Service, ServiceError};
use words::message;

type Path = web::Path<(CompetitionId, i32)>;

pub async fn csv(service: web::Data<Service>, path: Path) -> PageResult {
    let sheet = service.season_sheet(path.0, path.1).await?;
    let name = format!(
        "attachment; filename=\"standings-{}-{}.csv\"",
        sheet.competition.id, sheet.season.number
    );
    Ok(HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8; header=present")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .body(standings(&sheet)))
}

fn standings(sheet: &Sheet) -> String {
    let mut text = "division,rank,name,points,played,wins,shares,best,worst,state\r\n".to_owned();
    for division in sheet.divisions() {
        for line in &division.lines {
            let entry = &division.entries[line.entrant];
            let range = match sheet.has_ranges() {
                true => format!("{},{}", line.best, line.worst),
                false => ",".to_owned(),
            };
            text += &format!(
                "{},{},{},{},{},{},{},{range},{}\r\n",
                division.number + 1,
                line.rank,
                csv_text(&entry.name),
                line.points,
                line.played,
                line.wins,
                line.share,
                entry.state
            );
        }
    }
    text
}

pub async fn json(service: web::Data<Service>, path: Path) -> PageResult {
    let sheet = service.season_sheet(path.0, path.1).await?;
    Ok(HttpResponse::Ok().json(describe(&sheet)))
}

#[derive(Template)]
#[template(path = "league_feed.xml")]
struct Feed {
    t: Reader,
    url: String,
    name: String,
    updated: String,
    entries: Vec<(i64, String, String)>,
}

/// What was done to the competition: sign-ups that open, starts, corrections, ends.
pub async fn atom(service: web::Data<Service>, id: web::Path<CompetitionId>) -> PageResult {
    let (competition, log) = service.competition_log(*id).await?;
    let newest = log.first().map_or(competition.created_at, |entry| entry.at);
    let entry = |entry: &AuditRow| {
        let words = logged(asking(), entry);
        (entry.id, words, stamp(entry.at))
    };
    let feed = Feed {
        t: asking(),
        url: format!("{}/leagues/{id}", service.base_url),
        name: competition.name.clone(),
        updated: stamp(newest),
        entries: log.iter().map(entry).collect(),
    };
    let body = feed.render().map_err(|error| {
        tracing::error!(%error, "template failed");
        PageError(ServiceError::NotFound)
    })?;
    Ok(send("application/atom+xml; charset=utf-8", body))
}

pub async fn calendar(service: web::Data<Service>, path: Path) -> PageResult {
    let sheet = service.season_sheet(path.0, path.1).await?;
    let (season, title) = (&sheet.season, sheet.title(asking()));
    let compact = |at: Moment| at.format("%Y%m%dT%H%M%SZ").to_string();
    let url = format!(
        "{}/leagues/{}/seasons/{}",
        service.base_url, sheet.competition.id, season.number
    );
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Turnpost//Leagues//EN".to_owned(),
    ];
    let moments = [
        ("opens", message!("calendar-sign-up"), season.opens_at),
        ("starts", message!("calendar-start"), season.starts_at),
        (
            "ends",
            message!("calendar-end"),
            season.closed_at.unwrap_or(season.ends_at),
        ),
    ];
    for (id, what, at) in moments {
        let summary = message!("calendar-moment", season = title.clone(), what = what);
        lines.extend([
            "BEGIN:VEVENT".to_owned(),
            format!("UID:season-{}-{id}@turnpost", season.id),
            format!("DTSTAMP:{}", compact(season.opens_at)),
            format!("DTSTART:{}", compact(at)),
            "DURATION:PT0S".to_owned(),
            format!("SUMMARY:{}", escape(&asking().tell(&summary))),
            format!("URL:{url}"),
            "END:VEVENT".to_owned(),
        ]);
    }
    lines.push("END:VCALENDAR".to_owned());
    let body: String = lines.iter().map(|line| fold(line)).collect();
    Ok(send("text/calendar; charset=utf-8", body))
}
