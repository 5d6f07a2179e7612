//! The match page in the middle of recorded matches: what a preview offers and says, and what is told.

use turnpost::games::record::{Entry, Record, Source};
use turnpost::ids::{MatchId, PlayerId};
use turnpost::words::Reader;

use crate::support::{Client, TestApp};

struct Recorded {
    app: TestApp,
    id: i64,
    record: Record,
    players: Vec<PlayerId>,
}

impl Recorded {
    fn new(record: &str) -> Recorded {
        let app = TestApp::start();
        let record = Source::read(record.as_bytes()).unwrap().record;
        let (id, players) = app.dealt_as(&record);
        Recorded {
            app,
            id,
            record,
            players,
        }
    }

    fn next(&self) -> Option<&Entry> {
        let number = usize::try_from(self.app.number(self.id)).unwrap();
        self.record.actions.get(number)
    }

    fn play(&self) {
        let entry = self.next().unwrap();
        let (id, player) = (MatchId(self.id), self.players[entry.seat.index()]);
        let number = self.app.number(self.id);
        let played = self.app.service.act(id, player, number, &entry.line);
        self.app.runtime.block_on(played).unwrap();
    }

    /// Plays on until the record has such a line next.
    fn until(&self, wanted: impl Fn(&[Entry]) -> bool) {
        while !wanted(&self.record.actions[self.app.number(self.id) as usize..]) {
            self.play();
        }
    }

    /// Whoever has the next line, logged in.
    fn next_player(&self) -> Client {
        let name = &self.record.players[self.next().unwrap().seat.index()];
        let client = self.app.client();
        let email = format!("{}@example.org", name.to_lowercase());
        let form = [("email", email.as_str()), ("password", "correct horse")];
        assert_eq!(client.post("/log-in", &form).status, 303);
        client
    }

    fn looked_at(&self, line: &str) -> String {
        self.asked(&[("line", line)])
    }

    /// The page of whoever has the next line, as its address asks for it.
    fn asked(&self, query: &[(&str, &str)]) -> String {
        let encoded = |text: &str| {
            text.replace(' ', "+")
                .replace(';', "%3B")
                .replace('>', "%3E")
        };
        let parts = query.iter();
        let parts = parts.map(|(name, value)| format!("{name}={}", encoded(value)));
        let query = parts.collect::<Vec<_>>().join("&");
        let path = format!("/matches/{}?{query}", self.id);
        self.next_player().get(&path).body
    }
}

/// The line that the first button of a preview plays.
fn main_button(page: &str) -> &str {
    let confirm = page.split("id=\"confirm\"").nth(1).expect("a preview");
    let button = confirm.split("data-main").next().unwrap();
    let value = button.rsplit("value=\"").next().unwrap();
    value.split('"').next().unwrap()
}

fn takes(entry: &Entry) -> bool {
    entry.line.starts_with("take ")
}

#[test]
fn the_first_button_keeps_the_turn_while_there_is_more_to_do() {
    let ages = include_str!("../games/through_the_ages/greedy-2p.turn");
    let table = Recorded::new(ages);
    // Somebody takes a card and then does something else.
    table.until(|rest| takes(&rest[0]) && rest[1].seat == rest[0].seat && rest[1].line != "end");
    let line = table.next().unwrap().line.clone();
    let page = table.looked_at(&line);
    assert_eq!(main_button(&page), line);
    assert!(page.contains(&format!("value=\"{line}; end\"")));

    // In Terra Nova a turn is one action; an exchange of power is free.
    let nova = include_str!("../games/terra_nova/plain-4p.turn");
    let table = Recorded::new(nova);
    table.until(|rest| rest[0].line.starts_with("upgrade "));
    let line = table.next().unwrap().line.clone();
    let page = table.looked_at(&line);
    assert_eq!(main_button(&page), format!("{line}; end"));
}

#[test]
fn a_card_that_is_taken_stays_in_sight_and_only_what_changes_is_counted() {
    let ages = include_str!("../games/through_the_ages/greedy-2p.turn");
    let table = Recorded::new(ages);
    table.until(|rest| takes(&rest[0]) && rest[1].seat == rest[0].seat && rest[1].line != "end");
    let line = table.next().unwrap().line.clone();
    let page = table.looked_at(&line);
    let chosen = page.split("class=\"pcard z-row ").find(|card| {
        let card = card.split("</a>").next().unwrap_or_default();
        card.contains(" chosen")
    });
    let chosen = chosen.expect("the card in the row");
    let name = chosen.split("class=\"name\">").nth(1).unwrap();
    assert!(!name.starts_with('<'), "{name}");
    // Civil actions are paid; military ones, which stay as they are, are not told of.
    let effects = page.split("class=\"effect\"").nth(1).unwrap();
    let effects = effects.split("</dl>").next().unwrap();
    assert!(effects.contains("#i-civil"), "{effects}");
    assert!(!effects.contains("#i-military"), "{effects}");
}

