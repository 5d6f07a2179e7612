//! Actions that a seat plays one after the other.

use crate::message::{Arg, Event, Refusal, message};
use crate::{Game, Seat};

/// The line that ends a turn, in every game.
pub(crate) const END: &str = "end";

/// One action as it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its one form, as the record keeps it.
    pub line: String,
    pub events: Vec<Event>,
    pub is_final: bool,
    /// The points of each seat after it.
    pub points: Vec<i64>,
}

pub(crate) fn refuse_out_of_turn<G: Game>(state: &G::State, seat: Seat) -> Result<(), Refusal> {
    let deciding = G::deciding(state);
    if deciding.contains(&seat) {
        return Ok(());
    }
    if deciding.is_empty() {
        return Err(message!("match-over").into());
    }
    let seats = deciding.into_iter().map(Arg::Seat).collect::<Vec<_>>();
    Err(message!("not-your-turn", seats = seats).into())
}

/// Plays actions one after the other, all or none.
pub(crate) fn play_all<G: Game>(
    state: &G::State,
    seat: Seat,
    actions: Vec<G::Action>,
) -> Result<(G::State, Vec<Played>), Refusal> {
    let mut actions = actions.into_iter();
    let first = actions
        .next()
        .ok_or_else(|| Refusal(message!("empty-line")))?;
    let (mut state, played) = play_one::<G>(state, seat, &first)?;
    let mut all = vec![played];
    for action in actions {
        refuse_out_of_turn::<G>(&state, seat)?;
        let (next, played) = play_one::<G>(&state, seat, &action)?;
        state = next;
        all.push(played);
    }
    Ok((state, all))
}

fn play_one<G: Game>(
    state: &G::State,
    seat: Seat,
    action: &G::Action,
) -> Result<(G::State, Played), Refusal> {
    let applied = G::apply(state, seat, action)?;
    let line = action.to_string();
    let is_final = applied.is_final || line == END || !G::deciding(&applied.state).contains(&seat);
    let points = G::points(&applied.state);
    Ok((
        applied.state,
        Played {
            line,
            events: applied.events,
            is_final,
            points,
        },
    ))
}
