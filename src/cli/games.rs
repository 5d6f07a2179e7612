//! `turnpost games`: what can be played here.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};

use super::say;
use games::any_game::AnyGame;
use games::deal::{Component, DATA, Deal, Options, Setup, component_message, tables};
use games::message::{ENGLISH, Words};
use games::registry;
use games::rng::Seed;
use words::{Message, message, tell};

/// Puts an operator's data in the place of the games' own, before anything is dealt.
pub(super) fn install_data(given: &[String]) -> Result<()> {
    for given in given {
        let Some((slug, file)) = given.split_once('=') else {
            bail!(tell(&message!("cli-game-data-form", given = given.clone())));
        };
        let Some(game) = registry::find(slug) else {
            bail!(tell(&message!(
                "cli-game-data-game",
                game = slug.to_owned()
            )));
        };
        let text = std::fs::read_to_string(file).with_context(|| {
            tell(&message!(
                "cli-game-data-read",
                game = slug.to_owned(),
                file = file.to_owned()
            ))
        })?;
        game.replace_data(&text).map_err(|error| {
            anyhow!(tell(&message!(
                "cli-game-data-wrong",
                game = slug.to_owned(),
                file = file.to_owned(),
                error = error.to_string()
            )))
        })?;
    }
    Ok(())
}

pub(super) fn list() -> Result<()> {
    for game in registry::all() {
        let info = game.info();
        let words = game.catalogue().words(ENGLISH, &[]);
        let (least, most) = (info.players.start(), info.players.end());
        say(&tell(&message!(
            "cli-game",
            name = info.name,
            slug = info.slug,
            least = *least,
            most = *most
        )))?;
        for option in info.options {
            let meaning = words.name(&format!("option-{}", option.id));
            say(&format!("  option {}: {meaning}", option.id))?;
            for value in option.values {
                let meaning = words.name(&format!("option-{}-{}", option.id, value.id));
                say(&format!("    {}: {meaning}", value.id))?;
            }
        }
        for part in parts(*game).into_values() {
            say(&format!("  deal {}: {}", part.id, said_of(&part, &words)))?;
            say(&format!("    {}", part.ids.join(" ")))?;
            say(&format!("    {}", tell(&part.example())))?;
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
        "deal": parts(game).into_values().map(|part| json!({
            "id": part.id,
            "hidden": part.hidden,
            "order": words.name(&component_message(part.id)),
            "ids": part.ids,
            "counts": part.counts,
            "may_begin": part.may_begin,
            "example": part.line(),
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

/// A component of a game's deal, for every number of players.
struct Part {
    id: &'static str,
    hidden: bool,
    may_begin: bool,
    /// Every id that can be dealt, once.
    ids: Vec<String>,
    /// How many are dealt, by number of players.
    counts: BTreeMap<u8, usize>,
    /// What one table was dealt.
    dealt: Vec<String>,
}

/// An example need not be longer than this.
const SHOWN: usize = 3;

impl Part {
    /// A line of a record that deals it, or the beginning of it.
    fn line(&self) -> String {
        let shown = match self.may_begin {
            true => &self.dealt[..self.dealt.len().min(SHOWN)],
            false => &self.dealt,
        };
        format!("deal {}: {}", self.id, shown.join(" "))
    }

    fn example(&self) -> Message {
        let begins = self.may_begin && self.dealt.len() > SHOWN;
        match begins {
            true => message!("cli-deal-begins", line = self.line()),
            false => message!("cli-deal-example", line = self.line()),
        }
    }
}

/// How many of a component are dealt, and in which order.
fn said_of(part: &Part, words: &Words<'_>) -> String {
    let order = words.name(&component_message(part.id));
    let mut counts: Vec<usize> = part.counts.values().copied().collect();
    counts.sort_unstable();
    counts.dedup();
    let counted = match counts[..] {
        [count] => message!("cli-deal-count", count = count, order = order),
        _ => {
            let each = part.counts.iter();
            let each = each.map(|(players, count)| {
                let (players, count) = (*players, *count);
                tell(&message!("cli-deal-by", players = players, count = count))
            });
            let each = each.collect::<Vec<_>>().join(", ");
            message!("cli-deal-counts", counts = each, order = order)
        }
    };
    tell(&counted)
}

/// Every component that some table of this game deals.
fn parts(game: &dyn AnyGame) -> BTreeMap<&'static str, Part> {
    let mut all: BTreeMap<&'static str, Part> = BTreeMap::new();
    for (players, options) in tables(game.info()) {
        let Some((setup, components)) = dealt(game, players, &options) else {
            continue;
        };
        for component in components {
            let Component {
                id, hidden, count, ..
            } = component;
            let part = all.entry(id).or_insert_with(|| Part {
                id,
                hidden,
                may_begin: component.may_begin,
                ids: Vec::new(),
                counts: BTreeMap::new(),
                dealt: setup.dealt(id).to_vec(),
            });
            part.counts.entry(players).or_insert(count);
            part.ids.extend(component.pool);
            part.ids.sort();
            part.ids.dedup();
        }
    }
    all.remove(DATA);
    all
}

fn dealt(game: &dyn AnyGame, players: u8, options: &Options) -> Option<(Setup, Vec<Component>)> {
    let rules = *game.info().rules.last().expect("a game has rules");
    let seed = Seed::of_series(0, 0);
    // Some options do not go together.
    game.deal(rules, players, options, &Deal::new(), Some(&seed))
        .ok()
}
