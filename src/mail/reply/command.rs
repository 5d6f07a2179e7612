//! The steps of a reply: commands beside the lines of the game.

use super::lines::tidy;
use super::phrases::PHRASES;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    Help,
    Board,
    Legal,
    Undo,
    Preview(String),
    Say(String),
    /// Days off; `None` if no number could be read.
    Vacation(Option<i32>),
    /// The days off end now.
    Back,
    /// Reminders on or off; `None` if it says neither.
    Remind(Option<bool>),
    Stop,
    Play(String),
}

/// A mail program breaks a line where the next word would pass a column among these.
const WRAPPED_AT: std::ops::RangeInclusive<usize> = 66..=80;

/// The steps in order. What was said at length and broken over lines is one step again.
pub fn steps(lines: &[String]) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut lines = lines.iter().peekable();
    while let Some(line) = lines.next() {
        let mut line = line.clone();
        let mut width = line.chars().count();
        while word_and_rest(&line).0 == "say"
            && let Some(next) = lines.next_if(|next| is_wrapped(width, next))
        {
            width = next.chars().count();
            line = format!("{line} {next}");
        }
        let step = step(&line);
        if step != Step::Play(String::new()) {
            steps.push(step);
        }
    }
    steps
}

fn is_wrapped(width: usize, next: &str) -> bool {
    let word = next.split(' ').next().unwrap_or_default();
    width <= *WRAPPED_AT.end() && width + 1 + word.chars().count() > *WRAPPED_AT.start()
}

/// The first word, in English where it is a command of another language, and what follows it.
fn word_and_rest(line: &str) -> (String, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = word.trim_end_matches([':', ',', '.', '!']).to_lowercase();
    let mut commands = PHRASES.commands.iter();
    let known = commands.find(|(_, words)| words.contains(&word));
    (
        known.map_or(word, |(command, _)| command.clone()),
        rest.trim(),
    )
}

fn step(line: &str) -> Step {
    let (word, rest) = word_and_rest(line);
    if word == "say" {
        return Step::Say(rest.to_owned());
    }
    let line = tidy(line);
    let (word, rest) = word_and_rest(&line);
    match (word.as_str(), rest) {
        ("help" | "?", "") => Step::Help,
        ("board", "") => Step::Board,
        ("legal", "") => Step::Legal,
        ("undo", "") => Step::Undo,
        ("stop" | "unsubscribe", "") => Step::Stop,
        ("preview", rest) => Step::Preview(rest.to_owned()),
        ("vacation", rest) if is_one_of(rest, &PHRASES.answers.off) => Step::Back,
        ("vacation", rest) => Step::Vacation(days(rest)),
        ("remind", rest) => Step::Remind(
            match (
                is_one_of(rest, &PHRASES.answers.on),
                is_one_of(rest, &PHRASES.answers.off),
            ) {
                (true, _) => Some(true),
                (_, true) => Some(false),
                (false, false) => None,
            },
        ),
        // The one action that all games have, in another language.
        ("end", "") if !line.eq_ignore_ascii_case("end") => Step::Play("end".to_owned()),
        _ => Step::Play(line),
    }
}

fn is_one_of(text: &str, words: &[String]) -> bool {
    words.contains(&text.to_lowercase())
}

fn days(text: &str) -> Option<i32> {
    let mut words = text.split(' ');
    let days = words.next()?.parse().ok()?;
    let is_unit = words
        .next()
        .is_none_or(|unit| is_one_of(unit, &PHRASES.answers.days));
    (is_unit && words.next().is_none()).then_some(days)
}

impl Step {
    /// Anything but a line of the game.
    pub fn is_command(&self) -> bool {
        !matches!(self, Step::Play(_))
    }
}

