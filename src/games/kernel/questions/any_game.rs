//! The text face of every game, written once: the rest of the service knows games only by it.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Serialize};

use crate::bots::Bot;
use crate::bots::advice::{Advice, Verdict};
use crate::bots::effort::{Effort, no_clock};
use crate::bots::judgement::Judgement;
use crate::deal::{Component, Deal, Dealer, Options, Setup, complete_options};
use crate::held::Held;
use crate::message::{Catalogue, Message, Refusal, Words, message};
use crate::names::{Named, Names};
use crate::panel::{Ink, Panel, SignDrawing, Stage};
use crate::rng::{Rng, Seed};
pub use crate::steps::Played;
use crate::{Choice, Game, GameInfo, Glossary, Outcome, Seat, Turn, Viewer};

/// A game whose types are not known: rules by name.
pub trait AnyGame: Send + Sync {
    fn info(&self) -> &GameInfo;
    fn catalogue(&self) -> &Catalogue;

    /// Draws what `fixed` leaves open. Without a seed everything must be fixed.
    fn deal(
        &self,
        rules: u32,
        seats: u8,
        options: &Options,
        fixed: &Deal,
        seed: Option<&Seed>,
    ) -> Result<(Setup, Vec<Component>), Refusal>;

    fn start(&self, setup: &Setup) -> Result<Box<dyn Position>, Refusal>;

    /// Names the data that matches are dealt from, where an operator may replace them.
    fn data_version(&self) -> Option<String>;
    fn is_data_version(&self, version: &str) -> bool;

    /// The cards or tiles with their texts, by group.
    fn glossary(&self, words: &Words<'_>) -> Vec<Glossary>;

    /// How the bots judge its positions.
    fn judgement(&self) -> &'static Judgement;

    /// The things that lines name, and what people call them.
    fn named(&self) -> Vec<Named>;

    /// The signs that its panels use beside those of the kernel.
    fn signs(&self) -> &'static [SignDrawing];

    /// The kinds of choices that menus fold, by the ids of their messages.
    fn rare_kinds(&self) -> &'static [&'static str];

    /// How many lines of each table of the data may differ from the printed game.
    fn reconstructed(&self) -> Vec<(&'static str, usize)>;

    /// Takes an operator's data, before anything is dealt; or says what is wrong with them.
    fn replace_data(&self, text: &str) -> Result<(), String>;

    /// Reads what [`Position::store`] wrote; `None` if it has another format or is damaged, and
    /// the position must be rebuilt from the record.
    fn load(&self, stored: &str) -> Option<Box<dyn Position>>;
}

/// A state whose type is not known.
pub trait Position: Send + Sync + Debug {
    fn turn(&self) -> Turn;
    /// The seats of the turn, for whoever asks often.
    fn deciding(&self) -> Vec<Seat>;
    /// Whose turn it is, although others may have to answer first.
    fn active(&self) -> Option<Seat>;
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The line of a seat that has nothing to choose: its only one, or one of several that all lead
    /// to the same. None if it shows something that was hidden, which its player would want to see
    /// come; the end of a turn is no news, whatever is drawn then.
    fn forced(&self, seat: Seat) -> Option<String>;

    /// The lines that decline what the rules leave to the seat.
    fn declining(&self, seat: Seat) -> Vec<String>;
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// What takes several actions, each as one entry.
    fn far(&self, seat: Seat) -> Vec<Choice>;
    /// Whether what the seat has begun goes on although the turn could end.
    fn goes_on(&self, seat: Seat) -> bool;
    /// The legal line that closes what the seat has begun.
    fn closing(&self, seat: Seat) -> Option<String>;
    /// The standing order that would always answer as this legal line does.
    fn order_of(&self, seat: Seat, line: &str) -> Option<String>;
    fn why_not(&self, seat: Seat) -> Vec<Message>;

    /// Plays one line, which may stand for several actions; all or none. Things may be called by
    /// their names instead of their ids.
    fn play(&mut self, seat: Seat, line: &str) -> Result<Vec<Played>, Refusal>;

    /// Whether a line is written as an action is, legal or not.
    fn reads(&self, seat: Seat, line: &str) -> bool;

    /// The lines that a standing order answers with; none asks the player.
    fn obey(&self, seat: Seat, order: &str) -> Result<Vec<String>, Refusal>;

