//! The parts of a match in the units of its game: rounds, ages, monuments.

use std::sync::{Arc, Mutex};

use base::ids::MatchId;
use games::any_game::Position;
use games::panel::Stage;
use store::AnyConnection;
use store::actions::{self, ActionRow};

use crate::live::{Table, play_all};
use crate::{Result, Service};

/// A part of a match, and the number of the action after which it began.
#[derive(Clone, Debug)]
pub struct Begun {
    pub number: i64,
    pub stage: Stage,
}

/// One place for several matches: the one last looked back at has it.
const PLACES: usize = 256;

/// The parts of matches that were just looked at: finding them plays the whole match.
#[derive(Debug)]
pub struct Found(Vec<Mutex<Option<Of>>>);

#[derive(Debug)]
struct Of {
    id: MatchId,
    number: i64,
    version: i64,
    stages: Arc<[Begun]>,
}

impl Default for Found {
    fn default() -> Self {
        Found((0..PLACES).map(|_| Mutex::default()).collect())
    }
}

impl Found {
    pub(crate) fn of(&self, conn: &mut AnyConnection, table: &Table) -> Result<Arc<[Begun]>> {
        let row = &table.row;
        let place = &self.0[row.id.0.rem_euclid(PLACES as i64) as usize];
        let is_of = |of: &&Of| (of.id, of.number, of.version) == (row.id, row.number, row.version);
        if let Some(of) = place
            .lock()
            .expect("no holder panics")
            .as_ref()
            .filter(is_of)
        {
            return Ok(of.stages.clone());
        }
        let rows = actions::between(conn, row.id, 0, row.number)?;
        let stages: Arc<[Begun]> = begun(table, &actions::standing(rows))?.into();
        *place.lock().expect("no holder panics") = Some(Of {
            id: row.id,
            number: row.number,
            version: row.version,
            stages: stages.clone(),
        });
        Ok(stages)
    }
}

impl Service {
    /// The parts of a match from its first action to its newest.
    pub async fn stages(&self, id: MatchId) -> Result<Arc<[Begun]>> {
        let found = self.stages.clone();
        self.store
            .read(move |conn| {
                let table = Table::load(conn, id)?;
                found.of(conn, &table)
            })
            .await
    }
}

fn begun(table: &Table, rows: &[ActionRow]) -> Result<Vec<Begun>> {
    let mut position = table.first_position()?;
    let mut stages: Vec<Begun> = Vec::new();
    let mut look = |number: i64, position: &dyn Position| {
        let is_new = |stage: &Stage| {
            let last = stages.last();
            last.is_none_or(|last| last.stage.here != stage.here)
        };
        if let Some(stage) = position.stage().filter(is_new) {
            stages.push(Begun { number, stage });
        }
    };
    look(0, position.as_ref());
    for row in rows {
        play_all(position.as_mut(), std::slice::from_ref(row))?;
        look(row.number, position.as_ref());
    }
    Ok(stages)
}

/// Those to be marked on an axis of time; not the set-up, and several rounds may share an age.
pub fn marked(stages: &[Begun]) -> impl Iterator<Item = &Begun> {
    let mut marked = 0;
    stages.iter().filter(move |begun| {
        let is_next = begun.stage.now > marked;
        marked = marked.max(begun.stage.now);
        is_next
    })
}

/// The part of the match in which an action was played.
pub fn stage_of(stages: &[Begun], number: i64) -> Option<&Stage> {
    let mut before = stages.iter().rev().filter(|begun| begun.number < number);
    before.next().map(|begun| &begun.stage)
}
