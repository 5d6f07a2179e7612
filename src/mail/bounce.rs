//! What mail servers report about an email of ours: that it failed (RFC 3464), or that it was
//! unwanted (RFC 5965).

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

/// The enhanced status (RFC 3463) somewhere in a server's words.
fn status_in(refusal: &str) -> Option<&str> {
    let is_status = |word: &&str| {
        let parts: Vec<&str> = word.split('.').collect();
        parts.len() == 3 && parts.iter().all(|part| part.parse::<u16>().is_ok())
    };
    let mut words = refusal.split([' ', '(', ')', '-', ':', ',']);
    words.find(is_status)
}

/// Whether a server's refusal, with its status somewhere in the words, says that an address is dead.
pub fn is_dead(refusal: &str) -> bool {
    status_in(refusal).is_some_and(|status| is_hard(status, refusal))
}

/// Whether a refusal for good is one of the recipient, which no second try mends; others are of the
/// sender, of what the mail says, or of the connection. Without an enhanced status the codes count
/// that name the mailbox (RFC 5321), unless the words speak of something else.
pub fn is_of_recipient(code: u16, refusal: &str) -> bool {
    const OF_OTHERS: [&str; 12] = [
        "sender",
        "spam",
        "spf",
        "dkim",
        "dmarc",
        "policy",
        "block",
        "blacklist",
        "relay",
        "reputation",
        "content",
        "virus",
    ];
    match status_in(refusal) {
        Some(status) => is_hard(status, refusal),
        None => {
            let words = refusal.to_lowercase();
            [550, 551, 553].contains(&code) && !OF_OTHERS.iter().any(|word| words.contains(word))
        }
    }
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

#[cfg(test)]
mod tests {
    use super::is_of_recipient;

    #[test]
    fn only_the_mailbox_itself_is_a_refusal_for_good() {
        for (code, words) in [
            (550, "550 5.1.1 no such user"),
            (550, "550 No"),
            (553, "mailbox name not allowed"),
            (550, "550 5.4.1 Recipient address rejected: Access denied"),
            (550, "550 5.2.1 The mailbox is disabled"),
        ] {
            assert!(is_of_recipient(code, words), "{words}");
        }
        for (code, words) in [
            (550, "550 5.7.1 Your server is on a list"),
            (550, "550 Sender verify failed"),
            (550, "blocked by policy"),
            (552, "552 5.2.2 Over quota"),
            (553, "553 5.1.8 The domain of the sender does not exist"),
            (554, "554 5.6.0 We do not like what it says"),
            (554, "554 Transaction failed"),
            (535, "535 5.7.8 Wrong password"),
        ] {
            assert!(!is_of_recipient(code, words), "{words}");
        }
    }
}
