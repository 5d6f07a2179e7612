//! The characters, their bridges and their quick-start cards.

use super::{Check, ensure, wrong};
use crate::data::raw::{self, Raw};
use crate::data::*;
use crate::state::ids::*;

pub(super) fn bridges(lines: &[raw::CharacterBridge]) -> Check<Vec<[Bonus; 2]>> {
    for (at, line) in lines.iter().enumerate() {
        let (level, side) = (small(at) / 2 + 1, Side::ALL[at % 2]);
        ensure(
            line.level == level && line.side == side,
            "character_bridge",
            &line.id,
            || format!("level {level}, side {} comes here", side.code()),
        )?;
        ensure(
            (level == 3) == (line.bonus == Bonus::CopyBridge),
            "character_bridge",
            &line.id,
            || "level III, and only it, copies a bridge".into(),
        )?;
    }
    Ok(lines
        .chunks(2)
        .map(|pair| [pair[0].bonus.clone(), pair[1].bonus.clone()])
        .collect())
}

pub(super) fn characters(raw: &Raw, tiles: &[TileInfo]) -> Check<Vec<CharacterInfo>> {
    let mut characters = Vec::new();
    for (at, who) in Character::ALL.into_iter().enumerate() {
        let line = &raw.character[at];
        let name = who.name();
        ensure(
            line.id == who && !line.code.is_empty(),
            "character",
            line.id.name(),
            || format!("`{name}` comes here"),
        )?;
        let Ok(abilities) = <[String; 3]>::try_from(line.abilities.clone()) else {
            return wrong("character", name, "it needs 3 abilities");
        };
        let scoring: [BridgeScoring; 2] =
            std::array::from_fn(|side| raw.bridge_scoring[at * 2 + side].clone());
        for (one, side) in scoring.iter().zip(Side::ALL) {
            ensure(
                one.character == who && one.side == side,
                "bridge_scoring",
                one.character.name(),
                || format!("side {} of `{name}` comes here", side.code()),
            )?;
        }
        let quick_start = raw.quick_start[at].clone();
        ensure(
            quick_start.character == who,
            "quick_start",
            quick_start.character.name(),
            || format!("`{name}` comes here"),
        )?;
        check_quick_start(raw, &quick_start, tiles)?;
        characters.push(CharacterInfo {
            color: line.color.clone(),
            abilities,
            scoring,
            quick_start,
        });
    }
    Ok(characters)
}

/// The card fits on the starting tiles, at every player count, and the pool pays for it.
fn check_quick_start(raw: &Raw, card: &QuickStart, tiles: &[TileInfo]) -> Check {
    let name = card.character.name();
    for count in &raw.player_count {
        let used = || {
            card.positions
                .iter()
                .filter(|line| count.start_energy_positions.contains(&line.position))
        };
        let mut pool: Vec<u8> = raw.energy.iter().map(|line| line.start_exhausted).collect();
        let placed: usize = used().map(|line| line.top.len() + line.bottom.len()).sum();
        ensure(
            placed == usize::from(count.start_energy_in_device),
            "quick_start",
            name,
            || {
                format!(
                    "{} players need {} energies, not {placed}",
                    count.players, count.start_energy_in_device
                )
            },
        )?;
        for line in used() {
            let slots = tiles[usize::from(line.position) - 1].slots;
            let fits = line.top.len() <= usize::from(slots[0])
                && line.bottom.len() <= usize::from(slots[1]);
            ensure(fits, "quick_start", name, || {
                format!("position {} has too many energies", line.position)
            })?;
        }
        for &kind in used()
            .flat_map(|line| line.top.iter().chain(&line.bottom))
            .chain([&card.market])
        {
            ensure(pool[kind as usize] > 0, "quick_start", name, || {
                format!("the pool has too few of {}", kind.name())
            })?;
            pool[kind as usize] -= 1;
        }
    }
    Ok(())
}
