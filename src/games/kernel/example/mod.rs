//! Harbour, the worked example: the smallest game that has everything.
//!
//! Players take coins from a bank, one to three in a turn, and may show their hidden card for its
//! value. The match is over when the bank is empty.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::about::Length;
use super::deal::{Dealer, Setup};
use super::message::{Event, Message, NotationError, Refusal, message};
use super::names::Named;
use super::rng::Rng;
use super::{
    Applied, Choice, Game, GameInfo, Look, OptionInfo, OptionValue, Outcome, Seat, Turn, Viewer,
};

#[derive(Debug)]
pub struct Harbour;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub rules: u32,
    pub bank: i64,
    pub coins: Vec<i64>,
    pub cards: Vec<i64>,
    /// Who has shown the card.
    pub shown: Vec<bool>,
    pub turn: Seat,
    /// Coins were taken in this turn.
    pub acted: bool,
}

impl State {
    fn may_show(&self, seat: Seat) -> bool {
        !self.shown[seat.index()]
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Take(i64),
    Show,
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(coins) => write!(f, "take {coins}"),
            Action::Show => f.write_str("show"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let unreadable = || NotationError::from(message!("unreadable", line = line.to_owned()));
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["take", coins] => Ok(Action::Take(coins.parse().map_err(|_| unreadable())?)),
            ["show"] => Ok(Action::Show),
            ["end"] => Ok(Action::End),
            _ => Err(unreadable()),
        }
    }
}

/// Two at the table: the first begins and has the card of 1, the second that of 2.
pub fn dealt() -> State {
    State {
        rules: 1,
        bank: BANK,
        coins: vec![0, 0],
        cards: vec![1, 2],
        shown: vec![false, false],
        turn: Seat(0),
        acted: false,
    }
}

/// The coins of the whole game.
pub const BANK: i64 = 30;
const MOST_IN_A_TURN: i64 = 3;
const CARDS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
const OPTIONS: &[OptionInfo] = &[OptionInfo {
    id: "tide",
    values: &[
        OptionValue {
            id: "low",
            players: 2..=4,
        },
        OptionValue {
            id: "high",
            players: 2..=2,
        },
    ],
}];

impl Game for Harbour {
    type State = State;
    type Action = Action;
    type View = serde_json::Value;

    fn info() -> GameInfo {
        GameInfo {
            slug: "harbour",
            name: "Harbour",
            players: 2..=4,
            rules: &[1, 2],
            state_format: 1,
            options: OPTIONS,
            first_match: &[],
            orders: &[],
            sources: &[],
            in_short: "",
            at_a_glance: &[],
            rules_text: "",
            translations: &[],
            showcase: "",
            lessons: &[],
            sections: &[],
            length: Length {
                turns: 5,
                minutes: 1,
            },
            messages: &[("en", include_str!("en.ftl"))],
            longest: 400,
            always_ends: true,
        }
    }

    fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
        dealer.start_player()?;
        let seats = dealer.seats();
        dealer.hidden("cards", &CARDS, seats)?;
        Ok(())
    }

    fn start(setup: &Setup) -> Result<State, Refusal> {
        let number = |text: &String| text.parse::<i64>().expect("the dealer knows the cards");
        let begins = number(&setup.dealt("start_player")[0]) - 1;
        Ok(State {
            rules: setup.rules,
            bank: BANK,
            coins: vec![0; setup.seats],
            cards: setup.dealt("cards").iter().map(number).collect(),
            shown: vec![false; setup.seats],
            turn: Seat(u8::try_from(begins).expect("a seat of this table")),
            acted: false,
        })
    }

    fn turn(state: &State) -> Turn {
        match state.bank == 0 && !state.acted {
            true => Turn::default(),
            false => Turn::one(state.turn, message!("your-turn")),
        }
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        if !Self::turn(state).waits_for(seat) {
            return Vec::new();
        }
        let mut actions = match state.acted {
            true => vec![Action::End],
            false => (1..=state.bank.min(MOST_IN_A_TURN))
                .map(Action::Take)
                .collect(),
        };
        if state.may_show(seat) {
            actions.push(Action::Show);
        }
        actions
    }

    fn declining(state: &State, seat: Seat) -> Vec<Action> {
        let may_show = state.acted && state.turn == seat && state.may_show(seat);
        may_show.then_some(Action::End).into_iter().collect()
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        if !Self::legal(state, seat).contains(action) {
            return Err(message!("not-now", line = action.to_string()).into());
        }
        let mut state = state.clone();
        let mut events: Vec<Event> = Vec::new();
        match action {
            Action::Take(coins) => {
                state.bank -= coins;
                state.coins[seat.index()] += coins;
                state.acted = true;
                events.push(message!("takes", seat = seat, coins = *coins).into());
            }
            Action::Show => {
                state.shown[seat.index()] = true;
                let card = state.cards[seat.index()];
                events.push(message!("shows", seat = seat, card = card).into());
            }
            Action::End => {
                state.acted = false;
                let seats = state.coins.len();
                state.turn = seat.clockwise(seats).nth(1).expect("at least two seats");
            }
        }
        Ok(Applied {
            state,
            events,
            is_final: *action == Action::Show,
        })
    }

    fn points(state: &State) -> Vec<i64> {
        // From version 2 on a shown card is worth one more.
        let bonus = i64::from(state.rules >= 2);
        let card = |seat: usize| match state.shown[seat] {
            true => state.cards[seat] + bonus,
            false => 0,
        };
        (0..state.coins.len())
            .map(|seat| state.coins[seat] + card(seat))
            .collect()
    }

    fn result(state: &State) -> Option<Outcome> {
        Self::turn(state)
            .is_over()
            .then(|| Outcome::by_score(Self::points(state)))
    }

    fn audit(state: &State) -> Result<(), String> {
        let all = state.bank + state.coins.iter().sum::<i64>();
        match all == BANK {
            true => Ok(()),
            false => Err(format!("{all} coins")),
        }
    }

    fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut other = state.clone();
        let seats: Vec<Seat> = Seat::all(state.coins.len()).collect();
        let known = |seat: &Seat| state.shown[seat.index()] || viewer.is(*seat);
        let mut free: Vec<i64> = (1..=6).collect();
        free.retain(|card| {
            !seats
                .iter()
                .any(|seat| known(seat) && state.cards[seat.index()] == *card)
        });
        rng.shuffle(&mut free);
        for seat in seats.iter().filter(|seat| !known(seat)) {
            other.cards[seat.index()] = free.pop().expect("six cards for four");
        }
        other
    }

    fn named() -> Vec<Named> {
        let card = |word: &str, id: &'static str| Named::new(word, message!(id));
        vec![card("show", "flag"), card("2", "purse"), card("3", "purse")]
    }

    fn describe(_state: &State, _seat: Seat, action: &Action) -> Choice {
        let what: Message = match action {
            Action::Take(coins) => message!("do-take", coins = *coins),
            Action::Show => message!("do-show"),
            Action::End => message!("do-end"),
        };
        Choice {
            line: action.to_string(),
            kind: message!("kind"),
            sign: "",
            what,
            price: None,
            cost: Vec::new(),
            variant: None,
            targets: Vec::new(),
        }
    }

    fn view(state: &State, viewer: Viewer) -> serde_json::Value {
        let sees = |seat: Seat| state.shown[seat.index()] || viewer.is(seat);
        let cards: Vec<Option<i64>> = Seat::all(state.coins.len())
            .map(|seat| sees(seat).then(|| state.cards[seat.index()]))
            .collect();
        serde_json::json!({ "bank": state.bank, "coins": state.coins, "cards": cards })
    }

    fn svg(view: &serde_json::Value, _look: &Look<'_, Action>) -> String {
        format!("<svg>{view}</svg>")
    }

    fn text(view: &serde_json::Value, _look: &Look<'_, Action>) -> String {
        format!("bank {}", view["bank"])
    }

    fn appraise(state: &State, seat: Seat) -> i64 {
        Self::points(state)[seat.index()]
    }
}
