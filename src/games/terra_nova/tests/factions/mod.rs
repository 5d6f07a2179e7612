//! Every faction: its ability and both palaces.

mod lake_and_wasteland;
mod swamp_forest_and_desert;

use super::*;
use crate::perform::rounds::income;

/// A second player who does not come into it.
fn against(faction: &str) -> Table {
    let other = if ["golems", "fire_sprites"].contains(&faction) {
        "fairies"
    } else {
        "golems"
    };
    table(&[faction, other])
}

#[test]
fn palaces_pay_their_income() {
    let expected = [
        ("water_sprites", 0, 2),
        ("sea_dogs", 0, 4),
        ("golems", 0, 4),
        ("fire_sprites", 0, 4),
        ("leprechauns", 5, 2),
        ("inventors", 0, 2),
        ("fairies", 2, 3),
        ("druids", 0, 4),
        ("sun_worshippers", 0, 2),
        ("sand_cats", 0, 2),
    ];
    assert_eq!(expected.len(), DATA.factions.len());
    for (faction, coins, power) in expected {
        let without = income(against(faction).0.player(A));
        let left = income(against(faction).left(A, "D5").0.player(A));
        let right = income(against(faction).right(A, "D5").0.player(A));
        assert_eq!(
            (left.coins - without.coins, left.power - without.power),
            (coins, power),
            "{faction}"
        );
        assert_eq!(right, without, "{faction}: right palaces give no income");
    }
}
