//! Each palace tile.

use super::{A, B, Table, covers};
use crate::state::ids::{Building, Palace, Terrain};
use crate::words::prompts::prompt;

/// A guild on E4 and this tile on offer; the palace is upgraded to and the tile taken.
fn taking(id: &str) -> Table {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild);
    table.terrain("E3", Terrain::Plains);
    table.state.palaces = vec![id.parse().unwrap()];
    table.go(&format!("upgrade E4 palace take {id}"));
    table
}

fn built(id: &str) -> Table {
    let mut table = Table::large("psychics");
    table.palace(id, "E4").terrain("E3", Terrain::Plains);
    table
}

#[test]
fn every_palace_is_tried() {
    let tried: Vec<String> = (1..=17).map(|number| format!("palace_{number}")).collect();
    let tried: Vec<&str> = tried.iter().map(String::as_str).collect();
    covers(Palace::all().map(Palace::id), &tried);
    assert_eq!(Palace::all().count(), 17);
}

#[test]
fn palace_1_gives_two_tools_a_round() {
    let mut table = built("palace_1");
    assert_eq!(table.change("use palace_1"), [0, 2, 0, 0, 0]);
    table.again();
    assert_eq!(table.refusal(A, "use palace_1"), "used-already");
}

#[test]
fn palace_2_digs_with_two_free_spades() {
    let mut table = built("palace_2");
    table.terrain("E3", Terrain::Mountain);
    assert_eq!(table.change("use palace_2 E3 build"), [-2, -1, 0, 0, 0]);
}

#[test]
fn palace_3_turns_a_school_into_a_guild_vector_59() {
    let mut table = built("palace_3");
    table.put(A, "E3", Building::School).competency("comp_edge");
    table.bonus("bon_guild").round_tile("rs_guild_law");
    let before = table.state.income(A).scholars;
    assert_eq!(table.change("use palace_3 E3"), [0, 1, 0, 9, 0]);
    assert_eq!(table.state.player(A).competencies.len(), 1);
    assert_eq!(table.state.income(A).scholars, before - 1);
    table.me().used.clear();
    table.again();
    assert_eq!(table.refusal(A, "use palace_3"), "brings-nothing");
}

#[test]
fn palace_4_turns_a_workshop_into_a_guild() {
    let mut table = built("palace_4");
    table
        .put(A, "E3", Building::Workshop)
        .round_tile("rs_guild_law");
    assert_eq!(table.change("use palace_4 E3"), [0, 0, 0, 3, 0]);
    let mut none = built("palace_4");
    none.put_neutral(A, "E3", Building::Workshop);
    assert_eq!(none.refusal(A, "use palace_4"), "brings-nothing");
}

#[test]
fn palace_5_brings_a_competency() {
    let mut table = taking("palace_5");
    table.slot("comp_edge", 0).go("take comp_edge; end");
    assert_eq!(table.state.player(A).levels, [3, 0, 0, 0]);
}

#[test]
fn palace_6_gives_up_to_two_levels_in_one_discipline() {
    let mut table = built("palace_6");
    table.go("use palace_6 levels ee");
    assert_eq!(table.state.player(A).levels, [0, 0, 2, 0]);
    let mut one = built("palace_6");
    one.go("use palace_6; levels e; levels none; end");
    assert_eq!(one.state.player(A).levels, [0, 0, 1, 0]);
}

#[test]
fn two_levels_in_one_discipline_are_asked_for_as_one() {
    let mut table = built("palace_6");
    let asked = |table: &Table| prompt(&table.state, A).id;
    table.go("use palace_6");
    assert_eq!(asked(&table), "decide-levels-one");
    table.go("levels e");
    assert_eq!(asked(&table), "decide-levels-more");
}

#[test]
fn palace_7_scores_schools_on_passing() {
    let mut table = built("palace_7");
    table
        .put(A, "G3", Building::School)
        .put_neutral(A, "C4", Building::School);
    assert_eq!(table.change("pass bon_guild")[3], 6);
}

#[test]
fn palace_8_founds_cities_of_value_six_when_it_is_gained() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Guild)
        .put(A, "G1", Building::Guild);
    table
        .put(A, "E3", Building::Guild)
        .put(A, "E2", Building::Workshop);
    table.put(A, "E1", Building::Workshop);
    table.state.palaces = vec!["palace_8".parse().unwrap()];
    table.go("upgrade G1 palace");
    assert_eq!(table.refusal(A, "city city_tools"), "decide-first");
    table.go("take palace_8; city city_tools; end");
}

#[test]
fn palace_9_flies_over_one_or_two_hexes() {
    let mut table = built("palace_9");
    table
        .scholars(2)
        .terrain("C2", Terrain::Desert)
        .terrain("D2", Terrain::Plains);
    assert_eq!(table.change("build C2 fly C2"), [-2, -1, -1, 5, 0]);
    table.again();
    assert_eq!(
        table.change("dig D4 fly D4".replace("D4", "F2").as_str())[2..4],
        [-1, 5]
    );
    table.again();
    assert_eq!(table.refusal(A, "dig E3 fly"), "leap-distance");
    assert_eq!(table.refusal(A, "dig G3 fly"), "too-dear");
}

