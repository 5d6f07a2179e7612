//! One player's civilisation in the drawing.

use crate::board::faces::{class_id, colour, roman};
use crate::board::svg::{Board, COLOURS, MARGIN, WIDTH};
use crate::board::view::{Phase, PlayerView};
use crate::data::Card;
use crate::state::Tech;
use crate::words::places;
use kernel::Seat;
use kernel::draw::{Drawing, INK, QUIET, Type, shortened};
use kernel::message::message;

const CHIP: f32 = 118.0;
const CHIP_HEIGHT: f32 = 40.0;
const GAP: f32 = 4.0;
const YELLOW: &str = "#f2c230";
const BLUE: &str = "#3f86d1";

/// Draws the panel and returns its lower edge.
pub fn panel(board: &Board<'_>, d: &mut Drawing, seat: Seat, top: f32) -> f32 {
    let player = &board.view.players[seat.index()];
    let start = top;
    let mut y = title(board, d, player, top);
    if player.resigned {
        return y;
    }
    y = ratings(board, d, player, y);
    y = banks(board, d, player, y);
    y = technologies(board, d, player, y);
    y = cards_in_play(board, d, player, y);
    y = hands(board, d, player, y);
    d.rect(
        MARGIN - 6.0,
        start,
        WIDTH - 2.0 * MARGIN + 12.0,
        y - start + 2.0,
        "rx=\"8\" fill=\"none\" stroke=\"#d5d8dc\"",
    );
    y + 2.0
}

fn title(board: &Board<'_>, d: &mut Drawing, player: &PlayerView, top: f32) -> f32 {
    let words = board.look.words;
    let seat = player.seat;
    let at = format!("seat-{}", seat.0 + 1);
    let colour = COLOURS[seat.index() % COLOURS.len()];
    d.target(&at, |d| {
        d.rect(
            MARGIN - 6.0,
            top,
            WIDTH - 2.0 * MARGIN + 12.0,
            26.0,
            "rx=\"8\" fill=\"#f1f2f4\"",
        );
        d.circle(
            MARGIN + 8.0,
            top + 13.0,
            8.0,
            format_args!("fill=\"{colour}\""),
        );
        d.text(
            MARGIN + 8.0,
            top + 17.0,
            Type::new(11.0).fill("#fff").bold().middle(),
            seat.0 + 1,
        );
        let name = shortened(words.player(seat), 28);
        d.text(
            MARGIN + 24.0,
            top + 18.0,
            Type::new(14.0).fill(colour).bold(),
            name,
        );
        let mut note = Vec::new();
        if player.resigned {
            note.push(words.name("text-resigned"));
        } else if board.view.current == seat && board.view.phase != Phase::Over {
            note.push(words.name("label-to-move"));
        }
        if !player.resigned && player.discontent > i16::from(player.unused_workers) {
            note.push(words.name("label-uprising"));
        }
        let right = WIDTH - MARGIN - 4.0;
        d.text(
            right,
            top + 18.0,
            Type::new(12.0).fill(INK).end(),
            note.join(" · "),
        );
        let legal = board.is_legal(&at);
        board.frame(
            d,
            [MARGIN - 6.0, top, WIDTH - 2.0 * MARGIN + 12.0, 26.0],
            legal,
            false,
        );
    });
    top + 30.0
}

/// The four ratings and the two goods, large.
fn ratings(board: &Board<'_>, d: &mut Drawing, player: &PlayerView, top: f32) -> f32 {
    let words = board.look.words;
    let cells = [
        (
            "label-culture",
            player.culture.to_string(),
            format!("+{}", player.culture_rating),
        ),
        (
            "label-science",
            player.science.to_string(),
            format!("+{}", player.science_rating),
        ),
        ("label-strength", player.strength.to_string(), String::new()),
        (
            "label-happy",
            player.happiness.to_string(),
            format!("/ {}", player.happiness_required),
        ),
        (
            "label-food",
            player.food.to_string(),
            format!("+{} −{}", player.food_production, player.consumption),
        ),
        (
            "label-resources",
            player.resources.to_string(),
            format!("+{} −{}", player.resource_production, player.corruption),
        ),
    ];
    let width = (WIDTH - 2.0 * MARGIN) / cells.len() as f32;
    for (index, (label, value, rate)) in cells.into_iter().enumerate() {
        let x = MARGIN + index as f32 * width;
        d.text(
            x,
            top + 10.0,
            Type::new(10.0).fill(QUIET),
            words.name(label),
        );
        d.text(x, top + 29.0, Type::new(18.0).bold(), &value);
        let after = x + value.chars().count() as f32 * 12.5 + 5.0;
        d.text(after, top + 29.0, Type::new(12.0).fill(QUIET), rate);
    }
    top + 36.0
}

