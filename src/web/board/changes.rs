//! What differs between two boards: the present one and the one after an action.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use games::panel::{Content, Panel, Role, Stack, Tile, TileState, Token};

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Changes {
    /// The addresses that differ, as `panel/address`.
    places: BTreeSet<String>,
    /// The way that was walked on a map: from where to where, step by step.
    walked: Vec<[String; 2]>,
}

impl Changes {
    pub fn between(before: &[Panel], after: &[Panel]) -> Changes {
        let old = facts(before);
        let new = facts(after).into_iter();
        let changed = new.filter(|(key, fact)| old.get(key) != Some(fact));
        let mut places: BTreeSet<String> = changed.map(|(key, _)| key).collect();
        for panel in after {
            let Some(was) = before.iter().find(|was| was.id == panel.id) else {
                continue;
            };
            for (was, section) in was.sections.iter().zip(&panel.sections) {
                for at in opened(&was.content, &section.content) {
                    places.remove(&key(&panel.id, at));
                }
                for at in pushed(&was.content, &section.content) {
                    let row = key(&panel.id, &format!("{at}."));
                    places.retain(|place| !place.starts_with(&row));
                }
            }
        }
        Changes {
            places,
            walked: Vec::new(),
        }
    }

    pub fn and_walked(self, walked: Vec<[String; 2]>) -> Changes {
        Changes { walked, ..self }
    }

    pub fn walked(&self) -> &[[String; 2]] {
        &self.walked
    }

    /// The same, where points of seats have changed.
    pub fn and_points(mut self, panels: &[Panel], now: &[i64], then: &[i64]) -> Changes {
        for panel in panels {
            if let Role::Mat(seat) | Role::Rival(seat) = panel.role
                && now.get(seat.index()) != then.get(seat.index())
            {
                self.places.insert(key(&panel.id, "points"));
            }
        }
        self
    }

    pub fn has(&self, panel: &str, at: &str) -> bool {
        !self.places.is_empty() && self.places.contains(&key(panel, at))
    }

    /// Whether anything has changed in a panel.
    pub fn are_in(&self, panel: &str) -> bool {
        let begin = key(panel, "");
        self.places.iter().any(|place| place.starts_with(&begin))
    }

    /// The class of what is new.
    pub fn class(&self, panel: &str, at: &str) -> &'static str {
        if self.has(panel, at) { " new" } else { "" }
    }

    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
}

/// The stacks that hold what those some places before them held: all of it was only moved along by what
/// came in at the beginning.
fn pushed<'p>(before: &Content, after: &'p Content) -> Vec<&'p str> {
    fn used(content: &Content) -> Vec<&Stack> {
        match content {
            Content::Stacks(stacks) => stacks.iter().filter(|stack| !stack.is_idle).collect(),
            _ => Vec::new(),
        }
    }
    fn held<'s>(stack: &&'s Stack) -> Vec<&'s [Token]> {
        stack.rows.iter().map(|row| &row.tokens[..]).collect()
    }
    let stacks = used(after);
    let old: Vec<_> = used(before).iter().map(held).collect();
    let new: Vec<_> = stacks.iter().map(held).collect();
    if old == new || old.len() != new.len() {
        return Vec::new();
    }
    let by = (1..new.len().saturating_sub(1)).find(|by| new[*by..] == old[..old.len() - by]);
    by.map_or_else(Vec::new, |by| {
        stacks[by..].iter().map(|stack| &*stack.at).collect()
    })
}

/// The tiles that can only be used again, as in the next round or by the next seat: nothing about them is new.
fn opened<'p>(before: &Content, after: &'p Content) -> Vec<&'p str> {
    let (Content::Tiles(before), Content::Tiles(after)) = (before, after) else {
        return Vec::new();
    };
    let is_same = |was: &&Tile, tile: &Tile| {
        (&was.at, &was.name, was.count) == (&tile.at, &tile.name, tile.count)
            && (&was.cost, &was.effect, &was.extra) == (&tile.cost, &tile.effect, &tile.extra)
    };
    let tiles = after.tiles.iter().filter(|tile| {
        let was = before.tiles.iter().find(|was| is_same(was, tile));
        tile.state == TileState::Open
            && was.is_some_and(|was| matches!(was.state, TileState::Used(_)))
    });
    tiles.map(|tile| &*tile.at).collect()
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
                        let price = (&tile.cost, &tile.extra, tile.count, tile.state);
                        fact(tile.at.clone(), &(&tile.name, &tile.effect, price));
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
