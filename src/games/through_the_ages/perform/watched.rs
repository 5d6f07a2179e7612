//! A state that remembers whether anybody has laid a hand on it.

use std::ops::{Deref, DerefMut};

use crate::state::State;

/// Read like the state that it holds. Whoever may change it is taken to have done so: most trials are
/// refused before that, and then there is nothing to take back.
#[derive(Debug)]
pub struct Watched {
    state: State,
    is_changed: bool,
}

impl Watched {
    pub(super) fn new(state: State) -> Self {
        Watched {
            state,
            is_changed: false,
        }
    }

    pub(super) fn is_changed(&self) -> bool {
        self.is_changed
    }

    pub(super) fn forget_changes(&mut self) {
        self.is_changed = false;
    }

    pub fn into_state(self) -> State {
        self.state
    }
}

impl Deref for Watched {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for Watched {
    fn deref_mut(&mut self) -> &mut State {
        self.is_changed = true;
        &mut self.state
    }
}
