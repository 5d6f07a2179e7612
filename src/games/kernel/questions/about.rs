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

/// A table of the rules that fits beside the board: prices, tracks and the like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShortTable {
    /// The heading that it stands below, with its number.
    pub title: &'static str,
    /// As the rules write it.
    pub markdown: String,
}

impl ShortTable {
    /// The cells of each row without marks, and without the sign whose meaning the rules tell elsewhere;
    /// the first row names the columns.
    pub fn rows(&self) -> Vec<Vec<String>> {
        let is_ruler = |line: &&str| line.chars().all(|sign| "|-: ".contains(sign));
        let lines = self.markdown.lines().filter(|line| !is_ruler(line));
        let cell = |cell: &str| cell.replace(['`', '*', '†'], "").trim().to_owned();
        lines
            .map(|line| line.trim_matches('|').split('|').map(cell).collect())
            .collect()
    }
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

    /// The name without what follows a colon, as subjects and bars have it.
    pub fn short_name(&self) -> &'static str {
        self.name
            .split_once(": ")
            .map_or(self.name, |(short, _)| short)
    }

    /// The tables of the rules that are needed at a glance, in their order.
    pub fn short_tables(&self, language: &str) -> Vec<ShortTable> {
        let (mut tables, mut title) = (Vec::new(), "");
        let mut lines = self.rules_in(language).lines().peekable();
        while let Some(line) = lines.next() {
            if line.starts_with('#') {
                title = line.trim_start_matches('#').trim();
            }
            if line.starts_with('|') {
                let mut markdown = format!("{line}\n");
                while let Some(next) = lines.next_if(|line| line.starts_with('|')) {
                    markdown += &format!("{next}\n");
                }
                tables.push(ShortTable { title, markdown });
            }
        }
        let number = |title: &str| {
            let number = title.split(' ').next().unwrap_or_default();
            number.trim_end_matches('.').replace('.', "-")
        };
        tables.retain(|table| self.at_a_glance.contains(&number(table.title).as_str()));
        tables
    }

    /// How actions are written, a line each, with the notation between backticks: the items of the last
    /// part of the rules in short.
    pub fn notation(&self, language: &str) -> Vec<String> {
        let last = self
            .in_short_in(language)
            .rsplit("# ")
            .next()
            .unwrap_or_default();
        let items = last.lines().filter_map(|line| line.strip_prefix("- "));
        items.map(str::to_owned).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_without_its_marks() {
        let table = ShortTable {
            title: "6.5 Power actions",
            markdown: "| line | power | |\n|---|:-:|---|\n| `sail` | **4** | |\n".to_owned(),
        };
        assert_eq!(table.rows(), [["line", "power", ""], ["sail", "4", ""]]);
    }
}
