//! The standing: one row a seat, the viewer's last.

use crate::board::view::{Phase, PlayerView};
use kernel::message::message;
use kernel::panel::{Cell, Column, Content, Panel, Role, Row, Sign, Table, Token};
use kernel::{Seat, Viewer};

use super::mat::count_of;
use super::{Board, of, panel, plain, signed};

/// Address, sign, message.
const COLUMNS: [(&str, Sign, &str); 10] = [
    ("culture", "culture", "label-culture"),
    ("science", "science", "label-science"),
    ("strength", "strength", "label-strength"),
    ("happy", "happy", "label-happy"),
    ("food", "food", "label-food"),
    ("resources", "resources", "label-resources"),
    ("actions", "", "label-actions"),
    ("unused", "", "label-workers"),
    ("banks", "", "label-banks"),
    ("hand", "", "label-cards"),
];

impl Board<'_> {
    pub(super) fn seats(&self) -> Panel {
        let seats = self.view.players.len();
        let order: Vec<Seat> = match self.look.viewer {
            Viewer::Seat(own) => own.clockwise(seats).skip(1).chain([own]).collect(),
            Viewer::Spectator => Seat::all(seats).collect(),
        };
        let rows = order.iter().map(|seat| self.row(self.player(*seat)));
        let columns = COLUMNS.map(|(id, sign, name)| Column {
            id,
            sign,
            name: self.name(name),
        });
        let table = Table {
            columns: columns.into(),
            rows: rows.collect(),
        };
        let title = self.name("panel-standing");
        panel(
            "seats",
            Role::Seats,
            title,
            vec![plain(Content::Table(table))],
        )
    }

    fn row(&self, player: &PlayerView) -> Row {
        let note = if player.resigned {
            self.name("text-resigned")
        } else if player.discontent > i16::from(player.unused_workers) {
            self.name("label-uprising")
        } else {
            String::new()
        };
        Row {
            seat: player.seat,
            note,
            is_dim: player.resigned,
            cells: self.cells(player).into(),
        }
    }

    fn cells(&self, player: &PlayerView) -> [Cell; 10] {
        let best = |value: fn(&PlayerView) -> i32| {
            let all = self.view.players.iter().filter(|other| !other.resigned);
            let most = all.map(value).max().unwrap_or(0);
            !player.resigned && most > 0 && value(player) == most
        };
        let cell = |value, next| Cell {
            value,
            next,
            is_best: false,
        };
        let goods = |stock: u16, made: i16, lost: u8| {
            let mut next = vec![signed(made.into(), "")];
            if lost > 0 {
                next.push(Token::Loss(lost.to_string(), ""));
            }
            cell(vec![of(stock, "")], next)
        };
        let held = |cards: usize, limit: usize| Token::Of(format!("{cards}/{limit}"), "");
        let needed = message!("value-of", total = player.happiness_required);
        let unused = match player.unused_workers {
            0 => vec![Token::When(self.name("value-none"))],
            count => vec![count_of(count, "worker")],
        };
        [
            Cell {
                is_best: best(|player| player.culture.into()),
                ..cell(
                    vec![of(player.culture, "")],
                    vec![signed(player.culture_rating.into(), "")],
                )
            },
            Cell {
                is_best: best(|player| player.science.into()),
                ..cell(
                    vec![of(player.science, "")],
                    vec![signed(player.science_rating.into(), "")],
                )
            },
            Cell {
                is_best: best(|player| player.strength.into()),
                ..cell(vec![of(player.strength, "")], Vec::new())
            },
            cell(
                vec![of(player.happiness, "")],
                vec![Token::Words(self.say(needed))],
            ),
            goods(player.food, player.food_production, player.consumption),
            goods(
                player.resources,
                player.resource_production,
                player.corruption,
            ),
            cell(self.actions(player), Vec::new()),
            cell(unused, Vec::new()),
            cell(
                vec![
                    of(player.yellow_bank, "worker"),
                    of(player.blue_bank, "blue"),
                ],
                Vec::new(),
            ),
            cell(
                vec![
                    held(player.civil_hand.len(), player.civil_limit),
                    Token::Words("·".to_owned()),
                    held(player.military_backs.len(), player.military_limit),
                ],
                Vec::new(),
            ),
        ]
    }

    /// Those left, and those spent.
    pub(super) fn actions(&self, player: &PlayerView) -> Vec<Token> {
        [
            (player.civil_actions, player.civil_total, "civil"),
            (player.military_actions, player.military_total, "military"),
        ]
        .into_iter()
        .map(|(left, total, sign)| Token::Pips {
            full: left,
            of: total.max(left),
            sign,
        })
        .collect()
    }

    /// At the end: what stood before the final events, and what each of them brought.
    pub(super) fn score(&self) -> Option<Panel> {
        let view = self.view;
        if view.phase != Phase::Over {
            return None;
        }
        let column = |id: &'static str, sign, name| Column { id, sign, name };
        let mut columns = vec![column("before", "culture", self.name("score-before"))];
        for (card, _) in &view.final_events {
            columns.push(column(card.id(), "", self.name(card.id())));
        }
        columns.push(column("other", "", self.name("score-other")));
        columns.push(column("total", "culture", self.name("score-total")));
        let most = |values: &dyn Fn(&PlayerView) -> i32, player: &PlayerView| {
            let all = view.players.iter().filter(|other| !other.resigned);
            let best = all.map(values).max().unwrap_or(0);
            best > 0 && values(player) == best
        };
        let rows = view.players.iter().map(|player| {
            let index = player.seat.index();
            let events: i32 = view
                .final_events
                .iter()
                .map(|(_, scores)| i32::from(scores[index]))
                .sum();
            let total = i32::from(player.culture);
            let other = i32::from(player.final_labs);
            let mut cells = vec![Cell {
                value: vec![of(total - events - other, "")],
                ..Cell::default()
            }];
            for (_, scores) in &view.final_events {
                let value = |player: &PlayerView| i32::from(scores[player.seat.index()]);
                cells.push(Cell {
                    value: vec![signed(value(player), "")],
                    next: Vec::new(),
                    is_best: most(&value, player),
                });
            }
            cells.push(Cell {
                value: vec![signed(other, "")],
                ..Cell::default()
            });
            cells.push(Cell {
                value: vec![of(total, "")],
                next: Vec::new(),
                is_best: most(&|player: &PlayerView| player.culture.into(), player),
            });
            Row {
                seat: player.seat,
                note: if player.resigned {
                    self.name("text-resigned")
                } else {
                    String::new()
                },
                is_dim: player.resigned,
                cells,
            }
        });
        let table = Table {
            columns,
            rows: rows.collect(),
        };
        let title = self.name("panel-score");
        Some(panel(
            "score",
            Role::Score,
            title,
            vec![plain(Content::Table(table))],
        ))
    }
}
