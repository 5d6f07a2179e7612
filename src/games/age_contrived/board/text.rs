//! The board for plain text: who has what, monuments and map, and what is on offer.

use std::fmt::Write;

use crate::Action;
use crate::View;
use crate::board::lists;
use crate::board::view::{MonumentView, PlayerView, SpaceView, TileView};
use crate::data::data;
use crate::state::ids::*;
use crate::state::{Bridge, BridgeAt};
use crate::words::names::bonus_text;
use kernel::draw::shortened;
use kernel::menu::columns;
use kernel::message::message;
use kernel::{Look, Seat};

const COLUMNS: usize = 72;

pub(crate) fn write(view: &View, look: &Look<'_, Action>) -> String {
    let mut text = String::new();
    heading(&mut text, view, look);
    table(&mut text, view, look);
    monuments(&mut text, view, look);
    places(&mut text, view, look);
    offers(&mut text, view, look);
    for player in &view.players {
        device(&mut text, view, player, look);
    }
    wrapped(&mut text, &look.words.name("text-legend"));
    text.push('\n');
    lists::write(&mut text, view, look);
    text
}

fn heading(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let id = match (view.is_over, view.turns, view.is_ending) {
        (true, ..) => "text-over",
        (_, 0, _) => "text-setup",
        (_, _, true) => "text-ending",
        _ => "text-turn",
    };
    let line = look.words.say(&message!(id, turn = view.turns));
    let _ = writeln!(text, "{line}");
    let order = match view.is_over {
        true => message!("text-began", first = view.first),
        false => message!("text-order", first = view.first, active = view.active),
    };
    wrapped(text, &look.words.say(&order));
    let mut variants = Vec::new();
    if view.has_wind {
        variants.push(look.words.name("text-with-wind"));
    }
    if !view.has_abilities {
        variants.push(look.words.name("text-no-abilities"));
    }
    if view.is_secret {
        variants.push(look.words.name("text-secret"));
    }
    if !variants.is_empty() {
        wrapped(text, &variants.join(" "));
    }
    text.push('\n');
}

/// What a player's energies are called on the board.
pub(crate) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

fn owned(held: &Option<Owned>) -> String {
    held.map_or_else(
        || "--".to_owned(),
        |held| format!("{}{}", letter(held.seat), held.kind),
    )
}

pub(crate) fn energies(held: Energies) -> String {
    let mut out = String::new();
    for kind in Kind::ALL {
        for _ in 0..held[kind] {
            out.push(kind.code());
        }
    }
    if out.is_empty() { "-".to_owned() } else { out }
}

fn table(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let headings = [
        "points", "figure", "pool", "reserve", "market", "mt", "pt", "bridges",
    ];
    let headings = headings.map(|word| look.words.name(&format!("column-{word}")));
    let mut rows = vec![[String::new()].into_iter().chain(headings).collect()];
    rows.extend(view.players.iter().map(|player| row(player, view, look)));
    text.push_str(&columns(&rows));
    text.push('\n');
}

fn row(player: &PlayerView, view: &View, look: &Look<'_, Action>) -> Vec<String> {
    let mark = if view.to_act.contains(&player.seat) {
        '>'
    } else {
        ' '
    };
    let name = shortened(&look.words.player(player.seat), 7);
    let counts = |held: Energies| held.0.map(|count| count.to_string()).join("/");
    let track = |held: Option<(Kind, u8)>| {
        held.map_or_else(|| "-".into(), |(kind, height)| format!("{kind}{height}"))
    };
    let faces = player
        .faces
        .map_or_else(String::new, |faces| format!(">{faces}"));
    let bridges: Vec<String> = player
        .bridges
        .iter()
        .map(|at| match at {
            BridgeAt::Board => ".".to_owned(),
            BridgeAt::Site(site) => site.to_string(),
            BridgeAt::Discarded => "x".to_owned(),
        })
        .collect();
    vec![
        format!("{mark} {} {name}", letter(player.seat)),
        player.points.total().to_string(),
        format!("{}{faces}", player.at),
        counts(player.pool),
        counts(player.reserve),
        counts(player.market),
        track(player.tracks[0]),
        track(player.tracks[1]),
        bridges.join(" "),
    ]
}

