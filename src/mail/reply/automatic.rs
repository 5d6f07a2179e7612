//! Email that no person wrote: it is never answered.

use mail_parser::Message;

use super::phrases::PHRASES;

/// Senders that are programs.
const PROGRAMS: [&str; 6] = [
    "mailer-daemon",
    "postmaster",
    "noreply",
    "no-reply",
    "donotreply",
    "do-not-reply",
];

pub(super) fn is_automatic(message: &Message<'_>, from: &str) -> bool {
    let header = |name: &str| {
        let raw = message.header_raw(name.to_owned())?;
        Some(raw.trim().to_ascii_lowercase())
    };
    let says = |name: &str, words: &[&str]| {
        header(name).is_some_and(|value| words.iter().any(|word| value.contains(word)))
    };
    let has = |name: &str| header(name).is_some();
    let submitted = header("Auto-Submitted").is_some_and(|value| {
        let kind = value.split([';', ' ']).next().unwrap_or_default();
        kind != "no"
    });
    let subject = message.subject().unwrap_or_default().trim().to_lowercase();
    let local = from.split('@').next().unwrap_or_default();
    submitted
        || says("Precedence", &["bulk", "junk", "list", "auto_reply"])
        || says("X-Auto-Response-Suppress", &["all", "oof", "autoreply"])
        || [
            "X-Autoreply",
            "X-Autorespond",
            "X-Autoresponder",
            "X-Failed-Recipients",
            "X-Vacation",
        ]
        .iter()
        .any(|name| has(name))
        || ["List-Id", "List-Post", "List-Unsubscribe", "Mailing-List"]
            .iter()
            .any(|name| has(name))
        || header("Return-Path").is_some_and(|path| path == "<>")
        || header("Content-Type").is_some_and(|kind| kind.starts_with("multipart/report"))
        || PROGRAMS.contains(&local)
        || PHRASES
            .automatic_subjects
            .iter()
            .any(|words| subject.starts_with(words.as_str()))
}
