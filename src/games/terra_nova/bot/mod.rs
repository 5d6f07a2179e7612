//! The judgement of positions: one for the newcomers' bot, one for those that search.

pub mod greedy;
pub mod terms;
