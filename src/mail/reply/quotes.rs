//! The person's own lines: what is quoted, signed or added by a program is left out.

use super::phrases::{PHRASES, opens_with};

/// An attribution (`On Monday, … wrote:`) is broken over at most so many lines.
const LONGEST_ATTRIBUTION: usize = 5;
const MOST_BYTES_OF_ATTRIBUTION: usize = 500;
/// More is not read: nobody plays a hundred lines at once.
const MOST_LINES: usize = 5000;
const LONGEST_LINE: usize = 3000;
const MOST_OWN_LINES: usize = 100;
const LONGEST_GREETING: usize = 60;

/// What a person wrote: the email, and what stands below its first parting word. That is a signature,
/// unless actions follow there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Own {
    /// What the first line says beyond a greeting: `Hello Ana, that was close`.
    pub remark: Option<String>,
    pub lines: Vec<String>,
    pub below: Vec<Below>,
}

/// A line at or below a parting word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Below {
    pub text: String,
    /// Nothing but a parting word, or the sender's name.
    pub is_plain: bool,
}

/// `name` is the sender's, who may sign with it.
pub(super) fn own_lines(text: &str, name: &str) -> Own {
    let lines: Vec<Line> = text.lines().take(MOST_LINES).map(Line::new).collect();
    let mut own = Own::default();
    let mut at = 0;
    while at < lines.len() && own.lines.len() + own.below.len() < MOST_OWN_LINES {
        let line = &lines[at];
        if line.is_quoted() || line.text.is_empty() || line.is_picture() {
            at += 1;
            continue;
        }
        if let Some((length, is_certain)) = attribution(&lines[at..]) {
            let mut below = lines[at + length..].iter();
            let quoted = below
                .find(|line| !line.text.is_empty())
                .is_none_or(Line::is_quoted);
            match (quoted, is_certain) {
                (true, _) => {
                    at += length;
                    continue;
                }
                // The quote is not marked: all below may be it.
                (false, true) => break,
                (false, false) => {}
            }
        }
        if begins_quote(&lines[at..]) || line.is_footer() {
            break;
        }
        let is_first = own.lines.is_empty() && own.below.is_empty();
        let parts = line.is_parting() || !own.lines.is_empty() && is_signed(&line.lower, name);
        let text: String = line.text.chars().take(LONGEST_LINE).collect();
        if parts || !own.below.is_empty() {
            let is_plain = line.is_plain_parting(name) || is_signed(&line.lower, name);
            own.below.push(Below { text, is_plain });
        } else if is_first && own.remark.is_none() && line.is_greeting() {
            own.remark = (!line.is_plain_greeting()).then_some(text);
        } else {
            own.lines.push(text);
        }
        at += 1;
    }
    own
}

struct Line {
    /// Without what cannot be seen, and without space around it.
    text: String,
    /// The same in lower case, without the stars of bold type.
    lower: String,
}

impl Line {
    fn new(raw: &str) -> Line {
        let seen = raw.chars().filter(|sign| !is_unseen(*sign));
        let spaced: String = seen
            .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
            .collect();
        let text = spaced.trim().to_owned();
        let lower = text.replace('*', "").to_lowercase();
        Line {
            lower: lower.trim().replace('’', "'"),
            text,
        }
    }

    fn is_quoted(&self) -> bool {
        // Some programs put the initials of the writer before the mark: `TP> build`.
        let initials = self
            .text
            .chars()
            .take_while(char::is_ascii_uppercase)
            .count();
        let after = if initials <= 3 {
            &self.text[initials..]
        } else {
            &self.text
        };
        after.starts_with('>') || self.text.starts_with('|')
    }

    fn is_picture(&self) -> bool {
        [
            "[image",
            "[cid:",
            "[http",
            "<http",
            "[inline image",
            "[bild:",
        ]
        .iter()
        .any(|mark| self.lower.starts_with(mark))
    }

    /// What a program or a company adds: the email is over.
    fn is_footer(&self) -> bool {
        let lower = self.lower.as_str();
        let mut footers = PHRASES.footers.iter();
        let mut inside = PHRASES.footers_inside.iter();
        footers.any(|footer| lower.starts_with(footer.as_str()))
            || inside.any(|words| lower.contains(words.as_str()))
    }

    fn is_parting(&self) -> bool {
        self.lower.chars().count() <= 40 && opens_with(&self.lower, &PHRASES.partings)
    }

    /// `Cheers,` or `Cheers, Ana`, but not `Cheers, that was close`.
    fn is_plain_parting(&self, name: &str) -> bool {
        let marks = |sign: char| !sign.is_alphanumeric();
        PHRASES.partings.iter().any(|parting| {
            let rest = self.lower.strip_prefix(parting.as_str());
            let rest = rest.filter(|rest| !rest.starts_with(char::is_alphanumeric));
            rest.is_some_and(|rest| {
                let rest = rest.trim_matches(marks);
                rest.is_empty() || is_signed(rest, name)
            })
        })
    }

