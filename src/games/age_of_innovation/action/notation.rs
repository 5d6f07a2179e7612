//! Reading a line as one action. Shorthand for several is in `shorthand`.

use std::str::FromStr;

use crate::action::{Action, Conversion, Leap, Pick, Taken};
use crate::data::maps::Spot;
use crate::state::ids::{
    Bonus, BookAction, CityTile, Competency, Discipline, Faction, Held, Palace, PowerAction,
    Terrain,
};
use kernel::message::{NotationError, message};

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let line = tidy(line);
        let words: Vec<&str> = line.split(' ').collect();
        read(&words).unwrap_or_else(|| Err(unreadable(&line)))
    }
}

/// Small letters, single spaces, and none around `,`, `>` and `-`.
pub fn tidy(line: &str) -> String {
    let mut tidy = line
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .to_ascii_lowercase();
    for sign in [",", ">", "-"] {
        if !tidy.contains(sign) {
            continue;
        }
        for loose in [format!(" {sign} "), format!(" {sign}"), format!("{sign} ")] {
            if tidy.contains(&loose) {
                tidy = tidy.replace(&loose, sign);
            }
        }
    }
    tidy
}

pub fn unreadable(line: &str) -> NotationError {
    message!("unreadable", line = line.to_owned()).into()
}

type Read = Option<Result<Action, NotationError>>;

/// `None` if the words have no form that is known.
fn read(words: &[&str]) -> Read {
    Some(match words {
        ["end" | "done"] => Ok(Action::End),
        ["pass"] => Ok(Action::Pass(None)),
        ["pass", tile] => tile.parse().map(|tile: Bonus| Action::Pass(Some(tile))),
        ["burn"] | ["burn", "1"] => Ok(Action::Burn),
        ["convert", rest @ ..] => return conversion(rest),
        ["accept", number] => return Some(Ok(Action::Accept(counting(number)?))),
        ["decline", number] => return Some(Ok(Action::Decline(counting(number)?))),
        ["set", board] => board.parse().map(Action::Set),
        ["draft", tile] => pick(tile),
        ["books", book] => Discipline::read(book).map(Action::Books),
        ["levels", "none"] => Ok(Action::Levels(None)),
        ["levels", discipline] => Discipline::read(discipline).map(|d| Action::Levels(Some(d))),
        ["key", discipline] => Discipline::read(discipline).map(|d| Action::Key(d, true)),
        ["nokey", discipline] => Discipline::read(discipline).map(|d| Action::Key(d, false)),
        ["take", tile] => taken(tile),
        ["pay", book] => Discipline::read(book).map(Action::Pay),
        ["replace", spot] => spot.parse().map(Action::Replace),
        ["tb", "none"] => Ok(Action::DigNone),
        ["advance", track] => track.parse().map(Action::Advance),
        ["innovate", tile] => tile.parse().map(Action::Innovate),
        ["annex", spot] => spot.parse().map(Action::Annex),
        ["use", tile] => Held::find(tile)
            .map(Action::Use)
            .ok_or_else(|| unreadable(tile)),
        ["send", discipline, steps] => match *steps {
            "1" | "2" | "3" => {
                Discipline::read(discipline).map(|d| Action::Send(d, steps.as_bytes()[0] - b'0'))
            }
            _ => return None,
        },
        ["upgrade", spot, building] => {
            both(spot.parse(), building.parse()).map(|(spot, to)| Action::Upgrade(spot, to))
        }
        [id] if id.starts_with("pow_") => id.parse().map(|id: PowerAction| Action::Power(id)),
        [id] if id.starts_with("book_") => id.parse().map(|id: BookAction| Action::Book(id)),
        _ => return on_map(words),
    })
}