#[test]
fn what_is_paid_and_what_is_got_stand_apart() {
    let nova = include_str!("../games/terra_nova/plain-4p.turn");
    let table = Recorded::new(nova);
    table.until(|rest| rest[0].line.starts_with("upgrade "));
    let line = table.next().unwrap().line.clone();
    let page = table.looked_at(&line);
    let effects = page.split("class=\"effect\"").nth(1).unwrap();
    let effects = effects.split("</dl>").next().unwrap();
    let paid = effects.split("You get").next().unwrap();
    assert!(
        paid.contains("You pay") && paid.contains("#i-coin"),
        "{effects}"
    );
}

#[test]
fn whoever_does_nothing_is_no_line_of_the_log_and_a_name_is_said_once() {
    let ages = include_str!("../games/through_the_ages/greedy-2p.turn");
    let table = Recorded::new(ages);
    table.until(|rest| rest[0].line == "nopol");
    table.play();
    let page = table
        .next_player()
        .get(&format!("/matches/{}", table.id))
        .body;
    let talk = page.split("id=\"talk\"").nth(1).unwrap();
    let told = talk.split("id=\"tab-talk\"").next().unwrap();
    assert!(!told.contains("nopol"), "{told}");
    assert!(!told.contains("<code>"), "{told}");
    let record = table.record.actions.len();
    table.until(|rest| rest.len() + 60 < record);
    let page = table
        .next_player()
        .get(&format!("/matches/{}", table.id))
        .body;
    let talk = page.split("id=\"talk\"").nth(1).unwrap();
    assert!(talk.contains("; "), "{talk}");
}

#[test]
fn looking_back_the_log_stands_around_the_moment() {
    let nova = include_str!("../games/terra_nova/plain-4p.turn");
    let table = Recorded::new(nova);
    for _ in 0..60 {
        table.play();
    }
    // Whoever ends a turn does nothing that is told.
    let is_told = |number: &usize| table.record.actions[number - 1].line != "end";
    let number = (30..).find(is_told).unwrap();
    let path = format!("/matches/{}/actions/{number}", table.id);
    let page = table.next_player().get(&path).body;
    let talk = page.split("id=\"talk\"").nth(1).unwrap();
    let here = talk
        .split("class=\"here\" aria-current=\"true\"")
        .nth(1)
        .expect("a marked line");
    let here = here.split("</li>").next().unwrap();
    assert!(here.contains(&format!("/actions/{number}\"")), "{here}");
    assert!(!talk.contains("/actions/50\""), "{talk}");
    assert!(!talk.contains("id=\"tab-news\""), "{talk}");
}

/// What others did stays to be read while one takes one's turn; on the board it has been seen.
#[test]
fn news_stay_until_the_turn_is_over() {
    const TOLD: &str = "Cy stops Ana";
    let table = Recorded::new(include_str!("../games/through_the_ages/greedy-4p.turn"));
    while table.app.number(table.id) < 445 {
        table.play();
    }
    let ana = table.next_player();
    let news = || {
        let page = ana.get(&format!("/matches/{}", table.id)).body;
        let (_, news) = page.split_once("id=\"tab-news\"")?;
        Some(news.split("id=\"tab-log\"").next().unwrap().to_owned())
    };
    assert!(news().is_some_and(|news| news.contains(TOLD)));
    let seat = table.next().unwrap().seat;
    table.play();
    assert_eq!(table.next().unwrap().seat, seat);
    let stayed = news().expect("news that stay");
    assert!(stayed.contains(TOLD), "{stayed}");
    assert!(!stayed.contains("class=\"num\""), "{stayed}");
    while table.next().unwrap().seat == seat {
        table.play();
    }
    assert!(news().is_none_or(|news| !news.contains(TOLD)));
}

