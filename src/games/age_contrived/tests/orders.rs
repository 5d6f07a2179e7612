//! Standing orders for what a supporter gains and releases.

use super::*;
use kernel::any_game::registered;
use kernel::bots::Bot;
use kernel::rng::Rng;

fn obey(table: &Table, seat: u8, order: &str) -> Vec<String> {
    let actions = AgeContrived::obey(&table.state, Seat(seat), order).expect("an order");
    actions.iter().map(ToString::to_string).collect()
}

/// Seat 0 builds as patron; seat 1 has a compass and a rose there.
fn supported() -> Table {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .patron(0, "FO")
        .on(1, "FO.2", "r")
        .on(1, "FO.1", "c");
    table.play(0, "convey x; fill none; end; patron FO");
    table
}

#[test]
fn a_supporter_gains_and_releases_by_order() {
    let mut table = supported();
    assert!(obey(&table, 1, "auto gain ask").is_empty());
    assert!(obey(&table, 1, "auto release ask").is_empty());
    assert!(obey(&table, 0, "auto gain energy").is_empty(), "not asked");
    assert!(
        obey(&table, 1, "auto release exhaust").is_empty(),
        "the gain comes first"
    );
    assert_eq!(obey(&table, 1, "AUTO GAIN energy"), ["gain energy"]);
    table.play(1, "gain energy");
    assert!(obey(&table, 1, "auto gain energy").is_empty(), "once");
    assert_eq!(
        obey(&table, 1, "auto release exhaust"),
        ["release c exhaust", "release r exhaust", "end"]
    );
    let lines = obey(&table, 1, "auto release market");
    assert_eq!(lines, ["release c >mk", "release r exhaust", "end"]);
    table.play(1, &lines.join(";"));
    assert_eq!(table.mon("FO").top, 1);
}

#[test]
fn whoever_is_at_turn_decides_by_hand() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .patron(0, "FO")
        .on(0, "FO.2", "r");
    table.play(0, "convey x; fill none; end; patron FO");
    assert_eq!(table.deciding(), [0]);
    assert!(obey(&table, 0, "auto gain energy").is_empty());
}

#[test]
fn an_order_asks_where_the_reserve_has_nothing_left_to_gain() {
    let mut table = supported();
    table.player_mut(1).reserve = Energies::default();
    assert!(obey(&table, 1, "auto gain energy c,m,r,p").is_empty());
}

#[test]
fn an_order_names_the_kinds_for_a_gain_of_any_kind() {
    let any = data().monuments[3]
        .segments
        .iter()
        .position(|segment| segment.gain.contains(&crate::data::Asked::Any))
        .expect("a segment with a free gain");
    let number = u8::try_from(any + 1).expect("few segments");
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .segment("FO", number)
        .patron(0, "FO")
        .on(1, "FO.1", "p")
        .reserve(1, Kind::Compass, 0);
    table.play(0, "convey x; fill none; end; patron FO");
    assert!(obey(&table, 1, "auto gain energy").is_empty());
    assert_eq!(
        obey(&table, 1, "auto gain energy c,m,r,p"),
        ["gain energy m"]
    );
}

#[test]
fn whoever_finishes_a_segment_is_asked() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .on(0, "FO.1", "c")
        .on(0, "FO.2", "r")
        .slot(0, "3b", "m")
        .slot(0, "2t", "r");
    table.play(0, "use 3b.m deploy 2: r>FO.3; end");
    assert!(obey(&table, 0, "auto gain energy").is_empty());
}

#[test]
fn unknown_orders_are_refused() {
    let table = supported();
    for order in [
        "auto gain",
        "auto gain x",
        "auto release all",
        "gain energy q",
    ] {
        let answer = AgeContrived::obey(&table.state, Seat(1), order);
        assert!(answer.is_err(), "{order}");
    }
}

/// How often a match of bots waits for another person than before, when these orders answer.
fn hand_overs(seed: u64, orders: &[&str]) -> usize {
    let game = registered::<AgeContrived>();
    let seed: Seed = format!("orders{seed}").parse().expect("a seed");
    let rules = *game.info().rules.last().expect("rules");
    let (setup, _) = game
        .deal(rules, 5, &Options::new(), &Deal::new(), Some(&seed))
        .expect("a deal");
    let mut position = game.start(&setup).expect("a start");
    let mut rng: Rng = seed.rng("bots");
    let (mut asked, mut count) = (None, 0);
    while let Some(seat) = position.turn().seats().next() {
        let answer = orders
            .iter()
            .map(|order| position.obey(seat, order).expect("an order"))
            .find(|lines| !lines.is_empty());
        let lines = answer.unwrap_or_else(|| {
            count += usize::from(asked != Some(seat));
            asked = Some(seat);
            position
                .bot(seat, Bot::Greedy, &mut rng)
                .into_iter()
                .collect()
        });
        for line in lines {
            position.play(seat, &line).expect("a legal line");
        }
    }
    count
}

#[test]
fn orders_spare_a_table_of_five_most_of_its_hand_overs_within_a_turn() {
    let orders = [
        "auto add c,m,r",
        "auto gain energy c,m,r,p",
        "auto release market",
    ];
    let (mut by_hand, mut ordered) = (0, 0);
    for seed in 0..2 {
        by_hand += hand_overs(seed, &[]);
        ordered += hand_overs(seed, &orders);
    }
    assert!(ordered * 4 < by_hand * 3, "{ordered} of {by_hand}");
}
