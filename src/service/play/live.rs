//! A match as it stands, loaded from its row, its seats and its cached position.

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use games::any_game::{AnyGame, Position, Scene};
use games::deal::{DATA, Deal, Options};
use games::message::{Refusal, Words};
use games::panel::Panel;
use games::record::{Entry, Record, Source};
use games::rng::{Rng, Seed};
use games::{Seat, Viewer, registry};
use store::actions::{self, ActionRow};
use store::matches::{self, MatchRow, PositionRow, Status, Visibility};
use store::seats::{self, SeatRow};
use store::{AnyConnection, leagues};

use crate::secrets::random;
use crate::terms::Terms;
use crate::unreadable::{Unreadable, read_json};
use crate::{Result, ServiceError};
use words::{Language, Message, message};

/// What the rules of a game say no with; said in the words of its own catalogue.
#[derive(Clone, Debug)]
pub struct AgainstTheRules {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) names: Vec<String>,
    pub(crate) why: Message,
}

impl AgainstTheRules {
    pub fn say(&self, language: Language) -> String {
        words(self.game, language, &self.names).say(&self.why)
    }
}

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
    pub(crate) cached: PositionRow,
}

impl Table {
    pub fn load(conn: &mut AnyConnection, id: MatchId) -> Result<Table> {
        let row = matches::find(conn, id)?.ok_or(ServiceError::NotFound)?;
        let seats = seats::of_match(conn, id)?;
        Ok(Table { row, seats })
    }

    /// The table for whoever will change it; see [`matches::take`].
    pub(crate) fn take(conn: &mut AnyConnection, id: MatchId) -> Result<Table> {
        let row = matches::take(conn, id)?.ok_or(ServiceError::NotFound)?;
        let seats = seats::of_match(conn, id)?;
        Ok(Table { row, seats })
    }

    /// The same after its season, for changes that the season must know of.
    pub(crate) fn take_with_season(conn: &mut AnyConnection, id: MatchId) -> Result<Table> {
        take_season(conn, id)?;
        Table::take(conn, id)
    }

    /// The same, unless another node has the match in hand.
    pub(crate) fn try_take_with_season(
        conn: &mut AnyConnection,
        id: MatchId,
    ) -> Result<Option<Table>> {
        take_season(conn, id)?;
        let Some(row) = matches::try_take(conn, id)? else {
            return Ok(None);
        };
        let seats = seats::of_match(conn, id)?;
        Ok(Some(Table { row, seats }))
    }

    /// The table for whoever changes what no draft needs to know of; see [`matches::hold`].
    pub(crate) fn hold(conn: &mut AnyConnection, id: MatchId) -> Result<Table> {
        let row = matches::hold(conn, id)?.ok_or(ServiceError::NotFound)?;
        let seats = seats::of_match(conn, id)?;
        Ok(Table { row, seats })
    }

    pub fn terms(&self) -> Result<Terms> {
        Ok(Terms::of(&self.row)?)
    }

