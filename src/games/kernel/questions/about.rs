//! How a game introduces itself to people who have not played it: in their language, and with
//! how long it takes.

use crate::deal::Options;
use crate::{GameInfo, OptionInfo};

/// How long a match is, in short.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// Of each player.
    pub turns: u8,
    /// That a turn takes.
    pub minutes: u8,
}

/// The rules in another language than English.
#[derive(Clone, Copy, Debug)]
pub struct Translation {
    pub language: &'static str,
    pub rules: &'static str,
    pub in_short: &'static str,
}

/// The rules of the game in whose `mod.rs` this stands, in each of these languages.
#[macro_export]
macro_rules! translations {
    ($($language:literal),*) => {
        &[$($crate::about::Translation {
            language: $language,
            rules: include_str!(concat!("rules.", $language, ".md")),
            in_short: include_str!(concat!("in_short.", $language, ".txt")),
        }),*]
    };
}

/// The same for its messages.
#[macro_export]
macro_rules! catalogues {
    ($($language:literal),*) => {
        &[$(($language, include_str!(concat!("messages/", $language, ".ftl")))),*]
    };
}

impl GameInfo {
    fn translation(&self, language: &str) -> Option<&'static Translation> {
        let mut all = self.translations.iter();
        all.find(|translation| translation.language == language)
    }

    /// The complete rules for a reader of a language; in English where they are not translated.
    pub fn rules_in(&self, language: &str) -> &'static str {
        let found = self.translation(language);
        found.map_or(self.rules_text, |translation| translation.rules)
    }

    /// The rules in short, in the same way.
    pub fn in_short_in(&self, language: &str) -> &'static str {
        let found = self.translation(language);
        found.map_or(self.in_short, |translation| translation.in_short)
    }

    /// How actions are written, a line each: the items of the last part of the rules in short.
    pub fn notation(&self, language: &str) -> Vec<String> {
        let last = self
            .in_short_in(language)
            .rsplit("# ")
            .next()
            .unwrap_or_default();
        let items = last.lines().filter_map(|line| line.strip_prefix("- "));
        items.map(|item| item.replace('`', "")).collect()
    }

    /// What is recommended for a first match with so many players: by option, what differs from the
    /// default.
    pub fn first_options(&self, players: u8) -> Options {
        let fits = |option: &&OptionInfo, value: &str| {
            let mut values = option.values.iter();
            values.any(|one| one.id == value && one.players.contains(&players))
        };
        let recommended = self.first_match.iter().filter(|(id, value)| {
            let option = self.options.iter().find(|option| option.id == *id);
            option.is_some_and(|option| fits(&option, value))
        });
        let owned = recommended.map(|(id, value)| ((*id).to_owned(), (*value).to_owned()));
        owned.collect()
    }
}
