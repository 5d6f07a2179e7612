//! A seat's look at the map, worked out once for all the actions that are weighed.

use std::cell::OnceCell;

use crate::action::Leap;
use crate::data;
use crate::data::maps::Spot;
use crate::state::{Player, State};
use kernel::Seat;
use kernel::land::{Hex, HexSet};
use kernel::message::{Message, Refusal, message};

#[derive(Debug)]
pub struct Eyes<'a> {
    pub state: &'a State,
    pub seat: Seat,
    reach: OnceCell<HexSet>,
    empty: OnceCell<HexSet>,
    tunnel: OnceCell<HexSet>,
    flight: OnceCell<HexSet>,
    /// Whether anybody reads why an action is refused.
    asks_why: bool,
}

impl<'a> Eyes<'a> {
    pub fn new(state: &'a State, seat: Seat) -> Self {
        Eyes {
            state,
            seat,
            reach: OnceCell::new(),
            empty: OnceCell::new(),
            tunnel: OnceCell::new(),
            flight: OnceCell::new(),
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

    pub fn refusal(&self, why: impl FnOnce() -> Message) -> Refusal {
        match self.asks_why {
            true => why().into(),
            false => Refusal::UNSAID,
        }
    }

    pub fn refuse<T>(&self, why: impl FnOnce() -> Message) -> Result<T, Refusal> {
        Err(self.refusal(why))
    }

    pub fn player(&self) -> &'a Player {
        self.state.player(self.seat)
    }

    pub fn reach(&self) -> HexSet {
        *self.reach.get_or_init(|| self.state.reach(self.seat))
    }

    pub fn empty(&self) -> HexSet {
        *self.empty.get_or_init(|| self.state.empty_land())
    }

    /// The tunnel or flight of this seat, if one of its tiles has it.
    pub fn leap(&self, leap: Leap) -> Option<&'static data::Leap> {
        self.state.printed(self.seat).find_map(|tile| match leap {
            Leap::Tunnel => tile.tunnel.as_ref(),
            Leap::Fly => tile.flight.as_ref(),
        })
    }

    /// Where it leads.
    pub fn leap_targets(&self, leap: Leap) -> HexSet {
        let cell = match leap {
            Leap::Tunnel => &self.tunnel,
            Leap::Fly => &self.flight,
        };
        *cell.get_or_init(|| {
            self.leap(leap).map_or(HexSet::EMPTY, |data| {
                self.state.leap_targets(self.seat, data.skip_hexes)
            })
        })
    }

    /// A land hex of this map.
    pub fn land(&self, spot: Spot) -> Result<Hex, Refusal> {
        let map = self.state.map();
        match map.find(spot) {
            Some(hex) if map.land.contains(hex) => Ok(hex),
            Some(_) => self.refuse(|| message!("is-river", hex = spot.to_string())),
            None => self.refuse(|| message!("no-such-hex", hex = spot.to_string())),
        }
    }

    pub fn empty_land(&self, spot: Spot) -> Result<Hex, Refusal> {
        let hex = self.land(spot)?;
        if self.empty().contains(hex) {
            Ok(hex)
        } else {
            self.refuse(|| message!("is-built-on", hex = spot.to_string()))
        }
    }

    pub fn spot(&self, hex: Hex) -> Spot {
        self.state.map().spot(hex)
    }
}
