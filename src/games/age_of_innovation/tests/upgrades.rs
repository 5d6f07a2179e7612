//! Upgrades, tracks, power and book actions.

use super::{A, B, Table, covers};
use crate::state::ids::{BookAction, Building, PowerAction, Terrain, Track};

fn one(building: Building) -> Table {
    let mut table = Table::large("psychics");
    table.put(A, "E4", building);
    table
}

#[test]
fn vector_21_a_neighbour_makes_a_guild_cheaper() {
    let mut beside = one(Building::Workshop);
    beside.put(B, "E3", Building::Workshop);
    assert_eq!(beside.change("upgrade E4 guild")[..2], [-3, -2]);
    let mut own = one(Building::Workshop);
    own.put(A, "E3", Building::Workshop);
    assert_eq!(own.change("upgrade E4 guild")[..2], [-6, -2]);
    let mut bridged = one(Building::Workshop);
    bridged
        .put_neutral(B, "D4", Building::Tower)
        .bridge(B, "D4", "E4");
    assert_eq!(bridged.change("upgrade E4 guild")[..2], [-3, -2]);
}

#[test]
fn prices_of_the_other_upgrades_and_pieces_that_return() {
    let mut table = one(Building::Guild);
    table.slot("comp_edge", 0).slot("comp_lowest", 1);
    assert_eq!(
        table.change("upgrade E4 school take comp_edge")[..2],
        [-5, -3]
    );
    assert_eq!(table.state.player(A).left, [9, 4, 2, 1, 1]);
    table.again();
    assert_eq!(
        table.change("upgrade E4 university take comp_lowest")[..2],
        [-8, -5]
    );
    assert_eq!(table.state.player(A).left, [9, 4, 3, 0, 1]);
    let mut palace = one(Building::Guild);
    palace.state.palaces = vec!["palace_17".parse().unwrap()];
    assert_eq!(
        palace.change("upgrade E4 palace take palace_17"),
        [-6, -4, 0, 10, 0]
    );
    assert_eq!(palace.state.player(A).left, [9, 4, 3, 1, 0]);
}

#[test]
fn what_cannot_be_upgraded() {
    let mut table = one(Building::Workshop);
    assert_eq!(table.refusal(A, "upgrade E4 school"), "no-such-upgrade");
    assert_eq!(table.refusal(A, "upgrade D4 guild"), "not-yours");
    table.put_neutral(A, "E3", Building::Workshop);
    assert_eq!(table.refusal(A, "upgrade E3 guild"), "is-neutral");
    table.me().left[1] = 0;
    assert_eq!(table.refusal(A, "upgrade E4 guild"), "none-left");
}

#[test]
fn vectors_23_24_25_tracks() {
    let mut table = one(Building::Workshop);
    table.me().sailing = 1;
    table.scholars(2);
    assert_eq!(table.change("advance sailing books lm"), [-4, 0, -1, 0, 2]);
    table.me().terraforming = 1;
    table.again();
    assert_eq!(table.change("advance terraforming"), [-5, -1, -1, 6, 0]);
    table.again().scholars(1);
    assert_eq!(table.refusal(A, "advance terraforming"), "track-end");
    let mut plains = Table::new(&[("plains", "psychics"), ("lake", "monks"), ("swamp", "omar")]);
    plains.me().terraforming = 1;
    plains.scholars(1);
    assert_eq!(plains.change("advance terraforming"), [-1, -1, -1, 6, 0]);
}

#[test]
fn the_whole_of_both_tracks() {
    let mut lake = Table::new(&[("lake", "psychics"), ("desert", "monks"), ("swamp", "omar")]);
    assert_eq!(lake.state.sailing_value(A), 1);
    lake.scholars(2);
    assert_eq!(lake.change("advance sailing")[3], 3);
    lake.again();
    assert_eq!(lake.change("advance sailing books bb")[4], 2);
    assert_eq!(lake.state.sailing_value(A), 3);
    let mut other = one(Building::Workshop);
    other.scholars(3);
    assert_eq!(other.change("advance sailing")[3], 2);
    other.me().sailing = 2;
    other.again();
    assert_eq!(other.change("advance sailing")[3], 4);
    assert_eq!(other.state.tools_per_spade(A), 3);
    other.again().go("advance terraforming books be");
    assert_eq!(other.state.tools_per_spade(A), 2);
    assert_eq!(Track::ALL.len(), 2);
}

