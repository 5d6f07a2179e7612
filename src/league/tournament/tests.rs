use super::*;
use crate::Finish;
use crate::standings::tests::by_scores;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A tournament with its results so far; results come from a small generator, so that a case is its seed.
struct Played {
    format: Format,
    entrants: usize,
    seats: usize,
    scoring: Scoring,
    rounds: Vec<Round>,
}

fn draw(state: &mut u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

fn finished(seating: &Seating, luck: &mut u64) -> TableResult {
    let scores: Vec<Option<i64>> = seating
        .iter()
        .map(|_| (!draw(luck).is_multiple_of(12)).then(|| (draw(luck) % 6) as i64 * 10))
        .collect();
    by_scores(seating, &scores)
}

impl Played {
    fn new(format: Format, entrants: usize, seats: usize) -> Self {
        Self {
            format,
            entrants,
            seats,
            scoring: Scoring::Places(vec![6, 3, 1]),
            rounds: Vec::new(),
        }
    }

    fn next(&self) -> Step {
        let tie_breaks = [TieBreak::Opponents, TieBreak::Share];
        next(
            &self.format,
            self.entrants,
            self.seats,
            &self.scoring,
            &tie_breaks,
            &self.rounds,
        )
    }

    fn play(&mut self, tables: Vec<Seating>, byes: Vec<Entrant>, luck: &mut u64) {
        let open = tables.iter().map(|table| (table.clone(), None)).collect();
        self.rounds.push(Round { tables: open, byes });
        assert_eq!(self.next(), Step::Wait);
        for (seating, result) in &mut self.rounds.last_mut().unwrap().tables {
            *result = Some(finished(seating, luck));
        }
    }

    /// Plays to the end, checking each round, and gives the final order.
    fn play_on(
        &mut self,
        mut luck: u64,
        mut check: impl FnMut(&Self, &[Seating], &[Entrant]),
    ) -> Vec<Entrant> {
        loop {
            let step = self.next();
            assert_eq!(step, self.next(), "asking twice is asking once");
            match step {
                Step::Play { tables, byes } => {
                    check(self, &tables, &byes);
                    self.play(tables, byes, &mut luck);
                }
                Step::Over(order) => return order,
                Step::Wait => panic!("all results are known"),
            }
            let in_all = rounds_in_all(&self.format, self.entrants, self.seats);
            assert!(self.rounds.len() <= in_all, "more than {in_all} rounds");
        }
    }

    fn met(&self) -> Vec<Vec<usize>> {
        let mut met = vec![vec![0; self.entrants]; self.entrants];
        for (seating, _) in self.rounds.iter().flat_map(|round| &round.tables) {
            for one in seating {
                for other in seating.iter().filter(|other| *other != one) {
                    met[*one][*other] += 1;
                }
            }
        }
        met
    }
}

fn format() -> impl Strategy<Value = Format> {
    prop_oneof![
        (1..8usize).prop_map(|matches| Format::RoundRobin { matches }),
        (1..6usize, 0..9usize).prop_map(|(rounds, cut)| Format::Swiss { rounds, cut }),
        (2..8usize, 1..4usize).prop_map(|(size, advance)| Format::Groups { size, advance }),
        (1..5usize).prop_map(|advance| Format::Elimination { advance }),
    ]
}

/// The fewest meetings again that tables of these sizes can have.
fn fewest_again(left: &[Entrant], sizes: &mut Vec<usize>, met: &[Vec<usize>]) -> usize {
    let Some((first, rest)) = left.split_first() else {
        return 0;
    };
    let mut fewest = usize::MAX;
    let distinct: BTreeSet<usize> = sizes.iter().copied().collect();
    for size in distinct {
        let at = sizes.iter().position(|other| *other == size).unwrap();
        sizes.remove(at);
        for others in (0..1u32 << rest.len()).filter(|set| set.count_ones() as usize == size - 1) {
            let (own, left): (Vec<usize>, Vec<usize>) =
                (0..rest.len()).partition(|index| others >> index & 1 == 1);
            let table: Vec<Entrant> = std::iter::once(*first)
                .chain(own.iter().map(|index| rest[*index]))
                .collect();
            let left: Vec<Entrant> = left.iter().map(|index| rest[*index]).collect();
            let again = again(&table, met);
            if again < fewest {
                fewest = fewest.min(again.saturating_add(fewest_again(&left, sizes, met)));
            }
        }
        sizes.insert(at, size);
    }
    fewest
}

fn again(table: &[Entrant], met: &[Vec<usize>]) -> usize {
    let pairs = table
        .iter()
        .enumerate()
        .flat_map(|(at, one)| table[..at].iter().map(move |other| met[*one][*other]));
    pairs.sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_format_ends_in_time_with_everybody_ranked(
        format in format(),
        entrants in 2..30usize,
        seats in 2..=5usize,
        luck in any::<u64>(),
    ) {
        let mut played = Played::new(format, entrants, seats);
        let in_all = rounds_in_all(&format, entrants, seats);
        let mut still_in: BTreeSet<Entrant> = (0..entrants).collect();
        let order = played.play_on(luck, |played, tables, byes| {
            let seated: Vec<Entrant> = tables.iter().flatten().chain(byes).copied().collect();
            let distinct: BTreeSet<Entrant> = seated.iter().copied().collect();
            let all_at_once = match format {
                Format::RoundRobin { .. } => true,
                Format::Groups { .. } => played.rounds.is_empty(),
                _ => false,
            };
            assert!(all_at_once || distinct.len() == seated.len(), "nobody twice at once");
            for table in tables {
                let once: BTreeSet<&Entrant> = table.iter().collect();
                assert!(once.len() == table.len() && table.len() >= 2 && table.len() <= seats.max(2));
            }
            // Whoever is out stays out; in the first stage of all formats everybody is in.
            assert!(distinct.is_subset(&still_in));
            let first_stage = match format {
                Format::Swiss { rounds, .. } => played.rounds.len() < rounds,
                _ => played.rounds.is_empty(),
            };
            assert!(!first_stage || distinct.len() == entrants, "everybody plays or has a bye");
            still_in = distinct;
        });
        let ranked: BTreeSet<Entrant> = order.iter().copied().collect();
        prop_assert_eq!((order.len(), ranked.len()), (entrants, entrants));
        prop_assert_eq!(played.rounds.len(), in_all);
        // Where a final table decides, its winner is the winner.
        let last = played.rounds.last().unwrap();
        let has_final = match format {
            Format::RoundRobin { .. } => false,
            Format::Swiss { cut, .. } => cut > 1,
            Format::Groups { .. } => in_all > 1,
            Format::Elimination { .. } => true,
        };
        if has_final {
            prop_assert_eq!(last.tables.len(), 1);
            let result = last.tables[0].1.as_ref().unwrap();
            let place = |entrant: Entrant| {
                let at = result.seats.iter().position(|(other, _)| *other == entrant).unwrap();
                result.places()[at].unwrap_or(usize::MAX)
            };
            let finalists = &order[..result.seats.len()];
            prop_assert!(finalists.is_sorted_by_key(|entrant| place(*entrant)));
        }
    }

    #[test]
    fn pairs_meet_again_only_if_they_must(
        entrants in 2..11usize,
        rounds in 1..9usize,
        luck in any::<u64>(),
    ) {
        let mut played = Played::new(Format::Swiss { rounds, cut: 0 }, entrants, 2);
        played.play_on(luck, |played, tables, byes| {
            let met = played.met();
            let playing: Vec<Entrant> = (0..entrants).filter(|one| !byes.contains(one)).collect();
            let rematches = |table: &Seating| met[table[0]][table[1]] > 0;
            let fresh = |one: usize, other: usize| met[one][other] == 0;
            let most = crate::matching::most_pairs(&playing, fresh);
            let again = tables.iter().filter(|table| rematches(table)).count();
            assert_eq!(again, tables.len() - most);
        });
    }

    #[test]
    fn byes_differ_by_at_most_one_and_go_to_the_lowest(
        entrants in 2..14usize,
        seats in 2..=5usize,
        rounds in 1..9usize,
        luck in any::<u64>(),
    ) {
        let mut played = Played::new(Format::Swiss { rounds, cut: 0 }, entrants, seats);
        played.play_on(luck, |_, tables, byes| {
            let seats = seats.min(entrants);
            assert!(tables.iter().all(|table| table.len() + 1 >= seats), "lacks one at most");
            if seats == 2 {
                assert_eq!(byes.len(), entrants % 2);
            }
        });
        let mut byes = vec![0usize; entrants];
        for entrant in played.rounds.iter().flat_map(|round| &round.byes) {
            byes[*entrant] += 1;
        }
        prop_assert!(byes.iter().max().unwrap() - byes.iter().min().unwrap() <= 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn larger_tables_of_small_fields_have_no_rematch_that_can_be_avoided(
        entrants in 4..=9usize,
        seats in 3..=4usize,
        luck in any::<u64>(),
    ) {
        let mut played = Played::new(Format::Swiss { rounds: 4, cut: 0 }, entrants, seats);
        played.play_on(luck, |played, tables, byes| {
            let met = played.met();
            let playing: Vec<Entrant> = (0..entrants).filter(|one| !byes.contains(one)).collect();
            let mut sizes: Vec<usize> = tables.iter().map(Vec::len).collect();
            let found: usize = tables.iter().map(|table| again(table, &met)).sum();
            assert_eq!(found, fewest_again(&playing, &mut sizes, &met));
        });
    }
}

#[test]
fn a_bye_counts_as_a_win() {
    let mut played = Played::new(Format::Swiss { rounds: 2, cut: 0 }, 3, 2);
    let Step::Play { tables, byes } = played.next() else {
        panic!("a first round");
    };
    assert_eq!((tables, byes.clone()), (vec![vec![0, 1]], vec![2]));
    let lost = |place| Some(Finish { place, score: 5 });
    let result = TableResult {
        seats: vec![(0, lost(1)), (1, lost(2))],
    };
    played.rounds.push(Round {
        tables: vec![(vec![0, 1], Some(result))],
        byes,
    });
    let Step::Play { tables, byes } = played.next() else {
        panic!("a second round");
    };
    assert_eq!(byes, [1], "the lowest of those who had none");
    let mut table = tables[0].clone();
    table.sort_unstable();
    assert_eq!(table, [0, 2]);
}

#[test]
fn winners_meet_winners_and_seats_alternate() {
    let mut played = Played::new(Format::Swiss { rounds: 3, cut: 0 }, 8, 2);
    let mut firsts = vec![0i32; 8];
    for round in 0..3 {
        let Step::Play { tables, .. } = played.next() else {
            panic!("round {round}");
        };
        let points = |entrant: Entrant| {
            let wins = |(_, result): &&(Seating, Option<TableResult>)| {
                let seats = &result.as_ref().unwrap().seats;
                seats.contains(&(entrant, Some(Finish { place: 1, score: 9 })))
            };
            let tables = played.rounds.iter().flat_map(|round| &round.tables);
            tables.filter(wins).count()
        };
        let uneven = tables
            .iter()
            .filter(|table| points(table[0]) != points(table[1]));
        assert_eq!(uneven.count(), 0, "equal scores together in round {round}");
        // The better seed always wins.
        let result = |table: &Seating| TableResult {
            seats: table
                .iter()
                .map(|entrant| {
                    let best = table.iter().min() == Some(entrant);
                    let (place, score) = if best { (1, 9) } else { (2, 3) };
                    (*entrant, Some(Finish { place, score }))
                })
                .collect(),
        };
        for table in &tables {
            firsts[table[0]] += 1;
        }
        let tables = tables
            .iter()
            .map(|table| (table.clone(), Some(result(table))))
            .collect();
        played.rounds.push(Round {
            tables,
            byes: Vec::new(),
        });
    }
    assert!(
        firsts.iter().all(|firsts| (1..=2).contains(firsts)),
        "{firsts:?}"
    );
    let Step::Over(order) = played.next() else {
        panic!("three rounds are enough");
    };
    assert_eq!((order[0], order[7]), (0, 7));
}

#[test]
fn group_winners_meet_the_seconds_of_other_groups() {
    let format = Format::Groups {
        size: 4,
        advance: 2,
    };
    let mut played = Played::new(format, 8, 2);
    let Step::Play { tables, .. } = played.next() else {
        panic!("groups");
    };
    assert_eq!(tables.len(), 12);
    let result = |table: &Seating| TableResult {
        seats: table
            .iter()
            .map(|entrant| {
                let place = 1 + table.iter().filter(|other| *other < entrant).count() as u8;
                (
                    *entrant,
                    Some(Finish {
                        place,
                        score: 10 - i64::from(place),
                    }),
                )
            })
            .collect(),
    };
    let tables = tables
        .iter()
        .map(|table| (table.clone(), Some(result(table))))
        .collect();
    played.rounds.push(Round {
        tables,
        byes: Vec::new(),
    });
    let Step::Play { tables, .. } = played.next() else {
        panic!("half-finals");
    };
    // 0, 3, 4, 7 and 1, 2, 5, 6 are the groups.
    let mut pairs: Vec<BTreeSet<Entrant>> = tables
        .iter()
        .map(|table| table.iter().copied().collect())
        .collect();
    pairs.sort();
    assert_eq!(pairs, [BTreeSet::from([0, 2]), BTreeSet::from([1, 3])]);
    assert_eq!(rounds_in_all(&format, 8, 2), 3);
}

#[test]
fn those_out_at_the_same_stage_are_ranked_by_points_then_seed() {
    let mut played = Played::new(Format::Elimination { advance: 1 }, 9, 3);
    let Step::Play { tables, byes } = played.next() else {
        panic!("a first round");
    };
    assert!(byes.is_empty());
    assert_eq!(tables, [vec![0, 5, 6], vec![4, 7, 1], vec![8, 2, 3]]);
    let at = |place: u8| Some(Finish { place, score: 0 });
    let results = [
        [(0, at(1)), (5, at(3)), (6, at(2))],
        [(1, at(1)), (4, at(2)), (7, at(2))],
        [(2, at(3)), (3, at(2)), (8, at(1))],
    ];
    let tables = std::iter::zip(tables, results)
        .map(|(table, seats)| {
            (
                table,
                Some(TableResult {
                    seats: seats.to_vec(),
                }),
            )
        })
        .collect();
    played.rounds.push(Round { tables, byes });
    let Step::Play { tables, .. } = played.next() else {
        panic!("a final");
    };
    assert_eq!(tables.len(), 1);
    let seats = vec![(8, at(1)), (1, at(2)), (0, None)];
    played.rounds.push(Round {
        tables: vec![(tables[0].clone(), Some(TableResult { seats }))],
        byes: Vec::new(),
    });
    // Second places have 3 points, tied second and third 2 each, thirds 1.
    assert_eq!(played.next(), Step::Over(vec![8, 1, 0, 3, 6, 4, 7, 2, 5]));
}

#[test]
fn few_entrants_are_no_trouble() {
    for format in [
        Format::RoundRobin { matches: 1 },
        Format::Swiss { rounds: 3, cut: 2 },
        Format::Groups {
            size: 4,
            advance: 1,
        },
        Format::Elimination { advance: 1 },
    ] {
        for entrants in 0..2 {
            let played = Played::new(format, entrants, 4);
            assert_eq!(played.next(), Step::Over((0..entrants).collect()));
        }
        Played::new(format, 2, 4).play_on(7, |_, _, _| ());
    }
}

#[test]
fn two_hundred_never_meet_again() {
    for (seats, rounds) in [(2, 9), (4, 6)] {
        let mut played = Played::new(Format::Swiss { rounds, cut: 0 }, 200, seats);
        played.play_on(3, |played, tables, _| {
            let met = played.met();
            assert!(tables.iter().all(|table| again(table, &met) == 0));
        });
    }
}

#[test]
fn a_knock_out_knows_its_tables_before_they_are_dealt() {
    let format = Format::Elimination { advance: 1 };
    assert_eq!(
        tables_in_all(&format, 8, 2),
        [vec![2, 2, 2, 2], vec![2, 2], vec![2]]
    );
    for entrants in 2..40 {
        for seats in 2..=5 {
            let tables = tables_in_all(&format, entrants, seats);
            assert_eq!(tables.len(), rounds_in_all(&format, entrants, seats));
            assert_eq!(tables.last().map(Vec::len), Some(1), "{entrants} {seats}");
        }
    }
}
