//! Every tile and faction with its text, for the game's page.

use crate::data::{BonusTile, Faction, PowerAction, RoundTile, Special, TownTile};
use kernel::Glossary;
use kernel::message::{Arg, Words, message};

pub fn glossary(words: &Words<'_>) -> Vec<Glossary> {
    let group = |kind: &str, entries: Vec<(String, String)>| Glossary {
        kind: words.name(kind),
        entries,
    };
    let full = |id: &str| words.name(&format!("full-{id}"));
    let factions = Faction::all().map(|faction| {
        let part = |kind: &str| Arg::name(format!("{kind}{}", faction.id()));
        let text = message!(
            "full-faction",
            ability = part("full-"),
            left = part("full-left-"),
            right = part("full-right-")
        );
        (words.name(faction.id()), words.say(&text))
    });
    let bonus = BonusTile::all().map(|tile| {
        let name = message!("name-bonus", tile = tile.letter().to_string());
        (words.say(&name), full(tile.id()))
    });
    let towns = TownTile::all().map(|tile| {
        let name = words.name(&format!("name-{}", tile.id()));
        (name, full(tile.id()))
    });
    let power = PowerAction::ALL.map(|action| {
        let what = full(&format!("power-{}", action.word()));
        let text = message!("full-power-action", power = action.power(), what = what);
        let name = words.name(&format!("power-{}", action.word()));
        (name, words.say(&text))
    });
    let specials = Special::ALL.map(|special| {
        let name = words.name(&format!("name-special-{}", special.word()));
        (name, full(&format!("special-{}", special.word())))
    });
    // Two kinds of round tile come twice.
    let mut rounds: Vec<(String, String)> = Vec::new();
    for tile in RoundTile::all() {
        let text = words.say(&message!("full-round-tile", about = Arg::name(tile.id())));
        if rounds.iter().all(|(_, other)| *other != text) {
            let name = words.say(&message!("n-points", count = tile.data().points));
            rounds.push((name, text));
        }
    }
    vec![
        group("word-factions", factions.collect()),
        group("word-bonus-tiles-all", bonus.collect()),
        group("word-round-tiles", rounds),
        group("word-town-tiles-all", towns.collect()),
        group("word-power-actions", power.to_vec()),
        group("word-special-actions", specials.to_vec()),
    ]
}