#[test]
fn every_power_action_pays() {
    let rows: [(&str, u8, [i32; 5]); 4] = [
        ("pow_scholar", 3, [0, 0, 1, 0, 0]),
        ("pow_tools", 4, [0, 2, 0, 0, 0]),
        ("pow_coins", 4, [7, 0, 0, 0, 0]),
        ("pow_bridge E4-F2", 3, [0; 5]),
    ];
    let digs = [("pow_spade1 E3", 4), ("pow_spade2 E3", 6)];
    let tried: Vec<&str> = rows
        .iter()
        .map(|row| row.0)
        .chain(digs.iter().map(|row| row.0))
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    covers(PowerAction::all().map(PowerAction::id), &tried);
    for (line, power, gains) in rows {
        let mut table = one(Building::Workshop);
        table.bowls([0, 0, power]);
        assert_eq!(table.change(line), gains, "{line}");
        assert_eq!(table.bowl(A), [power, 0, 0]);
        table.again().bowls([0, 0, 12]);
        let id = line.split(' ').next().unwrap();
        assert_eq!(
            table.refusal(A, id),
            "used-already",
            "for all players together"
        );
    }
    for (line, power) in digs {
        let mut table = one(Building::Workshop);
        table.bowls([0, 0, power - 1]);
        let id = line.split(' ').next().unwrap();
        assert_eq!(table.refusal(A, id), "too-dear");
        table.bowls([0, 0, power]).go(line);
        assert_eq!(table.terrain_at("E3"), Terrain::Desert);
    }
}

#[test]
fn every_book_action_pays() {
    let with = |id: &str| {
        let mut table = one(Building::Workshop);
        table.state.book_actions = vec![id.parse().unwrap()];
        table.books([3, 1, 0, 0]).bowls([12, 0, 0]);
        table
    };
    let mut power = with("book_power");
    power.go("book_power pay l");
    assert_eq!(
        (power.bowl(A), power.state.player(A).books),
        ([7, 5, 0], [3, 0, 0, 0])
    );
    let mut steps = with("book_steps");
    steps.go("book_steps pay b levels mm");
    assert_eq!(steps.state.player(A).levels, [0, 0, 0, 2]);
    let mut mixed = with("book_steps");
    mixed.go("book_steps pay b; levels m");
    assert_eq!(mixed.refusal(A, "levels b"), "same-discipline");
    assert_eq!(
        with("book_coins").change("book_coins pay bl"),
        [6, 0, 0, 0, -2]
    );
    let mut guild = with("book_guild");
    assert_eq!(guild.change("book_guild pay bb E4"), [0, 0, 0, 0, -2]);
    assert_eq!(guild.state.count(A, |b| b == Building::Guild), 1);
    let mut points = with("book_vp");
    assert_eq!(points.refusal(A, "book_vp"), "brings-nothing");
    points
        .put(A, "D4", Building::Guild)
        .put_neutral(A, "F4", Building::Guild);
    assert_eq!(points.change("book_vp pay bb"), [0, 0, 0, 4, -2]);
    let mut spades = with("book_spades");
    spades.terrain("D2", Terrain::Mountain);
    spades.put(A, "C3", Building::Workshop);
    spades.go("book_spades pay bbl E3, D3, D2>wasteland build");
    assert_eq!(spades.terrain_at("D2"), Terrain::Wasteland);
    assert!(spades.state.built(spades.hex("E3")).is_some());
    let tried = [
        "book_power",
        "book_steps",
        "book_coins",
        "book_guild",
        "book_vp",
        "book_spades",
    ];
    covers(BookAction::all().map(BookAction::id), &tried);
    spades.again();
    assert_eq!(spades.refusal(A, "book_spades"), "used-already");
    assert_eq!(spades.refusal(A, "book_coins"), "not-in-play");
}

