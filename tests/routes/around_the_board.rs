//! The plan on the board, charts, the picture to show around, and once more with the same people.

use turnpost::games::record::Source;

use crate::support::{Client, TestApp};

/// A recorded match after so many actions: its address, and its players in order.
fn recorded(app: &TestApp, text: &str, count: usize) -> (String, Vec<Client>) {
    let record = Source::read(text.as_bytes()).unwrap().record;
    let people: Vec<Client> = record
        .players
        .iter()
        .map(|name| app.signed_up(name))
        .collect();
    let dealt = app.dealt_to(&record, &people.iter().collect::<Vec<_>>());
    app.play_record(&record, &dealt, count);
    (format!("/matches/{}", dealt.0), people)
}

/// Ana plays; Bo is asked whether power is taken, beside her turn.
#[test]
fn a_question_beside_the_turn_is_called_a_decision() {
    let app = TestApp::start();
    let text = include_str!("../games/age_of_innovation/sets-4p.turn");
    let (path, people) = recorded(&app, text, 281);
    let (ana, bo) = (people[0].get(&path).body, people[1].get(&path).body);
    assert!(bo.contains("Your decision") && bo.contains("while Ana plays"));
    assert!(!bo.contains("<b>Your turn</b>"), "{bo}");
    assert!(ana.contains("<b>Your turn</b>") && !ana.contains("Your decision"));
    // Whoever watches reads both names in one sentence.
    assert!(
        people[2]
            .get(&path)
            .body
            .contains("<b>Waiting for Ana and Bo</b>")
    );
}

/// Whoever is attacked, or supports a segment, answers in somebody else's turn.
#[test]
fn an_answer_in_the_turn_of_somebody_else_is_called_a_decision() {
    let app = TestApp::start();
    let text = include_str!("../games/through_the_ages/greedy-4p.turn");
    let (path, people) = recorded(&app, text, 103);
    let dee = people[3].get(&path).body;
    assert!(dee.contains("Your decision") && dee.contains("while Bo plays"));
    assert!(!dee.contains("<b>Your turn</b>"), "{dee}");
}

/// The last bonus tile begins the first round with whoever takes it: that turn is no part of the choice.
#[test]
fn what_begins_a_round_is_played_by_itself() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-4p.turn");
    let (path, people) = recorded(&app, text, 15);
    let page = people[2].get(&format!("{path}?line=bonus+A")).body;
    let (_, preview) = page.split_once("id=\"preview\"").unwrap();
    assert!(
        preview.contains("data-main") && !page.contains("Play up to here"),
        "{preview}"
    );
}

/// A place at which a kind of action can be done in several ways is one place.
#[test]
fn places_are_counted_once_and_what_is_paid_is_not_got() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-4p.turn");
    let (path, people) = recorded(&app, text, 112);
    let cy = &people[2];
    let page = cy.get(&path).body;
    assert!(page.contains("6 places") && !page.contains("18 places"));
    let dig = cy.get(&format!("{path}?line=power+spade2+A8+build")).body;
    let (_, effects) = dig.split_once("id=\"preview\"").unwrap();
    let (pays, gets) = effects.split_once("You get").unwrap();
    assert!(
        pays.contains("6/0/2") && !gets.contains("6/0/2"),
        "{effects}"
    );
    assert!(gets.contains("Next income"), "{gets}");
}

#[test]
fn a_plan_is_tried_out_on_the_board_and_its_steps_can_be_dropped() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let path = format!("/matches/{id}/plan");
    let number = app.number(id);
    let page = ana.get(&path).body;
    assert!(page.contains("Nothing is played"), "{page}");
    // Choosing leads to the plan, and only there.
    assert!(page.contains(&format!("href=\"{path}?at=")) && !page.contains("/actions\" class"));
    let refused = ana.post(&path, &[("line", "fly; end")]);
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(
        refused.body.contains("value=\"fly; end\""),
        "what was typed is lost"
    );
    let line = ana.legal(&token, id)[0].clone();
    assert_eq!(ana.post(&path, &[("line", &line)]).status, 303);
    let page = ana.get(&path).body;
    assert!(
        page.contains("value=\"queue\"") && page.contains("Stops if"),
        "{page}"
    );
    assert!(
        page.contains(" new\"") || page.contains("class=\"ghost\""),
        "no change is marked"
    );
    // The match itself shows the step, and has not moved.
    assert_eq!(app.number(id), number);
    let dropped = ana.post(&path, &[("what", "drop"), ("step", "0")]);
    assert_eq!(dropped.status, 303);
    assert!(!ana.get(&path).body.contains("value=\"queue\""));
    for hostile in ["7", "-1", "x"] {
        ana.post(&path, &[("what", "drop"), ("step", hostile)]);
    }
    let stranger = app.signed_up("Bo");
    assert!([403, 404].contains(&stranger.get(&path).status));
    assert_eq!(app.client().get(&path).status, 401);
}

