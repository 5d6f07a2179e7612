//! What was taken back is nobody's but its player's, and what is hidden stays so, over whole
//! matches and by every path that shows something of the past: pages, moments, API, log, record,
//! feeds, mails, calls, previews, plans and answers to replies.

use std::collections::BTreeSet;

use diesel::connection::SimpleConnection;
use turnpost::games::any_game::{Played, Position};
use turnpost::games::rng::Rng;
use turnpost::games::{Seat, Viewer};
use turnpost::ids::{MatchId, PlayerId};
use turnpost::service::ServiceError;
use turnpost::service::notice::{Notice, Told};
use turnpost::service::replies::Answer;
use turnpost::store::letters::{self, Kind, OutboxRow};
use turnpost::store::preferences::HookForm;
use turnpost::store::{AnyConnection, matches};
use turnpost::words::{Language, Reader};

use crate::support::{Client, TestApp};

/// So many lines of a kind are taken back in a match.
const OF_EACH_KIND: usize = 1;
/// Of lines that everybody could read while they stood, so many are enough.
const OPEN_ONES: usize = 6;

/// What anybody may ask of a match, and what only a seat has: pages, then calls of the API.
const OF_ALL: [&str; 9] = [
    "",
    "/log",
    "/record",
    "/chart.svg",
    "/charts",
    "/picture.svg",
    "/board.txt",
    "/advice",
    "/analysis",
];
const OF_SEAT: [&str; 1] = ["/mail"];
const API_OF_ALL: [&str; 5] = ["", "/log", "/record", "/points", "/talk"];
const API_OF_SEAT: [&str; 4] = ["/legal", "/plan", "/notes", "/orders"];
/// Other places that speak of matches.
const ABOUT: [&str; 4] = ["/lobby", "/mine", "/players/Ana", "/players/Bo"];
/// Asked for by themselves, made of a number alone, or the drawing of `/picture.svg` once more.
const OTHERWISE: [&str; 5] = [
    "/actions/{number}",
    "/actions",
    "/plan",
    "/events",
    "/board.png",
];
/// What somebody must do before the other has something to hide, in Through the Ages.
const LEADS: [&str; 4] = ["aggress", "war", "bid", "build"];
/// Deals that are played until all that is wanted has come; it does in the first two.
const DEALS: [u8; 8] = [1, 3, 2, 4, 5, 6, 7, 8];

/// The kind of a line: all but its last word.
fn kind(line: &str) -> &str {
    line.rsplit_once(' ').map_or(line, |(front, _)| front)
}

/// A line that was taken back, and another that might have been in its place.
struct TakenBack {
    number: i64,
    seat: Seat,
    kind: String,
    rows: [String; 2],
    /// Others could not read the line even while it stood.
    was_secret: bool,
}

/// Ana and Bo, with their tokens and feeds.
struct Pair {
    app: TestApp,
    players: Vec<(PlayerId, Client, String, String)>,
}

impl Pair {
    fn new() -> Pair {
        let app = TestApp::start_with(|service| service.hooks_may_go_inside = true);
        let players = ["Ana", "Bo"].map(|name| {
            let client = app.signed_up(name);
            let token = app.token(name);
            let (id, feed) = app.runtime.block_on(async {
                let id = app.service.player_named(name).await.unwrap().id;
                let hook = app
                    .service
                    .set_hook(id, "http://127.0.0.1:9/", HookForm::Json);
                hook.await.unwrap();
                (id, app.service.set_feed(id, true).await.unwrap().unwrap())
            });
            (id, client, token, feed)
        });
        Pair {
            players: players.into(),
            app,
        }
    }

    /// A match of the two, dealt from a secret that the test knows.
    fn deal(&self, game: &str, options: &[(&str, &str)], deal: u8) -> Whole<'_> {
        let mut form = vec![
            ("game", game),
            ("seats", "2"),
            ("bots", "0"),
            ("order", "chosen"),
            ("first", "chosen"),
        ];
        form.extend(options);
        let opened = self.players[0].1.post("/tables/new", &form);
        assert_eq!(opened.status, 303, "{}", opened.body);
        let table = opened.location;
        let id = MatchId(table.rsplit('/').next().unwrap().parse().unwrap());
        let whole = Whole {
            app: &self.app,
            players: &self.players,
            id,
            taken: Vec::new(),
            rng: Rng::new([deal; 32]),
        };
        let sql = format!("UPDATE matches SET seed = '{deal:064x}' WHERE id = {id}");
        whole.write(move |conn| conn.batch_execute(&sql).unwrap());
        self.players[1].1.post(&format!("{table}/join"), &[]);
        whole
    }
}

