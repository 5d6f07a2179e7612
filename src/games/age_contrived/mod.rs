//! An Age Contrived: gods with transmutation devices build the monuments of a young world.

// A new action, effect or task is thought about wherever one of them is asked for.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

mod action;
mod audit;
mod board;
mod bot;
pub mod data;
mod lessons;
mod orders;
mod perform;
mod permit;
mod sections;
mod state;
mod words;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use board::view::View;
pub use state::State;

use action::shorthand;
use board::{panels, picture, text};
use perform::{flow, openings, scoring};
use permit::{decline, walk};
use state::{Log, Phase, ids, setup};
use words::{menu, names, prompts, variants};

use kernel::about::Length;
use kernel::bots::judgement::{Judgement, Tally};
use kernel::deal::{Dealer, Setup};
use kernel::message::{Message, NotationError, Refusal, Words};
use kernel::names::Named;
use kernel::panel::{Panel, SignDrawing, Stage};
use kernel::rng::Rng;
use kernel::{
    Applied, Choice, Decision, Game, GameInfo, Glossary, Look, OptionInfo, OptionValue, Outcome,
    Seat, Turn, Viewer,
};

#[derive(Debug)]
pub struct AgeContrived;

impl Game for AgeContrived {
    type State = State;
    type Action = Action;
    type View = View;

    fn info() -> GameInfo {
        GameInfo {
            slug: "age_contrived",
            name: "An Age Contrived",
            players: 2..=5,
            rules: &[1, 2],
            state_format: 2,
            options: OPTIONS,
            first_match: &[("abilities", "off")],
            orders: &[
                "auto add c,m,r",
                "auto add no",
                "auto add ask",
                "auto gain energy",
                "auto gain energy c,m,r,p",
                "auto gain ask",
                "auto release exhaust",
                "auto release market",
                "auto release ask",
            ],
            sources: &["source-rules", "source-map", "source-reconstructed"],
            in_short: include_str!("in_short.txt"),
            rules_text: include_str!("rules.md"),
            translations: kernel::translations!("pl", "ru"),
            showcase: include_str!("showcase.turn"),
            lessons: lessons::LESSONS,
            sections: sections::SECTIONS,
            at_a_glance: &["8", "12", "16"],
            length: Length {
                turns: 20,
                minutes: 3,
            },
            messages: kernel::catalogues!("en", "pl", "ru"),
            longest: 20_000,
            // Nobody is forced to build, and the game has no rule against that.
            always_ends: false,
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
            about: prompts::prompt(state, seat),
            topic: prompts::topic(state),
            cause: None,
        };
        Turn(state.deciding().into_iter().map(decision).collect())
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        permit::legal(state, seat)
    }

    fn declining(state: &State, seat: Seat) -> Vec<Action> {
        decline::declining(state, seat)
    }

    fn closing(state: &State, seat: Seat) -> Option<Action> {
        decline::closing(state, seat)
    }

    fn named() -> Vec<Named> {
        names::named()
    }

    fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
        shorthand::read(state, seat, line)
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        let (mut next, mut log) = (state.clone(), Log::default());
        flow::play(&mut next, seat, action, &mut log)?;
        Ok(Applied {
            state: next,
            events: log.events,
            is_final: log.revealed,
        })
    }

    fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
        menu::describe(state, seat, action)
    }

    fn far(state: &State, seat: Seat) -> Vec<Choice> {
        let walks = walk::walks(state, seat).into_iter();
        walks
            .map(|(place, way)| menu::walk(state, seat, place, &way))
            .collect()
    }

    fn goes_on(state: &State, seat: Seat) -> bool {
        permit::goes_on(state, seat)
    }

    fn order_of(state: &State, seat: Seat, action: &Action) -> Option<String> {
        variants::order(state, seat, action)
    }

    fn why_not(state: &State, seat: Seat) -> Vec<Message> {
        prompts::why_not(state, seat)
    }

    fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
        orders::obey(state, seat, order)
    }

    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        state
            .character(seat)
            .iter()
            .map(|character| character.name())
            .collect()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn shown_line(state: &State, seat: Seat, action: &Action, viewer: Viewer) -> String {
        let is_secret = state.phase == Phase::Secret && !viewer.is(seat);
        if is_secret && matches!(action, Action::Start(..)) {
            return "start".to_owned();
        }
        action.to_string()
    }

    fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut other = state.clone();
        let level = |tile: &ids::TileId| data::data().tile(*tile).level;
        // What is drawn must not depend on how the stack lies in truth.
        other.deck.sort();
        rng.shuffle(&mut other.deck);
        // The next tile is the last, and the lowest level comes first.
        other
            .deck
            .sort_by_key(|tile| std::cmp::Reverse(level(tile)));
        if state.phase == Phase::Secret {
            for seat in Seat::all(state.seats()).filter(|&seat| !viewer.is(seat)) {
                openings::redraw_start(&mut other, seat, rng);
            }
        }
        other
    }

    fn points(state: &State) -> Vec<i64> {
        let seats = Seat::all(state.seats());
        if state.phase == Phase::Secret {
            // What lies in the market is not known yet.
            return seats.map(|_| 0).collect();
        }
        seats
            .map(|seat| scoring::points(state, seat).total())
            .collect()
    }

    fn result(state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| scoring::outcome(state))
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn appraise(state: &State, seat: Seat) -> i64 {
        bot::greedy::appraise(state, seat)
    }

    fn greedy(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        bot::greedy::choose(state, seat, legal, rng)
    }

    fn count(state: &State, seat: Seat, tally: &mut Tally) {
        bot::terms::count(state, seat, tally);
    }

    fn judgement() -> &'static Judgement {
        bot::terms::judgement()
    }

    fn active(state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Characters(_) | Phase::Secret | Phase::Draft(_) | Phase::Over => None,
            Phase::Choose | Phase::Convey(_) | Phase::Actions | Phase::Close(_) => {
                Some(state.active)
            }
        }
    }

    fn deciding(state: &State) -> Vec<Seat> {
        state.deciding()
    }

    fn is_settled(state: &State, seat: Seat) -> bool {
        let is_under_way = matches!(state.phase, Phase::Convey(_) | Phase::Close(_));
        state.stack.is_empty() && !(is_under_way && state.active == seat)
    }

    fn seats(state: &State) -> usize {
        state.seats()
    }

    fn data_version() -> Option<String> {
        Some(data::data().digest.clone())
    }

    fn is_data_version(version: &str) -> bool {
        data::data().is_called(version)
    }

    fn reconstructed() -> Vec<(&'static str, usize)> {
        data::data().reconstructed.clone()
    }

    fn replace_data(text: &str) -> Result<(), String> {
        data::install(text)
            .map(drop)
            .map_err(|error| error.to_string())
    }

    fn panels(view: &View, look: &Look<'_, Action>) -> Vec<Panel> {
        panels::panels(view, look)
    }

    fn glossary(words: &Words<'_>) -> Vec<Glossary> {
        board::glossary::glossary(words)
    }

    fn signs() -> &'static [SignDrawing] {
        panels::signs::SIGNS
    }

    fn stage(state: &State) -> Option<Stage> {
        Some(panels::stage(state))
    }

    fn svg(view: &View, look: &Look<'_, Action>) -> String {
        picture::draw(view, look)
    }

    fn text(view: &View, look: &Look<'_, Action>) -> String {
        text::write(view, look)
    }
}

const fn value(id: &'static str) -> OptionValue {
    OptionValue { id, players: 2..=5 }
}

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "divine_wind",
        values: &[value("off"), value("on")],
    },
    OptionInfo {
        id: "start_energy",
        values: &[value("quick"), value("free")],
    },
    OptionInfo {
        id: "neutral_bridges",
        values: &[value("dealt"), value("draft")],
    },
    OptionInfo {
        id: "characters",
        values: &[value("dealt"), value("chosen")],
    },
    OptionInfo {
        id: "abilities",
        values: &[value("on"), value("off")],
    },
];
