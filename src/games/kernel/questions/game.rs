//! The questions that every game answers.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::bots::judgement::{Judgement, Tally};
use crate::deal::{Dealer, Setup};
use crate::message::{Message, NotationError, Refusal, Words, message};
use crate::names::Named;
use crate::panel::{Ink, Panel, SignDrawing, Stage};
use crate::rng::Rng;
use crate::{Applied, Choice, GameInfo, Glossary, Look, Outcome, Seat, Turn, Viewer, bots};

/// One set of rules. The same setup and the same actions give the same state, always.
///
/// A game is asked about five things. [`example::Harbour`](crate::example::Harbour) answers all of
/// them in one short file.
///
/// # Rules
///
/// What is dealt, who must decide, what they may do, what it changes, how it ends.
///
/// ```
/// use kernel::example::{self, Action, Harbour};
/// use kernel::{Game, Seat};
///
/// let (start, ana) = (example::dealt(), Seat(0));
/// assert!(Harbour::turn(&start).waits_for(ana));
/// assert!(Harbour::legal(&start, ana).contains(&Action::Take(2)));
/// let after = Harbour::apply(&start, ana, &Action::Take(2)).unwrap().state;
/// assert_eq!(Harbour::points(&after), [2, 0]);
/// assert!(Harbour::apply(&after, ana, &Action::Take(2)).is_err(), "once in a turn");
/// assert_eq!(Harbour::declining(&after, ana), [Action::End], "nobody must show the card");
/// assert_eq!(Harbour::result(&after), None);
/// ```
///
/// # Words
///
/// How a line is read, what people call things, what the menu says.
///
/// ```
/// use kernel::example::{self, Action, Harbour};
/// use kernel::{Game, Seat, any_game};
///
/// let (start, ana) = (example::dealt(), Seat(0));
/// assert_eq!(Harbour::read(&start, ana, "take 3"), Ok(vec![Action::Take(3)]));
/// let names = ["Ana".to_owned(), "Bo".to_owned()];
/// let words = any_game::registered::<Harbour>().catalogue().words("en", &names);
/// let show = Harbour::describe(&start, ana, &Action::Show);
/// assert_eq!(words.say(&show.what), "Show your card");
/// ```
///
/// # Board
///
/// What a viewer may see, as a drawing, as panels and as text.
///
/// ```
/// use kernel::example::{self, Harbour};
/// use kernel::{Game, Seat, Viewer};
///
/// let start = example::dealt();
/// let cards = |viewer| Harbour::view(&start, viewer)["cards"].to_string();
/// assert_eq!(cards(Viewer::Seat(Seat(0))), "[1,null]");
/// assert_eq!(cards(Viewer::Spectator), "[null,null]");
/// ```
///
/// # Bot
///
/// How good a position looks, and what the greedy bot makes of it.
///
/// ```
/// use kernel::example::{self, Action, Harbour};
/// use kernel::rng::Rng;
/// use kernel::{Game, Seat};
///
/// let (start, ana) = (example::dealt(), Seat(0));
/// let legal = Harbour::legal(&start, ana);
/// let best = Harbour::greedy(&start, ana, &legal, &mut Rng::new([1; 32]));
/// assert_eq!(legal[best], Action::Take(3), "three coins are more than a card worth one");
/// ```
///
/// # The operator's data
///
/// Which data matches are dealt from, and how an operator replaces those that are reconstructed.
///
/// ```
/// use kernel::Game;
/// use kernel::example::Harbour;
///
/// assert_eq!(Harbour::data_version(), None);
/// assert!(Harbour::replace_data("cards = []").is_err(), "all of Harbour is printed here");
/// ```
pub trait Game: Sized + Send + Sync + 'static {
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// `Display` writes exactly the line that `FromStr` reads. An action has one form only: where
    /// players may write a thing in several ways, `FromStr` (or [`Game::read`]) settles on one.
    type Action: Clone + PartialEq + Debug + Display + FromStr<Err = NotationError>;
    /// What one viewer may see: everything that is drawn or sent to them comes from it.
    type View: Serialize + PartialEq + Debug;

    // Rules

    fn info() -> GameInfo;

    /// Draws everything random into explicit components. What the record fixes by hand is taken
    /// from there by the dealer.
    fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal>;

    fn start(setup: &Setup) -> Result<Self::State, Refusal>;

    /// Which seats must decide now, and about what.
    fn turn(state: &Self::State) -> Turn;

    /// All that `seat` may do now; empty for a seat that has nothing to decide. In the order in
    /// which a menu shows it, without repetition.
    fn legal(state: &Self::State, seat: Seat) -> Vec<Self::Action>;

    /// Where the rules say ‘may’ in what the seat decides now: the actions that decline it. The
    /// checks make sure that they are legal.
    fn declining(_state: &Self::State, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }

    /// The new state and what happened, or why not. Accepts exactly the actions of
    /// [`Game::legal`]; the caller has made sure that the seat has something to decide.
    fn apply(
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Applied<Self::State>, Refusal>;

    /// Whether a player leaves the match by this action; bots stay to the end.
    fn gives_up(_action: &Self::Action) -> bool {
        false
    }

    /// Another state that this viewer cannot tell from the true one: all that is hidden from the
    /// viewer drawn anew. Bots think in it, and the checks compare views with it. With the same
    /// generator it is the same for all states that the viewer cannot tell apart.
    fn imagine(state: &Self::State, _viewer: Viewer, _rng: &mut Rng) -> Self::State {
        state.clone()
    }

    /// The points of each seat as they stand.
    fn points(state: &Self::State) -> Vec<i64>;

    /// The end of the match; `None` while it runs.
    fn result(state: &Self::State) -> Option<Outcome>;

    /// Checks that no piece was created or lost and that every number is within its bounds.
    fn audit(state: &Self::State) -> Result<(), String>;

    // Words

    /// The things that lines name by an id, and what people call them. Players may type either.
    fn named() -> Vec<Named> {
        Vec::new()
    }

    /// Reads a line that a player typed where shorthand depends on the position. One line may
    /// stand for several actions; they are then played in order, all or none.
    fn read(
        _state: &Self::State,
        _seat: Seat,
        line: &str,
    ) -> Result<Vec<Self::Action>, NotationError> {
        Ok(vec![line.parse()?])
    }

    /// The menu entry of a legal action.
    fn describe(state: &Self::State, seat: Seat, action: &Self::Action) -> Choice;

    /// What takes several actions, as one entry whose line joins them by `; `: a far space with all
    /// the steps to it. Only what [`Game::legal`] does not offer by itself.
    fn far(_state: &Self::State, _seat: Seat) -> Vec<Choice> {
        Vec::new()
    }

    /// Whether what a seat has begun goes on although the turn could end: tiles are still to be
    /// filled. What must be answered goes on in any case.
    fn goes_on(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// In one line each: what is out of reach now, and what is missing for it.
    fn why_not(_state: &Self::State, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// The standing order that would always answer as this legal action does.
    fn order_of(_state: &Self::State, _seat: Seat, _action: &Self::Action) -> Option<String> {
        None
    }

    /// The actions with which a standing order of the seat answers the decision that is open;
    /// none asks the player. An order that this game does not know is an error.
    fn obey(
        _state: &Self::State,
        _seat: Seat,
        order: &str,
    ) -> Result<Vec<Self::Action>, NotationError> {
        Err(message!("unknown-order", order = order.to_owned()).into())
    }

    /// The line of an action of the past as this viewer may read it now, in a match that is at
    /// `state`. Must be the action's own line for the seat that played it.
    fn shown_line(
        _state: &Self::State,
        _seat: Seat,
        action: &Self::Action,
        _viewer: Viewer,
    ) -> String {
        action.to_string()
    }

    /// What a seat plays as (a faction, a character, its leaders), as ids that the catalogue names:
    /// results are counted by it. Only what everybody may see.
    fn roles(_state: &Self::State, _seat: Seat) -> Vec<&'static str> {
        Vec::new()
    }

    /// The cards or tiles with their texts, by group, for the game's page: a board has no room for
    /// them.
    fn glossary(_words: &Words<'_>) -> Vec<Glossary> {
        Vec::new()
    }

    /// The legal action that closes what the seat has begun: defend with the cards chosen, stop here.
    fn closing(_state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The kinds of [`Choice`] that are seldom wanted, by the ids of their messages: menus fold them.
    fn rare_kinds() -> &'static [&'static str] {
        &[]
    }

    // Board

    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The board as data, for whoever arranges it: see [`panel`](crate::panel).
    fn panels(_view: &Self::View, _look: &Look<'_, Self::Action>) -> Vec<Panel> {
        Vec::new()
    }

    /// The signs that its panels and menu use beside those of the kernel.
    fn signs() -> &'static [SignDrawing] {
        &[]
    }

    /// The colour of each seat's pieces.
    fn inks(_view: &Self::View, seats: usize) -> Vec<Ink> {
        Ink::BY_SEAT.iter().copied().take(seats).collect()
    }

    /// How far the match is, if it has rounds or ages.
    fn stage(_state: &Self::State) -> Option<Stage> {
        None
    }

    /// The board as a drawing, also used as picture in mails: no script, no outside reference.
    fn svg(view: &Self::View, look: &Look<'_, Self::Action>) -> String;

    /// The board for plain text, at most 72 columns.
    fn text(view: &Self::View, look: &Look<'_, Self::Action>) -> String;

    // Bot

    /// How good the position looks for a seat; the greedy bot takes the action that leads to the
    /// highest value.
    fn appraise(state: &Self::State, seat: Seat) -> i64;

    /// What a strong player counts for a seat: each of the terms of [`Game::judgement`].
    fn count(state: &Self::State, seat: Seat, tally: &mut Tally) {
        tally.add(0, Self::appraise(state, seat));
    }

    /// The terms of [`Game::count`] with their weights, and how far the bots look.
    fn judgement() -> &'static Judgement {
        static PLAIN: LazyLock<Judgement> = LazyLock::new(Judgement::of_one_term);
        &PLAIN
    }

    /// Whose turn it is, although others may have to answer first; `None` between turns.
    fn active(_state: &Self::State) -> Option<Seat> {
        None
    }

    /// The seats of [`Game::turn`], for whoever asks often.
    fn deciding(state: &Self::State) -> Vec<Seat> {
        Self::turn(state).seats().collect()
    }

    /// Whether the seat has nothing half done. What a half-done thing is worth is seen only when it
    /// is finished.
    fn is_settled(_state: &Self::State, _seat: Seat) -> bool {
        true
    }

    fn seats(state: &Self::State) -> usize {
        Self::points(state).len()
    }

    /// The choice of the greedy bot; a game that needs to look further than one action says so
    /// here. `legal` is not empty; the answer is an index into it.
    fn greedy(state: &Self::State, seat: Seat, legal: &[Self::Action], rng: &mut Rng) -> usize {
        bots::best_next::<Self>(state, seat, legal, rng)
    }

    // The operator's data

    /// Names the data that matches are dealt from, where an operator may replace them.
    fn data_version() -> Option<String> {
        None
    }

    /// Whether a match that names its data so was dealt from the data that are here.
    fn is_data_version(version: &str) -> bool {
        Self::data_version().as_deref() == Some(version)
    }

    /// How many lines of each table of the data may differ from the printed game.
    fn reconstructed() -> Vec<(&'static str, usize)> {
        Vec::new()
    }

    /// Takes an operator's data in the place of the built-in ones, before anything is dealt; or
    /// says what is wrong with them.
    fn replace_data(_text: &str) -> Result<(), String> {
        Err("this game has no data to replace".to_owned())
    }
}
