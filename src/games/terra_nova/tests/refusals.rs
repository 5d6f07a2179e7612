//! Refusals say why, with the numbers.

use super::*;

#[test]
fn refusals_name_the_reason() {
    let table = table(&["golems", "fairies"])
        .houses(A, "D5")
        .houses(B, "C5")
        .coins(A, 5)
        .bowls(A, [6, 0, 2]);
    for (line, reason) in [
        (
            "upgrade D5 post",
            "That costs 7 coins, and you have 5: you are 2 short.",
        ),
        (
            "power coins",
            "That costs 4 power, and you have 2 in bowl III.",
        ),
        ("build C5", "Bo has a building on C5."),
        ("build C6", "C6 is river: nothing can stand there."),
        (
            "build D4",
            "D4 is swamp, and your home terrain is wasteland.",
        ),
        (
            "transform I9",
            "I9 is out of reach: it must lie next to a building of yours.",
        ),
        ("upgrade C5 post", "There is no house of yours on C5."),
        (
            "upgrade D5 left",
            "There is no trading post of yours on D5.",
        ),
        (
            "bridge G8-H6",
            "No building of yours stands at either end of G8-H6.",
        ),
        ("town coins", "Nothing is waiting for ‘town coins’ now."),
        ("edge A4", "Nothing is waiting for ‘edge A4’ now."),
        (
            "faction druids",
            "Nothing is waiting for ‘faction druids’ now.",
        ),
        (
            "special lake A7",
            "The special action ‘lake’ is not yours: it needs its palace or its bonus tile.",
        ),
    ] {
        assert_eq!(table.refused(A, line), reason, "{line}");
    }
}

#[test]
fn a_refused_line_takes_back_the_whole_submission() {
    let mut table = table(&["golems", "fairies"]).houses(A, "D5");
    let before = table.0.clone();
    assert!(
        table
            .try_play(A, "exchange 2; transform C5 build; town points")
            .is_err()
    );
    assert_eq!(table.0, before);
}

#[test]
fn a_palace_stands_once() {
    let table = table(&["golems", "fairies"]).posts(A, "D5").left(A, "C3");
    assert!(
        table
            .refused(A, "upgrade D5 left")
            .contains("stands on C3 already")
    );
    assert!(table.offers(A, "upgrade D5 right"));
}
