//! A seat's look at the map, worked out once for all the actions that are weighed.

use std::cell::OnceCell;

use crate::state::{Player, State};
use kernel::Seat;
use kernel::land::HexSet;
use kernel::message::{Message, Refusal};

#[derive(Debug)]
pub struct Eyes<'a> {
    pub state: &'a State,
    pub seat: Seat,
    reach: OnceCell<HexSet>,
    /// Whether anybody reads why an action is refused.
    asks_why: bool,
}

impl<'a> Eyes<'a> {
    pub fn new(state: &'a State, seat: Seat) -> Self {
        Eyes {
            state,
            seat,
            reach: OnceCell::new(),
            asks_why: true,
        }
    }

    /// For whoever asks only what is legal: no reason is put into words.
    pub fn quiet(state: &'a State, seat: Seat) -> Self {
        Eyes {
            asks_why: false,
            ..Eyes::new(state, seat)
        }
    }

    pub fn player(&self) -> &'a Player {
        self.state.player(self.seat)
    }

    pub fn reach(&self) -> HexSet {
        *self.reach.get_or_init(|| self.state.reach(self.seat))
    }

    pub fn refuse<T>(&self, why: impl FnOnce() -> Message) -> Result<T, Refusal> {
        Err(match self.asks_why {
            true => why().into(),
            false => Refusal::UNSAID,
        })
    }
}
