//! Guided first matches: taught to the end in each game, wrong turns included.

use turnpost::games::registry;
use turnpost::ids::MatchId;
use turnpost::words::{Language, Reader};

use crate::support::TestApp;

/// Each lesson has its words, in every language that has the game's.
#[test]
fn every_lesson_has_its_words() {
    for game in registry::all() {
        let info = game.info();
        assert!(info.lessons.len() > 5, "{}", info.slug);
        let words = game.catalogue().words(Language::English.tag(), &[]);
        assert!(words.has("lesson-aim"), "{}: what is it about?", info.slug);
        for lesson in info.lessons {
            let goal = format!("lesson-{}", lesson.id);
            assert!(words.has(&goal), "{}: {goal}", info.slug);
            let done = format!("{goal}-done");
            assert_eq!(
                words.has(&done),
                !lesson.by.is_empty(),
                "{}: {done}",
                info.slug
            );
        }
    }
}

/// Whatever leads to a paragraph of the rules finds it there, in every language.
#[test]
fn every_paragraph_that_is_linked_to_exists() {
    let app = TestApp::start();
    for language in Language::ALL {
        let client = app.client();
        let form = [("language", language.tag())];
        assert_eq!(client.post("/language", &form).status, 303);
        for game in registry::all() {
            let info = game.info();
            let page = client.get(&format!("/games/{}/rules", info.slug)).body;
            let of_lessons = info.lessons.iter().map(|lesson| lesson.rule);
            let sections = info.sections.iter().map(|(_, section)| *section);
            for section in of_lessons.chain(sections) {
                let anchor = format!("id=\"r{section}\"");
                assert!(
                    page.contains(&anchor),
                    "{language:?} {}: {section}",
                    info.slug
                );
            }
        }
    }
}

/// What is refused, and what is looked at, is a click away from what the rules say about it.
#[test]
fn refusals_and_previews_lead_to_the_rules() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let path = format!("/matches/{id}");
    let number = app.number(id).to_string();
    let wrong = [("number", number.as_str()), ("line", "upgrade E5 post")];
    let refused = client.post(&format!("{path}/actions"), &wrong).body;
    let refusal = refused
        .split("id=\"refusal\"")
        .nth(1)
        .expect("it is refused");
    assert!(
        refusal.contains("/games/terra_nova/rules#r6-2"),
        "{refusal}"
    );
    let legal = client.legal(&app.token("Ana"), id)[0].replace(' ', "+");
    let preview = client.get(&format!("{path}?line={legal}")).body;
    let preview = preview
        .split("id=\"preview\"")
        .nth(1)
        .expect("it is previewed");
    assert!(preview.contains("/games/terra_nova/rules#r"), "{preview}");
}

/// Plays a guided match to its end by what `choose` picks of the legal lines; says how many goals were
/// reached.
fn learn(slug: &str, choose: impl Fn(&[String], usize) -> usize) -> usize {
    let app = TestApp::start();
    let client = app.client();
    let begun = client.post("/play-a-bot", &[("game", slug), ("learn", "1")]);
    assert_eq!(begun.status, 303, "{}", begun.body);
    let path = begun.location;
    let id: i64 = path.rsplit('/').next().unwrap().parse().unwrap();
    app.work();
    let first = client.get(&path).body;
    assert!(
        first.contains("Your first match") && first.contains(" goals reached"),
        "{slug}"
    );
    assert!(
        !app.client().get(&path).body.contains("Your first match"),
        "only for the learner"
    );
    let glance = || {
        let glance = app.service.glance(MatchId(id), None, Reader::default());
        app.runtime.block_on(glance).unwrap()
    };
    let mut turn = 0;
    loop {
        let now = glance();
        let waits = now.live.position.turn();
        let Some(seat) = waits.seats().find(|seat| seat.index() == 0) else {
            break;
        };
        let legal = now.live.position.legal(seat);
        let line = legal[choose(&legal, turn)].clone();
        let number = app.number(id).to_string();
        let form = [("number", number.as_str()), ("line", line.as_str())];
        let played = client.post(&format!("{path}/actions"), &form);
        assert_eq!(played.status, 303, "{slug}: {line}: {}", played.body);
        app.work();
        turn += 1;
        assert!(turn < 1500, "{slug}: no end");
        if turn % 40 == 1 {
            let page = client.get(&path).body;
            assert!(page.contains("goals reached"), "{slug}: {line}");
            assert!(
                !page.contains("Welcome."),
                "{slug}: nobody is welcomed twice"
            );
        }
    }
    let page = client.get(&path).body;
    assert!(!page.contains("the next goal"), "{slug}: it is over");
    assert!(
        page.contains(&format!("href=\"/lobby?game={slug}\"")),
        "{slug}: what next?"
    );
    let again = page.split("id=\"again\"").nth(1).unwrap();
    let again = again.split("</form>").next().unwrap();
    assert!(
        again.contains("/play-a-bot"),
        "{slug}: a guest opens no table: {again}"
    );
    let words = page.split(" goals reached").next().unwrap();
    let reached = words.rsplit("· ").next().unwrap();
    reached.split(' ').next().unwrap().parse().unwrap()
}

/// What a bot would rather do: never the first, often another.
fn wander(legal: &[String], turn: usize) -> usize {
    (turn * 7 + 3) % legal.len()
}

#[test]
fn terra_nova_is_taught_to_the_end() {
    let reached = learn("terra_nova", wander);
    assert!(reached >= 3, "{reached}");
}

#[test]
fn age_of_innovation_is_taught_to_the_end() {
    let reached = learn("age_of_innovation", wander);
    assert!(reached >= 3, "{reached}");
}

