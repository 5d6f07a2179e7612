//! The board as data: named panels, which the page, the picture of an email and the API arrange.
//!
//! A game says what lies where and what it means; it never says how large, in which colour or with
//! which marks. Whatever can be used has an address (`at`), the same that [`crate::Choice::targets`]
//! names: the frame marks it, links it and shows a preview there. Two lists of panels are compared
//! to tell what an action changes, so an address must stay with its thing.

use serde::Serialize;

use crate::Seat;

/// A part of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Panel {
    /// Unique in the list, and its anchor on the page: `map`, `offer`, `mat-2`.
    pub id: String,
    pub role: Role,
    /// In words; for the ear where the panel needs no heading for the eye.
    pub title: String,
    pub sections: Vec<Section>,
}

/// What a panel is for: the frame places it by that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Role {
    /// The land, a map.
    Map,
    /// Tracks that belong to the map and stand below it.
    Track,
    /// What can be taken: round tiles, actions, cards, a market.
    Offer,
    /// Places beside the map at which something is built.
    Sites,
    /// What is to be reached: achievements, what is left.
    Goals,
    /// One row a seat, to compare all at a glance.
    Seats,
    /// All that one seat has in front of it. Every seat has one; the frame shows the viewer's.
    Mat(Seat),
    /// The same in little, where rivals are in sight all the time.
    Rival(Seat),
    /// What only this viewer sees.
    Hand,
    /// An attack, an auction, a segment: there while it is open, in the place of the menu's list.
    Contest,
    /// What happens if the turn ended now; steps of the turn.
    Forecast,
    /// Points by their source: at the end, or as they would be.
    Score,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Section {
    /// May be empty.
    pub title: String,
    /// Begins a tab with its title; sections after it without this belong to the same tab, those
    /// before the first stand above the tabs. The frame opens the one that the decision is about.
    pub is_tab: bool,
    pub content: Content,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Content {
    Map(Map),
    Tiles(Tiles),
    Cards(Vec<Card>),
    Stacks(Vec<Stack>),
    Track(Track),
    Table(Table),
    Stock(Vec<Figure>),
    Slots(Vec<Vec<Slot>>),
    /// A sentence or a line of signs.
    Line(Vec<Token>),
}

/// A part of a line: the frame draws it, and says it to those who cannot see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Token {
    /// A number or short word with a sign, either of which may be missing: `3` and `coin`.
    Of(String, Sign),
    /// The same as a loss: red, with a minus.
    Loss(String, Sign),
    /// When it works: *income*, *now*, *passing*; small and grey.
    When(String),
    Words(String),
    /// What matters most in the line.
    Strong(String),
    Seat(Seat),
    /// Something of a kind that belongs to a seat, such as energy; `None` is an empty space for it.
    Disc(Sign, Option<Seat>),
    /// So many of so many small things: actions left, workers, stages.
    Pips {
        full: u8,
        of: u8,
        sign: Sign,
    },
}

impl Token {
    /// So many of a thing.
    pub fn of(value: impl std::fmt::Display, sign: Sign) -> Token {
        Token::Of(value.to_string(), sign)
    }

    /// So many more of it.
    pub fn more(value: impl std::fmt::Display, sign: Sign) -> Token {
        Token::Of(format!("+{value}"), sign)
    }

    /// The sign alone.
    pub fn sign(sign: Sign) -> Token {
        Token::Of(String::new(), sign)
    }
}

impl Section {
    pub fn new(title: impl Into<String>, content: Content) -> Section {
        Section {
            title: title.into(),
            is_tab: false,
            content,
        }
    }

    pub fn tab(title: impl Into<String>, content: Content) -> Section {
        Section {
            is_tab: true,
            ..Section::new(title, content)
        }
    }
}

/// A drawn sign by its name in the sprite; the message `sign-<name>` says it with a number. Empty
/// for none.
pub type Sign = &'static str;

/// A sign as a drawing of 16 by 16: what stands inside a `symbol`, drawn in the current colour.
#[derive(Clone, Copy, Debug)]
pub struct SignDrawing {
    pub name: Sign,
    pub body: &'static str,
}

/// A land drawn by the game: shapes by [`crate::draw::Drawing`], coloured by classes only.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Map {
    pub width: f32,
    pub height: f32,
    /// The inside of an `svg`, without script, style, link or outside reference.
    pub drawing: String,
    pub spots: Vec<Spot>,
    /// Empty where one goes from anywhere to anywhere.
    pub paths: Vec<Path>,
}

/// The way between two neighbouring places of a map, as it is walked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Path {
    pub ends: [String; 2],
    /// From the first end to the second.
    pub points: Vec<(f32, f32)>,
}

