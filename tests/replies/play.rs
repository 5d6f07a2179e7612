use std::sync::Arc;

use diesel::Connection;
use diesel::connection::SimpleConnection;
use turnpost::ids::MatchId;
use turnpost::service::replies::{Envelope, Inbox, Received};
use turnpost::store::mailbox::LetterRow;
use turnpost::words::Reader;

use crate::desk::{Desk, header, message, reply_to, settings};
use crate::support::TestApp;

const ANA: &str = "ana@example.org";

#[test]
fn lines_are_played_in_order_and_answered_with_the_board() {
    let desk = Desk::start();
    let line = desk.until_undoable();
    let before = desk.number();
    // As a phone writes it.
    let mut typed = line.clone();
    typed.replace_range(..1, &line[..1].to_uppercase());
    let body = format!(
        "{typed}.\nend\n\nSent from my iPhone\n\n> On 16 Nov 2026, Turnpost wrote:\n> pass A\n"
    );
    let answer = desk.reply("two", &body);
    assert!(desk.number() >= before + 2);
    assert!(
        answer.starts_with("Ana, your reply was played."),
        "{answer}"
    );
    // In words, and the name once.
    assert!(answer.contains("What you did\n  Ana "), "{answer}");
    assert!(!answer.contains(&format!("({line})")), "{answer}");
    assert!(answer.contains("points"), "the board is shown: {answer}");
    assert!(desk.app.check_replay(desk.id));
    let sent = desk.kept().remove(0);
    let said = |name: &str| header(&sent, name).unwrap_or_default();
    assert_eq!(said("In-Reply-To"), "<two@example.org>");
    assert!(said("References").ends_with(" <two@example.org>"));
    assert_eq!(said("Auto-Submitted"), "auto-replied");
    assert_eq!(said("Subject"), "Re: Your turn: Terra Nova");
    let raw = String::from_utf8(sent.message.unwrap()).unwrap();
    assert!(raw.contains("image/png"), "the picture goes with it");
}

#[test]
fn the_first_refused_line_stops_the_rest_and_near_lines_are_named() {
    let desk = Desk::start();
    let line = desk.until_undoable();
    let before = desk.number();
    let mut wrong = line.clone();
    wrong.remove(1);
    let answer = desk.reply("typo", &format!("{wrong}\nend"));
    assert_eq!(desk.number(), before, "nothing was played");
    assert!(
        answer.contains("nothing in your reply was played"),
        "{answer}"
    );
    let instead = answer.split("You can play:").nth(1).expect("near lines");
    let instead = instead.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(instead.starts_with(&line), "{answer}");
    assert!(
        answer.contains("Not tried, because it came after that line\n  end"),
        "{answer}"
    );
    let answer = desk.reply("half", &format!("{line}\nnonsense\nend"));
    assert_eq!(desk.number(), before + 1, "the first line stands");
    assert!(
        answer.contains("played up to the line that was refused"),
        "{answer}"
    );
    assert!(answer.contains("Refused\n  nonsense\n"), "{answer}");
}

#[test]
fn what_was_not_tried_is_told_in_the_words_of_its_writer() {
    let desk = Desk::start();
    let form = [("zone", "Europe/Warsaw"), ("language", "ru")];
    assert_eq!(desk.client.post("/profile", &form).status, 303);
    let answer = desk.reply("typo", "nonsense\nсказать Привет\nнапоминания выкл");
    let left = "\n  сказать Привет\n  напоминания выкл\n";
    assert!(answer.contains(left), "{answer}");
}

