//! Through the Ages: A New Story of Civilization, the full game with all cards of the base game.

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
#[cfg(test)]
mod tests;
mod words;

use action::{Action, shorthand};
use board::view::View;
use board::{faces, panels, picture, text, view};
use perform::Table;
use permit::{decline, legal};
use state::{Stage, State, hidden, setup};
use words::{describe, prompts};

use kernel::about::Length;
use kernel::bots::judgement::{Judgement, Tally};
use kernel::deal::{Dealer, Setup};
use kernel::message::{Message, NotationError, Refusal, Words};
use kernel::names::Named;
use kernel::panel::{Panel, SignDrawing};
use kernel::rng::Rng;
use kernel::{Applied, Choice, Game, GameInfo, Glossary, Look, Outcome, Seat, Turn, Viewer};

/// The game for the registry.
#[derive(Debug)]
pub struct ThroughTheAges;

impl Game for ThroughTheAges {
    type State = State;
    type Action = Action;
    type View = View;

    fn info() -> GameInfo {
        GameInfo {
            slug: "through_the_ages",
            name: "Through the Ages: A New Story of Civilization",
            players: 2..=4,
            rules: &[1, 2],
            state_format: 2,
            options: &[],
            first_match: &[],
            orders: &["bid upto 5", "pass", "defend none", "refuse"],
            sources: &["source-rules", "source-cards"],
            in_short: include_str!("in_short.txt"),
            rules_text: include_str!("rules.md"),
            translations: kernel::translations!("pl", "ru"),
            showcase: include_str!("showcase.turn"),
            lessons: lessons::LESSONS,
            sections: sections::SECTIONS,
            at_a_glance: &["5-4", "5-5", "10"],
            length: Length {
                turns: 20,
                minutes: 5,
            },
            messages: kernel::catalogues!("en", "pl", "ru"),
            longest: 20_000,
            always_ends: true,
        }
    }

    fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
        setup::deal(dealer)
    }

    fn start(setup: &Setup) -> Result<State, Refusal> {
        let mut table = Table::muted(setup::start(setup)?);
        table.settle();
        Ok(table.state.into_state())
    }

    fn turn(state: &State) -> Turn {
        prompts::turn(state)
    }

    fn legal(state: &State, seat: Seat) -> Vec<Action> {
        legal::legal(state, seat)
    }

    fn declining(state: &State, seat: Seat) -> Vec<Action> {
        decline::declining(state, seat)
    }

    fn closing(state: &State, seat: Seat) -> Option<Action> {
        let closes = |action: &Action| {
            matches!(
                action,
                Action::DefendDone
                    | Action::SendDone
                    | Action::RaidDone
                    | Action::SpoilsDone
                    | Action::AgreementDone
            )
        };
        Self::legal(state, seat).into_iter().find(closes)
    }

    fn rare_kinds() -> &'static [&'static str] {
        &["kind-destroy", "kind-disband", "kind-pay", "kind-resign"]
    }

    fn named() -> Vec<Named> {
        data::Card::all()
            .map(|card| Named::by_id(card.id()))
            .collect()
    }

    fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
        shorthand::read(state, seat, line)
    }

    fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
        let mut table = Table::new(state.clone());
        table.perform(seat, action)?;
        table.settle();
        Ok(Applied {
            state: table.state.into_state(),
            events: table.events,
            is_final: table.is_final,
        })
    }

    fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
        describe::describe(state, seat, action)
    }

    fn why_not(state: &State, seat: Seat) -> Vec<Message> {
        legal::why_not(state, seat)
    }

    fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
        orders::obey(state, seat, order)
    }

    fn data_version() -> Option<String> {
        Some(data::tables::version().to_owned())
    }

    fn reconstructed() -> Vec<(&'static str, usize)> {
        data::tables::reconstructed()
    }

    fn replace_data(text: &str) -> Result<(), String> {
        data::tables::install(text)
    }

    fn glossary(words: &Words<'_>) -> Vec<Glossary> {
        faces::glossary(words)
    }

    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        state
            .player(seat)
            .leader
            .iter()
            .map(|leader| leader.id())
            .collect()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn shown_line(state: &State, seat: Seat, action: &Action, viewer: Viewer) -> String {
        hidden::shown_line(state, seat, action, viewer)
    }

    fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        hidden::imagine(state, viewer, rng)
    }

    fn points(state: &State) -> Vec<i64> {
        state
            .players
            .iter()
            .map(|player| i64::from(player.culture))
            .collect()
    }

    fn result(state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let keys: Vec<(bool, u16)> = state
            .players
            .iter()
            .map(|player| {
                if player.resigned {
                    (false, 0)
                } else {
                    (true, player.culture)
                }
            })
            .collect();
        Some(Outcome::ranked(Self::points(state), &keys))
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
        (state.stage != Stage::Over).then_some(state.current)
    }

    fn deciding(state: &State) -> Vec<Seat> {
        prompts::deciding(state).into_iter().collect()
    }

    fn seats(state: &State) -> usize {
        state.seats()
    }

    fn greedy(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        bot::greedy::greedy(state, seat, legal, rng)
    }

    fn gives_up(action: &Action) -> bool {
        *action == Action::Resign
    }

    fn panels(view: &View, look: &Look<'_, Action>) -> Vec<Panel> {
        panels::panels(view, look)
    }

    fn signs() -> &'static [SignDrawing] {
        panels::signs::SIGNS
    }

    fn stage(state: &State) -> Option<kernel::panel::Stage> {
        Some(kernel::panel::Stage {
            words: prompts::progress(state.round, state.age, state.last_round),
            here: prompts::progress(state.round, state.age, None),
            mark: faces::roman(state.age).to_owned(),
            now: state.age + 1,
            of: 5,
        })
    }

    fn svg(view: &View, look: &Look<'_, Action>) -> String {
        picture::draw(view, look)
    }

    fn text(view: &View, look: &Look<'_, Action>) -> String {
        text::board(view, look)
    }
}
