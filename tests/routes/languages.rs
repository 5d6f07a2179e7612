//! Nobody meets an English word who reads another language: every page, logged in and out.

use std::collections::BTreeSet;

use turnpost::games::bots::Bot;
use turnpost::games::language_check::Ear;
use turnpost::games::registry;
use turnpost::games::rng::Rng;
use turnpost::ids::MatchId;
use turnpost::service::demo;
use turnpost::store::matches::Status;
use turnpost::words::{self, Language, Reader};

use crate::coach::advice;
use crate::support::{Client, TestApp, visible};

/// Titles, and names of people and other programs.
const NAMES: [&str; 23] = [
    "Terra Nova",
    "Age of Innovation",
    "Through the Ages: A New Story of Civilization",
    "An Age Contrived",
    "Ana",
    "Bo",
    "Cy",
    "Dee",
    "Ada",
    "Bea",
    "Cai",
    "Dov",
    "Eli",
    "Fay",
    "Discord",
    "Slack",
    "Webhook",
    "demo.example",
    "Enter",
    "Esc",
    // Words of mathematics and of Poles.
    "min",
    "draft",
    "list",
];

struct Site {
    app: TestApp,
    ear: Ear,
    /// For boards in letters.
    letters: Ear,
    heard: BTreeSet<String>,
    pages: usize,
}

impl Site {
    fn of(language: Language) -> Site {
        let app = TestApp::start();
        let fill = app.service.fill_demo_in(language);
        app.runtime.block_on(fill).unwrap();
        app.work();
        let games = registry::all().iter().flat_map(|game| game.info().messages);
        let games: Vec<(&str, &str)> = games.copied().collect();
        let catalogues = || words::sources().chain(games.iter().copied());
        let letters = Ear::new(language.tag(), catalogues()).knowing(&NAMES);
        Site {
            ear: Ear::new(language.tag(), catalogues()).knowing(&NAMES),
            letters: letters
                .among_notation(games.iter().copied())
                .knowing(&verbs()),
            app,
            heard: BTreeSet::new(),
            pages: 0,
        }
    }

    fn look(&mut self, client: &Client, path: &str, expected: u16) {
        let mut answer = client.get(path);
        if answer.status == 303 && expected == 200 {
            answer = client.get(&fixed(&answer.location));
        }
        if answer.status != expected {
            self.heard.insert(format!("{path}: {}", answer.status));
        }
        self.pages += 1;
        let mut lines = answer.body.lines();
        let (ear, texts) = match path.rsplit('.').next() {
            Some("txt") => (&self.letters, lines.map(str::to_owned).collect()),
            Some("ics") => {
                let summary = lines.find_map(|line| line.strip_prefix("SUMMARY:"));
                (&self.ear, vec![summary.expect("a summary").to_owned()])
            }
            _ => (&self.ear, visible(&answer.body)),
        };
        let heard: Vec<String> = texts
            .iter()
            .filter_map(|text| hear(ear, path, text))
            .collect();
        self.heard.extend(heard);
    }

    /// What a form is answered with, unless it leads to another page.
    fn send(&mut self, client: &Client, path: &str, form: &[(&str, &str)]) {
        let answer = client.post(path, form);
        self.pages += 1;
        if answer.status == 303 {
            self.heard.insert(format!("{path} leads elsewhere"));
        }
        let texts = visible(&answer.body);
        let heard = texts.iter().filter_map(|text| hear(&self.ear, path, text));
        self.heard.extend(heard.collect::<Vec<_>>());
    }

    /// Plays for Ana, and bots for themselves, until so many actions are played or the end.
    fn play(&self, id: MatchId, most: i64) {
        let service = &self.app.service;
        let mut rng = Rng::new([3; 32]);
        loop {
            self.app.work();
            let glance = service.glance(id, None, Reader::default());
            let glance = self.app.runtime.block_on(glance).unwrap();
            let table = &glance.live.table;
            if table.row.status != Status::Running || table.row.number >= most {
                return;
            }
            let mut waits = glance.live.position.turn().0.into_iter();
            let seat = waits.next().expect("somebody is waited for").seat;
            let player = table.seats[seat.index()]
                .player_id
                .expect("bots have played");
            let line = glance
                .live
                .position
                .bot(seat, Bot::Random, &mut rng)
                .unwrap();
            let act = service.act(id, player, table.row.number, &line);
            self.app.runtime.block_on(act).unwrap();
        }
    }

