//! The games of this build: one line each.

use super::any_game::AnyGame;

static GAMES: &[&dyn AnyGame] = &[];

pub fn all() -> &'static [&'static dyn AnyGame] {
    GAMES
}

pub fn find(slug: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.info().slug == slug)
}
