//! Rows of the tables as small values, written by their ids.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::data::{BonusTileData, DATA, FactionData, RoundTileData, TownTileData};
use kernel::message::{NotationError, message};

/// A type that stands for a row of a table, written by the row's id.
macro_rules! table_id {
    ($(#[$doc:meta] $name:ident: $row:ty = $($table:ident).+, $unknown:literal;)+) => {$(
        #[$doc]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(u8);

        impl $name {
            pub fn all() -> impl Iterator<Item = $name> {
                (0..kernel::few(DATA.$($table).+.len())).map($name)
            }

            pub fn data(self) -> &'static $row {
                &DATA.$($table).+[usize::from(self.0)]
            }

            pub fn id(self) -> &'static str {
                &self.data().id
            }

            pub fn find(id: &str) -> Option<$name> {
                $name::all().find(|row| row.id() == id)
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(word: &str) -> Result<Self, NotationError> {
                $name::find(word).ok_or_else(|| message!($unknown, word = word.to_owned()).into())
            }
        }
    )+};
}

table_id! {
    /** One of the ten factions. */ Faction: FactionData = factions, "unknown-faction";
    /** A tile that scores in one round. */ RoundTile: RoundTileData = tiles.round_tile, "unknown-tile";
    /** A tile that a player holds for a round. */ BonusTile: BonusTileData = tiles.bonus_tile, "unknown-bonus-tile";
    /** A tile for a town. */ TownTile: TownTileData = tiles.town_tile, "unknown-town-tile";
}

impl BonusTile {
    /// Players call the tiles A to H.
    pub fn letter(self) -> char {
        self.id()
            .chars()
            .last()
            .expect("an id is not empty")
            .to_ascii_uppercase()
    }

    /// A to H, or the whole id.
    pub fn read(word: &str) -> Result<Self, NotationError> {
        let word = word.to_ascii_lowercase();
        if word.starts_with("bon_") {
            word.parse()
        } else {
            format!("bon_{word}").parse()
        }
    }
}

impl TownTile {
    pub fn word(self) -> &'static str {
        self.id().trim_start_matches("town_")
    }

    /// The word, or the whole id.
    pub fn read(word: &str) -> Result<Self, NotationError> {
        let word = word.to_ascii_lowercase();
        if word.starts_with("town_") {
            word.parse()
        } else {
            format!("town_{word}").parse()
        }
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
