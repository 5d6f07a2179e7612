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
