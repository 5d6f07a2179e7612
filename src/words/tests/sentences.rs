//! Templates and code hold structure; sentences are in the catalogues.

use super::source::{code, files, line_of, split_call};

/// The folders of code in which every text for people comes from a catalogue.
const DONE: [&str; 6] = [
    "src/service",
    "src/web",
    "src/mail",
    "src/worker",
    "src/cli",
    "src/config.rs",
];

/// Words that people never read, by file: names of headers, of schemas and of signs, and phrases
/// that are recognised in the emails of others.
const KNOWN: [(&str, &[&str]); 28] = [
    ("src/web/api/mod.rs", &["Bearer "]),
    (
        "src/web/openapi.rs",
        &[
            "Wanted", "Open", "Join", "Line", "Act", "Undo", "Words", "Plan", "Problem",
        ],
    ),
    ("src/web/pages/playing/history.rs", &[": still here  "]),
    ("src/mail/bounce.rs", &[]),
    ("src/mail/reply/automatic.rs", &["Precedence"]),
    (
        "src/mail/reply/command.rs",
        &["remind on", "remind off", "vacation off"],
    ),
    (
        "src/mail/reply/html.rs",
        &["Auml", "Ouml", "Uuml", "Agrave"],
    ),
    ("src/mail/reply/mod.rs", &["From"]),
    ("src/mail/senders.rs", &["Senders"]),
    (
        "src/mail/transport.rs",
        &["From", "To", "Subject", "Date", "References", "Turnpost"],
    ),
    ("src/worker/hooks.rs", &["Turnpost"]),
    ("src/cli/doctor.rs", &["v=spf1 a mx ~all"]),
    ("src/service/mod.rs", &["Turnpost"]),
    // Why stored text cannot be read is for whoever mends it.
    ("src/service/play/live.rs", &["it is no seed"]),
    // What is drawn from a seed: another name would be another draw.
    ("src/service/lobby/seating.rs", &["order of play"]),
    (
        "src/service/telling/preferences.rs",
        &["these are no steps"],
    ),
    ("src/service/operating/stored.rs", &["this cannot be read"]),
    (
        "src/service/telling/notice/payload.rs",
        &["a call is not a letter", "the words are none of this kind"],
    ),
    ("src/service/telling/links.rs", &["it is no turn"]),
    // Whom the samples of emails are about.
    (
        "src/service/operating/gallery.rs",
        &["Ana", "Bo", "Cy", "Dee"],
    ),
    (
        "src/service/operating/gallery/matches.rs",
        &["Ana", "Bo", "Cy", "Dee"],
    ),
    ("src/service/operating/gallery/seasons.rs", &["Dee"]),
    ("src/service/operating/demo.rs", &["Ana", "Bo", "Cy"]),
    (
        "src/service/players/people.rs",
        &["former player", "it is no time zone", "it is no language"],
    ),
    ("src/service/players/names.rs", &["former player"]),
    // Classes of the style sheet.
    ("src/web/board/map.rs", &["tag big", "bd want"]),
    ("src/web/board/piece.rs", &["num sq"]),
    (
        "src/service/lobby/seating.rs",
        &[
            "Ada (bot)",
            "Bea (bot)",
            "Cai (bot)",
            "Dov (bot)",
            "Eli (bot)",
            "Fay (bot)",
        ],
    ),
];

/// What is said to developers: logs, and what cannot happen.
const FOR_DEVELOPERS: [&str; 14] = [
    "tracing::error!(",
    "tracing::warn!(",
    "tracing::info!(",
    "tracing::debug!(",
    "expect(",
    "panic!(",
    "unreachable!(",
    "assert!(",
    "assert_eq!(",
    "#[error(",
    // Why an email that came in was not answered is for the log.
    "PassedOver(",
    "passed(",
    "#[template(",
    "debug_struct(",
];

/// Attributes that people read or hear.
const SHOWN: [&str; 4] = ["title=\"", "alt=\"", "aria-label=\"", "placeholder=\""];

