//! All chance of a match as explicit components, each drawn from the seed or fixed by hand.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::GameInfo;
use crate::message::{Refusal, message};
use crate::rng::{Rng, Seed, digest};

/// Component id to the ids drawn for it, in order.
pub type Deal = BTreeMap<String, Vec<String>>;

/// The component that names the data of a game whose data an operator may replace.
pub const DATA: &str = "data";
/// Option id to the value chosen.
pub type Options = BTreeMap<String, String>;

/// Everything a match starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The version of the rules it is played by.
    pub rules: u32,
    pub seats: usize,
    /// Every option of the game with its value.
    pub options: Options,
    pub deal: Deal,
}

impl Setup {
    pub fn option(&self, id: &str) -> &str {
        &self.options[id]
    }

    /// What was dealt for a component; empty if it was not part of this deal.
    pub fn dealt(&self, component: &str) -> &[String] {
        self.deal.get(component).map_or(&[], Vec::as_slice)
    }

    /// The generator of a component drawn by [`Dealer::later`].
    pub fn rng(&self, component: &str) -> Rng {
        Rng::new(digest(&self.dealt(component).join(" ")))
    }
}

/// What the dealer was asked for: the list that `turnpost games` shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Component {
    pub id: &'static str,
    /// Not shown while the match runs.
    pub hidden: bool,
    /// How many are drawn.
    pub count: usize,
    /// What they are drawn from; an id as often as it is there.
    pub pool: Vec<String>,
    /// Whether a record may give the first of them and leave the others to the seed.
    pub may_begin: bool,
}

/// The message that says in which order a component is dealt.
pub fn component_message(component: &str) -> String {
    format!("component-{component}")
}

/// Draws the components of one match.
#[derive(Debug)]
pub struct Dealer<'a> {
    seats: usize,
    options: &'a Options,
    fixed: &'a Deal,
    seed: Option<&'a Seed>,
    dealt: Deal,
    asked: Vec<Component>,
}

