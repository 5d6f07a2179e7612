//! The board as one picture, for letters: the panels in a column, with the light colours.

use crate::View;
use crate::action::Action;
use crate::board::panels::panels;
use kernel::draw::Drawing;
use kernel::message::message;
use kernel::palette::painted;
use kernel::panel::{Content, Ink, Map, Panel, Role, Section, Stack, Table, Token};
use kernel::signs::{MARKS, SIGNS};
use kernel::{Look, Seat, Viewer};

const WIDTH: f32 = 640.0;
const MARGIN: f32 = 10.0;
const LINE: f32 = 24.0;

pub(crate) fn draw(view: &View, look: &Look<'_, Action>) -> String {
    let panels = panels(view, look);
    let owner = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.active,
    };
    let mut picture = Picture {
        drawing: Drawing::new(),
        y: MARGIN,
    };
    for panel in panels.iter().filter(|panel| panel.role == Role::Mat(owner)) {
        picture.mat(look.words.player(owner), owner, panel);
    }
    let top = picture.y;
    let sites = panels.iter().find(|panel| panel.role == Role::Sites);
    let map = panels.iter().find(|panel| panel.role == Role::Map);
    let left = sites.map_or(top, |panel| picture.sites(panel, top));
    let right = map.map_or(top, |panel| picture.map(panel, top));
    picture.y = left.max(right) + MARGIN;
    for panel in &panels {
        match panel.role {
            Role::Score => picture.score(look, panel),
            Role::Offer => picture.market(panel),
            Role::Map
            | Role::Track
            | Role::Sites
            | Role::Goals
            | Role::Seats
            | Role::Mat(_)
            | Role::Rival(_)
            | Role::Hand
            | Role::Contest
            | Role::Forecast => {}
        }
    }
    let title = look
        .words
        .say(&message!("drawing-title", turn = view.turns));
    painted(&picture.drawing.finish(WIDTH, picture.y, &title))
}

struct Picture {
    drawing: Drawing,
    y: f32,
}

fn ink(seat: Seat) -> &'static str {
    Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()].class()
}

fn on_ink(seat: Seat) -> &'static str {
    match Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()] {
        Ink::Yellow | Ink::Purple => "f-on-light-ink",
        Ink::Blue | Ink::Orange | Ink::Green | Ink::Black | Ink::Slate | Ink::Brown => "f-on-ink",
    }
}

fn drawn(sign: &str) -> &'static str {
    let own = crate::board::panels::signs::SIGNS.iter();
    let found = own.chain(SIGNS).find(|known| known.name == sign);
    found.map_or("", |known| known.body)
}

/// About as wide as a text is set.
fn width(text: &str, size: f32) -> f32 {
    text.chars().count() as f32 * size * 0.62
}

fn stacks(section: &Section) -> &[Stack] {
    match &section.content {
        Content::Stacks(stacks) => stacks,
        Content::Map(_)
        | Content::Tiles(_)
        | Content::Cards(_)
        | Content::Track(_)
        | Content::Table(_)
        | Content::Stock(_)
        | Content::Slots(_)
        | Content::Line(_) => &[],
    }
}

impl Picture {
    fn words(&mut self, x: f32, y: f32, size: f32, class: &str, text: &str) -> f32 {
        let wide = width(text, size);
        self.drawing.label(x + wide / 2.0, y, size, class, text);
        x + wide
    }

    fn chip(&mut self, x: f32, y: f32, seat: Seat, size: f32) {
        let look = format!("rx=\"4\" class=\"f-{}\"", ink(seat));
        self.drawing.rect(x, y - size / 2.0, size, size, look);
        let mark = MARKS[seat.index() % MARKS.len()];
        self.drawing
            .at((x + size / 2.0, y), size / 18.0, on_ink(seat), mark);
    }

    fn disc(&mut self, x: f32, y: f32, r: f32, sign: &str, owner: Option<Seat>) {
        let (ground, class) = match owner {
            Some(seat) => (format!("class=\"f-{}\"", ink(seat)), on_ink(seat)),
            None => {
                let look = "class=\"f-card s-edge\" stroke-width=\"1.2\" stroke-dasharray=\"3 2\"";
                (look.to_owned(), "f-dim")
            }
        };
        self.drawing.circle(x, y, r, ground);
        let scale = r * 1.16 / 16.0;
        let half = scale * 8.0;
        self.drawing
            .at((x - half, y - half), scale, class, drawn(sign));
    }

