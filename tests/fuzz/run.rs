//! How many inputs there are, and which one it was.

use std::time::Instant;

use crate::mutate::{Dice, mutate};

fn number(name: &str) -> Option<u64> {
    let given = std::env::var(name).ok()?;
    Some(given.parse().expect("a number"))
}

/// Tells which input broke something, when something breaks.
struct Witness<'a> {
    kind: &'a str,
    number: u64,
    input: &'a [u8],
}

impl Drop for Witness<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (kind, number) = (self.kind, self.number);
            let input = self.input.escape_ascii();
            eprintln!("{kind}: TURNPOST_FUZZ_FROM={number} TURNPOST_FUZZ=1 broke on\n{input}");
        }
    }
}

/// Tries inputs made of seeds; without a wish, `few` of them. `check` says whether an input was a
/// good one.
pub fn run(
    kind: &str,
    seeds: &[Vec<u8>],
    few: u64,
    mut check: impl FnMut(&[u8], &mut Dice) -> bool,
) {
    let count = number("TURNPOST_FUZZ").unwrap_or(few);
    let from = number("TURNPOST_FUZZ_FROM").unwrap_or(0);
    let began = Instant::now();
    let mut good = 0_u64;
    for number in from..from + count {
        let mut dice = Dice::new(number);
        let seed = dice.pick(seeds).clone();
        let other = dice.pick(seeds);
        let input = mutate(&mut dice, &seed, other);
        let witness = Witness {
            kind,
            number,
            input: &input,
        };
        good += u64::from(check(&input, &mut dice));
        drop(witness);
        if count > 1_000_000 && (number + 1) % 1_000_000 == 0 {
            eprintln!("{kind}: {} million", (number + 1) / 1_000_000);
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{kind}: {count} inputs in {seconds:.1} s, {good} of them good");
    // A run in which nothing is ever read tries nothing.
    assert!(good > 0 || count < 1000, "{kind}: no input was good");
}