#[test]
fn commands_do_what_they_say() {
    let desk = Desk::start();
    let line = desk.until_undoable();
    let before = desk.number();
    let help = desk.reply("help", "Help");
    // The whole cheat sheet: commands, notation, prices.
    for part in [
        "vacation 5 days",
        "upgrade C5 post",
        "14 coins",
        "power bridge3",
    ] {
        assert!(help.contains(part), "no {part}: {help}");
    }
    // Notation is marked as such, the rest is on the page, and the board is not what was asked for.
    assert!(help.contains("‘build C5’ a house"), "{help}");
    assert!(help.contains("/games/terra_nova/sheet"), "{help}");
    assert!(!help.contains("Power actions: bridge3"), "{help}");
    let both = desk.reply("help and board", "help\nboard");
    assert!(both.contains("Power actions: bridge3"), "{both}");
    let legal = desk.reply("legal", "legal");
    for line in desk.legal() {
        assert!(legal.contains(&format!("  {line}: ")), "{line}: {legal}");
    }
    let preview = desk.reply("preview", &format!("preview {line}\npreview nonsense"));
    assert!(
        preview.contains(&format!("{line} would do this:")),
        "{preview}"
    );
    assert!(preview.contains("nonsense would be refused"), "{preview}");
    assert_eq!(desk.number(), before, "a preview changes nothing");
    let said = desk.reply("say", "say Well played, “Bo”…");
    let all = "Ana, it is done.\n  You said: Well played, “Bo”…\n";
    assert!(said.starts_with(all), "nobody asked for anything: {said}");
    let page = desk.client.get(&format!("/matches/{}", desk.id)).body;
    assert!(page.contains("Well played, “Bo”…"));
    desk.reply("line", &line);
    let undone = desk.reply("undo", "undo");
    assert!(undone.contains("What you did\n  undo"), "{undone}");
    // What was played before in the same turn may be taken back too, but not for ever.
    let refused = |at: usize| {
        desk.reply(&format!("again{at}"), "undo")
            .contains("Refused\n  undo")
    };
    assert!((0..20).any(refused), "there is an end to taking back");
    assert!(
        desk.reply("board", "board")
            .contains("here is what you asked for")
    );
    assert!(
        desk.reply("nothing", "-- \nAna")
            .contains("nothing to play")
    );
    let away = desk.reply("vacation", "vacation 5 days\nvacation soon");
    assert!(away.contains("You are on holiday for 5 days"), "{away}");
    assert!(away.contains("Write how many days"), "{away}");
    assert!(
        desk.client
            .get("/profile")
            .body
            .contains("You are on holiday")
    );
    let remind = desk.reply("remind", "remind off\nremind on\nremind never");
    assert!(remind.contains("no more reminders") && remind.contains("reminders again"));
    assert!(remind.contains("Write: remind off"), "{remind}");
    let stopped = desk.reply("stop", "stop");
    assert!(
        stopped.contains("no more emails when it is your turn"),
        "{stopped}"
    );
    let kept = desk.letters().len();
    let line = desk.legal().remove(0);
    let number = desk.number().to_string();
    desk.client.post(
        &format!("/matches/{}/actions", desk.id),
        &[("number", &number), ("line", &line)],
    );
    desk.app.work();
    assert_eq!(desk.letters().len(), kept, "no mail after stop");
    assert!(desk.app.check_replay(desk.id));
}

#[test]
fn a_reply_to_an_old_mail_plays_nothing_and_tells_what_happened() {
    let desk = Desk::start();
    let line = desk.until_undoable();
    let old = desk.address();
    // Ana's own actions do not make the mail old.
    desk.reply("one", &line);
    assert_eq!(
        desk.send(&old, &message(ANA, "two", "undo")),
        Received::Answered
    );
    desk.reply("three", &format!("{line}\nend"));
    desk.app.work();
    let before = desk.number();
    let legal = desk.legal().remove(0);
    assert_eq!(
        desk.send(&old, &message(ANA, "four", &legal)),
        Received::Answered
    );
    desk.deliver();
    assert_eq!(desk.number(), before);
    let answer = desk.letters().remove(0);
    assert!(
        answer.contains("the match has moved on since that email"),
        "{answer}"
    );
    assert!(answer.contains("What happened meanwhile\n"), "{answer}");
    assert_eq!(
        desk.send(&old, &message(ANA, "five", "say hello")),
        Received::Answered
    );
    desk.deliver();
    assert!(desk.letters()[0].contains("You said: hello"));
    // The answer's own address is as fresh as its board.
    desk.reply("six", &legal);
    assert!(desk.number() > before);
}

