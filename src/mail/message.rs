//! An email on the wire: multipart, signed, with the headers that mail programs look for; and
//! the parts of such a message, read back.

use chrono::TimeDelta;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::{Address, Message};
use mail_parser::{MessageParser, MimeHeaders};

use super::letter::{Answered, Letter};
use super::transport::Mailer;
use base::clock::Moment;

/// How wide the picture is, in pixels: twice as wide as a phone shows it, so that it is sharp.
pub const PICTURE_WIDTH: u32 = 720;

/// A message as a server gets it.
#[derive(Clone, Debug)]
pub struct Written {
    pub to: Address,
    /// Where it comes back to if it cannot be delivered.
    pub sender: Address,
    pub subject: String,
    pub text: String,
    pub raw: Vec<u8>,
}

/// Why a letter cannot become a message; trying again would not help.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("the address cannot be written to: {0}")]
    Address(#[from] lettre::address::AddressError),
    #[error("the message cannot be written: {0}")]
    Message(#[from] lettre::error::Error),
    #[error("the message cannot be signed: {0}")]
    Signature(#[from] mail_auth::Error),
}

impl Mailer {
    /// Slow, because of the picture: only on the blocking pool.
    pub fn write(
        &self,
        letter: &Letter,
        to: &str,
        message_id: &str,
        now: Moment,
    ) -> Result<Written, WriteError> {
        let to: Address = to.parse()?;
        let host = &self.host;
        let text = letter.text();
        let date =
            now.and_utc() - TimeDelta::nanoseconds(now.and_utc().timestamp_subsec_nanos().into());
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.clone()))
            .subject(&letter.subject)
            .date(date.into())
            .message_id(Some(format!("<{message_id}@{host}>")))
            .raw_header(raw(
                "Auto-Submitted",
                match letter.answers {
                    Some(_) => "auto-replied",
                    None => "auto-generated",
                },
            ));
        if let Some(of) = letter.thread {
            // No message has this id: every letter of the thread answers to it, so that they stay
            // together whichever comes first.
            let root = format!("<{}@{host}>", of.name());
            let (parent, references) = match &letter.answers {
                Some(answered) => thread(&root, answered),
                None => (root.clone(), root),
            };
            builder = builder.in_reply_to(parent).references(references);
        }
        if let Some(list) = letter.list {
            builder = builder.raw_header(raw("List-Id", &format!("<{list}.{host}>")));
        }
        if let Some((url, _)) = &letter.stop {
            builder = builder
                .raw_header(raw("List-Unsubscribe", &format!("<{url}>")))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        if let Some(address) = &letter.reply_to {
            builder = builder.reply_to(Mailbox::new(None, address.parse()?));
        }
        let message = builder.multipart(parts(letter, &text))?;
        Ok(Written {
            raw: self.signed(message.formatted())?,
            sender: match letter.reply_to.as_ref().or(letter.returns_to.as_ref()) {
                Some(address) => address.parse()?,
                None => self.from.email.clone(),
            },
            to,
            subject: letter.subject.clone(),
            text,
        })
    }
}

/// What the answer to a mail answers, and all that came before it.
fn thread(root: &str, answered: &Answered) -> (String, String) {
    let before = answered.references.iter().map(|id| format!("<{id}>"));
    let before: Vec<String> = before.filter(|id| id != root).collect();
    let parent = format!("<{}>", answered.id);
    let references = format!("{root} {} {parent}", before.join(" "));
    (parent, references.replace("  ", " "))
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

fn parts(letter: &Letter, text: &str) -> MultiPart {
    let alternatives = MultiPart::alternative().singlepart(SinglePart::plain(text.to_owned()));
    let html = SinglePart::html(letter.html());
    let Some(svg) = letter.picture() else {
        return alternatives.singlepart(html);
    };
    match picture::png(svg, PICTURE_WIDTH) {
        Ok(png) => {
            let kind = ContentType::parse("image/png").expect("a kind of content");
            let inline =
                Attachment::new_inline_with_name("board".to_owned(), "board.png".to_owned());
            let related = MultiPart::related().singlepart(html);
            alternatives.multipart(related.singlepart(inline.body(png, kind)))
        }
        Err(error) => {
            // A letter without its picture still says everything.
            tracing::error!(%error, "no picture for a letter");
            alternatives.singlepart(html)
        }
    }
}

/// The parts of a message that people see.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    pub text: String,
    pub html: String,
    pub picture: Vec<u8>,
}

/// `None` if it has not even headers, or breaks the parser: there are messages that were made to.
pub(crate) fn parse(raw: &[u8]) -> Option<mail_parser::Message<'_>> {
    let parse = || MessageParser::default().parse(raw);
    std::panic::catch_unwind(parse).ok().flatten()
}

pub fn read_parts(raw: &[u8]) -> Parts {
    let Some(message) = parse(raw) else {
        return Parts::default();
    };
    let text = |body: Option<std::borrow::Cow<'_, str>>| body.unwrap_or_default().into_owned();
    let picture = message
        .parts
        .iter()
        .find(|part| part.content_id().is_some());
    Parts {
        text: text(message.body_text(0)),
        html: text(message.body_html(0)),
        picture: picture
            .map(|part| part.contents().to_vec())
            .unwrap_or_default(),
    }
}
