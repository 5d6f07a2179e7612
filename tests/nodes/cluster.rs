//! A PostgreSQL of the test's own, and nodes on it.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::{Connection, SimpleConnection};
use diesel::pg::PgConnection;
use tempfile::TempDir;

pub struct Cluster {
    dir: TempDir,
    port: u16,
}

static DATABASES: AtomicU32 = AtomicU32::new(0);

/// Where the programs of PostgreSQL are.
pub fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> = versions
        .flatten()
        .map(|version| version.path().join("bin"))
        .filter(|bin| bin.join("initdb").exists())
        .collect();
    found.sort();
    found.pop()
}

/// A program of PostgreSQL, which does not like to be run by root.
fn program(name: &str) -> Command {
    let path = programs().expect("PostgreSQL is installed").join(name);
    let is_root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
    match is_root {
        true => {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        }
        false => Command::new(path),
    }
}

fn run(mut command: Command) {
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// The state of a process and who started it.
fn status_of(pid: &str) -> Option<(char, String)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, after) = stat.rsplit_once(") ")?;
    let mut fields = after.split(' ');
    let state = fields.next()?.chars().next()?;
    Some((state, fields.next()?.to_owned()))
}

fn children_of(parent: &str) -> Vec<String> {
    let all = std::fs::read_dir("/proc").unwrap().flatten();
    let names = all.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let is_child = |pid: &String| status_of(pid).is_some_and(|(_, by)| by == parent);
    let children: Vec<String> = names.filter(is_child).collect();
    assert!(!children.is_empty(), "the server has processes");
    children
}

fn signal(signal: &str, pids: &[String]) {
    let mut kill = Command::new("kill");
    kill.arg(format!("-{signal}")).args(pids);
    // One of them may have ended by itself.
    let _ = kill.stderr(Stdio::null()).status();
}

impl Cluster {
    /// A server, or none where PostgreSQL is not installed and nobody insists on it.
    pub fn start() -> Option<Cluster> {
        if programs().is_none() {
            assert!(
                std::env::var("TURNPOST_TEST_POSTGRES").is_err(),
                "there is no initdb"
            );
            return None;
        }
        let mut cluster = Cluster {
            dir: TempDir::new().unwrap(),
            port: 0,
        };
        // Whoever runs the server must own its folder.
        let _ = Command::new("chown")
            .arg("postgres")
            .arg(cluster.dir.path())
            .stderr(Stdio::null())
            .status();
        let mut init = program("initdb");
        init.current_dir("/").arg("-D").arg(cluster.data());
        init.args(["-U", "postgres", "-A", "trust", "-N"]);
        run(init);
        // A port that is free now may be somebody's a moment later.
        let is_awake = (0..5).any(|_| {
            cluster.port = free_port();
            cluster.wakes()
        });
        assert!(is_awake, "PostgreSQL starts");
        Some(cluster)
    }

    fn data(&self) -> PathBuf {
        self.dir.path().join("db")
    }

    fn control(&self) -> Command {
        let mut control = program("pg_ctl");
        control
            .current_dir("/")
            .arg("-D")
            .arg(self.data())
            .arg("-w");
        control.stdout(Stdio::null());
        control
    }

    pub fn wake(&self) {
        assert!(self.wakes(), "PostgreSQL starts again");
    }

    fn wakes(&self) -> bool {
        let mut control = self.control();
        let options = format!(
            "-p {} -k {} -h 127.0.0.1 -c fsync=off",
            self.port,
            self.dir.path().display()
        );
        control.arg("-l").arg(self.dir.path().join("log"));
        control.args(["-o", &options, "start"]);
        control.stderr(Stdio::null()).status().unwrap().success()
    }

    /// `fast`, or `immediate`: as if it were killed.
    pub fn stop(&self, how: &str) {
        let mut control = self.control();
        control.args(["-m", how, "stop"]);
        assert!(control.status().unwrap().success());
    }

    /// Every process of the server stands still. The one that starts the others stops first: what it
    /// starts between a look at the list and the signal would go on.
    pub fn halt(&self) {
        let parent = self.parent();
        signal("STOP", std::slice::from_ref(&parent));
        while status_of(&parent).is_none_or(|(state, _)| state != 'T') {
            std::thread::yield_now();
        }
        signal("STOP", &children_of(&parent));
    }

    /// They go on where they stood.
    pub fn go_on(&self) {
        let parent = self.parent();
        signal("CONT", &children_of(&parent));
        signal("CONT", &[parent]);
    }

    fn parent(&self) -> String {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        file.lines().next().unwrap().to_owned()
    }

    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// The address of a new and empty database.
    pub fn new_database(&self) -> String {
        let name = format!("nodes_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        self.run(&format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// As somebody who looks after the server.
    pub fn run(&self, sql: &str) {
        let mut conn = PgConnection::establish(&self.url("postgres")).unwrap();
        conn.batch_execute(sql).unwrap();
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut control = self.control();
        control
            .args(["-m", "immediate", "stop"])
            .stderr(Stdio::null());
        let _ = control.status();
    }
}

/// A running service of its own.
pub struct Node {
    child: Child,
    pub base: String,
}

impl Node {
    pub fn start(database: &str) -> Node {
        Node::of(env!("CARGO_BIN_EXE_turnpost"), database)
    }

    /// A node that another program is.
    pub fn of(program: &str, database: &str) -> Node {
        let mut child = Command::new(program)
            .args(["serve", "--bind", "127.0.0.1:0", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let base = line.trim().rsplit(' ').next().unwrap().to_owned();
        assert!(base.starts_with("http://"), "{line}");
        Node { child, base }
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
