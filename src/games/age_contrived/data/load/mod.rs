//! Reads a data file into tables and says which line of which table is wrong.

mod board;
mod characters;
mod digest;
mod origins;

use crate::data::raw::{self, Raw};
use crate::data::*;
use crate::state::ids::*;

type Check<T = ()> = Result<T, DataError>;

pub(crate) fn load(text: &str) -> Check<Data> {
    let raw: Raw = toml::from_str(text).map_err(|error| DataError::Shape(error.to_string()))?;
    let digest = name_of(text)?;
    let is_built_in = digest == name_of(BUILT_IN)?;
    counts(&raw)?;
    names(&raw)?;
    constants(&raw)?;
    let places = board::places(&raw)?;
    let monuments = board::monuments(&raw)?;
    let regions = board::regions(&raw, &places)?;
    let tiles = tiles(&raw)?;
    let actions = actions(&raw)?;
    let characters = characters::characters(&raw, &tiles)?;
    by_players(&raw, &tiles)?;
    Ok(Data {
        former_digests: digest::former(text, is_built_in),
        digest,
        reconstructed: origins::reconstructed(&raw),
        by_players: raw.player_count,
        pool: Energies(std::array::from_fn(|kind| raw.energy[kind].start_exhausted)),
        reserve: Energies(std::array::from_fn(|kind| raw.energy[kind].reserve)),
        achievements_drawn: usize::from(raw.constants.achievement_tiles_drawn),
        track_spaces: [raw.tracks.monument, raw.tracks.pillar],
        regions,
        places,
        monuments,
        bonus_tiles: raw.monument_bonus.into_iter().map(bonus_tile).collect(),
        neutrals: raw.neutral_bridge.into_iter().map(neutral).collect(),
        bridges: characters::bridges(&raw.character_bridge)?,
        characters,
        tiles,
        actions,
        relays: raw.relay,
        achievements: raw.achievement.into_iter().map(achievement).collect(),
        market_costs: std::array::from_fn(|slot| raw.market.slot_costs[slot]),
        upgraded_acquire_cost: raw.market.upgraded_acquire_cost,
        left_vp_per_energy: raw.achievement_spaces.left_vp_per_energy,
        right_vp: raw.achievement_spaces.right_vp,
        scoring: raw.scoring,
        wind_tiles: raw.divine_wind.refill_tiles_when_spent,
    })
}

fn name_of(text: &str) -> Check<String> {
    let table = toml::from_str(text).map_err(|error| DataError::Shape(error.to_string()))?;
    Ok(digest::of_values(&table))
}

fn wrong<T>(table: &'static str, id: impl ToString, what: impl ToString) -> Check<T> {
    Err(DataError::Line {
        table,
        id: id.to_string(),
        what: what.to_string(),
    })
}

fn ensure(
    holds: bool,
    table: &'static str,
    id: impl ToString,
    what: impl FnOnce() -> String,
) -> Check {
    if holds {
        Ok(())
    } else {
        wrong(table, id, what())
    }
}

fn counts(raw: &Raw) -> Check {
    let tables = [
        ("player_count", raw.player_count.len(), 4),
        ("energy", raw.energy.len(), 4),
        ("region", raw.region.len(), REGIONS),
        ("space", raw.space.len(), SPACES),
        ("bridge_site", raw.bridge_site.len(), SITES),
        ("pillar", raw.pillar.len(), REGIONS),
        ("monument", raw.monument.len(), MONUMENTS),
        ("monument_bonus", raw.monument_bonus.len(), 6),
        ("neutral_bridge", raw.neutral_bridge.len(), 5),
        ("character_bridge", raw.character_bridge.len(), 6),
        ("character", raw.character.len(), 5),
        ("bridge_scoring", raw.bridge_scoring.len(), 10),
        ("quick_start", raw.quick_start.len(), 5),
        ("start_tile", raw.start_tile.len(), START_TILES),
        ("upgraded_tile", raw.upgraded_tile.len(), 15),
        ("action_tile", raw.action_tile.len(), BASIC_ACTIONS),
        (
            "upgraded_action",
            raw.upgraded_action.len(),
            UPGRADED_ACTIONS,
        ),
        ("relay", raw.relay.len(), 3),
        ("achievement", raw.achievement.len(), 9),
        ("market.slot_costs", raw.market.slot_costs.len(), 4),
        (
            "scoring.fully_gained_kinds",
            raw.scoring.fully_gained_kinds.len(),
            5,
        ),
        (
            "scoring.monument_energy",
            raw.scoring.monument_energy.len(),
            4,
        ),
        ("scoring.pillar_energy", raw.scoring.pillar_energy.len(), 7),
    ];
    for (table, found, needed) in tables {
        if found != needed {
            return Err(DataError::Count {
                table,
                found,
                needed,
            });
        }
    }
    Ok(())
}

