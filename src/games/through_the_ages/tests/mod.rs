//! Tests of the rules.

mod selfplay;
