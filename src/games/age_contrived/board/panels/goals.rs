//! What is to be reached: achievements, upgraded actions, relays; and what the bonus signs mean.

use super::signs::bonus_tokens;
use super::{Table, disc, row, section, sentences};
use crate::board::view::AchievementView;
use crate::data::{Bonus, data};
use crate::state::Bridge;
use crate::state::ids::*;
use crate::words::names::bonus_text;
use kernel::message::{Arg, message};
use kernel::panel::{
    Content, Panel, Role, Section, Stack, Tile, TileShape, TileState, Tiles, Token,
};

pub(super) fn panel(table: &Table<'_>) -> Panel {
    let achievements = table.view.achievements.iter().zip(1u8..);
    let achievements = achievements
        .map(|(one, number)| achievement(table, one, number))
        .collect();
    let sections = vec![
        section(
            table.name("word-achievements"),
            Content::Stacks(achievements),
        ),
        actions(table),
        tab(relays(table)),
        tab(bonuses(table)),
    ];
    super::panel("goals", Role::Goals, table.name("panel-goals"), sections)
}

fn tab(section: Section) -> Section {
    Section {
        is_tab: true,
        ..section
    }
}

fn achievement(table: &Table<'_>, one: &AchievementView, number: u8) -> Stack {
    let spaces = one.spaces.iter().zip(["L", "R"]).zip([true, false]);
    let rows = spaces.map(|((held, side), is_left)| {
        let worth = if is_left {
            message!("word-left-worth", points = data().left_vp_per_energy)
        } else {
            message!("word-right-worth", points = data().right_vp)
        };
        let token = match held {
            Some(_) => disc(held),
            None => Token::When(table.say(&worth)),
        };
        let id = if is_left { "at-left" } else { "at-right" };
        let words = message!(id, achievement = Arg::name(one.id));
        let at = format!("A{number}{side}");
        row("goal", at, table.sentence(&words), vec![token])
    });
    let mut text = vec![
        table.say(&message!(
            "about-achievement",
            achievement = Arg::name(one.id)
        )),
        table.say(&message!("about-left", points = data().left_vp_per_energy)),
    ];
    text.push(if one.spaces.len() > 1 {
        table.say(&message!("about-right", points = data().right_vp))
    } else {
        table.name("right-space-closed")
    });
    for (player, (has, needs)) in table.view.players.iter().zip(&one.progress) {
        text.push(table.say(&message!(
            "about-progress",
            seat = player.seat,
            has = *has,
            needs = *needs
        )));
    }
    Stack {
        at: format!("A{number}"),
        name: table.name(one.id),
        mark: String::new(),
        above: Vec::new(),
        rows: rows.collect(),
        below: Vec::new(),
        text: sentences(text),
        brief: String::new(),
        why_not: why_not(table, one),
        is_idle: false,
        class: "goal",
        rule: "14",
    }
}

fn why_not(table: &Table<'_>, one: &AchievementView) -> String {
    let Some(seat) = table.decider() else {
        return String::new();
    };
    let name = Arg::name(one.id);
    if one.spaces.iter().flatten().any(|held| held.seat == seat) {
        return table.say(&message!("achievement-once", achievement = name));
    }
    let (has, needs) = one.progress[seat.index()];
    if has < needs {
        return table.say(&message!(
            "achievement-needs",
            achievement = name,
            has = has,
            needs = needs
        ));
    }
    String::new()
}

fn chips(title: String, tiles: Vec<Tile>) -> Section {
    let tiles = Tiles {
        columns: 4,
        shape: TileShape::Line,
        tiles,
    };
    section(title, Content::Tiles(tiles))
}

fn left(count: u8) -> TileState {
    if count > 0 {
        TileState::Open
    } else {
        TileState::Taken
    }
}

fn actions(table: &Table<'_>) -> Section {
    let tiles = table.view.actions.iter().filter_map(|one| {
        let info = data().action(data().find_action(one.code)?);
        Some(Tile {
            at: format!("action-{}", one.code),
            name: super::capitalised(&table.name(&info.id)),
            mark: info.position.to_string(),
            cost: Vec::new(),
            effect: super::tiles::action_signs(info),
            extra: Vec::new(),
            count: Some(one.left),
            text: sentences([
                table.action_text(info),
                table.say(&message!(
                    "about-upgrade",
                    position = info.position,
                    left = one.left
                )),
            ]),
            state: left(one.left),
            rule: "8",
        })
    });
    chips(table.name("word-actions"), tiles.collect())
}

fn relays(table: &Table<'_>) -> Section {
    let stacks = Symbol::ALL.into_iter().zip(&table.view.relays);
    let tiles = stacks.map(|(symbol, one)| {
        let is_double = one.left == data().relays[symbol as usize].count;
        let relay = crate::state::RelayTile { symbol, is_double };
        Tile {
            at: format!("relay-{}", symbol.name()),
            name: table.say(&message!(
                "word-relay-of",
                symbol = Arg::name(format!("symbol-{}", symbol.name()))
            )),
            mark: String::new(),
            cost: Vec::new(),
            effect: super::tiles::relay_tokens(Some(relay)),
            extra: Vec::new(),
            count: Some(one.left),
            text: sentences([
                table.relay_text(Some(relay)),
                table.say(&message!("about-relays-left", left = one.left)),
            ]),
            state: left(one.left),
            rule: "7-1",
        }
    });
    chips(table.name("word-relays"), tiles.collect())
}

/// The signs of bonuses that lie on the table, each once with its meaning.
fn bonuses(table: &Table<'_>) -> Section {
    let mut seen: Vec<&Bonus> = Vec::new();
    let mut add = |bonus: &'static Bonus| {
        if !seen.contains(&bonus) {
            seen.push(bonus);
        }
    };
    for monument in &table.view.monuments {
        if let Some(tile) = data().find_bonus_tile(monument.bonus) {
            add(&data().bonus_tiles[tile.index()].bonus);
        }
    }
    for site in &table.view.sites {
        if let Some(bridge) = site.bridge {
            add(bridge.bonus());
        }
    }
    for level in 0..small(data().bridges.len()) {
        for side in Side::ALL {
            let seat = kernel::Seat(0);
            add(Bridge::Own { seat, level, side }.bonus());
        }
    }
    let tiles = seen.into_iter().zip(1u8..).map(|(bonus, number)| Tile {
        at: format!("bonus-{number}"),
        name: super::capitalised(&table.say(&bonus_text(bonus))),
        mark: String::new(),
        cost: Vec::new(),
        effect: bonus_tokens(bonus),
        extra: Vec::new(),
        count: None,
        text: sentences([
            format!("{}.", super::capitalised(&table.say(&bonus_text(bonus)))),
            table.name(meaning(bonus)),
        ]),
        state: TileState::Open,
        rule: "12",
    });
    chips(table.name("word-bonuses"), tiles.collect())
}

/// The message that says what a bonus does.
pub(crate) fn meaning(bonus: &Bonus) -> &'static str {
    match bonus {
        Bonus::GainEnergy { .. } => "means-gain",
        Bonus::PlaceBridge => "means-bridge",
        Bonus::UpgradedAction => "means-upgrade",
        Bonus::Relay => "means-relay",
        Bonus::GainTile => "means-tile",
        Bonus::Refill => "means-refill",
        Bonus::MoveCharacter { .. } => "means-move",
        Bonus::MonumentTrack { .. } => "means-mt",
        Bonus::PillarTrack { .. } => "means-pt",
        Bonus::AnyMonumentBonus => "means-any-bonus",
        Bonus::CopyBridge => "means-copy",
    }
}
