//! The signs of this game, each drawn in 16 by 16 in the current colour.

use crate::action::Action;
use crate::data::{Asked, Bonus};
use crate::state::ids::*;
use kernel::panel::{Sign, SignDrawing, Token};

macro_rules! signs {
    ($($name:literal $body:literal)+) => {
        &[$(SignDrawing { name: $name, body: $body }),+]
    };
}

pub(crate) const SIGNS: &[SignDrawing] = signs! {
    "compass" r#"<path d="M8 .6 12.8 8 8 15.4 3.2 8z"/>"#
    "magnet" r#"<path d="M2.6 1.6h3.5v6.5a1.9 1.9 0 0 0 3.8 0V1.6h3.5v6.5a5.4 5.4 0 0 1-10.8 0z"/>"#
    "rose" r#"<circle cx="8" cy="3.7" r="2.9"/><circle cx="12.1" cy="6.7" r="2.9"/><circle cx="10.5" cy="11.5" r="2.9"/><circle cx="5.5" cy="11.5" r="2.9"/><circle cx="3.9" cy="6.7" r="2.9"/><circle cx="8" cy="8" r="2.6"/>"#
    "primal" r#"<path d="m8 .6 2.2 4.8 5.2.7-3.8 3.6 1 5.2L8 12.4l-4.6 2.5 1-5.2L.6 6.1l5.2-.7z"/>"#
    "any" r#"<path d="M7 1.4h2v4.8l4.2-2.4 1 1.8L10 8l4.2 2.4-1 1.8L9 9.8v4.8H7V9.8l-4.2 2.4-1-1.8L6 8 1.8 5.6l1-1.8L7 6.2z"/>"#
    "boot" r#"<path d="M4 1h5v6.4l4.2 1.9c1.2.5 1.8 1.4 1.8 2.7H4zM3.4 13H15v2H3.4z"/>"#
    "obelisk" r#"<path d="m8 .4 2.7 3.2-.8 8.4H6.1l-.8-8.4zM3.4 13h9.2v2.4H3.4z"/>"#
    "pillar" r#"<path d="M2.4 1h11.2v2.6H2.4zM5 4.6h6v6.8H5zm-2.6 7.8h11.2V15H2.4z"/>"#
    "span" r#"<path d="M.7 4.4h14.6V13h-3.5a3.8 3.8 0 0 0-7.6 0H.7z"/>"#
    "relay" r#"<circle cx="8" cy="8" r="2"/><path d="M4.5 4.1 5.6 5a4.6 4.6 0 0 0 0 6l-1.1.9a6 6 0 0 1 0-7.8zm7 0a6 6 0 0 1 0 7.8l-1.1-.9a4.6 4.6 0 0 0 0-6zM2.2 1.9l1 1a7.6 7.6 0 0 0 0 10.2l-1 1a9 9 0 0 1 0-12.2zm11.6 0a9 9 0 0 1 0 12.2l-1-1a7.6 7.6 0 0 0 0-10.2z"/>"#
    "refill" r#"<path d="M7 1h2v5.4h3.3L8 11 3.7 6.4H7zM1.4 10h2v3.4h9.2V10h2v5.4H1.4z"/>"#
    "slots" r#"<path fill-rule="evenodd" d="M4.6.7h6.8c1 0 1.8.8 1.8 1.8v11c0 1-.8 1.8-1.8 1.8H4.6c-1 0-1.8-.8-1.8-1.8v-11c0-1 .8-1.8 1.8-1.8zm0 1.5a.3.3 0 0 0-.3.3v11c0 .2.1.3.3.3h6.8c.2 0 .3-.1.3-.3v-11a.3.3 0 0 0-.3-.3z"/><circle cx="8" cy="5.1" r="1.8"/><circle cx="8" cy="10.9" r="1.8"/>"#
    "deploy" r#"<path d="m8 .5 5.1 5.6H9.8v5.3H6.2V6.1H2.9zM1.4 13h13.2v2.4H1.4z"/>"#
    "charge" r#"<path d="M9.8.4 2.7 9.1h4.5l-1.2 6.5 7.3-8.7H8.7z"/>"#
    "gear" r#"<path fill-rule="evenodd" d="M6.9.7h2.2l.4 2.1 1.4.6 1.8-1.2 1.6 1.6-1.2 1.8.6 1.4 2.1.4v2.2l-2.1.4-.6 1.4 1.2 1.8-1.6 1.6-1.8-1.2-1.4.6-.4 2.1H6.9l-.4-2.1-1.4-.6-1.8 1.2-1.6-1.6 1.2-1.8-.6-1.4-2.1-.4V7.4L2.3 7l.6-1.4-1.2-1.8 1.6-1.6 1.8 1.2 1.4-.6zM8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"/>"#
    "laurel" r#"<path d="M8 12.6 4.9 14l.5 1.5L8 14.4l2.6 1.1.5-1.5zM4.8.8C2.2 2.5.9 5 .9 7.3c0 2.7 1.7 5 4.7 5.9l.4-1.7c-2-.7-3.3-2.2-3.3-4.2 0-1.7 1-3.5 3-5zm6.4 0c2.6 1.7 3.9 4.2 3.9 6.5 0 2.7-1.7 5-4.7 5.9l-.4-1.7c2-.7 3.3-2.2 3.3-4.2 0-1.7-1-3.5-3-5z"/>"#
    "stall" r#"<path d="M2 1h12l1.6 4.6a2.2 2.2 0 0 1-1.9 2V15H2.3V7.6a2.2 2.2 0 0 1-1.9-2zm2 6.6v5.6h8V7.6a3 3 0 0 1-2-.8 3 3 0 0 1-4 0 3 3 0 0 1-2 .8z"/>"#
    "kinds" r#"<path d="M4.2.7 7 4.4 4.2 8.1 1.4 4.4zM9.4 1h2v3.3a.8.8 0 0 0 1.6 0V1h2v3.3a2.8 2.8 0 0 1-5.6 0zM4.2 9.2l.9 2 2.1.2-1.5 1.5.4 2.1-1.9-1-1.9 1 .4-2.1L1.2 11.4l2.1-.2z"/><circle cx="12.2" cy="12" r="3"/>"#
    "copy" r#"<path fill-rule="evenodd" d="M1.5 1.5h9v3h4v10h-9v-3h-4zm1.8 1.8v6.4h2.2V4.5h3.2V3.3z"/>"#
    "wind" r#"<path d="M1 5.2h8.2a1.3 1.3 0 1 0-1.2-1.9l-1.5-.8a3 3 0 1 1 2.7 4.4H1zm0 3.2h11.4a2.8 2.8 0 1 1-2.5 4.1l1.5-.8a1.1 1.1 0 1 0 1-1.6H1zm0 3.3h6v1.7H1z"/>"#
    "segment" r#"<path d="M3.6 1h8.8v14H3.6z"/>"#
    "bind" r#"<path d="M5.4 7V4.7a2.6 2.6 0 0 1 5.2 0V7h1.9v8h-9V7zm1.8 0h1.6V4.7a.8.8 0 0 0-1.6 0z"/>"#
    "figure" r#"<circle cx="8" cy="4" r="3.2"/><path d="M2.6 15.4c.6-4.7 2.3-7.2 5.4-7.2s4.8 2.5 5.4 7.2z"/>"#
    "convey" r#"<path d="M1 6.7h8.2V3.1L15.2 8l-6 4.9V9.3H1z"/>"#
    "shift" r#"<path d="M10.4 1.4 15.1 5l-4.7 3.6V6.2H1.9V3.8h8.5zM5.600 7.4v2.4h8.5v2.4H5.600v2.4L.9 11z"/>"#
    "nothing" r#"<path fill-rule="evenodd" d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 1.9a5 5 0 0 0-3.1 1.1l7.1 7.1A5.1 5.1 0 0 0 8 2.9zM4 4.9A5.1 5.1 0 0 0 11.1 12z"/>"#
};

