//! HTML in the making: what is written as text is escaped.

#[derive(Debug, Default)]
pub struct Html(String);

impl Html {
    pub fn new() -> Self {
        Html(String::with_capacity(64 << 10))
    }

    /// Marks of our own.
    pub fn raw(&mut self, marks: &str) -> &mut Self {
        self.0.push_str(marks);
        self
    }

    /// Anything else, in an element or a quoted attribute.
    pub fn text(&mut self, text: &str) -> &mut Self {
        for sign in text.chars() {
            match sign {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                other => self.0.push(other),
            }
        }
        self
    }

    pub fn number(&mut self, number: impl std::fmt::Display) -> &mut Self {
        use std::fmt::Write;
        // Writing to a string does not fail.
        let _ = write!(self.0, "{number}");
        self
    }

    pub fn finish(self) -> String {
        self.0
    }
}

/// As the value of a query.
pub fn query(text: &str) -> String {
    serde_urlencoded::to_string([("", text)])
        .unwrap_or_default()
        .trim_start_matches('=')
        .to_owned()
}

/// An address that asks one thing more.
pub fn with_query(address: &str, what: &str) -> String {
    let sign = if address.contains('?') { '&' } else { '?' };
    format!("{address}{sign}{what}")
}

/// As a part of a path.
pub fn in_path(text: &str) -> String {
    query(text).replace('+', "%20")
}
