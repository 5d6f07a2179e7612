//! A match as a picture for lists: its map without labels and with larger pieces; where there is none,
//! the cards on offer and the points. A document of its own, in light and dark.

use games::panel::{Card, Content, Ink, Panel, Role};
use games::signs::MARKS;
use games::{draw::Drawing, palette};

/// How a picture of a map differs from the map on the table.
const WITHOUT_LABELS: &str = "text:not(.piece-letter),.bridge-site{display:none}\
    .piece{transform-box:fill-box;transform-origin:50% 60%;transform:scale(1.25)}";
const FONT: &str = "font-family=\"Segoe UI,Roboto,Noto Sans,Liberation Sans,sans-serif\"";

/// The picture of a position, as everybody may see it; `None` for a game without a map and cards.
pub fn picture(panels: &[Panel], inks: &[Ink], points: &[i64], title: &str) -> Option<String> {
    let map = contents(panels, Role::Map).find_map(|content| match content {
        Content::Map(map) => Some(map),
        _ => None,
    });
    if let Some(map) = map {
        let size = (map.width, map.height);
        return Some(document(size, WITHOUT_LABELS, &map.drawing, title));
    }
    let cards = contents(panels, Role::Offer).find_map(|content| match content {
        Content::Cards(cards) => Some(cards),
        _ => None,
    })?;
    Some(row_of_cards(cards, inks, points, title))
}

/// The picture of an example: the map as on the table, with a ring where something was done; without a
/// map, as in lists.
pub fn example(
    panels: &[Panel],
    inks: &[Ink],
    points: &[i64],
    (title, at): (&str, Option<&str>),
) -> Option<String> {
    let map = contents(panels, Role::Map).find_map(|content| match content {
        Content::Map(map) => Some(map),
        _ => None,
    });
    let Some(map) = map else {
        return picture(panels, inks, points, title);
    };
    let mut drawing = Drawing::new();
    drawing.raw(&map.drawing);
    let mut spots = map.spots.iter();
    if let Some(spot) = spots.find(|spot| Some(spot.at.as_str()) == at) {
        for (stroke, ring) in [(9, "s-halo"), (5, "s-rim")] {
            let class = format!("class=\"{ring}\" fill=\"none\" stroke-width=\"{stroke}\"");
            drawing.circle(spot.x, spot.y, RING, &class);
        }
    }
    let inside = drawing.inside();
    Some(document((map.width, map.height), "", &inside, title))
}

/// Around a place of the map.
const RING: f32 = 34.0;

fn contents(panels: &[Panel], role: Role) -> impl Iterator<Item = &Content> {
    let panels = panels.iter().filter(move |panel| panel.role == role);
    panels.flat_map(|panel| panel.sections.iter().map(|section| &section.content))
}

fn document((width, height): (f32, f32), more: &str, drawing: &str, title: &str) -> String {
    let (css, title) = (palette::css_of(drawing), games::draw::escape(title));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" {FONT} role=\"img\">\
         <title>{title}</title><style>{css}{more}</style>{drawing}</svg>"
    )
}

const WIDTH: f32 = 560.0;
const CARD: (f32, f32) = (66.0, 92.0);
const GAP: f32 = 10.0;
const BAND: f32 = 30.0;
const BAR: f32 = 24.0;
/// Signs on a line of a card in full size.
const LINE: usize = 9;
const SIZE: f32 = 12.5;

