//! The data file: its counts, and what is said of a wrong one.

use super::*;
use crate::data::{BUILT_IN, DataError, parse};

#[test]
fn counts_agree_with_the_rules() {
    let data = data();
    let energies = data.pool.total() + data.reserve.total();
    assert_eq!((energies, data.pool.total()), (21, 13));
    assert_eq!(data.pool.0, [4, 4, 4, 1]);
    assert_eq!(data.reserve.0, [2; 4]);
    assert_eq!(data.places.len(), SPACES + SITES);
    let segments: Vec<usize> = data
        .monuments
        .iter()
        .map(|mon| mon.segments.len())
        .collect();
    assert_eq!(segments, [4, 4, 4, 4, 5, 4]);
    for (level, count) in [(0, 7), (1, 5), (2, 5), (3, 5)] {
        assert_eq!(
            data.tiles.iter().filter(|tile| tile.level == level).count(),
            count
        );
    }
    assert_eq!(data.relays.iter().map(|relay| relay.count).sum::<u8>(), 25);
    assert_eq!(
        data.achievements
            .iter()
            .filter(|one| one.is_printed)
            .count(),
        3
    );
    let copies = |many: usize| {
        data.actions[BASIC_ACTIONS..]
            .iter()
            .map(|tile| tile.copies[many])
            .sum::<u8>()
    };
    assert_eq!((copies(0), copies(1)), (8, 16));
    for tile in &data.tiles {
        assert!(
            tile.slots.iter().all(|slots| (1..=2).contains(slots)),
            "{}",
            tile.id
        );
    }
}

#[test]
fn every_monument_asks_for_four_of_each_kind_in_its_first_segments() {
    for monument in &data().monuments {
        let mut asked = [0; 4];
        for segment in &monument.segments[..4] {
            for kind in segment.spaces.iter().filter_map(|space| space.kind()) {
                asked[kind as usize] += 1;
            }
        }
        assert_eq!(asked, [4, 4, 4, 0], "{}", monument.id);
        assert_eq!(monument.segments[0].gain.len(), 2, "{}", monument.id);
        assert!(
            monument.segments[1..4]
                .iter()
                .all(|segment| segment.gain.len() == 1),
            "{}",
            monument.id
        );
    }
}

#[test]
fn reconstructed_lines_are_marked() {
    let marked = |table: &str| {
        data()
            .reconstructed
            .iter()
            .find(|(name, _)| *name == table)
            .map_or(0, |(_, lines)| *lines)
    };
    assert_eq!(marked("upgraded_tile"), 15);
    assert_eq!(marked("start_tile"), 7);
    assert_eq!(marked("upgraded_action"), 7);
    assert_eq!(marked("quick_start"), 5);
    assert_eq!(marked("market"), 1);
    assert_eq!(marked("achievement"), 0);
}

#[test]
fn a_wrong_file_is_refused_with_its_table_and_id() {
    let cases = [
        (
            "id = \"u1_1\", level = 1",
            "id = \"u1_1\", level = 4",
            "table `upgraded_tile`, `u1_1`",
        ),
        (
            "id = \"u1_1\", level = 1, top = 2",
            "id = \"u1_1\", level = 1, top = 3",
            "a row has 1 or 2 slots",
        ),
        (
            "ends = [[\"Q2\"], []]",
            "ends = [[\"Q9\"], []]",
            "table `space`, `Q1`: `Q9` is not known",
        ),
        (
            "ends = [[\"Q2\"], []]",
            "ends = [[\"Q5\"], []]",
            "`Q5` does not lead back here",
        ),
        (
            "id = \"boot\", count = 9",
            "id = \"boot\", count = 8",
            "there are 25 relay tiles, not 24",
        ),
        (
            "slot_costs = [3, 3, 2, 2]",
            "slot_costs = [3, 3, 2]",
            "table `market.slot_costs`: it has 3 lines, and the game needs 4",
        ),
        (
            "monument = \"beacon\", number = 2",
            "monument = \"beacon\", number = 3",
            "number 2 comes here",
        ),
        (
            "character = \"aureon\", market = \"rose\"",
            "character = \"aureon\", market = \"primal\", x = 1",
            "unknown field",
        ),
        (
            "id = \"mb_tile\"",
            "id = \"mb_other\"",
            "`mb_tile` comes here",
        ),
        (
            "start_energy_in_device = 8",
            "start_energy_in_device = 9",
            "table `quick_start`",
        ),
        (
            "type = \"bound_kinds\"",
            "type = \"bound_all\"",
            "unknown variant",
        ),
    ];
    for (good, bad, reason) in cases {
        assert!(BUILT_IN.contains(good), "{good}");
        let error = parse(&BUILT_IN.replacen(good, bad, 1))
            .expect_err(bad)
            .to_string();
        assert!(error.contains(reason), "{bad}: {error}");
    }
}

#[test]
fn a_corrected_file_has_another_digest() {
    let corrected = BUILT_IN.replacen("slot_costs = [3, 3, 2, 2]", "slot_costs = [4, 3, 2, 1]", 1);
    let other = parse(&corrected).expect("a corrected file");
    assert_eq!(other.market_costs, [4, 3, 2, 1]);
    assert_ne!(other.digest, data().digest);
    assert_eq!(other.digest.len(), 12);
}

#[test]
fn a_comment_or_a_note_about_a_source_does_not_rename_the_data() {
    let commented = format!("# Checked by hand.\n{BUILT_IN}").replacen(
        "source = \"reconstructed\", id = \"mb_bridge\"",
        "source = \"rulebook\",   id = \"mb_bridge\"",
        1,
    );
    let other = parse(&commented).expect("the same data");
    assert_eq!(other.digest, data().digest);
    assert_ne!(other.reconstructed, data().reconstructed);
}

#[test]
fn matches_that_name_their_data_by_the_bytes_of_the_file_go_on() {
    let former = "f282835c7990";
    let setup = set_up(2, &[], &[("data", &[former])]).expect("the built-in data of old");
    AgeContrived::start(&setup).expect("a start");
    assert!(AgeContrived::is_data_version(former));
    assert!(AgeContrived::is_data_version(&data().digest));
    assert!(!AgeContrived::is_data_version("000000000000"));
    let corrected = BUILT_IN.replacen("slot_costs = [3, 3, 2, 2]", "slot_costs = [4, 3, 2, 1]", 1);
    let other = parse(&corrected).expect("a corrected file");
    assert!(!other.is_called(former), "other data");
    let bytes: String = kernel::rng::digest(&corrected)[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert!(other.is_called(&bytes), "an operator's file of old");
}

#[test]
fn data_cannot_change_under_a_running_match() {
    let _ = data();
    assert!(matches!(
        crate::data::install(BUILT_IN),
        Err(DataError::TooLate)
    ));
}

#[test]
fn a_match_dealt_from_other_data_is_refused() {
    let refused = set_up(2, &[], &[("data", &["000000000000"])]);
    assert_eq!(refused.expect_err("other data").0.id, "deal-item");
    let mut setup = set_up(2, &[], &[]).expect("a setup");
    setup
        .deal
        .insert("data".into(), vec!["0123456789ab".into()]);
    assert_eq!(
        AgeContrived::start(&setup).expect_err("other data").0.id,
        "other-data"
    );
}
