//! The map: regions, paths, bridges, figures with their facing, monuments and pillars.

use super::super::data::{Asked, data};
use super::super::ids::*;
use super::super::state::Bridge;
use super::super::view::MonumentView;
use super::super::{Action, View};
use super::Marks;
use super::signs::{LINE, PALE, colour, figure, letter, shared_energy, symbol, wanted};
use crate::games::draw::{Drawing, INK, PAPER, QUIET, Type, shortened};
use crate::games::{Look, Seat};

/// Quiet tints of the five outer regions and the centre.
const TINTS: [&str; 6] = [
    "#e9e2d6", "#dbe8ee", "#e4e1ea", "#dfeadb", "#f1ead0", "#e8ebe4",
];

fn at(place: Place) -> (f32, f32) {
    let info = data().place(place);
    // The board leaves a margin for the monuments.
    (info.x as f32 * 0.86 + 70.0, info.y as f32 * 0.86 + 70.0)
}

pub(super) fn draw(drawing: &mut Drawing, view: &View, look: &Look<'_, Action>, marks: &Marks) {
    drawing.rect(
        0.0,
        0.0,
        super::WIDTH,
        super::MAP,
        format!("fill=\"{PALE}\""),
    );
    regions(drawing, look);
    paths(drawing, view);
    for place in (0..SPACES as u8).map(Place) {
        space(drawing, marks, place);
    }
    for site in &view.sites {
        bridge(drawing, view, marks, site.site, site.bridge);
    }
    figures(drawing, view);
    for monument in &view.monuments {
        monument_card(drawing, view, look, marks, monument);
    }
    for pillar in &view.pillars {
        let (x, y) = pillar_at(pillar.region);
        drawing.target(&format!("pil:{}", pillar.code), |drawing| {
            let stroke = marks.stroke(
                &format!("pil:{}", pillar.code),
                &format!("stroke=\"{LINE}\""),
            );
            let width = 42.0 + 24.0 * pillar.spaces.len() as f32;
            drawing.rect(
                x,
                y,
                width,
                28.0,
                format!("rx=\"6\" fill=\"{PAPER}\" {stroke}"),
            );
            drawing.text(x + 8.0, y + 19.0, Type::new(13.0).bold(), pillar.code);
            symbol(drawing, Symbol::Pillar, x + 30.0, y + 14.0, 8.0);
            for (index, held) in pillar.spaces.iter().enumerate() {
                let cx = x + 52.0 + 24.0 * index as f32;
                drawing.circle(
                    cx,
                    y + 14.0,
                    10.0,
                    format!("fill=\"{PALE}\" stroke=\"{LINE}\""),
                );
                if let Some(held) = held {
                    shared_energy(drawing, view, *held, [cx, y + 14.0, 10.0]);
                }
            }
        });
    }
}

/// A blot of colour for each region, with its name.
fn regions(drawing: &mut Drawing, look: &Look<'_, Action>) {
    for region in Region::all() {
        let places: Vec<(f32, f32)> = (0..SPACES as u8)
            .map(Place)
            .filter(|&place| data().place(place).regions & region.bit() != 0)
            .map(at)
            .collect();
        let tint = TINTS[region.index()];
        for &(x, y) in &places {
            drawing.circle(x, y, 62.0, format!("fill=\"{tint}\""));
        }
        let count = places.len() as f32;
        let (x, y) = places
            .iter()
            .fold((0.0, 0.0), |(a, b), (x, y)| (a + x / count, b + y / count));
        if region == Region::CENTRE {
            drawing.circle(x, y, 100.0, format!("fill=\"{tint}\""));
        } else {
            let (x, y) = name_at(region, x, y);
            let name = look.words.name(&data().region(region).id);
            drawing.text(x, y, Type::new(17.0).fill("#8d8877").bold().middle(), name);
        }
    }
}

fn name_at(region: Region, x: f32, y: f32) -> (f32, f32) {
    let shift = [
        (10.0, 74.0),
        (-42.0, 30.0),
        (-78.0, 84.0),
        (70.0, -50.0),
        (60.0, 44.0),
    ];
    let (dx, dy) = shift[region.index()];
    (x + dx, y + dy)
}

fn paths(drawing: &mut Drawing, view: &View) {
    for place in (0..SPACES as u8 + SITES as u8).map(Place) {
        for &other in data()
            .place(place)
            .ends
            .iter()
            .flatten()
            .filter(|other| other.0 > place.0)
        {
            let damaged = [place, other]
                .iter()
                .filter_map(|place| place.site())
                .any(|site| view.sites[site.index()].bridge.is_none());
            let dash = if damaged {
                " stroke-dasharray=\"3 7\""
            } else {
                ""
            };
            drawing.line(
                at(place),
                at(other),
                format!("stroke=\"#a59d88\" stroke-width=\"5\" stroke-linecap=\"round\"{dash}"),
            );
        }
    }
}

