//! The board as a drawing: the card row by price, the event decks, one panel for each player.

use crate::action::Action;
use crate::board::faces::{class_id, colour, roman, summary};
use crate::board::tableau;
use crate::board::view::View;
use crate::data::{BOARD, Card};
use crate::words::places;
use crate::words::prompts::progress;
use kernel::draw::{ACCENT, Drawing, INK, QUIET, Type, shortened};
use kernel::message::message;
use kernel::{Look, Seat, Viewer};

pub const WIDTH: f32 = 760.0;
pub const MARGIN: f32 = 12.0;
const COLUMN: f32 = (WIDTH - 2.0 * MARGIN) / 5.0;
const CARD_HEIGHT: f32 = 62.0;
pub const COLOURS: [&str; 4] = ["#c0392b", "#1f6fb2", "#b7791f", "#2e7d4f"];

/// What is drawn, for whom, and what is marked on it.
pub struct Board<'a> {
    pub view: &'a View,
    pub look: &'a Look<'a, Action>,
    legal: Vec<String>,
    last: Option<(Seat, Vec<String>)>,
}

impl Board<'_> {
    pub fn is_own(&self, seat: Seat) -> bool {
        self.look.viewer == Viewer::Seat(seat)
    }

    pub fn is_legal(&self, at: &str) -> bool {
        self.legal.iter().any(|target| target == at)
    }

    /// Whether the last action was about this card of this player.
    fn is_last(&self, seat: Seat, card: Card) -> bool {
        self.last.as_ref().is_some_and(|(actor, targets)| {
            let own = *actor == seat && targets.contains(&places::hand(card));
            own || targets.contains(&places::mat(seat, card))
        })
    }

    /// Frames a box as a legal target, or as what the last action was about.
    pub fn frame(&self, d: &mut Drawing, area: [f32; 4], legal: bool, last: bool) {
        let [x, y, w, h] = area;
        if last {
            d.rect(
                x - 1.5,
                y - 1.5,
                w + 3.0,
                h + 3.0,
                format_args!("rx=\"6\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.5\""),
            );
        }
        if legal {
            d.rect(
                x - 2.5,
                y - 2.5,
                w + 5.0,
                h + 5.0,
                format_args!(
                    "rx=\"5\" fill=\"none\" stroke=\"{ACCENT}\" stroke-width=\"2\" stroke-dasharray=\"5 3\""));
        }
    }

    pub fn frame_card(&self, d: &mut Drawing, area: [f32; 4], seat: Seat, card: Card, at: &str) {
        self.frame(d, area, self.is_legal(at), self.is_last(seat, card));
    }
}

pub fn board(view: &View, look: &Look<'_, Action>) -> String {
    let seat = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.current,
    };
    let mut legal: Vec<String> = look
        .legal
        .iter()
        .flat_map(|action| places::targets(seat, action, &view.context))
        .collect();
    legal.sort();
    legal.dedup();
    let last = look
        .last
        .as_ref()
        .map(|(seat, action)| (*seat, places::targets(*seat, action, &view.context)));
    let board = Board {
        view,
        look,
        legal,
        last,
    };
    let mut d = Drawing::new();
    let mut y = heading(&board, &mut d);
    y = row(&board, &mut d, y);
    y = board.piles(&mut d, y);
    for seat in order(view, look.viewer) {
        y = tableau::panel(&board, &mut d, seat, y) + 10.0;
    }
    d.finish(
        WIDTH,
        y,
        &look
            .words
            .say(&progress(view.round, view.age, view.last_round)),
    )
}

/// The viewer's own civilisation first, then clockwise.
fn order(view: &View, viewer: Viewer) -> Vec<Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    first.clockwise(view.players.len()).collect()
}

fn heading(board: &Board<'_>, d: &mut Drawing) -> f32 {
    let (view, words) = (board.view, board.look.words);
    let title = words.say(&progress(view.round, view.age, view.last_round));
    d.text(MARGIN, 26.0, Type::new(18.0).bold(), title);
    let decks = message!(
        "label-decks",
        civil = view.civil_deck,
        military = view.military_deck
    );
    d.text(
        WIDTH - MARGIN,
        26.0,
        Type::new(12.0).fill(QUIET).end(),
        words.say(&decks),
    );
    38.0
}

/// One line for each price: spaces 1 to 5, 6 to 9, 10 to 13.
fn row(board: &Board<'_>, d: &mut Drawing, top: f32) -> f32 {
    let mut y = top;
    for price in 1..=3u8 {
        let spaces = (0..BOARD.card_row.civil_action_cost.len())
            .filter(|space| BOARD.card_row.civil_action_cost[*space] == price);
        for (column, space) in spaces.enumerate() {
            row_card(board, d, space, MARGIN + column as f32 * COLUMN, y);
        }
        if price > 1 {
            let x = MARGIN + 4.5 * COLUMN;
            for dot in 0..price {
                let step = (f32::from(dot) - f32::from(price - 1) / 2.0) * 16.0;
                d.circle(
                    x + step,
                    y + 22.0,
                    6.0,
                    format_args!("fill=\"#fff\" stroke=\"{INK}\""),
                );
            }
            let label = board
                .look
                .words
                .say(&message!("label-price", count = price));
            d.text(x, y + 46.0, Type::new(11.0).fill(QUIET).middle(), label);
        }
        y += CARD_HEIGHT + 6.0;
    }
    y
}

