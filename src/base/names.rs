//! Names as they are kept and compared: what looks the same is the same.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

/// Letters wear one accent or two; more would reach into the lines above and below.
const MOST_MARKS: usize = 2;

/// The form in which a name is kept: one way to write each letter, single blanks.
pub fn normal(name: &str) -> String {
    let composed: String = name.nfkc().collect();
    let words: Vec<&str> = composed.split_whitespace().collect();
    words.join(" ")
}

/// What a name is found by, however it is written.
pub fn key(name: &str) -> String {
    normal(name).to_lowercase()
}

/// The same for all names that look alike (UTS 39), in capitals or not.
pub fn skeleton(name: &str) -> String {
    let bones: String = unicode_security::skeleton(&normal(name)).collect();
    unicode_security::skeleton(&bones.to_lowercase()).collect()
}

/// Whether a name is made of letters, digits and what joins them, of scripts that belong together.
/// Signs that cannot be seen, or that turn the direction of writing, are none of these.
pub fn is_plain(name: &str) -> bool {
    let joiners = ['\u{200c}', '\u{200d}'];
    let is_sign =
        |sign: char| GeneralSecurityProfile::identifier_allowed(sign) && !joiners.contains(&sign);
    let letters: String = name.chars().filter(|sign| *sign != ' ').collect();
    let marks = letters
        .split(|sign| !is_combining_mark(sign))
        .map(|marks| marks.chars().count());
    letters.starts_with(char::is_alphanumeric)
        && letters.chars().all(is_sign)
        && marks.max().unwrap_or_default() <= MOST_MARKS
        && letters
            .as_str()
            .check_restriction_level(RestrictionLevel::HighlyRestrictive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_world_are_plain() {
        let names = "Ana|Zoë|Jean-Luc|O'Brien|Łukasz|Анна|Ελένη|山田 太郎|たなかさん|김민수|אבי|Ngọc \
            Ánh|Dr. No|Bo_2|R2D2|محمد";
        for name in names.split('|') {
            assert!(is_plain(&normal(name)), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_read_is_not() {
        let names = [
            "",
            "-",
            "\u{301}a",
            "A\u{202e}na",
            "A\u{200b}na",
            "A\u{200d}na",
            "A\u{2066}na",
            "\u{feff}Ana",
            "A\u{ad}na",
            "A\u{7}na",
            "Аna",
            "Anа",
            "Bo\u{1f600}",
            "a<b",
            "a@b",
            "z\u{335}\u{336}\u{337}\u{338}a",
        ];
        for name in names {
            assert!(!is_plain(&normal(name)), "{name:?}");
        }
    }

    #[test]
    fn what_looks_alike_has_one_skeleton() {
        for (one, other) in [
            ("Ana", "Аnа"),
            ("сосо", "coco"),
            ("Ian", "lan"),
            ("Bo", "B0"),
            ("Mia", "rnia"),
            ("Ａｎａ", "ana"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        assert_ne!(skeleton("Ana"), skeleton("Anna"));
        assert_eq!(key("  Ａｎａ  Bo "), "ana bo");
    }
}
