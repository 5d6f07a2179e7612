//! A mat for each player: pieces left, incomes covered and uncovered, power, tracks.

use super::super::action::Action;
use super::super::data::{DATA, Faction, Income};
use super::super::view::{Kind, PlayerView, View};
use super::{MARGIN, WIDTH, ground, piece, shapes};
use crate::games::Look;
use crate::games::draw::{Drawing, INK, QUIET, Type, shortened};

const HEIGHT: f32 = 262.0;
const GAP: f32 = 14.0;

/// Draws the mats in the order of turns and says where they end.
pub(super) fn draw(drawing: &mut Drawing, view: &View, look: &Look<'_, Action>, top: f32) -> f32 {
    let mut y = top + 4.0;
    for seat in &view.order {
        mat(drawing, view, &view.players[seat.index()], look, y);
        y += HEIGHT + GAP;
    }
    y
}

fn mat(drawing: &mut Drawing, view: &View, player: &PlayerView, look: &Look<'_, Action>, y: f32) {
    let width = WIDTH - 2.0 * MARGIN;
    let is_acting = view.to_act.contains(&player.seat);
    let edge = if is_acting { INK } else { "#d3d7dc" };
    drawing.rect(
        MARGIN,
        y,
        width,
        HEIGHT,
        format!("rx=\"12\" fill=\"#fafafa\" stroke=\"{edge}\" stroke-width=\"2\""),
    );
    drawing.rect(
        MARGIN,
        y,
        14.0,
        HEIGHT,
        format!("rx=\"6\" fill=\"{}\"", piece(player.colour)),
    );
    heading(drawing, view, player, look, y);
    bowls(drawing, player, look, MARGIN + 36.0, y + 112.0);
    sailing(drawing, player, look, MARGIN + 36.0, y + 196.0);
    if let Some(faction) = player.faction.and_then(Faction::find) {
        buildings(drawing, player, faction, y + 84.0);
    }
    stores(drawing, player, look, y);
}

fn heading(
    drawing: &mut Drawing,
    view: &View,
    player: &PlayerView,
    look: &Look<'_, Action>,
    y: f32,
) {
    let x = MARGIN + 36.0;
    let name = shortened(look.words.player(player.seat), 18);
    let letter = char::from(b'A' + player.seat.0);
    drawing.text(
        x,
        y + 36.0,
        Type::new(25.0).fill(INK).bold(),
        format!("{letter}  {name}"),
    );
    let faction = look.words.name(player.faction.unwrap_or("word-no-faction"));
    let state = match (view.to_act.contains(&player.seat), player.has_passed) {
        (_, true) => format!("{faction} · {}", look.words.name("word-passed")),
        (true, _) => format!("{faction} · ►"),
        _ => faction,
    };
    let home = ground(player.colour);
    drawing.circle(x + 13.0, y + 59.0, 12.0, format!("fill=\"{}\"", home.fill));
    drawing.text(
        x + 13.0,
        y + 65.0,
        Type::new(16.0).fill(home.sign).bold().middle(),
        player.colour.letter(),
    );
    drawing.text(x + 34.0, y + 66.0, Type::new(19.0).fill(INK), state);
    let right = WIDTH - MARGIN - 24.0;
    let points = look.words.name("word-points");
    drawing.text(
        right,
        y + 40.0,
        Type::new(34.0).fill(INK).bold().end(),
        player.points,
    );
    drawing.text(right, y + 62.0, Type::new(16.0).fill(QUIET).end(), points);
    let coins = look.words.name("word-coins");
    drawing.text(
        right - 110.0,
        y + 40.0,
        Type::new(34.0).fill(INK).bold().end(),
        player.coins,
    );
    drawing.text(
        right - 110.0,
        y + 62.0,
        Type::new(16.0).fill(QUIET).end(),
        coins,
    );
}

/// Bowls I, II and III, with as many tokens as lie in them.
fn bowls(drawing: &mut Drawing, player: &PlayerView, look: &Look<'_, Action>, x: f32, y: f32) {
    for (index, count) in player.bowls.iter().enumerate() {
        let centre = x + 32.0 + index as f32 * 74.0;
        let fill = if index == 2 { "#dbe6dd" } else { "#f1f3f1" };
        drawing.circle(
            centre,
            y + 12.0,
            32.0,
            format!("fill=\"{fill}\" stroke=\"#6d7f72\" stroke-width=\"2\""),
        );
        drawing.text(
            centre,
            y + 22.0,
            Type::new(26.0).fill("#23402c").bold().middle(),
            count,
        );
        let numeral = ["I", "II", "III"][index];
        drawing.text(
            centre,
            y - 6.0,
            Type::new(12.0).fill("#23402c").middle(),
            numeral,
        );
    }
    let word = look.words.name("column-power");
    drawing.text(x + 232.0, y + 18.0, Type::new(15.0).fill(QUIET), word);
}

