//! `turnpost admin`: what an admin does from the shell.

use std::path::Path;

use anyhow::Result;

use super::{AdminCommand, say, serve};
use crate::config::Config;
use base::clock::Clock;
use base::ids::MatchId;
use mail::message::read_parts;
use store::Tables;
use store::letters::OutboxRow;
use words::{Language, Reader, message, tell};

const SHELL: &str = "shell";

pub(super) fn run(config: &Config, command: &AdminCommand) -> Result<()> {
    if let AdminCommand::Letters { out, language } = command {
        let Some(language) = Language::from_tag(language) else {
            anyhow::bail!(tell(&message!("cli-language", given = language.clone())));
        };
        return letters(config, out, language);
    }
    let service = serve::open(config, Tables::MustBeUpToDate)?;
    actix_web::rt::System::new().block_on(async {
        match command {
            AdminCommand::Users => {
                for player in service.overview().await?.players {
                    let (id, name) = (player.id.0, player.name);
                    let turns = player.turns;
                    let line = match player.is_admin {
                        true => message!("cli-admin", id = id, name = name, turns = turns),
                        false => message!("cli-user", id = id, name = name, turns = turns),
                    };
                    say(&tell(&line))?;
                }
            }
            AdminCommand::Matches => {
                for row in service.overview().await?.matches {
                    say(&tell(&message!(
                        "cli-match",
                        id = row.id.0,
                        game = row.game,
                        status = row.status.to_string(),
                        count = row.number
                    )))?;
                }
            }
            AdminCommand::Leagues => {
                for listed in service.competitions().await? {
                    say(&tell(&message!(
                        "cli-league",
                        id = listed.competition.id.0,
                        name = listed.competition.name,
                        game = listed.rules.game,
                        season = listed.season.number,
                        state = listed.season.state.to_string(),
                        count = listed.entries
                    )))?;
                }
            }
            AdminCommand::Outbox { retry, ids } => {
                if *retry {
                    let count = service.send_again(ids.clone(), SHELL).await?;
                    return say(&tell(&message!("admin-emails-again", count = count)));
                }
                let waiting = service.overview().await?.mails_waiting;
                say(&tell(&message!("admin-emails", count = waiting)))?;
                for row in service.delayed_mails().await? {
                    say(&mail_line(&row))?;
                }
                let refused = service.refused_mails().await?;
                say(&tell(&message!(
                    "cli-emails-refused",
                    count = refused.len()
                )))?;
                for row in &refused {
                    say(&mail_line(row))?;
                    if row.payload == "{}" {
                        say(&format!("\t{}", tell(&message!("admin-refused-gone"))))?;
                    }
                }
            }
            // Needs no database.
            AdminCommand::Letters { .. } => {}
            AdminCommand::AuditMail => {
                let found = service.audit_mail().await?;
                for wait in &found {
                    say(wait)?;
                }
                if !found.is_empty() {
                    anyhow::bail!(tell(&message!(
                        "cli-waits-without-email",
                        count = found.len()
                    )));
                }
                say(&tell(&message!("cli-waits-well")))?;
            }
            AdminCommand::Audit => {
                for entry in service.overview().await?.audit {
                    let what = Reader::default().recall(&entry.what);
                    say(&format!("{}\t{}\t{what}", entry.at, entry.actor))?;
                }
            }
            AdminCommand::Check { id } => match service.check_replay(MatchId(*id)).await? {
                true => say(&tell(&message!("admin-replay-agrees")))?,
                false => anyhow::bail!(tell(&message!("admin-replay-differs"))),
            },
            AdminCommand::Rewind { id, number } => {
                service.rewind(MatchId(*id), *number, SHELL).await?;
            }
            AdminCommand::Seat { id, seat, user } => {
                let seat = usize::from(seat.saturating_sub(1));
                service
                    .change_sitter(MatchId(*id), seat, user.clone(), SHELL)
                    .await?;
            }
            AdminCommand::Promote { user } => {
                service.set_admin(user, true, SHELL).await?;
            }
            AdminCommand::Token { user } => {
                let player = service.player_named(user).await?;
                say(&service
                    .new_token(player.id, &tell(&message!("cli-token-label")), true)
                    .await?)?;
            }
        }
        Ok(())
    })
}

/// Every kind of email, with its picture beside it.
fn letters(config: &Config, out: &Path, language: Language) -> Result<()> {
    std::fs::create_dir_all(out)?;
    let (mailer, base_url) = (config.mailer()?, config.base_url()?);
    let samples = actix_web::rt::System::new()
        .block_on(async { service::gallery::samples(&base_url, language).await })?;
    let count = samples.len();
    for sample in samples {
        let name = sample.name();
        let now = Clock::System.now();
        let written = mailer.write(&sample.letter, "ana@demo.example", &name, now)?;
        let parts = read_parts(&written.raw);
        let page = parts.html.replace("cid:board", &format!("{name}.png"));
        std::fs::write(out.join(format!("{name}.eml")), &written.raw)?;
        std::fs::write(out.join(format!("{name}.html")), page)?;
        if !parts.picture.is_empty() {
            std::fs::write(out.join(format!("{name}.png")), parts.picture)?;
        }
    }
    say(&tell(&message!(
        "cli-letters",
        count = count,
        folder = out.display().to_string()
    )))
}

/// Which email, since when, about what, to whom, about which match, and what the server said.
fn mail_line(row: &OutboxRow) -> String {
    let table = row.match_id.map_or("-".to_owned(), |id| format!("#{id}"));
    let why = Reader::default().recall(&row.reason);
    format!(
        "{}\t{}\t{}\t{}\t{table}\t{why}",
        row.id, row.created_at, row.kind, row.address
    )
}
