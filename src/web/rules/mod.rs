//! The complete rules of a game as a page: headings with anchors, a table of contents, rulings by their
//! numbers. Made from the game's Markdown once for each language.

mod figure;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use games::about::ShortTable;
use games::examples::examples;
use games::{GameInfo, registry};
use words::{Language, Reader};

use figure::figure;

#[derive(Debug)]
pub struct Rules {
    pub html: String,
    pub sections: Vec<RuleSection>,
}

/// A heading with the text below it, up to the next.
#[derive(Debug)]
pub struct RuleSection {
    /// `r5-2` for the section 5.2.
    pub id: String,
    pub title: String,
    /// 2 for a chapter, 3 for a section.
    pub level: u8,
    text: String,
}

/// A table of the rules, for the cheat sheet.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleTable {
    /// The section that it stands in, and its title.
    pub id: String,
    pub title: &'static str,
    pub html: String,
}

impl From<ShortTable> for RuleTable {
    fn from(table: ShortTable) -> Self {
        let mut html = String::new();
        let events = Parser::new_ext(&table.markdown, Options::ENABLE_TABLES);
        html::push_html(&mut html, events);
        RuleTable {
            id: anchor(table.title),
            title: table.title,
            html,
        }
    }
}

/// A place where something was found.
#[derive(Debug)]
pub struct Found {
    pub id: String,
    pub title: String,
    /// A few words around it.
    pub excerpt: String,
}

/// What is shown around a word that was looked for, in signs.
const AROUND: usize = 90;
const MOST_FOUND: usize = 40;

/// The rules in a language, made when they are first asked for.
pub fn rules(info: &'static GameInfo, language: Language) -> Arc<Rules> {
    static MADE: Mutex<BTreeMap<(&str, &str), Arc<Rules>>> = Mutex::new(BTreeMap::new());
    let mut made = MADE
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let rules = made.entry((info.slug, language.tag())).or_insert_with(|| {
        let mut rules = Rules::read(info.rules_in(language.tag()));
        rules.draw(info, language);
        Arc::new(rules)
    });
    Arc::clone(rules)
}

/// The anchor of a heading: that of its number, or of its words.
fn anchor(title: &str) -> String {
    let number = title.split_whitespace().next().unwrap_or_default();
    let number = number.trim_end_matches('.');
    let is_number = !number.is_empty()
        && number
            .split('.')
            .all(|part| !part.is_empty() && part.chars().all(|sign| sign.is_ascii_digit()));
    if is_number {
        return format!("r{}", number.replace('.', "-"));
    }
    let words = title.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-").to_lowercase()
}

/// `R21` at the beginning of an item is the number of a ruling, `V17` that of an example.
fn is_numbered(text: &str) -> bool {
    let mut signs = text.chars();
    let is_letter = signs.next().is_some_and(|sign| sign.is_ascii_uppercase());
    is_letter && text.len() > 1 && signs.all(|sign| sign.is_ascii_digit())
}

impl Rules {
    pub fn read(markdown: &str) -> Rules {
        let options = Options::ENABLE_TABLES;
        let mut events: Vec<Event<'_>> = Parser::new_ext(markdown, options).collect();
        let sections = number_headings(&mut events);
        number_items(&mut events);
        without_title(&mut events);
        let mut html = String::new();
        html::push_html(&mut html, events.into_iter());
        // What is wide scrolls by itself.
        let html = html
            .replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
            .replace("</table>", "</table></div>")
            .replace("<pre>", "<pre tabindex=\"0\">");
        Rules { html, sections }
    }

    /// Puts the examples of the game to the ends of their sections.
    fn draw(&mut self, info: &'static GameInfo, language: Language) {
        let Some(game) = registry::find(info.slug) else {
            return;
        };
        for example in examples(info.slug) {
            let heading = format!(" id=\"r{}\"", example.section);
            let Some(at) = self.html.find(&heading) else {
                continue;
            };
            let end = at + heading.len();
            let next = self.html[end..].find("<h").map(|next| end + next);
            let reader = Reader {
                language,
                ..Reader::default()
            };
            let figure = figure(game, example, reader);
            self.html
                .insert_str(next.unwrap_or(self.html.len()), &figure);
        }
    }

