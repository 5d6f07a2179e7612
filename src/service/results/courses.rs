//! How a match went, in numbers: every column of the table of seats, over time.

use base::ids::{MatchId, PlayerId};
use games::Seat;
use games::panel::{Content, Panel, Role, Table as Columns, Token};
use store::actions;

use crate::live::{Live, play_all};
use crate::log::lines_until;
use crate::{Result, Service};
use words::Language;

/// A column with what each seat had after each of some actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    pub name: String,
    /// By seat.
    pub values: Vec<Vec<f64>>,
}

/// A match is looked at this often at most.
const MOMENTS: usize = 120;

impl Service {
    /// The match, and every column of its table of seats that is a number.
    pub async fn courses(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
        language: Language,
    ) -> Result<(Live, Vec<Course>)> {
        self.store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                let viewer = live.table.viewer(player)?;
                let number = live.table.row.number;
                let rows = actions::between(conn, id, 0, number)?;
                let rows = lines_until(rows, number, viewer);
                let mut position = live.table.first_position()?;
                let mut tables = Vec::new();
                for part in rows.chunks(rows.len().div_ceil(MOMENTS).max(1)) {
                    play_all(position.as_mut(), part)?;
                    let panels = live.panels(position.as_ref(), viewer, language, None);
                    tables.extend(table(panels));
                }
                let courses = courses(&tables, live.table.seats.len());
                Ok((live, courses))
            })
            .await
    }
}

/// The table of seats; where a game has none, that of points by their source.
fn table(mut panels: Vec<Panel>) -> Option<Columns> {
    let of = |role: Role| panels.iter().position(|panel| panel.role == role);
    let index = of(Role::Seats).or_else(|| of(Role::Score))?;
    let mut sections = panels.swap_remove(index).sections.into_iter();
    sections.find_map(|section| {
        if let Content::Table(table) = section.content {
            Some(table)
        } else {
            None
        }
    })
}

fn courses(tables: &[Columns], seats: usize) -> Vec<Course> {
    let Some(last) = tables.last() else {
        return Vec::new();
    };
    let course = |column: &games::panel::Column| {
        let of_seat = |seat: Seat| -> Option<Vec<f64>> {
            let value = |table: &Columns| {
                let index = table.columns.iter().position(|one| one.id == column.id)?;
                let row = table.rows.iter().find(|row| row.seat == seat)?;
                number(&row.cells.get(index)?.value)
            };
            tables.iter().map(value).collect()
        };
        let values: Option<Vec<Vec<f64>>> = Seat::all(seats).map(of_seat).collect();
        let values = values?;
        // What never changes tells nothing.
        let moves = |line: &Vec<f64>| line.iter().any(|value| *value != line[0]);
        values.iter().any(moves).then(|| Course {
            name: column.name.clone(),
            values,
        })
    };
    last.columns.iter().filter_map(course).collect()
}

/// The number that a cell shows, if it shows one; a dash or a dot stands for nothing.
fn number(value: &[Token]) -> Option<f64> {
    let text = match value {
        [Token::Of(text, _) | Token::Words(text) | Token::Strong(text)] => text,
        [] => return Some(0.0),
        _ => return None,
    };
    match text.trim() {
        "" | "–" | "·" | "-" => Some(0.0),
        text => text.trim_start_matches('+').parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_numbers_or_none() {
        let words = |text: &str| number(&[Token::Words(text.to_owned())]);
        assert_eq!(words("7"), Some(7.0));
        assert_eq!(words("–"), Some(0.0));
        assert_eq!(words("LR"), None);
        assert_eq!(words("0/4/4"), None);
        assert_eq!(number(&[Token::of(3, "coin")]), Some(3.0));
    }
}
