//! The board for plain text: who has what, the map in rows, what is on offer.

use std::fmt::Write;

use super::lists;
use crate::action::Action;
use crate::board::view::View;
use crate::state::State;
use crate::state::ids::{Building, Terrain};
use kernel::draw::{paragraph, shortened};
use kernel::land::Hex;
use kernel::menu::columns;
use kernel::message::{Arg, message};
use kernel::{Look, Seat};

pub fn write(view: &View, look: &Look<'_, Action>) -> String {
    let mut text = String::new();
    heading(&mut text, view, look);
    table(&mut text, view, look);
    map(&mut text, view, look);
    if view.table.scored.is_empty() {
        on_offer(&mut text, view, look);
    }
    tiles(&mut text, view, look);
    text
}

fn heading(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let state = &view.table;
    let words = look.words;
    if !state.scored.is_empty() {
        let _ = writeln!(text, "{}\n", words.name("word-over"));
        return;
    }
    let Some(index) = usize::from(state.round).checked_sub(1) else {
        let _ = writeln!(text, "{}\n", words.name("word-setup"));
        return;
    };
    let tile = state.round_scores[index].id();
    let now = message!(
        "word-now",
        round = state.round,
        rounds = view.rounds,
        tile = Arg::name(tile)
    );
    let _ = writeln!(text, "{}", words.say(&now));
    let bonus = if state.is_last_round() {
        words.name(state.final_score.id())
    } else {
        words.say(&message!(
            "word-bonus-now",
            bonus = Arg::name(format!("bonus-{tile}"))
        ))
    };
    let _ = writeln!(text, "{bonus}\n");
}

/// Everybody's stores, in the order of turns.
fn table(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let headings = [
        "vp", "coins", "tools", "scholars", "power", "books", "levels",
    ];
    let headings = headings.map(|word| look.words.name(&format!("column-{word}")));
    let mut rows = vec![[String::new()].into_iter().chain(headings).collect()];
    rows.extend(view.table.order.iter().map(|seat| row(view, look, *seat)));
    if let Some(neutral) = view.table.neutral {
        let mut cells = vec![format!("   {}", look.words.name("word-neutral"))];
        cells.extend(std::iter::repeat_n(String::new(), 6));
        cells.push(joined(&neutral.levels));
        rows.push(cells);
    }
    text.push_str(&columns(&rows));
    text.push('\n');
}

fn joined(numbers: &[u8]) -> String {
    let all: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    all.join("/")
}

fn row(view: &View, look: &Look<'_, Action>, seat: Seat) -> Vec<String> {
    let player = view.table.player(seat);
    let own = &view.seats[seat.index()];
    let mark = match (view.to_act.contains(&seat), own.passed) {
        (true, _) => '>',
        (_, true) => 'x',
        _ => ' ',
    };
    let name = shortened(&look.words.player(seat), 9);
    vec![
        format!("{mark}{} {name}", seat.0 + 1),
        player.vp.to_string(),
        player.coins.to_string(),
        player.tools.to_string(),
        player.scholars.to_string(),
        joined(&player.bowls.0.0),
        joined(&player.books),
        joined(&player.levels),
    ]
}

