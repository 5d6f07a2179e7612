//! The store on SQLite, and on PostgreSQL when `TURNPOST_TEST_POSTGRES` names an empty database.

use std::collections::BTreeSet;

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use tempfile::TempDir;
use turnpost::store::accounts::{self, NewPlayer};
use turnpost::store::actions::{self, ActionRow};
use turnpost::store::letters::{self, NewMail};
use turnpost::store::matches::{self, NewMatch, Status};
use turnpost::store::queue::{self, Pace, QueueRow};
use turnpost::store::ratings::{self, RatedRow, RatingRow, TallyRow};
use turnpost::store::replies::{self, ReplyRow};
use turnpost::store::{Address, Store, StoreError, copy, sweep};

fn noon() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 11, 16)
        .unwrap()
        .and_hms_opt(12, 0, 0)
        .unwrap()
}

/// Runs a test on every database there is.
fn on_each<F: Future<Output = ()>>(test: impl Fn(Store) -> F) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let data = TempDir::new().unwrap();
    let file = data.path().join("test.sqlite");
    runtime.block_on(test(Store::open(file.to_str().unwrap()).unwrap()));
    if let Ok(url) = std::env::var("TURNPOST_TEST_POSTGRES") {
        runtime.block_on(test(Store::open(&url).unwrap()));
    }
}

fn player(conn: &mut turnpost::store::AnyConnection, name: &str) -> turnpost::ids::PlayerId {
    let new = NewPlayer {
        name,
        name_key: &name.to_lowercase(),
        email: &format!("{name}@example.org"),
        password: "",
        zone: "UTC",
        language: "en",
        created_at: noon(),
    };
    accounts::insert(conn, &new).unwrap()
}

/// Keeps apart what tests leave in a database that they share.
fn own_tag() -> u128 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.unwrap().as_nanos()
}

fn running_match(
    conn: &mut turnpost::store::AnyConnection,
    by: turnpost::ids::PlayerId,
) -> turnpost::ids::MatchId {
    let new = NewMatch {
        game: "terra_nova",
        rules: 1,
        title: "",
        status: Status::Running,
        visibility: matches::Visibility::Public,
        seat_count: 2,
        options: "{}",
        seed: "1",
        terms: "{}",
        opened_by: by,
        invitation: "x",
        created_at: noon(),
        moved_at: noon(),
        due_at: None,
        data: "",
    };
    matches::insert(conn, &new).unwrap()
}

fn action(id: turnpost::ids::MatchId, number: i64, takes_back: bool) -> ActionRow {
    ActionRow {
        match_id: id,
        number,
        seat: 0,
        line: format!("line {number}"),
        takes_back,
        automatic: false,
        events: "[]".to_owned(),
        points: "[]".to_owned(),
        at: noon(),
    }
}

#[test]
fn two_actions_for_the_same_moment_cannot_both_win() {
    on_each(|store| async move {
        let id = store
            .write(|conn| {
                let by = player(conn, "moment");
                let id = running_match(conn, by);
                let seen = matches::find(conn, id)?.expect("it was inserted");
                assert!(matches::advance(conn, &seen, 1, noon())?);
                assert!(
                    !matches::advance(conn, &seen, 1, noon())?,
                    "the match has moved"
                );
                actions::append(conn, &action(id, 1, false))?;
                Ok::<_, StoreError>(id)
            })
            .await
            .unwrap();
        let again = store
            .write(move |conn| Ok::<_, StoreError>(actions::append(conn, &action(id, 1, false))?))
            .await;
        assert!(again.is_err(), "a number is given once");
    });
}

#[test]
fn a_transaction_that_fails_leaves_nothing_and_takes_nobody_with_it() {
    on_each(|store| async move {
        let writes = (0..40).map(|index| {
            let store = store.clone();
            tokio::spawn(async move {
                store
                    .write(move |conn| {
                        player(conn, &format!("writer{index}"));
                        match index % 4 {
                            0 => Err(StoreError::Stopped),
                            1 => panic!("a broken writer"),
                            _ => Ok(()),
                        }
                    })
                    .await
                    .is_ok()
            })
        });
        for (index, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
            assert_eq!(write.await.unwrap(), index % 4 > 1, "writer {index}");
        }
        let kept = store
            .read(|conn| Ok::<_, StoreError>(accounts::list(conn, 100)?))
            .await
            .unwrap();
        let kept = kept
            .iter()
            .filter(|player| player.name.starts_with("writer"))
            .count();
        assert_eq!(kept, 20);
    });
}

