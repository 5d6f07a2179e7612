//! Terraform and build: spades, reach, leaps.

use super::{A, B, Table};
use crate::state::ids::{Building, Terrain};
use kernel::land::HexSet;

fn names(table: &Table, set: HexSet) -> String {
    let grid = &table.state.map().grid;
    let mut names: Vec<&str> = set.iter().map(|hex| grid.name(hex)).collect();
    names.sort_unstable();
    names.join(" ")
}

fn desert() -> Table {
    let mut table = Table::large("blessed");
    table.put(A, "E4", Building::Workshop);
    table
}

#[test]
fn vector_14_distance_two_costs_six_tools_and_a_workshop_one_tool_two_coins() {
    let mut table = desert();
    table.terrain("E3", Terrain::Mountain);
    assert_eq!(table.change("dig E3 build"), [-2, -7, 0, 0, 0]);
    assert_eq!(Terrain::Swamp.distance(Terrain::Desert), 2);
}

#[test]
fn vector_15_two_free_spades_on_two_hexes_and_a_workshop_on_the_first() {
    let mut table = desert();
    table
        .terrain("E3", Terrain::Plains)
        .terrain("D3", Terrain::Plains);
    table.terrain("E2", Terrain::Wasteland);
    table.bowls([0, 0, 12]);
    table.go("pow_spade2 E3, D3");
    assert_eq!(table.refusal(A, "build D3"), "build-on-first");
    table.go("build E3");
    assert_eq!(table.terrain_at("D3"), Terrain::Desert);
    // A hex that only touches the new workshop was never within reach of this action.
    let mut other = desert();
    other.bowls([0, 0, 12]).terrain("E2", Terrain::Wasteland);
    other.go("pow_spade2 E3");
    assert_eq!(other.refusal(A, "dig E2"), "out-of-reach");
}

#[test]
fn vector_16_river_chains_by_sailing_value() {
    let mut table = desert();
    assert_eq!(table.refusal(A, "dig D5"), "out-of-reach");
    table.me().sailing = 1;
    assert_eq!(table.refusal(A, "dig D5"), "out-of-reach");
    table.me().sailing = 2;
    assert!(table.offers(A, "dig D5"));
}

#[test]
fn vector_17_reach_lists() {
    let table = desert();
    let hex = table.hex("E4");
    let reach = |sailing| names(&table, table.state.land().reach_from(hex, sailing));
    assert_eq!(reach(0), "D3 E3");
    assert_eq!(reach(1), "C4 D3 D4 E3 F2 G2 G3");
    assert_eq!(reach(2), "B2 C3 C4 D3 D4 D5 E2 E3 F1 F2 F3 G2 G3 G4 H3");
    let a10 = table.state.land().reach_from(table.hex("A10"), 1);
    assert_eq!(names(&table, a10), "A9 B8 B9 C8");
    let small = Table::new(&[("desert", "blessed"), ("lake", "monks")]);
    let d3 = small.state.land().reach_from(small.hex("D3"), 1);
    assert_eq!(names(&small, d3), "B4 B5 C3 C4 D2 E1 E2 E3");
}

#[test]
fn vector_18_missing_spades_may_be_bought_or_not() {
    let mut table = desert();
    table.terrain("E3", Terrain::Lake).bowls([0, 0, 12]);
    table.me().terraforming = 1;
    let mut partly = table.clone();
    assert_eq!(table.change("pow_spade1 E3 buy 2 build"), [-2, -5, 0, 0, 0]);
    partly.go("pow_spade1 E3>swamp; end");
    assert_eq!(partly.terrain_at("E3"), Terrain::Swamp);
}

#[test]
fn ruling_08_some_of_the_missing_spades() {
    let mut table = desert();
    table.terrain("E3", Terrain::Lake).bowls([0, 0, 12]);
    // One free and one bought spade: lake, swamp, plains.
    assert_eq!(table.change("pow_spade1 E3>plains")[1], -3);
    assert_eq!(table.terrain_at("E3"), Terrain::Plains);
    assert!(!table.offers(A, "build E3"));
}

#[test]
fn ruling_06_a_second_hex_takes_free_spades_only() {
    let mut table = desert();
    table
        .terrain("E3", Terrain::Plains)
        .terrain("D3", Terrain::Mountain);
    table.bowls([0, 0, 12]);
    table.go("pow_spade2 E3");
    assert_eq!(table.refusal(A, "dig D3"), "no-bought-on-second");
    let mut partly = table.clone();
    partly.go("dig D3>wasteland");
    assert_eq!(partly.terrain_at("D3"), Terrain::Wasteland);
    assert_eq!(partly.refusal(A, "build D3"), "not-native");
    // The rest may be given up, and the first hex built on.
    table.go("build E3; end");
}

