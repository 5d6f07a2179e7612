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
