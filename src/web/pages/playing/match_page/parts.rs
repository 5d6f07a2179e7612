//! Parts of the page: what is marked on the board, and the own line of numbers.

use std::collections::BTreeMap;

use super::address::To;
use super::effects::counted;
use super::menu::sentence;
use super::page::MatchPage;
use super::spots::place_of;
use crate::board::html::{Html, in_path};
use crate::board::{Aims, Badge, BadgeKind, Board};
use crate::page::{Reader, When};
use games::any_game::AnyGame;
use games::message::Words;
use games::panel::{Cell, Column, Content, Panel, Role};
use games::{Choice, Seat, order_message};
use service::log::LogLine;
use service::plans::Step;
use service::rows::{PlaceRow, SeatRow, Wish};
use service::turns::END;
use words::{Saying, message};

/// What can be done at the place where something else was refused.
#[derive(Debug)]
pub struct Possible {
    pub href: String,
    pub words: String,
}

/// What is chosen there; else what it has a part in, such as what is upgraded to it.
pub fn possible_at(
    board: &Board<'_>,
    aims: &Aims,
    choices: &[Choice],
    at: &str,
) -> Option<Possible> {
    if let Some(aim) = aims.get(at) {
        return Some(Possible {
            href: aim.href.clone(),
            words: sentence(&aim.words),
        });
    }
    let about = |choice: &&Choice| choice.targets.iter().any(|target| target == at);
    let choice = choices.iter().find(about)?;
    let to = To {
        line: &choice.line,
        ..To::default()
    };
    Some(Possible {
        href: to.address(board.path),
        words: sentence(&board.words.say(&choice.what)),
    })
}

/// How far the match is.
#[derive(Debug)]
pub struct Pips {
    pub words: String,
    /// The class of each.
    pub pips: Vec<&'static str>,
}

/// Where a part of the match began, below the slider.
#[derive(Debug)]
pub struct Stop {
    pub mark: String,
    pub words: String,
    pub number: i64,
    /// In hundredths of the slider.
    pub share: i64,
}

/// Somebody the match waits for.
#[derive(Debug)]
pub struct Waiting {
    pub seat: usize,
    pub chip: String,
    pub name: String,
    pub since: When,
    pub can_nudge: bool,
    /// Their page; bots have none.
    pub page: Option<String>,
    /// What they decide.
    pub topic: String,
    /// How long they usually take.
    pub usual: Option<String>,
}

/// Where a player's page is.
pub fn page_of(seat: &SeatRow) -> Option<String> {
    seat.player_id
        .map(|_| format!("/players/{}", in_path(&seat.name)))
}

/// Another match that waits for the reader.
#[derive(Debug)]
pub struct Other {
    pub id: i64,
    pub name: String,
    pub title: String,
    pub left: Option<When>,
}

impl MatchPage {
    /// Whoever only answers a question ends no turn.
    pub fn play_and_end(&self) -> Saying {
        match self.aside {
            Some(_) => self.base.t.say("act-play-and-finish"),
            None => self.base.t.say("act-play-and-end"),
        }
    }

    pub fn end(&self) -> Saying {
        match self.aside {
            Some(_) => self.base.t.say("act-finish"),
            None => self.base.t.say("act-end"),
        }
    }
}

/// The standing orders of a game, each with what it means.
pub fn known_orders(game: &dyn AnyGame, say: &Words<'_>) -> Vec<(&'static str, String)> {
    let order = |order: &&'static str| (*order, say.name(&order_message(order)));
    game.info().orders.iter().map(order).collect()
}

pub fn others(reader: Reader, rows: &[PlaceRow]) -> Vec<Other> {
    let other = |row: &PlaceRow| Other {
        id: row.id.0,
        name: crate::pages::lobby::game_name(&row.game).to_owned(),
        title: reader.recall(&row.title),
        left: row.deadline_at.map(|at| time_left(reader, at)),
    };
    rows.iter().map(other).collect()
}

/// How long there is, as people say it.
pub fn time_left(reader: Reader, until: base::clock::Moment) -> When {
    let span = until - reader.now;
    let words = match span <= chrono::TimeDelta::zero() {
        true => message!("time-is-up"),
        false => message!("status-left", span = reader.span(span)),
    };
    When::new(reader, &words, until)
}

/// What ends a turn and does nothing else is no line of the log.
pub fn without_ends(log: &[LogLine]) -> Vec<LogLine> {
    let said = |line: &&LogLine| line.line != END || !line.sentences.is_empty();
    log.iter().filter(said).cloned().collect()
}

/// Whoever has most.
pub fn leader(points: &[i64]) -> Option<Seat> {
    let best = points.iter().max()?;
    let index = points.iter().position(|points| points == best)?;
    Some(Seat(index as u8))
}

pub fn ring(badges: &mut BTreeMap<String, Vec<Badge>>, panels: &[Panel], line: Option<&LogLine>) {
    let at = line.and_then(|line| place_of(panels, Seat(line.seat as u8), &line.line));
    if let Some(at) = at {
        badges.entry(at).or_default().push(Badge {
            number: 0,
            kind: BadgeKind::Ring,
        });
    }
}

