//! A player's device as a conveyor, with the stores and tracks beside it.

use super::super::data::data;
use super::super::ids::*;
use super::super::state::BridgeAt;
use super::super::view::{PlayerView, TileView};
use super::super::{Action, View};
use super::Marks;
use super::signs::{LINE, PALE, colour, energy, kind_sign, letter, symbol};
use crate::games::draw::{Drawing, INK, PAPER, QUIET, Type, shortened};
use crate::games::{Look, Seat};

const HEIGHT: f32 = 236.0;

pub(super) fn draw(
    drawing: &mut Drawing,
    view: &View,
    look: &Look<'_, Action>,
    marks: &Marks,
    seat: Seat,
    y: f32,
) -> f32 {
    let player = &view.players[seat.index()];
    let fill = colour(view, seat);
    drawing.rect(
        6.0,
        y,
        988.0,
        HEIGHT - 10.0,
        format!("rx=\"10\" fill=\"#faf8f2\" stroke=\"{LINE}\""),
    );
    drawing.rect(
        6.0,
        y,
        8.0,
        HEIGHT - 10.0,
        format!("rx=\"4\" fill=\"{fill}\""),
    );
    heading(drawing, view, look, player, y);
    for (index, tile) in player.spare.iter().enumerate() {
        let x = 28.0 + 76.0 * index as f32;
        spare(drawing, marks, seat, index, tile, x, y + 74.0);
    }
    drawing.text(186.0, y + 124.0, Type::new(20.0).fill(QUIET), "▸");
    for (position, tile) in player.device.iter().enumerate() {
        active(
            drawing,
            view,
            marks,
            player,
            position,
            tile,
            208.0 + 92.0 * position as f32,
            y + 40.0,
        );
    }
    stores(drawing, view, look, marks, player, y);
    HEIGHT
}

fn heading(
    drawing: &mut Drawing,
    view: &View,
    look: &Look<'_, Action>,
    player: &PlayerView,
    y: f32,
) {
    let name = shortened(look.words.player(player.seat), 18);
    let turn = if view.to_act.contains(&player.seat) {
        "▶ "
    } else {
        ""
    };
    drawing.text(
        24.0,
        y + 25.0,
        Type::new(18.0).bold(),
        format!("{turn}{} {name}", letter(player.seat)),
    );
    let character = player
        .character
        .map(|character| look.words.name(character.name()));
    let mut about = character.unwrap_or_default();
    if let Some(mon) = player.patron {
        about.push_str(&format!(" ♛{mon}"));
    }
    if player.has_wind && view.has_wind {
        about.push_str(" ≋");
    }
    drawing.text(24.0, y + 46.0, Type::new(14.0).fill(QUIET), about);
    let marker = if player.is_charged { "● " } else { "○ " };
    let word = if player.is_charged {
        "word-charged"
    } else {
        "word-exhausted"
    };
    drawing.text(
        24.0,
        y + 66.0,
        Type::new(13.0).fill(INK),
        format!("{marker}{}", look.words.name(word)),
    );
}

fn spare(
    drawing: &mut Drawing,
    marks: &Marks,
    seat: Seat,
    index: usize,
    tile: &TileView,
    x: f32,
    y: f32,
) {
    let name = ["x", "y"][index];
    let code = format!("{}-{name}", seat.0 + 1);
    let stroke = marks.stroke(&code, &format!("stroke=\"{LINE}\" stroke-width=\"1.5\""));
    drawing.target(&code, |drawing| {
        drawing.rect(
            x,
            y,
            70.0,
            92.0,
            format!("rx=\"7\" fill=\"{PAPER}\" {stroke}"),
        );
        super::offers::tile_face(drawing, tile, x, y);
    });
    drawing.text(
        x + 35.0,
        y + 110.0,
        Type::new(13.0).fill(QUIET).middle(),
        name,
    );
}

/// One position: relay above, the tile with both rows, the action tile below.
#[expect(
    clippy::too_many_arguments,
    reason = "a drawing needs its place and its marks"
)]
fn active(
    drawing: &mut Drawing,
    view: &View,
    marks: &Marks,
    player: &PlayerView,
    position: usize,
    tile: &TileView,
    x: f32,
    y: f32,
) {
    let seat = player.seat;
    drawing.rect(
        x + 18.0,
        y - 32.0,
        50.0,
        26.0,
        format!("rx=\"13\" fill=\"{PALE}\" stroke=\"{LINE}\""),
    );
    if let Some(relay) = player.relays[position] {
        let shift = if relay.is_double { 10.0 } else { 0.0 };
        symbol(drawing, relay.symbol, x + 43.0 - shift, y - 19.0, 8.0);
        if relay.is_double {
            symbol(drawing, relay.symbol, x + 43.0 + shift, y - 19.0, 8.0);
        }
    }
    let code = format!("{}-{}", seat.0 + 1, position + 1);
    let stroke = marks.stroke(&code, &format!("stroke=\"{LINE}\" stroke-width=\"1.5\""));
    drawing.target(&code, |drawing| {
        drawing.rect(
            x,
            y,
            86.0,
            130.0,
            format!("rx=\"8\" fill=\"{PAPER}\" {stroke}"),
        );
    });
    for (half, letter) in ["t", "b"].into_iter().enumerate() {
        let top = y + 6.0 + 78.0 * half as f32;
        let code = format!("{}-{}{letter}", seat.0 + 1, position + 1);
        let quiet = "stroke=\"none\"";
        let stroke = marks.stroke(&code, quiet);
        drawing.target(&code, |drawing| {
            drawing.rect(
                x + 5.0,
                top,
                76.0,
                40.0,
                format!("rx=\"6\" fill=\"{PALE}\" {stroke}"),
            );
            row(drawing, view, seat, tile, half, x, top);
        });
    }
    let mut sx = x + 20.0;
    for one in Symbol::ALL {
        for _ in 0..tile.symbols[one as usize] {
            symbol(drawing, one, sx, y + 65.0, 8.5);
            sx += 24.0;
        }
    }
    let action = player.actions[position];
    let upgraded = action.len() > 1;
    let fill = if upgraded { INK } else { "#ddd8c9" };
    drawing.rect(
        x + 18.0,
        y + 138.0,
        50.0,
        24.0,
        format!("rx=\"5\" fill=\"{fill}\""),
    );
    let ink = if upgraded { PAPER } else { INK };
    drawing.text(
        x + 43.0,
        y + 155.0,
        Type::new(14.0).fill(ink).bold().middle(),
        action,
    );
}

