//! The board for plain text: who has what, and the map in rows.

use std::fmt::Write;

use crate::action::Action;
use crate::board::view::{BridgeView, HexView, Kind, PlayerView, View};
use kernel::draw::shortened;
use kernel::menu::columns;
use kernel::message::message;
use kernel::{Look, Seat};

pub fn write(view: &View, look: &Look<'_, Action>) -> String {
    let mut text = String::new();
    heading(&mut text, view, look);
    table(&mut text, view, look);
    if !view.is_over {
        offers(&mut text, view, look);
    }
    map(&mut text, view);
    legend(&mut text, view, look);
    super::lists::write(&mut text, view, look);
    text
}

fn heading(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let place = match (view.is_over, view.round) {
        (true, _) => look.words.name("word-over"),
        (_, 0) => look.words.name("word-setup"),
        (_, round) => look
            .words
            .say(&message!("word-round", round = round, rounds = view.rounds)),
    };
    let _ = write!(text, "{place}");
    let tile = usize::from(view.round)
        .checked_sub(1)
        .and_then(|index| view.round_tiles.get(index));
    if let Some(tile) = tile.filter(|_| !view.is_over) {
        let _ = write!(text, ": {}", look.words.name(tile));
    }
    text.push_str("\n\n");
}

/// Everybody's pieces and stores, in the order of turns.
fn table(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let headings = [
        "points", "coins", "power", "houses", "posts", "palaces", "sail", "towns", "tile",
    ];
    let headings = headings.map(|word| look.words.name(&format!("column-{word}")));
    let mut rows = vec![[String::new()].into_iter().chain(headings).collect()];
    rows.extend(
        view.order
            .iter()
            .map(|seat| row(&view.players[seat.index()], view, look)),
    );
    text.push_str(&columns(&rows));
    text.push('\n');
}

fn row(player: &PlayerView, view: &View, look: &Look<'_, Action>) -> Vec<String> {
    let mark = match (view.to_act.contains(&player.seat), player.has_passed) {
        (true, _) => '>',
        (_, true) => 'x',
        _ => ' ',
    };
    let name = shortened(&look.words.player(player.seat), 10);
    let [one, two, three] = player.bowls;
    let palaces = match (player.left_palace, player.right_palace) {
        (true, true) => "L R",
        (true, false) => "L",
        (false, true) => "R",
        (false, false) => "-",
    };
    let tile = player
        .bonus_tile
        .and_then(|id| id.chars().last())
        .unwrap_or('-');
    vec![
        format!("{mark} {} {name}", letter(player.seat)),
        player.points.to_string(),
        player.coins.to_string(),
        format!("{one}/{two}/{three}"),
        player.houses.to_string(),
        player.posts.to_string(),
        palaces.to_owned(),
        player.sailing.to_string(),
        player.towns.to_string(),
        tile.to_ascii_uppercase().to_string(),
    ]
}

fn offers(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let bonus: Vec<String> = view
        .bonus_tiles
        .iter()
        .map(|offer| match offer.coins {
            0 => offer.letter.to_string(),
            coins => format!("{} +{coins}", offer.letter),
        })
        .collect();
    let _ = writeln!(
        text,
        "{}: {}",
        look.words.name("word-bonus-tiles"),
        bonus.join(", ")
    );
    let free = view
        .power_actions
        .iter()
        .filter(|action| action.used_by.is_none());
    let free: Vec<String> = free
        .map(|action| format!("{} {}", action.action, action.power))
        .collect();
    let _ = writeln!(
        text,
        "{}: {}\n",
        look.words.name("word-power-actions"),
        free.join(", ")
    );
}

/// Rows of hexes: terrain letter, and for a building its owner and kind.
fn map(text: &mut String, view: &View) {
    text.push_str("      1     2     3     4     5     6     7     8     9    10\n");
    for row in view
        .hexes
        .chunk_by(|one, other| one.name.as_bytes()[0] == other.name.as_bytes()[0])
    {
        let letter = char::from(row[0].name.as_bytes()[0]);
        let shift = if (row[0].name.as_bytes()[0] - b'A') % 2 == 1 {
            "   "
        } else {
            ""
        };
        let cells: String = row.iter().map(|hex| format!("{:<6}", cell(hex))).collect();
        let line = format!("{letter}   {shift}  {cells}");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push('\n');
}

fn cell(hex: &HexView) -> String {
    let terrain = hex.terrain.letter();
    let Some(building) = &hex.building else {
        return match (hex.river_town, hex.marked) {
            (Some(seat), _) => format!("~{}*", letter(seat)),
            (None, true) => format!("{terrain}'"),
            (None, false) => terrain.to_string(),
        };
    };
    let owner = building.owner.map_or('n', letter);
    let kind = match building.kind {
        Kind::House => "",
        Kind::Post => "2",
        Kind::PalaceLeft => "3L",
        Kind::PalaceRight => "3R",
    };
    let town = if building.in_town { "*" } else { "" };
    format!("{}{owner}{kind}{town}", terrain.to_ascii_lowercase())
}

/// What a player's buildings are called on the map.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

fn legend(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let _ = writeln!(text, "{}", look.words.name("legend-terrain"));
    let _ = writeln!(text, "{}", look.words.name("legend-kind"));
    let _ = writeln!(text, "{}", look.words.name("legend-marks"));
    for player in &view.players {
        let name = shortened(&look.words.player(player.seat), 20);
        let faction = player.faction.unwrap_or("word-no-faction");
        let _ = writeln!(
            text,
            "{} {name}: {}",
            letter(player.seat),
            look.words.name(faction)
        );
    }
    let built =
        |bridge: &BridgeView| format!("{}-{} ({})", bridge.from, bridge.to, letter(bridge.owner));
    for some in view.bridges.chunks(5) {
        let bridges: Vec<String> = some.iter().map(built).collect();
        let _ = writeln!(
            text,
            "{} {}",
            look.words.name("legend-bridges"),
            bridges.join(", ")
        );
    }
}