#[test]
fn through_the_ages_is_taught_to_the_end() {
    let reached = learn("through_the_ages", wander);
    assert!(reached >= 3, "{reached}");
}

#[test]
fn an_age_contrived_is_taught_to_the_end() {
    let reached = learn("age_contrived", wander);
    assert!(reached >= 3, "{reached}");
}

/// Where everything lies is told at once, also to whoever is left with a single faction.
#[test]
fn the_first_page_says_where_everything_lies() {
    let app = TestApp::start();
    for (slug, words) in [
        ("terra_nova", "below it your mat"),
        ("terra_nova", "most points after five rounds"),
        ("age_of_innovation", "most points after six rounds"),
        ("through_the_ages", "most culture at the end"),
        ("age_contrived", "most points when the last monument"),
        (
            "age_of_innovation",
            "Welcome. The goals take about half an hour",
        ),
        ("age_of_innovation", "First take a set"),
        ("through_the_ages", "The cards in the row at the top"),
        ("age_contrived", "Your device has five tiles"),
    ] {
        let client = app.client();
        let begun = client.post("/play-a-bot", &[("game", slug), ("learn", "1")]);
        app.work();
        let page = client.get(&begun.location).body;
        let lesson = page.split("id=\"lesson\"").nth(1).unwrap();
        let lesson = lesson.split("</section>").next().unwrap();
        assert!(lesson.contains(words), "{slug}: {lesson}");
    }
}

/// Whoever does as little as the rules allow is not stuck, and is taught on.
#[test]
fn wrong_turns_are_fine() {
    const LEAST: [&str; 7] = [
        "pass", "nopol", "end", "decline", "none", "discard", "release",
    ];
    let idle = |legal: &[String], _: usize| {
        let least = LEAST
            .iter()
            .find_map(|word| legal.iter().position(|line| line.starts_with(word)));
        least.unwrap_or(0)
    };
    for (slug, most) in [
        ("terra_nova", 4),
        ("age_of_innovation", 5),
        ("through_the_ages", 6),
        ("age_contrived", 5),
    ] {
        let reached = learn(slug, idle);
        assert!((1..most).contains(&reached), "{slug}: {reached}");
    }
}

/// Lessons are the same for everybody: what they say is about what lies on the table.
#[test]
fn everybody_who_learns_gets_the_same_deal() {
    let app = TestApp::start();
    for game in registry::all() {
        let slug = game.info().slug;
        let boards = [(); 2].map(|()| {
            let begun = app
                .client()
                .post("/play-a-bot", &[("game", slug), ("learn", "1")]);
            let id: i64 = begun.location.rsplit('/').next().unwrap().parse().unwrap();
            let table = app
                .runtime
                .block_on(app.service.table(MatchId(id)))
                .unwrap();
            table.row.seed
        });
        assert_eq!(boards[0], boards[1], "{slug}");
    }
}

/// Sections that speak of actions show one, drawn as the board is, and lead to where it can be tried.
#[test]
fn rules_have_drawn_examples_that_open_as_positions() {
    let app = TestApp::start();
    for language in Language::ALL {
        let client = app.client();
        let form = [("language", language.tag())];
        assert_eq!(client.post("/language", &form).status, 303);
        for game in registry::all() {
            let slug = game.info().slug;
            let page = client.get(&format!("/games/{slug}/rules")).body;
            let page = scraper::Html::parse_document(&page);
            let select = |what: &str| scraper::Selector::parse(what).unwrap();
            let figures: Vec<_> = page.select(&select("figure.example")).collect();
            assert!(figures.len() > 3, "{slug}: {}", figures.len());
            let of = |what: &str, attribute: &str| -> Vec<String> {
                let wanted = select(what);
                let all = page.select(&wanted);
                all.filter_map(|one| Some(one.value().attr(attribute)?.to_owned()))
                    .collect()
            };
            // What does not happen on the map is shown where it happens, and marked.
            let shown = select("figure.example .shown");
            let panels: Vec<_> = page.select(&shown).collect();
            assert!(panels.len() > 3, "{slug}: {}", panels.len());
            for one in panels {
                let new = one.select(&select(".new")).next();
                assert!(new.is_some(), "{slug}: nothing is new in {}", one.html());
            }
            for picture in of("figure.example img", "src") {
                let drawn = client.get(&picture);
                assert_eq!(drawn.status, 200, "{picture}");
                assert!(drawn.body.starts_with("<svg"), "{picture}");
            }
            let links = of("figure.example figcaption a", "href");
            assert_eq!(links.len(), figures.len(), "{slug}");
            for link in [&links[0], &links[links.len() - 1]] {
                assert_eq!(client.get(link).status, 200, "{link}");
            }
        }
    }
    let missing = app.client().get("/games/terra_nova/rules/99-9.svg");
    assert_eq!(missing.status, 404);
}

/// Prices and tracks lie beside the notation.
#[test]
fn cheat_sheets_have_the_tables_of_the_rules() {
    let app = TestApp::start();
    for game in registry::all() {
        let slug = game.info().slug;
        let sheet = app.client().get(&format!("/games/{slug}/sheet")).body;
        let prices = match slug {
            "terra_nova" => ["14 coins", "6.5 Power actions"],
            "age_of_innovation" => ["4 coins + 1 scholar", "8.8 Book action"],
            "through_the_ages" => ["2 military actions", "5.5 The blue bank"],
            "age_contrived" => ["3/6/10/15", "16. The end and the points"],
            other => panic!("what does {other} cost?"),
        };
        for part in prices {
            assert!(sheet.contains(part), "{slug}: no {part}");
        }
    }
}
