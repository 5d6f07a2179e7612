//! Nobody is asked for nothing: a turn in which nothing is left to choose ends by itself.

use chrono::{DateTime, NaiveDateTime};
use serde_json::{Value, json};
use turnpost::games::rng::Rng;
use turnpost::ids::MatchId;
use turnpost::service::draft::HAND_OVER;
use turnpost::words::Reader;

use crate::support::{Client, TestApp};

/// Two people at a table.
struct Pair {
    app: TestApp,
    id: i64,
    players: Vec<(Client, String)>,
}

impl Pair {
    fn start(game: &str) -> Pair {
        let app = TestApp::start();
        let clients = [app.signed_up("Ana"), app.signed_up("Bo")];
        let form = [
            ("game", game),
            ("seats", "2"),
            ("order", "chosen"),
            ("first", "chosen"),
            ("speed", "daily"),
        ];
        let table = clients[0].post("/tables/new", &form).location;
        clients[1].post(&format!("{table}/join"), &[]);
        let players = clients.into_iter().zip(["Ana", "Bo"]);
        Pair {
            id: table.rsplit('/').next().unwrap().parse().unwrap(),
            players: players
                .map(|(client, name)| (client, app.token(name)))
                .collect(),
            app,
        }
    }

    fn shown(&self) -> Value {
        let (client, token) = &self.players[0];
        client
            .api_get(token, &format!("/matches/{}", self.id))
            .json()
    }

    fn waits_for(&self) -> usize {
        let seat = self.shown()["waits_for"][0]["seat"].as_u64().unwrap();
        usize::try_from(seat).unwrap() - 1
    }

    fn legal(&self) -> Vec<String> {
        let (client, token) = &self.players[self.waits_for()];
        client.legal(token, self.id)
    }

    fn post(&self, what: &str, body: Value) {
        let (client, token) = &self.players[self.waits_for()];
        let path = format!("/matches/{}/{what}", self.id);
        let answer = client.api_post(token, &path, &body);
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    }

    fn play(&self, line: &str) {
        self.post(
            "actions",
            json!({ "number": self.shown()["number"], "line": line }),
        );
    }

    /// Plays on until somebody has exchanged all power, passes, and has nothing left but the end of
    /// the turn.
    fn pass(&self) -> usize {
        loop {
            let (seat, legal) = (self.waits_for(), self.legal());
            let Some(pass) = legal.iter().find(|line| line.starts_with("pass")) else {
                self.play(&legal[0]);
                continue;
            };
            let exchange = |line: &String| line.strip_prefix("exchange ")?.parse::<u8>().ok();
            match legal.iter().filter_map(exchange).max() {
                Some(power) => self.play(&format!("exchange {power}; {pass}")),
                None => self.play(pass),
            }
            assert_eq!(self.waits_for(), seat);
            assert_eq!(self.legal(), ["end"]);
            return seat;
        }
    }

    fn deadline(&self, seat: usize) -> NaiveDateTime {
        let shown = self.shown();
        let text = shown["seats"][seat]["deadline"]
            .as_str()
            .unwrap()
            .to_owned();
        DateTime::parse_from_rfc3339(&text).unwrap().naive_utc()
    }

    fn turn_mails(&self, seat: usize) -> usize {
        self.app.work();
        let to = format!("to {}@example.org,", ["ana", "bo"][seat]);
        let page = self.app.client().get("/mailbox").body;
        let letters = page.split("<article");
        letters
            .filter(|letter| letter.contains(&to) && letter.contains("Your turn"))
            .count()
    }
}

#[test]
fn a_turn_with_nothing_left_to_choose_ends_by_itself_after_a_short_while() {
    let pair = Pair::start("terra_nova");
    let seat = pair.pass();
    let clock = &pair.app.service.clock;
    assert_eq!(pair.deadline(seat), clock.now() + HAND_OVER);
    let page = pair.players[seat].0.get(&format!("/matches/{}", pair.id));
    assert!(page.body.contains("ends by itself"), "{}", page.body);
    let (number, mails) = (pair.app.number(pair.id), pair.turn_mails(1 - seat));
    clock.advance(HAND_OVER - chrono::TimeDelta::seconds(1));
    pair.app.work();
    assert_eq!((pair.app.number(pair.id), pair.waits_for()), (number, seat));
    clock.advance(chrono::TimeDelta::seconds(1));
    pair.app.work();
    assert_eq!(pair.waits_for(), 1 - seat);
    let (client, token) = &pair.players[seat];
    let log = client
        .api_get(token, &format!("/matches/{}/log", pair.id))
        .json();
    let last = log.as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&last["line"], &last["automatic"]),
        (&json!("end"), &json!(true))
    );
    assert_eq!(
        pair.turn_mails(1 - seat),
        mails + 1,
        "the next is told once"
    );
    let name = ["Ana", "Bo"][seat];
    let player = pair.app.service.player_named(name);
    let player = pair.app.runtime.block_on(player).unwrap();
    assert_eq!(
        (player.turns_late, player.drop_outs),
        (0, 0),
        "that is not late"
    );
    assert!(pair.app.check_replay(pair.id));
}

#[test]
fn what_was_to_end_by_itself_can_be_taken_back_and_its_clock_runs_on() {
    let pair = Pair::start("terra_nova");
    let seat = pair.pass();
    pair.post("undo", json!({ "number": pair.shown()["number"] }));
    let since = pair.deadline(seat);
    assert!(
        since > pair.app.service.clock.now() + HAND_OVER * 6,
        "{since}"
    );
    pair.app.service.clock.advance(HAND_OVER * 2);
    pair.app.work();
    assert_eq!(pair.waits_for(), seat, "the turn goes on");
    assert_eq!(pair.deadline(seat), since);
}

#[test]
fn whoever_has_no_choice_is_not_asked() {
    for game in ["terra_nova", "age_of_innovation", "through_the_ages"] {
        let pair = Pair::start(game);
        let (service, id) = (pair.app.service.clone(), MatchId(pair.id));
        let mut rng = Rng::new([5; 32]);
        let mut players = Vec::new();
        for name in ["Ana", "Bo"] {
            let player = pair.app.runtime.block_on(service.player_named(name));
            players.push(player.unwrap().id);
        }
        for _ in 0..120 {
            let glance = pair
                .app
                .runtime
                .block_on(service.glance(id, None, Reader::default()))
                .unwrap();
            let live = &glance.live;
            let Some(seat) = live.position.turn().seats().next() else {
                break;
            };
            let player = players[seat.index()];
            let own = service.glance(id, Some(player), Reader::default());
            let can_undo = pair.app.runtime.block_on(own).unwrap().can_undo;
            let mut legal = live.position.legal(seat);
            let forced = live.position.forced(seat);
            assert!(forced.is_none() || can_undo, "{game}: {legal:?}");
            legal.retain(|line| line != "resign");
            let line = rng.pick(&legal).clone();
            let act = service.act(id, player, live.table.row.number, &line);
            pair.app.runtime.block_on(act).unwrap();
        }
    }
}
