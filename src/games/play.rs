//! A match in play: its record and the position that follows from it.

use super::any_game::{AnyGame, Played, Position};
use super::deal::{Component, DATA, Deal, Options, Setup};
use super::message::{Refusal, message};
use super::record::{Entry, Record, RecordError, Source};
use super::rng::Seed;
use super::{Seat, Viewer, registry};

/// A match, kept so that the actions of the running turn can be taken back.
pub struct Match {
    game: &'static dyn AnyGame,
    record: Record,
    setup: Setup,
    components: Vec<Component>,
    position: Box<dyn Position>,
    /// The position after the actions that cannot be taken back any more, and their number.
    settled: (Box<dyn Position>, usize),
}

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match")
            .field("record", &self.record)
            .finish_non_exhaustive()
    }
}

impl Match {
    /// Deals a new match under the newest rules.
    pub fn new(
        game: &'static dyn AnyGame,
        players: Vec<String>,
        options: Options,
        mut deal: Deal,
        seed: Option<Seed>,
    ) -> Result<Match, Refusal> {
        let info = game.info();
        // Data that an operator may replace are part of the deal: the record names them.
        if let Some(version) = game.data_version() {
            deal.entry(DATA.to_owned()).or_insert(vec![version]);
        }
        let rules = *info.rules.last().expect("a game has rules");
        let slug = info.slug.to_owned();
        Match::open(
            game,
            Record {
                game: slug,
                rules,
                players,
                options,
                seed,
                deal,
                actions: Vec::new(),
            },
        )
    }

    /// The beginning of a match whose record has no actions yet.
    fn open(game: &'static dyn AnyGame, record: Record) -> Result<Match, Refusal> {
        let seats = u8::try_from(record.players.len()).unwrap_or(u8::MAX);
        let (setup, components) = game.deal(
            record.rules,
            seats,
            &record.options,
            &record.deal,
            record.seed.as_ref(),
        )?;
        let position = game.start(&setup)?;
        let settled = (position.boxed(), 0);
        Ok(Match {
            game,
            record,
            setup,
            components,
            position,
            settled,
        })
    }

    /// Plays a record from its beginning; the first refused line stops it.
    pub fn replay(source: &Source) -> Result<Match, RecordError> {
        let Some(game) = registry::find(&source.record.game) else {
            let games = registry::all()
                .iter()
                .map(|game| game.info().slug)
                .collect::<Vec<_>>();
            let reason = message!(
                "unknown-game",
                game = source.record.game.clone(),
                games = games.join(", ")
            );
            return Err(RecordError {
                line: source.line_of_game(),
                reason,
            });
        };
        Match::replay_with(game, source)
    }

    pub fn replay_with(game: &'static dyn AnyGame, source: &Source) -> Result<Match, RecordError> {
        let header = Record {
            actions: Vec::new(),
            ..source.record.clone()
        };
        let mut replayed = Match::open(game, header).map_err(|refusal| RecordError {
            line: source.line_of_setup(&refusal),
            reason: refusal.0,
        })?;
        for (index, entry) in source.record.actions.iter().enumerate() {
            replayed
                .submit(entry.seat, &entry.line, entry.automatic)
                .map_err(|refusal| RecordError {
                    line: source.line_of(index),
                    reason: refusal.0,
                })?;
        }
        Ok(replayed)
    }

    /// Plays what a seat submits: one line, or several separated by `;`, all or none.
    pub fn submit(
        &mut self,
        seat: Seat,
        lines: &str,
        automatic: bool,
    ) -> Result<Vec<Played>, Refusal> {
        let mut all = Vec::new();
        if lines.contains(';') {
            let mut position = self.position.boxed();
            for line in lines.split(';') {
                all.extend(position.play(seat, line.trim())?);
            }
            self.position = position;
        } else {
            all = self.position.play(seat, lines.trim())?;
        }
        self.keep(seat, &all, automatic);
        Ok(all)
    }

    fn keep(&mut self, seat: Seat, played: &[Played], automatic: bool) {
        let earlier = self.record.actions.len();
        let others_decided = self.record.actions[self.settled.1..]
            .iter()
            .any(|entry| entry.seat != seat);
        for action in played {
            let line = action.line.clone();
            self.record.actions.push(Entry {
                seat,
                line,
                automatic,
            });
        }
        let count = self.record.actions.len();
        if played.last().is_some_and(|action| action.is_final) {
            self.settled = (self.position.boxed(), count);
        } else if others_decided || played.iter().any(|action| action.is_final) {
            let last_final = played.iter().rposition(|action| action.is_final);
            let settled = earlier + last_final.map_or(0, |index| index + 1);
            self.settled = (self.rebuilt(settled), settled);
        }
    }

    /// The position after the first `count` actions, none of them before the settled ones.
    fn rebuilt(&self, count: usize) -> Box<dyn Position> {
        let mut position = self.settled.0.boxed();
        for entry in &self.record.actions[self.settled.1..count] {
            position
                .play(entry.seat, &entry.line)
                .expect("it was played before");
        }
        position
    }

    /// Whether the seat may take back its last action.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let open = &self.record.actions[self.settled.1..];
        open.last().is_some_and(|entry| entry.seat == seat)
    }

    /// Takes back the seat's last action.
    pub fn undo(&mut self, seat: Seat) -> Result<Entry, Refusal> {
        if !self.can_undo(seat) {
            return Err(message!("nothing-to-undo").into());
        }
        self.position = self.rebuilt(self.record.actions.len() - 1);
        Ok(self.record.actions.pop().expect("can_undo saw it"))
    }

    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    pub fn seats(&self) -> usize {
        self.record.players.len()
    }

    /// The last action that did something on the board, if this viewer may read its line.
    pub fn last_shown(&self, viewer: Viewer) -> Option<(Seat, &str)> {
        let last = self
            .record
            .actions
            .iter()
            .rfind(|entry| entry.line != "end")?;
        let shown = self.position.shown_line(last.seat, &last.line, viewer) == last.line;
        (shown || self.position.turn().is_over()).then_some((last.seat, last.line.as_str()))
    }

    /// The record as a viewer may have it: all of it once the match is over; before that without
    /// seed, hidden components and the hidden parts of what others did.
    pub fn export(&self, viewer: Viewer) -> Record {
        if self.position.turn().is_over() {
            return self.record.clone();
        }
        let mut record = Record {
            seed: None,
            deal: Deal::new(),
            ..self.record.clone()
        };
        for component in self.components.iter().filter(|component| !component.hidden) {
            record.deal.insert(
                component.id.to_owned(),
                self.setup.dealt(component.id).to_vec(),
            );
        }
        for entry in &mut record.actions {
            entry.line = self.position.shown_line(entry.seat, &entry.line, viewer);
        }
        record
    }
}
