//! The action of a turn.

mod common;
mod upgrade;

use crate::action::notation;
use crate::action::{Action, answers};
use crate::data::maps::Spot;
use crate::data::{Cost, DATA};
use crate::perform::choices;
use crate::perform::pass;
use crate::perform::play::{Happening, Play};
use crate::permit::bill::Deed;
use crate::permit::eyes::Eyes;
use crate::state::effects::{Dig, Effect, Frame, Item, Stock};
use crate::state::ids::{Discipline, Held, Innovation, Track};
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Refusal, message};

pub use upgrade::price as upgrade_price;

pub fn candidates(eyes: &Eyes<'_>) -> Vec<Action> {
    let state = eyes.state;
    let mut all = choices::candidates(eyes, &Effect::Dig(Dig::plain()));
    all.extend(upgrade::candidates(eyes));
    all.extend(Track::ALL.iter().map(|track| Action::Advance(*track)));
    all.extend(
        state
            .innovations
            .iter()
            .flatten()
            .map(|tile| Action::Innovate(*tile)),
    );
    for discipline in Discipline::ALL {
        all.extend([3, 2, 1].map(|steps| Action::Send(*discipline, steps)));
    }
    all.extend(common::candidates(eyes));
    let owned = state.owned(eyes.seat).iter();
    if eyes.player().annexes > 0 {
        all.extend(owned.map(|hex| Action::Annex(eyes.spot(hex))));
    }
    if bridge_cost(eyes).is_some() {
        let places = state.bridge_places(eyes.seat, true);
        all.extend(places.map(|[a, b]| notation::bridge(eyes.spot(a), eyes.spot(b))));
    }
    let market = state
        .market
        .iter()
        .map(|tile| Action::Pass(Some(tile.bonus)));
    all.extend(market.chain([Action::Pass(None)]));
    all
}

pub fn check(eyes: &Eyes<'_>, action: &Action) -> Result<Deed, Refusal> {
    match *action {
        Action::Build(..) | Action::Dig(..) => {
            let first = choices::answers_to(eyes, &Effect::Dig(Dig::plain()), action);
            match first {
                Some(answer) => answer.map(Deed::Dig),
                None => eyes.refuse(|| message!("not-now")),
            }
        }
        Action::Upgrade(spot, to) => upgrade::check(eyes, spot, to),
        Action::Advance(track) => {
            let cost = track_cost(eyes, track)?;
            eyes.can_pay(&cost)?;
            Ok(Deed::Advance { track, cost })
        }
        Action::Innovate(tile) => {
            let (slot, any, cost) = innovation_price(eyes, tile)?;
            Ok(Deed::Innovate {
                tile,
                slot,
                any,
                cost,
            })
        }
        Action::Send(discipline, steps) => {
            let space = check_send(eyes, discipline, steps)?;
            Ok(Deed::Send {
                discipline,
                steps,
                space,
            })
        }
        Action::Power(action) => common::check_power(eyes, action),
        Action::Book(action) => common::check_book(eyes, action),
        Action::Use(held) => common::check_special(eyes, held),
        Action::Annex(spot) => check_annex(eyes, spot).map(Deed::Annex),
        Action::Bridge(a, b) => {
            let (ends, cost) = check_own_bridge(eyes, a, b)?;
            Ok(Deed::Bridge { ends, cost })
        }
        Action::Pass(bonus) => pass::check(eyes, bonus).map(|()| Deed::Pass(bonus)),
        answers!() | Action::Burn | Action::Convert(_) | Action::CityVia(_) | Action::End => {
            eyes.refuse(|| message!("not-now"))
        }
    }
}

pub fn perform(play: &mut Play, seat: Seat, deed: Deed) {
    play.acted();
    match deed {
        Deed::Dig(answer) => {
            // An item to which the rest of the digging can come back.
            let item = Frame(vec![Item::default()]);
            play.state.player_mut(seat).pending.push(item);
            choices::perform(play, seat, answer);
        }
        Deed::Upgrade { hex, to, cost } => upgrade::perform(play, seat, hex, to, cost),
        Deed::Advance { track, cost } => {
            play.pay(seat, &cost);
            play.track_step(seat, track);
        }
        Deed::Innovate {
            tile,
            slot,
            any,
            cost,
        } => innovate(play, seat, tile, slot, any, cost),
        Deed::Send {
            discipline,
            steps,
            space,
        } => send(play, seat, discipline, steps, space),
        Deed::Power { action, cost } => common::power(play, seat, action, cost),
        Deed::Book(action) => common::book(play, seat, action),
        Deed::Use { held, gain } => common::special(play, seat, held, gain),
        Deed::Annex(hex) => {
            play.state.player_mut(seat).annexes -= 1;
            if let Some(built) = &mut play.state.cells[hex.index()].built {
                built.annex = true;
            }
            let hex = play.state.map().spot(hex).to_string();
            play.tell(message!("annexes", seat = seat, hex = hex));
            play.push_one(seat, vec![Effect::CityCheck]);
        }
        Deed::Bridge { ends, cost } => {
            play.pay(seat, &cost);
            choices::build_bridge(play, seat, ends);
        }
        Deed::Pass(bonus) => pass::pass(play, seat, bonus),
    }
}

/// What the next space of a track costs.
pub fn track_cost(eyes: &Eyes<'_>, track: Track) -> Result<Cost, Refusal> {
    let board = eyes.state.native(eyes.seat).board();
    let player = eyes.player();
    let (place, spaces, cost) = match track {
        Track::Sailing => (player.sailing, board.sailing.len(), board.sailing_cost),
        Track::Terraforming => (
            player.terraforming,
            board.terraform.len(),
            board.terraform_cost,
        ),
    };
    if usize::from(place) + 1 < spaces {
        Ok(cost)
    } else {
        eyes.refuse(|| message!("track-end", track = Arg::name(track.id())))
    }
}

