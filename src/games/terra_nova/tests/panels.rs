//! The board as panels.

use crate::TerraNova;
use kernel::panel::Ink;
use kernel::{Game, Seat, Viewer};

#[test]
fn a_used_power_action_bears_the_seat_that_used_it() {
    let state = super::table(&["fairies", "golems"]).0;
    let applied = TerraNova::apply(&state, Seat(0), &"power coins".parse().unwrap()).unwrap();
    let view = TerraNova::view(&applied.state, Viewer::Spectator);
    let mut actions = view.power_actions.iter();
    let coins = actions.find(|action| action.action == "coins").unwrap();
    assert_eq!(coins.used_by, Some(Seat(0)));
    assert_eq!(TerraNova::inks(&view, 2), [Ink::Green, Ink::Orange]);
}
