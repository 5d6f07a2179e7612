//! The board as one picture, for emails: standing, cards in play, hand and card row in a column.

use crate::action::Action;
use crate::board::panels::{panels, signs::SIGNS};
use crate::board::view::View;
use crate::words::prompts::progress;
use kernel::panel::{Card, Content, Panel, Role, Section, Table, Token};
use kernel::picture::{MARGIN, Picture, WIDTH, lines};
use kernel::{Look, Viewer};

const COLUMNS: usize = 4;
const GAP: f32 = 6.0;
const CARD: f32 = (WIDTH - 2.0 * MARGIN - GAP * (COLUMNS as f32 - 1.0)) / COLUMNS as f32;
const BAND: f32 = 20.0;
const NAME: f32 = 12.0;
const SMALL: f32 = 11.0;
/// Room for text beside the band.
const TEXT: f32 = CARD - BAND - 10.0;

pub fn draw(view: &View, look: &Look<'_, Action>) -> String {
    let panels = panels(view, look);
    let owner = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.current,
    };
    let mut picture = Picture::new(SIGNS);
    let shown = [Role::Seats, Role::Mat(owner), Role::Hand, Role::Offer];
    for role in shown {
        for panel in panels.iter().filter(|panel| panel.role == role) {
            draw_panel(&mut picture, panel, look);
        }
    }
    let title = progress(view.round, view.age, view.last_round);
    picture.finish(&look.words.say(&title))
}

fn draw_panel(picture: &mut Picture, panel: &Panel, look: &Look<'_, Action>) {
    for section in &panel.sections {
        match &section.content {
            Content::Table(table) => standing(picture, table, look),
            Content::Cards(cards) => grid(picture, cards),
            Content::Line(tokens) => line(picture, section, tokens),
            Content::Map(_)
            | Content::Tiles(_)
            | Content::Stacks(_)
            | Content::Track(_)
            | Content::Stock(_)
            | Content::Slots(_) => {}
        }
    }
    picture.y += GAP;
}

/// A title and its tokens, in as many lines as they need.
fn line(picture: &mut Picture, section: &Section, tokens: &[Token]) {
    picture.y += 10.0;
    let mut x = MARGIN;
    if !section.title.is_empty() {
        x = picture.strong(x, picture.y + 4.0, 13.0, &section.title) + 8.0;
    }
    for token in tokens {
        let wide = Picture::measure(std::slice::from_ref(token), NAME);
        if x + wide > WIDTH - MARGIN && x > MARGIN {
            (x, picture.y) = (MARGIN, picture.y + 18.0);
        }
        let one = std::slice::from_ref(token);
        x = picture.tokens(x, picture.y, NAME, 9.0, one, true);
    }
    picture.y += 14.0;
}

/// Two lines a seat: stock and what it brings; actions, banks and cards.
fn standing(picture: &mut Picture, table: &Table, look: &Look<'_, Action>) {
    let left = MARGIN + 122.0;
    let column = |index: usize| left + 83.0 * index as f32;
    let (first, second) = table.columns.split_at(6.min(table.columns.len()));
    picture.y += 8.0;
    for (index, head) in first.iter().enumerate() {
        picture.sign((column(index), picture.y - 7.0), 13.0, "f-dim", head.sign);
    }
    picture.y += 14.0;
    for row in &table.rows {
        let top = picture.y;
        if look.viewer.is(row.seat) {
            let look = "rx=\"5\" class=\"f-well\"";
            picture.drawing.rect(
                MARGIN - 4.0,
                top - 2.0,
                WIDTH - 2.0 * MARGIN + 8.0,
                40.0,
                look,
            );
        }
        picture.chip(MARGIN, top + 9.0, row.seat, 16.0);
        let name = kernel::draw::shortened(&look.words.player(row.seat), 11);
        picture.strong(MARGIN + 22.0, top + 13.0, NAME, &name);
        for (index, cell) in row.cells.iter().take(first.len()).enumerate() {
            let x = column(index);
            let end = match &cell.value[..] {
                [Token::Of(value, "")] => picture.strong(x, top + 13.5, 13.0, value) + 5.0,
                other => picture.tokens(x, top + 9.0, NAME, 9.0, other, true),
            };
            if cell.is_best {
                let look = "class=\"s-ink\" stroke-width=\"1.6\"";
                picture
                    .drawing
                    .line((x, top + 17.0), (end - 6.0, top + 17.0), look);
            }
            picture.tokens(end, top + 9.5, SMALL, 9.0, &cell.next, true);
        }
        let mut x = left;
        for cell in row.cells.iter().skip(first.len()).take(second.len()) {
            x = picture.tokens(x, top + 27.0, NAME, 9.0, &cell.value, true) + 22.0;
        }
        picture.y += 42.0;
    }
}

