//! The long lists after the text board: what each piece on the table does.

use crate::View;
use crate::action::Action;
use crate::board::text::{energies, letter, short, wrapped};
use crate::board::view::{PlayerView, asked_name};
use crate::data::data;
use crate::state::Bridge;
use crate::state::ids::*;
use crate::words::names::{bonus_text, scores_text};
use kernel::Look;
use kernel::message::message;

pub(crate) fn write(text: &mut String, view: &View, look: &Look<'_, Action>) {
    if view.is_over {
        // What pieces do is of no use any more.
        for player in &view.players {
            standing(text, view, player, look);
        }
        return;
    }
    segments_to_come(text, view, look);
    bonuses(text, view, look);
    action_tiles(text, look);
    for player in &view.players {
        standing(text, view, player, look);
        abilities(text, view, player, look);
    }
}

/// The segments below the top one: what they ask for and gain.
fn segments_to_come(text: &mut String, view: &View, look: &Look<'_, Action>) {
    for monument in &view.monuments {
        let segments = data().monument(monument.mon).segments.iter().zip(1u8..);
        let below =
            segments.filter(|(_, number)| monument.segment.is_some_and(|top| *number > top));
        let parts: Vec<String> = below
            .map(|(segment, number)| {
                let spaces = segment.spaces.map(|asked| short(asked_name(asked)));
                let gain: Vec<&str> = segment
                    .gain
                    .iter()
                    .map(|&asked| short(asked_name(asked)))
                    .collect();
                format!("{number} {} +{}", spaces.join(" "), gain.join("+"))
            })
            .collect();
        if !parts.is_empty() {
            let head = look.words.name("text-to-come");
            wrapped(
                text,
                &format!("{} {head}: {}", monument.code, parts.join("; ")),
            );
        }
    }
}

/// The bonuses of the monuments in play and of the bridges on the table.
fn bonuses(text: &mut String, view: &View, look: &Look<'_, Action>) {
    let mut parts: Vec<String> = Vec::new();
    for tile in &data().bonus_tiles {
        if view.monuments.iter().any(|mon| mon.bonus == tile.code) {
            let what = look.words.say(&bonus_text(&tile.bonus));
            parts.push(format!("{} {what}", tile.code));
        }
    }
    for tile in &data().neutrals {
        let lies = view.sites.iter().any(|site| {
            matches!(site.bridge, Some(Bridge::Neutral(neutral)) if data().neutrals[neutral.index()].code == tile.code)
        });
        if lies || view.neutrals.contains(&tile.code.as_str()) {
            let what = look.words.say(&bonus_text(&tile.bonus));
            parts.push(format!("{} {what}", tile.code));
        }
    }
    for (sides, level) in data().bridges.iter().zip(["I", "II", "III"]) {
        for (bonus, side) in sides.iter().zip(Side::ALL) {
            let what = look.words.say(&bonus_text(bonus));
            parts.push(format!("{level}{} {what}", side.code()));
        }
    }
    wrapped(
        text,
        &format!("{}: {}", look.words.name("text-bonuses"), parts.join("; ")),
    );
    if !view.neutrals.is_empty() {
        let head = look.words.name("text-neutrals");
        wrapped(text, &format!("{head}: {}", view.neutrals.join(" ")));
    }
}

/// The action tiles that somebody has or can take.
fn action_tiles(text: &mut String, look: &Look<'_, Action>) {
    let parts: Vec<String> = data()
        .actions
        .iter()
        .map(|info| format!("{} {}", info.code, look.words.name(&info.id)))
        .collect();
    wrapped(
        text,
        &format!("{}: {}", look.words.name("text-actions"), parts.join("; ")),
    );
}

/// Where a player's points come from, and what waits for the end of the turn.
fn standing(text: &mut String, view: &View, player: &PlayerView, look: &Look<'_, Action>) {
    let points = player.points;
    let mut line = look.words.say(&message!(
        "text-points",
        gained = points.gained,
        monuments = points.monuments,
        pillars = points.pillars,
        bridge = points.bridge,
        achievements = points.achievements,
        market = points.market
    ));
    if view.has_wind {
        let wind = look
            .words
            .say(&message!("text-points-wind", wind = points.wind));
        line = format!("{line}, {wind}");
    }
    if !player.aside.is_empty() {
        let aside = message!("text-aside", energy = energies(player.aside));
        line = format!("{line}; {}", look.words.say(&aside));
    }
    if player.refills > 0 {
        let refills = message!("text-refills", count = player.refills);
        line = format!("{line}; {}", look.words.say(&refills));
    }
    if player.is_ready {
        line = format!("{line}; {}", look.words.name("text-ready"));
    }
    wrapped(text, &format!("{} {line}", letter(player.seat)));
}

/// A character's abilities and what the last bridge scores.
fn abilities(text: &mut String, view: &View, player: &PlayerView, look: &Look<'_, Action>) {
    let Some(character) = player.character.filter(|_| view.has_abilities) else {
        return;
    };
    let name = character.name();
    let mut parts: Vec<String> = ["I", "II", "III"]
        .into_iter()
        .zip(1u8..)
        .map(|(level, number)| format!("{level} {}", look.words.name(&format!("{name}-{number}"))))
        .collect();
    for (rule, side) in data().character(character).scoring.iter().zip(Side::ALL) {
        let scores = look.words.say(&scores_text(rule));
        parts.push(format!("III{} {scores}", side.code()));
    }
    let head = look.words.name(name);
    wrapped(text, &format!("{head}: {}", parts.join("; ")));
}
