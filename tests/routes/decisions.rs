//! What a page says of a decision, to whoever takes it and to whoever waits for it.

use turnpost::games::any_game::Position;
use turnpost::games::record::Source;
use turnpost::games::{Decision, Seat};
use turnpost::ids::MatchId;
use turnpost::words::Reader;

use crate::support::{Client, TestApp};

struct Recorded {
    _app: TestApp,
    people: Vec<Client>,
    path: String,
    decision: Decision,
}

impl Recorded {
    /// A recorded match at its first decision that is wanted.
    fn until(text: &str, is_wanted: impl Fn(&Decision, &dyn Position) -> bool) -> Recorded {
        let record = Source::read(text.as_bytes()).unwrap().record;
        let app = TestApp::start();
        let people = record.players.iter().map(|name| app.signed_up(name));
        let people: Vec<Client> = people.collect();
        let (id, players) = app.dealt_to(&record, &people.iter().collect::<Vec<_>>());
        for (number, entry) in record.actions.iter().enumerate() {
            let glance = app.service.glance(MatchId(id), None, Reader::default());
            let position = app.runtime.block_on(glance).unwrap().live.position;
            let mut asked = position.turn().0.into_iter();
            if let Some(decision) = asked.find(|one| is_wanted(one, position.as_ref())) {
                return Recorded {
                    _app: app,
                    people,
                    path: format!("/matches/{id}"),
                    decision,
                };
            }
            let player = players[entry.seat.index()];
            let act = app
                .service
                .act(MatchId(id), player, number as i64, &entry.line);
            app.runtime.block_on(act).unwrap();
        }
        panic!("it never comes to that");
    }

    fn page(&self, seat: Seat) -> String {
        self.people[seat.index()].get(&self.path).body
    }

    /// The page of whoever decides, and of somebody who waits.
    fn pages(&self) -> [String; 2] {
        let seat = self.decision.seat;
        let other = seat.clockwise(self.people.len()).nth(1).unwrap();
        [self.page(seat), self.page(other)]
    }
}

const LAND: &str = include_str!("../games/terra_nova/plain-4p.turn");
const AGES: &str = include_str!("../games/through_the_ages/greedy-4p.turn");
const INNOVATION: &str = include_str!("../games/age_of_innovation/sets-4p.turn");
const TERRA_NOVA: &str = include_str!("../games/terra_nova/plain-4p.turn");

fn topic(page: &str) -> Option<&str> {
    let (_, topic) = page.split_once("<div class=\"topic\">")?;
    topic.split('<').next()
}

#[test]
fn whoever_waits_reads_what_is_decided() {
    let politics = Recorded::until(AGES, |one, _| one.about.id == "ask-politics");
    let [own, other] = politics.pages();
    assert_eq!((topic(&own), topic(&other)), (None, Some("Politics")));
    let bid = Recorded::until(AGES, |one, _| one.about.id == "ask-first-bid");
    let [_, other] = bid.pages();
    let said = topic(&other).unwrap_or_else(|| panic!("{other}"));
    assert!(said.starts_with("A bid for "), "{said}");
    let faction = Recorded::until(TERRA_NOVA, |one, _| one.about.id == "decide-faction");
    assert_eq!(topic(&faction.pages()[1]), Some("A faction"));
}

/// Gandhi doubles it, so each rival has a price of their own.
#[test]
fn an_attack_has_its_price_in_military_actions() {
    let can_attack = |one: &Decision, position: &dyn Position| {
        let lines = position.legal(one.seat);
        lines.iter().any(|line| line.starts_with("aggress "))
    };
    let attack = Recorded::until(AGES, can_attack);
    let [own, _] = attack.pages();
    let mut tiles = own.split("data-at=\"option-aggress-").skip(1);
    let tile = tiles.next().unwrap_or_else(|| panic!("{own}"));
    let tile = tile.split("</a>").next().unwrap();
    let (_, cost) = tile.split_once("class=\"cost\"").expect(tile);
    assert!(cost.contains("military action"), "{tile}");
}

/// Whoever looks at a bid reads what it would send, and can look at another answer instead.
#[test]
fn a_bid_that_is_looked_at_leaves_the_others_in_sight() {
    let text = include_str!("../games/through_the_ages/random-4p.turn");
    let can_bid = |one: &Decision, position: &dyn Position| {
        let lines = position.legal(one.seat);
        lines.iter().any(|line| line.starts_with("bid "))
    };
    let bid = Recorded::until(text, can_bid);
    let own = &bid.people[bid.decision.seat.index()];
    let page = own.get(&format!("{}?line=bid+1", bid.path)).body;
    let (_, contest) = page.split_once("id=\"contest\"").expect(&page);
    let (contest, preview) = contest.split_once("id=\"preview\"").expect(&page);
    assert!(contest.contains("You send"), "{contest}");
    assert!(contest.contains("data-at=\"answer-pass\""), "{contest}");
    assert!(preview.contains("value=\"bid 1\""), "{preview}");
}

