//! The rulings of a game, read from its rules for people (`rules.md`).
//!
//! They stand in the section ‘Rulings’, the disputed ones in its first part; the section ‘Versions
//! of these rules’ says which of them came with which version. Both have a title in every language.

const RULINGS: [&str; 4] = ["Rulings", "Rozstrzygnięcia", "Решения", "Разъяснения"];
const VERSIONS: [&str; 3] = [
    "Versions of these rules",
    "Wersje tych zasad",
    "Версии этих правил",
];

/// Rulings of one kind, in the order of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulingGroup {
    pub title: String,
    pub rulings: Vec<Ruling>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// `R` and a number, which never changes.
    pub id: String,
    /// How it is played and why; what stands between backticks is notation.
    pub text: String,
    /// The version of the rules that it came with.
    pub since: u32,
}

/// A version of the rules and what is special about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesVersion {
    pub number: u32,
    pub text: String,
}

/// The rulings in their groups, the disputed ones first.
pub fn rulings(rules: &str) -> Vec<RulingGroup> {
    let versions = versions(rules);
    let since = |id: &str| {
        let names = |version: &&RulesVersion| words(&version.text).any(|word| word == id);
        versions.iter().find(names).map_or(1, |first| first.number)
    };
    let mut groups: Vec<RulingGroup> = Vec::new();
    for line in section(rules, &RULINGS) {
        if let Some(title) = line.strip_prefix("### ") {
            let title = title.split_once(' ').map_or(title, |(_, title)| title);
            groups.push(RulingGroup {
                title: title.to_owned(),
                rulings: Vec::new(),
            });
        } else if let (Some((id, text)), Some(group)) = (item(&line), groups.last_mut()) {
            group.rulings.push(Ruling {
                since: since(id),
                id: id.to_owned(),
                text: plain(text),
            });
        }
    }
    groups.retain(|group| !group.rulings.is_empty());
    groups
}

/// The versions of the rules, the first first; none where there is only one.
pub fn versions(rules: &str) -> Vec<RulesVersion> {
    let version = |line: String| {
        let (head, text) = item(&line)?;
        Some(RulesVersion {
            number: head.rsplit_once(' ')?.1.parse().ok()?,
            text: plain(text),
        })
    };
    let lines = section(rules, &VERSIONS);
    lines.into_iter().filter_map(version).collect()
}

/// The lines of a section; one that goes on in the next is joined.
fn section(rules: &str, titles: &[&str]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut inside = false;
    for line in rules.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            inside = heading
                .split_once(". ")
                .is_some_and(|(_, of)| titles.contains(&of));
        } else if inside && line.starts_with("  ") {
            if let Some(last) = lines.last_mut() {
                *last += &format!(" {}", line.trim());
            }
        } else if inside {
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// `- **head** text`
fn item(line: &str) -> Option<(&str, &str)> {
    let (head, text) = line.strip_prefix("- **")?.split_once("**")?;
    Some((head, text.trim_start_matches(':').trim()))
}

/// Without the marks of emphasis.
fn plain(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(index, part)| match index % 2 {
        0 => part.replace('*', ""),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_alphanumeric())
}