    /// One after another from `x` on, in the middle of `y`; gives where they end. Energies away from
    /// a device bear the mark of their owner.
    fn tokens(&mut self, mut x: f32, y: f32, r: f32, tokens: &[Token], is_own: bool) -> f32 {
        let size = 12.0;
        for token in tokens {
            match token {
                Token::Of(value, sign) | Token::Loss(value, sign) => {
                    if !value.is_empty() {
                        x = self.words(x, y + 4.0, size, "f-ink", value) + 1.0;
                    }
                    if !sign.is_empty() {
                        self.drawing.at((x, y - 6.5), 0.82, "f-ink", drawn(sign));
                        x += 14.0;
                    }
                    x += 3.0;
                }
                Token::When(words) => x = self.words(x, y + 4.0, 11.0, "f-dim", words) + 5.0,
                Token::Words(words) => x = self.words(x, y + 4.0, size, "f-ink", words) + 4.0,
                Token::Strong(words) => x = self.words(x, y + 4.0, 13.0, "f-ink", words) + 4.0,
                Token::Seat(seat) => {
                    self.chip(x, y, *seat, 14.0);
                    x += 18.0;
                }
                Token::Disc(sign, Some(seat)) if !is_own => {
                    let look = format!("rx=\"{r}\" class=\"f-{}\"", ink(*seat));
                    self.drawing.rect(x, y - r, r * 2.0 + 14.0, r * 2.0, look);
                    self.chip(x + 3.0, y, *seat, 13.0);
                    self.disc(x + 14.0 + r, y, r, sign, Some(*seat));
                    x += r * 2.0 + 17.0;
                }
                Token::Disc(sign, owner) => {
                    self.disc(x + r, y, r, sign, *owner);
                    x += r * 2.0 + 3.0;
                }
                Token::Pips { full, of, .. } => {
                    for index in 0..*of {
                        let fill = if index < *full { "f-dim" } else { "f-card" };
                        let look = format!("rx=\"2\" class=\"{fill} s-dim\" stroke-width=\"1\"");
                        self.drawing.rect(x, y - 5.5, 7.0, 11.0, look);
                        x += 10.0;
                    }
                }
            }
        }
        x
    }

    /// A tile with its rows, in a box of this size.
    fn tile(&mut self, stack: &Stack, (x, y): (f32, f32), (wide, high): (f32, f32), r: f32) {
        let dash = if stack.is_idle {
            " stroke-dasharray=\"4 3\""
        } else {
            ""
        };
        let look = format!("rx=\"7\" class=\"f-well s-edge\" stroke-width=\"1.2\"{dash}");
        self.drawing.rect(x, y, wide, high, look);
        for (row, at) in stack.rows.iter().zip([0.2, 0.5, 0.8]) {
            let things = row.tokens.len() as f32;
            let each = match row.tokens.first() {
                Some(Token::Disc(..)) => r * 2.0 + 3.0,
                _ => 17.0,
            };
            let begin = x + (wide - things * each) / 2.0;
            self.tokens(begin, y + high * at, r, &row.tokens, true);
        }
    }

    fn mat(&mut self, name: &str, seat: Seat, panel: &Panel) {
        self.chip(MARGIN, self.y + 8.0, seat, 18.0);
        let x = self.words(MARGIN + 26.0, self.y + 13.0, 14.0, "f-ink", name);
        self.words(x + 8.0, self.y + 13.0, 13.0, "f-dim", &panel.title);
        self.y += LINE;
        let device = panel.sections.iter().map(stacks).find(|all| all.len() > 2);
        for (index, stack) in device.unwrap_or(&[]).iter().enumerate() {
            let gap = if stack.is_idle { 0.0 } else { 14.0 };
            let at = (MARGIN + 86.0 * index as f32 + gap, self.y + 16.0);
            self.tokens(at.0 + 26.0, self.y + 6.0, 7.0, &stack.above, true);
            self.tile(stack, at, (80.0, 74.0), 9.5);
            let signs: Vec<Token> = stack
                .below
                .iter()
                .filter(|token| !matches!(token, Token::Words(_)))
                .cloned()
                .collect();
            self.tokens(at.0 + 4.0, at.1 + 86.0, 8.0, &signs, true);
        }
        self.drawing.at(
            (MARGIN + 171.0, self.y + 46.0),
            0.8,
            "f-dim",
            drawn("convey"),
        );
        self.y += 122.0;
        let mut x = MARGIN;
        for section in &panel.sections {
            if let Content::Stock(figures) = &section.content {
                x = self.words(x, self.y + 4.0, 12.0, "f-dim", &section.title) + 8.0;
                for figure in figures {
                    x = self.tokens(x, self.y, 8.0, &figure.value, true) + 4.0;
                }
                x += 20.0;
            }
        }
        self.y += LINE;
        let mut x = MARGIN;
        let tracks = panel.sections.iter().flat_map(stacks);
        for track in tracks.filter(|stack| stack.class == "track") {
            x = self.words(x, self.y + 4.0, 12.0, "f-dim", &track.name) + 8.0;
            for row in &track.rows {
                x = self.tokens(x, self.y, 9.0, &row.tokens, true) + 24.0;
            }
        }
        self.y += LINE;
    }

