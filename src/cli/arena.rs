//! `turnpost arena` and `turnpost tune`: how strong bots are, and how they become stronger.

use std::num::ParseIntError;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use serde_json::json;

use super::{ArenaArgs, TuneArgs, say};
use games::any_game::AnyGame;
use games::arena::{Arena, Contender, Score};
use games::bots::Bot;
use games::message::{ENGLISH, Refusal};
use games::registry;
use games::tune::Tuning;
use words::{message, tell};

fn find(game: &str) -> Result<&'static dyn AnyGame> {
    registry::find(game).ok_or_else(|| {
        let known = registry::all().iter().map(|game| game.info().slug);
        anyhow!(tell(&message!(
            "cli-no-game",
            game = game.to_owned(),
            games = known.collect::<Vec<_>>().join(", ")
        )))
    })
}

fn said(game: &dyn AnyGame, refusal: &Refusal) -> anyhow::Error {
    anyhow!(game.catalogue().words(ENGLISH, &[]).say(&refusal.0))
}

/// Reads `club` or `club@500`: a level, and how many nodes it has for a decision.
pub(super) fn contender(text: &str) -> Result<Contender, String> {
    let (level, nodes) = match text.split_once('@') {
        Some((level, nodes)) => (level, Some(nodes)),
        None => (text, None),
    };
    let count = |nodes: &str| {
        nodes
            .parse()
            .map_err(|error: ParseIntError| error.to_string())
    };
    let nodes = nodes.map(count);
    Ok(Contender {
        name: text.to_owned(),
        nodes: nodes.transpose()?,
        ..Contender::from(level.parse::<Bot>()?)
    })
}

pub(super) fn run(args: &ArenaArgs) -> Result<()> {
    let game = find(&args.game)?;
    let counts = match args.players.is_empty() {
        true => game.info().players.clone().collect(),
        false => args.players.clone(),
    };
    let mut results = Vec::new();
    for players in counts {
        let arena = Arena {
            game,
            players,
            seed: args.seed,
            contenders: args.bots.clone(),
        };
        let mut scores = vec![Score::default(); arena.contenders.len()];
        let begun = Instant::now();
        let mut played = 0;
        while played < args.matches
            && args
                .most_seconds
                .is_none_or(|most| begun.elapsed().as_secs() < most)
        {
            let over = arena.play(played, &mut scores);
            over.map_err(|refusal| said(game, &refusal))?;
            played += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        if !args.json {
            table(&arena, &scores, played, seconds)?;
        }
        results.push(result(&arena, &scores, played, seconds));
    }
    match args.json {
        true => say(&json!(results).to_string()),
        false => Ok(()),
    }
}

fn table(arena: &Arena, scores: &[Score], played: u64, seconds: f64) -> Result<()> {
    let (game, players) = (arena.game.info().slug, arena.players);
    say(&format!(
        "{game}, {players} seats, {played} matches, {seconds:.0} s"
    ))?;
    for (contender, score) in arena.contenders.iter().zip(scores) {
        let ((won, won_error), (points, points_error)) = (score.won(), score.scored());
        say(&format!(
            "  {:14} won {:5.1} ± {:3.1} %   points {:6.1} ± {:3.1}   winning {:6.1}   nodes {}",
            contender.name,
            won * 100.0,
            won_error * 100.0,
            points,
            points_error,
            score.won_with(),
            score.nodes / score.decisions.max(1),
        ))?;
    }
    Ok(())
}

fn result(arena: &Arena, scores: &[Score], played: u64, seconds: f64) -> serde_json::Value {
    let rounded = |value: f64| (value * 1000.0).round() / 1000.0;
    let contenders = arena
        .contenders
        .iter()
        .zip(scores)
        .map(|(contender, score)| {
            let ((won, won_error), (points, points_error)) = (score.won(), score.scored());
            json!({
                "bot": contender.name,
                "seats": score.seats,
                "won": rounded(won),
                "won_error": rounded(won_error),
                "points": rounded(points),
                "points_error": rounded(points_error),
                "winning_points": rounded(score.won_with()),
                "decisions": score.decisions,
                "nodes": score.nodes,
                "most_nodes": score.most_nodes,
            })
        });
    json!({
        "game": arena.game.info().slug,
        "players": arena.players,
        "matches": played,
        "seed": arena.seed,
        "seconds": rounded(seconds),
        "bots": contenders.collect::<Vec<_>>(),
    })
}

pub(super) fn tune(args: &TuneArgs) -> Result<()> {
    let game = find(&args.game)?;
    let tuning = Tuning {
        game,
        seed: args.seed,
        rounds: args.rounds,
        matches: args.matches,
        nodes: args.nodes,
    };
    let found = tuning.run(|tried| {
        let kept = if tried.is_kept { '+' } else { ' ' };
        eprintln!("{kept} {:4} {:5.1} %", tried.round + 1, tried.won * 100.0);
    });
    let found = found.map_err(|refusal| said(game, &refusal))?;
    match &args.out {
        None => say(found.write().trim_end()),
        Some(file) => std::fs::write(file, found.write()).with_context(|| {
            tell(&message!(
                "cli-cannot-write",
                file = file.display().to_string()
            ))
        }),
    }
}
