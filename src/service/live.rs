//! A match as it stands, loaded from its row, its seats and its cached position.

use crate::games::any_game::{AnyGame, Position, Scene};
use crate::games::deal::{DATA, Deal, Options};
use crate::games::message::{ENGLISH, Refusal, Words};
use crate::games::play::Match;
use crate::games::record::{Entry, Record, Source};
use crate::games::rng::{Rng, Seed};
use crate::games::{Seat, Viewer, registry};
use crate::ids::{MatchId, PlayerId};
use crate::store::AnyConnection;
use crate::store::actions::{self, ActionRow};
use crate::store::matches::{self, MatchRow, OPEN, PositionRow};
use crate::store::seats::{self, SeatRow};

use super::secrets::random;
use super::terms::Terms;
use super::{Result, ServiceError};

/// A table with its seats, whether it has started or not.
#[derive(Clone, Debug)]
pub struct Table {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
}

/// A match that has started.
#[derive(Debug)]
pub struct Live {
    pub table: Table,
    pub names: Vec<String>,
    pub game: &'static dyn AnyGame,
    pub position: Box<dyn Position>,
    pub(super) cached: PositionRow,
}

impl Table {
    pub fn load(conn: &mut AnyConnection, id: MatchId) -> Result<Table> {
        let row = matches::find(conn, id)?.ok_or(ServiceError::NotFound)?;
        let seats = seats::of_match(conn, id)?;
        Ok(Table { row, seats })
    }

    pub fn terms(&self) -> Terms {
        Terms::read(&self.row.terms)
    }

    pub fn game(&self) -> Result<&'static dyn AnyGame> {
        registry::find(&self.row.game).ok_or(ServiceError::NotFound)
    }

    /// The game, if it still has the data that this match was dealt from.
    fn playable_game(&self) -> Result<&'static dyn AnyGame> {
        let game = self.game()?;
        let (here, dealt) = (game.data_version().unwrap_or_default(), &self.row.data);
        if !dealt.is_empty() && here != *dealt {
            return Err(ServiceError::Refused(format!(
                "This match was dealt from the data {dealt} of {}, and the service now runs with {here}. \
                 Nothing is lost: it goes on when its operator starts the service with those data.",
                game.info().name
            )));
        }
        Ok(game)
    }

    pub fn options(&self) -> Options {
        serde_json::from_str(&self.row.options).unwrap_or_default()
    }

    pub fn seat_of(&self, player: PlayerId) -> Option<&SeatRow> {
        self.seats
            .iter()
            .find(|seat| seat.player_id == Some(player))
    }

    /// The seat through which a person looks, if they may look at all.
    pub fn viewer(&self, player: Option<PlayerId>) -> Result<Viewer> {
        let seat = player.and_then(|player| self.seat_of(player));
        match seat {
            Some(seat) => Ok(Viewer::Seat(seat.at())),
            None if self.row.visibility == "invitation" => Err(ServiceError::NotFound),
            None => Ok(Viewer::Spectator),
        }
    }

    fn seed(&self) -> Option<Seed> {
        self.row.seed.parse().ok()
    }

    /// A generator for one purpose of this match; by lot where there is no seed.
    pub(super) fn rng(&self, purpose: &str) -> Rng {
        self.seed()
            .map_or_else(|| Rng::new(random()), |seed| seed.rng(purpose))
    }

    /// What the server shows of the seed while the match runs.
    pub fn commitment(&self) -> String {
        self.seed()
            .map(|seed| seed.commitment())
            .unwrap_or_default()
    }

    /// What the match fixes beside its seed: the data that it was dealt from.
    fn deal(&self) -> Deal {
        let data = Some(&self.row.data).filter(|data| !data.is_empty());
        let named = data.map(|data| (DATA.to_owned(), vec![data.clone()]));
        named.into_iter().collect()
    }

    /// The position before the first action.
    pub(super) fn first_position(&self) -> Result<Box<dyn Position>> {
        let game = self.playable_game()?;
        let explain = |refusal: Refusal| ServiceError::Refused(words(game, &[]).say(&refusal.0));
        let seed = self.seed();
        let (seats, rules) = (self.seats.len() as u8, self.row.rules as u32);
        let dealt = game.deal(rules, seats, &self.options(), &self.deal(), seed.as_ref());
        let (setup, _) = dealt.map_err(explain)?;
        game.start(&setup).map_err(explain)
    }
}

