//! Restoring: never over a running service, never unasked, and never for good.

use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::club::{Club, Serving, open, turnpost};

fn restore(data: &TempDir, file: &Path, answer: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .arg("restore")
        .arg(file)
        .arg("--data")
        .arg(data.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // Whoever does not ask does not listen.
    let _ = stdin.write_all(answer.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn words(output: &Output) -> String {
    let both = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8_lossy(&both).into_owned()
}

/// The files of a folder whose names have a part.
fn files(folder: &Path, part: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder).unwrap();
    let mut found: Vec<PathBuf> = all.map(|file| file.unwrap().path()).collect();
    found.retain(|file| file.file_name().unwrap().to_str().unwrap().contains(part));
    found.sort();
    found
}

fn mode(file: &Path) -> u32 {
    file.metadata().unwrap().permissions().mode() & 0o777
}

/// All that is there, but for the lock, which is empty.
fn with_secrets(club: &Club) -> Vec<PathBuf> {
    let mut files = files(club.data.path(), "turnpost.sqlite");
    files.retain(|file| file.extension().is_none_or(|kind| kind != "lock"));
    assert!(!files.is_empty());
    files
}

fn has_player(club: &Club, data: &TempDir, name: &str) -> bool {
    let service = open(data);
    club.runtime.block_on(service.player_named(name)).is_ok()
}

#[test]
fn a_running_service_is_not_restored_over() {
    let club = Club::new();
    let copies = TempDir::new().unwrap();
    let file = copies.path().join("copy");
    assert!(
        turnpost(&club.data, &["backup", file.to_str().unwrap()])
            .status
            .success()
    );
    let serving = Serving::start(&club.data);
    let refused = restore(&club.data, &file, "y\n");
    assert!(!refused.status.success());
    assert!(words(&refused).contains("is in use"), "{}", words(&refused));
    // Nor with the answer given before.
    let refused = turnpost(&club.data, &["restore", file.to_str().unwrap(), "--yes"]);
    assert!(!refused.status.success());
    club.play(&[&serving], false, || club.wait_for_more(8));
    serving.kill();
    drop(serving);
    club.check(&club.data, &club.so_far());
    assert_eq!(files(club.data.path(), "before"), Vec::<PathBuf>::new());
    assert!(
        restore(&club.data, &file, "y\n").status.success(),
        "now it may be"
    );
}

/// Somebody who looks into the file and knows nothing of us.
#[test]
fn a_file_that_another_program_has_open_is_not_replaced() {
    use diesel::connection::SimpleConnection;
    use diesel::prelude::*;
    let club = Club::new();
    let copies = TempDir::new().unwrap();
    let file = copies.path().join("copy");
    assert!(
        turnpost(&club.data, &["backup", file.to_str().unwrap()])
            .status
            .success()
    );
    let path = club.data.path().join("turnpost.sqlite");
    let mut other = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    other.batch_execute("SELECT count(*) FROM players").unwrap();
    let refused = restore(&club.data, &file, "y\n");
    assert!(!refused.status.success(), "{}", words(&refused));
    drop(other);
    assert!(restore(&club.data, &file, "y\n").status.success());
}

#[test]
fn a_database_is_replaced_only_when_somebody_says_so_and_is_kept() {
    let club = Club::new();
    let copies = TempDir::new().unwrap();
    let empty = TempDir::new().unwrap();
    assert!(turnpost(&empty, &["migrate"]).status.success());
    let file = copies.path().join("copy");
    assert!(
        turnpost(&empty, &["backup", file.to_str().unwrap()])
            .status
            .success()
    );

    for answer in ["", "\n", "n\n", "what\n"] {
        let refused = restore(&club.data, &file, answer);
        assert!(!refused.status.success(), "{answer:?}");
        assert!(
            words(&refused).contains("nothing was replaced"),
            "{}",
            words(&refused)
        );
        assert!(has_player(&club, &club.data, "Ana"), "{answer:?}");
        assert_eq!(files(club.data.path(), "before").len(), 0);
        assert_eq!(files(club.data.path(), "restoring").len(), 0);
    }
    let done = restore(&club.data, &file, "y\n");
    assert!(done.status.success(), "{}", words(&done));
    assert!(
        words(&done).contains("The old database is kept as"),
        "{}",
        words(&done)
    );
    assert!(!has_player(&club, &club.data, "Ana"));
    let kept = files(club.data.path(), "before");
    assert_eq!(kept.len(), 1, "{kept:?}");

    // The old one can be had back, and it is kept that it was.
    let done = turnpost(&club.data, &["restore", kept[0].to_str().unwrap(), "--yes"]);
    assert!(done.status.success(), "{}", words(&done));
    assert!(has_player(&club, &club.data, "Ana"));
    assert_eq!(files(club.data.path(), "before").len(), 2);
    club.check(&club.data, &club.so_far());
}

#[test]
fn what_is_no_backup_replaces_nothing() {
    use diesel::connection::SimpleConnection;
    use diesel::prelude::*;
    let club = Club::new();
    let copies = TempDir::new().unwrap();
    let text = copies.path().join("text");
    std::fs::write(&text, "no database").unwrap();
    let nothing = copies.path().join("nothing");
    std::fs::write(&nothing, "").unwrap();
    let foreign = copies.path().join("foreign");
    let mut conn = SqliteConnection::establish(foreign.to_str().unwrap()).unwrap();
    conn.batch_execute("CREATE TABLE players (id INTEGER)")
        .unwrap();
    drop(conn);
    let lost = copies.path().join("lost");
    for file in [&text, &nothing, &foreign, &lost] {
        let refused = restore(&club.data, file, "y\n");
        assert!(!refused.status.success(), "{}", file.display());
        assert!(has_player(&club, &club.data, "Ana"), "{}", file.display());
        assert_eq!(
            files(club.data.path(), "restoring").len(),
            0,
            "{}",
            file.display()
        );
    }
}

#[test]
fn files_with_secrets_are_their_owners() {
    let club = Club::new();
    let elsewhere = TempDir::new().unwrap();
    let folder = elsewhere.path().join("new/data");
    let made = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["migrate", "--data"])
        .arg(&folder)
        .output();
    assert!(made.unwrap().status.success());
    assert_eq!(mode(&folder), 0o700);
    assert_eq!(mode(&folder.join("turnpost.sqlite")), 0o600);

    // What an older version left open to everybody is closed.
    let database = club.data.path().join("turnpost.sqlite");
    std::fs::set_permissions(&database, PermissionsExt::from_mode(0o644)).unwrap();
    let serving = Serving::start(&club.data);
    club.play(&[&serving], false, || club.wait_for_more(8));
    for file in with_secrets(&club) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    let file = elsewhere.path().join("copy");
    assert!(
        turnpost(&club.data, &["backup", file.to_str().unwrap()])
            .status
            .success()
    );
    assert_eq!(mode(&file), 0o600);
    serving.kill();
    drop(serving);
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    assert!(restore(&club.data, &file, "y\n").status.success());
    for file in with_secrets(&club) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}
