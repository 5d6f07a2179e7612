//! Power: bowls, offers, standing orders, conversions.

use super::{A, B, Table};
use crate::AgeOfInnovation;
use crate::state::ids::Building;
use kernel::land::Bowls;
use kernel::{Game, Seat};

const C: Seat = Seat(2);

#[test]
fn vector_01_and_02_gaining_power() {
    for (before, power, after) in [
        ([2, 5, 0], 3, [0, 6, 1]),
        ([5, 7, 0], 6, [0, 11, 1]),
        ([0, 1, 11], 4, [0, 0, 12]),
    ] {
        let mut bowls = Bowls(before);
        bowls.gain(power);
        assert_eq!(bowls.0, after);
    }
}

#[test]
fn vector_03_and_52_sacrifices() {
    let mut table = Table::large("psychics");
    table.bowls([0, 4, 2]).go("burn 1");
    assert_eq!((table.bowl(A), table.state.player(A).burnt), ([0, 2, 3], 1));
    table.bowls([0, 7, 0]).go("burn");
    assert_eq!(table.bowl(A), [0, 5, 1]);
    table.go("burn 2");
    assert_eq!(table.bowl(A), [0, 1, 3]);
    assert_eq!(table.refusal(A, "burn 1"), "burn-two");
}

/// B has a workshop on D3 and a school on E2, both beside E3, where A builds.
fn beside() -> Table {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Workshop);
    table
        .put(B, "D3", Building::Workshop)
        .put(B, "E2", Building::School);
    table.put(B, "A2", Building::Guild);
    table.terrain("E3", super::Terrain::Desert);
    table
}

#[test]
fn vector_04_an_offer_adds_up_the_neighbours() {
    let mut table = beside();
    table.go("build E3; end");
    let offer = table.state.offer_to(B).unwrap();
    assert_eq!((offer.power, table.state.offer_terms(offer)), (3, (3, 2)));
    table.play(B, "accept 1");
    assert_eq!((table.vp(B), table.bowl(B)), (18, [2, 10, 0]));
}

#[test]
fn vector_05_limits_of_an_offer() {
    for (power, vp, bowls, terms) in [
        (4, 20, [0, 1, 11], (1, 0)),
        (5, 2, [5, 7, 0], (3, 2)),
        (3, 0, [5, 7, 0], (1, 0)),
    ] {
        let mut table = beside();
        table.go("build E3; end");
        table.state.offers[0].power = power;
        table.player(B).vp = vp;
        table.player(B).bowls.0.0 = bowls;
        let offer = table.state.offers[0];
        assert_eq!(table.state.offer_terms(offer), terms);
        table.play(B, "accept");
        assert_eq!(table.vp(B), vp - u16::from(terms.1));
    }
}

#[test]
fn vector_53_an_annex_counts_and_declining_changes_nothing() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Workshop)
        .terrain("E3", super::Terrain::Desert);
    table
        .put(B, "D3", Building::Workshop)
        .put(B, "E2", Building::Palace);
    let hex = table.hex("E2");
    table.state.cells[hex.index()].built.as_mut().unwrap().annex = true;
    table.player(B).vp = 3;
    table.go("build E3; end");
    assert_eq!(table.state.offers[0].power, 5);
    let mut declined = table.clone();
    declined.play(B, "decline 1");
    assert_eq!((declined.vp(B), declined.bowl(B)), (3, [5, 7, 0]));
    table.play(B, "accept 1");
    assert_eq!((table.vp(B), table.bowl(B)), (0, [1, 11, 0]));
}

#[test]
fn offers_stay_open_while_others_act_but_come_before_the_own_turn() {
    let mut table = beside();
    table.put(C, "F1", Building::Workshop);
    // C has a building beside E2 and none beside E3: only B is offered power.
    table.go("build E3");
    assert!(
        table.legal(B).is_empty(),
        "not before the builder's turn has ended"
    );
    table.go("end");
    assert_eq!(table.refusal(B, "pass bon_guild"), "answer-offer-first");
    table.play(B, "decline; pass bon_guild; end");
    // The turn order is A, B, C; now an offer to A stays open while C acts.
    let mut later = beside();
    later.go("pass bon_river; end");
    later.play(B, "upgrade D3 guild; end");
    assert!(!later.legal(C).is_empty() && !later.legal(A).is_empty());
    later.play(C, "pass bon_guild; end");
    later.play(B, "pass bon_scholar; end");
    assert_eq!(later.state.round, 1, "the phase waits for the offer");
    assert_eq!(later.legal(A), ["accept 1", "decline 1"]);
    later.play(A, "accept");
    assert_eq!(later.state.round, 2);
}

