//! The board and the list of what can be done, as plain text that stands on its own.

use crate::any_game::{Position, Scene};
use crate::{Choice, Viewer};

const COLUMNS: usize = 72;

/// The whole position for a viewer who reads plain text.
pub fn letter(position: &dyn Position, scene: &Scene<'_>) -> String {
    let mut text = position.text(scene);
    for decision in position.turn().0 {
        let about = scene.words.say(&decision.about);
        text += &format!("\n{}: {about}\n", scene.words.player(decision.seat));
    }
    if let Viewer::Seat(seat) = scene.viewer {
        let choices = position.choices(seat);
        if !choices.is_empty() {
            text += &format!(
                "\n{}\n",
                scene.words.say(&crate::message::message!(
                    "what-you-can-do",
                    count = choices.len()
                ))
            );
            text += &list(&choices, scene);
        }
    }
    text
}

/// Notation and price of each choice, in columns.
pub fn list(choices: &[Choice], scene: &Scene<'_>) -> String {
    let widest = choices
        .iter()
        .map(|choice| choice.line.chars().count())
        .max()
        .unwrap_or_default();
    let column = widest.min(COLUMNS / 2);
    let mut text = String::new();
    for choice in choices {
        let price = choice
            .price
            .as_ref()
            .map(|price| scene.words.say(price))
            .unwrap_or_default();
        let line = format!("  {:column$}  {price}", choice.line);
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// Columns stand closer where they would be wider than an email is, with its margin.
const WIDEST: usize = 70;

/// Rows of cells as columns of even width: the first to the left, the others to the right.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let wide = widths.iter().sum::<usize>() + 2 * count.saturating_sub(1);
    let gap = if wide > WIDEST { " " } else { "  " };
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let width = widths[column];
            match column {
                0 => line += &format!("{cell:<width$}"),
                _ => line += &format!("{gap}{cell:>width$}"),
            }
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}