/// Actions as filled and empty dots, workers and the two banks.
fn banks(board: &Board<'_>, d: &mut Drawing, player: &PlayerView, top: f32) -> f32 {
    let words = board.look.words;
    let y = top + 10.0;
    let mut x = MARGIN;
    for (label, available, total, fill) in [
        (
            "label-civil",
            player.civil_actions,
            player.civil_total,
            "#ffffff",
        ),
        (
            "label-military",
            player.military_actions,
            player.military_total,
            "#b03a3a",
        ),
    ] {
        let title = words.name(label);
        d.text(x, y, Type::new(10.0).fill(QUIET), &title);
        x += title.chars().count() as f32 * 6.0 + 6.0;
        for dot in 0..total.max(available) {
            let set = if dot < available {
                format!("fill=\"{fill}\" stroke=\"{INK}\"")
            } else {
                "fill=\"#e3e5e8\" stroke=\"#c9ccd1\"".to_owned()
            };
            d.circle(x + 5.0, y - 3.5, 4.5, set);
            x += 12.0;
        }
        let count = format!("{available}/{total}");
        d.text(x + 2.0, y, Type::new(10.0), &count);
        x += 34.0;
    }
    let yellow = format!("{} {}", words.name("label-yellow"), player.yellow_bank);
    let unused = format!("{} {}", words.name("label-workers"), player.unused_workers);
    let blue = format!("{} {}", words.name("label-blue"), player.blue_bank);
    let mut x = WIDTH - MARGIN - 300.0;
    let people = places::people(player.seat);
    for (text, fill, at) in [
        (unused, YELLOW, ""),
        (yellow, YELLOW, people.as_str()),
        (blue, BLUE, ""),
    ] {
        let draw = |d: &mut Drawing| {
            d.circle(
                x + 5.0,
                y - 3.5,
                4.5,
                format_args!("fill=\"{fill}\" stroke=\"{INK}\""),
            );
            d.text(x + 14.0, y, Type::new(10.5), &text);
            let legal = !at.is_empty() && board.is_own(player.seat) && board.is_legal(at);
            board.frame(d, [x - 4.0, y - 13.0, 96.0, 18.0], legal, false);
        };
        if at.is_empty() || !board.is_own(player.seat) {
            draw(d);
        } else {
            d.target(at, draw);
        }
        x += 102.0;
    }
    top + 20.0
}

fn technologies(board: &Board<'_>, d: &mut Drawing, player: &PlayerView, top: f32) -> f32 {
    let columns = ((WIDTH - 2.0 * MARGIN) / (CHIP + GAP)) as usize;
    for (index, tech) in player.technologies.iter().enumerate() {
        let x = MARGIN + (index % columns) as f32 * (CHIP + GAP);
        let y = top + (index / columns) as f32 * (CHIP_HEIGHT + GAP);
        technology(board, d, player.seat, tech, x, y);
    }
    let rows = player.technologies.len().div_ceil(columns);
    top + rows as f32 * (CHIP_HEIGHT + GAP) + 2.0
}

fn technology(board: &Board<'_>, d: &mut Drawing, seat: Seat, tech: &Tech, x: f32, y: f32) {
    let words = board.look.words;
    let area = [x, y, CHIP, CHIP_HEIGHT];
    let at = places::mat(seat, tech.card);
    d.target(&at, |d| {
        let fill = if tech.workers > 0 {
            "#fbfbf8"
        } else {
            "#ffffff"
        };
        d.rect(
            x,
            y,
            CHIP,
            CHIP_HEIGHT,
            format_args!("rx=\"5\" fill=\"{fill}\" stroke=\"#c9ccd1\""),
        );
        d.rect(
            x,
            y,
            5.0,
            CHIP_HEIGHT,
            format_args!("rx=\"2\" fill=\"{}\"", colour(tech.card)),
        );
        let name = words.name(tech.card.id());
        let size = if name.chars().count() > 14 { 8.5 } else { 10.5 };
        let name = shortened(&name, 19);
        d.text(x + 10.0, y + 13.0, Type::new(size).bold(), name);
        let class = words.name(class_id(tech.card));
        let class = format!("{class} {}", roman(tech.card.level()));
        d.text(x + 10.0, y + 35.0, Type::new(8.0).fill(QUIET), class);
        for worker in 0..tech.workers.min(7) {
            let place = x + 14.0 + f32::from(worker) * 9.0;
            d.circle(
                place,
                y + 21.0,
                4.0,
                format_args!("fill=\"{YELLOW}\" stroke=\"{INK}\""),
            );
        }
        if tech.blue > 0 {
            let place = x + CHIP - 34.0;
            d.rect(
                place,
                y + 26.0,
                10.0,
                10.0,
                format_args!("fill=\"{BLUE}\" stroke=\"{INK}\""),
            );
            d.text(
                place + 14.0,
                y + 35.0,
                Type::new(10.5).bold(),
                format_args!("×{}", tech.blue),
            );
        }
        board.frame_card(d, area, seat, tech.card, &at);
    });
}

/// Boxes with names that flow over as many lines as they need.
struct Flow<'b, 'd> {
    board: &'b Board<'b>,
    d: &'d mut Drawing,
    seat: Seat,
    x: f32,
    y: f32,
}