#[test]
fn ruling_19_no_empty_actions_but_scholars_may_be_sent_in_vain() {
    let mut table = one(Building::Workshop);
    table.scholars(7).bowls([0, 0, 12]);
    assert_eq!(table.refusal(A, "pow_scholar"), "brings-nothing");
    table.me().bridges = 0;
    assert_eq!(table.refusal(A, "pow_bridge"), "brings-nothing");
    table.competency("comp_power");
    assert_eq!(table.refusal(A, "use comp_power"), "brings-nothing");
    table.me().levels[0] = 12;
    table.me().cities[0] = 1;
    table.go("send b 3; end");
}

#[test]
fn round_tiles_score_their_buildings_and_the_final_tile_adds_up() {
    let mut table = one(Building::Workshop);
    table.state.round = 6;
    table.round_tile("rs_guild_law");
    table.state.final_score = "fs_guild".parse().unwrap();
    assert_eq!(table.change("upgrade E4 guild")[3], 6);
    let rows = [
        (
            "rs_school_banking",
            "fs_school",
            Building::Guild,
            "school",
            8,
        ),
        (
            "rs_palace_banking",
            "fs_guild",
            Building::School,
            "university",
            5,
        ),
        (
            "rs_palace_medicine",
            "fs_guild",
            Building::School,
            "university",
            5,
        ),
        (
            "rs_guild_medicine",
            "fs_school",
            Building::Workshop,
            "guild",
            3,
        ),
    ];
    for (tile, last, from, to, points) in rows {
        let mut table = one(from);
        table.state.round = 6;
        table.round_tile(tile);
        table.state.final_score = last.parse().unwrap();
        assert_eq!(
            table.change(&format!("upgrade E4 {to}"))[3],
            points,
            "{tile}"
        );
    }
    for (tile, last, points) in [
        ("rs_workshop_law", "fs_guild", 2),
        ("rs_workshop_banking", "fs_guild", 2),
        ("rs_guild_law", "fs_workshop", 2),
        ("rs_guild_law", "fs_edge", 3),
    ] {
        let mut table = Table::large("psychics");
        table
            .put(A, "E2", Building::Workshop)
            .terrain("E1", Terrain::Desert);
        table.state.round = 6;
        table.round_tile(tile);
        table.state.final_score = last.parse().unwrap();
        assert_eq!(table.change("build E1")[3], points, "{tile} {last}");
    }
}

#[test]
fn round_tiles_for_tracks_and_levels() {
    let mut table = one(Building::Workshop);
    table.round_tile("rs_track_engineering").scholars(2);
    assert_eq!(table.change("advance sailing")[3], 2 + 3);
    table.again().round_tile("rs_step_medicine");
    assert_eq!(table.change("send b 3")[3], 3);
}

#[test]
fn vector_68_university_with_the_palace_bonus() {
    let mut table = one(Building::School);
    table.bonus("bon_palace").round_tile("rs_palace_medicine");
    table.slot("comp_edge", 0);
    assert_eq!(table.change("upgrade E4 university take comp_edge")[3], 5);
    table.again();
    assert_eq!(table.change("pass bon_guild")[3], 4);
}

#[test]
fn ruling_35_city_and_competency_in_the_order_that_the_player_likes() {
    let start = || {
        let mut table = one(Building::School);
        table
            .put(A, "E3", Building::Guild)
            .put(A, "E2", Building::Guild);
        table.slot("comp_edge", 0);
        table.me().levels[0] = 6;
        table.go("upgrade E4 university");
        table
    };
    let mut city_first = start();
    city_first.go("city city_coins; take comp_edge; key b; end");
    assert_eq!(city_first.state.player(A).levels[0], 9);
    let mut tile_first = start();
    tile_first.go("take comp_edge; city city_coins; end");
    assert_eq!(tile_first.state.player(A).levels[0], 7);
}
