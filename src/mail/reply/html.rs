//! Text of an HTML body, with quotes marked by `>` and signatures left out.

/// An element whose class, id or name is one of these is somebody else's text.
const QUOTES: &[&str] = &[
    "gmail_quote",
    "gmail_extra",
    "gmail_quote_container",
    "yahoo_quoted",
    "protonmail_quote",
    "tutanota_quote",
    "zmail_extra",
    "quote",
    "moz-forward-container",
    "hey_quote",
    "trix-quote",
    "mail_quote",
    "cite",
    "quoted",
    "mcnTextContent",
    "ydp-yahoo-quoted",
    "iosymail_quote",
    "airmail_on",
    "mailbox_quote",
    "aolmail_quote",
    "gmx_quote",
    "fair_quote",
    "readmail_quote",
    "mimestream-quote",
    "sparkquote",
    "original_message",
    "k9mail-quote",
    "__quoted_text__",
];
/// … or, with all that follows, the message that is answered.
const CUTS: &[&str] = &[
    "appendonsend",
    "divrplyfwdmsg",
    "replyforwardcontainer",
    "outlookmessageheader",
    "mail-editor-reference-message-container",
    "ms-outlook-mobile-reference-message",
    "originalmessage",
    "stopspelling",
    "isforwardcontent",
    "oriMsgHtmlSeperator",
    "hmmessage_quote",
];
/// … or the writer's signature.
const SIGNATURES: &[&str] = &[
    "gmail_signature",
    "moz-signature",
    "signature",
    "protonmail_signature_block",
    "ms-outlook-mobile-signature",
    "ydp-signature",
    "applemailsignature",
    "mimestream-signature",
    "composer_signature",
    "fastmail-sig",
    "zoho_signature",
    "fairemail_signature",
    "k9mail-signature",
    "bloop_sign",
];
const BLOCKS: &[&str] = &[
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre",
    "hr", "section", "article", "header", "footer", "center", "dd", "dt", "dl", "form", "address",
    "body",
];
/// What is inside them is not text.
const SILENT: &[&str] = &[
    "style", "script", "head", "title", "noscript", "template", "svg", "object",
];
const VOID: &[&str] = &[
    "br", "hr", "img", "meta", "link", "input", "area", "base", "col", "wbr", "o:p",
];

pub(super) fn to_text(html: &str) -> String {
    let mut reader = Reader::default();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        reader.text(&rest[..at]);
        rest = &rest[at..];
        let length = tag_length(rest);
        match length {
            Some(length) => {
                let tag = rest[1..length].trim_end_matches('>');
                if !reader.tag(tag) {
                    return reader.out;
                }
                rest = &rest[length..];
            }
            None => {
                reader.text("<");
                rest = &rest[1..];
            }
        }
    }
    reader.text(rest);
    reader.out
}

/// The bytes of the tag or comment at the beginning, with both its marks.
fn tag_length(text: &str) -> Option<usize> {
    if let Some(comment) = text.strip_prefix("<!--") {
        return Some(comment.find("-->").map_or(text.len(), |end| end + 7));
    }
    let second = text.as_bytes().get(1)?;
    if !(second.is_ascii_alphabetic() || b"/!?".contains(second)) {
        return None;
    }
    let mut quote = None;
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return Some(at + 1),
            (None, b'"' | b'\'') if text.as_bytes()[at - 1] == b'=' => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            (None | Some(_), _) => {}
        }
    }
    // As in a browser: what is never closed swallows the rest.
    Some(text.len())
}

#[derive(Default)]
struct Reader {
    out: String,
    /// The element that is passed over, how often it is open, and the line that stands for it.
    skipped: Option<(String, usize)>,
    preformatted: usize,
}

impl Reader {
    fn text(&mut self, raw: &str) {
        if self.skipped.is_some() || raw.is_empty() {
            return;
        }
        let decoded = decode(raw);
        if self.preformatted > 0 {
            self.out.push_str(&decoded);
            return;
        }
        for sign in decoded.chars() {
            match sign.is_whitespace() && sign != '\u{a0}' {
                true if self.out.ends_with([' ', '\n']) || self.out.is_empty() => {}
                true => self.out.push(' '),
                false => self.out.push(sign),
            }
        }
    }