/// Each monument with its top segment, and the energies bound there.
fn monuments(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let words = look.words;
    for monument in &view.monuments {
        let number = monument.segment.unwrap_or(monument.segments);
        let mut line = format!(
            "{} {} {number}/{}",
            monument.code,
            words.name(monument.id),
            monument.segments
        );
        if monument.has_patron {
            let _ = write!(line, ", {}", words.name("text-patron-here"));
        }
        wrapped(text, &line);
        if monument.segment.is_some() {
            indented(text, &segment(monument, look));
        }
        let bound: Vec<String> = monument
            .bound
            .iter()
            .enumerate()
            .filter(|(_, held)| !held.is_empty())
            .map(|(seat, held)| format!("{} {}", letter(Seat(small(seat))), named(*held, look)))
            .collect();
        if !bound.is_empty() {
            let line = format!("{}: {}", words.name("text-bound"), bound.join("; "));
            indented(text, &line);
        }
    }
    text.push('\n');
}

/// The top segment: each space with what it asks for and who holds it, then what it brings.
fn segment(monument: &MonumentView, look: &Look<'_, Action>) -> String {
    let words = look.words;
    let space = |space: &SpaceView| {
        let asked = words.name(space.asks);
        match space.held {
            Some(held) if held.kind.name() == space.asks => {
                format!("{asked} = {}", letter(held.seat))
            }
            Some(held) => {
                let kind = words.name(held.kind.name());
                format!("{asked} = {} {kind}", letter(held.seat))
            }
            None => asked,
        }
    };
    let spaces: Vec<String> = monument.spaces.iter().map(space).collect();
    let kinds: Vec<String> = monument.gain.iter().map(|kind| words.name(kind)).collect();
    let mut gain = match kinds.is_empty() {
        true => Vec::new(),
        false => vec![kinds.join(", "), words.name("word-or")],
    };
    let bonus = data().find_bonus_tile(monument.bonus);
    let bonus = bonus.map(|tile| bonus_text(&data().bonus_tiles[tile.index()].bonus));
    gain.extend(bonus.map(|bonus| words.say(&bonus)));
    let done = monument
        .finisher
        .map_or_else(String::new, |seat| format!(" !{}", letter(seat)));
    format!("{}{done} -> {}", spaces.join(", "), gain.join(" "))
}

/// The kinds by their names, with their numbers.
fn named(held: Energies, look: &Look<'_, Action>) -> String {
    let kinds = Kind::ALL.into_iter().filter(|kind| held[*kind] > 0);
    let kinds: Vec<String> = kinds
        .map(|kind| match held[kind] {
            1 => look.words.name(kind.name()),
            count => format!("{count} {}", look.words.name(kind.name())),
        })
        .collect();
    kinds.join(", ")
}

/// A line that belongs to the one before it.
fn indented(text: &mut String, line: &str) {
    text.push_str("   ");
    wrapped_after(text, 3, line);
}

