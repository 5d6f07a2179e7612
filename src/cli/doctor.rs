//! `turnpost doctor`: checks the set-up and says what to fix.

use std::os::unix::fs::MetadataExt;
use std::time::Duration;

use anyhow::{Result, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use mail_auth::common::cache::NoCache;
use mail_auth::{DnsError, Error, MX, MessageAuthenticator, RecordSet};

use super::{hosting, say, serve};
use crate::config::Config;
use mail::Mailer;
use service::Service;
use store::Tables;
use words::{Reader, id, message, tell};

/// A name server that takes longer is not reachable.
const DNS_TIMEOUT: Duration = Duration::from_secs(8);

/// What the look at one thing showed.
pub(super) enum Finding {
    Well(String),
    /// What is wrong, and what to do about it.
    Fix(String),
    /// It could not be looked at.
    Unknown(String),
}

pub(super) fn run(config: &Config) -> Result<()> {
    actix_web::rt::System::new().block_on(async {
        let mut findings = Vec::new();
        let mailer = match config.mailer() {
            Ok(mailer) => Some(mailer),
            Err(error) => {
                findings.push((id!("doctor-settings"), Finding::Fix(format!("{error:#}"))));
                None
            }
        };
        match serve::open(config, Tables::MustBeUpToDate) {
            Ok(service) => {
                findings.extend(inside(&service).await);
                findings.extend(hosting::hosting(config, &service).await);
            }
            Err(error) => {
                findings.push((id!("doctor-database"), Finding::Fix(format!("{error:#}"))))
            }
        }
        findings.push((id!("doctor-secrets"), secrets(config)));
        if let Some(mailer) = mailer {
            findings.extend(outside(config, &mailer).await);
        }
        report(&findings)
    })
}

fn report(findings: &[(&'static str, Finding)]) -> Result<()> {
    let mut wrong = 0;
    for (what, finding) in findings {
        let (mark, words) = match finding {
            Finding::Well(words) => ("ok ", words),
            Finding::Unknown(words) => ("?  ", words),
            Finding::Fix(words) => {
                wrong += 1;
                ("FIX", words)
            }
        };
        let what = Reader::default().say(what);
        say(&format!("{mark}  {what}: {words}"))?;
    }
    match wrong {
        0 => Ok(()),
        count => bail!(tell(&message!("doctor-wrong", count = count))),
    }
}

/// Nobody else on this machine reads what is secret.
fn secrets(config: &Config) -> Finding {
    let database = config.database();
    let database = database.iter().filter_map(|address| address.file());
    let files = database.chain(config.dkim_key.as_deref());
    let open: Vec<String> = files
        .filter(|file| file.metadata().is_ok_and(|about| about.mode() & 0o077 != 0))
        .map(|file| file.display().to_string())
        .collect();
    match open.is_empty() {
        true => Finding::Well(tell(&message!("doctor-secrets-well"))),
        false => {
            let files = open.join(" ");
            Finding::Fix(tell(&message!("doctor-secrets-wrong", files = files)))
        }
    }
}

async fn inside(service: &Service) -> Vec<(&'static str, Finding)> {
    let overview = match service.overview().await {
        Ok(overview) => overview,
        Err(error) => return vec![(id!("doctor-database"), Finding::Fix(error.to_string()))],
    };
    let now = service.clock.now();
    let newest = overview.matches.iter().map(|row| row.moved_at).max();
    let clock = match newest.filter(|at| *at > now + chrono::TimeDelta::minutes(2)) {
        Some(at) => Finding::Fix(tell(&message!(
            "doctor-clock-wrong",
            now = now.to_string(),
            at = at.to_string()
        ))),
        None => Finding::Well(tell(&message!(
            "doctor-clock-well",
            now = now.format("%Y-%m-%d %H:%M:%S").to_string()
        ))),
    };
    let database = tell(&message!(
        "doctor-database-well",
        players = overview.players.len(),
        matches = overview.matches.len(),
        emails = overview.mails_waiting
    ));
    let waits = match service.audit_mail().await {
        Ok(found) if found.is_empty() => Finding::Well(tell(&message!("doctor-waits-well"))),
        Ok(found) => Finding::Fix(tell(&message!(
            "doctor-waits-wrong",
            seats = found.join("; ")
        ))),
        Err(error) => Finding::Fix(error.to_string()),
    };
    let stored = match service.unreadable().await {
        Ok(found) if found.is_empty() => Finding::Well(tell(&message!("doctor-stored-well"))),
        Ok(found) => {
            let found: Vec<String> = found.iter().map(ToString::to_string).collect();
            Finding::Fix(tell(&message!(
                "doctor-stored-wrong",
                rows = found.join("; ")
            )))
        }
        Err(error) => Finding::Fix(error.to_string()),
    };
    vec![
        (id!("doctor-database"), Finding::Well(database)),
        (id!("doctor-stored"), stored),
        (id!("doctor-clock"), clock),
        (id!("doctor-waits"), waits),
    ]
}

async fn outside(config: &Config, mailer: &Mailer) -> Vec<(&'static str, Finding)> {
    if mailer.is_local() {
        let words = tell(&message!("doctor-no-server"));
        return vec![(id!("doctor-server"), Finding::Unknown(words))];
    }
    let mut findings = vec![match mailer.test() {
        Ok(()) => (
            id!("doctor-server"),
            Finding::Well(tell(&message!("doctor-server-well"))),
        ),
        Err(error) => (
            id!("doctor-server"),
            Finding::Fix(tell(&message!(
                "doctor-server-wrong",
                error = error.to_string()
            ))),
        ),
    }];
    let sender = mailer.from.email.to_string();
    if config.mail_from.is_none() {
        let words = tell(&message!("doctor-sender-wrong", sender = sender.clone()));
        findings.push((id!("doctor-sender"), Finding::Fix(words)));
    }
    let dns = match mail::dns::resolver(config.dns) {
        Ok(dns) => dns,
        Err(_) => {
            findings.push((id!("doctor-dns"), Finding::Unknown(unreachable_dns())));
            return findings;
        }
    };
    let domain = mailer.from.email.domain().to_owned();
    let spf = texts(&dns, &domain).await;
    findings.push((
        id!("doctor-spf"),
        check(spf, &domain, "v=spf1", "v=spf1 a mx ~all"),
    ));
    findings.push((id!("doctor-dkim"), dkim(&dns, mailer, &domain).await));
    let name = format!("_dmarc.{domain}");
    let wanted = format!("v=DMARC1; p=quarantine; rua=mailto:{sender}");
    findings.push((
        id!("doctor-dmarc"),
        check(texts(&dns, &name).await, &name, "v=DMARC1", &wanted),
    ));
    if let Some(replies) = config.reply_domain.as_ref() {
        findings.extend(reply_domain(&dns, replies, &domain).await);
    }
    findings
}

/// Emails leave in the name of the reply domain, and replies come to it.
async fn reply_domain(
    dns: &MessageAuthenticator,
    replies: &str,
    sender: &str,
) -> Vec<(&'static str, Finding)> {
    let mut findings = vec![(id!("doctor-reply-mx"), exchangers(dns, replies).await)];
    if !replies.eq_ignore_ascii_case(sender) {
        let spf = texts(dns, replies).await;
        let name = format!("_dmarc.{replies}");
        let dmarc = texts(dns, &name).await;
        findings.extend([
            (
                id!("doctor-reply-spf"),
                check(spf, replies, "v=spf1", "v=spf1 a mx ~all"),
            ),
            (
                id!("doctor-reply-dmarc"),
                check(dmarc, &name, "v=DMARC1", "v=DMARC1; p=quarantine"),
            ),
        ]);
    }
    findings
}

/// The servers that take mail for a domain.
async fn exchangers(dns: &MessageAuthenticator, domain: &str) -> Finding {
    let none = None::<&NoCache<Box<str>, RecordSet<MX>>>;
    let asked = dns.mx_lookup(format!("{domain}."), none);
    let wanted = || {
        let (name, record) = (domain.to_owned(), format!("10 {domain}."));
        Finding::Fix(tell(&message!(
            "doctor-publish-mx",
            name = name,
            record = record
        )))
    };
    match tokio::time::timeout(DNS_TIMEOUT, asked).await {
        Ok(Ok(found)) if !found.rrset.is_empty() => Finding::Well(tell(&message!(
            "doctor-record-well",
            name = domain.to_owned()
        ))),
        Ok(Ok(_)) => wanted(),
        Ok(Err(Error::Dns(DnsError::RecordNotFound(code))))
            if [0, 3].contains(&u16::from(code)) =>
        {
            wanted()
        }
        Ok(Err(_)) | Err(_) => Finding::Unknown(unreachable_dns()),
    }
}

/// The record that a name should have.
fn publish(name: &str, record: &str) -> String {
    tell(&message!(
        "doctor-publish",
        name = name.to_owned(),
        record = record.to_owned()
    ))
}

fn unreachable_dns() -> String {
    tell(&message!("doctor-dns-silent"))
}

/// The text records of a name, joined; `None` if nobody can be asked.
async fn texts(dns: &MessageAuthenticator, name: &str) -> Option<String> {
    let asked = tokio::time::timeout(DNS_TIMEOUT, dns.txt_raw_lookup(format!("{name}."))).await;
    match asked {
        Ok(Ok(found)) => Some(String::from_utf8_lossy(&found).into_owned()),
        Ok(Err(Error::Dns(DnsError::RecordNotFound(code)))) => match u16::from(code) {
            // No such name, or no such record of it; other answers say nothing about that.
            0 | 3 => Some(String::new()),
            _ => None,
        },
        Ok(Err(_)) | Err(_) => None,
    }
}

fn check(found: Option<String>, name: &str, begins: &str, wanted: &str) -> Finding {
    match found {
        None => Finding::Unknown(unreachable_dns()),
        Some(text) if text.contains(begins) => Finding::Well(tell(&message!(
            "doctor-record-well",
            name = name.to_owned()
        ))),
        Some(_) => Finding::Fix(publish(name, wanted)),
    }
}

async fn dkim(dns: &MessageAuthenticator, mailer: &Mailer, domain: &str) -> Finding {
    let Some((selector, key)) = mailer.dkim() else {
        return Finding::Fix(tell(&message!("doctor-not-signed")));
    };
    let name = format!("{selector}._domainkey.{domain}");
    let public = STANDARD.encode(subject_public_key_info(key));
    let record = format!("v=DKIM1; k=rsa; p={public}");
    match texts(dns, &name).await {
        None => Finding::Unknown(tell(&message!(
            "doctor-record-unknown",
            why = unreachable_dns(),
            what = publish(&name, &record)
        ))),
        Some(text) => {
            let plain: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
            match plain.contains(&public) || plain.contains(&STANDARD.encode(key)) {
                true => Finding::Well(tell(&message!("doctor-key-well", name = name))),
                false => Finding::Fix(publish(&name, &record)),
            }
        }
    }
}

/// The key as DNS has it: the bare key with the name of its algorithm before it.
fn subject_public_key_info(key: &[u8]) -> Vec<u8> {
    const RSA: [u8; 15] = [
        0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
    ];
    let bits = tagged(0x03, &[&[0], key].concat());
    tagged(0x30, &[&RSA[..], &bits].concat())
}

fn tagged(tag: u8, content: &[u8]) -> Vec<u8> {
    let length = content.len();
    let mut all = match length {
        0..=127 => vec![tag, length as u8],
        128..=255 => vec![tag, 0x81, length as u8],
        _ => vec![tag, 0x82, (length >> 8) as u8, length as u8],
    };
    all.extend(content);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_said_as_it_is_to_be_published() {
        let look = |found: Option<&str>| {
            check(
                found.map(str::to_owned),
                "example.org",
                "v=spf1",
                "v=spf1 a mx ~all",
            )
        };
        let words = |finding| match finding {
            Finding::Well(words) => format!("ok {words}"),
            Finding::Fix(words) => format!("FIX {words}"),
            Finding::Unknown(words) => format!("? {words}"),
        };
        assert_eq!(
            words(look(Some("other"))),
            "FIX publish  example.org. TXT \"v=spf1 a mx ~all\""
        );
        assert!(words(look(Some("v=spf1 -all"))).starts_with("ok"));
        assert!(words(look(None)).contains("cannot be reached"));
    }

    /// The key that openssl would publish.
    #[test]
    fn the_public_key_is_the_one_of_the_usual_tools() {
        let folder = tempfile::TempDir::new().unwrap();
        let key = folder.path().join("key.pem");
        let openssl = |args: &[&str]| {
            let mut command = std::process::Command::new("openssl");
            let output = command.args(args).output().expect("openssl runs");
            assert!(output.status.success());
            output.stdout
        };
        let name = key.to_str().unwrap();
        openssl(&["genrsa", "-out", name, "2048"]);
        let expected = openssl(&["rsa", "-in", name, "-pubout", "-outform", "DER"]);
        let pem = std::fs::read_to_string(&key).unwrap();
        let mailer = Mailer::local("https://turnpost.example").with_dkim("tp", &pem);
        let mailer = mailer.unwrap();
        let (_, public) = mailer.dkim().unwrap();
        assert_eq!(subject_public_key_info(public), expected);
    }
}
