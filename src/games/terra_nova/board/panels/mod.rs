//! The board as panels: map, offer, a mat for each seat, the table of seats, points by source.

mod map;
mod mat;
pub mod offer;
mod tables;

use super::view::View;
use crate::action::Action;
use crate::data::{Income, Terrain};
use kernel::land::drawing::{self, Ground};
use kernel::message::Words;
use kernel::panel::{Ink, Panel, Token};
use kernel::{Look, Seat};

pub fn panels(view: &View, look: &Look<'_, Action>) -> Vec<Panel> {
    let sheet = Sheet {
        view,
        words: look.words,
        legal: look.legal,
    };
    let mut panels = vec![sheet.map(), sheet.offer(), sheet.seats()];
    panels.extend(view.players.iter().map(|player| sheet.mat(player)));
    panels.push(sheet.score());
    panels
}

/// The colour of each seat is that of its home terrain.
pub fn inks(view: &View) -> Vec<Ink> {
    let homes: Vec<Option<Ground>> = view
        .players
        .iter()
        .map(|player| ground(player.colour))
        .collect();
    drawing::inks(&homes)
}

pub fn ground(terrain: Terrain) -> Option<Ground> {
    match terrain {
        Terrain::Lake => Some(Ground::Lake),
        Terrain::Forest => Some(Ground::Forest),
        Terrain::Wasteland => Some(Ground::Wasteland),
        Terrain::Desert => Some(Ground::Desert),
        Terrain::Swamp => Some(Ground::Swamp),
        Terrain::River => None,
    }
}

/// What every panel is written from.
struct Sheet<'a> {
    view: &'a View,
    words: &'a Words<'a>,
    legal: &'a [Action],
}

/// The address of a thing of which every seat has its own.
fn of_seat(thing: &str, seat: Seat) -> String {
    format!("{thing}-{}", seat.0 + 1)
}

fn income_tokens(income: Income) -> Vec<Token> {
    let coins = (income.coins > 0).then(|| Token::of(income.coins, "coin"));
    let power = (income.power > 0).then(|| Token::of(income.power, "power"));
    coins.into_iter().chain(power).collect()
}
