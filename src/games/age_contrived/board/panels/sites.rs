//! The six regions: the monument with its segment, what is bound there, and the pillar.

use super::brief::asked_name;
use super::signs::{asked_sign, bare, bonus_tokens};
use super::{Table, disc, discs, row, section, sentences, shown};
use crate::board::places::pillar_at;
use crate::board::view::MonumentView;
use crate::data::{Segment, data};
use crate::state::ids::*;
use crate::words::names::{bonus_text, monument_short};
use kernel::Seat;
use kernel::message::{Arg, Message, message};
use kernel::panel::{Content, Panel, Role, Stack, Token};

/// The centre first, then the ring.
const ORDER: [Region; REGIONS] = [
    Region::CENTRE,
    Region(0),
    Region(1),
    Region(2),
    Region(3),
    Region(4),
];

pub(super) fn panel(table: &Table<'_>) -> Panel {
    let stacks = ORDER
        .into_iter()
        .map(|region| {
            let here = data().region(region).monument;
            let built = table.view.monuments.iter().find(|one| one.mon == here);
            match built {
                Some(monument) => with_monument(table, region, monument),
                None => without(table, region),
            }
        })
        .collect();
    let title = table.name("panel-sites");
    super::panel(
        "sites",
        Role::Sites,
        title,
        vec![section(String::new(), Content::Stacks(stacks))],
    )
}

fn segment(monument: &MonumentView) -> Option<&'static Segment> {
    let number = monument.segment?;
    let segments = &data().monument(monument.mon).segments;
    segments.get(usize::from(number) - 1)
}

fn with_monument(table: &Table<'_>, region: Region, monument: &MonumentView) -> Stack {
    let info = data().region(region);
    let now = segment(monument);
    let built = monument
        .segment
        .map_or(monument.segments, |number| number - 1);
    let mut rows = Vec::new();
    for (index, space) in monument.spaces.iter().enumerate() {
        let token = match (&space.held, now) {
            (Some(_), _) => disc(&space.held),
            (None, Some(now)) => Token::Disc(asked_sign(now.spaces[index]), None),
            (None, None) => Token::Disc("", None),
        };
        let at = format!("{}.{}", monument.code, index + 1);
        let words = message!(
            "answer-space",
            monument = monument_short(monument.mon),
            space = index + 1
        );
        rows.push(row("space", at, table.say(&words), vec![token]));
    }
    if let Some(now) = now {
        rows.push(shown("gain", gain(table, monument, now)));
    }
    if let Some(finisher) = monument.finisher {
        rows.push(shown("full", completed(table, monument, finisher)));
    }
    rows.push(shown("bound", bound(monument)));
    rows.push(pillar(table, region));
    let class = match (now, monument.finisher) {
        (None, _) => "finished",
        (Some(_), Some(_)) => "complete",
        (Some(_), None) => "",
    };
    Stack {
        at: format!("mon:{}", info.code),
        name: table.name(monument.id),
        mark: info.code.clone(),
        above: vec![Token::Pips {
            full: built,
            of: monument.segments,
            sign: "segment",
        }],
        rows,
        below: Vec::new(),
        text: text(table, region, monument, now),
        brief: brief(table, region, monument, now),
        why_not: why_not(table, monument),
        is_idle: false,
        class,
        rule: "2-3",
    }
}

/// What the segment brings to whoever has energy on it.
fn gain(table: &Table<'_>, monument: &MonumentView, now: &Segment) -> Vec<Token> {
    let or = || Token::When(table.name("word-or"));
    let mut tokens: Vec<Token> = now
        .gain
        .iter()
        .map(|&asked| bare(asked_sign(asked)))
        .collect();
    if !tokens.is_empty() {
        tokens.push(or());
    }
    tokens.extend(bonus(monument).into_iter().flat_map(bonus_tokens));
    tokens
}

pub(super) fn bonus(monument: &MonumentView) -> Option<&'static crate::data::Bonus> {
    let tile = data().find_bonus_tile(monument.bonus)?;
    Some(&data().bonus_tiles[tile.index()].bonus)
}

fn completed(table: &Table<'_>, monument: &MonumentView, finisher: Seat) -> Vec<Token> {
    let mut tokens = vec![
        Token::Seat(finisher),
        Token::When(table.name("word-finishes")),
    ];
    let mut supporters: Vec<Seat> = monument
        .spaces
        .iter()
        .filter_map(|space| space.held)
        .map(|held| held.seat)
        .filter(|&seat| seat != finisher)
        .collect();
    supporters.sort();
    supporters.dedup();
    if !supporters.is_empty() {
        tokens.extend(supporters.into_iter().map(Token::Seat));
        tokens.push(Token::When(table.name("word-supports")));
    }
    tokens
}

fn bound(monument: &MonumentView) -> Vec<Token> {
    let patron = monument.has_patron.then(|| bare("crown"));
    let held = monument.bound.iter().enumerate();
    let discs = held.flat_map(|(seat, held)| discs(Seat(small(seat)), *held));
    patron.into_iter().chain(discs).collect()
}

fn pillar(table: &Table<'_>, region: Region) -> kernel::panel::StackRow {
    let pillar = &table.view.pillars[region.index()];
    let mut tokens = vec![bare("pillar")];
    tokens.extend(pillar.spaces.iter().map(disc));
    let words = message!("the-pillar", pillar = Arg::name(pillar.id));
    row("pillar", pillar_at(region), table.sentence(&words), tokens)
}

