//! What all players share: round tiles, power actions, bonus tiles.

use super::super::action::Action;
use super::super::view::View;
use super::{MARGIN, WIDTH};
use crate::games::Look;
use crate::games::draw::{ACCENT, Drawing, INK, QUIET, Type};
use crate::games::message::message;

const TITLE: f32 = 26.0;
const ROW: f32 = 62.0;
const GAP: f32 = 10.0;

/// Draws the three rows and says where they end.
pub(super) fn draw(drawing: &mut Drawing, view: &View, look: &Look<'_, Action>, top: f32) -> f32 {
    let mut y = top;
    y = row(
        drawing,
        &look.words.name("word-round-tiles"),
        round_tiles(view, look),
        y,
    );
    y = row(
        drawing,
        &look.words.name("word-power-actions"),
        power_actions(view, look),
        y,
    );
    row(
        drawing,
        &look.words.name("word-bonus-tiles"),
        bonus_tiles(view, look),
        y,
    )
}

/// One tile of a row.
struct Tile {
    head: String,
    lines: Vec<String>,
    is_spent: bool,
    is_current: bool,
    is_target: bool,
}

fn row(drawing: &mut Drawing, title: &str, tiles: Vec<Tile>, y: f32) -> f32 {
    drawing.text(MARGIN, y + 17.0, Type::new(17.0).fill(QUIET), title);
    let count = tiles.len().max(1) as f32;
    let width = (WIDTH - 2.0 * MARGIN - GAP * (count - 1.0)) / count;
    for (index, tile) in tiles.iter().enumerate() {
        let x = MARGIN + index as f32 * (width + GAP);
        draw_tile(drawing, tile, x, y + TITLE, width);
    }
    y + TITLE + ROW + 14.0
}

fn draw_tile(drawing: &mut Drawing, tile: &Tile, x: f32, y: f32, width: f32) {
    let stroke = match (tile.is_target, tile.is_current) {
        (true, _) => format!("stroke=\"{ACCENT}\" stroke-width=\"4\" stroke-dasharray=\"9 6\""),
        (_, true) => format!("stroke=\"{INK}\" stroke-width=\"3.5\""),
        _ => "stroke=\"#c9cdd3\" stroke-width=\"1.5\"".to_owned(),
    };
    let fill = if tile.is_spent { "#e8eaed" } else { "#fbf7ec" };
    drawing.rect(
        x,
        y,
        width,
        ROW,
        format!("rx=\"8\" fill=\"{fill}\" {stroke}"),
    );
    let ink = if tile.is_spent { QUIET } else { INK };
    drawing.text(
        x + width / 2.0,
        y + 21.0,
        Type::new(18.0).fill(ink).bold().middle(),
        &tile.head,
    );
    for (index, line) in tile.lines.iter().enumerate() {
        let set = Type::new(15.0).fill(ink).middle();
        drawing.text(x + width / 2.0, y + 39.0 + 17.0 * index as f32, set, line);
    }
    if tile.is_spent {
        drawing.line(
            (x + 6.0, y + ROW - 6.0),
            (x + width - 6.0, y + 6.0),
            "stroke=\"#9aa0a8\" stroke-width=\"2\"",
        );
    }
}

fn round_tiles(view: &View, look: &Look<'_, Action>) -> Vec<Tile> {
    let tile = |(index, id): (usize, &&'static str)| {
        let round = index as u8 + 1;
        let what = look.words.name(&format!(
            "short-{}",
            id.trim_end_matches("_1").trim_end_matches("_2")
        ));
        Tile {
            head: round.to_string(),
            lines: what.lines().map(str::to_owned).collect(),
            is_spent: round < view.round || view.is_over,
            is_current: round == view.round && !view.is_over,
            is_target: false,
        }
    };
    view.round_tiles.iter().enumerate().map(tile).collect()
}

fn power_actions(view: &View, look: &Look<'_, Action>) -> Vec<Tile> {
    let prefix = |word: &str| format!("power {word} ");
    let tile = |action: &super::super::view::PowerActionView| Tile {
        head: look
            .words
            .say(&message!("price-power", power = action.power)),
        lines: vec![look.words.name(&format!("power-{}", action.action))],
        is_spent: action.used,
        is_current: false,
        is_target: look
            .legal
            .iter()
            .any(|legal| format!("{legal} ").starts_with(&prefix(action.action))),
    };
    view.power_actions.iter().map(tile).collect()
}

fn bonus_tiles(view: &View, look: &Look<'_, Action>) -> Vec<Tile> {
    let tile = |offer: &super::super::view::OfferView| {
        let mut head = offer.letter.to_string();
        if offer.coins > 0 {
            head += &format!("  +{} {}", offer.coins, look.words.name("word-coins"));
        }
        let what = look.words.name(&format!("short-{}", offer.tile));
        Tile {
            head,
            lines: what.lines().map(str::to_owned).collect(),
            is_spent: false,
            is_current: false,
            is_target: look.legal.iter().any(|action| matches!(action, Action::Pass(tile) | Action::Bonus(tile) if tile.id() == offer.tile)),
        }
    };
    view.bonus_tiles.iter().map(tile).collect()
}
