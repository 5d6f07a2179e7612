//! A whole service on a real database, with clients that talk to it over HTTP.
#![allow(dead_code, reason = "each test binary uses a part")]

use std::net::TcpListener;
use std::path::Path;
use std::sync::{Mutex, OnceLock};

use actix_web::dev::ServerHandle;
use chrono::NaiveDate;
use diesel::connection::SimpleConnection;
use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use turnpost::clock::Clock;
use turnpost::games::record::Record;
use turnpost::ids::{MatchId, PlayerId};
use turnpost::service::secrets::Cost;
use turnpost::service::{Service, ServiceError};
use turnpost::store::file::deal_by_number;
use turnpost::store::{Address, AnyConnection, Store, Tables};
use turnpost::web::{self, WebConfig};
use turnpost::worker;

/// Substitutes play many matches here, and need not play well.
const QUICK_BOTS: u64 = 40;

/// Nobody wants these passwords.
const CHEAP: Cost = match Cost::new(Cost::MIN_M_COST, 1, 1, None) {
    Ok(cost) => cost,
    Err(_) => panic!("the least that there is"),
};

pub struct TestApp {
    pub service: Service,
    pub base: String,
    pub runtime: Runtime,
    pub data: TempDir,
    server: Mutex<ServerHandle>,
}

/// A folder where there is no disk to wait for, if the machine has one.
pub fn scratch() -> TempDir {
    TempDir::new_in("/dev/shm").unwrap_or_else(|_| TempDir::new().unwrap())
}

/// A database whose tables were made once for all tests.
fn empty_store(folder: &Path) -> Store {
    static EMPTY: OnceLock<Vec<u8>> = OnceLock::new();
    let empty = EMPTY.get_or_init(|| {
        let made = scratch();
        let path = made.path().join("empty.sqlite");
        Store::prepare(&Address::new(path.to_str().unwrap()), Tables::BringUpToDate).unwrap();
        std::fs::read(path).unwrap()
    });
    let path = folder.join("test.sqlite");
    std::fs::write(&path, empty).unwrap();
    Store::open(path.to_str().unwrap()).unwrap()
}

/// Serves in a thread of its own.
fn serve(service: Service, config: WebConfig, listener: TcpListener) -> ServerHandle {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let system = actix_web::rt::System::new();
        system.block_on(async {
            let server = web::server(service, config, listener).unwrap();
            tell.send(server.handle()).unwrap();
            server.await
        })
    });
    told.recv().unwrap()
}

impl TestApp {
    pub fn start() -> TestApp {
        TestApp::start_with(|_| ())
    }

    /// A service that was changed before it begins to serve.
    pub fn start_with(change: impl FnOnce(&mut Service)) -> TestApp {
        TestApp::start_as(WebConfig::default(), change)
    }

    /// A service that meets the world in a way of its own.
    pub fn start_as(config: WebConfig, change: impl FnOnce(&mut Service)) -> TestApp {
        let runtime = Runtime::new().unwrap();
        let data = scratch();
        let store = empty_store(data.path());
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let noon = NaiveDate::from_ymd_opt(2026, 11, 16)
            .unwrap()
            .and_hms_opt(12, 0, 0)
            .unwrap();
        let mut service = Service::new(store, Clock::held(noon), &base);
        service.thinkers.most_nodes = QUICK_BOTS;
        service.password_cost = CHEAP;
        runtime.block_on(async { change(&mut service) });
        runtime.block_on(same_deals(&service));
        let server = serve(service.clone(), config, listener);
        TestApp {
            service,
            base,
            runtime,
            data,
            server: Mutex::new(server),
        }
    }

    /// The web server ends, and whoever is connected to it is cut off; another begins at its address.
    pub fn restart(&self, meanwhile: impl FnOnce()) {
        let mut server = self.server.lock().unwrap();
        self.runtime.block_on(server.stop(false));
        meanwhile();
        let address = self.base.trim_start_matches("http://");
        let listener = TcpListener::bind(address).unwrap();
        *server = serve(self.service.clone(), WebConfig::default(), listener);
    }

    /// Does all that is due: bots, clocks, mail.
    pub fn work(&self) {
        for _ in 0..10_000 {
            if !self.runtime.block_on(worker::step(&self.service)) {
                return;
            }
        }
        panic!("there is no end of work");
    }

    pub fn client(&self) -> Client {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .allow_non_standard_methods(true)
            .max_redirects(0)
            .max_redirects_will_error(false)
            // The server hangs up after five seconds of silence; a slow machine is silent that long.
            .max_idle_age(std::time::Duration::from_secs(2))
            .build();
        Client {
            agent: config.into(),
            base: self.base.clone(),
        }
    }

