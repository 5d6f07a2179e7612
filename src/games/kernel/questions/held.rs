//! A position of a game, behind the face that hides its types.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use crate::any_game::{Position, Scene, Stored};
use crate::bots::advice::{Advice, Verdict};
use crate::bots::effort::Effort;
use crate::bots::judgement::Judgement;
use crate::bots::{Bot, Mind, options};
use crate::message::{Message, NotationError, Refusal};
use crate::names::Names;
use crate::panel::{Ink, Panel, Stage};
use crate::rng::Rng;
use crate::steps::{END, Played, play_all, refuse_out_of_turn};
use crate::{Choice, Game, Look, Outcome, Seat, Turn, Viewer};

/// A state and the names of its game.
pub(crate) struct Held<G: Game> {
    pub(crate) state: G::State,
    pub(crate) names: Arc<Names>,
}

impl<G: Game> Debug for Held<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Debug::fmt(&self.state, f)
    }
}

impl<G: Game> Held<G> {
    fn with(&self, state: G::State) -> Box<dyn Position> {
        Box::new(Held::<G> {
            state,
            names: Arc::clone(&self.names),
        })
    }

    /// Plays a line that calls things by their names: the first reading that is legal. If none is,
    /// the answer is about a reading that could be read, or else about the line itself.
    fn play_by_name(
        &self,
        seat: Seat,
        line: &str,
        unread: NotationError,
    ) -> Result<(G::State, Vec<Played>), Refusal> {
        let mut refused = None;
        for reading in self.names.readings(line) {
            let Ok(actions) = G::read(&self.state, seat, &reading) else {
                continue;
            };
            match play_all::<G>(&self.state, seat, actions) {
                Ok(played) => return Ok(played),
                Err(refusal) => refused = refused.or(Some(refusal)),
            }
        }
        Err(refused.unwrap_or(unread.into()))
    }

    fn look<R>(
        &self,
        scene: &Scene<'_>,
        draw: impl FnOnce(&G::View, &Look<'_, G::Action>) -> R,
    ) -> R {
        let legal = match scene.viewer {
            Viewer::Seat(seat) => G::legal(&self.state, seat),
            Viewer::Spectator => Vec::new(),
        };
        let last = scene
            .last
            .and_then(|(seat, line)| Some((seat, line.parse().ok()?)));
        draw(
            &G::view(&self.state, scene.viewer),
            &Look {
                words: scene.words,
                viewer: scene.viewer,
                legal: &legal,
                last,
            },
        )
    }
}

impl<G: Game> Position for Held<G> {
    fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    fn deciding(&self) -> Vec<Seat> {
        G::deciding(&self.state)
    }

