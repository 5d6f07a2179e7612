//! The end of the match, with every tie.

use super::{A, B, Table};
use crate::perform::scoring::shares;
use crate::state::Phase;
use crate::state::ids::{AreaTile, Building};

const AREA: [u16; 3] = [18, 12, 6];
const SCIENCE: [u16; 3] = [8, 4, 2];

#[test]
fn vector_43_and_45_areas() {
    assert_eq!(shares(&[10, 9, 9, 9], &AREA), [18, 6, 6, 6]);
    assert_eq!(shares(&[12, 12, 9, 5], &AREA), [15, 15, 6, 0]);
}

#[test]
fn vector_44_and_45_levels() {
    assert_eq!(shares(&[9, 6, 6, 2], &SCIENCE), [8, 3, 3, 0]);
    assert_eq!(shares(&[5, 0, 0, 0], &SCIENCE), [8, 0, 0, 0]);
    assert_eq!(shares(&[7, 7, 7], &SCIENCE), [4, 4, 4]);
}

#[test]
fn every_tie_of_up_to_five() {
    let rows: [(&[u8], &[u16]); 10] = [
        (&[5, 4, 3, 2, 1], &[18, 12, 6, 0, 0]),
        (&[5, 5, 3, 2, 1], &[15, 15, 6, 0, 0]),
        (&[5, 4, 4, 2, 1], &[18, 9, 9, 0, 0]),
        (&[5, 4, 3, 3, 1], &[18, 12, 3, 3, 0]),
        (&[5, 4, 3, 3, 3], &[18, 12, 2, 2, 2]),
        (&[5, 5, 5, 2, 1], &[12, 12, 12, 0, 0]),
        (&[5, 4, 4, 4, 1], &[18, 6, 6, 6, 0]),
        (&[5, 5, 5, 5, 1], &[9, 9, 9, 9, 0]),
        (&[5, 4, 4, 4, 4], &[18, 4, 4, 4, 4]),
        (&[5, 5, 5, 5, 5], &[7, 7, 7, 7, 7]),
    ];
    for (sizes, points) in rows {
        assert_eq!(shares(sizes, &AREA), points, "{sizes:?}");
    }
}

#[test]
fn vector_46_and_64_two_players_with_the_neutral_faction() {
    assert_eq!(shares(&[13, 11, 13], &AREA)[..2], [15, 6]);
    assert_eq!(shares(&[6, 4, 4], &SCIENCE)[..2], [8, 3]);
    assert_eq!(shares(&[10, 10, 12], &AREA)[..2], [9, 9]);
    assert_eq!(shares(&[6, 6, 0], &SCIENCE), [6, 6, 0]);
    let mut table = Table::new(&[("desert", "psychics"), ("lake", "monks")]);
    table.state.neutral.as_mut().unwrap().levels = [4, 0, 0, 0];
    table.state.neutral.as_mut().unwrap().area = Some("area_13".parse().unwrap());
    table.me().levels = [6, 0, 0, 0];
    table.player(B).levels = [4, 0, 0, 0];
    table.put(A, "E4", Building::Workshop);
    let points = table.state.final_points();
    assert_eq!(points[0].science, [8, 0, 0, 0]);
    assert_eq!(points[1].science, [3, 0, 0, 0]);
    assert_eq!((points[0].area, points[1].area), (12, 0));
}

/// A player of as many buildings as the tile shows shares the first place with the neutral faction.
#[test]
fn each_area_tile_stands_for_its_number_of_buildings() {
    let tiles = [
        ("area_12", 12),
        ("area_13", 13),
        ("area_14", 14),
        ("area_15", 15),
    ];
    for (id, buildings) in tiles {
        let tile: AreaTile = id.parse().unwrap();
        assert_eq!(tile.data().buildings, buildings, "{id}");
        let areas = |own: u8| shares(&[own, 0, tile.data().buildings], &AREA)[0];
        assert_eq!(areas(buildings - 1), 12, "{id}");
        assert_eq!(areas(buildings), 15, "{id}");
        assert_eq!(areas(buildings + 1), 18, "{id}");
    }
}

#[test]
fn vector_48_and_ruling_30_resources() {
    let mut table = Table::large("psychics");
    table.me().coins = 3;
    table.me().tools = 2;
    table.scholars(1).books([1, 1, 1, 1]).bowls([1, 5, 3]);
    assert_eq!(table.state.final_coins(A), 15);
    assert_eq!(table.state.final_points()[0].resources, 3);
}

#[test]
fn vector_65_areas_by_reach_bridge_and_tunnel() {
    let mut table = Table::large("psychics");
    table
        .put(A, "D4", Building::Workshop)
        .put(A, "E4", Building::Workshop);
    assert_eq!(table.state.area(A), 1);
    table.bonus("bon_river");
    assert_eq!(table.state.area(A), 1, "the bonus tile does not count");
    let mut bridged = table.clone();
    bridged.bridge(B, "D4", "E4");
    assert_eq!(bridged.state.area(A), 2);
    table.me().sailing = 1;
    assert_eq!(table.state.area(A), 2);
    let mut moles = Table::large("moles");
    moles
        .put(A, "E4", Building::Workshop)
        .put(A, "D2", Building::Workshop);
    assert_eq!(moles.state.area(A), 2);
    let mut fliers = Table::large("psychics");
    fliers
        .palace("palace_9", "E4")
        .put(A, "C2", Building::Workshop);
    assert_eq!(fliers.state.area(A), 2);
}

#[test]
fn the_last_pass_waits_for_open_offers_and_then_scores() {
    let mut table = Table::new(&[("desert", "psychics"), ("lake", "monks")]);
    table.state.round = 6;
    table
        .put(A, "E4", Building::Workshop)
        .put(B, "E5", Building::Workshop);
    table.state.passed = vec![B];
    table.go("upgrade E4 guild; end");
    // B has passed and still gets the offer; A goes on.
    assert!(!table.legal(A).is_empty() && !table.legal(B).is_empty());
    table.go("pass; end");
    assert_eq!(table.state.phase, Phase::Closing);
    let before = table.vp(A);
    table.play(B, "accept");
    assert_eq!(table.state.phase, Phase::Over);
    assert!(table.vp(A) > before);
    assert_eq!(table.state.scored.len(), 2);
}
