//! What is chosen before the first round: ready-made sets, or the pool of the draft.

use super::Sheet;
use super::offer::tiles;
use crate::state::ids::{Faction, Palace, Terrain};
use crate::state::{Phase, Set};
use kernel::message::{Arg, message};
use kernel::panel::{Section, Tile, TileShape, Token};

impl Sheet<'_> {
    pub(super) fn setup(&self) -> Vec<Section> {
        let mut sections = Vec::new();
        let mut add = |title: &str, shape, all: Vec<Tile>| {
            if !all.is_empty() {
                let columns = if shape == TileShape::Line { 1 } else { 2 };
                sections.push(Section::new(
                    self.words.name(title),
                    tiles(columns, shape, all),
                ));
            }
        };
        let is_choosing = matches!(
            self.table.phase,
            Phase::Sets(_) | Phase::Draft(_) | Phase::DraftBonus(_)
        );
        if is_choosing {
            let pool = &self.table.drafted;
            let sets = self.table.sets.iter().map(|set| self.set(set));
            add("word-sets", TileShape::Tall, sets.collect());
            let boards = pool.boards.iter().map(|board| self.board(*board));
            add("word-draft-boards", TileShape::Tall, boards.collect());
            let factions = pool.factions.iter().map(|faction| self.faction(*faction));
            add("word-draft-factions", TileShape::Tall, factions.collect());
            let palaces = pool
                .palaces
                .iter()
                .map(|palace| self.drafted_palace(*palace));
            add("word-draft-palaces", TileShape::Tall, palaces.collect());
            let bonuses = pool.bonuses.iter().map(|bonus| self.bonus(*bonus));
            add("word-draft-bonuses", TileShape::Line, bonuses.collect());
        }
        sections
    }

    fn set(&self, set: &Set) -> Tile {
        let board = self.board(set.board);
        let name = |id: &str| self.words.name(id);
        let about = |id: &str| Token::Words(name(&format!("about-{id}")));
        let text = message!(
            "full-set",
            board = board.text.clone(),
            faction = Arg::name(set.faction.id()),
            about = Arg::name(format!("full-{}", set.faction.id())),
            bonus = Arg::name(set.bonus.id()),
            bonus_about = Arg::name(format!("full-{}", set.bonus.id()))
        );
        Tile {
            name: format!("{}, {}", board.name, name(set.faction.id())),
            effect: vec![
                about(set.faction.id()),
                Token::When(name(&format!("short-{}", set.bonus.id()))),
            ],
            text: self.words.say(&text),
            ..board
        }
    }

    fn board(&self, terrain: Terrain) -> Tile {
        let id = terrain.board().id.as_str();
        Tile {
            effect: vec![Token::Words(self.words.name(&format!("about-{id}")))],
            ..self.tile(id.to_owned(), id, "2-2")
        }
    }

    fn faction(&self, faction: Faction) -> Tile {
        let id = faction.id();
        Tile {
            effect: vec![Token::Words(self.words.name(&format!("about-{id}")))],
            ..self.tile(id.to_owned(), id, "10-1")
        }
    }

    fn drafted_palace(&self, palace: Palace) -> Tile {
        Tile {
            effect: self.effects().tile_effect(palace.data()),
            ..self.tile(palace.id().to_owned(), palace.id(), "10-4")
        }
    }
}
