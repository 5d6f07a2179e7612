//! The kernel: what a game is, and everything that works for every game.
//!
//! Nothing here reads a file, a clock or a global: a match is its record, its state a function of it.

pub mod about;
pub mod any_game;
pub mod bots;
pub mod check;
pub mod column;
pub mod deal;
pub mod draw;
mod held;
pub mod land;
pub mod language_check;
pub mod lessons;
pub mod menu;
pub mod message;
pub mod names;
pub mod palette;
pub mod panel;
pub mod panel_check;
pub mod picture;
pub mod play;
pub mod record;
pub mod rng;
pub mod rulings;
pub mod selfplay;
pub mod signs;
mod steps;

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use deal::{Dealer, Setup};
use message::{Event, Message, NotationError, Refusal, Words};
use names::Named;
use panel::{Ink, Panel, Sign, SignDrawing, Stage, Token};
use rng::Rng;

/// One set of rules. The same setup and the same actions give the same state, always.
pub trait Game: Sized + Send + Sync + 'static {
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// `Display` writes exactly the line that `FromStr` reads. An action has one form only: where
    /// players may write a thing in several ways, `FromStr` (or [`Game::read`]) settles on one.
    type Action: Clone + PartialEq + Debug + Display + FromStr<Err = NotationError>;
    /// What one viewer may see: everything that is drawn or sent to them comes from it.
    type View: Serialize + PartialEq + Debug;

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

    /// The new state and what happened, or why not. Accepts exactly the actions of
    /// [`Game::legal`]; the caller has made sure that the seat has something to decide.
    fn apply(
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Applied<Self::State>, Refusal>;

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

    /// The legal action that closes what the seat has begun: defend with the cards chosen, stop here.
    fn closing(_state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The kinds of [`Choice`] that are seldom wanted, by the ids of their messages: menus fold them.
    fn rare_kinds() -> &'static [&'static str] {
        &[]
    }

    /// The standing order that would always answer as this legal action does.
    fn order_of(_state: &Self::State, _seat: Seat, _action: &Self::Action) -> Option<String> {
        None
    }

    /// In one line each: what is out of reach now, and what is missing for it.
    fn why_not(_state: &Self::State, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// The actions with which a standing order of the seat answers the decision that is open;
    /// none asks the player. An order that this game does not know is an error.
    fn obey(
        _state: &Self::State,
        _seat: Seat,
        order: &str,
    ) -> Result<Vec<Self::Action>, NotationError> {
        Err(message::message!("unknown-order", order = order.to_owned()).into())
    }

    /// What a seat plays as (a faction, a character, its leaders), as ids that the catalogue names:
    /// results are counted by it. Only what everybody may see.
    fn roles(_state: &Self::State, _seat: Seat) -> Vec<&'static str> {
        Vec::new()
    }

    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

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

    /// Another state that this viewer cannot tell from the true one: all that is hidden from the
    /// viewer drawn anew. Bots think in it, and the checks compare views with it.
    fn imagine(state: &Self::State, _viewer: Viewer, _rng: &mut Rng) -> Self::State {
        state.clone()
    }

    /// The points of each seat as they stand.
    fn points(state: &Self::State) -> Vec<i64>;

    /// The end of the match; `None` while it runs.
    fn result(state: &Self::State) -> Option<Outcome>;

    /// Checks that no piece was created or lost and that every number is within its bounds.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// How good the position looks for a seat; the greedy bot takes the action that leads to the
    /// highest value.
    fn appraise(state: &Self::State, seat: Seat) -> i64;

    /// The choice of the greedy bot; a game that needs to look further than one action says so
    /// here. `legal` is not empty; the answer is an index into it.
    fn greedy(state: &Self::State, seat: Seat, legal: &[Self::Action], rng: &mut Rng) -> usize {
        bots::best_next::<Self>(state, seat, legal, rng)
    }

    /// The cards or tiles with their texts, by group, for the game's page: a board has no room for
    /// them.
    fn glossary(_words: &Words<'_>) -> Vec<Glossary> {
        Vec::new()
    }

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

    /// Whether a player leaves the match by this action; bots stay to the end.
    fn gives_up(_action: &Self::Action) -> bool {
        false
    }

    /// The board as data, for whoever arranges it: see [`panel`].
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
}

/// A count of things on a table, of which there are never 256.
pub fn few(count: usize) -> u8 {
    u8::try_from(count).expect("a table never holds 256 of a thing")
}

/// A place at the table, counted from 0 clockwise; people see it counted from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table, clockwise from the first.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..few(seats)).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat(few((self.index() + step) % seats)))
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }
}

/// What a match waits for: nothing once it is over.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Turn(pub Vec<Decision>);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    pub seat: Seat,
    /// What this seat must decide, as a prompt.
    pub about: Message,
}

