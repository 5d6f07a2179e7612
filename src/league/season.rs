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
