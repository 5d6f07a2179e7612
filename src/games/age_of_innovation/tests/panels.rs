//! The board as panels, in every position of recorded matches.

use crate::AgeOfInnovation;
use kernel::panel::{Cell, Content, Role, Token};
use kernel::{Viewer, any_game, panel_check};

const RECORDS: [&str; 6] = [
    include_str!("../../../../tests/games/age_of_innovation/draft-revised-4p.turn"),
    include_str!("../../../../tests/games/age_of_innovation/sets-2p.turn"),
    include_str!("../../../../tests/games/age_of_innovation/sets-3p.turn"),
    include_str!("../../../../tests/games/age_of_innovation/sets-4p.turn"),
    include_str!("../../../../tests/games/age_of_innovation/sets-5p.turn"),
    include_str!("../../../../tests/games/age_of_innovation/small-3p.turn"),
];

/// Panels can be built in every position, every choice has its place, every tile its text; and at
/// the end points by source add up.
#[test]
fn every_position_of_recorded_matches_has_its_panels() {
    for record in RECORDS {
        let game = any_game::registered::<AgeOfInnovation>();
        let played = panel_check::check_record(game, record).unwrap();
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
            Token::Words(text) | Token::Strong(text) => {
                text.replace('−', "-").parse::<i64>().unwrap_or(0)
            }
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
