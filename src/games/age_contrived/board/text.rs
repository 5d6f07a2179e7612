//! The board for plain text: who has what, monuments and map, and what is on offer.

use std::fmt::Write;

use crate::Action;
use crate::View;
use crate::board::lists;
use crate::board::view::{MonumentView, PlayerView, TileView};
use crate::data::data;
use crate::state::ids::*;
use crate::state::{Bridge, BridgeAt};
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
    let order = message!(
        "text-order",
        first = view.first,
        active = view.active,
        data = view.data
    );
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
    let name = shortened(look.words.player(player.seat), 7);
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

fn monuments(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let names = view.monuments.iter();
    let names: Vec<String> = names.map(|one| look.words.name(one.id)).collect();
    let wide = names.iter().map(|name| name.chars().count()).max();
    let wide = wide.unwrap_or_default();
    for (monument, name) in view.monuments.iter().zip(&names) {
        let segment = segment(monument, look);
        let line = format!("{} {name:<wide$}  {segment}", monument.code);
        let _ = match line.chars().count() > COLUMNS {
            true => writeln!(text, "{} {name}\n   {segment}", monument.code),
            false => writeln!(text, "{line}"),
        };
        let bound: Vec<String> = monument
            .bound
            .iter()
            .enumerate()
            .filter(|(_, held)| !held.is_empty())
            .map(|(seat, held)| format!("{}:{}", letter(Seat(small(seat))), energies(*held)))
            .collect();
        if !bound.is_empty() {
            let line = format!("{} {}", look.words.name("text-bound"), bound.join(" "));
            text.push_str("   ");
            wrapped(text, &line);
        }
    }
    text.push('\n');
}

/// The top segment: each space with what it asks for or holds.
fn segment(monument: &MonumentView, look: &Look<'_, Action>) -> String {
    let patron = if monument.has_patron {
        format!(" {}", look.words.name("text-patron-here"))
    } else {
        String::new()
    };
    let Some(number) = monument.segment else {
        return format!("{0}/{0}  {1}{patron}", monument.segments, monument.bonus);
    };
    let spaces: Vec<String> = monument
        .spaces
        .iter()
        .map(|space| match &space.held {
            Some(_) => format!("{}={}", short(space.asks), owned(&space.held)),
            None => format!("{}=--", short(space.asks)),
        })
        .collect();
    let gain: Vec<&str> = monument.gain.iter().map(|kind| short(kind)).collect();
    let done = monument
        .finisher
        .map_or_else(String::new, |seat| format!(" !{}", letter(seat)));
    format!(
        "{number}/{}  {}  +{} {} {}{patron}{done}",
        monument.segments,
        spaces.join(" "),
        gain.join("+"),
        look.words.name("word-or"),
        monument.bonus
    )
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
            let label = match site.bridge? {
                Bridge::Neutral(neutral) => data().neutrals[neutral.index()].code.clone(),
                Bridge::Own { seat, level, side } => {
                    format!("{}{}{}", letter(seat), roman(level + 1), side.code())
                }
            };
            Some(format!("{} {label}", site.code))
        })
        .collect();
    wrapped(
        text,
        &format!(
            "{}: {}",
            look.words.name("text-bridges"),
            bridges.join(", ")
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

fn offers(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let words = look.words;
    let slots: Vec<String> = view
        .market
        .iter()
        .enumerate()
        .map(|(index, slot)| {
            let tile = slot.tile.as_ref().map_or_else(|| "-".to_owned(), tile);
            format!("{}: {tile} ({})", index + 1, slot.cost)
        })
        .collect();
    let [one, two, three] = view.stack;
    wrapped(
        text,
        &format!(
            "{} {}; I {one}, II {two}, III {three}",
            words.name("word-market"),
            slots.join("  ")
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
    let name = shortened(look.words.player(player.seat), 20);
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
    let mut width = 0;
    for word in line.split_whitespace() {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > COLUMNS {
            text.push_str("\n  ");
            width = 2;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text.push('\n');
}
