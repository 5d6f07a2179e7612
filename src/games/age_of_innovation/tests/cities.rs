//! Cities, bridges, annexes.

use super::{A, B, Table};
use crate::state::ids::{Building, Discipline, Terrain};
use Building::{Guild, Monument, Palace, School, Tower, University, Workshop};
use kernel::land::HexSet;

/// A chain of land hexes of the large map, each beside the next.
const CHAIN: [&str; 6] = ["E1", "E2", "E3", "E4", "D3", "C3"];

fn group(table: &mut Table, buildings: &[Building]) -> HexSet {
    for (spot, building) in CHAIN.iter().zip(buildings) {
        let neutral = matches!(building, Tower | Monument);
        match neutral {
            true => table.put_neutral(A, spot, *building),
            false => table.put(A, spot, *building),
        };
    }
    let hexes = CHAIN[..buildings.len()].iter();
    hexes.map(|spot| table.hex(spot)).collect()
}

#[test]
fn vector_34_a_city_of_four_with_value_seven() {
    for (tile, points) in [("rs_innovation_law", 8), ("rs_city_engineering", 13)] {
        let mut table = Table::large("blessed");
        group(&mut table, &[Palace, Guild, Workshop]);
        table.terrain("E4", Terrain::Desert).round_tile(tile);
        table.bowls([12, 0, 0]);
        assert_eq!(
            table.change("build E4; city city_power")[3],
            points,
            "{tile}"
        );
        assert_eq!(table.bowl(A), [4, 8, 0]);
        assert_eq!(table.state.player(A).keys(), 1);
        assert_eq!(table.state.cities[5], 2);
    }
}

#[test]
fn vector_35_what_makes_a_city() {
    let yes: [&[Building]; 3] = [
        &[Palace, Guild, Workshop, Workshop],
        &[University, Guild, School],
        &[Monument, University],
    ];
    for buildings in yes {
        let mut table = Table::large("blessed");
        let hexes = group(&mut table, buildings);
        assert!(table.state.makes_city(A, hexes), "{buildings:?}");
    }
    let no: [&[Building]; 2] = [
        &[Guild, Guild, Workshop, Workshop],
        &[Palace, Guild, School],
    ];
    for buildings in no {
        let mut table = Table::large("blessed");
        let hexes = group(&mut table, buildings);
        assert!(!table.state.makes_city(A, hexes), "{buildings:?}");
    }
    let mut annex = Table::large("blessed");
    let hexes = group(&mut annex, &[Palace, Guild, Workshop]);
    assert!(!annex.state.makes_city(A, hexes));
    annex.me().annexes = 1;
    annex.go("annex E3; city city_coins");
    let mut lower = Table::large("blessed");
    lower.palace("palace_8", "I1");
    let hexes = group(&mut lower, &[Guild, Guild, Workshop, Workshop]);
    assert!(lower.state.makes_city(A, hexes));
}

#[test]
fn vector_36_values_of_neutral_buildings() {
    assert_eq!(Monument.data().power_value, 4);
    assert_eq!(Tower.data().power_value, 2);
}

#[test]
fn vector_37_bridges_need_a_site_and_an_own_building() {
    let mut table = Table::large("blessed");
    table.put(A, "E4", Workshop).bowls([0, 0, 12]);
    table.go("pow_bridge");
    assert_eq!(table.refusal(A, "bridge A2-C3"), "no-bridge-there");
    assert_eq!(table.refusal(A, "bridge D2-E4"), "no-bridge-there");
    table.go("bridge E4-F2");
    let mut other = Table::large("blessed");
    other.bridge(B, "A2", "C3");
    assert!(
        other
            .state
            .adjacent(other.hex("A2"))
            .contains(other.hex("C3"))
    );
}

