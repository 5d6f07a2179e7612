//! Which tables may differ from the printed game.

use crate::data::raw::{Origin, Raw};

/// How many lines of each table may differ from print.
pub(super) fn reconstructed(raw: &Raw) -> Vec<(&'static str, usize)> {
    let is = |origin: &Origin| *origin == Origin::Reconstructed;
    let either = |one: Origin, other: Option<Origin>| {
        usize::from(is(&one) || other.is_some_and(|other| is(&other)))
    };
    macro_rules! count {
        ($($table:ident),+) => {
            vec![$((stringify!($table), raw.$table.iter().filter(|line| is(&line.source)).count())),+]
        };
    }
    let mut tables = count!(
        energy,
        region,
        space,
        bridge_site,
        pillar,
        monument,
        monument_bonus,
        neutral_bridge,
        character_bridge,
        character,
        bridge_scoring,
        quick_start,
        action_tile,
        upgraded_action,
        relay,
        achievement
    );
    let kinds = raw
        .bridge_site
        .iter()
        .filter(|line| line.kind.is_none())
        .count();
    tables.extend([
        (
            "player_count",
            raw.player_count
                .iter()
                .map(|line| either(line.source, line.upgraded_tiles_used_source))
                .sum(),
        ),
        (
            "segment",
            raw.segment
                .iter()
                .filter(|line| is(&line.source) || !line.reconstructed_spaces.is_empty())
                .count(),
        ),
        (
            "start_tile",
            raw.start_tile
                .iter()
                .map(|line| either(line.source, line.symbols_source))
                .sum(),
        ),
        (
            "upgraded_tile",
            raw.upgraded_tile
                .iter()
                .map(|line| either(line.source, line.symbols_source))
                .sum(),
        ),
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