struct Whole<'a> {
    app: &'a TestApp,
    id: MatchId,
    players: &'a [(PlayerId, Client, String, String)],
    taken: Vec<TakenBack>,
    rng: Rng,
}

impl Whole<'_> {
    fn write(&self, work: impl FnOnce(&mut AnyConnection) + Clone + Send + 'static) {
        let work = |conn: &mut AnyConnection| {
            work(conn);
            Ok::<_, ServiceError>(())
        };
        let written = self.app.service.store.write(work);
        self.app.runtime.block_on(written).unwrap();
    }

    /// Plays on; says whether the match goes on.
    fn step(&mut self) -> bool {
        let (id, service) = (self.id, self.app.service.clone());
        let glance = self
            .app
            .runtime
            .block_on(service.glance(id, None, Reader::default()))
            .unwrap();
        let (position, number) = (&glance.live.position, glance.live.table.row.number);
        let Some(seat) = position.turn().seats().next() else {
            return false;
        };
        let legal = offered(position.as_ref(), seat);
        let line = self.choose(position.as_ref(), seat, &legal);
        let secret = is_secret(position.as_ref(), seat, &line);
        let player = self.players[seat.index()].0;
        let play = |number| service.act(id, player, number, &line);
        self.app.runtime.block_on(play(number)).unwrap();
        let known = self.taken.iter().filter(|one| one.kind == kind(&line));
        let may_undo = || {
            let own = service.glance(id, Some(player), Reader::default());
            self.app.runtime.block_on(own).unwrap().can_undo
        };
        let is_wanted = secret || self.taken.len() < OPEN_ONES;
        if known.count() < OF_EACH_KIND && is_wanted && may_undo() {
            let undone = service.undo(id, player, number + 1);
            self.app.runtime.block_on(undone).unwrap();
            let rows: Vec<String> = [&line]
                .into_iter()
                .chain(legal.iter().filter(|other| **other != line))
                .filter_map(|line| {
                    let mut after = position.boxed();
                    let played = after.play(seat, line).unwrap();
                    let points = serde_json::to_string(&after.points()).unwrap();
                    takes_back(&played).then(|| row(line, &played, &points))
                })
                .collect();
            if let [own, others @ ..] = rows.as_slice()
                && !others.is_empty()
            {
                self.taken.push(TakenBack {
                    number: number + 1,
                    seat,
                    kind: kind(&line).to_owned(),
                    rows: [own.clone(), self.rng.pick(others).clone()],
                    was_secret: secret,
                });
                self.look_at_newest();
            }
            self.app.runtime.block_on(play(number + 2)).unwrap();
        }
        true
    }

    /// What is secret and was not taken back yet is first, then what leads to it.
    fn choose(&mut self, position: &dyn Position, seat: Seat, legal: &[String]) -> String {
        let only = |fits: &dyn Fn(&str) -> bool| -> Vec<&String> {
            legal.iter().filter(|line| fits(line)).collect()
        };
        let is_known = |line: &str| self.taken.iter().any(|one| one.kind == kind(line));
        let secret = only(&|line| is_secret(position, seat, line));
        let new = only(&|line| is_secret(position, seat, line) && !is_known(line));
        let leading = only(&|line| LEADS.contains(&line.split(' ').next().unwrap_or(line)));
        for (lines, one_in) in [(new, 1), (leading, 2), (secret, 2)] {
            if !lines.is_empty() && self.rng.below(one_in) == 0 {
                return (*self.rng.pick(&lines)).clone();
            }
        }
        self.rng.pick(legal).clone()
    }

    /// Everything that a viewer can ask for.
    fn all_of(&self, viewer: Viewer, moments: &[TakenBack]) -> Vec<(String, String)> {
        let stranger = self.app.client();
        let id = self.id;
        let (client, token) = match viewer {
            Viewer::Seat(seat) => {
                let (_, client, token, _) = &self.players[seat.index()];
                (client, Some(token.as_str()))
            }
            Viewer::Spectator => (&stranger, None),
        };
        let page = |path: &str| format!("/matches/{id}{path}");
        let api = |path: &str| format!("/api/v1/matches/{id}{path}");
        let mut paths: Vec<String> = ABOUT.map(str::to_owned).to_vec();
        paths.extend(OF_ALL.map(page));
        paths.extend(API_OF_ALL.map(api));
        for one in moments {
            for at in one.number - 1..=one.number + 1 {
                paths.push(page(&format!("/actions/{at}")));
                paths.push(api(&format!("/actions/{at}")));
            }
        }
        if let Viewer::Seat(seat) = viewer {
            let feed = &self.players[seat.index()].3;
            paths.extend(
                ["turns.atom", "deadlines.ics"].map(|file| format!("/feeds/{feed}/{file}")),
            );
            paths.extend(OF_SEAT.map(page));
            paths.extend(API_OF_SEAT.map(api));
        }
        let mut all: Vec<(String, String)> = paths
            .into_iter()
            .map(|path| {
                let token = token.filter(|_| path.starts_with("/api/"));
                let body = match (token, path.strip_prefix("/api/v1")) {
                    (Some(token), Some(path)) => client.api_get(token, path).body,
                    _ => client.get(&path).body,
                };
                (path, body)
            })
            .collect();
        if let Viewer::Seat(seat) = viewer {
            all.extend(self.mails_and_calls(seat));
        }
        all
    }

    /// Every mail and every call that waits for a seat, and the answer to a reply.
    fn mails_and_calls(&self, seat: Seat) -> Vec<(String, String)> {
        let player = self.players[seat.index()].0;
        let service = &self.app.service;
        let read = move |conn: &mut AnyConnection| {
            Ok::<_, ServiceError>(letters::of_player(conn, player, 30)?)
        };
        let mut rows: Vec<OutboxRow> = self.app.runtime.block_on(service.store.read(read)).unwrap();
        rows.retain(|row| row.match_id == Some(self.id) && row.sent_at.is_none());
        let answer = Told::plain(Notice::Answer(Answer::default())).store();
        rows.extend(rows.first().cloned().map(|row| OutboxRow {
            kind: Kind::ReplyAnswer,
            payload: answer,
            ..row
        }));
        let told = rows.iter().map(|row| {
            let said = self.app.runtime.block_on(async {
                match row.kind {
                    Kind::Hook => format!("{:?}", service.call(row).await.unwrap()),
                    _ => format!("{:?}", service.compose(row).await.unwrap()),
                }
            });
            (format!("{} {}", row.kind, row.id), said)
        });
        told.collect()
    }

    /// What guesses at what is hidden: the same for the same moment.
    fn guesses_of(&self, viewer: Viewer) -> Vec<(String, String)> {
        let Viewer::Seat(seat) = viewer else {
            return Vec::new();
        };
        let (player, client, ..) = &self.players[seat.index()];
        let plan = client.get(&format!("/matches/{}/plan", self.id)).body;
        let mut shown = vec![("plan".to_owned(), plan)];
        let service = &self.app.service;
        self.app.runtime.block_on(async {
            let live = service
                .glance(self.id, Some(*player), Reader::default())
                .await
                .unwrap()
                .live;
            for line in live.position.legal(seat).into_iter().take(3) {
                let preview = service
                    .preview(self.id, *player, &line, Language::default())
                    .await
                    .unwrap();
                shown.push((format!("preview {line}"), format!("{preview:?}")));
            }
        });
        shown
    }

    /// Everybody but its player gets the same as if another line had just been taken back.
    fn look_at_newest(&self) {
        let newest = &self.taken[self.taken.len() - 1..];
        for viewer in Viewer::all(2).filter(|viewer| !viewer.is(newest[0].seat)) {
            let before = self.all_of(viewer, newest);
            self.swap(viewer, 1);
            same(&before, &self.all_of(viewer, newest), viewer);
            self.swap(viewer, 0);
        }
    }

    /// Compares what everybody gets with what they would get if other lines had been taken back,
    /// and if what is hidden from them were different.
    fn look_at_all(&self) {
        for viewer in Viewer::all(2) {
            let (before, guessed) = (self.all_of(viewer, &self.taken), self.guesses_of(viewer));
            self.swap(viewer, 1);
            same(&before, &self.all_of(viewer, &self.taken), viewer);
            same(&guessed, &self.guesses_of(viewer), viewer);
            self.swap(viewer, 0);
            if let Some(true_state) = self.imagine(viewer) {
                same(&before, &self.all_of(viewer, &self.taken), viewer);
                self.set_state(true_state);
            }
        }
    }

    /// Puts other lines in the place of those that others than the viewer took back; or the true
    /// ones again.
    fn swap(&self, viewer: Viewer, to: usize) {
        let foreign = self.taken.iter().filter(|one| !viewer.is(one.seat));
        let sql: String = foreign
            .map(|one| {
                let (row, id, number) = (&one.rows[to], self.id, one.number);
                let values = row.split_once('\n').unwrap().1;
                format!("UPDATE actions SET {values} WHERE match_id = {id} AND number = {number};")
            })
            .collect();
        self.write(move |conn| conn.batch_execute(&sql).unwrap());
    }

    /// Puts another position in the place of the true one, which the viewer cannot tell from it;
    /// gives the true one, if there is another.
    fn imagine(&self, viewer: Viewer) -> Option<String> {
        let glance = self.app.service.glance(self.id, None, Reader::default());
        let position = self.app.runtime.block_on(glance).unwrap().live.position;
        let other = position.imagine(viewer, &mut Rng::new([9; 32]));
        if other.same(position.as_ref()) {
            return None;
        }
        self.set_state(other.store());
        Some(position.store())
    }

    fn set_state(&self, state: String) {
        let id = self.id;
        self.write(move |conn| {
            let mut row = matches::position(conn, id).unwrap().unwrap();
            row.state = state;
            matches::set_position(conn, &row).unwrap();
        });
    }

    /// Plays so many actions; the kinds of lines that were taken back, and whether they were secret.
    fn play(mut self, actions: usize) -> Vec<(String, bool)> {
        for _ in 0..actions {
            if !self.step() {
                break;
            }
        }
        self.look_at_all();
        assert!(self.app.check_replay(self.id.0));
        let taken = self.taken.into_iter();
        taken.map(|one| (one.kind, one.was_secret)).collect()
    }
}

