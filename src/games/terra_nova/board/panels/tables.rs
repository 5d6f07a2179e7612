//! Seats side by side: what they have, and where their points come from.

use super::Sheet;
use crate::board::view::PlayerView;
use crate::state::Source;
use kernel::Seat;
use kernel::panel::{Cell, Column, Content, Panel, Role, Row, Section, Sign, Table, Token};

/// The columns of the table of seats: address, sign, name in the catalogue.
const COLUMNS: [(&str, Sign, &str); 9] = [
    ("points", "points", "word-points"),
    ("coins", "coin", "word-coins"),
    ("power", "power", "word-power-bowls"),
    ("sailing", "sail", "word-sailing"),
    ("houses", "house", "word-houses"),
    ("posts", "post", "word-posts"),
    ("palaces", "palace", "word-palaces"),
    ("towns", "town", "word-towns-founded"),
    ("tile", "", "word-tile"),
];

impl Sheet<'_> {
    pub(super) fn seats(&self) -> Panel {
        let column = |(id, sign, name)| self.column(id, sign, name);
        Panel {
            id: "seats".to_owned(),
            role: Role::Seats,
            title: self.words.name("word-in-turn-order"),
            sections: vec![Section::new(
                "",
                Content::Table(Table {
                    columns: COLUMNS.into_iter().map(column).collect(),
                    rows: self.view.order.iter().map(|seat| self.row(*seat)).collect(),
                }),
            )],
        }
    }

    fn column(&self, id: &'static str, sign: Sign, name: &str) -> Column {
        Column {
            id,
            sign,
            name: self.words.name(name),
        }
    }

    fn row(&self, seat: Seat) -> Row {
        let player = &self.view.players[seat.index()];
        let faction = self.words.name(player.faction.unwrap_or("word-no-faction"));
        let [one, two, three] = player.bowls;
        let palaces = match (player.left_palace, player.right_palace) {
            (true, true) => "LR",
            (true, false) => "L",
            (false, true) => "R",
            (false, false) => "–",
        };
        let tile = player.bonus_tile.map_or_else(
            || "–".to_owned(),
            |tile| tile.trim_start_matches("bon_").to_ascii_uppercase(),
        );
        let mut cells = vec![
            Cell {
                value: vec![Token::Strong(player.points.to_string())],
                ..Cell::default()
            },
            Cell {
                next: words(format!("+{}", player.income.coins)),
                ..cell(player.coins)
            },
            Cell {
                next: words(format!("+{}", player.income.power)),
                ..cell(format!("{one}/{two}/{three}"))
            },
            cell(player.sailing),
            cell(player.houses),
            cell(player.posts),
            cell(palaces),
            cell(player.towns),
        ];
        cells.push(Cell {
            value: vec![Token::Strong(tile)],
            ..Cell::default()
        });
        Row {
            seat,
            note: if player.has_passed {
                self.words.name("word-passed")
            } else {
                faction
            },
            is_dim: player.has_passed && !self.view.is_over,
            cells,
        }
    }

    /// Points by source; while the match runs, what its end would add is shown beside them.
    pub(super) fn score(&self) -> Panel {
        let sources = self.sources();
        let mut columns: Vec<Column> = sources
            .iter()
            .map(|source| self.column(source.id(), "", &format!("source-{}", source.id())))
            .collect();
        columns.push(self.column("total", "", "source-total"));
        let mut players: Vec<&PlayerView> = self.view.players.iter().collect();
        players.sort_by_key(|player| std::cmp::Reverse(player.points));
        Panel {
            id: "score".to_owned(),
            role: Role::Score,
            title: self.words.name("word-points-from"),
            sections: vec![Section::new(
                "",
                Content::Table(Table {
                    columns,
                    rows: players
                        .iter()
                        .map(|player| self.score_row(player, &sources))
                        .collect(),
                }),
            )],
        }
    }

    /// Those that brought somebody points; what the end will score always has its column.
    fn sources(&self) -> Vec<Source> {
        let used = |source: &Source| {
            let mut players = self.view.players.iter();
            let at_end = matches!(source, Source::Territory | Source::Money);
            at_end || players.any(|player| player.by_source[*source as usize] != 0)
        };
        Source::ALL.into_iter().filter(used).collect()
    }

    fn score_row(&self, player: &PlayerView, sources: &[Source]) -> Row {
        let best = |points: i32, of: &dyn Fn(&PlayerView) -> i32| {
            points > 0 && self.view.players.iter().all(|other| of(other) <= points)
        };
        let outlook = |source: Source| match source {
            Source::Territory => player.outlook.territory,
            Source::Money => player.outlook.money,
            Source::RoundTile
            | Source::Sailing
            | Source::Town
            | Source::BonusTile
            | Source::Ability
            | Source::Palace => 0,
        };
        let mut cells: Vec<Cell> = sources
            .iter()
            .map(|source| {
                let source = *source;
                let points = player.by_source[source as usize];
                Cell {
                    value: vec![Token::Words(match points {
                        0 => "–".to_owned(),
                        points => points.to_string(),
                    })],
                    next: more(outlook(source)),
                    is_best: best(points, &|other| other.by_source[source as usize]),
                }
            })
            .collect();
        cells.push(Cell {
            value: vec![Token::Strong(player.points.to_string())],
            next: more(player.outlook.territory + player.outlook.money),
            is_best: false,
        });
        Row {
            seat: player.seat,
            note: self.words.name(player.faction.unwrap_or("word-no-faction")),
            is_dim: false,
            cells,
        }
    }
}

fn words(text: String) -> Vec<Token> {
    vec![Token::Words(text)]
}

fn more(points: i32) -> Vec<Token> {
    match points {
        0 => Vec::new(),
        points => words(format!("+{points}")),
    }
}

fn cell(value: impl std::fmt::Display) -> Cell {
    Cell {
        value: words(value.to_string()),
        ..Cell::default()
    }
}
