//! Decks and boards at the beginning (rules 2).

use crate::data::{BOARD, Card, tables};
use crate::state::counts::few;
use crate::state::{Player, Prepared, ROW, Stage, State, Task, Tech, ThisTurn};
use kernel::Seat;
use kernel::deal::{Dealer, Setup};
use kernel::message::{Refusal, message};
use kernel::shared::Shared;

pub const CIVIL: [&str; 4] = ["civil_a", "civil_i", "civil_ii", "civil_iii"];
pub const MILITARY: [&str; 4] = ["events_a", "military_i", "military_ii", "military_iii"];
const CHANCE: &str = "reshuffles";

/// The cards of a deck, each as often as it is in it.
pub fn deck(civil: bool, level: u8, players: usize) -> Vec<Card> {
    Card::all()
        .filter(|card| card.is_civil() == civil && card.level() == level)
        .flat_map(|card| std::iter::repeat_n(card, card.copies(players).into()))
        .collect()
}

/// Decks are dealt from the top: the first id is the first card to be dealt or drawn.
pub fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    let players = dealer.seats();
    tables::dealt(dealer)?;
    dealer.start_player()?;
    for level in 0..4u8 {
        let civil: Vec<&str> = deck(true, level, players)
            .into_iter()
            .map(Card::id)
            .collect();
        dealer.hidden(CIVIL[usize::from(level)], &civil, civil.len())?;
        let military: Vec<&str> = deck(false, level, players)
            .into_iter()
            .map(Card::id)
            .collect();
        dealer.hidden(MILITARY[usize::from(level)], &military, military.len())?;
    }
    dealer.later(CHANCE)
}

pub fn start(setup: &Setup) -> Result<State, Refusal> {
    let start = setup.dealt("start_player").first();
    let start = start.and_then(|seat| seat.parse::<u8>().ok()).unwrap_or(1);
    let mut civil = [Vec::new(), Vec::new(), Vec::new(), Vec::new()];
    let mut military = civil.clone();
    for level in 0..4 {
        civil[level] = from_the_top(setup, CIVIL[level])?;
        military[level] = from_the_top(setup, MILITARY[level])?;
    }
    let mut row = [None; ROW];
    for space in &mut row {
        *space = civil[0].pop();
    }
    let mut boxed_events = std::mem::take(&mut military[0]);
    let count = BOARD.for_players(setup.seats).age_a_events;
    let current_events: Vec<Prepared> = boxed_events
        .split_off(boxed_events.len() - count)
        .into_iter()
        .map(|card| Prepared { card, by: None })
        .collect();
    let start = Seat(start - 1);
    Ok(State {
        rules: setup.rules,
        players: (0..setup.seats).map(|_| new_player().into()).collect(),
        start,
        current: start,
        round: 1,
        age: 0,
        last_round: None,
        stage: Stage::Actions,
        tasks: vec![Task::StartTurn],
        row,
        civil: civil.into(),
        military: military.into(),
        discards: Shared::default(),
        current_events: current_events.into(),
        future_events: Shared::default(),
        past_events: Shared::default(),
        boxed_events: boxed_events.into(),
        common_tactics: Shared::default(),
        gone: Shared::default(),
        picks: Vec::new(),
        rng: setup.rng(CHANCE),
    })
}

/// The deck with its top card last.
fn from_the_top(setup: &Setup, component: &'static str) -> Result<Vec<Card>, Refusal> {
    setup
        .dealt(component)
        .iter()
        .rev()
        .map(|id| Card::find(id).ok_or_else(|| Refusal(message!("no-card", word = id.clone()))))
        .collect()
}

fn new_player() -> Player {
    let techs: Vec<Tech> = BOARD
        .starting_workers()
        .into_iter()
        .map(|(card, workers)| Tech {
            card,
            workers,
            blue: 0,
        })
        .collect();
    let government = Card::all()
        .find(|card| card.government().is_some() && card.level() == 0)
        .expect("a government to start with");
    let stats = government.government().expect("a government");
    let (bank, unused) = (BOARD.setup.yellow_bank_tokens, BOARD.setup.unused_workers);
    let on_cards: u8 = techs.iter().map(|tech| tech.workers).sum();
    Player {
        resigned: false,
        civil_hand: Vec::new(),
        military_hand: Vec::new(),
        shown: Vec::new(),
        leaders_taken: [false; 4],
        leader: None,
        caesar_used: false,
        wonder: None,
        wonders: Vec::new(),
        techs,
        government,
        specials: [None; 4],
        colonies: Vec::new(),
        pact: None,
        wars: Vec::new(),
        tactic: None,
        tactic_exclusive: false,
        yellow_bank: bank,
        unused,
        blue_bank: BOARD.setup.blue_tokens,
        yellow_total: bank + unused + on_cards,
        blue_total: BOARD.setup.blue_tokens,
        science: 0,
        culture: 0,
        civil_actions: few(stats.civil_actions),
        military_actions: few(stats.military_actions),
        loses_politics: false,
        turn: ThisTurn::default(),
    }
}
