//! Tracks: rows of steps with the marks of seats on them.

use games::panel::{Token, Track};

use super::Board;
use super::html::Html;
use super::piece::{Piece, Within};

impl Board<'_> {
    pub fn track(&self, html: &mut Html, within: &Within<'_>, track: &Track) {
        let [rows, spaces] = &track.heads;
        html.raw("<table class=\"track\"><thead><tr><th scope=\"col\">")
            .text(rows)
            .raw("</th>");
        let key = |step: usize| {
            if track.thresholds.contains(&step) {
                " class=\"key\""
            } else {
                ""
            }
        };
        for (index, step) in track.steps.iter().enumerate() {
            html.raw("<th scope=\"col\"").raw(key(index)).raw(">");
            self.tokens(html, step);
            html.raw("</th>");
        }
        let has_spaces = track.rows.iter().any(|row| !row.spaces.is_empty());
        if has_spaces {
            html.raw("<th scope=\"col\" class=\"spaces\">")
                .text(spaces)
                .raw("</th>");
        }
        html.raw("</tr></thead><tbody>");
        for (index, row) in track.rows.iter().enumerate() {
            html.raw("<tr><th scope=\"row\">");
            let title = row.name.iter().find_map(|token| match token {
                Token::Strong(words) => Some(words.clone()),
                _ => None,
            });
            let name = title.unwrap_or_else(|| self.spoken(&row.name));
            let piece = Piece {
                at: &row.at,
                index,
                class: "row-name",
                name: &name,
                text: &row.text,
                ..Piece::default()
            };
            self.piece(html, within, &piece, |html| self.tokens(html, &row.name));
            html.raw("</th>");
            for step in 0..track.steps.len() {
                html.raw("<td").raw(key(step)).raw(">");
                for (seat, _) in row.marks.iter().filter(|(_, at)| *at == step) {
                    let change = format!("{}.{}", row.at, seat.0);
                    let new = self.changes.class(within.panel, &change);
                    html.raw("<span class=\"on").raw(new).raw("\">");
                    self.chip(html, *seat);
                    html.raw("</span>");
                }
                html.raw("</td>");
            }
            if has_spaces {
                html.raw("<td class=\"spaces\">");
                for (space, tile) in row.spaces.iter().enumerate() {
                    let number = 100 * (index + 1) + space;
                    self.tile(html, within, number, "space", tile);
                }
                html.raw("</td>");
            }
            html.raw("</tr>");
        }
        html.raw("</tbody></table>");
    }
}
