//! What lies in front of a seat: its device, stores, tracks and character; and the same in little.

use super::signs::{bare, counted, track_sign};
use super::tiles::{action_signs, face, relay_tokens};
use super::{Table, brief, panel, section, sentences, shown};
use crate::action::Action;
use crate::board::places::own;
use crate::board::question::TurnKind;
use crate::board::view::{PlayerView, TileView};
use crate::data::{ActionInfo, data};
use crate::state::ids::*;
use crate::state::{BridgeAt, Half, TileAt};
use crate::words::names::scores_text;
use kernel::Seat;
use kernel::message::{Arg, Words, message};
use kernel::panel::{
    Content, Figure, FigureShape, Panel, Role, Section, Stack, Tile, TileShape, TileState, Tiles,
    Token,
};

const CHARACTER_RULES: [&str; 5] = ["15-1", "15-2", "15-3", "15-4", "15-5"];

fn player<'a>(table: &Table<'a>, seat: Seat) -> &'a PlayerView {
    &table.view.players[seat.index()]
}

fn title(table: &Table<'_>, seat: Seat) -> String {
    let character = player(table, seat).character;
    character.map_or_else(String::new, |one| table.name(one.name()))
}

pub(super) fn mat(table: &Table<'_>, seat: Seat) -> Panel {
    let sections = vec![
        section(String::new(), about(table, seat)),
        section(String::new(), Content::Stacks(device(table, seat))),
        store(table, seat, "pool"),
        store(table, seat, "reserve"),
        section(String::new(), Content::Stacks(tracks(table, seat))),
    ];
    let id = format!("mat-{}", seat.0 + 1);
    panel(&id, Role::Mat(seat), title(table, seat), sections)
}

pub(super) fn rival(table: &Table<'_>, seat: Seat) -> Panel {
    let player = player(table, seat);
    let mut line = Vec::new();
    if player.is_charged {
        line.push(bare("charge"));
    }
    if player.patron.is_some() {
        line.push(bare("crown"));
    }
    if table.view.has_wind && player.has_wind {
        line.push(bare("wind"));
    }
    for (at, level) in player.bridges.iter().zip(1u8..) {
        line.push(match at {
            BridgeAt::Board => Token::When(roman(level).to_owned()),
            BridgeAt::Site(_) | BridgeAt::Discarded => Token::Strong(roman(level).to_owned()),
        });
    }
    let stock = |held: Energies| {
        let kinds = Kind::ALL.into_iter();
        kinds.map(move |kind| counted(held[kind], kind.name()))
    };
    let mut stores = vec![Token::When(table.name("word-pool-short"))];
    stores.extend(stock(player.pool));
    stores.push(Token::When(table.name("word-reserve-short")));
    stores.extend(stock(player.reserve));
    let mut tracks = Vec::new();
    for track in Track::ALL {
        tracks.push(bare(track_sign(track)));
        match player.tracks[track as usize] {
            Some((kind, height)) => tracks.push(counted(height, kind.name())),
            None => tracks.push(Token::Words("–".to_owned())),
        }
    }
    let sections = vec![
        section(String::new(), Content::Line(line)),
        section(String::new(), Content::Stacks(device(table, seat))),
        section(String::new(), Content::Line(tracks)),
        section(String::new(), Content::Line(stores)),
    ];
    let id = format!("rival-{}", seat.0 + 1);
    panel(&id, Role::Rival(seat), title(table, seat), sections)
}

