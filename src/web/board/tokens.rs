//! Lines of numbers, signs and words; and the signs themselves.

use games::Seat;
use games::any_game::AnyGame;
use games::message::message;
use games::panel::{Ink, Token};
use games::signs::{MARKS, SIGNS};

use super::Board;
use super::html::Html;

/// More than these are written as a number.
const MOST_PIPS: u8 = 12;

/// All signs that a page of this game may show.
pub fn sprite(game: Option<&dyn AnyGame>) -> String {
    let own = game.map_or(&[][..], |game| game.signs());
    let mut html = Html::new();
    html.raw("<svg class=\"sprite\" aria-hidden=\"true\"><defs>");
    for sign in SIGNS
        .iter()
        .filter(|sign| own.iter().all(|own| own.name != sign.name))
        .chain(own)
    {
        html.raw("<symbol id=\"i-").raw(sign.name);
        html.raw("\" viewBox=\"0 0 16 16\">")
            .raw(sign.body)
            .raw("</symbol>");
    }
    for (index, mark) in MARKS.iter().enumerate() {
        html.raw("<g id=\"m").number(index).raw("\">");
        html.raw(mark).raw("</g>");
    }
    html.raw("</defs></svg>");
    html.finish()
}

/// A sign for the eye only.
pub fn sign(html: &mut Html, name: &str) {
    if !name.is_empty() {
        html.raw("<svg class=\"ic ic-").raw(name);
        html.raw("\" aria-hidden=\"true\"><use href=\"#i-")
            .raw(name)
            .raw("\"/></svg>");
    }
}

/// A seat's chip where no sprite is, for the eye only: the name stands beside it.
pub fn plain_chip(ink: Ink, seat: Seat) -> String {
    let (class, mark) = (ink.class(), MARKS[seat.index() % MARKS.len()]);
    format!("<svg class=\"chip {class}\" viewBox=\"-9 -9 18 18\" aria-hidden=\"true\">{mark}</svg>")
}

impl Board<'_> {
    pub fn tokens(&self, html: &mut Html, tokens: &[Token]) {
        for (index, token) in tokens.iter().enumerate() {
            if index > 0 {
                html.raw(" ");
            }
            self.token(html, token);
        }
    }

    fn token(&self, html: &mut Html, token: &Token) {
        match token {
            Token::Of(value, sign) => self.token_of(html, value, sign),
            Token::Loss(value, sign) => {
                html.raw("<span class=\"loss\">");
                self.token_of(html, &format!("−{value}"), sign);
                html.raw("</span>");
            }
            Token::When(words) => {
                html.raw("<span class=\"when\">").text(words).raw("</span>");
            }
            Token::Words(words) => {
                html.text(words);
            }
            Token::Strong(words) => {
                html.raw("<b>").text(words).raw("</b>");
            }
            Token::Seat(seat) => self.chip(html, *seat),
            Token::Disc(name, seat) => {
                let class = seat.map_or("free", |seat| self.ink(seat));
                html.raw("<span class=\"disc ").raw(class).raw("\">");
                sign(html, name);
                html.raw("<span class=\"sr\">").text(&self.said("", name));
                if let Some(seat) = seat {
                    html.raw(", ").text(&self.words.player(*seat));
                }
                html.raw("</span></span>");
            }
            Token::Pips { full, of, sign } => self.pips(html, *full, *of, sign),
        }
    }

    pub fn token_of(&self, html: &mut Html, value: &str, name: &str) {
        if name.is_empty() {
            html.raw("<span class=\"res\">").text(value).raw("</span>");
            return;
        }
        html.raw("<span class=\"res\"><span aria-hidden=\"true\">")
            .text(value);
        sign(html, name);
        html.raw("</span><span class=\"sr\">")
            .text(&self.said(value, name))
            .raw("</span></span>");
    }

    fn pips(&self, html: &mut Html, full: u8, of: u8, name: &str) {
        let name = if name.is_empty() { "disc" } else { name };
        html.raw("<span class=\"pips\"><span aria-hidden=\"true\">");
        if of > MOST_PIPS {
            html.number(full);
            sign(html, name);
        } else {
            for index in 0..of.max(full) {
                html.raw(if index < full {
                    "<i class=\"full\">"
                } else {
                    "<i>"
                });
                sign(html, name);
                html.raw("</i>");
            }
        }
        let said = self.said(&full.to_string(), name);
        html.raw("</span><span class=\"sr\">").text(&said);
        html.raw("</span></span>");
    }

    /// A seat's chip: its ink and its shape.
    pub fn chip(&self, html: &mut Html, seat: Seat) {
        html.raw("<svg class=\"chip ").raw(self.ink(seat));
        html.raw("\" viewBox=\"-9 -9 18 18\" role=\"img\" aria-label=\"")
            .text(&self.words.player(seat));
        html.raw("\"><use href=\"#m")
            .number(seat.index() % MARKS.len())
            .raw("\"/></svg>");
    }

    /// A sign with its number, in words.
    pub fn said(&self, value: &str, sign: &str) -> String {
        if sign.is_empty() {
            return value.to_owned();
        }
        let id = format!("sign-{sign}");
        let bare = value.trim_start_matches(['+', '−']);
        let mark = &value[..value.len() - bare.len()];
        let plain = || {
            self.words
                .say(&message!(id.clone(), count = value.to_owned()))
        };
        let said = match bare.parse::<i64>() {
            Ok(number) => {
                let said = self.words.say(&message!(id.clone(), count = number));
                // The word agrees with the number, where it does not stand before it.
                let is_first = said.starts_with(|sign: char| sign.is_ascii_digit());
                match mark.is_empty() || is_first {
                    true => format!("{mark}{said}"),
                    false => plain(),
                }
            }
            Err(_) => plain(),
        };
        said.trim().to_owned()
    }

    /// A line in words.
    pub fn spoken(&self, tokens: &[Token]) -> String {
        let part = |token: &Token| match token {
            Token::Of(value, sign) => self.said(value, sign),
            Token::Loss(value, sign) => self.said(&format!("−{value}"), sign),
            Token::When(words) | Token::Words(words) | Token::Strong(words) => words.clone(),
            Token::Seat(seat) => self.words.player(*seat).into_owned(),
            Token::Disc(sign, _) => self.said("", sign),
            Token::Pips { full, sign, .. } => self.said(&full.to_string(), sign),
        };
        tokens.iter().map(part).collect::<Vec<_>>().join(" ")
    }
}
