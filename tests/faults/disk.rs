//! A disk that is full, and has room again. To the process a limit on the size of its files is the
//! same: nothing can be written.

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
    wait_for(&serving, 200);
    club.play(&[&serving], true, || {
        club.wait_for_more(10);
        limit(&serving, "4096");
        std::thread::sleep(Duration::from_millis(300));
        let before = club.so_far().lines.len();
        let told = wait_for(&serving, 503);
        assert_eq!(
            (told["writes"].as_bool(), told["live"].as_bool()),
            (Some(false), Some(true))
        );
        assert_eq!(serving.get("/healthz/live").0, 200);
        let (_, id) = club.ids[0];
        assert_eq!(
            serving.get(&format!("/api/v1/matches/{id}")).0,
            200,
            "one can look"
        );
        std::thread::sleep(Duration::from_millis(500));
        let during = club.so_far().lines.len();
        assert_eq!(
            during, before,
            "nothing is acknowledged that is not written"
        );
        limit(&serving, "unlimited");
        wait_for(&serving, 200);
        club.wait_for_more(10);
    });
    assert!(serving.stop());
    club.check(&club.data, &club.so_far());
}
