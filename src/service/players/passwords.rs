//! Which passwords are accepted: long enough, and not among the first that anybody would guess.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use words::message;

use crate::{Result, invalid};

/// The commonest of those that leaked elsewhere, in lower case, one a line.
static COMMON: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| include_str!("common_passwords.txt").lines().collect());

/// Refuses what is too short, too long or easily guessed by somebody who knows these words.
pub(crate) fn read_password(password: &str, known: &[&str]) -> Result<()> {
    match password.chars().count() {
        0..8 => return invalid(message!("password-too-short")),
        8..=200 => {}
        _ => return invalid(message!("password-too-long")),
    }
    let lower = password.to_lowercase();
    let tells = |word: &&str| {
        let user = word.split('@').next().unwrap_or_default();
        lower == word.to_lowercase() || lower == user.to_lowercase()
    };
    match COMMON.contains(lower.as_str()) || is_monotonous(&lower) || known.iter().any(tells) {
        true => invalid(message!("password-too-common")),
        false => Ok(()),
    }
}

/// Two different signs at most.
fn is_monotonous(password: &str) -> bool {
    let signs: BTreeSet<char> = password.chars().collect();
    signs.len() <= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_first_is_refused() {
        let known = ["Ana Maria", "ana.maria@example.org"];
        for bad in [
            "password",
            "PassWord1",
            "12345678",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "abababababab",
            "turnpost",
            "ana maria",
            "ana.maria",
            "ana.maria@example.org",
            "iloveyou",
        ] {
            assert!(read_password(bad, &known).is_err(), "{bad}");
        }
        for good in ["correct horse", "battery staple", "xk7-fjord-lamp"] {
            assert!(read_password(good, &known).is_ok(), "{good}");
        }
    }

    #[test]
    fn the_list_holds_what_could_be_typed() {
        for line in COMMON.iter() {
            assert!(
                line.chars().count() >= 8 && *line == line.to_lowercase(),
                "{line}"
            );
        }
    }
}