/// Cards in rows of equal height.
fn grid(picture: &mut Picture, cards: &[Card]) {
    for row in cards.chunks(COLUMNS) {
        let high = row.iter().map(height).fold(0.0, f32::max);
        for (index, card) in row.iter().enumerate() {
            let x = MARGIN + (CARD + GAP) * index as f32;
            draw_card(picture, card, (x, picture.y), high);
        }
        picture.y += high + GAP;
    }
}

fn name_lines(card: &Card) -> Vec<String> {
    // The number of its space stands beside the first line.
    let mark = if card.mark.is_empty() { 0.0 } else { 18.0 };
    lines(&card.name, NAME, TEXT - mark, true)
}

fn has_foot(card: &Card) -> bool {
    !(card.cost.is_empty() && card.tokens.is_empty() && card.price.is_empty())
}

fn height(card: &Card) -> f32 {
    let names = name_lines(card).len() as f32 * 15.0;
    let values = if card.values.is_empty() { 0.0 } else { 17.0 };
    let short = lines(&card.short, SMALL, TEXT, false).len() as f32 * 14.0;
    let foot = if has_foot(card) { 20.0 } else { 0.0 };
    (names + values + short + foot + 8.0).max(44.0)
}

fn draw_card(picture: &mut Picture, card: &Card, (x, y): (f32, f32), high: f32) {
    let ground = if card.is_idle { "f-well" } else { "f-card" };
    let look = format!("rx=\"4\" class=\"{ground} s-line\" stroke-width=\"1\"");
    picture.drawing.rect(x, y, CARD, high, look);
    let band = match card.class {
        "people" => "f-token-yellow-line".to_owned(),
        "empty" => "f-well".to_owned(),
        class => format!("f-band-{class}"),
    };
    let look = format!("rx=\"3\" class=\"{band}\"");
    picture.drawing.rect(x, y, BAND, high, look);
    if !card.sign.is_empty() {
        picture.sign((x + 3.5, y + 5.0), 13.0, "f-halo", card.sign);
    }
    picture
        .drawing
        .label(x + BAND / 2.0, y + high - 6.0, SMALL, "f-halo", card.age);
    let left = x + BAND + 5.0;
    let mut down = y + 14.0;
    for name in name_lines(card) {
        picture.strong(left, down, NAME, &name);
        down += 15.0;
    }
    picture.ending_at(x + CARD - 5.0, y + 14.0, SMALL, &card.mark);
    if !card.values.is_empty() {
        picture.tokens(left, down - 2.0, NAME, 9.0, &card.values, true);
        down += 17.0;
    }
    for text in lines(&card.short, SMALL, TEXT, false) {
        picture.words(left, down - 1.0, SMALL, "f-dim", &text);
        down += 14.0;
    }
    let foot = y + high - 10.0;
    let end = picture.tokens(left, foot, SMALL, 8.0, &card.cost, true);
    picture.tokens(end, foot, SMALL, 8.0, &card.tokens, true);
    if !card.price.is_empty() {
        let wide = Picture::measure(&card.price, NAME);
        picture.tokens(x + CARD - wide - 2.0, foot, NAME, 8.0, &card.price, true);
    }
}
