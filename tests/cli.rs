//! The commands as somebody at a shell sees them.

use std::path::Path;
use std::process::{Command, Output};

fn turnpost(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(args)
        .output()
        .unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const MATCH: &str = "game: terra_nova
rules: 1
players: Ana, Bo
option setup: first_game
deal start_player: 1

Ana: faction fairies
Bo: faction leprechauns
Ana: transform C8 build
";

/// A file for one test.
struct File(tempfile::NamedTempFile);

impl File {
    fn new(content: impl AsRef<[u8]>) -> File {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), content).unwrap();
        File(file)
    }

    fn path(&self) -> &str {
        self.0.path().to_str().unwrap()
    }
}

#[test]
fn games_lists_options_and_components_with_their_ids() {
    let output = turnpost(&["games", "--json"]);
    let games: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    let game = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["game"] == "terra_nova")
        .unwrap();
    assert_eq!(game["players"], serde_json::json!([2, 3, 4]));
    let options: Vec<&str> = game["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| option["id"].as_str().unwrap())
        .collect();
    assert_eq!(options, ["setup", "turn_order", "neutral"]);
    let deal = game["deal"].as_array().unwrap();
    let bonus = deal
        .iter()
        .find(|component| component["id"] == "bonus_tiles")
        .unwrap();
    assert_eq!(bonus["ids"].as_array().unwrap().len(), 8);
    assert_eq!(bonus["counts"]["3"], 6);
    assert!(
        deal.iter()
            .any(|component| component["id"] == "neutral_colour")
    );
    assert!(game["sources"].to_string().contains("Reconstructed"));
    assert!(stdout(&turnpost(&["games"])).contains("Terra Nova (terra_nova), 2 to 4 players"));
}

#[test]
fn replay_prints_the_result_as_json() {
    let file = File::new(MATCH);
    let output = turnpost(&["replay", file.path()]);
    assert!(output.status.success(), "{}", stderr(&output));
    let answer: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(answer["game"], "terra_nova");
    assert_eq!(
        (answer["actions"].clone(), answer["over"].clone()),
        (3.into(), false.into())
    );
    assert_eq!(answer["scores"], serde_json::json!([2, 0]));
}

#[test]
fn replay_of_a_finished_match_ranks_the_seats() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/terra_nova/plain-3p.turn");
    let answer: serde_json::Value =
        serde_json::from_str(&stdout(&turnpost(&["replay", file.to_str().unwrap()]))).unwrap();
    assert_eq!(answer["over"], true);
    let places = answer["ranking"].as_array().unwrap();
    assert!(places.len() == 3 && places.contains(&1.into()));
}

