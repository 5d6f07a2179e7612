//! What `RUNNING.md` tells people to type works as it stands there.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::cluster::{Cluster, programs};

fn running() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("RUNNING.md");
    std::fs::read_to_string(file).unwrap()
}

/// The commands below a mark.
fn recipe(name: &str) -> String {
    let page = running();
    let mark = format!("<!-- recipe: {name} -->");
    let after = page.split(&mark).nth(1).unwrap_or_else(|| panic!("{mark}"));
    let block = after.split("```sh\n").nth(1).expect("commands");
    block.split("```").next().unwrap().to_owned()
}

/// Runs commands as somebody at a shell in `folder` does.
fn run(folder: &Path, commands: &str, variables: &[(&str, &str)]) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_turnpost")).parent().unwrap();
    let postgres = programs().expect("PostgreSQL is installed");
    let path = std::env::var("PATH").unwrap();
    let output = Command::new("sh")
        .args(["-euc", commands])
        .current_dir(folder)
        .env(
            "PATH",
            format!("{}:{}:{path}", program.display(), postgres.display()),
        )
        .envs(variables.iter().copied())
        .output()
        .unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.success(), "{commands}\n{said}");
    said
}

/// Tables to be copied.
const PREPARE: &str = "turnpost migrate";

#[test]
fn the_recipes_for_sqlite_work() {
    if programs().is_none() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let variables = [("TURNPOST_DATA", "data"), ("BACKUPS", "backups")];
    run(folder.path(), PREPARE, &variables);
    run(folder.path(), "mkdir backups", &variables);
    run(folder.path(), &recipe("backup sqlite"), &variables);
    run(folder.path(), "rm data/turnpost.sqlite*", &variables);
    run(folder.path(), &recipe("restore sqlite"), &variables);
    run(folder.path(), "turnpost admin users", &variables);
}

#[test]
fn the_recipes_for_postgresql_work() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (database, empty) = (cluster.new_database(), cluster.new_database());
    let variables = [
        ("TURNPOST_DATABASE", database.as_str()),
        ("BACKUPS", "backups"),
    ];
    run(folder.path(), PREPARE, &variables);
    run(folder.path(), "mkdir backups", &variables);
    run(folder.path(), &recipe("backup postgresql"), &variables);
    let restored = [
        ("TURNPOST_DATABASE", empty.as_str()),
        ("BACKUPS", "backups"),
    ];
    run(folder.path(), &recipe("restore postgresql"), &restored);
    run(folder.path(), "turnpost admin users", &restored);
}

#[test]
fn the_recipe_for_moving_to_postgresql_works() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let database = cluster.new_database();
    run(folder.path(), PREPARE, &[("TURNPOST_DATA", "data")]);
    let said = run(
        folder.path(),
        &recipe("move"),
        &[("TURNPOST_DATA", "data"), ("TURNPOST_DATABASE", &database)],
    );
    assert!(said.contains("Copied"), "{said}");
}

/// Everything that an alarm of the page asks for is told by `/metrics`.
#[test]
fn the_alarms_ask_for_what_there_is() {
    let page = running();
    let alarms = page.split("```yaml").nth(1).unwrap();
    let alarms = alarms.split("```").next().unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web/metrics.rs");
    let told = std::fs::read_to_string(source).unwrap();
    let is_name = |sign: char| sign.is_ascii_lowercase() || sign == '_';
    let names = alarms.split(|sign: char| !is_name(sign));
    let mut asked: Vec<&str> = names.filter(|name| name.starts_with("turnpost_")).collect();
    asked.sort_unstable();
    asked.dedup();
    assert!(asked.len() >= 6, "{asked:?}");
    for name in asked {
        let plain = name.trim_end_matches("_bucket").trim_end_matches("_count");
        assert!(told.contains(&format!("\"{plain}\"")), "{name} is not told");
    }
}
