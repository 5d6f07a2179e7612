//! Bonuses, tiles and monuments in words.

use super::data::data;
use super::energy::kind_name;
use super::ids::*;
use super::state::Offer;
use crate::games::message::{Arg, Message, message};

pub(super) fn monument_name(mon: Mon) -> Arg {
    Arg::name(data().monument(mon).id.as_str())
}

/// What a bonus gives, in words.
pub(super) fn bonus_words(offer: Offer) -> Message {
    bonus_text(offer.bonus())
}

pub(super) fn bonus_text(bonus: &super::data::Bonus) -> Message {
    use super::data::Bonus;
    match bonus {
        Bonus::GainEnergy { kinds } => {
            let kinds: Vec<Arg> = kinds
                .iter()
                .map(|asked| asked.kind().map_or(Arg::name("any-kind"), kind_name))
                .collect();
            message!("bonus-energy", kinds = kinds)
        }
        Bonus::PlaceBridge => message!("bonus-bridge"),
        Bonus::UpgradedAction => message!("bonus-action"),
        Bonus::Relay => message!("bonus-relay"),
        Bonus::GainTile => message!("bonus-tile"),
        Bonus::Refill => message!("bonus-refill"),
        Bonus::MoveCharacter { n } => message!("bonus-move", n = *n),
        Bonus::MonumentTrack { n } => message!("bonus-mt", n = *n),
        Bonus::PillarTrack { n } => message!("bonus-pt", n = *n),
        Bonus::AnyMonumentBonus => message!("bonus-any"),
        Bonus::CopyBridge => message!("bonus-copy"),
    }
}

/// A transmutation tile in words: its rows and symbols.
pub(super) fn tile_words(tile: TileId) -> Message {
    let info = data().tile(tile);
    let mut symbols: Vec<Arg> = Vec::new();
    for symbol in Symbol::ALL {
        for _ in 0..info.symbols[symbol as usize] {
            symbols.push(Arg::name(symbol.name()));
        }
    }
    let [top, bottom] = info.slots;
    if symbols.is_empty() {
        message!("tile-plain", top = top, bottom = bottom)
    } else {
        message!("tile-with", top = top, bottom = bottom, symbols = symbols)
    }
}