    /// A client who has signed up, confirmed and is logged in.
    pub fn signed_up(&self, name: &str) -> Client {
        let client = self.client();
        let email = format!("{}@example.org", name.to_lowercase());
        let form = [("name", name), ("email", &email), ("zone", "Europe/Warsaw")];
        assert_eq!(client.post("/sign-up", &form).status, 200);
        self.work();
        let link = self.link_in_mail(&email, "/confirm/");
        let form = [("name", name), ("password", "correct horse")];
        assert_eq!(client.post(&link, &form).status, 303);
        client
    }

    /// The path of the newest link of a kind that was sent to an address.
    pub fn link_in_mail(&self, email: &str, prefix: &str) -> String {
        let page = self.client().get("/mailbox").body;
        let letter = page
            .split("<article")
            .find(|letter| letter.contains(&format!("to {email},")) && letter.contains(prefix))
            .unwrap_or_else(|| panic!("no letter with {prefix} to {email}: {page}"));
        let start = letter.find(&format!("href=\"{prefix}")).unwrap() + 6;
        letter[start..].split('"').next().unwrap().to_owned()
    }

    /// A token of a player that may play.
    pub fn token(&self, name: &str) -> String {
        self.runtime.block_on(async {
            let player = self.service.player_named(name).await.unwrap();
            self.service
                .new_token(player.id, "test", true)
                .await
                .unwrap()
        })
    }

    /// A token that is forgotten after the test; the oldest makes room.
    pub fn token_once(&self, name: &str) -> String {
        self.runtime.block_on(async {
            let player = self.service.player_named(name).await.unwrap();
            for token in self.service.tokens(player.id).await.unwrap() {
                self.service.drop_token(player.id, token.id).await.unwrap();
            }
            self.service
                .new_token(player.id, "test", true)
                .await
                .unwrap()
        })
    }

    /// A match of a new player against a bot, which waits for the player.
    pub fn match_against_bot(&self, name: &str) -> (Client, i64) {
        let client = self.signed_up(name);
        let id = self.another_match(&client);
        self.work();
        (client, id)
    }

    pub fn another_match(&self, client: &Client) -> i64 {
        let form = [
            ("game", "terra_nova"),
            ("seats", "2"),
            ("bots", "1"),
            ("order", "chosen"),
            ("first", "chosen"),
            ("speed", "daily"),
        ];
        let opened = client.post("/tables/new", &form);
        assert_eq!(opened.status, 303, "{}", opened.body);
        opened.location.rsplit('/').next().unwrap().parse().unwrap()
    }

    /// A match that is dealt as a record says, with its players signed up and nothing played yet.
    pub fn dealt_as(&self, record: &Record) -> (i64, Vec<PlayerId>) {
        let signed_up = |name: &String| self.signed_up(name);
        let clients: Vec<Client> = record.players.iter().map(signed_up).collect();
        let clients: Vec<&Client> = clients.iter().collect();
        self.dealt_to(record, &clients)
    }

    /// The same for people who have signed up under the names of its players.
    pub fn dealt_to(&self, record: &Record, clients: &[&Client]) -> (i64, Vec<PlayerId>) {
        let seats = record.players.len().to_string();
        let form = [
            ("game", record.game.as_str()),
            ("seats", &seats),
            ("bots", "0"),
            ("order", "chosen"),
            ("first", "chosen"),
        ];
        let table = clients[0].post("/tables/new", &form).location;
        let id: i64 = table.rsplit('/').next().unwrap().parse().unwrap();
        let seed = record.seed.as_ref().expect("a seed to deal from");
        let options = serde_json::to_string(&record.options).unwrap();
        let dealt = format!(
            "update matches set seed = '{seed}', rules = {}, options = '{options}' where id = {id}",
            record.rules
        );
        let written = self
            .service
            .store
            .write(move |conn| Ok::<_, ServiceError>(conn.batch_execute(&dealt)?));
        self.runtime.block_on(written).unwrap();
        for client in &clients[1..] {
            client.post(&format!("{table}/join"), &[]);
        }
        let player = |name: &String| {
            let found = self.service.player_named(name);
            self.runtime.block_on(found).unwrap().id
        };
        (id, record.players.iter().map(player).collect())
    }

    /// Plays so many actions of a record.
    pub fn play_record(&self, record: &Record, (id, players): &(i64, Vec<PlayerId>), count: usize) {
        for (number, entry) in record.actions.iter().take(count).enumerate() {
            let player = players[entry.seat.index()];
            let act = self
                .service
                .act(MatchId(*id), player, number as i64, &entry.line);
            self.runtime.block_on(act).unwrap();
        }
    }

