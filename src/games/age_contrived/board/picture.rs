//! The board as one picture for emails: the panels in a column, in the light colours.

use crate::View;
use crate::action::Action;
use crate::board::panels::panels;
use crate::board::panels::signs::SIGNS;
use kernel::message::message;
use kernel::panel::{Content, Map, Panel, Role, Section, Stack, Table, Tile, Token};
use kernel::picture::{MARGIN, Picture, WIDTH, ink};
use kernel::{Look, Seat, Viewer};

const LINE: f32 = 24.0;
const SIZE: f32 = 12.0;

pub(crate) fn draw(view: &View, look: &Look<'_, Action>) -> String {
    let panels = panels(view, look);
    let owner = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.active,
    };
    let mut picture = Arranged(Picture::new(SIGNS));
    for panel in panels.iter().filter(|panel| panel.role == Role::Mat(owner)) {
        picture.mat(&look.words.player(owner), owner, panel);
    }
    let top = picture.0.y;
    let sites = panels.iter().find(|panel| panel.role == Role::Sites);
    let map = panels.iter().find(|panel| panel.role == Role::Map);
    let left = sites.map_or(top, |panel| picture.sites(panel, top));
    let right = map.map_or(top, |panel| picture.map(panel, top));
    picture.0.y = left.max(right) + MARGIN;
    let of = |role: Role| panels.iter().filter(move |panel| panel.role == role);
    of(Role::Score).for_each(|panel| picture.score(look, panel));
    of(Role::Offer).for_each(|panel| picture.market(panel));
    let title = look
        .words
        .say(&message!("drawing-title", turn = view.turns));
    picture.0.finish(&title)
}

struct Arranged(Picture);

fn owner(token: &Token) -> Option<Seat> {
    if let Token::Disc(_, seat) = token {
        *seat
    } else {
        None
    }
}

