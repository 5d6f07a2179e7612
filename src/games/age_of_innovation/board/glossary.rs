//! Every tile, faction and action with its text, for the game's page.

use crate::state::ids::{
    Bonus, BookAction, CityTile, Competency, Faction, Innovation, Palace, PowerAction, RoundScore,
    Terrain,
};
use kernel::Glossary;
use kernel::message::{Arg, Words, message};

pub fn glossary(words: &Words<'_>) -> Vec<Glossary> {
    let entry = |id: &str| (words.name(id), words.name(&format!("full-{id}")));
    let action = |id: &str| {
        let name = words.name(&format!("title-{id}"));
        (name, words.name(&format!("full-{id}")))
    };
    let group = |kind: &str, entries: Vec<(String, String)>| Glossary {
        kind: words.name(kind),
        entries,
    };
    let rounds = RoundScore::all().map(|tile| {
        let text = message!(
            "full-round-tile",
            about = Arg::name(tile.id()),
            bonus = Arg::name(format!("bonus-{}", tile.id()))
        );
        let name = words.say(&message!("n-points", n = tile.data().vp));
        (name, words.say(&text))
    });
    let power = PowerAction::all().map(|tile| action(tile.id()));
    let books = BookAction::all().map(|tile| action(tile.id()));
    let boards = Terrain::ALL
        .iter()
        .map(|terrain| entry(&terrain.board().id));
    vec![
        group(
            "word-factions",
            Faction::all().map(|tile| entry(tile.id())).collect(),
        ),
        group("word-boards", boards.collect()),
        group(
            "tab-competencies",
            Competency::all().map(|tile| entry(tile.id())).collect(),
        ),
        group(
            "tab-innovations",
            Innovation::all().map(|tile| entry(tile.id())).collect(),
        ),
        group(
            "word-palaces",
            Palace::all().map(|tile| entry(tile.id())).collect(),
        ),
        group(
            "word-cities",
            CityTile::all().map(|tile| entry(tile.id())).collect(),
        ),
        group(
            "word-bonuses",
            Bonus::all().map(|tile| entry(tile.id())).collect(),
        ),
        group("word-power-and-books", power.chain(books).collect()),
        group("word-round-tiles", rounds.collect()),
    ]
}