    /// The sections in which all words occur.
    pub fn find(&self, asked: &str) -> Vec<Found> {
        let asked = asked.to_lowercase();
        let words: Vec<&str> = asked.split_whitespace().collect();
        let Some(first) = words.first() else {
            return Vec::new();
        };
        let fits = |section: &&RuleSection| {
            let text = format!("{} {}", section.title, section.text).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        let found = |section: &RuleSection| Found {
            id: section.id.clone(),
            title: section.title.clone(),
            excerpt: excerpt(&section.text, first),
        };
        let sections = self.sections.iter().filter(fits);
        sections.take(MOST_FOUND).map(found).collect()
    }
}

/// The words around the first occurrence.
fn excerpt(text: &str, word: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let lower: Vec<char> = signs
        .iter()
        .map(|sign| sign.to_lowercase().next().unwrap_or(*sign))
        .collect();
    let wanted: Vec<char> = word.chars().collect();
    let at = lower
        .windows(wanted.len().max(1))
        .position(|part| part == wanted);
    let at = at.unwrap_or(0);
    let (from, to) = (at.saturating_sub(AROUND), (at + AROUND).min(signs.len()));
    let mut words: String = signs[from..to].iter().collect();
    if from > 0 {
        words.insert(0, '…');
    }
    if to < signs.len() {
        words.push('…');
    }
    words
}

/// Gives each heading its anchor, and gathers what stands below it.
fn number_headings(events: &mut [Event<'_>]) -> Vec<RuleSection> {
    let mut sections: Vec<RuleSection> = Vec::new();
    let mut index = 0;
    while index < events.len() {
        if let Event::Start(Tag::Heading { level, .. }) = &events[index] {
            let level = *level;
            let title = text_until(&events[index + 1..], |event| {
                matches!(event, Event::End(TagEnd::Heading(_)))
            });
            let anchor = anchor(&title);
            if let Event::Start(Tag::Heading { id, .. }) = &mut events[index] {
                *id = Some(CowStr::from(anchor.clone()));
            }
            if level != HeadingLevel::H1 {
                sections.push(RuleSection {
                    id: anchor,
                    title,
                    level: level as u8,
                    text: String::new(),
                });
            }
            while !matches!(events[index], Event::End(TagEnd::Heading(_))) {
                index += 1;
            }
        } else if let Some(section) = sections.last_mut() {
            if let Event::Text(text) | Event::Code(text) = &events[index] {
                section.text.push_str(text);
            } else if let Event::SoftBreak | Event::HardBreak | Event::End(_) = &events[index] {
                section.text.push(' ');
            }
        }
        index += 1;
    }
    for section in &mut sections {
        let words: Vec<&str> = section.text.split_whitespace().collect();
        section.text = words.join(" ");
    }
    sections
}

fn text_until(events: &[Event<'_>], is_end: impl Fn(&Event<'_>) -> bool) -> String {
    let inside = events.iter().take_while(|event| !is_end(event));
    let text = inside.map(|event| match event {
        Event::Text(text) | Event::Code(text) => text.as_ref(),
        _ => "",
    });
    text.collect()
}

/// Gives each numbered ruling an anchor: the strong word at the beginning of its item.
fn number_items(events: &mut [Event<'_>]) {
    for index in 0..events.len().saturating_sub(2) {
        let begins = matches!(
            events[index.saturating_sub(1)],
            Event::Start(Tag::Item | Tag::Paragraph)
        );
        let is_strong = matches!(events[index], Event::Start(Tag::Strong));
        if let (true, true, Event::Text(text)) = (begins, is_strong, &events[index + 1])
            && is_numbered(text)
        {
            let open = format!("<strong id=\"{text}\">");
            events[index] = Event::InlineHtml(CowStr::from(open));
        }
    }
}

/// The page has a title already. Nothing in the file is HTML.
fn without_title(events: &mut Vec<Event<'_>>) {
    let is_end = |event: &Event<'_>| matches!(event, Event::End(TagEnd::Heading(HeadingLevel::H1)));
    let begins = |event: &Event<'_>| {
        matches!(
            event,
            Event::Start(Tag::Heading {
                level: HeadingLevel::H1,
                ..
            })
        )
    };
    if let (Some(from), Some(to)) = (
        events.iter().position(begins),
        events.iter().position(is_end),
    ) {
        events.drain(from..=to);
    }
    for event in events {
        if let Event::Html(text) = event {
            *event = Event::Text(std::mem::replace(text, CowStr::from("")));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use games::Viewer;
    use games::any_game::{AnyGame, Scene};
    use games::message::ENGLISH;
    use games::panel::{Content, Panel};
    use games::play::Match;
    use games::record::Source;

    fn anchors(rules: &Rules) -> BTreeSet<String> {
        let ids = rules.html.split(" id=\"").skip(1);
        ids.filter_map(|rest| Some(rest.split('"').next()?.to_owned()))
            .collect()
    }

    /// The pieces with a name, each with its section.
    fn pieces(panels: &[Panel]) -> Vec<(&str, &'static str)> {
        let mut found = Vec::new();
        let sections = panels.iter().flat_map(|panel| &panel.sections);
        for section in sections {
            match &section.content {
                Content::Tiles(tiles) => {
                    found.extend(tiles.tiles.iter().map(|one| (one.name.as_str(), one.rule)));
                }
                Content::Cards(cards) => {
                    found.extend(cards.iter().map(|one| (one.name.as_str(), one.rule)));
                }
                Content::Stacks(stacks) => {
                    found.extend(stacks.iter().map(|one| (one.name.as_str(), one.rule)));
                }
                Content::Track(track) => {
                    let spaces = track.rows.iter().flat_map(|row| &row.spaces);
                    found.extend(spaces.map(|one| (one.name.as_str(), one.rule)));
                }
                Content::Map(_)
                | Content::Table(_)
                | Content::Stock(_)
                | Content::Slots(_)
                | Content::Line(_) => {}
            }
        }
        found.retain(|(name, _)| !name.is_empty());
        found
    }

    /// All sections that the panels of a whole match refer to.
    fn linked_by(game: &'static dyn AnyGame) -> BTreeSet<&'static str> {
        let source = Source::read(game.info().showcase.as_bytes()).unwrap();
        let names = source.record.players.clone();
        let words = game.catalogue().words(ENGLISH, &names);
        let mut beginning = source.record.clone();
        beginning.actions.clear();
        let beginning = Source::read(beginning.to_string().as_bytes()).unwrap();
        let mut played = Match::replay(game, &beginning).unwrap();
        let mut found = BTreeSet::new();
        for entry in &source.record.actions {
            for choice in played.position().choices(entry.seat) {
                let section = game.info().section(&choice.line);
                let slug = game.info().slug;
                assert!(!section.is_empty(), "{slug}: no rule about {}", choice.line);
                found.insert(section);
            }
            for viewer in [Viewer::Spectator, Viewer::Seat(entry.seat)] {
                let scene = Scene {
                    viewer,
                    words: &words,
                    last: None,
                };
                for (name, rule) in pieces(&played.position().panels(&scene)) {
                    let slug = game.info().slug;
                    assert!(!rule.is_empty(), "{slug}: no rule about {name}");
                    found.insert(rule);
                }
            }
            played.submit(entry.seat, &entry.line, false).unwrap();
        }
        found.extend(game.info().lessons.iter().map(|lesson| lesson.rule));
        found.extend(game.info().sections.iter().map(|(_, section)| *section));
        found
    }

    #[test]
    fn every_section_that_a_board_refers_to_is_there_in_every_language() {
        for game in registry::all() {
            let info = game.info();
            let linked = linked_by(*game);
            assert!(!linked.is_empty(), "{}", info.slug);
            for language in Language::ALL {
                let anchors = anchors(&rules(info, language));
                for rule in &linked {
                    let (slug, tag) = (info.slug, language.tag());
                    assert!(
                        anchors.contains(&format!("r{rule}")),
                        "{slug} {tag}: {rule}"
                    );
                }
            }
        }
    }

    #[test]
    fn each_anchor_is_there_once_and_every_chapter_has_one() {
        for game in registry::all() {
            let rules = rules(game.info(), Language::English);
            let ids: Vec<&str> = rules.html.split(" id=\"").skip(1).collect();
            assert_eq!(ids.len(), anchors(&rules).len(), "{}", game.info().slug);
            let chapters = rules.sections.iter().filter(|one| one.level == 2);
            assert!(chapters.count() > 10, "{}", game.info().slug);
        }
    }

    #[test]
    fn rulings_and_headings_have_anchors_and_html_stays_text() {
        let text =
            "# T\n\n## 5. A round\n\nIncome <b>first</b>.\n\n### 5.2 Turns\n\n- **R21** So.\n";
        let rules = Rules::read(text);
        assert!(rules.html.contains("<h2 id=\"r5\">"), "{}", rules.html);
        assert!(rules.html.contains("<h3 id=\"r5-2\">"));
        assert!(rules.html.contains("<strong id=\"R21\">R21</strong>"));
        assert!(!rules.html.contains("<h1"));
    }

    #[test]
    fn words_are_found_in_their_section() {
        let rules =
            Rules::read("## 1. Towns\n\nFour connected buildings.\n\n## 2. End\n\nPoints.\n");
        let found = rules.find("BUILDINGS towns");
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].id.as_str(), found[0].excerpt.as_str()),
            ("r1", "Four connected buildings.")
        );
        assert!(rules.find("").is_empty() && rules.find("dragon").is_empty());
    }
}
