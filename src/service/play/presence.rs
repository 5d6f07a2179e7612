//! Who has the page of a match open, here or at another node: they see what happens without an email.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::{AnyConnection, watches};

use crate::{Result, Service, ServiceError};

type Key = (MatchId, PlayerId);

#[derive(Debug, Default)]
pub struct Presence(Mutex<HashMap<Key, usize>>);

/// Somebody is there as long as this is kept.
#[derive(Debug)]
pub struct Present {
    presence: Arc<Presence>,
    key: Key,
}

impl Presence {
    pub fn enter(self: &Arc<Self>, id: MatchId, player: PlayerId) -> Present {
        let key = (id, player);
        *self.pages().entry(key).or_default() += 1;
        Present {
            presence: self.clone(),
            key,
        }
    }

    pub fn is_here(&self, id: MatchId, player: PlayerId) -> bool {
        self.pages().contains_key(&(id, player))
    }

    fn all(&self) -> Vec<Key> {
        let mut all: Vec<Key> = self.pages().keys().copied().collect();
        // In one order, so that two nodes do not wait for each other.
        all.sort();
        all
    }

    fn pages(&self) -> std::sync::MutexGuard<'_, HashMap<Key, usize>> {
        self.0.lock().expect("no holder panics")
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut pages = self.presence.pages();
        if let Some(count) = pages.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                pages.remove(&self.key);
            }
        }
    }
}

impl Service {
    /// Somebody opens the page of a match; other nodes are told.
    pub async fn enter(&self, id: MatchId, player: PlayerId) -> Present {
        let present = self.presence.enter(id, player);
        if let Err(error) = self.note_pages(vec![(id, player)]).await {
            // The next beat notes it again; until then an email too many may be sent.
            tracing::warn!(%error, "an open page is not noted");
        }
        present
    }

    /// Notes all pages that are open at this node, where there may be others.
    pub(crate) async fn note_presence(&self) -> Result<()> {
        self.note_pages(self.presence.all()).await
    }

    async fn note_pages(&self, pages: Vec<Key>) -> Result<()> {
        if !self.store.is_shared() || pages.is_empty() {
            return Ok(());
        }
        let (node, now) = (self.node.clone(), self.clock.now());
        self.store
            .write(move |conn| Ok::<_, ServiceError>(watches::note(conn, &pages, &node, now)?))
            .await
    }
}

/// Whether somebody has the page open at another node.
pub(crate) fn is_elsewhere(
    conn: &mut AnyConnection,
    (id, player): Key,
    now: Moment,
) -> Result<bool> {
    Ok(watches::is_watched(conn, id, player, now)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_here_until_the_last_page_is_closed() {
        let presence = Arc::<Presence>::default();
        let (id, ana) = (MatchId(1), PlayerId(2));
        let first = presence.enter(id, ana);
        let second = presence.enter(id, ana);
        drop(first);
        assert!(presence.is_here(id, ana) && !presence.is_here(MatchId(2), ana));
        drop(second);
        assert!(!presence.is_here(id, ana));
    }
}