/// A place of a map that something can be done at or that something happened at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spot {
    pub at: String,
    pub x: f32,
    pub y: f32,
    /// Its outline, around which a mark is drawn.
    pub outline: Vec<(f32, f32)>,
    /// For the ear: `E5, lake`.
    pub name: String,
    /// What lies there, so that a change is seen: `house of Ana`. Empty for nothing.
    pub holds: String,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tiles {
    /// How many stand side by side at full width.
    pub columns: u8,
    pub shape: TileShape,
    pub tiles: Vec<Tile>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum TileShape {
    /// Mark, effect and extra on one line.
    Line,
    /// Name, then effect.
    Tall,
    /// A strip of rounds.
    Strip,
    /// A chip with a name only.
    Chip,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tile {
    pub at: String,
    pub name: String,
    /// A letter or number printed in front: `A`.
    pub mark: String,
    pub cost: Vec<Token>,
    /// Written to fit, never cut.
    pub effect: Vec<Token>,
    /// At the right: what lies on it, what is won with it.
    pub extra: Vec<Token>,
    pub count: Option<u8>,
    /// All of it in words, for whoever opens it.
    pub text: String,
    pub state: TileState,
    /// The section of the rules that explains it: an anchor of `rules.md`, such as `5-2`. Empty for
    /// none.
    pub rule: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum TileState {
    Open,
    Used(Option<Seat>),
    /// Its place is empty.
    Taken,
    Past,
    Now,
    Later,
}

/// A card in any of its sizes; which one follows from the panel's role.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Card {
    pub at: String,
    /// The kind: its sign and the colour of its band (`k-<class>`).
    pub class: &'static str,
    pub sign: Sign,
    /// In words: *urban building*.
    pub kind: String,
    /// On the band below the sign: the age.
    pub age: &'static str,
    pub name: String,
    /// In the corner: the number of its space.
    pub mark: String,
    pub cost: Vec<Token>,
    pub values: Vec<Token>,
    /// Written: at most two lines of 16 signs.
    pub short: String,
    pub full: String,
    /// What lies on it: workers, goods, stages.
    pub tokens: Vec<Token>,
    /// What it costs to take, as signs.
    pub price: Vec<Token>,
    /// Why it cannot be used now, if somebody would ask.
    pub why_not: String,
    /// There but idle: without workers, outdated, a space without a card.
    pub is_idle: bool,
    pub rule: &'static str,
}

/// A tile made of rows of things, with something above and below it: a tile of a device, a region
/// with its monument.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Stack {
    pub at: String,
    pub name: String,
    pub mark: String,
    pub above: Vec<Token>,
    pub rows: Vec<StackRow>,
    pub below: Vec<Token>,
    /// All of it in words, for whoever opens it.
    pub text: String,
    /// What is there now, in a line or two, for an email; empty where there is nothing to tell.
    pub brief: String,
    pub why_not: String,
    pub is_idle: bool,
    /// Distinguishes a raised or a finished one (`is-<class>`); empty for none.
    pub class: &'static str,
    pub rule: &'static str,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StackRow {
    /// May be empty: then only the whole can be used.
    pub at: String,
    /// What it is in the whole, where rows differ (`r-<class>`); empty for none.
    pub class: &'static str,
    /// For lists of places: *Ship, space 2*. Empty where its things say enough.
    pub name: String,
    pub tokens: Vec<Token>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Track {
    /// What stands above the names of the rows, and above the spaces at the right.
    pub heads: [String; 2],
    /// What stands above each step.
    pub steps: Vec<Vec<Token>>,
    pub rows: Vec<TrackRow>,
    /// Steps in front of which a line is drawn.
    pub thresholds: Vec<usize>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrackRow {
    pub at: String,
    pub name: Vec<Token>,
    pub text: String,
    /// Each mark with its step.
    pub marks: Vec<(Seat, usize)>,
    /// Spaces at the right: free or taken, each with its address.
    pub spaces: Vec<Tile>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Column {
    /// Its address within the panel, such as `coins`.
    pub id: &'static str,
    pub sign: Sign,
    /// Shown where there is no sign, else said and shown on hover.
    pub name: String,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    pub seat: Seat,
    /// Below the name: faction, `passed`.
    pub note: String,
    pub is_dim: bool,
    pub cells: Vec<Cell>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Cell {
    pub value: Vec<Token>,
    /// Small, below or beside it: next income.
    pub next: Vec<Token>,
    /// The best of its column.
    pub is_best: bool,
}

/// A number of the stock, set large.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// Its address within the panel, such as `coins`.
    pub id: &'static str,
    pub value: Vec<Token>,
    pub next: Vec<Token>,
    pub shape: FigureShape,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum FigureShape {
    Plain,
    /// A round bowl.
    Bowl,
    /// Steps of a track in little: the first token is where it stands.
    Steps,
}

/// A place on a mat for a building.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Slot {
    pub at: String,
    /// The building that still covers it.
    pub covered: Option<Sign>,
    /// What it brings, or would bring.
    pub income: Vec<Token>,
    pub text: String,
    /// How many columns it takes.
    pub span: u8,
}

/// The colour of a seat's pieces, everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Ink {
    Blue,
    Orange,
    Green,
    Yellow,
    Purple,
    Black,
    Slate,
    Brown,
}

impl Ink {
    /// Where a game says nothing else: by the order of seats.
    pub const BY_SEAT: [Ink; 5] = [Ink::Blue, Ink::Orange, Ink::Green, Ink::Yellow, Ink::Purple];

    /// The colour of what lies on it.
    pub fn on(self) -> &'static str {
        match self {
            Ink::Yellow | Ink::Purple => "on-light-ink",
            Ink::Blue | Ink::Orange | Ink::Green | Ink::Black | Ink::Slate | Ink::Brown => "on-ink",
        }
    }

    /// The class that colours it: `ink-blue`.
    pub fn class(self) -> &'static str {
        match self {
            Ink::Blue => "ink-blue",
            Ink::Orange => "ink-orange",
            Ink::Green => "ink-green",
            Ink::Yellow => "ink-yellow",
            Ink::Purple => "ink-purple",
            Ink::Black => "ink-black",
            Ink::Slate => "ink-slate",
            Ink::Brown => "ink-brown",
        }
    }
}

/// How far a match is, for the bar: `round 4 of 5`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stage {
    pub words: crate::message::Message,
    /// By itself, as one says where something happened: `round 4`.
    pub here: crate::message::Message,
    /// On an axis: `4`, `II`.
    pub mark: String,
    /// As pips: so many of so many.
    pub now: u8,
    pub of: u8,
}