impl Turn {
    pub fn one(seat: Seat, about: Message) -> Self {
        Turn(vec![Decision { seat, about }])
    }

    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    pub fn waits_for(&self, seat: Seat) -> bool {
        self.0.iter().any(|decision| decision.seat == seat)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().map(|decision| decision.seat)
    }
}

/// What an action led to.
#[derive(Clone, Debug)]
pub struct Applied<S> {
    pub state: S,
    pub events: Vec<Event>,
    /// Something hidden was revealed or the rules make it final: it cannot be taken back. (`end`,
    /// and an action after which others decide, are always final; the kernel sees to that.)
    pub is_final: bool,
}

/// One entry of the menu.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    pub line: String,
    /// The group it is listed under, and its sign.
    pub kind: Message,
    pub sign: Sign,
    /// What it does, in words.
    pub what: Message,
    /// What it costs; `None` where it is free.
    pub price: Option<Message>,
    /// The same as signs, for the place and the menu.
    pub cost: Vec<Token>,
    /// What tells it from other actions of its kind at the same place: *with a house*.
    pub variant: Option<Message>,
    /// The addresses on the board that it is about, the place where it is chosen first. One that
    /// begins with `do-` is its own button in a contest.
    pub targets: Vec<String>,
}

/// Scores and places of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub scores: Vec<i64>,
    /// The place of each seat, from 1; tied seats share one.
    pub ranking: Vec<u8>,
}

impl Outcome {
    pub fn by_score(scores: Vec<i64>) -> Self {
        let keys = scores.clone();
        Outcome::ranked(scores, &keys)
    }

    /// Ranked by `keys` (scores with their tie-breakers), the highest first.
    pub fn ranked<K: Ord>(scores: Vec<i64>, keys: &[K]) -> Self {
        let place = |key| 1 + few(keys.iter().filter(|other| *other > key).count());
        Outcome {
            scores,
            ranking: keys.iter().map(place).collect(),
        }
    }
}

/// What a drawing needs beside the view.
#[derive(Debug)]
pub struct Look<'a, A> {
    pub words: &'a Words<'a>,
    pub viewer: Viewer,
    /// What the viewer may do now, to be marked on the board.
    pub legal: &'a [A],
    /// The last action, if the viewer may read it, to be marked on the board.
    pub last: Option<(Seat, A)>,
}

/// What the outside knows of a game without playing it.
#[derive(Clone, Debug)]
pub struct GameInfo {
    /// Name in addresses, records and the database; never renamed.
    pub slug: &'static str,
    /// The title, the same in every language.
    pub name: &'static str,
    pub players: RangeInclusive<u8>,
    /// The versions of the rules that still run; new matches take the last.
    pub rules: &'static [u32],
    /// Raised when the stored form of the state changes; an older one is rebuilt from the record.
    pub state_format: u32,
    pub options: &'static [OptionInfo],
    /// The options that are recommended to newcomers, with their values.
    pub first_match: &'static [(&'static str, &'static str)],
    /// Examples of each standing order that [`Game::obey`] knows; see [`order_message`].
    pub orders: &'static [&'static str],
    /// Where the data come from and what is doubtful, as messages for the rules page.
    pub sources: &'static [&'static str],
    /// The rules in short with their notation, for the game's page: lines of text, `# ` begins a
    /// heading, `- ` an item, and backticks hold notation.
    pub in_short: &'static str,
    /// The complete rules for people, in Markdown; see [`rulings`].
    pub rules_text: &'static str,
    /// The same in other languages.
    pub translations: &'static [about::Translation],
    /// The record of a match in full swing, for pictures of the game where nobody plays it. Its last
    /// line is what comes next.
    pub showcase: &'static str,
    /// What to expect, for somebody who has not played it.
    pub length: about::Length,
    /// What a guided first match teaches, in order.
    pub lessons: &'static [lessons::Lesson],
    /// Catalogues: language and Fluent source.
    pub messages: &'static [(&'static str, &'static str)],
    /// More actions than any match can have; where the rules allow endless play, the number after
    /// which self-play gives up.
    pub longest: usize,
    /// Whether the rules themselves end every match.
    pub always_ends: bool,
}

/// Cards or tiles of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Glossary {
    pub kind: String,
    /// Name and text of each.
    pub entries: Vec<(String, String)>,
}

/// The message that explains a standing order: `order-` and its words.
pub fn order_message(order: &str) -> String {
    format!("order-{}", order.replace([' ', ','], "-"))
}

/// An option of a table. The messages `option-<id>` and `option-<id>-<value>` explain it.
#[derive(Clone, Debug)]
pub struct OptionInfo {
    pub id: &'static str,
    /// The first is the default.
    pub values: &'static [OptionValue],
}

#[derive(Clone, Debug)]
pub struct OptionValue {
    pub id: &'static str,
    /// The player counts for which it may be chosen.
    pub players: RangeInclusive<u8>,
}
