//! The board as a drawing: map, science, displays, mats, from top to bottom.

mod display;
mod map;
mod mats;
mod science;
mod shapes;

use super::action::Action;
use super::describe;
use super::view::View;
use crate::games::draw::{ACCENT, Drawing, INK, PAPER, QUIET, Type};
use crate::games::message::message;
use crate::games::{Look, Seat, Viewer};

/// Width of the whole drawing.
const WIDTH: f32 = 1200.0;
const MARGIN: f32 = 20.0;

/// What all parts of the drawing share.
struct Sketch<'a> {
    view: &'a View,
    look: &'a Look<'a, Action>,
    /// Ids of everything the viewer can act on.
    marked: Vec<String>,
    drawing: Drawing,
    /// The next free line.
    y: f32,
}

pub fn draw(view: &View, look: &Look<'_, Action>) -> String {
    let marked = match look.viewer {
        Viewer::Seat(seat) => {
            let targets = look.legal.iter();
            targets
                .flat_map(|action| describe::targets(seat, action))
                .collect()
        }
        Viewer::Spectator => Vec::new(),
    };
    let mut sketch = Sketch {
        view,
        look,
        marked,
        drawing: Drawing::new(),
        y: 46.0,
    };
    sketch.title();
    sketch.map();
    sketch.science();
    sketch.rounds();
    sketch.actions();
    sketch.choosing();
    sketch.displays();
    sketch.mats();
    let title = sketch.look.words.name("word-board");
    let height = sketch.y + MARGIN;
    sketch.drawing.finish(WIDTH, height, &title)
}

impl Sketch<'_> {
    fn title(&mut self) {
        let state = &self.view.table;
        let words = self.look.words;
        let title = match (self.view.table.scored.is_empty(), state.round) {
            (false, _) => words.name("word-over"),
            (true, 0) => words.name("word-setup"),
            (true, round) => words.say(&message!(
                "word-round",
                round = round,
                rounds = self.view.rounds
            )),
        };
        self.drawing
            .text(MARGIN, 34.0, Type::new(24.0).bold(), title);
        let waiting: Vec<&str> = self.view.to_act.iter().map(|s| words.player(*s)).collect();
        if !waiting.is_empty() {
            let waiting = crate::games::draw::shortened(&waiting.join(", "), 60);
            let text = words.say(&message!("word-waiting", names = waiting));
            let set = Type::new(17.0).fill(QUIET).end();
            self.drawing.text(WIDTH - MARGIN, 33.0, set, text);
        }
    }

    fn heading(&mut self, id: &str) {
        self.y += 34.0;
        let text = self.look.words.name(id);
        self.drawing
            .text(MARGIN, self.y, Type::new(18.0).bold(), text);
        self.y += 12.0;
    }

    fn is_marked(&self, id: &str) -> bool {
        self.marked.iter().any(|target| target == id)
    }

    /// A box with a name and a few lines; a target of the menu by its id.
    fn card(&mut self, card: &Card<'_>) {
        let marked = self.is_marked(card.id);
        let frame = if marked {
            format!("stroke=\"{ACCENT}\" stroke-width=\"3\" stroke-dasharray=\"7 5\"")
        } else {
            "stroke=\"#c9ced6\" stroke-width=\"1.2\"".to_owned()
        };
        let fill = if card.spent { "#eceff2" } else { PAPER };
        let ink = if card.spent { QUIET } else { INK };
        let per_line = ((card.width - 20.0) / 7.4) as usize;
        let lines = wrapped(&card.text, per_line);
        self.drawing.target(card.id, |drawing| {
            drawing.rect(
                card.x,
                card.y,
                card.width,
                card.height,
                format_args!("rx=\"8\" fill=\"{fill}\" {frame}"),
            );
            drawing.text(
                card.x + 10.0,
                card.y + 21.0,
                Type::new(15.0).bold().fill(ink),
                &card.name,
            );
            if !card.corner.is_empty() {
                let set = Type::new(13.0).fill(QUIET).end();
                drawing.text(card.x + card.width - 10.0, card.y + 21.0, set, &card.corner);
            }
            for (index, line) in lines.iter().enumerate() {
                let y = card.y + 40.0 + 17.0 * index as f32;
                drawing.text(card.x + 10.0, y, Type::new(13.0).fill(ink), line);
            }
        });
    }

    /// Cards in rows of even width; gives them their places.
    fn cards(&mut self, columns: usize, height: f32, cards: Vec<Card<'_>>) {
        let gap = 12.0;
        let width = (WIDTH - 2.0 * MARGIN + gap) / columns as f32 - gap;
        let rows = cards.len().div_ceil(columns);
        let top = self.y;
        for (index, card) in cards.into_iter().enumerate() {
            let (row, column) = (index / columns, index % columns);
            let placed = Card {
                x: MARGIN + (width + gap) * column as f32,
                y: top + (height + gap) * row as f32,
                width,
                height,
                ..card
            };
            self.card(&placed);
        }
        self.y = top + (height + gap) * rows as f32 - gap;
    }

    /// A tile of the game as a card.
    fn tile<'a>(&self, id: &'a str) -> Card<'a> {
        let words = self.look.words;
        Card {
            id,
            name: words.name(id),
            text: words.name(&format!("about-{id}")),
            ..Card::default()
        }
    }

    fn colour(&self, seat: Seat) -> &'static str {
        let board = self.view.table.players[seat.index()].board;
        board.map_or("#888888", shapes::piece_colour)
    }
}

#[derive(Clone, Debug, Default)]
struct Card<'a> {
    id: &'a str,
    name: String,
    corner: String,
    text: String,
    spent: bool,
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

/// Breaks a text into lines of at most so many signs.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
