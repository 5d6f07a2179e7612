//! A tile that is being filled is no source (2.2, R32), an action that changes nothing is never
//! legal, and the gain comes before or after all releases (13.2, R33).

use super::*;

fn under_rules(mut table: Table, rules: u32) -> Table {
    table.state.rules = rules;
    table
}

/// Nothing that is offered leaves the table as it is.
#[track_caller]
fn every_offer_changes_something(table: &Table, seat: u8) {
    for action in permit::legal(&table.state, Seat(seat)) {
        let applied = AgeContrived::apply(&table.state, Seat(seat), &action).expect("legal");
        assert_ne!(applied.state, table.state, "{action}");
    }
}

fn sources_from(table: &Table, seat: u8, word: &str) -> Vec<String> {
    let lines = permit::legal(&table.state, Seat(seat)).into_iter();
    let lines = lines.map(|action| action.to_string());
    lines.filter(|line| line.contains(word)).collect()
}

#[test]
fn ruling_32_a_tile_that_is_filled_does_not_fill_itself() {
    let position = || table(&[AUREON, IGNOTAS]).empty().drain(0);
    let mut table = position();
    table.play(0, "convey x; fill 1t=c@mk");
    every_offer_changes_something(&table, 0);
    table.refuses(0, "fill 1t=c@1t", "tile-being-filled");
    table.refuses(0, "fill 1b=c@1t", "tile-being-filled");
    assert!(sources_from(&table, 0, "@1").is_empty());
    table.play(0, "fill 1b=m@mk");
    let mut old = under_rules(position(), 1);
    old.play(0, "convey x; fill 1t=c@mk");
    old.play(0, "fill 1t=c@1t; fill 1b=c@1t");
}

#[test]
fn ruling_32_two_inserted_tiles_do_not_fill_each_other() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .slot(0, "1b", "r")
        .drain(0)
        .marker(0, true);
    table.play(0, "convey x+y; fill 1t=c@mk");
    table.refuses(0, "fill 2t=c@1t", "tile-being-filled");
    table.play(0, "fill 2t=r@3b");
    table.refuses(0, "fill 1b=r@2t", "tile-being-filled");
}

#[test]
fn ruling_32_ignotas_two_adds_a_tile_that_is_no_source() {
    let position = || {
        table(&[IGNOTAS, AUREON])
            .ability(0, 2)
            .empty()
            .slot(0, "1b", "r")
            .drain(0)
    };
    let mut table = position();
    table.play(0, "convey x");
    table.refuses(0, "fill 1t=r@2b", "tile-being-filled");
    let mut closed = table_with(&[IGNOTAS, AUREON], &[("divine_wind", "on")])
        .ability(0, 2)
        .empty()
        .slot(0, "1b", "r")
        .drain(0);
    closed.play(0, "convey x; fill none; wind 3t=r@2b");
    assert_eq!(closed.row(0, "3t").total(), 1);
}

#[test]
fn ruling_32_divine_wind_takes_nothing_from_what_it_refills() {
    let mut table = table_with(&[AUREON, IGNOTAS], &[("divine_wind", "on")])
        .empty()
        .slot(0, "2b", "r")
        .slot(0, "4b", "m")
        .drain(0);
    table.play(0, "convey x; fill 1t=c@mk");
    table.refuses(0, "wind 3t=r@3b", "tile-being-filled");
    table.refuses(0, "wind 3t=c@1t", "tile-being-filled");
    table.play(0, "wind 3t=m@5b");
    every_offer_changes_something(&table, 0);
    table.refuses(0, "wind 5t=m@3t", "tile-being-filled");
    table.refuses(0, "fill 1b=r@3b", "tile-being-filled");
    table.play(0, "wind 5t=c@mk; end");
}

#[test]
fn ruling_32_a_refill_takes_nothing_from_its_own_tile() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .slot(0, "1b", "c")
        .slot(0, "2b", "r")
        .slot(0, "3b", "m")
        .drain(0);
    table.state.player_mut(Seat(0)).refills = 1;
    table.play(0, "use 1b.c deploy 4; end");
    let drained = Table { state: table.state }.drain(0);
    let mut table = drained;
    table.refuses(0, "refill 2t=r@2b", "tile-being-filled");
    table.play(0, "refill 2t=m@3b");
    every_offer_changes_something(&table, 0);
    assert!(sources_from(&table, 0, "@2").is_empty());
    table.play(0, "end");
}

#[test]
fn ruling_32_aureon_three_takes_nothing_from_its_tile() {
    let mut table = table(&[AUREON, IGNOTAS])
        .ability(0, 3)
        .empty()
        .site("MF", Some("N2"))
        .figure(0, "M7", "MF")
        .slot(0, "2b", "c")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r move MF[no] F3; end");
    let mut table = Table { state: table.state }.drain(0);
    table.refuses(0, "iii 2t=c@2b", "tile-being-filled");
    every_offer_changes_something(&table, 0);
    table.play(0, "iii 3t=c@2b");
    every_offer_changes_something(&table, 0);
    table.refuses(0, "iii 3b=c@3t", "tile-being-filled");
    table.play(0, "end");
}

/// Two roses and a compass of seat 1 on a segment that seat 0 builds as patron.
fn supporter_with_two() -> Table {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .patron(0, "FO")
        .on(1, "FO.2", "r")
        .on(1, "FO.1", "c");
    table.play(0, "convey x; fill none; end; patron FO");
    assert_eq!(table.deciding(), [1]);
    table
}

#[test]
fn ruling_33_the_gain_does_not_split_the_releases() {
    let mut table = supporter_with_two();
    table.play(1, "release r exhaust");
    assert!(!table.offers(1, "gain energy") && !table.offers(1, "gain no"));
    table.refuses(1, "gain energy", "release-rest-first");
    table.refuses(1, "gain bonus", "release-rest-first");
    table.play(1, "release c exhaust; gain energy; end");
    let mut gain_first = supporter_with_two();
    gain_first.play(1, "gain energy; release r exhaust; release c exhaust; end");
    let mut old = under_rules(supporter_with_two(), 1);
    old.play(1, "release r exhaust; gain energy; release c exhaust; end");
}

#[test]
fn ruling_33_the_finisher_may_gain_between_the_choice_of_what_to_bind_and_the_releases() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .on(0, "FO.1", "c")
        .on(0, "FO.2", "r")
        .slot(0, "3b", "m")
        .slot(0, "2t", "r");
    table.play(0, "use 3b.m deploy 2: r>FO.3; end; tie r; gain energy");
    table.play(0, "release c exhaust; release r exhaust; end");
    assert_eq!(table.mon("FO").top, 1);
}
