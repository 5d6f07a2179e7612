//! Migrations on both databases: each can be undone, and `schema.rs` is what they make.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Nullable<Text>)]
    line: Option<String>,
}

/// A fresh database of one kind.
trait Bench {
    const KIND: &str;
    fn run(&mut self, sql: &str);
    /// Everything there is, one thing a line: columns with their types, and indices.
    fn shape(&mut self) -> Vec<String>;
    /// `table.column` with its type in the words of `schema.rs`.
    fn columns(&mut self) -> BTreeMap<String, String>;
}

fn ask<C>(conn: &mut C, sql: &str) -> Vec<String>
where
    C: Connection,
    diesel::query_builder::SqlQuery: for<'q> diesel::query_dsl::methods::LoadQuery<'q, C, Line>,
{
    let lines: Vec<Line> = diesel::sql_query(sql).load(conn).expect(sql);
    lines.into_iter().filter_map(|line| line.line).collect()
}

struct Sqlite(SqliteConnection);

impl Bench for Sqlite {
    const KIND: &str = "sqlite";

    fn run(&mut self, sql: &str) {
        self.0.batch_execute(sql).expect(sql);
    }

    fn shape(&mut self) -> Vec<String> {
        let mut shape = ask(
            &mut self.0,
            "SELECT t.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || \
             coalesce(c.dflt_value, '') || ' ' || c.pk AS line \
             FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'",
        );
        shape.extend(ask(
            &mut self.0,
            "SELECT sql AS line FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
        ));
        shape.sort();
        shape
    }

    fn columns(&mut self) -> BTreeMap<String, String> {
        let lines = ask(
            &mut self.0,
            "SELECT t.name || '.' || c.name || ' ' || upper(c.type) || ' ' || \
             (c.\"notnull\" OR c.pk > 0) AS line \
             FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'",
        );
        lines.iter().map(|line| column(line)).collect()
    }
}

/// `table.column TYPE 1`, where 1 says that it is never null.
fn column(line: &str) -> (String, String) {
    let (name, rest) = line.split_once(' ').expect(line);
    let (kind, never_null) = rest.rsplit_once(' ').expect(line);
    let kind = match kind {
        "BIGINT" | "INT8" => "BigInt",
        // The key of a SQLite row has this type and no other.
        "INTEGER" if name.ends_with(".id") => "BigInt",
        "INTEGER" | "INT4" => "Integer",
        "TEXT" => "Text",
        "BOOLEAN" | "BOOL" => "Bool",
        "TIMESTAMP" => "Timestamp",
        "DOUBLE PRECISION" | "DOUBLE" | "FLOAT8" => "Double",
        "BLOB" | "BYTEA" => "Binary",
        other => panic!("{name}: schema.rs has no word for {other}"),
    };
    let kind = match never_null {
        "1" => kind.to_owned(),
        _ => format!("Nullable<{kind}>"),
    };
    (name.to_owned(), kind)
}

#[cfg(feature = "postgres")]
struct Postgres(diesel::pg::PgConnection);

#[cfg(feature = "postgres")]
impl Bench for Postgres {
    const KIND: &str = "postgres";

    fn run(&mut self, sql: &str) {
        self.0.batch_execute(sql).expect(sql);
    }

    fn shape(&mut self) -> Vec<String> {
        let mut shape = ask(
            &mut self.0,
            "SELECT table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || \
             coalesce(column_default, '') AS line \
             FROM information_schema.columns WHERE table_schema = 'public'",
        );
        shape.extend(ask(
            &mut self.0,
            "SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'",
        ));
        shape.sort();
        shape
    }

    fn columns(&mut self) -> BTreeMap<String, String> {
        let lines = ask(
            &mut self.0,
            "SELECT table_name || '.' || column_name || ' ' || upper(udt_name) || ' ' || \
             (CASE is_nullable WHEN 'NO' THEN 1 ELSE 0 END) AS line \
             FROM information_schema.columns WHERE table_schema = 'public'",
        );
        lines.iter().map(|line| column(line)).collect()
    }
}

fn migrations(kind: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("migrations")
        .join(kind);
    let mut found: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    found.sort();
    assert!(found.len() > 5, "migrations of {kind}");
    found
}

fn each_can_be_undone<B: Bench>(mut bench: B) {
    let mut before = Vec::new();
    for folder in migrations(B::KIND) {
        before.push((folder.clone(), bench.shape()));
        bench.run(&std::fs::read_to_string(folder.join("up.sql")).unwrap());
        assert_ne!(
            before.last().unwrap().1,
            bench.shape(),
            "{} does nothing",
            folder.display()
        );
    }
    assert_eq!(bench.columns(), schema(), "schema.rs and {}", B::KIND);
    for (folder, shape) in before.into_iter().rev() {
        bench.run(&std::fs::read_to_string(folder.join("down.sql")).unwrap());
        assert_eq!(bench.shape(), shape, "{} is not undone", folder.display());
    }
}

