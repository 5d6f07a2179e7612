//! Changes bytes at random.

/// SplitMix64: small, quick, and the same for ever.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        match bound {
            0 => 0,
            bound => (self.next() % bound as u64) as usize,
        }
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let from = self.below(length + 1);
        let most = (length - from).min(40);
        from..from + self.below(most + 1)
    }
}

/// Numbers, signs and letters at which programs break.
const AWKWARD: [&[u8]; 40] = [
    b"0",
    b"-1",
    b"255",
    b"256",
    b"65536",
    b"2147483648",
    b"9223372036854775807",
    b"-9223372036854775808",
    b"18446744073709551616",
    b"1e309",
    b"\0",
    b"\r\n",
    b"\n\n",
    b"\n",
    b"\t",
    b" ",
    b";",
    b":",
    b"=",
    b"&",
    b"%00",
    b"%ff",
    b"%",
    b"+",
    b"\"",
    b"'",
    b"<",
    b"=?utf-8?B?",
    b"?=",
    b"--",
    b"\xff\xfe",
    b"\xc3\x28",
    "é".as_bytes(),
    "\u{202e}".as_bytes(),
    "\u{0}".as_bytes(),
    "ß".as_bytes(),
    "İ".as_bytes(),
    "👩‍👩‍👧".as_bytes(),
    "\u{fffd}".as_bytes(),
    "🃏".as_bytes(),
];

/// No input is longer.
const LONGEST: usize = 20_000;

/// One to six changes of `seed`, some with parts of `other`.
pub fn mutate(dice: &mut Dice, seed: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..1 + dice.below(6) {
        let range = dice.range(bytes.len());
        match dice.below(10) {
            0 if !bytes.is_empty() => {
                let at = dice.below(bytes.len());
                bytes[at] ^= 1 << dice.below(8);
            }
            1 if !bytes.is_empty() => {
                let at = dice.below(bytes.len());
                bytes[at] = dice.below(256) as u8;
            }
            2 => drop(bytes.drain(range)),
            3 => {
                let again = bytes[range.clone()].to_vec();
                bytes.splice(range.start..range.start, again);
            }
            4 => {
                let part = dice.range(other.len());
                bytes.splice(range, other[part].iter().copied());
            }
            5 | 6 => {
                let token = *dice.pick(&AWKWARD);
                bytes.splice(range.start..range.start, token.iter().copied());
            }
            7 => {
                let token = *dice.pick(&AWKWARD);
                bytes.splice(range, token.iter().copied());
            }
            8 => swap_words(dice, &mut bytes, other),
            _ => bytes.truncate(range.end),
        }
    }
    bytes.truncate(LONGEST);
    bytes
}

/// Puts a word of another input in the place of one of ours.
fn swap_words(dice: &mut Dice, bytes: &mut Vec<u8>, other: &[u8]) {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let word_at = |bytes: &[u8], at: usize| {
        let from = bytes[..at].iter().rposition(|byte| !is_word(byte));
        let from = from.map_or(0, |before| before + 1);
        let to = bytes[at..].iter().position(|byte| !is_word(byte));
        from..to.map_or(bytes.len(), |length| at + length)
    };
    if bytes.is_empty() || other.is_empty() {
        return;
    }
    let (here, there) = (dice.below(bytes.len()), dice.below(other.len()));
    let word = other[word_at(other, there)].to_vec();
    bytes.splice(word_at(bytes, here), word);
}
