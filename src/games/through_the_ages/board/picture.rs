//! The board as one picture, for emails: standing, cards in play, hand and card row. On a phone it is shown
//! at little more than half its size, so nothing is smaller than [`SIZE`].

use crate::action::Action;
use crate::board::panels::{panels, signs::SIGNS};
use crate::board::view::{Phase, View};
use crate::words::prompts::progress;
use kernel::panel::{Card, Cell, Content, Panel, Role, Section, Table, Token};
use kernel::picture::{MARGIN, Picture, WIDTH, lines};
use kernel::{Look, Viewer};

const SIZE: f32 = 18.0;
const LARGE: f32 = 20.0;
const LINE: f32 = 22.0;
const DISC: f32 = 11.0;

const COLUMNS: usize = 3;
const GAP: f32 = 8.0;
const CARD: f32 = (WIDTH - 2.0 * MARGIN - GAP * (COLUMNS as f32 - 1.0)) / COLUMNS as f32;
const BAND: f32 = 28.0;
/// Room for text beside the band.
const TEXT: f32 = CARD - BAND - 12.0;
/// The stock of a seat and what it brings; its other numbers are on a second line.
const STOCK: usize = 6;

pub fn draw(view: &View, look: &Look<'_, Action>) -> String {
    let owner = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.current,
    };
    // At the end hand and row are of no use any more.
    let shown = match view.phase {
        Phase::Politics | Phase::Actions => {
            &[Role::Seats, Role::Mat(owner), Role::Hand, Role::Offer][..]
        }
        Phase::Over => &[Role::Seats, Role::Mat(owner)],
    };
    let panels = panels(view, look);
    let mut picture = Picture::new(SIGNS);
    for role in shown {
        for panel in panels.iter().filter(|panel| panel.role == *role) {
            draw_panel(&mut picture, panel, look);
        }
    }
    let title = progress(view.round, view.age, view.last_round);
    picture.finish(&look.words.say(&title))
}

