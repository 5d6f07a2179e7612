//! What is answered beside actions: lessons of guided matches, and strangers.

use chrono::TimeDelta;
use turnpost::games::lessons::Lesson;
use turnpost::games::registry;
use turnpost::store::mailbox::LetterRow;
use turnpost::words::Language;

use crate::desk::{Desk, message, reply_to};

/// The text without its line breaks, which are where the columns end.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The goal and what reaching it brought stand in emails as they do on the page.
#[test]
fn a_guided_match_is_taught_by_mail() {
    let desk = Desk::start();
    for game in registry::all() {
        let info = game.info();
        let form = [("game", info.slug), ("learn", "1")];
        let begun = desk.client.post("/play-a-bot", &form);
        assert_eq!(begun.status, 303, "{}", begun.body);
        let id: i64 = begun.location.rsplit('/').next().unwrap().parse().unwrap();
        desk.app.work();
        // A bot that begins hands the turn back so quickly that the email waits a little.
        desk.app.service.clock.advance(TimeDelta::minutes(6));
        desk.app.work();
        let about = |letter: &LetterRow| {
            letter.subject.starts_with("Your turn") && letter.subject.ends_with(&format!(" #{id}"))
        };
        let letter = desk.kept().into_iter().find(|letter| about(letter));
        let letter = letter.expect("it is Ana's turn");
        let words = game.catalogue().words(Language::English.tag(), &[]);
        let said =
            |lesson: &Lesson, end: &str| flat(&words.name(&format!("lesson-{}{end}", lesson.id)));
        let told = flat(&letter.words);
        assert!(told.contains("Your first match"), "{}: {told}", info.slug);
        assert!(told.contains("goals reached"), "{}: {told}", info.slug);
        // What the recommended set-up has done already is not taught.
        let mut lessons = info.lessons.iter();
        let lesson = lessons.find(|lesson| told.contains(&said(lesson, "")));
        let lesson = lesson.unwrap_or_else(|| panic!("{}: no goal in {told}", info.slug));
        let legal = desk.client.legal(&desk.token, id);
        let line = legal.iter().find(|line| lesson.is_reached_by(line));
        let line = line.unwrap_or_else(|| panic!("{}: {} in {legal:?}", info.slug, lesson.id));
        let to = reply_to(&letter).expect("it can be answered");
        desk.send(&to, &message("ana@example.org", info.slug, line));
        desk.deliver();
        let answer = flat(&desk.letters()[0]);
        assert!(
            answer.contains(&said(lesson, "-done")),
            "{}: {line}: {answer}",
            info.slug
        );
    }
}

/// Whoever answers an email that was sent to somebody else is told so in the language of that email.
#[test]
fn a_stranger_is_answered_in_the_language_of_the_seats_owner() {
    let desk = Desk::start();
    let form = [("zone", "Europe/Warsaw"), ("language", "pl")];
    assert_eq!(desk.client.post("/profile", &form).status, 303);
    desk.send(
        &desk.address(),
        &message("stranger@else.example", "foreign", "pass"),
    );
    desk.deliver();
    let kept = desk.kept();
    let answer = kept
        .iter()
        .find(|letter| letter.address == "stranger@else.example");
    let answer = answer.expect("the stranger is told");
    let subject = &answer.subject;
    assert!(
        subject.starts_with("Nie przyjęliśmy twojej odpowiedzi"),
        "{subject}"
    );
}