pub(crate) fn body(name: Sign) -> &'static str {
    let own = SIGNS.iter().find(|sign| sign.name == name);
    own.map_or("", |sign| sign.body)
}

pub(crate) fn symbol_sign(symbol: Symbol) -> Sign {
    match symbol {
        Symbol::Boot => "boot",
        Symbol::Monument => "obelisk",
        Symbol::Pillar => "pillar",
    }
}

pub(crate) fn track_sign(track: Track) -> Sign {
    match track {
        Track::Monument => "obelisk",
        Track::Pillar => "pillar",
    }
}

pub(crate) fn asked_sign(asked: Asked) -> Sign {
    asked.kind().map_or("any", Kind::name)
}

/// A sign alone.
pub(crate) fn bare(sign: Sign) -> Token {
    Token::Of(String::new(), sign)
}

/// A number of something.
pub(crate) fn counted(count: impl ToString, sign: Sign) -> Token {
    Token::Of(count.to_string(), sign)
}

/// A bonus as it is printed on monuments and bridges.
pub(crate) fn bonus_tokens(bonus: &Bonus) -> Vec<Token> {
    match bonus {
        Bonus::GainEnergy { kinds } => kinds.iter().map(|&asked| bare(asked_sign(asked))).collect(),
        Bonus::MoveCharacter { n } => vec![counted(n, "boot")],
        Bonus::MonumentTrack { n } => vec![counted(n, "obelisk")],
        Bonus::PillarTrack { n } => vec![counted(n, "pillar")],
        Bonus::PlaceBridge
        | Bonus::UpgradedAction
        | Bonus::Relay
        | Bonus::GainTile
        | Bonus::Refill
        | Bonus::AnyMonumentBonus
        | Bonus::CopyBridge => vec![bare(bonus_sign(bonus))],
    }
}

