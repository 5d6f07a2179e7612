//! Text for people: the rules hand out message ids with arguments, a catalogue (Fluent) makes sentences.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};

use crate::names::BOT;
use crate::{Seat, Viewer};

/// A sentence still to be written: which one, and what stands in its gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    pub id: Cow<'static, str>,
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Arg {
    Number(i64),
    /// Shown as it is: a hex, a line of notation, a player's name (a bot's is translated).
    Text(Cow<'static, str>),
    /// The name of the player on this seat.
    Seat(Seat),
    /// A thing of the game by its id; its name is the message of that id.
    Name(Cow<'static, str>),
    /// A sentence or part of one inside another.
    Message(Box<Message>),
    /// Joined by commas.
    List(Vec<Arg>),
}

/// `message!("gains-power", seat = seat, power = 3)`
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message::Message {
            id: ::std::borrow::Cow::from($id),
            args: vec![$((::std::borrow::Cow::Borrowed(stringify!($name)), $crate::message::Arg::from($value))),*],
        }
    };
}
pub use crate::message;

impl Arg {
    /// The name of a thing of the game.
    pub fn name(id: impl Into<Cow<'static, str>>) -> Self {
        Arg::Name(id.into())
    }
}

macro_rules! number_args {
    ($($int:ty),+) => {$(
        impl From<$int> for Arg {
            fn from(number: $int) -> Self {
                Arg::Number(number.into())
            }
        }
    )+};
}
number_args!(i64, i32, i16, u8, u16, u32);

impl From<usize> for Arg {
    fn from(count: usize) -> Self {
        Arg::Number(i64::try_from(count).expect("nothing is counted that far"))
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Arg::Text(text.into())
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}
impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}
impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Arg::List(list)
    }
}

/// Why an action was not taken, in words for the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal(pub Message);

impl Refusal {
    /// For whoever asks only whether something is legal: the reason is never read.
    pub const UNSAID: Refusal = Refusal(Message {
        id: Cow::Borrowed(""),
        args: Vec::new(),
    });
}

/// Why a line could not be read at all; a line that can be read may still be refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError(pub Message);

impl From<Message> for Refusal {
    fn from(message: Message) -> Self {
        Refusal(message)
    }
}
impl From<Message> for NotationError {
    fn from(message: Message) -> Self {
        NotationError(message)
    }
}
impl From<NotationError> for Refusal {
    fn from(error: NotationError) -> Self {
        Refusal(error.0)
    }
}

/// Something that happened, for the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    pub message: Message,
    pub audience: Audience,
}

/// Who may read an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Audience {
    All,
    Only(Seat),
    AllBut(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::AllBut(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

impl From<Message> for Event {
    fn from(message: Message) -> Self {
        Event {
            message,
            audience: Audience::All,
        }
    }
}

impl Event {
    pub fn only(seat: Seat, message: Message) -> Self {
        Event {
            message,
            audience: Audience::Only(seat),
        }
    }

    pub fn all_but(seat: Seat, message: Message) -> Self {
        Event {
            message,
            audience: Audience::AllBut(seat),
        }
    }
}

/// The messages of one game (and of the kernel) in every language there is.
pub struct Catalogue {
    languages: BTreeMap<&'static str, FluentBundle<FluentResource>>,
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.languages.keys()).finish()
    }
}

/// The language every catalogue has, and that stands in for a missing one.
pub const ENGLISH: &str = "en";
pub(crate) const KERNEL: &[(&str, &str)] = &[
    (ENGLISH, include_str!("../messages/en.ftl")),
    ("pl", include_str!("../messages/pl.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];

impl Catalogue {
    /// Panics on a catalogue that cannot be read: it is part of the program.
    pub fn new(game: &[(&'static str, &'static str)]) -> Self {
        let mut languages = BTreeMap::new();
        for &(language, source) in KERNEL.iter().chain(game) {
            let bundle = languages.entry(language).or_insert_with(|| {
                let mut bundle =
                    FluentBundle::new_concurrent(vec![language.parse().expect("a language tag")]);
                bundle.set_use_isolating(false);
                bundle
            });
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("catalogue {language}: {errors:?}"));
            bundle.add_resource_overriding(resource);
        }
        Catalogue { languages }
    }

    /// The words of every language, with nobody at the table.
    pub fn languages(&self) -> impl Iterator<Item = Words<'_>> {
        let bundles = self.languages.values();
        bundles.map(|bundle| Words {
            bundle,
            english: bundle,
            names: &[],
        })
    }

    pub fn words<'a>(&'a self, language: &str, names: &'a [String]) -> Words<'a> {
        let english = self
            .languages
            .get(ENGLISH)
            .expect("English is always there");
        Words {
            bundle: self.languages.get(language).unwrap_or(english),
            english,
            names,
        }
    }
}

/// A catalogue in the reader's language, with the names of the players at the table.
pub struct Words<'a> {
    bundle: &'a FluentBundle<FluentResource>,
    /// Says what the language lacks.
    english: &'a FluentBundle<FluentResource>,
    pub names: &'a [String],
}

