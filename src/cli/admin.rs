//! `turnpost admin`: what an admin does from the shell.

use anyhow::Result;

use super::{AdminCommand, say, serve};
use crate::config::Config;
use crate::ids::MatchId;

const SHELL: &str = "shell";

pub(super) fn run(config: &Config, command: &AdminCommand) -> Result<()> {
    let service = serve::open(config)?;
    actix_web::rt::System::new().block_on(async {
        match command {
            AdminCommand::Users => {
                for player in service.overview().await?.players {
                    let mark = if player.is_admin { " (admin)" } else { "" };
                    say(&format!(
                        "{}\t{}{mark}\t{} turns",
                        player.id, player.name, player.turns
                    ))?;
                }
            }
            AdminCommand::Matches => {
                for row in service.overview().await?.matches {
                    say(&format!(
                        "{}\t{}\t{}\t{} actions",
                        row.id, row.game, row.status, row.number
                    ))?;
                }
            }
            AdminCommand::Leagues => {
                for listed in service.competitions().await? {
                    let (id, name) = (listed.competition.id, &listed.competition.name);
                    let (season, players) = (&listed.season, listed.entries);
                    say(&format!(
                        "{id}\t{name}\t{}\tseason {}\t{}\t{players} players",
                        listed.rules.game, season.number, season.state
                    ))?;
                }
            }
            AdminCommand::Outbox => {
                say(&format!(
                    "{} mails wait",
                    service.overview().await?.mails_waiting
                ))?;
                for row in service.refused_mails().await? {
                    say(&format!(
                        "{}\t{}\t{}\t{}",
                        row.id, row.created_at, row.kind, row.reason
                    ))?;
                }
            }
            AdminCommand::AuditMail => {
                let found = service.audit_mail().await?;
                for wait in &found {
                    say(wait)?;
                }
                if !found.is_empty() {
                    anyhow::bail!("{} seats wait with no mail", found.len());
                }
                say("Every seat that waits has its mail.")?;
            }
            AdminCommand::Audit => {
                for entry in service.overview().await?.audit {
                    say(&format!("{}\t{}\t{}", entry.at, entry.actor, entry.what))?;
                }
            }
            AdminCommand::Check { id } => match service.check_replay(MatchId(*id)).await? {
                true => say("The record leads to exactly the stored position.")?,
                false => anyhow::bail!("the record and the stored position differ"),
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
                    .new_token(player.id, "made in the shell", true)
                    .await?)?;
            }
        }
        Ok(())
    })
}
