//! Reading actions: `FromStr` takes exactly the lines that `Display` writes, in any case of letters.

use std::str::FromStr;

use crate::action::*;
use crate::data::data;
use crate::state::ids::*;
use crate::state::{Half, NO_ENTRY, RelayTile, Row, TileAt};
use kernel::message::{NotationError, message};

type Read<T> = Result<T, NotationError>;

pub(crate) fn unreadable<T>(line: &str) -> Read<T> {
    Err(message!("bad-line", line = line.to_owned()).into())
}

/// Reads a word as one of the things named by `what`.
fn known<T>(found: Option<T>, what: &'static str, word: &str) -> Read<T> {
    found.ok_or_else(|| message!(what, word = word.to_owned()).into())
}

fn pair(word: &str, sign: char) -> Read<(&str, &str)> {
    known(word.split_once(sign), "bad-word", word)
}

pub(crate) fn kind(word: &str) -> Read<Kind> {
    known(Kind::of(word), "bad-energy", word)
}

pub(crate) fn place(word: &str) -> Read<Place> {
    known(
        data().find_place(&word.to_ascii_uppercase()),
        "bad-place",
        word,
    )
}

pub(crate) fn site(word: &str) -> Read<Site> {
    known(
        data().find_site(&word.to_ascii_uppercase()),
        "bad-site",
        word,
    )
}

pub(crate) fn monument(word: &str) -> Read<Mon> {
    known(
        data().find_monument(&word.to_ascii_uppercase()),
        "bad-monument",
        word,
    )
}

pub(crate) fn region(word: &str) -> Read<Region> {
    known(
        data().find_region(&word.to_ascii_uppercase()),
        "bad-region",
        word,
    )
}

fn track(word: &str) -> Read<Track> {
    known(Track::of(word), "bad-word", word)
}

/// A number from 1 to `last`, given from 0.
pub(crate) fn number(word: &str, last: u8) -> Read<u8> {
    let number = word
        .parse::<u8>()
        .ok()
        .filter(|number| (1..=last).contains(number));
    known(number, "bad-number", word).map(|number| number - 1)
}

pub(crate) fn row(word: &str) -> Read<Row> {
    let half = match word.chars().last() {
        Some('t') => Half::Top,
        Some('b') => Half::Bottom,
        _ => return Err(message!("bad-row", word = word.to_owned()).into()),
    };
    let position = number(&word[..word.len() - 1], small(POSITIONS))?;
    Ok(Row { position, half })
}

pub(crate) fn tile_at(word: &str) -> Read<TileAt> {
    match word {
        "x" => Ok(TileAt::Spare(0)),
        "y" => Ok(TileAt::Spare(1)),
        _ => number(word, small(POSITIONS)).map(TileAt::Position),
    }
}

fn segment(word: &str) -> Read<(Mon, u8)> {
    let (mon, space) = pair(word, '.')?;
    Ok((monument(mon)?, number(space, 3)?))
}

fn from(word: &str) -> Read<From> {
    if word == "mk" {
        return Ok(From::Market);
    }
    if let Some(track) = Track::of(word) {
        return Ok(From::Track(track));
    }
    if word.contains(':') {
        return bound_at(word).map(|at| match at {
            BoundAt::Monument(region) => From::Monument(region),
            BoundAt::Pillar(region) => From::Pillar(region),
        });
    }
    if word.contains('.') {
        return segment(word).map(|(mon, space)| From::Segment(mon, space));
    }
    row(word).map(From::Slot)
}

fn bound_at(word: &str) -> Read<BoundAt> {
    match pair(word, ':')? {
        ("mon", code) => region(code).map(BoundAt::Monument),
        ("pil", code) => region(code).map(BoundAt::Pillar),
        _ => Err(message!("bad-word", word = word.to_owned()).into()),
    }
}

pub(crate) fn source(word: &str) -> Read<Source> {
    match word.split_once('@') {
        Some((energy, place)) => Ok(Source {
            kind: kind(energy)?,
            from: Some(from(place)?),
        }),
        None => kind(word).map(Source::pool),
    }
}

pub(crate) fn target(word: &str) -> Read<Target> {
    if word == "mk" {
        return Ok(Target::Market);
    }
    if word.contains('.') {
        return segment(word).map(|(mon, space)| Target::Segment(mon, space));
    }
    let bytes = word.as_bytes();
    match bytes {
        [b'a', place @ b'1'..=b'5', side @ (b'l' | b'r')] => {
            Ok(Target::Achievement(place - b'1', u8::from(*side == b'r')))
        }
        _ => Err(message!("bad-target", word = word.to_owned()).into()),
    }
}

fn row_source(word: &str) -> Read<(Row, Source)> {
    let (at, energy) = pair(word, '=')?;
    Ok((row(at)?, source(energy)?))
}

