//! The pages of a table and of a match.

pub mod advice;
pub mod analysis;
pub mod company;
pub mod history;
pub mod match_page;
pub mod new_table;
pub mod pictures;
pub mod plan;
pub mod sandbox;
pub mod table;
pub(crate) mod told;
