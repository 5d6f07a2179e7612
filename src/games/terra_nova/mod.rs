//! Terra Nova: five rounds of settling a land of five terrains.

mod action;
mod board;
mod bot;
mod data;
mod ids;
mod legal;
mod menu;
mod orders;
mod perform;
mod permit;
mod play;
mod rounds;
mod scoring;
mod setup;
mod state;
mod svg;
mod text;
mod towns;
mod view;

#[cfg(test)]
mod tests;

use action::Action;
use permit::Bill;
use state::{Phase, Stage, State};
use view::View;

use super::deal::{Dealer, Setup};
use super::message::{Arg, Message, NotationError, Refusal, message};
use super::rng::Rng;
use super::{
    Applied, Choice, Decision, Game, GameInfo, Look, OptionInfo, OptionValue, Outcome, Seat, Turn,
    Viewer,
};

#[derive(Debug)]
pub struct TerraNova;

impl Game for TerraNova {
    type State = State;
    type Action = Action;
    type View = View;

    fn info() -> GameInfo {
        GameInfo {
            slug: "terra_nova",
            name: "Terra Nova",
            players: 2..=4,
            rules: &[1],
            state_format: 1,
            options: OPTIONS,
            orders: &[
                "roundend 3",
                "roundend keep 2",
                "roundend points",
                "roundend points keep 2",
                "roundend off",
            ],
            sources: &["source-rules", "source-components", "source-reconstructed"],
            in_short: include_str!("in_short.txt"),
            messages: &[("en", include_str!("messages/en.ftl"))],
            longest: 2000,
            always_ends: true,
        }
    }

    fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
        setup::deal(dealer)
    }

    fn start(setup: &Setup) -> Result<State, Refusal> {
        setup::start(setup)
    }

    fn turn(state: &State) -> Turn {
        let decision = |seat| Decision {
            seat,
            about: prompt(state),
        };
        Turn(waiting(state).into_iter().map(decision).collect())
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        legal::legal(state, seat)
    }

    fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
        if let Some(both) = action::read_both_spades(line) {
            return both;
        }
        Ok(vec![settle_on_one_form(state, seat, line.parse()?)])
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        perform::apply(state, seat, action)
    }

    fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
        menu::describe(state, seat, action)
    }

    fn why_not(state: &State, seat: Seat) -> Vec<Message> {
        menu::why_not(state, seat)
    }

    fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
        orders::obey(state, seat, order)
    }

    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        state
            .player(seat)
            .faction
            .iter()
            .map(|faction| faction.id())
            .collect()
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View::of(state)
    }

    fn imagine(state: &State, _viewer: Viewer, rng: &mut Rng) -> State {
        let mut other = state.clone();
        other.draws.iter_mut().for_each(|draws| rng.shuffle(draws));
        other
    }

    fn points(state: &State) -> Vec<i64> {
        state
            .players
            .iter()
            .map(|player| i64::from(player.points))
            .collect()
    }

    fn result(state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| Outcome::by_score(Self::points(state)))
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }

    fn appraise(state: &State, seat: Seat) -> i64 {
        bot::appraise(state, seat)
    }

    fn svg(view: &View, look: &Look<'_, Action>) -> String {
        svg::draw(view, look)
    }

    fn text(view: &View, look: &Look<'_, Action>) -> String {
        text::write(view, look)
    }
}

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "setup",
        values: &[
            OptionValue {
                id: "free",
                players: 2..=4,
            },
            OptionValue {
                id: "first_game",
                players: 2..=4,
            },
        ],
    },
    OptionInfo {
        id: "turn_order",
        values: &[
            OptionValue {
                id: "clockwise",
                players: 2..=4,
            },
            OptionValue {
                id: "pass_order",
                players: 2..=4,
            },
        ],
    },
    OptionInfo {
        id: "neutral",
        values: &[
            OptionValue {
                id: "none",
                players: 2..=4,
            },
            OptionValue {
                id: "planner",
                players: 2..=2,
            },
            OptionValue {
                id: "lucky_digger",
                players: 2..=2,
            },
        ],
    },
];

/// The seats that must decide now.
fn waiting(state: &State) -> Vec<Seat> {
    match &state.phase {
        Phase::Neutral(due) => due.iter().take(1).map(|(seat, _)| *seat).collect(),
        Phase::Factions(queue) | Phase::Houses(queue) | Phase::Bonus(queue) => vec![queue[0]],
        Phase::Turn { seat, .. } => vec![*seat],
        Phase::Window(open) => open.clone(),
        Phase::Over => Vec::new(),
    }
}

/// What has to be decided now.
fn prompt(state: &State) -> Message {
    match &state.phase {
        Phase::Neutral(due) => {
            let colour = due.first().map_or("river", |(_, colour)| colour.id());
            message!("decide-neutral", colour = Arg::name(colour))
        }
        Phase::Factions(_) => message!("decide-faction"),
        Phase::Houses(_) => message!("decide-house"),
        Phase::Bonus(_) => message!("decide-bonus"),
        Phase::Turn { stage, .. } => match stage {
            Stage::BeforeAction => message!("decide-action", round = state.round),
            Stage::SecondSpade { .. } => message!("decide-spade"),
            Stage::EdgeHouse => message!("decide-edge"),
            Stage::FreeSail => message!("decide-freesail"),
            Stage::Towns => message!("decide-town"),
            Stage::AfterAction => message!("decide-end"),
        },
        Phase::Window(_) => message!("decide-window"),
        Phase::Over => message!("match-over"),
    }
}

/// What a bill says to people.
fn price(bill: Bill) -> Message {
    match (bill.coins, bill.power) {
        (0, 0) => message!("price-free"),
        (coins, 0) => message!("price-coins", coins = coins),
        (0, power) => message!("price-power", power = power),
        (coins, power) => message!("price-both", coins = coins, power = power),
    }
}

/// Shorthand that depends on the position: `build` goes without saying on home terrain, and a
/// town is named by any of its buildings.
fn settle_on_one_form(state: &State, seat: Seat, action: Action) -> Action {
    use action::Spades;
    match action {
        Action::Dig {
            with: with @ (Spades::Power | Spades::Bonus | Spades::Fairy),
            hex,
            ..
        } if state.terrain(hex) == state.player(seat).home() => Action::Dig {
            with,
            hex,
            build: true,
        },
        Action::Town {
            tile,
            at: Some(hex),
        } => {
            let groups = towns::qualifying(state, seat);
            match groups.iter().find(|group| group.contains(hex)) {
                Some(_) if groups.len() == 1 => Action::Town { tile, at: None },
                Some(group) => Action::Town {
                    tile,
                    at: group.first(),
                },
                None => action,
            }
        }
        other => other,
    }
}
