//! Lines that stand for two actions, or whose one form depends on the position.

use super::{Action, Spades, unreadable};
use crate::data::map::hex;
use crate::perform::towns;
use crate::state::State;
use kernel::Seat;
use kernel::message::{NotationError, message};

pub fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
    match read_both_spades(line) {
        Some(both) => both,
        None => Ok(vec![settle_on_one_form(state, seat, line.parse()?)]),
    }
}

/// Shorthand that depends on the position: `build` goes without saying on home terrain, and a
/// town is named by any of its buildings.
fn settle_on_one_form(state: &State, seat: Seat, action: Action) -> Action {
    match action {
        Action::Dig {
            with: with @ (Spades::Power | Spades::Bonus | Spades::Fairy),
            hex,
            ..
        } if state.terrain(hex) == state.player(seat).home() => Action::Dig {
            with,
            hex,
            build: true,
        },
        Action::Town {
            tile,
            at: Some(hex),
        } => {
            let groups = towns::qualifying(state, seat);
            match groups.iter().find(|group| group.contains(hex)) {
                Some(_) if groups.len() == 1 => Action::Town { tile, at: None },
                Some(group) => Action::Town {
                    tile,
                    at: group.first(),
                },
                None => action,
            }
        }
        other @ (Action::Faction(_)
        | Action::House(_)
        | Action::Bonus(_)
        | Action::Neutral(_)
        | Action::Coins(_)
        | Action::Points(_)
        | Action::RiverTown { .. }
        | Action::Build(_)
        | Action::Dig { .. }
        | Action::SecondSpade { .. }
        | Action::Upgrade { .. }
        | Action::Sail { .. }
        | Action::Bridge { .. }
        | Action::PowerCoins
        | Action::LakeHouse(_)
        | Action::FreePost(_)
        | Action::InventPost(_)
        | Action::Pass(_)
        | Action::Edge(_)
        | Action::FreeSail(_)
        | Action::Town { .. }
        | Action::End) => other,
    }
}

/// Reads `power spade2 C5 D4 build D4`: a player may name both hexes at once, but the second
/// spade is an action of its own.
pub fn read_both_spades(line: &str) -> Option<Result<Vec<Action>, NotationError>> {
    let line = line.to_ascii_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    let ["power", "spade2", one, other, ref rest @ ..] = words[..] else {
        return None;
    };
    if other == "build" {
        return None;
    }
    let both = || {
        let (one, other) = (hex(one)?, hex(other)?);
        let house = match *rest {
            [] => None,
            ["build", at] if [one, other].contains(&hex(at)?) => Some(hex(at)?),
            ["build"] => return Err(message!("build-where").into()),
            _ => return Err(unreadable(&line)),
        };
        Ok(vec![
            Action::Dig {
                with: Spades::Power2,
                hex: one,
                build: house == Some(one),
            },
            Action::SecondSpade {
                hex: Some(other),
                build: house == Some(other),
            },
        ])
    };
    Some(both())
}