    fn matches(&self) -> Vec<(i64, String, Status)> {
        let overview = self
            .app
            .runtime
            .block_on(self.app.service.overview())
            .unwrap();
        let rows = overview.matches.into_iter();
        rows.map(|row| (row.id.0, row.game, row.status)).collect()
    }
}

/// An English word of a text, with what is around it.
fn hear(ear: &Ear, path: &str, text: &str) -> Option<String> {
    let word = match text.starts_with("http") {
        true => None,
        false => ear.english(text),
    }?;
    let around: String = text.chars().take(150).collect();
    let place = path.split(|sign: char| sign.is_ascii_digit()).next();
    let place = place.unwrap_or(path);
    Some(format!("‘{word}’ in ‘{around}’ ({place})"))
}

/// The address of a sandbox, with a known deal.
fn fixed(location: &str) -> String {
    let is_seed =
        |part: &&str| part.len() == 64 && part.chars().all(|sign| sign.is_ascii_hexdigit());
    let seed = location
        .split(|sign: char| !sign.is_alphanumeric())
        .find(is_seed);
    match seed {
        Some(seed) => location.replace(seed, &"5".repeat(64)),
        None => location.to_owned(),
    }
}

/// How lines begin.
fn verbs() -> Vec<&'static str> {
    let sections = registry::all().iter().flat_map(|game| game.info().sections);
    sections.map(|(verb, _)| *verb).collect()
}

fn pages_of_strangers(site: &mut Site, guest: &Client) {
    let pages = [
        "/",
        "/sign-up",
        "/log-in",
        "/reset",
        "/lobby",
        "/games",
        "/ratings",
        "/leagues",
        "/leagues/1",
        "/leagues/1/seasons/1",
        "/leagues/1/feed.atom",
        "/leagues/1/seasons/1/season.ics",
        "/players/Ana",
        "/mailbox",
        "/play-now",
    ];
    for path in pages {
        let status = if path == "/play-now" {
            guest.get(path).status
        } else {
            200
        };
        site.look(guest, path, status);
    }
    site.look(guest, "/nowhere", 404);
    for game in registry::all() {
        let slug = game.info().slug;
        for page in ["", "/rules", "/sandbox", "/sheet"] {
            site.look(guest, &format!("/games/{slug}{page}"), 200);
        }
        site.look(guest, &format!("/ratings/{slug}"), 200);
    }
}

fn pages_of_players(site: &mut Site, ana: &Client) {
    let pages = [
        "/",
        "/lobby",
        "/mine",
        "/mine/finished",
        "/profile",
        "/profile/mail",
        "/profile/mails",
        "/tables/new",
        "/play-now",
        "/leagues",
        "/leagues/1",
        "/leagues/new",
        "/leagues/1/organise",
        "/players/Bo",
        "/ratings",
    ];
    for path in pages {
        site.look(ana, path, 200);
    }
}

fn pages_of_matches(site: &mut Site, clients: [&Client; 2]) {
    for (id, game, status) in site.matches() {
        for client in clients {
            site.look(client, &format!("/matches/{id}"), 200);
        }
        if status == Status::Open {
            continue;
        }
        for page in ["/log", "/actions/0", "/charts", "/chart.svg", "/board.txt"] {
            site.look(clients[0], &format!("/matches/{id}{page}"), 200);
        }
        if status == Status::Over {
            let path = format!("/matches/{id}/analysis");
            site.look(clients[0], &path, 200);
            assert_eq!(clients[1].post(&path, &[]).status, 303);
            site.look(clients[1], &path, 200);
            site.app.work();
            site.look(clients[1], &path, 200);
        }
        let path = format!("/matches/{id}/advice");
        if clients[1]
            .get(&format!("/matches/{id}"))
            .body
            .contains(&path)
        {
            site.look(clients[1], &path, 200);
            advice(clients[1], &format!("/matches/{id}"));
            site.look(clients[1], &path, 200);
        }
        let own = clients[1].get(&format!("/matches/{id}/mail"));
        if own.status == 200 {
            site.look(clients[1], &format!("/matches/{id}/mail"), 200);
        }
        if own.status == 200 && status == Status::Running {
            site.look(clients[1], &format!("/matches/{id}/plan"), 200);
            let refused = clients[1].post(
                &format!("/matches/{id}/actions"),
                &[
                    ("number", &site.app.number(id).to_string()),
                    ("line", "fly to the moon"),
                ],
            );
            assert!(refused.status >= 400, "{game}: {}", refused.status);
            for text in visible(&refused.body) {
                assert_eq!(site.letters.english(&text), None, "{text}");
            }
        }
    }
}