#[test]
fn ruling_06_the_first_hex_must_be_native_before_a_second() {
    let mut table = desert();
    table.terrain("E3", Terrain::Lake).bowls([0, 0, 12]);
    table.go("pow_spade2 E3>swamp");
    // Nothing can follow, so the action is over.
    assert_eq!(table.refusal(A, "dig D3"), "acted-already");
}

#[test]
fn ruling_07_free_spades_may_stay_unused_for_a_native_hex() {
    let mut table = desert();
    table.terrain("E3", Terrain::Desert).bowls([0, 0, 12]);
    assert_eq!(table.change("pow_spade1 build E3"), [-2, -1, 0, 0, 0]);
}

#[test]
fn vector_19_tunnels_of_the_moles() {
    let mut table = Table::large("moles");
    table.put(A, "E4", Building::Workshop);
    assert_eq!(table.refusal(A, "dig E3 tunnel"), "leap-distance");
    assert!(table.offers(A, "dig G3 tunnel"));
    table.terrain("D2", Terrain::Desert);
    assert_eq!(table.change("build D2 tunnel D2"), [-2, -2, 0, 4, 0]);
}

#[test]
fn ruling_42_a_leap_for_building_only_and_one_leap_in_an_action() {
    let mut table = Table::large("moles");
    table.put(A, "E4", Building::Workshop).bowls([0, 0, 12]);
    table
        .terrain("D2", Terrain::Plains)
        .terrain("G3", Terrain::Plains);
    table.go("pow_spade2; dig D2 tunnel");
    assert_eq!(table.refusal(A, "dig G3 tunnel"), "one-leap");
    table.go("build D2");
    assert_eq!(table.vp(A), 24);
}

#[test]
fn vector_20_goblins_with_the_spade_tile() {
    let mut table = Table::large("goblins");
    table.put(A, "E4", Building::Workshop);
    table.round_tile("rs_spade_engineering");
    table.terrain("E3", Terrain::Mountain);
    assert_eq!(table.change("dig E3"), [4, -6, 0, 4, 0]);
}

#[test]
fn vector_49_the_wheel() {
    let native = Terrain::Wasteland;
    let distances = [
        (Terrain::Desert, 1),
        (Terrain::Mountain, 1),
        (Terrain::Plains, 2),
        (Terrain::Forest, 2),
        (Terrain::Swamp, 3),
        (Terrain::Lake, 3),
    ];
    for (terrain, distance) in distances {
        assert_eq!(terrain.distance(native), distance, "{terrain}");
    }
    assert_eq!(Terrain::Lake.towards(native, 1), Terrain::Forest);
    assert_eq!(Terrain::Swamp.towards(native, 1), Terrain::Plains);
}

#[test]
fn vector_50_flights_and_the_bridges_of_moles() {
    let table = desert();
    let over_one = table.state.leap_targets(A, 1);
    assert_eq!(names(&table, over_one), "C3 C4 D2 D4 E2 F2 G2 G3");
    let over_two = table.state.leap_targets(A, 2).without(over_one);
    assert_eq!(
        names(&table, over_two),
        "B2 B3 C2 C5 D1 D5 E1 F1 F3 G4 H1 H2 H3"
    );
    let mut moles = Table::large("moles");
    moles.put(A, "E4", Building::Workshop);
    let bridges: Vec<String> = moles
        .legal(A)
        .into_iter()
        .filter(|line| line.starts_with("bridge"))
        .collect();
    assert_eq!(
        bridges,
        [
            "bridge D2-E4",
            "bridge D4-E4",
            "bridge E4-F2",
            "bridge E4-G3"
        ]
    );
}

#[test]
fn vector_51_a_bridge_is_adjacency() {
    let mut table = desert();
    table.bridge(B, "D4", "E4");
    let reach = table.state.reach(A);
    assert_eq!(names(&table, reach), "D3 D4 E3");
}

