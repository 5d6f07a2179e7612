//! The listener, spoken to byte by byte.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use tokio::sync::watch;
use turnpost::worker::listener::{self, Guard, Limits, Protocol};
use turnpost::worker::wire;

use crate::desk::{DOMAIN, Desk, message};

const ANA: &str = "ana@example.org";

struct Peer {
    stream: BufReader<TcpStream>,
}

impl Peer {
    /// Starts a listener beside the desk's service, and connects to it.
    fn listen(
        desk: &Desk,
        protocol: Protocol,
        limits: Limits,
    ) -> (std::net::SocketAddr, watch::Sender<bool>) {
        let (stop, stopped) = watch::channel(false);
        let service = desk.app.service.clone();
        let address = desk.app.runtime.block_on(async {
            let socket = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = socket.local_addr().unwrap();
            let guard = Guard::default();
            tokio::spawn(listener::run(
                socket, protocol, limits, service, guard, stopped,
            ));
            address
        });
        (address, stop)
    }

    fn connect(address: std::net::SocketAddr) -> Peer {
        let stream = TcpStream::connect(address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        Peer {
            stream: BufReader::new(stream),
        }
    }

    /// One answer, with all its lines.
    fn hear(&mut self) -> String {
        let mut all = String::new();
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).unwrap_or(0) == 0 {
                return all;
            }
            all += &line;
            if line.as_bytes().get(3) != Some(&b'-') {
                return all;
            }
        }
    }

    fn say(&mut self, text: &str) {
        // The peer may have been cut off: then nothing is heard.
        let _ = self.stream.get_mut().write_all(text.as_bytes());
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(&format!("{line}\r\n"));
        self.hear()
    }

    fn expect(&mut self, line: &str, code: &str) {
        let heard = self.ask(line);
        assert!(heard.starts_with(code), "{line}: {heard}");
    }

    fn is_closed(&mut self) -> bool {
        let mut rest = Vec::new();
        self.stream.read_to_end(&mut rest).is_ok()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn lmtp_plays_a_reply_and_answers_for_each_recipient() {
    let desk = Desk::start();
    let (address, _stop) = Peer::listen(&desk, Protocol::Lmtp, Limits::default());
    let (first, second, line) = (desk.address(), desk.address(), desk.legal().remove(0));
    let before = desk.number();
    let mut peer = Peer::connect(address);
    assert!(peer.hear().starts_with(&format!("220 {DOMAIN} ")));
    peer.expect("EHLO mx.example.org", "500");
    let hello = peer.ask("LHLO mx.example.org");
    for extension in ["PIPELINING", "8BITMIME", "SMTPUTF8", "SIZE 5242880"] {
        assert!(hello.contains(extension), "{hello}");
    }
    peer.expect("DATA", "503");
    peer.expect("RCPT TO:<a@b.example>", "503");
    peer.expect(
        &format!("MAIL FROM:<{ANA}> SIZE=900 BODY=8BITMIME SMTPUTF8"),
        "250",
    );
    peer.expect(&format!("RCPT TO:<{first}>"), "250");
    peer.expect(
        &format!("RCPT TO:<reply+{}@{DOMAIN}>", "a".repeat(52)),
        "550",
    );
    peer.expect(&format!("RCPT TO:<postmaster@{DOMAIN}>"), "550");
    peer.expect(&format!("RCPT TO:<{}>", second.to_uppercase()), "250");
    peer.expect("DATA", "354");
    peer.say(&text(&message(
        ANA,
        "lmtp",
        &format!("{line}\r\nsay żółw\r\n..\r\n"),
    )));
    let heard = peer.ask("\r\n.");
    assert!(heard.starts_with("250 "), "{heard}");
    assert!(
        peer.hear().starts_with("250 "),
        "an answer for each recipient"
    );
    peer.expect("QUIT", "221");
    assert!(peer.is_closed());
    assert!(desk.number() > before);
    desk.deliver();
    assert!(
        desk.letters()
            .iter()
            .any(|letter| letter.contains("You said: żółw"))
    );
}

#[test]
fn commands_may_come_in_one_piece_or_in_crumbs() {
    let desk = Desk::start();
    let (address, _stop) = Peer::listen(&desk, Protocol::Smtp, Limits::default());
    let envelope =
        |to: &str| format!("EHLO x.example\r\nMAIL FROM:<{ANA}>\r\nRCPT TO:<{to}>\r\nDATA\r\n");
    let mut peer = Peer::connect(address);
    peer.hear();
    let body = text(&message(ANA, "pipelined", "say in one piece"));
    peer.say(&format!("{}{body}.\r\nQUIT\r\n", envelope(&desk.address())));
    let heard: Vec<String> = (0..6).map(|_| peer.hear()[..3].to_owned()).collect();
    assert_eq!(heard, ["250", "250", "250", "354", "250", "221"]);
    let mut peer = Peer::connect(address);
    peer.hear();
    let body = text(&message(ANA, "crumbs", "say in crumbs"));
    for byte in format!("{}{body}.\r\nQUIT\r\n", envelope(&desk.address())).chars() {
        peer.say(&byte.to_string());
    }
    let heard: Vec<String> = (0..6).map(|_| peer.hear()[..3].to_owned()).collect();
    assert_eq!(heard, ["250", "250", "250", "354", "250", "221"]);
    desk.deliver();
    for words in ["You said: in one piece", "You said: in crumbs"] {
        assert!(
            desk.letters().iter().any(|letter| letter.contains(words)),
            "{words}"
        );
    }
}

#[test]
fn smtp_takes_one_recipient_at_a_time_and_a_null_sender_is_not_answered() {
    let desk = Desk::start();
    let (address, _stop) = Peer::listen(&desk, Protocol::Smtp, Limits::default());
    let kept = desk.letters().len();
    let mut peer = Peer::connect(address);
    peer.hear();
    peer.expect("LHLO x.example", "500");
    peer.expect("HELO x.example", "250");
    peer.expect("MAIL FROM:<>", "250");
    peer.expect(&format!("RCPT TO:<{}>", desk.address()), "250");
    peer.expect(&format!("RCPT TO:<{}>", desk.address()), "452");
    peer.expect("DATA", "354");
    peer.say(&text(&message(ANA, "null", "say hi")));
    peer.expect(".", "250");
    peer.expect("RSET", "250");
    peer.expect("VRFY ana", "252");
    peer.expect("STARTTLS", "502");
    peer.expect("NOOP", "250");
    desk.deliver();
    assert_eq!(desk.letters().len(), kept);
}

#[test]
fn a_message_that_is_too_long_is_refused_before_or_while_it_comes() {
    let desk = Desk::start();
    let limits = Limits {
        bytes: 20_000,
        ..Limits::default()
    };
    let (address, _stop) = Peer::listen(&desk, Protocol::Smtp, limits);
    let mut peer = Peer::connect(address);
    peer.hear();
    peer.expect("EHLO x.example", "250");
    peer.expect(&format!("MAIL FROM:<{ANA}> SIZE=20001"), "552");
    peer.expect(&format!("MAIL FROM:<{ANA}>"), "250");
    peer.expect(&format!("RCPT TO:<{}>", desk.address()), "250");
    peer.expect("DATA", "354");
    peer.say(&text(&message(ANA, "long", "say too long")));
    for _ in 0..2000 {
        peer.say("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n");
    }
    peer.expect(".", "552");
    peer.expect(&format!("MAIL FROM:<{ANA}>"), "250");
    assert!(
        !desk
            .client
            .get(&format!("/matches/{}", desk.id))
            .body
            .contains("too long")
    );
}

#[test]
fn slow_broken_and_curious_peers_are_cut_off() {
    let desk = Desk::start();
    let limits = Limits {
        silence: Duration::from_millis(300),
        session: Duration::from_millis(1500),
        errors: 3,
        connections: 2,
        ..Limits::default()
    };
    let (address, _stop) = Peer::listen(&desk, Protocol::Smtp, limits);
    // One who says nothing.
    let mut silent = Peer::connect(address);
    silent.hear();
    assert!(silent.hear().starts_with("421"));
    assert!(silent.is_closed());
    // One who says something now and then, for ever.
    let mut dripping = Peer::connect(address);
    dripping.hear();
    let started = std::time::Instant::now();
    while dripping.ask("NOOP").starts_with("250") {
        assert!(
            started.elapsed() < Duration::from_secs(15),
            "it is never cut off"
        );
    }
    // One who guesses.
    let mut curious = Peer::connect(address);
    curious.hear();
    curious.expect("EHLO x.example", "250");
    curious.expect("MAIL FROM:<x@example.org>", "250");
    curious.expect("RCPT TO:<a@play.example>", "550");
    curious.expect("RCPT TO:<b@play.example>", "550");
    let last = curious.ask("RCPT TO:<c@play.example>");
    assert!(last.starts_with("550") && curious.hear().starts_with("421"));
    assert!(curious.is_closed());
    // One who never ends a line.
    let mut endless = Peer::connect(address);
    endless.hear();
    endless.say(&"x".repeat(10_000));
    assert!(endless.hear().starts_with("500"));
    // Too many at once.
    let mut first = Peer::connect(address);
    first.hear();
    let mut second = Peer::connect(address);
    second.hear();
    let mut third = Peer::connect(address);
    assert!(third.hear().starts_with("421 4.3.2"));
}

#[test]
fn garbage_harms_nobody() {
    let desk = Desk::start();
    let (address, _stop) = Peer::listen(&desk, Protocol::Lmtp, Limits::default());
    for garbage in [
        "\r\n\r\n",
        "\0\0\0\r\n",
        "MAIL FROM:\r\n",
        "LHLO\r\n",
        "\u{feff}LHLO x\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "MAIL FROM:<a@b> SIZE=99999999999999999999\r\n",
    ] {
        let mut peer = Peer::connect(address);
        peer.hear();
        peer.say(garbage);
        assert!(peer.hear().starts_with('5'), "{garbage:?}");
    }
    let mut peer = Peer::connect(address);
    peer.hear();
    peer.expect("LHLO x.example", "250");
}

/// Speaks SMTP as mail servers do that prefer secrecy, and tries to slip a command in before it.
const SECRET_PEER: &str = r#"
import smtplib, socket, ssl, sys
port, certificate, sender, to, message = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5]
context = ssl.create_default_context(cafile=certificate)
server = smtplib.SMTP("localhost", port)
server.ehlo()
assert server.has_extn("starttls")
server.starttls(context=context)
server.ehlo()
assert not server.has_extn("starttls"), "it is secret already"
server.sendmail(sender, [to], open(message, "rb").read())
server.quit()
plain = socket.create_connection(("localhost", port))
assert plain.recv(1000).startswith(b"220")
plain.sendall(b"EHLO x\r\n")
plain.recv(1000)
plain.sendall(b"STARTTLS\r\nMAIL FROM:<x@example.org>\r\n")
assert plain.recv(1000) == b"220 2.0.0 Go ahead\r\n"
secret = context.wrap_socket(plain, server_hostname="localhost")
secret.sendall(b"RCPT TO:<x@example.org>\r\n")
assert secret.recv(1000).startswith(b"503"), "the command before was believed"
"#;

