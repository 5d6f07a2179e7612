//! Writing actions: one line of text for each.

use std::fmt::{self, Display, Formatter};

use crate::action::*;
use crate::data::data;
use crate::state::ids::*;
use crate::state::{NO_ENTRY, RelayTile, Row, TileAt};

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code())
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&data().place(*self).code)
    }
}

impl Display for Site {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.place().fmt(f)
    }
}

impl Display for Mon {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&data().monument(*self).code)
    }
}

impl Display for Region {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&data().region(*self).code)
    }
}

impl Display for Row {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let half = ['t', 'b'][self.half as usize];
        write!(f, "{}{half}", self.position + 1)
    }
}

impl Display for TileAt {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            TileAt::Position(position) => write!(f, "{}", position + 1),
            TileAt::Spare(spare) => f.write_str(["x", "y"][usize::from(*spare)]),
        }
    }
}

impl Display for From {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            From::Market => f.write_str("mk"),
            From::Segment(mon, space) => write!(f, "{mon}.{}", space + 1),
            From::Slot(row) => row.fmt(f),
            From::Track(track) => f.write_str(track.code()),
            From::Monument(region) => write!(f, "mon:{region}"),
            From::Pillar(region) => write!(f, "pil:{region}"),
        }
    }
}

impl Display for BoundAt {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            BoundAt::Monument(region) => write!(f, "mon:{region}"),
            BoundAt::Pillar(region) => write!(f, "pil:{region}"),
        }
    }
}

impl Display for Source {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.from {
            Some(from) => write!(f, "{}@{from}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl Display for Target {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Target::Market => f.write_str("mk"),
            Target::Segment(mon, space) => write!(f, "{mon}.{}", space + 1),
            Target::Achievement(place, side) => {
                let side = ['L', 'R'][usize::from(*side)];
                write!(f, "A{}{side}", place + 1)
            }
        }
    }
}

impl Display for Picked {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.as_kind {
            Some(kind) => write!(f, "{} as {kind}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl Display for Release {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Release::Exhaust => f.write_str("exhaust"),
            Release::Place(target) => write!(f, ">{target}"),
            Release::Slot(row) => write!(f, ">{row}"),
            Release::Move => f.write_str("move"),
            Release::Track(track) => f.write_str(track.code()),
        }
    }
}

impl Display for RelayTile {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let double = if self.is_double { "2" } else { "" };
        write!(f, "{}{double}", self.symbol.name())
    }
}

impl Display for StartAt {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            StartAt::Row(row) => row.fmt(f),
            StartAt::Market => f.write_str("mk"),
        }
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Character(character) => write!(f, "char {}", character.name()),
            Action::Start(at, kind) => write!(f, "start {at}={kind}"),
            Action::Neutral(neutral, site) => {
                write!(
                    f,
                    "neutral {} {site}",
                    data().neutrals[neutral.index()].code
                )
            }
            Action::Convey(spare) => write!(f, "convey {}", TileAt::Spare(*spare)),
            Action::Relay(symbol) => write!(f, "relay {}", symbol.name()),
            Action::RelayDone => f.write_str("relay done"),
            Action::Fill(row, source) => write!(f, "fill {row}={source}"),
            Action::FillNone => f.write_str("fill none"),
            Action::Wind(row, source) => write!(f, "wind {row}={source}"),
            Action::Use {
                position,
                kind,
                tile,
            } => {
                write!(f, "use {}b.{kind}", position + 1)?;
                tile.map_or(Ok(()), |tile| write!(f, " as {}", tile + 1))
            }
            Action::Deploy(rows) => {
                let rows: Vec<String> = (0..POSITIONS)
                    .filter(|at| rows >> at & 1 == 1)
                    .map(|at| (at + 1).to_string())
                    .collect();
                write!(f, "deploy {}", rows.join(","))
            }
            Action::Place(kind, target) => write!(f, "place {kind}>{target}"),
            Action::Recharge => f.write_str("recharge"),
            Action::Reposition(source, target) => write!(f, "reposition {source}>{target}"),
            Action::Acquire(slot, tile) => write!(f, "acquire {}>{tile}", slot + 1),
            Action::Pay(kind) => write!(f, "pay {kind}"),
            Action::Move => f.write_str("move"),
            Action::Track(track) => f.write_str(track.code()),
            Action::Step(place) => write!(f, "step {place}"),
            Action::Skip(place) => write!(f, "skip {place}"),
            Action::Teleport(place, NO_ENTRY) => write!(f, "tp {place}"),
            Action::Teleport(place, end) => {
                let towards = data().place(*place).ends[usize::from(*end)][0];
                write!(f, "tp {place}>{towards}")
            }
            Action::Put(source) => write!(f, "put {source}"),
            Action::Up => f.write_str("up"),
            Action::Bind(track, region) => write!(f, "bind {} {region}", track.code()),
            Action::WindBack(track) => write!(f, "wind {}", track.code()),
            Action::Stop => f.write_str("stop"),
            Action::Bridge(side, site) => write!(f, "bridge {} {site}", side.code()),
            Action::BridgeDiscard => f.write_str("bridge discard"),
            Action::TakeAction(action) => write!(f, "action {}", data().action(*action).code),
            Action::TakeRelay(symbol, slot) => write!(f, "relay {} {}", symbol.name(), slot + 1),
            Action::TakeTile(tile) => write!(f, "tile {tile}"),
            Action::NoteRefill => f.write_str("refill"),
            Action::Copy(tile) => write!(f, "copy {}", data().bonus_tiles[tile.index()].code),
            Action::As(site) => write!(f, "as {site}"),
            Action::Energy(kind) => write_kind(f, "energy", *kind),
            Action::No => f.write_str("no"),
            Action::Resolve(mon) => write!(f, "resolve {mon}"),
            Action::Patron(Some(mon)) => write!(f, "patron {mon}"),
            Action::Patron(None) => f.write_str("patron no"),
            Action::GainEnergy(kind) => write_kind(f, "gain energy", *kind),
            Action::GainBonus => f.write_str("gain bonus"),
            Action::GainNo => f.write_str("gain no"),
            Action::Tie(picked) => write!(f, "tie {picked}"),
            Action::Release(picked, release) => write!(f, "release {picked} {release}"),
            Action::Add(Some(source)) => write!(f, "add {source}"),
            Action::Add(None) => f.write_str("add no"),
            Action::Extra(Some((source, target))) => write!(f, "extra {source}>{target}"),
            Action::Extra(None) => f.write_str("extra no"),
            Action::BoundMove => f.write_str("ii move"),
            Action::BoundRecharge => f.write_str("ii recharge"),
            Action::BoundNo => f.write_str("ii no"),
            Action::Refill(row, source) => write!(f, "refill {row}={source}"),
            Action::Keep(Some((kind, row))) => write!(f, "keep {kind}>{row}"),
            Action::Keep(None) => f.write_str("keep no"),
            Action::ThreeFill(row, source) => write!(f, "iii {row}={source}"),
            Action::ThreeLift => f.write_str("iii rearrange"),
            Action::ThreePlace(source, target) => write!(f, "iii {source}>{target}"),
            Action::ThreeRelay(slot, relay) => write!(f, "iii {}={relay}", slot + 1),
            Action::ThreeBound(kind, from, to) => write!(f, "iii {kind}@{from}>{to}"),
            Action::End => f.write_str("end"),
        }
    }
}

fn write_kind(f: &mut Formatter<'_>, words: &str, kind: Option<Kind>) -> fmt::Result {
    f.write_str(words)?;
    kind.map_or(Ok(()), |kind| write!(f, " {kind}"))
}
