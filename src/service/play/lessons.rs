//! Guided first matches: how far somebody is, from what they have played.

use games::Viewer;
use games::lessons::{Progress, progress};
use store::actions;

use crate::matches::Glance;
use crate::{Result, Service, ServiceError};

impl Service {
    /// How far the viewer of a guided match is; `None` for every other match, and for who looks on.
    pub async fn lesson(&self, glance: &Glance) -> Result<Option<Progress>> {
        let live = &glance.live;
        let Viewer::Seat(seat) = glance.viewer else {
            return Ok(None);
        };
        if !live.table.terms()?.lessons {
            return Ok(None);
        }
        let (id, number) = (live.table.row.id, live.table.row.number);
        let rows = self
            .store
            .read(move |conn| Ok::<_, ServiceError>(actions::between(conn, id, 0, number)?))
            .await?;
        let rows = actions::standing(rows);
        let own = rows.iter().filter(|row| row.by() == seat);
        let lines: Vec<&str> = own.map(|row| row.line.as_str()).collect();
        let stage = live.position.stage().map_or(0, |stage| stage.now);
        Ok(Some(progress(live.game.info(), &lines, stage)))
    }
}
