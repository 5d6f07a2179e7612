use std::time::Duration;

use chrono::TimeDelta;
use turnpost::mail::Mailer;
use turnpost::store::letters::{MailState, OutboxRow};
use turnpost::words::Reader;

use crate::post::{Server, header, parse, python, trail};
use crate::support::TestApp;

fn app_with(url: &str) -> TestApp {
    app_trusting(url, None)
}

fn app_trusting(url: &str, root: Option<Vec<u8>>) -> TestApp {
    let url = url.to_owned();
    TestApp::start_with(move |service| {
        let mailer = Mailer::local("https://turnpost.example")
            .with_smtp(&url, root.as_deref(), Duration::from_millis(1500))
            .unwrap();
        service.mailer = mailer.into();
    })
}

/// A certificate for `localhost` that nobody else has signed, and its key.
struct OwnCertificate {
    folder: tempfile::TempDir,
}

impl OwnCertificate {
    fn new() -> Self {
        let made = OwnCertificate {
            folder: tempfile::TempDir::new().unwrap(),
        };
        let (key, out) = (made.path("key.pem"), made.path("cert.pem"));
        let done = std::process::Command::new("openssl")
            .args([
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
            ])
            .args([
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
            ])
            .args(["-addext", "basicConstraints=critical,CA:FALSE"])
            .args(["-keyout", &key, "-out", &out])
            .stderr(std::process::Stdio::null())
            .status()
            .expect("openssl makes a certificate");
        assert!(done.success());
        made
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    fn pem(&self) -> Vec<u8> {
        std::fs::read(self.path("cert.pem")).unwrap()
    }

    fn server(&self, more: &[&str]) -> Server {
        let (cert, key) = (self.path("cert.pem"), self.path("key.pem"));
        Server::start(&[&["--tls", &cert, &key], more].concat())
    }
}

/// Signs up with an address: the mail that confirms it is what the server is tried with.
fn sign_up(app: &TestApp, name: &str, address: &str) {
    let form = [("name", name), ("email", address)];
    assert_eq!(app.client().post("/sign-up", &form).status, 200);
}

fn deliver(app: &TestApp) {
    app.runtime
        .block_on(turnpost::worker::outbox::deliver(&app.service))
        .unwrap();
}

fn the_mail(app: &TestApp, name: &str) -> OutboxRow {
    trail(app, name).remove(0)
}

#[test]
fn a_mail_is_handed_over_with_its_id() {
    let server = Server::start(&[]);
    let app = app_with(&server.url());
    sign_up(&app, "Ana", "ana@example.org");
    app.work();
    let received = server.received(1);
    let message = parse(&received[0]);
    let row = the_mail(&app, "Ana");
    assert_eq!(row.state.text(), "sent");
    let id = format!("{}@turnpost.example", row.message_id);
    assert_eq!(message.message_id(), Some(id.as_str()));
    assert_eq!(header(&message, "Auto-Submitted"), "auto-generated");
    assert!(message.body_text(0).unwrap().contains("/confirm/"));
}

#[test]
fn a_temporary_failure_is_tried_again_with_the_same_id() {
    let server = Server::start(&[]);
    let app = app_with(&server.url());
    for (name, fault, words) in [
        ("Ana", "once-busy", "The mailbox is busy"),
        ("Bo", "once-closing", "The service is closing"),
        ("Cy", "once-hang", ""),
        ("Di", "once-close", ""),
    ] {
        let before = server.received(0).len();
        sign_up(&app, name, &format!("{fault}@example.org"));
        deliver(&app);
        let row = the_mail(&app, name);
        assert_eq!((row.state.text(), row.attempts), ("queued", 1), "{fault}");
        assert!(
            row.reason.contains(words) && !row.reason.is_empty(),
            "{}",
            row.reason
        );
        let pause = row.due_at.unwrap() - app.service.clock.now();
        assert!(
            pause >= TimeDelta::seconds(20) && pause <= TimeDelta::seconds(40),
            "{pause}"
        );
        app.service.clock.advance(TimeDelta::minutes(1));
        deliver(&app);
        assert_eq!(the_mail(&app, name).state.text(), "sent", "{fault}");
        let received = server.received(before + 1);
        let id = format!("{}@turnpost.example", row.message_id);
        assert_eq!(parse(&received[before]).message_id(), Some(id.as_str()));
    }
}

#[test]
fn a_refusal_for_good_ends_it_with_the_words_of_the_server() {
    let server = Server::start(&[]);
    let app = app_with(&server.url());
    sign_up(&app, "Ana", "unknown@example.org");
    app.work();
    let row = the_mail(&app, "Ana");
    assert_eq!((row.state.text(), row.attempts), ("refused", 1));
    assert!(
        row.reason.contains("There is no such mailbox here"),
        "{}",
        row.reason
    );
    assert_eq!(row.payload, "{}", "the secret of a link is not kept");
    let refused = app.runtime.block_on(app.service.refused_mails()).unwrap();
    assert_eq!(refused.len(), 1, "the operator sees it too");
}

#[test]
fn a_server_that_is_not_there_is_tried_until_it_is_given_up() {
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = closed.local_addr().unwrap().port();
    drop(closed);
    let app = app_with(&format!("smtp://127.0.0.1:{port}"));
    sign_up(&app, "Ana", "ana@example.org");
    let mut tries = 0;
    while the_mail(&app, "Ana").state == MailState::Queued {
        deliver(&app);
        app.service.clock.advance(TimeDelta::hours(8));
        tries += 1;
        assert!(tries < 30, "it is never given up");
    }
    let row = the_mail(&app, "Ana");
    assert_eq!(row.state.text(), "refused");
    assert!(
        tries > 8
            && Reader::default()
                .recall(&row.reason)
                .contains("given up after"),
        "{tries}: {}",
        row.reason
    );
}

#[test]
fn a_server_with_bad_tls_gets_nothing() {
    let server = Server::start(&[]);
    let plain = server.port;
    let own = OwnCertificate::new().server(&[]);
    for url in [
        // Talks plainly where TLS is expected, offers no STARTTLS, and shows a certificate of its own.
        format!("smtps://127.0.0.1:{plain}"),
        format!("smtp://127.0.0.1:{plain}?tls=required"),
        format!("smtp://localhost:{}?tls=required", own.port),
    ] {
        let app = app_with(&url);
        sign_up(&app, "Ana", "ana@example.org");
        deliver(&app);
        let row = the_mail(&app, "Ana");
        assert_eq!(row.state.text(), "queued", "{url}");
        assert!(!row.reason.is_empty(), "{url}");
    }
    assert!(server.received(0).is_empty() && own.received(0).is_empty());
}

#[test]
fn a_server_that_asks_for_a_password_over_tls_gets_it() {
    let certificate = OwnCertificate::new();
    let server = certificate.server(&["--user", "play", "s3cret pass"]);
    let url = |password: &str| format!("smtp://play:{password}@localhost:{}", server.port);

    let app = app_trusting(&url("wrong"), Some(certificate.pem()));
    sign_up(&app, "Ana", "ana@example.org");
    deliver(&app);
    let row = the_mail(&app, "Ana");
    // Whoever runs the service can mend it: the mail waits.
    assert_eq!(row.state.text(), "queued");
    assert!(row.reason.contains("535"), "{}", row.reason);
    assert!(!row.reason.contains("wrong"), "{}", row.reason);
    assert!(server.received(0).is_empty());

    let app = app_trusting(&url("s3cret%20pass"), Some(certificate.pem()));
    sign_up(&app, "Ana", "ana@example.org");
    deliver(&app);
    assert_eq!(the_mail(&app, "Ana").state.text(), "sent");
    let received = server.received(1);
    assert!(
        parse(&received[0])
            .body_text(0)
            .unwrap()
            .contains("/confirm/")
    );
}

#[test]
fn a_server_that_speaks_tls_from_the_start_is_spoken_to() {
    let certificate = OwnCertificate::new();
    let server = certificate.server(&["--at-once"]);
    let url = format!("smtps://localhost:{}", server.port);
    let app = app_trusting(&url, Some(certificate.pem()));
    sign_up(&app, "Ana", "ana@example.org");
    deliver(&app);
    assert_eq!(the_mail(&app, "Ana").state.text(), "sent");
    assert_eq!(server.received(1).len(), 1);
}

#[test]
fn a_hanging_server_holds_up_nobody_else() {
    let server = Server::start(&[]);
    let app = app_with(&server.url());
    sign_up(&app, "Hang", "hang@example.org");
    sign_up(&app, "Ana", "ana@example.org");
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let running = app
        .runtime
        .spawn(turnpost::worker::run(app.service.clone(), 100, stopped));
    let received = server.received(1);
    assert!(String::from_utf8_lossy(&received[0]).contains("ana@example.org"));
    stop.send(true).unwrap();
    app.runtime.block_on(running).unwrap();
    assert_eq!(the_mail(&app, "Ana").state.text(), "sent");
}

#[test]
fn a_signature_is_what_the_key_says() {
    let folder = tempfile::TempDir::new().unwrap();
    let key = folder.path().join("dkim.pem");
    let made = std::process::Command::new("openssl")
        .args(["genrsa", "-out", key.to_str().unwrap(), "2048"])
        .stderr(std::process::Stdio::null())
        .status()
        .unwrap();
    assert!(made.success());
    let pem = std::fs::read_to_string(&key).unwrap();
    let mailer = Mailer::local("https://turnpost.example")
        .with_dkim("tp", &pem)
        .unwrap();
    let letter = turnpost::mail::Letter {
        subject: "A żółw".to_owned(),
        heading: "Hello".to_owned(),
        ..Default::default()
    };
    let now = chrono::NaiveDate::from_ymd_opt(2026, 11, 16)
        .unwrap()
        .and_hms_opt(12, 0, 0)
        .unwrap();
    let written = mailer
        .write(&letter, "ana@example.org", "one", now)
        .unwrap();
    let text = String::from_utf8_lossy(&written.raw).into_owned();
    assert!(text.starts_with("DKIM-Signature:"), "{text}");
    for part in ["d=turnpost.example", "s=tp", "a=rsa-sha256"] {
        assert!(text.contains(part), "{part}");
    }
    // Checked by the rules of RFC 6376, with the public key that goes into the DNS.
    let check = r#"
import base64, hashlib, re, subprocess, sys
raw = open(sys.argv[1], 'rb').read()
head, body = raw.split(b'\r\n\r\n', 1)
fields = re.findall(rb'([^\r\n:]+):((?:[^\r\n]|\r\n[ \t])*)(?:\r\n|$)', head)
relax = lambda name, value: name.lower().strip() + b':' + re.sub(rb'[ \t]+', b' ', value.replace(b'\r\n', b'')).strip()
signature = fields[0][1]
tags = dict(part.strip().split(b'=', 1) for part in re.sub(rb'\s+', b'', signature).rstrip(b';').split(b';'))
lines = [re.sub(rb'[ \t]+', b' ', line).rstrip(b' ') for line in body.split(b'\r\n')]
while lines and not lines[-1]: lines.pop()
assert base64.b64encode(hashlib.sha256(b'\r\n'.join(lines) + b'\r\n').digest()) == tags[b'bh'], 'body'
rest = list(fields[1:]); signed = []
for name in tags[b'h'].split(b':'):
    for index in range(len(rest) - 1, -1, -1):
        if rest[index][0].lower() == name.lower():
            signed.append(relax(*rest.pop(index))); break
signed.append(relax(fields[0][0], re.sub(rb'(b=)[^;]*$|([;\s]b=)[^;]*', lambda m: (m.group(1) or m.group(2)), signature)))
open(sys.argv[1] + '.signed', 'wb').write(b'\r\n'.join(signed))
open(sys.argv[1] + '.sig', 'wb').write(base64.b64decode(tags[b'b']))
subprocess.run(['openssl', 'rsa', '-in', sys.argv[2], '-pubout', '-out', sys.argv[1] + '.pub'], check=True, stderr=subprocess.DEVNULL)
subprocess.run(['openssl', 'dgst', '-sha256', '-verify', sys.argv[1] + '.pub', '-signature', sys.argv[1] + '.sig', sys.argv[1] + '.signed'], check=True)
"#;
    let message = folder.path().join("message");
    std::fs::write(&message, &written.raw).unwrap();
    let checked = std::process::Command::new(python())
        .args(["-c", check])
        .args([&message, &key])
        .output()
        .unwrap();
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&checked.stderr)
    );
}
