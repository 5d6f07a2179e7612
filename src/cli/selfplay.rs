//! `turnpost selfplay`: matches of bots, with a progress bar and a summary.

use std::io::{IsTerminal, Write};
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use serde_json::json;

use super::{SelfplayArgs, say};
use games::Seat;
use games::deal::Options;
use games::message::ENGLISH;
use games::registry;
use games::selfplay::{End, Finished, Series};
use words::{message, tell};

/// Violations are reported one by one up to this number; more of the same helps nobody.
const REPORTED: usize = 5;

pub(super) fn run(args: &SelfplayArgs) -> Result<()> {
    let series = series(args)?;
    if let Some(folder) = &args.record {
        std::fs::create_dir_all(folder).with_context(|| {
            tell(&message!(
                "cli-cannot-make",
                file = folder.display().to_string()
            ))
        })?;
    }
    let begun = Instant::now();
    let mut totals = Totals::new(usize::from(args.players));
    for index in 0..args.games {
        let finished = series.play(index).map_err(|refusal| {
            anyhow!(series.game.catalogue().words(ENGLISH, &[]).say(&refusal.0))
        })?;
        if let Some(folder) = &args.record {
            let path = folder.join(format!(
                "{}-{}p-{}-{index}.turn",
                args.game, args.players, args.seed
            ));
            std::fs::write(&path, finished.played.record().to_string()).with_context(|| {
                tell(&message!(
                    "cli-cannot-write",
                    file = path.display().to_string()
                ))
            })?;
        }
        totals.add(&series, index, &finished);
        progress(index + 1, args.games, begun);
    }
    report(args, &totals, begun.elapsed().as_secs_f64())
}

fn series(args: &SelfplayArgs) -> Result<Series> {
    let game = registry::find(&args.game).ok_or_else(|| {
        let known: Vec<&str> = registry::all()
            .iter()
            .map(|game| game.info().slug)
            .collect();
        anyhow!(tell(&message!(
            "cli-no-game",
            game = args.game.clone(),
            games = known.join(", ")
        )))
    })?;
    let mut options = Options::new();
    for option in &args.options {
        let (id, value) = option
            .split_once('=')
            .ok_or_else(|| anyhow!(tell(&message!("cli-option", option = option.clone()))))?;
        options.insert(id.to_owned(), value.to_owned());
    }
    Ok(Series {
        game,
        players: args.players,
        options,
        seed: args.seed,
        bots: args.bot.clone(),
        check: !args.no_check,
    })
}

struct Totals {
    actions: usize,
    violations: usize,
    stalled: usize,
    finished: u64,
    /// Of each seat, or of each kind of bot where several play.
    scores: Vec<i64>,
    wins: Vec<f64>,
    /// By place in the turn order, whoever sat there.
    wins_by_place: Vec<f64>,
}

impl Totals {
    fn new(players: usize) -> Self {
        Totals {
            actions: 0,
            violations: 0,
            stalled: 0,
            finished: 0,
            scores: vec![0; players],
            wins: vec![0.0; players],
            wins_by_place: vec![0.0; players],
        }
    }

    fn add(&mut self, series: &Series, index: u64, finished: &Finished) {
        self.actions += finished.played.record().actions.len();
        match &finished.end {
            End::Over => {}
            End::Stalled => self.stalled += 1,
            End::Violation(what) => {
                self.violations += 1;
                if self.violations <= REPORTED {
                    let actions = finished.played.record().actions.len();
                    eprintln!("match {index}, after {actions} actions: {what}");
                }
            }
        }
        let Some(outcome) = finished.played.position().result() else {
            return;
        };
        self.finished += 1;
        let winners = outcome.ranking.iter().filter(|place| **place == 1).count() as f64;
        for seat in Seat::all(outcome.scores.len()) {
            let slot = slot(series, index, seat);
            self.scores[slot] += outcome.scores[seat.index()];
            if outcome.ranking[seat.index()] == 1 {
                self.wins[slot] += 1.0 / winners;
                self.wins_by_place[finished.played.turn_place(seat)] += 1.0 / winners;
            }
        }
    }
}

/// Where a seat is counted: bots that change seats are followed, not the seat.
fn slot(series: &Series, index: u64, seat: Seat) -> usize {
    match series.bots.len() {
        1 => seat.index(),
        _ => series.place(index, seat),
    }
}

fn report(args: &SelfplayArgs, totals: &Totals, seconds: f64) -> Result<()> {
    let mean = |sum: &i64| (*sum as f64 / totals.finished.max(1) as f64 * 100.0).round() / 100.0;
    let answer = json!({
        "game": args.game,
        "players": args.players,
        "games": args.games,
        "actions": totals.actions,
        "violations": totals.violations,
        "stalled": totals.stalled,
        "seconds": (seconds * 1000.0).round() / 1000.0,
        "actions_per_second": (totals.actions as f64 / seconds).round(),
        "mean_scores": totals.scores.iter().map(mean).collect::<Vec<f64>>(),
        "wins": totals.wins,
        "wins_by_turn_order": totals.wins_by_place,
    });
    say(&answer.to_string())?;
    if totals.violations > 0 {
        return Err(anyhow!(tell(&message!(
            "cli-violations",
            count = i64::try_from(totals.violations)?,
            all = i64::try_from(args.games)?
        ))));
    }
    Ok(())
}

/// A bar on a terminal, redrawn at most a hundred times; nothing where nobody watches.
fn progress(done: u64, all: u64, begun: Instant) {
    let mut terminal = std::io::stderr();
    let steps = |count: u64| count * 100 / all.max(1);
    if !terminal.is_terminal() || (steps(done) == steps(done - 1) && done != all) {
        return;
    }
    let percent = steps(done) as usize;
    let left = begun.elapsed().as_secs_f64() / done as f64 * (all - done) as f64;
    let bar = format!(
        "{}{}",
        "#".repeat(percent / 2),
        ".".repeat(50 - percent / 2)
    );
    let end = if done == all { "\n" } else { "" };
    // A progress bar that cannot be drawn is no reason to stop.
    let _ = write!(
        terminal,
        "\r[{bar}] {percent:3} %  {done}/{all}  {left:.0} s {end}"
    );
    let _ = terminal.flush();
}
