//! The tables against the rules: how many of everything, and the maps.

use crate::AgeOfInnovation;
use crate::data::maps::{Map, Side};
use crate::data::{DATA, Source};
use crate::state::ids::{
    AreaTile, Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalScore,
    Innovation, Palace, PowerAction, RoundScore, Terrain,
};
use kernel::Game;

#[test]
fn how_many_of_everything() {
    assert_eq!(DATA.boards.len(), 7);
    assert_eq!(Faction::all().count(), 12);
    assert_eq!(Competency::all().count(), 12);
    assert!(Competency::all().all(|kind| kind.data().copies == 4));
    assert_eq!(Innovation::all().count(), 18);
    assert_eq!(Palace::all().count(), 17);
    assert_eq!(Bonus::all().count(), 10);
    assert_eq!(RoundScore::all().count(), 12);
    assert_eq!(FinalScore::all().count(), 4);
    assert_eq!(AreaTile::all().count(), 4);
    assert_eq!(PowerAction::all().count(), 6);
    assert_eq!(BookAction::all().count(), 6);
    assert_eq!(CityTile::all().count(), 7);
    assert!(CityTile::all().all(|tile| tile.data().copies == 3 && tile.data().keys == 1));
    assert_eq!(DATA.competency_slots.len(), 12);
    let neutral: Vec<u8> = Building::ALL.iter().map(|b| b.data().neutral).collect();
    assert_eq!(neutral, [1, 1, 1, 1, 1, 5, 1]);
    let pieces: Vec<u8> = Building::ALL.iter().map(|b| b.data().per_colour).collect();
    assert_eq!(pieces, [9, 4, 3, 1, 1, 0, 0]);
    let annexes: u8 = Competency::all()
        .map(|kind| kind.data().immediate.annexes * kind.data().copies)
        .sum();
    assert_eq!(annexes, 8);
}

#[test]
fn tables_are_in_the_order_of_their_enums() {
    let ordered = |index: usize, id: &str| assert_eq!(DATA.buildings[index].id.id(), id);
    Building::ALL
        .iter()
        .enumerate()
        .for_each(|(i, b)| ordered(i, b.id()));
    for (index, discipline) in Discipline::ALL.iter().enumerate() {
        assert_eq!(DATA.disciplines[index].id, *discipline);
    }
    for (index, terrain) in Terrain::ALL.iter().enumerate() {
        assert_eq!(DATA.boards[index].terrain, *terrain);
    }
}

#[test]
fn vector_38_sites_and_edges() {
    for (side, sites, edges, hexes, land) in [
        (Side::Large, 31, 33, 117, 81),
        (Side::Small, 17, 22, 88, 59),
    ] {
        let map = Map::of(side);
        assert_eq!(map.sites.len(), sites);
        assert_eq!(map.edge.len(), edges);
        assert_eq!(map.grid.hexes().count(), hexes);
        assert_eq!(map.land.len(), land);
        // Every printed site is in bridge geometry, and the hexes between its ends are river.
        for site in &map.sites {
            assert!(map.spans.contains(site));
            let between = map.grid.sides(site[0]).and(map.grid.sides(site[1]));
            assert!(between.without(map.grid.river()).is_empty());
        }
    }
}

#[test]
fn ruling_32_the_doubtful_river_hex_of_the_small_map() {
    let small = Map::of(Side::Small);
    let site = ["A8", "B8"].map(|spot| small.find(spot.parse().unwrap()).unwrap());
    assert!(small.sites.contains(&site));
    assert_eq!(small.sites_source, Source::Reconstructed);
    assert_eq!(Map::of(Side::Large).sites_source, Source::Public);
}

#[test]
fn ruling_01_values_where_the_translations_differ() {
    let innovation = |id: &str| Innovation::find(id).unwrap().data();
    let steps = |id: &str| -> Vec<(u8, u8)> {
        let table = innovation(id).immediate.vp_table.clone().unwrap();
        table.steps.iter().map(|row| (row.min, row.vp)).collect()
    };
    assert_eq!(steps("steelworks"), [(1, 8), (2, 12), (3, 18)]);
    assert_eq!(steps("communication"), [(4, 8), (5, 12), (6, 18)]);
    let palace = Palace::find("palace_13").unwrap().data();
    let special = palace.special_action.as_ref().unwrap();
    assert_eq!((special.books_any, special.coins), (1, 3));
    assert_eq!(palace.on_build.unwrap().vp, 3);
    assert_eq!(innovation("colleges").immediate.vp_per.unwrap().vp, 5);
    assert_eq!(
        innovation("professors").special_action.as_ref().unwrap().vp,
        3
    );
    assert_eq!(innovation("trade_routes").on_pass.unwrap().vp, 2);
    let tower = Competency::find("comp_tower").unwrap().data();
    assert_eq!((tower.income.power, tower.income.coins), (2, 2));
}

#[test]
fn prices_of_the_innovation_slots() {
    for (players, slots) in [(2, 6), (3, 8), (4, 10), (5, 12)] {
        let display = DATA.displays.iter().find(|d| d.players == players).unwrap();
        assert_eq!(display.slots.len(), slots);
        for slot in &display.slots {
            let fixed: u8 = slot.books.iter().sum();
            assert_eq!(fixed + slot.any, 5, "{}", slot.slot);
            assert_eq!(slot.slot.len(), 2);
        }
    }
    let rows: Vec<(u8, u8)> = DATA
        .competency_slots
        .iter()
        .map(|s| (s.steps, s.books))
        .collect();
    assert_eq!(rows, [(3, 0), (2, 1), (1, 2)].repeat(4));
}

#[test]
fn bridge_sites_of_the_small_map_are_fixed_by_a_deal_line() {
    let built_in = crate::data::tables::built_in();
    let rest: Vec<String> = built_in
        .iter()
        .filter(|site| *site != "A8-B8")
        .cloned()
        .collect();
    let state = super::dealt(2, &[], &[("bridge_sites", &rest.join(" "))]);
    assert_eq!(state.sites.len(), built_in.len() - 1);
    assert_eq!(super::dealt(2, &[], &[]).sites.len(), built_in.len());
    let read = |text: &str| crate::data::tables::parse(text);
    assert_eq!(read("# nothing").unwrap(), built_in);
    let given = format!("[small_map]\nbridge_sites = {rest:?}");
    assert_eq!(read(&given).unwrap(), rest);
    let wrong = read(&given.replace("[\"", "[\"A1-A2\", \"")).unwrap_err();
    assert!(wrong.contains("A1-A2 is not a bridge site"), "{wrong}");
    assert_eq!(
        AgeOfInnovation::reconstructed(),
        [("small_map_bridge_sites", built_in.len())]
    );
    assert!(
        AgeOfInnovation::is_data_version("printed") && !AgeOfInnovation::is_data_version("other")
    );
}