    fn sites(&mut self, panel: &Panel, top: f32) -> f32 {
        let mut y = top + 8.0;
        for stack in panel.sections.iter().flat_map(stacks) {
            let x = self.words(MARGIN, y + 4.0, 12.5, "f-dim", &stack.mark);
            let x = self.words(x + 6.0, y + 4.0, 12.5, "f-ink", &stack.name);
            self.tokens(x + 8.0, y, 8.0, &stack.above, false);
            y += 22.0;
            let mut x = MARGIN;
            for row in &stack.rows {
                if matches!(row.class, "bound" | "full") && x > MARGIN {
                    (x, y) = (MARGIN, y + 23.0);
                }
                x = self.tokens(x, y, 9.5, &row.tokens, false) + 5.0;
            }
            y += 25.0;
        }
        y
    }

    fn map(&mut self, panel: &Panel, top: f32) -> f32 {
        let maps = panel
            .sections
            .iter()
            .filter_map(|section| match &section.content {
                Content::Map(map) => Some(map),
                _ => None,
            });
        let mut bottom = top;
        for Map {
            width,
            height,
            drawing,
            ..
        } in maps
        {
            let scale = (WIDTH - 250.0 - MARGIN) / width;
            self.drawing.at((250.0, top), scale, "", drawing);
            bottom = top + height * scale;
        }
        bottom
    }

    fn score(&mut self, look: &Look<'_, Action>, panel: &Panel) {
        for section in &panel.sections {
            let Content::Table(Table { columns, rows }) = &section.content else {
                continue;
            };
            self.words(MARGIN, self.y + 4.0, 12.5, "f-ink", &section.title);
            let at = |index: usize| 210.0 + 56.0 * index as f32;
            for (index, column) in columns.iter().enumerate() {
                let sign = [Token::Of(String::new(), column.sign)];
                self.tokens(at(index), self.y, 8.0, &sign, true);
            }
            for row in rows {
                self.y += LINE;
                self.chip(MARGIN, self.y, row.seat, 16.0);
                let name = kernel::draw::shortened(look.words.player(row.seat), 18);
                self.words(MARGIN + 24.0, self.y + 4.0, 12.5, "f-ink", &name);
                for (index, cell) in row.cells.iter().enumerate() {
                    self.tokens(at(index), self.y, 8.0, &cell.value, true);
                }
            }
            self.y += LINE;
        }
    }

    fn market(&mut self, panel: &Panel) {
        self.words(MARGIN, self.y + 4.0, 12.5, "f-ink", &panel.title);
        self.y += 16.0;
        let (pot, slots): (Vec<&Stack>, Vec<&Stack>) = panel
            .sections
            .iter()
            .flat_map(stacks)
            .partition(|stack| stack.class == "pot");
        for (index, stack) in slots.into_iter().enumerate() {
            let at = (MARGIN + 62.0 * index as f32, self.y);
            self.tile(stack, at, (52.0, 66.0), 8.0);
            self.tokens(at.0 + 14.0, self.y + 78.0, 8.0, &stack.below, true);
        }
        let mut y = self.y + 10.0;
        for row in pot.into_iter().flat_map(|stack| &stack.rows) {
            self.tokens(280.0, y, 9.0, &row.tokens, false);
            y += 22.0;
        }
        self.y = (self.y + 92.0).max(y) + MARGIN;
    }
}
