//! What can be taken: the market of tiles; characters and neutral bridges while they are chosen.

use super::device::character_text;
use super::signs::{bare, bonus_tokens, counted};
use super::tiles::face;
use super::{Table, brief, discs, panel, section, sentences, shown};
use crate::action::Action;
use crate::board::question::Question;
use crate::data::data;
use crate::state::ids::*;
use crate::words::names::{bonus_text, tile_words};
use kernel::message::{Arg, message};
use kernel::panel::{
    Content, Panel, Role, Section, Stack, Tile, TileShape, TileState, Tiles, Token,
};

pub(super) fn panels(table: &Table<'_>) -> Vec<Panel> {
    let mut sections: Vec<Section> = characters(table).into_iter().collect();
    sections.extend(neutrals(table));
    let next = Content::Line(stack(table));
    sections.push(section(
        table.name("word-market"),
        Content::Stacks(slots(table)),
    ));
    sections.push(section(String::new(), next));
    sections.push(section(String::new(), Content::Stacks(vec![energy(table)])));
    vec![panel(
        "market",
        Role::Offer,
        table.name("word-market"),
        sections,
    )]
}

/// How many tiles of each level are still to come.
fn stack(table: &Table<'_>) -> Vec<Token> {
    let mut tokens = vec![Token::When(table.name("word-then"))];
    for (count, level) in table.view.stack.iter().zip(1u8..) {
        if *count > 0 {
            let words = message!("word-level-left", level = roman(level), count = *count);
            tokens.push(Token::When(table.say(&words)));
        }
    }
    if tokens.len() == 1 {
        tokens = vec![Token::When(table.name("word-stack-empty"))];
    }
    tokens
}

fn slots(table: &Table<'_>) -> Vec<Stack> {
    let slots = table.view.market.iter().zip(1u8..);
    slots
        .map(|(slot, number)| {
            let at = format!("slot-{number}");
            let cost = cost(table, slot.cost);
            let Some(tile) = &slot.tile else {
                return Stack {
                    at,
                    name: table.say(&message!("word-slot", slot = number)),
                    mark: number.to_string(),
                    above: Vec::new(),
                    rows: Vec::new(),
                    below: vec![counted(cost, "stall")],
                    text: table.name("about-slot-empty"),
                    brief: String::new(),
                    why_not: String::new(),
                    is_idle: true,
                    class: "",
                    rule: "9-5",
                };
            };
            Stack {
                at,
                name: table.say(&message!(
                    "word-slot-of",
                    slot = number,
                    tile = slot_words(table, number - 1)
                )),
                mark: number.to_string(),
                above: Vec::new(),
                rows: face(table, tile, None, None),
                below: vec![counted(cost, "stall")],
                text: sentences([
                    table.tile_text(tile),
                    table.say(&message!("about-slot", cost = slot.cost)),
                ]),
                brief: brief::slot(table, tile, cost),
                why_not: why_not(table, cost),
                is_idle: false,
                class: "",
                rule: "9-5",
            }
        })
        .collect()
}

/// What a tile costs now: the number of its slot, unless an upgraded action says another.
fn cost(table: &Table<'_>, printed: u8) -> u8 {
    match &table.view.question {
        Some(Question::Acquire { cost, .. }) => cost.unwrap_or(printed),
        _ => printed,
    }
}

fn why_not(table: &Table<'_>, cost: u8) -> String {
    let may = |action: &Action| matches!(action, Action::Acquire(..) | Action::TakeTile(_));
    if table.look.legal.iter().any(may) {
        return String::new();
    }
    let Some(seat) = table.decider() else {
        return String::new();
    };
    let has = table.view.players[seat.index()].market.total();
    if has < cost {
        return table.say(&message!("too-dear", cost = cost, has = has));
    }
    String::new()
}

/// The energies in the market, by owner.
fn energy(table: &Table<'_>) -> Stack {
    let players = table.view.players.iter();
    // Each seat keeps its row, so that nobody else's looks changed when one is emptied.
    let rows = players.clone().map(|player| {
        let held = discs(player.seat, player.market).collect();
        shown("group", held)
    });
    let said = players.map(|player| {
        let kinds = super::kinds_named(player.market);
        let id = if kinds.is_empty() {
            "about-market-none"
        } else {
            "about-market-held"
        };
        table.say(&message!(id, seat = player.seat, kinds = kinds))
    });
    Stack {
        at: "mk".to_owned(),
        name: table.name("word-market-energy"),
        mark: String::new(),
        above: Vec::new(),
        rows: rows.collect(),
        below: Vec::new(),
        text: sentences([table.name("about-market")].into_iter().chain(said)),
        brief: brief::market(table),
        why_not: String::new(),
        is_idle: false,
        class: "pot",
        rule: "9-5",
    }
}

/// The characters to choose from.
fn characters(table: &Table<'_>) -> Option<Section> {
    let is_open = table
        .view
        .players
        .iter()
        .any(|player| player.character.is_none());
    if !is_open {
        return None;
    }
    let tiles = Character::ALL.into_iter().map(|character| {
        let owner = table
            .view
            .players
            .iter()
            .find(|player| player.character == Some(character));
        let name = character.name();
        Tile {
            at: format!("character-{name}"),
            name: table.name(name),
            mark: String::new(),
            cost: Vec::new(),
            effect: vec![Token::Words(table.name(&format!("about-{name}")))],
            extra: Vec::new(),
            count: None,
            text: character_text(table.look.words, character),
            state: owner.map_or(TileState::Open, |owner| TileState::Used(Some(owner.seat))),
            rule: ["15-1", "15-2", "15-3", "15-4", "15-5"][character as usize],
        }
    });
    let tiles = Tiles {
        columns: 1,
        shape: TileShape::Tall,
        tiles: tiles.collect(),
    };
    Some(section(
        table.name("word-characters"),
        Content::Tiles(tiles),
    ))
}

/// The neutral bridges that are still to be placed.
fn neutrals(table: &Table<'_>) -> Option<Section> {
    if table.view.neutrals.is_empty() {
        return None;
    }
    let tiles = table.view.neutrals.iter().filter_map(|code| {
        let info = &data().neutrals[data().find_neutral(code)?.index()];
        let bonus = bonus_text(&info.bonus);
        let mut effect = vec![bare("span")];
        effect.extend(bonus_tokens(&info.bonus));
        Some(Tile {
            at: format!("neutral-{code}"),
            name: table.name(&info.id),
            mark: String::new(),
            cost: Vec::new(),
            effect,
            extra: Vec::new(),
            count: None,
            text: table.say(&message!("about-neutral", bonus = bonus)),
            state: TileState::Open,
            rule: "17-3",
        })
    });
    let tiles = Tiles {
        columns: 2,
        shape: TileShape::Line,
        tiles: tiles.collect(),
    };
    Some(section(table.name("word-neutrals"), Content::Tiles(tiles)))
}

/// A tile of the market in a few words.
pub(super) fn slot_words(table: &Table<'_>, slot: u8) -> Arg {
    let tile = table.view.market[usize::from(slot)].tile.as_ref();
    let id = tile.and_then(|tile| data().tiles.iter().position(|info| info.id == tile.id));
    id.map_or(Arg::name("nothing"), |id| {
        tile_words(TileId(small(id))).into()
    })
}