fn space(drawing: &mut Drawing, marks: &Marks, place: Place) {
    let (x, y) = at(place);
    let code = place.to_string();
    let stroke = marks.stroke(&code, "stroke=\"#8d8877\" stroke-width=\"1.5\"");
    drawing.target(&code, |drawing| {
        drawing.circle(x, y, 18.0, format!("fill=\"{PAPER}\" {stroke}"));
        drawing.text(x, y + 4.0, Type::new(12.0).fill(QUIET).middle(), &code);
    });
}

/// A site: a dashed gap, or the bridge tile that lies on it with its bonus.
fn bridge(drawing: &mut Drawing, view: &View, marks: &Marks, site: Site, bridge: Option<Bridge>) {
    let (x, y) = at(site.place());
    let code = site.to_string();
    let quiet = match bridge {
        Some(Bridge::Own { seat, .. }) => {
            format!("stroke=\"{}\" stroke-width=\"4\"", colour(view, seat))
        }
        Some(Bridge::Neutral(_)) => "stroke=\"#6b6f76\" stroke-width=\"2\"".to_owned(),
        None => format!("stroke=\"{LINE}\" stroke-width=\"1.2\" stroke-dasharray=\"2 4\""),
    };
    let stroke = marks.stroke(&code, &quiet);
    drawing.target(&code, |drawing| {
        let fill = if bridge.is_some() { "#fffdf6" } else { PALE };
        drawing.rect(
            x - 27.0,
            y - 19.0,
            54.0,
            38.0,
            format!("rx=\"7\" fill=\"{fill}\" {stroke}"),
        );
        let label = match bridge {
            Some(Bridge::Own { seat, level, side }) => {
                let level = ["I", "II", "III"][usize::from(level)];
                format!("{} {level}{}", letter(seat), side.code())
            }
            Some(Bridge::Neutral(neutral)) => data().neutrals[neutral.index()].code.clone(),
            None => code.clone(),
        };
        let set = Type::new(12.0).middle();
        match bridge {
            Some(_) => {
                drawing.text(x, y - 4.0, set.bold(), label);
                let bonus = bridge.map_or("", |bridge| bonus_word(bridge.bonus()));
                drawing.text(x, y + 11.0, Type::new(11.0).fill(INK).middle(), bonus);
            }
            None => drawing.text(x, y + 4.0, set.fill(QUIET), label),
        }
    });
}

/// A bonus in a word.
pub(super) fn bonus_word(bonus: &super::super::data::Bonus) -> &'static str {
    use super::super::data::Bonus;
    match bonus {
        Bonus::GainEnergy { .. } => "energy",
        Bonus::PlaceBridge => "bridge",
        Bonus::UpgradedAction => "action",
        Bonus::Relay => "relay",
        Bonus::GainTile => "tile",
        Bonus::Refill => "refill",
        Bonus::MoveCharacter { n: 2 } => "move 2",
        Bonus::MoveCharacter { n: 3 } => "move 3",
        Bonus::MoveCharacter { n: 4 } => "move 4",
        Bonus::MoveCharacter { .. } => "move",
        Bonus::MonumentTrack { n: 3 } => "mt 3",
        Bonus::MonumentTrack { n: 2 } => "mt 2",
        Bonus::MonumentTrack { .. } => "mt",
        Bonus::PillarTrack { n: 3 } => "pt 3",
        Bonus::PillarTrack { n: 2 } => "pt 2",
        Bonus::PillarTrack { .. } => "pt",
        Bonus::AnyMonumentBonus => "any B",
        Bonus::CopyBridge => "copy",
    }
}

/// Figures beside each other where they share a space, each with an arrow to where it faces.
fn figures(drawing: &mut Drawing, view: &View) {
    for player in &view.players {
        let here: Vec<Seat> = view
            .players
            .iter()
            .filter(|other| other.figure.at == player.figure.at)
            .map(|other| other.seat)
            .collect();
        let index = here
            .iter()
            .position(|&seat| seat == player.seat)
            .unwrap_or(0);
        let (x, y) = at(player.figure.at);
        let dx = (index as f32 - (here.len() - 1) as f32 / 2.0) * 25.0;
        let (x, y) = (x + dx + 13.0, y - 22.0);
        let ahead = data().place(player.figure.at);
        let faced = (!ahead.is_junction())
            .then(|| ahead.ends[usize::from(player.figure.end)].first())
            .flatten();
        if let Some(&faced) = faced {
            arrow(
                drawing,
                at(player.figure.at),
                at(faced),
                colour(view, player.seat),
            );
        }
        figure(drawing, view, player.seat, x, y);
    }
}

fn arrow(drawing: &mut Drawing, from: (f32, f32), to: (f32, f32), colour: &str) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let tip = (from.0 + ux * 36.0, from.1 + uy * 36.0);
    let base = (from.0 + ux * 21.0, from.1 + uy * 21.0);
    let points = [
        tip,
        (base.0 - uy * 9.0, base.1 + ux * 9.0),
        (base.0 + uy * 9.0, base.1 - ux * 9.0),
    ];
    drawing.polygon(
        &points,
        format!("fill=\"{colour}\" stroke=\"#ffffff\" stroke-width=\"1.2\""),
    );
}

