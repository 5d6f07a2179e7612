//! What mail servers say about a mail of ours: it failed (RFC 3464), or it was unwanted (RFC 5965).

use mail_parser::{Message, MessagePart, MimeHeaders, PartType};

use super::reply::address::tokens_in;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub kind: Kind,
    /// The reply tokens in the mail that came back: the proof that it was ours.
    pub tokens: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The address is dead; the server's words.
    Hard(String),
    /// It failed this time, it is late, or it arrived.
    Soft,
    Complaint,
}

/// The server's words are shown to the owner of the address, not more of them than this.
const MOST_WORDS: usize = 300;

/// The report that a message is, if it is one of these two kinds.
pub(super) fn read(message: &Message<'_>) -> Option<Report> {
    let kind = message.content_type()?;
    let is_report = kind.ctype().eq_ignore_ascii_case("multipart")
        && kind
            .subtype()
            .is_some_and(|subtype| subtype.eq_ignore_ascii_case("report"));
    if !is_report {
        return None;
    }
    let kind = message.parts.iter().find_map(|part| {
        let kind = part.content_type()?;
        match kind.subtype()?.to_ascii_lowercase().as_str() {
            "delivery-status" | "global-delivery-status" => Some(delivery(&fields(part))),
            "feedback-report" => complaint(&fields(part)),
            _ => None,
        }
    })?;
    Some(Report {
        kind,
        tokens: tokens_in(message.raw_message()),
    })
}

/// Groups of fields, separated by empty lines; names in lower case, folded values joined.
type Group = Vec<(String, String)>;

fn fields(part: &MessagePart<'_>) -> Vec<Group> {
    let text = match &part.body {
        PartType::Text(text) => text.to_string(),
        PartType::Message(inner) => String::from_utf8_lossy(inner.raw_message()).into_owned(),
        _ => String::from_utf8_lossy(part.contents()).into_owned(),
    };
    let mut groups: Vec<Group> = vec![Vec::new()];
    for line in text.lines().take(500) {
        let group = groups.last_mut().expect("there is always one");
        if line.trim().is_empty() {
            if !group.is_empty() {
                groups.push(Vec::new());
            }
        } else if line.starts_with([' ', '\t']) {
            if let Some((_, value)) = group.last_mut() {
                value.push(' ');
                value.push_str(line.trim());
            }
        } else if let Some((name, value)) = line.split_once(':') {
            group.push((name.trim().to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
    groups
}

fn value<'a>(group: &'a Group, name: &str) -> Option<&'a str> {
    let found = group.iter().find(|(known, _)| known == name);
    found.map(|(_, value)| value.as_str())
}

fn delivery(groups: &[Group]) -> Kind {
    let hard = groups.iter().find_map(|group| {
        let failed = value(group, "action")?
            .to_ascii_lowercase()
            .starts_with("failed");
        let status = value(group, "status").unwrap_or_default();
        let diagnostic = value(group, "diagnostic-code").unwrap_or_default();
        (failed && is_hard(status, diagnostic)).then(|| words(status, diagnostic))
    });
    hard.map_or(Kind::Soft, Kind::Hard)
}

/// Only what says that the address itself does not work: a full mailbox, a blocked sender and a
/// server that could not be reached are not the address's fault.
fn is_hard(status: &str, diagnostic: &str) -> bool {
    let code = status.split_whitespace().next().unwrap_or_default();
    let mut parts = code.split('.');
    let (class, subject, detail) = (parts.next(), parts.next(), parts.next());
    if class != Some("5") {
        return false;
    }
    let diagnostic = diagnostic.to_lowercase();
    let unknown = [
        "user unknown",
        "unknown user",
        "no such user",
        "does not exist",
        "doesn't exist",
        "no mailbox here",
        "unknown recipient",
        "recipient unknown",
        "invalid recipient",
        "mailbox unavailable",
        "not found",
        "unknown address",
        "account is disabled",
        "mailbox disabled",
        "no such recipient",
        "recipient rejected",
        "user not found",
    ];
    match (subject, detail) {
        (Some("1"), Some(detail)) => !matches!(detail, "7" | "8" | "9"),
        (Some("2"), Some("1")) | (Some("4"), Some("1" | "4")) => true,
        (Some("0"), _) | (Some("4" | "7"), Some("0")) | (Some("2"), Some("0")) => {
            unknown.iter().any(|words| diagnostic.contains(words))
        }
        _ => false,
    }
}

/// Whether a server's refusal, with its status somewhere in the words, says that an address is dead.
pub fn is_dead(refusal: &str) -> bool {
    let is_status = |word: &&str| {
        let parts: Vec<&str> = word.split('.').collect();
        parts.len() == 3 && parts.iter().all(|part| part.parse::<u16>().is_ok())
    };
    let mut words = refusal.split([' ', '(', ')', '-', ':', ',']);
    words
        .find(is_status)
        .is_some_and(|status| is_hard(status, refusal))
}

fn words(status: &str, diagnostic: &str) -> String {
    let said = diagnostic
        .split_once(';')
        .map_or(diagnostic, |(_, said)| said);
    let said = match said.trim() {
        "" => status,
        said => said,
    };
    let plain = said.chars().filter(|sign| !sign.is_control());
    plain.take(MOST_WORDS).collect()
}

/// Abuse counts; a report that the mail was *not* spam does not.
fn complaint(groups: &[Group]) -> Option<Kind> {
    let kinds = groups
        .iter()
        .find_map(|group| value(group, "feedback-type"))?;
    Some(match kinds.to_ascii_lowercase().as_str() {
        "not-spam" => Kind::Soft,
        _ => Kind::Complaint,
    })
}
