//! Every character and tile with its text, for the game's page.

use super::panels::device::character_text;
use super::panels::goals::meaning;
use super::panels::tiles::{action_text, relay_text, tile_text};
use super::panels::{capitalised, sentences};
use super::view::tile_view;
use crate::data::{Bonus, data};
use crate::state::ids::{Character, Symbol, TileId, small};
use crate::state::{RelayTile, Tile};
use crate::words::names::{bonus_text, tile_words};
use kernel::Glossary;
use kernel::message::{Arg, Words, message};

pub(crate) fn glossary(words: &Words<'_>) -> Vec<Glossary> {
    let group = |kind: &str, entries: Vec<(String, String)>| Glossary {
        kind: words.name(kind),
        entries: entries.into_iter().map(Into::into).collect(),
    };
    let characters = Character::ALL.map(|character| {
        let name = words.name(character.name());
        (name, character_text(words, character))
    });
    let achievements = data().achievements.iter().map(|one| {
        let name = Arg::name(one.id.clone());
        let text = sentences([
            words.say(&message!("about-achievement", achievement = name)),
            words.say(&message!("about-left", points = data().left_vp_per_energy)),
            words.say(&message!("about-right", points = data().right_vp)),
        ]);
        (capitalised(&words.name(&one.id)), text)
    });
    let actions = data().actions.iter().map(|info| {
        let name = capitalised(&words.name(&info.id));
        (name, action_text(words, info))
    });
    let relays = Symbol::ALL.into_iter().flat_map(|symbol| {
        [false, true].map(|is_double| {
            let relay = RelayTile { symbol, is_double };
            let name = capitalised(&words.name(&relay.to_string()));
            (name, relay_text(words, relay))
        })
    });
    let tiles = (0..small(data().tiles.len())).map(TileId).map(|tile| {
        let name = capitalised(&words.say(&tile_words(tile)));
        (name, tile_text(words, &tile_view(&Tile::empty(tile))))
    });
    let bonuses = bonuses().into_iter().map(|bonus| {
        let name = capitalised(&words.say(&bonus_text(bonus)));
        (name, words.name(meaning(bonus)))
    });
    vec![
        group("word-characters", characters.into()),
        group("word-achievements", achievements.collect()),
        group("word-tiles", tiles.collect()),
        group("word-action-tiles", actions.collect()),
        group("word-relays", relays.collect()),
        group("word-bonuses", bonuses.collect()),
    ]
}

/// Each bonus once, wherever it is printed.
fn bonuses() -> Vec<&'static Bonus> {
    let tiles = data().bonus_tiles.iter().map(|tile| &tile.bonus);
    let neutrals = data().neutrals.iter().map(|tile| &tile.bonus);
    let bridges = data().bridges.iter().flatten();
    let mut seen: Vec<&Bonus> = Vec::new();
    for bonus in tiles.chain(neutrals).chain(bridges) {
        if !seen.contains(&bonus) {
            seen.push(bonus);
        }
    }
    seen
}