#[test]
fn waiting_is_told_since_when() {
    let nova = include_str!("../games/terra_nova/plain-4p.turn");
    let table = Recorded::new(nova);
    let next = table.next().unwrap().seat;
    let other = (0..4).find(|seat| *seat != next.index()).unwrap();
    let player = table.players[other];
    let glance = table
        .app
        .service
        .glance(MatchId(table.id), Some(player), Reader::default());
    assert!(table.app.runtime.block_on(glance).is_ok());
    let name = &table.record.players[other];
    let client = table.app.client();
    let email = format!("{}@example.org", name.to_lowercase());
    client.post(
        "/log-in",
        &[("email", &email), ("password", "correct horse")],
    );
    let page = client.get(&format!("/matches/{}", table.id)).body;
    let status = page
        .split("id=\"status\"")
        .nth(1)
        .unwrap()
        .split("</p>")
        .next()
        .unwrap();
    assert!(status.contains(">since "), "{status}");
}

#[test]
fn a_card_that_is_played_is_paid_from_the_hand() {
    let ages = include_str!("../games/through_the_ages/greedy-2p.turn");
    let table = Recorded::new(ages);
    table.until(|rest| rest[0].line.starts_with("develop "));
    let line = table.next().unwrap().line.clone();
    let page = table.looked_at(&line);
    let effects = page.split("class=\"effect\"").nth(1).unwrap();
    let effects = effects.split("</dl>").next().unwrap();
    let (paid, got) = effects.split_once("You get").unwrap_or((effects, ""));
    assert!(paid.contains("Hand") && !got.contains("Hand"), "{effects}");
}

#[test]
fn what_is_refused_at_a_place_names_what_can_be_done_there() {
    let ages = include_str!("../games/through_the_ages/greedy-4p.turn");
    let table = Recorded::new(ages);
    table.until(|rest| rest[0].line == "upgrade scientific_method computers");
    let page = table.looked_at("build computers");
    let refusal = page.split("id=\"refusal\"").nth(1).unwrap();
    let refusal = refusal.split("</div>").next().unwrap();
    assert!(
        refusal.contains("line=upgrade+scientific_method+computers"),
        "{refusal}"
    );
}

const CONTRIVED: &str = include_str!("../games/age_contrived/plain-4p.turn");

#[test]
fn a_walk_shows_its_way_why_it_is_so_long_and_where_it_leads() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line == "relay boot" && rest[3].line == "step S6");
    let opened = table.looked_at("relay boot");
    // Nobody opens a movement to end it: no button is the first one.
    assert!(!opened.contains("data-main"), "{opened}");
    for part in ["Why 3", "Double boot relay: 2, and 1 boot", "Next step"] {
        assert!(opened.contains(part), "no {part}: {opened}");
    }
    let steps = [("lines", "relay boot; step S2"), ("line", "step S4")];
    let walked = table.asked(&steps);
    assert_eq!(walked.matches("class=\"walked\"").count(), 2, "{walked}");
    assert_eq!(main_button(&walked), "relay boot; step S2; step S4; stop");
    assert!(walked.contains("Sea 5, towards the Mountain"), "{walked}");
    assert_eq!(walked.matches("Stop on Sea 4").count(), 1, "{walked}");
}

#[test]
fn a_far_space_plays_all_steps_to_it() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line == "relay boot" && rest[3].line == "step S6");
    let page = table.asked(&[("lines", "relay boot"), ("at", "S6")]);
    let lines = "<code>relay boot; step S2; step S4; step S6</code>";
    assert!(page.contains(lines), "{page}");
    assert_eq!(page.matches("class=\"walked\"").count(), 3, "{page}");
}

#[test]
fn the_answers_of_a_segment_stay_in_sight_and_each_can_be_changed() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line == "release c >SH.2" && rest[1].line == "gain energy m");
    let lines = "gain energy m; release c >SH.2";
    let page = table.asked(&[("lines", lines)]);
    let contest = page.split("id=\"contest\"").nth(1).unwrap();
    let contest = contest.split("id=\"preview\"").next().unwrap();
    assert_eq!(contest.matches(" picked\"").count(), 2, "{contest}");
    // Another gain, with what was picked after it.
    let other = "lines=gain+energy+p%3B+release+c+%3ESH.2";
    assert!(contest.contains(other), "{contest}");
    // The rose is still to be released.
    assert!(contest.contains("Release the rose"), "{contest}");
}

#[test]
fn each_answer_of_a_segment_stands_there_once() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line == "release c >SH.2" && rest[1].line == "gain energy m");
    let lines = "gain energy m; release c >SH.2";
    let page = table.asked(&[("lines", lines), ("line", "release r exhaust")]);
    let contest = page.split("id=\"contest\"").nth(1).unwrap();
    let contest = contest.split("id=\"preview\"").next().unwrap();
    assert_eq!(contest.matches("Release the rose").count(), 1, "{contest}");
}