    /// The lines of a bot: one, or several of its turn that it is sure of. Empty if the seat has
    /// nothing to decide.
    /// With another judgement than the game's own if one is given.
    fn think(
        &self,
        seat: Seat,
        bot: Bot,
        judgement: Option<&Judgement>,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<String>;

    /// The next line of a bot that thinks as long as it likes; `None` if the seat has nothing to
    /// decide.
    fn bot(&self, seat: Seat, bot: Bot, rng: &mut Rng) -> Option<String> {
        let mut clock = no_clock;
        let lines = self.think(seat, bot, None, &mut Effort::until(&mut clock), rng);
        lines.into_iter().next()
    }

    /// Plays on at random to the end, no further than so many actions: as a search does, with a list of
    /// what is legal for each action and no words. The number of actions.
    fn playout(&self, most: usize, rng: &mut Rng) -> usize;

    /// What the seat could play now, the best first, with reasons; thought about with so many nodes.
    /// Nothing that the seat cannot see has a part in it.
    fn advise(&self, seat: Seat, nodes: u64, effort: &mut Effort<'_>, rng: &mut Rng)
    -> Vec<Advice>;

    /// The points that each seat is expected to have at the end, in hundredths.
    fn expect(&self, worlds: u32, effort: &mut Effort<'_>, rng: &mut Rng) -> Vec<i64>;

    /// How the turn that a seat played from here compares with a bot's.
    fn review(
        &self,
        seat: Seat,
        played: &[&str],
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Option<Verdict>;

    fn view(&self, viewer: Viewer) -> serde_json::Value;
    fn panels(&self, scene: &Scene<'_>) -> Vec<Panel>;
    /// The colour of each seat's pieces, as a viewer sees them.
    fn inks(&self, viewer: Viewer) -> Vec<Ink>;
    /// How far the match is.
    fn stage(&self) -> Option<Stage>;
    fn svg(&self, scene: &Scene<'_>) -> String;
    fn text(&self, scene: &Scene<'_>) -> String;
    /// What a seat plays as, as ids that the catalogue names.
    fn roles(&self, seat: Seat) -> Vec<&'static str>;
    fn points(&self) -> Vec<i64>;
    fn result(&self) -> Option<Outcome>;
    fn audit(&self) -> Result<(), String>;
    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn Position>;

    /// The line of an action of the past, as a viewer may read it now.
    fn shown_line(&self, seat: Seat, line: &str, viewer: Viewer) -> String;

    /// Whether this is the same state of the same game.
    fn same(&self, other: &dyn Position) -> bool;

    /// Whether a viewer sees the same in both.
    fn same_view(&self, other: &dyn Position, viewer: Viewer) -> bool;
    fn as_any(&self) -> &dyn Any;
    fn store(&self) -> String;
    fn boxed(&self) -> Box<dyn Position>;
}

/// Who looks at a drawing, in which language, after which action.
#[derive(Debug)]
pub struct Scene<'a> {
    pub viewer: Viewer,
    pub words: &'a Words<'a>,
    /// The last action, if the viewer may read it.
    pub last: Option<(Seat, &'a str)>,
}

/// Makes an [`AnyGame`] of a [`Game`].
#[derive(Debug)]
pub struct Erased<G> {
    info: GameInfo,
    catalogue: OnceLock<Catalogue>,
    names: OnceLock<Arc<Names>>,
    game: PhantomData<G>,
}

impl<G: Game> Erased<G> {
    #[expect(
        clippy::new_without_default,
        reason = "a game is registered, never defaulted"
    )]
    pub fn new() -> Self {
        Erased {
            info: G::info(),
            catalogue: OnceLock::new(),
            names: OnceLock::new(),
            game: PhantomData,
        }
    }

    fn hold(&self, state: G::State) -> Box<dyn Position> {
        let names = self
            .names
            .get_or_init(|| Arc::new(Names::new(self.catalogue(), G::named())));
        Box::new(Held::<G> {
            state,
            names: Arc::clone(names),
        })
    }
}

/// The stored form of a state.
#[derive(Serialize, Deserialize)]
pub(crate) struct Stored<S> {
    pub(crate) format: u32,
    pub(crate) state: S,
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn catalogue(&self) -> &Catalogue {
        self.catalogue
            .get_or_init(|| Catalogue::new(self.info.messages))
    }

    fn deal(
        &self,
        rules: u32,
        seats: u8,
        options: &Options,
        fixed: &Deal,
        seed: Option<&Seed>,
    ) -> Result<(Setup, Vec<Component>), Refusal> {
        let info = self.info();
        if !info.rules.contains(&rules) {
            return Err(message!("rules-version", version = rules, game = info.name).into());
        }
        if !info.players.contains(&seats) {
            let (least, most) = (*info.players.start(), *info.players.end());
            let game = info.name;
            return Err(message!(
                "player-count",
                game = game,
                least = least,
                most = most,
                players = seats
            )
            .into());
        }
        let options = complete_options(info, seats, options)?;
        let mut dealer = Dealer::new(usize::from(seats), &options, fixed, seed);
        G::deal(&mut dealer)?;
        let (deal, components) = dealer.finish()?;
        Ok((
            Setup {
                rules,
                seats: usize::from(seats),
                options,
                deal,
            },
            components,
        ))
    }

    fn start(&self, setup: &Setup) -> Result<Box<dyn Position>, Refusal> {
        Ok(self.hold(G::start(setup)?))
    }

    fn data_version(&self) -> Option<String> {
        G::data_version()
    }

    fn is_data_version(&self, version: &str) -> bool {
        G::is_data_version(version)
    }

    fn glossary(&self, words: &Words<'_>) -> Vec<Glossary> {
        G::glossary(words)
    }

    fn judgement(&self) -> &'static Judgement {
        G::judgement()
    }

    fn named(&self) -> Vec<Named> {
        G::named()
    }

    fn signs(&self) -> &'static [SignDrawing] {
        G::signs()
    }

    fn rare_kinds(&self) -> &'static [&'static str] {
        G::rare_kinds()
    }

    fn reconstructed(&self) -> Vec<(&'static str, usize)> {
        G::reconstructed()
    }

    fn replace_data(&self, text: &str) -> Result<(), String> {
        G::replace_data(text)
    }

    fn load(&self, stored: &str) -> Option<Box<dyn Position>> {
        let stored: Stored<G::State> = serde_json::from_str(stored).ok()?;
        (stored.format == self.info().state_format).then(|| self.hold(stored.state))
    }
}

/// A game for the whole life of the program, the same each time: its texts are read once.
pub fn registered<G: Game>() -> &'static dyn AnyGame {
    static KNOWN: Mutex<BTreeMap<TypeId, &'static dyn AnyGame>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    *known
        .entry(TypeId::of::<G>())
        .or_insert_with(|| Box::leak(Box::new(Erased::<G>::new())))
}
