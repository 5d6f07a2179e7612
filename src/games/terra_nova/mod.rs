//! Terra Nova: five rounds of settling a land of five terrains.

// A new action, effect or task is thought about wherever one of them is asked for.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

mod action;
mod audit;
mod board;
mod bot;
mod data;
mod lessons;
mod orders;
mod perform;
mod permit;
mod sections;
mod state;
mod words;

#[cfg(test)]
mod tests;

use action::Action;
use board::view::View;
use state::{Phase, State};

use kernel::about::Length;
use kernel::bots::judgement::{Judgement, Tally};
use kernel::column;
use kernel::deal::{Dealer, Setup};
use kernel::message::{Message, NotationError, Refusal, Words};
use kernel::names::Named;
use kernel::panel::{Ink, Panel, Stage};
use kernel::rng::Rng;
use kernel::{
    Applied, Choice, Game, GameInfo, Glossary, Look, OptionInfo, OptionValue, Outcome, Seat, Turn,
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
            state_format: 3,
            options: OPTIONS,
            first_match: &[("setup", "first_game")],
            orders: &[
                "roundend 3",
                "roundend keep 2",
                "roundend points",
                "roundend points keep 2",
                "roundend off",
            ],
            sources: &["source-rules", "source-components", "source-reconstructed"],
            in_short: include_str!("in_short.txt"),
            rules_text: include_str!("rules.md"),
            translations: kernel::translations!("pl", "ru"),
            showcase: include_str!("showcase.turn"),
            lessons: lessons::LESSONS,
            sections: sections::SECTIONS,
            at_a_glance: &["1-2", "1-3", "1-4", "1-7", "6-5", "6-6"],
            length: Length {
                turns: 20,
                minutes: 2,
            },
            messages: kernel::catalogues!("en", "pl", "ru"),
            longest: 2000,
            always_ends: true,
        }
    }

    fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
        state::setup::deal(dealer)
    }

    fn start(setup: &Setup) -> Result<State, Refusal> {
        state::setup::start(setup)
    }

    fn turn(state: &State) -> Turn {
        words::prompts::turn(state)
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        permit::legal::legal(state, seat)
    }

    fn declining(state: &State, seat: Seat) -> Vec<Action> {
        permit::legal::declining(state, seat)
    }

    fn named() -> Vec<Named> {
        words::names::named()
    }

    fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
        action::shorthand::read(state, seat, line)
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        perform::apply(state, seat, action)
    }

    fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
        words::menu::describe(state, seat, action)
    }

    fn why_not(state: &State, seat: Seat) -> Vec<Message> {
        words::menu::why_not(state, seat)
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
        for draws in &mut other.draws {
            // What is drawn must not depend on how they lie in truth.
            draws.sort();
            rng.shuffle(draws);
        }
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
        audit::audit(state)
    }

    fn appraise(state: &State, seat: Seat) -> i64 {
        bot::greedy::appraise(state, seat)
    }

    fn count(state: &State, seat: Seat, tally: &mut Tally) {
        bot::terms::count(state, seat, tally);
    }

    fn judgement() -> &'static Judgement {
        bot::terms::judgement()
    }

    fn active(state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Turn { seat, .. } => Some(seat),
            Phase::Neutral(_)
            | Phase::Factions(_)
            | Phase::Houses(_)
            | Phase::Bonus(_)
            | Phase::Window(_)
            | Phase::Over => None,
        }
    }

    fn deciding(state: &State) -> Vec<Seat> {
        words::prompts::waiting(state)
    }

    fn seats(state: &State) -> usize {
        state.players.len()
    }

    fn glossary(words: &Words<'_>) -> Vec<Glossary> {
        board::glossary::glossary(words)
    }

    fn data_version() -> Option<String> {
        Some(data::tables::version().to_owned())
    }

    fn is_data_version(version: &str) -> bool {
        data::tables::of(version).is_some()
    }

    fn reconstructed() -> Vec<(&'static str, usize)> {
        data::tables::reconstructed()
    }

    fn replace_data(text: &str) -> Result<(), String> {
        data::tables::install(text)
    }

    fn panels(view: &View, look: &Look<'_, Action>) -> Vec<Panel> {
        board::panels::panels(view, look)
    }

    fn inks(view: &View, _seats: usize) -> Vec<Ink> {
        board::panels::inks(view)
    }

    fn stage(state: &State) -> Option<Stage> {
        Some(words::prompts::stage(state))
    }

    fn svg(view: &View, look: &Look<'_, Action>) -> String {
        let (panels, inks) = (
            Self::panels(view, look),
            Self::inks(view, view.players.len()),
        );
        let title = look.words.name("picture-title");
        column::draw(&panels, &inks, look.words, &title, view.is_over)
    }

    fn text(view: &View, look: &Look<'_, Action>) -> String {
        board::text::write(view, look)
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