/// A game's catalogue, in the only language there is yet for pages.
pub fn words<'a>(game: &'static dyn AnyGame, names: &'a [String]) -> Words<'a> {
    game.catalogue().words(ENGLISH, names)
}

impl Live {
    pub fn load(conn: &mut AnyConnection, id: MatchId) -> Result<Live> {
        let table = Table::load(conn, id)?;
        Live::of(conn, table)
    }

    pub fn of(conn: &mut AnyConnection, table: Table) -> Result<Live> {
        if table.row.status == OPEN {
            return Err(ServiceError::Forbidden("The match has not started yet."));
        }
        let game = table.playable_game()?;
        let cached = matches::position(conn, table.row.id)?.ok_or(ServiceError::NotFound)?;
        let position = match game.load(&cached.state) {
            Some(position) => position,
            None => replay(conn, &table, table.row.number)?,
        };
        let names = table.seats.iter().map(|seat| seat.name.clone()).collect();
        Ok(Live {
            table,
            names,
            game,
            position,
            cached,
        })
    }

    /// The position at the settled number.
    pub(super) fn settled(&self, conn: &mut AnyConnection) -> Result<Box<dyn Position>> {
        if self.cached.settled_number == self.table.row.number {
            return Ok(self.position.boxed());
        }
        match self.game.load(&self.cached.settled_state) {
            Some(position) => Ok(position),
            None => replay(conn, &self.table, self.cached.settled_number),
        }
    }

    pub fn words(&self) -> Words<'_> {
        words(self.game, &self.names)
    }

    pub fn say_refusal(&self, refusal: &Refusal) -> ServiceError {
        ServiceError::Refused(self.words().say(&refusal.0))
    }

    /// A drawing or the text of a position of this match.
    pub fn svg(
        &self,
        position: &dyn Position,
        viewer: Viewer,
        last: Option<(Seat, &str)>,
    ) -> String {
        let words = self.words();
        position.svg(&Scene {
            viewer,
            words: &words,
            last,
        })
    }

    pub fn text(
        &self,
        position: &dyn Position,
        viewer: Viewer,
        last: Option<(Seat, &str)>,
    ) -> String {
        let words = self.words();
        position.text(&Scene {
            viewer,
            words: &words,
            last,
        })
    }
}

/// The position after the first `number` lines, from the beginning.
pub fn replay(conn: &mut AnyConnection, table: &Table, number: i64) -> Result<Box<dyn Position>> {
    let rows = actions::between(conn, table.row.id, 0, number)?;
    let mut position = table.first_position()?;
    play_all(position.as_mut(), &actions::standing(rows))?;
    Ok(position)
}

/// Plays lines that were played before.
pub(super) fn play_all(position: &mut dyn Position, rows: &[ActionRow]) -> Result<()> {
    for row in rows {
        position.play(row.by(), &row.line).map_err(|_| {
            let (id, number) = (row.match_id, row.number);
            ServiceError::Refused(format!(
                "The record of match {id} does not replay: line {number} is refused."
            ))
        })?;
    }
    Ok(())
}

/// The record of a match, as a viewer may have it.
pub fn record(conn: &mut AnyConnection, table: &Table, viewer: Viewer) -> Result<Record> {
    let rows = actions::between(conn, table.row.id, 0, table.row.number)?;
    let entries = actions::standing(rows).into_iter().map(|row| Entry {
        seat: row.by(),
        automatic: row.automatic,
        line: row.line,
    });
    let record = Record {
        game: table.row.game.clone(),
        rules: table.row.rules as u32,
        players: table.seats.iter().map(|seat| seat.name.clone()).collect(),
        options: table.options(),
        seed: table.seed(),
        deal: table.deal(),
        actions: entries.collect(),
    };
    let broken = |error: crate::games::record::RecordError| {
        let reason = words(table.game()?, &record.players).say(&error.reason);
        Err(ServiceError::Refused(reason))
    };
    let source = match Source::read(record.to_string().as_bytes()) {
        Ok(source) => source,
        Err(error) => return broken(error),
    };
    match Match::replay(&source) {
        Ok(replayed) => Ok(replayed.export(viewer)),
        Err(error) => broken(error),
    }
}
