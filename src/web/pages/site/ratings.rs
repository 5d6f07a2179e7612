//! Leaderboards, and what finished matches tell about factions, leaders and seats.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::error::PageResult;
use crate::page::{Base, Reader, asking, ok, reader};
use crate::pages::lobby::game_name;
use crate::session::Visitor;
use games::registry;
use service::live::words;
use service::ratings::{LEAST_MATCHES, Leader, Rating};
use service::statistics::{Statistic, Tally};
use service::{Service, ServiceError};
use words::message;

#[derive(Template)]
#[template(path = "pages/ratings.html")]
struct Boards {
    base: Base,
    boards: Vec<BoardLine>,
    least: i32,
}

struct BoardLine {
    slug: &'static str,
    name: &'static str,
    players: i64,
    own: String,
}

#[derive(Template)]
#[template(path = "pages/leaderboard.html")]
struct BoardPage {
    base: Base,
    slug: &'static str,
    name: &'static str,
    least: i32,
    leaders: Vec<LeaderLine>,
    own: String,
    roles: Vec<StatisticLine>,
    seats: Vec<StatisticLine>,
}

struct LeaderLine {
    place: usize,
    name: String,
    rating: String,
    uncertainty: String,
    cautious: String,
    matches: i32,
    is_me: bool,
}

struct StatisticLine {
    what: String,
    players: String,
    /// One number of players of what the line above sums up.
    is_part: bool,
    played: i64,
    won: String,
    points: String,
    place: String,
}

pub fn rating_words(t: Reader, rating: Rating) -> String {
    t.tell(&message!(
        "rating",
        rating = t.decimal(rating.rating, 1),
        uncertainty = t.decimal(rating.uncertainty, 1),
        count = rating.matches
    ))
}

fn own_words(t: Reader, own: Option<Rating>) -> String {
    let own = own.unwrap_or_default();
    let rating = || rating_words(t, own);
    t.tell(&match (own.matches, own.missing()) {
        (0, missing) => message!("rating-none-yet", count = missing),
        (_, 0) => message!("rating-own", rating = rating()),
        (_, missing) => message!("rating-own-missing", rating = rating(), count = missing),
    })
}

pub async fn boards(service: web::Data<Service>, Visitor(player): Visitor) -> PageResult {
    let boards = service
        .boards(player.as_ref().map(|player| player.id))
        .await?;
    let t = reader(player.as_ref());
    let line = |board: &service::ratings::Board| BoardLine {
        slug: board.game,
        name: game_name(board.game),
        players: board.players,
        own: board
            .own
            .map_or_else(String::new, |own| rating_words(t, own)),
    };
    Ok(ok(&Boards {
        base: Base::titled(&message!("ratings"), player.as_ref()),
        boards: boards.iter().map(line).collect(),
        least: LEAST_MATCHES,
    }))
}

fn statistic_line(
    t: Reader,
    what: String,
    players: String,
    is_part: bool,
    tally: Tally,
) -> StatisticLine {
    StatisticLine {
        what,
        players,
        is_part,
        played: tally.played,
        won: t.tell(&message!(
            "percent",
            number = t.decimal(tally.win_percent(), 0)
        )),
        points: t.decimal(tally.mean_points(), 1),
        place: t.decimal(tally.mean_place(), 2),
    }
}

/// A sum over numbers of players, and its parts if there are several.
fn role_lines(t: Reader, roles: &[Statistic], say: impl Fn(&str) -> String) -> Vec<StatisticLine> {
    let groups = roles.chunk_by(|one, other| one.what == other.what);
    groups
        .flat_map(|group| {
            let shown = if group.len() == 2 { &group[1..] } else { group };
            shown.iter().enumerate().map(|(at, one)| {
                let players = one
                    .players
                    .map_or_else(|| t.say("board-all").into(), |count| count.to_string());
                statistic_line(t, say(&one.what), players, at > 0, one.tally)
            })
        })
        .collect()
}

pub async fn show(
    service: web::Data<Service>,
    slug: web::Path<String>,
    Visitor(player): Visitor,
) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let (info, say) = (game.info(), words(game, asking().language, &[]));
    let (reader, t) = (player.as_ref(), reader(player.as_ref()));
    let board = service
        .leaderboard(info.slug, reader.map(|player| player.id))
        .await?;
    let leader = |(at, leader): (usize, &Leader)| LeaderLine {
        place: at + 1,
        name: leader.name.clone(),
        rating: t.decimal(leader.rating.rating, 1),
        uncertainty: t.decimal(leader.rating.uncertainty, 1),
        cautious: t.decimal(leader.rating.cautious(), 1),
        matches: leader.rating.matches,
        is_me: reader.is_some_and(|player| player.name == leader.name),
    };
    let seat = |one: &Statistic| {
        let players = one
            .players
            .map_or_else(String::new, |count| count.to_string());
        let seat = t.say("seat-number").with("number", &one.what);
        statistic_line(t, seat.into(), players, false, one.tally)
    };
    Ok(ok(&BoardPage {
        base: Base::titled(&message!("board-title", game = info.name), reader),
        slug: info.slug,
        name: info.name,
        least: LEAST_MATCHES,
        leaders: board.leaders.iter().enumerate().map(leader).collect(),
        own: reader.map_or_else(String::new, |_| own_words(t, board.own)),
        roles: role_lines(t, &board.statistics.roles, |id| say.name(id)),
        seats: board.statistics.seats.iter().map(seat).collect(),
    }))
}

/// A text of a table of comma-separated values: in quotes, and never a formula.
pub fn csv_text(text: &str) -> String {
    let guard = match text.starts_with(['=', '+', '-', '@', '\t']) {
        true => "'",
        false => "",
    };
    format!("\"{guard}{}\"", text.replace('"', "\"\""))
}

pub async fn csv(service: web::Data<Service>, slug: web::Path<String>) -> PageResult {
    let board = service.leaderboard(&slug, None).await?;
    let mut text = "place,name,rating,uncertainty,cautious,matches\r\n".to_owned();
    for (at, leader) in board.leaders.iter().enumerate() {
        let rating = leader.rating;
        text += &format!(
            "{},{},{:.3},{:.3},{:.3},{}\r\n",
            at + 1,
            csv_text(&leader.name),
            rating.rating,
            rating.uncertainty,
            rating.cautious(),
            rating.matches
        );
    }
    let name = format!("attachment; filename=\"ratings-{slug}.csv\"");
    Ok(HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .body(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_a_formula() {
        assert_eq!(csv_text("Ana \"A\""), "\"Ana \"\"A\"\"\"");
        assert_eq!(csv_text("=1+1"), "\"'=1+1\"");
    }

    #[test]
    fn what_is_missing_is_said() {
        let with = |matches| {
            let own = Rating {
                matches,
                ..Rating::default()
            };
            own_words(Reader::default(), Some(own))
        };
        assert!(own_words(Reader::default(), None).contains("Play 5 rated matches"));
        assert!(with(4).contains("One more rated match and"));
        assert!(with(2).contains("3 more rated matches and"));
        assert!(!with(5).contains("more"));
    }
}