fn row_card(board: &Board<'_>, d: &mut Drawing, space: usize, x: f32, y: f32) {
    let (w, h) = (COLUMN - 6.0, CARD_HEIGHT);
    let words = board.look.words;
    let at = format!("row-{}", space + 1);
    let Some(card) = board.view.row[space] else {
        d.rect(
            x,
            y,
            w,
            h,
            "rx=\"5\" fill=\"none\" stroke=\"#d5d8dc\" stroke-dasharray=\"2 4\"",
        );
        d.text(
            x + w / 2.0,
            y + h / 2.0 + 4.0,
            Type::new(11.0).fill("#b5b9be").middle(),
            space + 1,
        );
        return;
    };
    let last = board
        .last
        .as_ref()
        .is_some_and(|(_, targets)| targets.contains(&at));
    d.target(&at, |d| {
        d.rect(x, y, w, h, "rx=\"5\" fill=\"#fbfbf8\" stroke=\"#c9ccd1\"");
        d.rect(
            x,
            y,
            6.0,
            h,
            format_args!("rx=\"3\" fill=\"{}\"", colour(card)),
        );
        let class = format!("{} · {}", words.name(class_id(card)), roman(card.level()));
        d.text(x + 12.0, y + 13.0, Type::new(9.5).fill(QUIET), class);
        d.text(
            x + w - 5.0,
            y + 13.0,
            Type::new(9.5).fill(QUIET).end(),
            space + 1,
        );
        let name = words.name(card.id());
        let size = match name.chars().count() {
            0..=16 => 12.0,
            17..=19 => 10.5,
            _ => 9.0,
        };
        d.text(
            x + 12.0,
            y + 28.0,
            Type::new(size).bold(),
            shortened(&name, 23),
        );
        for (line, text) in wrapped(&summary(card, words), 25, 2)
            .into_iter()
            .enumerate()
        {
            d.text(
                x + 12.0,
                y + 42.0 + line as f32 * 12.0,
                Type::new(9.5),
                text,
            );
        }
        board.frame(d, [x, y, w, h], board.is_legal(&at), last);
    });
}

/// Text in lines of so many signs, the last one cut.
pub fn wrapped(text: &str, width: usize, lines: usize) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match out.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => out.push(word.to_owned()),
        }
    }
    if out.len() > lines {
        let rest = out[lines - 1..].join(" ");
        out.truncate(lines - 1);
        out.push(shortened(&rest, width));
    }
    out
}

impl Board<'_> {
    /// Event decks, common tactics, and what lies open in the middle.
    fn piles(&self, d: &mut Drawing, top: f32) -> f32 {
        let (view, words) = (self.view, self.look.words);
        let mut y = top + 14.0;
        let mut x = MARGIN;
        for (label, ages) in [
            ("label-current-events", &view.current_events),
            ("label-future-events", &view.future_events),
        ] {
            let title = words.name(label);
            d.text(x, y, Type::new(11.0).fill(QUIET), &title);
            x += title.chars().count() as f32 * 6.6 + 8.0;
            for age in ages.iter().take(12) {
                d.rect(
                    x,
                    y - 12.0,
                    20.0,
                    16.0,
                    "rx=\"2\" fill=\"#e4efef\" stroke=\"#3d8a8f\"",
                );
                d.text(x + 10.0, y, Type::new(10.0).middle(), roman(*age));
                x += 24.0;
            }
            x += 18.0;
        }
        y += 10.0;
        if !view.common_tactics.is_empty() {
            y += 12.0;
            y = self.cards_line(d, y, "label-tactics", &view.common_tactics);
        }
        let own = [
            ("label-prepared", view.own_events.as_slice()),
            ("label-next-event", view.next_event.as_slice()),
            ("label-chosen", view.chosen.as_slice()),
            ("label-picked", view.picks.as_slice()),
        ];
        for (label, cards) in own {
            if !cards.is_empty() {
                y = self.cards_line(d, y + 12.0, label, cards);
            }
        }
        if let Some(auction) = view.auction {
            y = self.cards_line(d, y + 12.0, "label-auction", &[auction.card]);
        }
        y + 12.0
    }

    /// A label and the names of cards as small boxes; returns the lower edge.
    fn cards_line(&self, d: &mut Drawing, top: f32, label: &'static str, cards: &[Card]) -> f32 {
        let words = self.look.words;
        let title = words.name(label);
        let (mut x, mut y) = (MARGIN, top);
        d.text(x, y, Type::new(11.0).fill(QUIET), &title);
        x += title.chars().count() as f32 * 6.6 + 8.0;
        for card in cards {
            let name = words.name(card.id());
            let width = name.chars().count() as f32 * 6.3 + 12.0;
            if x + width > WIDTH - MARGIN {
                x = MARGIN;
                y += 22.0;
            }
            let at = places::common(*card);
            d.target(&at, |d| {
                d.rect(
                    x,
                    y - 13.0,
                    width,
                    18.0,
                    format_args!("rx=\"3\" fill=\"#fff\" stroke=\"{}\"", colour(*card)),
                );
                d.text(x + 6.0, y, Type::new(10.5), &name);
                self.frame(d, [x, y - 13.0, width, 18.0], self.is_legal(&at), false);
            });
            x += width + 6.0;
        }
        y + 8.0
    }
}
