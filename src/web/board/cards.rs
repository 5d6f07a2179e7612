//! Cards, in the size that follows from the panel's role.

use games::panel::{Card, Role};

use super::Board;
use super::html::Html;
use super::piece::{Piece, Within};
use super::tokens::sign;

impl Board<'_> {
    pub fn cards(&self, html: &mut Html, within: &Within<'_>, cards: &[Card]) {
        let size = size(within.role);
        html.raw("<ul class=\"pcards ").raw(size).raw("\">");
        for (index, card) in cards.iter().enumerate() {
            html.raw("<li>");
            self.card(html, within, index, size, card);
            html.raw("</li>");
        }
        html.raw("</ul>");
    }

    fn card(&self, html: &mut Html, within: &Within<'_>, index: usize, size: &str, card: &Card) {
        let idle = if card.is_idle { " idle" } else { "" };
        let class = format!("pcard {size} k-{}{idle}", card.class);
        let effect = [&card.values[..], &card.tokens[..]].concat();
        let piece = Piece {
            index,
            class: &class,
            effect: &effect,
            why_not: &card.why_not,
            ..Piece::from(card)
        };
        self.piece(html, within, &piece, |html| {
            html.raw("<span class=\"band\">");
            sign(html, card.sign);
            html.raw("<span class=\"age\">").text(card.age);
            html.raw("</span></span><span class=\"name\">")
                .text(&breakable(&card.name))
                .raw("</span>");
            if !card.mark.is_empty() {
                html.raw("<span class=\"mark\">")
                    .text(&card.mark)
                    .raw("</span>");
            }
            self.part(html, "vals", &card.values);
            if !card.short.is_empty() {
                html.raw("<span class=\"short\">")
                    .text(&card.short)
                    .raw("</span>");
            }
            html.raw("<span class=\"foot\">");
            self.part(html, "cost", &card.cost);
            self.part(html, "lies", &card.tokens);
            match self.aims.get(&card.at) {
                Some(aim) => self.part(html, &format!("pill of-{}", aim.kind), &aim.pill()),
                None => self.part(html, "price", &card.price),
            }
            html.raw("</span>");
        });
    }
}

/// Longer words do not fit on a line of a small card.
const LONGEST: usize = 13;

/// Very long words may be broken after their first syllables.
fn breakable(name: &str) -> String {
    let broken = |word: &str| match word.char_indices().nth(5) {
        // Where a name says itself where it may be broken, it knows better.
        Some((at, _)) if word.chars().count() > LONGEST && !word.contains('\u{ad}') => {
            format!("{}\u{ad}{}", &word[..at], &word[at..])
        }
        _ => word.to_owned(),
    };
    name.split(' ').map(broken).collect::<Vec<_>>().join(" ")
}

fn size(role: Role) -> &'static str {
    match role {
        Role::Map
        | Role::Track
        | Role::Offer
        | Role::Sites
        | Role::Goals
        | Role::Seats
        | Role::Contest
        | Role::Forecast
        | Role::Score => "z-row",
        Role::Mat(_) | Role::Hand => "z-cell",
        Role::Rival(_) => "z-token",
    }
}
