use super::*;
use proptest::prelude::*;

fn at(place: u8, score: i64) -> Option<Finish> {
    Some(Finish { place, score })
}

fn result(seats: &[(Entrant, Option<Finish>)]) -> TableResult {
    TableResult {
        seats: seats.to_vec(),
    }
}

/// A result from scores alone: None dropped out.
pub(crate) fn by_scores(seating: &[Entrant], scores: &[Option<i64>]) -> TableResult {
    let place = |score: i64| {
        1 + scores
            .iter()
            .flatten()
            .filter(|other| **other > score)
            .count()
    };
    let finish = |score: i64| Finish {
        place: place(score) as u8,
        score,
    };
    TableResult {
        seats: std::iter::zip(seating, scores)
            .map(|(entrant, score)| (*entrant, score.map(finish)))
            .collect(),
    }
}

fn points_of(scoring: &Scoring, result: &TableResult) -> Vec<String> {
    let mut standings = Standings::new(result.seats.len(), scoring.clone(), Vec::new());
    standings.add(result);
    result
        .seats
        .iter()
        .map(|(entrant, _)| standings.points(*entrant).to_string())
        .collect()
}

#[test]
fn points_print_short() {
    for (sixtieths, text) in [
        (420, "7"),
        (210, "3.5"),
        (140, "2.33"),
        (0, "0"),
        (-90, "-1.5"),
        (6000, "100"),
        (100, "1.67"),
        (3, "0.05"),
    ] {
        assert_eq!(Points(sixtieths).to_string(), text);
    }
}

#[test]
fn tied_places_share_the_mean() {
    let scoring = Scoring::Places(vec![5, 3, 1]);
    let tied = result(&[(0, at(1, 9)), (1, at(1, 9)), (2, at(3, 4))]);
    assert_eq!(points_of(&scoring, &tied), ["4", "4", "1"]);
    let all = result(&[(0, at(1, 9)), (1, at(1, 9)), (2, at(1, 9))]);
    assert_eq!(points_of(&scoring, &all), ["3", "3", "3"]);
    let four = result(&[(0, at(1, 9)), (1, at(2, 8)), (2, at(3, 7)), (3, at(3, 7))]);
    assert_eq!(points_of(&scoring, &four), ["5", "3", "0.5", "0.5"]);
}

#[test]
fn whoever_dropped_out_is_last_and_scores_nothing() {
    let scoring = Scoring::Places(vec![5, 3, 1]);
    let left = result(&[(0, None), (1, at(3, 10)), (2, at(1, 30))]);
    assert_eq!(points_of(&scoring, &left), ["0", "3", "5"]);
    assert_eq!(points_of(&Scoring::Share, &left), ["0", "33.33", "100"]);
    let alone = result(&[(0, None), (1, at(2, 10))]);
    assert_eq!(points_of(&Scoring::Share, &alone), ["0", "100"]);
    assert_eq!(
        points_of(&scoring, &result(&[(0, None), (1, None)])),
        ["0", "0"]
    );
}

#[test]
fn shares_are_never_negative_nor_beyond_the_winner() {
    let shares = |scores: [i64; 3]| {
        let seats = [0, 1, 2].map(|seat| (seat, at(seat as u8 + 1, scores[seat])));
        points_of(&Scoring::Share, &result(&seats))
    };
    assert_eq!(shares([200, 50, -10]), ["100", "25", "0"]);
    assert_eq!(shares([0, 0, -3]), ["100", "0", "0"]);
    assert_eq!(shares([-5, -8, -9]), ["100", "0", "0"]);
    assert_eq!(shares([10, 12, 5]), ["100", "100", "50"]);
    assert_eq!(
        shares([i64::MAX, i64::MAX / 2, i64::MIN]),
        ["100", "50", "0"]
    );
}

/// Two rounds of two-player tables after which 0, 1 and 2 have one win each.
fn circle(tie_breaks: &[TieBreak], extra: &[TableResult]) -> Vec<Entrant> {
    let mut standings = Standings::new(4, Scoring::Places(vec![1, 0]), tie_breaks.to_vec());
    for (winner, loser, score) in [(0, 1, 50), (1, 2, 10), (2, 0, 90)] {
        standings.add(&result(&[(winner, at(1, 100)), (loser, at(2, score))]));
    }
    extra.iter().for_each(|result| standings.add(result));
    standings.order()
}

