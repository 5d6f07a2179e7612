//! Transmutation tiles, relays and action tiles: their faces as signs, and all of them in words.

use super::signs::{bare, symbol_sign};
use super::{Table, discs, row, sentences, shown};
use crate::board::places::own;
use crate::board::view::TileView;
use crate::data::{ActionInfo, Mode, Part};
use crate::state::ids::*;
use crate::state::{Half, RelayTile, Row};
use kernel::Seat;
use kernel::message::{Arg, Message, Words, message};
use kernel::panel::{Sign, StackRow, Token};

/// The two rows with the symbols between them; those of an active tile can be chosen.
pub(super) fn face(
    table: &Table<'_>,
    tile: &TileView,
    seat: Option<Seat>,
    position: Option<u8>,
) -> Vec<StackRow> {
    let half = |half: Half| {
        let tokens = slots(tile, seat, half as usize);
        match (seat, position) {
            (Some(seat), Some(position)) => {
                let at = Row::new(position, half);
                row("slots", own(seat, at), table.say(&in_short(at)), tokens)
            }
            _ => shown("slots", tokens),
        }
    };
    vec![
        half(Half::Top),
        shown("symbols", symbols(tile)),
        half(Half::Bottom),
    ]
}

/// For lists of places, beside the energy that goes there.
pub(super) fn in_short(at: Row) -> Message {
    let id = match at.half {
        Half::Top => "word-top",
        Half::Bottom => "word-bottom",
    };
    message!(id, position = at.position + 1)
}

fn slots(tile: &TileView, seat: Option<Seat>, half: usize) -> Vec<Token> {
    let held = tile.rows[half];
    let empty = tile.slots[half].saturating_sub(held.total());
    let filled = seat.into_iter().flat_map(|seat| discs(seat, held));
    let empty = (0..empty).map(|_| Token::Disc("", None));
    filled.chain(empty).collect()
}

pub(super) fn symbols(tile: &TileView) -> Vec<Token> {
    let symbols = Symbol::ALL.into_iter();
    symbols
        .flat_map(|symbol| (0..tile.symbols[symbol as usize]).map(move |_| symbol))
        .map(|symbol| bare(symbol_sign(symbol)))
        .collect()
}

impl Table<'_> {
    pub(super) fn tile_text(&self, tile: &TileView) -> String {
        tile_text(self.look.words, tile)
    }

    pub(super) fn relay_text(&self, relay: Option<RelayTile>) -> String {
        match relay {
            None => self.name("about-no-relay"),
            Some(relay) => relay_text(self.look.words, relay),
        }
    }

    pub(super) fn action_text(&self, info: &ActionInfo) -> String {
        action_text(self.look.words, info)
    }
}

/// A transmutation tile in words.
pub(crate) fn tile_text(words: &Words<'_>, tile: &TileView) -> String {
    let rank = match (tile.level, tile.number) {
        (0, 0) => message!("rank-spare"),
        (0, number) => message!("rank-start", number = number),
        (level, _) => message!("rank-upgraded", level = roman(level)),
    };
    let [top, bottom] = tile.slots;
    let face = message!("about-tile", rank = rank, top = top, bottom = bottom);
    let mut shown: Vec<Arg> = Vec::new();
    for symbol in Symbol::ALL {
        let count = tile.symbols[symbol as usize];
        if count > 0 {
            let name = Arg::name(format!("symbol-{}", symbol.name()));
            shown.push(message!("so-many", count = count, what = name).into());
        }
    }
    let symbols = if shown.is_empty() {
        message!("about-no-symbols")
    } else {
        message!("about-symbols", symbols = shown)
    };
    sentences([words.say(&face), words.say(&symbols)])
}

pub(crate) fn relay_text(words: &Words<'_>, relay: RelayTile) -> String {
    let name = Arg::name(relay.to_string());
    let gives = Arg::name(format!("relay-{}-moves", relay.symbol.name()));
    let symbols = 1 + u8::from(relay.is_double);
    words.say(&message!(
        "about-relay",
        relay = name,
        gives = gives,
        symbols = symbols
    ))
}

/// An action tile with all that its actions mean.
pub(crate) fn action_text(words: &Words<'_>, info: &ActionInfo) -> String {
    let name = Arg::name(info.id.clone());
    let head = message!("about-action", code = info.code.clone(), action = name);
    let mut parts = vec![words.say(&head)];
    for part in info.parts.iter().flat_map(meant) {
        let meaning = words.name(part);
        if !parts.contains(&meaning) {
            parts.push(meaning);
        }
    }
    if info.mode == Mode::All {
        parts.push(words.name("about-mode-all"));
    }
    sentences(parts)
}

/// The messages that explain a part of an action tile.
fn meant(part: &Part) -> Vec<&'static str> {
    match part {
        Part::Deploy { .. } => vec!["means-deploy"],
        Part::Recharge => vec!["means-recharge"],
        Part::Acquire { cost: None, .. } => vec!["means-acquire"],
        Part::Acquire { cost: Some(_), .. } => vec!["means-acquire", "means-acquire-cheap"],
        Part::Reposition { .. } => vec!["means-reposition"],
        Part::MoveCharacter { .. } => vec!["means-move"],
        Part::MonumentTrack { .. } | Part::PillarTrack { .. } | Part::OneOfTracks { .. } => {
            vec!["means-track"]
        }
        Part::AnyActionTile => vec!["means-any-tile"],
    }
}

/// An action tile as signs, for where there is no room for words.
pub(super) fn action_signs(info: &ActionInfo) -> Vec<Token> {
    let mut signs: Vec<Sign> = Vec::new();
    for part in &info.parts {
        let add: &[Sign] = match part {
            Part::Deploy { .. } => &["deploy"],
            Part::Recharge => &["charge"],
            Part::Acquire { .. } => &["slots"],
            Part::Reposition { .. } => &["shift"],
            Part::MoveCharacter { .. } => &["boot"],
            Part::MonumentTrack { .. } => &["obelisk"],
            Part::PillarTrack { .. } => &["pillar"],
            Part::OneOfTracks { .. } => &["obelisk", "pillar"],
            Part::AnyActionTile => &["any"],
        };
        signs.extend(
            add.iter()
                .filter(|sign| !signs.contains(sign))
                .copied()
                .collect::<Vec<_>>(),
        );
    }
    signs.into_iter().map(bare).collect()
}

pub(super) fn relay_tokens(relay: Option<RelayTile>) -> Vec<Token> {
    let count = relay.map_or(0, |relay| 1 + usize::from(relay.is_double));
    let sign = relay.map_or("", |relay| symbol_sign(relay.symbol));
    (0..count).map(|_| bare(sign)).collect()
}
