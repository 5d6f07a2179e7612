//! What the rules hide stays hidden: in pages, in answers of the API, in the log, in previews.

use diesel::connection::SimpleConnection;
use turnpost::games::Viewer;
use turnpost::games::bots::Bot;
use turnpost::games::rng::Rng;
use turnpost::ids::{MatchId, PlayerId};
use turnpost::service::ServiceError;
use turnpost::service::matches::Glance;
use turnpost::store::matches;
use turnpost::words::{Language, Reader};

use crate::support::{Client, TestApp};

struct Hidden {
    app: TestApp,
    ana: Client,
    token: String,
    id: MatchId,
    players: [PlayerId; 2],
}

/// Ana and Bo play Through the Ages until both hold military cards and an event is prepared.
fn begun() -> Hidden {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("game", "through_the_ages"),
        ("seats", "2"),
        ("bots", "0"),
        ("order", "chosen"),
        ("first", "chosen"),
    ];
    let table = ana.post("/tables/new", &form).location;
    bo.post(&format!("{table}/join"), &[]);
    let id = MatchId(table.rsplit('/').next().unwrap().parse().unwrap());
    let players = app.runtime.block_on(async {
        let player = |name| app.service.player_named(name);
        let players = [
            player("Ana").await.unwrap().id,
            player("Bo").await.unwrap().id,
        ];
        let mut rng = Rng::new([7; 32]);
        for _ in 0..150 {
            let glance = app
                .service
                .glance(id, Some(players[0]), Reader::default())
                .await
                .unwrap();
            let turn = glance.live.position.turn();
            let seat = turn.seats().next().unwrap();
            let line = glance
                .live
                .position
                .bot(seat, Bot::Greedy, &mut rng)
                .unwrap();
            let number = glance.live.table.row.number;
            let player = players[seat.index()];
            app.service.act(id, player, number, &line).await.unwrap();
        }
        players
    });
    let token = app.token("Ana");
    Hidden {
        app,
        ana,
        token,
        id,
        players,
    }
}

impl Hidden {
    /// Everything Ana can ask for that does not guess.
    fn all_of_ana(&self) -> Vec<String> {
        let id = self.id;
        let page = |path: &str| self.ana.get(&format!("/matches/{id}{path}")).body;
        let api = |path: &str| {
            self.ana
                .api_get(&self.token, &format!("/matches/{id}{path}"))
                .body
        };
        let mut all = vec![
            page(""),
            page("/log"),
            page("/record"),
            page("/chart.svg"),
            page("/charts"),
        ];
        all.extend([
            api(""),
            api("/legal"),
            api("/log"),
            api("/record"),
            api("/points"),
        ]);
        let number = self.app.number(id.0);
        all.extend(
            (1..=number)
                .step_by(10)
                .map(|at| page(&format!("/actions/{at}"))),
        );
        all
    }

    async fn seen_by_ana(&self) -> Glance {
        let ana = Some(self.players[0]);
        let glance = self.app.service.glance(self.id, ana, Reader::default());
        glance.await.unwrap()
    }

    /// Puts another position in the place of the true one, which Ana cannot tell from it.
    fn imagine(&self, seed: u8) {
        let id = self.id;
        self.app.runtime.block_on(async {
            let glance = self.seen_by_ana().await;
            let mut rng = Rng::new([seed; 32]);
            let other = glance.live.position.imagine(glance.viewer, &mut rng);
            assert!(
                !other.same(glance.live.position.as_ref()),
                "nothing is hidden"
            );
            let stored = other.store();
            let wanted = stored.clone();
            let write = move |conn: &mut _| {
                let mut row = matches::position(conn, id)?.unwrap();
                row.state = stored;
                matches::set_position(conn, &row)?;
                Ok::<_, ServiceError>(())
            };
            self.app.service.store.write(write).await.unwrap();
            let glance = self.seen_by_ana().await;
            assert_eq!(glance.live.position.store(), wanted, "it is not looked at");
        });
    }

    /// Plays on by a bot until Ana must decide, and so that something pleases.
    fn play_on(&self, pleases: impl Fn(&[String]) -> bool) -> Vec<String> {
        let (id, runtime) = (self.id, &self.app.runtime);
        let mut rng = Rng::new([9; 32]);
        for _ in 0..400 {
            let live = runtime.block_on(self.seen_by_ana()).live;
            let seat = live.position.turn().seats().next().unwrap();
            let lines = live.position.legal(seat);
            if seat.0 == 0 && pleases(&lines) {
                return lines;
            }
            let line = live.position.bot(seat, Bot::Greedy, &mut rng).unwrap();
            let player = self.players[seat.index()];
            let played = self
                .app
                .service
                .act(id, player, live.table.row.number, &line);
            runtime.block_on(played).unwrap();
        }
        panic!("it never came to that");
    }