/// What is planned can be tried in the sandbox, for the others too; what is tried there can be planned.
#[test]
fn a_plan_and_the_sandbox_lead_to_each_other() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let plan = format!("/matches/{id}/plan");
    let (first, other) = {
        let legal = ana.legal(&token, id);
        (legal[0].clone(), legal[1].clone())
    };
    assert_eq!(ana.post(&plan, &[("line", &first)]).status, 303);
    let attribute = |page: &str, css: &str, name: &str| {
        let page = scraper::Html::parse_document(page);
        let css = scraper::Selector::parse(css).unwrap();
        let found = page.select(&css).next();
        found.and_then(|found| Some(found.value().attr(name)?.to_owned()))
    };
    let planned = ana.get(&plan).body;
    let sandbox =
        attribute(&planned, ".notice a[href*='/sandbox?']", "href").expect("it leads there");
    let tried = ana.get(&sandbox).body;
    assert!(tried.contains(&format!("<code>{first}</code>")), "{tried}");
    assert!(!tried.contains("class=\"refusal\""), "{tried}");
    let afresh = format!(
        "/games/terra_nova/sandbox?match={id}&number={}",
        app.number(id)
    );
    let nothing = ana.get(&afresh).body;
    assert!(!nothing.contains("value=\"anew\""), "nothing was tried");
    let chosen = ana.post(&afresh, &[("line", &other)]).location;
    let tried = ana.get(&chosen).body;
    let lines = attribute(&tried, "form[action$='/plan'] [name=line]", "value").unwrap();
    assert_eq!(lines, other);
    let stranger = app.client().get(&chosen).body;
    assert!(!stranger.contains("value=\"anew\""), "only who plays plans");
    let kept = ana.post(&plan, &[("what", "anew"), ("line", &lines)]);
    assert_eq!(kept.status, 303, "{}", kept.body);
    let planned = ana.get(&plan).body;
    assert_eq!(planned.matches("class=\"num sq\"").count(), 1, "{planned}");
    let sandbox = attribute(&planned, ".notice a[href*='/sandbox?']", "href").unwrap();
    assert!(
        ana.get(&sandbox)
            .body
            .contains(&format!("<code>{other}</code>"))
    );
}

#[test]
fn a_match_can_be_shown_around_by_those_who_may_see_it() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let bo = app.signed_up("Bo");
    let form = [
        ("game", "terra_nova"),
        ("seats", "2"),
        ("bots", "1"),
        ("visibility", "invitation"),
    ];
    let table = ana.post("/tables/new", &form).location;
    app.work();
    let raw = ana
        .agent
        .get(format!("{}{table}/board.png", ana.base))
        .call()
        .unwrap();
    assert_eq!(raw.headers()["content-type"], "image/png");
    let bytes = raw.into_body().read_to_vec().unwrap();
    assert!(bytes.starts_with(b"\x89PNG") && bytes.len() > 2000);
    for path in ["board.png", "charts"] {
        assert_eq!(bo.get(&format!("{table}/{path}")).status, 404, "{path}");
    }
}

/// Passes as soon as it is possible, until the match is over.
fn finish(app: &TestApp, id: i64, tokens: &[String]) {
    let client = app.client();
    for _ in 0..400 {
        app.work();
        let played = tokens.iter().any(|token| {
            let legal = client.legal(token, id);
            let pass = legal.iter().find(|line| line.starts_with("pass"));
            let Some(line) = pass.or(legal.first()) else {
                return false;
            };
            let body = serde_json::json!({ "number": app.number(id), "line": line });
            let path = format!("/matches/{id}/actions");
            assert_eq!(client.api_post(token, &path, &body).status, 200, "{line}");
            true
        });
        if !played {
            return;
        }
    }
    panic!("there is no end");
}

#[test]
fn once_more_with_the_same_people() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let cy = app.signed_up("Cy");
    let form = [
        ("game", "terra_nova"),
        ("seats", "3"),
        ("bots", "1"),
        ("title", "Sunday club"),
    ];
    let table = ana.post("/tables/new", &form).location;
    let id: i64 = table.rsplit('/').next().unwrap().parse().unwrap();
    bo.post(&format!("{table}/join"), &[]);
    let again = format!("{table}/again");
    app.work();
    assert_eq!(ana.post(&again, &[]).status, 422, "it is not over");
    finish(&app, id, &[app.token("Ana"), app.token("Bo")]);
    let end = ana.get(&table).body;
    for part in ["class=\"podium\"", "/board.png", "/again", "/players/Bo"] {
        assert!(end.contains(part), "no {part}: {end}");
    }
    assert_eq!(cy.post(&again, &[]).status, 404, "Cy did not play");
    let opened = ana.post(&again, &[]);
    assert_eq!(opened.status, 303, "{}", opened.body);
    app.work();
    let page = ana.get(&opened.location).body;
    assert!(page.contains("Sunday club"), "{page}");
    assert!(
        app.link_in_mail("bo@example.org", &opened.location)
            .contains("/matches/")
    );
    let new = opened.location.rsplit('/').next().unwrap();
    let told = format!("Ana has opened a new table with the same terms: match #{new}");
    assert!(bo.get(&table).body.contains(&told));
    let charts = bo.get(&format!("{table}/charts")).body;
    assert!(charts.matches("<polyline").count() > 6, "{charts}");
}

