//! Each innovation, and their prices.

use super::{A, Table, covers};
use crate::state::ids::{Building, Innovation, Terrain};

/// With the innovation on the first banking slot and just enough to pay for it.
fn ready(id: &str) -> Table {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Workshop)
        .lay(id, 0)
        .books([5, 0, 0, 0]);
    table
        .terrain("E3", Terrain::Desert)
        .terrain("D3", Terrain::Desert);
    table.round_tile("rs_city_engineering");
    table
}

/// Points that an innovation brings.
fn points(id: &str, prepare: impl Fn(&mut Table)) -> i32 {
    let mut table = ready(id);
    prepare(&mut table);
    table.change(&format!("innovate {id}"))[3]
}

#[test]
fn every_innovation_is_tried() {
    let tried = [
        "deus_ex_machina",
        "trade_routes",
        "professors",
        "architecture",
        "league_of_cities",
        "census",
        "libraries",
        "colleges",
        "sewerage",
        "communication",
        "steam_power",
        "steelworks",
        "neutral_workshop",
        "neutral_guild",
        "neutral_school",
        "neutral_university",
        "neutral_palace",
        "neutral_monument",
    ];
    covers(Innovation::all().map(Innovation::id), &tried);
    assert_eq!(Innovation::all().count(), 18);
}

#[test]
fn vector_26_the_first_innovation_without_a_palace() {
    let mut table = ready("sewerage");
    table.books([2, 1, 1, 1]);
    assert_eq!(table.change("innovate sewerage"), [-5, 0, 0, 2, -5]);
    let mut short = ready("sewerage");
    short.books([1, 4, 0, 0]);
    assert_eq!(short.refusal(A, "innovate sewerage"), "needs-books");
    short.books([2, 2, 0, 0]);
    assert_eq!(short.refusal(A, "innovate sewerage"), "needs-more-books");
    // Slot bl of the display for two.
    let mut two = Table::new(&[("desert", "psychics"), ("lake", "monks")]);
    two.put(A, "E4", Building::Workshop)
        .lay("sewerage", 4)
        .books([2, 2, 1, 0]);
    two.round_tile("rs_city_engineering");
    assert_eq!(two.change("innovate sewerage pay bblle"), [-5, 0, 0, 2, -5]);
}

#[test]
fn vector_27_the_second_and_third_innovation() {
    let price = |board: &str, owned: usize, books: [u8; 4]| {
        let sides = [(board, "psychics"), ("lake", "monks"), ("swamp", "omar")];
        let mut table = Table::new(&sides);
        table
            .put(A, "E4", Building::Palace)
            .lay("sewerage", 1)
            .books(books);
        let others = ["census", "colleges"];
        others[..owned].iter().for_each(|id| {
            table.innovation(id);
        });
        let before = table.holds(A);
        table
            .try_line(A, "innovate sewerage")
            .map(|()| table.holds(A)[0] - before[0])
    };
    assert_eq!(price("desert", 1, [4, 2, 0, 0]), Ok(0));
    assert!(price("desert", 1, [3, 2, 0, 0]).is_err());
    assert_eq!(price("wasteland", 1, [3, 2, 0, 0]), Ok(0));
    assert_eq!(price("desert", 2, [5, 2, 0, 0]), Ok(0));
    assert!(price("wasteland", 2, [4, 2, 0, 0]).is_err());
    assert_eq!(price("wasteland", 2, [5, 2, 0, 0]), Ok(0));
}

#[test]
fn vector_60_the_third_from_slot_em_on_wasteland() {
    let sides = [
        ("wasteland", "psychics"),
        ("lake", "monks"),
        ("swamp", "omar"),
        ("forest", "moles"),
    ];
    let mut table = Table::new(&sides);
    table.put(A, "D5", Building::Workshop).lay("sewerage", 9);
    table.round_tile("rs_city_engineering");
    table
        .innovation("census")
        .innovation("colleges")
        .books([3, 0, 2, 2]);
    assert_eq!(table.change("innovate sewerage"), [-5, 0, 0, 2, -7]);
    table.again().lay("libraries", 0).books([9, 0, 0, 0]);
    assert_eq!(table.refusal(A, "innovate libraries"), "innovations-full");
}

#[test]
fn ruling_11_a_neutral_palace_saves_the_coins() {
    let mut table = ready("sewerage");
    table.put_neutral(A, "G3", Building::Palace);
    assert_eq!(table.change("innovate sewerage")[0], 0);
}

#[test]
fn which_books_are_paid_is_a_choice_of_its_own() {
    let mut table = ready("sewerage");
    table.books([4, 1, 1, 0]);
    table.go("innovate sewerage pay bbble");
    assert_eq!(table.state.player(A).books, [1, 0, 0, 0]);
    let mut slow = ready("sewerage");
    slow.books([4, 1, 1, 0])
        .go("innovate sewerage; pay b; pay b");
    assert_eq!(slow.refusal(A, "end"), "decide-first");
    slow.go("pay l; end");
    assert_eq!(slow.state.player(A).books, [0, 0, 1, 0]);
}

#[test]
fn deus_ex_machina() {
    let mut table = ready("deus_ex_machina");
    table.go("innovate deus_ex_machina; books m");
    assert_eq!(table.state.player(A).levels, [1; 4]);
    assert_eq!(table.state.player(A).books, [0, 0, 0, 1]);
    table
        .again()
        .terrain("E3", Terrain::Plains)
        .go("use deus_ex_machina E3 build");
}

