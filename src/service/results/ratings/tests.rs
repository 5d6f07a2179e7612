use chrono::NaiveDate;
use proptest::prelude::*;

use super::*;
use base::ids::MatchId;
use store::matches::{MatchRow, Status, Visibility};
use store::seats::SeatRow;

fn rated(rating: f64, uncertainty: f64) -> Rating {
    Rating {
        rating,
        uncertainty,
        matches: 3,
    }
}

fn contender(before: Rating, rank: usize) -> Contender {
    Contender {
        before,
        rank,
        is_shielded: false,
    }
}

/// Weng and Lin, algorithm 1 (Bradley-Terry, each pair), as their paper has it.
fn by_the_paper(contenders: &[Contender]) -> Vec<(f64, f64)> {
    let beta = 25.0_f64 / 6.0;
    let one = |(at, own): (usize, &Contender)| {
        let (mut omega, mut delta) = (0.0, 0.0);
        let variance = own.before.uncertainty.powi(2);
        for (_, other) in contenders.iter().enumerate().filter(|(q, _)| *q != at) {
            let spread = 2.0 * beta * beta + variance + other.before.uncertainty.powi(2);
            let c = spread.sqrt();
            let p = 1.0 / (1.0 + ((other.before.rating - own.before.rating) / c).exp());
            let score = match own.rank.cmp(&other.rank) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            let gamma = own.before.uncertainty / c;
            omega += variance / c * (score - p);
            delta += gamma * (variance / (c * c)) * p * (1.0 - p);
        }
        let uncertainty = (variance * (1.0 - delta).max(0.000_001)).sqrt();
        (own.before.rating + omega, uncertainty)
    };
    contenders.iter().enumerate().map(one).collect()
}

#[test]
fn two_newcomers_part_as_the_library_documents_it() {
    let new = Rating::default();
    let after = rerated(&[contender(new, 1), contender(new, 2)]);
    assert!((after[0].rating - 27.63).abs() < 0.01, "{after:?}");
    assert!((after[1].rating - 22.37).abs() < 0.01, "{after:?}");
    assert!(after[0].uncertainty < new.uncertainty);
    assert_eq!(after[0].matches, 1);
}

proptest! {
    #[test]
    fn ratings_of_two_to_five_with_ties_are_those_of_the_paper(
        people in prop::collection::vec((10.0..40.0f64, 0.5..9.0f64, 1..4usize), 2..=5),
    ) {
        let contenders: Vec<Contender> = people
            .iter()
            .map(|(rating, uncertainty, rank)| contender(rated(*rating, *uncertainty), *rank))
            .collect();
        let after = rerated(&contenders);
        prop_assert_eq!(rerated(&contenders), after.clone(), "the same again");
        for (after, (rating, uncertainty)) in after.iter().zip(by_the_paper(&contenders)) {
            prop_assert!((after.rating - rating).abs() < 1e-9, "{after:?} {rating}");
            prop_assert!((after.uncertainty - uncertainty).abs() < 1e-9, "{after:?} {uncertainty}");
        }
    }

    #[test]
    fn among_equals_the_better_place_has_the_better_rating(
        ranks in prop::collection::vec(1..5usize, 2..=5),
    ) {
        let contenders: Vec<Contender> =
            ranks.iter().map(|rank| contender(Rating::default(), *rank)).collect();
        let after = rerated(&contenders);
        for (one, its) in after.iter().zip(&ranks) {
            for (other, others) in after.iter().zip(&ranks) {
                match its.cmp(others) {
                    std::cmp::Ordering::Less => prop_assert!(one.rating > other.rating),
                    std::cmp::Ordering::Equal => prop_assert!((one.rating - other.rating).abs() < 1e-9),
                    std::cmp::Ordering::Greater => {}
                }
            }
        }
    }

    #[test]
    fn a_shield_takes_losses_and_leaves_gains(
        ratings in prop::collection::vec(10.0..40.0f64, 3),
        rank in 1..=3usize,
    ) {
        let mut contenders: Vec<Contender> = ratings
            .iter()
            .enumerate()
            .map(|(at, rating)| contender(rated(*rating, 4.0), at + 1))
            .collect();
        contenders[0].rank = rank;
        let bare = rerated(&contenders);
        contenders[0].is_shielded = true;
        let shielded = rerated(&contenders);
        let before = contenders[0].before;
        prop_assert!(shielded[0].rating >= before.rating);
        if bare[0].rating >= before.rating {
            prop_assert_eq!(shielded[0], bare[0]);
        } else {
            prop_assert_eq!(shielded[0].uncertainty, before.uncertainty);
        }
        prop_assert_eq!(shielded[0].matches, 4);
        prop_assert_eq!(&shielded[1..], &bare[1..], "the others are compared as ever");
    }
}

/// A finished match: for each seat the player, the place, and whether they came later.
fn finished(seats: &[(Option<i64>, i32, bool)]) -> Table {
    let day = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
    let now = day.and_hms_opt(12, 0, 0).unwrap();
    let seat = |(at, (player, place, is_substitute)): (usize, &(Option<i64>, i32, bool))| SeatRow {
        player_id: player.map(PlayerId),
        bot: player.is_none().then(|| "greedy".to_owned()),
        place: Some(*place),
        is_substitute: *is_substitute,
        ..SeatRow::free(MatchId(1), at as i32)
    };
    Table {
        row: MatchRow {
            version: 0,
            id: MatchId(1),
            game: "harbour".to_owned(),
            rules: 1,
            title: String::new(),
            status: Status::Over,
            visibility: Visibility::Public,
            seat_count: seats.len() as i32,
            options: "{}".to_owned(),
            seed: String::new(),
            terms: "{}".to_owned(),
            opened_by: None,
            invitation: String::new(),
            number: 9,
            outcome: None,
            paused: false,
            created_at: now,
            started_at: Some(now),
            moved_at: now,
            due_at: None,
            data: String::new(),
        },
        seats: seats.iter().enumerate().map(seat).collect(),
    }
}

#[test]
fn people_are_ranked_among_each_other() {
    let table = finished(&[
        (Some(1), 3, false),
        (None, 1, false),
        (Some(2), 2, false),
        (Some(3), 3, false),
    ]);
    let ranks = |table: &Table, gone: &[i64]| -> Vec<(i64, usize, bool)> {
        let gone: Vec<PlayerId> = gone.iter().copied().map(PlayerId).collect();
        let people = people(table, &gone).into_iter();
        people
            .map(|(player, rank, shield)| (player.0, rank, shield))
            .collect()
    };
    assert_eq!(
        ranks(&table, &[]),
        [(1, 2, false), (2, 1, false), (3, 2, false)]
    );
    // Who dropped out is last; whoever sits there now has a shield, unless they left themselves.
    let table = finished(&[(Some(1), 1, false), (Some(2), 2, true), (None, 3, false)]);
    assert_eq!(
        ranks(&table, &[8, 9]),
        [(1, 1, false), (2, 2, true), (8, 3, false), (9, 3, false)]
    );
    assert_eq!(ranks(&table, &[2]), [(1, 1, false), (2, 2, false)]);
    let alone = finished(&[(Some(1), 1, false), (None, 2, false)]);
    assert_eq!(ranks(&alone, &[]).len(), 1);
}
