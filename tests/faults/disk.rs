//! A disk that is full, and has room again: a small one of memory where the test may make one, and
//! everywhere a limit on the size of files, which is the same to the process.

use std::fs::File;
use std::io::Write;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::club::{Club, Serving};

fn limit(serving: &Serving, bytes: &str) {
    let id = serving.child.id().to_string();
    let done = Command::new("prlimit")
        .args(["--pid", &id, &format!("--fsize={bytes}:unlimited")])
        .status();
    assert!(done.expect("prlimit is there").success());
}

/// Asks until it is as it should be.
fn wait_for(serving: &Serving, status: u16) -> serde_json::Value {
    let began = Instant::now();
    loop {
        let (told, body) = serving.get("/healthz");
        if told == status {
            return body;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "{told}: {body}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A disk of memory, for whoever may make one.
struct Disk(tempfile::TempDir);

impl Disk {
    fn make(megabytes: usize) -> Option<Disk> {
        let folder = tempfile::TempDir::new().unwrap();
        let size = format!("size={megabytes}m");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "turnpost-test"]);
        let made = mount.arg(folder.path()).output().ok()?;
        made.status.success().then_some(Disk(folder))
    }

    /// Writes until nothing goes in any more.
    fn fill(&self) {
        let mut file = File::create(self.0.path().join("filler")).unwrap();
        for size in [1 << 20, 4096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn empty(&self) {
        std::fs::remove_file(self.0.path().join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

/// Plays while nothing can be written, and when it can be again.
fn play_through(club: &Club, serving: &Serving, fill: impl FnOnce(), empty: impl FnOnce()) {
    wait_for(serving, 200);
    club.play(&[serving], true, || {
        club.wait_for_more(10);
        fill();
        std::thread::sleep(Duration::from_millis(300));
        let before = club.so_far().lines.len();
        let told = wait_for(serving, 503);
        assert_eq!(
            (told["writes"].as_bool(), told["live"].as_bool()),
            (Some(false), Some(true))
        );
        assert_eq!(serving.get("/healthz/live").0, 200);
        let (_, id) = club.ids[0];
        let (looked, _) = serving.get(&format!("/api/v1/matches/{id}"));
        assert_eq!(looked, 200, "one can look");
        std::thread::sleep(Duration::from_millis(500));
        let during = club.so_far().lines.len();
        assert_eq!(during, before, "what is not written is not acknowledged");
        empty();
        wait_for(serving, 200);
        club.wait_for_more(10);
    });
}

#[test]
fn a_small_disk_that_is_full_loses_nothing() {
    let Some(disk) = Disk::make(96) else {
        return;
    };
    let club = Club::at(tempfile::TempDir::new_in(disk.0.path()).unwrap());
    let serving = Serving::start(&club.data);
    play_through(&club, &serving, || disk.fill(), || disk.empty());
    assert!(serving.stop());
    club.check(&club.data, &club.so_far());
}

#[test]
fn a_full_disk_stops_writing_and_nothing_else_until_there_is_room() {
    let club = Club::new();
    let mut command = Command::new("sh");
    // A file that grows too large is an error then, and not the end of the process.
    command
        .arg("-c")
        .arg("trap '' XFSZ; exec \"$0\" serve --bind 127.0.0.1:0 --data \"$1\"");
    command
        .arg(env!("CARGO_BIN_EXE_turnpost"))
        .arg(club.data.path());
    let serving = Serving::of(&mut command);
    play_through(
        &club,
        &serving,
        || limit(&serving, "4096"),
        || limit(&serving, "unlimited"),
    );
    assert!(serving.stop());
    club.check(&club.data, &club.so_far());
}
