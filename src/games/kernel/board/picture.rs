//! The board as one picture for emails: a column of 640 pixels with the light colours, made from the
//! same panels as the page. What games have in common; each arranges its own panels.

use crate::Seat;
use crate::draw::{Drawing, Type};
use crate::palette::painted;
use crate::panel::{Ink, SignDrawing, Token};
use crate::signs::{MARKS, SIGNS};

pub const WIDTH: f32 = 640.0;
pub const MARGIN: f32 = 10.0;

const DIM: &str = "#5f5a52";
const LOSS: &str = "#a3201b";
/// Of a letter, in parts of its size; the font is the widest that is met.
const WIDE: f32 = 0.62;
const WIDE_BOLD: f32 = 0.69;

#[derive(Debug)]
pub struct Picture {
    pub drawing: Drawing,
    /// How far down it is drawn.
    pub y: f32,
    signs: &'static [SignDrawing],
}

pub fn ink(seat: Seat) -> Ink {
    Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()]
}

/// About as wide as a text is set.
pub fn width(text: &str, size: f32) -> f32 {
    text.chars().count() as f32 * size * WIDE
}

/// A text in lines that are not wider than this; a single word may be.
pub fn lines(text: &str, size: f32, most: f32, is_bold: bool) -> Vec<String> {
    let each = size * if is_bold { WIDE_BOLD } else { WIDE };
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line)
                if (line.chars().count() + 1 + word.chars().count()) as f32 * each <= most =>
            {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

impl Picture {
    pub fn new(signs: &'static [SignDrawing]) -> Picture {
        Picture {
            drawing: Drawing::new(),
            y: MARGIN,
            signs,
        }
    }

    pub fn finish(self, title: &str) -> String {
        painted(&self.drawing.finish(WIDTH, self.y, title))
    }

    /// Gives where it ends.
    pub fn words(&mut self, x: f32, y: f32, size: f32, class: &str, text: &str) -> f32 {
        self.drawing.words(x, y, size, class, text);
        x + width(text, size)
    }

    pub fn strong(&mut self, x: f32, y: f32, size: f32, text: &str) -> f32 {
        self.drawing.text(x, y, Type::new(size).bold(), text);
        x + text.chars().count() as f32 * size * WIDE_BOLD
    }

    pub fn chip(&mut self, x: f32, y: f32, seat: Seat, size: f32) {
        let look = format!("rx=\"4\" class=\"f-{}\"", ink(seat).class());
        self.drawing.rect(x, y - size / 2.0, size, size, look);
        let mark = MARKS[seat.index() % MARKS.len()];
        let on = format!("f-{}", ink(seat).on());
        self.drawing.at((x + size / 2.0, y), size / 18.0, &on, mark);
    }

    fn drawn(&self, sign: &str) -> &'static str {
        let mut known = self.signs.iter().chain(SIGNS);
        let found = known.find(|known| known.name == sign);
        found.map_or("", |known| known.body)
    }

    /// A sign with its upper left corner there; tokens have their own colours.
    pub fn sign(&mut self, (x, y): (f32, f32), size: f32, class: &str, sign: &str) {
        let (middle, r) = ((x + size / 2.0, y + size / 2.0), size * 0.35);
        let disc = |look: &str| format!("class=\"{look}\" stroke-width=\"1.2\"");
        let square = |look: &str| format!("rx=\"2\" class=\"{look}\" stroke-width=\"1.2\"");
        let (left, high) = (x + size * 0.15, y + size * 0.15);
        match sign {
            "civil" => self
                .drawing
                .circle(middle.0, middle.1, r, disc("f-card s-dim")),
            "military" => self
                .drawing
                .circle(middle.0, middle.1, r, disc("f-token-red")),
            "worker" if self.has_worker_discs() => {
                let look = disc("f-token-yellow s-token-yellow-line");
                self.drawing.circle(middle.0, middle.1, r, look);
            }
            "blue" | "stage-built" => {
                let look = square("f-token-blue s-token-blue-line");
                self.drawing.rect(left, high, size * 0.7, size * 0.7, look);
            }
            "stage" => {
                let look = square("f-card s-dim");
                self.drawing.rect(left, high, size * 0.7, size * 0.7, look);
            }
            sign => {
                let body = self.drawn(sign);
                self.drawing.at((x, y), size / 16.0, class, body);
            }
        }
    }

    /// Whether workers are the yellow tokens of a game that has its own signs for them.
    fn has_worker_discs(&self) -> bool {
        self.signs.iter().any(|sign| sign.name == "worker")
    }

    pub fn disc(&mut self, x: f32, y: f32, r: f32, sign: &str, owner: Option<Seat>) {
        let (ground, class) = match owner {
            Some(seat) => (
                format!("class=\"f-{}\"", ink(seat).class()),
                format!("f-{}", ink(seat).on()),
            ),
            None => {
                let look = "class=\"f-card s-edge\" stroke-width=\"1.2\" stroke-dasharray=\"3 2\"";
                (look.to_owned(), "f-dim".to_owned())
            }
        };
        self.drawing.circle(x, y, r, ground);
        let (scale, body) = (r * 1.16 / 16.0, self.drawn(sign));
        let half = scale * 8.0;
        self.drawing.at((x - half, y - half), scale, &class, body);
    }

    /// How wide [`Self::tokens`] draws them.
    pub fn measure(tokens: &[Token], size: f32) -> f32 {
        Picture::new(&[]).tokens(0.0, 0.0, size, size * 0.75, tokens, true)
    }

    /// One after another from `x` on, in the middle of `y`; gives where they end. Discs away from
    /// their owner's mat bear the owner's mark.
    pub fn tokens(
        &mut self,
        mut x: f32,
        y: f32,
        size: f32,
        r: f32,
        tokens: &[Token],
        is_own: bool,
    ) -> f32 {
        let base = y + size * 0.36;
        for token in tokens {
            match token {
                Token::Of(value, sign) | Token::Loss(value, sign) => {
                    if !sign.is_empty() {
                        self.sign((x, y - size / 2.0), size, "f-ink", sign);
                        x += size + 2.0;
                    }
                    if !value.is_empty() {
                        let is_loss = matches!(token, Token::Loss(..));
                        x = match is_loss {
                            true => self.red(x, base, size, &format!("−{value}")),
                            false => self.words(x, base, size, "f-ink", value),
                        };
                    }
                    x += 5.0;
                }
                Token::When(words) => x = self.words(x, base, size - 1.0, "f-dim", words) + 5.0,
                Token::Words(words) => x = self.words(x, base, size, "f-ink", words) + 4.0,
                Token::Strong(words) => x = self.strong(x, base, size, words) + 4.0,
                Token::Seat(seat) => {
                    self.chip(x, y, *seat, size + 2.0);
                    x += size + 6.0;
                }
                Token::Disc(sign, Some(seat)) if !is_own => {
                    let look = format!("rx=\"{r}\" class=\"f-{}\"", ink(*seat).class());
                    self.drawing.rect(x, y - r, r * 2.0 + 14.0, r * 2.0, look);
                    self.chip(x + 3.0, y, *seat, 13.0);
                    self.disc(x + 14.0 + r, y, r, sign, Some(*seat));
                    x += r * 2.0 + 17.0;
                }
                Token::Disc(sign, owner) => {
                    self.disc(x + r, y, r, sign, *owner);
                    x += r * 2.0 + 3.0;
                }
                Token::Pips { full, of, sign } => x = self.pips((x, y), size, (*full, *of), sign),
            }
        }
        x
    }

    fn red(&mut self, x: f32, y: f32, size: f32, text: &str) -> f32 {
        self.drawing.text(x, y, Type::new(size).fill(LOSS), text);
        x + width(text, size)
    }

    /// Grey text that ends at `x`.
    pub fn ending_at(&mut self, x: f32, y: f32, size: f32, text: &str) {
        let set = Type::new(size).fill(DIM).end();
        self.drawing.text(x, y, set, text);
    }

    fn pips(&mut self, (mut x, y): (f32, f32), size: f32, (full, of): (u8, u8), sign: &str) -> f32 {
        let is_token = matches!(sign, "civil" | "military" | "worker" | "blue");
        for index in 0..of.max(full) {
            let is_full = index < full;
            if is_token {
                let at = (x, y - size / 2.0);
                if is_full {
                    self.sign(at, size, "f-ink", sign);
                } else {
                    let r = size * 0.14;
                    self.drawing
                        .circle(x + size / 2.0, y, r, "class=\"f-line\"");
                }
                x += size * 0.78;
            } else {
                let fill = if is_full { "f-dim" } else { "f-card" };
                let look = format!("rx=\"2\" class=\"{fill} s-dim\" stroke-width=\"1\"");
                self.drawing.rect(x, y - 5.5, 7.0, 11.0, look);
                x += 10.0;
            }
        }
        x + 4.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_never_wider_than_asked() {
        let all = lines("Promise of Military Protection", 12.0, 110.0, true);
        assert_eq!(all, ["Promise of", "Military", "Protection"]);
        assert_eq!(lines("Transcontinental", 12.0, 20.0, false).len(), 1);
        assert!(lines("", 12.0, 20.0, false).is_empty());
    }

    #[test]
    fn what_is_measured_is_what_is_drawn() {
        let tokens = [Token::of(12, "food"), Token::When("none".to_owned())];
        let mut picture = Picture::new(&[]);
        let end = picture.tokens(40.0, 10.0, 12.0, 9.0, &tokens, true);
        assert!((end - 40.0 - Picture::measure(&tokens, 12.0)).abs() < 0.01);
    }
}
