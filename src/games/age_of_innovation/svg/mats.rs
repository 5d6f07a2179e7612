//! The mats: what everybody has.

use super::super::ids::{Building, Held};
use super::{MARGIN, Sketch, WIDTH, shapes, wrapped};
use crate::games::Seat;
use crate::games::draw::{ACCENT, INK, PAPER, QUIET, Type, shortened};
use crate::games::message::message;

impl Sketch<'_> {
    pub(super) fn mats(&mut self) {
        self.heading("word-players");
        for seat in self.view.table.order.clone() {
            self.mat(seat);
        }
    }

    fn mat(&mut self, seat: Seat) {
        let top = self.y;
        let words = self.look.words;
        let state = &self.view.table;
        let player = &state.players[seat.index()];
        let own = &self.view.seats[seat.index()];
        let colour = self.colour(seat);
        let tiles: Vec<Held> = state.tiles(seat).collect();
        let waiting = player.palace.filter(|_| !player.has_own_palace());
        let lines = tiles.len() + usize::from(waiting.is_some());
        let height = 138.0 + 19.0 * lines.div_ceil(2) as f32;
        let acting = self.view.to_act.contains(&seat);
        let edge = if acting { INK } else { "#c9ced6" };
        self.drawing.rect(
            MARGIN,
            top,
            WIDTH - 2.0 * MARGIN,
            height,
            format_args!("rx=\"10\" fill=\"{PAPER}\" stroke=\"{edge}\" stroke-width=\"1.6\""),
        );
        self.drawing.rect(
            MARGIN,
            top,
            12.0,
            height,
            format_args!("rx=\"5\" fill=\"{colour}\""),
        );
        let x = MARGIN + 26.0;
        let name = shortened(words.player(seat), 28);
        let set = Type::new(20.0).bold().fill(colour);
        self.drawing
            .text(x, top + 28.0, set, format!("{}  {name}", seat.0 + 1));
        let mut side = Vec::new();
        side.extend(player.board.map(|board| words.name(&board.board().id)));
        side.extend(player.faction.map(|faction| words.name(faction.id())));
        if own.passed {
            side.push(words.name("word-passed"));
        }
        let set = Type::new(16.0).fill(QUIET);
        self.drawing
            .text(x + 330.0, top + 27.0, set, side.join(", "));
        let points = words.say(&message!("n-points", n = player.vp));
        let set = Type::new(20.0).bold().end();
        self.drawing
            .text(WIDTH - MARGIN - 14.0, top + 28.0, set, points);
        if player.board.is_none() || player.faction.is_none() {
            self.y = top + height + 12.0;
            return;
        }
        self.stock(seat, top + 56.0);
        self.pieces(seat, top + 84.0);
        self.held(seat, &tiles, top + 128.0);
        if let Some(palace) = waiting {
            let text = words.say(&message!(
                "word-palace-waits",
                tile = crate::games::message::Arg::name(palace.id())
            ));
            let row = tiles.len() / 2;
            let column = tiles.len() % 2;
            let set = Type::new(13.0).fill(QUIET);
            let left = x + 575.0 * column as f32;
            self.drawing
                .text(left, top + 128.0 + 19.0 * row as f32, set, text);
        }
        self.y = top + height + 12.0;
    }

    fn stock(&mut self, seat: Seat, y: f32) {
        let words = self.look.words;
        let player = &self.view.table.players[seat.index()];
        let own = &self.view.seats[seat.index()];
        let [b, l, e, m] = player.books;
        let [one, two, three] = player.bowls.0.0;
        let parts = [
            words.say(&message!("n-coins", n = player.coins)),
            words.say(&message!("n-tools", n = player.tools)),
            words.say(&message!("n-scholars", n = player.scholars)),
            words.say(&message!("word-bowls", one = one, two = two, three = three)),
            words.say(&message!("word-books", b = b, l = l, e = e, m = m)),
            words.say(&message!("word-sailing", value = own.sailing)),
            words.say(&message!("word-spade-price", tools = own.tools_per_spade)),
            words.say(&message!("word-keys", free = own.free_keys, all = own.keys)),
        ];
        let set = Type::new(15.0);
        self.drawing
            .text(MARGIN + 26.0, y, set, parts.join("  ·  "));
    }

    /// What is left on the planning board, and the income to come.
    fn pieces(&mut self, seat: Seat, y: f32) {
        let words = self.look.words;
        let colour = self.colour(seat);
        let player = self.view.table.players[seat.index()].clone();
        let mut x = MARGIN + 50.0;
        for (index, left) in player.left.iter().enumerate() {
            let kind = Building::ALL[index];
            let at = (x, y + 4.0);
            shapes::building(&mut self.drawing, kind, at, colour, false, seat.0 + 1);
            let set = Type::new(15.0);
            self.drawing
                .text(x + 23.0, y + 9.0, set, format!("×{left}"));
            x += 78.0;
        }
        let extras = words.say(&message!(
            "word-extras",
            bridges = player.bridges,
            annexes = player.annexes
        ));
        self.drawing.text(x, y + 9.0, Type::new(14.0), extras);
        if let Some(income) = &self.view.seats[seat.index()].income {
            let parts = [
                ("n-coins", income.coins),
                ("n-tools", income.tools),
                ("n-scholars", income.scholars),
                ("n-power", income.power),
                ("n-points", income.points),
                ("n-books", income.books),
            ];
            let said: Vec<String> = parts
                .into_iter()
                .filter(|(_, count)| *count > 0)
                .map(|(id, count)| words.say(&message!(id, n = count)))
                .collect();
            let text = words.say(&message!("word-income", parts = said.join(", ")));
            let set = Type::new(14.0).fill(QUIET).end();
            self.drawing.text(WIDTH - MARGIN - 14.0, y + 9.0, set, text);
        }
    }

    /// The tiles of a seat; a special action that was used is struck out.
    fn held(&mut self, seat: Seat, tiles: &[Held], y: f32) {
        let words = self.look.words;
        let used = self.view.table.players[seat.index()].used.clone();
        for (index, held) in tiles.iter().enumerate() {
            let x = MARGIN + 26.0 + 575.0 * (index % 2) as f32;
            let y = y + 19.0 * (index / 2) as f32;
            let target = format!("{}-{}", held.id(), seat.0 + 1);
            let marked = self.is_marked(&target);
            let about = words.name(&format!("about-{}", held.id()));
            let mark = if used.contains(held) { " ×" } else { "" };
            let text = format!("{}{mark}: {about}", words.name(held.id()));
            let line = wrapped(&text, 76).swap_remove(0);
            let ink = if used.contains(held) { QUIET } else { INK };
            self.drawing.target(&target, |drawing| {
                if marked {
                    drawing.rect(
                        x - 6.0,
                        y - 14.0,
                        570.0,
                        18.5,
                        format_args!(
                            "rx=\"5\" fill=\"none\" stroke=\"{ACCENT}\" stroke-width=\"2\" stroke-dasharray=\"6 4\""
                        ),
                    );
                }
                drawing.text(x, y, Type::new(13.0).fill(ink), line);
            });
        }
    }
}
