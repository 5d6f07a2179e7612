//! Bonuses, tiles and monuments in words.

use crate::data::{BridgeScoring, Criterion, data};
use crate::perform::energy::kind_name;
use crate::state::Offer;
use crate::state::ids::*;
use kernel::message::{Arg, Message, message};
use kernel::names::Named;

/// What people call the things that lines name.
pub(crate) fn named() -> Vec<Named> {
    let mut named = Vec::new();
    let mut add = |word: String, id: &'static str| named.push(Named::new(word, message!(id)));
    for character in Character::ALL {
        add(character.name().to_owned(), character.name());
    }
    for kind in Kind::ALL {
        add(kind.code().to_string(), kind.name());
    }
    for track in Track::ALL {
        add(track.code().to_owned(), track.code());
    }
    for symbol in ["boot2", "monument2", "pillar2"] {
        add(symbol.to_owned(), symbol);
    }
    let data = data();
    for monument in &data.monuments {
        add(monument.code.clone(), &monument.id);
    }
    for region in &data.regions {
        add(region.code.clone(), &region.id);
    }
    for tile in &data.bonus_tiles {
        add(tile.code.clone(), &tile.id);
    }
    for bridge in &data.neutrals {
        add(bridge.code.clone(), &bridge.id);
    }
    named
}

pub(crate) fn monument_name(mon: Mon) -> Arg {
    Arg::name(data().monument(mon).id.as_str())
}

/// In one word, where it stands on a button.
pub(crate) fn monument_short(mon: Mon) -> Arg {
    Arg::name(format!("short-{}", data().monument(mon).id))
}

/// What a bonus gives, in words.
pub(crate) fn bonus_words(offer: Offer) -> Message {
    bonus_text(offer.bonus())
}

pub(crate) fn bonus_text(bonus: &crate::data::Bonus) -> Message {
    use crate::data::Bonus;
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
pub(crate) fn tile_words(tile: TileId) -> Message {
    tile_message(["tile-plain", "tile-with"], tile)
}

/// The same, where something is done to the tile.
pub(crate) fn done_to_tile(tile: TileId) -> Message {
    tile_message(["tile-plain-accusative", "tile-with-accusative"], tile)
}

fn tile_message([plain, with]: [&'static str; 2], tile: TileId) -> Message {
    let info = data().tile(tile);
    let mut symbols: Vec<Arg> = Vec::new();
    for symbol in Symbol::ALL {
        for _ in 0..info.symbols[symbol as usize] {
            symbols.push(Arg::name(symbol.name()));
        }
    }
    let [top, bottom] = info.slots;
    if symbols.is_empty() {
        message!(plain, top = top, bottom = bottom)
    } else {
        message!(with, top = top, bottom = bottom, symbols = symbols)
    }
}

/// What a side of the last bridge scores, in words.
pub(crate) fn scores_text(rule: &BridgeScoring) -> Message {
    let id = match rule.id {
        Criterion::PerPillarEnergy => "scores-per-pillar-energy",
        Criterion::TwoInEachRegion => "scores-two-in-each-region",
        Criterion::PerKind => "scores-per-kind",
        Criterion::ThreeKindsOneMonument => "scores-three-kinds",
        Criterion::PerTwoMonumentEnergies => "scores-per-pair",
        Criterion::TwoPrimals => "scores-two-primals",
        Criterion::PerPrimal => "scores-per-primal",
        Criterion::FourInOneRegion => "scores-four-in-one-region",
        Criterion::PerSameKind => "scores-per-same-kind",
        Criterion::FiveInTwoRegions => "scores-five",
    };
    message!(id, vp = rule.vp, cap = rule.cap)
}
