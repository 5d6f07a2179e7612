//! Emails that people are glad to get: not while they are there, not twice, and with the result first.

use chrono::TimeDelta;
use turnpost::games::bots::Bot;
use turnpost::games::rng::Rng;
use turnpost::ids::MatchId;
use turnpost::service::ServiceError;
use turnpost::service::letters::A_MOMENT;
use turnpost::store::AnyConnection;
use turnpost::store::letters::{self, Kind, NewMail};
use turnpost::store::matches::{self, Status};
use turnpost::words::Reader;
use turnpost::worker::outbox;

use crate::post::{
    count, id_of, kept, letter, match_of_two, play_once, table_of_two, trail, waits,
};
use crate::support::TestApp;

const ANA: &str = "ana@example.org";
const BO: &str = "bo@example.org";

#[test]
fn a_turn_that_a_bot_hands_back_at_once_is_told_only_if_its_player_has_left() {
    let app = TestApp::start();
    let (_, id) = app.match_against_bot("Ana");
    let told = count(&app, ANA, "Your turn");
    for _ in 0..5 {
        play_once(&app, "Ana", id);
        app.work();
    }
    assert_eq!(count(&app, ANA, "Your turn"), told, "she is still at it");
    assert_eq!(waits(&app, id), ["Ana"]);
    app.service.clock.advance(TimeDelta::minutes(6));
    app.work();
    assert_eq!(count(&app, ANA, "Your turn"), told + 1, "she has left");
    let audit = app.runtime.block_on(app.service.audit_mail()).unwrap();
    assert!(audit.is_empty(), "{audit:?}");
}

#[test]
fn a_bot_that_takes_over_is_told_with_the_turn_that_it_hands_on() {
    let app = TestApp::start();
    let (_, bo, _) = match_of_two(&app, "daily", &[]);
    // Where it is not Bo's turn afterwards, there is an email of its own.
    let cy = app.signed_up("Cy");
    let form = [
        ("game", "terra_nova"),
        ("seats", "3"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "daily"),
    ];
    let table = app.signed_up("Dee").post("/tables/new", &form).location;
    for client in [&cy, &bo] {
        assert_eq!(client.post(&format!("{table}/join"), &[]).status, 303);
    }
    app.work();
    let id = id_of(&table);
    let first = waits(&app, id).remove(0);
    app.service.clock.advance(TimeDelta::hours(25));
    app.work();
    app.service.clock.advance(TimeDelta::minutes(5));
    app.work();
    let next = waits(&app, id).remove(0);
    let mut others = ["Dee", "Cy", "Bo"].into_iter();
    let other = others.find(|name| *name != first && *name != next);
    let other = format!("{}@example.org", other.unwrap().to_lowercase());
    let told = |address: &str, name: &str| -> Vec<(String, bool)> {
        let gone = format!("{name} ran out of time: a bot plays on.");
        let all = kept(&app).into_iter();
        let about = all.filter(|row| row.address == address && row.words.contains(&gone));
        let first = format!("Since your last turn\n  {gone}\n");
        about
            .map(|row| {
                let kind = row.subject.split(':').next().unwrap_or_default();
                (kind.to_owned(), row.words.contains(&first))
            })
            .collect()
    };
    assert_eq!(told(BO, "Ana"), [("Your turn".to_owned(), true)]);
    let alone = [("A bot plays on".to_owned(), false)];
    assert_eq!(told(&other, &first), alone, "it is the turn of {next}");
    let mut late = trail(&app, "Bo");
    late.retain(|row| row.kind == Kind::Late);
    assert!(late.iter().all(|row| row.sent_at.is_some()), "{late:?}");
}

#[test]
fn whoever_plays_on_within_a_moment_gets_no_email() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    app.work();
    let told = count(&app, BO, "Your turn");
    while waits(&app, id) != ["Bo"] {
        play_once(&app, "Ana", id);
    }
    let claimed = || {
        let now = app.service.clock.now();
        let claimed = outbox::claim(&app.service, now, 10);
        app.runtime.block_on(claimed).unwrap()
    };
    assert_eq!(claimed().len(), 0, "Bo may be at the table");
    while waits(&app, id) == ["Bo"] {
        play_once(&app, "Bo", id);
    }
    app.service.clock.advance(A_MOMENT);
    app.work();
    assert_eq!(count(&app, BO, "Your turn"), told, "Bo was");
}