fn sailing(drawing: &mut Drawing, player: &PlayerView, look: &Look<'_, Action>, x: f32, y: f32) {
    let word = look.words.name("word-sailing");
    for (value, points) in DATA.tiles.sailing.points.iter().enumerate() {
        let centre = x + 24.0 + value as f32 * 52.0;
        let is_here = value == usize::from(player.sailing);
        let (fill, ink) = if is_here {
            (piece(player.colour), "#ffffff")
        } else {
            ("#eaf2f8", QUIET)
        };
        let ink = if is_here && piece(player.colour) == "#f2c200" {
            INK
        } else {
            ink
        };
        drawing.circle(
            centre,
            y + 8.0,
            20.0,
            format!("fill=\"{fill}\" stroke=\"#8fa9bd\" stroke-width=\"1.5\""),
        );
        drawing.text(
            centre,
            y + 15.0,
            Type::new(19.0).fill(ink).bold().middle(),
            value,
        );
        if value > 0 {
            let points = format!("+{points}");
            drawing.text(
                centre,
                y + 46.0,
                Type::new(13.0).fill(QUIET).middle(),
                points,
            );
        }
    }
    drawing.text(x + 232.0, y + 14.0, Type::new(15.0).fill(QUIET), word);
}

/// Rows of pieces: one that stands on the board shows the income under it.
fn buildings(drawing: &mut Drawing, player: &PlayerView, faction: Faction, y: f32) {
    let data = faction.data();
    let x = 350.0;
    track(
        drawing,
        player,
        Kind::House,
        &data.house_income,
        player.houses,
        (x, y),
    );
    track(
        drawing,
        player,
        Kind::Post,
        &data.post_income,
        player.posts,
        (x, y + 58.0),
    );
    let palaces = [
        (Kind::PalaceLeft, player.left_palace, data.left.income),
        (Kind::PalaceRight, player.right_palace, data.right.income),
    ];
    for (index, (kind, is_built, income)) in palaces.into_iter().enumerate() {
        slot(
            drawing,
            player,
            kind,
            is_built,
            income,
            (x + (index as f32 + 4.4) * 58.0, y + 58.0),
        );
    }
}

fn track(
    drawing: &mut Drawing,
    player: &PlayerView,
    kind: Kind,
    fields: &[Income],
    built: usize,
    (x, y): (f32, f32),
) {
    for (index, income) in fields.iter().enumerate() {
        slot(
            drawing,
            player,
            kind,
            index < built,
            *income,
            (x + index as f32 * 58.0, y),
        );
    }
}

fn slot(
    drawing: &mut Drawing,
    player: &PlayerView,
    kind: Kind,
    is_built: bool,
    income: Income,
    (x, y): (f32, f32),
) {
    let fill = if is_built { "#e3f1e1" } else { "#ffffff" };
    drawing.rect(
        x,
        y,
        54.0,
        52.0,
        format!("rx=\"6\" fill=\"{fill}\" stroke=\"#c9cdd3\""),
    );
    let text = income_text(income);
    if is_built {
        let size = if text.len() > 3 { 15.0 } else { 19.0 };
        drawing.text(
            x + 27.0,
            y + 33.0,
            Type::new(size).fill("#1c5a24").bold().middle(),
            text,
        );
    } else {
        shapes::building(
            drawing,
            kind,
            piece(player.colour),
            x + 27.0,
            y + 19.0,
            0.72,
        );
        drawing.text(
            x + 27.0,
            y + 47.0,
            Type::new(12.0).fill(QUIET).middle(),
            text,
        );
    }
}

/// `3c 1p`: coins and power.
fn income_text(income: Income) -> String {
    match (income.coins, income.power) {
        (0, 0) => "–".to_owned(),
        (coins, 0) => format!("{coins}c"),
        (0, power) => format!("{power}p"),
        (coins, power) => format!("{coins}c {power}p"),
    }
}

/// Tiles, bridges, special actions and the next income, in two lines.
fn stores(drawing: &mut Drawing, player: &PlayerView, look: &Look<'_, Action>, y: f32) {
    let word = |id: &str| look.words.name(id);
    let (x, set) = (350.0, Type::new(16.0).fill(INK));
    let next = income_text(Income {
        coins: player.income.coins,
        power: player.income.power,
    });
    let bonus = player.bonus_tile.map_or_else(
        || "–".to_owned(),
        |id| {
            let letter = id.chars().last().unwrap_or('-').to_ascii_uppercase();
            format!(
                "{letter} ({})",
                word(&format!("short-{id}")).replace('\n', ", ")
            )
        },
    );
    let first = format!(
        "{} {next}   ·   {} {}   ·   {} {bonus}",
        word("word-next-income"),
        word("word-bridges"),
        player.bridges_left,
        word("column-tile"),
    );
    drawing.text(x, y + 222.0, set, first);
    let tiles = player.town_tiles_left.join(", ");
    let mut second = format!(
        "{} {}",
        word("word-towns"),
        if tiles.is_empty() { "–" } else { &tiles }
    );
    for special in &player.special_actions {
        let used = if special.used {
            word("word-used")
        } else {
            word("word-free")
        };
        let action = word(&format!("special-{}", special.action));
        second += &format!("   ·   {action}: {used}");
    }
    drawing.text(x, y + 246.0, set, second);
}