    fn is_greeting(&self) -> bool {
        self.lower.chars().count() <= LONGEST_GREETING
            && opens_with(&self.lower, &PHRASES.greetings)
    }

    /// `Hello` to somebody, and nothing else.
    fn is_plain_greeting(&self) -> bool {
        PHRASES.greetings.iter().any(|greeting| {
            let rest = self.lower.strip_prefix(greeting.as_str());
            let rest = rest.filter(|rest| !rest.starts_with(char::is_alphanumeric));
            rest.is_some_and(|rest| {
                let whom = rest.trim_matches(|sign: char| !sign.is_alphanumeric());
                whom.split(' ').count() <= 3 && !whom.contains([',', '.', '!', '?', ':', ';'])
            })
        })
    }

    fn label(&self) -> Option<&str> {
        let (label, _) = self.lower.split_once([':', '：'])?;
        Some(label.trim())
    }
}

/// The whole name, or the first of several.
fn is_signed(line: &str, name: &str) -> bool {
    let name = name.trim().to_lowercase();
    let line = line.trim_start_matches(['-', '–', '—', '~', ' ']);
    let line = line.trim_end_matches(['.', '!', ',']);
    !name.is_empty() && (line == name || name.split(' ').next() == Some(line))
}

/// Signs that fill lines without being seen, and marks of direction.
fn is_unseen(sign: char) -> bool {
    matches!(sign,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
        | '\u{feff}' | '\u{ad}' | '\u{fffd}' | '\u{0}'..='\u{8}')
}

/// How many of the lines are one attribution, if the first begins one, and whether it is one
/// whatever follows.
fn attribution(lines: &[Line]) -> Option<(usize, bool)> {
    let mut joined = String::new();
    for (count, line) in lines.iter().take(LONGEST_ATTRIBUTION).enumerate() {
        if line.text.is_empty() || line.is_quoted() || joined.len() > MOST_BYTES_OF_ATTRIBUTION {
            return None;
        }
        joined.push_str(&line.lower);
        if let Some(is_certain) = judge_attribution(joined.trim_end()) {
            // A person's own line may stand right above; the attribution begins further down then.
            let begins_here = count == 0 || begins_attribution(&lines[0].lower);
            return begins_here.then_some((count + 1, is_certain));
        }
        joined.push(' ');
    }
    None
}

/// Whether a text is an attribution for certain (it has a verb with a date or an address), or only
/// where a quote follows (it has the verb alone).
fn judge_attribution(text: &str) -> Option<bool> {
    let dashed = || {
        let inner = text.strip_prefix("--")?.strip_suffix("--")?;
        Some(inner.trim_matches('-'))
    };
    let text = text.strip_suffix([':', '：']).or_else(dashed)?;
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let wrote = PHRASES.wrote.iter().any(|verb| holds_word(text, verb));
    let address = text.contains('@');
    match (wrote, address || digits >= 4, address && digits >= 5) {
        (true, true, _) | (_, _, true) => Some(true),
        (true, false, false) => Some(false),
        _ => None,
    }
}

fn begins_attribution(line: &str) -> bool {
    let digits = line.chars().filter(char::is_ascii_digit).count();
    digits >= 4 || line.contains(['@', '<'])
}

/// Where the verb stands between other letters it is part of another word.
fn holds_word(text: &str, word: &str) -> bool {
    let is_spaced = word.starts_with(|sign: char| sign.is_alphabetic() && (sign as u32) < 0x2e80);
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !is_spaced
            || !before.is_some_and(char::is_alphanumeric)
                && !after.is_some_and(char::is_alphanumeric)
    })
}

/// A line that says 'original message', or a block of headers: a quote that is not marked.
fn begins_quote(lines: &[Line]) -> bool {
    let line = lines[0].lower.as_str();
    let bare =
        line.trim_matches(|sign: char| "-‐_=—–~<>[]:：.*".contains(sign) || sign.is_whitespace());
    let is_rule = bare.is_empty() && line.chars().count() >= 2 || line == "—";
    is_rule || PHRASES.dividers.iter().any(|divider| divider == bare) || is_header_block(lines)
}

/// Two labels or more in the next lines, one of them the sender's.
fn is_header_block(lines: &[Line]) -> bool {
    let is = |line: &Line, labels: &[String]| {
        let label = line.label();
        label.is_some_and(|label| labels.iter().any(|known| known == label))
    };
    let labelled = |line: &Line| is(line, &PHRASES.from) || is(line, &PHRASES.others);
    if !labelled(&lines[0]) {
        return false;
    }
    let filled = lines.iter().filter(|line| !line.text.is_empty()).take(5);
    let block: Vec<&Line> = filled.filter(|line| labelled(line)).collect();
    block.len() >= 2 && block.iter().any(|line| is(line, &PHRASES.from))
}
