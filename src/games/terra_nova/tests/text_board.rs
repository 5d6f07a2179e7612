//! The text board tells all that is open.

use super::*;
use crate::board::view::{PlayerView, View};
use kernel::message::message;
use kernel::{Look, Viewer};

fn text_of(table: &Table, language: &str) -> (View, String) {
    let catalogue = Catalogue::new(TerraNova::info().messages);
    let names = ["Ana", "Bo", "Cy", "Dee"].map(str::to_owned);
    let words = catalogue.words(language, &names);
    let view = TerraNova::view(&table.0, Viewer::Spectator);
    let look = Look {
        words: &words,
        viewer: Viewer::Spectator,
        legal: &[],
        last: None,
    };
    let text = TerraNova::text(&view, &look);
    (view, text)
}

/// The text without its line breaks, as one reads it.
fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_open_fact_of_the_view_occurs_in_the_text() {
    let mut table = table(&["golems", "fairies", "sea_dogs"])
        .houses(A, "D5 D4")
        .posts(B, "C5")
        .left(B, "A5")
        .right(A, "E4")
        .play(A, "power coins; end");
    table
        .0
        .player_mut(B)
        .specials_used
        .insert(crate::data::Special::Fairy);
    table.0.passed.push(C);
    for language in [ENGLISH, "pl", "ru"] {
        let (_, text) = text_of(&table, language);
        let wide = |line: &str| line.chars().count() > 72;
        assert!(!text.lines().any(wide), "{text}");
    }
    let (view, text) = text_of(&table, ENGLISH);
    let text = flowing(&text);
    let says = |fact: String| assert!(text.contains(&fact), "'{fact}' is not in: {text}");
    let catalogue = Catalogue::new(TerraNova::info().messages);
    let words = catalogue.words(ENGLISH, &[]);
    // Every field by its name: a new one has to be told, too.
    let View {
        round,
        rounds,
        is_over,
        order,
        passed,
        to_act,
        round_tiles,
        bonus_tiles,
        power_actions,
        neutral_colour,
        hexes,
        bridges,
        players,
    } = view;
    says(format!("Round {round} of {rounds}"));
    assert!(!is_over && neutral_colour.is_none() && bridges.is_empty());
    assert_eq!((order.len(), players.len()), (3, 3));
    assert_eq!((passed, to_act), (vec![C], vec![B]));
    says("> B Bo".to_owned());
    says("x C Cy".to_owned());
    for (index, tile) in round_tiles.iter().enumerate() {
        says(format!("{}: {}", index + 1, words.name(tile)));
    }
    for offer in &bonus_tiles {
        says(format!("{} with {} coin", offer.letter, offer.coins));
        says(words.name(offer.tile));
    }
    for action in &power_actions {
        let used = if action.used_by.is_some() {
            ", used this round"
        } else {
            ""
        };
        says(format!("{}: {} power{used}", action.action, action.power));
    }
    assert_eq!(hexes.len(), 90);
    for player in players {
        let PlayerView {
            seat: _,
            faction,
            colour: _,
            points,
            coins,
            bowls: [one, two, three],
            sailing,
            bonus_tile,
            houses,
            posts,
            left_palace,
            right_palace,
            towns,
            town_tiles_left,
            bridges_left,
            has_passed: _,
            special_actions,
            income,
            territory,
            // How the points came about follows from the log, and the outlook from the rest.
            by_source: _,
            outlook: _,
        } = player;
        let faction = faction.expect("all have chosen");
        says(words.name(faction));
        says(words.name(&format!("about-{faction}")));
        for (side, stands) in [("left", left_palace), ("right", right_palace)] {
            let stands = if stands { " stands" } else { ", not built" };
            let about = words.name(&format!("{side}-{faction}"));
            says(format!("{side} palace{stands}: {about}"));
        }
        let palaces = match (left_palace, right_palace) {
            (true, true) => "L R",
            (true, false) => "L",
            (false, true) => "R",
            (false, false) => "-",
        };
        let tile = bonus_tile
            .unwrap()
            .trim_start_matches("bon_")
            .to_uppercase();
        says(format!(
            "{points} {coins} {one}/{two}/{three} {houses} {posts} {palaces} {sailing} {towns} {tile}"
        ));
        says(words.name(bonus_tile.unwrap()));
        for special in special_actions {
            let used = if special.used { ", used" } else { "" };
            let about = words.name(&format!("special-{}", special.action));
            says(format!("special {}: {about}{used}", special.action));
        }
        for tile in town_tiles_left {
            says(format!("{tile} ({})", words.name(&format!("town_{tile}"))));
        }
        says(format!("{bridges_left} bridge"));
        says(format!(
            "next income {} coins and {} power",
            income.coins, income.power
        ));
        says(format!("largest territory {territory}"));
    }
}

#[test]
fn while_factions_are_chosen_the_text_says_what_each_of_them_does() {
    let mut table = table(&["golems", "fairies"]);
    table.0.player_mut(B).faction = None;
    let (_, text) = text_of(&table, ENGLISH);
    assert!(
        text.lines().all(|line| line.chars().count() <= 72),
        "{text}"
    );
    let text = flowing(&text);
    let catalogue = Catalogue::new(TerraNova::info().messages);
    let words = catalogue.words(ENGLISH, &[]);
    let told = |faction: &Faction| {
        ["about", "left", "right"]
            .map(|part| words.name(&format!("{part}-{}", faction.id())))
            .iter()
            .all(|fact| text.contains(fact))
    };
    let golems = Faction::find("golems").unwrap().data().home;
    for faction in Faction::all() {
        let is_open = faction.data().home != golems;
        assert!(!is_open || told(&faction), "{}: {text}", faction.id());
    }
}

#[test]
fn what_could_be_taken_is_told_until_the_end() {
    let mut table = table(&["golems", "fairies"]);
    let told = |table: &Table| {
        let (_, text) = text_of(table, ENGLISH);
        ["Bonus tiles", "Power actions", "next income"].map(|words| text.contains(words))
    };
    assert_eq!(told(&table), [true; 3]);
    table.0.phase = Phase::Over;
    assert_eq!(told(&table), [false; 3]);
}

#[test]
fn what_is_nought_is_not_told() {
    for language in [ENGLISH, "pl", "ru"] {
        let catalogue = Catalogue::new(TerraNova::info().messages);
        let names = ["Ana".to_owned()];
        let words = catalogue.words(language, &names);
        let income = message!("income", seat = A, coins = 14, power = 0);
        let tile = message!("text-bonus-tile", tile = "A", coins = 0, about = "6");
        for message in [income, tile] {
            let said = words.say(&message);
            assert!(!said.contains('0'), "{said}");
        }
    }
}
