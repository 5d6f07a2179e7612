//! The map: paths with their forks as they are walked, bridges with their bonus, and the figures.

use std::fmt::Write;

use super::signs::{body, bonus_sign, bonus_tokens};
use super::{Table, section};
use crate::data::data;
use crate::state::Bridge;
use crate::state::ids::*;
use crate::words::names::bonus_text;
use crate::words::places::{place_words, regions, space_number};
use kernel::Seat;
use kernel::draw::Drawing;
use kernel::message::{Arg, message};
use kernel::panel::{Content, Ink, Map, Panel, Path, Role, Spot, Token};
use kernel::signs::MARKS;

const WIDTH: f32 = 476.0;
const HEIGHT: f32 = 446.0;
const MIDDLE: (f32, f32) = (238.0, 243.0);
/// Where the seven spaces of an outer region lie: outwards from the middle, and clockwise.
const SPACES_AT: [(f32, f32); 7] = [
    (228.0, 0.0),
    (197.0, 0.0),
    (157.5, -54.0),
    (153.0, 8.0),
    (137.0, 39.5),
    (113.0, 0.0),
    (138.5, 72.0),
];
/// The fork of the spaces 2, 3 and 4, and that of 4, 5 and 6.
const FORKS_AT: [(f32, f32); 2] = [(176.0, -3.0), (133.0, 2.5)];
const SPOKE: f32 = 80.0;
const CENTRE: f32 = 46.0;
/// The angle of each outer region in degrees, counter-clockwise from the right.
const ANGLES: [f32; 5] = [-54.0, -126.0, 162.0, 90.0, 18.0];
const NAMES_AT: [(f32, f32); 6] = [
    (166.0, 134.0),
    (-166.0, 134.0),
    (-168.0, -118.0),
    (58.0, -196.0),
    (168.0, -118.0),
    (0.0, 4.0),
];
const TINTS: [&str; 6] = ["quarry", "sea", "mountain", "forest", "plains", "centre"];
const RADIUS: f32 = 10.0;

type Point = (f32, f32);

/// A point of a region: outwards and clockwise from the middle of the map.
fn polar(region: usize, (out, along): (f32, f32)) -> Point {
    let (sin, cos) = ANGLES[region].to_radians().sin_cos();
    let x = MIDDLE.0 + out * cos + along * sin;
    let y = MIDDLE.1 - out * sin + along * cos;
    (x, y)
}

pub(super) fn at(place: Place) -> Point {
    let Some(site) = place.site() else {
        let (region, index) = (place.index() / 7, place.index() % 7);
        return match region {
            0..5 => polar(region, SPACES_AT[index]),
            _ => polar(index, (CENTRE, 0.0)),
        };
    };
    let index = site.index();
    if index >= 5 {
        return polar(index - 5, (SPOKE, 0.0));
    }
    let from = polar(index, SPACES_AT[6]);
    let to = polar((index + 1) % 5, SPACES_AT[2]);
    let bend = |a: f32, b: f32, middle: f32| middle + ((a + b) / 2.0 - middle) * 1.035;
    (bend(from.0, to.0, MIDDLE.0), bend(from.1, to.1, MIDDLE.1))
}

pub(super) fn panel(table: &Table<'_>) -> Panel {
    let mut drawing = Drawing::new();
    lands(&mut drawing, table);
    paths(&mut drawing, table);
    for place in (0..small(SPACES)).map(Place) {
        let (x, y) = at(place);
        drawing.circle(x, y, RADIUS, "class=\"f-card s-dim\" stroke-width=\"1.2\"");
        drawing.label(x, y + 4.0, 11.5, "f-ink", space_number(place));
    }
    for site in &table.view.sites {
        if let Some(bridge) = site.bridge {
            draw_bridge(&mut drawing, at(site.site.place()), bridge);
        }
    }
    figures(&mut drawing, table);
    let places = (0..small(SPACES) + small(SITES)).map(Place);
    let map = Map {
        width: WIDTH,
        height: HEIGHT,
        drawing: drawing.inside(),
        spots: places.clone().map(|place| spot(table, place)).collect(),
        paths: places.flat_map(ways).collect(),
    };
    let title = table.name("panel-map");
    super::panel(
        "map",
        Role::Map,
        title,
        vec![section(String::new(), Content::Map(map))],
    )
}

/// The ways from a place to those after it.
fn ways(from: Place) -> impl Iterator<Item = Path> {
    let next = data().place(from).ends.iter().flatten().copied();
    let next = next.filter(move |to| from.index() < to.index());
    next.map(move |to| Path {
        ends: [from.to_string(), to.to_string()],
        points: [Some(at(from)), fork(from, to), Some(at(to))]
            .into_iter()
            .flatten()
            .collect(),
    })
}

