//! The `turnpost` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    match turnpost::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("turnpost: {error:#}");
            ExitCode::FAILURE
        }
    }
}
