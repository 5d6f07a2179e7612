//! Actions and their notation.

pub mod shorthand;

use std::fmt;
use std::str::FromStr;

use crate::data::map::{Site, hex, name};
use crate::data::{BonusTile, Faction, PowerAction, Special, TownTile};
use kernel::land::Hex;
use kernel::message::{NotationError, message};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `faction golems`
    Faction(Faction),
    /// `house B7`: a starting house
    House(Hex),
    /// `bonus F`: the first bonus tile
    Bonus(BonusTile),
    /// `neutral C3`
    Neutral(Hex),
    /// `exchange 3`: power for coins
    Coins(u8),
    /// `exchange 6 points`: power for points
    Points(u8),
    /// `rivertown D6 points`
    RiverTown { river: Hex, tile: TownTile },
    /// `build C5`
    Build(Hex),
    /// `transform C5 build`, `power spade C5`, `special fairy C5 build`, …
    Dig { with: Spades, hex: Hex, build: bool },
    /// `spade D4 build`, `spade none`: the second spade of `power spade2`
    SecondSpade { hex: Option<Hex>, build: bool },
    /// `upgrade C5 left`
    Upgrade { hex: Hex, to: Upgrade },
    /// `sail`, `power sail`
    Sail { by_power: bool },
    /// `bridge A5-C5`, `power bridge3 A5-C5`
    Bridge { by: Option<PowerAction>, site: Site },
    /// `power coins`
    PowerCoins,
    /// `special lake H3`
    LakeHouse(Hex),
    /// `special post C5`
    FreePost(Hex),
    /// `special invent C5`
    InventPost(Hex),
    /// `pass F`
    Pass(BonusTile),
    /// `edge I4`, `edge none`
    Edge(Option<Hex>),
    /// `freesail yes`, `freesail no`
    FreeSail(bool),
    /// `town coins`; `at` names the first building of the group where several may found
    Town { tile: TownTile, at: Option<Hex> },
    /// `end`
    End,
}

/// What pays for making a hex habitable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spades {
    Coins,
    Power,
    /// Two free spades; the second may go to another hex.
    Power2,
    Bonus,
    Fairy,
    Sun,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upgrade {
    Post,
    Left,
    Right,
}

impl Spades {
    pub const ALL: [Spades; 6] = [
        Spades::Coins,
        Spades::Power,
        Spades::Power2,
        Spades::Bonus,
        Spades::Fairy,
        Spades::Sun,
    ];

    fn words(self) -> &'static str {
        match self {
            Spades::Coins => "transform",
            Spades::Power => "power spade",
            Spades::Power2 => "power spade2",
            Spades::Bonus => "special spade",
            Spades::Fairy => "special fairy",
            Spades::Sun => "special sun",
        }
    }

    pub fn power_action(self) -> Option<PowerAction> {
        match self {
            Spades::Power => Some(PowerAction::Spade),
            Spades::Power2 => Some(PowerAction::Spade2),
            Spades::Coins | Spades::Bonus | Spades::Fairy | Spades::Sun => None,
        }
    }

    pub fn special(self) -> Option<Special> {
        match self {
            Spades::Bonus => Some(Special::Spade),
            Spades::Fairy => Some(Special::Fairy),
            Spades::Sun => Some(Special::Sun),
            Spades::Coins | Spades::Power | Spades::Power2 => None,
        }
    }
}

impl Upgrade {
    pub const ALL: [Upgrade; 3] = [Upgrade::Post, Upgrade::Left, Upgrade::Right];

    pub fn word(self) -> &'static str {
        match self {
            Upgrade::Post => "post",
            Upgrade::Left => "left",
            Upgrade::Right => "right",
        }
    }
}

