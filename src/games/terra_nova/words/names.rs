//! What people call the things that lines name.

use crate::action::Upgrade;
use crate::data::{BonusTile, Faction, PowerAction, Special, TownTile};
use kernel::message::message;
use kernel::names::Named;

pub fn named() -> Vec<Named> {
    let factions = Faction::all().map(|faction| Named::by_id(faction.id()));
    let tiles = BonusTile::all().flat_map(|tile| {
        let letter = tile.letter().to_string();
        ["named-tile", "named-bonus-tile"]
            .map(|id| Named::new(letter.clone(), message!(id, tile = letter.clone())))
    });
    let upgrades = Upgrade::ALL.map(|to| {
        let name = match to {
            Upgrade::Post => "named-post",
            Upgrade::Left => "named-left",
            Upgrade::Right => "named-right",
        };
        Named::new(to.word(), message!(name))
    });
    let specials = Special::ALL.map(|special| {
        let name = format!("special-{}", special.word());
        Named::new(special.word(), message!(name))
    });
    let powers = PowerAction::ALL.map(|action| {
        let name = format!("power-{}", action.word());
        Named::new(action.word(), message!(name))
    });
    let towns = TownTile::all().map(|town| {
        let name = format!("name-{}", town.id());
        Named::new(town.word(), message!(name))
    });
    factions
        .chain(tiles)
        .chain(upgrades)
        .chain(specials)
        .chain(powers)
        .chain(towns)
        .collect()
}