impl fmt::Debug for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("names", &self.names)
            .finish_non_exhaustive()
    }
}

impl Words<'_> {
    pub fn say(&self, message: &Message) -> String {
        self.lookup(&message.id, &message.args)
            .unwrap_or_else(|| format!("[{}]", message.id))
    }

    /// The name of a thing of the game.
    pub fn name(&self, id: &str) -> String {
        self.lookup(id, &[]).unwrap_or_else(|| format!("[{id}]"))
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id) || self.english.has_message(id)
    }

    pub fn player(&self, seat: Seat) -> Cow<'_, str> {
        let name = self.names.get(seat.index());
        self.called(name.map_or("?", String::as_str))
    }

    /// A player's name as it is kept, said to the reader: that of a bot says so in every language.
    pub fn called<'n>(&self, name: &'n str) -> Cow<'n, str> {
        match name.strip_suffix(BOT) {
            Some(own) => self
                .say(&message!("bot-name", name = own.to_owned()))
                .into(),
            None => name.into(),
        }
    }

    fn lookup(&self, id: &str, args: &[(Cow<'static, str>, Arg)]) -> Option<String> {
        let bundle = match self.bundle.has_message(id) {
            true => self.bundle,
            false => self.english,
        };
        let pattern = bundle.get_message(id)?.value()?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(name.as_ref(), self.value(arg));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    fn value<'v>(&self, arg: &'v Arg) -> FluentValue<'v> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(_) | Arg::Seat(_) | Arg::Name(_) | Arg::Message(_) | Arg::List(_) => {
                FluentValue::from(self.plain(arg))
            }
        }
    }

    fn plain(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => self.called(text).into_owned(),
            Arg::Seat(seat) => self.player(*seat).into_owned(),
            Arg::Name(id) => self.name(id),
            Arg::Message(message) => self.say(message),
            Arg::List(list) => list
                .iter()
                .map(|arg| self.plain(arg))
                .collect::<Vec<_>>()
                .join(", "),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAKES: &str =
        "cakes = { $n ->\n    [one] 1 cake\n   *[other] { $n } cakes\n}\npie = a pie";

    #[test]
    fn a_language_says_what_it_has_and_english_the_rest_each_with_its_own_plural_forms() {
        let catalogue = Catalogue::new(&[(ENGLISH, CAKES), ("ru", "pie = пирог")]);
        let russian = catalogue.words("ru", &[]);
        let coins =
            |words: &Words<'_>, count: i64| words.say(&message!("sign-coin", count = count));
        assert_eq!(russian.name("pie"), "пирог");
        assert_eq!(russian.say(&message!("cakes", n = 21)), "21 cakes");
        assert_eq!(coins(&russian, 21), "21 монета");
        assert_eq!(coins(&russian, 22), "22 монеты");
        assert_eq!(coins(&russian, 25), "25 монет");
        let polish = catalogue.words("pl", &[]);
        assert_eq!(polish.name("pie"), "a pie");
        assert_eq!(coins(&polish, 1), "1 moneta");
        assert_eq!(coins(&polish, 21), "21 monet");
        assert_eq!(coins(&polish, 22), "22 monety");
        assert_eq!(catalogue.words("xx", &[]).name("pie"), "a pie");
        assert_eq!(russian.name("tart"), "[tart]");
    }

    #[test]
    fn a_bot_is_called_one_in_the_language_of_the_reader_wherever_its_name_stands() {
        let names = ["Ada (bot)".to_owned(), "Ana".to_owned()];
        let catalogue = Catalogue::new(&[(ENGLISH, "hello = Hello, { $name }!")]);
        let russian = catalogue.words("ru", &names);
        assert_eq!(russian.player(Seat(0)), "Ada (бот)");
        assert_eq!(russian.player(Seat(1)), "Ana");
        assert_eq!(russian.called("Bo 2 (bot)"), "Bo 2 (бот)");
        let kept = message!("hello", name = names[0].clone());
        assert_eq!(russian.say(&kept), "Hello, Ada (бот)!");
        assert_eq!(
            catalogue.words("en", &names).say(&kept),
            "Hello, Ada (bot)!"
        );
    }
}
