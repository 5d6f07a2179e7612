//! The board as panels, in every position of recorded matches.

use crate::TerraNova;
use kernel::panel::{Cell, Content, Ink, Role, Token};
use kernel::play::Match;
use kernel::{Game, Seat, Viewer, any_game, panel_check};

const RECORDS: [&str; 7] = [
    include_str!("../../../../tests/games/terra_nova/first_game.turn"),
    include_str!("../../../../tests/games/terra_nova/lucky_digger.turn"),
    include_str!("../../../../tests/games/terra_nova/pass_order.turn"),
    include_str!("../../../../tests/games/terra_nova/plain-2p.turn"),
    include_str!("../../../../tests/games/terra_nova/plain-3p.turn"),
    include_str!("../../../../tests/games/terra_nova/plain-4p.turn"),
    include_str!("../../../../tests/games/terra_nova/planner.turn"),
];

fn ended(record: &str) -> Match {
    panel_check::check_record(any_game::registered::<TerraNova>(), record).unwrap()
}

/// Panels can be built in every position, every choice has its place, every tile its text; and at
/// the end points by source add up.
#[test]
fn every_position_of_recorded_matches_has_its_panels() {
    for record in RECORDS {
        let played = ended(record);
        let panels = panel_check::panels(&played, Viewer::Spectator);
        let points = played.position().points();
        let score = panels
            .iter()
            .find(|panel| panel.role == Role::Score)
            .unwrap();
        let Content::Table(table) = &score.sections[0].content else {
            panic!("a table")
        };
        let number = |cell: &Cell| match &cell.value[0] {
            Token::Words(text) | Token::Strong(text) => text.parse::<i64>().unwrap_or(0),
            other => panic!("{other:?}"),
        };
        for row in &table.rows {
            let numbers: Vec<i64> = row.cells.iter().map(number).collect();
            let (total, parts) = numbers.split_last().unwrap();
            assert_eq!(*total, points[row.seat.index()]);
            assert_eq!(parts.iter().sum::<i64>(), *total, "{:?}", row.seat);
            assert!(row.cells.iter().all(|cell| cell.next.is_empty()));
        }
    }
}

#[test]
fn a_used_power_action_bears_the_seat_that_used_it() {
    let state = super::table(&["fairies", "golems"]).0;
    let applied = TerraNova::apply(&state, Seat(0), &"power coins".parse().unwrap()).unwrap();
    let view = TerraNova::view(&applied.state, Viewer::Spectator);
    let mut actions = view.power_actions.iter();
    let coins = actions.find(|action| action.action == "coins").unwrap();
    assert_eq!(coins.used_by, Some(Seat(0)));
    assert_eq!(TerraNova::inks(&view, 2), [Ink::Green, Ink::Orange]);
}
