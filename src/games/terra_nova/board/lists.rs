//! The long lists after the text board: what every tile, action and faction does, used or not.

use std::fmt::Write;

use super::view::{PlayerView, View};
use crate::action::Action;
use crate::data::{Faction, Terrain};
use kernel::Look;
use kernel::draw::{paragraph, shortened};
use kernel::message::message;

pub fn write(text: &mut String, view: &View, look: &Look<'_, Action>) {
    // What could still be taken is of no interest after the end.
    if !view.is_over {
        round_tiles(text, view, look);
        bonus_tiles(text, view, look);
        power_actions(text, view, look);
    }
    factions(text, view, look);
    for seat in &view.order {
        player(text, &view.players[seat.index()], view, look);
    }
}

fn heading(text: &mut String, words: &str) {
    let _ = writeln!(text, "\n{words}");
}

fn round_tiles(text: &mut String, view: &View, look: &Look<'_, Action>) {
    heading(text, &look.words.name("word-round-tiles"));
    for (index, tile) in view.round_tiles.iter().enumerate() {
        let line = format!("{}: {}", index + 1, look.words.name(tile));
        paragraph(text, &line, 2);
    }
}

fn bonus_tiles(text: &mut String, view: &View, look: &Look<'_, Action>) {
    heading(text, &look.words.name("word-bonus-tiles"));
    for offer in &view.bonus_tiles {
        let line = look.words.say(&message!(
            "text-bonus-tile",
            tile = offer.letter.to_string(),
            coins = offer.coins,
            about = look.words.name(offer.tile)
        ));
        paragraph(text, &line, 2);
    }
}

fn power_actions(text: &mut String, view: &View, look: &Look<'_, Action>) {
    heading(text, &look.words.name("word-power-actions"));
    for action in &view.power_actions {
        let id = if action.used_by.is_some() {
            "text-power-action-used"
        } else {
            "text-power-action"
        };
        let line = message!(id, action = action.action, power = action.power);
        paragraph(text, &look.words.say(&line), 2);
    }
    if let Some(colour) = view.neutral_colour {
        let colour = look.words.name(colour.id());
        let line = message!("text-neutral-colour", colour = colour);
        paragraph(text, &look.words.say(&line), 0);
    }
}

/// The factions that are still to be had, while somebody has none.
fn factions(text: &mut String, view: &View, look: &Look<'_, Action>) {
    if view.players.iter().all(|player| player.faction.is_some()) {
        return;
    }
    let words = look.words;
    heading(text, &words.name("word-factions"));
    let chosen = view.players.iter().filter_map(|player| player.faction);
    let mut homes: Vec<Terrain> = chosen
        .filter_map(Faction::find)
        .map(|faction| faction.data().home)
        .collect();
    homes.extend(view.neutral_colour);
    let free = Faction::all().filter(|faction| !homes.contains(&faction.data().home));
    for faction in free.map(Faction::id) {
        let about = words.name(&format!("about-{faction}"));
        let line = format!("{faction}, {}: {about}", words.name(faction));
        paragraph(text, &line, 2);
        for side in ["left", "right"] {
            let id = format!("text-{side}-palace-open");
            let about = words.name(&format!("{side}-{faction}"));
            paragraph(text, &words.say(&message!(id, about = about)), 4);
        }
    }
}

/// What the table above has no room for.
fn player(text: &mut String, player: &PlayerView, view: &View, look: &Look<'_, Action>) {
    let words = look.words;
    let Some(faction) = player.faction else {
        return;
    };
    let name = shortened(&words.player(player.seat), 40);
    heading(text, &format!("{name}: {}", words.name(faction)));
    paragraph(text, &words.name(&format!("about-{faction}")), 2);
    for (side, stands) in [("left", player.left_palace), ("right", player.right_palace)] {
        let id = match (side, stands) {
            ("left", true) => "text-left-palace",
            ("left", false) => "text-left-palace-open",
            (_, true) => "text-right-palace",
            (_, false) => "text-right-palace-open",
        };
        let about = words.name(&format!("{side}-{faction}"));
        paragraph(text, &words.say(&message!(id, about = about)), 2);
    }
    if let Some(tile) = player.bonus_tile {
        let letter = tile.trim_start_matches("bon_").to_ascii_uppercase();
        let about = words.name(tile);
        let line = message!("text-holds-tile", tile = letter, about = about);
        paragraph(text, &words.say(&line), 2);
    }
    for special in &player.special_actions {
        let id = if special.used {
            "text-special-used"
        } else {
            "text-special"
        };
        let about = words.name(&format!("special-{}", special.action));
        let line = message!(id, action = special.action, about = about);
        paragraph(text, &words.say(&line), 2);
    }
    let tiles = if player.town_tiles_left.is_empty() {
        "-".to_owned()
    } else {
        let tile = |word: &&str| format!("{word} ({})", words.name(&format!("town_{word}")));
        let tiles: Vec<String> = player.town_tiles_left.iter().map(tile).collect();
        tiles.join(", ")
    };
    let territory = message!("text-territory", size = player.territory);
    if view.is_over {
        paragraph(text, &words.say(&territory), 2);
        return;
    }
    let rest = [
        message!(
            "text-income",
            coins = player.income.coins,
            power = player.income.power
        ),
        message!("text-bridges", bridges = player.bridges_left),
        message!("text-town-tiles", tiles = tiles),
        territory,
    ];
    let mut rest: Vec<String> = rest.iter().map(|part| words.say(part)).collect();
    if view.passed.contains(&player.seat) {
        rest.push(words.name("word-passed"));
    }
    paragraph(text, &rest.join("; "), 2);
}
