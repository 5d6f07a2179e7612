//! Conversions of several at once: `6pw to 2 tools`, `10pw to books lm`, `books be to coins`.

use super::letters;
use crate::action::Conversion;
use crate::action::notation::unreadable;
use crate::data::DATA;
use kernel::few;
use kernel::message::{NotationError, message};

pub(super) fn read(words: &[&str]) -> Result<Vec<Conversion>, NotationError> {
    let text = words.join(" ").replace("pw", " pw");
    let words: Vec<&str> = text
        .split_whitespace()
        .map(|word| match word {
            "scholars" => "scholar",
            "tools" => "tool",
            "coins" => "coin",
            other => other,
        })
        .collect();
    let number = |word: &str| word.parse::<u8>().map_err(|_| unreadable(""));
    let rates = &DATA.conversions;
    match words.as_slice() {
        ["books", books, "to", rest @ ..] => {
            let books = letters(books)?;
            fits(rest, few(books.len()), "coin")?;
            Ok(books.into_iter().map(Conversion::BookToCoin).collect())
        }
        [power, "pw", "to", "books", books] => {
            let books = letters(books)?;
            rate(number(power)?, few(books.len()), rates.power_per_book)?;
            Ok(books.into_iter().map(Conversion::PowerToBook).collect())
        }
        [count, from, "to", rest @ ..] => {
            let count = number(count)?;
            let to = *rest.last().ok_or_else(|| unreadable(""))?;
            let (each, conversion) = match (*from, to) {
                ("pw", "scholar") => (rates.power_per_scholar, Conversion::PowerToScholar),
                ("pw", "tool") => (rates.power_per_tool, Conversion::PowerToTool),
                ("pw", "coin") => (1, Conversion::PowerToCoin),
                ("scholar", "tool") => (1, Conversion::ScholarToTool),
                ("tool", "coin") => (1, Conversion::ToolToCoin),
                _ => return Err(unreadable("")),
            };
            let units = count / each;
            rate(count, units, each)?;
            fits(rest, units, to)?;
            Ok(vec![conversion; usize::from(units)])
        }
        _ => Err(unreadable("")),
    }
}

fn rate(paid: u8, units: u8, each: u8) -> Result<(), NotationError> {
    if units > 0 && Some(paid) == units.checked_mul(each) {
        Ok(())
    } else {
        Err(message!("wrong-rate").into())
    }
}

/// The second number may be left out; if it is given it must fit.
fn fits(words: &[&str], units: u8, unit: &str) -> Result<(), NotationError> {
    match words {
        [word] if *word == unit => Ok(()),
        [count, word] if *word == unit && count.parse() == Ok(units) => Ok(()),
        _ => Err(message!("wrong-rate").into()),
    }
}