#[test]
fn a_slot_is_filled_from_the_list_with_any_energy() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line.starts_with("convey ") && rest[1].line.starts_with("fill "));
    let convey = table.next().unwrap().line.clone();
    let page = table.asked(&[("lines", &convey), ("kind", "kind-fill")]);
    let group = page.split("class=\"group\"").nth(1).unwrap();
    let group = group.split("</div>").next().unwrap();
    let kinds = group.matches("put a ").count();
    assert!(kinds > group.matches("class=\"of\"").count(), "{group}");
    // What was picked there is not asked once more.
    let fill = [("lines", &*convey), ("kind", "kind-fill"), ("at", "3-1t")];
    assert!(!table.asked(&fill).contains("class=\"variants\""));
}

#[test]
fn where_one_stands_is_no_place_to_walk_to() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line.starts_with("use ") && rest[1].line == "move");
    let used = table.next().unwrap().line.clone();
    let page = table.asked(&[("lines", &used), ("kind", "kind-move")]);
    let groups: Vec<&str> = page.split("class=\"group\"").skip(1).collect();
    assert!(!groups.is_empty(), "{page}");
    for group in groups {
        assert!(group.contains("i-boot"), "{group}");
    }
}

#[test]
fn whoever_answers_while_another_plays_finishes_and_ends_no_turn() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line == "release c >SH.2" && rest[1].line == "gain energy");
    let page = table.looked_at("release c >SH.2; gain energy");
    assert!(page.contains("Play and finish"), "{page}");
    assert!(!page.contains("end turn"), "{page}");
}

#[test]
fn the_slots_that_somebody_fills_are_told_in_one_sentence() {
    let table = Recorded::new(CONTRIVED);
    table.until(|rest| rest[0].line == "end" && rest[1].line.starts_with("convey "));
    table.until(|rest| rest[0].line == "convey y" && rest[1].line == "fill 1b=m");
    let page = table.asked(&[]);
    let news = page.split("id=\"news\"").nth(1).unwrap_or(&page);
    let told = "Cy fills slots: rose, rose, compass.";
    assert!(news.contains(told), "{page}");
    assert!(!news.contains("Cy puts a rose"), "{page}");
}

/// What has a name of its own does not stand beside the energies of another place, where it would leave the screen.
#[test]
fn energies_of_one_place_stand_together() {
    let table = Recorded::new(include_str!("../games/age_contrived/tiles_bought.turn"));
    table.until(|rest| rest[0].line.starts_with("acquire "));
    let page = table.asked(&[]);
    let places = page.split("class=\"places\"");
    let mixed = places.filter(|list| list.split("</ul>").next().unwrap().contains("\"of\""));
    let mixed: Vec<&str> = mixed.collect();
    assert!(!mixed.is_empty(), "{page}");
    for list in mixed {
        let list = list.split("</ul>").next().unwrap();
        for one in list.split("<li").skip(1) {
            let is_named = !one.contains("class=\"of\"") && !one.contains("\"> <span");
            assert_eq!(
                is_named,
                !one.contains("bare") && !one.contains("\"of\""),
                "{one}"
            );
        }
    }
}

/// A tile that is taken from the market takes the place of one of seven: each answers where it lies.
#[test]
fn the_tiles_that_can_be_replaced_are_chosen_on_the_device() {
    let table = Recorded::new(include_str!("../games/age_contrived/tiles_bought.turn"));
    table.until(|rest| rest[0].line.starts_with("acquire "));
    let line = table.next().unwrap().line.clone();
    let slot = line["acquire ".len()..].split('>').next().unwrap();
    let page = table.asked(&[("at", &format!("slot-{slot}"))]);
    let board = page.split("id=\"board\"").nth(1).expect("a board");
    let board = board.split("class=\"side\"").next().unwrap();
    let replaced = board.matches("line=acquire").count();
    assert!(replaced >= 7, "{replaced}: {board}");
}

/// The recommended first match is played without abilities: nothing on the table promises one.
#[test]
fn abilities_that_are_not_played_are_not_told() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let form = [
        ("game", "age_contrived"),
        ("seats", "2"),
        ("bots", "1"),
        ("order", "chosen"),
        ("first", "chosen"),
    ];
    let page = |form: &[(&str, &str)]| {
        let table = ana.post("/tables/new", form).location;
        ana.get(&table).body
    };
    let with = page(&form);
    assert!(with.contains("Ability III"), "{with}");
    let without = page(&[&form[..], &[("first_match", "on")]].concat());
    assert!(without.contains("bridge still to place"), "{without}");
    assert!(!without.contains("Ability III"), "{without}");
}
