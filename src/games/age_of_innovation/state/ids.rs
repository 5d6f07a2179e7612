//! The vocabulary: terrains, disciplines, buildings, and the tiles by their place in their table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{self, Tile};
use kernel::message::{NotationError, message};

/// A closed list of words; `ALL` is in the order of the rules.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            pub fn id(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(word: &str) -> Result<Self, NotationError> {
                $name::ALL
                    .iter()
                    .copied()
                    .find(|known| known.id() == word)
                    .ok_or_else(|| unknown(word))
            }
        }
    };
}

fn unknown(word: &str) -> NotationError {
    message!("unknown-word", word = word.to_owned()).into()
}

words! {
    /// The wheel, clockwise; also names the planning board of that native terrain.
    Terrain {
        Desert = "desert",
        Plains = "plains",
        Swamp = "swamp",
        Lake = "lake",
        Forest = "forest",
        Mountain = "mountain",
        Wasteland = "wasteland",
    }
}

impl Terrain {
    /// Spades from here to `goal`, the shorter way round the wheel.
    pub fn distance(self, goal: Terrain) -> u8 {
        let wheel = Terrain::ALL.len();
        let ahead = (goal.index() + wheel - self.index()) % wheel;
        kernel::few(ahead.min(wheel - ahead))
    }

    /// The terrain after some spades on the shorter way to `goal`.
    pub fn towards(self, goal: Terrain, spades: u8) -> Terrain {
        let wheel = Terrain::ALL.len();
        let ahead = (goal.index() + wheel - self.index()) % wheel;
        let step = if ahead <= wheel / 2 { 1 } else { wheel - 1 };
        Terrain::ALL[(self.index() + step * usize::from(spades)) % wheel]
    }

    pub fn board(self) -> &'static data::Board {
        &data::DATA.boards[self.index()]
    }
}

words! {
    Discipline { Banking = "banking", Law = "law", Engineering = "engineering", Medicine = "medicine" }
}

impl Discipline {
    pub fn letter(self) -> char {
        data::DATA.disciplines[self.index()].letter
    }

    /// From its letter or its whole name.
    pub fn read(word: &str) -> Result<Self, NotationError> {
        let mut letters = word.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Discipline::ALL
                .iter()
                .copied()
                .find(|known| known.letter() == letter)
                .ok_or_else(|| unknown(word)),
            _ => word.parse(),
        }
    }
}

words! {
    Building {
        Workshop = "workshop",
        Guild = "guild",
        School = "school",
        University = "university",
        Palace = "palace",
        Tower = "tower",
        Monument = "monument",
    }
}

impl Building {
    pub fn data(self) -> &'static data::BuildingData {
        &data::DATA.buildings[self.index()]
    }
}

words! {
    Track { Sailing = "sailing", Terraforming = "terraforming" }
}

/// A tile by its place in its table; written as its id.
macro_rules! tiles {
    ($($(#[$doc:meta])* $name:ident in $table:ident: $row:ty),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub struct $name(pub u8);

        impl $name {
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..kernel::few(data::DATA.$table.len())).map($name)
            }

            pub fn data(self) -> &'static $row {
                &data::DATA.$table[usize::from(self.0)]
            }

            pub fn id(self) -> &'static str {
                &self.data().id
            }

            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            pub fn find(id: &str) -> Option<Self> {
                $name::all().find(|known| known.id() == id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(word: &str) -> Result<Self, NotationError> {
                $name::find(word).ok_or_else(|| unknown(word))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                $name::find(&id).ok_or_else(|| serde::de::Error::custom(format!("no tile {id}")))
            }
        }
    )+};
}

tiles! {
    Faction in factions: Tile,
    Competency in competencies: Tile,
    Innovation in innovations: Tile,
    Palace in palaces: Tile,
    /// A round bonus tile.
    Bonus in bonuses: Tile,
    CityTile in cities: data::City,
    RoundScore in round_scores: data::RoundScore,
    FinalScore in final_scores: data::RoundScore,
    PowerAction in power_actions: data::CommonAction,
    BookAction in book_actions: data::CommonAction,
    AreaTile in area_tiles: data::Area,
}

/// A tile in a player's hands, of whatever kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    Faction(Faction),
    Bonus(Bonus),
    Competency(Competency),
    Innovation(Innovation),
    Palace(Palace),
}

impl Held {
    pub fn id(self) -> &'static str {
        match self {
            Held::Faction(tile) => tile.id(),
            Held::Bonus(tile) => tile.id(),
            Held::Competency(tile) => tile.id(),
            Held::Innovation(tile) => tile.id(),
            Held::Palace(tile) => tile.id(),
        }
    }

    pub fn find(id: &str) -> Option<Held> {
        let faction = || Faction::find(id).map(Held::Faction);
        let bonus = || Bonus::find(id).map(Held::Bonus);
        let competency = || Competency::find(id).map(Held::Competency);
        let innovation = || Innovation::find(id).map(Held::Innovation);
        let palace = || Palace::find(id).map(Held::Palace);
        faction()
            .or_else(bonus)
            .or_else(competency)
            .or_else(innovation)
            .or_else(palace)
    }

    /// What is printed on it.
    pub fn tile(self, revised: bool) -> &'static Tile {
        match self {
            Held::Faction(tile) => tile.tile(revised),
            Held::Bonus(tile) => tile.data(),
            Held::Competency(tile) => tile.data(),
            Held::Innovation(tile) => tile.data(),
            Held::Palace(tile) => tile.data(),
        }
    }
}

impl Faction {
    /// The tile as printed first, or in its revision of 2024.
    pub fn tile(self, revised: bool) -> &'static Tile {
        if revised {
            &data::DATA.revised[self.index()]
        } else {
            self.data()
        }
    }
}