/// Character, channel marker, abilities, and what else lies beside the device.
fn about(table: &Table<'_>, seat: Seat) -> Content {
    let player = player(table, seat);
    let mut tiles = vec![marker(table, player)];
    if let Some(character) = player.character {
        let rule = CHARACTER_RULES[character as usize];
        let levels = player.bridges.iter().zip(1u8..);
        tiles.extend(levels.map(|(at, level)| ability(table, player, character, level, *at, rule)));
        tiles.push(character_tile(table, seat, character, rule));
    }
    if let Some(mon) = player.patron.and_then(|code| data().find_monument(code)) {
        let monument = Arg::name(data().monument(mon).id.as_str());
        let name = table.say(&message!("word-patron-of", monument = monument.clone()));
        let text = table.say(&message!("about-patron", monument = monument));
        tiles.push(plain(
            own(seat, "patron"),
            name,
            vec![bare("crown")],
            text,
            "11-3",
        ));
    }
    if table.view.has_wind {
        let id = if player.has_wind {
            "word-wind"
        } else {
            "word-wind-spent"
        };
        let text = table.name("about-wind");
        let mut tile = plain(
            own(seat, "wind"),
            table.name(id),
            vec![bare("wind")],
            text,
            "17-1",
        );
        if !player.has_wind {
            tile.state = TileState::Used(None);
        }
        tiles.push(tile);
    }
    Content::Tiles(Tiles {
        columns: 1,
        shape: TileShape::Line,
        tiles,
    })
}

fn plain(at: String, name: String, sign: Vec<Token>, text: String, rule: &'static str) -> Tile {
    let words = Token::Words(name.clone());
    Tile {
        at,
        name,
        mark: String::new(),
        cost: Vec::new(),
        effect: sign.into_iter().chain([words]).collect(),
        extra: Vec::new(),
        count: None,
        text,
        state: TileState::Open,
        rule,
    }
}

fn marker(table: &Table<'_>, player: &PlayerView) -> Tile {
    let id = if player.is_charged {
        "word-charged"
    } else {
        "word-exhausted"
    };
    let text = sentences([
        table.say(&message!("about-marker", state = Arg::name(id))),
        table.name("means-recharge"),
    ]);
    let mut tile = plain(
        own(player.seat, "marker"),
        table.name(id),
        vec![bare("charge")],
        text,
        "2-5",
    );
    tile.name = table.name("word-marker");
    if !player.is_charged {
        tile.state = TileState::Later;
    }
    tile
}

fn ability(
    table: &Table<'_>,
    player: &PlayerView,
    character: Character,
    level: u8,
    at: BridgeAt,
    rule: &'static str,
) -> Tile {
    let state = match at {
        BridgeAt::Board => TileState::Later,
        BridgeAt::Site(_) | BridgeAt::Discarded => TileState::Open,
    };
    if !table.view.has_abilities {
        let words = match at {
            BridgeAt::Board => "word-bridge-waits",
            BridgeAt::Site(_) | BridgeAt::Discarded => "word-bridge-placed",
        };
        let (words, about) = (table.name(words), table.name("text-no-abilities"));
        return Tile {
            mark: roman(level).to_owned(),
            state,
            ..plain(
                own(player.seat, roman(level)),
                words,
                Vec::new(),
                about,
                rule,
            )
        };
    }
    let name = table.name(&format!("{}-{level}", character.name()));
    let where_it_is = match at {
        BridgeAt::Board => table.say(&message!("about-covered", level = roman(level))),
        BridgeAt::Site(site) => table.say(&message!(
            "about-bridge-at",
            level = roman(level),
            site = site
        )),
        BridgeAt::Discarded => table.say(&message!("about-bridge-gone", level = roman(level))),
    };
    let sentence = message!(
        "about-ability",
        level = roman(level),
        ability = Arg::name(format!("{}-{level}", character.name()))
    );
    let mut text = vec![table.say(&sentence), where_it_is];
    if level == 3 {
        text.extend(scorings(table.look.words, character));
    }
    Tile {
        at: own(player.seat, roman(level)),
        name: table.say(&message!("word-ability", level = roman(level))),
        mark: roman(level).to_owned(),
        cost: Vec::new(),
        effect: vec![Token::Words(name)],
        extra: Vec::new(),
        count: None,
        text: sentences(text),
        state,
        rule,
    }
}

