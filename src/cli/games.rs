//! `turnpost games`: what can be played here.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};

use super::say;
use crate::games::any_game::AnyGame;
use crate::games::deal::{Component, Deal, Options, tables};
use crate::games::message::{ENGLISH, Words};
use crate::games::registry;
use crate::games::rng::Seed;

/// Puts an operator's data in the place of the games' own, before anything is dealt.
pub(super) fn install_data(given: &[String]) -> Result<()> {
    for given in given {
        let Some((slug, file)) = given.split_once('=') else {
            bail!("--game-data takes GAME=FILE, and got {given}");
        };
        let Some(game) = registry::find(slug) else {
            bail!("--game-data: there is no game {slug}; `turnpost games` lists them");
        };
        let text = std::fs::read_to_string(file)
            .with_context(|| format!("cannot read the data of {slug} in {file}"))?;
        game.replace_data(&text)
            .map_err(|error| anyhow!("the data of {slug} in {file}: {error}"))?;
    }
    Ok(())
}

pub(super) fn list() -> Result<()> {
    for game in registry::all() {
        let info = game.info();
        let words = game.catalogue().words(ENGLISH, &[]);
        let (least, most) = (info.players.start(), info.players.end());
        say(&format!(
            "{} ({}), {least} to {most} players",
            info.name, info.slug
        ))?;
        for option in info.options {
            say(&format!(
                "  option {}: {}",
                option.id,
                words.name(&format!("option-{}", option.id))
            ))?;
            for value in option.values {
                let meaning = words.name(&format!("option-{}-{}", option.id, value.id));
                say(&format!("    {}: {meaning}", value.id))?;
            }
        }
        for component in components(*game).into_values() {
            say(&format!(
                "  deal {}: {}",
                component.id,
                component.pool.join(" ")
            ))?;
        }
        for source in info.sources {
            say(&format!("  {}", words.name(source)))?;
        }
        say("")?;
    }
    Ok(())
}

pub(super) fn json() -> Result<()> {
    let games: Vec<Value> = registry::all().iter().map(|game| describe(*game)).collect();
    say(&serde_json::to_string_pretty(&games)?)
}

fn describe(game: &dyn AnyGame) -> Value {
    let info = game.info();
    let words = game.catalogue().words(ENGLISH, &[]);
    json!({
        "game": info.slug,
        "name": info.name,
        "players": info.players.clone().collect::<Vec<u8>>(),
        "rules": info.rules,
        "options": info.options.iter().map(|option| json!({
            "id": option.id,
            "text": words.name(&format!("option-{}", option.id)),
            "default": option.values[0].id,
            "values": option.values.iter().map(|value| json!({
                "id": value.id,
                "text": words.name(&format!("option-{}-{}", option.id, value.id)),
                "players": value.players.clone().collect::<Vec<u8>>(),
            })).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "deal": components(game).into_values().map(|component| json!({
            "id": component.id,
            "hidden": component.hidden,
            "ids": unique(component.pool),
            "counts": counts(game, component.id),
        })).collect::<Vec<_>>(),
        "sources": sources(game, &words),
    })
}

fn sources(game: &dyn AnyGame, words: &Words<'_>) -> Vec<String> {
    game.info()
        .sources
        .iter()
        .map(|source| words.name(source))
        .collect()
}

/// Every component that some table of this game deals.
fn components(game: &dyn AnyGame) -> BTreeMap<&'static str, Component> {
    let mut all = BTreeMap::new();
    for (players, options) in tables(game.info()) {
        for component in dealt(game, players, &options) {
            let widest = all.entry(component.id).or_insert_with(|| component.clone());
            if component.pool.len() > widest.pool.len() {
                *widest = component;
            }
        }
    }
    all
}

/// How many of a component are dealt, by number of players.
fn counts(game: &dyn AnyGame, id: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for (players, options) in tables(game.info()) {
        let found = dealt(game, players, &options)
            .into_iter()
            .find(|component| component.id == id);
        if let Some(component) = found {
            counts.entry(players.to_string()).or_insert(component.count);
        }
    }
    counts
}

fn dealt(game: &dyn AnyGame, players: u8, options: &Options) -> Vec<Component> {
    let rules = *game.info().rules.last().expect("a game has rules");
    let seed = Seed::of_series(0, 0);
    let dealt = game.deal(rules, players, options, &Deal::new(), Some(&seed));
    dealt.map(|(_, components)| components).unwrap_or_default()
}

fn unique(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids.dedup();
    ids
}