#[test]
fn an_offer_of_power_has_a_ring_at_its_building() {
    let is_offer = |one: &Decision, _: &dyn Position| one.about.id == "decide-offer";
    let offer = Recorded::until(INNOVATION, is_offer);
    assert!(offer.decision.cause.is_some());
    let [own, other] = offer.pages();
    let rings = |page: &str| page.matches("class=\"last\"").count();
    assert_eq!((rings(&own), rings(&other)), (1, 0));
}

/// Where there is but one thing to do, its places are the list, each by its whole name.
#[test]
fn factions_and_sets_are_listed_by_their_names() {
    let faction = Recorded::until(TERRA_NOVA, |one, _| one.about.id == "decide-faction");
    let set = Recorded::until(INNOVATION, |one, _| one.about.id == "decide-set");
    for (page, name) in [
        (faction.page(faction.decision.seat), ">Fire Sprites</a>"),
        (set.page(set.decision.seat), ", "),
    ] {
        let (_, act) = page.split_once("id=\"act\"").unwrap();
        let (_, list) = act.split_once("class=\"places\"").expect(act);
        let list = list.split("</ul>").next().unwrap();
        assert!(list.contains(name), "{list}");
        assert!(list.matches("<li>").count() > 3, "{list}");
        assert!(!act.contains(" places<"), "{act}");
    }
}

#[test]
fn spaces_for_scholars_are_told_apart() {
    let sends = |one: &Decision, position: &dyn Position| {
        let choices = position.choices(one.seat);
        let sends = choices.iter().filter(|one| one.line.starts_with("send "));
        one.about.id == "decide-action" && sends.count() > 3
    };
    let recorded = Recorded::until(INNOVATION, sends);
    let path = format!("{}?kind=kind-send", recorded.path);
    let page = recorded.people[recorded.decision.seat.index()]
        .get(&path)
        .body;
    let places = page.split("<ul class=\"places\">").nth(1).unwrap();
    let places = places.split("</ul>").next().unwrap();
    let named = places.split("title=\"").skip(1);
    let names: Vec<&str> = named
        .filter_map(|link| link.split('>').nth(1)?.split('<').next())
        .collect();
    let back = |name: &&str| name.ends_with(": 1 level, the scholar goes back");
    let there = |name: &&str| name.ends_with(" levels");
    assert!(names.len() > 3, "{places}");
    assert!(
        names.iter().all(|name| back(name) || there(name)),
        "{names:?}"
    );
    assert!(
        names.iter().any(back) && names.iter().any(there),
        "{names:?}"
    );
    // On a phone the list is unfolded: no map shows these places. Hexes are tapped on theirs.
    let is_open = |kind: &str| {
        let path = format!("{}?kind={kind}", recorded.path);
        let page = recorded.people[recorded.decision.seat.index()].get(&path);
        assert!(page.body.contains("class=\"kinds\""), "{kind}");
        page.body.contains("id=\"sheet\" checked")
    };
    assert!(is_open("kind-send") && !is_open("kind-dig"));
}

/// What cannot be done is called as in the menu, and not by the line that one would type.
#[test]
fn what_is_out_of_reach_is_named() {
    for (record, ids) in [
        (INNOVATION, ["pow_", "book_"]),
        (TERRA_NOVA, ["power ", "sail:"]),
    ] {
        let is_short = |one: &Decision, position: &dyn Position| {
            one.about.id == "decide-action" && position.why_not(one.seat).len() > 2
        };
        let recorded = Recorded::until(record, is_short);
        let page = recorded.page(recorded.decision.seat);
        let why = page.split("<details class=\"why\">").nth(1).unwrap();
        let why = why.split("</details>").next().unwrap();
        let reasons: Vec<&str> = why.split("<li>").skip(1).collect();
        assert!(reasons.len() > 2, "{why}");
        for reason in reasons {
            assert!(!ids.iter().any(|id| reason.starts_with(id)), "{reason}");
            assert!(!reason.contains('_'), "{reason}");
        }
    }
}

