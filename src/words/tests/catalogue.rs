//! Each message has the arguments that it is given, and is said somewhere.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::super::{SOURCES, zones};
use super::source::{self, Use};

/// What the kernel of the games says is said here too.
const KERNEL: &str = include_str!("../../games/kernel/messages/en.ftl");

#[derive(Debug, Default)]
struct Entries {
    /// The arguments of each message, and the messages it is made of.
    messages: BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)>,
}

impl Entries {
    fn of(language: &str) -> Entries {
        let own = SOURCES
            .iter()
            .copied()
            .flatten()
            .filter(|(tag, _)| *tag == language);
        Entries::read(language, own.map(|(_, text)| *text))
    }

    fn read(language: &str, texts: impl Iterator<Item = &'static str>) -> Entries {
        let mut entries = Entries::default();
        for text in texts {
            let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| {
                panic!("{language}: {errors:?}");
            });
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        let pattern = message.value.expect("a message has a text");
                        let mut found = (BTreeSet::new(), BTreeSet::new());
                        read_pattern(&pattern, &mut found);
                        let id = message.id.name.to_owned();
                        let before = entries.messages.insert(id, found);
                        assert!(before.is_none(), "{} twice", message.id.name);
                    }
                    Entry::Junk { content } => panic!("{language}: cannot be read: {content}"),
                    Entry::Term(_)
                    | Entry::Comment(_)
                    | Entry::GroupComment(_)
                    | Entry::ResourceComment(_) => (),
                }
            }
        }
        entries
    }

    /// The arguments of a message and of what it is made of.
    fn args(&self, id: &str) -> Option<BTreeSet<String>> {
        let (own, parts) = self.messages.get(id)?;
        let mut args = own.clone();
        for part in parts {
            args.extend(self.args(part).unwrap_or_else(|| panic!("{id}: no {part}")));
        }
        Some(args)
    }
}

type Found = (BTreeSet<String>, BTreeSet<String>);

fn read_pattern(pattern: &Pattern<&str>, found: &mut Found) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, found);
        }
    }
}

fn read_expression(expression: &Expression<&str>, found: &mut Found) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, found),
        Expression::Select { selector, variants } => {
            read_inline(selector, found);
            for variant in variants {
                read_pattern(&variant.value, found);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, found: &mut Found) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.0.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            found.1.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => read_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::TermReference { .. } => (),
    }
}

#[test]
fn what_is_said_is_in_the_catalogue_with_exactly_its_arguments() {
    let entries = Entries::of("en");
    let kernel = Entries::read("en", [KERNEL].into_iter());
    let mut wrong = Vec::new();
    for Use { place, id, args } in source::uses() {
        match entries.args(&id).or_else(|| kernel.args(&id)) {
            None => wrong.push(format!("{place}: there is no message {id}")),
            Some(expected) if expected != args => wrong.push(format!(
                "{place}: {id} has the arguments {expected:?}, not {args:?}"
            )),
            Some(_) => (),
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_message_is_said_somewhere() {
    let entries = Entries::of("en");
    let mut said: BTreeSet<String> = source::uses().into_iter().map(|one| one.id).collect();
    assert!(said.len() > 10, "the sources were not found");
    for (_, parts) in entries.messages.values() {
        said.extend(parts.iter().cloned());
    }
    // Zones are named by what the table of zones calls them.
    let zones = chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name());
    said.extend(zones.clone().map(zones::id));
    let regions = zones.filter_map(|zone| zone.split_once('/'));
    said.extend(regions.map(|(region, _)| format!("region-{}", region.to_lowercase())));
    let idle: Vec<&String> = entries
        .messages
        .keys()
        .filter(|id| !said.contains(*id))
        .collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = Entries::of("en");
    let languages: BTreeSet<&str> = SOURCES
        .iter()
        .copied()
        .flatten()
        .map(|(language, _)| *language)
        .collect();
    for language in languages {
        let other = Entries::of(language);
        for id in english.messages.keys().chain(other.messages.keys()) {
            assert_eq!(other.args(id), english.args(id), "{language}: {id}");
        }
    }
}

/// '1 points' cannot be said: a count that stands before a word chooses the form of that word.
#[test]
fn a_count_chooses_the_form_of_its_word() {
    for (_, text) in SOURCES.iter().copied().flatten() {
        let resource = fluent_syntax::parser::parse(*text).expect("it was read before");
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let pattern = message.value.as_ref().expect("a message has a text");
                let bare = bare_counts(pattern);
                assert!(bare.is_empty(), "{}: {bare:?}", message.id.name);
            }
        }
    }
}

/// What stands behind counts that are not part of a choice.
fn bare_counts(pattern: &Pattern<&str>) -> Vec<String> {
    let pairs = pattern.elements.windows(2);
    let bare = pairs.filter_map(|pair| match pair {
        [
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            },
            PatternElement::TextElement { value },
        ] if id.name == "count" => {
            let next = value.strip_prefix(' ')?.chars().next()?;
            next.is_alphabetic().then(|| (*value).to_owned())
        }
        _ => None,
    });
    bare.collect()
}

#[test]
fn a_bare_count_is_found() {
    let find = |text: &'static str| {
        let resource = fluent_syntax::parser::parse(text).expect("it can be read");
        let Some(Entry::Message(message)) = resource.body.into_iter().next() else {
            panic!("a message");
        };
        bare_counts(&message.value.expect("it has a text")).len()
    };
    assert_eq!(find("a = { $count } points\n"), 1);
    assert_eq!(find("a = Signed up: { $count }\n"), 0);
    assert_eq!(
        find("a = { $count ->\n    [one] 1 point\n   *[other] { $count } points\n}\n"),
        0
    );
}
