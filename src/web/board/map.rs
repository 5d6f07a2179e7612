//! A map: the game's drawing, and over it links, tags, rings and badges at its spots.

use games::panel::{Map, Path, Spot, Token};

use super::html::Html;
use super::piece::Within;
use super::{BadgeKind, Board, Reach};

/// Half the height of a tag, in units of the drawing.
const TAG: f32 = 9.0;

/// How much larger a tag is where the map is small.
const LARGER: f32 = 2.1;

/// How far from the middle of a place a way begins, so that what stands there is not covered.
const RIM: f32 = 11.5;

impl Board<'_> {
    pub fn map(&self, html: &mut Html, within: &Within<'_>, map: &Map) {
        html.raw("<svg class=\"map\" role=\"group\" viewBox=\"0 0 ")
            .number(map.width)
            .raw(" ")
            .number(map.height)
            .raw("\">");
        html.raw("<g aria-hidden=\"true\">")
            .raw(&map.drawing)
            .raw("</g>");
        for step in self.ahead(map) {
            way(html, "ahead", map, step);
        }
        for [from, to] in self.changes.walked() {
            way(html, "walked", map, [from, to]);
        }
        for spot in &map.spots {
            self.spot(html, within, spot);
        }
        // On top of every outline.
        for spot in &map.spots {
            self.signs_at(html, spot, map);
        }
        html.raw("</svg>");
    }

    /// The steps to all places that can be chosen, each once.
    fn ahead(&self, map: &Map) -> Vec<[&str; 2]> {
        let mut steps = Vec::new();
        for aim in map.spots.iter().filter_map(|spot| self.aims.get(&spot.at)) {
            for step in aim.way.windows(2) {
                let step = [step[1].as_str(), step[0].as_str()];
                if aim.reach != Reach::Chosen && !steps.contains(&step) {
                    steps.push(step);
                }
            }
        }
        steps
    }

    fn spot(&self, html: &mut Html, within: &Within<'_>, spot: &Spot) {
        let said = match spot.holds.as_str() {
            "" => spot.name.clone(),
            holds => format!("{}: {holds}", spot.name),
        };
        if let Some(aim) = self.aims.get(&spot.at) {
            let between = if spot.holds.is_empty() { ": " } else { ". " };
            html.raw("<a class=\"spot").raw(aim.reach.class());
            html.raw("\" data-at=\"").text(&spot.at);
            html.raw("\" href=\"").text(&aim.href);
            html.raw("\" aria-label=\"").text(&said);
            html.raw(between).text(&aim.words).raw("\"><title>");
            html.text(&said).raw("</title>");
            outline(html, "hit", spot);
            if aim.reach == Reach::May {
                let (x, y) = corner(spot);
                html.raw("<circle class=\"dot\" r=\"4.5\" cx=\"").number(x);
                html.raw("\" cy=\"").number(y).raw("\"/>");
            }
            html.raw("</a>");
        } else if !said.is_empty() {
            // What stands there says what it is; empty land is for the eye only.
            html.raw("<g class=\"about\" ");
            html.raw(match spot.holds.is_empty() {
                true => "aria-hidden=\"true\"",
                false => "role=\"img\"",
            });
            html.raw("><title>").text(&said).raw("</title>");
            outline(html, "hit", spot);
            html.raw("</g>");
        }
        if self.changes.has(within.panel, &spot.at) {
            outline(html, "ghost", spot);
        }
        let badges = self.badges.get(&spot.at);
        if badges.is_some_and(|all| all.iter().any(|badge| badge.kind == BadgeKind::Ring)) {
            outline(html, "last", spot);
        }
    }

    fn signs_at(&self, html: &mut Html, spot: &Spot, map: &Map) {
        if let Some(aim) = self.aims.get(&spot.at) {
            let shown = match aim.reach {
                Reach::May | Reach::Picked => None,
                Reach::Can => Some("tag"),
                Reach::Chosen => Some("tag big"),
            };
            let tag = aim.tag();
            if let Some(class) = shown.filter(|_| !tag.is_empty()) {
                self.tag(html, class, spot, map, &tag);
            }
        }
        let badges = self.badges.get(&spot.at).into_iter().flatten();
        let badges = badges.filter_map(|badge| match badge.kind {
            BadgeKind::News => Some(("bd", badge.number)),
            BadgeKind::Plan => Some(("bd want", badge.number)),
            BadgeKind::Ring => None,
        });
        let badges: Vec<(&str, usize)> = badges.collect();
        for (left, (class, number)) in badges.into_iter().rev().enumerate() {
            let (x, y) = corner(spot);
            html.raw("<g transform=\"translate(").number(x).raw(" ");
            html.number(y).raw(")\"><g class=\"").raw(class);
            // Several stand side by side in their order, however large they are drawn.
            let beside = -17.0 * left as f32;
            html.raw("\"><g transform=\"translate(").number(beside);
            html.raw(")\"><circle r=\"8.5\"/><text y=\"4\">")
                .number(number)
                .raw("</text></g></g></g>");
        }
    }

    /// A pill with numbers and signs, below the spot or above it where it would leave the map.
    fn tag(&self, html: &mut Html, class: &str, spot: &Spot, map: &Map, pill: &[Token]) {
        let mut inside = Html::default();
        let mut x = 7.0;
        for token in pill {
            let (words, sign) = match token {
                Token::Of(value, sign) => (value.clone(), *sign),
                Token::Loss(value, sign) => (format!("−{value}"), *sign),
                Token::When(words) | Token::Words(words) | Token::Strong(words) => {
                    (words.clone(), "")
                }
                Token::Seat(_) => continue,
                Token::Disc(sign, _) => (String::new(), *sign),
                Token::Pips { full, sign, .. } => (full.to_string(), *sign),
            };
            if !words.is_empty() {
                inside.raw("<text x=\"").number(x).raw("\" y=\"4.5\">");
                inside.text(&words).raw("</text>");
                x += 7.6 * words.chars().count() as f32 + 1.5;
            }
            if !sign.is_empty() {
                inside.raw("<use href=\"#i-").raw(sign).raw("\" x=\"");
                inside
                    .number(x)
                    .raw("\" y=\"-6\" width=\"12\" height=\"12\"/>");
                x += 13.5;
            }
            x += 3.0;
        }
        let width = x + 2.0;
        let bottom = spot.outline.iter().map(|point| point.1);
        let low = bottom.fold(spot.y, f32::max);
        let top = spot
            .outline
            .iter()
            .map(|point| point.1)
            .fold(spot.y, f32::min);
        let y = match low + TAG > map.height {
            true => top,
            false => low,
        };
        let centre = spot.x.clamp(
            (width / 2.0).min(map.width / 2.0),
            map.width - (width / 2.0).min(map.width / 2.0),
        );
        html.raw("<g aria-hidden=\"true\" transform=\"translate(")
            .number(centre)
            .raw(" ")
            .number(y);
        html.raw(")\"><g class=\"").raw(class);
        // Near the rim it grows away from it.
        if spot.x < width * LARGER / 2.0 {
            html.raw(" from-left");
        } else if map.width - spot.x < width * LARGER / 2.0 {
            html.raw(" from-right");
        }
        html.raw("\"><rect x=\"").number(-width / 2.0);
        html.raw("\" y=\"-9\" height=\"18\" rx=\"9\" width=\"")
            .number(width)
            .raw("\"/><g transform=\"translate(");
        html.number(-width / 2.0).raw(")\">");
        html.raw(&inside.finish()).raw("</g></g></g>");
    }
}