#[test]
fn a_connection_becomes_secret_with_the_certificate_of_the_operator() {
    let desk = Desk::start();
    let (to, line, before) = (desk.address(), desk.legal().remove(0), desk.number());
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let made = Command::new("openssl")
        .args([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        ])
        .args([
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost",
        ])
        .args(["-keyout", &path("key.pem"), "-out", &path("cert.pem")])
        .stderr(std::process::Stdio::null())
        .status();
    assert!(made.unwrap().success());
    let read = |name: &str| std::fs::read(path(name)).unwrap();
    let tls = wire::acceptor(&read("cert.pem"), &read("key.pem")).unwrap();
    let guard = Guard {
        tls: Some(tls),
        ..Guard::default()
    };
    let (stop, stopped) = watch::channel(false);
    let service = desk.app.service.clone();
    let address = desk.app.runtime.block_on(async {
        let socket = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let (protocol, limits) = (Protocol::Smtp, Limits::default());
        tokio::spawn(listener::run(
            socket, protocol, limits, service, guard, stopped,
        ));
        address
    });
    std::fs::write(path("message"), message(ANA, "secret", &line)).unwrap();
    let python = std::env::var("TURNPOST_TEST_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let port = address.port().to_string();
    let spoken = Command::new(python)
        .args([
            "-c",
            SECRET_PEER,
            &port,
            &path("cert.pem"),
            ANA,
            &to,
            &path("message"),
        ])
        .output()
        .unwrap();
    assert!(
        spoken.status.success(),
        "{}",
        String::from_utf8_lossy(&spoken.stderr)
    );
    assert!(desk.number() > before, "it was played");
    stop.send(true).unwrap();
}
