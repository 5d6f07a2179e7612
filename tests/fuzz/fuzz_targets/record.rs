//! Any bytes as a record file: read, replayed, printed and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use turnpost::games::play::Match;
use turnpost::games::record::Source;

fuzz_target!(|bytes: &[u8]| {
    let Ok(source) = Source::read(bytes) else { return };
    let printed = source.record.to_string();
    let again = Source::read(printed.as_bytes()).expect("what was printed can be read");
    assert_eq!(again.record, source.record);
    let _ = Match::replay(&source);
});
