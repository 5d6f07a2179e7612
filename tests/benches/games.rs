//! How fast every registered game is played at random, replays, lists what is legal and shows itself.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use turnpost::games::any_game::AnyGame;
use turnpost::games::bots::Bot;
use turnpost::games::deal::Options;
use turnpost::games::play::Match;
use turnpost::games::record::Source;
use turnpost::games::rng::Rng;
use turnpost::games::selfplay::Series;
use turnpost::games::{Seat, Viewer, registry};

fn record(game: &'static dyn AnyGame, index: u64) -> Source {
    let bots = vec![Bot::Greedy, Bot::Random];
    let players = *game.info().players.end();
    let series = Series {
        game,
        players,
        options: Options::new(),
        seed: 4,
        bots,
        check: false,
    };
    let record = series.play(index).unwrap().played.record().to_string();
    Source::read(record.as_bytes()).unwrap()
}

fn replay(criterion: &mut Criterion) {
    for &game in registry::all() {
        let source = record(game, 0);
        let actions = source.record.actions.len();
        let mut group = criterion.benchmark_group(format!("{} replay", game.info().slug));
        group.throughput(Throughput::Elements(actions as u64));
        group.bench_function("actions", |bencher| {
            bencher.iter(|| black_box(registry::replay(&source).unwrap()))
        });
        group.finish();
    }
}

/// One position, as a page needs it: what may be done and what is seen.
fn page(current: &Match) {
    for seat in Seat::all(current.seats()) {
        black_box(current.position().legal(seat));
    }
    black_box(current.position().view(Viewer::Seat(Seat(0))));
}

/// Median and worst time of `legal` plus `view` over all positions of some matches.
fn positions(_: &mut Criterion) {
    for &game in registry::all() {
        let mut times = Vec::new();
        for index in 0..8 {
            let full = record(game, index);
            let mut current =
                registry::replay(&Source::read(header(&full).as_bytes()).unwrap()).unwrap();
            for entry in &full.record.actions {
                current.submit(entry.seat, &entry.line, false).unwrap();
                let begun = Instant::now();
                page(&current);
                times.push(begun.elapsed());
            }
        }
        times.sort();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{} legal and view: median {median:?}, worst {worst:?} of {}",
            game.info().slug,
            times.len()
        );
    }
}

/// Actions a second on one core of matches played at random to their end: for each action the list of
/// what is legal and the position after one of it, without words.
fn playouts(_: &mut Criterion) {
    const ACTIONS: usize = 200_000;
    for &game in registry::all() {
        for players in [*game.info().players.start(), *game.info().players.end()] {
            let series = Series {
                game,
                players,
                options: Options::new(),
                seed: 4,
                bots: Vec::new(),
                check: false,
            };
            let opened = (0..16).map(|index| series.open(index).unwrap());
            let opened: Vec<Match> = opened.collect();
            let mut rng = Rng::new([4; 32]);
            let begun = Instant::now();
            let mut played = 0;
            for current in opened.iter().cycle() {
                played += current.position().playout(ACTIONS - played, &mut rng);
                if played == ACTIONS {
                    break;
                }
            }
            let seconds = begun.elapsed().as_secs_f64();
            println!(
                "{} random playouts, {players} seats: {:.0} actions a second",
                game.info().slug,
                played as f64 / seconds
            );
        }
    }
}

fn header(source: &Source) -> String {
    let mut record = source.record.clone();
    record.actions.clear();
    record.to_string()
}

criterion_group!(benches, playouts, replay, positions);
criterion_main!(benches);