/// Between the spaces 2, 3 and 4, and between 4, 5 and 6 of a region, the way leads over a fork.
fn fork(from: Place, to: Place) -> Option<Point> {
    let (region, other) = (from.index() / 7, to.index() / 7);
    if region != other || region >= ANGLES.len() {
        return None;
    }
    let fork = match (from.index() % 7, to.index() % 7) {
        (1, 2 | 3) | (2, 3) => FORKS_AT[0],
        (3, 4 | 5) | (4, 5) => FORKS_AT[1],
        _ => return None,
    };
    Some(polar(region, fork))
}

fn line(points: &[Point]) -> String {
    let mut d = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(d, "{letter}{x:.1} {y:.1}");
    }
    d
}

/// A strip of colour along the paths of each region, and its name.
fn lands(drawing: &mut Drawing, table: &Table<'_>) {
    for (region, tint) in TINTS.iter().enumerate() {
        if region == Region::CENTRE.index() {
            let ring: Vec<Point> = (0..5).map(|index| polar(index, (CENTRE, 0.0))).collect();
            let look = format!(
                "class=\"f-region-{tint} s-region-{tint}\" stroke-width=\"34\" stroke-linejoin=\"round\""
            );
            drawing.polygon(&ring, look);
        } else {
            let [one, two, three, four, five, six, seven] =
                SPACES_AT.map(|point| polar(region, point));
            let d = line(&[one, two, four, six]) + &line(&[three, four, five, seven]);
            let look = format!(
                "class=\"s-region-{tint}\" fill=\"none\" stroke-width=\"36\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            );
            drawing.path(d, look);
        }
    }
    for (region, (dx, dy)) in Region::all().zip(NAMES_AT) {
        let name = table.name(&data().region(region).id);
        let point = (MIDDLE.0 + dx, MIDDLE.1 + dy);
        drawing.label(point.0, point.1, 12.0, "f-dim region", &name);
    }
}

fn paths(drawing: &mut Drawing, table: &Table<'_>) {
    let mut whole = String::new();
    let mut broken = String::new();
    for region in 0..5 {
        let [one, two, three, four, five, six, seven] = SPACES_AT.map(|point| polar(region, point));
        let [outer, inner] = FORKS_AT.map(|point| polar(region, point));
        whole += &line(&[one, two, outer, three]);
        whole += &line(&[outer, four, inner, five, seven]);
        let centre = polar(region, (CENTRE, 0.0));
        let next = polar((region + 1) % 5, (CENTRE, 0.0));
        whole += &line(&[centre, next]);
        let spoke = &table.view.sites[region + 5];
        let path = line(&[inner, six]);
        whole += &path;
        let reach = line(&[six, at(spoke.site.place()), centre]);
        let ring = &table.view.sites[region];
        let after = polar((region + 1) % 5, SPACES_AT[2]);
        let along = line(&[seven, at(ring.site.place()), after]);
        for (site, d) in [(spoke, reach), (ring, along)] {
            match site.bridge {
                Some(_) => whole += &d,
                None => broken += &d,
            }
        }
    }
    let look = "class=\"s-edge\" fill=\"none\" stroke-width=\"3.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    drawing.path(whole, look);
    drawing.path(broken, format!("{look} stroke-dasharray=\"0.1 7\""));
}

/// How much its bonus is, where that is a number.
fn number_of(bridge: Bridge) -> Option<String> {
    bonus_tokens(bridge.bonus()).into_iter().find_map(|token| {
        if let Token::Of(number, _) = token
            && !number.is_empty()
        {
            Some(number)
        } else {
            None
        }
    })
}

fn owner_of(bridge: Bridge) -> Option<Seat> {
    match bridge {
        Bridge::Own { seat, .. } => Some(seat),
        Bridge::Neutral(_) => None,
    }
}

fn width_of(bridge: Bridge) -> f32 {
    let number = number_of(bridge).map_or(0.0, |_| 9.0);
    let owner = owner_of(bridge).map_or(0.0, |_| 15.0);
    28.0 + number + owner
}

/// A tile with the sign of its bonus; that of a player has a frame and the player's mark.
fn draw_bridge(drawing: &mut Drawing, (x, y): Point, bridge: Bridge) {
    let bonus = bridge.bonus();
    let (number, owner) = (number_of(bridge), owner_of(bridge));
    let width = width_of(bridge);
    let left = x - width / 2.0;
    let stroke = match owner {
        Some(seat) => format!(
            "class=\"f-card s-{}\" stroke-width=\"2.6\"",
            ink(seat).class()
        ),
        None => "class=\"f-card s-dim\" stroke-width=\"1.6\"".to_owned(),
    };
    drawing.rect(left, y - 10.0, width, 20.0, format!("rx=\"4\" {stroke}"));
    let mut next = left + 6.5;
    if let Some(number) = number {
        drawing.label(next + 3.0, y + 4.2, 12.0, "f-ink", &number);
        next += 9.0;
    }
    drawing.at((next, y - 7.5), 0.94, "f-ink", body(bonus_sign(bonus)));
    if let Some(seat) = owner {
        let chip = (next + 17.5, y - 6.5);
        drawing.rect(
            chip.0,
            chip.1,
            13.0,
            13.0,
            format!("rx=\"3.5\" class=\"f-{}\"", ink(seat).class()),
        );
        mark(drawing, seat, (chip.0 + 6.5, chip.1 + 6.5), 0.8);
    }
}

fn ink(seat: Seat) -> Ink {
    Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()]
}