    /// What Ana is shown of each line before she plays it: on the page and by the API.
    fn previews(&self, lines: &[String]) -> Vec<[String; 2]> {
        let shown = |line: &String| {
            let path = format!("/matches/{}", self.id);
            let query = line.replace(' ', "+").replace(';', "%3B");
            let page = self.ana.get(&format!("{path}?line={query}")).body;
            let body = serde_json::json!({ "line": line });
            let api = self
                .ana
                .api_post(&self.token, &format!("{path}/preview"), &body);
            assert!(page.contains("id=\"preview\""), "{line}: {page}");
            assert_eq!(api.status, 200, "{line}: {}", api.body);
            [page, api.body]
        };
        lines.iter().map(shown).collect()
    }

    /// Where each line would really lead, as Ana would see it.
    fn outcomes(&self, lines: &[String]) -> Vec<String> {
        let glance = self.app.runtime.block_on(self.seen_by_ana());
        let (live, viewer) = (&glance.live, glance.viewer);
        let outcome = |line: &String| {
            let mut position = live.position.boxed();
            let seat = turnpost::games::Seat(0);
            position.play(seat, line).expect("it is legal");
            position.view(viewer).to_string()
        };
        lines.iter().map(outcome).collect()
    }
}

/// The positions differ in nothing that Ana sees, so what she is told of an action must not differ either,
/// even where the action brings to light what is different.
#[test]
fn previews_are_the_same_whatever_is_hidden() {
    let match_of = begun();
    let prepares = |lines: &[String]| lines.iter().any(|line| line.starts_with("event "));
    let ends = |lines: &[String]| lines.iter().any(|line| line == "end");
    let mut brought_to_light = 0;
    for pleases in [&prepares as &dyn Fn(&[String]) -> bool, &ends] {
        let lines = match_of.play_on(pleases);
        let (before, led_to) = (match_of.previews(&lines), match_of.outcomes(&lines));
        for seed in 1..=3 {
            match_of.imagine(seed);
            let (after, leads_to) = (match_of.previews(&lines), match_of.outcomes(&lines));
            for (line, (before, after)) in lines.iter().zip(before.iter().zip(&after)) {
                assert_eq!(before, after, "{line}");
            }
            brought_to_light += led_to
                .iter()
                .zip(&leads_to)
                .filter(|(one, other)| one != other)
                .count();
        }
    }
    assert!(brought_to_light > 0, "no action shows anything hidden");
}

#[test]
fn pages_and_answers_are_the_same_whatever_is_hidden() {
    let match_of = begun();
    let before = match_of.all_of_ana();
    for seed in 1..=3 {
        match_of.imagine(seed);
        let after = match_of.all_of_ana();
        for (one, other) in before.iter().zip(&after) {
            assert_eq!(one, other);
        }
    }
}

#[test]
fn the_log_and_the_record_do_not_name_what_the_other_keeps_secret() {
    let match_of = begun();
    let (id, bo) = (match_of.id, match_of.players[1]);
    let (secret, seen) = match_of.app.runtime.block_on(async {
        let log = |player| match_of.app.service.log(id, player, Language::default());
        let (_, own) = log(Some(bo)).await.unwrap();
        let (_, public) = log(None).await.unwrap();
        let (_, seen) = log(Some(match_of.players[0])).await.unwrap();
        let pairs = own.into_iter().zip(public);
        let hidden = pairs.filter(|(own, public)| own.line != public.line);
        (hidden.map(|(own, _)| own).collect::<Vec<_>>(), seen)
    });
    assert!(!secret.is_empty(), "nobody did anything in secret");
    let record = match_of.ana.get(&format!("/matches/{id}/record")).body;
    for own in secret {
        let shown = seen.iter().find(|line| line.number == own.number).unwrap();
        assert_ne!(shown.line, own.line);
        let line = format!("Bo: {}", own.line);
        assert!(!record.lines().any(|other| other == line), "{line}");
    }
}

#[test]
fn a_preview_draws_hidden_cards_from_a_secret_and_not_from_what_is_public() {
    let match_of = begun();
    let (id, ana) = (match_of.id, match_of.players[0]);
    let runtime = &match_of.app.runtime;
    let guess = |viewer: Viewer| {
        runtime.block_on(async {
            let glance = match_of
                .app
                .service
                .glance(id, Some(ana), Reader::default())
                .await
                .unwrap();
            let Viewer::Seat(seat) = viewer else {
                unreachable!()
            };
            let mut rng = turnpost::service::turns::private_rng(&glance.live, seat);
            glance.live.position.imagine(viewer, &mut rng).store()
        })
    };
    let viewer = Viewer::Seat(turnpost::games::Seat(0));
    assert_eq!(guess(viewer), guess(viewer), "looking twice shows the same");
    let before = guess(viewer);
    runtime.block_on(async {
        let write = move |conn: &mut turnpost::store::AnyConnection| {
            let other = format!("UPDATE matches SET seed = 'another secret' WHERE id = {id}");
            Ok::<_, ServiceError>(conn.batch_execute(&other)?)
        };
        match_of.app.service.store.write(write).await.unwrap();
    });
    assert_ne!(guess(viewer), before, "the seed is part of it");
}