/// Texts and behaviour hang on the ids, so they are those of the built-in file.
fn names(raw: &Raw) -> Check {
    let known: Raw =
        toml::from_str(BUILT_IN).map_err(|error| DataError::Shape(error.to_string()))?;
    macro_rules! compare {
        ($($table:ident),+) => {$(
            for (line, known) in raw.$table.iter().zip(&known.$table) {
                ensure(line.id == known.id, stringify!($table), &line.id, || format!("`{}` comes here", known.id))?;
            }
        )+};
    }
    compare!(
        region,
        space,
        bridge_site,
        pillar,
        monument,
        monument_bonus,
        neutral_bridge,
        character_bridge,
        start_tile,
        upgraded_tile,
        action_tile,
        upgraded_action,
        achievement
    );
    Ok(())
}

fn constants(raw: &Raw) -> Check {
    for (line, kind) in raw.energy.iter().zip(Kind::ALL) {
        ensure(
            line.id == kind && line.code.chars().eq([kind.code()]),
            "energy",
            line.id.name(),
            || {
                format!(
                    "this line must be `{}`, code `{}`",
                    kind.name(),
                    kind.code()
                )
            },
        )?;
        ensure(
            line.start_exhausted + line.reserve == line.total,
            "energy",
            kind.name(),
            || "`start_exhausted` and `reserve` do not add up to `total`".into(),
        )?;
    }
    let total = |count: fn(&raw::Energy) -> u8| raw.energy.iter().map(count).sum::<u8>();
    ensure(
        total(|line| line.total) == raw.constants.energy_per_character,
        "energy",
        "total",
        || {
            format!(
                "the kinds do not add up to {}",
                raw.constants.energy_per_character
            )
        },
    )?;
    ensure(
        total(|line| line.start_exhausted) == raw.constants.energy_start_exhausted,
        "energy",
        "start_exhausted",
        || {
            format!(
                "the kinds do not add up to {}",
                raw.constants.energy_start_exhausted
            )
        },
    )?;
    ensure(
        raw.constants.segment_spaces == 3,
        "constants",
        "segment_spaces",
        || "must be 3".into(),
    )?;
    ensure(
        raw.constants.achievement_tiles_drawn == 2,
        "constants",
        "achievement_tiles_drawn",
        || "must be 2".into(),
    )?;
    for (id, spaces) in [
        ("monument", raw.tracks.monument),
        ("pillar", raw.tracks.pillar),
    ] {
        ensure((1..=9).contains(&spaces), "tracks", id, || {
            "must be 1 to 9".into()
        })?;
    }
    for (line, symbol) in raw.relay.iter().zip(Symbol::ALL) {
        ensure(
            line.id == symbol && line.double_symbol_tiles == 1,
            "relay",
            line.id.name(),
            || {
                format!(
                    "this line must be `{}`, with 1 two-symbol tile",
                    symbol.name()
                )
            },
        )?;
    }
    let relays: u8 = raw.relay.iter().map(|line| line.count).sum();
    ensure(relays == 25, "relay", "count", || {
        format!("there are 25 relay tiles, not {relays}")
    })?;
    let printed = raw
        .achievement
        .iter()
        .filter(|line| line.kind == "board")
        .count();
    ensure(printed == 3, "achievement", "kind", || {
        format!("3 are printed on the board, not {printed}")
    })
}

fn tiles(raw: &Raw) -> Check<Vec<TileInfo>> {
    let mut tiles = Vec::new();
    let start = raw.start_tile.iter().map(|line| ("start_tile", line));
    for (table, line) in start.chain(raw.upgraded_tile.iter().map(|line| ("upgraded_tile", line))) {
        for slots in [line.top, line.bottom] {
            ensure((1..=2).contains(&slots), table, &line.id, || {
                "a row has 1 or 2 slots".into()
            })?;
        }
        let upgraded = table == "upgraded_tile";
        let levels = if upgraded { 1..=3 } else { 0..=0 };
        ensure(levels.contains(&line.level), table, &line.id, || {
            format!("the level must be in {levels:?}")
        })?;
        let mut symbols = [0; 3];
        for &symbol in &line.symbols {
            symbols[symbol as usize] += 1;
        }
        tiles.push(TileInfo {
            id: line.id.clone(),
            number: line.number,
            level: line.level,
            min_players: line.min_players,
            slots: [line.top, line.bottom],
            symbols,
        });
    }
    for (tile, number) in tiles.iter().zip([1, 2, 3, 4, 5, 0, 0]) {
        ensure(tile.number == number, "start_tile", &tile.id, || {
            format!("number {number} comes here")
        })?;
    }
    Ok(tiles)
}

