//! The board as panels: the land, its monuments, what is on offer, every device, and what is asked.

mod brief;
mod contest;
pub(crate) mod device;
pub(crate) mod goals;
mod map;
mod offers;
mod score;
pub(crate) mod signs;
mod sites;
pub(crate) mod tiles;
mod walking;

use crate::action::Action;
use crate::state::ids::*;
use crate::{State, View};
use kernel::message::{Arg, Message, message};
use kernel::panel::{Content, Panel, Role, Section, StackRow, Stage, Token};
use kernel::{Look, Seat, Viewer};

/// What panels are made from.
pub(super) struct Table<'a> {
    pub view: &'a View,
    pub look: &'a Look<'a, Action>,
}

pub(crate) fn panels(view: &View, look: &Look<'_, Action>) -> Vec<Panel> {
    let table = Table { view, look };
    let seats = || Seat::all(view.players.len());
    let mut panels = vec![sites::panel(&table), map::panel(&table)];
    panels.extend(offers::panels(&table));
    panels.push(goals::panel(&table));
    panels.extend(seats().map(|seat| device::mat(&table, seat)));
    panels.extend(seats().map(|seat| device::rival(&table, seat)));
    panels.extend(contest::panel(&table));
    panels.push(score::panel(&table));
    panels
}

/// How many of the monuments in play are finished.
pub(crate) fn stage(state: &State) -> Stage {
    let finished = state.in_play().filter(|&mon| {
        let info = crate::data::data().monument(mon);
        state.monument(mon).segment(info).is_none()
    });
    let (now, of) = (small(finished.count()), small(state.in_play().count()));
    let id = if state.is_ending {
        "stage-last"
    } else {
        "stage-monuments"
    };
    let words = message!(id, now = now, of = of);
    Stage {
        here: words.clone(),
        words,
        mark: now.to_string(),
        now,
        of,
    }
}

impl Table<'_> {
    fn say(&self, message: &Message) -> String {
        self.look.words.say(message)
    }

    fn name(&self, id: &str) -> String {
        self.look.words.name(id)
    }

    /// Begins like a sentence.
    fn sentence(&self, message: &Message) -> String {
        capitalised(&self.say(message))
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.look.viewer.is(seat)
    }

    /// The seat of the viewer, while it is to decide.
    fn decider(&self) -> Option<Seat> {
        match self.look.viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| self.view.to_act.contains(seat)),
            Viewer::Spectator => None,
        }
    }
}

pub(crate) fn capitalised(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(signs).collect()
    })
}

/// Sentences one after another; empty ones are left out.
pub(crate) fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

fn section(title: String, content: Content) -> Section {
    Section {
        title,
        is_tab: false,
        content,
    }
}

fn panel(id: &str, role: Role, title: String, sections: Vec<Section>) -> Panel {
    Panel {
        id: id.to_owned(),
        role,
        title,
        sections,
    }
}

/// An energy of a seat, or the place for one.
fn disc(held: &Option<Owned>) -> Token {
    match held {
        Some(held) => Token::Disc(held.kind.name(), Some(held.seat)),
        None => Token::Disc("", None),
    }
}

/// Energies of one owner as discs.
fn discs(seat: Seat, held: Energies) -> impl Iterator<Item = Token> {
    let kinds = Kind::ALL.into_iter();
    kinds.flat_map(move |kind| (0..held[kind]).map(move |_| Token::Disc(kind.name(), Some(seat))))
}

/// Energies of one owner as names.
fn kinds_named(held: Energies) -> Vec<Arg> {
    let kinds = Kind::ALL.into_iter();
    kinds
        .flat_map(|kind| (0..held[kind]).map(move |_| Arg::name(kind.name())))
        .collect()
}

fn row(class: &'static str, at: String, name: String, tokens: Vec<Token>) -> StackRow {
    StackRow {
        at,
        class,
        name,
        tokens,
    }
}

/// A row that only shows something.
fn shown(class: &'static str, tokens: Vec<Token>) -> StackRow {
    row(class, String::new(), String::new(), tokens)
}