#[test]
fn each_tie_break_decides() {
    assert_eq!(
        circle(&[], &[]),
        [0, 1, 2, 3],
        "the seed is the last resort"
    );
    assert_eq!(circle(&[TieBreak::Direct], &[]), [0, 1, 2, 3]);
    assert_eq!(circle(&[TieBreak::Share], &[]), [0, 1, 2, 3]);
    // Now all four have a win; 2 has lost twice, but narrowly, and met more than the others.
    let beaten = result(&[(3, at(1, 100)), (2, at(2, 95))]);
    assert_eq!(
        circle(&[TieBreak::Direct], std::slice::from_ref(&beaten)),
        [3, 0, 1, 2]
    );
    assert_eq!(
        circle(&[TieBreak::Share], std::slice::from_ref(&beaten)),
        [2, 0, 1, 3]
    );
    assert_eq!(circle(&[TieBreak::Opponents], &[beaten]), [2, 0, 1, 3]);
    let mut standings = Standings::new(3, Scoring::Places(vec![2, 1]), vec![TieBreak::Wins]);
    standings.add(&result(&[(0, at(2, 1)), (2, at(1, 2))]));
    standings.add(&result(&[(0, at(2, 1)), (1, at(1, 2))]));
    assert_eq!(standings.order(), [1, 2, 0]);
}

#[test]
fn nothing_open_leaves_one_rank() {
    let mut standings = Standings::new(3, Scoring::Share, Vec::new());
    standings.add(&by_scores(&[2, 0], &[Some(9), Some(8)]));
    for line in standings.lines(&[]) {
        assert_eq!((line.best, line.worst), (line.rank, line.rank));
    }
}

#[test]
fn a_lead_that_cannot_be_lost_is_seen() {
    let mut standings = Standings::new(4, Scoring::Places(vec![1, 0]), vec![TieBreak::Direct]);
    for loser in 1..4 {
        standings.add(&result(&[(0, at(1, 2)), (loser, at(2, 1))]));
    }
    let lines = standings.lines(&[vec![1, 2], vec![1, 3], vec![2, 3]]);
    assert_eq!((lines[0].entrant, lines[0].best, lines[0].worst), (0, 1, 1));
    // Each of the others could win twice and come before by seed, but three tables have three points.
    let mut standings = Standings::new(4, Scoring::Places(vec![1, 0]), Vec::new());
    for loser in [1, 2] {
        standings.add(&result(&[(3, at(1, 2)), (loser, at(2, 1))]));
    }
    let lines = standings.lines(&[vec![0, 1], vec![0, 2], vec![1, 2]]);
    assert_eq!((lines[0].entrant, lines[0].worst), (3, 2));
}

fn scoring() -> impl Strategy<Value = Scoring> {
    prop_oneof![
        Just(Scoring::Share),
        Just(Scoring::Places(vec![5, 3, 1])),
        Just(Scoring::Places(vec![1])),
        Just(Scoring::Places(vec![3, 1, -2])),
        prop::collection::vec(0..6i64, 0..4).prop_map(Scoring::Places),
    ]
}

fn tie_breaks() -> impl Strategy<Value = Vec<TieBreak>> {
    prop::collection::vec(prop::sample::select(TieBreak::ALL.to_vec()), 0..4)
}

const GRID: [Option<i64>; 5] = [None, Some(-4), Some(0), Some(7), Some(10)];

fn seating(entrants: usize) -> impl Strategy<Value = Seating> {
    (2..=3usize).prop_flat_map(move |size| {
        let all: Vec<Entrant> = (0..entrants).collect();
        prop::sample::subsequence(all, size).prop_shuffle()
    })
}

fn outcome(entrants: usize) -> impl Strategy<Value = TableResult> {
    let scores = prop::collection::vec(prop::sample::select(GRID.to_vec()), 3);
    (seating(entrants), scores)
        .prop_map(|(seating, scores)| by_scores(&seating, &scores[..seating.len()]))
}

/// Every outcome of one table on the grid of scores.
fn outcomes(seating: &Seating) -> Vec<TableResult> {
    let grids = seating.iter().fold(vec![Vec::new()], |all, _| {
        all.iter()
            .flat_map(|scores: &Vec<Option<i64>>| {
                GRID.map(|score| [scores.as_slice(), &[score]].concat())
            })
            .collect()
    });
    let result = |scores: &Vec<Option<i64>>| by_scores(seating, scores);
    grids.iter().map(result).collect()
}

