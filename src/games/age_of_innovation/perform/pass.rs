//! Passing: points and levels of the tiles, then another round bonus tile.

use crate::perform::play::Play;
use crate::permit::eyes::Eyes;
use crate::state::Offered;
use crate::state::effects::{Effect, Levels};
use crate::state::ids::Bonus;
use kernel::Seat;
use kernel::message::{Arg, Refusal, message};

pub fn check(eyes: &Eyes<'_>, bonus: Option<Bonus>) -> Result<(), Refusal> {
    let offered = |bonus: Bonus| eyes.state.market.iter().any(|tile| tile.bonus == bonus);
    match (eyes.state.is_last_round(), bonus) {
        (true, None) => Ok(()),
        (true, Some(_)) => eyes.refuse(|| message!("pass-last-round")),
        (false, None) => eyes.refuse(|| message!("pass-needs-tile")),
        (false, Some(bonus)) if offered(bonus) => Ok(()),
        (false, Some(bonus)) => {
            eyes.refuse(|| message!("pass-not-offered", tile = Arg::name(bonus.id())))
        }
    }
}

pub fn pass(play: &mut Play, seat: Seat, bonus: Option<Bonus>) {
    let left = play.state.pass_levels(seat);
    let mut effects = Vec::new();
    if left > 0 {
        effects.push(Effect::Levels(Levels {
            left,
            one: false,
            chosen: None,
            must: false,
        }));
    }
    effects.push(Effect::PassDone(bonus));
    play.push_one(seat, effects);
}

/// The points, then the tile.
pub fn finish(play: &mut Play, seat: Seat, bonus: Option<Bonus>) {
    for (held, points) in play.state.pass_points(seat) {
        play.score(seat, points, held.into(), held.id());
    }
    play.state.passed.push(seat);
    let Some(bonus) = bonus else {
        play.tell(message!("passes", seat = seat));
        return;
    };
    let market = &mut play.state.market;
    let place = market.iter().position(|tile| tile.bonus == bonus);
    let taken = market.remove(place.expect("it was offered"));
    let player = play.state.player_mut(seat);
    player.coins += u16::from(taken.coins);
    if let Some(old) = player.bonus.replace(bonus) {
        play.state.market.push(Offered {
            bonus: old,
            coins: 0,
        });
    }
    play.tell(message!(
        "passes-taking",
        seat = seat,
        tile = Arg::name(bonus.id()),
        coins = taken.coins
    ));
}
