//! What differs between two boards: the present one and the one after an action.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use games::panel::{Content, Panel, Role};

/// The addresses that differ, as `panel/address`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Changes(BTreeSet<String>);

impl Changes {
    pub fn between(before: &[Panel], after: &[Panel]) -> Changes {
        let old = facts(before);
        let new = facts(after).into_iter();
        let changed = new.filter(|(key, fact)| old.get(key) != Some(fact));
        Changes(changed.map(|(key, _)| key).collect())
    }

    /// The same, where points of seats have changed.
    pub fn and_points(mut self, panels: &[Panel], now: &[i64], then: &[i64]) -> Changes {
        for panel in panels {
            if let Role::Mat(seat) | Role::Rival(seat) = panel.role
                && now.get(seat.index()) != then.get(seat.index())
            {
                self.0.insert(key(&panel.id, "points"));
            }
        }
        self
    }

    pub fn has(&self, panel: &str, at: &str) -> bool {
        !self.0.is_empty() && self.0.contains(&key(panel, at))
    }

    /// The class of what is new.
    pub fn class(&self, panel: &str, at: &str) -> &'static str {
        if self.has(panel, at) { " new" } else { "" }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn key(panel: &str, at: &str) -> String {
    format!("{panel}/{at}")
}

/// Everything on the board that can change, by address.
fn facts(panels: &[Panel]) -> BTreeMap<String, String> {
    let mut facts = BTreeMap::new();
    for panel in panels {
        for section in &panel.sections {
            let mut fact = |at: String, what: &dyn Debug| {
                facts.insert(key(&panel.id, &at), format!("{what:?}"));
            };
            match &section.content {
                Content::Map(map) => {
                    for spot in &map.spots {
                        fact(spot.at.clone(), &(&spot.name, &spot.holds));
                    }
                }
                Content::Tiles(tiles) => {
                    for tile in &tiles.tiles {
                        fact(tile.at.clone(), tile);
                    }
                }
                Content::Cards(cards) => {
                    for card in cards {
                        let seen = (&card.name, &card.tokens, card.is_idle);
                        fact(card.at.clone(), &seen);
                    }
                }
                Content::Stacks(stacks) => {
                    for stack in stacks {
                        let whole = (&stack.name, &stack.above, &stack.below, stack.class);
                        fact(stack.at.clone(), &whole);
                        for (index, row) in stack.rows.iter().enumerate() {
                            fact(format!("{}.{index}", stack.at), &row.tokens);
                        }
                    }
                }
                Content::Track(track) => {
                    for row in &track.rows {
                        for (seat, step) in &row.marks {
                            fact(format!("{}.{}", row.at, seat.0), step);
                        }
                        for space in &row.spaces {
                            fact(space.at.clone(), space);
                        }
                    }
                }
                Content::Table(table) => {
                    for row in &table.rows {
                        for (column, cell) in table.columns.iter().zip(&row.cells) {
                            let at = format!("{}.{}", row.seat.0, column.id);
                            fact(format!("{at}.next"), &cell.next);
                            fact(at, &cell.value);
                        }
                    }
                }
                Content::Stock(figures) => {
                    for figure in figures {
                        fact(format!("{}.next", figure.id), &figure.next);
                        fact(figure.id.to_owned(), &figure.value);
                    }
                }
                Content::Slots(rows) => {
                    for (row, slots) in rows.iter().enumerate() {
                        for (index, slot) in slots.iter().enumerate() {
                            let seen = (slot.covered, &slot.income);
                            fact(format!("slot{row}.{index}"), &seen);
                        }
                    }
                }
                Content::Line(tokens) => fact("line".to_owned(), tokens),
            }
        }
    }
    facts
}
