//! The three bowls of power tokens.

use serde::{Deserialize, Serialize};

/// Tokens in bowls I, II and III.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bowls(pub [u8; 3]);

impl Bowls {
    /// How much power can still be gained.
    pub fn room(self) -> u8 {
        2 * self.0[0] + self.0[1]
    }

    /// What can be spent.
    pub fn ready(self) -> u8 {
        self.0[2]
    }

    pub fn tokens(self) -> u8 {
        self.0.iter().sum()
    }

    /// Moves tokens one bowl on, from bowl I as long as it has any; gives how many steps were made.
    pub fn gain(&mut self, power: u8) -> u8 {
        let first = power.min(self.0[0]);
        self.0[0] -= first;
        self.0[1] += first;
        let second = (power - first).min(self.0[1]);
        self.0[1] -= second;
        self.0[2] += second;
        first + second
    }

    /// Moves tokens from bowl III to bowl I; there must be enough.
    pub fn spend(&mut self, power: u8) {
        self.0[2] -= power;
        self.0[0] += power;
    }

    /// Gives up one token of bowl II for good to move another to bowl III; there must be two.
    pub fn sacrifice(&mut self) {
        self.0[1] -= 2;
        self.0[2] += 1;
    }
}