#[test]
fn ruling_23_passed_players_are_offered_power_and_full_ones_are_not() {
    let mut table = beside();
    table.player(B).bowls.0.0 = [0, 0, 12];
    table.go("build E3; end");
    assert!(table.state.offers.is_empty());
    let mut passed = beside();
    passed.state.passed = vec![B];
    passed.go("build E3; end");
    assert_eq!(passed.state.offers.len(), 1);
}

#[test]
fn an_offer_for_which_there_is_no_room_any_more_lapses() {
    let mut table = beside();
    table.go("build E3; end");
    let mut second = table.state.offers[0];
    second.number = 2;
    table.state.offers.push(second);
    table.state.offers_made = 2;
    table.player(B).bowls.0.0 = [0, 3, 9];
    assert_eq!(table.refusal(B, "accept 2"), "answer-offer-first");
    table.play(B, "accept 1");
    assert!(table.state.offers.is_empty());
}

#[test]
fn offers_are_numbered_in_turn_order_after_the_builder() {
    let mut table = beside();
    table.put(C, "F1", Building::Workshop);
    table.state.order = vec![C, A, B];
    table.bridge(C, "E3", "G2").put(C, "G2", Building::Guild);
    table.go("build E3; end");
    let to: Vec<(u16, Seat)> = table
        .state
        .offers
        .iter()
        .map(|o| (o.number, o.to))
        .collect();
    assert_eq!(to, [(1, B), (2, C)]);
}

#[test]
fn ruling_34_standing_orders() {
    let mut table = beside();
    table.go("build E3; end");
    let obeyed = |table: &Table, order: &str| {
        let actions = AgeOfInnovation::obey(&table.state, B, order).unwrap();
        actions.first().map(ToString::to_string)
    };
    let accept = Some("accept 1".to_owned());
    let decline = Some("decline 1".to_owned());
    assert_eq!(obeyed(&table, "offers always"), accept);
    assert_eq!(obeyed(&table, "offers never"), decline);
    assert_eq!(obeyed(&table, "offers free"), None);
    assert_eq!(obeyed(&table, "offers off"), None);
    assert_eq!(obeyed(&table, "offers up to 3 for 2"), accept);
    assert_eq!(obeyed(&table, "offers up to 3 for 1"), None);
    assert_eq!(obeyed(&table, "offers up to 2 for 2"), None);
    table.player(B).bowls.0.0 = [0, 1, 11];
    assert_eq!(
        obeyed(&table, "offers free"),
        accept,
        "it costs nothing now"
    );
    assert_eq!(obeyed(&table, "offers always ask if wasted"), None);
    assert!(AgeOfInnovation::obey(&table.state, B, "offers maybe").is_err());
    assert_eq!(
        AgeOfInnovation::obey(&table.state, A, "offers always"),
        Ok(vec![])
    );
}

#[test]
fn every_conversion() {
    let rows: [(&str, [i32; 5]); 8] = [
        ("convert 5pw to scholar", [0, 0, 1, 0, 0]),
        ("convert 10pw to books lm", [0, 0, 0, 0, 2]),
        ("convert 6pw to 2 tools", [0, 2, 0, 0, 0]),
        ("convert 3pw to 3 coins", [3, 0, 0, 0, 0]),
        ("convert 2 scholars to tools", [0, 2, -2, 0, 0]),
        ("convert 1 tool to coin", [1, -1, 0, 0, 0]),
        ("convert books be to coins", [2, 0, 0, 0, -2]),
        ("convert books b to coin", [1, 0, 0, 0, -1]),
    ];
    for (line, change) in rows {
        let mut table = Table::large("psychics");
        table.bowls([0, 0, 12]).scholars(2).books([1, 1, 1, 1]);
        assert_eq!(table.change(line), change, "{line}");
    }
    let mut table = Table::large("psychics");
    table.bowls([0, 0, 4]).scholars(7);
    assert_eq!(
        table.refusal(A, "convert 5pw to scholar"),
        "no-scholar-left"
    );
    assert_eq!(table.refusal(A, "convert 5pw to books l"), "too-dear");
    assert_eq!(table.refusal(A, "convert 4pw to tools"), "wrong-rate");
    assert_eq!(table.refusal(A, "convert 3pw to 2 tools"), "wrong-rate");
    table.player(B).books[1] = 12;
    table.state.books[1] = 0;
    table.bowls([0, 0, 5]);
    assert_eq!(table.refusal(A, "convert 5pw to books l"), "no-book-left");
}
