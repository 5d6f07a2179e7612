//! Harbour: a game small enough to be wrong in one way at a time.
//!
//! Players take coins from a bank and may show their hidden card for its value. `FLAW` breaks one
//! promise of the contract, so that the checks can be seen to find it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use turnpost::games::about::Length;
use turnpost::games::deal::{Dealer, Setup};
use turnpost::games::message::message;
use turnpost::games::message::{Event, Message, NotationError, Refusal};
use turnpost::games::names::Named;
use turnpost::games::rng::Rng;
use turnpost::games::{
    Applied, Choice, Game, GameInfo, Look, OptionInfo, OptionValue, Outcome, Seat, Turn, Viewer,
};

pub const RIGHT: u8 = 0;
pub const VIEW_TELLS_A_CARD: u8 = 1;
pub const OFFERS_WHAT_IT_REFUSES: u8 = 2;
pub const TAKES_WHAT_IT_DOES_NOT_OFFER: u8 = 3;
pub const LOSES_A_COIN: u8 = 4;
pub const NEVER_ENDS: u8 = 5;
pub const HAS_NO_WORDS: u8 = 7;
pub const OFFERS_TWICE: u8 = 8;
pub const EVENT_TELLS_A_CARD: u8 = 9;
pub const STORES_NOT_ALL: u8 = 10;
pub const DEAD_END: u8 = 11;
pub const OFFERS_NOTHING: u8 = 12;
pub const COUNTS_WHAT_NOBODY_SEES: u8 = 13;
pub const CANNOT_BE_DECLINED: u8 = 14;
pub const ASKS_FOR_NOTHING: u8 = 15;
/// Not wrong: two lines for one thing.
pub const TWO_WORDS: u8 = 16;

#[derive(Debug)]
pub struct Harbour<const FLAW: u8>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    rules: u32,
    bank: i64,
    coins: Vec<i64>,
    cards: Vec<i64>,
    shown: Vec<bool>,
    turn: Seat,
    acted: bool,
    actions: usize,
    #[serde(skip)]
    forgotten: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Take(i64),
    Show,
    /// The end under another name.
    Rest,
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(coins) => write!(f, "take {coins}"),
            Action::Show => f.write_str("show"),
            Action::Rest => f.write_str("rest"),
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
            ["rest"] => Ok(Action::Rest),
            ["end"] => Ok(Action::End),
            _ => Err(unreadable()),
        }
    }
}

const BANK: i64 = 30;
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