fn actions(raw: &Raw) -> Check<Vec<ActionInfo>> {
    let mut actions = Vec::new();
    let basic = raw.action_tile.iter().map(|line| ("action_tile", line));
    for (table, line) in basic.chain(
        raw.upgraded_action
            .iter()
            .map(|line| ("upgraded_action", line)),
    ) {
        let upgraded = table == "upgraded_action";
        let last = if upgraded { 4 } else { 5 };
        ensure((1..=last).contains(&line.position), table, &line.id, || {
            format!("the position must be 1 to {last}")
        })?;
        let any = line.actions.contains(&Part::AnyActionTile);
        ensure(any == (line.position == 5), table, &line.id, || {
            "only position 5 resolves any tile".into()
        })?;
        ensure(
            (1..=8).contains(&line.actions.len()),
            table,
            &line.id,
            || "it needs 1 to 8 actions".into(),
        )?;
        for part in &line.actions {
            if let Part::Deploy { positions, tiles } = part {
                let fits =
                    positions.iter().all(|at| (1..=5).contains(at)) && (1..=2).contains(tiles);
                ensure(fits, table, &line.id, || {
                    "deploy needs positions 1 to 5 and 1 or 2 tiles".into()
                })?;
            }
        }
        let code = match (&line.code, upgraded) {
            (Some(code), true) => code.clone(),
            (None, false) => line.position.to_string(),
            _ => {
                return wrong(
                    table,
                    &line.id,
                    "upgraded tiles, and only they, have a code",
                );
            }
        };
        let copies = [line.copies_2_3_players, line.copies]
            .map(|copies| copies.unwrap_or(u8::from(!upgraded)));
        actions.push(ActionInfo {
            id: line.id.clone(),
            code,
            position: line.position,
            copies,
            mode: line.mode,
            parts: line.actions.clone(),
        });
    }
    for (at, action) in actions.iter().take(BASIC_ACTIONS).enumerate() {
        ensure(
            usize::from(action.position) == at + 1,
            "action_tile",
            &action.id,
            || format!("position {} comes here", at + 1),
        )?;
    }
    Ok(actions)
}

fn by_players(raw: &Raw, tiles: &[TileInfo]) -> Check {
    for (line, players) in raw.player_count.iter().zip(2u8..) {
        let check =
            |holds: bool, what: &str| ensure(holds, "player_count", players, || what.to_owned());
        check(
            line.players == players,
            "the lines are for 2, 3, 4 and 5 players",
        )?;
        check(
            line.monuments_drawn == players,
            "one monument is drawn for each player",
        )?;
        check(
            line.monuments_in_play == players + 1,
            "one more monument is in play than there are players",
        )?;
        check(
            line.start_energy_in_market == 1,
            "one energy starts in the market",
        )?;
        check(
            line.start_energy_positions
                .iter()
                .all(|at| (1..=5).contains(at)),
            "positions are 1 to 5",
        )?;
        let room: u8 = line
            .start_energy_positions
            .iter()
            .map(|&at| tiles[usize::from(at) - 1].slots.iter().sum::<u8>())
            .sum();
        check(
            line.start_energy_in_device <= room,
            "there are too few slots for the starting energy",
        )?;
        let bonuses = raw
            .monument_bonus
            .iter()
            .filter(|tile| tile.min_players <= players)
            .count();
        check(
            bonuses == usize::from(line.monuments_in_play),
            "there must be as many monument bonus tiles as monuments",
        )?;
        let homes = raw
            .neutral_bridge
            .iter()
            .filter(|tile| tile.home_min_players <= players)
            .count();
        check(
            homes == usize::from(line.home_neutral_bridges) && homes == usize::from(players),
            "one home bridge for each player",
        )?;
        let used = tiles
            .iter()
            .filter(|tile| tile.level > 0 && tile.min_players <= players)
            .count();
        check(
            used == usize::from(line.upgraded_tiles_used),
            "`upgraded_tiles_used` differs from the tiles for so many players",
        )?;
        let copies = |tile: &raw::ActionTile| {
            if players <= 3 {
                tile.copies_2_3_players
            } else {
                tile.copies
            }
        };
        let copies: u8 = raw.upgraded_action.iter().filter_map(copies).sum();
        check(
            copies == line.upgraded_action_tiles_used,
            "`upgraded_action_tiles_used` differs from the copies",
        )?;
    }
    Ok(())
}

fn bonus_tile(line: raw::BonusTile) -> BonusTileInfo {
    BonusTileInfo {
        id: line.id,
        code: line.code,
        min_players: line.min_players,
        bonus: line.bonus,
    }
}

fn neutral(line: raw::Neutral) -> NeutralInfo {
    NeutralInfo {
        id: line.id,
        code: line.code,
        home_min_players: line.home_min_players,
        bonus: line.bonus,
    }
}

fn achievement(line: raw::Achievement) -> AchievementInfo {
    AchievementInfo {
        is_printed: line.kind == "board",
        id: line.id,
        requirement: line.requirement,
    }
}