/// What differs in its price alone stands in one list.
#[test]
fn power_to_exchange_is_one_list() {
    let has_much = |one: &Decision, position: &dyn Position| {
        one.about.id == "decide-window" && position.choices(one.seat).len() > 4
    };
    let recorded = Recorded::until(TERRA_NOVA, has_much);
    let page = recorded.page(recorded.decision.seat);
    assert_eq!(page.matches("<div class=\"group\">").count(), 1);
    assert!(page.contains("data-end"));
}

/// The first line of the news says what it brought, and what it did to the reader is marked.
#[test]
fn news_say_what_they_brought() {
    let mut gains = 0;
    let mut yours = 0;
    for count in [112, 76, 84] {
        let record = Source::read(TERRA_NOVA.as_bytes()).unwrap().record;
        let app = TestApp::start();
        let people = record.players.iter().map(|name| app.signed_up(name));
        let people: Vec<Client> = people.collect();
        let dealt = app.dealt_to(&record, &people.iter().collect::<Vec<_>>());
        app.play_record(&record, &dealt, count);
        for client in &people {
            let page = client.get(&format!("/matches/{}", dealt.0)).body;
            let Some((_, news)) = page.split_once("id=\"tab-news\"") else {
                continue;
            };
            let news = news.split("id=\"tab-log\"").next().unwrap();
            let first = news
                .split("</li>")
                .find(|line| line.contains("class=\"number\""));
            let first = first.unwrap_or_default();
            let scores = first.contains(" scores ");
            assert!(!scores || first.contains("class=\"delta\""), "{first}");
            gains += usize::from(scores);
            yours += news.matches("<span class=\"yours\">").count();
        }
    }
    assert!(gains > 0 && yours > 0, "{gains} {yours}");
}

/// The controls of the bar do not move under the hand that steps.
#[test]
fn steps_stay_where_they_are() {
    let turn = Recorded::until(TERRA_NOVA, |one, _| one.about.id == "decide-action");
    let controls = |path: &str| {
        let page = turn.people[0].get(path).body;
        let steps = page.split("<nav class=\"steps\"").nth(1).unwrap();
        let steps = steps.split("</nav>").next().unwrap().to_owned();
        let count = |what: &str| steps.matches(what).count();
        (count("#i-"), count("class=\"off\""))
    };
    assert_eq!(controls(&turn.path), (4, 2));
    assert_eq!(controls(&format!("{}/actions/3", turn.path)), (4, 0));
    assert_eq!(controls(&format!("{}/actions/0", turn.path)), (4, 2));
}

/// A row of the table of seats, without its markup.
fn row(page: &str, name: &str) -> String {
    let (_, seats) = page.split_once("id=\"seats\"").unwrap();
    let mut rows = seats.split("<tr").skip(1);
    let row = rows.find(|row| row.contains(&format!("aria-label=\"{name}\"")));
    let row = row.unwrap_or_else(|| panic!("no {name}: {seats}"));
    let pieces = row
        .split('<')
        .map(|piece| piece.split('>').nth(1).unwrap_or_default());
    pieces.collect()
}

/// Which event comes up is not known before one is prepared: nothing of it is made up.
#[test]
fn an_event_that_is_looked_at_changes_nothing_that_is_not_known() {
    let can_prepare = |one: &Decision, position: &dyn Position| {
        let lines = position.legal(one.seat);
        lines.iter().any(|line| line.starts_with("event "))
    };
    let event = Recorded::until(AGES, can_prepare);
    let seat = event.decision.seat;
    let now = event.page(seat);
    let (_, lines) = now.split_once("<datalist").expect("what can be typed");
    let (_, line) = lines.split_once("value=\"event ").expect(lines);
    let line = line.split('"').next().unwrap();
    let then = event.people[seat.index()]
        .get(&format!("{}?line=event+{line}", event.path))
        .body;
    assert!(then.contains("You cannot take this back"), "{then}");
    assert!(!then.contains("Next to decide"), "{then}");
    for (index, name) in ["Ana", "Bo", "Cy", "Dee"].into_iter().enumerate() {
        let (now, then) = (row(&now, name), row(&then, name));
        assert_eq!(now != then, index == seat.index(), "{name}: {now} → {then}");
    }
}

