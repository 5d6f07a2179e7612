//! Names for ids: what a picture, a board or an email calls a thing can be typed in a line.

use std::fmt;
use std::sync::LazyLock;

use crate::Seat;
use crate::message::{Catalogue, Message, message};

/// What names of bots end in as they are kept. People see it in their language, and no person's
/// name has brackets.
pub const BOT: &str = " (bot)";

static KERNEL_WORDS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&[]));

/// A seat as the lines of every game write it: `@` and its number.
#[derive(Clone, Copy, Debug)]
pub struct At(pub Seat);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.0.0 + 1)
    }
}

/// The line with seats in the place of their players' names, as people of any language see them,
/// in every way that it can be understood; none if it names nobody.
pub fn with_seats(line: &str, players: &[String]) -> Vec<String> {
    let said = KERNEL_WORDS.languages().flat_map(|words| {
        let seats = players.iter().zip(Seat::all(players.len()));
        let called = move |(name, seat): (&String, Seat)| {
            (words.called(name).into_owned(), At(seat).to_string())
        };
        seats.map(called).collect::<Vec<_>>()
    });
    Names::sorted(said).readings(line)
}

/// A thing as lines write it, and what people call it.
#[derive(Clone, Debug)]
pub struct Named {
    pub word: String,
    pub name: Message,
}

impl Named {
    /// A thing whose id is both its word in lines and the message of its name.
    pub fn by_id(id: &'static str) -> Self {
        Named::new(id, message!(id))
    }

    pub fn new(word: impl Into<String>, name: Message) -> Self {
        Named {
            word: word.into(),
            name,
        }
    }
}

/// The names of a game in every language, the longest first.
#[derive(Debug, Default)]
pub struct Names(Vec<Name>);

#[derive(Debug)]
struct Name {
    /// The words of the name, folded.
    called: Vec<String>,
    word: String,
}

/// A line with several ambiguous names is not read in more ways than this.
const MOST_READINGS: usize = 16;

impl Names {
    pub fn new(catalogue: &Catalogue, named: Vec<Named>) -> Self {
        Names::sorted(catalogue.languages().flat_map(|words| {
            let said = named.iter().map(|one| (words.say(&one.name), &one.word));
            said.map(|(name, word)| (name, word.clone()))
                .collect::<Vec<_>>()
        }))
    }

    fn sorted<N: AsRef<str>>(names: impl Iterator<Item = (N, String)>) -> Self {
        let name = |(name, word): (N, String)| Name {
            called: tokens(name.as_ref())
                .filter_map(|token| token.folded())
                .collect(),
            word,
        };
        let mut names: Vec<Name> = names.map(name).collect();
        names.retain(|name| !name.called.is_empty());
        names.sort_by_key(|name| std::cmp::Reverse(name.called.len()));
        Names(names)
    }

    /// The line with ids in the place of names, in every way that they can be understood; none if
    /// it holds no name.
    pub fn readings<'a>(&'a self, line: &'a str) -> Vec<String> {
        let mut typed: Vec<Token<'a>> = tokens(line).collect();
        let mut readings: Vec<Vec<Token<'a>>> = vec![Vec::new()];
        let (mut at, mut any) = (0, false);
        while at < typed.len() {
            let found = self.at(&typed[at..]);
            let Some((_, length)) = found.first() else {
                readings.iter_mut().for_each(|one| one.push(typed[at]));
                at += 1;
                continue;
            };
            any = true;
            at += length;
            let opened = typed[at - length..at]
                .iter()
                .any(|one| one.text().ends_with('('));
            if let (true, Some(Token::Between(next))) = (opened, typed.get_mut(at)) {
                *next = next.strip_prefix(')').unwrap_or(next);
            }
            let mut longer = Vec::new();
            for reading in &readings {
                for (word, _) in &found {
                    let name = [Token::Name(word)];
                    longer.push([reading.as_slice(), &name].concat());
                }
            }
            longer.truncate(MOST_READINGS);
            readings = longer;
        }
        match any {
            true => readings.iter().map(|one| written(one)).collect(),
            false => Vec::new(),
        }
    }

    /// The things that the line goes on with, by their longest name, and how many tokens it takes.
    fn at(&self, typed: &[Token<'_>]) -> Vec<(&str, usize)> {
        let mut found: Vec<(&str, usize)> = Vec::new();
        let mut longest = 0;
        for name in &self.0 {
            if name.called.len() < longest {
                break;
            }
            if let Some(length) = name.length_in(typed)
                && !found.iter().any(|(word, _)| *word == name.word)
            {
                longest = name.called.len();
                found.push((&name.word, length));
            }
        }
        found
    }
}