#[test]
fn a_line_that_takes_back_cancels_the_one_before_it() {
    let id = turnpost::ids::MatchId(1);
    let rows = vec![
        action(id, 1, false),
        action(id, 2, false),
        action(id, 3, true),
        action(id, 4, false),
    ];
    let numbers: Vec<i64> = actions::standing(rows)
        .iter()
        .map(|row| row.number)
        .collect();
    assert_eq!(numbers, [1, 4]);
}

#[test]
fn the_same_mail_is_queued_once_claimed_once_and_again_when_its_worker_dies() {
    on_each(|store| async move {
        store
            .write(|conn| {
                let mail = NewMail {
                    address: "a@example.org",
                    player_id: None,
                    payload: "{}",
                    dedup_key: "turn:1",
                    due_at: Some(noon()),
                    created_at: noon(),
                    ..NewMail::queued(letters::Kind::Turn, noon())
                };
                assert!(letters::queue(conn, &mail)?);
                assert!(!letters::queue(conn, &mail)?);
                assert_eq!(letters::waiting(conn)?, 1);
                let claimed = letters::claim(conn, noon(), 9)?;
                assert_eq!(claimed.len(), 1);
                assert!(letters::claim(conn, noon(), 9)?.is_empty());
                assert_eq!(
                    letters::claim(conn, noon() + TimeDelta::seconds(15), 9)?.len(),
                    1
                );
                letters::end(conn, claimed[0].id, "played")?;
                assert!(
                    letters::queue(conn, &mail)?,
                    "what was dropped is taken up again"
                );
                letters::sent(conn, &[claimed[0].id], noon())?;
                assert!(!letters::queue(conn, &mail)?, "what was sent is not");
                assert_eq!(letters::waiting(conn)?, 0);
                assert!(letters::waits_without_mail(conn, NaiveDateTime::default())?.is_empty());
                Ok::<_, StoreError>(())
            })
            .await
            .unwrap();
    });
}

#[test]
fn reply_tokens_seen_messages_and_dead_addresses_are_kept_and_forgotten() {
    on_each(|store| async move {
        store
            .write(|conn| {
                let by = player(conn, "replier");
                let row = ReplyRow {
                    hash: "reply-hash".to_owned(),
                    match_id: running_match(conn, by),
                    seat: 1,
                    number: 7,
                    player_id: by,
                    created_at: noon(),
                };
                replies::add(conn, &row)?;
                let found = replies::find(conn, "reply-hash")?.expect("it was kept");
                assert_eq!((found.seat, found.number, found.player_id), (1, 7, by));
                assert!(replies::find(conn, "another")?.is_none());
                assert!(!replies::is_seen(conn, "message")?);
                assert!(replies::mark_seen(conn, "message", noon())?);
                assert!(!replies::mark_seen(conn, "message", noon())?);
                assert!(replies::is_seen(conn, "message")?);
                assert!(sweep::replies(conn, noon(), noon())?);
                assert!(!sweep::replies(conn, noon(), noon())?);
                assert!(replies::find(conn, "reply-hash")?.is_none());
                assert!(!replies::is_seen(conn, "message")?);
                let address = "replier@example.org";
                replies::bury(conn, address, "550 gone", noon())?;
                replies::bury(conn, address, "550 still gone", noon())?;
                let dead = replies::dead(conn, address)?.expect("it is dead");
                assert_eq!(dead.words, "550 still gone");
                assert!(replies::revive(conn, address)? && !replies::revive(conn, address)?);
                replies::set_any_sender(conn, by, true)?;
                replies::set_any_sender(conn, by, true)?;
                assert!(replies::takes_any_sender(conn, by)?);
                replies::forget(conn, by, Some(address))?;
                assert!(!replies::takes_any_sender(conn, by)?);
                Ok::<_, StoreError>(())
            })
            .await
            .unwrap();
    });
}

/// Names of tables with their columns, and of those that were added later.
fn tables(sql: &str) -> BTreeSet<String> {
    // What need not outlive a server is kept without a log where there are such tables.
    let sql = sql.replace("CREATE UNLOGGED TABLE", "CREATE TABLE");
    let tables = sql.split("CREATE TABLE ").skip(1).flat_map(|table| {
        let (name, body) = table.split_once(" (").unwrap();
        let body = body.split("\n);").next().unwrap();
        let columns = body
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with("--"));
        columns
            .map(|line| format!("{name}.{}", line.split(' ').next().unwrap()))
            .collect::<Vec<_>>()
    });
    let changes = sql
        .lines()
        .filter_map(|line| line.strip_prefix("ALTER TABLE "));
    let changes = changes.map(|line| line.split(' ').take(4).collect::<Vec<_>>().join(" "));
    tables.chain(changes).collect()
}