    /// Whether to go on.
    fn tag(&mut self, tag: &str) -> bool {
        let (closes, tag) = match tag.strip_prefix('/') {
            Some(tag) => (true, tag),
            None => (false, tag),
        };
        let end = tag
            .find(|sign: char| sign.is_whitespace() || sign == '/')
            .unwrap_or(tag.len());
        let name = tag[..end].to_ascii_lowercase();
        let is_void = VOID.contains(&name.as_str()) || tag.ends_with('/');
        if let Some((open, depth)) = &mut self.skipped {
            if *open == name && !is_void {
                *depth = if closes { *depth - 1 } else { *depth + 1 };
            }
            if *depth == 0 {
                self.skipped = None;
            }
            return true;
        }
        if name == "pre" {
            self.preformatted = match closes {
                true => self.preformatted.saturating_sub(1),
                false => self.preformatted + 1,
            };
        }
        if BLOCKS.contains(&name.as_str()) || name == "blockquote" {
            self.new_line(name == "br");
        }
        match closes || is_void {
            true => true,
            false => self.open(name, &tag[end..]),
        }
    }

    fn open(&mut self, name: String, attributes: &str) -> bool {
        let names = || names_of(attributes);
        if names().any(|name| is_one_of(&name, CUTS)) {
            return false;
        }
        if name == "blockquote" || names().any(|name| is_one_of(&name, QUOTES)) {
            self.new_line(false);
            self.out.push_str(">\n");
            self.skipped = Some((name, 1));
        } else if SILENT.contains(&name.as_str())
            || names().any(|name| is_one_of(&name, SIGNATURES))
        {
            self.skipped = Some((name, 1));
        }
        true
    }

    fn new_line(&mut self, always: bool) {
        if always || !(self.out.is_empty() || self.out.ends_with('\n')) {
            self.out.push('\n');
        }
    }
}

/// Programs put `x_` or the like before the names that they find in what they quote.
fn is_one_of(name: &str, known: &[&str]) -> bool {
    let plain = name.strip_prefix("x_").unwrap_or(name);
    known.iter().any(|known| known.eq_ignore_ascii_case(plain))
        // Yahoo puts a random word before its own.
        || plain.starts_with("ydp") && known.iter().any(|known| plain.ends_with(known))
}

/// The words of `class`, `id`, `name` and `data-marker`.
fn names_of(attributes: &str) -> impl Iterator<Item = String> + '_ {
    ["class", "id", "name", "data-marker"]
        .into_iter()
        .filter_map(move |key| attribute(attributes, key))
        .flat_map(|value| {
            let words: Vec<String> = value.split_whitespace().map(str::to_owned).collect();
            words
        })
}

fn attribute<'a>(attributes: &'a str, key: &str) -> Option<&'a str> {
    let lower = attributes.to_ascii_lowercase();
    let mut from = 0;
    while let Some(found) = lower[from..].find(key) {
        let at = from + found;
        from = at + key.len();
        let is_word = lower[..at].ends_with(|sign: char| sign.is_whitespace());
        let value = lower[from..].trim_start().starts_with('=');
        if is_word && value {
            let value = attributes[from..].trim_start()[1..].trim_start();
            return Some(match value.chars().next() {
                Some(quote @ ('"' | '\'')) => value[1..].split(quote).next().unwrap_or_default(),
                _ => value.split_whitespace().next().unwrap_or_default(),
            });
        }
    }
    None
}

/// The entities that mail programs write.
fn decode(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.bytes().take(12).position(|byte| byte == b';');
        match end.and_then(|end| Some((entity(&rest[1..end])?, end + 1))) {
            Some((sign, length)) => {
                out.push(sign);
                rest = &rest[length..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

fn entity(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code);
    }
    Some(match name {
        "nbsp" => '\u{a0}',
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "lsquo" => '‘',
        "rsquo" => '’',
        "ldquo" => '“',
        "rdquo" => '”',
        "laquo" => '«',
        "raquo" => '»',
        "ndash" => '–',
        "mdash" => '—',
        "hellip" => '…',
        "bull" => '•',
        "middot" => '·',
        "zwnj" => '\u{200c}',
        "zwj" => '\u{200d}',
        "shy" => '\u{ad}',
        "ensp" | "emsp" | "thinsp" => ' ',
        "auml" => 'ä',
        "ouml" => 'ö',
        "uuml" => 'ü',
        "Auml" => 'Ä',
        "Ouml" => 'Ö',
        "Uuml" => 'Ü',
        "szlig" => 'ß',
        "eacute" => 'é',
        "egrave" => 'è',
        "agrave" => 'à',
        "Agrave" => 'À',
        "ccedil" => 'ç',
        "ntilde" => 'ñ',
        "oacute" => 'ó',
        "aacute" => 'á',
        "iacute" => 'í',
        "aring" => 'å',
        "oslash" => 'ø',
        "aelig" => 'æ',
        _ => return None,
    })
}
