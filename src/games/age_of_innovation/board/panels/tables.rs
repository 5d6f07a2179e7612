//! Seats side by side: what they have, and where their points come from.

use super::{Sheet, building_sign, discipline_sign};
use crate::state::Phase;
use crate::state::ids::{Building, Discipline};
use crate::state::source::Source;
use kernel::Seat;
use kernel::panel::{Cell, Column, Content, Panel, Role, Row, Section, Sign, Table, Token};

const GOODS: [(&str, Sign, &str); 5] = [
    ("points", "points", "word-points"),
    ("coins", "coin", "word-coins"),
    ("tools", "tool", "word-tools"),
    ("scholars", "scholar", "word-scholars"),
    ("power", "power", "word-power-bowls"),
];

/// The kinds that have a column.
const BUILDINGS: [Building; 5] = [
    Building::Workshop,
    Building::Guild,
    Building::School,
    Building::Palace,
    Building::University,
];

impl Sheet<'_> {
    fn column(&self, id: &'static str, sign: Sign, name: &str) -> Column {
        Column {
            id,
            sign,
            name: self.words.name(name),
        }
    }

    pub(super) fn seats(&self) -> Panel {
        let goods = GOODS
            .into_iter()
            .map(|(id, sign, name)| self.column(id, sign, name));
        let books = Discipline::ALL.iter().map(|discipline| {
            self.column(
                discipline.id(),
                discipline_sign(*discipline),
                &format!("books-{}", discipline.id()),
            )
        });
        let buildings = BUILDINGS.into_iter().map(|building| {
            let name = format!("plural-{}", building.id());
            self.column(building.id(), building_sign(building), &name)
        });
        let order = &self.table.order;
        Panel {
            id: "seats".to_owned(),
            role: Role::Seats,
            title: self.words.name("word-players"),
            sections: vec![Section::new(
                "",
                Content::Table(Table {
                    columns: goods.chain(books).chain(buildings).collect(),
                    rows: order.iter().map(|seat| self.row(*seat)).collect(),
                }),
            )],
        }
    }

    fn faction_name(&self, seat: Seat) -> String {
        let faction = self.table.player(seat).faction;
        self.words
            .name(faction.map_or("word-no-board", |faction| faction.id()))
    }

    fn row(&self, seat: Seat) -> Row {
        let player = self.table.player(seat);
        let view = &self.view.seats[seat.index()];
        let income = view.income.as_ref();
        let [one, two, three] = player.bowls.0.0;
        let with = |value: String, next: Option<u8>| Cell {
            value: words(value),
            next: match next {
                None | Some(0) => Vec::new(),
                Some(next) => words(format!("+{next}")),
            },
            is_best: false,
        };
        let mut cells = vec![
            Cell {
                value: vec![Token::Strong(player.vp.to_string())],
                ..Cell::default()
            },
            with(player.coins.to_string(), income.map(|income| income.coins)),
            with(player.tools.to_string(), income.map(|income| income.tools)),
            with(
                player.scholars.to_string(),
                income.map(|income| income.scholars),
            ),
            with(
                format!("{one}/{two}/{three}"),
                income.map(|income| income.power),
            ),
        ];
        for (index, count) in player.books.into_iter().enumerate() {
            let value = match count {
                0 => "·".to_owned(),
                count => count.to_string(),
            };
            let next = income.map(|income| income.books).filter(|_| index == 0);
            cells.push(with(value, next));
        }
        for building in BUILDINGS {
            let count = self.table.count(seat, |other| other == building);
            cells.push(with(count.to_string(), None));
        }
        Row {
            seat,
            note: if view.passed {
                self.words.name("word-passed")
            } else {
                self.faction_name(seat)
            },
            is_dim: view.passed && self.table.is_action_phase(),
            cells,
        }
    }

    /// Points by source; while the match runs, what its end would add is shown beside them.
    pub(super) fn score(&self) -> Panel {
        let table = self.table;
        let seats = Seat::all(table.seats());
        let used = |source: &Source| {
            let mut players = table.players.iter();
            let at_end = matches!(source, Source::Science | Source::Area | Source::Resources);
            at_end || players.any(|player| player.by_source[*source as usize] != 0)
        };
        let sources: Vec<Source> = Source::ALL.into_iter().filter(used).collect();
        let mut columns: Vec<Column> = sources
            .iter()
            .map(|source| self.column(source.id(), "", &format!("source-{}", source.id())))
            .collect();
        columns.push(self.column("total", "", "source-total"));
        let is_ready = table.round > 0 && table.phase != Phase::Over;
        let outlook = is_ready.then(|| table.final_points());
        let more = |seat: Seat, source: Source| {
            let points = outlook.as_ref().map(|points| points[seat.index()]);
            points.map_or(0, |points| match source {
                Source::Area => points.area,
                Source::Science => points.science.iter().sum(),
                Source::Resources => points.resources,
                Source::Start
                | Source::Rounds
                | Source::Cities
                | Source::Innovations
                | Source::Competencies
                | Source::Palace
                | Source::Bonus
                | Source::Faction
                | Source::Tracks
                | Source::Actions
                | Source::Power => 0,
            })
        };
        let mut order: Vec<Seat> = seats.collect();
        order.sort_by_key(|seat| std::cmp::Reverse(table.player(*seat).vp));
        let rows = order.into_iter().map(|seat| {
            let player = table.player(seat);
            let mut cells: Vec<Cell> = Vec::new();
            for source in &sources {
                let points = player.by_source[*source as usize];
                let most = table
                    .players
                    .iter()
                    .map(|other| other.by_source[*source as usize])
                    .max();
                cells.push(Cell {
                    value: words(match points {
                        0 => "–".to_owned(),
                        points if points < 0 => format!("−{}", -points),
                        points => points.to_string(),
                    }),
                    next: plus(more(seat, *source)),
                    is_best: points > 0 && Some(points) == most && *source != Source::Start,
                });
            }
            let end = sources.iter().map(|source| more(seat, *source)).sum();
            cells.push(Cell {
                value: vec![Token::Strong(player.vp.to_string())],
                next: plus(end),
                is_best: false,
            });
            Row {
                seat,
                note: self.faction_name(seat),
                is_dim: false,
                cells,
            }
        });
        let rows = rows.collect();
        Panel {
            id: "score".to_owned(),
            role: Role::Score,
            title: self.words.name("word-points-from"),
            sections: vec![Section::new("", Content::Table(Table { columns, rows }))],
        }
    }
}

fn words(text: String) -> Vec<Token> {
    vec![Token::Words(text)]
}

fn plus(points: u16) -> Vec<Token> {
    match points {
        0 => Vec::new(),
        points => words(format!("+{points}")),
    }
}
