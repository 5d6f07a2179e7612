//! What a viewer could work out at the table: prices, reasons, and what the end of the turn brings.

use serde::Serialize;

use crate::action::{Action, Order};
use crate::data::card::{EventEffect, LeaderEffect};
use crate::data::{BOARD, Card};
use crate::perform::Table;
use crate::perform::colonies::cook;
use crate::state::counts::few;
use crate::state::{Goods, Player, ROW, Side, Stage, State, Task};
use crate::words::places;
use crate::words::prices::attack_factor;
use kernel::message::{Message, message};
use kernel::panel::Sign;
use kernel::{Seat, Viewer};

use super::view::player;

/// All that is worked out for one seat from what it sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outlook {
    pub seat: Seat,
    /// Civil actions for the card on each space of the row.
    pub take: [u8; ROW],
    /// Food for the next worker; none with an empty bank.
    pub worker: Option<u8>,
    /// Why nothing can be done at a place, by its address.
    pub refusals: Vec<(String, Message)>,
    pub ending: Option<Ending>,
    pub attacks: Vec<Reach>,
    /// The cheapest force for each bid of an open auction.
    pub forces: Vec<Force>,
    /// What its territory would change for the seat, as numbers before and after.
    pub prize: Vec<(Sign, i32, i32)>,
}

/// A rival whom the seat might attack.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reach {
    pub rival: Seat,
    /// What both sides would count.
    pub own: i16,
    pub theirs: i16,
    /// How often the military actions of the card are paid.
    pub factor: u8,
}

/// What the turn would bring if it ended now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    pub culture: i32,
    pub science: i32,
    pub food: i32,
    pub resources: i32,
    pub eaten: u8,
    pub corruption: u8,
    /// Food that is missing.
    pub hunger: i32,
    pub uprising: bool,
    pub discard: usize,
    pub draw: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Force {
    pub bid: u8,
    pub units: Vec<(Card, u8)>,
    pub bonus: Vec<Card>,
    /// Cards that James Cook discards.
    pub discards: usize,
}

pub fn outlook(state: &State, seat: Seat) -> Outlook {
    let mut take = BOARD.card_row.civil_action_cost;
    for (space, cost) in take.iter_mut().enumerate() {
        if let Some(card) = state.row[space] {
            *cost = state.take_cost(seat, space, card);
        }
    }
    let acts = seat == state.current && state.tasks.is_empty();
    Outlook {
        seat,
        take,
        worker: state.population_cost(seat, 0),
        refusals: refusals(state, seat, acts),
        ending: (acts && state.stage == Stage::Actions).then(|| ending(state, seat)),
        attacks: state
            .rivals(seat)
            .map(|rival| {
                let (own, theirs) = state.attack_strengths(seat, rival);
                Reach {
                    rival,
                    own,
                    theirs,
                    factor: attack_factor(state, rival),
                }
            })
            .collect(),
        forces: forces(state, seat),
        prize: if let Some(Task::Auction { card, .. } | Task::Send { card, .. }) =
            state.tasks.last()
        {
            prize(state, seat, *card)
        } else {
            Vec::new()
        },
    }
}

/// What a territory changes, told by comparing the seat before and after.
fn prize(state: &State, seat: Seat, territory: Card) -> Vec<(Sign, i32, i32)> {
    let mut table = Table::muted(state.clone());
    table.colonize(seat, territory);
    table.immediate_effect(seat, territory);
    let numbers = |state: &State| {
        let player = player(state, seat, Viewer::Spectator);
        [
            ("culture", i32::from(player.culture)),
            ("science", i32::from(player.science)),
            ("strength", i32::from(player.strength)),
            ("happy", i32::from(player.happiness)),
            ("food", i32::from(player.food)),
            ("resources", i32::from(player.resources)),
            ("civil", i32::from(player.civil_total)),
            ("military", i32::from(player.military_total)),
            (
                "worker",
                i32::from(player.unused_workers + player.yellow_bank),
            ),
            ("blue", i32::from(player.blue_bank)),
            ("ship", i32::from(player.colonization)),
            ("back", i32::from(kernel::few(player.military_backs.len()))),
        ]
    };
    let both = numbers(state).into_iter().zip(numbers(&table.state));
    both.filter(|((_, before), (_, after))| before != after)
        .map(|((sign, before), (_, after))| (sign, before, after))
        .collect()
}