/// Lines about places of the map.
fn on_map(words: &[&str]) -> Read {
    Some(match words {
        ["place", "none"] => Ok(Action::PlaceNone),
        ["place", spot] => spot.parse().map(|spot| Action::Place(spot, None)),
        ["place", spot, building] => both(spot.parse(), building.parse())
            .map(|(spot, building)| Action::Place(spot, Some(building))),
        ["spade", "none"] => Ok(Action::SpadeNone),
        ["spade", goal] => target(goal).map(|(spot, terrain)| Action::Spade(spot, terrain)),
        ["city", "via", river] => river.parse().map(Action::CityVia),
        ["city", tile] => tile.parse().map(|tile: CityTile| Action::City(tile, None)),
        ["city", tile, "at", spot] => {
            both(tile.parse(), spot.parse()).map(|(tile, spot)| Action::City(tile, Some(spot)))
        }
        ["bridge", "none"] => Ok(Action::BridgeNone),
        ["bridge", pair] => {
            let (a, b) = pair.split_once('-')?;
            both(a.parse(), b.parse()).map(|(a, b)| bridge(a, b))
        }
        ["build", spot, rest @ ..] => {
            let leap = leap(rest)?;
            spot.parse().map(|spot| Action::Build(spot, leap))
        }
        ["dig", goal, rest @ ..] => {
            let leap = leap(rest)?;
            target(goal).map(|(spot, terrain)| Action::Dig(spot, terrain, leap))
        }
        _ => return None,
    })
}

/// A bridge is written from the hex that comes first in the alphabet.
pub fn bridge(a: Spot, b: Spot) -> Action {
    Action::Bridge(a.min(b), a.max(b))
}

fn leap(words: &[&str]) -> Option<Option<Leap>> {
    match words {
        [] => Some(None),
        ["tunnel"] => Some(Some(Leap::Tunnel)),
        ["fly"] => Some(Some(Leap::Fly)),
        _ => None,
    }
}

/// `E4` or `E4>plains`.
pub fn target(word: &str) -> Result<(Spot, Option<Terrain>), NotationError> {
    match word.split_once('>') {
        Some((spot, terrain)) => Ok((spot.parse()?, Some(terrain.parse()?))),
        None => Ok((word.parse()?, None)),
    }
}

fn both<A, B>(
    one: Result<A, NotationError>,
    other: Result<B, NotationError>,
) -> Result<(A, B), NotationError> {
    Ok((one?, other?))
}

fn counting(word: &str) -> Option<u16> {
    let number = word.parse().ok()?;
    (!word.starts_with(['0', '+'])).then_some(number)
}

fn pick(id: &str) -> Result<Action, NotationError> {
    let board = || id.parse().ok().map(Pick::Board);
    let faction = || Faction::find(id).map(Pick::Faction);
    let palace = || Palace::find(id).map(Pick::Palace);
    let bonus = || Bonus::find(id).map(Pick::Bonus);
    board()
        .or_else(faction)
        .or_else(palace)
        .or_else(bonus)
        .map(Action::Draft)
        .ok_or_else(|| unreadable(id))
}

fn taken(id: &str) -> Result<Action, NotationError> {
    let competency = || Competency::find(id).map(Taken::Competency);
    let palace = || Palace::find(id).map(Taken::Palace);
    competency()
        .or_else(palace)
        .map(Action::Take)
        .ok_or_else(|| unreadable(id))
}

fn conversion(words: &[&str]) -> Read {
    let one = match words {
        ["5pw", "to", "scholar"] => Ok(Conversion::PowerToScholar),
        ["5pw", "to", "books", book] => Discipline::read(book).map(Conversion::PowerToBook),
        ["3pw", "to", "tool"] => Ok(Conversion::PowerToTool),
        ["1pw", "to", "coin"] => Ok(Conversion::PowerToCoin),
        ["1", "scholar", "to", "tool"] => Ok(Conversion::ScholarToTool),
        ["1", "tool", "to", "coin"] => Ok(Conversion::ToolToCoin),
        ["books", book, "to", "coin"] => Discipline::read(book).map(Conversion::BookToCoin),
        _ => return None,
    };
    Some(one.map(Action::Convert))
}
