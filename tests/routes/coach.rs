//! 'What would you do?': offered against bots alone, at one's own decision, and to nobody else.

use diesel::connection::SimpleConnection;
use turnpost::games::registry;
use turnpost::ids::MatchId;
use turnpost::service::ServiceError;
use turnpost::words::{Language, Reader};

use crate::support::{Answer, Client, TestApp};

const THINKS: &str = "<progress";

/// The page once the bot has thought.
pub fn advice(client: &Client, path: &str) -> Answer {
    for _ in 0..100_000 {
        let page = client.get(&format!("{path}/advice"));
        match page.body.contains(THINKS) {
            true => assert!(
                page.headers.to_lowercase().contains("refresh"),
                "{}",
                page.headers
            ),
            false => return page,
        }
        std::thread::yield_now();
    }
    panic!("the bot thinks without end");
}

/// Where the ideas lead.
fn ideas(page: &str) -> Vec<String> {
    let links = page.split("href=\"").skip(1);
    let links = links.filter_map(|rest| rest.split('"').next());
    let links = links.filter(|link| link.contains("?line="));
    links.map(|link| link.replace("&amp;", "&")).collect()
}

fn offers(client: &Client, path: &str) -> bool {
    client.get(path).body.contains(&format!("{path}/advice"))
}

#[test]
fn against_bots_each_idea_has_reasons_and_leads_to_its_preview() {
    let app = TestApp::start_with(|service| service.thinkers.most_nodes = 400);
    for game in registry::all() {
        let client = app.client();
        let slug = game.info().slug;
        let begun = client.post("/play-a-bot", &[("game", slug), ("learn", "1")]);
        let path = begun.location;
        app.work();
        assert!(offers(&client, &path), "{slug}");
        let first = advice(&client, &path);
        assert_eq!(first.status, 200);
        assert!(
            first.body.contains("First choice"),
            "{slug}: {}",
            first.body
        );
        let ideas = ideas(&first.body);
        assert!((1..=3).contains(&ideas.len()), "{slug}: {ideas:?}");
        for idea in &ideas {
            let page = client.get(idea);
            assert_eq!(page.status, 200, "{slug}: {idea}");
            assert!(page.body.contains("id=\"preview\""), "{slug}: {idea}");
        }
        let again = advice(&client, &path);
        assert_eq!(again.body, first.body, "{slug}: the same question");
        // The first idea can be played as it is.
        let line = ideas[0].split("?line=").nth(1).unwrap();
        let line = line
            .replace("%3B", ";")
            .replace("%40", "@")
            .replace("%3E", ">")
            .replace('+', " ")
            .replace("%20", " ");
        let id: i64 = path.rsplit('/').next().unwrap().parse().unwrap();
        let number = app.number(id).to_string();
        let form = [("number", number.as_str()), ("line", line.as_str())];
        let played = client.post(&format!("{path}/actions"), &form);
        assert_eq!(played.status, 303, "{slug}: {line}");
    }
}

/// In each language, each reason has its name.
#[test]
fn every_reason_has_its_words() {
    for game in registry::all() {
        let info = game.info();
        for language in Language::ALL {
            let catalogue = info.messages.iter().find(|(tag, _)| *tag == language.tag());
            let (_, text) = catalogue.unwrap();
            for reason in game.judgement().reasons() {
                let id = format!("\nreason-{reason} = ");
                assert!(text.contains(&id), "{} {language:?}: {reason}", info.slug);
            }
        }
        assert!(game.judgement().reasons().count() > 8, "{}", info.slug);
    }
}

#[test]
fn the_coach_speaks_the_readers_language() {
    let app = TestApp::start();
    for (language, words) in [("pl", "Pierwszy wybór"), ("ru", "Первый вариант")] {
        let client = app.client();
        client.post("/language", &[("language", language)]);
        let begun = client.post("/play-a-bot", &[("game", "terra_nova")]);
        app.work();
        let page = advice(&client, &begun.location).body;
        assert!(page.contains(words), "{page}");
        assert!(!page.contains("[reason"), "{page}");
    }
}

#[test]
fn nobody_else_and_no_other_moment() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let path = format!("/matches/{id}");
    let refused = |client: &Client, status: u16, words: &str| {
        assert!(!offers(client, &path));
        let page = client.get(&format!("{path}/advice"));
        assert_eq!(page.status, status, "{}", page.body);
        assert!(page.body.contains(words), "{}", page.body);
        assert!(!page.body.contains("First choice") && !page.body.contains("?line="));
    };
    assert!(offers(&ana, &path));
    assert!(advice(&ana, &path).body.contains("First choice"));
    refused(&app.client(), 401, "Log in");
    refused(&app.signed_up("Bo"), 403, "no seat");
    // Ana plays; before the bot has answered there is nothing to ask.
    let token = app.token("Ana");
    for _ in 0..20 {
        let line = ana.legal(&token, id)[0].clone();
        let number = app.number(id).to_string();
        let form = [("number", number.as_str()), ("line", line.as_str())];
        assert_eq!(ana.post(&format!("{path}/actions"), &form).status, 303);
        if ana.legal(&token, id).is_empty() {
            break;
        }
    }
    refused(&ana, 422, "nothing for you to decide");
}

#[test]
fn with_people_at_the_table_or_somebody_who_dropped_out_there_is_no_coach() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("game", "terra_nova"),
        ("seats", "3"),
        ("bots", "1"),
        ("order", "chosen"),
        ("first", "chosen"),
    ];
    let path = ana.post("/tables/new", &form).location;
    assert_eq!(bo.post(&format!("{path}/join"), &[]).status, 303);
    app.work();
    let (_, alone) = app.match_against_bot("Cy");
    let cy = app
        .runtime
        .block_on(app.service.player_named("Cy"))
        .unwrap();
    let dropped = format!(
        "insert into drop_outs (match_id, player_id) values ({alone}, {})",
        {
            let bo = app.runtime.block_on(app.service.player_named("Bo"));
            bo.unwrap().id
        }
    );
    let asked = app.service.ask_coach(MatchId(alone), cy.id);
    assert!(app.runtime.block_on(asked).is_ok());
    let write = app
        .service
        .store
        .write(move |conn| Ok::<_, ServiceError>(conn.batch_execute(&dropped)?));
    app.runtime.block_on(write).unwrap();
    let asked = app.service.ask_coach(MatchId(alone), cy.id);
    let refused = app.runtime.block_on(asked).unwrap_err();
    assert!(
        refused.to_string().contains("nothing is rated"),
        "{refused}"
    );
    let id = MatchId(path.rsplit('/').next().unwrap().parse().unwrap());
    let glance = app.service.glance(id, None, Reader::default());
    let glance = app.runtime.block_on(glance).unwrap();
    let waits = glance.live.position.turn().seats().next().unwrap();
    let client = [&ana, &bo][waits.index()];
    assert!(client.get(&path).body.contains(">Your turn<"));
    assert!(!offers(client, &path));
    let page = client.get(&format!("{path}/advice"));
    assert_eq!(page.status, 403);
    assert!(
        page.body.contains("all others at the table are bots"),
        "{}",
        page.body
    );
}