impl<'a> Dealer<'a> {
    pub fn new(
        seats: usize,
        options: &'a Options,
        fixed: &'a Deal,
        seed: Option<&'a Seed>,
    ) -> Self {
        Dealer {
            seats,
            options,
            fixed,
            seed,
            dealt: Deal::new(),
            asked: Vec::new(),
        }
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    pub fn option(&self, id: &str) -> &str {
        &self.options[id]
    }

    /// `count` of the pool, in random order, for all to see.
    pub fn open(
        &mut self,
        component: &'static str,
        pool: &[impl AsRef<str>],
        count: usize,
    ) -> Result<Vec<String>, Refusal> {
        self.draw(component, false, pool, count)
    }

    /// `count` of the pool, in random order, not shown while the match runs.
    pub fn hidden(
        &mut self,
        component: &'static str,
        pool: &[impl AsRef<str>],
        count: usize,
    ) -> Result<Vec<String>, Refusal> {
        self.draw(component, true, pool, count)
    }

    /// The seat that begins, as component `start_player`: a number from 1.
    pub fn start_player(&mut self) -> Result<(), Refusal> {
        let seats: Vec<String> = (1..=self.seats).map(|seat| seat.to_string()).collect();
        self.open("start_player", &seats, 1).map(|_| ())
    }

    /// A key for chance that comes up later in the match (a reshuffle, say); hidden. The state
    /// keeps the generator that [`Setup::rng`] makes of it.
    pub fn later(&mut self, component: &'static str) -> Result<(), Refusal> {
        let component = Component {
            id: component,
            hidden: true,
            count: 1,
            pool: Vec::new(),
            may_begin: false,
        };
        let key = |rng: &mut Rng, _: &[String]| {
            vec![
                (0..32)
                    .map(|_| char::from(b"0123456789abcdef"[rng.below(16)]))
                    .collect(),
            ]
        };
        self.take(component, key, |_| Ok(())).map(|_| ())
    }

    /// A draw with rules of its own: `draw` makes one that begins with what the record gives, and
    /// `check` refuses what it could not make.
    pub fn special(
        &mut self,
        component: &'static str,
        hidden: bool,
        pool: &[impl AsRef<str>],
        count: usize,
        draw: impl FnOnce(&mut Rng, &[String]) -> Vec<String>,
        check: impl FnOnce(&[String]) -> Result<(), Refusal>,
    ) -> Result<Vec<String>, Refusal> {
        let pool = pool.iter().map(|id| id.as_ref().to_owned()).collect();
        self.take(
            Component {
                id: component,
                hidden,
                count,
                pool,
                may_begin: count > 1,
            },
            draw,
            check,
        )
    }

    /// What is printed, and so not drawn: as the game's tables have it, unless the record fixes it
    /// for a copy that differs. Needs no seed.
    pub fn printed(
        &mut self,
        component: &'static str,
        printed: &[impl AsRef<str>],
        check: impl FnOnce(&[String]) -> Result<(), Refusal>,
    ) -> Result<Vec<String>, Refusal> {
        let pool: Vec<String> = printed.iter().map(|id| id.as_ref().to_owned()).collect();
        let ids = self.fixed.get(component).unwrap_or(&pool).clone();
        check(&ids).map_err(|refusal| about(component, refusal))?;
        self.asked.push(Component {
            id: component,
            hidden: false,
            count: ids.len(),
            pool,
            may_begin: false,
        });
        self.dealt.insert(component.to_owned(), ids.clone());
        Ok(ids)
    }

    fn draw(
        &mut self,
        component: &'static str,
        hidden: bool,
        pool: &[impl AsRef<str>],
        count: usize,
    ) -> Result<Vec<String>, Refusal> {
        let all: Vec<String> = pool.iter().map(|id| id.as_ref().to_owned()).collect();
        let shuffled = |rng: &mut Rng, given: &[String]| {
            let mut ids = others(&all, given);
            rng.shuffle(&mut ids);
            let mut ids = [given, &ids].concat();
            ids.truncate(count);
            ids
        };
        self.special(component, hidden, pool, count, shuffled, |_| Ok(()))
    }

    fn take(
        &mut self,
        component: Component,
        draw: impl FnOnce(&mut Rng, &[String]) -> Vec<String>,
        check: impl FnOnce(&[String]) -> Result<(), Refusal>,
    ) -> Result<Vec<String>, Refusal> {
        let id = component.id;
        let given = self.fixed.get(id).map_or(&[][..], Vec::as_slice);
        if self.fixed.contains_key(id) {
            fits(&component, given, self.seed.is_some())?;
        }
        let ids = match self.seed {
            _ if given.len() == component.count => given.to_vec(),
            Some(seed) => draw(&mut seed.rng(id), given),
            None => return Err(message!("deal-needs-seed", component = id).into()),
        };
        check(&ids).map_err(|refusal| about(id, refusal))?;
        self.asked.push(component);
        self.dealt.insert(id.to_owned(), ids.clone());
        Ok(ids)
    }

    /// What was dealt and what it was drawn from; refuses `deal` lines that this match has no use
    /// for.
    pub fn finish(self) -> Result<(Deal, Vec<Component>), Refusal> {
        match self.fixed.keys().find(|id| !self.dealt.contains_key(*id)) {
            Some(id) => Err(message!("deal-unknown", component = id.clone()).into()),
            None => Ok((self.dealt, self.asked)),
        }
    }
}

/// A refusal that names its component, so that its line of the record can be found.
fn about(component: &'static str, mut refusal: Refusal) -> Refusal {
    let name = "component".into();
    refusal.0.args.push((name, component.into()));
    refusal
}

/// What is left of a pool when some of it are given.
pub fn others(pool: &[String], given: &[String]) -> Vec<String> {
    let mut left = pool.to_vec();
    for item in given {
        if let Some(at) = left.iter().position(|other| other == item) {
            left.remove(at);
        }
    }
    left
}

/// Whether a record may deal these: all of them, or the first with a seed for the others.
fn fits(component: &Component, ids: &[String], has_seed: bool) -> Result<(), Refusal> {
    let (id, count, given) = (component.id, component.count, ids.len());
    let begins = component.may_begin && (1..count).contains(&given);
    if given != count && !begins {
        return Err(message!("deal-count", component = id, count = count, given = given).into());
    }
    if begins && !has_seed {
        return Err(message!("deal-begins", component = id, count = count, given = given).into());
    }
    let mut left = component.pool.clone();
    for item in ids {
        match left.iter().position(|other| other == item) {
            Some(at) => {
                left.swap_remove(at);
            }
            None if component.pool.is_empty() => {}
            None if component.pool.contains(item) => {
                return Err(message!("deal-twice", component = id, item = item.clone()).into());
            }
            None => {
                let pool = component.pool.join(" ");
                let item = item.clone();
                return Err(message!("deal-item", component = id, item = item, pool = pool).into());
            }
        }
    }
    Ok(())
}

/// Every option with its value: the given ones, checked, and the defaults of the others.
pub fn complete_options(info: &GameInfo, seats: u8, given: &Options) -> Result<Options, Refusal> {
    let mut options = Options::new();
    for option in info.options {
        let value = given
            .get(option.id)
            .map_or(option.values[0].id, String::as_str);
        let Some(known) = option.values.iter().find(|known| known.id == value) else {
            let values = option
                .values
                .iter()
                .map(|value| value.id)
                .collect::<Vec<_>>()
                .join(", ");
            let value = value.to_owned();
            return Err(message!(
                "option-value",
                option = option.id,
                value = value,
                values = values
            )
            .into());
        };
        if !known.players.contains(&seats) {
            return Err(message!(
                "option-players",
                option = option.id,
                value = known.id,
                players = seats
            )
            .into());
        }
        options.insert(option.id.to_owned(), value.to_owned());
    }
    match given.keys().find(|id| !options.contains_key(*id)) {
        Some(id) => Err(message!("option-unknown", option = id.clone()).into()),
        None => Ok(options),
    }
}

/// Every player count with the default options, and with each other value of each option.
pub fn tables(info: &GameInfo) -> Vec<(u8, Options)> {
    let mut tables = Vec::new();
    for players in info.players.clone() {
        tables.push((players, Options::new()));
        for option in info.options {
            let others = option.values[1..]
                .iter()
                .filter(|value| value.players.contains(&players));
            tables.extend(others.map(|value| {
                (
                    players,
                    Options::from([(option.id.to_owned(), value.id.to_owned())]),
                )
            }));
        }
    }
    tables
}
