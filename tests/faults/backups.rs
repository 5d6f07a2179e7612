//! Copies of a database that is written to, restored elsewhere and compared.

use tempfile::TempDir;
use turnpost::ids::MatchId;
use turnpost::service::ServiceError;
use turnpost::store::actions;

use crate::club::{Club, Serving, open, turnpost};

/// All lines of all matches.
fn lines(club: &Club, data: &TempDir) -> Vec<Vec<(i64, String)>> {
    let service = open(data);
    let ids: Vec<i64> = club.ids.iter().map(|(_, id)| *id).collect();
    let read = service.store.read(move |conn| {
        let mut all = Vec::new();
        for id in ids {
            let rows = actions::between(conn, MatchId(id), 0, i64::MAX)?;
            all.push(rows.into_iter().map(|row| (row.number, row.line)).collect());
        }
        Ok::<_, ServiceError>(all)
    });
    club.runtime.block_on(read).unwrap()
}

#[test]
fn a_copy_made_under_load_is_a_moment_of_the_whole() {
    let club = Club::new();
    let serving = Serving::start(&club.data);
    let copies = TempDir::new().unwrap();
    let made = club.play(&[&serving], true, || {
        let copy = |number: u32| {
            club.wait_for_more(12);
            let file = copies.path().join(format!("{number}.backup"));
            let before = club.so_far();
            let done = turnpost(&club.data, &["backup", file.to_str().unwrap()]);
            assert!(done.status.success(), "{done:?}");
            (file, before)
        };
        (0..3).map(copy).collect::<Vec<_>>()
    });
    assert!(serving.stop());
    let whole = lines(&club, &club.data);
    for (file, before) in made {
        let elsewhere = TempDir::new().unwrap();
        let done = turnpost(&elsewhere, &["restore", file.to_str().unwrap()]);
        assert!(done.status.success(), "{done:?}");
        // What was acknowledged before it was begun is in it, and it replays.
        club.check(&elsewhere, &before);
        for (of_copy, of_whole) in lines(&club, &elsewhere).iter().zip(&whole) {
            assert_eq!(of_copy, &of_whole[..of_copy.len()], "no line is another");
        }
    }
    // At rest it is the same to the last line.
    let file = copies.path().join("rest.backup");
    assert!(
        turnpost(&club.data, &["backup", file.to_str().unwrap()])
            .status
            .success()
    );
    let elsewhere = TempDir::new().unwrap();
    assert!(
        turnpost(&elsewhere, &["restore", file.to_str().unwrap()])
            .status
            .success()
    );
    assert_eq!(lines(&club, &elsewhere), whole);
    club.check(&elsewhere, &club.so_far());
}
