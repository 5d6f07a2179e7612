//! The board in an email: the map as a picture for the width of a phone, the rest in words that need
//! no picture.

mod score;
mod teller;

use games::draw::Drawing;
use games::palette::painted;
use games::panel::{Content, Map, Panel, Role};
use mail::Block;

use crate::matches::Glance;
use teller::Teller;

/// Half of a badge that says what happened where.
const BADGE: f32 = 11.0;

/// What the board shows to the reader, in the order of importance.
pub(crate) struct Shown {
    /// The numbers that the map bears, each with the place of its line among the news.
    pub marks: Vec<(usize, usize)>,
    /// The map, what is to be decided, and what lies before the reader; at the end, where the points are
    /// from.
    pub first: Vec<Block>,
    /// How everybody stands, what can be taken, and the rest.
    pub rest: Vec<Block>,
}

/// The board as blocks of the HTML part.
pub(crate) fn shown(glance: &Glance, alt: String) -> Shown {
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
    if let Some(map) = map_of(&panels) {
        let news = glance.news_at(map);
        let numbered = news.iter().enumerate();
        marks.extend(numbered.map(|(index, (line, _))| (index + 1, *line)));
        let svg = picture(map, &news);
        first.push(Block::Picture { svg, alt });
    }
    if is_over {
        // What somebody has left is of no use any more; what the points are from is.
        for panel in panels.iter().filter(|panel| panel.role == Role::Score) {
            first.splice(0..0, teller.score(panel));
        }
        return Shown { marks, first, rest };
    }
    let has_seats = panels.iter().any(|panel| panel.role == Role::Seats);
    let contest = first.len();
    for panel in &panels {
        match panel.role {
            // The map is drawn; what could be had and done one day is for the page.
            Role::Map | Role::Rival(_) | Role::Goals => {}
            Role::Mat(seat) if !glance.viewer.is(seat) => {}
            Role::Mat(seat) => {
                let own = Some(seat);
                let of_mat = Teller {
                    own,
                    ..teller.clone()
                };
                first.extend(of_mat.panel(panel));
            }
            Role::Hand => first.extend(teller.panel(panel)),
            // What it is about comes before what one has for it.
            Role::Contest => {
                first.splice(contest..contest, teller.panel(panel));
            }
            // Where no other panel says how everybody stands, their points do.
            Role::Score if has_seats => {}
            Role::Seats | Role::Score => {
                rest.splice(0..0, teller.panel(panel));
            }
            Role::Track | Role::Offer | Role::Sites | Role::Forecast => {
                rest.extend(teller.panel(panel));
            }
        }
    }
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
