//! What the site says to people: catalogues, and a reader to whom their messages are said.
//!
//! Code hands out messages with arguments; the sentences are in `messages/<language>/*.ftl`.
//!
//! ```
//! use words::{Reader, message};
//!
//! let reader = Reader::default();
//! assert_eq!(reader.say("days").with("count", 1).to_string(), "1 day");
//! assert_eq!(reader.tell(&message!("days", count = 3)), "3 days");
//! assert_eq!(reader.list(["Ana", "Bo", "Cy"]), "Ana, Bo and Cy");
//! ```

mod arg;
mod time;
mod zones;

#[cfg(test)]
mod tests;

use std::borrow::{Borrow, Cow};
use std::fmt;
use std::sync::LazyLock;

use chrono::NaiveDateTime;
use chrono_tz::Tz;
use kernel::message::Catalogue;

pub use arg::IntoArg;
pub use kernel::message::{Arg, Message, Words, message};
pub use time::{When, span};
pub use zones::{Region, present_name};

/// A language that the site speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    #[default]
    English,
    Polish,
    Russian,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::Polish, Language::Russian];

    /// As profiles and web pages name it.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::Russian => "ru",
        }
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Polish => "Polski",
            Language::Russian => "Русский",
        }
    }

    /// The language that a stored tag names, to the letter.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let mut all = Language::ALL.into_iter();
        all.find(|language| language.tag() == tag)
    }

    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.trim().split(['-', '_']).next()?;
        let mut all = Language::ALL.into_iter();
        all.find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first language of an `Accept-Language` header that is spoken here. Browsers write the
    /// favourite first.
    pub fn from_header(header: &str) -> Option<Language> {
        let tags = header.split(',').filter_map(|part| part.split(';').next());
        tags.into_iter().find_map(Language::from_tag)
    }
}

/// The files of a language; all languages have the same ones.
macro_rules! files {
    ($tag:literal, $($file:literal),+) => {
        [$(($tag, include_str!(concat!("messages/", $tag, "/", $file, ".ftl")))),+]
    };
}

macro_rules! sources {
    ($($tag:literal),+) => {
        &[$(&files!(
            $tag, "account", "api", "cli", "email", "league", "match", "pages", "refusal", "time",
            "zones"
        )),+]
    };
}

const SOURCES: &[&[(&str, &str)]] = sources!("en", "pl", "ru");

/// What the site says, as it is written: each language with the texts of its files.
pub fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    SOURCES.iter().copied().flatten().copied()
}

static SITE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&SOURCES.concat()));

/// The id of a message without arguments, for code that chooses between several.
#[macro_export]
macro_rules! id {
    ($id:literal) => {
        $id
    };
}

/// Says it where nobody's language is known, such as in a shell.
pub fn tell(message: &Message) -> String {
    Reader::default().tell(message)
}

/// A message as it is stored until somebody reads it, in whatever language that is.
pub fn keep(message: &Message) -> String {
    serde_json::to_string(message).expect("plain data")
}

/// The message that was kept; `None` for a sentence, as rows held them before.
pub fn kept(text: &str) -> Option<Message> {
    serde_json::from_str(text).ok()
}

/// Whoever reads: their language and time zone, and when they read.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reader {
    pub language: Language,
    pub zone: Tz,
    pub now: NaiveDateTime,
}

impl Reader {
    /// What else could be read.
    pub fn languages(self) -> [Language; 3] {
        Language::ALL
    }

    fn words(self) -> Words<'static> {
        SITE.words(self.language.tag(), &[])
    }

    /// A message, to which arguments can be added.
    pub fn say(self, id: &'static str) -> Saying {
        let id = Cow::Borrowed(id);
        Saying {
            reader: self,
            message: Message {
                id,
                args: Vec::new(),
            },
        }
    }

    pub fn tell(self, message: impl Borrow<Message>) -> String {
        let message = message.borrow();
        let words = self.words();
        debug_assert!(words.has(&message.id), "no message {}", message.id);
        words.say(message)
    }

    /// A player's name as it is kept, said to this reader.
    pub fn called(self, name: &str) -> String {
        self.words().called(name).into_owned()
    }

    /// What was kept, said to this reader. What people have written is said as it is.
    pub fn recall(self, text: &str) -> String {
        match kept(text).filter(|message| self.words().has(&message.id)) {
            Some(message) => self.tell(message),
            None => text.to_owned(),
        }
    }

    /// The same where sentences of a game stand inside, which its own words say.
    pub fn recall_with(self, text: &str, game: &Words<'_>) -> String {
        let Some(mut message) = kept(text) else {
            return text.to_owned();
        };
        for (_, arg) in &mut message.args {
            if let Arg::Message(inside) = arg {
                *arg = Arg::from(game.say(inside));
            }
        }
        self.tell(message)
    }

    /// Names joined as in a sentence.
    pub fn list<T: fmt::Display>(self, items: impl IntoIterator<Item = T>) -> String {
        let said = |item: T| self.called(&item.to_string());
        let mut items: Vec<String> = items.into_iter().map(said).collect();
        let last = items.pop().unwrap_or_default();
        let sum = items.into_iter().reduce(|sum, next| {
            let both = message!("list-next", list = sum, next = next);
            self.tell(&both)
        });
        match sum {
            None => last,
            Some(list) => self.tell(&message!("list-last", list = list, last = last)),
        }
    }

    /// A number with digits after the point.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        self.written(format_args!("{number:.digits$}"))
    }

    /// A number as the language writes it.
    pub fn written(self, number: impl fmt::Display) -> String {
        let plain = number.to_string();
        match plain.split_once('.') {
            None => plain,
            Some((whole, part)) => {
                let (whole, part) = (whole.to_owned(), part.to_owned());
                self.tell(&message!("decimal", whole = whole, part = part))
            }
        }
    }
}

/// A message on its way to a reader; shown, it is the sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct Saying {
    reader: Reader,
    message: Message,
}

impl Saying {
    pub fn with(mut self, name: &'static str, value: impl IntoArg) -> Self {
        let value = value.into_arg();
        self.message.args.push((Cow::Borrowed(name), value));
        self
    }
}

impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reader.tell(&self.message))
    }
}

impl From<Saying> for String {
    fn from(saying: Saying) -> String {
        saying.to_string()
    }
}