/// The slot of an innovation, the books of any colour and the coins that it costs.
pub fn innovation_price(eyes: &Eyes<'_>, tile: Innovation) -> Result<(usize, u8, Cost), Refusal> {
    let player = eyes.player();
    let constants = &DATA.constants;
    let owned = player.innovations.len();
    if owned >= usize::from(constants.innovations_max_per_player) {
        return eyes.refuse(|| {
            message!(
                "innovations-full",
                most = constants.innovations_max_per_player
            )
        });
    }
    let mut lying = eyes.state.innovations.iter();
    let Some(slot) = lying.position(|other| *other == Some(tile)) else {
        return eyes.refuse(|| message!("not-on-offer", tile = Arg::name(tile.id())));
    };
    let price = &eyes.state.slots()[slot];
    let surcharge = eyes
        .state
        .native(eyes.seat)
        .board()
        .innovation_book_surcharge;
    let any = price.any + surcharge[owned];
    for discipline in Discipline::ALL {
        let (needed, held) = (
            price.books[discipline.index()],
            player.books[discipline.index()],
        );
        if needed > held {
            let discipline = Arg::name(discipline.id());
            return eyes.refuse(|| {
                message!(
                    "needs-books",
                    discipline = discipline,
                    needed = needed,
                    held = held
                )
            });
        }
    }
    let all = any + price.books.iter().sum::<u8>();
    if all > player.all_books() {
        return eyes
            .refuse(|| message!("needs-more-books", needed = all, held = player.all_books()));
    }
    let coins = if eyes.state.has_palace(eyes.seat) {
        0
    } else {
        constants.innovation_coins_without_palace
    };
    let cost = Cost {
        coins,
        ..Cost::default()
    };
    eyes.can_pay(&cost)?;
    Ok((slot, any, cost))
}

fn innovate(play: &mut Play, seat: Seat, tile: Innovation, slot: usize, any: u8, cost: Cost) {
    let books = play.state.slots()[slot].books;
    play.pay(seat, &cost);
    for discipline in Discipline::ALL {
        play.return_books(seat, *discipline, books[discipline.index()]);
    }
    play.state.innovations[slot] = None;
    play.push_one(seat, vec![Effect::Pay(any), Effect::Claim(tile)]);
}

/// Which space of the display the scholar goes to; `None` if it returns to the supply.
fn check_send(
    eyes: &Eyes<'_>,
    discipline: Discipline,
    steps: u8,
) -> Result<Option<usize>, Refusal> {
    if eyes.player().scholars == 0 {
        return eyes.refuse(|| message!("no-scholar"));
    }
    if steps == 1 {
        return Ok(None);
    }
    let taken = eyes.state.spaces[discipline.index()];
    let worth = &DATA.science.scholar_spaces;
    let free = (0..worth.len()).find(|space| worth[*space] == steps && !taken[*space]);
    free.map(Some).ok_or_else(|| {
        let discipline = || Arg::name(discipline.id());
        eyes.refusal(|| message!("no-space", discipline = discipline(), steps = steps))
    })
}

fn send(play: &mut Play, seat: Seat, discipline: Discipline, steps: u8, space: Option<usize>) {
    let player = play.state.player_mut(seat);
    player.scholars -= 1;
    match space {
        Some(space) => {
            player.scholars_sent += 1;
            play.state.spaces[discipline.index()][space] = true;
        }
        None => player.scholar_supply += 1,
    }
    play.tell(message!(
        "sends",
        seat = seat,
        discipline = Arg::name(discipline.id())
    ));
    play.happens(seat, Happening::SendScholar);
    play.push_one(seat, vec![Effect::Steps(discipline, steps)]);
}

fn check_annex(eyes: &Eyes<'_>, spot: Spot) -> Result<Hex, Refusal> {
    if eyes.player().annexes == 0 {
        return eyes.refuse(|| message!("no-annex"));
    }
    let hex = eyes.land(spot)?;
    match eyes.state.built(hex) {
        Some(built) if built.owner == eyes.seat && !built.annex => Ok(hex),
        Some(built) if built.owner == eyes.seat => {
            eyes.refuse(|| message!("has-annex", hex = spot.to_string()))
        }
        _ => eyes.refuse(|| message!("not-yours", hex = spot.to_string())),
    }
}

fn bridge_cost(eyes: &Eyes<'_>) -> Option<Cost> {
    let mut tiles = eyes.state.printed(eyes.seat);
    tiles.find_map(|tile| tile.bridge_action.map(|action| action.cost))
}

fn check_own_bridge(eyes: &Eyes<'_>, a: Spot, b: Spot) -> Result<([Hex; 2], Cost), Refusal> {
    let Some(cost) = bridge_cost(eyes) else {
        return eyes.refuse(|| message!("no-bridge-action"));
    };
    eyes.can_pay(&cost)?;
    let ends = choices::check_bridge(eyes, a, b, true)?;
    Ok((ends, cost))
}

impl Play {
    pub fn use_up(&mut self, seat: Seat, held: Held) {
        self.state.player_mut(seat).used.push(held);
    }

    pub fn gain_points(&mut self, seat: Seat, points: u8, from: Held) {
        let stock = Stock {
            vp: points,
            from: Some(from),
            ..Stock::default()
        };
        self.take(seat, stock);
    }
}
