//! Numbers of one type as another. What cannot be held is a mistake in the rules, and stops the
//! action instead of wrapping around.

/// A rating as an amount: below zero it is none.
pub fn amount(rating: i16) -> u16 {
    u16::try_from(rating).unwrap_or(0)
}

/// The same for people, tokens and actions, of which there are never many.
pub fn few(rating: i16) -> u8 {
    kernel::few(usize::from(amount(rating)))
}

/// Culture that is scored or lost.
pub fn points(culture: i32) -> u16 {
    u16::try_from(culture).expect("nobody scores 65536 culture")
}

/// How many there are, for reckoning with ratings.
pub fn tally(count: usize) -> i16 {
    i16::from(kernel::few(count))
}