pub fn ending(state: &State, seat: Seat) -> Ending {
    let mut table = Table::muted(state.clone());
    table.produce(seat);
    let (before, after) = (state.player(seat), table.player(seat));
    let grown = |value: fn(&Player) -> u16| i32::from(value(after)) - i32::from(value(before));
    let eaten = BOARD.yellow(before.yellow_bank).consumption;
    let uprising = before.has_uprising();
    let stored = before.stock(Goods::Food);
    let due = i32::from(eaten) - i32::from(stored) - i32::from(state.food_production(seat));
    Ending {
        culture: grown(|player| player.culture),
        science: grown(|player| player.science),
        food: grown(|player| player.stock(Goods::Food)),
        resources: grown(|player| player.stock(Goods::Resources)),
        eaten,
        corruption: BOARD.corruption(before.blue_bank),
        hunger: if uprising { 0 } else { due.max(0) },
        uprising,
        discard: before
            .military_hand
            .len()
            .saturating_sub(state.military_limit(seat)),
        draw: if (1..=3).contains(&state.age) {
            state.draws(seat)
        } else {
            0
        },
    }
}

/// The first thing that stands in the way at each place; at most one for an address.
fn refusals(state: &State, seat: Seat, acts: bool) -> Vec<(String, Message)> {
    let table = Table::muted(state.clone());
    let mut found: Vec<(String, Message)> = Vec::new();
    let mut add = |at: String, reason: Message| {
        if found.iter().all(|(other, _)| *other != at) {
            found.push((at, reason));
        }
    };
    if !acts || state.stage != Stage::Actions {
        for (space, card) in (1..).zip(&state.row) {
            if let Some(card) = card
                && let Err(refusal) = table.may_take(seat, *card)
            {
                add(places::row(space), refusal.0);
            }
        }
    }
    if acts {
        for (at, wish) in wishes(state, seat) {
            if let Err(refusal) = Table::muted(state.clone()).perform(seat, &wish) {
                add(at, refusal.0);
            }
        }
        for card in &state.player(seat).turn.taken_actions {
            add(
                places::hand(*card),
                message!("taken-this-turn", card = crate::perform::name(*card)),
            );
        }
    }
    found
}

/// What somebody would want to do at each place.
fn wishes(state: &State, seat: Seat) -> Vec<(String, Action)> {
    let player = state.player(seat);
    let mut wishes = Vec::new();
    match state.stage {
        Stage::Politics { .. } => {
            for card in &player.military_hand {
                for rival in state.rivals(seat) {
                    let wish = match card.pact() {
                        _ if card.aggression().is_some() => Action::Aggress(*card, rival),
                        _ if card.war().is_some() => Action::War(*card, rival),
                        Some(pact) => Action::Offer(*card, rival, pact.sided.then_some(Side::A)),
                        None => continue,
                    };
                    wishes.push((places::hand(*card), wish));
                    wishes.push((places::option(&wish), wish));
                }
            }
        }
        Stage::Actions => {
            let spaces = (1..).zip(&state.row).filter(|(_, card)| card.is_some());
            wishes.extend(spaces.map(|(space, _)| (places::row(space), Action::Take(space))));
            if state.round == 1 {
                return wishes;
            }
            wishes.push((places::people(seat), Action::Population));
            let build = |card| (places::mat(seat, card), Action::Do(Order::Build(card)));
            wishes.extend(player.techs.iter().map(|tech| build(tech.card)));
            let stage = Action::Do(Order::Stage(1));
            wishes.extend(
                player
                    .wonder
                    .map(|one| (places::mat(seat, one.card), stage)),
            );
            for card in &player.civil_hand {
                if card.science_cost().is_some() {
                    wishes.push((places::hand(*card), Action::Do(Order::Develop(*card))));
                } else if card.leader().is_some() {
                    wishes.push((places::hand(*card), Action::Leader(*card, None)));
                }
            }
            let tactics = player
                .military_hand
                .iter()
                .filter(|card| card.tactic().is_some());
            wishes.extend(tactics.map(|card| (places::hand(*card), Action::Tactic(*card))));
            let common = state.common_tactics.iter();
            wishes.extend(common.map(|card| (places::common(*card), Action::Copy(*card))));
        }
        Stage::Over => {}
    }
    wishes
}

