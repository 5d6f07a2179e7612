//! What `turnpost doctor` checks about hosting: the database server, work that is stuck, the
//! address.

use super::doctor::Finding;
use crate::config::Config;
use service::Service;
use words::{Message, id, message, tell};

/// An email that has waited longer than this is stuck.
const STUCK_AFTER: i64 = 600;
/// Clocks of machines that work together differ by less, in seconds.
const SAME_TIME: i64 = 2;
/// So many troubles are told.
const MOST_TOLD: usize = 5;

type Found = (&'static str, Finding);

fn well(words: &Message) -> Finding {
    Finding::Well(tell(words))
}

fn fix(words: &Message) -> Finding {
    Finding::Fix(tell(words))
}

pub(super) async fn hosting(config: &Config, service: &Service) -> Vec<Found> {
    let mut found = vec![address(config)];
    found.push(match service.figures().await {
        Ok(figures) => {
            let (count, minutes) = (figures.mails_due, figures.oldest_mail_seconds / 60);
            let words = match figures.oldest_mail_seconds > STUCK_AFTER {
                true => fix(&message!(
                    "doctor-outbox-wrong",
                    count = count,
                    minutes = minutes
                )),
                false => well(&message!("doctor-outbox-well", count = count)),
            };
            (id!("doctor-outbox"), words)
        }
        Err(error) => (id!("doctor-outbox"), Finding::Fix(error.to_string())),
    });
    found.push(match service.troubles().await {
        Ok(troubles) if troubles.is_empty() => (
            id!("doctor-troubles"),
            well(&message!("doctor-troubles-well")),
        ),
        Ok(troubles) => {
            let told = troubles.iter().take(MOST_TOLD);
            let told: Vec<String> = told
                .map(|row| {
                    let what = tell(&service::troubles::noted(row));
                    format!("{what}: {}", row.words)
                })
                .collect();
            let words = message!(
                "doctor-troubles-wrong",
                count = troubles.len(),
                list = told.join("; ")
            );
            (id!("doctor-troubles"), fix(&words))
        }
        Err(error) => (id!("doctor-troubles"), Finding::Fix(error.to_string())),
    });
    if config.worker_share == 0 {
        let words = tell(&message!("doctor-worker-none"));
        found.push((id!("doctor-worker"), Finding::Unknown(words)));
    }
    let thinkers = &service.thinkers;
    let words = message!(
        "doctor-bots-well",
        share = config.bot_share,
        threads = thinkers.threads
    );
    found.push((id!("doctor-bots"), well(&words)));
    found.extend(database_server(config, service).await);
    found
}

/// Whether passwords and links travel where nobody reads them.
fn address(config: &Config) -> Found {
    let base = config.base_url().unwrap_or_default();
    let finding = match base.starts_with("https://") {
        true if config.bind.ip().is_loopback() && config.behind_proxy.is_none() => {
            fix(&message!("doctor-address-proxy"))
        }
        true => well(&message!("doctor-address-well", url = base)),
        false if config.bind.ip().is_loopback() && config.base_url.is_none() => {
            Finding::Unknown(tell(&message!("doctor-address-here", url = base)))
        }
        false => fix(&message!("doctor-address-open", url = base)),
    };
    (id!("doctor-address"), finding)
}

async fn database_server(config: &Config, service: &Service) -> Option<Found> {
    let about = match service.about_database().await {
        Ok(about) => about?,
        Err(error) => return Some((id!("doctor-postgresql"), Finding::Fix(error.to_string()))),
    };
    let apart = (service.clock.now() - about.now).num_seconds().abs();
    let (used, most) = (about.connections, about.most_connections);
    let own = config.database_connections;
    let finding = if apart > SAME_TIME {
        fix(&message!("doctor-postgresql-clock", seconds = apart))
    } else if used + i64::from(own) > most {
        fix(&message!(
            "doctor-postgresql-connections",
            used = used,
            most = most,
            own = own
        ))
    } else {
        well(&message!(
            "doctor-postgresql-well",
            version = about.version,
            used = used,
            most = most
        ))
    };
    Some((id!("doctor-postgresql"), finding))
}