#[test]
fn ruling_04_what_joins_a_city_belongs_to_it() {
    let mut table = Table::large("blessed");
    group(&mut table, &[Palace, Guild, Workshop, Workshop]);
    for spot in &CHAIN[..4] {
        let hex = table.hex(spot);
        table.state.cells[hex.index()].built.as_mut().unwrap().city = true;
    }
    table.terrain("D3", Terrain::Desert);
    table.go("build D3; end");
    let built = table.state.built(table.hex("D3")).unwrap();
    assert!(built.city);
}

#[test]
fn vector_61_a_building_that_joins_a_free_group_and_a_city_founds_none() {
    let mut table = Table::large("blessed");
    group(&mut table, &[Guild, Workshop]);
    table.put(A, "E4", Palace).put(A, "D3", University);
    for spot in ["E4", "D3"] {
        let hex = table.hex(spot);
        table.state.cells[hex.index()].built.as_mut().unwrap().city = true;
    }
    table.terrain("E3", Terrain::Desert);
    table.go("build E3; end");
    for spot in ["E1", "E2", "E3"] {
        assert!(table.state.built(table.hex(spot)).unwrap().city, "{spot}");
    }
    assert_eq!(table.state.player(A).keys(), 0);
}

/// Groups on both sides of r17: D4 with C4, and F2 with F3.
pub(super) fn over_river() -> Table {
    let mut table = Table::large("blessed");
    table.palace("palace_14", "D4").put(A, "C4", Workshop);
    table.put(A, "F2", Guild).put(A, "F3", Workshop);
    table
}

#[test]
fn vector_62_a_city_over_a_river_hex_by_declaration_only() {
    let mut table = over_river();
    assert!(!table.offers(A, "city city_books"));
    let mut taken = table.clone();
    table.bowls([0, 7, 0]);
    table.go("burn 3; city city_power via r17");
    assert_eq!(table.state.player(A).keys(), 1);
    assert_eq!(table.refusal(A, "city via r17"), "river-taken");
    let hex = taken.hex("C4");
    taken.state.cells[hex.index()].built.as_mut().unwrap().city = true;
    assert_eq!(taken.refusal(A, "city via r17"), "no-city-over");
}

#[test]
fn ruling_36_the_link_over_the_river_serves_the_founding_only() {
    let mut table = over_river();
    table.go("city city_tools via r17");
    let (d4, f2) = (table.hex("D4"), table.hex("F2"));
    assert!(!table.state.adjacent(d4).contains(f2));
    assert_eq!(table.state.own_groups(A).len(), 2);
}

#[test]
fn ruling_05_the_key_of_the_tile_just_taken_is_usable_at_once() {
    let mut table = Table::large("blessed");
    group(&mut table, &[Palace, Guild, Workshop]);
    table.terrain("E4", Terrain::Desert);
    table.me().levels = [7, 0, 0, 0];
    table.go("build E4; city city_steps; key b");
    assert_eq!(table.level(Discipline::Banking), 8);
}

#[test]
fn vector_57_one_key_for_three_disciplines() {
    let founding = || {
        let mut table = Table::large("psychics");
        group(&mut table, &[Palace, Guild, Workshop]);
        table.terrain("E4", Terrain::Desert);
        table.me().levels = [7, 7, 3, 7];
        table
    };
    let mut table = founding();
    assert_eq!(table.change("build E4; city city_steps; key b")[3], 7);
    assert_eq!(table.state.player(A).levels, [8, 7, 4, 7]);
    let mut kept = founding();
    kept.go("build E4; city city_steps nokey b");
    assert_eq!(kept.state.player(A).levels, [7, 8, 4, 7]);
    let mut scored = founding();
    scored.round_tile("rs_step_medicine");
    assert_eq!(scored.change("build E4; city city_steps; key b")[3], 9);
}

/// Two groups of value six, which the drafted palace turns into cities at once.
pub(super) fn two_groups() -> Table {
    let mut table = Table::large("blessed");
    for [one, two, three, four] in [["E1", "E2", "E3", "E4"], ["G2", "G3", "H1", "H2"]] {
        table.put_neutral(A, one, Guild).put_neutral(A, two, Guild);
        table.put(A, three, Workshop).put(A, four, Workshop);
    }
    table.put(A, "A5", Guild);
    table.me().palace = Some("palace_8".parse().unwrap());
    table.state.draft = true;
    table
}

