//! What one viewer may see.

use crate::state::counts::few;
use serde::Serialize;

use crate::board::outlook::{self, Outlook};
use crate::data::{BOARD, Card};
use crate::state::{
    Completed, DeclaredWar, Goods, Pact, ROW, Side, Stage, State, Task, Tech, Unfinished,
};
use crate::words::places::{Context, rival_of};
use crate::words::prompts;
use kernel::message::Message;
use kernel::{Seat, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    pub age: u8,
    pub last_round: Option<u8>,
    pub start: Seat,
    pub current: Seat,
    pub phase: Phase,
    pub row: [Option<Card>; ROW],
    pub civil_deck: usize,
    pub military_deck: usize,
    /// Cards in the discard piles of Ages A to III.
    pub discards: [usize; 4],
    /// Ages of the face-down events, the top one first.
    pub current_events: Vec<u8>,
    pub future_events: Vec<u8>,
    pub past_events: Vec<Card>,
    /// What the viewer prepared and nobody has seen yet.
    pub own_events: Vec<Card>,
    /// The top event, shown to Joan of Arc.
    pub next_event: Option<Card>,
    pub common_tactics: Vec<Card>,
    /// Something must be decided before the turn goes on.
    pub interrupted: bool,
    /// Who decides, and about what.
    pub question: Option<(Seat, Message)>,
    /// The event that asks.
    pub event: Option<Card>,
    pub auction: Option<Auction>,
    pub attack: Option<Attack>,
    pub offer: Option<Offer>,
    /// Military cards that the deciding player still has to discard.
    pub discard: u8,
    /// The rival that the open decision is about.
    pub rival: Option<Seat>,
    /// What the viewer has chosen so far in an open decision.
    pub chosen: Vec<Card>,
    /// Tokens picked for the next payment.
    pub picks: Vec<Card>,
    pub players: Vec<PlayerView>,
    /// What each final event brought to each seat; only once the match is over.
    pub final_events: Vec<(Card, Vec<i16>)>,
    /// The viewer's own; a spectator has none.
    pub outlook: Option<Outlook>,
    /// What the viewer's actions are about where they do not say it.
    #[serde(skip)]
    pub context: Context,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Politics,
    Actions,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Auction {
    pub card: Card,
    pub bid: u8,
    pub highest: Option<Seat>,
    /// By seat: no longer bidding.
    pub out: [bool; 4],
    /// The auction is over and the force is chosen.
    pub sends: bool,
}

/// A pact that waits for an answer; the side is that of whoever offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    pub from: Seat,
    pub to: Seat,
    pub card: Card,
    pub side: Side,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Attack {
    pub attacker: Seat,
    pub rival: Seat,
    pub card: Card,
    pub strength: i16,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub resigned: bool,
    pub culture: u16,
    pub culture_rating: i16,
    pub science: u16,
    pub science_rating: i16,
    pub strength: i16,
    /// What units and armies add to a force that colonises, and what other cards add.
    pub units: u8,
    pub unit_force: i16,
    pub colonization: i16,
    pub happiness: i16,
    pub happiness_required: i16,
    pub discontent: i16,
    pub food: u16,
    pub food_production: i16,
    pub consumption: u8,
    pub resources: u16,
    pub resource_production: i16,
    pub corruption: u8,
    pub yellow_bank: u8,
    pub unused_workers: u8,
    pub blue_bank: u8,
    pub civil_actions: u8,
    pub civil_total: u8,
    pub military_actions: u8,
    pub military_total: u8,
    pub unit_resources: u8,
    pub unit_science: u8,
    pub government: Card,
    pub urban_limit: u8,
    pub leader: Option<Card>,
    pub technologies: Vec<Tech>,
    pub specials: Vec<Card>,
    pub wonder: Option<Unfinished>,
    pub wonders: Vec<Completed>,
    pub colonies: Vec<Card>,
    pub pact: Option<Pact>,
    /// All pacts that the player takes part in: the card, the other one, the own side.
    pub pacts: Vec<(Card, Seat, Side)>,
    pub wars: Vec<DeclaredWar>,
    pub tactic: Option<Card>,
    pub tactic_exclusive: bool,
    pub armies: u8,
    pub outdated_armies: u8,
    pub civil_hand: Vec<Card>,
    pub civil_limit: usize,
    /// The viewer's own hand only.
    pub military_hand: Option<Vec<Card>>,
    /// The ages on the backs of the hand.
    pub military_backs: Vec<u8>,
    pub military_limit: usize,
    /// Cards of the hand that all have seen.
    pub shown: Vec<Card>,
    pub loses_politics: bool,
    /// Culture from the labs of a leader at the very end.
    pub final_labs: i16,
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let age = usize::from(state.age);
    let peek = state.peeks(viewer);
    let events = state.current_events.iter().chain(&state.future_events);
    let mut own_events: Vec<Card> = events
        .filter(|event| event.by.is_some_and(|seat| viewer.is(seat)))
        .map(|event| event.card)
        .collect();
    own_events.sort();
    View {
        round: state.round,
        age: state.age,
        last_round: state.last_round,
        start: state.start,
        current: state.current,
        phase: match state.stage {
            Stage::Politics { .. } => Phase::Politics,
            Stage::Actions => Phase::Actions,
            Stage::Over => Phase::Over,
        },
        row: state.row,
        civil_deck: state.civil.get(age).map_or(0, Vec::len),
        military_deck: state.military.get(age).map_or(0, Vec::len),
        discards: [0, 1, 2, 3].map(|level| state.discards[level].len()),
        current_events: state
            .current_events
            .iter()
            .rev()
            .map(|one| one.card.level())
            .collect(),
        future_events: state
            .future_events
            .iter()
            .map(|one| one.card.level())
            .collect(),
        past_events: state.past_events.to_vec(),
        own_events,
        next_event: state
            .current_events
            .last()
            .filter(|_| peek)
            .map(|event| event.card),
        common_tactics: state.common_tactics.to_vec(),
        interrupted: state
            .tasks
            .last()
            .is_some_and(|task| task.decider().is_some()),
        question: prompts::turn(state)
            .0
            .pop()
            .map(|decision| (decision.seat, decision.about)),
        event: event(state),
        auction: auction(state),
        attack: attack(state),
        offer: offer(state),
        discard: if let Some(Task::Discard { count, .. }) = state.tasks.last() {
            *count
        } else {
            0
        },
        rival: state.tasks.last().and_then(rival_of),
        chosen: chosen(state, viewer),
        picks: state.picks.clone(),
        players: Seat::all(state.seats())
            .map(|seat| player(state, seat, viewer))
            .collect(),
        final_events: outlook::final_events(state),
        outlook: match viewer {
            Viewer::Seat(seat) if state.stage != Stage::Over && !state.player(seat).resigned => {
                Some(outlook::outlook(state, seat))
            }
            Viewer::Seat(_) | Viewer::Spectator => None,
        },
        context: match viewer {
            Viewer::Seat(seat) => Context::of(state, seat),
            Viewer::Spectator => Context::of(state, state.current),
        },
    }
}

/// The event whose choices are being made.
fn event(state: &State) -> Option<Card> {
    let is_open = state
        .tasks
        .iter()
        .any(|task| matches!(task, Task::EventDone));
    let last = state.past_events.last().copied();
    last.filter(|_| is_open)
}

fn offer(state: &State) -> Option<Offer> {
    if let Task::Answer {
        from,
        to,
        card,
        side,
    } = *state.tasks.last()?
    {
        Some(Offer {
            from,
            to,
            card,
            side,
        })
    } else {
        None
    }
}

fn auction(state: &State) -> Option<Auction> {
    match state.tasks.last()? {
        Task::Auction {
            card,
            bid,
            highest,
            out,
            ..
        } => Some(Auction {
            card: *card,
            bid: *bid,
            highest: *highest,
            out: *out,
            sends: false,
        }),
        Task::Send {
            card, bid, seat, ..
        } => Some(Auction {
            card: *card,
            bid: *bid,
            highest: Some(*seat),
            out: [false; 4],
            sends: true,
        }),
        Task::Defence { .. }
        | Task::Plunder { .. }
        | Task::Raid { .. }
        | Task::Annex { .. }
        | Task::Infiltrate { .. }
        | Task::Spoils { .. }
        | Task::Answer { .. }
        | Task::LosePopulation { .. }
        | Task::GiveToken { .. }
        | Task::CoverStage { .. }
        | Task::Market { .. }
        | Task::GainMix { .. }
        | Task::LoseMix { .. }
        | Task::BuildFree { .. }
        | Task::Civilization { .. }
        | Task::DestroyOwn { .. }
        | Task::Terror { .. }
        | Task::Ruin { .. }
        | Task::FreeColony { .. }
        | Task::Agreement { .. }
        | Task::Discard { .. }
        | Task::Gain { .. }
        | Task::Immediate { .. }
        | Task::CompleteWonder { .. }
        | Task::ResolveWar { .. }
        | Task::TacticBecomesCommon
        | Task::EnterPolitics
        | Task::EventDone
        | Task::PoliticalActionDone
        | Task::FinishTurn
        | Task::StartTurn => None,
    }
}

fn attack(state: &State) -> Option<Attack> {
    if let Task::Defence {
        attacker,
        rival,
        card,
        strength,
        ..
    } = *state.tasks.last()?
    {
        Some(Attack {
            attacker,
            rival,
            card,
            strength,
        })
    } else {
        None
    }
}

fn chosen(state: &State, viewer: Viewer) -> Vec<Card> {
    if let Some(Task::Defence { rival, chosen, .. }) = state.tasks.last()
        && viewer.is(*rival)
    {
        return chosen.clone();
    }
    if let Some(Task::Send {
        seat,
        units,
        bonus,
        discard,
        ..
    }) = state.tasks.last()
        && viewer.is(*seat)
    {
        return [units.as_slice(), bonus, discard].concat();
    }
    Vec::new()
}

pub(super) fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let bank = BOARD.yellow(player.yellow_bank);
    let totals = state.totals(seat);
    let (armies, outdated_armies) = player.armies();
    let units: Vec<(Card, u8)> = player
        .units()
        .map(|tech| (tech.card, tech.workers))
        .collect();
    let mut military_backs: Vec<u8> = player
        .military_hand
        .iter()
        .map(|card| card.level())
        .collect();
    military_backs.sort_unstable();
    let mut shown = player.shown.clone();
    shown.sort();
    PlayerView {
        seat,
        resigned: player.resigned,
        culture: player.culture,
        culture_rating: state.culture_rating(seat),
        science: player.science,
        science_rating: player.science_rating(),
        strength: state.strength(seat),
        units: player.unit_count(),
        unit_force: player.force_of(&units),
        colonization: player.colonization_modifier(),
        happiness: player.happiness(),
        happiness_required: bank.happiness_required,
        discontent: player.discontent(),
        food: player.stock(Goods::Food),
        food_production: state.food_production(seat),
        consumption: bank.consumption,
        resources: player.stock(Goods::Resources),
        resource_production: state.resource_production(seat),
        corruption: BOARD.corruption(player.blue_bank),
        yellow_bank: player.yellow_bank,
        unused_workers: player.unused,
        blue_bank: player.blue_bank,
        civil_actions: state.civil_available(seat),
        civil_total: few(totals.civil),
        military_actions: state.military_available(seat),
        military_total: few(totals.military),
        unit_resources: player.turn.unit_resources,
        unit_science: player.turn.unit_science,
        government: player.government,
        urban_limit: player.urban_limit(),
        leader: player.leader,
        technologies: player.techs.clone(),
        specials: player.specials.iter().flatten().copied().collect(),
        wonder: player.wonder,
        wonders: player.wonders.clone(),
        colonies: player.colonies.clone(),
        pact: player.pact,
        pacts: state
            .pacts_of(seat)
            .map(|(pact, owner, side)| {
                let other = if owner == seat { pact.partner } else { owner };
                (pact.card, other, side)
            })
            .collect(),
        wars: player.wars.clone(),
        tactic: player.tactic,
        tactic_exclusive: player.tactic_exclusive,
        armies,
        outdated_armies,
        civil_hand: player.civil_hand.clone(),
        civil_limit: state.civil_limit(seat),
        military_hand: viewer.is(seat).then(|| player.military_hand.clone()),
        military_backs,
        military_limit: state.military_limit(seat),
        shown,
        loses_politics: player.loses_politics,
        final_labs: outlook::final_labs(state, seat),
    }
}
