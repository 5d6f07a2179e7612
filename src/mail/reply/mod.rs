//! Inbound mail: the bytes of a message become its sender, its thread and the person's own lines.

pub mod address;
pub mod authentication;
mod automatic;
pub mod command;
mod flowed;
mod html;
pub mod lines;
mod phrases;
mod quotes;

use mail_parser::{HeaderValue, Message, MessagePart, MimeHeaders, PartType};

use super::bounce::{self, Report};
pub use quotes::Below;
use quotes::Own;

/// A message as the service needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inbound {
    /// The one address of From, in lower case; none if there are several, or it cannot be read.
    pub from: Option<String>,
    /// Without the angle brackets; empty if the message has none.
    pub message_id: String,
    /// The thread so far, oldest first.
    pub references: Vec<String>,
    pub subject: String,
    /// The addresses in the headers: for a pipe that does not tell the recipient.
    pub recipients: Vec<String>,
    /// What servers on the way found out about the sender, newest first.
    pub authentication: Vec<String>,
    pub content: Content,
    /// What stands below the first parting word, if the person wrote lines.
    pub below: Vec<Below>,
    /// What the first line says beyond a greeting.
    pub remark: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// What the person wrote, without quotes and signatures.
    Lines(Vec<String>),
    /// A program's answer, a list's mail: to be passed over.
    Automatic,
    /// What a mail server says about a mail of ours.
    Report(Report),
}

const MOST_REFERENCES: usize = 20;

/// Reads a message, if it is one.
pub fn read(bytes: &[u8]) -> Option<Inbound> {
    let message = crate::message::parse(bytes)?;
    let (from, name) = sender(&message);
    let (content, below, remark) = match bounce::read(&message) {
        Some(report) => (Content::Report(report), Vec::new(), None),
        None if automatic::is_automatic(&message, from.as_deref().unwrap_or_default()) => {
            (Content::Automatic, Vec::new(), None)
        }
        None => {
            let own = own_lines(&message, &name);
            (Content::Lines(own.lines), own.below, own.remark)
        }
    };
    Some(Inbound {
        from,
        message_id: message.message_id().unwrap_or_default().to_owned(),
        references: references(&message),
        subject: message.subject().unwrap_or_default().to_owned(),
        recipients: recipients(&message),
        authentication: authentication::headers(&message),
        content,
        below,
        remark,
    })
}

fn sender(message: &Message<'_>) -> (Option<String>, String) {
    let mut all = message
        .header_values("From")
        .filter_map(HeaderValue::as_address)
        .flat_map(|address| address.iter());
    let (Some(first), None) = (all.next(), all.next()) else {
        return (None, String::new());
    };
    let address = first.address().map(|address| address.trim().to_lowercase());
    (address, first.name().unwrap_or_default().to_owned())
}

fn references(message: &Message<'_>) -> Vec<String> {
    let ids = |value: &HeaderValue<'_>| -> Vec<String> {
        let list = value
            .as_text_list()
            .map(|list| list.iter().map(ToString::to_string).collect());
        list.or_else(|| Some(vec![value.as_text()?.to_owned()]))
            .unwrap_or_default()
    };
    let mut all = ids(message.references());
    if all.is_empty() {
        all = ids(message.in_reply_to());
    }
    all.drain(..all.len().saturating_sub(MOST_REFERENCES));
    all
}

fn recipients(message: &Message<'_>) -> Vec<String> {
    let traced = [
        "X-Original-To",
        "Delivered-To",
        "Envelope-To",
        "X-Envelope-To",
        "X-Delivered-To",
    ]
    .into_iter()
    .filter_map(|name| message.header_raw(name))
    .map(|raw| raw.trim().trim_matches(['<', '>']).to_lowercase());
    let listed = [message.to(), message.cc()]
        .into_iter()
        .flatten()
        .flat_map(|list| list.iter())
        .filter_map(|one| one.address().map(str::to_lowercase));
    traced.chain(listed).collect()
}

/// The text part; the HTML part where that has nothing to say.
fn own_lines(message: &Message<'_>, name: &str) -> Own {
    let text: String = message.text_bodies().filter_map(plain_text).collect();
    let own = quotes::own_lines(&text, name);
    if own != Own::default() {
        return own;
    }
    let html: String = message.html_bodies().filter_map(html_text).collect();
    quotes::own_lines(&html, name)
}

fn plain_text(part: &MessagePart<'_>) -> Option<String> {
    let PartType::Text(text) = &part.body else {
        return None;
    };
    let kind = part.content_type();
    if kind.is_some_and(|kind| {
        kind.subtype()
            .is_some_and(|subtype| !subtype.eq_ignore_ascii_case("plain"))
    }) {
        return None;
    }
    let parameter = |name: &str, value: &str| {
        kind.and_then(|kind| kind.attribute(name))
            .is_some_and(|given| given.eq_ignore_ascii_case(value))
    };
    let mut text = text.replace("\r\n", "\n").replace('\r', "\n");
    if parameter("format", "flowed") {
        text = flowed::unflow(&text, parameter("delsp", "yes"));
    }
    text.push('\n');
    Some(text)
}

fn html_text(part: &MessagePart<'_>) -> Option<String> {
    match &part.body {
        PartType::Html(html) => Some(html::to_text(html) + "\n"),
        _ => None,
    }
}
