//! Lines: one form each, and the shorthand of the rules.

use super::{A, Table};
use crate::action::Action;
use crate::state::ids::{Building, Discipline, Terrain};

#[test]
fn every_form_reads_back() {
    let lines = [
        "set forest",
        "draft forest",
        "draft moles",
        "draft palace_9",
        "draft bon_coins",
        "books l",
        "levels e",
        "levels none",
        "key b",
        "nokey b",
        "take comp_power",
        "take palace_5",
        "place E4",
        "place E4 tower",
        "place none",
        "spade E3",
        "spade E3>swamp",
        "spade none",
        "pay m",
        "replace E4",
        "city city_books",
        "city city_books at E4",
        "city via r17",
        "bridge E4-F2",
        "bridge none",
        "tb none",
        "accept 12",
        "decline 12",
        "burn 1",
        "convert 5pw to scholar",
        "convert 5pw to books l",
        "convert 3pw to tool",
        "convert 1pw to coin",
        "convert 1 scholar to tool",
        "convert 1 tool to coin",
        "convert books l to coin",
        "build E4",
        "build E4 tunnel",
        "dig E4",
        "dig E4>plains",
        "dig E4>plains fly",
        "upgrade E4 guild",
        "advance sailing",
        "advance terraforming",
        "innovate census",
        "send l 3",
        "pow_bridge",
        "book_spades",
        "use psychics",
        "use palace_1",
        "annex E4",
        "pass bon_coins",
        "pass",
        "end",
    ];
    for line in lines {
        let action: Action = line
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error:?}"));
        assert_eq!(action.to_string(), line);
    }
}

#[test]
fn case_spaces_and_other_words_do_not_matter() {
    let same = |typed: &str, line: &str| {
        let action: Action = typed.parse().unwrap();
        assert_eq!(action.to_string(), line);
    };
    same("  Dig  e4 > Plains ", "dig E4>plains");
    same("bridge f2 - e4", "bridge E4-F2");
    same("done", "end");
    same("burn", "burn 1");
    same("books law", "books l");
}

#[test]
fn lines_that_mean_nothing_are_refused() {
    for line in [
        "",
        "dig",
        "dig Z4",
        "dig E0",
        "dig E04",
        "send l 4",
        "burn x",
        "accept -1",
    ] {
        assert!(line.parse::<Action>().is_err(), "{line}");
    }
}

#[test]
fn difficult_line_tunnel_with_bought_spades() {
    let mut table = Table::large("moles");
    table
        .put(A, "E4", Building::Workshop)
        .terrain("D2", Terrain::Lake)
        .bowls([0, 0, 4]);
    assert_eq!(
        table.refusal(A, "pow_spade1 D2 buy 1 build tunnel D2"),
        "buy-differs"
    );
    let change = table.change("pow_spade1 D2 buy 2 build tunnel D2");
    assert_eq!(change, [-2, -1 - 6 - 1, 0, 4, 0]);
}

#[test]
fn difficult_line_school_city_and_competency() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Guild)
        .put(A, "E2", Building::Palace);
    table
        .put(A, "C3", Building::Workshop)
        .put(A, "E1", Building::Workshop);
    table
        .put(A, "D2", Building::Workshop)
        .slot("comp_spades", 3);
    table.put(A, "G1", Building::Workshop);
    table
        .terrain("E3", Terrain::Plains)
        .terrain("D3", Terrain::Plains);
    table.me().levels[0] = 7;
    // The group of E2 is a city already in the making: joined over E3 it would be another.
    for spot in ["E2", "E1", "D2", "C3"] {
        let hex = table.hex(spot);
        table.state.cells[hex.index()].built.as_mut().unwrap().city = true;
    }
    table.go("upgrade E4 school; take comp_spades; tb E3, D3 build; end");
    assert!(table.state.built(table.hex("E3")).unwrap().city);
}

#[test]
fn difficult_line_neutral_school_competency_tower() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Workshop)
        .lay("neutral_school", 0)
        .books([3, 2, 1, 0]);
    table
        .terrain("E3", Terrain::Desert)
        .terrain("D3", Terrain::Desert);
    table.go("innovate neutral_school pay bblle; place E3; take comp_tower; place D3; done");
    assert_eq!(table.state.player(A).books[0], 1);
}

#[test]
fn difficult_line_psychics_twice() {
    let mut table = Table::large("psychics");
    table.bowls([0, 12, 0]);
    table.me().levels[1] = 6;
    table.me().cities[0] = 1;
    table.go("use psychics; convert 5pw to scholar; send l 3 nokey l; done");
    assert_eq!(table.state.player(A).level(Discipline::Law), 7);
}

#[test]
fn difficult_line_pass_with_levels_and_no_key() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::School)
        .put(A, "G3", Building::School);
    table.bonus("bon_school");
    table.me().levels[3] = 7;
    table.me().cities[0] = 1;
    table.go("pass bon_guild levels lm nokey m; end");
    assert_eq!(table.state.player(A).levels, [0, 1, 0, 7]);
    assert_eq!(table.state.player(A).free_keys(), 1);
}

#[test]
fn difficult_line_lizards() {
    for (line, digs, builds) in [
        ("tb E3 build D4", true, true),
        ("tb build D4", false, true),
        ("tb E3", true, false),
    ] {
        let mut table = Table::large("lizards");
        table
            .put(A, "E4", Building::Guild)
            .terrain("E3", Terrain::Plains);
        table.state.palaces = vec!["palace_11".parse().unwrap()];
        table.me().sailing = 1;
        table.go("upgrade E4 palace take palace_11; city city_coins");
        table.go(line);
        assert_eq!(table.terrain_at("E3") == Terrain::Desert, digs, "{line}");
        assert_eq!(
            table.state.built(table.hex("D4")).is_some(),
            builds,
            "{line}"
        );
    }
}

#[test]
fn a_terrain_that_is_native_goes_without_saying() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Workshop);
    table.go("dig E3>desert build # and a comment");
    assert!(table.state.built(table.hex("E3")).is_some());
}
