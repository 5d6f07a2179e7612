//! Tables with one row a seat.

use games::panel::{Role, Table};

use super::Board;
use super::html::{Html, with_query};
use super::piece::Within;
use super::tokens::sign;

impl Board<'_> {
    pub fn table(&self, html: &mut Html, within: &Within<'_>, table: &Table) {
        html.raw("<table class=\"seats\"><thead><tr><th scope=\"col\">");
        if within.role == Role::Seats {
            html.text(&self.t.say("seats-in-order").to_string());
        } else if within.role == Role::Score {
            html.text(&self.t.say("score").to_string());
        }
        html.raw("</th>");
        for column in &table.columns {
            html.raw("<th scope=\"col\" class=\"col-").raw(column.id);
            html.raw("\" title=\"").text(&column.name).raw("\">");
            sign(html, column.sign);
            let class = if column.sign.is_empty() {
                "col-name"
            } else {
                "sr"
            };
            html.raw("<span class=\"").raw(class).raw("\">");
            html.text(&column.name).raw("</span></th>");
        }
        html.raw("</tr></thead><tbody>");
        for row in &table.rows {
            html.raw("<tr class=\"").raw(self.ink(row.seat)).raw(" ");
            if self.is_viewer(row.seat) {
                html.raw("me ");
            }
            if self.waits.contains(&row.seat) {
                html.raw("acts ");
            }
            if row.is_dim {
                html.raw("out");
            }
            html.raw("\"><th scope=\"row\">");
            let mat = format!("mat={}", row.seat.index() + 1);
            html.raw("<a href=\"").text(&with_query(self.path, &mat));
            html.raw("\">");
            self.chip(html, row.seat);
            html.raw("<span><b>").text(&self.words.player(row.seat));
            html.raw("</b>");
            if !row.note.is_empty() {
                html.raw(" <small>").text(&row.note).raw("</small>");
            }
            html.raw("</span></a></th>");
            for (column, cell) in table.columns.iter().zip(&row.cells) {
                let at = format!("{}.{}", row.seat.0, column.id);
                html.raw("<td class=\"col-").raw(column.id);
                if cell.is_best {
                    html.raw(" best");
                }
                html.raw(self.changes.class(within.panel, &at)).raw("\">");
                self.tokens(html, &cell.value);
                if !cell.next.is_empty() {
                    let new = self.changes.class(within.panel, &format!("{at}.next"));
                    html.raw(" <small class=\"next").raw(new).raw("\">");
                    self.tokens(html, &cell.next);
                    html.raw("</small>");
                }
                html.raw("</td>");
            }
            html.raw("</tr>");
        }
        html.raw("</tbody></table>");
    }
}