/// Links that are dead, and forms that are refused.
fn pages_that_refuse(site: &mut Site, guest: &Client, ana: &Client) {
    for door in ["confirm", "reset", "address", "first", "u", "t"] {
        let path = &format!("/{door}/none");
        let status = guest.get(path).status;
        assert!(status < 500, "{path}: {status}");
        site.look(guest, path, status);
    }
    let wrong = [("email", demo::ADDRESS), ("password", "wrong")];
    site.send(guest, "/log-in", &wrong);
    let nobody = [("name", ""), ("email", "nobody"), ("zone", "UTC")];
    site.send(guest, "/sign-up", &nobody);
    let new = [
        ("name", "Eli"),
        ("email", "eli@demo.example"),
        ("zone", "UTC"),
    ];
    site.send(guest, "/sign-up", &new);
    site.send(guest, "/reset", &[("email", demo::ADDRESS)]);
    for (path, form) in [
        ("/profile/away", "days=366"),
        ("/profile/address", "email=x&password=x"),
        ("/profile/delete", "password=wrong"),
        ("/profile/mail/feed", "what=new"),
        ("/tables/new", "game=terra_nova&seats=9&speed=daily"),
        ("/leagues/new", "name="),
    ] {
        let fields = form.split('&').filter_map(|field| field.split_once('='));
        site.send(ana, path, &fields.collect::<Vec<_>>());
    }
}

fn pages_of_admins(site: &mut Site, language: Language) {
    let link = site.app.runtime.block_on(site.app.service.admin_link());
    let link = link.unwrap().unwrap();
    let path = link.strip_prefix(&site.app.base).unwrap();
    let root = site.app.client();
    let spoken = [("language", language.tag())];
    assert_eq!(root.post("/language", &spoken).status, 303);
    site.look(&root, path, 200);
    let form = [
        ("name", "Dee"),
        ("email", "dee@demo.example"),
        ("password", "correct horse"),
    ];
    assert_eq!(root.post(path, &form).status, 303);
    site.look(&root, "/admin", 200);
    site.look(&root, "/admin?q=nobody", 200);
    site.look(&root, "/admin/letters", 200);
}

/// What programs are told, too.
fn answers_of_the_api(site: &Site, language: Language) {
    let get = |path: &str, token: Option<String>| {
        let request = site
            .app
            .client()
            .agent
            .get(format!("{}/api/v1{path}", site.app.base));
        let request = request.header("accept-language", language.tag());
        let request = match token {
            Some(token) => request.header("authorization", format!("Bearer {token}")),
            None => request,
        };
        let body = request.call().unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str::<serde_json::Value>(&body).unwrap()
    };
    for (path, token) in [("/me", None), ("/matches/0", Some(site.app.token("Ana")))] {
        let problem = get(path, token);
        for field in ["title", "detail"] {
            let said = problem[field].as_str().unwrap_or_default();
            assert!(!said.is_empty(), "{problem}");
            assert_eq!(site.ear.english(said), None, "{said}");
        }
    }
}

fn is_spoken(language: Language) {
    let mut site = Site::of(language);
    let ana = site.app.client();
    let form = [("email", demo::ADDRESS), ("password", demo::PASSWORD)];
    assert_eq!(ana.post("/log-in", &form).status, 303);
    let guest = site.app.client();
    assert_eq!(
        guest
            .post("/language", &[("language", language.tag())])
            .status,
        303
    );
    // Matches against bots: one of each game is played some way, the first to its end.
    let own: Vec<(i64, String)> = {
        let running = site.matches().into_iter();
        let running = running.filter(|(id, _, status)| {
            let table = site
                .app
                .runtime
                .block_on(site.app.service.table(MatchId(*id)));
            let people = table
                .unwrap()
                .seats
                .iter()
                .filter(|seat| seat.player_id.is_some())
                .count();
            *status == Status::Running && people == 1
        });
        running.map(|(id, game, _)| (id, game)).collect()
    };
    assert!(own.len() >= registry::all().len());
    for (id, game) in &own {
        let most = if game == "terra_nova" { i64::MAX } else { 25 };
        site.play(MatchId(*id), most);
    }
    pages_of_strangers(&mut site, &guest);
    pages_of_players(&mut site, &ana);
    pages_of_matches(&mut site, [&guest, &ana]);
    let stranger = site.app.client();
    let spoken = [("language", language.tag())];
    assert_eq!(stranger.post("/language", &spoken).status, 303);
    pages_that_refuse(&mut site, &stranger, &ana);
    pages_of_admins(&mut site, language);
    answers_of_the_api(&site, language);
    assert!(site.pages > 100, "{}", site.pages);
    let heard: Vec<String> = site.heard.into_iter().collect();
    assert!(
        heard.is_empty(),
        "{} in all\n{}",
        heard.len(),
        heard.join("\n")
    );
}