/// Whoever looks at an attack reads whom it meets, both strengths, and what is at stake.
#[test]
fn an_attack_that_is_looked_at_says_how_it_stands() {
    let can_attack = |one: &Decision, position: &dyn Position| {
        let lines = position.legal(one.seat);
        lines.iter().any(|line| line.starts_with("aggress "))
    };
    let attack = Recorded::until(AGES, can_attack);
    let [own, _] = attack.pages();
    let (_, tile) = own.split_once("data-at=\"option-aggress-").unwrap();
    let (_, href) = tile.split_once("href=\"").unwrap();
    let href = href.split('"').next().unwrap().replace("&amp;", "&");
    let client = &attack.people[attack.decision.seat.index()];
    let page = client.get(&href).body;
    let (_, act) = page.split_once("id=\"act\"").unwrap();
    let (heading, act) = act.split_once("</h2>").unwrap();
    assert!(
        heading.contains(" against ") && !heading.contains(": attack"),
        "{heading}"
    );
    let (_, contest) = act.split_once("id=\"contest\"").expect(act);
    assert!(contest.contains(" more would stop it"), "{contest}");
}

/// Each card of a defence is a link that takes it in, and out again; both outcomes stand above them.
#[test]
fn cards_of_a_defence_are_switches() {
    let text = include_str!("../games/through_the_ages/greedy-2p.turn");
    let has_both = |one: &Decision, position: &dyn Position| {
        let lines = position.legal(one.seat);
        let names = ["defend bonus_i", "defend legion"];
        names
            .iter()
            .all(|name| lines.iter().any(|line| line == name))
    };
    let defence = Recorded::until(text, has_both);
    let client = &defence.people[defence.decision.seat.index()];
    let contest = |path: &str| {
        let page = client.get(path).body;
        let (_, rest) = page.split_once("id=\"contest\"").expect(&page);
        rest.split("class=\"hint").next().unwrap().to_owned()
    };
    let switch = |contest: &str, card: &str| {
        let at = format!("data-at=\"hand-{card}\" href=\"");
        let (before, rest) = contest.split_once(&at).expect(contest);
        let is_in = before.rsplit("class=\"").next().unwrap().contains("picked");
        let href = rest.split('"').next().unwrap().replace("&amp;", "&");
        (is_in, href)
    };
    let rest = contest(&defence.path);
    assert!(rest.contains("If it succeeds") && rest.contains(" more would stop it"));
    let (is_in, href) = switch(&rest, "bonus_i");
    assert!(!is_in, "{rest}");
    let one = contest(&href);
    let (is_in, out) = switch(&one, "bonus_i");
    assert!(is_in && one.contains("Your cards: 1 of 3"), "{one}");
    assert!(one.contains(">Do not defend</a>"), "{one}");
    assert!(!one.contains("class=\"chain\""), "it is seen above: {one}");
    let both = contest(&switch(&one, "legion").1);
    assert!(both.contains("the attack fails"), "{both}");
    let line = "defend bonus_i; defend legion; defend done";
    assert!(both.contains(&format!("value=\"{line}\"")), "{both}");
    let again = contest(&out);
    assert!(!switch(&again, "bonus_i").0 && again.contains("Your cards: 0 of 3"));
    // Without the first of two, the second stays.
    let second = contest(&switch(&both, "bonus_i").1);
    assert!(switch(&second, "legion").0 && !switch(&second, "bonus_i").0);
}

/// What a rival did is numbered at the rival's things, and not at one's own of the same name.
#[test]
fn news_of_rivals_stand_at_their_own_cards() {
    let text = include_str!("../games/through_the_ages/random-4p.turn");
    let pact = Recorded::until(text, |one, _| one.about.id == "ask-pact");
    let seat = pact.decision.seat;
    let page = pact.page(seat);
    let numbers = |role: &str| {
        let panels = page.split("<section ").filter(|one| one.starts_with(role));
        panels
            .map(|one| one.matches("class=\"num").count())
            .sum::<usize>()
    };
    assert!(numbers("class=\"panel p-rivals") > 0, "{page}");
    assert_eq!(numbers("class=\"panel p-mat"), 0, "{page}");
}

/// To do nothing in the politics phase is one click: it hides nothing and can be taken back.
#[test]
fn no_political_action_is_one_click() {
    let politics = Recorded::until(AGES, |one, _| one.about.id == "ask-politics");
    let own = &politics.people[politics.decision.seat.index()];
    let page = own.get(&politics.path).body;
    let (_, passing) = page.split_once("class=\"passing\"").expect(&page);
    let (form, _) = passing.split_once("</form>").unwrap();
    assert!(
        form.contains("<button class=\"want\" name=\"line\" value=\"nopol\">"),
        "{form}"
    );
    assert!(!page.contains("data-at=\"answer-nopol\""), "{page}");
    let number = form.split("name=\"number\" value=\"").nth(1).unwrap();
    let number = number.split('"').next().unwrap();
    let actions = format!("{}/actions", politics.path);
    own.post(&actions, &[("number", number), ("line", "nopol")]);
    let page = own.get(&politics.path).body;
    assert!(page.contains("data-undo"), "{page}");
    own.post(
        &format!("{}/undo", politics.path),
        &[("number", &next(number))],
    );
    let page = own.get(&politics.path).body;
    assert!(page.contains("class=\"passing\""), "{page}");
}

