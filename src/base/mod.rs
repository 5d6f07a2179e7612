//! What every layer above the rules shares: row ids, the clock, names, and words from short lists.

pub mod clock;
pub mod ids;
pub mod names;
pub mod text_enum;

#[doc(hidden)]
pub use serde;