#[test]
fn every_page_is_in_polish_for_poles() {
    is_spoken(Language::Polish);
}

#[test]
fn every_page_is_in_russian_for_russians() {
    is_spoken(Language::Russian);
}

/// What the service itself writes is kept as a message, and read by each in their own language.
#[test]
fn what_the_service_says_at_a_table_is_said_to_each_in_their_language() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    assert_eq!(ana.post("/language", &[("language", "pl")]).status, 303);
    let form = [("game", "terra_nova"), ("seats", "2"), ("speed", "daily")];
    let table = ana.post("/tables/new", &form).location;
    assert_eq!(bo.post(&format!("{table}/join"), &[]).status, 303);
    assert_eq!(bo.post(&format!("{table}/leave"), &[]).status, 303);
    app.work();
    assert!(ana.get(&table).body.contains("Bo już nie gra"));
    assert!(app.client().get(&table).body.contains("Bo has left"));
    let russian = app.client();
    assert_eq!(russian.post("/language", &[("language", "ru")]).status, 303);
    assert!(russian.get(&table).body.contains("Bo больше не играет"));
    let talk = app
        .client()
        .api_get(&app.token("Ana"), &format!("{table}/talk"));
    assert!(talk.body.contains("Bo już nie gra"), "{}", talk.body);
    assert!(app.client().get("/mailbox").body.contains("Bo już nie gra"));
}

/// What the program named is kept in no language: bots, and the tables of the demo.
#[test]
fn bots_and_tables_of_an_english_demo_are_named_in_the_language_of_the_reader() {
    let app = TestApp::start();
    let fill = app.service.fill_demo_in(Language::English);
    app.runtime.block_on(fill).unwrap();
    app.work();
    let russian = app.client();
    assert_eq!(russian.post("/language", &[("language", "ru")]).status, 303);
    let form = [("email", demo::ADDRESS), ("password", demo::PASSWORD)];
    let ana = app.client();
    assert_eq!(ana.post("/log-in", &form).status, 303);
    let against_bots = "/matches/1";
    for path in [against_bots, "/matches/1/log", "/leagues/1"] {
        let (page, english) = (russian.get(path).body, app.client().get(path).body);
        assert!(page.contains("Ada (бот)"), "{path}: {page}");
        assert!(!page.contains("(bot)"), "{path}: {page}");
        assert!(english.contains("Ada (bot)"), "{path}: {english}");
    }
    assert!(russian.get(against_bots).body.contains("Партия с ботами"));
    assert!(russian.get("/").body.contains("Заходите сыграть"));
    let own = ana.api_get(&app.token("Ana"), against_bots).body;
    assert!(own.contains("\"name\":\"Ada (bot)\""), "{own}");
}

/// A plan that stops says why in the language of whoever reads it, and so do its steps.
#[test]
fn a_plan_is_kept_in_no_language() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let path = format!("/matches/{id}/plan");
    let line = ana.legal(&app.token("Ana"), id)[0].clone();
    assert_eq!(ana.post(&path, &[("line", &line)]).status, 303);
    let step = |tag: &str| {
        assert_eq!(ana.post("/language", &[("language", tag)]).status, 303);
        let planned = ana.get(&path).body;
        let planned = planned.split("class=\"planned\"").nth(1).expect("a step");
        let planned = planned.split("</ol>").next().unwrap().to_owned();
        visible(&planned).join(" ")
    };
    let (english, polish) = (step("en"), step("pl"));
    assert!(
        !english.contains('{') && english != polish,
        "{english}, {polish}"
    );
    let note = words::keep(&words::message!(
        "plan-refused",
        line = line,
        why = words::message!("spade-lost")
    ));
    let game = registry::find("terra_nova")
        .unwrap()
        .catalogue()
        .words("pl", &[]);
    let reader = Reader {
        language: Language::Polish,
        ..Reader::default()
    };
    let said = reader.recall_with(&note, &game);
    assert!(said.starts_with("Twój plan zatrzymał się przed"), "{said}");
    assert!(!said.contains('[') && !said.contains('{'), "{said}");
    // What people write is theirs, whatever it looks like.
    assert_eq!(
        reader.recall("{\"id\":\"no-such\",\"args\":[]}"),
        "{\"id\":\"no-such\",\"args\":[]}"
    );
    assert_eq!(reader.recall("Sunday club"), "Sunday club");
}
