//! Power for the neighbours of a new building.

use super::action::Action;
use super::play::Play;
use super::state::Offer;
use crate::games::message::{Refusal, message};

/// Offers are answered one by one, the oldest first, before anything else.
pub fn check(oldest: Offer, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Accept(number) | Action::Decline(number) if *number == oldest.number => Ok(()),
        _ => Err(message!("answer-offer-first", number = oldest.number).into()),
    }
}

pub fn answer(play: &mut Play, action: &Action) {
    let (number, takes) = match action {
        Action::Accept(number) => (*number, true),
        Action::Decline(number) => (*number, false),
        other => unreachable!("{other} answers no offer"),
    };
    let place = play.state.offers.iter().position(|o| o.number == number);
    let offer = play.state.offers.remove(place.expect("it was checked"));
    if !takes {
        play.tell(message!("declines", seat = offer.to, power = offer.power));
        return;
    }
    let (power, points) = play.state.offer_terms(offer);
    let player = play.state.player_mut(offer.to);
    player.bowls.0.gain(power);
    player.vp -= u16::from(points);
    play.tell(message!(
        "accepts",
        seat = offer.to,
        power = power,
        points = points
    ));
}

/// Lets offers go that can bring nothing any more.
pub fn lapse(play: &mut Play) {
    while let Some(place) = play
        .state
        .offers
        .iter()
        .position(|offer| offer.open && play.state.offer_terms(*offer).0 == 0)
    {
        let offer = play.state.offers.remove(place);
        play.tell(message!("lapses", seat = offer.to, power = offer.power));
    }
}

/// The builder's turn is over: the offers of it can be answered.
pub fn open(play: &mut Play) {
    for offer in &mut play.state.offers {
        offer.open = true;
    }
}
