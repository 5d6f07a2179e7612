//! Rounds, common actions and everything that can be taken.

use super::super::data::DATA;
use super::super::ids::{CityTile, Discipline, PowerAction};
use super::{Card, Sketch};
use crate::games::message::message;

impl Sketch<'_> {
    pub(super) fn rounds(&mut self) {
        self.heading("word-rounds");
        let state = self.view.table.clone();
        let words = self.look.words;
        let last = state.round_scores.len() - 1;
        let cards = state.round_scores.iter().enumerate().map(|(index, tile)| {
            let now = index + 1 == usize::from(state.round);
            let bonus = match index == last {
                true => words.name(state.final_score.id()),
                false => words.name(&format!("bonus-{}", tile.id())),
            };
            let head = words.say(&message!("word-round-short", round = index + 1));
            Card {
                id: tile.id(),
                name: if now { format!("▶ {head}") } else { head },
                text: format!("{} — {bonus}", words.name(tile.id())),
                spent: index + 1 < usize::from(state.round),
                ..Card::default()
            }
        });
        self.cards(6, 118.0, cards.collect());
    }

    pub(super) fn actions(&mut self) {
        self.heading("word-actions");
        let state = self.view.table.clone();
        let words = self.look.words;
        let power = PowerAction::all().map(|action| {
            let price = message!("n-power", n = action.data().cost.power);
            (action.id(), price, state.power_used[action.index()])
        });
        let books = state.book_actions.iter().map(|action| {
            let price = message!("n-books", n = action.data().cost.books_any);
            (action.id(), price, state.book_used[action.index()])
        });
        let cards = power.chain(books).map(|(id, price, used)| {
            let price = words.say(&price);
            Card {
                id,
                name: if used { format!("× {price}") } else { price },
                text: words.name(id),
                spent: used,
                ..Card::default()
            }
        });
        self.cards(9, 78.0, cards.collect());
    }

    /// Sets or draft, while they are chosen.
    pub(super) fn choosing(&mut self) {
        let state = self.view.table.clone();
        let words = self.look.words;
        if !state.sets.is_empty() {
            self.heading("word-sets");
            let cards = state.sets.iter().map(|set| Card {
                text: format!(
                    "{}. {}: {}. {}: {}",
                    words.name(&format!("about-{}", set.board.board().id)),
                    words.name(set.faction.id()),
                    words.name(&format!("about-{}", set.faction.id())),
                    words.name(set.bonus.id()),
                    words.name(&format!("about-{}", set.bonus.id())),
                ),
                ..self.tile(set.board.board().id.as_str())
            });
            let cards: Vec<_> = cards.collect();
            self.cards(4, 150.0, cards);
        }
        let pool = &state.drafted;
        let ids: Vec<&str> = pool
            .boards
            .iter()
            .map(|tile| tile.board().id.as_str())
            .chain(pool.factions.iter().map(|tile| tile.id()))
            .chain(pool.palaces.iter().map(|tile| tile.id()))
            .chain(pool.bonuses.iter().map(|tile| tile.id()))
            .collect();
        if !ids.is_empty() {
            self.heading("word-draft");
            let cards: Vec<_> = ids.iter().map(|id| self.tile(id)).collect();
            self.cards(4, 82.0, cards);
        }
    }

    pub(super) fn displays(&mut self) {
        let state = self.view.table.clone();
        let words = self.look.words;
        self.heading("word-innovations");
        let slots = state.slots().iter().zip(&state.innovations);
        let cards: Vec<Card<'_>> = slots
            .map(|(slot, lying)| {
                let letters: String = Discipline::ALL
                    .iter()
                    .flat_map(|d| vec![d.letter(); usize::from(slot.books[d.index()])])
                    .collect();
                let corner = format!("{letters} +{}", slot.any);
                match lying {
                    Some(tile) => Card {
                        corner,
                        ..self.tile(tile.id())
                    },
                    None => Card {
                        name: words.name("word-taken"),
                        spent: true,
                        ..Card::default()
                    },
                }
            })
            .collect();
        self.cards(4, 82.0, cards);
        self.heading("word-competencies");
        let by_row = (0..3).flat_map(|row| (0..4).map(move |column| column * 3 + row));
        let cards: Vec<Card<'_>> = by_row
            .map(|index| {
                let slot = &DATA.competency_slots[index];
                let tile = self.tile(state.competencies[index].id());
                let letter = slot.discipline.letter();
                let books = match slot.books {
                    0 => String::new(),
                    count => words.say(&message!("n-books", n = count)),
                };
                Card {
                    corner: format!("+{}{letter} {books}", slot.steps),
                    text: format!("{} ({}×)", tile.text, state.competencies_left[index]),
                    spent: state.competencies_left[index] == 0,
                    ..tile
                }
            })
            .collect();
        self.cards(4, 66.0, cards);
        if !state.palaces.is_empty() {
            self.heading("word-palaces");
            let cards: Vec<_> = state
                .palaces
                .iter()
                .map(|tile| self.tile(tile.id()))
                .collect();
            self.cards(4, 82.0, cards);
        }
        self.heading("word-cities");
        let cards: Vec<_> = CityTile::all()
            .map(|tile| Card {
                corner: format!("{}×", state.cities[tile.index()]),
                spent: state.cities[tile.index()] == 0,
                ..self.tile(tile.id())
            })
            .collect();
        self.cards(4, 66.0, cards);
        self.heading("word-market");
        let cards: Vec<_> = state
            .market
            .iter()
            .map(|offered| Card {
                corner: words.say(&message!("n-coins", n = offered.coins)),
                ..self.tile(offered.bonus.id())
            })
            .collect();
        self.cards(3, 66.0, cards);
        let [b, l, e, m] = state.books;
        let text = words.say(&message!("word-book-supply", b = b, l = l, e = e, m = m));
        self.y += 24.0;
        let set = crate::games::draw::Type::new(14.0);
        self.drawing.text(super::MARGIN, self.y, set, text);
    }
}
