use super::*;
use proptest::prelude::*;

fn waiter(rating: f64, hours: i64) -> Waiter {
    Waiter {
        rating,
        waited: TimeDelta::hours(hours),
    }
}

/// The ratings of those who sit down.
fn seated(waiters: &[Waiter], seats: usize) -> Option<Vec<f64>> {
    let table = next_table(waiters, seats)?;
    Some(
        table
            .into_iter()
            .map(|index| waiters[index].rating)
            .collect(),
    )
}

#[test]
fn the_closest_sit_down_first() {
    let waiters = [25.0, 31.0, 26.0, 30.5, 18.0].map(|rating| waiter(rating, 1));
    assert_eq!(seated(&waiters, 2), Some(vec![30.5, 31.0]));
    assert_eq!(seated(&waiters, 4), None);
    assert_eq!(seated(&waiters[..1], 2), None);
    assert_eq!(seated(&[], 2), None);
}

#[test]
fn the_gap_widens_with_the_days() {
    let pair = |hours| seated(&[waiter(20.0, hours), waiter(29.5, 0)], 2).is_some();
    assert!(!pair(0));
    assert!(!pair(24));
    assert!(pair(48), "4 and 3 a day for two days are 10");
}

#[test]
fn after_a_week_anybody_will_do_and_the_longest_wait_comes_first() {
    let week = 7 * 24;
    let waiters = [
        waiter(25.0, 2),
        waiter(25.1, 1),
        waiter(3.0, week),
        waiter(60.0, week + 1),
    ];
    assert_eq!(seated(&waiters, 2), Some(vec![25.1, 60.0]));
    assert_eq!(seated(&waiters[..3], 2), Some(vec![3.0, 25.0]));
    assert_eq!(seated(&waiters[..2], 2), Some(vec![25.0, 25.1]));
}

proptest! {
    #[test]
    fn nobody_sits_twice_and_no_closer_table_was_allowed(
        people in prop::collection::vec((0..50i32, 0..160i64), 0..12),
        seats in 2..=5usize,
    ) {
        let waiters: Vec<Waiter> = people
            .iter()
            .map(|(rating, hours)| waiter(f64::from(*rating), *hours))
            .collect();
        let gap = |table: &[usize]| {
            let ratings = || table.iter().map(|index| waiters[*index].rating);
            ratings().fold(f64::MIN, f64::max) - ratings().fold(f64::MAX, f64::min)
        };
        let allowed = |table: &[usize]| {
            let widest = table.iter().map(|index| waiters[*index].allowed_gap());
            gap(table) <= widest.fold(0.0, f64::max)
        };
        let subsets = (0..1usize << waiters.len()).filter(|set| set.count_ones() as usize == seats);
        let tables = subsets.map(|set| {
            (0..waiters.len()).filter(|index| set >> index & 1 == 1).collect::<Vec<_>>()
        });
        let best = tables.filter(|table| allowed(table)).map(|table| gap(&table)).reduce(f64::min);
        match next_table(&waiters, seats) {
            Some(table) => {
                let mut once = table.clone();
                once.sort_unstable();
                once.dedup();
                prop_assert_eq!(once.len(), seats);
                prop_assert_eq!(Some(gap(&table)), best);
            }
            // A table whose members are no neighbours has one inside that is closer.
            None => prop_assert!(best.is_none()),
        }
    }
}