#[test]
fn emails_about_a_match_that_has_ended_hold_up_nobody() {
    let app = TestApp::start();
    let (ana, _, id) = match_of_two(&app, "daily", &[]);
    app.work();
    // More turns than are looked at together, all of them past when the match ends.
    let now = app.service.clock.now();
    let bo = app
        .runtime
        .block_on(app.service.player_named("Bo"))
        .unwrap()
        .id;
    let write = move |conn: &mut AnyConnection| {
        for number in 0..150 {
            let mail = NewMail {
                address: BO,
                player_id: Some(bo),
                dedup_key: &format!("turn {number}"),
                match_id: Some(MatchId(id)),
                seat: Some(1),
                number: Some(1000 + number),
                ..NewMail::queued(Kind::Turn, now)
            };
            assert!(letters::queue(conn, &mail)?);
        }
        Ok::<_, ServiceError>(matches::finish(conn, MatchId(id), Status::Over, None)?)
    };
    app.runtime
        .block_on(app.service.store.write(write))
        .unwrap();
    ana.post("/reset", &[("email", ANA)]);
    let claimed = outbox::claim(&app.service, now, 1);
    let claimed = app.runtime.block_on(claimed).unwrap();
    let kinds: Vec<Kind> = claimed.iter().map(|row| row.kind).collect();
    assert_eq!(kinds, [Kind::Reset], "what matters goes first");
    let trail = trail(&app, "Bo").into_iter();
    let dropped = trail.filter(|row| row.reason.contains("drop-over"));
    assert_eq!(dropped.count(), 150);
}

#[test]
fn whoever_follows_the_match_gets_no_email_until_they_leave() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    let bo = app
        .runtime
        .block_on(app.service.player_named("Bo"))
        .unwrap();
    let present = app.service.presence.enter(MatchId(id), bo.id);
    while waits(&app, id) != ["Bo"] {
        play_once(&app, "Ana", id);
    }
    app.work();
    app.service.clock.advance(TimeDelta::minutes(6));
    app.work();
    assert_eq!(count(&app, BO, "Your turn"), 0, "Bo sees it");
    drop(present);
    app.service.clock.advance(TimeDelta::minutes(6));
    app.work();
    assert_eq!(count(&app, BO, "Your turn"), 1);
}

#[test]
fn a_page_that_was_left_open_is_no_excuse_for_ever() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    let bo = app
        .runtime
        .block_on(app.service.player_named("Bo"))
        .unwrap();
    let _present = app.service.presence.enter(MatchId(id), bo.id);
    while waits(&app, id) != ["Bo"] {
        play_once(&app, "Ana", id);
    }
    for _ in 0..8 {
        app.service.clock.advance(TimeDelta::minutes(5));
        app.work();
    }
    assert_eq!(count(&app, BO, "Your turn"), 1);
}

#[test]
fn the_last_email_says_first_who_won_and_how() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[("rated", "on")]);
    let mut rng = Rng::new([3; 32]);
    app.runtime.block_on(async {
        let service = &app.service;
        let id = MatchId(id);
        loop {
            let glance = service.glance(id, None, Reader::default()).await.unwrap();
            let Some(seat) = glance.live.position.turn().seats().next() else {
                break;
            };
            let line = glance
                .live
                .position
                .bot(seat, Bot::Random, &mut rng)
                .unwrap();
            let table = &glance.live.table;
            let player = table.seats[seat.index()].player_id.unwrap();
            let number = table.row.number;
            service.act(id, player, number, &line).await.unwrap();
        }
    });
    app.work();
    let all = kept(&app);
    let last = |address: &str| {
        let won = format!("won: Terra Nova #{id}");
        let over = all
            .iter()
            .rfind(|row| row.address == address && row.subject.ends_with(&won));
        over.unwrap_or_else(|| panic!("{:?}", all.last().map(|row| &row.subject)))
    };
    // The winner is told so; the other reads who it is.
    let mut told: Vec<(&str, &str)> = Vec::new();
    for (address, other) in [(ANA, "Bo"), (BO, "Ana")] {
        let over = last(address);
        let (who, how) = match over.subject.starts_with("You won: ") {
            true => ("You", "you"),
            false => (other, other),
        };
        assert!(over.subject.starts_with(who), "{}", over.subject);
        let first = over.words.lines().next().unwrap();
        assert!(first.contains(&format!("{how} won, ")), "{first}");
        told.push((who, address));
    }
    let winners = told.iter().filter(|(who, _)| *who == "You").count();
    assert_eq!(winners, 1, "{told:?}");
    let over = last(ANA);
    // As every page writes ratings: a small change is one, too.
    let rating = over.words.split("Your rating went ").nth(1).unwrap();
    let rating = rating.replace('\n', " ");
    let numbers = rating.split('.').count() - 1;
    assert!(rating.contains("from 25.0 to ") && numbers >= 3, "{rating}");
    // From there a rematch is one button away.
    let again = format!("{}/matches/{id}#again", app.base);
    assert!(over.words.contains(&again), "{}", over.words);
}

