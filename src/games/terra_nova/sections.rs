//! Where `rules.md` speaks of an action, by how its line begins.

pub const SECTIONS: &[(&str, &str)] = &[
    ("faction", "10"),
    ("house", "4"),
    ("bonus", "1-3"),
    ("neutral", "12-2"),
    ("exchange", "9"),
    ("rivertown", "8-3"),
    ("build", "6-1"),
    ("transform", "6-1"),
    ("upgrade", "6-2"),
    ("sail", "6-3"),
    ("bridge", "6-4"),
    ("power", "6-5"),
    ("special", "6-6"),
    ("pass", "6-7"),
    ("spade", "6-1"),
    ("edge", "7-2"),
    ("freesail", "7-2"),
    ("town", "8"),
    ("end", "5-2"),
    ("resign", "5-2"),
];
