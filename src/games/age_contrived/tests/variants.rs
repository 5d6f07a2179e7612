//! Set-up, divine wind, the advanced set-up, chosen characters, and standing orders.

use super::*;
use crate::board::view::View;
use kernel::Viewer;

#[test]
fn set_up_by_player_count() {
    for (seats, monuments) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        let table = table(&Character::ALL[..seats]);
        assert_eq!(table.state.in_play().count(), monuments);
        assert!(
            data().regions[..5]
                .iter()
                .all(|region| table.state.sites[region.spoke.unwrap().index()].is_some())
        );
        assert_eq!(table.state.deck.len(), if seats > 3 { 11 } else { 8 });
        let starts: Vec<String> = table
            .state
            .players
            .iter()
            .map(|player| player.figure.at.to_string())
            .collect();
        assert!(starts.iter().all(|code| code.ends_with('1')), "{starts:?}");
    }
}

#[test]
fn the_right_spaces_open_with_more_players() {
    let right = |seats: usize| {
        let view = View::of(&table(&Character::ALL[..seats]).state, Viewer::Spectator);
        (
            view.achievements[0].spaces.len(),
            view.pillars[0].spaces.len(),
        )
    };
    assert_eq!(
        [right(2), right(3), right(4), right(5)],
        [(1, 1), (2, 1), (2, 2), (2, 2)]
    );
}

#[test]
fn divine_wind_refills_two_tiles_at_once() {
    let mut table = table_with(&[AUREON, IGNOTAS, MULTANEC], &[("divine_wind", "on")]).empty();
    assert_eq!(table.points(0).wind, 5);
    table.play(0, "convey x; wind 3t=c 3b=m 5t=r");
    table.refuses(0, "wind 4t=c", "wind-tiles");
    table.play(0, "fill 1t=c; end");
    assert_eq!(table.points(0).wind, 0);
}

#[test]
fn divine_wind_comes_back_from_the_top_of_a_track() {
    let mut table = table_with(&[AUREON, IGNOTAS], &[("divine_wind", "on")])
        .empty()
        .track(0, Track::Monument, "c", 4)
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r; mt");
    table.refuses(0, "wind mt", "wind-held");
    table.player_mut(0).has_wind = false;
    table.play(0, "wind mt");
    assert!(table.player(0).has_wind && table.player(0).tracks[0].is_none());
}

#[test]
fn free_start_is_secret_until_all_have_chosen() {
    let mut table = table_with(&[AUREON, IGNOTAS], &[("start_energy", "free")]);
    assert_eq!(table.deciding(), [0, 1]);
    table.play(0, "start 1t=c 1b=m 2t=r 2b=c 3t=m 3b=r 4t=c 4b=m");
    table.refuses(0, "end", "start-missing");
    table.refuses(0, "start 5t=r", "start-position");
    let seen = View::of(&table.state, Viewer::Seat(Seat(1)));
    assert!(
        seen.players[0]
            .device
            .iter()
            .all(|tile| tile.rows.iter().all(|row| row.is_empty()))
    );
    assert_eq!(seen.players[0].pool, data().pool);
    let line = "start 1t=c".parse::<Action>().unwrap();
    assert_eq!(
        AgeContrived::shown_line(&table.state, Seat(0), &line, Viewer::Seat(Seat(1))),
        "start"
    );
    assert_eq!(
        AgeContrived::shown_line(&table.state, Seat(0), &line, Viewer::Seat(Seat(0))),
        "start 1t=c"
    );
    table.play(0, "start mk=p; end");
    assert_eq!(table.deciding(), [1]);
    table.play(1, "start 1t=c 1b=m 2t=r 2b=c 3t=m 3b=r 4t=c 4b=m mk=r; end");
    assert_eq!(table.deciding(), [0]);
    let seen = View::of(&table.state, Viewer::Seat(Seat(1)));
    assert!(seen.players[0].market.has(Kind::Primal));
}