pub(crate) fn source_target(word: &str) -> Read<(Source, Target)> {
    let (energy, to) = pair(word, '>')?;
    Ok((source(energy)?, target(to)?))
}

fn relay_tile(word: &str) -> Read<RelayTile> {
    let single = word.strip_suffix('2');
    let symbol = known(Symbol::of(single.unwrap_or(word)), "bad-word", word)?;
    Ok(RelayTile {
        symbol,
        is_double: single.is_some(),
    })
}

fn teleport(word: &str) -> Read<Action> {
    match word.split_once('>') {
        Some((at, towards)) => {
            let (at, towards) = (place(at)?, place(towards)?);
            let end = data().place(at).end_towards(towards);
            let end = end.filter(|_| !data().place(at).is_junction());
            known(end, "bad-word", word).map(|end| Action::Teleport(at, end))
        }
        None => place(word).map(|at| Action::Teleport(at, NO_ENTRY)),
    }
}

fn rows(word: &str) -> Read<u8> {
    word.split(',').try_fold(0, |rows, at| {
        let position = number(at, small(POSITIONS))?;
        Ok(rows | 1 << position)
    })
}

fn release(picked: Picked, words: &[&str]) -> Read<Action> {
    let to = match words {
        ["exhaust"] => Release::Exhaust,
        ["move"] => Release::Move,
        ["mt"] => Release::Track(Track::Monument),
        ["pt"] => Release::Track(Track::Pillar),
        [to] | [">", to] => {
            let to = to.strip_prefix('>').unwrap_or(to);
            match row(to) {
                Ok(row) => Release::Slot(row),
                Err(_) => Release::Place(target(to)?),
            }
        }
        _ => return unreadable(&words.join(" ")),
    };
    Ok(Action::Release(picked, to))
}

fn picked(energy: &str, as_kind: Option<&str>) -> Read<Picked> {
    Ok(Picked {
        kind: kind(energy)?,
        as_kind: as_kind.map(kind).transpose()?,
    })
}

fn three(word: &str) -> Read<Action> {
    if word == "rearrange" {
        return Ok(Action::ThreeLift);
    }
    if let Some((at, what)) = word.split_once('=') {
        return match row(at) {
            Ok(row) => Ok(Action::ThreeFill(row, source(what)?)),
            Err(_) => Ok(Action::ThreeRelay(
                number(at, small(POSITIONS))?,
                relay_tile(what)?,
            )),
        };
    }
    let (energy, to) = pair(word, '>')?;
    if to.contains(':') {
        let (energy, from) = pair(energy, '@')?;
        return Ok(Action::ThreeBound(
            kind(energy)?,
            bound_at(from)?,
            bound_at(to)?,
        ));
    }
    Ok(Action::ThreePlace(source(energy)?, target(to)?))
}

fn use_energy(word: &str, tile: Option<&str>) -> Read<Action> {
    let (at, energy) = pair(word, '.')?;
    let from = row(at)?;
    if from.half == Half::Top {
        return Err(message!("bad-row", word = at.to_owned()).into());
    }
    let tile = tile.map(|tile| number(tile, 4)).transpose()?;
    Ok(Action::Use {
        position: from.position,
        kind: kind(energy)?,
        // A tile resolved on its own position goes without saying.
        tile: tile.filter(|&tile| tile != from.position),
    })
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Read<Action> {
        let line = line.trim().to_lowercase();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["end"] => Ok(Action::End),
            ["stop"] => Ok(Action::Stop),
            ["no"] => Ok(Action::No),
            ["step", at] => place(at).map(Action::Step),
            ["skip", at] => place(at).map(Action::Skip),
            ["use", energy] => use_energy(energy, None),
            ["use", energy, "as", tile] => use_energy(energy, Some(tile)),
            ["deploy", list] => rows(list).map(Action::Deploy),
            ["place", item] => {
                let (energy, to) = pair(item, '>')?;
                Ok(Action::Place(kind(energy)?, target(to)?))
            }
            ["fill", "none"] => Ok(Action::FillNone),
            ["fill", item] => row_source(item).map(|(row, source)| Action::Fill(row, source)),
            ["convey", spare] => match tile_at(spare) {
                Ok(TileAt::Spare(spare)) => Ok(Action::Convey(spare)),
                Ok(TileAt::Position(_)) | Err(_) => {
                    Err(message!("bad-spare", word = (*spare).to_owned()).into())
                }
            },
            ["release", energy, "as", kind, to @ ..] => release(picked(energy, Some(kind))?, to),
            ["release", energy, to @ ..] => release(picked(energy, None)?, to),
            _ => rarer(&words).unwrap_or_else(|| unreadable(&line)),
        }
    }
}

