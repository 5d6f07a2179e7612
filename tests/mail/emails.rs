//! Every kind of email for every game, as `turnpost admin letters` writes them.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use turnpost::games::language_check::Ear;
use turnpost::games::registry;
use turnpost::mail::Mailer;
use turnpost::mail::message::read_parts;
use turnpost::service::gallery::{Sample, samples};
use turnpost::store::letters::Kind;
use turnpost::words::{self, Language};

use crate::post::python;
use crate::support::visible;

const BASE: &str = "https://turnpost.example";
const COLUMNS: usize = 72;
const MOST_HTML: usize = 100_000;

/// Those in English, made once.
pub fn english() -> &'static [Sample] {
    static ALL: LazyLock<Vec<Sample>> = LazyLock::new(|| all(Language::English));
    &ALL
}

fn all(language: Language) -> Vec<Sample> {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(samples(BASE, language)).unwrap()
}

#[test]
fn every_email_of_every_game_is_fit_to_be_sent() {
    let all = english();
    let kinds: BTreeSet<Kind> = all.iter().map(|sample| sample.kind).collect();
    let missing: Vec<&Kind> = Kind::ALL
        .iter()
        .filter(|kind| **kind != Kind::Hook && !kinds.contains(kind))
        .collect();
    assert!(missing.is_empty(), "no sample of {missing:?}");
    let names: BTreeSet<String> = all.iter().map(Sample::name).collect();
    assert_eq!(names.len(), all.len(), "each has a name of its own");
    let of_game = |slug: &str| {
        let all = all.iter().filter(|sample| sample.group == slug);
        all.map(|sample| (sample.kind.to_string(), sample.which))
            .collect::<BTreeSet<_>>()
    };
    for game in registry::all() {
        let slug = game.info().slug;
        assert_eq!(of_game(slug), of_game("terra_nova"), "{slug}");
    }

    let mailer = Mailer::local(BASE);
    let folder = tempfile::TempDir::new().unwrap();
    let now = chrono::NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
    let now = now.and_hms_opt(12, 0, 0).unwrap();
    let mut files = Vec::new();
    for sample in all {
        let name = sample.name();
        check_text(&name, &sample.letter.text());
        check_html(&name, &sample.letter.html());
        // One picture is like the other, and drawing takes long.
        let is_drawn = [Kind::Turn, Kind::Over].contains(&sample.kind);
        if is_drawn || sample.letter.picture().is_none() {
            let written = mailer.write(&sample.letter, "ana@example.org", &name, now);
            let raw = written.unwrap().raw;
            let parts = read_parts(&raw);
            assert_eq!(
                parts.picture.is_empty(),
                sample.letter.picture().is_none(),
                "{name}"
            );
            let file = folder.path().join(format!("{name}.eml"));
            std::fs::write(&file, raw).unwrap();
            files.push(file);
        }
    }
    let strict = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/strict.py");
    let checked = std::process::Command::new(python())
        .arg(strict)
        .args(&files)
        .output()
        .unwrap();
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&checked.stderr)
    );
}

/// What the page draws is told in sentences: who has what stands apart, and nothing is said of each column
/// again.
#[test]
fn panels_are_told_in_sentences() {
    let turns = english().iter();
    let turns = turns.filter(|sample| sample.kind == Kind::Turn);
    for sample in turns {
        for said in visible(&sample.letter.html()) {
            let is_wrong = said.contains("Now;")
                || said.contains("of this column")
                || is_said_by_somebody(&said)
                || said.starts_with("Strength ")
                || said.contains("before you draw") && !said.contains("; discard");
            assert!(!is_wrong, "{}: {said}", sample.name());
        }
    }
}

/// That a round begins is what somebody’s action did, not what they said.
fn is_said_by_somebody(said: &str) -> bool {
    let names = ["Ana", "Bo", "Cy"];
    let mut names = names.iter();
    names.any(|name| said.starts_with(&format!("{name}: Round")))
}