impl Flow<'_, '_> {
    fn label(&mut self, id: &'static str) {
        let text = self.board.look.words.name(id);
        self.room(text.chars().count() as f32 * 6.2 + 80.0);
        self.d
            .text(self.x, self.y + 14.0, Type::new(10.0).fill(QUIET), &text);
        self.x += text.chars().count() as f32 * 6.0 + 8.0;
    }

    fn room(&mut self, width: f32) {
        if self.x + width > WIDTH - MARGIN && self.x > MARGIN {
            self.x = MARGIN;
            self.y += 24.0;
        }
    }

    /// A card by name, with a note on its state.
    fn card(&mut self, card: Card, note: &str) {
        let at = places::mat(self.seat, card);
        self.card_at(card, note, &at);
    }

    fn card_at(&mut self, card: Card, note: &str, at: &str) {
        let words = self.board.look.words;
        let name = shortened(&words.name(card.id()), 30);
        let signs = name.chars().count() as f32 * 6.9 + note.chars().count() as f32 * 5.8;
        let width = signs + if note.is_empty() { 16.0 } else { 24.0 };
        self.room(width);
        let (x, y, board, seat) = (self.x, self.y, self.board, self.seat);
        self.d.target(at, |d| {
            d.rect(
                x,
                y,
                width,
                20.0,
                format_args!(
                    "rx=\"4\" fill=\"#fff\" stroke=\"{}\" stroke-width=\"1.4\"",
                    colour(card)
                ),
            );
            d.text(x + 7.0, y + 14.0, Type::new(11.0), &name);
            if !note.is_empty() {
                d.text(
                    x + width - 6.0,
                    y + 14.0,
                    Type::new(9.5).fill(QUIET).end(),
                    note,
                );
            }
            board.frame_card(d, [x, y, width, 20.0], seat, card, at);
        });
        self.x += width + 6.0;
    }

    /// The back of a hidden card.
    fn back(&mut self, level: u8) {
        self.room(26.0);
        let (x, y) = (self.x, self.y);
        self.d.rect(
            x,
            y + 1.0,
            22.0,
            18.0,
            "rx=\"2\" fill=\"#f3e3e3\" stroke=\"#7a1f1f\"",
        );
        self.d
            .text(x + 11.0, y + 14.0, Type::new(10.0).middle(), roman(level));
        self.x += 26.0;
    }

    fn end(self) -> f32 {
        self.y + 26.0
    }
}

fn cards_in_play(board: &Board<'_>, d: &mut Drawing, player: &PlayerView, top: f32) -> f32 {
    let words = board.look.words;
    let mut flow = Flow {
        board,
        d,
        seat: player.seat,
        x: MARGIN,
        y: top,
    };
    flow.card(player.government, "");
    if let Some(leader) = player.leader {
        flow.card(leader, &words.name("class-leader"));
    }
    for special in &player.specials {
        flow.card(*special, "");
    }
    for wonder in &player.wonders {
        let mut notes = vec![words.name("class-wonder")];
        if wonder.ruined {
            notes = vec![words.name("label-ruins")];
        }
        if wonder.homer {
            notes.push(words.name("label-homer"));
        }
        flow.card(wonder.card, &notes.join(", "));
    }
    if let Some(wonder) = player.wonder {
        let stages = wonder.card.wonder().map_or(0, |wonder| wonder.stages.len());
        let note = message!("label-stages", built = wonder.built, stages = stages);
        flow.card(wonder.card, &words.say(&note));
    }
    for colony in &player.colonies {
        flow.card(*colony, "");
    }
    if let Some(tactic) = player.tactic {
        let armies = message!(
            "label-armies",
            fresh = player.armies,
            old = player.outdated_armies
        );
        flow.card(tactic, &words.say(&armies));
    }
    if let Some(pact) = player.pact {
        let partner = message!("label-with", name = pact.partner);
        flow.card(pact.card, &words.say(&partner));
    }
    for war in &player.wars {
        let target = message!("label-against", name = war.target);
        flow.card(war.card, &words.say(&target));
    }
    flow.end()
}

fn hands(board: &Board<'_>, d: &mut Drawing, player: &PlayerView, top: f32) -> f32 {
    let civil = !player.civil_hand.is_empty();
    let military = !player.military_backs.is_empty();
    if !civil && !military {
        return top;
    }
    let mut flow = Flow {
        board,
        d,
        seat: player.seat,
        x: MARGIN,
        y: top,
    };
    if civil {
        flow.label("label-hand");
        for card in &player.civil_hand {
            flow.card_at(*card, "", &places::hand(*card));
        }
    }
    if military {
        flow.label("label-military-hand");
        match &player.military_hand {
            Some(hand) => hand
                .iter()
                .for_each(|card| flow.card_at(*card, "", &places::hand(*card))),
            None => {
                player
                    .military_backs
                    .iter()
                    .for_each(|level| flow.back(*level));
                player.shown.iter().for_each(|card| flow.card(*card, ""));
            }
        }
    }
    flow.end()
}
