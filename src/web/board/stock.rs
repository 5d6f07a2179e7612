//! The stock of a mat: large numbers, bowls, and tracks in little.

use games::panel::{Figure, FigureShape, Token};

use super::Board;
use super::html::Html;
use super::piece::{Piece, Within};

impl Board<'_> {
    pub fn stock(&self, html: &mut Html, within: &Within<'_>, figures: &[Figure]) {
        html.raw("<div class=\"stock\">");
        for (index, figure) in figures.iter().enumerate() {
            let shape = match figure.shape {
                FigureShape::Plain => "plain",
                FigureShape::Bowl => "bowl",
                FigureShape::Steps => "steps",
            };
            let class = format!("fig {shape} f-{}", figure.id);
            let name = self.spoken(&figure.value);
            let at = format!("{}-{}", within.panel, figure.id);
            let piece = Piece {
                at: &at,
                index,
                class: &class,
                name: &name,
                text: &figure.text,
                ..Piece::default()
            };
            let next = format!("{}.next", figure.id);
            let next = self.changes.class(within.panel, &next);
            let new = self.changes.class(within.panel, figure.id);
            self.piece(html, within, &piece, |html| {
                if figure.shape == FigureShape::Steps {
                    self.little_track(html, figure, new);
                    return;
                }
                let is_nothing =
                    |token: &Token| matches!(token, Token::Of(value, _) if value == "0");
                let none = match figure.value.iter().all(is_nothing) {
                    true => " is-none",
                    false => "",
                };
                html.raw("<span class=\"big").raw(none).raw(new).raw("\">");
                self.tokens(html, &figure.value);
                html.raw("</span>");
                if !figure.next.is_empty() {
                    html.raw(" <small class=\"next").raw(next).raw("\">");
                    self.tokens(html, &figure.next);
                    html.raw("</small>");
                }
            });
        }
        html.raw("</div>");
    }

    /// The first token is where it stands, the others are the steps; what each step brings stands in
    /// `next` at the same place.
    fn little_track(&self, html: &mut Html, figure: &Figure, new: &str) {
        let Some((now, steps)) = figure.value.split_first() else {
            return;
        };
        if let Token::Of(_, name) = now {
            super::tokens::sign(html, name);
        }
        let value = |token: &Token| match token {
            Token::Of(value, _) => value.clone(),
            other => self.spoken(std::slice::from_ref(other)),
        };
        html.raw("<span class=\"little\">");
        for (index, step) in steps.iter().enumerate() {
            let is_now = value(step) == value(now);
            html.raw("<span class=\"step");
            if is_now {
                html.raw(" on").raw(new);
            }
            html.raw("\">").text(&value(step));
            if let Some(gain) = figure.next.get(index).filter(|_| !is_now) {
                html.raw("<small>");
                self.tokens(html, std::slice::from_ref(gain));
                html.raw("</small>");
            }
            html.raw("</span>");
        }
        html.raw("</span>");
    }
}
