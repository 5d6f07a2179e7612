//! The cards and boards of the box, read once from `data/*.toml` into typed tables.

pub mod card;
mod military_card;
pub mod tables;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::card::{
    ActionCard, Aggression, Bonus, EventCard, EventEffect, Government, Leader, PactCard, Special,
    Tactic, Technology, Territory, War, Wonder,
};

/// A card by its place in the table of all cards; copies of a card are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(u8);

/// What is printed on it.
#[derive(Clone, Debug)]
pub struct CardData {
    pub id: String,
    /// The age as a number: A is 0.
    pub level: u8,
    /// With 2, 3 and 4 players.
    pub copies: [u8; 3],
    pub face: Face,
}

#[derive(Clone, Debug)]
pub enum Face {
    Technology(Technology),
    Government(Government),
    Special(Special),
    Leader(Leader),
    Wonder(Wonder),
    Action(ActionCard),
    Event(EventCard),
    Territory(Territory),
    Aggression(Aggression),
    War(War),
    Pact(PactCard),
    Tactic(Tactic),
    Bonus(Bonus),
}

macro_rules! faces {
    ($($ask:ident $variant:ident $data:ty),+ $(,)?) => {$(
        #[doc = concat!("The printed values of a ", stringify!($variant), " card.")]
        pub fn $ask(self) -> Option<&'static $data> {
            match self.face() {
                Face::$variant(data) => Some(data),
                _ => None,
            }
        }
    )+};
}

impl Card {
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..kernel::few(TABLE.cards.len())).map(Card)
    }

    /// The card of exactly this id.
    pub fn find(id: &str) -> Option<Card> {
        TABLE.by_id.get(id).copied()
    }

    /// A card that the program knows by name.
    pub fn named(id: &str) -> Card {
        Card::find(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    pub fn data(self) -> &'static CardData {
        &TABLE.cards[usize::from(self.0)]
    }

    pub fn id(self) -> &'static str {
        &self.data().id
    }

    pub fn level(self) -> u8 {
        self.data().level
    }

    pub fn face(self) -> &'static Face {
        &self.data().face
    }

    faces! {
        technology Technology Technology,
        government Government Government,
        special Special Special,
        leader Leader Leader,
        wonder Wonder Wonder,
        action Action ActionCard,
        event Event EventCard,
        territory Territory Territory,
        aggression Aggression Aggression,
        war War War,
        pact Pact PactCard,
        tactic Tactic Tactic,
        bonus Bonus Bonus,
    }

    /// Whether it is a card of the civil deck or of a starting board.
    pub fn is_civil(self) -> bool {
        matches!(
            self.face(),
            Face::Technology(_)
                | Face::Government(_)
                | Face::Special(_)
                | Face::Leader(_)
                | Face::Wonder(_)
                | Face::Action(_)
        )
    }

    /// Whether it can be prepared as an event.
    pub fn is_event_or_territory(self) -> bool {
        matches!(self.face(), Face::Event(_) | Face::Territory(_))
    }

    /// What it costs to develop it; `None` for cards that are no technology.
    pub fn science_cost(self) -> Option<u8> {
        match self.face() {
            Face::Technology(data) => Some(data.science_cost),
            Face::Government(data) => Some(data.science_cost),
            Face::Special(data) => Some(data.science_cost),
            Face::Leader(_)
            | Face::Wonder(_)
            | Face::Action(_)
            | Face::Event(_)
            | Face::Territory(_)
            | Face::Aggression(_)
            | Face::War(_)
            | Face::Pact(_)
            | Face::Tactic(_)
            | Face::Bonus(_) => None,
        }
    }

    pub fn copies(self, players: usize) -> u8 {
        self.data().copies[players.clamp(2, 4) - 2]
    }

    /// The technology data of a card that is known to be one.
    pub fn tech(self) -> &'static Technology {
        self.technology().expect("a technology with workers")
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Card::find(&id).ok_or_else(|| D::Error::custom(format!("no card {id}")))
    }
}