fn without(table: &Table<'_>, region: Region) -> Stack {
    let info = data().region(region);
    Stack {
        at: format!("mon:{}", info.code),
        name: table.name(&info.id),
        mark: info.code.clone(),
        above: vec![Token::When(table.name("word-no-monument"))],
        rows: vec![pillar(table, region)],
        below: Vec::new(),
        text: sentences([
            table.say(&message!(
                "about-no-monument",
                monument = Arg::name(data().monument(info.monument).id.as_str())
            )),
            pillar_text(table, region),
        ]),
        brief: pillar_held(table, region).unwrap_or_default(),
        why_not: String::new(),
        is_idle: false,
        class: "absent",
        rule: "4-1",
    }
}

fn kind_names(asked: &[crate::data::Asked]) -> Vec<Arg> {
    asked.iter().map(|asked| asked_name(*asked)).collect()
}

fn brief(
    table: &Table<'_>,
    region: Region,
    monument: &MonumentView,
    now: Option<&'static Segment>,
) -> String {
    let mut parts = vec![super::brief::segment(table, monument)];
    if let Some(now) = now {
        let bonus = bonus(monument).map_or_else(|| message!("nothing"), bonus_text);
        parts.push(table.say(&match now.gain.is_empty() {
            true => message!("brief-bonus", bonus = bonus),
            false => message!("brief-gain", kinds = kind_names(&now.gain), bonus = bonus),
        }));
    }
    let completed = monument.finisher;
    parts.extend(completed.map(|seat| table.say(&message!("brief-completed", seat = seat))));
    if monument.has_patron {
        parts.push(table.name("brief-patron"));
    }
    parts.extend(bound_text(table, monument));
    parts.extend(pillar_held(table, region));
    sentences(parts)
}

fn text(
    table: &Table<'_>,
    region: Region,
    monument: &MonumentView,
    now: Option<&'static Segment>,
) -> String {
    let mut parts = vec![table.say(&message!(
        "about-monument",
        region = Arg::name(data().region(region).id.as_str()),
        segments = monument.segments
    ))];
    match (now, monument.segment) {
        (Some(now), Some(number)) => {
            parts.push(table.say(&message!(
                "about-segment",
                number = number,
                spaces = kind_names(&now.spaces)
            )));
            parts.push(table.say(&gain_text(monument, now)));
            parts.extend(to_come(table, monument, number));
        }
        _ => parts.push(table.name("about-finished")),
    }
    if let Some(finisher) = monument.finisher {
        parts.push(table.say(&message!("about-completed", seat = finisher)));
    }
    if monument.has_patron {
        parts.push(table.name("about-patron-token"));
    }
    parts.extend(bound_text(table, monument));
    parts.push(pillar_text(table, region));
    sentences(parts)
}

fn gain_text(monument: &MonumentView, now: &Segment) -> Message {
    let bonus = bonus(monument).map_or_else(|| message!("nothing"), bonus_text);
    if now.gain.is_empty() {
        message!("about-bonus-only", bonus = bonus)
    } else {
        message!("about-gain", kinds = kind_names(&now.gain), bonus = bonus)
    }
}

/// The segments below the top one.
fn to_come(table: &Table<'_>, monument: &MonumentView, number: u8) -> Vec<String> {
    let later = data().monument(monument.mon).segments.iter().zip(1u8..);
    let later = later.filter(|(_, later)| *later > number);
    later
        .map(|(segment, later)| {
            let id = if segment.gain.is_empty() {
                "about-later-bonus"
            } else {
                "about-later"
            };
            table.say(&message!(
                id,
                number = later,
                spaces = kind_names(&segment.spaces),
                kinds = kind_names(&segment.gain)
            ))
        })
        .collect()
}

fn bound_text(table: &Table<'_>, monument: &MonumentView) -> Vec<String> {
    let held = monument.bound.iter().enumerate();
    held.filter(|(_, held)| !held.is_empty())
        .map(|(seat, held)| {
            table.say(&message!(
                "about-bound",
                seat = Seat(small(seat)),
                kinds = super::kinds_named(*held)
            ))
        })
        .collect()
}

fn pillar_text(table: &Table<'_>, region: Region) -> String {
    let name = Arg::name(table.view.pillars[region.index()].id);
    let free = || table.say(&message!("about-pillar-free", pillar = name));
    pillar_held(table, region).unwrap_or_else(free)
}

/// What is bound on the pillar, if anything.
fn pillar_held(table: &Table<'_>, region: Region) -> Option<String> {
    let pillar = &table.view.pillars[region.index()];
    let held = pillar.spaces.iter().flatten().map(|held| {
        let kind = Arg::name(held.kind.name());
        Arg::from(message!("energy-of-seat", kind = kind, seat = held.seat))
    });
    let (held, name): (Vec<Arg>, Arg) = (held.collect(), Arg::name(pillar.id));
    let is_free = held.is_empty();
    (!is_free).then(|| table.say(&message!("about-pillar", pillar = name, held = held)))
}

/// Why no energy can be put there, if the viewer is to put some.
fn why_not(table: &Table<'_>, monument: &MonumentView) -> String {
    if table.decider().is_none() {
        return String::new();
    }
    let name = Arg::name(monument.id);
    match (monument.segment, monument.finisher) {
        (None, _) => table.say(&message!("monument-finished", monument = name)),
        (Some(_), Some(_)) => table.say(&message!("segment-closed", monument = name)),
        (Some(_), None) => String::new(),
    }
}
