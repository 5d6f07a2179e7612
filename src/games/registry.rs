//! The games of this build: one line each.

use std::sync::LazyLock;

use kernel::any_game::{AnyGame, registered};
use kernel::message::message;
use kernel::play::Match;
use kernel::record::{RecordError, Source};

static GAMES: LazyLock<Vec<&'static dyn AnyGame>> = LazyLock::new(|| {
    vec![
        registered::<terra_nova::TerraNova>(),
        registered::<age_of_innovation::AgeOfInnovation>(),
        registered::<through_the_ages::ThroughTheAges>(),
        registered::<age_contrived::AgeContrived>(),
    ]
});

pub fn all() -> &'static [&'static dyn AnyGame] {
    &GAMES
}

pub fn find(slug: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.info().slug == slug)
}

/// Plays a record of a registered game from its beginning; the first refused line stops it.
pub fn replay(source: &Source) -> Result<Match, RecordError> {
    let Some(game) = find(&source.record.game) else {
        let slugs: Vec<_> = all().iter().map(|game| game.info().slug).collect();
        return Err(RecordError {
            line: source.line_of_game(),
            reason: message!(
                "unknown-game",
                game = source.record.game.clone(),
                games = slugs.join(", ")
            ),
        });
    };
    Match::replay(game, source)
}
