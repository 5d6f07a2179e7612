//! The board as panels, in every position of the kept matches.

use std::path::Path;

use turnpost::games::panel::{Cell, Content, Role, Token};
use turnpost::games::play::Match;
use turnpost::games::{Viewer, panel_check, registry};

fn number(cell: &Cell) -> i64 {
    match &cell.value[0] {
        Token::Words(text) | Token::Strong(text) => {
            text.replace('−', "-").parse::<i64>().unwrap_or(0)
        }
        other => panic!("{other:?}"),
    }
}

/// At the end, points by source add up to what was scored.
fn sources_add_up(played: &Match) {
    let panels = panel_check::panels(played, Viewer::Spectator);
    let points = played.position().points();
    let score = panels.iter().find(|panel| panel.role == Role::Score);
    let Content::Table(table) = &score.unwrap().sections[0].content else {
        panic!("a table")
    };
    for row in &table.rows {
        let numbers: Vec<i64> = row.cells.iter().map(number).collect();
        let (total, parts) = numbers.split_last().unwrap();
        assert_eq!(*total, points[row.seat.index()]);
        assert_eq!(parts.iter().sum::<i64>(), *total, "{:?}", row.seat);
        assert!(row.cells.iter().all(|cell| cell.next.is_empty()));
    }
}

/// Panels can be built in every position, every choice has its place, every tile its text.
fn have_their_panels(game: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut over = 0;
    for entry in std::fs::read_dir(folder.join(game)).unwrap() {
        let path = entry.unwrap().path();
        let record = std::fs::read_to_string(&path).unwrap();
        let game = registry::find(game).unwrap();
        let played = panel_check::check_record(game, &record)
            .unwrap_or_else(|what| panic!("{}: {what}", path.display()));
        if played.position().turn().is_over() {
            sources_add_up(&played);
            over += 1;
        }
    }
    assert!(over > 0, "some matches are over");
}

#[test]
fn every_position_of_terra_nova_has_its_panels() {
    have_their_panels("terra_nova");
}

#[test]
fn every_position_of_age_of_innovation_has_its_panels() {
    have_their_panels("age_of_innovation");
}
