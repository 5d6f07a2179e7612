//! The rulings of the rules; that whatever is cited is there, `tests/architecture.rs` sees to.

use std::collections::BTreeSet;

const RULES: &str = include_str!("../rules.md");

#[test]
fn every_ruling_is_there_once_with_its_reason() {
    let rulings: Vec<&str> = RULES
        .lines()
        .filter(|line| {
            let number = line
                .strip_prefix("- **R")
                .and_then(|rest| rest.chars().next());
            number.is_some_and(|sign| sign.is_ascii_digit())
        })
        .collect();
    let ids: BTreeSet<&str> = rulings
        .iter()
        .filter_map(|line| line[4..].split([' ', '*']).next())
        .collect();
    assert_eq!(ids.len(), rulings.len(), "a number is given twice");
    for number in 1..=33 {
        assert!(ids.contains(format!("R{number}").as_str()), "R{number}");
    }
    for line in rulings {
        assert!(line.contains("Reason: "), "{line}");
    }
}