/// The letter of a kind; `*` takes any.
pub(crate) fn short(kind: &'static str) -> &'static str {
    match kind {
        "any" => "*",
        kind => &kind[..1],
    }
}

fn places(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let bridges: Vec<String> = view
        .sites
        .iter()
        .filter_map(|site| {
            let bridge = site.bridge?;
            let owner = match bridge {
                Bridge::Neutral(_) => String::new(),
                Bridge::Own { seat, level, .. } => {
                    format!("{} {} ", letter(seat), roman(level + 1))
                }
            };
            let bonus = look.words.say(&bonus_text(bridge.bonus()));
            Some(format!("{} {owner}{bonus}", site.code))
        })
        .collect();
    wrapped(
        text,
        &format!(
            "{}: {}",
            look.words.name("text-bridges"),
            bridges.join("; ")
        ),
    );
    let pillars: Vec<String> = view
        .pillars
        .iter()
        .map(|pillar| {
            let held: Vec<String> = pillar.spaces.iter().map(owned).collect();
            format!("{} {}", pillar.code, held.join(" "))
        })
        .collect();
    wrapped(
        text,
        &format!(
            "{}: {}",
            look.words.name("text-pillars"),
            pillars.join(", ")
        ),
    );
}

fn tile(tile: &TileView) -> String {
    let mut symbols = String::new();
    for (count, sign) in tile.symbols.iter().zip(['b', 'm', 'p']) {
        (0..*count).for_each(|_| symbols.push(sign));
    }
    let [top, bottom] = tile.slots;
    let rank = match tile.level {
        0 => tile.number.to_string(),
        level => "I".repeat(usize::from(level)),
    };
    format!("{rank}:{top}/{bottom}{symbols}")
}

/// A tile of the market: the slots of both rows, and its symbols by name.
fn said(tile: &TileView, look: &Look<'_, Action>) -> String {
    let [top, bottom] = tile.slots;
    let mut said = format!("{top}/{bottom}");
    for (count, symbol) in tile.symbols.iter().zip(["boot", "monument", "pillar"]) {
        for _ in 0..*count {
            let _ = write!(said, " {}", look.words.name(symbol));
        }
    }
    said
}

fn offers(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let words = look.words;
    let slots: Vec<String> = view
        .market
        .iter()
        .enumerate()
        .map(|(index, slot)| {
            let tile = slot.tile.as_ref();
            let tile = tile.map_or_else(|| "-".to_owned(), |tile| said(tile, look));
            format!("{}: {tile} ({})", index + 1, slot.cost)
        })
        .collect();
    let [one, two, three] = view.stack;
    wrapped(
        text,
        &format!(
            "{} {}; I {one}, II {two}, III {three}",
            words.name("word-market"),
            slots.join(", ")
        ),
    );
    for (index, achievement) in view.achievements.iter().enumerate() {
        let spaces: Vec<String> = achievement.spaces.iter().map(owned).collect();
        let _ = writeln!(
            text,
            "A{} {:<24} {}",
            index + 1,
            words.name(achievement.id),
            spaces.join(" ")
        );
    }
    let actions: Vec<String> = view
        .actions
        .iter()
        .map(|action| format!("{}x{}", action.code, action.left))
        .collect();
    wrapped(
        text,
        &format!("{}: {}", words.name("word-actions"), actions.join(" ")),
    );
    let relays: Vec<String> = view
        .relays
        .iter()
        .map(|relay| format!("{} {}", words.name(relay.code), relay.left))
        .collect();
    wrapped(
        text,
        &format!("{}: {}\n", words.name("word-relays"), relays.join(", ")),
    );
    text.push('\n');
}

/// The conveyor: spare tiles, then the five positions with both rows and their action tile.
fn device(text: &mut String, view: &View, player: &PlayerView, look: &Look<'_, Action>) {
    let character = player
        .character
        .map(|one| look.words.name(one.name()))
        .unwrap_or_default();
    let name = shortened(&look.words.player(player.seat), 20);
    let marker = look.words.name(if player.is_charged {
        "word-charged"
    } else {
        "word-exhausted"
    });
    let mut line = format!("{} {name}, {character}: {marker}", letter(player.seat));
    if let Some(mon) = player.patron {
        let _ = write!(line, ", {} {mon}", look.words.name("text-patron"));
    }
    if view.has_wind && player.has_wind {
        let _ = write!(line, ", {}", look.words.name("option-divine_wind"));
    }
    let _ = writeln!(text, "{}", shortened(&line, COLUMNS));
    let mut rows: Vec<Vec<String>> = vec![Vec::new(), Vec::new(), Vec::new()];
    for (index, spare) in player.spare.iter().enumerate() {
        rows[0].push(["x", "y"][index].to_owned());
        rows[1].push(tile(spare));
        rows[2].push(String::new());
    }
    for (position, active) in player.device.iter().enumerate() {
        let relay = player.relays[position]
            .map_or_else(String::new, |relay| format!("+{}", &relay.to_string()[..1]));
        let double = player.relays[position].is_some_and(|relay| relay.is_double);
        let mark = if double { "2" } else { "" };
        rows[0].push(format!(
            "{}:{}{relay}{mark}",
            position + 1,
            player.actions[position]
        ));
        rows[1].push(tile(active));
        rows[2].push(format!(
            "{}/{}",
            energies(active.rows[0]),
            energies(active.rows[1])
        ));
    }
    text.push_str(&columns(&rows));
    text.push('\n');
}

/// Breaks a long line between words.
pub(crate) fn wrapped(text: &mut String, line: &str) {
    wrapped_after(text, 0, line);
}

/// The same behind so many blanks.
fn wrapped_after(text: &mut String, indent: usize, line: &str) {
    let mut width = indent;
    for word in line.split_whitespace() {
        let length = word.chars().count();
        if width > indent && width + 1 + length > COLUMNS {
            text.push('\n');
            text.push_str(&" ".repeat(indent + 2));
            width = indent + 2;
        } else if width > indent {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text.push('\n');
}