#[test]
fn both_databases_have_the_same_tables() {
    let read = |kind: &str| {
        let folders = std::fs::read_dir(format!("migrations/{kind}")).unwrap();
        let files = folders.map(|folder| folder.unwrap().path().join("up.sql"));
        let mut files: Vec<_> = files.collect();
        files.sort();
        let text: Vec<String> = files
            .iter()
            .map(|file| std::fs::read_to_string(file).unwrap())
            .collect();
        tables(&text.join("\n"))
    };
    let sqlite = read("sqlite");
    assert!(sqlite.contains("actions.number") && sqlite.contains("outbox ADD COLUMN state"));
    assert!(sqlite.len() > 100);
    assert_eq!(sqlite, read("postgres"));
}

#[test]
fn ratings_are_kept_counted_ordered_and_forgotten() {
    on_each(|store| async move {
        let done = store.write(|conn| {
            let tag = own_tag();
            let names = ["ann", "ben", "cat"].map(|name| format!("{name}{tag}"));
            let players = names.each_ref().map(|name| player(conn, name));
            let game = format!("game{tag}");
            let id = running_match(conn, players[0]);
            for (at, player) in players.iter().enumerate() {
                let mut row = RatingRow {
                    player_id: *player,
                    game: game.clone(),
                    rating: 25.0,
                    uncertainty: 8.0,
                    cautious: 9.0,
                    matches: 1,
                };
                ratings::save(conn, &row)?;
                (row.rating, row.cautious, row.matches) = (30.5, 20.25 + at as f64, 5 - at as i32);
                ratings::save(conn, &row)?;
                assert_eq!(ratings::of_players(conn, &game, &[*player])?, [row]);
                let rated = RatedRow {
                    match_id: id,
                    player_id: *player,
                    game: game.clone(),
                    place: 1,
                    people: 3,
                    rating_before: 25.0,
                    uncertainty_before: 8.0,
                    rating_after: 30.5,
                    uncertainty_after: 7.125,
                    at: noon(),
                };
                ratings::note(conn, &rated)?;
                assert_eq!(ratings::history(conn, *player, 10)?, [rated]);
            }
            let leaders = ratings::leaders(conn, &game, 4, 10)?;
            let order: Vec<&str> = leaders.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(order, [names[1].as_str(), names[0].as_str()]);
            assert!(ratings::numbers(conn, 4)?.contains(&(game.clone(), 2)));
            let tally = TallyRow {
                game: game.clone(),
                kind: turnpost::store::ratings::Counted::Role,
                what: "elves".to_owned(),
                seats: 3,
                played: 1,
                won: 1,
                points: 80,
                places: 1,
            };
            ratings::count(conn, &tally)?;
            ratings::count(conn, &tally)?;
            let counted = ratings::tallies(conn, &game)?;
            assert_eq!((counted[0].played, counted[0].points), (2, 160));
            ratings::note_drop_out(conn, id, players[2])?;
            ratings::note_drop_out(conn, id, players[2])?;
            assert_eq!(ratings::drop_outs_of(conn, id)?, [players[2]]);
            ratings::forget(conn, players[2])?;
            assert!(ratings::of_player(conn, players[2])?.is_empty());
            assert!(ratings::history(conn, players[2], 10)?.is_empty());
            assert!(ratings::drop_outs_of(conn, id)?.is_empty());
            Ok::<_, StoreError>(())
        });
        done.await.unwrap();
    });
}

#[test]
fn a_match_rates_a_player_once() {
    on_each(|store| async move {
        let twice = store.write(|conn| {
            let tag = own_tag();
            let ana = player(conn, &format!("once{tag}"));
            let rated = RatedRow {
                match_id: running_match(conn, ana),
                player_id: ana,
                game: "terra_nova".to_owned(),
                place: 1,
                people: 2,
                rating_before: 25.0,
                uncertainty_before: 8.0,
                rating_after: 26.0,
                uncertainty_after: 7.0,
                at: noon(),
            };
            ratings::note(conn, &rated)?;
            Ok::<_, StoreError>(ratings::note(conn, &rated)?)
        });
        assert!(twice.await.is_err());
    });
}