/// What a seat may do, but for giving up.
fn offered(position: &dyn Position, seat: Seat) -> Vec<String> {
    let mut legal = position.legal(seat);
    legal.retain(|line| line != "resign");
    legal
}

/// Others cannot read the line.
fn is_secret(position: &dyn Position, seat: Seat, line: &str) -> bool {
    position.shown_line(seat, line, Viewer::Spectator) != line
}

fn takes_back(played: &[Played]) -> bool {
    played.iter().all(|action| !action.is_final)
}

/// The line, and what the row of an action says of it.
fn row(line: &str, played: &[Played], points: &str) -> String {
    let events = serde_json::to_string(&played[0].events).unwrap();
    let [stored, events, points] = [line, &events, points].map(|text| text.replace('\'', "''"));
    format!("{line}\nline = '{stored}', events = '{events}', points = '{points}'")
}

fn same(before: &[(String, String)], after: &[(String, String)], viewer: Viewer) {
    assert_eq!(before.len(), after.len());
    for ((path, one), (_, other)) in before.iter().zip(after) {
        let differ = one
            .lines()
            .zip(other.lines())
            .find(|(one, other)| one != other);
        assert!(one == other, "{viewer:?} {path}: {differ:?}");
    }
}

/// A defence and a force are face down until they are closed: matches are played until both were
/// taken back.
#[test]
fn through_the_ages_tells_nothing_of_what_was_taken_back_or_is_hidden() {
    let pair = Pair::new();
    let mut wanted = BTreeSet::from(["defend", "send bonus"]);
    for deal in DEALS {
        let taken = pair.deal("through_the_ages", &[], deal).play(300);
        wanted.retain(|kind| !taken.contains(&((*kind).to_owned(), true)));
        if wanted.is_empty() {
            return;
        }
    }
    panic!("nobody took back {wanted:?}");
}

