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
        let cluster = Cluster {
            dir: TempDir::new().unwrap(),
            port: free_port(),
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
        cluster.wake();
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
        let mut control = self.control();
        let options = format!(
            "-p {} -k {} -h 127.0.0.1 -c fsync=off",
            self.port,
            self.dir.path().display()
        );
        control.arg("-l").arg(self.dir.path().join("log"));
        control.args(["-o", &options, "start"]);
        assert!(control.stderr(Stdio::null()).status().unwrap().success());
    }

    /// `fast`, or `immediate`: as if it were killed.
    pub fn stop(&self, how: &str) {
        let mut control = self.control();
        control.args(["-m", how, "stop"]);
        assert!(control.status().unwrap().success());
    }

    /// The processes of the server, to be halted and let go.
    pub fn signal(&self, signal: &str) {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let parent = file.lines().next().unwrap().to_owned();
        let is_child = |pid: &str| {
            let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            let after = stat.rsplit_once(") ").map_or("", |(_, after)| after);
            after.split(' ').nth(1) == Some(&parent)
        };
        let all = std::fs::read_dir("/proc").unwrap().flatten();
        let names = all.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut pids: Vec<String> = names.filter(|pid| is_child(pid)).collect();
        pids.push(parent.clone());
        assert!(pids.len() > 1, "there are processes");
        let mut kill = Command::new("kill");
        kill.arg(format!("-{signal}")).args(&pids);
        // One of them may have ended by itself.
        let _ = kill.stderr(Stdio::null()).status();
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
