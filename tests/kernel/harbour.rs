//! The worked example, and how it can be wrong: `FLAW` breaks one promise of the contract, so that the
//! checks can be seen to find it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use turnpost::games::any_game::{AnyGame, registered};
use turnpost::games::deal::{Dealer, Setup};
use turnpost::games::example::{self, BANK, Harbour};
use turnpost::games::message::{NotationError, Refusal, message};
use turnpost::games::names::Named;
use turnpost::games::rng::Rng;
use turnpost::games::{Applied, Choice, Game, GameInfo, Look, Outcome, Seat, Turn, Viewer};

use Action::{Plain, Rest};
use example::Action::{End, Show, Take};

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
pub const ADVISES_THE_IMPOSSIBLE: u8 = 17;
/// Not wrong: two lines for one thing.
pub const TWO_WORDS: u8 = 16;

pub fn harbour() -> &'static dyn AnyGame {
    registered::<Harbour>()
}

#[derive(Debug)]
pub struct Flawed<const FLAW: u8>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    harbour: example::State,
    actions: usize,
    #[serde(skip)]
    forgotten: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Plain(example::Action),
    /// The end under another name.
    Rest,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Plain(action) => action.fmt(f),
            Rest => f.write_str("rest"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        match line {
            "rest" => Ok(Rest),
            line => line.parse().map(Plain),
        }
    }
}

impl<const FLAW: u8> Flawed<FLAW> {
    pub fn registered() -> &'static dyn AnyGame {
        registered::<Self>()
    }
}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    type State = State;
    type Action = Action;
    type View = serde_json::Value;

    fn info() -> GameInfo {
        Harbour::info()
    }

    fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
        Harbour::deal(dealer)
    }

    fn start(setup: &Setup) -> Result<State, Refusal> {
        Ok(State {
            harbour: Harbour::start(setup)?,
            actions: 0,
            forgotten: 0,
        })
    }

    fn turn(state: &State) -> Turn {
        let turn = Harbour::turn(&state.harbour);
        match turn.is_over() && FLAW == NEVER_ENDS {
            true => Turn::one(state.harbour.turn, message!("your-turn")),
            false => turn,
        }
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        let table = &state.harbour;
        if !Self::turn(state).waits_for(seat) || (FLAW == DEAD_END && table.bank < 10) {
            return Vec::new();
        }
        let mut actions: Vec<Action> = Harbour::legal(table, seat).into_iter().map(Plain).collect();
        let may_show = !table.shown[seat.index()];
        match FLAW {
            OFFERS_WHAT_IT_REFUSES if !table.acted => {
                actions.retain(|action| !matches!(action, Plain(Take(_))));
                actions.extend((1..=3).map(|coins| Plain(Take(coins))));
            }
            OFFERS_NOTHING | COUNTS_WHAT_NOBODY_SEES if !table.acted => {
                actions.push(Plain(Take(0)));
            }
            NEVER_ENDS if actions.is_empty() => actions.push(Plain(End)),
            CANNOT_BE_DECLINED if table.acted && may_show => {
                actions.retain(|action| *action != Plain(End));
            }
            ASKS_FOR_NOTHING if table.acted && !may_show => actions = vec![Rest],
            TWO_WORDS if table.acted && !may_show => actions = vec![Rest, Plain(End)],
            OFFERS_TWICE => actions.push(actions[0].clone()),
            _ => {}
        }
        actions
    }

    fn declining(state: &State, seat: Seat) -> Vec<Action> {
        let declining = Harbour::declining(&state.harbour, seat);
        declining.into_iter().map(Plain).collect()
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        let offered = Self::legal(state, seat).contains(action);
        let lenient = FLAW == TAKES_WHAT_IT_DOES_NOT_OFFER && *action == Plain(End);
        let impossible = matches!(action, Plain(Take(coins)) if *coins > state.harbour.bank);
        if FLAW == ADVISES_THE_IMPOSSIBLE && !offered {
            return Err(message!("not-now", line = Show.to_string()).into());
        }
        if impossible || !(offered || lenient) {
            return Err(message!("not-now", line = action.to_string()).into());
        }
        let mut before = state.harbour.clone();
        let mut applied = match action {
            Plain(Take(0)) => Applied {
                state: before,
                events: Vec::new(),
                is_final: false,
            },
            Plain(End) | Rest => {
                // Even where it is not offered.
                before.acted = true;
                Harbour::apply(&before, seat, &End)?
            }
            Plain(action) => Harbour::apply(&before, seat, action)?,
        };
        let table = &mut applied.state;
        match (FLAW, action) {
            (LOSES_A_COIN, Plain(Take(_))) if table.bank < 5 => table.coins[seat.index()] -= 1,
            (EVENT_TELLS_A_CARD, Plain(Take(_))) => {
                let card = table.cards[seat.index()];
                applied.events = vec![message!("takes", seat = seat, coins = card).into()];
            }
            // It pretends that there is something to see.
            (ASKS_FOR_NOTHING, Rest) => applied.is_final = true,
            _ => {}
        }
        Ok(Applied {
            state: State {
                harbour: applied.state,
                actions: state.actions + usize::from(FLAW != OFFERS_NOTHING),
                forgotten: state.forgotten + usize::from(FLAW == STORES_NOT_ALL),
            },
            events: applied.events,
            is_final: applied.is_final,
        })
    }

    fn points(state: &State) -> Vec<i64> {
        Harbour::points(&state.harbour)
    }

    fn result(state: &State) -> Option<Outcome> {
        Self::turn(state)
            .is_over()
            .then(|| Outcome::by_score(Self::points(state)))
    }

    fn audit(state: &State) -> Result<(), String> {
        let table = &state.harbour;
        let all = table.bank + table.coins.iter().sum::<i64>();
        match all == BANK {
            true => Ok(()),
            false => Err(format!("{all} coins")),
        }
    }

    fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        State {
            harbour: Harbour::imagine(&state.harbour, viewer, rng),
            ..state.clone()
        }
    }

    fn named() -> Vec<Named> {
        Harbour::named()
    }

    fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
        let plain = match action {
            Plain(action) => action,
            Rest => &End,
        };
        let choice = Harbour::describe(&state.harbour, seat, plain);
        let what = match (FLAW, plain) {
            (HAS_NO_WORDS, Show | End) => message!("nobody-wrote-this"),
            _ => choice.what,
        };
        Choice {
            line: action.to_string(),
            what,
            ..choice
        }
    }

    fn view(state: &State, viewer: Viewer) -> serde_json::Value {
        let mut view = Harbour::view(&state.harbour, viewer);
        if FLAW == VIEW_TELLS_A_CARD {
            view["cards"] = serde_json::json!(state.harbour.cards);
        }
        view
    }

    fn svg(view: &serde_json::Value, _look: &Look<'_, Action>) -> String {
        format!("<svg>{view}</svg>")
    }

    fn text(view: &serde_json::Value, _look: &Look<'_, Action>) -> String {
        format!("bank {}", view["bank"])
    }

    fn appraise(state: &State, seat: Seat) -> i64 {
        Harbour::appraise(&state.harbour, seat)
    }
}
