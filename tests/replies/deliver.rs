//! `turnpost deliver` as a mail server runs it; and a real one, Postfix, that does.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use turnpost::clock::Clock;
use turnpost::store::StoreError;

use crate::desk::{DOMAIN, Desk, message};

const ANA: &str = "ana@example.org";

/// The file of a service that goes by another clock than a process does, which must not mind.
fn database(desk: &Desk) -> String {
    let forgotten = desk
        .app
        .service
        .store
        .write(|conn| Ok::<_, StoreError>(conn.batch_execute("DELETE FROM beats")?));
    desk.app.runtime.block_on(forgotten).unwrap();
    path(desk)
}

fn path(desk: &Desk) -> String {
    desk.app
        .data
        .path()
        .join("test.sqlite")
        .display()
        .to_string()
}

fn deliver(database: &str, args: &[&str], bytes: &[u8]) -> i32 {
    let mut child = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["deliver", "--database", database, "--reply-domain", DOMAIN])
        .args(["--most-mail-bytes", "20000"])
        .args(args)
        .env_remove("SENDER")
        .env_remove("ORIGINAL_RECIPIENT")
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // One that is too long is not read to its end.
    let _ = child.stdin.take().unwrap().write_all(bytes);
    child.wait().unwrap().code().unwrap()
}

/// What takes the mail is a process that goes by the clock of the system: the desk must not be behind it.
fn catch_up(desk: &Desk) {
    let clock = &desk.app.service.clock;
    clock.advance((Clock::System.now() - clock.now()).max(TimeDelta::zero()));
}

#[test]
fn a_reply_is_kept_by_the_mail_server_while_the_service_is_away() {
    let desk = Desk::start();
    let (to, line, before) = (desk.address(), desk.legal().remove(0), desk.number());
    let bytes = message(ANA, "away", &line);
    // The service was last there by its own clock, which stands still.
    let refused = deliver(&path(&desk), &["--recipient", &to, "--sender", ANA], &bytes);
    assert_eq!((refused, desk.number()), (75, before));
}

#[test]
fn a_pipe_plays_a_reply_and_is_told_by_the_exit_code() {
    let desk = Desk::start();
    let (to, line, before) = (desk.address(), desk.legal().remove(0), desk.number());
    let file = database(&desk);
    let bytes = message(ANA, "pipe", &line);
    assert_eq!(
        deliver(&file, &["--recipient", &to, "--sender", ANA], &bytes),
        0
    );
    assert!(desk.number() > before, "it was played");
    let nobody = format!("reply+{}@{DOMAIN}", "a".repeat(52));
    assert_eq!(deliver(&file, &["--recipient", &nobody], &bytes), 67);
    assert_eq!(
        deliver(&file, &["--recipient", &to], &vec![b'x'; 20_001]),
        65
    );
    assert_eq!(
        deliver("/nowhere/at/all", &["--recipient", &to], &bytes),
        75
    );
    // Without an envelope the headers tell.
    let headers = String::from_utf8(message(ANA, "headers", "say by headers")).unwrap();
    let headers = headers.replace(&format!("x@{DOMAIN}"), &to);
    assert_eq!(deliver(&file, &[], headers.as_bytes()), 0);
    catch_up(&desk);
    desk.deliver();
    assert!(
        desk.letters()
            .iter()
            .any(|letter| letter.contains("You said: by headers"))
    );
    let kept = desk.letters().len();
    let program = message(ANA, "program", "say never");
    assert_eq!(
        deliver(&file, &["--recipient", &to, "--sender", ""], &program),
        0
    );
    desk.deliver();
    assert_eq!(desk.letters().len(), kept, "a program is not answered");
}

/// A Postfix of our own: its configuration, queue and log are in a temporary folder.
struct Postfix {
    folder: tempfile::TempDir,
    port: u16,
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}

