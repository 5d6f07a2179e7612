//! What the log says, in every language.

use super::{A, B, Table};
use crate::AgeOfInnovation;
use crate::state::ids::{Building, Terrain};
use kernel::Game;
use kernel::any_game::registered;

/// What is told of a line, in English, Polish and Russian.
fn told(table: &Table, line: &str) -> [Vec<String>; 3] {
    let catalogue = registered::<AgeOfInnovation>().catalogue();
    let names = ["Ana", "Bo", "Cy"].map(str::to_owned);
    let mut state = table.state.clone();
    let mut events = Vec::new();
    for action in AgeOfInnovation::read(&state, A, line).unwrap() {
        let applied = AgeOfInnovation::apply(&state, A, &action).unwrap();
        state = applied.state;
        events.extend(applied.events);
    }
    ["en", "pl", "ru"].map(|language| {
        let words = catalogue.words(language, &names);
        events
            .iter()
            .map(|event| words.say(&event.message))
            .collect()
    })
}

#[test]
fn the_log_names_what_is_done_and_quotes_no_lines() {
    let mut table = Table::large("moles");
    table
        .put(A, "E4", Building::Workshop)
        .put(B, "D4", Building::Workshop)
        .bowls([2, 0, 10]);
    let first = |table: &Table, line| told(table, line).map(|all| all[0].clone());
    assert_eq!(
        first(&table, "convert 3pw to tool"),
        [
            "Ana converts 3 power into a tool.",
            "Ana zamienia: 3 mocy na narzędzie.",
            "Ana обменивает: 3 энергии → инструмент.",
        ]
    );
    // Levels that are gained at once are one sentence; power comes where it is gained.
    table.scholars(1);
    assert_eq!(
        told(&table, "send b 3")[0],
        [
            "Ana sends a scholar to banking.",
            "Ana rises to level 3 in banking.",
            "Ana gains 1 power.",
        ]
    );
    // So are points for the same thing.
    table.terrain("E3", Terrain::Swamp);
    table.round_tile("rs_spade_engineering");
    assert_eq!(
        told(&table, "dig E3")[0],
        [
            "Ana turns E3 into desert (2 spades).",
            "Ana scores 4 points (2 points for each spade).",
        ]
    );
    assert_eq!(
        first(&table, "pow_scholar"),
        [
            "Ana takes a power action: a scholar.",
            "Ana rzuca zaklęcie: uczony.",
            "Ana выполняет действие с энергией: учёный.",
        ]
    );
}
