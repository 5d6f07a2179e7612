//! The parts of a match in the units of its game: rounds, ages, monuments.

use base::ids::MatchId;
use games::any_game::Position;
use games::panel::Stage;
use store::actions::{self, ActionRow};

use crate::live::{Table, play_all};
use crate::{Result, Service};

/// A part of a match, and the number of the action after which it began.
#[derive(Clone, Debug)]
pub struct Begun {
    pub number: i64,
    pub stage: Stage,
}

impl Service {
    /// The parts of a match from its first action to its newest.
    pub async fn stages(&self, id: MatchId) -> Result<Vec<Begun>> {
        self.store
            .read(move |conn| {
                let table = Table::load(conn, id)?;
                let rows = actions::between(conn, id, 0, table.row.number)?;
                begun(&table, &actions::standing(rows))
            })
            .await
    }
}

pub(crate) fn begun(table: &Table, rows: &[ActionRow]) -> Result<Vec<Begun>> {
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