fn draw_panel(picture: &mut Picture, panel: &Panel, look: &Look<'_, Action>) {
    let is_mat = matches!(panel.role, Role::Mat(_));
    for section in &panel.sections {
        match &section.content {
            Content::Table(table) => standing(picture, table, look),
            Content::Cards(cards) if is_mat => {
                let cards: Vec<Card> = cards.iter().map(in_play).collect();
                grid(picture, &cards);
            }
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
    picture.y += LINE / 2.0;
    let mut x = MARGIN;
    if !section.title.is_empty() {
        x = picture.strong(x, picture.y + 7.0, LARGE, &section.title) + 8.0;
    }
    for token in tokens {
        let one = std::slice::from_ref(token);
        if x + Picture::measure(one, SIZE) > WIDTH - MARGIN && x > MARGIN {
            (x, picture.y) = (MARGIN, picture.y + LINE);
        }
        let Token::Words(text) = token else {
            x = picture.tokens(x, picture.y, SIZE, DISC, one, true);
            continue;
        };
        for (index, text) in lines(text, SIZE, WIDTH - 2.0 * MARGIN, false)
            .into_iter()
            .enumerate()
        {
            if index > 0 {
                (x, picture.y) = (MARGIN, picture.y + LINE);
            }
            let words = [Token::Words(text)];
            x = picture.tokens(x, picture.y, SIZE, DISC, &words, true);
        }
    }
    picture.y += LINE;
}

/// Two lines a seat: stock and what it brings; actions, banks and cards.
fn standing(picture: &mut Picture, table: &Table, look: &Look<'_, Action>) {
    const ROW: f32 = 60.0;
    const NAME: f32 = 28.0;
    let stock = STOCK.min(table.columns.len());
    let wide = |index: usize| {
        let cells = table.rows.iter().map(|row| cell_width(&row.cells[index]));
        cells.fold(LARGE, f32::max) + GAP
    };
    let all: f32 = (0..stock).map(wide).sum();
    let names = table.rows.iter().map(|row| look.words.player(row.seat));
    let longest = names
        .map(|name| strong_width(&name, SIZE))
        .fold(0.0, f32::max);
    // Names have what the numbers leave; what names leave stands between the numbers.
    let room = (WIDTH - 2.0 * MARGIN - NAME - all).max(LARGE);
    let letters = (room / strong_width("m", SIZE)) as usize;
    let gap = (room - longest).max(0.0) / stock as f32;
    let mut left = MARGIN + NAME + room.min(longest);
    let columns: Vec<f32> = (0..stock)
        .map(|index| {
            left += gap + wide(index);
            left - wide(index) + GAP
        })
        .collect();
    for (head, x) in table.columns.iter().zip(&columns) {
        picture.sign((*x, picture.y), LARGE, "f-dim", head.sign);
    }
    picture.y += LARGE + GAP;
    for row in &table.rows {
        let top = picture.y;
        if look.viewer.is(row.seat) {
            let well = "rx=\"5\" class=\"f-well\"";
            let (x, across) = (MARGIN - 4.0, WIDTH - 2.0 * MARGIN + 8.0);
            picture.drawing.rect(x, top - 3.0, across, ROW - 2.0, well);
        }
        picture.chip(MARGIN, top + 13.0, row.seat, LARGE);
        let name = kernel::draw::shortened(&look.words.player(row.seat), letters);
        picture.strong(MARGIN + NAME, top + 20.0, SIZE, &name);
        for (cell, x) in row.cells.iter().zip(&columns) {
            draw_cell(picture, cell, (*x, top));
        }
        let mut x = MARGIN + NAME;
        for cell in row.cells.iter().skip(stock) {
            x = picture.tokens(x, top + 41.0, SIZE, DISC, &cell.value, true) + 18.0;
        }
        picture.y += ROW;
    }
}

/// About as wide as a text in bold letters.
fn strong_width(text: &str, size: f32) -> f32 {
    Picture::measure(&[Token::Strong(text.to_owned())], size) - 4.0
}

fn cell_width(cell: &Cell) -> f32 {
    let value = match &cell.value[..] {
        [Token::Of(value, "")] => strong_width(value, LARGE) + 5.0,
        other => Picture::measure(other, SIZE),
    };
    value + Picture::measure(&cell.next, SIZE)
}

fn draw_cell(picture: &mut Picture, cell: &Cell, (x, top): (f32, f32)) {
    let end = match &cell.value[..] {
        [Token::Of(value, "")] => picture.strong(x, top + 20.0, LARGE, value) + 5.0,
        other => picture.tokens(x, top + 13.0, SIZE, DISC, other, true),
    };
    if cell.is_best {
        let look = "class=\"s-ink\" stroke-width=\"2\"";
        let y = top + 24.0;
        picture.drawing.line((x, y), (end - 6.0, y), look);
    }
    picture.tokens(end, top + 13.0, SIZE, DISC, &cell.next, true);
}

/// What lies before its owner is paid for: its foot has workers and stock, and what it is worth where there
/// is room.
fn in_play(card: &Card) -> Card {
    let mut card = Card {
        cost: Vec::new(),
        ..card.clone()
    };
    let values = Picture::measure(&card.values, SIZE);
    if values + Picture::measure(&card.tokens, SIZE) <= TEXT {
        card.price = std::mem::take(&mut card.values);
    }
    card
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

/// A name in lines, in smaller letters where a word would not fit otherwise.
fn name_lines(card: &Card) -> (f32, Vec<String>) {
    let words = card.name.split_whitespace();
    let widest = words
        .map(|word| strong_width(word, SIZE))
        .fold(TEXT, f32::max);
    let size = SIZE * TEXT / widest;
    (size, lines(&card.name, size, TEXT, true))
}

/// What stands on its last line, left and right: the number of its space with its price.
fn foot(card: &Card) -> (Vec<Token>, Vec<Token>) {
    let first = card.cost.iter().chain(&card.tokens);
    let mark = (!card.mark.is_empty()).then(|| Token::When(card.mark.clone()));
    let last = mark.into_iter().chain(card.price.iter().cloned());
    (first.cloned().collect(), last.collect())
}

fn height(card: &Card) -> f32 {
    let names = name_lines(card).1.len() as f32 * LINE;
    let values = if card.values.is_empty() { 0.0 } else { LINE };
    let short = lines(&card.short, SIZE, TEXT, false).len() as f32 * LINE;
    let (first, last) = foot(card);
    let foot = match first.is_empty() && last.is_empty() {
        true => 0.0,
        false => LINE + 4.0,
    };
    (names + values + short + foot + 8.0).max(56.0)
}

fn draw_card(picture: &mut Picture, card: &Card, (x, y): (f32, f32), high: f32) {
    let ground = if card.is_idle { "f-well" } else { "f-card" };
    let look = format!("rx=\"5\" class=\"{ground} s-line\" stroke-width=\"1.5\"");
    picture.drawing.rect(x, y, CARD, high, look);
    let band = match card.class {
        "people" => "f-token-yellow-line".to_owned(),
        "empty" => "f-well".to_owned(),
        class => format!("f-band-{class}"),
    };
    let look = format!("rx=\"4\" class=\"{band}\"");
    picture.drawing.rect(x, y, BAND, high, look);
    if !card.sign.is_empty() {
        picture.sign((x + 5.0, y + 6.0), SIZE, "f-halo", card.sign);
    }
    let (middle, bottom) = (x + BAND / 2.0, y + high - 8.0);
    let age = card.age;
    picture.drawing.label(middle, bottom, SIZE, "f-halo", age);
    let left = x + BAND + 6.0;
    let mut down = y + LINE - 2.0;
    let (size, names) = name_lines(card);
    for name in names {
        picture.strong(left, down, size, &name);
        down += LINE;
    }
    if !card.values.is_empty() {
        let size = SIZE * (TEXT / Picture::measure(&card.values, SIZE)).min(1.0);
        picture.tokens(left, down - 6.0, size, DISC, &card.values, true);
        down += LINE;
    }
    for text in lines(&card.short, SIZE, TEXT, false) {
        picture.words(left, down - 1.0, SIZE, "f-dim", &text);
        down += LINE;
    }
    let (first, last) = foot(card);
    let wide = |size| Picture::measure(&first, size) + Picture::measure(&last, size);
    let size = SIZE * (TEXT / wide(SIZE)).min(1.0);
    let foot = y + high - 14.0;
    picture.tokens(left, foot, size, DISC, &first, true);
    let right = x + CARD - Picture::measure(&last, size) - 1.0;
    picture.tokens(right, foot, size, DISC, &last, true);
}