#[test]
fn an_age_contrived_tells_nothing_of_a_start_that_was_taken_back() {
    let options = [("age_contrived.start_energy", "free")];
    let taken = Pair::new().deal("age_contrived", &options, 1).play(25);
    assert!(taken.iter().any(|(_, secret)| *secret), "{taken:?}");
}

#[test]
fn games_on_a_map_tell_nothing_of_what_was_taken_back() {
    let pair = Pair::new();
    for game in ["terra_nova", "age_of_innovation"] {
        let taken = pair.deal(game, &[], 2).play(25);
        assert!(!taken.is_empty(), "{game}");
    }
}

/// Whoever adds a page or a call about a match must say here how it is looked at.
#[test]
fn every_way_to_look_at_a_match_is_looked_at() {
    let routes = |text: &str| -> BTreeSet<String> {
        let (_, of_match) = text.split_once("fn of_match(").unwrap();
        let (of_match, _) = of_match.split_once("\n}\n").unwrap();
        let all = of_match.split(".route(\"").skip(1);
        let all = all.filter_map(|rest| rest.split_once('"'));
        let looked = all.filter(|(_, what)| what.starts_with(", get()"));
        looked.map(|(path, _)| path.to_owned()).collect()
    };
    let known = |lists: [&[&str]; 3]| -> BTreeSet<String> {
        let all = lists.into_iter().flatten();
        all.map(|path| (*path).to_owned()).collect()
    };
    let pages = routes(include_str!("../../src/web/routes.rs"));
    let calls = routes(include_str!("../../src/web/api/mod.rs"));
    assert_eq!(pages, known([&OF_ALL, &OF_SEAT, &OTHERWISE]));
    assert_eq!(calls, known([&API_OF_ALL, &API_OF_SEAT, &OTHERWISE[..1]]));
}
