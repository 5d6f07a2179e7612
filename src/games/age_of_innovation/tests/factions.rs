//! Each faction, in its first printing and revised.

use super::{A, Table, covers, faction};
use crate::data::DATA;
use crate::state::effects::Effect;
use crate::state::ids::{Building, Faction, Terrain};

const TRIED: [&str; 12] = [
    "blessed",
    "felines",
    "goblins",
    "illusionists",
    "inventors",
    "lizards",
    "moles",
    "monks",
    "navigators",
    "omar",
    "philosophers",
    "psychics",
];

#[test]
fn every_faction_is_tried_and_starts_as_printed() {
    covers(Faction::all().map(Faction::id), &TRIED);
    let levels = [
        ("blessed", [1, 1, 1, 1]),
        ("felines", [1, 0, 0, 1]),
        ("goblins", [1, 0, 1, 0]),
        ("illusionists", [0, 0, 0, 2]),
        ("inventors", [0; 4]),
        ("lizards", [0; 4]),
        ("moles", [0, 0, 2, 0]),
        ("monks", [0, 1, 0, 0]),
        ("navigators", [0, 3, 0, 0]),
        ("omar", [1, 0, 1, 0]),
        ("philosophers", [2, 0, 0, 0]),
        ("psychics", [1, 0, 0, 1]),
    ];
    for (id, levels) in levels {
        assert_eq!(faction(id).data().start.steps.all(), levels, "{id}");
    }
    let tools = |id| faction(id).data().start.tools;
    assert_eq!(
        (tools("goblins"), tools("psychics"), tools("omar")),
        (1, 1, 0)
    );
}

/// The next workshop on E4 makes a city.
fn founding(id: &str) -> Table {
    let mut table = Table::large(id);
    table
        .put(A, "E1", Building::Palace)
        .put(A, "E2", Building::Guild);
    table.put(A, "E3", Building::Workshop);
    table
        .terrain("E4", Terrain::Desert)
        .terrain("D3", Terrain::Plains);
    table
}

#[test]
fn felines_gain_three_levels_and_a_book_with_a_city_tile() {
    let mut table = founding("felines");
    table.go("build E4; city city_coins; levels bbl; books m; end");
    assert_eq!(table.state.player(A).levels, [2, 1, 0, 0]);
    assert_eq!(table.state.player(A).books, [0, 0, 0, 1]);
    let mut fewer = founding("felines");
    fewer.go("build E4; city city_coins; levels b; levels none; books m; end");
    assert_eq!(fewer.state.player(A).levels, [1, 0, 0, 0]);
}

#[test]
fn lizards_dig_and_build_for_nothing_with_a_city_tile_ruling_41() {
    let mut table = founding("lizards");
    table.go("build E4; city city_coins");
    let mut dig_only = table.clone();
    let mut both = table.clone();
    assert_eq!(table.change("tb D3 build; end"), [0; 5]);
    dig_only.go("dig D3; tb none; end");
    // The workshop may stand on another native hex within reach, spade first.
    both.me().sailing = 1;
    both.go("tb D3 build D4; end");
    assert!(both.state.built(both.hex("D4")).is_some());
    assert!(both.state.built(both.hex("D3")).is_none());
    let mut none_left = founding("lizards");
    none_left.me().left[0] = 1;
    none_left.go("build E4; city city_coins");
    assert_eq!(none_left.refusal(A, "tb build D4"), "out-of-reach");
    none_left.me().sailing = 1;
    assert_eq!(none_left.refusal(A, "tb build D4"), "none-left");
}

#[test]
fn lizards_may_buy_missing_spades() {
    let mut table = founding("lizards");
    table.terrain("D3", Terrain::Mountain);
    assert_eq!(
        table.change("build E4; city city_coins; tb D3 build")[1],
        -1 - 3
    );
}

#[test]
fn illusionists_pay_less_and_score_vector_54() {
    let sides: Vec<(&str, &str)> = ["desert", "lake", "swamp", "forest", "mountain"]
        .into_iter()
        .zip(["illusionists", "monks", "omar", "moles", "goblins"])
        .collect();
    for (players, revised, points) in [
        (2, false, 3),
        (3, false, 3),
        (4, false, 3),
        (5, false, 4),
        (2, true, 1),
        (3, true, 1),
        (4, true, 2),
        (5, true, 2),
    ] {
        let value = if revised { "revised_2024" } else { "original" };
        let mut table = Table::with(&sides[..players], &[("faction_values", value)]);
        table.put(
            A,
            if players == 2 { "E4" } else { "D4" },
            Building::Workshop,
        );
        table.bowls([2, 0, 5]);
        let change = table.change("pow_spade2");
        assert_eq!(change[3], points, "{players} {value}");
        assert_eq!(table.bowl(A), [7, 0, 0]);
    }
    let mut bridge = Table::large("illusionists");
    bridge.put(A, "E4", Building::Workshop).bowls([0, 0, 2]);
    bridge.go("pow_bridge E4-F2");
    assert_eq!(bridge.bowl(A), [2, 0, 0]);
}