/// The corner where a region's monument is shown.
fn card_at(region: Region) -> (f32, f32) {
    [
        (778.0, 862.0),
        (10.0, 862.0),
        (10.0, 100.0),
        (190.0, 10.0),
        (778.0, 100.0),
        (778.0, 10.0),
    ][region.index()]
}

fn pillar_at(region: Region) -> (f32, f32) {
    let (x, y) = card_at(region);
    match region.index() {
        0 | 1 => (x, y - 34.0),
        5 => (x - 100.0, y + 50.0),
        3 => (x - 100.0, y + 50.0),
        _ => (x, y + 134.0),
    }
}

/// A monument: its top segment with three spaces, what it gains, its bonus, and who is bound.
fn monument_card(
    drawing: &mut Drawing,
    view: &View,
    look: &Look<'_, Action>,
    marks: &Marks,
    monument: &MonumentView,
) {
    let region = data().monument(monument.mon).region;
    let (x, y) = card_at(region);
    let key = format!("mon:{}", monument.region);
    let stroke = marks.stroke(&key, &format!("stroke=\"{LINE}\" stroke-width=\"1.5\""));
    let flat = matches!(region.index(), 3 | 5);
    let height = if flat { 82.0 } else { 128.0 };
    drawing.target(&key, |drawing| {
        drawing.rect(
            x,
            y,
            212.0,
            height,
            format!("rx=\"8\" fill=\"{PAPER}\" {stroke}"),
        );
    });
    let name = shortened(&look.words.name(monument.id), 18);
    drawing.text(
        x + 8.0,
        y + 17.0,
        Type::new(13.0).bold(),
        format!("{} {name}", monument.code),
    );
    let progress = match monument.segment {
        Some(number) => format!("{number}/{}", monument.segments),
        None => "✓".to_owned(),
    };
    drawing.text(
        x + 204.0,
        y + 17.0,
        Type::new(12.0).fill(QUIET).end(),
        progress,
    );
    segment(drawing, view, marks, monument, x, y);
    let tile = data().find_bonus_tile(monument.bonus);
    let bonus = tile.map_or("", |tile| {
        bonus_word(&data().bonus_tiles[tile.index()].bonus)
    });
    let gain: Vec<String> = monument
        .gain
        .iter()
        .map(|kind| kind[..1].to_owned())
        .collect();
    let gain = if gain.is_empty() {
        String::new()
    } else {
        format!("+{} / ", gain.join("+"))
    };
    drawing.text(
        x + 116.0,
        y + 38.0,
        Type::new(12.0),
        format!("{gain}{}", monument.bonus),
    );
    drawing.text(x + 116.0, y + 54.0, Type::new(11.0).fill(QUIET), bonus);
    if monument.has_patron {
        drawing.text(
            x + 196.0,
            y + 55.0,
            Type::new(13.0).fill("#8a6d1f").middle(),
            "♛",
        );
    }
    bound(drawing, view, monument, x, y + 74.0);
}

fn segment(
    drawing: &mut Drawing,
    view: &View,
    marks: &Marks,
    monument: &MonumentView,
    x: f32,
    y: f32,
) {
    for (index, space) in monument.spaces.iter().enumerate() {
        let (cx, cy) = (x + 24.0 + 34.0 * index as f32, y + 42.0);
        let code = format!("{}.{}", monument.code, index + 1);
        let stroke = marks.stroke(&code, &format!("stroke=\"{LINE}\" stroke-width=\"1.2\""));
        let asked = [Asked::Compass, Asked::Magnet, Asked::Rose, Asked::Primal]
            .into_iter()
            .filter_map(Asked::kind)
            .find(|kind| kind.name() == space.asks);
        drawing.target(&code, |drawing| {
            wanted(drawing, asked, cx, cy, 15.0, &stroke);
            if let Some(held) = space.held {
                shared_energy(drawing, view, held, [cx, cy, 14.0]);
            }
        });
    }
}

/// The bound energy of all players, in one or two rows.
fn bound(drawing: &mut Drawing, view: &View, monument: &MonumentView, x: f32, y: f32) {
    let all: Vec<Owned> = monument
        .bound
        .iter()
        .enumerate()
        .flat_map(|(seat, held)| {
            let seat = Seat(seat as u8);
            let held = *held;
            Kind::ALL
                .into_iter()
                .flat_map(move |kind| (0..held[kind]).map(move |_| Owned { seat, kind }))
        })
        .collect();
    let step = (196.0 / all.len().max(1) as f32).min(19.0);
    for (index, held) in all.into_iter().enumerate() {
        shared_energy(
            drawing,
            view,
            held,
            [x + 15.0 + step * index as f32, y, 8.5],
        );
    }
}
