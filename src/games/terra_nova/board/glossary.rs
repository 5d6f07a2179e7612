//! Every tile and faction as it looks, with its text, for the game's page.

use super::panels::ground;
use super::panels::offer::{bonus_effect, power_effect, round_effect, town_effect};
use crate::data::{BonusTile, Faction, PowerAction, RoundTile, Special, Terrain, TownTile};
use kernel::land::drawing::Ground;
use kernel::land::glossary;
use kernel::message::{Arg, Words, message};
use kernel::panel::Token;
use kernel::{Entry, Glossary};

pub fn glossary(words: &Words<'_>) -> Vec<Glossary> {
    let group = |kind: &str, entries: Vec<Entry>| Glossary {
        kind: words.name(kind),
        entries,
    };
    let full = |id: &str| words.name(&format!("full-{id}"));
    let land = Terrain::HABITABLE.map(|terrain| {
        let drawing = ground(terrain).map_or_else(String::new, |ground| ground.sketch(None));
        let others = Terrain::HABITABLE.into_iter();
        let others = others.map(|other| (terrain.spades_to(other), other.id()));
        glossary::terrain(words, terrain.id(), drawing, others)
    });
    let factions = Faction::all().map(|faction| {
        let part = |kind: &str| Arg::name(format!("{kind}{}", faction.id()));
        let text = message!(
            "full-faction",
            ability = part("full-"),
            left = part("full-left-"),
            right = part("full-right-")
        );
        Entry {
            name: words.name(faction.id()),
            drawing: ground(faction.data().home).map_or_else(String::new, Ground::settled),
            text: words.say(&text),
            ..Entry::default()
        }
    });
    let bonus = BonusTile::all().map(|tile| Entry {
        name: words.say(&message!("name-bonus", tile = tile.letter().to_string())),
        effect: bonus_effect(tile, words),
        text: full(tile.id()),
        ..Entry::default()
    });
    let towns = TownTile::all().map(|tile| Entry {
        name: words.name(&format!("name-{}", tile.id())),
        effect: town_effect(tile),
        text: full(tile.id()),
        ..Entry::default()
    });
    let power = PowerAction::ALL.map(|action| {
        let what = full(&format!("power-{}", action.word()));
        let text = message!("full-power-action", power = action.power(), what = what);
        let name = words.name(&format!("power-{}", action.word()));
        Entry {
            cost: vec![Token::of(action.power(), "power")],
            effect: power_effect(action.word(), &name),
            text: words.say(&text),
            name,
            ..Entry::default()
        }
    });
    let specials = Special::ALL.map(|special| {
        let name = words.name(&format!("name-special-{}", special.word()));
        Entry::from((name, full(&format!("special-{}", special.word()))))
    });
    // Two kinds of round tile come twice.
    let mut rounds: Vec<Entry> = Vec::new();
    for tile in RoundTile::all() {
        let text = words.say(&message!("full-round-tile", about = Arg::name(tile.id())));
        if rounds.iter().all(|other| other.text != text) {
            rounds.push(Entry {
                name: words.say(&message!("n-points", count = tile.data().points)),
                effect: vec![round_effect(tile)],
                text,
                ..Entry::default()
            });
        }
    }
    vec![
        group("word-terrains", land.into()),
        group("word-factions", factions.collect()),
        group("word-bonus-tiles-all", bonus.collect()),
        group("word-round-tiles", rounds),
        group("word-town-tiles-all", towns.collect()),
        group("word-power-actions", power.into()),
        group("word-special-actions", specials.into()),
    ]
}
