//! The seeded generator of all games: stable for ever, so that an old record replays years later.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::message::{NotationError, message};

/// The secret from which all chance of a match follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed(String);

impl Seed {
    /// The seed of the `index`th match of a series that is named by a number.
    pub fn of_series(series: u64, index: u64) -> Self {
        Seed(hex(&Sha256::digest(format!("series {series} {index}")))[..32].to_owned())
    }

    /// What the server publishes when a match starts; the seed itself follows when it ends.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The generator for one purpose. Purposes do not influence each other: fixing what one of
    /// them gives by hand leaves the others as they are.
    pub fn rng(&self, purpose: &str) -> Rng {
        Rng::new(digest(&format!("{purpose}: {}", self.0)))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let fits =
            (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric());
        if fits {
            Ok(Seed(text.to_owned()))
        } else {
            Err(message!("bad-seed", word = text.to_owned()).into())
        }
    }
}

/// A stream of draws. Our own `below` and `shuffle`: a library may change how it makes ranges.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub struct Rng {
    key: [u8; 32],
    stream: ChaCha20Rng,
}

/// Key and position: the stream is a function of them.
#[derive(Serialize, Deserialize)]
struct Stored {
    key: [u8; 32],
    words: u64,
}

impl Rng {
    pub fn new(key: [u8; 32]) -> Self {
        Rng {
            key,
            stream: ChaCha20Rng::from_seed(key),
        }
    }

    /// A number from 0 to `bound` - 1, each equally likely. `bound` must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a list fits into memory");
        let zone = u64::MAX - u64::MAX % bound;
        loop {
            let draw = self.stream.next_u64();
            if draw < zone {
                return usize::try_from(draw % bound).expect("below a bound that is one");
            }
        }
    }

    /// Fisher-Yates from the back.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The key of another generator.
    pub fn key(&mut self) -> [u8; 32] {
        let mut key = [0; 32];
        self.stream.fill_bytes(&mut key);
        key
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

impl From<Stored> for Rng {
    fn from(stored: Stored) -> Self {
        let mut rng = Rng::new(stored.key);
        rng.stream.set_word_pos(u128::from(stored.words));
        rng
    }
}

impl From<Rng> for Stored {
    fn from(rng: Rng) -> Self {
        Stored {
            key: rng.key,
            words: u64::try_from(rng.stream.get_word_pos()).expect("nobody draws that often"),
        }
    }
}

/// The key of a generator from its text, as `deal` lines carry it.
pub fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_stable_for_ever() {
        let mut rng = "9f2c".parse::<Seed>().unwrap().rng("test");
        let draws: Vec<usize> = (0..8).map(|_| rng.below(100)).collect();
        let expected = [56, 48, 13, 30, 84, 68, 82, 58];
        assert_eq!(draws, expected, "a change here breaks every old record");
    }

    #[test]
    fn a_stored_generator_goes_on_where_it_was() {
        let mut rng = "abc".parse::<Seed>().unwrap().rng("test");
        rng.below(7);
        let text = serde_json::to_string(&rng).unwrap();
        let mut again: Rng = serde_json::from_str(&text).unwrap();
        assert_eq!(again, rng);
        assert_eq!(
            (0..20).map(|_| again.below(9)).collect::<Vec<_>>(),
            (0..20).map(|_| rng.below(9)).collect::<Vec<_>>()
        );
    }

    #[test]
    fn every_order_of_three_comes_up_equally_often() {
        let mut rng = "fair".parse::<Seed>().unwrap().rng("test");
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut items = [1, 2, 3];
            rng.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|n| (880..1120).contains(n)), "{seen:?}");
    }

    #[test]
    fn seeds_are_short_plain_words() {
        for bad in ["", "a b", "ä", &"x".repeat(65)] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }
}
