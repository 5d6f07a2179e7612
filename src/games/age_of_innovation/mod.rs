//! Age of Innovation: six rounds of terraforming, building, science and innovation.

mod action;
mod actions;
mod audit;
mod bot;
mod buildings;
mod choices;
mod data;
mod describe;
mod effects;
mod eyes;
mod flow;
mod free;
mod ids;
mod maps;
mod notation;
mod offers;
mod orders;
mod pass;
mod play;
mod prompts;
mod rules;
mod scoring;
mod settle;
mod setup;
mod setup_phase;
mod shorthand;
mod space;
mod state;
mod svg;
mod text;
mod view;

#[cfg(test)]
mod tests;

use action::Action;
use ids::AreaTile;
use state::{Phase, State};
use view::View;

use super::deal::{Dealer, Setup};
use super::message::{Message, NotationError, Refusal};
use super::rng::Rng;
use super::{
    Applied, Choice, Game, GameInfo, Look, OptionInfo, OptionValue, Outcome, Seat, Turn, Viewer,
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
            state_format: 1,
            options: OPTIONS,
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
            messages: &[("en", include_str!("messages/en.ftl"))],
            longest: 10_000,
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
        prompts::turn(state)
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        rules::legal(state, seat)
    }

    fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
        shorthand::read(state, seat, line)
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        let play = rules::apply(state, seat, action)?;
        Ok(Applied {
            state: play.state,
            events: play.events,
            is_final: play.is_final,
        })
    }

    fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
        describe::describe(state, seat, action)
    }

    fn why_not(state: &State, seat: Seat) -> Vec<Message> {
        describe::why_not(state, seat)
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
        bot::appraise(state, seat)
    }

    fn greedy(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        bot::choose(state, seat, legal, rng)
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
