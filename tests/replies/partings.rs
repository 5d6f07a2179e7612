//! Thanks and good wishes end an email only where nothing follows them.

use crate::desk::Desk;

#[test]
fn a_line_of_thanks_does_not_swallow_what_follows() {
    let desk = Desk::start();
    let line = desk.until_undoable();
    for (at, words) in [
        "Thanks Bo, that was close",
        "Cheers!",
        "Good luck all",
        "Danke, Bo",
    ]
    .iter()
    .enumerate()
    {
        let before = desk.number();
        let answer = desk.reply(&format!("thanks{at}"), &format!("{line}\n{words}\nundo"));
        assert_eq!(
            desk.number(),
            before + 2,
            "the action and what takes it back: {words}: {answer}"
        );
    }
    let before = desk.number();
    let answer = desk.reply("first", &format!("Thanks Bo, that was close\n{line}"));
    assert_eq!(desk.number(), before + 1, "{answer}");
    assert!(answer.contains("Thanks Bo, that was close"), "{answer}");
    assert!(
        !answer.contains("your reply was played."),
        "not all of it was: {answer}"
    );
}

#[test]
fn a_parting_at_the_end_is_still_one() {
    let desk = Desk::start();
    let line = desk.until_undoable();
    let before = desk.number();
    let body = format!("{line}\n\nCheers,\nAna\n+48 22 555 01 01\nBoard games since 1998");
    let answer = desk.reply("signed", &body);
    assert_eq!(desk.number(), before + 1);
    assert!(answer.contains("played"), "{answer}");
    assert!(!answer.contains("Refused"), "{answer}");
}

#[test]
fn a_greeting_that_says_more_is_named_and_may_be_said_at_the_table() {
    let desk = Desk::start();
    let line = desk.until_undoable();
    let before = desk.number();
    let answer = desk.reply(
        "kind",
        &format!("Hello Bo, what a nice move that was!\n{line}"),
    );
    assert_eq!(desk.number(), before + 1, "{answer}");
    let skipped = "neither an action nor a command\n  Hello Bo, what a nice move that was!\n";
    assert!(answer.contains(skipped), "{answer}");
    let alone = desk.reply("alone", "Hello Bo, have fun");
    assert!(
        alone.contains("reply with this line\n  say Hello Bo, have fun"),
        "{alone}"
    );
    let plain = desk.reply("plain", "Hi Bo!\nundo");
    assert!(!plain.contains("Skipped"), "only a greeting: {plain}");
}

#[test]
fn whoever_ends_a_turn_that_has_ended_by_itself_is_not_refused() {
    let desk = Desk::start();
    // A starting building leaves nothing else to do.
    for round in 0..20 {
        desk.app.work();
        let (before, line) = (desk.number(), desk.legal().remove(0));
        if desk.legal().contains(&"end".to_owned()) {
            break;
        }
        let answer = desk.reply(&format!("end{round}"), &format!("{line}\nend"));
        assert!(desk.number() > before, "{answer}");
        if answer.contains("Something else comes first") {
            continue;
        }
        assert!(
            answer.starts_with("Ana, your reply was played.\n"),
            "{answer}"
        );
        let needless = "Not needed, because your turn had already ended\n  end\n";
        assert!(answer.contains(needless), "{answer}");
        return;
    }
    panic!("no turn ended by itself");
}
