//! The page of a game: its rules in short, its options, its notation, and which of its data are
//! in doubt.

use std::collections::BTreeMap;

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::board::html::Html;
use crate::board::tokens::sprite;
use crate::board::{Aims, Board, Changes};
use crate::error::PageResult;
use crate::page::{Base, asking, ok, reader};
use crate::pages::match_page::known_orders;
use crate::pages::match_page::menu::sentence;
use crate::pages::new_table::{OptionForm, option_forms};
use crate::pages::pictures;
use crate::session::Visitor;
use games::any_game::AnyGame;
use games::message::Words;
use games::panel::Token;
use games::rulings::{RulesVersion, Ruling, RulingGroup, rulings, versions};
use games::{Glossary, Viewer, registry};
use service::live::words;
use service::{Service, ServiceError};
use words::{Reader, message};

#[derive(Template)]
#[template(path = "pages/game.html")]
struct GamePage {
    base: Base,
    slug: &'static str,
    name: &'static str,
    promise: String,
    players: String,
    turns: u8,
    minutes: u8,
    running: i64,
    open: usize,
    watch: Option<Watch>,
    best: Vec<Best>,
    length: String,
    /// The signs of the game, which the rules in short bear.
    sprite: String,
    chapters: Vec<Chapter>,
    options: Vec<OptionForm>,
    orders: Vec<(&'static str, String)>,
    glossary: Vec<GroupShown>,
    sources: Vec<String>,
    reconstructed: Vec<(&'static str, usize)>,
    data_version: Option<String>,
    version: u32,
    versions: Vec<RulesVersion>,
    rulings: Vec<RulingsShown>,
}

/// A match to look at.
struct Watch {
    id: i64,
    picture: String,
}

struct Best {
    name: String,
    rating: String,
}

/// Pieces of one kind.
struct GroupShown {
    kind: String,
    entries: Vec<EntryShown>,
}

/// A piece as it looks on the board, as HTML, and its text.
struct EntryShown {
    name: String,
    drawing: String,
    cost: String,
    effect: String,
    text: String,
}

/// Rulings of one kind.
struct RulingsShown {
    title: String,
    rulings: Vec<RulingShown>,
}

struct RulingShown {
    id: String,
    pieces: Vec<(String, bool)>,
    /// It came with a later version than the one that is shown.
    later: Option<u32>,
}

/// Which version of the rules somebody wants to read about.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    rules: Option<u32>,
}

/// A heading, an item of a list or a paragraph of the rules in short.
#[derive(Debug)]
pub struct Part {
    pub is_heading: bool,
    pub is_item: bool,
    /// The anchor of a heading.
    pub id: String,
    /// The signs of what an item is about.
    pub signs: Vec<&'static str>,
    pub text: &'static str,
    /// Text, and whether it is notation.
    pub pieces: Vec<(&'static str, bool)>,
}

/// What a heading is called in an address.
fn anchor(heading: &str) -> String {
    let words = heading.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-").to_lowercase()
}

/// What stands below one heading.
struct Chapter {
    id: String,
    title: &'static str,
    parts: Vec<Part>,
    /// Each of its items begins with what it is called: they stand side by side.
    is_cards: bool,
}

impl Part {
    /// What an item is called, and the rest of it: `Income: every building …`.
    fn term(&self) -> Option<(&'static str, &'static str)> {
        let (term, rest) = self.text.split_once(": ")?;
        let is_short = term.chars().count() <= LONGEST_TERM && !term.contains('`');
        (self.is_item && is_short).then_some((term, rest))
    }
}

/// Longer beginnings of an item are no name of it.
const LONGEST_TERM: usize = 24;

fn chapters(parts: Vec<Part>) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for part in parts {
        match chapters.last_mut().filter(|_| !part.is_heading) {
            Some(chapter) => chapter.parts.push(part),
            None => chapters.push(Chapter {
                id: part.id.clone(),
                title: part.text,
                parts: Vec::new(),
                is_cards: false,
            }),
        }
    }
    for chapter in &mut chapters {
        let mut parts = chapter.parts.iter();
        chapter.is_cards = chapter.parts.len() > 1 && parts.all(|part| part.term().is_some());
    }
    chapters
}

/// The chapters, without one that only repeats what the page begins with.
fn beyond(promise: &str, parts: Vec<Part>) -> Vec<Chapter> {
    let mut chapters = chapters(parts);
    chapters.retain(|chapter| match chapter.parts.as_slice() {
        [only] => only.text != promise,
        _ => true,
    });
    chapters
}

/// `{house} {post} A house …`: the signs, and what follows them.
fn with_signs(mut text: &'static str) -> (Vec<&'static str>, &'static str) {
    let mut signs = Vec::new();
    while let Some((sign, rest)) = text
        .strip_prefix('{')
        .and_then(|rest| rest.split_once("} "))
    {
        signs.push(sign);
        text = rest;
    }
    (signs, text)
}

/// `# ` begins a heading, `- ` an item, which may have signs in braces; what stands between backticks
/// is notation.
pub fn parts(text: &'static str) -> Vec<Part> {
    let part = |line: &'static str| {
        let heading = line.strip_prefix("# ");
        let item = line.strip_prefix("- ");
        let (signs, text) = with_signs(heading.or(item).unwrap_or(line));
        let pieces = text.split('`').enumerate();
        Part {
            is_heading: heading.is_some(),
            is_item: item.is_some(),
            id: heading.map(anchor).unwrap_or_default(),
            signs,
            text,
            pieces: pieces
                .map(|(index, piece)| (piece, index % 2 == 1))
                .collect(),
        }
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(part).collect()
}

fn groups(game: &dyn AnyGame, reader: Reader, say: &Words<'_>) -> Vec<GroupShown> {
    let (aims, changes, badges) = (Aims::default(), Changes::default(), BTreeMap::new());
    let board = Board {
        t: reader,
        words: say,
        slug: game.info().slug,
        viewer: Viewer::Spectator,
        inks: &[],
        points: &[],
        people: &[],
        waits: &[],
        aims: &aims,
        changes: &changes,
        badges: &badges,
        path: "",
    };
    let drawn = |tokens: &[Token]| {
        let mut html = Html::default();
        board.tokens(&mut html, tokens);
        html.finish()
    };
    let group = |group: Glossary| GroupShown {
        kind: group.kind,
        entries: group
            .entries
            .into_iter()
            .map(|entry| EntryShown {
                name: sentence(&entry.name),
                drawing: entry.drawing,
                cost: drawn(&entry.cost),
                effect: drawn(&entry.effect),
                text: entry.text,
            })
            .collect(),
    };
    game.glossary(say).into_iter().map(group).collect()
}

fn shown(group: RulingGroup, version: u32) -> RulingsShown {
    let ruling = |ruling: Ruling| RulingShown {
        pieces: ruling
            .text
            .split('`')
            .enumerate()
            .map(|(index, piece)| (piece.to_owned(), index % 2 == 1))
            .collect(),
        id: ruling.id,
        later: (ruling.since > version).then_some(ruling.since),
    };
    RulingsShown {
        title: group.title,
        rulings: group.rulings.into_iter().map(ruling).collect(),
    }
}

pub async fn show(
    service: web::Data<Service>,
    slug: web::Path<String>,
    wanted: web::Query<Wanted>,
    Visitor(player): Visitor,
) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let (info, say) = (game.info(), words(game, asking().language, &[]));
    let newest = *info.rules.last().expect("a game has rules");
    let version = wanted.rules.unwrap_or(newest);
    if !info.rules.contains(&version) {
        return Err(ServiceError::NotFound.into());
    }
    let reader = reader(player.as_ref());
    let news = service.game_news(info.slug).await?;
    let (least, most) = (*info.players.start(), *info.players.end());
    let best = news.best.into_iter().map(|(name, row)| Best {
        name,
        rating: reader.decimal(row.cautious, 1),
    });
    let rules = info.rules_in(reader.language.tag());
    let promise = say.name("promise");
    let chapters = beyond(&promise, parts(info.in_short_in(reader.language.tag())));
    Ok(ok(&GamePage {
        base: Base::titled(&message!("game-title", game = info.name), player.as_ref()),
        slug: info.slug,
        name: info.name,
        promise,
        players: format!("{least}–{most}"),
        turns: info.length.turns,
        minutes: info.length.minutes,
        running: news.running,
        open: news.open,
        watch: news.watch.map(|row| Watch {
            id: row.id.0,
            picture: pictures::address(row.id, row.number),
        }),
        best: best.collect(),
        length: reader.tell(&match info.always_ends {
            true => message!("game-always-ends"),
            false => message!("game-may-not-end"),
        }),
        sprite: sprite(Some(game)),
        chapters,
        options: option_forms(game),
        orders: known_orders(game, &say),
        glossary: groups(game, reader, &say),
        sources: info.sources.iter().map(|id| say.name(id)).collect(),
        reconstructed: game
            .reconstructed()
            .into_iter()
            .filter(|(_, lines)| *lines > 0)
            .collect(),
        data_version: game.data_version(),
        version,
        versions: versions(rules),
        rulings: rulings(rules)
            .into_iter()
            .map(|group| shown(group, version))
            .collect(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::signs::SIGNS;

    #[test]
    fn signs_of_the_rules_in_short_are_drawn_and_none_is_left_in_the_text() {
        for game in registry::all() {
            for language in ["en", "pl", "ru"] {
                let mut found = 0;
                for part in parts(game.info().in_short_in(language)) {
                    found += part.signs.len();
                    for sign in &part.signs {
                        let mut known = SIGNS.iter().chain(game.signs());
                        assert!(known.any(|one| one.name == *sign), "{sign}");
                    }
                    assert!(!part.text.contains(['{', '}']), "{}", part.text);
                }
                assert!(found > 5, "{language}: {found} signs");
            }
        }
    }

    #[test]
    fn a_chapter_of_named_items_stands_side_by_side() {
        let made = chapters(parts(
            "# A round\n- {coin} Income: coins.\n- End: over.\n# Land\n- Dig it.",
        ));
        assert!(made[0].is_cards);
        assert_eq!(made[0].parts[0].signs, ["coin"]);
        assert_eq!(made[0].parts[0].term(), Some(("Income", "coins.")));
        assert!(!made[1].is_cards);
    }
}