    pub fn number(&self, id: i64) -> i64 {
        let table = self
            .runtime
            .block_on(self.service.table(MatchId(id)))
            .unwrap();
        table.row.number
    }

    pub fn check_replay(&self, id: i64) -> bool {
        self.runtime
            .block_on(self.service.check_replay(MatchId(id)))
            .unwrap()
    }
}

/// Each match is dealt, and each bot thinks, from its number: a test sees the same matches each time.
/// Lessons have a deal of their own.
async fn same_deals(service: &Service) {
    let prepare = |conn: &mut AnyConnection| Ok::<_, ServiceError>(deal_by_number(conn)?);
    service.store.write(prepare).await.unwrap();
}

/// What people read or hear of a page, piece by piece; lines of notation, keys and other languages
/// are left out.
pub fn visible(html: &str) -> Vec<String> {
    const SILENT: [&str; 8] = [
        "script", "style", "code", "kbd", "textarea", "datalist", "pre", "template",
    ];
    const HEARD: [&str; 4] = ["title", "alt", "aria-label", "placeholder"];
    let page = scraper::Html::parse_document(html);
    let spoken = page.root_element().value().attr("lang").map(str::to_owned);
    let mut found = Vec::new();
    let mut open = vec![*page.root_element()];
    while let Some(node) = open.pop() {
        if let Some(element) = node.value().as_element() {
            let other = element
                .attr("lang")
                .is_some_and(|lang| Some(lang) != spoken.as_deref());
            let is_zone = element.attr("name") == Some("zone");
            if SILENT.contains(&element.name()) || other || is_zone {
                continue;
            }
            // The title of a number in the log is a line.
            if element.attr("class") != Some("number") {
                let heard = HEARD.iter().filter_map(|name| element.attr(name));
                found.extend(heard.map(str::to_owned));
            }
        }
        if let Some(text) = node.value().as_text() {
            found.push(text.trim().to_owned());
        }
        open.extend(node.children());
    }
    found.retain(|text| !text.is_empty());
    found
}

pub struct Client {
    pub agent: ureq::Agent,
    pub base: String,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: String,
    pub location: String,
    pub headers: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }
}

fn answer(result: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut response = result.unwrap();
    Answer {
        status: response.status().as_u16(),
        location: response
            .headers()
            .get("location")
            .map_or("", |value| value.to_str().unwrap())
            .to_owned(),
        headers: format!("{:?}", response.headers()),
        body: response.body_mut().read_to_string().unwrap_or_default(),
    }
}

impl Client {
    pub fn get(&self, path: &str) -> Answer {
        answer(self.agent.get(format!("{}{path}", self.base)).call())
    }

    pub fn post(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        let request = self.agent.post(format!("{}{path}", self.base));
        answer(
            request
                .header("origin", &self.base)
                .send_form(form.iter().copied()),
        )
    }

    /// A form with an origin of one's own choice.
    pub fn post_from(&self, origin: Option<&str>, path: &str, form: &[(&str, &str)]) -> Answer {
        let mut request = self.agent.post(format!("{}{path}", self.base));
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        answer(request.send_form(form.iter().copied()))
    }

    pub fn post_bytes(&self, path: &str, kind: &str, body: &[u8]) -> Answer {
        let request = self.agent.post(format!("{}{path}", self.base));
        answer(
            request
                .header("origin", &self.base)
                .content_type(kind)
                .send(body),
        )
    }

    pub fn api_get(&self, token: &str, path: &str) -> Answer {
        let request = self.agent.get(format!("{}/api/v1{path}", self.base));
        answer(
            request
                .header("authorization", format!("Bearer {token}"))
                .call(),
        )
    }

    pub fn api_post(&self, token: &str, path: &str, body: &Value) -> Answer {
        let request = self.agent.post(format!("{}/api/v1{path}", self.base));
        answer(
            request
                .header("authorization", format!("Bearer {token}"))
                .send_json(body),
        )
    }

    /// A request with a body by any method.
    pub fn api(&self, method: &str, token: &str, path: &str, body: &Value) -> Answer {
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}/api/v1{path}", self.base))
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json")
            .body(body.to_string());
        answer(self.agent.run(request.unwrap()))
    }

    /// The first legal lines of the caller.
    pub fn legal(&self, token: &str, id: i64) -> Vec<String> {
        let legal = self.api_get(token, &format!("/matches/{id}/legal")).json();
        let actions = legal["actions"].as_array().unwrap().clone();
        actions
            .iter()
            .map(|action| action["line"].as_str().unwrap().to_owned())
            .collect()
    }
}