#[test]
fn ruling_28_several_cities_at_once_and_the_last_tile() {
    let mut table = two_groups();
    table.go("upgrade A5 palace");
    assert!(table.offers(A, "city city_tools at E1") && table.offers(A, "city city_tools at G2"));
    // Any hex of a city names it; the other one then needs no name.
    table.go("city city_tools at H2; city city_coins; end");
    assert_eq!(table.state.player(A).keys(), 2);
    let mut last = two_groups();
    last.state.cities = [0, 0, 0, 0, 0, 0, 1];
    last.go("upgrade A5 palace; city city_scholar at G2");
    assert!(last.offers(A, "end"), "no tile, no city");
    assert!(last.state.built(last.hex("G2")).unwrap().city);
    assert!(!last.state.built(last.hex("E1")).unwrap().city);
}

#[test]
fn no_city_without_tiles() {
    let mut table = Table::large("blessed");
    group(&mut table, &[Palace, Guild, Workshop]);
    table.terrain("E4", Terrain::Desert);
    table.state.cities = [0; 7];
    table.go("build E4; end");
    assert!(!table.state.built(table.hex("E4")).unwrap().city);
}

#[test]
fn every_city_tile_gives_what_it_says() {
    let rows: [(&str, &str, [i32; 5]); 7] = [
        ("city_tools", "", [0, 3, 0, 4, 0]),
        ("city_spades", "tb none", [0, 0, 0, 5, 0]),
        ("city_books", "books bl", [0, 0, 0, 5, 2]),
        ("city_coins", "", [6, 0, 0, 6, 0]),
        ("city_steps", "", [0, 0, 0, 7, 0]),
        ("city_power", "", [0, 0, 0, 8, 0]),
        ("city_scholar", "", [0, 0, 1, 8, 0]),
    ];
    let ids: Vec<&str> = rows.iter().map(|row| row.0).collect();
    super::covers(
        crate::state::ids::CityTile::all().map(|tile| tile.id()),
        &ids,
    );
    for (tile, after, gains) in rows {
        let mut table = Table::large("psychics");
        group(&mut table, &[Palace, Guild, Workshop]);
        table.terrain("E4", Terrain::Desert);
        table.go("build E4");
        let line = format!("city {tile}");
        let lines = if after.is_empty() {
            line
        } else {
            format!("{line}; {after}")
        };
        let change = table.change(&lines);
        assert_eq!(change, gains, "{tile}");
        assert!(table.offers(A, "end"), "{tile}");
        let steps: u8 = table.state.player(A).levels.iter().sum();
        assert_eq!(steps, if tile == "city_steps" { 4 } else { 0 });
    }
}

#[test]
fn ruling_22_an_annex_stays_on_upgrade() {
    let mut table = Table::large("blessed");
    table.put(A, "E4", Workshop);
    table.me().annexes = 1;
    table.go("annex E4");
    assert_eq!(table.refusal(A, "end; end").as_str(), "unreadable");
    table.again().go("upgrade E4 guild");
    let built = table.state.built(table.hex("E4")).unwrap();
    assert!(built.annex && built.power_value() == 3);
    assert_eq!(table.state.counted(A, crate::data::Counted::Building), 1);
}

#[test]
fn ruling_03_and_37_a_bridge_serves_all_and_may_be_declined() {
    let mut table = Table::large("blessed");
    table.put(A, "C4", Guild);
    table.state.palaces = vec!["palace_15".parse().unwrap()];
    table.go("upgrade C4 palace take palace_15; bridge C4-D3; bridge none");
    assert!(table.state.reach(A).contains(table.hex("D3")));
}

#[test]
fn every_city_neutral_buildings_power_value_counts() {
    let mut table = Table::large("blessed");
    let hexes = group(&mut table, &[Tower, Guild, School, Workshop]);
    assert!(table.state.makes_city(A, hexes));
}