#[test]
fn palace_10_brings_power_and_books() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild).bowls([12, 0, 0]);
    table.state.palaces = vec!["palace_10".parse().unwrap()];
    table.go("upgrade E4 palace take palace_10; books bm; end");
    assert_eq!(table.bowl(A), [0, 12, 0]);
    assert_eq!(table.state.player(A).all_books(), 2);
}

#[test]
fn palace_11_brings_a_city_tile_ruling_12() {
    let mut table = Table::large("felines");
    table
        .put(A, "E4", Building::Guild)
        .round_tile("rs_city_engineering");
    table.state.palaces = vec!["palace_11".parse().unwrap()];
    let change =
        table.change("upgrade E4 palace take palace_11; city city_coins; levels bbb; books l");
    assert_eq!(change[3], 6 + 5);
    assert_eq!(table.state.player(A).free_keys(), 1);
    assert!(!table.state.built(table.hex("E4")).unwrap().city);
}

#[test]
fn palace_12_scores_workshops() {
    let mut table = built("palace_12");
    table.terrain("E3", Terrain::Desert);
    assert_eq!(table.change("build E3")[3], 2);
}

#[test]
fn palace_13_scores_guilds_and_gives_a_book_and_coins() {
    let mut table = built("palace_13");
    table.put(A, "G3", Building::Workshop);
    assert_eq!(table.change("use palace_13 books l"), [3, 0, 0, 0, 1]);
    table.again();
    assert_eq!(table.change("upgrade G3 guild")[3], 3);
}

#[test]
fn palace_14_sails_twice_with_rewards_vector_55_and_ruling_13() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Guild)
        .round_tile("rs_track_engineering");
    table.state.palaces = vec!["palace_14".parse().unwrap()];
    let change = table.change("upgrade E4 palace take palace_14; books bl");
    assert_eq!((change[3], change[4]), (2 + 3 + 3, 2));
    assert_eq!(table.state.sailing_value(A), 2);
    let sides = [("lake", "psychics"), ("desert", "monks"), ("swamp", "omar")];
    let mut lake = Table::new(&sides);
    lake.put(A, "E7", Building::Guild)
        .round_tile("rs_track_engineering");
    lake.me().sailing = 1;
    lake.state.palaces = vec!["palace_14".parse().unwrap()];
    let change = lake.change("upgrade E7 palace take palace_14; books bl");
    assert_eq!((change[3], change[4]), (3, 2));
    assert_eq!(lake.state.sailing_value(A), 3);
}

#[test]
fn palace_15_in_any_order_but_each_part_in_one_go() {
    let start = || {
        let mut table = Table::large("psychics");
        table
            .put(A, "C4", Building::Guild)
            .terrain("D3", Terrain::Plains);
        table.state.palaces = vec!["palace_15".parse().unwrap()];
        table.go("upgrade C4 palace take palace_15");
        table
    };
    let mut illegal = start();
    illegal.go("bridge C4-D3");
    assert_eq!(illegal.refusal(A, "tb D3 build"), "decide-first");
    let mut legal = start();
    legal.go("bridge C4-D3; bridge none; tb D3 build; books lm; end");
    assert!(legal.state.built(legal.hex("D3")).is_some());
    let mut books_first = start();
    books_first.go("books lm; tb none; bridge none; end");
}

#[test]
fn palace_16_puts_a_guild_on_any_native_hex_not_dug_this_turn() {
    let mut table = taking("palace_16");
    table
        .round_tile("rs_guild_law")
        .put(B, "D5", Building::Workshop);
    assert_eq!(table.refusal(A, "place E3"), "not-native");
    let mut declined = table.clone();
    declined.go("place none; end");
    assert_eq!(table.change("place F4")[3], 3);
    let mut dug = taking("palace_16");
    let hex = dug.hex("F4");
    dug.state.dug.push(hex);
    assert_eq!(dug.refusal(A, "place F4"), "dug-this-turn");
}

#[test]
fn palace_17_scores_ten() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild);
    table.state.palaces = vec!["palace_17".parse().unwrap()];
    assert_eq!(
        table.change("upgrade E4 palace; take palace_17; end")[3],
        10
    );
    assert!(
        table.state.palaces.is_empty(),
        "a palace taken is not replaced"
    );
}

#[test]
fn a_drafted_palace_works_once_it_is_built() {
    let sides = [("desert", "psychics"), ("lake", "monks"), ("swamp", "omar")];
    let mut table = Table::with(&sides, &[("distribution", "draft")]);
    table.put(A, "E4", Building::Guild);
    table.me().palace = Some("palace_5".parse().unwrap());
    table.slot("comp_edge", 0);
    assert_eq!(table.state.income(A).power, 1);
    table.go("upgrade E4 palace; take comp_edge; end");
    assert_eq!(table.state.income(A).power, 4);
}

#[test]
fn ruling_09_and_40_jumps_are_not_for_neutral_buildings() {
    let mut table = built("palace_9");
    table
        .scholars(1)
        .lay("neutral_monument", 0)
        .books([5, 0, 0, 0]);
    table
        .terrain("D2", Terrain::Desert)
        .terrain("E3", Terrain::Desert);
    table.go("innovate neutral_monument");
    assert_eq!(table.refusal(A, "place D2"), "out-of-reach");
    // The monument beside the palace completes a city, settled within the action.
    table.go("place E3");
    assert_eq!(table.refusal(A, "end"), "decide-first");
}
