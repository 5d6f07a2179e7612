//! What the DNS says of senders, from a name server of our own: the doctor, and who a mail is from.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::process::Command;
use std::sync::{Arc, Mutex};

use turnpost::mail::reply::authentication::Verdict;
use turnpost::mail::senders::{Handed, Senders};
use turnpost::mail::{Letter, Mailer};

type Records = Arc<Mutex<BTreeMap<String, String>>>;

/// Answers questions for text records until the test ends.
fn name_server() -> (SocketAddr, Records) {
    let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap();
    let records = Records::default();
    let known = records.clone();
    std::thread::spawn(move || {
        let mut question = [0; 1500];
        while let Ok((length, peer)) = socket.recv_from(&mut question) {
            let answer = answer(&question[..length], &known.lock().unwrap());
            socket.send_to(&answer, peer).unwrap();
        }
    });
    (address, records)
}

/// RFC 1035: the question again, and the text if there is one of that name.
fn answer(question: &[u8], records: &BTreeMap<String, String>) -> Vec<u8> {
    let (mut at, mut labels) = (12, Vec::new());
    while question[at] != 0 {
        let length = usize::from(question[at]);
        labels.push(String::from_utf8_lossy(&question[at + 1..=at + length]).to_lowercase());
        at += length + 1;
    }
    let end = at + 5;
    let is_text = question[at + 1..at + 3] == [0, 16];
    let is_exchanger = question[at + 1..at + 3] == [0, 15];
    if is_exchanger && records.contains_key(&format!("mx {}", labels.join("."))) {
        // The domain itself takes its mail.
        let mut out = question[..2].to_vec();
        out.extend([0x85, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
        out.extend(&question[12..end]);
        out.extend([0xc0, 12, 0, 15, 0, 1, 0, 0, 0, 0, 0, 4, 0, 10, 0xc0, 12]);
        return out;
    }
    let text = records.get(&labels.join(".")).filter(|_| is_text);
    let mut out = question[..2].to_vec();
    let code = if text.is_some() { 0x80 } else { 0x83 };
    out.extend([0x85, code, 0, 1, 0, u8::from(text.is_some()), 0, 0, 0, 0]);
    out.extend(&question[12..end]);
    if let Some(text) = text {
        let strings = text.as_bytes().chunks(255);
        let data: Vec<u8> = strings
            .flat_map(|part| [&[part.len() as u8], part].concat())
            .collect();
        out.extend([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0]);
        out.extend((data.len() as u16).to_be_bytes());
        out.extend(data);
    }
    out
}

fn new_key(folder: &tempfile::TempDir) -> std::path::PathBuf {
    let key = folder.path().join("dkim.pem");
    let made = Command::new("openssl")
        .args(["genrsa", "-out", key.to_str().unwrap(), "2048"])
        .stderr(std::process::Stdio::null())
        .status();
    assert!(made.unwrap().success());
    key
}

/// What the doctor says, with the domain `turnpost.test` and this key.
fn doctor(server: SocketAddr, folder: &tempfile::TempDir, key: &std::path::Path) -> String {
    doctor_with(server, folder, key, &[])
}

fn doctor_with(
    server: SocketAddr,
    folder: &tempfile::TempDir,
    key: &std::path::Path,
    more: &[&str],
) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .arg("doctor")
        .args(["--data", folder.path().to_str().unwrap()])
        .args(["--mail-from", "Turnpost <play@turnpost.test>"])
        .args(["--dkim-key", key.to_str().unwrap()])
        .args(["--smtp", "smtp://127.0.0.1:9", "--dns", &server.to_string()])
        .args(more)
        .output()
        .unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The record that the doctor asks for.
fn wanted(report: &str, what: &str) -> (String, String) {
    let line = report
        .lines()
        .find(|line| line.starts_with("FIX") && line.contains(what))
        .unwrap_or_else(|| panic!("nothing to fix for {what}: {report}"));
    let (name, text) = line.split_once(". TXT \"").unwrap();
    let name = name.rsplit(' ').next().unwrap();
    (name.to_owned(), text.trim_end_matches('"').to_owned())
}

#[test]
fn what_the_doctor_asks_for_makes_it_content() {
    let (server, records) = name_server();
    let folder = tempfile::TempDir::new().unwrap();
    let key = new_key(&folder);
    let report = doctor(server, &folder, &key);
    for what in ["SPF", "DKIM", "DMARC"] {
        let (name, text) = wanted(&report, what);
        records.lock().unwrap().insert(name, text);
    }
    let report = doctor(server, &folder, &key);
    for what in ["SPF", "DKIM", "DMARC"] {
        let well = |line: &str| line.starts_with("ok") && line.contains(what);
        assert!(report.lines().any(well), "{what}: {report}");
    }
}

#[test]
fn the_doctor_looks_at_the_domain_of_replies_too() {
    let (server, records) = name_server();
    let folder = tempfile::TempDir::new().unwrap();
    let key = new_key(&folder);
    let replies = ["--reply-domain", "play.turnpost.test"];
    let report = doctor_with(server, &folder, &key, &replies);
    let finds = |report: &str, mark: &str, what: &str| {
        let line = format!("{mark}  {what} of the reply domain");
        report.lines().any(|found| found.starts_with(&line))
    };
    for what in ["MX", "SPF", "DMARC"] {
        assert!(finds(&report, "FIX", what), "{what}: {report}");
    }
    for what in ["SPF of the reply domain", "DMARC of the reply domain"] {
        let (name, text) = wanted(&report, what);
        records.lock().unwrap().insert(name, text);
    }
    let exchanger = "mx play.turnpost.test".to_owned();
    records.lock().unwrap().insert(exchanger, String::new());
    let report = doctor_with(server, &folder, &key, &replies);
    for what in ["MX", "SPF", "DMARC"] {
        assert!(finds(&report, "ok ", what), "{what}: {report}");
    }
}

#[test]
fn a_signature_whose_key_is_published_proves_the_sender() {
    let (server, records) = name_server();
    let folder = tempfile::TempDir::new().unwrap();
    let key = new_key(&folder);
    let mailer = Mailer::local("https://turnpost.test")
        .with_sender("Turnpost <play@turnpost.test>")
        .unwrap()
        .with_dkim("turnpost", &std::fs::read_to_string(&key).unwrap())
        .unwrap();
    let letter = Letter {
        subject: "A turn".to_owned(),
        heading: "Hello".to_owned(),
        ..Default::default()
    };
    let now = chrono::Utc::now().naive_utc();
    let written = mailer
        .write(&letter, "ana@example.org", "one", now)
        .unwrap();
    let verdict = |raw: &[u8]| verdict(server, "127.0.0.1", "bounce@elsewhere.test", raw);
    assert_eq!(
        verdict(&written.raw),
        Verdict::Unproven,
        "no key is published"
    );
    let (name, text) = wanted(&doctor(server, &folder, &key), "DKIM");
    records.lock().unwrap().insert(name, text);
    assert_eq!(verdict(&written.raw), Verdict::Proven);
    let text = String::from_utf8_lossy(&written.raw).replace("Hello", "Hallo");
    assert_eq!(
        verdict(text.as_bytes()),
        Verdict::Unproven,
        "it was changed"
    );
}

#[test]
fn a_server_that_the_domain_names_proves_the_sender() {
    let (server, records) = name_server();
    let spf = "v=spf1 ip4:192.0.2.7 -all".to_owned();
    records
        .lock()
        .unwrap()
        .insert("example.test".to_owned(), spf);
    let raw = b"From: Ana <ana@example.test>\r\nTo: x@play.test\r\nSubject: x\r\n\r\nend\r\n";
    let from = |peer: &str| verdict(server, peer, "ana@example.test", raw);
    assert_eq!(from("192.0.2.7"), Verdict::Proven);
    assert_eq!(from("192.0.2.8"), Verdict::Unproven);
    let other = verdict(server, "192.0.2.7", "ana@other.test", raw);
    assert_eq!(
        other,
        Verdict::Unproven,
        "the envelope names another domain"
    );
}

fn verdict(server: SocketAddr, peer: &str, sender: &str, raw: &[u8]) -> Verdict {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let senders = Senders::asking(Some(server)).unwrap();
        let handed = Handed {
            peer: peer.parse::<IpAddr>().unwrap(),
            greeting: "mx.example.test",
            sender,
            host: "play.test",
        };
        senders.verdict(handed, raw).await
    })
}