fn row(
    drawing: &mut Drawing,
    view: &View,
    seat: Seat,
    tile: &TileView,
    half: usize,
    x: f32,
    top: f32,
) {
    let slots = tile.slots[half];
    let mut held = Vec::new();
    for kind in Kind::ALL {
        held.extend((0..tile.rows[half][kind]).map(|_| kind));
    }
    for slot in 0..slots {
        let cx = x + 43.0 + (f32::from(slot) - f32::from(slots - 1) / 2.0) * 36.0;
        drawing.circle(
            cx,
            top + 20.0,
            15.0,
            format!("fill=\"{PAPER}\" stroke=\"{LINE}\""),
        );
        if let Some(&kind) = held.get(usize::from(slot)) {
            energy(drawing, view, Owned { seat, kind }, cx, top + 20.0, 14.5);
        }
    }
}

/// Pool, reserve, tracks, bridges and points.
fn stores(
    drawing: &mut Drawing,
    view: &View,
    look: &Look<'_, Action>,
    marks: &Marks,
    player: &PlayerView,
    y: f32,
) {
    let x = 682.0;
    let words = look.words;
    let set = Type::new(13.0).fill(QUIET);
    let total = words.say(&crate::games::message::message!(
        "word-points",
        points = player.points.total()
    ));
    drawing.text(984.0, y + 25.0, Type::new(16.0).bold().end(), total);
    for (line, (label, held)) in [("word-pool", player.pool), ("word-reserve", player.reserve)]
        .into_iter()
        .enumerate()
    {
        let cy = y + 50.0 + 30.0 * line as f32;
        drawing.text(x, cy + 5.0, set, words.name(label));
        for kind in Kind::ALL {
            let cx = x + 92.0 + 52.0 * kind as usize as f32;
            kind_sign(
                drawing,
                kind,
                cx,
                cy,
                9.0,
                if held.has(kind) { INK } else { "#cfcabb" },
            );
            drawing.text(cx + 13.0, cy + 5.0, Type::new(14.0), held[kind]);
        }
    }
    let code = format!("{}-tracks", player.seat.0 + 1);
    let stroke = marks.stroke(&code, "stroke=\"none\"");
    drawing.target(&code, |drawing| {
        drawing.rect(
            x - 4.0,
            y + 98.0,
            304.0,
            62.0,
            format!("rx=\"6\" fill=\"none\" {stroke}"),
        );
        for track in Track::ALL {
            track_row(
                drawing,
                view,
                look,
                player,
                track,
                x,
                y + 114.0 + 30.0 * track as usize as f32,
            );
        }
    });
    let cy = y + 182.0;
    drawing.text(x, cy + 5.0, set, words.name("word-bridges"));
    for (level, at) in player.bridges.iter().enumerate() {
        let label = match at {
            BridgeAt::Board => ["I", "II", "III"][level].to_owned(),
            BridgeAt::Site(site) => format!("{} {site}", ["I", "II", "III"][level]),
            BridgeAt::Discarded => format!("{} ×", ["I", "II", "III"][level]),
        };
        let on_board = *at == BridgeAt::Board;
        let fill = if on_board { PAPER } else { "#ddd8c9" };
        let bx = x + 78.0 + 74.0 * level as f32;
        drawing.rect(
            bx,
            cy - 12.0,
            68.0,
            24.0,
            format!("rx=\"5\" fill=\"{fill}\" stroke=\"{LINE}\""),
        );
        drawing.text(bx + 34.0, cy + 5.0, Type::new(13.0).middle(), label);
    }
    let points = &player.points;
    let parts = format!(
        "R {} · M {} · P {} · III {} · A {} · mk {}",
        points.gained,
        points.monuments,
        points.pillars,
        points.bridge,
        points.achievements,
        points.market
    );
    drawing.text(x, y + 214.0, Type::new(12.0).fill(QUIET), parts);
}

fn track_row(
    drawing: &mut Drawing,
    view: &View,
    look: &Look<'_, Action>,
    player: &PlayerView,
    track: Track,
    x: f32,
    y: f32,
) {
    drawing.text(
        x,
        y + 5.0,
        Type::new(13.0).fill(QUIET),
        look.words.name(track.code()),
    );
    for height in 1..=data().track_spaces[track as usize] {
        let cx = x + 136.0 + 40.0 * f32::from(height - 1);
        drawing.circle(cx, y, 12.0, format!("fill=\"{PALE}\" stroke=\"{LINE}\""));
        match player.tracks[track as usize] {
            Some((kind, at)) if at == height => {
                energy(
                    drawing,
                    view,
                    Owned {
                        seat: player.seat,
                        kind,
                    },
                    cx,
                    y,
                    11.5,
                );
            }
            _ => drawing.text(
                cx,
                y + 4.0,
                Type::new(10.0).fill("#b0aa99").middle(),
                height,
            ),
        }
    }
}
