//! What the glossaries of both games have in common.

use std::collections::BTreeMap;

use super::drawing::{Ground, Piece, Shape};
use crate::message::Words;
use crate::panel::Token;
use crate::{Entry, Seat};

/// A terrain, and how many spades it is away from the others.
pub fn terrain<'a>(
    words: &Words<'_>,
    id: &str,
    drawing: String,
    others: impl Iterator<Item = (u8, &'a str)>,
) -> Entry {
    let mut by_spades: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for (spades, other) in others.filter(|(spades, _)| *spades > 0) {
        by_spades.entry(spades).or_default().push(words.name(other));
    }
    let effect = by_spades.into_iter().flat_map(|(spades, names)| {
        let names = Token::Words(names.join(", "));
        [Token::of(spades, "spade"), names]
    });
    Entry {
        name: words.name(id),
        drawing,
        effect: effect.collect(),
        ..Entry::default()
    }
}

impl Ground {
    /// A hex of it with the first building of whoever is at home here.
    pub fn settled(self) -> String {
        self.sketch(Some(Piece {
            shape: Shape::Gable,
            seat: Some(Seat(0)),
            ink: self.ink(),
            is_neutral: false,
            letter: "",
            has_annex: false,
        }))
    }
}
