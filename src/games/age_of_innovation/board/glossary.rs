//! Every tile, faction and action as it looks, with its text, for the game's page.

use super::panels::effects::{Effects, cost};
use super::panels::ground;
use super::panels::offer::scored;
use crate::data;
use crate::state::ids::{
    Bonus, BookAction, CityTile, Competency, Faction, Innovation, Palace, PowerAction, RoundScore,
    Terrain,
};
use kernel::land::glossary;
use kernel::message::{Arg, Words, message};
use kernel::panel::Token;
use kernel::{Entry, Glossary};

/// How many play, where a tile brings more to few: its text has the numbers.
const SEATS: usize = 4;

pub fn glossary(words: &Words<'_>) -> Vec<Glossary> {
    let effects = Effects {
        words,
        seats: SEATS,
    };
    let entry = |id: &str, effect: Vec<Token>| Entry {
        name: words.name(id),
        effect,
        text: words.name(&format!("full-{id}")),
        ..Entry::default()
    };
    let tile = |tile: &data::Tile| entry(&tile.id, effects.tile_effect(tile));
    let action = |id: &str, data: &data::CommonAction| Entry {
        name: words.name(&format!("title-{id}")),
        cost: cost(&data.cost),
        ..entry(id, effects.gain(&data.gain))
    };
    let group = |kind: &str, entries: Vec<Entry>| Glossary {
        kind: words.name(kind),
        entries,
    };
    let land = Terrain::ALL.iter().map(|terrain| {
        let others = Terrain::ALL.iter();
        let others = others.map(|other| (terrain.distance(*other), other.id()));
        glossary::terrain(words, terrain.id(), ground(*terrain).sketch(None), others)
    });
    let rounds = RoundScore::all().map(|tile| {
        let text = message!(
            "full-round-tile",
            about = Arg::name(tile.id()),
            bonus = Arg::name(format!("bonus-{}", tile.id()))
        );
        Entry {
            name: words.say(&message!("n-points", n = tile.data().vp)),
            effect: scored(tile.data()),
            text: words.say(&text),
            ..Entry::default()
        }
    });
    let power = PowerAction::all().map(|tile| action(tile.id(), tile.data()));
    let books = BookAction::all().map(|tile| action(tile.id(), tile.data()));
    let boards = Terrain::ALL.iter().map(|terrain| Entry {
        drawing: ground(*terrain).settled(),
        ..entry(&terrain.board().id, Vec::new())
    });
    let cities = CityTile::all().map(|city| {
        let mut effect = vec![Token::of(city.data().vp, "points")];
        effect.extend(effects.gain(&city.data().gain));
        entry(city.id(), effect)
    });
    let factions = Faction::all().map(|faction| tile(faction.data()));
    let competencies = Competency::all().map(|kind| tile(kind.data()));
    let innovations = Innovation::all().map(|kind| tile(kind.data()));
    let palaces = Palace::all().map(|kind| tile(kind.data()));
    let bonuses = Bonus::all().map(|kind| tile(kind.data()));
    vec![
        group("word-terrains", land.collect()),
        group("word-factions", factions.collect()),
        group("word-boards", boards.collect()),
        group("tab-competencies", competencies.collect()),
        group("tab-innovations", innovations.collect()),
        group("word-palaces", palaces.collect()),
        group("word-cities", cities.collect()),
        group("word-bonuses", bonuses.collect()),
        group("word-power-and-books", power.chain(books).collect()),
        group("word-round-tiles", rounds.collect()),
    ]
}
