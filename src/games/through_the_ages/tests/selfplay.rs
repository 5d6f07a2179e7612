//! Whole matches that other checks do not play: what a bot values, and players who leave.

use crate::ThroughTheAges;
use crate::action::Action;
use crate::bot::greedy::greedy;
use crate::data::card::TechType;
use kernel::Game;
use kernel::deal::{Deal, Options};
use kernel::rng::Seed;

/// Workers on farms, in mines and in temples at the end of some matches, and units at their most:
/// colonies and wars take them.
#[test]
fn the_greedy_bot_feeds_its_people_and_keeps_mines_temples_and_an_army() {
    let (mut players, mut unhappy, mut sums) = (0, 0, [0; 4]);
    for index in 0..8 {
        let seed = Seed::of_series(3, index);
        let mut rng = seed.rng("test");
        let game = kernel::any_game::registered::<crate::ThroughTheAges>();
        let dealt = game.deal(2, 3, &Options::new(), &Deal::new(), Some(&seed));
        let mut state = ThroughTheAges::start(&dealt.unwrap().0).unwrap();
        let mut most_units = [0; 3];
        while let Some(decision) = ThroughTheAges::turn(&state).0.first() {
            let seat = decision.seat;
            let units = state.player(seat).unit_count();
            most_units[seat.index()] = units.max(most_units[seat.index()]);
            let legal = ThroughTheAges::legal(&state, seat);
            let best = greedy(&state, seat, &legal, &mut rng);
            state = ThroughTheAges::apply(&state, seat, &legal[best])
                .unwrap()
                .state;
        }
        sums[3] += most_units.map(u32::from).iter().sum::<u32>();
        for player in &state.players {
            let workers = |kind| -> u32 {
                let techs = player.of_type(kind);
                techs.map(|tech| u32::from(tech.workers)).sum()
            };
            let kinds = [TechType::Farm, TechType::Mine, TechType::Temple];
            for (sum, kind) in sums.iter_mut().zip(kinds) {
                *sum += workers(kind);
            }
            players += 1;
            unhappy += u32::from(player.has_uprising());
        }
    }
    let [farms, mines, temples, units] = sums.map(|sum| f64::from(sum) / f64::from(players));
    assert!(farms >= 1.5 && mines >= 2.0, "{farms} farms, {mines} mines");
    assert!(temples >= 1.0, "{temples} temples");
    assert!(units >= 3.0, "{units} units");
    assert!(unhappy * 10 <= players, "{unhappy} uprisings");
}

/// Bots stay to the end, so matches that players leave are played here.
#[test]
fn matches_with_resignations_lose_no_piece() {
    let mut left = 0;
    for index in 0..6 {
        let seed = Seed::of_series(77, index);
        let mut rng = seed.rng("test");
        let game = kernel::any_game::registered::<crate::ThroughTheAges>();
        let players = 2 + (index % 3) as u8;
        let dealt = game.deal(2, players, &Options::new(), &Deal::new(), Some(&seed));
        let mut state = ThroughTheAges::start(&dealt.unwrap().0).unwrap();
        while let Some(decision) = ThroughTheAges::turn(&state).0.first() {
            let mut legal = ThroughTheAges::legal(&state, decision.seat);
            if rng.below(12) > 0 {
                legal.retain(|action| *action != Action::Resign);
            }
            let action = *rng.pick(&legal);
            left += usize::from(action == Action::Resign);
            let applied = ThroughTheAges::apply(&state, decision.seat, &action);
            state = applied.unwrap().state;
            ThroughTheAges::audit(&state).unwrap_or_else(|reason| panic!("{action}: {reason}"));
        }
    }
    assert!(left >= 4, "{left} resignations");
}

/// A list of what is legal comes from trials that stop where nothing can refuse any more; carrying out
/// each action to its end says the same.
#[test]
fn what_a_trial_allows_can_be_done_and_nothing_else() {
    let (mut allowed, mut refused) = (0, 0);
    for index in 0..4 {
        let seed = Seed::of_series(78, index);
        let mut rng = seed.rng("test");
        let game = kernel::any_game::registered::<crate::ThroughTheAges>();
        let dealt = game.deal(2, 3, &Options::new(), &Deal::new(), Some(&seed));
        let mut state = ThroughTheAges::start(&dealt.unwrap().0).unwrap();
        let mut known: Vec<Action> = Vec::new();
        while let Some(decision) = ThroughTheAges::turn(&state).0.first() {
            let seat = decision.seat;
            let mut legal = ThroughTheAges::legal(&state, seat);
            for action in &legal {
                if !known.contains(action) {
                    known.push(*action);
                }
            }
            for action in &known {
                let is_done = ThroughTheAges::apply(&state, seat, action).is_ok();
                assert_eq!(is_done, legal.contains(action), "{action}");
                match is_done {
                    true => allowed += 1,
                    false => refused += 1,
                }
            }
            legal.retain(|action| *action != Action::Resign);
            let best = match rng.below(2) {
                0 => greedy(&state, seat, &legal, &mut rng),
                _ => rng.below(legal.len()),
            };
            let applied = ThroughTheAges::apply(&state, seat, &legal[best]);
            state = applied.unwrap().state;
        }
    }
    assert!(allowed > 5_000 && refused > 50_000, "{allowed}, {refused}");
}
