//! Power for the neighbours of a new building.

use crate::action::Action;
use crate::perform::play::Play;
use crate::permit::bill::Bill;
use crate::state::Offer;
use crate::state::source::Source;
use kernel::message::{Refusal, message};

/// Offers are answered one by one, the oldest first, before anything else.
pub fn check(oldest: Offer, action: &Action) -> Result<Bill, Refusal> {
    match reply(action) {
        Some((number, takes)) if number == oldest.number => Ok(Bill::Offer {
            offer: oldest,
            takes,
        }),
        Some(_) | None => Err(message!("answer-offer-first", number = oldest.number).into()),
    }
}

/// The offer that an action answers, and whether it takes it.
fn reply(action: &Action) -> Option<(u16, bool)> {
    if let Action::Accept(number) = action {
        return Some((*number, true));
    }
    if let Action::Decline(number) = action {
        return Some((*number, false));
    }
    None
}

/// Answers the oldest offer.
pub fn answer(play: &mut Play, offer: Offer, takes: bool) {
    play.state
        .offers
        .retain(|other| other.number != offer.number);
    if !takes {
        play.tell(message!("declines", seat = offer.to, power = offer.power));
        return;
    }
    let (power, points) = play.state.offer_terms(offer);
    let player = play.state.player_mut(offer.to);
    player.bowls.0.gain(power);
    player.pay_points(u16::from(points), Source::Power);
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
