//! How words and signs of a panel are put: what is said twice, what is a sentence, what is nothing.

use games::panel::{Content, Tile, TileState, Token};

/// So many words beside a sign are a sentence, which needs no sign.
const SENTENCE: usize = 3;

/// Whether words only repeat the name that they stand beside.
pub(super) fn adds_nothing(name: &str, words: &str) -> bool {
    let (name, words) = (name.to_lowercase(), words.to_lowercase());
    let repeats = words.split_whitespace().all(|word| name.contains(word));
    repeats || (!name.is_empty() && words.contains(&name) && !words.contains(is_digit))
}

pub(super) fn is_digit(sign: char) -> bool {
    sign.is_ascii_digit()
}

/// Whether tokens are words for the most part.
pub(super) fn is_worded(tokens: &[Token]) -> bool {
    let is_word = |token: &&Token| matches!(token, Token::Words(_) | Token::Strong(_));
    2 * tokens.iter().filter(is_word).count() >= tokens.len()
}

/// Whether tiles are the heads of columns, nothing but a sign each, which say nothing without what is drawn
/// below.
pub(super) fn are_heads(tiles: &[&Tile]) -> bool {
    let is_sign = |token: &Token| matches!(token, Token::Of(count, _) if count.is_empty());
    let is_head = |tile: &&Tile| {
        let has_signs = !tile.cost.is_empty() && tile.cost.iter().all(is_sign);
        has_signs && tile.effect.is_empty() && tile.extra.is_empty() && tile.count.is_none()
    };
    tiles.len() > 1 && tiles.iter().all(is_head)
}

pub(super) fn is_sentence(words: &str) -> bool {
    words.split_whitespace().count() >= SENTENCE
}

/// Whether a token is so many of something, or one of it.
pub(super) fn is_counted(token: &Token) -> bool {
    match token {
        Token::Of(count, sign) | Token::Loss(count, sign) => !count.is_empty() && !sign.is_empty(),
        Token::Disc(..) | Token::Pips { .. } => true,
        Token::When(_) | Token::Words(_) | Token::Strong(_) | Token::Seat(_) => false,
    }
}

pub(super) fn is_remark(token: &Token) -> bool {
    matches!(token, Token::When(_))
}

/// Whether a strip of rounds shows which one counts now.
pub(super) fn shows_now(content: Option<&Content>) -> bool {
    if let Some(Content::Tiles(tiles)) = content {
        let is_now = |tile: &Tile| tile.state == TileState::Now;
        return tiles.tiles.iter().any(is_now);
    }
    false
}

/// So many noughts side by side are a list of what somebody does not have.
pub(super) const NOUGHTS: usize = 3;

/// Leaves out what there is none of, if that is a lot and something is left.
pub(super) fn drop_noughts<T>(parts: &mut Vec<T>, said: impl Fn(&T) -> &str) {
    let is_nought = |part: &T| said(part) == "0" || is_none_of(said(part));
    let count = parts.iter().filter(|part| is_nought(part)).count();
    if count >= NOUGHTS && count < parts.len() {
        parts.retain(|part| !is_nought(part));
    }
}

/// `0 coins` or, as other languages have it, `coins 0`; but not `0 (+3)`.
fn is_none_of(words: &str) -> bool {
    (words.starts_with("0 ") || words.ends_with(" 0")) && !words.contains('(')
}

/// `Market 1` of `Market 1: a tile`, where the words beside it begin with the tile.
pub(super) fn without_repeat<'a>(name: &'a str, words: &str) -> &'a str {
    let words = words.to_lowercase();
    match name.split_once(": ") {
        Some((head, what)) if words.starts_with(&what.to_lowercase()) => head,
        Some(_) | None => name,
    }
}

pub(crate) fn capitalised(words: &str) -> String {
    let mut signs = words.chars();
    let first = signs.next().into_iter().flat_map(char::to_uppercase);
    first.chain(signs).collect()
}

#[cfg(test)]
mod tests {
    use super::{adds_nothing, drop_noughts, without_repeat};

    #[test]
    fn what_a_name_says_already_is_not_said_again() {
        for (name, words) in [
            ("charged", "charge charged"),
            ("Bridge", "bridges Bridge"),
            ("Aureon", "figure Aureon"),
            ("Inactive tile x", "x inactive"),
            ("Politics", "Politics"),
            ("Tile D", ""),
        ] {
            assert!(adds_nothing(name, words), "{name}: {words}");
        }
        for (name, words) in [
            ("Seven coins", "7 coins"),
            ("Ability III", "refill one active tile"),
            ("", "3 coins"),
            ("River bonus", "1 book of river bonus"),
        ] {
            assert!(!adds_nothing(name, words), "{name}: {words}");
        }
    }

    #[test]
    fn what_the_words_begin_with_is_not_their_head() {
        let polish = ("Pula 1: kafel 1/2 (but)", "Kafel 1/2 (but), cena 3");
        assert_eq!(without_repeat(polish.0, polish.1), "Pula 1");
        let other = "Library: Valduin";
        assert_eq!(without_repeat(other, "two segments"), other);
    }

    #[test]
    fn a_row_of_noughts_is_not_told() {
        let left = |parts: &[&str]| {
            let mut parts: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
            drop_noughts(&mut parts, |part| part);
            parts.join(", ")
        };
        let books = ["4 tools", "0 (+1)", "0", "0 scholars", "law 0"];
        assert_eq!(left(&books), "4 tools, 0 (+1)");
        assert_eq!(left(&["3 coins", "0"]), "3 coins, 0");
        assert_eq!(left(&["0", "0", "0"]), "0, 0, 0");
        let russian = ["0 (+2)", "право 0", "медицина 0", "0 ключей", "3 моста"];
        assert_eq!(left(&russian), "0 (+2), 3 моста");
    }
}
