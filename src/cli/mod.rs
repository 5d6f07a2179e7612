//! The commands of the binary: arguments in, text out.

mod admin;
mod arena;
mod backup;
mod copy;
mod deliver;
mod doctor;
mod games;
mod hosting;
mod migrate;
mod records;
mod selfplay;
mod serve;

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{Parser, Subcommand, ValueEnum};

use crate::config::Config;
use ::games::arena::Contender;
use ::games::bots::Bot;
use store::Address;

/// Heavy board games by email.
#[derive(Debug, Parser)]
#[command(name = "turnpost", version, about, max_term_width = 100)]
struct Cli {
    /// A data file that replaces a game's own, as GAME=FILE; may be given several times
    #[arg(
        long,
        global = true,
        env = "TURNPOST_GAME_DATA",
        value_name = "GAME=FILE",
        value_delimiter = ','
    )]
    game_data: Vec<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the service; this is also what happens without a command
    Serve(Config),
    /// Check database, clock, mail server and DNS records, and say what to fix
    Doctor(Config),
    /// What an admin does from the shell
    Admin {
        #[command(flatten)]
        config: Config,
        #[command(subcommand)]
        command: AdminCommand,
    },
    /// Read one email from standard input, as a mail server pipes it, and play it
    Deliver {
        #[command(flatten)]
        args: deliver::DeliverArgs,
        #[command(flatten)]
        config: Config,
    },
    /// Write a consistent copy of the database, even while the service is running
    Backup {
        file: PathBuf,
        #[command(flatten)]
        config: Config,
    },
    /// Replace the database with a copy, and keep the old one; the service must not be running
    Restore {
        file: PathBuf,
        /// Replace an existing database without asking
        #[arg(long)]
        yes: bool,
        #[command(flatten)]
        config: Config,
    },
    /// Bring the tables of the database up to date, before nodes of a new version start
    Migrate(Config),
    /// Copy a whole database into an empty one, of either kind; no node may be running on them
    Copy {
        /// A SQLite file or a postgres:// address
        #[arg(
            long,
            env = "TURNPOST_COPY_FROM",
            hide_env_values = true,
            value_name = "URL"
        )]
        from: String,
        /// The same, for the empty one
        #[arg(
            long,
            env = "TURNPOST_COPY_TO",
            hide_env_values = true,
            value_name = "URL"
        )]
        to: String,
    },
    /// List the games with their options, deal components, player counts and sources
    Games {
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Replay a record and print its result as JSON
    Replay { file: PathBuf },
    /// Print the legal actions after a record, one per line
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
    /// Let bots of several levels play each other, each deal from every seat
    Arena(ArenaArgs),
    /// Look for better weights of a game's bots by self-play
    Tune(TuneArgs),
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// List the people
    Users,
    /// List the matches
    Matches,
    /// List the leagues and tournaments
    Leagues,
    /// Say how many emails are waiting, and which were refused: to whom, about which match, in the server's words
    Outbox {
        /// Send refused ones again: those named, or all
        #[arg(long)]
        retry: bool,
        #[arg(value_name = "ID", requires = "retry")]
        ids: Vec<i64>,
    },
    /// Write an email of every kind for every game, as a message (.eml) and as a page (.html)
    Letters {
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// The language they are written in: en, pl or ru
        #[arg(long, default_value = "en")]
        language: String,
    },
    /// List seats that are waiting with no email sent or on its way; there should be none
    AuditMail,
    /// List what admins did
    Audit,
    /// Check that the record of a match leads to its stored position
    Check { id: i64 },
    /// Take a match back to an action; the table is told
    Rewind { id: i64, number: i64 },
    /// Give a seat, counted from 1, to a user, or to a bot
    Seat {
        id: i64,
        seat: u8,
        #[arg(long)]
        user: Option<String>,
    },
    /// Make a user an admin
    Promote { user: String },
    /// Make an API token for a user
    Token {
        #[arg(long)]
        user: String,
    },
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
    /// random, greedy, club or strong; several, separated by commas, take the seats in turn
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

#[derive(Debug, clap::Args)]
struct ArenaArgs {
    #[arg(long, value_name = "G")]
    game: String,
    /// How many seats; several counts are separated by commas. Without it every count is played
    #[arg(long, value_name = "N", value_delimiter = ',')]
    players: Vec<u8>,
    /// How many matches with each number of seats
    #[arg(long, value_name = "K", default_value_t = 100)]
    matches: u64,
    /// The same seed plays the same matches
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who plays, as random, greedy, club, strong, or with a number of nodes as in club@500
    #[arg(long, value_delimiter = ',', default_value = "club,greedy", value_parser = arena::contender)]
    bots: Vec<Contender>,
    /// Start no match after this many seconds
    #[arg(long, value_name = "SECONDS")]
    most_seconds: Option<u64>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Args)]
struct TuneArgs {
    #[arg(long, value_name = "G")]
    game: String,
    /// How many changes are tried
    #[arg(long, value_name = "R", default_value_t = 20)]
    rounds: u64,
    /// How many matches for each
    #[arg(long, value_name = "K", default_value_t = 40)]
    matches: u64,
    /// How many nodes for one decision
    #[arg(long, value_name = "NODES", default_value_t = 200)]
    nodes: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write the weights to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The settings of the service when no command is named.
#[derive(Debug, Parser)]
struct Defaults {
    #[command(flatten)]
    config: Config,
}

/// Reads the arguments; settings without a command are those of `serve`.
fn read(given: Vec<OsString>) -> Cli {
    Cli::try_parse_from(&given).unwrap_or_else(|error| {
        if error.kind() != ErrorKind::UnknownArgument {
            error.exit();
        }
        let mut service = given;
        service.insert(1, "serve".into());
        Cli::try_parse_from(service).unwrap_or_else(|second| match second.kind() {
            ErrorKind::UnknownArgument => error.exit(),
            _ => second.exit(),
        })
    })
}

pub fn run() -> Result<()> {
    let cli = read(std::env::args_os().collect());
    games::install_data(&cli.game_data)?;
    match cli.command {
        None => serve::run(&Defaults::parse_from(["turnpost"]).config),
        Some(Command::Serve(config)) => serve::run(&config),
        Some(Command::Doctor(config)) => doctor::run(&config),
        Some(Command::Admin { config, command }) => admin::run(&config, &command),
        Some(Command::Deliver { args, config }) => deliver::run(&config, &args),
        Some(Command::Backup { file, config }) => backup::backup(&config, &file),
        Some(Command::Restore { file, yes, config }) => backup::restore(&config, &file, yes),
        Some(Command::Migrate(config)) => migrate::run(&config),
        Some(Command::Copy { from, to }) => copy::run(&Address::new(&from), &Address::new(&to)),
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
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Tune(args)) => arena::tune(&args),
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
