//! The slots of a mat: covered by a building, or open with what they bring.

use games::panel::Slot;

use super::Board;
use super::html::Html;
use super::piece::{Piece, Within};
use super::tokens::sign;

impl Board<'_> {
    pub fn slots(&self, html: &mut Html, within: &Within<'_>, rows: &[Vec<Slot>]) {
        let width = |row: &Vec<Slot>| row.iter().map(|slot| u16::from(slot.span.max(1))).sum();
        let columns: u16 = rows.iter().map(width).max().unwrap_or(1);
        html.raw("<div class=\"slots c").number(columns).raw("\">");
        for (number, row) in rows.iter().enumerate() {
            for (index, slot) in row.iter().enumerate() {
                let open = if slot.covered.is_none() { " on" } else { "" };
                let class = format!("slot{open} span{}", slot.span.max(1));
                let change = format!("slot{number}.{index}");
                let name = slot.covered.map(|sign| self.said("", sign));
                let piece = Piece {
                    at: &slot.at,
                    index: 100 * number + index,
                    class: &class,
                    change: &change,
                    name: name.as_deref().unwrap_or_default(),
                    effect: &slot.income,
                    text: &slot.text,
                    ..Piece::default()
                };
                self.piece(html, within, &piece, |html| {
                    if let Some(building) = slot.covered {
                        html.raw("<span class=\"pcs\">");
                        sign(html, building);
                        html.raw("</span><span class=\"sr\">")
                            .text(name.as_deref().unwrap_or_default())
                            .raw("</span>");
                    }
                    self.part(html, "brings", &slot.income);
                });
            }
        }
        html.raw("</div>");
    }
}
