//! A crowd at the log-in takes no memory from everybody else.

use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};

use std::time::Duration;

use crate::club::{Club, Serving};

const CROWD: usize = 150;
const TRIES: usize = 3;
const MOST_KILOBYTES: u64 = 200 << 10;

/// A figure of the process in kilobytes.
fn kilobytes(serving: &Serving, figure: &str) -> u64 {
    let path = format!("/proc/{}/status", serving.child.id());
    let status = std::fs::read_to_string(path).expect("the process runs");
    let line = status.lines().find_map(|line| line.strip_prefix(figure));
    let number = line.and_then(|line| line.split_whitespace().nth(1));
    number.expect("a figure").parse().expect("a number")
}

/// It waits as long as it takes, and goes nowhere else.
fn client() -> ureq::Agent {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .timeout_global(Some(Duration::from_secs(120)));
    config.build().into()
}

/// The status of a try to log in from an address of the world.
fn log_in(agent: &ureq::Agent, base: &str, from: &str, email: &str, password: &str) -> (u16, bool) {
    let sent = agent
        .post(format!("{base}/log-in"))
        .header("origin", base)
        .header("x-forwarded-for", from)
        .send_form([("email", email), ("password", password)]);
    let answer = sent.expect("an answer");
    let comes_back = answer.headers().contains_key("retry-after");
    (answer.status().as_u16(), comes_back)
}

#[test]
#[cfg(target_os = "linux")]
fn a_crowd_at_the_log_in_stays_within_200_megabytes() {
    let club = Club::new();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_turnpost"));
    command.args(["serve", "--bind", "127.0.0.1:0", "--behind-proxy", "1"]);
    let serving = Serving::of(command.arg("--data").arg(club.data.path()));
    let base = serving.base.as_str();
    assert_eq!(
        log_in(&client(), base, "10.0.0.1", "ana@example.org", "wrong").0,
        422
    );
    let idle = kilobytes(&serving, "VmRSS");
    let (checked, sent_away) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let at_once = Barrier::new(CROWD);
    std::thread::scope(|scope| {
        for at in 0..CROWD {
            let (checked, sent_away, at_once) = (&checked, &sent_away, &at_once);
            scope.spawn(move || {
                let (agent, from) = (client(), format!("10.1.0.{at}"));
                at_once.wait();
                for number in 0..TRIES {
                    let email = format!("nobody{at}.{number}@example.org");
                    match log_in(&agent, base, &from, &email, "wrong horse") {
                        (422, _) => checked.fetch_add(1, Ordering::Relaxed),
                        (503, true) => sent_away.fetch_add(1, Ordering::Relaxed),
                        other => panic!("{other:?}"),
                    };
                }
            });
        }
    });
    let most = kilobytes(&serving, "VmHWM");
    let (checked, sent_away) = (checked.into_inner(), sent_away.into_inner());
    println!("{idle} kB idle, {most} kB at most: {checked} checked, {sent_away} sent away");
    assert!(checked > 0 && sent_away > 0, "{checked} {sent_away}");
    assert!(most < idle + MOST_KILOBYTES, "{idle} kB grew to {most} kB");
    let entered = log_in(
        &client(),
        base,
        "10.0.0.1",
        "ana@example.org",
        "correct horse",
    );
    assert_eq!(entered.0, 303, "the owner gets in");
}
