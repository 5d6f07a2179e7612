//! `turnpost doctor`: looks at the set-up and says what to fix.

use std::time::Duration;

use anyhow::{Result, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use mail_auth::{DnsError, Error, MessageAuthenticator};

use super::{say, serve};
use crate::config::Config;
use crate::mail::Mailer;
use crate::service::Service;

/// A name server that takes longer is not reachable.
const DNS_TIMEOUT: Duration = Duration::from_secs(8);

/// What the look at one thing showed.
enum Finding {
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
                findings.push(("settings", Finding::Fix(format!("{error:#}"))));
                None
            }
        };
        match serve::open(config) {
            Ok(service) => findings.extend(inside(&service).await),
            Err(error) => findings.push(("database", Finding::Fix(format!("{error:#}")))),
        }
        if let Some(mailer) = mailer {
            findings.extend(outside(config, &mailer).await);
        }
        report(&findings)
    })
}

fn report(findings: &[(&str, Finding)]) -> Result<()> {
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
        say(&format!("{mark}  {what}: {words}"))?;
    }
    match wrong {
        0 => Ok(()),
        1 => bail!("one thing is to be fixed"),
        _ => bail!("{wrong} things are to be fixed"),
    }
}

async fn inside(service: &Service) -> Vec<(&'static str, Finding)> {
    let overview = match service.overview().await {
        Ok(overview) => overview,
        Err(error) => return vec![("database", Finding::Fix(error.to_string()))],
    };
    let now = service.clock.now();
    let newest = overview.matches.iter().map(|row| row.moved_at).max();
    let clock = match newest.filter(|at| *at > now + chrono::TimeDelta::minutes(2)) {
        Some(at) => Finding::Fix(format!(
            "it is {now} UTC here, but a match moved at {at}: set the clock (timedatectl set-ntp true)"
        )),
        None => Finding::Well(format!("{} UTC", now.format("%Y-%m-%d %H:%M:%S"))),
    };
    let database = format!(
        "{} players, {} matches (newest shown), {} mails wait",
        overview.players.len(),
        overview.matches.len(),
        overview.mails_waiting
    );
    let waits = match service.audit_mail().await {
        Ok(found) if found.is_empty() => {
            Finding::Well("every seat that waits has its mail".to_owned())
        }
        Ok(found) => Finding::Fix(format!("these wait with no mail: {}", found.join("; "))),
        Err(error) => Finding::Fix(error.to_string()),
    };
    vec![
        ("database", Finding::Well(database)),
        ("clock", clock),
        ("waits", waits),
    ]
}

async fn outside(config: &Config, mailer: &Mailer) -> Vec<(&'static str, Finding)> {
    if mailer.is_local() {
        let words = "no mail server: letters stay in the local mailbox. \
            Set --smtp smtp://user:password@host:587?tls=required";
        return vec![("mail server", Finding::Unknown(words.to_owned()))];
    }
    let mut findings = vec![match mailer.test() {
        Ok(()) => (
            "mail server",
            Finding::Well("connected and logged in".to_owned()),
        ),
        Err(error) => (
            "mail server",
            Finding::Fix(format!(
                "{error}. Check host, port, user and password of --smtp"
            )),
        ),
    }];
    let sender = mailer.from.email.to_string();
    if config.mail_from.is_none() {
        let words = format!("mails come from {sender}: set --mail-from to an address of yours");
        findings.push(("sender", Finding::Fix(words)));
    }
    let dns = match crate::mail::dns::resolver(config.dns) {
        Ok(dns) => dns,
        Err(_) => {
            findings.push(("DNS", Finding::Unknown(unreachable_dns())));
            return findings;
        }
    };
    let domain = mailer.from.email.domain().to_owned();
    let spf = texts(&dns, &domain).await;
    findings.push(("SPF", check(spf, &domain, "v=spf1", "v=spf1 a mx ~all")));
    findings.push(("DKIM", dkim(&dns, mailer, &domain).await));
    let name = format!("_dmarc.{domain}");
    let wanted = format!("v=DMARC1; p=quarantine; rua=mailto:{sender}");
    findings.push((
        "DMARC",
        check(texts(&dns, &name).await, &name, "v=DMARC1", &wanted),
    ));
    findings
}

fn unreachable_dns() -> String {
    "the name server cannot be reached, so that this could not be looked up".to_owned()
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
        Some(text) if text.contains(begins) => Finding::Well(format!("{name} has a record")),
        Some(_) => Finding::Fix(format!("publish  {name}. TXT \"{wanted}\"")),
    }
}

async fn dkim(dns: &MessageAuthenticator, mailer: &Mailer, domain: &str) -> Finding {
    let Some((selector, key)) = mailer.dkim() else {
        return Finding::Fix(
            "mails are not signed: make a key with `openssl genrsa -out dkim.pem 2048` and set \
             --dkim-key dkim.pem (unless your mail server signs)"
                .to_owned(),
        );
    };
    let name = format!("{selector}._domainkey.{domain}");
    let public = STANDARD.encode(subject_public_key_info(key));
    let record = format!("v=DKIM1; k=rsa; p={public}");
    match texts(dns, &name).await {
        None => Finding::Unknown(format!(
            "{}. The record should be  {name}. TXT \"{record}\"",
            unreachable_dns()
        )),
        Some(text) => {
            let plain: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
            match plain.contains(&public) || plain.contains(&STANDARD.encode(key)) {
                true => Finding::Well(format!("{name} has our key")),
                false => Finding::Fix(format!("publish  {name}. TXT \"{record}\"")),
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
