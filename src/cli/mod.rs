//! The commands of the binary: arguments in, text out.

mod games;
mod records;
mod selfplay;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand, ValueEnum};

use crate::games::bots::Bot;

/// Heavy board games by email.
#[derive(Debug, Parser)]
#[command(name = "turnpost", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the games with their options, deal components, player counts and sources
    Games {
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Replay a record and print its result as JSON
    Replay { file: PathBuf },
    /// Print the legal actions after a record, one a line
    Legal {
        file: PathBuf,
        /// Only those of this seat, counted from 1
        #[arg(long, value_name = "N")]
        seat: Option<u8>,
    },
    /// Show the board after a record
    Show {
        file: PathBuf,
        /// As this seat sees it, counted from 1; without it, as a spectator does
        #[arg(long, value_name = "N")]
        seat: Option<u8>,
        #[arg(long = "as", value_enum, default_value_t = Form::Text)]
        form: Form,
        /// Write to this file instead of standard output
        #[arg(long, value_name = "PATH")]
        out: Option<PathBuf>,
    },
    /// Let bots play, check the rules after every action, and print what came of it as JSON
    Selfplay(SelfplayArgs),
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    Text,
    Svg,
    Png,
    Json,
}

#[derive(Debug, clap::Args)]
struct SelfplayArgs {
    #[arg(long, value_name = "G")]
    game: String,
    #[arg(long, value_name = "N")]
    players: u8,
    /// How many matches
    #[arg(long, value_name = "K", default_value_t = 100)]
    games: u64,
    /// The same seed plays the same matches
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// random or greedy; several, separated by commas, take the seats in turn
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bot: Vec<Bot>,
    /// An option of the table, as ID=VALUE; may be given several times
    #[arg(long = "option", value_name = "ID=VALUE")]
    options: Vec<String>,
    /// Keep the records in this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Play without checking, for speed
    #[arg(long)]
    no_check: bool,
}

pub fn run() -> Result<()> {
    match Cli::parse().command {
        None => games::overview(),
        Some(Command::Games { json: true }) => games::json(),
        Some(Command::Games { json: false }) => games::list(),
        Some(Command::Replay { file }) => records::replay(&file),
        Some(Command::Legal { file, seat }) => records::legal(&file, seat),
        Some(Command::Show {
            file,
            seat,
            form,
            out,
        }) => records::show(&file, seat, form, out.as_deref()),
        Some(Command::Selfplay(args)) => selfplay::run(&args),
    }
}

/// Prints a line; a reader that has gone away (`| head`) is no error.
fn say(text: &str) -> Result<()> {
    use std::io::Write;
    match writeln!(std::io::stdout(), "{text}") {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => std::process::exit(0),
        other => Ok(other?),
    }
}
