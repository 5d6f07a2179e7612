//! What lies on the table now, a line or two for each thing: for an email, where signs would need a key.

use super::{Table, capitalised, kinds_named, sentences};
use crate::board::view::{MonumentView, PlayerView, SpaceView, TileView};
use crate::data::{ActionInfo, Asked, data};
use crate::state::Half;
use crate::state::ids::*;
use crate::words::names::tile_words;
use kernel::message::{Arg, Message, message};

/// The name of a kind that is asked for.
pub(super) fn asked_name(asked: Asked) -> Arg {
    asked
        .kind()
        .map_or(Arg::name("any-kind"), |kind| Arg::name(kind.name()))
}

/// The top segment with what lies on each space.
pub(super) fn segment(table: &Table<'_>, monument: &MonumentView) -> String {
    let Some(number) = monument.segment else {
        return table.name("brief-finished");
    };
    let asked = &data().monument(monument.mon).segments[usize::from(number) - 1].spaces;
    let spaces = monument.spaces.iter().zip(asked);
    let spaces = spaces.map(|(space, asked): (&SpaceView, &Asked)| {
        Arg::from(match space.held {
            Some(held) => message!(
                "brief-held",
                kind = Arg::name(held.kind.name()),
                seat = held.seat
            ),
            None => message!("brief-free", kind = asked_name(*asked)),
        })
    });
    table.say(&message!(
        "brief-segment",
        number = number,
        of = monument.segments,
        spaces = spaces.collect::<Vec<Arg>>()
    ))
}

fn tile_message(tile: &TileView) -> Message {
    let id = data().tiles.iter().position(|info| info.id == tile.id);
    id.map_or_else(|| message!("nothing"), |id| tile_words(TileId(small(id))))
}

/// A tile beside the device.
pub(super) fn tile(table: &Table<'_>, tile: &TileView) -> String {
    table.sentence(&tile_message(tile))
}

/// A position: its action, its tile, and the energy on it.
pub(super) fn position(
    table: &Table<'_>,
    (player, position): (&PlayerView, usize),
    one: &TileView,
    action: Option<&ActionInfo>,
) -> String {
    let mut parts: Vec<String> = action
        .map(|info| table.name(&info.id))
        .into_iter()
        .collect();
    parts.push(table.say(&tile_message(one)));
    for (half, id) in [(Half::Top, "brief-top"), (Half::Bottom, "brief-bottom")] {
        let held = one.rows[half as usize];
        if !held.is_empty() {
            parts.push(table.say(&message!(id, kinds = kinds_named(held))));
        }
    }
    if let Some(relay) = player.relays[position] {
        let relay = Arg::name(relay.to_string());
        parts.push(table.say(&message!("brief-relay", relay = relay)));
    }
    capitalised(&parts.join("; "))
}

/// A tile of the market with its price.
pub(super) fn slot(table: &Table<'_>, one: &TileView, cost: u8) -> String {
    let words = message!("brief-slot", tile = tile_message(one), cost = cost);
    table.sentence(&words)
}

/// Who has what in the market; whoever has nothing is not named.
pub(super) fn market(table: &Table<'_>) -> String {
    let players = table.view.players.iter();
    let holders = players.filter(|player| !player.market.is_empty());
    sentences(holders.map(|player| {
        let kinds = kinds_named(player.market);
        table.say(&message!(
            "about-market-held",
            seat = player.seat,
            kinds = kinds
        ))
    }))
}
