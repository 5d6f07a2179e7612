//! The games of this build: one line each.

use std::sync::LazyLock;

use super::Game;
use super::age_contrived::AgeContrived;
use super::any_game::{AnyGame, Erased};
use super::terra_nova::TerraNova;

static GAMES: LazyLock<Vec<&'static dyn AnyGame>> =
    LazyLock::new(|| vec![registered::<TerraNova>(), registered::<AgeContrived>()]);

pub fn all() -> &'static [&'static dyn AnyGame] {
    &GAMES
}

pub fn find(slug: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.info().slug == slug)
}

/// A game for the whole life of the program.
pub fn registered<G: Game>() -> &'static dyn AnyGame {
    Box::leak(Box::new(Erased::<G>::new()))
}
