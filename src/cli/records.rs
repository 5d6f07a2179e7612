//! `turnpost replay`, `legal` and `show`: what follows from a record file.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::json;

use super::{Form, say};
use games::any_game::Scene;
use games::menu;
use games::message::{Catalogue, ENGLISH};
use games::play::Match;
use games::record::{MAX_BYTES, RecordError, Source};
use games::registry;
use games::{Seat, Viewer};
use words::{message, tell};

const PNG_WIDTH: u32 = 1200;

pub(super) fn replay(file: &Path) -> Result<()> {
    let replayed = load(file)?;
    let result = replayed.position().result();
    let points = || replayed.position().points();
    let (scores, ranking) = match result {
        Some(outcome) => (outcome.scores, outcome.ranking),
        None => (points(), Vec::new()),
    };
    let answer = json!({
        "game": replayed.record().game,
        "actions": replayed.record().actions.len(),
        "over": replayed.position().turn().is_over(),
        "scores": scores,
        "ranking": ranking,
    });
    say(&answer.to_string())
}

pub(super) fn legal(file: &Path, seat: Option<u8>) -> Result<()> {
    let replayed = load(file)?;
    let seats: Vec<Seat> = match seat {
        Some(number) => vec![seat_of(&replayed, number)?],
        None => replayed.position().turn().seats().collect(),
    };
    for &seat in &seats {
        for line in replayed.position().legal(seat) {
            // With several seats to decide a bare line would not say whose it is.
            match seats.len() {
                1 => say(&line)?,
                _ => say(&format!(
                    "{}: {line}",
                    replayed.record().players[seat.index()]
                ))?,
            }
        }
    }
    Ok(())
}

pub(super) fn show(file: &Path, seat: Option<u8>, form: Form, out: Option<&Path>) -> Result<()> {
    let replayed = load(file)?;
    let viewer = match seat {
        Some(number) => Viewer::Seat(seat_of(&replayed, number)?),
        None => Viewer::Spectator,
    };
    let words = replayed
        .game()
        .catalogue()
        .words(ENGLISH, &replayed.record().players);
    let scene = Scene {
        viewer,
        words: &words,
        last: replayed.last_shown(viewer),
    };
    let position = replayed.position();
    let shown = match form {
        Form::Text => menu::letter(position, &scene).into_bytes(),
        Form::Svg => position.svg(&scene).into_bytes(),
        Form::Png => picture::png(&position.svg(&scene), PNG_WIDTH)?,
        Form::Json => serde_json::to_vec_pretty(&position.view(viewer))?,
    };
    match out {
        Some(path) => std::fs::write(path, shown).with_context(|| {
            tell(&message!(
                "cli-cannot-write",
                file = path.display().to_string()
            ))
        }),
        None => Ok(std::io::stdout().write_all(&shown)?),
    }
}

fn seat_of(replayed: &Match, number: u8) -> Result<Seat> {
    let seats = replayed.seats();
    if number == 0 || usize::from(number) > seats {
        bail!(tell(&message!(
            "cli-no-seat",
            number = number,
            count = seats
        )));
    }
    Ok(Seat(number - 1))
}

fn load(file: &Path) -> Result<Match> {
    let name = file.display().to_string();
    let mut bytes = Vec::new();
    let opened = File::open(file)
        .with_context(|| tell(&message!("cli-cannot-open", file = name.clone())))?;
    // One byte more than allowed is enough to be refused for its size.
    opened
        .take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)
        .with_context(|| tell(&message!("cli-cannot-read", file = name.clone())))?;
    let source = Source::read(&bytes).map_err(|error| explain(file, None, &error))?;
    registry::replay(&source).map_err(|error| explain(file, Some(&source), &error))
}

fn explain(file: &Path, source: Option<&Source>, error: &RecordError) -> anyhow::Error {
    let players = source.map_or(&[][..], |source| &source.record.players);
    let game = source.and_then(|source| games::registry::find(&source.record.game));
    let kernel;
    let catalogue = match game {
        Some(game) => game.catalogue(),
        None => {
            kernel = Catalogue::new(&[]);
            &kernel
        }
    };
    let reason = catalogue.words(ENGLISH, players).say(&error.reason);
    anyhow::anyhow!(tell(&message!(
        "cli-record-line",
        file = file.display().to_string(),
        line = error.line,
        reason = reason
    )))
}