/// Where a dot or badge sits: at the upper right.
fn corner(spot: &Spot) -> (f32, f32) {
    let right = spot.outline.iter().map(|point| point.0);
    let right = right.fold(spot.x, f32::max);
    let top = spot.outline.iter().map(|point| point.1);
    let top = top.fold(spot.y, f32::min);
    let (wide, high) = (right - spot.x, spot.y - top);
    (spot.x + wide * 0.66, spot.y - high * 0.52)
}

/// A step along its path.
fn way(html: &mut Html, class: &str, map: &Map, step: [&str; 2]) {
    let is_end = |path: &Path, at: &str| path.ends.iter().any(|end| end == at);
    let joins = |path: &&Path| step.iter().all(|at| is_end(path, at));
    let Some(path) = map.paths.iter().find(joins) else {
        return;
    };
    let mut points = path.points.clone();
    shorten(&mut points);
    points.reverse();
    shorten(&mut points);
    html.raw("<polyline class=\"")
        .raw(class)
        .raw("\" points=\"");
    for (x, y) in &points {
        html.number(format_args!("{x:.1},{y:.1} "));
    }
    html.raw("\"/>");
}

/// The first point, moved towards the second by the rim of a place.
fn shorten(points: &mut [(f32, f32)]) {
    let [(x, y), (to_x, to_y), ..] = points else {
        return;
    };
    let (dx, dy) = (*to_x - *x, *to_y - *y);
    let share = RIM / dx.hypot(dy).max(RIM);
    (*x, *y) = (*x + dx * share, *y + dy * share);
}

fn outline(html: &mut Html, class: &str, spot: &Spot) {
    html.raw("<polygon class=\"").raw(class).raw("\" points=\"");
    for (x, y) in &spot.outline {
        html.number(format_args!("{x:.1},{y:.1} "));
    }
    html.raw("\"/>");
}
