//! Bots that search: the same decision for the same seed, within their nodes, and blind for what they
//! cannot see.

use turnpost::games::any_game::AnyGame;
use turnpost::games::arena::{Arena, Contender, Score};
use turnpost::games::bots::Bot;
use turnpost::games::bots::effort::{Effort, no_clock};
use turnpost::games::deal::Options;
use turnpost::games::play::Match;
use turnpost::games::record::Source;
use turnpost::games::registry;
use turnpost::games::rng::Rng;
use turnpost::games::selfplay::Series;
use turnpost::games::{Seat, Viewer};

const NODES: u64 = 150;

/// Positions of a quick match, some actions apart.
fn positions(game: &'static dyn AnyGame, apart: usize, mut look: impl FnMut(&Match, Seat)) {
    let series = Series {
        game,
        players: *game.info().players.start(),
        options: Options::new(),
        seed: 7,
        bots: Vec::new(),
        check: false,
    };
    let mut current = series.open(0).unwrap();
    let mut rng = Rng::new([3; 32]);
    for number in 0.. {
        let Some(seat) = current.position().turn().seats().next() else {
            return;
        };
        if number % apart == 0 {
            look(&current, seat);
        }
        let line = current.position().bot(seat, Bot::Greedy, &mut rng).unwrap();
        current.submit(seat, &line, false).unwrap();
    }
}

fn think(
    position: &dyn turnpost::games::any_game::Position,
    seat: Seat,
    bot: Bot,
    nodes: u64,
) -> (Vec<String>, u64) {
    let mut clock = no_clock;
    let mut effort = Effort::until(&mut clock).at_most(nodes);
    let lines = position.think(seat, bot, None, &mut effort, &mut Rng::new([9; 32]));
    (lines, effort.spent())
}

#[test]
fn the_same_seed_and_nodes_decide_the_same_and_no_node_more_is_spent() {
    for &game in registry::all() {
        positions(game, 23, |current, seat| {
            for bot in [Bot::Club, Bot::Strong] {
                let (lines, spent) = think(current.position(), seat, bot, NODES);
                let legal = current.position().legal(seat);
                assert!(legal.contains(&lines[0]), "{}: {lines:?}", game.info().slug);
                assert!(spent <= NODES);
                let again = think(current.position(), seat, bot, NODES);
                assert_eq!(again, (lines, spent), "{}", game.info().slug);
            }
        });
    }
}

#[test]
fn what_is_hidden_has_no_part_in_a_decision() {
    let mut differed = 0;
    for &game in registry::all() {
        let mut rng = Rng::new([5; 32]);
        positions(game, 19, |current, seat| {
            let truth = current.position();
            let other = truth.imagine(Viewer::Seat(seat), &mut rng);
            differed += usize::from(!truth.same(other.as_ref()));
            for bot in [Bot::Greedy, Bot::Club, Bot::Strong] {
                let lines = think(truth, seat, bot, NODES).0;
                let blind = think(other.as_ref(), seat, bot, NODES).0;
                assert_eq!(lines, blind, "{}: {bot}", game.info().slug);
            }
        });
    }
    assert!(differed > 20, "something was hidden");
}

/// Advice, with its reasons and what follows, is made of what the seat can see.
#[test]
fn what_is_hidden_has_no_part_in_advice() {
    let advise = |position: &dyn turnpost::games::any_game::Position, seat| {
        let mut clock = no_clock;
        let mut effort = Effort::until(&mut clock);
        position.advise(seat, NODES, &mut effort, &mut Rng::new([9; 32]))
    };
    let mut differed = 0;
    for &game in registry::all() {
        let mut rng = Rng::new([5; 32]);
        positions(game, 37, |current, seat| {
            let truth = current.position();
            let other = truth.imagine(Viewer::Seat(seat), &mut rng);
            differed += usize::from(!truth.same(other.as_ref()));
            let advice = advise(truth, seat);
            assert_eq!(advice, advise(other.as_ref(), seat), "{}", game.info().slug);
            assert!(advice.len() <= 3);
            let mut firsts: Vec<&str> = advice.iter().map(|one| &*one.turn[0].line).collect();
            let legal = truth.legal(seat);
            assert!(
                firsts
                    .iter()
                    .all(|line| legal.iter().any(|other| other == line))
            );
            firsts.dedup();
            assert_eq!(firsts.len(), advice.len());
            for one in &advice {
                // All that is sure can be played.
                let mut after = truth.boxed();
                for step in &one.turn[..one.sure.min(one.turn.len())] {
                    after.play(step.seat, &step.line).unwrap();
                }
            }
        });
    }
    assert!(differed > 10, "something was hidden");
}