fn rarer(words: &[&str]) -> Option<Read<Action>> {
    Some(match words {
        ["recharge"] => Ok(Action::Recharge),
        ["reposition", item] => {
            source_target(item).map(|(source, target)| Action::Reposition(source, target))
        }
        ["acquire", item] => pair(item, '>')
            .and_then(|(slot, tile)| Ok(Action::Acquire(number(slot, 4)?, tile_at(tile)?))),
        ["pay", energy] => kind(energy).map(Action::Pay),
        ["move"] => Ok(Action::Move),
        ["mt"] => Ok(Action::Track(Track::Monument)),
        ["pt"] => Ok(Action::Track(Track::Pillar)),
        ["tp", to] => teleport(to),
        ["put", energy] => source(energy).map(Action::Put),
        ["up"] => Ok(Action::Up),
        ["bind", which, at] => track(which).and_then(|track| Ok(Action::Bind(track, region(at)?))),
        ["wind", which @ ("mt" | "pt")] => track(which).map(Action::WindBack),
        ["wind", item] => row_source(item).map(|(row, source)| Action::Wind(row, source)),
        ["relay", "done"] => Ok(Action::RelayDone),
        ["relay", symbol] => known(Symbol::of(symbol), "bad-word", symbol).map(Action::Relay),
        ["relay", symbol, slot] => known(Symbol::of(symbol), "bad-word", symbol)
            .and_then(|symbol| Ok(Action::TakeRelay(symbol, number(slot, small(POSITIONS))?))),
        ["bridge", "discard"] => Ok(Action::BridgeDiscard),
        ["bridge", "a", at] => site(at).map(|site| Action::Bridge(Side::A, site)),
        ["bridge", "b", at] => site(at).map(|site| Action::Bridge(Side::B, site)),
        ["action", code] => {
            let code = code.to_ascii_uppercase();
            let found = data()
                .find_action(&code)
                .filter(|action| action.is_upgraded());
            known(found, "bad-word", &code).map(Action::TakeAction)
        }
        ["tile", tile] => tile_at(tile).map(Action::TakeTile),
        ["refill"] => Ok(Action::NoteRefill),
        ["refill", item] => row_source(item).map(|(row, source)| Action::Refill(row, source)),
        ["copy", code] => {
            let code = code.to_ascii_uppercase();
            known(data().find_bonus_tile(&code), "bad-word", &code).map(Action::Copy)
        }
        ["as", at] => site(at).map(Action::As),
        ["energy"] => Ok(Action::Energy(None)),
        ["energy", energy] => kind(energy).map(|kind| Action::Energy(Some(kind))),
        _ => return answer(words),
    })
}

fn answer(words: &[&str]) -> Option<Read<Action>> {
    Some(match words {
        ["resolve", mon] => monument(mon).map(Action::Resolve),
        ["patron", "no"] => Ok(Action::Patron(None)),
        ["patron", mon] => monument(mon).map(|mon| Action::Patron(Some(mon))),
        ["gain", "energy"] => Ok(Action::GainEnergy(None)),
        ["gain", "energy", energy] => kind(energy).map(|kind| Action::GainEnergy(Some(kind))),
        ["gain", "bonus"] => Ok(Action::GainBonus),
        ["gain", "no"] => Ok(Action::GainNo),
        ["tie", energy] => picked(energy, None).map(Action::Tie),
        ["tie", energy, "as", kind] => picked(energy, Some(kind)).map(Action::Tie),
        ["add", "no"] => Ok(Action::Add(None)),
        ["add", energy] => source(energy).map(|source| Action::Add(Some(source))),
        ["extra", "no"] => Ok(Action::Extra(None)),
        ["extra", item] => source_target(item).map(|item| Action::Extra(Some(item))),
        ["ii", "move"] => Ok(Action::BoundMove),
        ["ii", "recharge"] => Ok(Action::BoundRecharge),
        ["ii", "no"] => Ok(Action::BoundNo),
        ["keep", "no"] => Ok(Action::Keep(None)),
        ["keep", item] => pair(item, '>')
            .and_then(|(energy, at)| Ok(Action::Keep(Some((kind(energy)?, row(at)?))))),
        ["iii", item] => three(item),
        ["char", name] => known(Character::of(name), "bad-character", name).map(Action::Character),
        ["start", item] => pair(item, '=').and_then(|(at, energy)| {
            let at = match at {
                "mk" => StartAt::Market,
                _ => StartAt::Row(row(at)?),
            };
            Ok(Action::Start(at, kind(energy)?))
        }),
        ["neutral", code, at] => {
            let code = code.to_ascii_uppercase();
            known(data().find_neutral(&code), "bad-word", &code)
                .and_then(|neutral| Ok(Action::Neutral(neutral, site(at)?)))
        }
        _ => return None,
    })
}