pub fn plan_badges(badges: &mut BTreeMap<String, Vec<Badge>>, steps: &[Step]) {
    for (index, step) in steps.iter().enumerate() {
        if let Some(at) = step.targets.first() {
            badges.entry(at.clone()).or_default().push(Badge {
                number: index + 1,
                kind: BadgeKind::Plan,
            });
        }
    }
}

/// What is spent, where a table of seats says so.
const PURSE: [&str; 4] = ["actions", "science", "food", "resources"];

/// Where the page is one column, its parts: the panel's id and what it is called.
pub fn jumps(
    board: &Board<'_>,
    panels: &[Panel],
    mat: Option<Seat>,
    is_over: bool,
) -> Vec<(String, String)> {
    let t = board.t;
    let has_sites = panels.iter().any(|panel| panel.role == Role::Sites);
    let named = |panel: &Panel| match panel.role {
        Role::Sites => Some(t.say("jump-sites").to_string()),
        Role::Offer if has_sites => None,
        Role::Map | Role::Offer => Some(panel.title.clone()),
        Role::Mat(seat) if Some(seat) == mat => Some(match board.is_viewer(seat) {
            true => t.say("jump-mat").to_string(),
            false => board.words.player(seat).into_owned(),
        }),
        Role::Rival(seat) if Some(seat) != mat => Some(t.say("jump-rivals").to_string()),
        Role::Seats
        | Role::Mat(_)
        | Role::Rival(_)
        | Role::Track
        | Role::Goals
        | Role::Hand
        | Role::Contest
        | Role::Forecast
        | Role::Score => None,
    };
    let mut found: Vec<(String, String)> = Vec::new();
    // At the end how it went stands in the place of what is on offer.
    let is_there = |panel: &&Panel| !is_over || panel.role != Role::Offer;
    let mut panels: Vec<&Panel> = panels.iter().filter(is_there).collect();
    if has_sites {
        // As on the page: what one has in front of oneself, the map, the rest.
        let is_mat = |panel: &Panel| matches!(panel.role, Role::Mat(_));
        panels.sort_by_key(|panel| (!is_mat(panel), panel.role != Role::Map));
    }
    for panel in panels {
        if let Some(name) = named(panel)
            && found.iter().all(|(_, known)| *known != name)
        {
            found.push((panel.id.clone(), name));
        }
    }
    if is_over {
        found.push(("course".to_owned(), t.say("chart-points").to_string()));
    }
    found.push(("talk".to_owned(), t.say("log").to_string()));
    found
}

/// What the own seat can spend: the purse of its row, else the first few numbers of it, else its store.
pub fn own_line(board: &Board<'_>, panels: &[Panel], seat: Seat) -> String {
    let mut html = Html::default();
    let contents = |role: Role| {
        let of_role = panels.iter().filter(move |panel| panel.role == role);
        of_role.flat_map(|panel| panel.sections.iter().map(move |one| (panel, &one.content)))
    };
    for (panel, content) in contents(Role::Seats) {
        let Content::Table(table) = content else {
            continue;
        };
        let Some(row) = table.rows.iter().find(|row| row.seat == seat) else {
            continue;
        };
        let cells: Vec<(&Column, &Cell)> = table.columns.iter().zip(&row.cells).collect();
        let is_spent = |(column, _): &&(&Column, &Cell)| PURSE.contains(&column.id);
        let mut shown: Vec<&(&Column, &Cell)> = cells.iter().filter(is_spent).collect();
        if shown.len() < PURSE.len() {
            let signed = cells.iter().filter(|(column, _)| !column.sign.is_empty());
            // Power is spent wherever it stands.
            let is_shown = |(index, (column, _)): &(usize, &(&Column, &Cell))| {
                *index < 4 || column.id == "power"
            };
            shown = signed
                .enumerate()
                .filter(is_shown)
                .map(|(_, cell)| cell)
                .collect();
        }
        shown.sort_by_key(|(column, _)| PURSE.iter().position(|id| *id == column.id));
        for (column, cell) in shown {
            let at = format!("{}.{}", seat.0, column.id);
            let new = board.changes.class(&panel.id, &at);
            html.raw("<span class=\"res").raw(new).raw("\">");
            board.tokens(&mut html, &counted(&cell.value));
            crate::board::tokens::sign(&mut html, column.sign);
            html.raw("<span class=\"sr\">")
                .text(&column.name)
                .raw("</span></span>");
        }
        return html.finish();
    }
    for (panel, content) in contents(Role::Mat(seat)) {
        if let Content::Stock(figures) = content {
            for figure in figures {
                let new = board.changes.class(&panel.id, figure.id);
                html.raw("<span class=\"res").raw(new).raw("\">");
                board.tokens(&mut html, &figure.value);
                html.raw("</span>");
            }
            break;
        }
    }
    html.finish()
}

pub fn wish_words(reader: Reader, wish: Wish) -> String {
    let said = match wish {
        Wish::Pause => message!("wish-pause"),
        Wish::Resume => message!("wish-resume"),
        Wish::Abandon => message!("wish-abandon"),
        Wish::Here => message!("wish-here"),
        Wish::Nothing => return String::new(),
    };
    reader.tell(&said)
}
