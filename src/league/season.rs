//! From one season to the next.

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    pub rating: f64,
    /// Division and rank in the last season, after promotion and relegation.
    pub last: Option<(usize, usize)>,
}

/// Divisions, the best first, as indices of candidates in seed order: those of the last season in their
/// (new) division and order, newcomers by rating behind them. Sizes are as even as can be, at most `size`,
/// and none is smaller than `least` unless all together are fewer; where both cannot be, `least` is kept.
pub fn divide(candidates: &[Candidate], size: usize, least: usize) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by(|one, other| {
        let (one, other) = (&candidates[*one], &candidates[*other]);
        let newcomer = |candidate: &Candidate| candidate.last.is_none();
        newcomer(one)
            .cmp(&newcomer(other))
            .then(one.last.cmp(&other.last))
            .then(other.rating.total_cmp(&one.rating))
    });
    let fewest = order.len().div_ceil(size.max(1));
    let most = order.len() / least.max(1);
    let divisions = fewest.min(most).max(1);
    let (even, larger) = (order.len() / divisions, order.len() % divisions);
    let mut rest = order.as_slice();
    (0..divisions)
        .map(|division| {
            let (own, others) = rest.split_at(even + usize::from(division < larger));
            rest = others;
            own.to_vec()
        })
        .filter(|division| !division.is_empty())
        .collect()
}

/// Where each goes: for every division (in rank order) the division of the next season.
pub fn moves(sizes: &[usize], promoted: usize, relegated: usize) -> Vec<Vec<usize>> {
    let last = sizes.len().saturating_sub(1);
    let of = |(division, size): (usize, &usize)| {
        let up = if division > 0 { promoted.min(*size) } else { 0 };
        let down = if division < last {
            relegated.min(size - up)
        } else {
            0
        };
        (0..*size)
            .map(|rank| match rank {
                rank if rank < up => division - 1,
                rank if rank >= size - down => division + 1,
                _ => division,
            })
            .collect()
    };
    sizes.iter().enumerate().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn newcomer(rating: f64) -> Candidate {
        Candidate { rating, last: None }
    }

    fn known(division: usize, rank: usize) -> Candidate {
        Candidate {
            rating: 0.0,
            last: Some((division, rank)),
        }
    }

    #[test]
    fn the_last_season_comes_before_ratings() {
        let candidates = [
            newcomer(40.0),
            known(1, 1),
            known(0, 2),
            newcomer(50.0),
            known(0, 1),
            known(1, 2),
        ];
        assert_eq!(
            divide(&candidates, 2, 2),
            [vec![4, 2], vec![1, 5], vec![3, 0]]
        );
        assert_eq!(divide(&candidates, 4, 3), [vec![4, 2, 1], vec![5, 3, 0]]);
        assert_eq!(divide(&[], 4, 3), Vec::<Vec<usize>>::new());
        assert_eq!(divide(&[newcomer(1.0)], 4, 3), [vec![0]]);
    }

    #[test]
    fn the_first_go_up_and_the_last_go_down() {
        assert_eq!(
            moves(&[4, 4, 3], 1, 1),
            [vec![0, 0, 0, 1], vec![0, 1, 1, 2], vec![1, 2, 2]]
        );
        assert_eq!(moves(&[4], 2, 2), [vec![0; 4]]);
        assert_eq!(moves(&[1, 1], 2, 2), [vec![1], vec![0]]);
        assert_eq!(moves(&[], 1, 1), Vec::<Vec<usize>>::new());
        // Nobody goes up and down.
        assert_eq!(moves(&[2, 3, 2], 2, 2)[1], [0, 0, 2]);
    }

    proptest! {
        #[test]
        fn divisions_are_even_and_hold_everybody_once(
            count in 0..90usize,
            size in 1..20usize,
            least in 1..8usize,
        ) {
            let candidates: Vec<Candidate> = (0..count).map(|one| newcomer(one as f64)).collect();
            let divisions = divide(&candidates, size, least);
            let order: Vec<usize> = divisions.concat();
            prop_assert_eq!(order, (0..count).rev().collect::<Vec<_>>());
            let sizes: Vec<usize> = divisions.iter().map(Vec::len).collect();
            if let (Some(most), Some(fewest)) = (sizes.iter().max(), sizes.iter().min()) {
                prop_assert!(most - fewest <= 1);
                prop_assert!(*fewest >= least || divisions.len() == 1);
                let fits = count.div_ceil(size) <= count / least;
                prop_assert!(*most <= size || !fits);
            }
        }
    }
}
