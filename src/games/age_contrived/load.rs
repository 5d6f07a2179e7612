//! Reads a data file into tables and says which line of which table is wrong.

use super::data::*;
use super::ids::*;
use super::raw::{self, Origin, Raw};
use crate::games::rng::digest;

type Check<T = ()> = Result<T, DataError>;

pub(super) fn load(text: &str) -> Check<Data> {
    let raw: Raw = toml::from_str(text).map_err(|error| DataError::Shape(error.to_string()))?;
    counts(&raw)?;
    constants(&raw)?;
    let places = places(&raw)?;
    let monuments = monuments(&raw)?;
    let regions = regions(&raw, &places)?;
    let tiles = tiles(&raw)?;
    let actions = actions(&raw)?;
    let characters = characters(&raw, &tiles)?;
    by_players(&raw, &tiles)?;
    Ok(Data {
        digest: digest(text)[..6]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect(),
        reconstructed: reconstructed(&raw),
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
        bridges: bridges(&raw.character_bridge)?,
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
    if holds { Ok(()) } else { wrong(table, id, what()) }
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
        ("upgraded_action", raw.upgraded_action.len(), UPGRADED_ACTIONS),
        ("relay", raw.relay.len(), 3),
        ("achievement", raw.achievement.len(), 9),
        ("market.slot_costs", raw.market.slot_costs.len(), 4),
        ("scoring.fully_gained_kinds", raw.scoring.fully_gained_kinds.len(), 5),
        ("scoring.monument_energy", raw.scoring.monument_energy.len(), 4),
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

fn constants(raw: &Raw) -> Check {
    for (line, kind) in raw.energy.iter().zip(Kind::ALL) {
        ensure(line.id == kind && line.code.chars().eq([kind.code()]), "energy", line.id.name(), || {
            format!("this line must be `{}`, code `{}`", kind.name(), kind.code())
        })?;
        ensure(line.start_exhausted + line.reserve == line.total, "energy", kind.name(), || {
            "`start_exhausted` and `reserve` do not add up to `total`".into()
        })?;
    }
    let total = |count: fn(&raw::Energy) -> u8| raw.energy.iter().map(count).sum::<u8>();
    ensure(total(|line| line.total) == raw.constants.energy_per_character, "energy", "total", || {
        format!("the kinds do not add up to {}", raw.constants.energy_per_character)
    })?;
    ensure(
        total(|line| line.start_exhausted) == raw.constants.energy_start_exhausted,
        "energy",
        "start_exhausted",
        || format!("the kinds do not add up to {}", raw.constants.energy_start_exhausted),
    )?;
    ensure(raw.constants.segment_spaces == 3, "constants", "segment_spaces", || "must be 3".into())?;
    ensure(raw.constants.achievement_tiles_drawn == 2, "constants", "achievement_tiles_drawn", || {
        "must be 2".into()
    })?;
    for (id, spaces) in [("monument", raw.tracks.monument), ("pillar", raw.tracks.pillar)] {
        ensure((1..=9).contains(&spaces), "tracks", id, || "must be 1 to 9".into())?;
    }
    for (line, symbol) in raw.relay.iter().zip(Symbol::ALL) {
        ensure(line.id == symbol && line.double_symbol_tiles == 1, "relay", line.id.name(), || {
            format!("this line must be `{}`, with 1 two-symbol tile", symbol.name())
        })?;
    }
    let relays: u8 = raw.relay.iter().map(|line| line.count).sum();
    ensure(relays == 25, "relay", "count", || format!("there are 25 relay tiles, not {relays}"))?;
    let printed = raw.achievement.iter().filter(|line| line.kind == "board").count();
    ensure(printed == 3, "achievement", "kind", || format!("3 are printed on the board, not {printed}"))
}

fn index<T>(table: &'static str, id: &str, lines: &[T], name: impl Fn(&T) -> &str, word: &str) -> Check<u8> {
    match lines.iter().position(|line| name(line) == word) {
        Some(at) => Ok(at as u8),
        None => wrong(table, id, format!("`{word}` is not known")),
    }
}

fn places(raw: &Raw) -> Check<Vec<PlaceInfo>> {
    let all: Vec<(&'static str, &raw::Space)> = raw
        .space
        .iter()
        .map(|line| ("space", line))
        .chain(raw.bridge_site.iter().map(|line| ("bridge_site", line)))
        .collect();
    let mut places = Vec::new();
    for &(table, line) in &all {
        let mut regions = 0;
        for region in line.region.iter().chain(&line.regions) {
            regions |= 1 << index(table, &line.id, &raw.region, |region| &region.id, region)?;
        }
        let needed = if table == "space" { 1 } else { 2 };
        ensure(u8::count_ones(regions) == needed, table, &line.id, || format!("it needs {needed} region(s)"))?;
        let central = line.region.as_deref() == Some("center");
        let ends = if central { 3 } else { 2 };
        ensure(line.ends.len() == ends, table, &line.id, || format!("it needs {ends} ends"))?;
        let towards = |word: &String| index(table, &line.id, &all, |(_, place)| &place.id, word).map(Place);
        let ends = line
            .ends
            .iter()
            .map(|end| end.iter().map(towards).collect())
            .collect::<Check<_>>()?;
        let code = line.id.clone();
        places.push(PlaceInfo { code, regions, ends, x: line.x, y: line.y });
    }
    for (at, &(table, line)) in all.iter().enumerate() {
        for &other in places[at].ends.iter().flatten() {
            let back = places[other.index()].end_towards(Place(at as u8));
            ensure(back.is_some(), table, &line.id, || {
                format!("`{}` does not lead back here", places[other.index()].code)
            })?;
        }
    }
    Ok(places)
}

fn monuments(raw: &Raw) -> Check<Vec<MonumentInfo>> {
    let mut monuments = Vec::new();
    for line in &raw.monument {
        let region = Region(index("monument", &line.id, &raw.region, |region| &region.id, &line.region)?);
        let segments: Vec<&raw::Segment> =
            raw.segment.iter().filter(|segment| segment.monument == line.id).collect();
        ensure((1..=9).contains(&segments.len()), "monument", &line.id, || "it has no segments".into())?;
        let mut known = Vec::new();
        for (at, segment) in segments.into_iter().enumerate() {
            let id = format!("{} {}", line.id, segment.number);
            ensure(usize::from(segment.number) == at + 1, "segment", &id, || format!("number {} comes here", at + 1))?;
            let Ok(spaces) = <[Asked; 3]>::try_from(segment.spaces.clone()) else {
                return wrong("segment", id, "it needs 3 spaces");
            };
            let free = segment.gain.iter().filter(|&&asked| asked == Asked::Any).count();
            ensure(free <= 1, "segment", &id, || "at most one gain can be `any`".into())?;
            known.push(Segment { spaces, gain: segment.gain.clone() });
        }
        monuments.push(MonumentInfo {
            id: line.id.clone(),
            code: line.code.clone(),
            region,
            always_in_play: line.always_in_play,
            segments: known,
        });
    }
    if let Some(stray) = raw.segment.iter().find(|line| raw.monument.iter().all(|mon| mon.id != line.monument)) {
        return wrong("segment", &stray.monument, "there is no such monument");
    }
    let always = monuments.iter().filter(|mon| mon.always_in_play).count();
    ensure(always == 1, "monument", "always_in_play", || format!("one monument is always in play, not {always}"))?;
    Ok(monuments)
}

fn regions(raw: &Raw, places: &[PlaceInfo]) -> Check<Vec<RegionInfo>> {
    let mut regions = Vec::new();
    for (at, line) in raw.region.iter().enumerate() {
        let outer = at + 1 < REGIONS;
        ensure((line.kind == "outer") == outer, "region", &line.id, || {
            "the five outer regions come first, then the centre".into()
        })?;
        let monument = Mon(index("region", &line.id, &raw.monument, |mon| &mon.id, &line.monument)?);
        ensure(raw.monument[monument.index()].region == line.id, "region", &line.id, || {
            format!("the monument `{}` names another region", line.monument)
        })?;
        let pillar = index("region", &line.id, &raw.pillar, |pillar| &pillar.id, &line.pillar)?;
        let pillar = &raw.pillar[usize::from(pillar)];
        ensure(pillar.region == line.id && pillar.spaces == 2, "pillar", &pillar.id, || {
            format!("it needs the region `{}` and 2 spaces", line.id)
        })?;
        let place = |word: &Option<String>| match word {
            Some(word) => index("region", &line.id, places, |place| &place.code, word).map(|at| Some(Place(at))),
            None => Ok(None),
        };
        let (start, centre, spoke) = (place(&line.start_space)?, place(&line.center_space)?, place(&line.spoke_site)?);
        let spoke = spoke.and_then(Place::site);
        ensure(
            outer == start.is_some() && outer == centre.is_some() && outer == spoke.is_some(),
            "region",
            &line.id,
            || "outer regions have a start space, a central space and a spoke site".into(),
        )?;
        regions.push(RegionInfo {
            id: line.id.clone(),
            code: line.code.clone(),
            monument,
            pillar: line.pillar.clone(),
            start,
            spoke,
        });
    }
    Ok(regions)
}

fn tiles(raw: &Raw) -> Check<Vec<TileInfo>> {
    let mut tiles = Vec::new();
    let start = raw.start_tile.iter().map(|line| ("start_tile", line));
    for (table, line) in start.chain(raw.upgraded_tile.iter().map(|line| ("upgraded_tile", line))) {
        for slots in [line.top, line.bottom] {
            ensure((1..=2).contains(&slots), table, &line.id, || "a row has 1 or 2 slots".into())?;
        }
        let upgraded = table == "upgraded_tile";
        let levels = if upgraded { 1..=3 } else { 0..=0 };
        ensure(levels.contains(&line.level), table, &line.id, || format!("the level must be in {levels:?}"))?;
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
        ensure(tile.number == number, "start_tile", &tile.id, || format!("number {number} comes here"))?;
    }
    Ok(tiles)
}

fn actions(raw: &Raw) -> Check<Vec<ActionInfo>> {
    let mut actions = Vec::new();
    let basic = raw.action_tile.iter().map(|line| ("action_tile", line));
    for (table, line) in basic.chain(raw.upgraded_action.iter().map(|line| ("upgraded_action", line))) {
        let upgraded = table == "upgraded_action";
        let last = if upgraded { 4 } else { 5 };
        ensure((1..=last).contains(&line.position), table, &line.id, || format!("the position must be 1 to {last}"))?;
        let any = line.actions.contains(&Part::AnyActionTile);
        ensure(any == (line.position == 5), table, &line.id, || "only position 5 resolves any tile".into())?;
        ensure((1..=8).contains(&line.actions.len()), table, &line.id, || "it needs 1 to 8 actions".into())?;
        for part in &line.actions {
            if let Part::Deploy { positions, tiles } = part {
                let fits = positions.iter().all(|at| (1..=5).contains(at)) && (1..=2).contains(tiles);
                ensure(fits, table, &line.id, || "deploy needs positions 1 to 5 and 1 or 2 tiles".into())?;
            }
        }
        let code = match (&line.code, upgraded) {
            (Some(code), true) => code.clone(),
            (None, false) => line.position.to_string(),
            _ => return wrong(table, &line.id, "upgraded tiles, and only they, have a code"),
        };
        let copies = [line.copies_2_3_players, line.copies].map(|copies| copies.unwrap_or(u8::from(!upgraded)));
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
        ensure(usize::from(action.position) == at + 1, "action_tile", &action.id, || format!("position {} comes here", at + 1))?;
    }
    Ok(actions)
}

fn bridges(lines: &[raw::CharacterBridge]) -> Check<Vec<[Bonus; 2]>> {
    for (at, line) in lines.iter().enumerate() {
        let (level, side) = (at as u8 / 2 + 1, Side::ALL[at % 2]);
        ensure(line.level == level && line.side == side, "character_bridge", &line.id, || {
            format!("level {level}, side {} comes here", side.code())
        })?;
        ensure((level == 3) == (line.bonus == Bonus::CopyBridge), "character_bridge", &line.id, || {
            "level III, and only it, copies a bridge".into()
        })?;
    }
    Ok(lines.chunks(2).map(|pair| [pair[0].bonus.clone(), pair[1].bonus.clone()]).collect())
}

fn characters(raw: &Raw, tiles: &[TileInfo]) -> Check<Vec<CharacterInfo>> {
    let mut characters = Vec::new();
    for (at, who) in Character::ALL.into_iter().enumerate() {
        let line = &raw.character[at];
        let name = who.name();
        ensure(line.id == who && !line.code.is_empty(), "character", line.id.name(), || format!("`{name}` comes here"))?;
        let Ok(abilities) = <[String; 3]>::try_from(line.abilities.clone()) else {
            return wrong("character", name, "it needs 3 abilities");
        };
        let scoring: [BridgeScoring; 2] = std::array::from_fn(|side| raw.bridge_scoring[at * 2 + side].clone());
        for (one, side) in scoring.iter().zip(Side::ALL) {
            ensure(one.character == who && one.side == side, "bridge_scoring", one.character.name(), || {
                format!("side {} of `{name}` comes here", side.code())
            })?;
        }
        let quick_start = raw.quick_start[at].clone();
        ensure(quick_start.character == who, "quick_start", quick_start.character.name(), || format!("`{name}` comes here"))?;
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
        let used = || card.positions.iter().filter(|line| count.start_energy_positions.contains(&line.position));
        let mut pool: Vec<u8> = raw.energy.iter().map(|line| line.start_exhausted).collect();
        let placed: usize = used().map(|line| line.top.len() + line.bottom.len()).sum();
        ensure(placed == usize::from(count.start_energy_in_device), "quick_start", name, || {
            format!("{} players need {} energies, not {placed}", count.players, count.start_energy_in_device)
        })?;
        for line in used() {
            let slots = tiles[usize::from(line.position) - 1].slots;
            let fits = line.top.len() <= usize::from(slots[0]) && line.bottom.len() <= usize::from(slots[1]);
            ensure(fits, "quick_start", name, || format!("position {} has too many energies", line.position))?;
        }
        for &kind in used().flat_map(|line| line.top.iter().chain(&line.bottom)).chain([&card.market]) {
            ensure(pool[kind as usize] > 0, "quick_start", name, || format!("the pool has too few of {}", kind.name()))?;
            pool[kind as usize] -= 1;
        }
    }
    Ok(())
}

fn by_players(raw: &Raw, tiles: &[TileInfo]) -> Check {
    for (line, players) in raw.player_count.iter().zip(2u8..) {
        let check = |holds: bool, what: &str| ensure(holds, "player_count", players, || what.to_owned());
        check(line.players == players, "the lines are for 2, 3, 4 and 5 players")?;
        check(line.monuments_drawn == players, "one monument is drawn for each player")?;
        check(line.monuments_in_play == players + 1, "one more monument is in play than there are players")?;
        check(line.start_energy_in_market == 1, "one energy starts in the market")?;
        check(line.start_energy_positions.iter().all(|at| (1..=5).contains(at)), "positions are 1 to 5")?;
        let room: u8 = line.start_energy_positions.iter().map(|&at| tiles[usize::from(at) - 1].slots.iter().sum::<u8>()).sum();
        check(line.start_energy_in_device <= room, "there are too few slots for the starting energy")?;
        let bonuses = raw.monument_bonus.iter().filter(|tile| tile.min_players <= players).count();
        check(bonuses == usize::from(line.monuments_in_play), "there must be as many monument bonus tiles as monuments")?;
        let homes = raw.neutral_bridge.iter().filter(|tile| tile.home_min_players <= players).count();
        check(homes == usize::from(line.home_neutral_bridges) && homes == usize::from(players), "one home bridge for each player")?;
        let used = tiles.iter().filter(|tile| tile.level > 0 && tile.min_players <= players).count();
        check(used == usize::from(line.upgraded_tiles_used), "`upgraded_tiles_used` differs from the tiles for so many players")?;
        let copies = |tile: &raw::ActionTile| if players <= 3 { tile.copies_2_3_players } else { tile.copies };
        let copies: u8 = raw.upgraded_action.iter().filter_map(copies).sum();
        check(copies == line.upgraded_action_tiles_used, "`upgraded_action_tiles_used` differs from the copies")?;
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

/// How many lines of each table may differ from print.
fn reconstructed(raw: &Raw) -> Vec<(&'static str, usize)> {
    let is = |origin: &Origin| *origin == Origin::Reconstructed;
    let either = |one: Origin, other: Option<Origin>| usize::from(is(&one) || other.is_some_and(|other| is(&other)));
    macro_rules! count {
        ($($table:ident),+) => {
            vec![$((stringify!($table), raw.$table.iter().filter(|line| is(&line.source)).count())),+]
        };
    }
    let mut tables = count!(
        energy, region, space, bridge_site, pillar, monument, monument_bonus, neutral_bridge,
        character_bridge, character, bridge_scoring, quick_start, action_tile, upgraded_action, relay, achievement
    );
    let kinds = raw.bridge_site.iter().filter(|line| line.kind.is_none()).count();
    tables.extend([
        ("player_count", raw.player_count.iter().map(|line| either(line.source, line.upgraded_tiles_used_source)).sum()),
        ("segment", raw.segment.iter().filter(|line| is(&line.source) || !line.reconstructed_spaces.is_empty()).count()),
        ("start_tile", raw.start_tile.iter().map(|line| either(line.source, line.symbols_source)).sum()),
        ("upgraded_tile", raw.upgraded_tile.iter().map(|line| either(line.source, line.symbols_source)).sum()),
        ("bridge_site kinds", kinds),
    ]);
    for (table, origin) in [
        ("constants", raw.constants.source),
        ("tracks", raw.tracks.source),
        ("market", raw.market.source),
        ("achievement_spaces", raw.achievement_spaces.source),
        ("scoring", raw.scoring.source),
        ("divine_wind", raw.divine_wind.source),
    ] {
        tables.push((table, either(origin, None)));
    }
    tables.retain(|&(_, lines)| lines > 0);
    tables
}
