//! Leaderboards, and what finished matches tell about factions, leaders and seats.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::lobby::game_name;
use crate::games::registry;
use crate::service::live::words;
use crate::service::ratings::{LEAST_MATCHES, Leader, Rating};
use crate::service::statistics::{Statistic, Tally};
use crate::service::{Service, ServiceError};
use crate::web::error::PageResult;
use crate::web::page::{Base, ok};
use crate::web::session::Visitor;

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

pub fn count_words(count: i64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

pub fn rating_words(rating: Rating) -> String {
    let matches = count_words(i64::from(rating.matches), "match", "matches");
    format!(
        "{:.1} ± {:.1} after {matches}",
        rating.rating, rating.uncertainty
    )
}

fn own_words(own: Option<Rating>) -> String {
    let own = own.unwrap_or_default();
    match (own.matches, own.missing()) {
        (0, missing) => format!(
            "You have no rating here yet: play {} to be on the board.",
            count_words(i64::from(missing), "rated match", "rated matches")
        ),
        (_, 0) => format!("Your rating: {}.", rating_words(own)),
        (_, missing) => format!(
            "Your rating: {}. {} missing for the board.",
            rating_words(own),
            count_words(i64::from(missing), "rated match is", "rated matches are")
        ),
    }
}

pub async fn boards(service: web::Data<Service>, Visitor(player): Visitor) -> PageResult {
    let boards = service
        .boards(player.as_ref().map(|player| player.id))
        .await?;
    let line = |board: &crate::service::ratings::Board| BoardLine {
        slug: board.game,
        name: game_name(board.game),
        players: board.players,
        own: board.own.map_or_else(String::new, rating_words),
    };
    Ok(ok(&Boards {
        base: Base::of("Ratings", player.as_ref()),
        boards: boards.iter().map(line).collect(),
        least: LEAST_MATCHES,
    }))
}

fn statistic_line(what: String, players: String, is_part: bool, tally: Tally) -> StatisticLine {
    StatisticLine {
        what,
        players,
        is_part,
        played: tally.played,
        won: format!("{:.0}\u{a0}%", tally.win_percent()),
        points: format!("{:.1}", tally.mean_points()),
        place: format!("{:.2}", tally.mean_place()),
    }
}

/// A sum over numbers of players, and its parts if there are several.
fn role_lines(roles: &[Statistic], say: impl Fn(&str) -> String) -> Vec<StatisticLine> {
    let groups = roles.chunk_by(|one, other| one.what == other.what);
    groups
        .flat_map(|group| {
            let shown = if group.len() == 2 { &group[1..] } else { group };
            shown.iter().enumerate().map(|(at, one)| {
                let players = one
                    .players
                    .map_or("all".to_owned(), |count| count.to_string());
                statistic_line(say(&one.what), players, at > 0, one.tally)
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
    let (info, say) = (game.info(), words(game, &[]));
    let reader = player.as_ref();
    let board = service
        .leaderboard(info.slug, reader.map(|player| player.id))
        .await?;
    let leader = |(at, leader): (usize, &Leader)| LeaderLine {
        place: at + 1,
        name: leader.name.clone(),
        rating: format!("{:.1}", leader.rating.rating),
        uncertainty: format!("{:.1}", leader.rating.uncertainty),
        cautious: format!("{:.1}", leader.rating.cautious()),
        matches: leader.rating.matches,
        is_me: reader.is_some_and(|player| player.name == leader.name),
    };
    let seat = |one: &Statistic| {
        let players = one
            .players
            .map_or_else(String::new, |count| count.to_string());
        statistic_line(format!("Seat {}", one.what), players, false, one.tally)
    };
    Ok(ok(&BoardPage {
        base: Base::of(format!("{}: ratings", info.name), reader),
        slug: info.slug,
        name: info.name,
        least: LEAST_MATCHES,
        leaders: board.leaders.iter().enumerate().map(leader).collect(),
        own: reader.map_or_else(String::new, |_| own_words(board.own)),
        roles: role_lines(&board.statistics.roles, |id| say.name(id)),
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
            own_words(Some(Rating {
                matches,
                ..Rating::default()
            }))
        };
        assert!(own_words(None).contains("play 5 rated matches"));
        assert!(with(4).contains("1 rated match is missing"));
        assert!(with(2).contains("3 rated matches are missing"));
        assert!(!with(5).contains("missing"));
    }
}
