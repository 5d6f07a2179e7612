//! The invariants of every list of panels. The tests of each game check them.

use std::collections::BTreeSet;

use crate::any_game::{AnyGame, Scene};
use crate::message::{ENGLISH, Words};
use crate::panel::{Content, Panel, Tile, Token};
use crate::play::Match;
use crate::record::Source;
use crate::{Choice, Viewer};

const WATCHED_EVERY: usize = 16;

/// Every address on the board; a figure of a stock is found by its panel and its id.
pub fn addresses(panels: &[Panel]) -> Vec<String> {
    let mut found = Vec::new();
    for panel in panels {
        for section in &panel.sections {
            match &section.content {
                Content::Map(map) => found.extend(map.spots.iter().map(|spot| spot.at.clone())),
                Content::Tiles(tiles) => {
                    found.extend(tiles.tiles.iter().map(|tile| tile.at.clone()));
                }
                Content::Cards(cards) => found.extend(cards.iter().map(|card| card.at.clone())),
                Content::Stacks(stacks) => {
                    for stack in stacks {
                        found.push(stack.at.clone());
                        found.extend(stack.rows.iter().map(|row| row.at.clone()));
                    }
                }
                Content::Track(track) => {
                    for row in &track.rows {
                        found.push(row.at.clone());
                        found.extend(row.spaces.iter().map(|space| space.at.clone()));
                    }
                }
                Content::Slots(rows) => {
                    found.extend(rows.iter().flatten().map(|slot| slot.at.clone()));
                }
                Content::Stock(figures) => {
                    let at = |id: &str| format!("{}-{id}", panel.id);
                    found.extend(figures.iter().map(|figure| at(figure.id)));
                }
                Content::Table(_) | Content::Line(_) => {}
            }
        }
    }
    found.retain(|at| !at.is_empty());
    found
}

/// Plays a record and checks the panels of whoever must decide in every position, and of a
/// spectator from time to time; gives the match at its end.
pub fn check_record(game: &'static dyn AnyGame, record: &str) -> Result<Match, String> {
    let mut source = Source::read(record.as_bytes()).map_err(|error| format!("{error:?}"))?;
    let actions = std::mem::take(&mut source.record.actions);
    let mut played = Match::replay(game, &source).map_err(|error| format!("{error:?}"))?;
    for (number, entry) in actions.iter().enumerate() {
        let after = |what: String| format!("after {number} actions: {what}");
        let turn = played.position().turn();
        let deciding = turn.seats().map(Viewer::Seat);
        let watching = (number % WATCHED_EVERY == 0).then_some(Viewer::Spectator);
        let viewers: Vec<Viewer> = deciding.chain(watching).collect();
        check(&played, &viewers).map_err(after)?;
        played
            .submit(entry.seat, &entry.line, entry.automatic)
            .map_err(|refusal| after(format!("{refusal:?}")))?;
    }
    let all: Vec<Viewer> = Viewer::all(played.seats()).collect();
    check(&played, &all)?;
    Ok(played)
}

/// Checks the panels that viewers get, with what each may do.
fn check(played: &Match, viewers: &[Viewer]) -> Result<(), String> {
    let position = played.position();
    let catalogue = played.game().catalogue();
    let words = catalogue.words(ENGLISH, &played.record().players);
    if position.inks(Viewer::Spectator).len() != played.seats() {
        return Err("a seat has no colour".to_owned());
    }
    for viewer in viewers {
        let panels = panels(played, *viewer);
        let flaw = |what: String| format!("{viewer:?}: {what}");
        unique(&panels).map_err(flaw)?;
        worded(&panels).map_err(flaw)?;
        if let Viewer::Seat(seat) = viewer {
            let known: BTreeSet<String> = addresses(&panels).into_iter().collect();
            for choice in position.choices(*seat) {
                placed(&choice, &known, &words).map_err(flaw)?;
            }
        }
    }
    Ok(())
}

/// What a viewer gets, in English.
pub fn panels(played: &Match, viewer: Viewer) -> Vec<Panel> {
    let catalogue = played.game().catalogue();
    let words = catalogue.words(ENGLISH, &played.record().players);
    played.position().panels(&Scene {
        viewer,
        words: &words,
        last: None,
    })
}

fn unique(panels: &[Panel]) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    let ids = panels.iter().map(|panel| panel.id.clone());
    match ids
        .chain(addresses(panels))
        .find(|at| !seen.insert(at.clone()))
    {
        Some(twice) => Err(format!("'{twice}' is there twice")),
        None => Ok(()),
    }
}

/// All that is written is there: a name for whatever has an address, a text for every tile.
fn worded(panels: &[Panel]) -> Result<(), String> {
    let data = serde_json::to_string(panels).map_err(|error| error.to_string())?;
    if let Some(at) = data.find("\"[") {
        let end = (at + 60).min(data.len());
        return Err(format!(
            "a word is missing: {}",
            data.get(at..end).unwrap_or_default()
        ));
    }
    for panel in panels {
        if panel.title.is_empty() {
            return Err(format!("{} has no title", panel.id));
        }
        for section in &panel.sections {
            match &section.content {
                Content::Map(map) => {
                    if let Some(spot) = map.spots.iter().find(|spot| spot.name.is_empty()) {
                        return Err(format!("{} has no name", spot.at));
                    }
                }
                Content::Tiles(tiles) => tiles.tiles.iter().try_for_each(told)?,
                Content::Track(track) => {
                    let mut spaces = track.rows.iter().flat_map(|row| &row.spaces);
                    spaces.try_for_each(told)?;
                }
                Content::Slots(rows) => {
                    let mut slots = rows.iter().flatten();
                    if let Some(slot) = slots.find(|slot| slot.text.is_empty()) {
                        return Err(format!("{} has no text", slot.at));
                    }
                }
                Content::Table(table) => {
                    let width = table.columns.len();
                    if table.rows.iter().any(|row| row.cells.len() != width) {
                        return Err(format!("{}: a row has another width", panel.id));
                    }
                }
                Content::Cards(_) | Content::Stacks(_) | Content::Stock(_) | Content::Line(_) => {}
            }
        }
    }
    Ok(())
}

fn told(tile: &Tile) -> Result<(), String> {
    if tile.name.is_empty() || tile.text.is_empty() {
        return Err(format!("{} has no name or no text", tile.at));
    }
    Ok(())
}

/// What can be done at a place is to be found there, and its price is said and shown.
fn placed(choice: &Choice, known: &BTreeSet<String>, words: &Words<'_>) -> Result<(), String> {
    let line = &choice.line;
    if let Some(target) = choice
        .targets
        .iter()
        .find(|target| !known.contains(*target))
    {
        return Err(format!("'{line}' is about '{target}', which is not there"));
    }
    if choice.sign.is_empty() {
        return Err(format!("'{line}' has no sign"));
    }
    if choice.price.is_some() == choice.cost.is_empty() {
        return Err(format!("'{line}': price and cost do not agree"));
    }
    if choice
        .cost
        .iter()
        .any(|token| !matches!(token, Token::Of(..)))
    {
        return Err(format!("'{line}' does not cost numbers"));
    }
    let said = [Some(&choice.kind), choice.variant.as_ref()];
    for message in said.into_iter().flatten() {
        let said = words.say(message);
        if said.is_empty() || said.starts_with('[') {
            return Err(format!("'{line}': {said}"));
        }
    }
    Ok(())
}
