//! What somebody may have meant: the legal lines nearest to one that was refused.

use crate::Seat;
use crate::any_game::Position;
use crate::message::{Arg, Refusal, message};

/// No more suggestions than this.
const MOST: usize = 5;

/// The refusal of a line that was typed, with the lines that are legal instead of it.
pub fn instead(refusal: Refusal, position: &dyn Position, seat: Seat, line: &str) -> Refusal {
    let near = nearest(line, &position.legal(seat));
    if near.is_empty() {
        return refusal;
    }
    let lines: Vec<Arg> = near.into_iter().map(Arg::from).collect();
    message!("refused-near", why = refusal.0, lines = lines).into()
}

/// The nearest first. What is further away than half of what was typed is no suggestion, unless it
/// begins with the same word.
pub fn nearest(line: &str, legal: &[String]) -> Vec<String> {
    let typed = line.to_lowercase();
    let most = (typed.chars().count() / 2).max(2);
    let first = |line: &str| line.split(' ').next().map(str::to_owned);
    let mut ranked: Vec<(usize, &String)> = legal
        .iter()
        .map(|legal| (distance(&typed, &legal.to_lowercase()), legal))
        .filter(|(far, legal)| *far <= most || first(legal) == first(&typed))
        .collect();
    ranked.sort_by_key(|(far, _)| *far);
    let nearest = ranked.into_iter().take(MOST);
    nearest.map(|(_, line)| line.clone()).collect()
}

/// How many letters must be changed, added, left out or swapped with their neighbour.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=to.len()).collect()];
    for (i, a) in from.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in to.iter().enumerate() {
            let replaced = rows[i][j] + usize::from(a != b);
            let mut best = replaced.min(rows[i][j + 1] + 1).min(row[j] + 1);
            let swapped = i > 0 && j > 0 && *a == to[j - 1] && from[i - 1] == *b;
            if swapped {
                best = best.min(rows[i - 1][j - 1] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn letters_changed_added_left_out_and_swapped_count_one() {
        assert_eq!(distance("build e5", "build e5"), 0);
        assert_eq!(distance("bild e5", "build e5"), 1);
        assert_eq!(distance("biuld e5", "build e5"), 1);
        assert_eq!(distance("buildd e6", "build e5"), 2);
        assert_eq!(distance("", "abc"), 3);
    }

    #[test]
    fn the_nearest_come_first_and_the_far_not_at_all() {
        let legal = ["pass bon3", "build E5", "build D5", "sail", "end"].map(str::to_owned);
        assert_eq!(nearest("bild d5", &legal), ["build D5", "build E5"]);
        assert_eq!(
            nearest("pass bonus tile number three", &legal),
            ["pass bon3"]
        );
        assert!(nearest("hello world, how are you", &legal).is_empty());
    }
}
