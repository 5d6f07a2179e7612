//! Age of Innovation: six rounds of terraforming, building, science and innovation.

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
use state::ids::AreaTile;
use state::{Phase, State};

use kernel::about::Length;
use kernel::bots::judgement::{Judgement, Tally};
use kernel::column;
use kernel::deal::{Dealer, Setup};
use kernel::message::{Message, NotationError, Refusal, Words};
use kernel::names::Named;
use kernel::panel::{Ink, Panel, SignDrawing, Stage};
use kernel::rng::Rng;
use kernel::{
    Applied, Choice, Game, GameInfo, Glossary, Look, OptionInfo, OptionValue, Outcome, Seat, Turn,
    Viewer,
};

#[derive(Debug)]
pub struct AgeOfInnovation;

impl Game for AgeOfInnovation {
    type State = State;
    type Action = Action;
    type View = View;

    fn info() -> GameInfo {
        GameInfo {
            slug: "age_of_innovation",
            name: "Age of Innovation",
            players: 2..=5,
            rules: &[1],
            state_format: 4,
            options: OPTIONS,
            first_match: &[],
            orders: &[
                "offers always",
                "offers free",
                "offers up to 3 for 2",
                "offers always ask if wasted",
                "offers never",
                "offers off",
            ],
            sources: &["source-rules", "source-components", "source-reconstructed"],
            in_short: include_str!("in_short.txt"),
            rules_text: include_str!("rules.md"),
            translations: kernel::translations!("pl", "ru"),
            showcase: include_str!("showcase.turn"),
            lessons: lessons::LESSONS,
            sections: sections::SECTIONS,
            at_a_glance: &["2-3", "7-2", "8-2", "8-7", "8-8"],
            length: Length {
                turns: 30,
                minutes: 3,
            },
            messages: kernel::catalogues!("en", "pl", "ru"),
            longest: 10_000,
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
        permit::legal(state, seat)
    }

    fn declining(state: &State, seat: Seat) -> Vec<Action> {
        permit::decline::declining(state, seat)
    }

    fn named() -> Vec<Named> {
        words::names::named()
    }

    fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
        action::shorthand::read(state, seat, line)
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        let play = permit::apply(state, seat, action)?;
        Ok(Applied {
            state: play.state,
            events: play.events,
            is_final: play.is_final,
        })
    }

    fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
        words::describe::describe(state, seat, action)
    }

    fn far(state: &State, seat: Seat) -> Vec<Choice> {
        words::far::dig_and_build(state, seat)
    }

    fn why_not(state: &State, seat: Seat) -> Vec<Message> {
        words::describe::why_not(state, seat)
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

    /// Only the area tile of the two-player game is ever hidden, and from everybody alike.
    fn imagine(state: &State, _viewer: Viewer, rng: &mut Rng) -> State {
        let mut other = state.clone();
        if !state.is_area_known()
            && let Some(neutral) = &mut other.neutral
        {
            let all: Vec<AreaTile> = AreaTile::all().collect();
            neutral.area = Some(*rng.pick(&all));
        }
        other
    }

    fn points(state: &State) -> Vec<i64> {
        let points = state.players.iter().map(|player| i64::from(player.vp));
        points.collect()
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
            Phase::Actions { active, .. } => Some(active),
            Phase::Sets(_)
            | Phase::Draft(_)
            | Phase::DraftBonus(_)
            | Phase::Personal(_)
            | Phase::Place(_)
            | Phase::Effects(_)
            | Phase::Income(_)
            | Phase::Closing
            | Phase::Science(_)
            | Phase::Over => None,
        }
    }

    fn deciding(state: &State) -> Vec<Seat> {
        words::prompts::deciding(state).collect()
    }

    fn is_settled(state: &State, seat: Seat) -> bool {
        state.is_decided(seat) || state.offer_to(seat).is_some()
    }

    fn seats(state: &State) -> usize {
        state.seats()
    }

    fn greedy(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        bot::greedy::choose(state, seat, legal, rng)
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

    fn signs() -> &'static [SignDrawing] {
        board::panels::SIGNS
    }

    fn inks(view: &View, _seats: usize) -> Vec<Ink> {
        board::panels::inks(view)
    }

    fn stage(state: &State) -> Option<Stage> {
        Some(words::prompts::stage(state))
    }

    fn svg(view: &View, look: &Look<'_, Action>) -> String {
        let (panels, inks) = (Self::panels(view, look), Self::inks(view, view.seats.len()));
        let title = look.words.name("word-board");
        let is_over = view.table.phase == Phase::Over;
        column::draw(&panels, &inks, look.words, &title, is_over)
    }

    fn text(view: &View, look: &Look<'_, Action>) -> String {
        board::text::write(view, look)
    }
}

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "map",
        values: &[
            OptionValue {
                id: "standard",
                players: 2..=5,
            },
            OptionValue {
                id: "small",
                players: 3..=3,
            },
        ],
    },
    OptionInfo {
        id: "distribution",
        values: &[
            OptionValue {
                id: "sets",
                players: 2..=5,
            },
            OptionValue {
                id: "draft",
                players: 2..=5,
            },
        ],
    },
    OptionInfo {
        id: "faction_values",
        values: &[
            OptionValue {
                id: "original",
                players: 2..=5,
            },
            OptionValue {
                id: "revised_2024",
                players: 2..=5,
            },
        ],
    },
];
