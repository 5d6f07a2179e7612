//! What happens is told of everybody by name. Whoever looks at what they would do is addressed: *You take
//! Bronze*, where the log says *Ana takes Bronze*.

use super::menu::sentence;
use games::Seat;
use words::{Reader, message};

/// Sentences about a seat as that seat reads them. What others do or get says who.
pub fn addressed(t: Reader, sentences: &[String], names: &[String], seat: Seat) -> Vec<String> {
    let (verbs, and) = (t.say("preview-verbs").to_string(), t.say("preview-and"));
    let verbs: Vec<(&str, &str)> = verbs
        .split(',')
        .filter_map(|pair| pair.trim().split_once(' '))
        .collect();
    let and = and.to_string();
    let say = |said: &String| {
        let rest = own(said, names, seat)?;
        let does = second_person(rest, &verbs, &and)?;
        Some(sentence(&t.tell(message!("preview-you", does = does))))
    };
    let said = sentences.iter();
    said.map(|said| say(said).unwrap_or_else(|| said.clone()))
        .collect()
}

/// What a sentence says of a seat with whose name it begins; the name of another may begin alike.
pub fn own<'s>(said: &'s str, names: &[String], seat: Seat) -> Option<&'s str> {
    let name = &names[seat.index()];
    let is_longer = |other: &&String| other.len() > name.len() && other.starts_with(name.as_str());
    let mut others = names.iter().filter(is_longer);
    let rest = said.strip_prefix(name.as_str())?.strip_prefix(' ')?;
    let is_theirs = |other: &String| {
        said.strip_prefix(other.as_str())
            .is_some_and(|rest| rest.starts_with(' '))
    };
    (!others.any(is_theirs)).then_some(rest)
}

/// The first verb, and whatever verb follows an *and*; none if there is no verb that is known.
fn second_person(rest: &str, verbs: &[(&str, &str)], and: &str) -> Option<String> {
    let mut told = Vec::new();
    let (mut is_found, mut before) = (false, "");
    for word in rest.split(' ') {
        let bare = word.trim_end_matches(['.', ',', ':', ';']);
        let known = verbs.iter().find(|(verb, _)| *verb == bare);
        told.push(match known.filter(|_| !is_found || before == and) {
            Some((_, yours)) => {
                is_found = true;
                format!("{yours}{}", &word[bare.len()..])
            }
            None => word.to_owned(),
        });
        before = word;
    }
    is_found.then(|| told.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn reader(language: Language) -> Reader {
        Reader {
            language,
            ..Reader::default()
        }
    }

    fn said(language: Language, text: &str) -> String {
        let names = ["Ana", "Ana Maria", "Bo"].map(str::to_owned);
        addressed(reader(language), &[text.to_owned()], &names, Seat(0)).remove(0)
    }

    #[test]
    fn whoever_it_is_about_is_addressed() {
        for (text, to_reader) in [
            (
                "Ana takes Bronze for 1 civil action.",
                "You take Bronze for 1 civil action.",
            ),
            ("Ana passes.", "You pass."),
            (
                "Ana returns a rose and takes divine wind back.",
                "You return a rose and take divine wind back.",
            ),
            ("Bo takes Bronze.", "Bo takes Bronze."),
            ("Ana Maria takes Bronze.", "Ana Maria takes Bronze."),
            ("Event: Rats.", "Event: Rats."),
        ] {
            assert_eq!(said(Language::English, text), to_reader);
        }
        let polish = said(Language::Polish, "Ana pasuje i bierze żeton.");
        assert_eq!(polish, "Pasujesz i bierzesz żeton.");
        let russian = said(Language::Russian, "Ana сдаётся.");
        assert_eq!(russian, "Вы сдаётесь.");
    }

    /// Each sentence of each game that begins with who does it has a verb that is known here.
    #[test]
    fn every_verb_of_the_games_is_known() {
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
        let mut known = 0;
        for language in Language::ALL {
            for game in games::registry::all() {
                let file = format!("{}/messages/{}.ftl", game.info().slug, language.tag());
                let messages = std::fs::read_to_string(games.join(file)).unwrap();
                let mut lines = messages.lines().peekable();
                while let Some(line) = lines.next() {
                    let Some((id, text)) = line.split_once(" = { $seat } ") else {
                        continue;
                    };
                    // Said where a match has ended.
                    if id == "final-points" {
                        continue;
                    }
                    let mut texts = vec![text];
                    // What follows the name depends on a number.
                    if text.starts_with('{') && text.ends_with("->") {
                        texts.clear();
                        while let Some(variant) = lines.next_if(|line| line.starts_with(' ')) {
                            texts.extend(variant.split_once("] ").map(|(_, text)| text));
                        }
                    }
                    for text in texts {
                        let text = format!("Ana {text}");
                        known += 1;
                        assert_ne!(said(language, &text), text, "{} {id}", game.info().slug);
                    }
                }
            }
        }
        assert!(known > 400, "{known}");
    }
}
