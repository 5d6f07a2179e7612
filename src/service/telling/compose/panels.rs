//! The board in an email: the map, or all of the table where there is none, as a picture for the width of
//! a phone; the rest in words that need no picture.

mod phrases;
mod score;
mod teller;

use games::draw::Drawing;
use games::palette::painted;
use games::panel::{Content, Map, Panel, Role};
use mail::Block;

use super::Desk;
use crate::matches::Glance;
pub(crate) use phrases::capitalised;
use teller::Teller;
use words::message;

/// Half of a badge that says what happened where.
const BADGE: f32 = 11.0;

/// Whether the email lists what happened, so that numbers on the map mean something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    Listed,
    Untold,
}

/// What the board shows to the reader, in the order of importance.
pub(crate) struct Shown {
    /// The numbers that the map bears, each with the place of its line among the news.
    pub marks: Vec<(usize, usize)>,
    /// The picture, what is to be decided, and what lies before the reader where it is not drawn; at the
    /// end, where the points are from.
    pub first: Vec<Block>,
    /// How everybody stands, what can be taken, and the rest.
    pub rest: Vec<Block>,
}

/// The board as blocks of the HTML part.
pub(crate) fn shown(desk: &Desk<'_>, glance: &Glance, name: String, told: News) -> Shown {
    let words = glance.words();
    let position = glance.live.position.as_ref();
    let teller = Teller {
        words: &words,
        own: None,
        inks: position.inks(glance.viewer),
        points: position.points(),
    };
    let panels = glance.panels();
    let is_over = position.turn().is_over();
    let (mut first, mut rest, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    let map = map_of(&panels);
    let (svg, alt) = if let Some(map) = map {
        let news = match told {
            News::Listed => glance.news_at(map),
            News::Untold => Vec::new(),
        };
        let numbered = news.iter().enumerate();
        marks.extend(numbered.map(|(index, (line, _))| (index + 1, *line)));
        let alt = match is_over {
            true => message!("map-picture-last", name = name),
            false => message!("map-picture", name = name),
        };
        (picture(map, &news), alt)
    } else {
        let alt = match is_over {
            true => message!("board-picture-last", name = name),
            false => message!("board-picture", name = name),
        };
        (glance.svg(), alt)
    };
    let alt = desk.say(&alt);
    first.push(Block::Picture { svg, alt });
    if is_over {
        // What somebody has left is of no use any more; what the points are from is.
        for panel in panels.iter().filter(|panel| panel.role == Role::Score) {
            first.splice(0..0, teller.score(panel));
        }
        return Shown { marks, first, rest };
    }
    let has_seats = panels.iter().any(|panel| panel.role == Role::Seats);
    // What the reader has: before what can be done, or after it where it is in the picture.
    let (mut own, mut seats) = (Vec::new(), Vec::new());
    for panel in &panels {
        match panel.role {
            // The map is drawn; what could be had and done one day is for the page.
            Role::Map | Role::Rival(_) | Role::Goals => {}
            Role::Mat(seat) if !glance.viewer.is(seat) => {}
            Role::Mat(seat) => {
                let of_mat = Teller {
                    own: Some(seat),
                    ..teller.clone()
                };
                own.extend(of_mat.panel(panel));
            }
            Role::Hand => own.extend(teller.panel(panel)),
            Role::Contest => first.extend(teller.panel(panel)),
            // Where no other panel says how everybody stands, their points do.
            Role::Score if has_seats => {}
            Role::Seats | Role::Score => {
                seats.extend(teller.panel(panel));
            }
            Role::Track | Role::Offer | Role::Sites | Role::Forecast => {
                rest.extend(teller.panel(panel));
            }
        }
    }
    match map {
        Some(_) => first.extend(own),
        None => seats.extend(own),
    }
    rest.splice(0..0, seats);
    Shown { marks, first, rest }
}

fn map_of(panels: &[Panel]) -> Option<&Map> {
    let sections = panels.iter().flat_map(|panel| &panel.sections);
    sections.into_iter().find_map(|section| {
        if let Content::Map(map) = &section.content {
            Some(map)
        } else {
            None
        }
    })
}

/// The map alone, with a number where something happened since the reader's last turn.
fn picture(map: &Map, news: &[(usize, &str)]) -> String {
    let mut drawing = Drawing::new();
    drawing.rect(0.0, 0.0, map.width, map.height, "class=\"f-water\"");
    drawing.raw(&map.drawing);
    for (index, (_, at)) in news.iter().enumerate() {
        let Some(spot) = map.spots.iter().find(|spot| spot.at == *at) else {
            continue;
        };
        let right = spot
            .outline
            .iter()
            .map(|point| point.0)
            .fold(spot.x, f32::max);
        let top = spot
            .outline
            .iter()
            .map(|point| point.1)
            .fold(spot.y, f32::min);
        let (x, y) = (
            (spot.x + (right - spot.x) * 0.7).clamp(BADGE, map.width - BADGE),
            (spot.y - (spot.y - top) * 0.6).clamp(BADGE, map.height - BADGE),
        );
        drawing.circle(x, y, BADGE, "class=\"f-rim s-halo\" stroke-width=\"2\"");
        drawing.label(x, y + 5.0, 15.0, "f-halo", index + 1);
    }
    painted(&drawing.finish(map.width, map.height, ""))
}

impl Glance {
    /// The places of the map that the news are about, each with the place of its line.
    fn news_at<'a>(&self, map: &'a Map) -> Vec<(usize, &'a str)> {
        let mut found: Vec<(usize, &str)> = Vec::new();
        for (index, line) in self.news.iter().enumerate() {
            let mut words = line.line.split([' ', ';', '-', ',']);
            let spot = words.find_map(|word| {
                let mut spots = map.spots.iter();
                spots.find(|spot| spot.at.rsplit(':').next() == Some(word) || spot.at == word)
            });
            if let Some(spot) = spot
                && !found.iter().any(|(_, at)| *at == spot.at)
            {
                found.push((index, &spot.at));
            }
        }
        found
    }
}