/// For each bid that is still possible what it would take, as cheap as can be.
fn forces(state: &State, seat: Seat) -> Vec<Force> {
    let Some(Task::Auction {
        bid, out, highest, ..
    }) = state.tasks.last()
    else {
        return Vec::new();
    };
    if out[seat.index()] {
        return Vec::new();
    }
    // Whoever leads knows what their own bid sends.
    let least = bid + u8::from(*highest != Some(seat));
    let most = few(state.player(seat).largest_force().min(250));
    let player = state.player(seat);
    let squads = squads(player);
    (least..=most)
        .filter_map(|bid| cheapest(player, &squads, bid))
        .collect()
}

/// Every way to choose units, with the force that they have.
fn squads(player: &Player) -> Vec<(Vec<(Card, u8)>, i16)> {
    let mut all: Vec<Vec<(Card, u8)>> = vec![Vec::new()];
    for tech in player.units().filter(|tech| tech.workers > 0) {
        let more = all.iter().flat_map(|squad| {
            (0..=tech.workers).map(move |count| {
                let mut squad = squad.clone();
                squad.extend((count > 0).then_some((tech.card, count)));
                squad
            })
        });
        all = more.collect();
    }
    all.retain(|squad| !squad.is_empty());
    let modifier = player.colonization_modifier();
    all.into_iter()
        .map(|squad| {
            let force = player.force_of(&squad) + modifier;
            (squad, force)
        })
        .collect()
}

fn cheapest(player: &Player, squads: &[(Vec<(Card, u8)>, i16)], bid: u8) -> Option<Force> {
    let mut bonus: Vec<Card> = player
        .military_hand
        .iter()
        .copied()
        .filter(|card| card.bonus().is_some())
        .collect();
    bonus.sort_by_key(|card| std::cmp::Reverse(card.level()));
    let others = player.military_hand.len() - bonus.len();
    let (most, each) = cook(player);
    let mut best: Option<(i32, Force)> = None;
    for (squad, force) in squads {
        for used in 0..=bonus.len() {
            let cards: i16 = (bonus[..used].iter())
                .filter_map(|card| Some(card.bonus()?.colonization))
                .sum();
            let missing = (i16::from(bid) - force - cards).max(0);
            if missing > 0 && each == 0 {
                continue;
            }
            let discards = if missing == 0 {
                0
            } else {
                (missing + each - 1) / each
            };
            if usize::try_from(discards).is_ok_and(|count| count > others.min(most)) {
                continue;
            }
            let units: i32 = squad
                .iter()
                .map(|(card, count)| i32::from(card.tech().resource_cost) * i32::from(*count))
                .sum();
            let price = units + 2 * i32::from(cards) + i32::from(discards);
            if best.as_ref().is_none_or(|(least, _)| price < *least) {
                let force = Force {
                    bid,
                    units: squad.clone(),
                    bonus: bonus[..used].to_vec(),
                    discards: discards as usize,
                };
                best = Some((price, force));
            }
        }
    }
    best.map(|(_, force)| force)
}

/// What each final event brought to each seat, once the match is over.
pub fn final_events(state: &State) -> Vec<(Card, Vec<i16>)> {
    if state.stage != Stage::Over {
        return Vec::new();
    }
    let events = state
        .current_events
        .iter()
        .rev()
        .chain(&state.future_events);
    events
        .filter_map(|event| {
            if let EventEffect::Impact(impact) = &event.card.event()?.effect {
                let mut sums = vec![0; state.seats()];
                for (seat, score) in state.impact_scores(impact, state.start) {
                    sums[seat.index()] = score;
                }
                Some((event.card, sums))
            } else {
                None
            }
        })
        .collect()
}

/// What the labs of Bill Gates brought once the match was over.
pub fn final_labs(state: &State, seat: Seat) -> i16 {
    let player = state.player(seat);
    let scores =
        |effect: &LeaderEffect| matches!(effect, LeaderEffect::CultureFromLabsOnLeaving {});
    if state.stage == Stage::Over && !player.resigned && player.leads(scores) {
        player.lab_levels()
    } else {
        0
    }
}
