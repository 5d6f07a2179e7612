//! A match in play: submitting, taking back, and the record with the position that follows from it.

use crate::any_game::{AnyGame, Played, Position};
use crate::deal::{Component, DATA, Deal, Options, Setup};
use crate::message::{Refusal, message};
use crate::record::{Entry, Record, RecordError, Source};
use crate::rng::Seed;
use crate::{Seat, Viewer, names, near};

/// Plays what a seat submits: one line, or several separated by `;`, all or none. Seats may be
/// called by the names of their `players`. A refusal tells what is legal instead.
pub fn submit(
    position: &mut Box<dyn Position>,
    seat: Seat,
    players: &[String],
    lines: &str,
) -> Result<Vec<Played>, Refusal> {
    if !lines.contains(';') {
        return play_typed(position.as_mut(), seat, players, lines.trim());
    }
    let mut after = position.boxed();
    let mut all = Vec::new();
    for line in lines.split(';') {
        all.extend(play_typed(after.as_mut(), seat, players, line.trim())?);
    }
    *position = after;
    Ok(all)
}

/// Plays one line as somebody typed it.
fn play_typed(
    position: &mut dyn Position,
    seat: Seat,
    players: &[String],
    line: &str,
) -> Result<Vec<Played>, Refusal> {
    let mut refused = match position.play(seat, line) {
        Ok(played) => return Ok(played),
        Err(refusal) => refusal,
    };
    for reading in names::with_seats(line, players) {
        match position.play(seat, &reading) {
            Ok(played) => return Ok(played),
            Err(refusal) => refused = refusal,
        }
    }
    Err(near::instead(refused, position, seat, line))
}

/// An action that may still be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    pub seat: Seat,
    pub line: String,
}

/// What may still be taken back: until the player ends the turn, somebody else decides, or something
/// hidden comes up. Whoever keeps a match in play keeps this beside its position.
#[derive(Debug)]
pub struct Undo {
    /// The position after the actions that cannot be taken back any more.
    settled: Box<dyn Position>,
    /// The actions since.
    open: Vec<Open>,
}

impl Clone for Undo {
    fn clone(&self) -> Self {
        Undo {
            settled: self.settled.boxed(),
            open: self.open.clone(),
        }
    }
}

impl Undo {
    /// Goes on from a settled position and what was played since.
    pub fn new(settled: Box<dyn Position>, open: Vec<Open>) -> Undo {
        Undo { settled, open }
    }

    /// Plays on `position` what a seat submits, all or none.
    pub fn submit(
        &mut self,
        position: &mut Box<dyn Position>,
        seat: Seat,
        players: &[String],
        lines: &str,
    ) -> Result<Vec<Played>, Refusal> {
        let played = submit(position, seat, players, lines)?;
        let earlier = self.open.len();
        let others_decided = self.open.iter().any(|open| open.seat != seat);
        self.open.extend(played.iter().map(|action| Open {
            seat,
            line: action.line.clone(),
        }));
        match played.iter().rposition(|action| action.is_final) {
            Some(last) if last + 1 == played.len() => self.settle(position.as_ref()),
            Some(last) => self.settle_first(earlier + last + 1),
            None if others_decided => self.settle_first(earlier),
            None => {}
        }
        Ok(played)
    }

    /// Nothing that was played so far can be taken back.
    pub fn settle(&mut self, position: &dyn Position) {
        self.settled = position.boxed();
        self.open.clear();
    }

    fn settle_first(&mut self, count: usize) {
        for action in self.open.drain(..count) {
            self.settled
                .play(action.seat, &action.line)
                .expect("it was played before");
        }
    }

    /// Whether the seat may take back its last action.
    pub fn is_open_to(&self, seat: Seat) -> bool {
        self.last() == Some(seat)
    }

    /// Takes back the seat's last action.
    pub fn take_back(
        &mut self,
        position: &mut Box<dyn Position>,
        seat: Seat,
    ) -> Result<(), Refusal> {
        if !self.is_open_to(seat) {
            return Err(message!("nothing-to-undo").into());
        }
        self.open.pop();
        *position = self.settled.boxed();
        for action in &self.open {
            position
                .play(action.seat, &action.line)
                .expect("it was played before");
        }
        Ok(())
    }

    pub fn settled(&self) -> &dyn Position {
        self.settled.as_ref()
    }

    /// Whose action could be taken back.
    pub fn last(&self) -> Option<Seat> {
        self.open.last().map(|action| action.seat)
    }

    /// How many actions may be taken back, in the end all of them.
    pub fn count(&self) -> usize {
        self.open.len()
    }
}

/// A match, kept so that the actions of the running turn can be taken back.
pub struct Match {
    game: &'static dyn AnyGame,
    record: Record,
    setup: Setup,
    components: Vec<Component>,
    position: Box<dyn Position>,
    undo: Undo,
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
        let undo = Undo::new(position.boxed(), Vec::new());
        Ok(Match {
            game,
            record,
            setup,
            components,
            position,
            undo,
        })
    }

    /// Plays a record from its beginning; the first refused line stops it.
    pub fn replay(game: &'static dyn AnyGame, source: &Source) -> Result<Match, RecordError> {
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
        let players = &self.record.players;
        let played = self.undo.submit(&mut self.position, seat, players, lines)?;
        self.record
            .actions
            .extend(played.iter().map(|action| Entry {
                seat,
                line: action.line.clone(),
                automatic,
            }));
        Ok(played)
    }

    /// Whether the seat may take back its last action.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undo.is_open_to(seat)
    }

    /// Takes back the seat's last action.
    pub fn undo(&mut self, seat: Seat) -> Result<Entry, Refusal> {
        self.undo.take_back(&mut self.position, seat)?;
        Ok(self.record.actions.pop().expect("it was open"))
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

    /// The place of a seat in the turn order at the beginning, from 0.
    pub fn turn_place(&self, seat: Seat) -> usize {
        let begins = self.setup.dealt("start_player").first();
        let begins = begins.and_then(|number| number.parse().ok()).unwrap_or(1);
        let seats = self.seats();
        (seat.index() + seats + 1 - begins) % seats
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