impl<const FLAW: u8> Game for Harbour<FLAW> {
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
            rules_text: "",
            translations: &[],
            showcase: "",
            lessons: &[],
            length: Length {
                turns: 5,
                minutes: 1,
            },
            messages: &[("en", include_str!("harbour.ftl"))],
            longest: 400,
            always_ends: true,
        }
    }

    fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
        dealer.start_player()?;
        let seats = dealer.seats();
        dealer.hidden("cards", &["1", "2", "3", "4", "5", "6"], seats)?;
        Ok(())
    }

    fn start(setup: &Setup) -> Result<State, Refusal> {
        let number = |text: &String| text.parse::<i64>().unwrap();
        Ok(State {
            rules: setup.rules,
            bank: BANK,
            coins: vec![0; setup.seats],
            cards: setup.dealt("cards").iter().map(number).collect(),
            shown: vec![false; setup.seats],
            turn: Seat(number(&setup.dealt("start_player")[0]) as u8 - 1),
            acted: false,
            actions: 0,
            forgotten: 0,
        })
    }

    fn turn(state: &State) -> Turn {
        let over = state.bank == 0 && !state.acted && FLAW != NEVER_ENDS;
        if over {
            Turn::default()
        } else {
            Turn::one(state.turn, message!("your-turn"))
        }
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        if !Self::turn(state).waits_for(seat) || (FLAW == DEAD_END && state.bank < 10) {
            return Vec::new();
        }
        let most = if FLAW == OFFERS_WHAT_IT_REFUSES {
            3
        } else {
            state.bank.min(3)
        };
        let may_show = !state.shown[seat.index()];
        let least = i64::from(FLAW != OFFERS_NOTHING && FLAW != COUNTS_WHAT_NOBODY_SEES);
        let mut actions: Vec<Action> = Vec::new();
        if state.acted || (FLAW == NEVER_ENDS && state.bank == 0) {
            match FLAW {
                CANNOT_BE_DECLINED if may_show => {}
                ASKS_FOR_NOTHING if !may_show => actions.push(Action::Rest),
                TWO_WORDS if !may_show => actions.extend([Action::Rest, Action::End]),
                _ => actions.push(Action::End),
            }
        } else {
            actions.extend((least..=most).map(Action::Take));
        }
        if may_show {
            actions.push(Action::Show);
        }
        if FLAW == OFFERS_TWICE {
            actions.push(actions[0].clone());
        }
        actions
    }

    fn declining(state: &State, seat: Seat) -> Vec<Action> {
        let may_show = state.acted && state.turn == seat && !state.shown[seat.index()];
        may_show.then_some(Action::End).into_iter().collect()
    }

    fn named() -> Vec<Named> {
        let card = |word: &str, id: &'static str| Named::new(word, message!(id));
        vec![card("show", "flag"), card("2", "purse"), card("3", "purse")]
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        let offered = Self::legal(state, seat).contains(action);
        let lenient = FLAW == TAKES_WHAT_IT_DOES_NOT_OFFER && *action == Action::End;
        let impossible = matches!(action, Action::Take(coins) if *coins > state.bank);
        if impossible || !(offered || lenient) {
            return Err(message!("not-now", line = action.to_string()).into());
        }
        let mut state = state.clone();
        state.actions += usize::from(FLAW != OFFERS_NOTHING);
        let mut events: Vec<Event> = Vec::new();
        let mut is_final = false;
        match action {
            Action::Take(0) => {}
            Action::Take(coins) => {
                state.bank -= coins;
                state.coins[seat.index()] +=
                    coins - i64::from(FLAW == LOSES_A_COIN && state.bank < 5);
                state.acted = true;
                let coins = if FLAW == EVENT_TELLS_A_CARD {
                    state.cards[seat.index()]
                } else {
                    *coins
                };
                events.push(message!("takes", seat = seat, coins = coins).into());
            }
            Action::Show => {
                state.shown[seat.index()] = true;
                is_final = true;
                events
                    .push(message!("shows", seat = seat, card = state.cards[seat.index()]).into());
            }
            Action::End | Action::Rest => {
                // It pretends that there is something to see.
                is_final = FLAW == ASKS_FOR_NOTHING && *action == Action::Rest;
                state.acted = false;
                state.turn = Seat((seat.0 + 1) % state.coins.len() as u8);
            }
        }
        if FLAW == STORES_NOT_ALL {
            state.forgotten += 1;
        }
        Ok(Applied {
            state,
            events,
            is_final,
        })
    }

    fn describe(_state: &State, _seat: Seat, action: &Action) -> Choice {
        let what: Message = match action {
            Action::Take(coins) => message!("do-take", coins = *coins),
            _ if FLAW == HAS_NO_WORDS => message!("nobody-wrote-this"),
            Action::Show => message!("do-show"),
            Action::End | Action::Rest => message!("do-end"),
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
        let seats = Seat::all(state.coins.len());
        let sees =
            |seat: Seat| state.shown[seat.index()] || viewer.is(seat) || FLAW == VIEW_TELLS_A_CARD;
        let cards: Vec<Option<i64>> = seats
            .map(|seat| sees(seat).then(|| state.cards[seat.index()]))
            .collect();
        serde_json::json!({ "bank": state.bank, "coins": state.coins, "cards": cards })
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

    fn shown_line(_state: &State, _seat: Seat, action: &Action, _viewer: Viewer) -> String {
        action.to_string()
    }

    fn points(state: &State) -> Vec<i64> {
        let bonus = i64::from(state.rules >= 2);
        let card = |seat: usize| {
            if state.shown[seat] {
                state.cards[seat] + bonus
            } else {
                0
            }
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
        if all == BANK {
            Ok(())
        } else {
            Err(format!("{all} coins"))
        }
    }

    fn appraise(state: &State, seat: Seat) -> i64 {
        Self::points(state)[seat.index()]
    }

    fn svg(view: &serde_json::Value, _look: &Look<'_, Action>) -> String {
        format!("<svg>{view}</svg>")
    }

    fn text(view: &serde_json::Value, _look: &Look<'_, Action>) -> String {
        format!("bank {}", view["bank"])
    }
}

impl<const FLAW: u8> Harbour<FLAW> {
    pub fn registered() -> &'static dyn turnpost::games::any_game::AnyGame {
        turnpost::games::any_game::registered::<Self>()
    }
}