#[test]
fn queues_are_joined_once_and_left() {
    on_each(|store| async move {
        let done = store.write(|conn| {
            let tag = own_tag();
            let names = ["dan", "eve"].map(|name| format!("{name}{tag}"));
            let players = names.each_ref().map(|name| player(conn, name));
            let game = format!("queue{tag}");
            for (at, player_id) in players.iter().enumerate() {
                let row = QueueRow {
                    player_id: *player_id,
                    game: game.clone(),
                    speed: Pace::Daily,
                    seats: 2,
                    since: noon() - TimeDelta::hours(at as i64),
                };
                queue::join(conn, &row)?;
                let later = QueueRow {
                    since: noon() + TimeDelta::hours(9),
                    ..row
                };
                queue::join(conn, &later)?;
            }
            let number = (game.clone(), Pace::Daily, 2, 2);
            assert!(queue::numbers(conn)?.contains(&number));
            let waiting = queue::waiting(conn, &game, Pace::Daily, 2)?;
            let order: Vec<_> = waiting.iter().map(|(player, _)| player.id).collect();
            assert_eq!(order, [players[1], players[0]], "the longest wait first");
            let old = queue::older_than(conn, noon() - TimeDelta::minutes(1), 100)?;
            assert!(old.iter().any(|row| row.player_id == players[1]));
            assert!(old.iter().all(|row| row.player_id != players[0]));
            assert_eq!(queue::leave(conn, players[0], &game, Pace::Daily, 2)?, 1);
            assert_eq!(queue::leave(conn, players[0], &game, Pace::Daily, 2)?, 0);
            queue::leave_game(conn, &players, &game)?;
            assert!(queue::of_player(conn, players[1])?.is_empty());
            Ok::<_, StoreError>(())
        });
        done.await.unwrap();
    });
}

#[test]
fn ratings_that_change_at_the_same_time_are_all_counted() {
    on_each(|store| async move {
        let tag = own_tag();
        let game = format!("busy{tag}");
        let ana = store
            .write(move |conn| Ok::<_, StoreError>(player(conn, &format!("busy{tag}"))))
            .await
            .unwrap();
        let mut matches = Vec::new();
        for _ in 0..8 {
            let (store, game) = (store.clone(), game.clone());
            matches.push(tokio::spawn(async move {
                let rated = store.write(move |conn| {
                    ratings::lock(conn)?;
                    let known = ratings::of_players(conn, &game, &[ana])?;
                    let row = RatingRow {
                        player_id: ana,
                        game,
                        rating: 25.0,
                        uncertainty: 8.0,
                        cautious: 9.0,
                        matches: known.first().map_or(1, |row| row.matches + 1),
                    };
                    Ok::<_, StoreError>(ratings::save(conn, &row)?)
                });
                rated.await.unwrap();
            }));
        }
        for one in matches {
            one.await.unwrap();
        }
        let counted = store
            .read(move |conn| Ok::<_, StoreError>(ratings::of_players(conn, &game, &[ana])?))
            .await
            .unwrap();
        assert_eq!(counted[0].matches, 8);
    });
}

#[test]
fn a_password_is_never_shown() {
    let shown = |text: &str| Address::new(text).to_string();
    assert_eq!(
        shown("postgres://me:secret@host:5432/db?sslmode=require"),
        "postgres://me:…@host:5432/db?sslmode=require"
    );
    assert_eq!(
        shown("postgres://me:p@ss/w:rd@host/db"),
        "postgres://me:…@host/db"
    );
    assert_eq!(
        shown("postgresql://host/db?user=me&password=secret&sslmode=require"),
        "postgresql://host/db?user=me&password=…&sslmode=require"
    );
    assert_eq!(shown("postgres://host/db"), "postgres://host/db");
    assert_eq!(shown("data/turnpost.sqlite"), "data/turnpost.sqlite");
    assert!(!format!("{:?}", Address::new("postgres://me:secret@host")).contains("secret"));
}

#[test]
fn what_a_library_quotes_of_a_password_is_hidden() {
    let address = Address::new("postgres://me:half/other@host/db");
    let said = "invalid port number: \"half\" in \"half/other@host\"";
    let said = address.scrub(said);
    assert!(!said.contains("half") && !said.contains("other"), "{said}");
}

#[cfg(feature = "postgres")]
#[test]
fn the_address_may_say_itself_how_long_to_wait() {
    let own = Address::new("postgres://host/db?connect_timeout=9").with_patience();
    assert!(own.contains("connect_timeout=9") && !own.contains("connect_timeout=2"));
    assert!(own.contains("&tcp_user_timeout="));
}

#[test]
fn a_copy_knows_every_declared_table_with_all_its_columns() {
    let tables = copy::tables();
    let declared = include_str!("../src/store/schema.rs");
    assert_eq!(tables.len(), declared.matches("diesel::table! {").count());
    let columns: usize = tables.iter().map(|table| table.columns.len()).sum();
    assert_eq!(
        columns,
        declared.matches(" -> ").count() - declared.matches("joinable!").count()
    );
}