/// A step in English, for records; its writer is told of it in their own words.
impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Help => f.write_str("help"),
            Step::Board => f.write_str("board"),
            Step::Legal => f.write_str("legal"),
            Step::Undo => f.write_str("undo"),
            Step::Stop => f.write_str("stop"),
            Step::Preview(line) => write!(f, "preview {line}"),
            Step::Say(words) => write!(f, "say {words}"),
            Step::Vacation(Some(days)) => write!(f, "vacation {days} days"),
            Step::Vacation(None) => f.write_str("vacation"),
            Step::Back => f.write_str("vacation off"),
            Step::Remind(Some(true)) => f.write_str("remind on"),
            Step::Remind(Some(false)) => f.write_str("remind off"),
            Step::Remind(None) => f.write_str("remind"),
            Step::Play(line) => f.write_str(line),
        }
    }
}

/// The words that begin a command; no game may have an action that begins so.
pub const WORDS: [&str; 9] = [
    "help", "board", "legal", "undo", "stop", "preview", "say", "vacation", "remind",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Step> {
        steps(&text.lines().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn commands_and_lines_are_told_apart() {
        let play = |line: &str| Step::Play(line.to_owned());
        assert_eq!(
            read("Help.\nBoard\nLEGAL\nundo\nstop"),
            [Step::Help, Step::Board, Step::Legal, Step::Undo, Step::Stop]
        );
        assert_eq!(read("build E5\n.\nEnd."), [play("build E5"), play("End")]);
        assert_eq!(
            read("Preview build E5."),
            [Step::Preview("build E5".into())]
        );
        assert_eq!(
            read("Say: Well played…"),
            [Step::Say("Well played…".into())]
        );
        assert_eq!(
            read("vacation 5 days\nVacation 5\nvacation soon"),
            [
                Step::Vacation(Some(5)),
                Step::Vacation(Some(5)),
                Step::Vacation(None)
            ]
        );
        assert_eq!(
            read("remind off\nremind on\nremind"),
            [
                Step::Remind(Some(false)),
                Step::Remind(Some(true)),
                Step::Remind(None)
            ]
        );
        assert_eq!(read("help me"), [play("help me")]);
        assert_eq!(read("vacation off"), [Step::Back]);
    }

    #[test]
    fn polish_and_russian_words_are_the_same_commands() {
        for (polish, russian, step) in [
            ("Pomoc", "помощь", Step::Help),
            ("plansza", "Доска", Step::Board),
            ("ruchy", "ходы", Step::Legal),
            ("cofnij", "отмена", Step::Undo),
            ("urlop 5 dni", "отпуск 5 дней", Step::Vacation(Some(5))),
            ("urlop wył", "отпуск выкл", Step::Back),
            (
                "przypominaj nie",
                "напоминай нет",
                Step::Remind(Some(false)),
            ),
            ("przypominaj tak", "напоминай да", Step::Remind(Some(true))),
            ("powiedz Cześć", "сказать Cześć", Step::Say("Cześć".into())),
            ("koniec", "Конец", Step::Play("end".into())),
        ] {
            assert_eq!(read(polish), read(russian), "{polish}");
            assert_eq!(read(russian), [step], "{russian}");
        }
    }

    #[test]
    fn a_word_of_another_language_is_one_command() {
        let all = PHRASES.commands.values().flatten();
        let mut words: Vec<&String> = all.collect();
        words.sort();
        let count = words.len();
        words.dedup();
        assert_eq!(words.len(), count);
        let is_known = |command: &&String| *command == "end" || WORDS.contains(&command.as_str());
        assert!(PHRASES.commands.keys().all(|command| is_known(&command)));
    }

    #[test]
    fn only_what_was_broken_is_joined() {
        let long = "say this is a long remark about the last round which goes on for";
        let joined = read(&format!("{long}\nquite a while\nend"));
        assert_eq!(
            joined[0],
            Step::Say(format!("{} quite a while", &long[4..]))
        );
        assert_eq!(joined[1], Step::Play("end".into()));
        assert_eq!(read("say hi\nend").len(), 2);
    }
}