/// What is charged, watched over or spent, beside the name.
fn marks(panel: &Panel) -> impl Iterator<Item = &Tile> {
    let tiles = panel.sections.iter().filter_map(|section| {
        if let Content::Tiles(tiles) = &section.content {
            Some(&tiles.tiles)
        } else {
            None
        }
    });
    let ends = |tile: &&Tile| {
        let kinds = ["-marker", "-patron", "-wind"];
        kinds.iter().any(|kind| tile.at.ends_with(kind))
    };
    tiles.flatten().filter(ends)
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

impl Arranged {
    fn tokens(&mut self, x: f32, y: f32, r: f32, tokens: &[Token], is_own: bool) -> f32 {
        if is_own {
            return self.0.tokens(x, y, SIZE, r, tokens, true);
        }
        let mut end = x;
        for group in tokens.chunk_by(|one, next| owner(one).is_some() && owner(one) == owner(next))
        {
            end = match owner(&group[0]) {
                Some(seat) => self.pill((end, y), r, seat, group),
                None => self.0.tokens(end, y, SIZE, r, group, false),
            };
        }
        end
    }

    /// Energies of one owner, with the owner's mark.
    fn pill(&mut self, (x, y): (f32, f32), r: f32, seat: Seat, discs: &[Token]) -> f32 {
        let wide = 16.0 + r * 2.0 * discs.len() as f32;
        let look = format!("rx=\"{r}\" class=\"f-{}\"", ink(seat).class());
        self.0.drawing.rect(x, y - r, wide, r * 2.0, look);
        self.0.chip(x + 3.0, y, seat, 13.0);
        self.0.tokens(x + 15.0, y, SIZE, r - 1.5, discs, true);
        x + wide + 4.0
    }

    /// A tile with its rows, in a box of this size.
    fn tile(&mut self, stack: &Stack, (x, y): (f32, f32), (wide, high): (f32, f32), r: f32) {
        let dash = if stack.is_idle {
            " stroke-dasharray=\"4 3\""
        } else {
            ""
        };
        let look = format!("rx=\"7\" class=\"f-well s-edge\" stroke-width=\"1.2\"{dash}");
        self.0.drawing.rect(x, y, wide, high, look);
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
        self.0.chip(MARGIN, self.0.y + 8.0, seat, 18.0);
        let x = self
            .0
            .words(MARGIN + 26.0, self.0.y + 13.0, 14.0, "f-ink", name);
        let mut x = self
            .0
            .words(x + 8.0, self.0.y + 13.0, 13.0, "f-dim", &panel.title)
            + 16.0;
        for tile in marks(panel) {
            x = self.tokens(x, self.0.y + 9.0, 8.0, &tile.effect, true) + 12.0;
        }
        self.0.y += LINE;
        let device = panel.sections.iter().map(stacks).find(|all| all.len() > 2);
        for (index, stack) in device.unwrap_or(&[]).iter().enumerate() {
            let gap = if stack.is_idle { 0.0 } else { 14.0 };
            let at = (MARGIN + 86.0 * index as f32 + gap, self.0.y + 16.0);
            self.tokens(at.0 + 26.0, self.0.y + 6.0, 7.0, &stack.above, true);
            self.tile(stack, at, (80.0, 74.0), 9.5);
            let signs: Vec<Token> = stack
                .below
                .iter()
                .filter(|token| !matches!(token, Token::Words(_)))
                .cloned()
                .collect();
            self.tokens(at.0 + 4.0, at.1 + 86.0, 8.0, &signs, true);
        }
        let at = (MARGIN + 171.0, self.0.y + 46.0);
        self.0.sign(at, 13.0, "f-dim", "convey");
        self.0.y += 122.0;
        let mut x = MARGIN;
        for section in &panel.sections {
            if let Content::Stock(figures) = &section.content {
                x = self
                    .0
                    .words(x, self.0.y + 4.0, 12.0, "f-dim", &section.title)
                    + 8.0;
                for figure in figures {
                    x = self.tokens(x, self.0.y, 8.0, &figure.value, true) + 4.0;
                }
                x += 20.0;
            }
        }
        self.0.y += LINE;
        let mut x = MARGIN;
        let tracks = panel.sections.iter().flat_map(stacks);
        for track in tracks.filter(|stack| stack.class == "track") {
            x = self.0.words(x, self.0.y + 4.0, 12.0, "f-dim", &track.name) + 8.0;
            for row in &track.rows {
                x = self.tokens(x, self.0.y, 9.0, &row.tokens, true) + 24.0;
            }
        }
        self.0.y += LINE;
    }

    fn sites(&mut self, panel: &Panel, top: f32) -> f32 {
        let mut y = top + 8.0;
        for stack in panel.sections.iter().flat_map(stacks) {
            let x = self.0.words(MARGIN, y + 4.0, 12.5, "f-dim", &stack.mark);
            let x = self.0.words(x + 6.0, y + 4.0, 12.5, "f-ink", &stack.name);
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
        let maps = panel.sections.iter().filter_map(|section| {
            if let Content::Map(map) = &section.content {
                Some(map)
            } else {
                None
            }
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
            self.0.drawing.at((250.0, top), scale, "", drawing);
            bottom = top + height * scale;
        }
        bottom
    }

    fn score(&mut self, look: &Look<'_, Action>, panel: &Panel) {
        for section in &panel.sections {
            let Content::Table(Table { columns, rows }) = &section.content else {
                continue;
            };
            self.0
                .words(MARGIN, self.0.y + 4.0, 12.5, "f-ink", &section.title);
            let at = |index: usize| 210.0 + 56.0 * index as f32;
            for (index, column) in columns.iter().enumerate() {
                let sign = [Token::Of(String::new(), column.sign)];
                self.tokens(at(index), self.0.y, 8.0, &sign, true);
            }
            for row in rows {
                self.0.y += LINE;
                if look.viewer.is(row.seat) {
                    let (x, wide) = (MARGIN - 4.0, WIDTH - 2.0 * MARGIN + 8.0);
                    let ground = "rx=\"5\" class=\"f-well\"";
                    let top = self.0.y - LINE / 2.0;
                    self.0.drawing.rect(x, top, wide, LINE, ground);
                }
                self.0.chip(MARGIN, self.0.y, row.seat, 16.0);
                let name = kernel::draw::shortened(&look.words.player(row.seat), 18);
                self.0
                    .words(MARGIN + 24.0, self.0.y + 4.0, 12.5, "f-ink", &name);
                for (index, cell) in row.cells.iter().enumerate() {
                    let (x, y) = (at(index), self.0.y);
                    let end = self.tokens(x, y, 8.0, &cell.value, true);
                    if cell.is_best {
                        let ink = "class=\"s-ink\" stroke-width=\"1.6\"";
                        let below = y + 8.0;
                        self.0.drawing.line((x, below), (end - 5.0, below), ink);
                    }
                }
            }
            self.0.y += LINE;
        }
    }

    fn market(&mut self, panel: &Panel) {
        let mut x = self
            .0
            .words(MARGIN, self.0.y + 4.0, 12.5, "f-ink", &panel.title);
        for section in &panel.sections {
            if let Content::Line(tokens) = &section.content {
                x = self.tokens(x + 10.0, self.0.y, 8.0, tokens, true);
            }
        }
        self.0.y += 16.0;
        let (pot, slots): (Vec<&Stack>, Vec<&Stack>) = panel
            .sections
            .iter()
            .flat_map(stacks)
            .partition(|stack| stack.class == "pot");
        for (index, stack) in slots.into_iter().enumerate() {
            let at = (MARGIN + 62.0 * index as f32, self.0.y);
            self.tile(stack, at, (52.0, 66.0), 8.0);
            self.tokens(at.0 + 14.0, self.0.y + 78.0, 8.0, &stack.below, true);
        }
        let mut y = self.0.y + 10.0;
        for row in pot.into_iter().flat_map(|stack| &stack.rows) {
            self.tokens(280.0, y, 9.0, &row.tokens, false);
            y += 22.0;
        }
        self.0.y = (self.0.y + 92.0).max(y) + MARGIN;
    }
}