/// What is expected at the end of a match is its result.
#[test]
fn expectations_end_at_the_result() {
    for &game in registry::all() {
        let mut last = None;
        positions(game, 1, |current, _| {
            last = Some(current.position().boxed())
        });
        let near = last.unwrap();
        let mut clock = no_clock;
        let mut effort = Effort::until(&mut clock).at_most(20_000);
        let expected = near.expect(2, &mut effort, &mut Rng::new([9; 32]));
        for (points, now) in expected.iter().zip(near.points()) {
            assert!((points / 100 - now).abs() < 60, "{}", game.info().slug);
        }
    }
}

#[test]
fn a_bot_that_is_stopped_decides_with_what_it_has() {
    for &game in registry::all() {
        positions(game, 61, |current, seat| {
            let mut asked = 0;
            let mut is_up = || {
                asked += 1;
                asked > 10
            };
            let mut effort = Effort::until(&mut is_up);
            let mut rng = Rng::new([9; 32]);
            let position = current.position();
            let lines = position.think(seat, Bot::Strong, None, &mut effort, &mut rng);
            assert!(position.legal(seat).contains(&lines[0]));
            assert!(effort.spent() <= 10, "not a node after the clock is up");
        });
    }
}

/// What a strong bot may spend goes into telling the best turns apart, not only into finding them.
#[test]
fn a_strong_bot_thinks_on_while_turns_are_hard_to_tell_apart() {
    const MAY: u64 = 10_000;
    let (mut spent, mut might) = (0, 0);
    let game = registry::find("terra_nova").unwrap();
    positions(game, 17, |current, seat| {
        if current.position().legal(seat).len() > 3 {
            spent += think(current.position(), seat, Bot::Strong, MAY).1;
            might += MAY;
        }
    });
    assert!(might > 0 && spent * 10 > might * 4, "{spent} of {might}");
}

/// All that a bot plays in one go can be played.
#[test]
fn whole_matches_of_searching_bots_end() {
    for &game in registry::all() {
        let contender = |bot: Bot, nodes| Contender {
            nodes: Some(nodes),
            ..Contender::from(bot)
        };
        let arena = Arena {
            game,
            players: *game.info().players.start(),
            seed: 11,
            contenders: vec![contender(Bot::Club, 40), contender(Bot::Strong, 60)],
        };
        let mut scores = vec![Score::default(); 2];
        let over = arena.play(0, &mut scores).unwrap();
        assert!(over.position().result().is_some(), "{}", game.info().slug);
        assert_eq!(scores.iter().map(|score| score.seats).sum::<u32>(), 2);
        assert!(scores[0].most_nodes <= 40 && scores[1].most_nodes <= 60);
    }
}

/// Turns are thought through to their end, and lead somewhere.
#[test]
fn a_club_player_of_an_age_contrived_walks_and_holds_its_own_against_a_newcomer() {
    let club = Contender {
        nodes: Some(1_500),
        ..Contender::from(Bot::Club)
    };
    let arena = Arena {
        game: registry::find("age_contrived").unwrap(),
        players: 2,
        seed: 7,
        contenders: vec![club, Contender::from(Bot::Greedy)],
    };
    let mut scores = vec![Score::default(); 2];
    let (mut upgraded, mut relays, mut third_bridges, mut acquired) = (0, 0, 0, 0);
    for index in 0..8 {
        let over = arena.play(index, &mut scores).unwrap();
        let actions = &over.record().actions;
        let own = actions
            .iter()
            .filter(|action| arena.contender(index, action.seat) == 0);
        let of = |word: &str| {
            let lines = own.clone();
            lines.filter(|action| action.line.starts_with(word)).count()
        };
        assert!(of("step ") > 0, "the figure walks");
        upgraded += usize::from(of("action ") > 0);
        relays += usize::from(of("relay ") > 0);
        acquired += usize::from(of("acquire ") > 0);
        third_bridges += usize::from(of("bridge ") >= 3);
    }
    assert!(scores[0].wins >= 4.0, "{} of 8", scores[0].wins);
    assert!(upgraded > 4, "{upgraded} of 8");
    assert!(relays > 4, "{relays} of 8");
    assert!(acquired > 1, "{acquired} of 8");
    assert!(third_bridges >= 3, "{third_bridges} of 8");
}

/// A match in which both conveyed for ever: ending it gave up what is only good on the way.
#[test]
fn club_players_of_an_age_contrived_do_not_wait_for_each_other() {
    const WAITED: usize = 23;
    let record = include_bytes!("../games/age_contrived/both_waited.turn");
    let mut source = Source::read(record).unwrap();
    let actions = &mut source.record.actions;
    actions.truncate(actions.len() - WAITED);
    let mut current = registry::replay(&source).unwrap();
    for _ in 0..10 {
        let Some(seat) = current.position().turn().seats().next() else {
            break;
        };
        for line in think(current.position(), seat, Bot::Club, 16_000).0 {
            current.submit(seat, &line, false).unwrap();
        }
    }
    assert!(current.position().result().is_some());
}
