//! Tiles: on a line, tall, as a strip of rounds, or as chips.

use games::panel::{Tile, TileShape, TileState, Tiles};

use super::Board;
use super::html::Html;
use super::piece::{Piece, Within};

impl Board<'_> {
    pub fn tiles(&self, html: &mut Html, within: &Within<'_>, tiles: &Tiles) {
        let shape = match tiles.shape {
            TileShape::Line => "line",
            TileShape::Tall => "tall",
            TileShape::Strip => "strip",
            TileShape::Chip => "chip-tile",
        };
        html.raw("<ul class=\"tiles s-").raw(shape).raw(" c");
        html.number(tiles.columns).raw("\">");
        for (index, tile) in tiles.tiles.iter().enumerate() {
            html.raw("<li>");
            self.tile(html, within, index, shape, tile);
            html.raw("</li>");
        }
        html.raw("</ul>");
    }

    pub fn tile(
        &self,
        html: &mut Html,
        within: &Within<'_>,
        index: usize,
        shape: &str,
        tile: &Tile,
    ) {
        let state = match tile.state {
            TileState::Open => "",
            TileState::Used(_) => " used",
            TileState::Taken => " taken",
            TileState::Past => " past",
            TileState::Now => " now",
            TileState::Later => " later",
        };
        let class = format!("tile {shape}{state}");
        let piece = Piece {
            index,
            class: &class,
            effect: &tile.effect,
            ..Piece::from(tile)
        };
        self.piece(html, within, &piece, |html| {
            if !tile.mark.is_empty() {
                html.raw("<span class=\"letter\">")
                    .text(&tile.mark)
                    .raw("</span>");
            }
            let is_tall = shape == "tall";
            if is_tall || shape == "chip-tile" {
                html.raw("<b class=\"name\">").text(&tile.name).raw("</b>");
            } else {
                html.raw("<span class=\"sr\">")
                    .text(&tile.name)
                    .raw("</span>");
            }
            self.part(html, "cost", &tile.cost);
            self.part(html, "fx", &tile.effect);
            if let Some(count) = tile.count {
                html.raw("<span class=\"rest\">")
                    .number(count)
                    .raw("×</span>");
            }
            self.part(html, "extra", &tile.extra);
            if let TileState::Used(Some(seat)) = tile.state {
                self.chip(html, seat);
            }
        });
    }

    /// A named part of a piece, if it has any.
    pub fn part(&self, html: &mut Html, class: &str, tokens: &[games::panel::Token]) {
        if !tokens.is_empty() {
            html.raw("<span class=\"").raw(class).raw("\">");
            self.tokens(html, tokens);
            html.raw("</span>");
        }
    }
}
