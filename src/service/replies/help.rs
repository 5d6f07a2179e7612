//! The answer to `help`: what can be written in a reply, and the cheat sheet of the game.

use games::GameInfo;
use words::{Reader, id, message};

use super::answer::Section;

/// All of it.
pub(crate) fn cheat_sheet(reader: Reader, game: Option<&GameInfo>) -> Vec<Section> {
    let mut sections = commands(reader, game);
    sections.extend(game.into_iter().flat_map(|game| tables(reader, game)));
    sections
}

/// What can be written in a reply, and how the game writes its actions.
pub(super) fn commands(reader: Reader, game: Option<&GameInfo>) -> Vec<Section> {
    let lines = [
        id!("help-lines"),
        id!("help-order"),
        id!("help-board"),
        id!("help-legal"),
        id!("help-preview"),
        id!("help-undo"),
        id!("help-say"),
        id!("help-vacation"),
        id!("help-vacation-off"),
        id!("help-remind"),
        id!("help-stop"),
    ];
    let mut sections = vec![Section {
        heading: reader.tell(&message!("reply-help")),
        lines: lines.map(|line| reader.say(line).into()).to_vec(),
        ..Section::default()
    }];
    sections.extend(game.map(|game| Section {
        heading: reader.tell(&message!("reply-notation", game = game.short_name())),
        lines: game.notation(reader.language.tag()),
        ..Section::default()
    }));
    sections
}

/// Prices and tracks, as the rules have them.
fn tables(reader: Reader, game: &GameInfo) -> Vec<Section> {
    let tables = game.short_tables(reader.language.tag()).into_iter();
    let section = |table: games::about::ShortTable| Section {
        heading: table.title.to_owned(),
        rows: table.rows(),
        ..Section::default()
    };
    tables.map(section).collect()
}