#[derive(Clone, Debug, Deserialize)]
pub struct Constants {
    pub military_draw_limit_per_turn: u8,
    pub starvation_culture_per_missing_food: u16,
    pub yellow_tokens_lost_at_age_end: u8,
    pub resignation_war_culture: u8,
    pub copy_tactic_military_actions: u8,
    pub happiness_max: i16,
    pub wonder_surcharge_per_completed_wonder: u8,
    pub defense_discard_bonus: i16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct CardRow {
    #[cfg(test)]
    pub spaces: usize,
    pub civil_action_cost: [u8; 13],
}

#[derive(Clone, Debug, Deserialize)]
pub struct Start {
    pub blue_tokens: u8,
    pub yellow_bank_tokens: u8,
    pub unused_workers: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct ByCount {
    pub players: usize,
    pub swept_spaces: usize,
    pub age_a_events: usize,
    pub first_round_civil_actions: Vec<u8>,
    #[cfg(test)]
    pub civil_deck_sizes: BTreeMap<String, usize>,
    #[cfg(test)]
    pub military_deck_sizes: BTreeMap<String, usize>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct YellowSection {
    pub tokens_from: u8,
    pub tokens_to: u8,
    /// -1: population cannot be increased.
    pub food_cost: i8,
    pub consumption: u8,
    pub happiness_required: i16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct BlueSection {
    pub tokens_from: u8,
    pub tokens_to: u8,
    pub corruption: u8,
}

#[derive(Debug, Deserialize)]
pub struct Board {
    pub constants: Constants,
    pub card_row: CardRow,
    pub setup: Start,
    pub setup_by_players: Vec<ByCount>,
    starting_workers: BTreeMap<String, toml::Value>,
    yellow_bank: Vec<YellowSection>,
    blue_bank: Vec<BlueSection>,
}

impl Board {
    pub fn for_players(&self, players: usize) -> &ByCount {
        let players = players.clamp(2, 4);
        self.setup_by_players
            .iter()
            .find(|row| row.players == players)
            .expect("2 to 4 players")
    }

    /// The section of a yellow bank with so many tokens.
    pub fn yellow(&self, tokens: u8) -> &YellowSection {
        let tokens = tokens.min(18);
        self.yellow_bank
            .iter()
            .find(|row| (row.tokens_from..=row.tokens_to).contains(&tokens))
            .expect("the sections cover 0 to 18")
    }

    pub fn corruption(&self, tokens: u8) -> u8 {
        let tokens = tokens.min(16);
        self.blue_bank
            .iter()
            .find(|row| (row.tokens_from..=row.tokens_to).contains(&tokens))
            .expect("the sections cover 0 to 16")
            .corruption
    }

    /// The technologies on every board at the start, with their workers, in the order of the table.
    pub fn starting_workers(&self) -> Vec<(Card, u8)> {
        let mut start: Vec<(Card, u8)> = self
            .starting_workers
            .iter()
            .filter_map(|(id, count)| {
                Some((Card::find(id)?, u8::try_from(count.as_integer()?).ok()?))
            })
            .collect();
        start.sort();
        start
    }
}

pub static BOARD: LazyLock<Board> =
    LazyLock::new(|| read_board(&tables::tables().board).expect("the tables were read before"));

fn read_board(board: &toml::Table) -> Result<Board, String> {
    let read = toml::Value::from(board.clone()).try_into();
    read.map_err(|error: toml::de::Error| error.to_string())
}

/// What a wonder in ruins produces.
pub static RUIN_CULTURE: LazyLock<i16> = LazyLock::new(|| {
    Card::all()
        .filter_map(Card::event)
        .find_map(|event| {
            if let EventEffect::EachRuinsAWonder { culture } = event.effect {
                Some(culture)
            } else {
                None
            }
        })
        .expect("an event that ruins wonders")
});

struct Table {
    cards: Vec<CardData>,
    by_id: BTreeMap<&'static str, Card>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let cards = read_cards(&tables::tables()).expect("the tables were read before");
    assert!(cards.len() <= 256, "a card is one byte");
    let by_id = cards
        .iter()
        .enumerate()
        .map(|(index, data)| (&*data.id.clone().leak(), Card(kernel::few(index))))
        .collect();
    Table { cards, by_id }
});

fn read_cards(tables: &tables::Tables) -> Result<Vec<CardData>, String> {
    let (civil, military) = (&tables.civil, &tables.military);
    let mut cards = Vec::new();
    read(civil, "technology", Face::Technology, &mut cards)?;
    read(civil, "government", Face::Government, &mut cards)?;
    read(civil, "special", Face::Special, &mut cards)?;
    read(civil, "leader", Face::Leader, &mut cards)?;
    read(civil, "wonder", Face::Wonder, &mut cards)?;
    read(civil, "action", Face::Action, &mut cards)?;
    read(military, "event", Face::Event, &mut cards)?;
    read(military, "territory", Face::Territory, &mut cards)?;
    read(military, "aggression", Face::Aggression, &mut cards)?;
    read(military, "war", Face::War, &mut cards)?;
    read(military, "pact", Face::Pact, &mut cards)?;
    read(military, "tactic", Face::Tactic, &mut cards)?;
    read(military, "bonus", Face::Bonus, &mut cards)?;
    Ok(cards)
}

fn read<T: DeserializeOwned>(
    file: &toml::Table,
    table: &str,
    face: impl Fn(T) -> Face,
    cards: &mut Vec<CardData>,
) -> Result<(), String> {
    #[derive(Deserialize)]
    struct Head {
        id: String,
        level: u8,
        copies: [u8; 3],
    }
    let rows = file.get(table).and_then(toml::Value::as_array);
    for row in rows.into_iter().flatten() {
        let wrong = |error: toml::de::Error| {
            let id = row.get("id").and_then(toml::Value::as_str);
            format!("{table} {}: {error}", id.unwrap_or_default())
        };
        let head: Head = row.clone().try_into().map_err(wrong)?;
        let data = row.clone().try_into().map_err(wrong)?;
        cards.push(CardData {
            id: head.id,
            level: head.level,
            copies: head.copies,
            face: face(data),
        });
    }
    Ok(())
}
