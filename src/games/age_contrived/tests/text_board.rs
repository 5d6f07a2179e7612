//! The text board tells all that is open.

use super::*;
use kernel::Viewer;
use kernel::any_game::{Position, Scene, registered};
use kernel::bots::Bot;
use kernel::message::ENGLISH;

pub(super) fn play_out(
    seats: u8,
    options: &[(&str, &str)],
    look: &mut dyn FnMut(&dyn Position, u8),
) {
    play_deal("text", seats, options, look);
}

/// A match by bots that play anything, of the deal with this name.
pub(super) fn play_deal(
    deal: &str,
    seats: u8,
    options: &[(&str, &str)],
    look: &mut dyn FnMut(&dyn Position, u8),
) {
    let game = registered::<AgeContrived>();
    let seed: Seed = format!("{deal}{seats}").parse().expect("a seed");
    let options: Options = options
        .iter()
        .map(|(id, value)| ((*id).to_owned(), (*value).to_owned()))
        .collect();
    let rules = *game.info().rules.last().expect("rules");
    let (setup, _) = game
        .deal(rules, seats, &options, &Deal::new(), Some(&seed))
        .expect("a deal");
    let mut position = game.start(&setup).expect("a start");
    let mut rng = seed.rng("bots");
    for _ in 0..600 {
        look(position.as_ref(), seats);
        let Some(seat) = position.turn().seats().next() else {
            return;
        };
        let line = position.bot(seat, Bot::Random, &mut rng).expect("a line");
        position.play(seat, &line).expect("a legal line");
    }
}

fn text(position: &dyn Position, seats: u8) -> String {
    text_in(ENGLISH, position, seats)
}

fn text_in(language: &str, position: &dyn Position, seats: u8) -> String {
    let names: Vec<String> = ["Ana", "Bo", "Cy", "Dee", "Eve"][..usize::from(seats)]
        .iter()
        .map(|&name| name.to_owned())
        .collect();
    let words = registered::<AgeContrived>()
        .catalogue()
        .words(language, &names);
    position.text(&Scene {
        viewer: Viewer::Spectator,
        words: &words,
        last: None,
    })
}

#[test]
fn whenever_something_open_changes_the_text_board_changes() {
    let tables: [(u8, &[(&str, &str)]); 3] = [
        (2, &[("divine_wind", "on"), ("neutral_bridges", "draft")]),
        (3, &[("start_energy", "free")]),
        (5, &[("characters", "chosen")]),
    ];
    for (seats, options) in tables {
        let mut before: Option<(serde_json::Value, String)> = None;
        play_out(seats, options, &mut |position, seats| {
            let now = (position.view(Viewer::Spectator), text(position, seats));
            if let Some((view, text)) = &before {
                assert_eq!(*view == now.0, *text == now.1, "{text}\n{}", now.1);
            }
            before = Some(now);
        });
    }
}

#[test]
fn every_piece_on_the_table_is_explained_in_72_columns() {
    play_out(4, &[("divine_wind", "on")], &mut |position, seats| {
        let text = text(position, seats);
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for (language, _) in AgeContrived::info().messages {
            for line in text_in(language, position, seats).lines() {
                assert!(line.chars().count() <= 72, "{line}");
                assert!(!line.contains('['), "{line}");
            }
        }
        let view = position.view(Viewer::Spectator);
        for monument in view["monuments"].as_array().expect("monuments") {
            let bonus = monument["bonus"].as_str().expect("a code");
            assert!(flat.contains(&format!("{bonus} ")), "{bonus} {text}");
        }
        for player in view["players"].as_array().expect("players") {
            let Some(character) = player["character"].as_str() else {
                continue;
            };
            let words = registered::<AgeContrived>().catalogue();
            let words = words.words(ENGLISH, &[]);
            for level in 1..=3 {
                let ability = words.name(&format!("{character}-{level}"));
                assert!(flat.contains(&ability), "{ability}");
            }
        }
        for info in &data().actions {
            assert!(flat.contains(&format!("{} ", info.code)), "{}", info.code);
        }
    });
}