/// The ranks that some outcome of the open tables gives to each entrant.
fn reached(standings: &mut Standings, open: &[Seating], seen: &mut Vec<Vec<bool>>) {
    let Some((table, rest)) = open.split_first() else {
        for (rank, entrant) in standings.order().into_iter().enumerate() {
            seen[entrant][rank] = true;
        }
        return;
    };
    for outcome in outcomes(table) {
        standings.add(&outcome);
        reached(standings, rest, seen);
        standings.remove(&outcome);
    }
}

fn started(
    entrants: usize,
    scoring: Scoring,
    tie_breaks: Vec<TieBreak>,
    played: &[TableResult],
) -> Standings {
    let mut standings = Standings::new(entrants, scoring, tie_breaks);
    played.iter().for_each(|result| standings.add(result));
    standings
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_rank_that_some_outcome_yields_is_in_the_range(
        scoring in scoring(),
        tie_breaks in tie_breaks(),
        played in prop::collection::vec(outcome(5), 0..8),
        open in prop::collection::vec(seating(5), 1..=2),
    ) {
        let mut standings = started(5, scoring, tie_breaks, &played);
        let mut seen = vec![vec![false; 5]; 5];
        let lines = standings.lines(&open);
        reached(&mut standings, &open, &mut seen);
        for line in lines {
            for (index, seen) in seen[line.entrant].iter().enumerate() {
                let inside = (line.best..=line.worst).contains(&(index + 1));
                prop_assert!(inside || !seen, "rank {} of {line:?}", index + 1);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn a_result_never_widens_a_range(
        scoring in scoring(),
        tie_breaks in tie_breaks(),
        results in prop::collection::vec(outcome(6), 1..12),
    ) {
        let tables: Vec<Seating> = results
            .iter()
            .map(|result| result.seats.iter().map(|(entrant, _)| *entrant).collect())
            .collect();
        let mut standings = Standings::new(6, scoring, tie_breaks);
        let ranges = |lines: Vec<Line>| {
            let mut ranges = vec![(0, 0); 6];
            for line in lines {
                ranges[line.entrant] = (line.best, line.worst);
            }
            ranges
        };
        let mut before = ranges(standings.lines(&tables));
        for (number, result) in results.iter().enumerate() {
            standings.add(result);
            let after = ranges(standings.lines(&tables[number + 1..]));
            for (before, after) in std::iter::zip(&before, &after) {
                prop_assert!(before.0 <= after.0 && after.1 <= before.1, "{before:?} {after:?}");
            }
            before = after;
        }
    }

    #[test]
    fn adding_and_removing_in_any_order_is_counting_anew(
        scoring in scoring(),
        tie_breaks in tie_breaks(),
        kept in prop::collection::vec(outcome(6), 0..8),
        taken_back in prop::collection::vec(outcome(6), 0..8),
        order in Just((0..16usize).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let anew = started(6, scoring.clone(), tie_breaks.clone(), &kept);
        let mut standings = Standings::new(6, scoring, tie_breaks);
        let all: Vec<&TableResult> = kept.iter().chain(&taken_back).collect();
        order.iter().filter_map(|number| all.get(*number)).for_each(|result| standings.add(result));
        order.iter().filter_map(|number| taken_back.get(*number)).for_each(|result| standings.remove(result));
        prop_assert_eq!(standings, anew);
    }

    #[test]
    fn ranks_are_distinct_and_hold_the_present_one(
        scoring in scoring(),
        tie_breaks in tie_breaks(),
        played in prop::collection::vec(outcome(6), 0..12),
    ) {
        let standings = started(6, scoring, tie_breaks, &played);
        let lines = standings.lines(&[]);
        let ranks: Vec<usize> = lines.iter().map(|line| line.rank).collect();
        prop_assert_eq!(ranks, (1..=6).collect::<Vec<_>>());
        prop_assert!(lines.is_sorted_by(|one, other| one.points >= other.points));
    }
}

#[test]
fn sixteen_entrants_take_well_under_a_millisecond() {
    let entrants = 16;
    let tables = crate::schedule(entrants, 4, 10);
    let mut standings = Standings::new(entrants, Scoring::Share, TieBreak::ALL.to_vec());
    for table in &tables[..20] {
        standings.add(&by_scores(
            table,
            &[Some(100), Some(90), Some(80), Some(70)],
        ));
    }
    let started = std::time::Instant::now();
    for _ in 0..100 {
        assert_eq!(standings.lines(&tables[20..]).len(), entrants);
    }
    // A hundred times in what one may take, with room for an unoptimised build on a busy machine.
    assert!(started.elapsed().as_millis() < 1000);
}
