//! The board as panels: the card row, the standing, cards in play, the hand, rivals in little, and
//! what is being decided.

mod auction;
mod cards;
mod contest;
mod forecast;
mod mat;
mod offer;
mod politics;
mod seats;
pub mod signs;

use crate::action::Action;
use crate::board::view::{PlayerView, View};
use crate::words::places;
use kernel::message::Message;
use kernel::panel::{Content, Panel, Role, Section, Sign, Token};
use kernel::{Look, Seat, Viewer};

pub fn panels(view: &View, look: &Look<'_, Action>) -> Vec<Panel> {
    let board = Board::new(view, look);
    let mut panels = vec![board.offer(), board.seats()];
    for player in &view.players {
        panels.push(board.mat(player));
    }
    panels.extend(board.hand());
    let first = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    for seat in first.clockwise(view.players.len()) {
        panels.push(board.rival(board.player(seat)));
    }
    panels.extend(board.contest());
    panels.extend(board.forecast());
    panels.extend(board.score());
    panels
}

/// What panels are made from.
struct Board<'a> {
    view: &'a View,
    look: &'a Look<'a, Action>,
    /// The addresses at which the viewer can do something.
    usable: Vec<String>,
}

impl<'a> Board<'a> {
    fn new(view: &'a View, look: &'a Look<'a, Action>) -> Self {
        let usable = match look.viewer {
            Viewer::Seat(seat) => look
                .legal
                .iter()
                .flat_map(|action| places::targets(seat, action, &view.context))
                .collect(),
            Viewer::Spectator => Vec::new(),
        };
        Board { view, look, usable }
    }

    fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    /// The viewer's own side of the table.
    fn own(&self) -> Option<&'a PlayerView> {
        match self.look.viewer {
            Viewer::Seat(seat) => Some(self.player(seat)),
            Viewer::Spectator => None,
        }
    }

    fn decides(&self) -> bool {
        !self.look.legal.is_empty()
    }

    fn say(&self, message: Message) -> String {
        self.look.words.say(&message)
    }

    fn name(&self, id: &str) -> String {
        self.look.words.name(id)
    }

    /// Why nothing can be done there, if somebody would ask.
    fn why_not(&self, at: &str) -> String {
        if self.usable.iter().any(|usable| usable == at) {
            return String::new();
        }
        let outlook = self.view.outlook.as_ref();
        outlook
            .and_then(|outlook| outlook.refusals.iter().find(|(place, _)| place == at))
            .map_or_else(String::new, |(_, reason)| self.look.words.say(reason))
    }
}

fn panel(id: impl Into<String>, role: Role, title: String, sections: Vec<Section>) -> Panel {
    Panel {
        id: id.into(),
        role,
        title,
        sections,
    }
}

fn section(title: String, content: Content) -> Section {
    Section {
        title,
        is_tab: false,
        content,
    }
}

/// A section without a heading.
fn plain(content: Content) -> Section {
    section(String::new(), content)
}

fn of(value: impl ToString, sign: Sign) -> Token {
    Token::Of(value.to_string(), sign)
}

/// A gain with its plus, a loss in red.
fn signed(value: i32, sign: Sign) -> Token {
    if value < 0 {
        Token::Loss(value.unsigned_abs().to_string(), sign)
    } else {
        Token::Of(format!("+{value}"), sign)
    }
}

fn pips(count: u8, sign: Sign) -> Token {
    Token::Pips {
        full: count,
        of: count,
        sign,
    }
}