pub(crate) fn bonus_sign(bonus: &Bonus) -> Sign {
    match bonus {
        Bonus::GainEnergy { .. } => "kinds",
        Bonus::PlaceBridge => "span",
        Bonus::UpgradedAction => "gear",
        Bonus::Relay => "relay",
        Bonus::GainTile => "slots",
        Bonus::Refill => "refill",
        Bonus::MoveCharacter { .. } => "boot",
        Bonus::MonumentTrack { .. } => "obelisk",
        Bonus::PillarTrack { .. } => "pillar",
        Bonus::AnyMonumentBonus => "any",
        Bonus::CopyBridge => "copy",
    }
}

/// The sign of the group that an action stands in.
pub(crate) fn action_sign(action: &Action) -> Sign {
    match action {
        Action::Character(_) => "figure",
        Action::Start(..)
        | Action::Fill(..)
        | Action::Refill(..)
        | Action::NoteRefill
        | Action::Keep(Some(_)) => "refill",
        Action::Wind(..) | Action::WindBack(_) => "wind",
        Action::Neutral(..) | Action::Bridge(..) | Action::BridgeDiscard => "span",
        Action::Convey(_) => "convey",
        Action::Relay(_) | Action::TakeRelay(..) | Action::ThreeRelay(..) => "relay",
        Action::Use { .. } | Action::TakeAction(_) => "gear",
        Action::Deploy(_)
        | Action::Place(..)
        | Action::Extra(Some(_))
        | Action::ThreePlace(..)
        | Action::Release(..) => "deploy",
        Action::Recharge | Action::BoundRecharge => "charge",
        Action::Reposition(..) | Action::ThreeFill(..) | Action::ThreeLift => "shift",
        Action::Acquire(..) | Action::TakeTile(_) => "slots",
        Action::Move
        | Action::Step(_)
        | Action::Skip(_)
        | Action::Teleport(..)
        | Action::BoundMove => "boot",
        Action::Track(track) => track_sign(*track),
        Action::Put(_) | Action::Up => "up",
        Action::Bind(..) | Action::ThreeBound(..) | Action::Tie(_) => "bind",
        Action::Copy(_) | Action::Energy(_) => "any",
        Action::As(_) => "copy",
        Action::Resolve(_) => "obelisk",
        Action::Patron(Some(_)) => "crown",
        Action::GainEnergy(_) | Action::GainBonus | Action::GainNo => "kinds",
        Action::Add(_) | Action::Pay(_) => "stall",
        Action::RelayDone
        | Action::FillNone
        | Action::Extra(None)
        | Action::BoundNo
        | Action::Keep(None)
        | Action::Patron(None)
        | Action::No => "nothing",
        Action::Stop | Action::End => "end",
    }
}
