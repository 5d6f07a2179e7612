//! Leagues and tournaments for programs.

use actix_web::{HttpResponse, web};
use serde_json::{Value, json};

use super::Answer;
use base::ids::CompetitionId;
use league::Line;
use service::Service;
use service::leagues::read::Listed;
use service::leagues::sheet::{Division, Sheet, SheetTable, finish};

pub async fn list(service: web::Data<Service>) -> Answer {
    let item = |listed: &Listed| {
        json!({
            "id": listed.competition.id,
            "name": listed.competition.name,
            "game": listed.rules.game,
            "season": listed.season.number,
            "state": listed.season.state,
            "players": listed.entries,
            "starts_at": listed.season.starts_at.and_utc(),
            "winner": listed.winner.as_ref().map(|(season, name)| json!({ "season": season, "name": name })),
        })
    };
    let all = service.competitions().await?;
    Ok(HttpResponse::Ok().json(all.iter().map(item).collect::<Vec<_>>()))
}

pub async fn season(service: web::Data<Service>, path: web::Path<(CompetitionId, i32)>) -> Answer {
    let sheet = service.season_sheet(path.0, path.1).await?;
    Ok(HttpResponse::Ok().json(describe(&sheet)))
}

/// A season as programs read it. Points are exact: in sixtieths, beside the rounded number.
pub fn describe(sheet: &Sheet) -> Value {
    let season = &sheet.season;
    let (over, all) = sheet.progress();
    json!({
        "id": sheet.competition.id,
        "name": sheet.competition.name,
        "season": season.number,
        "state": season.state,
        "paused": season.paused,
        "rules": sheet.rules,
        "opens_at": season.opens_at.and_utc(),
        "starts_at": season.starts_at.and_utc(),
        "ends_at": season.ends_at.and_utc(),
        "closed_at": season.closed_at.map(|at| at.and_utc()),
        "matches_over": over,
        "matches": all,
        "divisions": sheet.divisions().iter().map(|division| standings(sheet, division)).collect::<Vec<_>>(),
        "tables": sheet.tables.iter().map(|one| table(sheet, one)).collect::<Vec<_>>(),
        "byes": sheet.byes.iter().map(|bye| json!({
            "round": bye.round,
            "name": sheet.entry(bye.entry_id).map(|entry| &entry.name),
        })).collect::<Vec<_>>(),
        "entries": sheet.entries.iter().map(|entry| json!({
            "name": entry.name,
            "bot": entry.bot.is_some(),
            "state": entry.state,
        })).collect::<Vec<_>>(),
    })
}

fn standings(sheet: &Sheet, division: &Division) -> Value {
    let line = |line: &Line| {
        let entry = &division.entries[line.entrant];
        json!({
            "rank": line.rank,
            "name": entry.name,
            "points": line.points.0 as f64 / 60.0,
            "sixtieths": line.points.0,
            "played": line.played,
            "wins": line.wins,
            "best": sheet.has_ranges().then_some(line.best),
            "worst": sheet.has_ranges().then_some(line.worst),
            "state": entry.state,
            "next_division": entry.next_division.map(|next| next + 1),
        })
    };
    json!({
        "division": division.number + 1,
        "standings": division.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

fn table(sheet: &Sheet, table: &SheetTable) -> Value {
    let row = &table.row;
    json!({
        "division": row.division + 1,
        "round": row.round,
        "number": row.number,
        "match": row.match_id,
        "over_at": row.over_at.map(|at| at.and_utc()),
        "corrected": table.is_corrected(),
        "seats": table.seats.iter().map(|seat| {
            let result = finish(seat).filter(|_| table.is_over());
            json!({
                "name": sheet.entry(seat.entry_id).map(|entry| &entry.name),
                "place": result.map(|finish| finish.place),
                "score": result.map(|finish| finish.score),
                "dropped": seat.dropped,
            })
        }).collect::<Vec<_>>(),
    })
}
