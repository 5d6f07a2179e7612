//! A decision outside one's turn: an offer of power comes by mail, with its answers as links.

use turnpost::games::Seat;
use turnpost::games::bots::Bot;
use turnpost::games::rng::Rng;
use turnpost::ids::{MatchId, PlayerId};
use turnpost::words::Reader;

use crate::post::letter;
use crate::support::TestApp;

const NAMES: [&str; 3] = ["Ana", "Bo", "Cy"];

/// An offer that waits for one seat while another has its turn.
struct Offer {
    to: Seat,
    accept: String,
    decline: String,
    turn_of: Seat,
}

async fn line_of(app: &TestApp, id: MatchId, seat: Seat, rng: &mut Rng) -> (i64, String) {
    let glance = app
        .service
        .glance(id, None, Reader::default())
        .await
        .unwrap();
    let line = glance.live.position.bot(seat, Bot::Greedy, rng).unwrap();
    (glance.live.table.row.number, line)
}

/// Plays until somebody is offered power and somebody else has a turn.
async fn play_to_offer(app: &TestApp, id: MatchId, players: &[PlayerId], rng: &mut Rng) -> Offer {
    for _ in 0..2000 {
        let glance = app
            .service
            .glance(id, None, Reader::default())
            .await
            .unwrap();
        let position = &glance.live.position;
        let waiting: Vec<Seat> = position.turn().seats().collect();
        let answer = |seat: &Seat, word: &str| {
            let legal = position.legal(*seat);
            legal.into_iter().find(|line| line.starts_with(word))
        };
        let asked = waiting
            .iter()
            .find(|seat| answer(seat, "accept ").is_some());
        let playing = waiting
            .iter()
            .find(|seat| answer(seat, "accept ").is_none());
        if let (Some(to), Some(turn_of)) = (asked, playing) {
            return Offer {
                to: *to,
                accept: answer(to, "accept ").unwrap(),
                decline: answer(to, "decline ").unwrap(),
                turn_of: *turn_of,
            };
        }
        let seat = *waiting.first().expect("an offer comes before the end");
        let (number, line) = line_of(app, id, seat, rng).await;
        let player = players[seat.index()];
        app.service.act(id, player, number, &line).await.unwrap();
    }
    panic!("nobody was offered power");
}

#[test]
fn an_offer_of_power_is_answered_from_its_mail_while_the_next_player_moves() {
    let app = TestApp::start();
    let clients = NAMES.map(|name| app.signed_up(name));
    let form = [
        ("game", "age_of_innovation"),
        ("seats", "3"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "daily"),
    ];
    let table = clients[0].post("/tables/new", &form).location;
    for client in &clients[1..] {
        assert_eq!(client.post(&format!("{table}/join"), &[]).status, 303);
    }
    let id = MatchId(table.rsplit('/').next().unwrap().parse().unwrap());
    let mut rng = Rng::new([11; 32]);
    let (players, offer) = app.runtime.block_on(async {
        let mut players = Vec::new();
        for name in NAMES {
            players.push(app.service.player_named(name).await.unwrap().id);
        }
        let offer = play_to_offer(&app, id, &players, &mut rng).await;
        (players, offer)
    });
    app.work();
    let address = format!("{}@example.org", NAMES[offer.to.index()].to_lowercase());
    let mail = letter(&app, &address, "Your turn: Age of Innovation");
    let link_of = |line: &str| {
        let ending = format!("?line={}", line.replace(' ', "+"));
        let mut words = mail.words.split_whitespace();
        let link = words.find(|word| word.ends_with(&ending));
        let link = link.unwrap_or_else(|| panic!("no {ending} in {}", mail.words));
        link.strip_prefix(app.base.as_str()).unwrap().to_owned()
    };
    link_of(&offer.decline);
    let accept = link_of(&offer.accept);
    // The next player need not wait for the answer.
    app.runtime.block_on(async {
        let (number, line) = line_of(&app, id, offer.turn_of, &mut rng).await;
        let player = players[offer.turn_of.index()];
        app.service.act(id, player, number, &line).await.unwrap();
    });
    let before = app.number(id.0);
    let stranger = app.client();
    let page = stranger.get(&accept);
    assert!(page.body.contains("id=\"confirm\""), "{}", page.body);
    assert_eq!(app.number(id.0), before, "looking plays nothing");
    let (path, _) = accept.split_once('?').unwrap();
    let number = before.to_string();
    let form = [("number", number.as_str()), ("line", offer.accept.as_str())];
    let played = stranger.post(&format!("{path}/actions"), &form);
    assert_eq!(played.status, 303, "{}", played.body);
    assert_eq!(app.number(id.0), before + 1);
    assert!(app.check_replay(id.0));
}
