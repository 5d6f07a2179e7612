//! What everybody may see: all but the area tile of the two-player game before its round.

use serde::Serialize;

use crate::data::DATA;
use crate::perform::flow::must_decide;
use crate::state::ids::{Held, Terrain};
use crate::state::{Phase, State, setup};
use kernel::Seat;
use kernel::land::Hex;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The table, without what is face down.
    pub table: State,
    pub to_act: Vec<Seat>,
    pub rounds: u8,
    pub seats: Vec<SeatView>,
    /// The names of the hexes, in the order of the table's cells.
    pub hexes: Vec<String>,
}

/// What follows from the table for one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    pub colour: Option<Terrain>,
    pub sailing: u8,
    pub tools_per_spade: u8,
    pub keys: u8,
    pub free_keys: u8,
    pub area: u8,
    pub passed: bool,
    pub income: Option<IncomeView>,
    /// Special actions still to be had this round.
    pub specials: Vec<&'static str>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct IncomeView {
    pub coins: u8,
    pub tools: u8,
    pub scholars: u8,
    pub power: u8,
    pub points: u8,
    pub books: u8,
    pub levels: u8,
}

impl State {
    pub fn is_area_known(&self) -> bool {
        self.is_last_round()
    }
}

impl View {
    pub fn of(state: &State) -> View {
        let mut table = state.clone();
        if !state.is_area_known()
            && let Some(neutral) = &mut table.neutral
        {
            neutral.area = None;
        }
        furnish_early(&mut table);
        let grid = &state.map().grid;
        View {
            to_act: Seat::all(state.seats())
                .filter(|seat| must_decide(state, *seat))
                .collect(),
            rounds: DATA.constants.rounds,
            seats: Seat::all(state.seats())
                .map(|s| seat_view(&table, s))
                .collect(),
            hexes: grid
                .hexes()
                .map(|hex: Hex| grid.name(hex).to_owned())
                .collect(),
            table,
        }
    }
}

/// Whoever has chosen sees what that choice begins with, though all are furnished together after the last one.
fn furnish_early(table: &mut State) {
    if !matches!(
        table.phase,
        Phase::Sets(_) | Phase::Draft(_) | Phase::DraftBonus(_)
    ) {
        return;
    }
    for seat in Seat::all(table.seats()) {
        let player = table.player(seat);
        if player.board.is_none() || player.faction.is_none() {
            table.player_mut(seat).left = setup::all_pieces();
            continue;
        }
        let (vp, by_source) = (player.vp, player.by_source);
        setup::furnish(table, seat);
        let player = table.player_mut(seat);
        (player.vp, player.by_source) = (vp, by_source);
    }
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let player = state.player(seat);
    let ready = player.board.is_some() && player.faction.is_some();
    let unused = |held: &Held| {
        held.tile(state.revised).special_action.is_some() && !player.used.contains(held)
    };
    let income = ready.then(|| {
        let gain = state.income(seat);
        IncomeView {
            coins: gain.coins,
            tools: gain.tools,
            scholars: gain.scholars,
            power: gain.power,
            points: gain.vp,
            books: gain.books_any,
            levels: gain.steps_any,
        }
    });
    SeatView {
        colour: player.board,
        sailing: if ready { state.sailing_value(seat) } else { 0 },
        tools_per_spade: if ready {
            state.tools_per_spade(seat)
        } else {
            0
        },
        keys: player.keys(),
        free_keys: player.free_keys(),
        area: if ready { state.area(seat) } else { 0 },
        passed: state.has_passed(seat),
        income,
        specials: state.tiles(seat).filter(unused).map(Held::id).collect(),
    }
}