fn row_of_cards(cards: &[Card], inks: &[Ink], points: &[i64], title: &str) -> String {
    let mut drawing = Drawing::new();
    let columns = cards.len().div_ceil(2).max(1);
    let mut y = GAP;
    for row in cards.chunks(columns) {
        let wide = row.len() as f32 * (CARD.0 + GAP) - GAP;
        for (index, card) in row.iter().enumerate() {
            let x = (WIDTH - wide) / 2.0 + index as f32 * (CARD.0 + GAP);
            draw_card(&mut drawing, (x, y), card);
        }
        y += CARD.1 + GAP;
    }
    y += GAP;
    let most = points.iter().copied().max().unwrap_or(0).max(1);
    for (seat, (ink, points)) in inks.iter().zip(points).enumerate() {
        let share = (*points).max(0) as f32 / most as f32;
        let wide = 2.0 * BAR + share * (WIDTH - 4.0 * BAR - 4.0 * GAP);
        let look = format!("rx=\"4\" class=\"f-{}\"", ink.class());
        drawing.rect(GAP, y, wide, BAR, look);
        let mark = MARKS[seat % MARKS.len()];
        let on = format!("f-{}", ink.on());
        drawing.at((GAP + BAR / 2.0, y + BAR / 2.0), 1.0, &on, mark);
        drawing.words(
            GAP + wide + 8.0,
            y + 18.0,
            18.0,
            "f-ink bold",
            &points.to_string(),
        );
        y += BAR + GAP;
    }
    let css = ".bold{font-weight:700}.middle{text-anchor:middle}";
    document((WIDTH, y), css, &drawing.inside(), title)
}

fn draw_card(drawing: &mut Drawing, (x, y): (f32, f32), card: &Card) {
    let (wide, high) = CARD;
    if card.name.is_empty() {
        let look =
            "rx=\"6\" fill=\"none\" class=\"s-line\" stroke-width=\"2\" stroke-dasharray=\"5 5\"";
        drawing.rect(x, y, wide, high, look);
        return;
    }
    let look = "rx=\"6\" class=\"f-card s-edge\" stroke-width=\"1.5\"";
    drawing.rect(x, y, wide, high, look);
    let band = format!("rx=\"5\" class=\"f-{}\"", band(card.class));
    drawing.rect(x + 1.5, y + 1.5, wide - 3.0, BAND, band);
    let (lines, size) = lines(&card.name);
    let step = size + 1.5;
    let top = y + BAND + (high - BAND) / 2.0 + 5.0 - step / 2.0 * (lines.len() as f32 - 1.0);
    for (index, line) in lines.iter().enumerate() {
        let y = top + step * index as f32;
        drawing.label(x + wide / 2.0, y, size, "f-ink", line);
    }
}

/// The colour of a card's band; see `k-<class>` of the stylesheet.
fn band(class: &str) -> String {
    match palette::COLOURS
        .iter()
        .any(|(name, ..)| name.strip_prefix("band-") == Some(class))
    {
        true => format!("band-{class}"),
        false => "edge".to_owned(),
    }
}

/// A name in short lines, and the size in which its longest word fits.
fn lines(name: &str) -> (Vec<String>, f32) {
    let longest = name.split_whitespace().map(|word| word.chars().count());
    let most = longest.max().unwrap_or(0).max(LINE);
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    (lines, SIZE * LINE as f32 / most as f32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Viewer;
    use games::any_game::Scene;
    use games::message::ENGLISH;
    use games::{registry, showcase::showcase};

    /// The pictures of all games are documents of their own: no outside reference, nothing hidden.
    #[test]
    fn every_game_has_a_picture() {
        for game in registry::all() {
            let slug = game.info().slug;
            let shown = showcase(slug).expect(slug);
            let words = game.catalogue().words(ENGLISH, &shown.players);
            let panels = shown.position.panels(&Scene {
                viewer: Viewer::Spectator,
                words: &words,
                last: None,
            });
            let inks = shown.position.inks(Viewer::Spectator);
            let points = shown.position.points();
            let picture = picture(&panels, &inks, &points, "A & B").expect(slug);
            assert!(picture.contains("<title>A &amp; B</title>"), "{slug}");
            for outside in ["href=", "url(", "<script"] {
                assert!(!picture.contains(outside), "{slug}: {outside}");
            }
        }
    }

    #[test]
    fn long_names_are_broken_into_lines() {
        let service = ["Ocean", "Liner", "Service"].map(str::to_owned);
        assert_eq!(lines("Ocean Liner Service"), (service.to_vec(), SIZE));
        assert_eq!(lines("A B").0, ["A B"]);
        // A long word is small rather than cut.
        let (long, size) = lines("Transcontinental Railroad");
        assert_eq!(long, ["Transcontinental", "Railroad"]);
        assert!(size < SIZE * 0.6 && size > SIZE * 0.5, "{size}");
    }
}
