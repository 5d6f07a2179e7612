//! The page of a game: its rules in short, its options, its notation, and what of its data is doubtful.

use actix_web::web;
use askama::Template;

use super::front::players_words;
use super::match_page::known_orders;
use super::table::{OptionForm, option_forms};
use crate::games::{Glossary, registry};
use crate::service::ServiceError;
use crate::service::live::words;
use crate::web::error::PageResult;
use crate::web::page::{Base, ok};
use crate::web::session::Visitor;

#[derive(Template)]
#[template(path = "pages/game.html")]
struct GamePage {
    base: Base,
    slug: &'static str,
    name: &'static str,
    players: String,
    length: &'static str,
    rules: Vec<Part>,
    options: Vec<OptionForm>,
    orders: Vec<(&'static str, String)>,
    glossary: Vec<Glossary>,
    sources: Vec<String>,
    reconstructed: Vec<(String, usize)>,
    data_version: Option<String>,
}

/// A heading, an item of a list or a paragraph of the rules in short.
struct Part {
    is_heading: bool,
    is_item: bool,
    text: &'static str,
    /// Text, and whether it is notation.
    pieces: Vec<(&'static str, bool)>,
}

/// `# ` begins a heading, `- ` an item; what stands between backticks is notation.
fn parts(text: &'static str) -> Vec<Part> {
    let part = |line: &'static str| {
        let heading = line.strip_prefix("# ");
        let item = line.strip_prefix("- ");
        let text = heading.or(item).unwrap_or(line);
        let pieces = text.split('`').enumerate();
        Part {
            is_heading: heading.is_some(),
            is_item: item.is_some(),
            text,
            pieces: pieces
                .map(|(index, piece)| (piece, index % 2 == 1))
                .collect(),
        }
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(part).collect()
}

pub async fn show(slug: web::Path<String>, Visitor(player): Visitor) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let (info, say) = (game.info(), words(game, &[]));
    Ok(ok(&GamePage {
        base: Base::of(format!("{}: the rules", info.name), player.as_ref()),
        slug: info.slug,
        name: info.name,
        players: players_words(info),
        length: match info.always_ends {
            true => "The rules end every match.",
            false => "The rules do not end every match: players may agree to abandon one.",
        },
        rules: parts(info.in_short),
        options: option_forms(game),
        orders: known_orders(game, &say),
        glossary: game.glossary(&say),
        sources: info.sources.iter().map(|id| say.name(id)).collect(),
        reconstructed: game
            .reconstructed()
            .into_iter()
            .filter(|(_, lines)| *lines > 0)
            .map(|(table, lines)| (table.replace('_', " "), lines))
            .collect(),
        data_version: game.data_version(),
    }))
}