#[test]
fn templates_hold_no_words() {
    let mut wrong = Vec::new();
    for (name, text) in files("templates") {
        for (line, found) in template_words(&text) {
            wrong.push(format!("{name}:{line}: {found}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn code_holds_no_sentences() {
    let mut wrong = Vec::new();
    for (name, text) in DONE.iter().flat_map(|folder| code(folder)) {
        for (line, found) in sentences(&text) {
            let known = |(file, words): &(&str, &[&str])| {
                name == *file && (words.is_empty() || words.contains(&found.as_str()))
            };
            if !KNOWN.iter().any(known) {
                wrong.push(format!("{name}:{line}: {found}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Blanks of the same length, so that lines and places stay.
fn blank(text: &mut String, from: usize, to: usize) {
    let blanks: String = text[from..to]
        .chars()
        .map(|sign| if sign == '\n' { "\n" } else { " " }.repeat(sign.len_utf8()))
        .collect();
    text.replace_range(from..to, &blanks);
}

/// Words of a template that stand outside its expressions, and sentences inside them.
fn template_words(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut text = text.to_owned();
    for (open, close) in [
        ("{#", "#}"),
        ("{{", "}}"),
        ("{%", "%}"),
        ("<style>", "</style>"),
        // What stands on a key is the same in every language.
        ("<kbd>", "</kbd>"),
    ] {
        while let Some(from) = text.find(open) {
            let to = text[from..]
                .find(close)
                .map_or(text.len(), |at| from + at + close.len());
            let inside = text[from..to].to_owned();
            if open == "{{" || open == "{%" {
                let line = line_of(&text, from);
                found.extend(sentences(&inside).into_iter().map(|(_, said)| (line, said)));
            }
            blank(&mut text, from, to);
        }
    }
    for shown in SHOWN {
        for (at, _) in text.match_indices(shown) {
            let value = text[at + shown.len()..]
                .split('"')
                .next()
                .unwrap_or_default();
            if value.chars().any(char::is_alphabetic) {
                found.push((line_of(&text, at), value.to_owned()));
            }
        }
    }
    while let Some(from) = text.find('<') {
        let to = text[from..]
            .find('>')
            .map_or(text.len(), |at| from + at + 1);
        blank(&mut text, from, to);
    }
    for (index, line) in text.lines().enumerate() {
        // Paths and places on a page are no words.
        let mut words = line.split_whitespace();
        if words.any(|word| !word.starts_with(['/', '#']) && word.chars().any(char::is_alphabetic))
        {
            found.push((index + 1, line.trim().to_owned()));
        }
    }
    found
}

/// The literals of a text that are sentences or parts of one.
fn sentences(text: &str) -> Vec<(usize, String)> {
    let mut text = text.to_owned();
    for call in FOR_DEVELOPERS {
        let mut from = 0;
        while let Some(at) = text[from..].find(call).map(|at| from + at) {
            let begin = at + call.len();
            let length = split_call(&text[begin..]).0.len();
            blank(&mut text, begin, begin + length);
            from = begin + length;
        }
    }
    let mut found = Vec::new();
    let mut signs = text.char_indices().peekable();
    while let Some((from, sign)) = signs.next() {
        if sign == '\'' {
            // A quote as a sign opens no text.
            if text[from + 1..].starts_with("\"'") || text[from + 1..].starts_with("\\\"'") {
                while signs
                    .next()
                    .is_some_and(|(at, _)| !text[at..].starts_with("'"))
                {}
            }
            continue;
        }
        if sign != '"' {
            continue;
        }
        let mut literal = String::new();
        while let Some((_, sign)) = signs.next() {
            match sign {
                '"' => break,
                '\\' => {
                    signs.next();
                    literal.push(' ');
                }
                sign => literal.push(sign),
            }
        }
        if is_sentence(&literal) {
            found.push((line_of(&text, from), literal));
        }
    }
    found
}

/// Two words that follow each other, or one with a capital. Markup, addresses and headers are none.
fn is_sentence(literal: &str) -> bool {
    let literal = literal.trim();
    // Answers of a mail server begin with a code; programs read them.
    let code = literal
        .get(..3)
        .is_some_and(|code| code.parse::<u16>().is_ok());
    if code {
        return false;
    }
    if literal.starts_with(['<', '/', '%']) || literal.contains("::") {
        return false;
    }
    let is_word = |word: &str| {
        (word.len() > 1 || "aAI".contains(word))
            && !word.is_empty()
            && word
                .chars()
                .all(|sign| sign.is_alphabetic() || "'’".contains(sign))
    };
    let words: Vec<&str> = literal.split(' ').collect();
    let follow = words.windows(2).any(|pair| {
        is_word(pair[0].trim_end_matches([',', '.', ':']))
            && is_word(pair[1].trim_end_matches([',', '.', ':', '!', '?']))
    });
    let first = words.first().copied().unwrap_or_default();
    let capital = first.starts_with(|sign: char| sign.is_uppercase())
        && first.chars().any(char::is_lowercase)
        && is_word(first.trim_end_matches(['.', ':', '?', '!']));
    follow || capital
}

#[test]
fn a_sentence_is_found_and_structure_is_not() {
    let says = |code: &str| !sentences(code).is_empty();
    assert!(says("let x = \"The match is over.\";"));
    assert!(says("format!(\"{} points left\", 3)"));
    assert!(says("Base::of(\"Lobby\", None)"));
    assert!(!says("tracing::info!(\"the server has started\")"));
    assert!(!says("x.expect(\"a player is here\")"));
    assert!(!says("\"text/html; charset=utf-8\""));
    assert!(!says("say(\"match-over\")"));
    let says = |template: &str| !template_words(template).is_empty();
    assert!(says("<p>Hello</p>"));
    assert!(says("<p title=\"Hello\">{{ t.say(\"a-b\") }}</p>"));
    assert!(says("{% for x in [\"hours a turn\"] %}{% endfor %}"));
    assert!(!says(
        "<p class=\"big\">{{ t.say(\"a-b\") }} · {{ name }}</p>"
    ));
}
