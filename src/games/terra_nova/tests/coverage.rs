//! The rare rules are reached: random play with full purses, counted by kind, faction and tile.

use super::*;
use crate::action::{Action, Spades, Upgrade};
use crate::data::{Special, TownTile};
use kernel::deal::{Deal, tables};
use kernel::rng::Seed;
use kernel::selfplay::{Coverage, explore};

const KINDS: [&str; 35] = [
    "faction",
    "house",
    "bonus",
    "neutral",
    "exchange",
    "exchange points",
    "rivertown",
    "build",
    "transform",
    "power spade",
    "power spade2",
    "special spade",
    "special fairy",
    "special sun",
    "spade",
    "spade none",
    "upgrade post",
    "upgrade left",
    "upgrade right",
    "sail",
    "power sail",
    "bridge",
    "power bridge",
    "power coins",
    "special lake",
    "special post",
    "special invent",
    "pass",
    "edge",
    "edge none",
    "freesail yes",
    "freesail no",
    "town",
    "town at",
    "end",
];

fn kind(action: &Action) -> &'static str {
    match action {
        Action::Faction(_) => "faction",
        Action::House(_) => "house",
        Action::Bonus(_) => "bonus",
        Action::Neutral(_) => "neutral",
        Action::Coins(_) => "exchange",
        Action::Points(_) => "exchange points",
        Action::RiverTown { .. } => "rivertown",
        Action::Build(_) => "build",
        Action::Dig { with, .. } => match with {
            Spades::Coins => "transform",
            Spades::Power => "power spade",
            Spades::Power2 => "power spade2",
            Spades::Bonus => "special spade",
            Spades::Fairy => "special fairy",
            Spades::Sun => "special sun",
        },
        Action::SecondSpade { hex: Some(_), .. } => "spade",
        Action::SecondSpade { hex: None, .. } => "spade none",
        Action::Upgrade { to, .. } => match to {
            Upgrade::Post => "upgrade post",
            Upgrade::Left => "upgrade left",
            Upgrade::Right => "upgrade right",
        },
        Action::Sail { by_power: false } => "sail",
        Action::Sail { by_power: true } => "power sail",
        Action::Bridge { by: None, .. } => "bridge",
        Action::Bridge { by: Some(_), .. } => "power bridge",
        Action::PowerCoins => "power coins",
        Action::LakeHouse(_) => "special lake",
        Action::FreePost(_) => "special post",
        Action::InventPost(_) => "special invent",
        Action::Pass(_) => "pass",
        Action::Edge(Some(_)) => "edge",
        Action::Edge(None) => "edge none",
        Action::FreeSail(true) => "freesail yes",
        Action::FreeSail(false) => "freesail no",
        Action::Town { at: None, .. } => "town",
        Action::Town { at: Some(_), .. } => "town at",
        Action::End => "end",
    }
}

/// The action, and what it is about: a faction, its palaces, tiles, the tile of the round.
fn reached(state: &State, seat: Seat, action: &Action) -> Vec<String> {
    let faction = state.player(seat).faction.map_or("", Faction::id);
    let mut all = vec![kind(action).to_owned()];
    match *action {
        Action::Faction(faction) => all.push(faction.id().to_owned()),
        Action::Bonus(tile) | Action::Pass(tile) => all.push(tile.id().to_owned()),
        Action::Town { tile, .. } | Action::RiverTown { tile, .. } => {
            all.push(tile.id().to_owned());
        }
        Action::Upgrade { to, .. } => all.push(format!("{faction} {}", to.word())),
        Action::Bridge { by: Some(by), .. } => all.push(by.word().to_owned()),
        _other => {}
    }
    if let Some(round) = usize::from(state.round).checked_sub(1) {
        all.push(state.round_tiles[round].id().to_owned());
    }
    let specials = Special::ALL.into_iter();
    let used = specials.filter(|special| kind(action) == format!("special {}", special.word()));
    all.extend(used.map(|special| format!("{special:?}")));
    all
}

#[test]
fn none_of_the_rare_rules_is_unplayed() {
    let mut table = Coverage::default();
    let game = kernel::any_game::registered::<TerraNova>();
    // Whoever has enough of everything comes to the rare things.
    let rich = |state: &mut State| {
        for player in &mut state.players {
            player.coins = player.coins.max(40);
            let all: u8 = player.bowls.0.iter().sum();
            player.bowls = Bowls([0, 0, all]);
        }
    };
    for index in 0..6 {
        for (seats, options) in tables(game.info()) {
            let seed = Seed::of_series(16, index);
            let (setup, _) = game
                .deal(1, seats, &options, &Deal::new(), Some(&seed))
                .expect("a deal");
            let mut state = TerraNova::start(&setup).expect("a start");
            let mut rng = seed.rng("coverage");
            explore::<TerraNova>(&mut state, &mut rng, 600, &mut table, reached, rich);
        }
    }
    // Two towns at once are rare: Golems who build their right palace between two groups.
    let mut two = super::table(&["golems", "fairies"])
        .houses(A, "D4 D5 D9 E9")
        .posts(A, "E4 E5 F9 E10")
        .play(A, "upgrade E10 right")
        .0;
    let mut rng = Seed::of_series(16, 0).rng("coverage");
    explore::<TerraNova>(&mut two, &mut rng, 1, &mut table, reached, |_| ());
    table.has_all(KINDS);
    table.has_all(Faction::all().map(Faction::id));
    table.has_all(BonusTile::all().map(BonusTile::id));
    table.has_all(RoundTile::all().map(RoundTile::id));
    table.has_all(TownTile::all().map(TownTile::id));
    table.has_all(["bridge3", "bridge4"]);
    table.has_all(Special::ALL.map(|special| format!("{special:?}")));
    for side in ["post", "left", "right"] {
        table.has_all(Faction::all().map(|faction| format!("{} {side}", faction.id())));
    }
}