impl Name {
    /// How many tokens of the beginning are this name.
    fn length_in(&self, typed: &[Token<'_>]) -> Option<usize> {
        let mut called = self.called.iter();
        let mut next = called.next();
        for (index, token) in typed.iter().enumerate() {
            match (token.folded(), next) {
                (Some(word), Some(wanted)) if word == *wanted => next = called.next(),
                (None, Some(_)) if index > 0 && token.only(" .,-:()&+") => {}
                _ => return None,
            }
            if next.is_none() {
                return Some(index + 1);
            }
        }
        None
    }
}

/// A run of letters, digits and apostrophes, what stands between two of them, or a name.
#[derive(Clone, Copy, Debug)]
enum Token<'a> {
    Word(&'a str),
    Between(&'a str),
    Name(&'a str),
}

impl<'a> Token<'a> {
    fn folded(self) -> Option<String> {
        match self {
            Token::Word(text) => Some(fold(text)),
            Token::Between(_) | Token::Name(_) => None,
        }
    }

    fn text(self) -> &'a str {
        match self {
            Token::Word(text) | Token::Between(text) | Token::Name(text) => text,
        }
    }

    fn only(self, signs: &str) -> bool {
        matches!(self, Token::Between(text) if text.chars().all(|sign| signs.contains(sign)))
    }
}

fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '_' | '\'' | '’')
}

fn tokens(line: &str) -> impl Iterator<Item = Token<'_>> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let in_word = is_of_word(first);
        let end = rest
            .find(|sign| is_of_word(sign) != in_word)
            .unwrap_or(rest.len());
        let (text, tail) = rest.split_at(end);
        rest = tail;
        Some(match in_word {
            true => Token::Word(text),
            false => Token::Between(text),
        })
    })
}

/// Small letters without accents and apostrophes.
fn fold(word: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ą' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' | 'ć' => 'c',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        'ё' => 'е',
        other => other,
    };
    word.chars()
        .filter(|letter| !matches!(letter, '\'' | '’'))
        .flat_map(char::to_lowercase)
        .map(plain)
        .collect()
}

/// The tokens as a line. Where a thing stands with its name and its id, it is written once.
fn written(reading: &[Token<'_>]) -> String {
    let mut kept: Vec<Token<'_>> = Vec::new();
    let mut in_bracket = false;
    for &token in reading {
        let (before, between) = match kept[..] {
            [.., before, between] => (before, between),
            _ => (token, token),
        };
        if between.only(" :()[]") && is_same_thing(before, token) {
            in_bracket = between.text().contains(['(', '[']);
            kept.pop();
        } else if std::mem::take(&mut in_bracket) {
            let rest = token.text().trim_start_matches([')', ']']);
            kept.extend((!rest.is_empty()).then_some(Token::Between(rest)));
        } else {
            kept.push(token);
        }
    }
    kept.into_iter().map(Token::text).collect()
}

fn is_same_thing(one: Token<'_>, other: Token<'_>) -> bool {
    let has_name = matches!(one, Token::Name(_)) || matches!(other, Token::Name(_));
    has_name && one.text().eq_ignore_ascii_case(other.text())
}