    pub fn game(&self) -> Result<&'static dyn AnyGame> {
        registry::find(&self.row.game).ok_or(ServiceError::NotFound)
    }

    /// The game, if it still has the data that this match was dealt from.
    fn playable_game(&self) -> Result<&'static dyn AnyGame> {
        let game = self.game()?;
        let (here, dealt) = (game.data_version().unwrap_or_default(), &self.row.data);
        if !dealt.is_empty() && !game.is_data_version(dealt) {
            return Err(ServiceError::Refused(message!(
                "other-data",
                dealt = dealt.clone(),
                game = game.info().name,
                here = here
            )));
        }
        Ok(game)
    }

    pub fn options(&self) -> Result<Options> {
        Ok(options_of(&self.row)?)
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
            None if self.row.visibility == Visibility::Invitation => Err(ServiceError::NotFound),
            None => Ok(Viewer::Spectator),
        }
    }

    /// What it was dealt from; a match that was set up by hand has none.
    fn seed(&self) -> Result<Option<Seed>> {
        Ok(seed_of(&self.row)?)
    }

    /// A generator for one purpose of this match; by lot where there is no seed.
    pub(crate) fn rng(&self, purpose: &str) -> Result<Rng> {
        let seed = self.seed()?;
        Ok(seed.map_or_else(|| Rng::new(random()), |seed| seed.rng(purpose)))
    }

    /// What the server shows of the seed while the match runs.
    pub fn commitment(&self) -> Result<String> {
        let seed = self.seed()?;
        Ok(seed.map_or_else(String::new, |seed| seed.commitment()))
    }

    /// What the match fixes beside its seed: the data that it was dealt from.
    fn deal(&self) -> Deal {
        let data = Some(&self.row.data).filter(|data| !data.is_empty());
        let named = data.map(|data| (DATA.to_owned(), vec![data.clone()]));
        named.into_iter().collect()
    }

    /// The position before the first action.
    pub(crate) fn first_position(&self) -> Result<Box<dyn Position>> {
        let game = self.playable_game()?;
        let explain = |refusal: Refusal| against_the_rules(game, &[], refusal.0);
        let (seed, options) = (self.seed()?, self.options()?);
        let (seats, rules) = (self.seats.len() as u8, self.row.rules as u32);
        let dealt = game.deal(rules, seats, &options, &self.deal(), seed.as_ref());
        let (setup, _) = dealt.map_err(explain)?;
        game.start(&setup).map_err(explain)
    }
}

/// What a match belongs to never changes, so it may be read before it is taken.
fn take_season(conn: &mut AnyConnection, id: MatchId) -> Result<()> {
    let row = matches::find(conn, id)?.ok_or(ServiceError::NotFound)?;
    if let Some(season) = Terms::of(&row)?.season {
        leagues::lock(conn, season)?;
    }
    Ok(())
}

pub(crate) fn options_of(row: &MatchRow) -> std::result::Result<Options, Unreadable> {
    read_json(&row.options, ("matches", row.id, "options"))
}

pub(crate) fn seed_of(row: &MatchRow) -> std::result::Result<Option<Seed>, Unreadable> {
    match row.seed.as_str() {
        "" => Ok(None),
        text => match text.parse() {
            Ok(seed) => Ok(Some(seed)),
            Err(_) => Err(Unreadable::new("matches", row.id, "seed", "it is no seed")),
        },
    }
}

/// A game's catalogue for people who read a language, with the names of those at the table.
pub fn words<'a>(game: &'static dyn AnyGame, language: Language, names: &'a [String]) -> Words<'a> {
    game.catalogue().words(language.tag(), names)
}

impl Clone for Live {
    fn clone(&self) -> Self {
        Live {
            table: self.table.clone(),
            names: self.names.clone(),
            game: self.game,
            position: self.position.boxed(),
            cached: self.cached.clone(),
        }
    }
}

impl Live {
    pub fn load(conn: &mut AnyConnection, id: MatchId) -> Result<Live> {
        let table = Table::load(conn, id)?;
        Live::of(conn, table)
    }

    /// A position that nobody plays, at a table that is nowhere stored.
    pub(crate) fn nowhere(
        game: &'static dyn AnyGame,
        names: Vec<String>,
        position: Box<dyn Position>,
        now: Moment,
    ) -> Live {
        let id = MatchId(0);
        let seat = |(seat, name): (usize, &String)| SeatRow {
            name: name.clone(),
            ..SeatRow::free(id, seat as i32)
        };
        let row = MatchRow {
            id,
            game: game.info().slug.to_owned(),
            rules: game.info().rules.last().copied().unwrap_or_default() as i32,
            title: String::new(),
            status: Status::Running,
            visibility: Visibility::Public,
            seat_count: names.len() as i32,
            options: "{}".to_owned(),
            seed: String::new(),
            terms: Terms::default().store(),
            opened_by: None,
            invitation: String::new(),
            number: 0,
            outcome: None,
            paused: false,
            created_at: now,
            started_at: None,
            moved_at: now,
            due_at: None,
            data: String::new(),
            version: 0,
        };
        Live {
            table: Table {
                row,
                seats: names.iter().enumerate().map(seat).collect(),
            },
            names,
            game,
            position,
            cached: PositionRow {
                match_id: id,
                state: String::new(),
                settled_number: 0,
                settled_state: String::new(),
            },
        }
    }

