//! Any bytes as a record: read, printed, read again and replayed.

use turnpost::games::record::Source;
use turnpost::games::registry;

use crate::run::run;

/// The beginning of each kept match: a set-up and a few lines.
fn seeds() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    let mut seeds = Vec::new();
    let games = std::fs::read_dir(folder).unwrap();
    let files = games.flat_map(|game| std::fs::read_dir(game.unwrap().path()).unwrap());
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files {
        let whole = std::fs::read_to_string(file).unwrap();
        let mut actions = 0;
        let begins = whole.lines().take_while(|line| {
            let is_action = line
                .split_once(": ")
                .is_some_and(|(name, _)| name.starts_with(char::is_uppercase));
            actions += usize::from(is_action);
            actions <= 6
        });
        seeds.push(
            begins
                .fold(String::new(), |all, line| all + line + "\n")
                .into_bytes(),
        );
    }
    seeds
}

#[test]
fn records() {
    run("records", &seeds(), 3000, |bytes, _| {
        let Ok(source) = Source::read(bytes) else {
            return false;
        };
        let printed = source.record.to_string();
        let again = Source::read(printed.as_bytes()).expect("what is printed can be read");
        assert_eq!(again.record, source.record, "and is the same");
        let replayed = registry::replay(&source);
        if let Ok(played) = &replayed {
            played.position().audit().expect("a record breaks no rule");
        }
        replayed.is_ok()
    });
}