#[test]
fn neutral_bridges_are_drafted_from_the_last_player() {
    let mut table = table_with(
        &[AUREON, IGNOTAS, MULTANEC],
        &[("neutral_bridges", "draft")],
    );
    assert_eq!(table.deciding(), [2]);
    table.play(2, "neutral N3 QS");
    assert_eq!(table.deciding(), [1], "counter-clockwise");
    table.refuses(1, "neutral N1 QC", "start-region-has-bridge");
    table.refuses(1, "neutral N3 MC", "neutral-gone");
    table.play(1, "neutral N1 MC");
    table.play(0, "neutral N2 FP");
    table.play(2, "neutral N4 FC");
    table.play(1, "neutral N5 PC");
    assert_eq!(table.deciding(), [0]);
    assert!(table.state.neutrals.is_empty());
}

#[test]
fn characters_are_chosen_in_turn() {
    let mut table = table_with(&[AUREON, IGNOTAS], &[("characters", "chosen")]);
    table.play(0, "char rusne");
    table.refuses(1, "char Rusné", "character-taken");
    table.play(1, "char freyith");
    assert_eq!(table.deciding(), [0]);
    assert_eq!(table.player(0).market[Kind::Rose], 1);
}

#[test]
fn auto_add_answers_for_the_player() {
    let mut table = table(&[IGNOTAS, FREYITH])
        .empty()
        .market(0, "cr")
        .market(1, "m")
        .slot(0, "2b", "m");
    let obey = |table: &Table, order: &str| -> Vec<String> {
        let actions = AgeContrived::obey(&table.state, Seat(1), order).expect("an order");
        actions.iter().map(ToString::to_string).collect()
    };
    assert!(
        obey(&table, "auto add c").is_empty(),
        "nothing is asked yet"
    );
    table.play(0, "use 2b.m acquire 4>x pay c,r");
    assert_eq!(obey(&table, "auto add p,r"), ["add p"]);
    assert_eq!(obey(&table, "auto add no"), ["add no"]);
    assert!(obey(&table, "auto add ask").is_empty());
    let drained = Table {
        state: table.state.clone(),
    }
    .drain(1);
    assert_eq!(
        obey(&drained, "auto add c,m"),
        ["add no"],
        "never from elsewhere"
    );
    assert!(AgeContrived::obey(&table.state, Seat(1), "auto build").is_err());
}

#[test]
fn ties_go_by_bound_energy_then_market_then_are_shared() {
    let over = |mut table: Table| {
        table.state.phase = Phase::Over;
        AgeContrived::result(&table.state)
            .expect("a result")
            .ranking
    };
    assert_eq!(over(table(&[AUREON, IGNOTAS]).empty()), [1, 1]);
    // Seven points each: two bound at one monument, or one bound and four in the market.
    let bound = table(&[AUREON, IGNOTAS])
        .empty()
        .bound(0, "BE", "cc")
        .bound(1, "BE", "c")
        .market(1, "mmrr");
    assert_eq!(over(bound), [1, 2]);
    let market = table(&[AUREON, IGNOTAS])
        .empty()
        .pillar(0, "q", "c")
        .market(1, "c")
        .market(0, "m")
        .pillar(1, "s", "r");
    assert_eq!(over(market), [1, 1]);
}

#[test]
fn deals_can_be_fixed_by_hand() {
    let levels = set_up(
        2,
        &[],
        &[(
            "tile_stack",
            &[
                "u3_1", "u2_2", "u2_3", "u2_4", "u2_1", "u3_2", "u3_3", "u3_5",
            ],
        )],
    );
    assert_eq!(levels.expect_err("levels out of order").0.id, "deal-level");
    let fine = set_up(
        2,
        &[],
        &[(
            "tile_stack",
            &[
                "u2_1", "u2_2", "u2_3", "u2_4", "u3_1", "u3_2", "u3_3", "u3_5",
            ],
        )],
    );
    let state = AgeContrived::start(&fine.expect("a setup")).expect("a start");
    assert_eq!(data().tile(*state.deck.last().unwrap()).id, "u2_1");
}