    pub fn of(conn: &mut AnyConnection, table: Table) -> Result<Live> {
        if table.row.status == Status::Open {
            return Err(ServiceError::Forbidden(message!("match-not-started")));
        }
        // Whatever it is asked for, it is set aside if these cannot be read.
        table.terms()?;
        table.options()?;
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
    pub(crate) fn settled(&self, conn: &mut AnyConnection) -> Result<Box<dyn Position>> {
        if self.cached.settled_number == self.table.row.number {
            return Ok(self.position.boxed());
        }
        match self.game.load(&self.cached.settled_state) {
            Some(position) => Ok(position),
            None => replay(conn, &self.table, self.cached.settled_number),
        }
    }

    pub fn words(&self, language: Language) -> Words<'_> {
        words(self.game, language, &self.names)
    }

    pub fn say_refusal(&self, refusal: Refusal) -> ServiceError {
        against_the_rules(self.game, &self.names, refusal.0)
    }

    /// The board of a position of this match as data.
    pub fn panels(
        &self,
        position: &dyn Position,
        viewer: Viewer,
        language: Language,
        last: Option<(Seat, &str)>,
    ) -> Vec<Panel> {
        let words = self.words(language);
        position.panels(&Scene {
            viewer,
            words: &words,
            last,
        })
    }

    /// A drawing or the text of a position of this match.
    pub fn svg(
        &self,
        position: &dyn Position,
        viewer: Viewer,
        language: Language,
        last: Option<(Seat, &str)>,
    ) -> String {
        let words = self.words(language);
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
        language: Language,
        last: Option<(Seat, &str)>,
    ) -> String {
        let words = self.words(language);
        position.text(&Scene {
            viewer,
            words: &words,
            last,
        })
    }
}

pub(crate) fn against_the_rules(
    game: &'static dyn AnyGame,
    names: &[String],
    why: Message,
) -> ServiceError {
    ServiceError::AgainstTheRules(Box::new(AgainstTheRules {
        game,
        names: names.to_vec(),
        why,
    }))
}

/// The position after the first `number` lines, from the beginning.
pub fn replay(conn: &mut AnyConnection, table: &Table, number: i64) -> Result<Box<dyn Position>> {
    let rows = actions::between(conn, table.row.id, 0, number)?;
    let mut position = table.first_position()?;
    play_all(position.as_mut(), &actions::standing(rows))?;
    Ok(position)
}

/// Plays lines that were played before.
pub(crate) fn play_all(position: &mut dyn Position, rows: &[ActionRow]) -> Result<()> {
    for row in rows {
        position.play(row.by(), &row.line).map_err(|_| {
            let (id, number) = (row.match_id, row.number);
            ServiceError::Refused(message!("does-not-replay", id = id.0, number = number))
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
        options: table.options()?,
        seed: table.seed()?,
        deal: table.deal(),
        actions: entries.collect(),
    };
    let broken = |error: games::record::RecordError| {
        Err(against_the_rules(
            table.game()?,
            &record.players,
            error.reason,
        ))
    };
    let source = match Source::read(record.to_string().as_bytes()) {
        Ok(source) => source,
        Err(error) => return broken(error),
    };
    match registry::replay(&source) {
        Ok(replayed) => Ok(replayed.export(viewer)),
        Err(error) => broken(error),
    }
}