/// The mark of a seat, on its ink.
fn mark(drawing: &mut Drawing, seat: Seat, at: Point, scale: f32) {
    let class = match ink(seat) {
        Ink::Yellow | Ink::Purple => "f-on-light-ink",
        Ink::Blue | Ink::Orange | Ink::Green | Ink::Black | Ink::Slate | Ink::Brown => "f-on-ink",
    };
    drawing.at(at, scale, class, MARKS[seat.index() % MARKS.len()]);
}

/// The place that a figure faces; none in the centre.
fn faced(player: &crate::board::view::PlayerView) -> Option<Place> {
    let place = data().place(player.figure.at);
    let ends = place.ends.get(usize::from(player.figure.end));
    ends.filter(|_| !place.is_junction())?.first().copied()
}

/// Figures beside each other where they share a space, each with a wedge to where it faces.
fn figures(drawing: &mut Drawing, table: &Table<'_>) {
    for player in &table.view.players {
        let here = table.view.players.iter();
        let here: Vec<Seat> = here
            .filter(|other| other.figure.at == player.figure.at)
            .map(|other| other.seat)
            .collect();
        let order = here.iter().take_while(|&&seat| seat != player.seat).count();
        let (x, y) = at(player.figure.at);
        let x = x + (order as f32 - (here.len() - 1) as f32 / 2.0) * 17.0;
        let class = ink(player.seat).class();
        if let Some(faced) = faced(player) {
            wedge(drawing, (x, y), at(player.figure.at), at(faced), class);
        }
        let rim = if table.is_viewer(player.seat) {
            "s-ink\" stroke-width=\"2.2"
        } else {
            "s-halo\" stroke-width=\"1.4"
        };
        drawing.circle(x, y, 11.0, format!("class=\"f-{class} {rim}\""));
        mark(drawing, player.seat, (x, y), 1.15);
    }
}

fn wedge(drawing: &mut Drawing, at: Point, from: Point, to: Point, class: &str) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let tip = (at.0 + ux * 18.5, at.1 + uy * 18.5);
    let base = (at.0 + ux * 8.5, at.1 + uy * 8.5);
    let points = [
        tip,
        (base.0 - uy * 6.5, base.1 + ux * 6.5),
        (base.0 + uy * 6.5, base.1 - ux * 6.5),
    ];
    drawing.polygon(
        &points,
        format!("class=\"f-{class} s-halo\" stroke-width=\"1\""),
    );
}

fn spot(table: &Table<'_>, place: Place) -> Spot {
    let (x, y) = at(place);
    let outline = if let Some(site) = place.site() {
        // Around the tile that lies there.
        let bridge = table.view.sites[site.index()].bridge;
        let (wide, high) = (
            bridge.map_or(16.0, |bridge| width_of(bridge) / 2.0 + 3.5),
            13.5,
        );
        [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
            .map(|(dx, dy)| (x + dx, y + dy))
            .to_vec()
    } else {
        let corners = (0..16u8).map(|corner| {
            let (sin, cos) = (std::f32::consts::TAU * f32::from(corner) / 16.0).sin_cos();
            (x + 12.5 * cos, y + 12.5 * sin)
        });
        corners.collect()
    };
    let name = match place.site() {
        Some(site) => {
            let mut joined = regions(site.place());
            let mut next = || {
                let region = joined.next().unwrap_or(Region::CENTRE);
                Arg::name(data().region(region).id.as_str())
            };
            let id = match table.view.sites[site.index()].bridge {
                Some(_) => "spot-bridge",
                None => "spot-gap",
            };
            message!(id, one = next(), other = next())
        }
        None => place_words(place),
    };
    Spot {
        at: place.to_string(),
        x,
        y,
        outline,
        name: table.say(&name),
        holds: holds(table, place),
    }
}

/// What lies or stands there.
fn holds(table: &Table<'_>, place: Place) -> String {
    let mut parts = Vec::new();
    let bridge = place
        .site()
        .and_then(|site| table.view.sites[site.index()].bridge);
    if let Some(bridge) = bridge {
        let bonus = bonus_text(bridge.bonus());
        parts.push(table.say(&match bridge {
            Bridge::Own { seat, level, .. } => message!(
                "holds-own-bridge",
                level = roman(level + 1),
                seat = seat,
                bonus = bonus
            ),
            Bridge::Neutral(_) => message!("holds-bridge", bonus = bonus),
        }));
    }
    for player in &table.view.players {
        if player.figure.at == place {
            parts.push(table.say(&message!("holds-figure", seat = player.seat)));
        }
    }
    parts.join("; ")
}