#[test]
fn vector_67_neutral_buildings_dig_with_tools() {
    for (faction, coins) in [("blessed", -5), ("goblins", -1)] {
        let mut table = Table::large(faction);
        table
            .put(A, "E4", Building::Workshop)
            .terrain("E3", Terrain::Mountain);
        table.terrain("D3", Terrain::Mountain);
        table.lay("neutral_workshop", 0).books([5, 0, 0, 0]);
        let mut poor = table.clone();
        assert_eq!(
            table.change("innovate neutral_workshop; place E3")[..2],
            [coins, -6],
            "{faction}"
        );
        poor.me().tools = 5;
        poor.go("innovate neutral_workshop");
        // No payable hex: the building is lost, the tile and its income stay.
        assert_eq!(poor.state.player(A).innovations.len(), 1);
        assert!(poor.offers(A, "end"));
    }
}

#[test]
fn a_workshop_needs_native_terrain_reach_and_payment() {
    let mut table = desert();
    assert_eq!(table.refusal(A, "build E3"), "not-native");
    assert_eq!(table.refusal(A, "build D4"), "out-of-reach");
    assert_eq!(table.refusal(A, "build E4"), "is-built-on");
    table.terrain("E3", Terrain::Desert);
    table.me().coins = 1;
    assert_eq!(table.refusal(A, "build E3"), "too-dear");
    table.me().coins = 2;
    table.me().left[0] = 0;
    assert_eq!(table.refusal(A, "build E3"), "none-left");
}

#[test]
fn ruling_43_a_conversion_between_digging_and_building() {
    let mut table = desert();
    table.terrain("E3", Terrain::Plains);
    table.go("dig E3; convert 1 tool to coin; build E3; end");
    assert!(table.state.built(table.hex("E3")).is_some());
    // The price of the workshop may come from the conversion.
    let mut poor = desert();
    poor.terrain("E3", Terrain::Plains).bowls([0, 0, 12]);
    poor.me().tools = 3;
    poor.go("dig E3");
    assert_eq!(poor.refusal(A, "build E3"), "too-dear");
    poor.go("convert 3pw to tool; build E3; end");
    // Nobody must build, with a conversion or without.
    let mut idle = desert();
    idle.terrain("E3", Terrain::Plains);
    idle.go("dig E3; convert 1 tool to coin; end");
    assert!(idle.state.built(idle.hex("E3")).is_none());
}

#[test]
fn ruling_43_a_conversion_within_a_bonus_digging() {
    let mut table = desert();
    table.terrain("E3", Terrain::Plains);
    table.put(A, "D3", Building::Guild);
    table.go("upgrade D3 school take comp_spades; dig E3; convert 1 tool to coin; build E3; end");
}

#[test]
fn ruling_20_no_conversion_before_the_first_spade_of_an_action() {
    let mut table = desert();
    table.bowls([0, 0, 12]);
    table.go("pow_spade1");
    assert_eq!(table.refusal(A, "convert 1 tool to coin"), "decide-first");
}

#[test]
fn ruling_06_spades_of_a_book_action_may_be_given_up() {
    let mut table = desert();
    table
        .terrain("E3", Terrain::Plains)
        .terrain("D3", Terrain::Mountain);
    table.state.book_actions = vec!["book_spades".parse().unwrap()];
    table.books([3, 0, 0, 0]);
    table.go("book_spades E3");
    // Two spades and a workshop could follow, and none has to.
    assert!(table.offers(A, "dig D3") && table.offers(A, "build E3"));
    for declines in ["end", "convert 1 tool to coin", "burn 1"] {
        let mut other = table.clone();
        other.bowls([0, 12, 0]);
        assert!(
            other.offers(A, declines),
            "{declines}: {:?}",
            other.legal(A)
        );
    }
    let mut whole = table.clone();
    whole.go("dig D3; build E3; end");
    table.go("end");
    assert!(table.state.built(table.hex("E3")).is_none());
}

#[test]
fn ruling_06_every_digging_of_a_turn_may_stop_after_its_first_hex() {
    let lines = [
        "dig E3",
        "pow_spade1 E3",
        "pow_spade2 E3",
        "book_spades E3",
        "use bon_spade E3",
        "use palace_2 E3",
        "use deus_ex_machina E3",
    ];
    for line in lines {
        let mut table = desert();
        table.terrain("E3", Terrain::Plains).bowls([0, 0, 12]);
        table
            .palace("palace_2", "D3")
            .bonus("bon_spade")
            .innovation("deus_ex_machina");
        table.state.book_actions = vec!["book_spades".parse().unwrap()];
        table.books([3, 0, 0, 0]);
        table.go(line);
        assert!(table.offers(A, "build E3"), "{line}");
        assert!(table.offers(A, "end"), "{line}: {:?}", table.legal(A));
        table.go("end");
    }
}
