//! Any bytes as a form or a call, wherever one is taken: whatever it says, the answer is the
//! sender's affair and not a failure of ours.

use std::str::FromStr;

use actix_web::http::{Method, StatusCode};
use actix_web::rt::SystemRunner;
use actix_web::test::{TestRequest, call_service, init_service};
use actix_web::{App, middleware, web::Data};
use chrono::{NaiveDate, TimeDelta};
use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::games::deal::Options;
use turnpost::league::Scoring;
use turnpost::service::Service;
use turnpost::service::accounts::SignUp;
use turnpost::service::leagues::found::Founding;
use turnpost::service::leagues::rules::{Rules, places};
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::store::Store;
use turnpost::web::{WebConfig, guard, routes};

use crate::run::run;

const FORMS: &str = include_str!("forms.txt");

/// Somebody who has been at work for a while, with a match, a league and all rights.
struct World {
    service: Service,
    session: String,
    token: String,
    id: i64,
    league: i64,
    _data: TempDir,
}

impl World {
    async fn new() -> World {
        // Where there is no disk to wait for.
        let data = TempDir::new_in("/dev/shm")
            .or_else(|_| TempDir::new())
            .unwrap();
        let store = Store::open(data.path().join("fuzz.sqlite").to_str().unwrap()).unwrap();
        let noon = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
        let clock = Clock::held(noon.and_hms_opt(12, 0, 0).unwrap());
        let mut service = Service::new(store, clock, "http://localhost");
        (service.limits.open_tables, service.limits.tables_an_hour) = (i64::MAX, i64::MAX);
        let link = service.admin_link().await.unwrap().unwrap();
        let form = SignUp {
            name: "Ana".to_owned(),
            address: "ana@example.org".to_owned(),
            zone: "UTC".to_owned(),
            language: turnpost::words::Language::English,
        };
        let secret = link.rsplit('/').next().unwrap();
        let entered = service.sign_up_admin(secret, form, "correct horse");
        let session = entered.await.unwrap().session;
        let player = service.player_named("Ana").await.unwrap();
        let token = service.new_token(player.id, "test", true).await.unwrap();
        let founding = Founding {
            name: "Sunday".to_owned(),
            words: String::new(),
            rules: Rules {
                game: "terra_nova".to_owned(),
                seats: 2,
                scoring: Scoring::Places(places(2)),
                ..Rules::default()
            },
            starts_at: service.clock.now() + TimeDelta::days(30),
        };
        let league = service.found(founding, &player).await.unwrap().0;
        let id = open_table(&service).await;
        World {
            service,
            session,
            token,
            id,
            league,
            _data: data,
        }
    }
}

async fn open_table(service: &Service) -> i64 {
    let opening = Opening {
        game: "terra_nova".to_owned(),
        title: String::new(),
        seats: 2,
        options: Options::new(),
        visibility: Visibility::Public,
        terms: Terms::default(),
        bots: 1,
        level: turnpost::service::thinking::Level::Newcomer,
    };
    let player = service.player_named("Ana").await.unwrap();
    service.open_table(opening, &player).await.unwrap().0
}

/// A method, a path, and a body that is taken there.
struct Asked {
    method: Method,
    path: &'static str,
    body: &'static [u8],
}

fn asked() -> Vec<Asked> {
    let read = |line: &'static str| {
        let mut parts = line.splitn(3, ' ');
        let mut part = || parts.next().expect(line);
        Asked {
            method: Method::from_str(part()).unwrap(),
            path: part(),
            body: part().as_bytes(),
        }
    };
    FORMS.lines().map(read).collect()
}

fn request(world: &World, asked: &Asked, input: &[u8]) -> TestRequest {
    let path = asked.path.replace("ID", &world.id.to_string());
    let path = path.replace("LEAGUE", &world.league.to_string());
    let is_call = path.starts_with("/api/");
    let kind = match is_call {
        true => "application/json",
        false => "application/x-www-form-urlencoded",
    };
    let request = TestRequest::default()
        .method(asked.method.clone())
        .uri(&path)
        .peer_addr("127.0.0.1:9".parse().unwrap())
        .insert_header(("host", "localhost"))
        .insert_header(("content-type", kind))
        .set_payload(input.to_vec());
    match is_call {
        true => request.insert_header(("authorization", format!("Bearer {}", world.token))),
        false => request
            .insert_header(("sec-fetch-site", "same-origin"))
            .insert_header(("cookie", format!("session={}", world.session))),
    }
}

/// What a service answers to a body.
type Answers = Box<dyn FnMut(&Asked, &[u8]) -> StatusCode>;

/// So many are tried in one world before it is full of what they left.
const OF_A_WORLD: u64 = 50_000;

#[test]
fn forms() {
    let asked = asked();
    let seeds: Vec<Vec<u8>> = asked.iter().map(|asked| asked.body.to_vec()).collect();
    let system = actix_web::rt::System::new();
    let mut answer: Option<Answers> = None;
    let mut tried = 0_u64;
    run("forms", &seeds, 300, |input, dice| {
        if tried.is_multiple_of(OF_A_WORLD) {
            answer = Some(begin(&system));
        }
        tried += 1;
        let answer = answer.as_mut().expect("there is a world");
        // Half of them go where they belong.
        let own = asked.iter().filter(|asked| {
            let begins = asked.body.len().min(5);
            input.starts_with(&asked.body[..begins])
        });
        let own: Vec<&Asked> = own.collect();
        let asked = match own.is_empty() || dice.below(2) == 0 {
            true => dice.pick(&asked),
            false => *dice.pick(&own),
        };
        let status = answer(asked, input);
        let (method, path) = (&asked.method, asked.path);
        assert!(!status.is_server_error(), "{method} {path}: {status}");
        status.is_success() || status.is_redirection()
    });
}

/// A service that answers one request after the other.
fn begin(system: &SystemRunner) -> Answers {
    let mut world = system.block_on(World::new());
    let app = system.block_on(init_service(
        App::new()
            .app_data(Data::new(world.service.clone()))
            .app_data(Data::new(WebConfig::default()))
            .wrap(middleware::from_fn(guard::guard))
            .wrap(guard::headers(&WebConfig::default()))
            .configure(routes::routes),
    ));
    let runtime = actix_web::rt::Runtime::new().unwrap();
    let mut tried = 0_u64;
    Box::new(move |asked, input| {
        tried += 1;
        if tried.is_multiple_of(50) {
            // Limits by the hour are not what is tried here, nor what is past.
            world.service.clock.advance(TimeDelta::minutes(61));
        }
        if tried.is_multiple_of(500) {
            world.id = runtime.block_on(open_table(&world.service));
        }
        let request = request(&world, asked, input);
        runtime
            .block_on(call_service(&app, request.to_request()))
            .status()
    })
}