fn next(number: &str) -> String {
    (number.parse::<i64>().unwrap() + 1).to_string()
}

/// What a preview says happens is said to its reader, and what others do by their names.
#[test]
fn whoever_looks_at_an_action_is_addressed() {
    let actions = Recorded::until(AGES, |one, position| {
        let lines = position.legal(one.seat);
        lines.iter().any(|line| line.starts_with("take "))
    });
    let seat = actions.decision.seat;
    let own = &actions.people[seat.index()];
    let happens = |language: &str| {
        let path = format!("{}?line=take+1", actions.path);
        let page = own.post("/language", &[("language", language)]);
        assert_eq!(page.status, 303, "{}", page.body);
        let page = own.get(&path).body;
        let (_, list) = page.split_once("class=\"happens\"").expect(&page);
        list.split("</ul>").next().unwrap().to_owned()
    };
    for (language, words) in [
        ("en", "<li>You take "),
        ("pl", "<li>Bierzesz kartę "),
        ("ru", "<li>Вы берёте карту "),
    ] {
        let said = happens(language);
        assert!(said.contains(words), "{said}");
    }
}

/// With an empty pool an energy for the market comes from elsewhere: by kind in the list, or where it lies.
#[test]
fn what_is_added_to_the_market_is_sorted_by_kind() {
    let text = include_str!("../games/age_contrived/plain-4p.turn");
    let from_a_tile = |one: &Decision, position: &dyn Position| {
        let lines = position.legal(one.seat);
        lines.iter().any(|line| line.starts_with("add c@"))
    };
    let add = Recorded::until(text, from_a_tile);
    let own = &add.people[add.decision.seat.index()];
    let page = own.get(&add.path).body;
    let (_, contest) = page.split_once("id=\"contest\"").expect(&page);
    assert!(contest.contains(">Add a compass<"), "{contest}");
    let (board, _) = page.split_once("id=\"act\"").unwrap();
    let at = add.decision.seat.0 + 1;
    let slots = board.matches(&format!("at={at}-")).count();
    assert!(slots > 2, "{slots} rows of the device can be clicked");
}

/// The letter of a bonus tile says nothing: where it is chosen, it is told what the tile brings.
#[test]
fn a_list_of_tiles_says_what_each_brings() {
    let recorded = Recorded::until(LAND, |decision, position| {
        let lines = position.legal(decision.seat);
        lines.iter().any(|line| line.starts_with("pass "))
    });
    let path = format!("{}?kind=kind-pass", recorded.path);
    let page = recorded.people[recorded.decision.seat.index()]
        .get(&path)
        .body;
    let act = page.split("id=\"act\"").nth(1).expect("a decision");
    let places = act.split("class=\"places\"").nth(1).expect("tiles");
    let places = places.split("</ul>").next().unwrap();
    let count = |what: &str| places.matches(what).count();
    assert!(count("<li>") >= 3, "{places}");
    assert_eq!(count("<li>"), count("class=\"brings\""), "{places}");
}

/// A card of the row that cannot be taken is ringed, and has the reason in its own text.
#[test]
fn a_card_that_is_refused_says_why_at_its_place() {
    let is_refused = |one: &Decision, position: &dyn Position| {
        let legal = position.legal(one.seat);
        let can_take = legal.iter().any(|line| line.starts_with("take "));
        can_take && !legal.contains(&"take 13".to_owned())
    };
    let refused = Recorded::until(AGES, is_refused);
    let client = &refused.people[refused.decision.seat.index()];
    let page = client.get(&format!("{}?line=take+13", refused.path)).body;
    assert!(page.contains("id=\"refusal\""), "{page}");
    let (before, rest) = page.split_once("data-at=\"row-13\"").expect(&page);
    let class = before.rsplit("class=\"").next().unwrap();
    assert!(class.contains("ringed"), "{class}");
    let text = rest.split("</div>").next().unwrap();
    assert!(
        text.contains("popover") && text.contains("class=\"why"),
        "{text}"
    );
}
