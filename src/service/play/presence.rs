//! Who has the page of a match open on this node: they see what happens without an email.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use base::ids::{MatchId, PlayerId};

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