#[test]
fn moles_tunnel_and_build_bridges_for_a_tool_revised_too() {
    for (value, points) in [("original", 4), ("revised_2024", 5)] {
        let sides = [("desert", "moles"), ("lake", "monks"), ("swamp", "omar")];
        let mut table = Table::with(&sides, &[("faction_values", value)]);
        table
            .put(A, "E4", Building::Workshop)
            .terrain("D2", Terrain::Desert);
        assert_eq!(table.change("build D2 tunnel")[3], points, "{value}");
        table.again();
        assert_eq!(table.change("bridge E4-D4"), [0, -1, 0, 0, 0]);
        table.again();
        // Over land, which only this action may; as often as there are bridges.
        table.go("bridge C1-D2");
        table.again().go("bridge E4-F2");
        table.again();
        assert_eq!(table.refusal(A, "bridge E4-G3"), "no-bridge-left");
    }
    let mut other = Table::large("psychics");
    other.put(A, "E4", Building::Workshop);
    assert_eq!(other.refusal(A, "bridge E4-D4"), "no-bridge-action");
}

#[test]
fn ruling_26_moles_need_a_printed_site_for_other_bridges() {
    let mut table = Table::large("moles");
    table.put(A, "E4", Building::Workshop).bowls([0, 0, 5]);
    table.go("pow_bridge");
    assert_eq!(table.refusal(A, "bridge D2-E4"), "no-bridge-there");
}

#[test]
fn navigators_score_workshops_beside_the_river_revised_with_a_coin() {
    for (value, coins) in [("original", -2), ("revised_2024", -1)] {
        let sides = [
            ("desert", "navigators"),
            ("lake", "monks"),
            ("swamp", "omar"),
        ];
        let mut table = Table::with(&sides, &[("faction_values", value)]);
        table
            .put(A, "D3", Building::Workshop)
            .terrain("E4", Terrain::Desert);
        assert_eq!(table.change("build E4"), [coins, -1, 0, 2, 0], "{value}");
        table.again().terrain("D2", Terrain::Desert);
        assert_eq!(table.change("build D2"), [-2, -1, 0, 0, 0]);
    }
}

#[test]
fn philosophers_gain_a_book_once_a_round() {
    let mut table = Table::large("philosophers");
    assert_eq!(table.change("use philosophers books e")[4], 1);
    table.again();
    assert_eq!(table.refusal(A, "use philosophers"), "used-already");
}

#[test]
fn psychics_gain_power_and_act_again_ruling_29() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Workshop).bowls([0, 12, 0]);
    table.go("use psychics");
    assert_eq!(table.bowl(A), [0, 7, 5]);
    assert_eq!(table.refusal(A, "end"), "act-first");
    let mut passing = table.clone();
    passing.go("pass bon_guild; end");
    table.go("convert 5pw to scholar; send l 3; end");
    assert_eq!(table.state.player(A).levels[1], 3);
    // With no room for power the action is still there for its second part.
    let mut full = Table::large("psychics");
    full.bowls([0, 0, 12]).go("use psychics");
}

#[test]
fn goblins_gain_coins_for_spades_and_omar_has_income() {
    let goblins = faction("goblins").data();
    assert_eq!(goblins.on_spade_used.coins, 2);
    let omar = Table::large("omar").state.income(A);
    let plain = Table::large("monks").state.income(A);
    assert_eq!((omar.power - plain.power, omar.coins - plain.coins), (2, 2));
}

#[test]
fn monks_start_with_the_university_and_inventors_with_a_competency() {
    let monks = &faction("monks").data().start;
    assert_eq!(monks.starting_building, Some(Building::University));
    assert_eq!(monks.competency, 1);
    assert_eq!(faction("inventors").data().start.competency, 1);
    assert_eq!(
        faction("omar").data().start.extra_starting_building,
        Some(Building::Tower)
    );
    assert_eq!(faction("lizards").data().start.steps_any, 2);
}

#[test]
fn blessed_count_three_levels_more_for_the_science_bonus_only() {
    let table = Table::large("blessed");
    assert_eq!(table.state.faction(A).science_bonus_level_add, 3);
    let before = table.state.income(A);
    let mut close = table;
    close.me().levels = [6; 4];
    assert_eq!(
        close.state.income(A).coins,
        before.coins,
        "no income of level 9"
    );
}

#[test]
fn every_planning_board_has_its_difference() {
    let boards = &DATA.boards;
    let start = |index: usize| &boards[index].start;
    assert!(
        boards
            .iter()
            .enumerate()
            .all(|(i, b)| b.terrain == Terrain::ALL[i])
    );
    assert_eq!(start(0).spades, 1);
    assert_eq!(boards[1].terraform_cost.coins, 1);
    assert_eq!((start(2).scholars, boards[2].bowls), (1, [3, 9, 0]));
    assert_eq!((boards[3].sailing_start, boards[3].sailing.len()), (1, 3));
    assert_eq!((start(4).steps.all(), boards[4].bowls), ([1; 4], [4, 8, 0]));
    assert_eq!(boards[5].base_income.coins, 2);
    assert_eq!((start(6).tools, start(6).books_any), (4, 1));
    assert_eq!(boards[6].innovation_book_surcharge, [0, 0, 2]);
}

#[test]
fn a_bonus_digging_is_its_own_choice() {
    let mut table = founding("lizards");
    table.go("build E4; city city_coins");
    assert!(matches!(table.state.player(A).top(), Some(Effect::Dig(dig)) if !dig.main));
    // Right before it resources may be converted, and nothing else be done.
    table.go("convert 1 tool to coin");
    assert_eq!(table.refusal(A, "end"), "decide-first");
    table.go("tb none; end");
}
