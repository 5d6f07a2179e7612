//! The judgement of positions: one for the newcomers' bot, one for those that search.

pub(crate) mod greedy;
pub(crate) mod terms;
mod way;
