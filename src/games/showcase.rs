//! A match in full swing of each game, for pictures where nobody plays it: played once from the record
//! that the game brings.

use std::sync::OnceLock;

use kernel::Seat;
use kernel::any_game::{AnyGame, Position};
use kernel::message::Event;
use kernel::play::Match;
use kernel::record::{RecordError, Source};

use crate::registry;

#[derive(Debug)]
pub struct Showcase {
    pub players: Vec<String>,
    pub position: Box<dyn Position>,
    /// What happened since the last turn of whoever is next, in order.
    pub news: Vec<(Seat, Vec<Event>)>,
    /// Who is next, and the line that they play.
    pub next: (Seat, String),
}

impl Showcase {
    /// Replays the record of a game; an operator's own data may not fit it.
    pub fn of(game: &'static dyn AnyGame) -> Result<Showcase, RecordError> {
        let source = Source::read(game.info().showcase.as_bytes())?;
        let mut earlier = source.record.clone();
        let next = earlier.actions.pop();
        let next = next.expect("the record of a showcase has actions");
        let own = earlier
            .actions
            .iter()
            .rposition(|one| one.seat == next.seat);
        let since = earlier.actions.split_off(own.map_or(0, |own| own + 1));
        let earlier = Source::read(earlier.to_string().as_bytes())?;
        let mut replayed = Match::replay(game, &earlier)?;
        let mut news = Vec::new();
        for entry in since {
            let played = replayed.submit(entry.seat, &entry.line, entry.automatic);
            let played = played.map_err(|refusal| RecordError {
                line: 1,
                reason: refusal.0,
            })?;
            let events = played.into_iter().flat_map(|action| action.events);
            news.push((entry.seat, events.collect()));
        }
        Ok(Showcase {
            players: earlier.record.players,
            position: replayed.position().boxed(),
            news,
            next: (next.seat, next.line),
        })
    }
}

/// The showcase of a game, replayed when it is first asked for; `None` where the data are an
/// operator's own and the record does not fit them.
pub fn showcase(slug: &str) -> Option<&'static Showcase> {
    static ALL: OnceLock<Vec<(&'static str, Option<Showcase>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let one = |game: &&'static dyn AnyGame| (game.info().slug, Showcase::of(*game).ok());
        registry::all().iter().map(one).collect()
    });
    let found = all.iter().find(|(game, _)| *game == slug);
    found.and_then(|(_, showcase)| showcase.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_a_match_to_show() {
        for game in registry::all() {
            let slug = game.info().slug;
            let shown = Showcase::of(*game).unwrap_or_else(|error| panic!("{slug}: {error:?}"));
            let (seat, line) = &shown.next;
            let mut position = shown.position.boxed();
            assert!(position.turn().waits_for(*seat), "{slug}");
            assert!(position.play(*seat, line).is_ok(), "{slug}: {line}");
        }
    }
}