fn scorings(words: &Words<'_>, character: Character) -> Vec<String> {
    let rules = data().character(character).scoring.iter().zip(Side::ALL);
    rules
        .map(|(rule, side)| {
            words.say(&message!(
                "about-scoring",
                side = side.code().to_string(),
                scores = scores_text(rule)
            ))
        })
        .collect()
}

/// Who one plays, with all abilities in words.
pub(super) fn character_tile(
    table: &Table<'_>,
    seat: Seat,
    character: Character,
    rule: &'static str,
) -> Tile {
    let text = match table.view.has_abilities {
        true => character_text(table.look.words, character),
        false => table.name("text-no-abilities"),
    };
    let name = table.name(character.name());
    plain(
        own(seat, "character"),
        name,
        vec![bare("figure")],
        text,
        rule,
    )
}

pub(crate) fn character_text(words: &Words<'_>, character: Character) -> String {
    let name = character.name();
    let mut parts = vec![words.say(&message!(
        "about-character",
        character = Arg::name(name),
        about = Arg::name(format!("about-{name}"))
    ))];
    for level in 1..=3u8 {
        let ability = Arg::name(format!("{name}-{level}"));
        let level = roman(level);
        parts.push(words.say(&message!("about-ability", level = level, ability = ability)));
    }
    parts.extend(scorings(words, character));
    sentences(parts)
}

/// The inactive tiles, then the five positions with relay and action.
fn device(table: &Table<'_>, seat: Seat) -> Vec<Stack> {
    let player = player(table, seat);
    let spares = player.spare.iter().zip(0u8..);
    let spares = spares.map(|(tile, at)| spare(table, player, tile, TileAt::Spare(at)));
    let positions = player.device.iter().zip(0u8..);
    let positions = positions.map(|(tile, at)| position(table, player, tile, at));
    spares.chain(positions).collect()
}

fn spare(table: &Table<'_>, player: &PlayerView, tile: &TileView, at: TileAt) -> Stack {
    let mark = at.to_string();
    let is_own = table.decider() == Some(player.seat);
    let plate = match at {
        TileAt::Spare(spare) if is_own && table.look.legal.contains(&Action::Convey(spare)) => {
            "word-may-convey"
        }
        TileAt::Spare(_) | TileAt::Position(_) => "word-inactive",
    };
    Stack {
        at: own(player.seat, at),
        name: table.say(&message!("word-spare", name = mark.clone())),
        above: Vec::new(),
        rows: face(table, tile, None, None),
        below: vec![Token::Strong(mark.clone()), Token::Words(table.name(plate))],
        mark,
        text: sentences([table.tile_text(tile), table.name("about-inactive")]),
        brief: brief::tile(table, tile),
        why_not: why_no_convey(table, player, at),
        is_idle: true,
        class: "",
        rule: "7",
    }
}

fn why_no_convey(table: &Table<'_>, player: &PlayerView, at: TileAt) -> String {
    let TileAt::Spare(spare) = at else {
        return String::new();
    };
    let may = table.look.legal.contains(&Action::Convey(spare));
    if table.decider() != Some(player.seat) || may {
        return String::new();
    }
    match table.view.turn_kind {
        TurnKind::Act => table.name("turn-begun"),
        TurnKind::Convey if !player.is_charged => table.name("marker-exhausted"),
        TurnKind::Convey => table.name("pushed-out"),
        TurnKind::Open | TurnKind::Other => String::new(),
    }
}

fn action_of(player: &PlayerView, position: usize) -> Option<&'static ActionInfo> {
    let action = data().find_action(player.actions[position])?;
    Some(data().action(action))
}