/// The columns that `schema.rs` declares.
fn schema() -> BTreeMap<String, String> {
    let text =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/schema.rs"))
            .unwrap();
    let mut columns = BTreeMap::new();
    for table in text.split("diesel::table! {").skip(1) {
        let body = table.split("\n}").next().unwrap();
        let name = body.trim().split(' ').next().unwrap();
        for line in body.lines() {
            if let Some((column, kind)) = line.trim().trim_end_matches(',').split_once(" -> ") {
                columns.insert(format!("{name}.{column}"), kind.to_owned());
            }
        }
    }
    assert!(columns.len() > 100);
    columns
}

#[test]
fn each_migration_of_sqlite_can_be_undone_and_the_schema_agrees() {
    each_can_be_undone(Sqlite(SqliteConnection::establish(":memory:").unwrap()));
}

#[cfg(feature = "postgres")]
#[test]
fn each_migration_of_postgresql_can_be_undone_and_the_schema_agrees() {
    use diesel::pg::PgConnection;

    let Ok(url) = std::env::var("TURNPOST_TEST_POSTGRES") else {
        return;
    };
    let name = format!("migrations_{}", std::process::id());
    let mut server = PgConnection::establish(&url).unwrap();
    server
        .batch_execute(&format!("CREATE DATABASE {name}"))
        .unwrap();
    let (address, _) = url.rsplit_once('/').unwrap();
    let fresh = PgConnection::establish(&format!("{address}/{name}")).unwrap();
    each_can_be_undone(Postgres(fresh));
    server
        .batch_execute(&format!("DROP DATABASE {name}"))
        .unwrap();
}

fn turnpost(args: &[&str], data: &Path) -> (bool, String) {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(args)
        .args(["--data", data.to_str().unwrap()])
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    (output.status.success(), said)
}

fn versions(data: &Path) -> Vec<String> {
    let file = data.join("turnpost.sqlite");
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    ask(
        &mut conn,
        "SELECT version AS line FROM __diesel_schema_migrations ORDER BY version",
    )
}

fn change(data: &Path, sql: &str) {
    let file = data.join("turnpost.sqlite");
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    conn.batch_execute(sql).unwrap();
}

#[test]
fn only_migrate_and_serve_change_the_tables() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let (well, said) = turnpost(&["admin", "users"], data);
    assert!(!well && said.contains("there is no file"), "{said}");
    assert!(!data.join("turnpost.sqlite").exists());
    let (well, said) = turnpost(&["migrate"], data);
    assert!(well && said.contains("changes were made"), "{said}");
    let all = versions(data);
    assert_eq!(all.len(), migrations("sqlite").len());
    let (well, said) = turnpost(&["migrate"], data);
    assert!(
        well && said.trim() == "The database is up to date.",
        "{said}"
    );
    // A database of an earlier version.
    let last = all.last().unwrap();
    change(
        data,
        &format!("DELETE FROM __diesel_schema_migrations WHERE version = '{last}'"),
    );
    let earlier = versions(data);
    for command in [&["admin", "users"][..], &["doctor"]] {
        let (well, said) = turnpost(command, data);
        assert!(
            !well && said.contains("run `turnpost migrate` first"),
            "{said}"
        );
    }
    let copy = data.join("copy.sqlite");
    let (well, said) = turnpost(&["backup", copy.to_str().unwrap()], data);
    assert!(well, "{said}");
    assert_eq!(versions(data), earlier, "a backup changes nothing");
    let (well, said) = turnpost(&["restore", "--yes", copy.to_str().unwrap()], data);
    assert!(well, "{said}");
    assert_eq!(versions(data), earlier, "neither does restoring one");
}

#[test]
fn a_database_that_is_newer_than_the_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    assert!(turnpost(&["migrate"], data).0);
    change(
        data,
        "INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')",
    );
    for command in [
        &["serve", "--bind", "127.0.0.1:0"][..],
        &["migrate"],
        &["admin", "users"],
        &["doctor"],
    ] {
        let (well, said) = turnpost(command, data);
        assert!(
            !well && said.contains("a later version of Turnpost has changed this database"),
            "{command:?}: {said}"
        );
    }
}

#[test]
fn the_password_of_a_database_is_never_printed() {
    let folder = tempfile::tempdir().unwrap();
    let url = "postgres://ana:open-sesame@127.0.0.1:9/turnpost";
    for command in [
        &["admin", "users"][..],
        &["migrate"],
        &["doctor"],
        &["serve"],
    ] {
        let args = [command, &["--database", url]].concat();
        let (well, said) = turnpost(&args, folder.path());
        assert!(!well && !said.contains("sesame"), "{said}");
        if cfg!(feature = "postgres") {
            assert!(said.contains("ana:…@127.0.0.1:9"), "{said}");
            assert!(said.contains("refused"), "it says why: {said}");
        }
    }
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["serve", "--help"])
        .env("TURNPOST_DATABASE", url)
        .output()
        .unwrap();
    assert!(!String::from_utf8(help.stdout).unwrap().contains("sesame"));
}