#[test]
fn a_win_by_resignation_says_so_at_once() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("game", "through_the_ages"),
        ("title", "Sunday club"),
        ("seats", "2"),
        ("order", "chosen"),
        ("speed", "daily"),
    ];
    let opened = ana.post("/tables/new", &form);
    assert_eq!(opened.status, 303, "{}", opened.body);
    assert_eq!(
        bo.post(&format!("{}/join", opened.location), &[]).status,
        303
    );
    app.work();
    let id: i64 = opened.location.rsplit('/').next().unwrap().parse().unwrap();
    let id = MatchId(id);
    let mut rng = Rng::new([3; 32]);
    app.runtime.block_on(async {
        loop {
            let glance = app.service.glance(id, None, Reader::default()).await;
            let live = glance.unwrap().live;
            let Some(seat) = live.position.turn().seats().next() else {
                break;
            };
            // Bo gives up as soon as he may; Ana plays whatever else comes.
            let row = &live.table.seats[seat.index()];
            let mut lines = live.position.legal(seat);
            let may_resign = lines.iter().any(|line| line == "resign");
            lines.retain(|line| line != "resign");
            let line = match may_resign && row.name == "Bo" {
                true => "resign",
                false => rng.pick(&lines),
            };
            let (player, number) = (row.player_id.unwrap(), live.table.row.number);
            let acted = app.service.act(id, player, number, line).await;
            acted.unwrap();
        }
    });
    app.work();
    for (address, subject, first) in [
        (
            ANA,
            "You won by resignation: ",
            "you won, as everybody else resigned.",
        ),
        (
            BO,
            "Ana won by resignation: ",
            "Ana won, as everybody else resigned.",
        ),
    ] {
        let over = letter(&app, address, subject);
        let heading = over.words.split("\n\n").next().unwrap().replace('\n', " ");
        assert!(heading.contains(first), "{heading}");
    }
}

#[test]
fn whoever_does_not_begin_is_told_how_the_match_goes() {
    let app = TestApp::start();
    match_of_two(&app, "daily", &[]);
    for (address, subject) in [(BO, "Match started"), (ANA, "Your turn")] {
        let words = letter(&app, address, subject).words;
        for part in [
            "Clock: ",
            "Seats, in order: Ana and Bo",
            "First to play: Ana",
        ] {
            assert!(words.contains(part), "{subject}: no {part} in {words}");
        }
    }
}

/// Whoever sits down with bots has just begun the match.
#[test]
fn a_match_against_bots_needs_no_email_that_it_has_begun() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let form = [("game", "terra_nova"), ("seats", "2"), ("bots", "1")];
    for _ in 0..6 {
        // Who begins is drawn.
        assert_eq!(ana.post("/tables/new", &form).status, 303);
    }
    app.work();
    assert_eq!(count(&app, ANA, "Match started"), 0);
}

#[test]
fn a_refused_email_is_sent_again_when_an_admin_says_so() {
    let app = TestApp::start();
    let (ana, bo, _) = match_of_two(&app, "daily", &[]);
    let told = count(&app, ANA, "Your turn");
    bo.post("/profile", &[("zone", "UTC"), ("language", "en")]);
    let id = table_of_two(&app, &ana, &bo, "slow", &[]);
    while waits(&app, id) != ["Bo"] {
        play_once(&app, "Ana", id);
    }
    let mut rows = trail(&app, "Bo").into_iter();
    let row = rows.find(|row| row.kind == Kind::Turn && row.match_id == Some(MatchId(id)));
    let row = row.unwrap();
    let refused = app.service.store.write(move |conn| {
        Ok::<_, ServiceError>(letters::refuse(conn, row.id, "554 5.7.1 Not today")?)
    });
    app.runtime.block_on(refused).unwrap();
    app.work();
    let subject = format!("Your turn: Terra Nova #{id}");
    assert_eq!(count(&app, BO, &subject), 0);
    let again = app.service.send_again(Vec::new(), "test");
    assert_eq!(app.runtime.block_on(again).unwrap(), 1);
    app.work();
    assert_eq!(count(&app, BO, &subject), 1);
    assert!(count(&app, ANA, "Your turn") > told);
}
