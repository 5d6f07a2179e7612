//! Stacks: tiles of rows of things, each row an address of its own.

use games::Seat;
use games::panel::{Role, Stack, Token};

use super::Board;
use super::html::Html;
use super::piece::{Piece, Within};
use super::tokens::sign;

impl Board<'_> {
    pub fn stacks(&self, html: &mut Html, within: &Within<'_>, stacks: &[Stack]) {
        html.raw("<ul class=\"stacks\">");
        for (index, stack) in stacks.iter().enumerate() {
            html.raw(if stack.is_idle {
                "<li class=\"idle\">"
            } else {
                "<li>"
            });
            self.stack(html, within, index, stack);
            html.raw("</li>");
        }
        html.raw("</ul>");
    }

    fn stack(&self, html: &mut Html, within: &Within<'_>, index: usize, stack: &Stack) {
        let aim = self.aims.get(&stack.at);
        html.raw("<div class=\"stack");
        if stack.is_idle {
            html.raw(" idle");
        }
        if !stack.class.is_empty() {
            html.raw(" is-").raw(stack.class);
        }
        html.raw(aim.map_or("", |aim| aim.reach.class()));
        html.raw(self.changes.class(within.panel, &stack.at));
        html.raw("\">");
        let piece = Piece {
            index,
            class: "label",
            why_not: &stack.why_not,
            ..Piece::from(stack)
        };
        self.piece(html, within, &piece, |html| {
            if !stack.mark.is_empty() {
                html.raw("<span class=\"mark\">")
                    .text(&stack.mark)
                    .raw("</span>");
            }
            html.raw("<span class=\"name\">")
                .text(&stack.name)
                .raw("</span>");
            if let Some(aim) = aim {
                self.part(html, "pill", &aim.pill());
            }
        });
        html.raw("<span class=\"above\">");
        self.tokens(html, &stack.above);
        html.raw("</span><div class=\"body\">");
        for (at, row) in stack.rows.iter().enumerate() {
            let change = format!("{}.{at}", stack.at);
            let class = match row.class {
                "" => "row-of".to_owned(),
                class => format!("row-of r-{class}"),
            };
            let piece = Piece {
                at: &row.at,
                class: &class,
                change: &change,
                ..Piece::default()
            };
            self.piece(html, within, &piece, |html| {
                self.discs(html, within.role, &row.tokens);
            });
        }
        html.raw("</div>");
        self.plate(html, &stack.below);
        html.raw("</div>");
    }

    /// On a mat every disc is its owner's; elsewhere discs of one owner share a pill with the
    /// owner's mark.
    fn discs(&self, html: &mut Html, role: Role, tokens: &[Token]) {
        if matches!(role, Role::Mat(_) | Role::Rival(_)) {
            return self.tokens(html, tokens);
        }
        let owner = |token: &Token| match token {
            Token::Disc(_, seat) => *seat,
            _ => None,
        };
        for group in tokens.chunk_by(|one, next| owner(one).is_some() && owner(one) == owner(next))
        {
            match owner(&group[0]) {
                Some(seat) => self.owned(html, seat, group),
                None => self.tokens(html, group),
            }
            html.raw(" ");
        }
    }

    fn owned(&self, html: &mut Html, seat: Seat, discs: &[Token]) {
        html.raw("<span class=\"owned ")
            .raw(self.ink(seat))
            .raw("\">");
        self.chip(html, seat);
        for disc in discs {
            if let Token::Disc(kind, _) = disc {
                sign(html, kind);
            }
        }
        html.raw("<span class=\"sr\">")
            .text(&self.spoken(discs))
            .raw("</span></span>");
    }

    /// What stands below a stack: where there is little room, its signs stand for its words.
    fn plate(&self, html: &mut Html, tokens: &[Token]) {
        if tokens.is_empty() {
            return;
        }
        html.raw("<span class=\"below\">");
        for token in tokens {
            match token {
                Token::Words(words) => {
                    html.raw("<span class=\"txt\">").text(words).raw("</span>");
                }
                other => self.tokens(html, std::slice::from_ref(other)),
            }
        }
        html.raw("</span>");
    }
}
