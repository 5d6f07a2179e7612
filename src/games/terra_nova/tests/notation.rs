//! Lines as players write them.

use crate::action::Action;

fn one_form(line: &str) -> String {
    line.parse::<Action>()
        .unwrap_or_else(|_| panic!("{line}"))
        .to_string()
}

#[test]
fn every_kind_of_line_reads_what_it_writes() {
    let lines = [
        "faction golems",
        "house B7",
        "bonus F",
        "neutral C3",
        "exchange 3",
        "exchange 6 points",
        "rivertown D6 points",
        "build C5",
        "transform C5",
        "transform C5 build",
        "upgrade C5 post",
        "upgrade C5 left",
        "upgrade C5 right",
        "edge I4",
        "edge none",
        "freesail yes",
        "freesail no",
        "sail",
        "bridge A5-C5",
        "power bridge3 A5-C5",
        "power bridge4 A5-C5",
        "power sail",
        "power coins",
        "power spade C5",
        "power spade C5 build",
        "power spade2 C5",
        "power spade2 C5 build",
        "spade D4",
        "spade D4 build",
        "spade none",
        "special spade C5",
        "special fairy C5 build",
        "special sun C5",
        "special lake H3",
        "special post C5",
        "special invent C5",
        "pass F",
        "town coins",
        "town power at C7",
        "town points",
        "town sailing",
        "end",
    ];
    for line in lines {
        assert_eq!(one_form(line), line);
    }
}

#[test]
fn case_blanks_and_the_order_of_ends_do_not_matter() {
    assert_eq!(one_form("BUILD c5"), "build C5");
    assert_eq!(one_form("  transform   c5  BUILD "), "transform C5 build");
    assert_eq!(one_form("bridge c5-a5"), "bridge A5-C5");
    assert_eq!(one_form("pass bon_f"), "pass F");
    assert_eq!(one_form("town town_coins"), "town coins");
    assert_eq!(
        one_form("power spade2 c5 build c5"),
        "power spade2 C5 build"
    );
    assert_eq!(one_form("keep"), "end");
}

#[test]
fn what_is_no_action_is_not_read() {
    for line in [
        "",
        "build",
        "build J5",
        "build A11",
        "build A0",
        "build C5 D5",
        "power",
        "power spade",
        "power tea",
        "special",
        "exchange",
        "exchange -1",
        "exchange 300",
        "exchange x",
        "bridge A1-A2",
        "bridge C3",
        "pass",
        "pass Z",
        "town",
        "town gold",
        "upgrade C5",
        "upgrade C5 tower",
        "faction elves",
        "edge",
        "freesail",
        "spade",
        "end now",
        "\u{0}",
        "ⓑuild C5",
        "build Ｃ5",
    ] {
        assert!(line.parse::<Action>().is_err(), "{line}");
    }
}

#[test]
fn both_spades_may_be_named_at_once() {
    use crate::action::shorthand::read_both_spades;
    let read = |line: &str| {
        let actions = read_both_spades(line).unwrap();
        actions.map(|actions| {
            actions
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("; ")
        })
    };
    assert_eq!(
        read("power spade2 D4 E4").unwrap(),
        "power spade2 D4; spade E4"
    );
    assert_eq!(
        read("power spade2 D4 E4 build E4").unwrap(),
        "power spade2 D4; spade E4 build"
    );
    assert_eq!(
        read("power spade2 D4 E4 build D4").unwrap(),
        "power spade2 D4 build; spade E4"
    );
    assert_eq!(
        read("power spade2 D4 E4 build").unwrap_err().0.id,
        "build-where"
    );
    assert!(read("power spade2 D4 E4 build F3").is_err());
    assert!(read_both_spades("power spade2 D4 build").is_none());
    assert!(read_both_spades("build D4").is_none());
}
