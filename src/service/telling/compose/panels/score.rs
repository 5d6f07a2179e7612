//! Where the points of a match are from, for its last email.

use std::borrow::Cow;

use super::phrases::capitalised;
use super::teller::{NOTHING, Teller};
use games::panel::{Content, Panel, Row};
use mail::{Block, Table};

/// The column that is the sum of the others.
pub(super) const SUM: &str = "total";
/// What is written where a source brought nothing.
const NONE: &str = "–";

impl Teller<'_> {
    /// A row for each source that brought any, a column for each seat, the best first, and the sum below.
    pub fn score(&self, panel: &Panel) -> Vec<Block> {
        let mut sections = panel.sections.iter();
        let table = sections.find_map(|section| {
            if let Content::Table(table) = &section.content {
                Some(table)
            } else {
                None
            }
        });
        let Some(table) = table else {
            return Vec::new();
        };
        let mut seats: Vec<&Row> = table.rows.iter().collect();
        seats.sort_by_key(|row| std::cmp::Reverse(self.points.get(row.seat.index())));
        let names = seats.iter().map(|row| self.words.player(row.seat));
        let heads = std::iter::once("".into()).chain(names);
        let mut rows: Vec<Vec<String>> = vec![heads.map(Cow::into_owned).collect()];
        let mut sum = None;
        for (at, column) in table.columns.iter().enumerate() {
            let cells = seats.iter().filter_map(|row| row.cells.get(at));
            let cells = cells.map(|cell| self.with_next(&cell.value, &cell.next));
            let name = std::iter::once(capitalised(&column.name));
            if column.id == SUM {
                sum = Some(name.chain(cells).collect());
                continue;
            }
            let cells: Vec<String> = cells.map(said_or_none).collect();
            if cells.iter().any(|cell| cell != NONE) {
                rows.push(name.chain(cells).collect());
            }
        }
        let strong = sum.as_ref().map(|_| rows.len());
        rows.extend(sum);
        let title = Block::Heading(panel.title.clone());
        vec![title, Block::Table(Table { rows, strong })]
    }
}

fn said_or_none(cell: String) -> String {
    let is_nought = ["0", "+0", "−0"].contains(&cell.as_str());
    match is_nought || NOTHING.contains(&cell.as_str()) {
        true => NONE.to_owned(),
        false => cell,
    }
}