/// Nobody is written to in English who reads another language.
#[test]
fn every_email_is_in_the_language_of_its_reader() {
    let names = [
        "Terra Nova",
        "Age of Innovation",
        "Through the Ages: A New Story of Civilization",
        "An Age Contrived",
        "Ana",
        "Bo",
        "Cy",
        "Dee",
        "Ada",
        "Bea",
        "Cai",
        "Dov",
        "Eli",
        "Fay",
    ];
    for language in [Language::Polish, Language::Russian] {
        let games = registry::all().iter().flat_map(|game| game.info().messages);
        let games: Vec<(&str, &str)> = games.copied().collect();
        let catalogues = || words::sources().chain(games.iter().copied());
        let sections = registry::all().iter().flat_map(|game| game.info().sections);
        let verbs: Vec<&str> = sections.map(|(verb, _)| *verb).collect();
        let letters = Ear::new(language.tag(), catalogues()).knowing(&names);
        let letters = letters
            .among_notation(games.iter().copied())
            .knowing(&verbs);
        let mut heard = BTreeSet::new();
        for sample in all(language) {
            let (name, text) = (sample.name(), sample.letter.text());
            check_columns(&name, &text);
            let html = sample.letter.html();
            let shown = visible(&html);
            for said in &shown {
                assert!(!said.contains("дело Банк."), "{name}, named twice: {said}");
            }
            let subject = [sample.letter.subject.clone()];
            let of_html = subject.iter().chain(&shown).map(String::as_str);
            let of_html = of_html.map(|said| (said, letters.english(said)));
            let of_text = spoken(&text).map(|said| (said, letters.english(said)));
            for (said, word) in of_html.chain(of_text) {
                if let Some(word) = word {
                    heard.insert(format!("{language:?}, {name}: ‘{word}’ in ‘{said}’"));
                }
            }
        }
        let heard: Vec<String> = heard.into_iter().collect();
        assert!(heard.is_empty(), "{}", heard.join("\n"));
    }
}

/// The lines of a text part that are sentences. Below the lines that can be answered stands notation,
/// two blanks in.
fn spoken(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.contains(BASE) && !line.starts_with("  "))
}

/// No line is too long, unless it is an address of the web that cannot be broken.
fn check_text(name: &str, text: &str) {
    check_columns(name, text);
    assert!(text.ends_with("heavy board games by email\n"), "{name}");
}

fn check_columns(name: &str, text: &str) {
    for line in text.lines() {
        let is_address = line.contains(BASE);
        assert!(
            is_address || line.chars().count() <= COLUMNS,
            "{name}: {} columns: {line}",
            line.chars().count()
        );
    }
}

fn check_html(name: &str, html: &str) {
    assert!(html.len() < MOST_HTML, "{name}: {} bytes", html.len());
    check_nesting(name, html);
    let page = scraper::Html::parse_document(html);
    let select = |what: &str| scraper::Selector::parse(what).unwrap();
    for image in page.select(&select("img")) {
        let alt = image.value().attr("alt").unwrap_or_default();
        assert!(!alt.trim().is_empty(), "{name}: an image without words");
    }
    for link in page.select(&select("a")) {
        let to = link.value().attr("href").unwrap_or_default();
        assert!(to.starts_with(BASE), "{name}: {to}");
        assert!(
            !link.text().collect::<String>().trim().is_empty(),
            "{name}: {to}"
        );
        assert!(
            !to.contains("line=resign"),
            "{name}: nobody resigns by mistake"
        );
    }
    let words: String = page.root_element().text().collect();
    assert!(!words.contains("sign-"), "{name}: a sign has no name");
}

/// Every element that is opened is closed, in the right order, and every sign is escaped.
fn check_nesting(name: &str, html: &str) {
    const EMPTY: [&str; 5] = ["!doctype", "meta", "br", "img", "hr"];
    let body = html
        .replace("<style>", "<style><!--")
        .replace("</style>", "--></style>");
    let mut open: Vec<&str> = Vec::new();
    let mut rest = body.as_str();
    while let Some((before, after)) = rest.split_once('<') {
        assert!(!before.contains('>'), "{name}: a bare sign in {before}");
        if let Some(comment) = after.strip_prefix("!--") {
            rest = comment.split_once("-->").expect("a comment ends").1;
            continue;
        }
        let (tag, behind) = after.split_once('>').expect("an element ends");
        rest = behind;
        let word = tag.split_whitespace().next().unwrap_or_default();
        match word.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed), "{name}"),
            None if EMPTY.contains(&word) => {}
            None => open.push(word),
        }
    }
    assert!(open.is_empty(), "{name}: {open:?} stay open");
}

/// The emails that depend on no deal, word for word.
#[test]
fn the_words_of_emails_are_known() {
    let mut text = String::new();
    for sample in english() {
        let is_fixed = ["league", "account"].contains(&sample.group.as_str());
        let by_deal = [Kind::Digest, Kind::LeagueWeek, Kind::LeagueOver];
        if is_fixed && !by_deal.contains(&sample.kind) {
            text += &format!(
                "==== {}\nSubject: {}\n\n",
                sample.name(),
                sample.letter.subject
            );
            text += &sample.letter.text();
            text += "\n";
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mail/emails.txt");
    if std::env::var_os("TURNPOST_UPDATE").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(text, golden, "TURNPOST_UPDATE=1 writes it anew");
}