impl Postfix {
    fn start(desk: &Desk) -> Postfix {
        let folder = tempfile::tempdir().unwrap();
        let port = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let at = folder.path().display().to_string();
        for name in ["conf", "queue", "data", "log"] {
            std::fs::create_dir(folder.path().join(name)).unwrap();
        }
        set_mode(folder.path(), 0o755);
        // Nobody may read our folders, so the program goes where it can be read.
        let program = folder.path().join("turnpost");
        std::fs::copy(env!("CARGO_BIN_EXE_turnpost"), &program).unwrap();
        set_mode(&program, 0o755);
        set_mode(desk.app.data.path(), 0o777);
        for entry in std::fs::read_dir(desk.app.data.path()).unwrap() {
            set_mode(&entry.unwrap().path(), 0o666);
        }
        let main = include_str!("postfix/main.cf").replace("FOLDER", &at);
        std::fs::write(folder.path().join("conf/main.cf"), main).unwrap();
        let master = include_str!("postfix/master.cf")
            .replace("FOLDER", &at)
            .replace("PORT", &port.to_string())
            .replace("DATABASE", &database(desk));
        std::fs::write(folder.path().join("conf/master.cf"), master).unwrap();
        let owned = Command::new("chown")
            .args(["postfix", &format!("{at}/data")])
            .status();
        assert!(owned.unwrap().success());
        let postfix = Postfix { folder, port };
        assert!(postfix.control("start"), "{}", postfix.log());
        postfix
    }

    fn control(&self, what: &str) -> bool {
        let conf = self.folder.path().join("conf");
        let done = Command::new("/usr/sbin/postfix")
            .arg("-c")
            .arg(conf)
            .arg(what)
            .output();
        done.unwrap().status.success()
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log/mail")).unwrap_or_default()
    }

    fn send(&self, to: &str, bytes: &[u8]) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let mut ask = |line: &[u8], code: &[u8]| {
            stream.write_all(line).unwrap();
            let mut heard = [0; 1024];
            let length = stream.read(&mut heard).unwrap();
            assert!(
                heard[..length].starts_with(code),
                "{}",
                String::from_utf8_lossy(&heard)
            );
        };
        ask(b"", b"220");
        ask(b"EHLO test.example\r\n", b"250");
        ask(format!("MAIL FROM:<{ANA}>\r\n").as_bytes(), b"250");
        ask(format!("RCPT TO:<{to}>\r\n").as_bytes(), b"250");
        ask(b"DATA\r\n", b"354");
        ask(&[bytes, b".\r\n"].concat(), b"250");
        ask(b"QUIT\r\n", b"221");
    }

    fn wait_for(&self, what: impl Fn(&str) -> bool) {
        let started = Instant::now();
        while !what(&self.log()) {
            assert!(
                started.elapsed() < Duration::from_secs(60),
                "{}",
                self.log()
            );
            std::thread::yield_now();
        }
    }
}

impl Drop for Postfix {
    fn drop(&mut self) {
        self.control("abort");
    }
}

fn set_mode(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn postfix_delivers_a_reply_that_is_played() {
    let is_there = PathBuf::from("/usr/sbin/postfix").exists() && is_root();
    if !is_there {
        let must = std::env::var_os("TURNPOST_TEST_POSTFIX").is_some();
        assert!(!must, "this test needs Postfix, and to be root");
        eprintln!("skipped: it needs Postfix, and to be root");
        return;
    }
    let desk = Desk::start();
    let (to, line, before) = (desk.address(), desk.legal().remove(0), desk.number());
    let postfix = Postfix::start(&desk);
    postfix.send(&to, &message(ANA, "postfix", &line));
    postfix.wait_for(|log| log.contains("status=sent (delivered via turnpost service)"));
    assert!(desk.number() > before, "{}", postfix.log());
    catch_up(&desk);
    desk.deliver();
    assert!(
        desk.letters()
            .iter()
            .any(|letter| letter.contains("your reply was played"))
    );
    let nobody = format!("reply+{}@{DOMAIN}", "a".repeat(52));
    postfix.send(&nobody, &message(ANA, "nobody", &line));
    postfix.wait_for(|log| log.contains("dsn=5.1.1, status=bounced"));
}
