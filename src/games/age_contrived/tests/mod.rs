//! The rules, tested by their numbers.