/// Where passing is all that is left, the choice of a tile says that it passes.
#[test]
fn the_one_kind_of_action_is_named() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-2p.turn");
    let (path, people) = recorded(&app, text, 24);
    let bo = people[1].get(&path).body;
    let (_, act) = bo.split_once("id=\"act\"").unwrap();
    assert!(act.contains("<h3>Pass</h3>"), "{act}");
}

/// What a place offers first is no dearer than it needs to be: one spade where one is enough.
#[test]
fn a_place_offers_the_cheaper_of_two_that_do_the_same() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-2p.turn");
    let (path, people) = recorded(&app, text, 8);
    let ana = people[0].get(&format!("{path}?at=A7")).body;
    let (_, preview) = ana.split_once("id=\"preview\"").unwrap();
    assert!(preview.contains("<code>power spade A7 build"), "{preview}");
}

/// The site of a bridge is called by its hexes, as in the action.
#[test]
fn a_bridge_is_called_by_its_hexes() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-4p.turn");
    let (path, people) = recorded(&app, text, 112);
    let cy = &people[2];
    let page = cy.get(&path).body;
    let kind = page
        .split("?kind=")
        .find(|rest| rest.starts_with("kind-bridge"));
    let kind = kind.unwrap().split('"').next().unwrap();
    let page = cy.get(&format!("{path}?kind={kind}")).body;
    let (_, act) = page.split_once("id=\"act\"").unwrap();
    let (_, place) = act.split_once("data-to=\"").unwrap();
    let (at, rest) = place.split_once('"').unwrap();
    assert!(rest.contains(&format!(">{at}</a>")), "{at}: {rest}");
}

/// A power action is chosen where it lies: it shows the places where it can be used, each for its price.
#[test]
fn a_power_action_leads_to_the_places_that_it_pays_for() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-4p.turn");
    let (path, people) = recorded(&app, text, 112);
    let cy = &people[2];
    let of_tile = format!("{path}?kind=power-spade2");
    let page = cy.get(&path).body;
    assert!(page.contains(&format!("href=\"{of_tile}\"")), "{page}");
    let page = cy.get(&of_tile).body;
    let (board, act) = page.split_once("id=\"act\"").unwrap();
    assert!(board.contains("tile line chosen"), "{board}");
    assert!(act.contains("<h2 id=\"asked\">Two spades</h2>"), "{act}");
    assert!(act.contains("data-to=\"A8\""), "{act}");
    let chosen = cy.get(&format!("{of_tile}&at=A8")).body;
    let (_, act) = chosen.split_once("id=\"act\"").unwrap();
    assert!(act.contains("Power action: 2 spades only"), "{act}");
    assert!(!act.contains("2 bought spades"), "{act}");
}

/// The news say what others did to whoever reads them.
#[test]
fn the_news_address_their_reader() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-4p.turn");
    let (path, people) = recorded(&app, text, 100);
    let page = people[0].get(&path).body;
    let news = "<span class=\"yours\">You gain 1 power (neighbour).</span>";
    assert!(page.contains(news), "{page}");
}

/// Where factions are chosen, one that is taken bears its seat, and the rounds come first as ever after.
#[test]
fn a_faction_that_is_taken_bears_its_seat() {
    let app = TestApp::start();
    let text = include_str!("../games/terra_nova/plain-4p.turn");
    let (path, people) = recorded(&app, text, 1);
    let page = people[1].get(&path).body;
    let (_, offer) = page.split_once("id=\"offer\"").unwrap();
    let (rounds, factions) = offer.split_once("s-tall").unwrap();
    assert!(rounds.contains("s-strip"), "{offer}");
    let taken = factions
        .split("<li>")
        .filter(|tile| tile.contains("tile tall used"));
    let taken: Vec<&str> = taken.collect();
    assert!(
        taken.iter().any(|tile| tile.contains("class=\"chip")),
        "{taken:#?}"
    );
}

/// Tiles that begin with a word are named by it where one passes, and listed with what each brings.
#[test]
fn tiles_with_names_are_listed_with_what_they_bring() {
    let app = TestApp::start();
    let text = include_str!("../games/age_of_innovation/sets-4p.turn");
    let (path, people) = recorded(&app, text, 37);
    let page = people[1].get(&path).body;
    let (_, pass) = page.split_once("data-find=\"pass").unwrap();
    let (_, note) = pass.split_once("<small>").unwrap();
    let (note, _) = note.split_once("</small>").unwrap();
    assert!(
        note.starts_with("Power") || note.contains(" or Power") || note.contains("Power, "),
        "{note}"
    );
    let page = people[1].get(&format!("{path}?kind=kind-pass")).body;
    let (_, act) = page.split_once("id=\"act\"").unwrap();
    assert!(act.matches("class=\"brings\"").count() >= 3, "{act}");
}