    fn active(&self) -> Option<Seat> {
        G::active(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        G::legal(&self.state, seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        let legal = G::legal(&self.state, seat);
        let after = |action| G::apply(&self.state, seat, action).ok();
        let first = after(legal.first()?)?;
        let same = |action| after(action).is_some_and(|other| other.state == first.state);
        if !legal[1..].iter().all(same) {
            return None;
        }
        let declining = G::declining(&self.state, seat);
        let declines = legal.iter().find(|action| declining.contains(action));
        let line = declines.unwrap_or(&legal[0]).to_string();
        (line == END || !first.is_final).then_some(line)
    }

    fn declining(&self, seat: Seat) -> Vec<String> {
        let actions = G::declining(&self.state, seat);
        actions.iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let legal = G::legal(&self.state, seat);
        legal
            .iter()
            .map(|action| G::describe(&self.state, seat, action))
            .collect()
    }

    fn far(&self, seat: Seat) -> Vec<Choice> {
        G::far(&self.state, seat)
    }

    fn closing(&self, seat: Seat) -> Option<String> {
        G::closing(&self.state, seat).map(|action| action.to_string())
    }

    fn goes_on(&self, seat: Seat) -> bool {
        G::goes_on(&self.state, seat)
    }

    fn order_of(&self, seat: Seat, line: &str) -> Option<String> {
        let action = line.parse().ok()?;
        G::order_of(&self.state, seat, &action)
    }

    fn why_not(&self, seat: Seat) -> Vec<Message> {
        G::why_not(&self.state, seat)
    }

    fn play(&mut self, seat: Seat, line: &str) -> Result<Vec<Played>, Refusal> {
        refuse_out_of_turn::<G>(&self.state, seat)?;
        let (state, played) = match G::read(&self.state, seat, line) {
            Ok(actions) => play_all::<G>(&self.state, seat, actions)?,
            Err(unread) => self.play_by_name(seat, line, unread)?,
        };
        self.state = state;
        Ok(played)
    }

    fn reads(&self, seat: Seat, line: &str) -> bool {
        let reads = |line: &str| G::read(&self.state, seat, line).is_ok();
        reads(line) || self.names.readings(line).iter().any(|line| reads(line))
    }

    fn obey(&self, seat: Seat, order: &str) -> Result<Vec<String>, Refusal> {
        let actions = G::obey(&self.state, seat, order)?;
        Ok(actions.iter().map(ToString::to_string).collect())
    }

    fn think(
        &self,
        seat: Seat,
        bot: Bot,
        judgement: Option<&Judgement>,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<String> {
        let judgement = match judgement {
            Some(judgement) => judgement,
            None => G::judgement(),
        };
        let actions = bot.choose::<G>(&self.state, seat, judgement, effort, rng);
        actions.iter().map(ToString::to_string).collect()
    }

    fn playout(&self, most: usize, rng: &mut Rng) -> usize {
        let mut state = self.state.clone();
        for played in 0..most {
            let Some(&seat) = G::deciding(&state).first() else {
                return played;
            };
            let legal = options::<G>(&state, seat);
            let applied = G::apply(&state, seat, rng.pick(&legal));
            state = applied.expect("what is legal can be played").state;
        }
        most
    }

    fn advise(
        &self,
        seat: Seat,
        nodes: u64,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<Advice> {
        let mut mind = Mind::<G>::new(G::judgement(), Bot::Strong);
        mind.look.nodes = nodes.min(mind.look.nodes);
        mind.advise(&self.state, seat, effort, rng)
    }

    fn expect(&self, worlds: u32, effort: &mut Effort<'_>, rng: &mut Rng) -> Vec<i64> {
        let mind = Mind::<G>::new(G::judgement(), Bot::Club);
        mind.expect(&self.state, worlds, effort, rng)
    }

    fn review(
        &self,
        seat: Seat,
        played: &[&str],
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Option<Verdict> {
        let played: Result<Vec<G::Action>, _> = played.iter().map(|line| line.parse()).collect();
        let mind = Mind::<G>::new(G::judgement(), Bot::Club);
        mind.review(&self.state, seat, &played.ok()?, effort, rng)
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(G::view(&self.state, viewer)).expect("a view is plain data")
    }

    fn panels(&self, scene: &Scene<'_>) -> Vec<Panel> {
        self.look(scene, G::panels)
    }

    fn inks(&self, viewer: Viewer) -> Vec<Ink> {
        let seats = G::points(&self.state).len();
        G::inks(&G::view(&self.state, viewer), seats)
    }

    fn stage(&self) -> Option<Stage> {
        G::stage(&self.state)
    }

    fn svg(&self, scene: &Scene<'_>) -> String {
        self.look(scene, G::svg)
    }

    fn text(&self, scene: &Scene<'_>) -> String {
        self.look(scene, G::text)
    }

    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        G::roles(&self.state, seat)
    }

    fn points(&self) -> Vec<i64> {
        G::points(&self.state)
    }

    fn result(&self) -> Option<Outcome> {
        G::result(&self.state)
    }

    fn audit(&self) -> Result<(), String> {
        G::audit(&self.state)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn Position> {
        self.with(G::imagine(&self.state, viewer, rng))
    }

    fn shown_line(&self, seat: Seat, line: &str, viewer: Viewer) -> String {
        match line.parse() {
            Ok(action) => G::shown_line(&self.state, seat, &action, viewer),
            Err(_) => String::new(),
        }
    }

    fn same(&self, other: &dyn Position) -> bool {
        other
            .as_any()
            .downcast_ref::<Held<G>>()
            .is_some_and(|other| other.state == self.state)
    }

    fn same_view(&self, other: &dyn Position, viewer: Viewer) -> bool {
        other
            .as_any()
            .downcast_ref::<Held<G>>()
            .is_some_and(|other| G::view(&other.state, viewer) == G::view(&self.state, viewer))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn store(&self) -> String {
        let stored = Stored {
            format: G::info().state_format,
            state: &self.state,
        };
        serde_json::to_string(&stored).expect("a state is plain data")
    }

    fn boxed(&self) -> Box<dyn Position> {
        self.with(self.state.clone())
    }
}