/// Rows of four signs a hex: terrain, owner and building, annex or city.
fn map(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let state = &view.table;
    let grid = &state.map().grid;
    let first = grid
        .hexes()
        .map(|hex| grid.place(hex).x2)
        .min()
        .unwrap_or(0);
    let rows = grid
        .hexes()
        .map(|hex| grid.place(hex).row)
        .max()
        .unwrap_or(0);
    for row in 0..=rows {
        let mut line = format!("{}  ", char::from(b'A' + row.unsigned_abs()));
        for hex in grid.hexes().filter(|hex| grid.place(*hex).row == row) {
            let column = 3 + 5 * usize::from((grid.place(hex).x2 - first).unsigned_abs()) / 2;
            while line.chars().count() < column {
                line.push(' ');
            }
            line.push_str(&sign(state, hex));
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let words = look.words;
    let _ = writeln!(text, "{}", words.name("word-terrain-legend"));
    let _ = writeln!(text, "{}", words.name("word-legend"));
    if !state.bridges.is_empty() {
        let bridge = |bridge: &crate::state::Bridge| {
            let [a, b] = bridge.ends.map(|hex| grid.name(hex));
            format!("{a}-{b} ({})", bridge.owner.0 + 1)
        };
        let list: Vec<String> = state.bridges.iter().map(bridge).collect();
        let line = words.say(&message!("word-bridges", list = list.join(", ")));
        paragraph(text, &line, 0);
    }
}

fn sign(state: &State, hex: Hex) -> String {
    let cell = state.cells[hex.index()];
    let Some(terrain) = cell.terrain else {
        return if state.river_cities.contains(&hex) {
            "~*"
        } else {
            "~"
        }
        .to_owned();
    };
    let letter = match terrain {
        Terrain::Desert => 'D',
        Terrain::Plains => 'P',
        Terrain::Swamp => 'S',
        Terrain::Lake => 'L',
        Terrain::Forest => 'F',
        Terrain::Mountain => 'M',
        Terrain::Wasteland => 'W',
    };
    let Some(built) = cell.built else {
        return letter.to_string();
    };
    let kind = match built.building {
        Building::Workshop => 'w',
        Building::Guild => 'g',
        Building::School => 's',
        Building::University => 'u',
        Building::Palace => 'p',
        Building::Tower => 't',
        Building::Monument => 'm',
    };
    let mark = match (built.city, built.annex) {
        (true, _) => "*",
        (false, true) => "'",
        _ => "",
    };
    format!("{letter}{}{kind}{mark}", built.owner.0 + 1)
}

fn on_offer(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let state = &view.table;
    let words = look.words;
    text.push('\n');
    lists::actions(text, state, words);
    let list = |text: &mut String, heading: &str, ids: Vec<&str>| {
        if ids.is_empty() {
            return;
        }
        let _ = writeln!(text, "\n{}", words.name(heading));
        for id in ids {
            paragraph(text, &lists::entry(words, id), 2);
        }
    };
    if !state.sets.is_empty() {
        let _ = writeln!(text, "\n{}", words.name("word-sets"));
    }
    for set in &state.sets {
        let ids = [
            set.board.board().id.as_str(),
            set.faction.id(),
            set.bonus.id(),
        ];
        let each = ids.map(|id| {
            let about = words.name(&format!("about-{id}"));
            format!("{} ({about})", words.name(id))
        });
        paragraph(text, &format!("{}: {}", set.board, each.join(", ")), 2);
    }
    let pool = &state.drafted;
    let drafted = pool.boards.iter().map(|tile| tile.board().id.as_str());
    let drafted = drafted.chain(pool.factions.iter().map(|tile| tile.id()));
    let drafted = drafted.chain(pool.palaces.iter().map(|tile| tile.id()));
    let drafted = drafted.chain(pool.bonuses.iter().map(|tile| tile.id()));
    list(text, "word-draft", drafted.collect());
    list(
        text,
        "word-palaces",
        state.palaces.iter().map(|t| t.id()).collect(),
    );
    lists::write(text, state, words);
}

/// Pieces left on the planning board, by the letters of the map.
fn pieces(left: [u8; 5]) -> String {
    let letters = ['w', 'g', 's', 'u', 'p'];
    let each = left
        .iter()
        .zip(letters)
        .map(|(count, letter)| format!("{count}{letter}"));
    each.collect::<Vec<_>>().join(" ")
}

/// The tiles of each seat.
fn tiles(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let _ = writeln!(text, "\n{}", look.words.name("word-players"));
    for seat in &view.table.order {
        let player = view.table.player(*seat);
        let board = player.board.map(|board| look.words.name(&board.board().id));
        let held = view
            .table
            .tiles(*seat)
            .map(|held| look.words.name(held.id()));
        let cities = player
            .city_tiles()
            .map(|(tile, count)| format!("{}× {}", count, look.words.name(tile.id())));
        let own = &view.seats[seat.index()];
        let tracks = [
            message!("word-sailing", value = own.sailing),
            message!("word-spade-price", tools = own.tools_per_spade),
            message!("word-keys", free = own.free_keys, all = own.keys),
            message!(
                "word-extras",
                bridges = player.bridges,
                annexes = player.annexes
            ),
            message!("word-area", area = own.area),
            message!("text-supply", scholars = player.scholar_supply),
            message!("text-pieces", pieces = pieces(player.left)),
        ];
        let tracks = tracks.iter().map(|part| look.words.say(part));
        let tracks = tracks.filter(|_| player.faction.is_some());
        let all = board.into_iter().chain(held).chain(cities).chain(tracks);
        let all = all.chain(lists::seat(view, *seat, look.words));
        let all: Vec<String> = all.collect();
        let name = shortened(&look.words.player(*seat), 20);
        paragraph(text, &format!("{name}: {}", all.join(", ")), 2);
    }
}
