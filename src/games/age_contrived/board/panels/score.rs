//! Points by their source, as they are or would be if the match ended now.

use super::{Table, section};
use crate::perform::scoring::Points;
use kernel::panel::{Cell, Column, Content, Panel, Role, Row, Sign, Token};

/// Id, sign and the number of each source; the catalogue has `points-<id>`.
type Source = (&'static str, Sign, fn(&Points) -> i64);

const SOURCES: [Source; 8] = [
    ("total", "points", Points::total),
    ("kinds", "kinds", |points| points.gained),
    ("monuments", "obelisk", |points| points.monuments),
    ("pillars", "pillar", |points| points.pillars),
    ("bridge", "span", |points| points.bridge),
    ("achievements", "laurel", |points| points.achievements),
    ("market", "stall", |points| points.market),
    ("wind", "wind", |points| points.wind),
];

pub(super) fn panel(table: &Table<'_>) -> Panel {
    let view = table.view;
    let sources = || {
        let all = SOURCES.into_iter();
        all.filter(|(id, ..)| *id != "wind" || view.has_wind)
    };
    let columns = sources()
        .map(|(id, sign, _)| Column {
            id,
            sign,
            name: table.name(&format!("points-{id}")),
        })
        .collect();
    let best = view
        .players
        .iter()
        .map(|player| player.points.total())
        .max();
    let rows = view.players.iter().map(|player| Row {
        seat: player.seat,
        note: player
            .character
            .map_or_else(String::new, |character| table.name(character.name())),
        is_dim: false,
        cells: sources()
            .map(|(id, _, points)| {
                let points = points(&player.points);
                Cell {
                    value: vec![Token::Of(points.to_string(), "")],
                    next: Vec::new(),
                    is_best: id == "total" && Some(points) == best && points > 0,
                }
            })
            .collect(),
    });
    let id = if view.is_over {
        "panel-score-end"
    } else {
        "panel-score"
    };
    let title = table.name(id);
    let content = Content::Table(kernel::panel::Table {
        columns,
        rows: rows.collect(),
    });
    super::panel(
        "score",
        Role::Score,
        title.clone(),
        vec![section(title, content)],
    )
}
