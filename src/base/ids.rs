//! Row ids: a player's cannot pass for a match's.

use diesel_derive_newtype::DieselNewType;
use serde::{Deserialize, Serialize};

/// A place at a table is counted the same in the rules and in the rows.
pub use games::Seat;

macro_rules! row_id {
    ($($(#[$doc:meta])+ $name:ident),+ $(,)?) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[derive(Serialize, Deserialize, DieselNewType)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

row_id! {
    /// A person with an account.
    PlayerId,
    /// One game being played, from the moment its table is opened.
    MatchId,
    /// A league or a tournament.
    CompetitionId,
    /// One season of a competition; a tournament has one.
    SeasonId,
    /// Somebody who takes part in a season.
    EntryId,
    /// A table of a season, from the moment it is scheduled.
    PairingId,
}