#[test]
fn nothing_is_played_without_its_answer_and_nothing_answered_twice() {
    let desk = Desk::start();
    let (to, line, before) = (desk.address(), desk.legal().remove(0), desk.number());
    let path = desk.app.data.path().join("test.sqlite");
    let mut conn = diesel::SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    conn.batch_execute(
        "PRAGMA busy_timeout = 5000; CREATE TRIGGER full BEFORE INSERT ON outbox WHEN NEW.kind = 'reply-answer' BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    )
    .unwrap();
    let bytes = message(ANA, "crash", &line);
    assert!(desk.try_send(&to, Envelope::default(), &bytes).is_err());
    assert_eq!(desk.number(), before, "no answer, no action");
    conn.batch_execute("DROP TRIGGER full").unwrap();
    assert_eq!(
        desk.send(&to, &bytes),
        Received::Answered,
        "it may come again"
    );
    assert_eq!(
        desk.send(&to, &bytes),
        Received::PassedOver("it came before")
    );
    desk.deliver();
    let answers = desk
        .letters()
        .iter()
        .filter(|text| text.contains("your reply was played"))
        .count();
    assert_eq!(answers, 1);
}

/// 50 matches, ten replies to each, all at once.
#[test]
fn a_hundred_replies_at_once_lose_nothing_and_keep_their_order() {
    let app = TestApp::start_with(|service| {
        service.inbox = Arc::new(Inbox::new(settings()));
        service.limits.open_tables = 100;
        service.limits.tables_an_hour = 100;
    });
    let client = app.signed_up("Ana");
    let ids: Vec<i64> = (0..11).map(|_| app.another_match(&client)).collect();
    app.work();
    let token = app.token("Ana");
    let line = client.legal(&token, ids[0]).remove(0);
    let service = app.service.clone();
    let kept = service.store.read(|conn| {
        Ok::<_, turnpost::service::ServiceError>(turnpost::store::mailbox::kept(conn, 500)?)
    });
    let letters = app.runtime.block_on(kept).unwrap();
    let address = |id: i64| {
        let about = |letter: &&LetterRow| letter.subject.ends_with(&format!(" #{id}"));
        reply_to(letters.iter().find(about).unwrap()).unwrap()
    };
    let started = std::time::Instant::now();
    app.runtime.block_on(async {
        let mut sending = Vec::new();
        for round in 0..10 {
            for id in &ids {
                let to = service.recipient(&address(*id)).await.unwrap().unwrap();
                let lines = match round {
                    4 => format!("say {round}\n{line}"),
                    _ => format!("say {round}"),
                };
                sending.push((to, message(ANA, &format!("{id}.{round}"), &lines)));
            }
        }
        let sending = sending.into_iter().map(|(to, bytes)| {
            let service = service.clone();
            async move {
                service
                    .receive(to, Envelope::default(), bytes)
                    .await
                    .unwrap()
            }
        });
        for received in futures_util::future::join_all(sending).await {
            assert_eq!(received, Received::Answered);
        }
    });
    eprintln!("110 replies in {:?}", started.elapsed());
    for id in &ids {
        let glance = app.service.glance(MatchId(*id), None, Reader::default());
        let glance = app.runtime.block_on(glance).unwrap();
        let said: Vec<String> = glance.talk.iter().map(|row| row.words.clone()).collect();
        assert_eq!(
            said,
            (0..10).map(|round| round.to_string()).collect::<Vec<_>>()
        );
        assert!(
            glance.live.table.row.number > 0,
            "the line of match {id} was played"
        );
    }
    let waiting = app.service.store.read(|conn| {
        Ok::<_, turnpost::service::ServiceError>(turnpost::store::letters::waiting(conn)?)
    });
    assert!(app.runtime.block_on(waiting).unwrap() >= 110);
}

/// On an idle service, with its worker running; the best of some, because the machine is busy.
#[test]
fn a_reply_is_played_and_answered_within_a_second() {
    let desk = Desk::start();
    let to = desk.address();
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let service = desk.app.service.clone();
    let worker = desk
        .app
        .runtime
        .spawn(turnpost::worker::run(service, 100, stopped));
    let mut best = std::time::Duration::MAX;
    let lines = [
        desk.legal().remove(0),
        "say 1".to_owned(),
        "say 2".to_owned(),
    ];
    for (at, line) in lines.iter().enumerate() {
        let answer = match at {
            0 => "your reply was played".to_owned(),
            at => format!("You said: {at}"),
        };
        let started = std::time::Instant::now();
        let sent = desk.send(&to, &message(ANA, &format!("fast{at}"), line));
        assert_eq!(sent, Received::Answered);
        while !desk.letters().iter().any(|text| text.contains(&answer)) {
            assert!(started.elapsed().as_secs() < 30, "no answer");
            std::thread::yield_now();
        }
        eprintln!("played and answered in {:?}", started.elapsed());
        best = best.min(started.elapsed());
    }
    stop.send(true).unwrap();
    desk.app.runtime.block_on(worker).unwrap();
    let most = if cfg!(debug_assertions) { 5000 } else { 1000 };
    assert!(best.as_millis() < most, "{best:?}");
}