#[test]
fn trade_routes_and_professors_vector_39() {
    let mut table = ready("trade_routes");
    for spot in ["E3", "D3", "D4"] {
        table.put(A, spot, Building::Guild);
    }
    table.innovation("trade_routes");
    assert_eq!(table.change("pass bon_guild")[3], 6);
    let mut professors = ready("professors");
    professors.go("innovate professors");
    professors.again();
    assert_eq!(professors.change("use professors"), [0, 0, 1, 3, 0]);
}

#[test]
fn architecture_scores_and_gives_a_level_for_each_shape() {
    let mut table = ready("architecture");
    table
        .put_neutral(A, "E3", Building::Workshop)
        .put_neutral(A, "D3", Building::Tower);
    assert_eq!(table.change("innovate architecture; levels bl")[3], 10);
    assert!(
        table.offers(A, "end"),
        "a workshop and a tower are two shapes"
    );
}

#[test]
fn league_of_cities() {
    assert_eq!(points("league_of_cities", |t| t.me().cities[0] = 2), 10);
}

#[test]
fn census() {
    let spots = ["E3", "E2", "D3", "D2", "C3", "C2", "D1", "E1", "F1", "C1"];
    for (buildings, expected) in [(6, 0), (7, 8), (8, 8), (9, 12), (10, 12), (11, 18)] {
        let won = points("census", |table| {
            for spot in &spots[..buildings - 1] {
                // Already cities, so that none is founded on the way.
                table.put_neutral(A, spot, Building::Workshop);
            }
        });
        assert_eq!(won, expected, "{buildings}");
    }
}

#[test]
fn libraries_vector_41() {
    assert_eq!(points("libraries", |t| t.me().levels = [9, 7, 2, 7]), 16);
}

#[test]
fn colleges_and_sewerage() {
    let schools = |table: &mut Table| {
        table
            .put(A, "G3", Building::School)
            .put_neutral(A, "C4", Building::School);
    };
    assert_eq!(points("colleges", schools), 10);
    let workshops = |table: &mut Table| {
        table
            .put(A, "G3", Building::Workshop)
            .put_neutral(A, "C4", Building::Workshop);
    };
    assert_eq!(points("sewerage", workshops), 6);
}

#[test]
fn communication_counts_groups() {
    let spots = ["G3", "C4", "A2", "A6", "G5", "I1"];
    for (groups, expected) in [(3, 0), (4, 8), (5, 12), (6, 18), (7, 18)] {
        let won = points("communication", |table| {
            for spot in &spots[..groups - 1] {
                table.put(A, spot, Building::Workshop);
            }
        });
        assert_eq!(won, expected, "{groups}");
    }
}

#[test]
fn vector_28_steam_power_with_the_track_tile() {
    let mut table = ready("steam_power");
    table.round_tile("rs_track_engineering");
    let change = table.change("innovate steam_power; books bl");
    assert_eq!(change, [-5, 0, 1, 2 + 6, -5 + 2]);
}

#[test]
fn steelworks() {
    let sites = [("D4", "E4"), ("E4", "F2"), ("E4", "G3")];
    for (bridges, expected) in [(0, 0), (1, 8), (2, 12), (3, 18)] {
        let won = points("steelworks", |table| {
            for (a, b) in &sites[..bridges] {
                table.bridge(A, a, b);
            }
        });
        assert_eq!(won, expected, "{bridges}");
    }
}

#[test]
fn neutral_buildings_go_up_with_points_and_offers() {
    let rows = [
        ("neutral_workshop", Building::Workshop, "rs_workshop_law", 2),
        ("neutral_guild", Building::Guild, "rs_guild_law", 3),
        (
            "neutral_university",
            Building::University,
            "rs_palace_banking",
            5,
        ),
        ("neutral_palace", Building::Palace, "rs_palace_banking", 5),
        ("neutral_monument", Building::Monument, "rs_guild_law", 7),
    ];
    for (id, building, tile, points) in rows {
        let mut table = ready(id);
        table.put(super::B, "E2", Building::Guild).round_tile(tile);
        let change = table.change(&format!("innovate {id}; place E3"));
        assert_eq!(change, [-5, 0, 0, points, -5], "{id}");
        let built = table.state.built(table.hex("E3")).unwrap();
        assert!(built.neutral && built.building == building, "{id}");
        assert_eq!(table.state.offers.len(), 1, "{id}");
        assert_eq!(
            table.state.player(A).left,
            [8, 4, 3, 1, 1],
            "{id} uncovers nothing"
        );
        table.again();
        assert_eq!(table.refusal(A, "upgrade E3 guild"), "is-neutral");
    }
}

#[test]
fn neutral_palace_adds_tokens_and_neutral_university_no_competency() {
    let mut table = ready("neutral_palace");
    table
        .bowls([5, 7, 0])
        .go("innovate neutral_palace; place E3; end");
    assert_eq!(table.bowl(A), [5, 7, 2]);
    assert!(table.state.player(A).palace.is_none());
    ready("neutral_university").go("innovate neutral_university; place E3; end");
}

#[test]
fn neutral_school_brings_a_competency_after_its_building() {
    let mut table = ready("neutral_school");
    table.round_tile("rs_school_banking").slot("comp_tower", 0);
    table.go("innovate neutral_school");
    assert_eq!(table.refusal(A, "take comp_tower"), "decide-first");
    let change = table.change("place E3; take comp_tower; place D3; end");
    assert_eq!(change[3], 4);
}

#[test]
fn ruling_21_a_neutral_building_may_not_be_declined() {
    let mut table = ready("neutral_monument");
    table.go("innovate neutral_monument");
    assert_eq!(table.refusal(A, "place none"), "decide-first");
    assert_eq!(table.refusal(A, "end"), "decide-first");
}
