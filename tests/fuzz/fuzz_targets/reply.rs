//! Any bytes as a mail that comes in: its lines are read, and each is tidy for good.
#![no_main]

use libfuzzer_sys::fuzz_target;
use turnpost::mail::reply::{self, Content, authentication, command, lines};

fuzz_target!(|bytes: &[u8]| {
    let Some(inbound) = reply::read(bytes) else { return };
    authentication::verdict(&inbound.authentication, "mx.example.org", inbound.from.as_deref().unwrap_or_default());
    let Content::Lines(own) = inbound.content else { return };
    assert!(own.len() <= 100);
    for line in &own {
        assert!(!line.contains(['\n', '\r']), "one line each");
        assert!(!line.trim_start().starts_with('>'), "a quote is nobody's own line");
    }
    for step in command::steps(&own) {
        if let command::Step::Play(line) = step {
            assert_eq!(lines::tidy(&line), line, "what is tidy stays so");
        }
    }
});