impl Action {
    /// The hex, or hexes, on the board that it is about.
    pub fn hexes(&self) -> Vec<Hex> {
        match *self {
            Action::House(hex)
            | Action::Neutral(hex)
            | Action::Build(hex)
            | Action::LakeHouse(hex)
            | Action::FreePost(hex)
            | Action::InventPost(hex)
            | Action::RiverTown { river: hex, .. }
            | Action::Dig { hex, .. }
            | Action::Upgrade { hex, .. } => vec![hex],
            Action::SecondSpade { hex, .. } | Action::Edge(hex) => hex.into_iter().collect(),
            Action::Town { at, .. } => at.into_iter().collect(),
            Action::Bridge { site, .. } => site.ends().to_vec(),
            Action::Faction(_)
            | Action::Bonus(_)
            | Action::Coins(_)
            | Action::Points(_)
            | Action::Sail { .. }
            | Action::PowerCoins
            | Action::Pass(_)
            | Action::FreeSail(_)
            | Action::End => Vec::new(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with_build = |build: bool| if build { " build" } else { "" };
        match *self {
            Action::Faction(faction) => write!(f, "faction {faction}"),
            Action::House(hex) => write!(f, "house {}", name(hex)),
            Action::Bonus(tile) => write!(f, "bonus {}", tile.letter()),
            Action::Neutral(hex) => write!(f, "neutral {}", name(hex)),
            Action::Coins(power) => write!(f, "exchange {power}"),
            Action::Points(power) => write!(f, "exchange {power} points"),
            Action::RiverTown { river, tile } => {
                write!(f, "rivertown {} {}", name(river), tile.word())
            }
            Action::Build(hex) => write!(f, "build {}", name(hex)),
            Action::Dig { with, hex, build } => {
                write!(f, "{} {}{}", with.words(), name(hex), with_build(build))
            }
            Action::SecondSpade { hex: None, .. } => f.write_str("spade none"),
            Action::SecondSpade {
                hex: Some(hex),
                build,
            } => {
                write!(f, "spade {}{}", name(hex), with_build(build))
            }
            Action::Upgrade { hex, to } => write!(f, "upgrade {} {}", name(hex), to.word()),
            Action::Sail { by_power: false } => f.write_str("sail"),
            Action::Sail { by_power: true } => f.write_str("power sail"),
            Action::Bridge { by: None, site } => write!(f, "bridge {site}"),
            Action::Bridge {
                by: Some(action),
                site,
            } => {
                write!(f, "power {} {site}", action.word())
            }
            Action::PowerCoins => f.write_str("power coins"),
            Action::LakeHouse(hex) => write!(f, "special lake {}", name(hex)),
            Action::FreePost(hex) => write!(f, "special post {}", name(hex)),
            Action::InventPost(hex) => write!(f, "special invent {}", name(hex)),
            Action::Pass(tile) => write!(f, "pass {}", tile.letter()),
            Action::Edge(None) => f.write_str("edge none"),
            Action::Edge(Some(hex)) => write!(f, "edge {}", name(hex)),
            Action::FreeSail(yes) => f.write_str(if yes { "freesail yes" } else { "freesail no" }),
            Action::Town { tile, at: None } => write!(f, "town {}", tile.word()),
            Action::Town {
                tile,
                at: Some(hex),
            } => {
                write!(f, "town {} at {}", tile.word(), name(hex))
            }
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let line = line.to_ascii_lowercase();
        let words: Vec<&str> = line.split_whitespace().collect();
        Ok(match words[..] {
            ["faction", id] => Action::Faction(id.parse()?),
            ["house", at] => Action::House(hex(at)?),
            ["bonus", tile] => Action::Bonus(BonusTile::read(tile)?),
            ["neutral", at] => Action::Neutral(hex(at)?),
            ["exchange", power] => Action::Coins(number(power)?),
            ["exchange", power, "points"] => Action::Points(number(power)?),
            ["rivertown", at, tile] => Action::RiverTown {
                river: hex(at)?,
                tile: TownTile::read(tile)?,
            },
            ["build", at] => Action::Build(hex(at)?),
            ["transform", ref rest @ ..] => dig(Spades::Coins, rest)?,
            ["spade", "none"] => Action::SecondSpade {
                hex: None,
                build: false,
            },
            ["spade", ref rest @ ..] => {
                let (at, build) = target(rest)?;
                Action::SecondSpade {
                    hex: Some(at),
                    build,
                }
            }
            ["upgrade", at, to] => Action::Upgrade {
                hex: hex(at)?,
                to: upgrade(to)?,
            },
            ["sail"] => Action::Sail { by_power: false },
            ["bridge", site] => Action::Bridge {
                by: None,
                site: site.parse()?,
            },
            ["power", ref rest @ ..] => power(rest)?,
            ["special", ref rest @ ..] => special(rest)?,
            ["pass", tile] => Action::Pass(BonusTile::read(tile)?),
            ["edge", "none"] => Action::Edge(None),
            ["edge", at] => Action::Edge(Some(hex(at)?)),
            ["freesail", "yes"] => Action::FreeSail(true),
            ["freesail", "no"] => Action::FreeSail(false),
            ["town", tile] => Action::Town {
                tile: TownTile::read(tile)?,
                at: None,
            },
            ["town", tile, "at", at] => Action::Town {
                tile: TownTile::read(tile)?,
                at: Some(hex(at)?),
            },
            ["end" | "keep"] => Action::End,
            _ => return Err(unreadable(&line)),
        })
    }
}

fn power(words: &[&str]) -> Result<Action, NotationError> {
    Ok(match *words {
        ["sail"] => Action::Sail { by_power: true },
        ["coins"] => Action::PowerCoins,
        ["bridge3", site] => Action::Bridge {
            by: Some(PowerAction::Bridge3),
            site: site.parse()?,
        },
        ["bridge4", site] => Action::Bridge {
            by: Some(PowerAction::Bridge4),
            site: site.parse()?,
        },
        ["spade", ref rest @ ..] => dig(Spades::Power, rest)?,
        ["spade2", ref rest @ ..] => dig(Spades::Power2, rest)?,
        _ => return Err(unreadable(&format!("power {}", words.join(" ")))),
    })
}

fn special(words: &[&str]) -> Result<Action, NotationError> {
    Ok(match *words {
        ["spade", ref rest @ ..] => dig(Spades::Bonus, rest)?,
        ["fairy", ref rest @ ..] => dig(Spades::Fairy, rest)?,
        ["sun", ref rest @ ..] => dig(Spades::Sun, rest)?,
        ["lake", at] => Action::LakeHouse(hex(at)?),
        ["post", at] => Action::FreePost(hex(at)?),
        ["invent", at] => Action::InventPost(hex(at)?),
        _ => return Err(unreadable(&format!("special {}", words.join(" ")))),
    })
}

fn dig(with: Spades, words: &[&str]) -> Result<Action, NotationError> {
    let (hex, build) = target(words)?;
    Ok(Action::Dig { with, hex, build })
}

/// A hex, `build` after it if a house goes there at once.
fn target(words: &[&str]) -> Result<(Hex, bool), NotationError> {
    match *words {
        [at] => Ok((hex(at)?, false)),
        [at, "build"] => Ok((hex(at)?, true)),
        [at, "build", again] if hex(at)? == hex(again)? => Ok((hex(at)?, true)),
        _ => Err(unreadable(&words.join(" "))),
    }
}

fn upgrade(word: &str) -> Result<Upgrade, NotationError> {
    let known = Upgrade::ALL.into_iter().find(|to| to.word() == word);
    known.ok_or_else(|| message!("unknown-upgrade", word = word.to_owned()).into())
}

fn number(word: &str) -> Result<u8, NotationError> {
    word.parse()
        .map_err(|_| message!("unknown-number", word = word.to_owned()).into())
}

fn unreadable(line: &str) -> NotationError {
    message!("unreadable", line = line.to_owned()).into()
}
