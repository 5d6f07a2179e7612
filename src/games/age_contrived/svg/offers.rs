//! What is on offer for all: the tile market, achievements, upgraded actions and relays.

use super::super::ids::*;
use super::super::view::TileView;
use super::super::{Action, View};
use super::Marks;
use super::signs::{LINE, PALE, colour, shared_energy, symbol};
use crate::games::Look;
use crate::games::draw::{Drawing, PAPER, QUIET, Type};

pub(super) fn draw(
    drawing: &mut Drawing,
    view: &View,
    look: &Look<'_, Action>,
    marks: &Marks,
    y: f32,
) -> f32 {
    market(drawing, view, look, marks, y);
    achievements(drawing, view, look, marks, y);
    let actions: Vec<String> = view
        .actions
        .iter()
        .filter(|action| action.left > 0)
        .map(|action| {
            if action.left > 1 {
                format!("{}×{}", action.code, action.left)
            } else {
                action.code.to_owned()
            }
        })
        .collect();
    let set = Type::new(14.0).fill(QUIET);
    let words = look.words;
    drawing.text(
        16.0,
        y + 186.0,
        set,
        format!("{}: {}", words.name("word-actions"), actions.join("  ")),
    );
    let relays: Vec<String> = view
        .relays
        .iter()
        .map(|relay| format!("{} {}", words.name(relay.code), relay.left))
        .collect();
    drawing.text(
        510.0,
        y + 186.0,
        set,
        format!("{}: {}", words.name("word-relays"), relays.join("  ")),
    );
    204.0
}

/// A tile without energy: its slots as boxes, its symbols between them.
pub(super) fn tile_face(drawing: &mut Drawing, tile: &TileView, x: f32, y: f32) {
    for (row, &slots) in tile.slots.iter().enumerate() {
        for slot in 0..slots {
            let sx = x + 10.0 + 26.0 * f32::from(slot);
            let sy = y + 8.0 + 54.0 * row as f32;
            drawing.rect(
                sx,
                sy,
                22.0,
                22.0,
                format!("rx=\"4\" fill=\"{PALE}\" stroke=\"{LINE}\""),
            );
        }
    }
    let mut sx = x + 18.0;
    for one in Symbol::ALL {
        for _ in 0..tile.symbols[one as usize] {
            symbol(drawing, one, sx, y + 46.0, 8.0);
            sx += 22.0;
        }
    }
}

fn market(drawing: &mut Drawing, view: &View, look: &Look<'_, Action>, marks: &Marks, y: f32) {
    let words = look.words;
    let [one, two, three] = view.stack;
    let title = format!(
        "{}   I {one} · II {two} · III {three}",
        words.name("word-market")
    );
    drawing.text(16.0, y + 18.0, Type::new(15.0).bold(), title);
    for (index, slot) in view.market.iter().enumerate() {
        let x = 16.0 + 76.0 * index as f32;
        let code = format!("slot-{}", index + 1);
        let stroke = marks.stroke(&code, &format!("stroke=\"{LINE}\" stroke-width=\"1.5\""));
        drawing.target(&code, |drawing| {
            drawing.rect(
                x,
                y + 28.0,
                70.0,
                92.0,
                format!("rx=\"7\" fill=\"{PAPER}\" {stroke}"),
            );
            if let Some(tile) = &slot.tile {
                tile_face(drawing, tile, x, y + 28.0);
            }
        });
        drawing.text(
            x + 35.0,
            y + 136.0,
            Type::new(13.0).fill(QUIET).middle(),
            format!("{} · {}", index + 1, slot.cost),
        );
    }
    let stroke = marks.stroke("mk", &format!("stroke=\"{LINE}\" stroke-width=\"1.5\""));
    drawing.target("mk", |drawing| {
        drawing.rect(
            328.0,
            y + 28.0,
            164.0,
            136.0,
            format!("rx=\"7\" fill=\"{PAPER}\" {stroke}"),
        );
        for (row, player) in view.players.iter().enumerate() {
            let cy = y + 42.0 + 26.5 * row as f32;
            drawing.rect(
                334.0,
                cy - 8.0,
                5.0,
                16.0,
                format!("fill=\"{}\"", colour(view, player.seat)),
            );
            let mut held = Vec::new();
            for kind in Kind::ALL {
                held.extend((0..player.market[kind]).map(|_| kind));
            }
            let step = (134.0 / held.len().max(1) as f32).min(23.0);
            for (index, kind) in held.into_iter().enumerate() {
                let seat = player.seat;
                let at = [354.0 + step * index as f32, cy, 10.5];
                shared_energy(drawing, view, Owned { seat, kind }, at);
            }
        }
    });
}

fn achievements(
    drawing: &mut Drawing,
    view: &View,
    look: &Look<'_, Action>,
    marks: &Marks,
    y: f32,
) {
    drawing.text(
        510.0,
        y + 18.0,
        Type::new(15.0).bold(),
        look.words.name("word-achievements"),
    );
    for (index, achievement) in view.achievements.iter().enumerate() {
        let cy = y + 42.0 + 28.0 * index as f32;
        drawing.text(
            510.0,
            cy + 5.0,
            Type::new(14.0),
            format!("A{} {}", index + 1, look.words.name(achievement.id)),
        );
        for (side, held) in achievement.spaces.iter().enumerate() {
            let cx = 850.0 + 70.0 * side as f32;
            let code = format!("A{}{}", index + 1, ["L", "R"][side]);
            let stroke = marks.stroke(&code, &format!("stroke=\"{LINE}\" stroke-width=\"1.5\""));
            drawing.target(&code, |drawing| {
                drawing.rect(
                    cx - 30.0,
                    cy - 12.5,
                    60.0,
                    25.0,
                    format!("rx=\"6\" fill=\"{PAPER}\" {stroke}"),
                );
                match held {
                    Some(held) => shared_energy(drawing, view, *held, [cx, cy, 11.0]),
                    None => {
                        let label = ["2×", "5"][side];
                        drawing.text(cx, cy + 5.0, Type::new(13.0).fill(QUIET).middle(), label);
                    }
                }
            });
        }
    }
}