fn position(table: &Table<'_>, player: &PlayerView, tile: &TileView, at: u8) -> Stack {
    let index = usize::from(at);
    let number = at + 1;
    let info = action_of(player, index);
    let mut below = vec![Token::Strong(number.to_string())];
    let mut action_text = String::new();
    if let Some(info) = info {
        below.extend(action_signs(info));
        below.push(Token::Words(table.name(&format!("plate-{}", info.id))));
        action_text = table.action_text(info);
    }
    let is_upgraded = info.is_some_and(|info| info.code.len() > 1);
    let mut rows = face(table, tile, Some(player.seat), Some(at));
    // What its energy is good for, while that is the question.
    let uses = matches!(table.view.turn_kind, TurnKind::Open | TurnKind::Act);
    if let (Some(info), Some(bottom), true) = (info, rows.last_mut(), uses) {
        let action = Arg::name(format!("plate-{}", info.id));
        bottom.name = table.say(&message!("word-use", position = number, action = action));
    }
    Stack {
        at: own(player.seat, TileAt::Position(at)),
        name: table.say(&message!("word-position", position = number)),
        mark: number.to_string(),
        above: relay_tokens(player.relays[index]),
        rows,
        below,
        text: sentences([
            table.tile_text(tile),
            table.name("about-active"),
            table.relay_text(player.relays[index]),
            action_text,
        ]),
        brief: brief::position(table, (player, index), tile, info),
        why_not: why_no_use(table, player, tile),
        is_idle: false,
        class: if is_upgraded { "upgraded" } else { "" },
        rule: "8",
    }
}

fn why_no_use(table: &Table<'_>, player: &PlayerView, tile: &TileView) -> String {
    let is_acting = matches!(table.view.turn_kind, TurnKind::Open | TurnKind::Act);
    let asked = table.decider() == Some(player.seat) && is_acting;
    if asked && tile.rows[Half::Bottom as usize].is_empty() {
        return table.name("why-row-empty");
    }
    String::new()
}

/// Pool or reserve, counted by kind.
fn store(table: &Table<'_>, seat: Seat, which: &'static str) -> Section {
    let player = player(table, seat);
    let (held, ids) = if which == "pool" {
        (player.pool, ["compass", "magnet", "rose", "primal"])
    } else {
        let ids = [
            "reserve-compass",
            "reserve-magnet",
            "reserve-rose",
            "reserve-primal",
        ];
        (player.reserve, ids)
    };
    let figures = Kind::ALL.into_iter().zip(ids).map(|(kind, id)| {
        let aside = player.aside[kind];
        Figure {
            id,
            value: vec![counted(held[kind], kind.name())],
            next: (which == "pool" && aside > 0)
                .then(|| counted(format!("+{aside}"), ""))
                .into_iter()
                .collect(),
            shape: FigureShape::Plain,
            text: table.say(&message!(
                format!("about-{which}"),
                count = held[kind],
                kind = Arg::name(kind.name())
            )),
        }
    });
    section(
        table.name(&format!("word-{which}-short")),
        Content::Stock(figures.collect()),
    )
}

fn tracks(table: &Table<'_>, seat: Seat) -> Vec<Stack> {
    let player = player(table, seat);
    Track::ALL
        .into_iter()
        .map(|track| {
            let top = data().track_spaces[track as usize];
            let held = player.tracks[track as usize];
            let steps = (1..=top).map(|height| match held {
                Some((kind, at)) if at == height => Token::Disc(kind.name(), Some(seat)),
                _ if height == top => Token::Disc(track_sign(track), None),
                _ => Token::When(height.to_string()),
            });
            let text = match held {
                Some((kind, at)) => table.say(&message!(
                    "about-track-held",
                    kind = Arg::name(kind.name()),
                    height = at,
                    top = top
                )),
                None => table.say(&message!("about-track-empty", top = top)),
            };
            let means = format!("means-{}", track.code());
            let brief = held.map_or_else(String::new, |_| text.clone());
            Stack {
                at: own(seat, track.code()),
                name: super::capitalised(&table.name(track.code())),
                mark: String::new(),
                above: Vec::new(),
                rows: vec![shown("steps", steps.collect())],
                below: Vec::new(),
                text: sentences([text, table.name(&means)]),
                brief,
                why_not: String::new(),
                is_idle: false,
                class: "track",
                rule: "11-1",
            }
        })
        .collect()
}
