//! Drawing in SVG: the few shapes that boards are made of.

use std::fmt::{Display, Write};

/// The only font there is, on the page and in pictures alike.
pub const FONT: &str = "DejaVu Sans";
/// Marks what the viewer can do now, and nothing else.
pub const ACCENT: &str = "#7a2bd0";
pub const INK: &str = "#1d1d1f";
pub const QUIET: &str = "#6b6f76";
pub const PAPER: &str = "#ffffff";

/// An SVG document in the making. Shapes are given as attributes where they vary.
#[derive(Debug, Default)]
pub struct Drawing {
    body: String,
}

/// How a piece of text is set.
#[derive(Clone, Copy, Debug)]
pub struct Type<'a> {
    pub size: f32,
    pub fill: &'a str,
    pub anchor: Anchor,
    pub bold: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl<'a> Type<'a> {
    pub fn new(size: f32) -> Self {
        Type {
            size,
            fill: INK,
            anchor: Anchor::Start,
            bold: false,
        }
    }

    pub fn fill(self, fill: &'a str) -> Self {
        Type { fill, ..self }
    }

    pub fn bold(self) -> Self {
        Type { bold: true, ..self }
    }

    pub fn middle(self) -> Self {
        Type {
            anchor: Anchor::Middle,
            ..self
        }
    }

    pub fn end(self) -> Self {
        Type {
            anchor: Anchor::End,
            ..self
        }
    }
}

impl Drawing {
    pub fn new() -> Self {
        Drawing::default()
    }

    /// The whole document. `title` is read out to those who do not see the picture.
    pub fn finish(self, width: f32, height: f32, title: &str) -> String {
        let (title, body) = (escape(title), self.body);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"{FONT}\" role=\"img\"><title>{title}</title>\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>{body}</svg>"
        )
    }

    /// What was drawn, for whoever puts a document around it.
    pub fn inside(self) -> String {
        self.body
    }

    /// What was drawn elsewhere, at the place where it was drawn.
    pub fn raw(&mut self, drawing: &str) {
        self.body.push_str(drawing);
    }

    /// Text from a point on, coloured by its class.
    pub fn words(&mut self, x: f32, y: f32, size: f32, class: &str, text: &str) {
        let text = escape(text);
        let _ = write!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" class=\"{class}\">{text}</text>"
        );
    }

    /// What `draw` draws belongs together, and a page may treat it so.
    pub fn group(&mut self, classes: &str, draw: impl FnOnce(&mut Drawing)) {
        let _ = write!(self.body, "<g class=\"{classes}\">");
        draw(self);
        self.body.push_str("</g>");
    }

    /// Text around a point, coloured by its classes.
    pub fn label(&mut self, x: f32, y: f32, size: f32, classes: &str, text: impl Display) {
        let text = escape(&text.to_string());
        let _ = write!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" class=\"{classes}\" text-anchor=\"middle\">{text}</text>"
        );
    }

    /// Any element without content, its attributes written out.
    pub fn element(&mut self, tag: &str, attributes: impl Display) {
        let _ = write!(self.body, "<{tag} {attributes}/>");
    }

    pub fn rect(&mut self, x: f32, y: f32, width: f32, height: f32, attributes: impl Display) {
        let _ = write!(
            self.body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {attributes}/>"
        );
    }

    pub fn circle(&mut self, x: f32, y: f32, r: f32, attributes: impl Display) {
        let _ = write!(
            self.body,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" {attributes}/>"
        );
    }

    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), attributes: impl Display) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = write!(
            self.body,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {attributes}/>"
        );
    }

    pub fn polygon(&mut self, points: &[(f32, f32)], attributes: impl Display) {
        self.body.push_str("<polygon points=\"");
        for (x, y) in points {
            let _ = write!(self.body, "{x:.1},{y:.1} ");
        }
        let _ = write!(self.body, "\" {attributes}/>");
    }

    pub fn path(&mut self, d: impl Display, attributes: impl Display) {
        let _ = write!(self.body, "<path d=\"{d}\" {attributes}/>");
    }

    pub fn text(&mut self, x: f32, y: f32, set: Type<'_>, text: impl Display) {
        let anchor = match set.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let weight = if set.bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let (size, fill, text) = (set.size, set.fill, escape(&text.to_string()));
        let _ = write!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" fill=\"{fill}\"{anchor}{weight}>{text}</text>"
        );
    }

    /// What is drawn in a box of its own, moved to a point and scaled.
    pub fn at(&mut self, at: (f32, f32), scale: f32, class: &str, body: &str) {
        let (x, y) = at;
        let _ = write!(
            self.body,
            "<g transform=\"translate({x:.1} {y:.1}) scale({scale})\" class=\"{class}\">{body}</g>"
        );
    }

    /// What `draw` draws becomes one target of the board, by the id that the menu uses.
    pub fn target(&mut self, at: &str, draw: impl FnOnce(&mut Drawing)) {
        let _ = write!(self.body, "<g data-at=\"{}\">", escape(at));
        draw(self);
        self.body.push_str("</g>");
    }
}

/// Text that cannot become markup, whatever a player calls themselves.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            sign if sign.is_control() => out.push(' '),
            sign => out.push(sign),
        }
    }
    out
}

/// Cut to a number of signs, so that a long name does not run over its neighbour.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", cut.trim_end())
}

/// The width of a text board.
const COLUMNS: usize = 72;

/// A sentence in lines of at most 72 signs, further lines a little to the right.
pub fn paragraph(text: &mut String, sentence: &str, indent: usize) {
    let mut line = " ".repeat(indent);
    let mut has_words = false;
    for word in sentence.split_whitespace() {
        if has_words && line.chars().count() + 1 + word.chars().count() > COLUMNS {
            text.push_str(&line);
            text.push('\n');
            line = " ".repeat(indent + 2);
            has_words = false;
        }
        if has_words {
            line.push(' ');
        }
        line.push_str(&shortened(word, COLUMNS - indent - 2));
        has_words = true;
    }
    text.push_str(&line);
    text.push('\n');
}