#[test]
fn a_refused_line_is_named_with_its_number_and_reason() {
    let file = File::new(format!("{MATCH}Ana: build C8\n"));
    let output = turnpost(&["replay", file.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("line 10: You have taken your action"),
        "{}",
        stderr(&output)
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn settings_without_a_command_are_those_of_the_service() {
    let output = turnpost(&["--bind", "nowhere"]);
    assert!(stderr(&output).contains("'nowhere'"), "{}", stderr(&output));
    let output = turnpost(&["--bindd", "127.0.0.1:0"]);
    assert!(stderr(&output).contains("'--bindd'"), "{}", stderr(&output));
    let output = turnpost(&["replay", "--seat", "1", "match.turn"]);
    assert!(
        stderr(&output).contains("turnpost replay"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn damaged_records_are_refused_without_a_panic() {
    let truncated = &MATCH[..MATCH.len() - 4];
    let oversized = vec![b'#'; 5 << 20];
    let not_text = [MATCH.as_bytes(), b"Bo: \xff\n"].concat();
    let cases: [(&[u8], &str); 8] = [
        (truncated.as_bytes(), "line 9"),
        (b"", "line 1"),
        (&oversized, "line 1"),
        (&not_text, "line 10"),
        (
            b"game: chess\nrules: 1\nplayers: A, B\nseed: 1\n",
            "line 1: There is no game ‘chess’",
        ),
        (
            b"game: terra_nova\nrules: 7\nplayers: A, B\nseed: 1\n",
            "line 2",
        ),
        (
            b"game: terra_nova\nrules: 1\nplayers: A, B, C, D, E\nseed: 1\n",
            "line 3",
        ),
        (b"\x00\x01\x02", "line 1"),
    ];
    for (content, where_and_why) in cases {
        for command in ["replay", "legal", "show"] {
            let file = File::new(content);
            let output = turnpost(&[command, file.path()]);
            let said = stderr(&output);
            assert_eq!(output.status.code(), Some(1), "{said}");
            assert!(
                said.contains(where_and_why) && !said.contains("panicked"),
                "{command}: {said}"
            );
        }
    }
}

#[test]
fn a_missing_file_is_an_error_that_names_it() {
    let output = turnpost(&["replay", "no-such-file.turn"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("cannot open no-such-file.turn"));
}

#[test]
fn legal_prints_one_action_a_line() {
    let file = File::new(MATCH);
    let all = stdout(&turnpost(&["legal", file.path()]));
    assert!(
        all.lines().any(|line| line == "end") && all.lines().any(|line| line == "exchange 7"),
        "{all}"
    );
    assert_eq!(
        stdout(&turnpost(&["legal", file.path(), "--seat", "1"])),
        all
    );
    assert_eq!(
        stdout(&turnpost(&["legal", file.path(), "--seat", "2"])),
        ""
    );
    let output = turnpost(&["legal", file.path(), "--seat", "3"]);
    assert!(stderr(&output).contains("seats 1 to 2"));
}

#[test]
fn show_gives_text_svg_png_and_json() {
    let file = File::new(MATCH);
    let text = stdout(&turnpost(&["show", file.path(), "--seat", "1"]));
    assert!(
        text.contains("What you can do") && text.lines().all(|line| line.chars().count() <= 72),
        "{text}"
    );
    assert!(!stdout(&turnpost(&["show", file.path()])).contains("What you can do"));
    assert!(stdout(&turnpost(&["show", file.path(), "--as", "svg"])).starts_with("<svg"));
    let view: serde_json::Value =
        serde_json::from_str(&stdout(&turnpost(&["show", file.path(), "--as", "json"]))).unwrap();
    assert_eq!(view["round"], 1);
    let picture = tempfile::NamedTempFile::new().unwrap();
    let output = turnpost(&[
        "show",
        file.path(),
        "--as",
        "png",
        "--out",
        picture.path().to_str().unwrap(),
    ]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(&std::fs::read(picture.path()).unwrap()[..4], b"\x89PNG");
}

#[test]
fn selfplay_reports_what_it_played_and_keeps_records() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "selfplay",
        "--game",
        "terra_nova",
        "--players",
        "2",
        "--games",
        "4",
        "--seed",
        "3",
        "--bot",
        "greedy,random",
        "--record",
    ];
    let output = turnpost(&[&args[..], &[folder.path().to_str().unwrap()]].concat());
    let answer: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    for key in [
        "game",
        "players",
        "games",
        "actions",
        "violations",
        "seconds",
        "actions_per_second",
        "mean_scores",
        "wins",
        "wins_by_turn_order",
    ] {
        assert!(answer.get(key).is_some(), "{key}");
    }
    assert_eq!(
        (answer["violations"].clone(), answer["games"].clone()),
        (0.into(), 4.into())
    );
    let records: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .flatten()
        .collect();
    assert_eq!(records.len(), 4);
    for record in records {
        assert!(
            turnpost(&["replay", record.path().to_str().unwrap()])
                .status
                .success()
        );
    }
}

#[test]
fn selfplay_names_what_it_does_not_know() {
    assert!(
        stderr(&turnpost(&["selfplay", "--game", "go", "--players", "2"]))
            .contains("there is no game ‘go’")
    );
    assert!(
        stderr(&turnpost(&[
            "selfplay",
            "--game",
            "terra_nova",
            "--players",
            "9"
        ]))
        .contains("2 to 4 players, not 9")
    );
    let planner = [
        "selfplay",
        "--game",
        "terra_nova",
        "--players",
        "3",
        "--option",
        "neutral=planner",
    ];
    assert!(stderr(&turnpost(&planner)).contains("cannot be planner with 3 players"));
    assert!(
        stderr(&turnpost(&[
            "selfplay",
            "--game",
            "terra_nova",
            "--players",
            "2",
            "--bot",
            "clever"
        ]))
        .contains("clever")
    );
}

#[test]
fn an_operators_data_take_the_place_of_the_games_own() {
    let built_in = include_str!("../src/games/age_contrived/data/components.toml");
    let corrected = built_in.replacen("slot_costs = [3, 3, 2, 2]", "slot_costs = [4, 3, 2, 1]", 1);
    assert_ne!(corrected, built_in);
    let file = File::new(&corrected);
    let given = format!("age_contrived={}", file.path());
    let play = |more: &[&str], folder: &Path| {
        let folder = folder.to_str().unwrap();
        let mut args = vec!["selfplay", "--game", "age_contrived", "--players", "2"];
        args.extend(["--games", "1", "--record", folder]);
        args.extend(more);
        assert!(turnpost(&args).status.success());
    };
    let (own, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    play(&[], own.path());
    play(&["--game-data", &given], other.path());
    let record = |folder: &Path| {
        let entry = std::fs::read_dir(folder).unwrap().next().unwrap();
        entry.unwrap().path().to_str().unwrap().to_owned()
    };
    let (own, other) = (record(own.path()), record(other.path()));
    assert!(turnpost(&["replay", &own]).status.success());
    assert!(
        turnpost(&["--game-data", &given, "replay", &other])
            .status
            .success()
    );
    // A record names the data that it was dealt from, and is not replayed with others.
    assert!(!turnpost(&["replay", &other]).status.success());
    assert!(
        !turnpost(&["--game-data", &given, "replay", &own])
            .status
            .success()
    );
}

#[test]
fn values_of_single_cards_are_replaced_by_a_file() {
    let file = File::new("[[technology]]\nid = \"iron\"\nresource_cost = 9\n");
    let given = format!("through_the_ages={}", file.path());
    let record = "game: through_the_ages\nrules: 2\nplayers: Ana, Bo\nseed: abc\n";
    let printed = File::new(record);
    assert!(turnpost(&["replay", printed.path()]).status.success());
    let other = turnpost(&["--game-data", &given, "replay", printed.path()]);
    assert!(
        !other.status.success(),
        "it was dealt from the printed values"
    );
    let folder = tempfile::tempdir().unwrap();
    let play = [
        "--game-data",
        &given,
        "selfplay",
        "--game",
        "through_the_ages",
    ];
    let more = ["--players", "2", "--games", "1", "--no-check", "--record"];
    let path = [folder.path().to_str().unwrap()];
    let played = turnpost(&[&play[..], &more, &path].concat());
    assert!(played.status.success(), "{}", stderr(&played));
    let record = std::fs::read_dir(folder.path()).unwrap().next().unwrap();
    let record = record.unwrap().path().to_str().unwrap().to_owned();
    assert!(
        turnpost(&["--game-data", &given, "replay", &record])
            .status
            .success()
    );
    assert!(!turnpost(&["replay", &record]).status.success());
    let board = turnpost(&["--game-data", &given, "show", &record, "--as", "text"]);
    let printed = turnpost(&["show", printed.path(), "--as", "text"]);
    assert!(!stdout(&printed).contains("9 res.:"));
    assert!(board.status.success());
}

#[test]
fn data_that_are_not_in_order_are_refused_with_the_reason() {
    let built_in = include_str!("../src/games/age_contrived/data/components.toml");
    let short = File::new(built_in.replacen("slot_costs = [3, 3, 2, 2]", "slot_costs = [3, 3]", 1));
    let refused = |given: String| {
        let output = turnpost(&["--game-data", &given, "games"]);
        assert!(!output.status.success(), "{given}");
        stderr(&output)
    };
    assert!(refused(format!("age_contrived={}", short.path())).contains("needs 4"));
    assert!(refused("age_contrived=/no/such/file".to_owned()).contains("cannot read"));
    assert!(refused("chess=x".to_owned()).contains("there is no game chess"));
    assert!(refused("nothing".to_owned()).contains("GAME=FILE"));
    let whole = File::new(built_in);
    let foreign = refused(format!("through_the_ages={}", whole.path()));
    assert!(foreign.contains("unknown field"), "{foreign}");
    let misspelt = File::new("[[tactic]]\nid = \"legion\"\nstrenght = 2\n");
    let misspelt = refused(format!("through_the_ages={}", misspelt.path()));
    assert!(misspelt.contains("unknown field `strenght`"), "{misspelt}");
    let foreign = refused(format!("terra_nova={}", whole.path()));
    assert!(foreign.contains("unknown field"), "{foreign}");
}

#[test]
fn reconstructed_tables_are_replaced_by_a_file_or_for_one_match() {
    let record = "game: terra_nova\nrules: 1\nplayers: Ana, Bo\noption neutral: planner\n\
        seed: abc\ndeal neutral_colour: lake\ndeal start_player: 1\n";
    let marks = "A7 G8 E2 I6 A5 H10 C5 G6 C3 F9 F1 I4 A3 B9 E3 I8 C7 D10 C1 I1";
    let plain = File::new(record);
    let corrected = File::new(format!("{record}deal neutral_marks: {marks}\n"));
    let data = File::new(
        "# The marks of my copy.\n[two_player.marks]\nlake = ['A7', 'G8', 'E2', 'I6']\n\
         forest = ['A5', 'H10', 'C5', 'G6']\nwasteland = ['C3', 'F9', 'F1', 'I4']\n\
         desert = ['A3', 'B9', 'E3', 'I8']\nswamp = ['C7', 'D10', 'C1', 'I1']\n",
    );
    let given = format!("terra_nova={}", data.path());
    let legal = |args: &[&str]| {
        let output = turnpost(args);
        assert!(output.status.success(), "{}", stderr(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    let printed = legal(&["legal", plain.path(), "--seat", "1"]);
    assert!(printed.contains("neutral E5") && !printed.contains("neutral E2"));
    let by_line = legal(&["legal", corrected.path(), "--seat", "1"]);
    let by_file = legal(&["--game-data", &given, "legal", plain.path(), "--seat", "1"]);
    for other in [by_line, by_file] {
        assert!(
            other.contains("neutral E2") && !other.contains("neutral E5"),
            "{other}"
        );
    }
}

/// Whoever reads the log cannot use the links of others.
#[test]
fn the_access_log_names_requests_and_no_secrets() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    let data = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["serve", "--bind", "127.0.0.1:0", "--access-log", "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let base = line.trim().rsplit(' ').next().unwrap();
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .build()
        .into();
    let asked = |path: &str| {
        let answer = agent.get(format!("{base}{path}")).call().unwrap();
        let id = answer.headers().get("x-request-id").expect("an id");
        id.to_str().unwrap().to_owned()
    };
    let ids = [asked("/t/open-sesame"), asked("/lobby?token=open-sesame")];
    child.kill().unwrap();
    child.wait().unwrap();
    let mut log = String::new();
    child.stderr.unwrap().read_to_string(&mut log).unwrap();
    assert!(!log.contains("sesame"), "{log}");
    assert!(
        log.contains("/t/{secret}") && log.contains("/lobby"),
        "{log}"
    );
    for id in ids {
        assert!(log.contains(&id), "{id}: {log}");
    }
}
