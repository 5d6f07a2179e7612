//! Recorded matches of Through the Ages and An Age Contrived, played again through the page: whoever
//! sits at it reaches every line by what the page offers, alone or as a step of a chain. The others'
//! lines are played elsewhere, and the page follows.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use turnpost::games::any_game::Position;
use turnpost::games::record::{Entry, Record, Source};
use turnpost::games::{Choice, Seat};
use turnpost::ids::{MatchId, PlayerId};
use turnpost::service::turns::END;
use turnpost::words::Reader;

use crate::driver::Browser;
use crate::hands::Hand;
use crate::support::TestApp;

const LONGEST: Duration = Duration::from_secs(30);

/// The selector of what leads to a line: a place of the board or of a contest, an answer, the button that
/// ends the turn, an entry of the list; or what must be opened first.
const WAY: &str = "const [line, at, kind, lines] = arguments; \
     const shown = (one) => one.getClientRects().length > 0; \
     const all = (css) => [...document.querySelectorAll(css)]; \
     const first = (css) => all(css).some(shown) ? css : null; \
     const said = JSON.stringify; \
     const href = (link) => link.getAttribute('href'); \
     const to = (link, name) => new URL(href(link), location.href).searchParams.get(name) ?? ''; \
     const ours = (link) => to(link, 'lines') === lines; \
     const all_of_it = [lines, line].filter(Boolean).join('; '); \
     const settles = (link) => to(link, 'lines') === all_of_it && !to(link, 'line') && !to(link, 'at'); \
     const leads = (link) => settles(link) || ours(link) && (to(link, 'line') === line || (at && to(link, 'at') === at && !to(link, 'line'))); \
     const variant = all('#act .variants a').find((link) => shown(link) && ours(link) && to(link, 'line') === line); \
     if (variant) return `#act .variants a[href=${said(href(variant))}]`; \
     const places = at ? all(`#board a[data-at=${said(at)}], #contest a[data-at=${said(at)}]`) : []; \
     const place = places.find((link) => shown(link) && ours(link) && !link.matches('.chosen, .picked')); \
     if (place) return `:is(#board, #contest) a[data-at=${said(at)}][href=${said(href(place))}]`; \
     const end = all(`#act :is([data-end], .passing button)[value=${said(line)}]`); \
     const fold = first('.act:has(> #sheet:not(:checked)) .fold'); \
     if (end.length && fold) return fold; \
     const button = first(`:is(.answers, .passing) button[value=${said(line)}], #act [data-end][value=${said(line)}]`); \
     if (button) return button; \
     const links = all('#act a[href]').filter(leads); \
     const link = links.find(shown); \
     if (link) return `#act a[href=${said(href(link))}]`; \
     const kinds = all(`#act li[data-find~=${said(kind)}] > a[data-kind]`).filter(ours); \
     const row = kinds.find(shown); \
     if (row && !links.length) return `#act a[data-kind][href=${said(href(row))}]`; \
     if ([...links, ...kinds].length && fold) return fold; \
     if ([...links, ...kinds].some((one) => one.closest('#rare:not([open])'))) return '#rare > summary'; \
     return null;";

/// What the page looks at: the lines of a preview.
const LOOKED_AT: &str = "return document.querySelector('#preview .hint code')?.textContent ?? ''";

/// Whatever a press may change.
const STATE: &str = "return [location.href, document.querySelector('#match')?.dataset.number, \
     document.querySelector('#sheet')?.checked, document.querySelector('#rare')?.open, \
     document.querySelector('#preview .hint code')?.textContent].join(' ')";

const BUTTONS: &str =
    "return [...document.querySelectorAll('#confirm button[name=line]')].map((one) => one.value)";

/// Whether the last action of what is looked at asks something further.
const ASKS: &str = "return document.querySelector('#preview')?.hasAttribute('data-asks') ?? false";

struct Again<'a> {
    browser: &'a Browser,
    app: &'a TestApp,
    hand: Hand,
    id: i64,
    record: Record,
    players: Vec<PlayerId>,
    /// Who is logged in.
    sits: Option<Seat>,
    /// How many lines of the record are played. The service is ahead where it went on by itself.
    done: usize,
}

fn joined(lines: &[&str]) -> String {
    lines.join("; ")
}

fn verb(line: &str) -> &str {
    line.split(' ').next().unwrap_or(line)
}

impl<'a> Again<'a> {
    fn new(browser: &'a Browser, app: &'a TestApp, hand: Hand, record: &str) -> Again<'a> {
        let record = Source::read(record.as_bytes()).unwrap().record;
        let (id, players) = app.dealt_as(&record);
        Again {
            browser,
            app,
            hand,
            id,
            record,
            players,
            sits: None,
            done: 0,
        }
    }

    fn number(&self) -> usize {
        usize::try_from(self.app.number(self.id)).unwrap()
    }

    fn position(&self) -> Box<dyn Position> {
        let glance = self
            .app
            .service
            .glance(MatchId(self.id), None, Reader::default());
        let glance = self.app.runtime.block_on(glance).unwrap();
        glance.live.position
    }

    fn until(&self, what: &str, done: impl Fn() -> bool) {
        let begin = Instant::now();
        while !done() {
            assert!(
                begin.elapsed() < LONGEST,
                "{}: no {what}: {}",
                self.browser.name,
                self.browser.source()
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// What the record has next, played elsewhere.
    fn elsewhere(&mut self, entry: &Entry) {
        let number = self.app.number(self.id);
        let player = self.players[entry.seat.index()];
        let played = self
            .app
            .service
            .act(MatchId(self.id), player, number, &entry.line);
        self.app.runtime.block_on(played).unwrap();
        self.done += 1;
    }

    /// Whether a line of the record has been played more often than the record has it so far.
    fn is_over(&self, entry: &Entry) -> bool {
        let player = self.players[entry.seat.index()];
        let record = self.app.service.record(MatchId(self.id), Some(player));
        let record = self.app.runtime.block_on(record).unwrap();
        let played = Source::read(record.as_bytes()).unwrap().record.actions;
        let same = |one: &&Entry| one.seat == entry.seat && one.line == entry.line;
        let so_far = self.record.actions[..self.done].iter().filter(same);
        played.iter().filter(same).count() > so_far.count()
    }

    /// What the record has next. What the service has played by itself, then or earlier than the record
    /// does, is over.
    fn next(&mut self) -> Option<Entry> {
        while let Some(entry) = self.record.actions.get(self.done).cloned() {
            if self.number() == self.done || !self.is_over(&entry) {
                return Some(entry);
            }
            self.done += 1;
        }
        // Every line was played, by whoever.
        assert_eq!(self.number(), self.record.actions.len());
        None
    }

    /// The match page of a seat, as it stands.
    fn sit(&mut self, seat: Seat) {
        if self.sits != Some(seat) {
            self.browser.forget();
            self.browser
                .log_in(self.app, &self.record.players[seat.index()]);
            self.sits = Some(seat);
            let path = format!("{}/matches/{}", self.app.base, self.id);
            return self.browser.open(&path);
        }
        if !self.hand.has_script() {
            let path = format!("{}/matches/{}", self.app.base, self.id);
            return self.browser.open(&path);
        }
        let number = self.number().to_string();
        self.until(&format!("page at {number}"), || {
            self.browser.attribute("#match", "data-number").as_deref() == Some(number.as_str())
        });
    }

    fn press(&self, css: &str) {
        let before = (self.browser.script(STATE), self.number());
        self.hand.press(self.browser, css);
        self.until(&format!("answer to {css}"), || {
            self.number() != before.1 || self.browser.script(STATE) != before.0
        });
    }

    fn looked_at(&self) -> String {
        let looked = self.browser.script(LOOKED_AT);
        looked.as_str().unwrap_or_default().to_owned()
    }

    /// Looks at a line on top of those before it, or plays it where it is an answer of one click.
    fn look_at(&self, choice: &Choice, before: &[&str]) {
        let number = self.number();
        let line = choice.line.as_str();
        let wanted = joined(&[before, &[line]].concat());
        let at = choice.targets.first().map_or("", String::as_str);
        for _ in 0..8 {
            if self.number() != number || self.looked_at() == wanted {
                return;
            }
            let args = json!([line, at, verb(line), joined(before)]);
            let way = self.browser.script_with(WAY, &args);
            let Value::String(way) = way else {
                self.browser.picture("nothing-leads");
                panic!(
                    "{}: nothing leads to ‘{wanted}’ at ‘{at}’: {}",
                    self.browser.name,
                    self.browser.source()
                );
            };
            self.press(&way);
        }
        panic!(
            "{}: ‘{wanted}’ at ‘{at}’ is not reached; the page looks at ‘{}’: {}",
            self.browser.name,
            self.looked_at(),
            self.browser.source()
        );
    }

    /// Plays the next line through the page, with those of the same seat that it asks for.
    fn through_the_page(&mut self) {
        let first = self.number();
        let seat = self.record.actions[self.done].seat;
        self.sit(seat);
        let own = self.record.actions[self.done..].iter();
        let own: Vec<String> = own
            .take_while(|entry| entry.seat == seat)
            .map(|entry| entry.line.clone())
            .collect();
        let own: Vec<&str> = own.iter().map(String::as_str).collect();
        let mut position = self.position();
        for count in 1..=own.len() {
            let (done, line) = (&own[..count - 1], own[count - 1]);
            let choices = position.choices(seat);
            let choice = choices
                .iter()
                .find(|choice| choice.line == line)
                .unwrap_or_else(|| {
                    panic!(
                        "{}: ‘{line}’ of the record is not offered at {first}, after {done:?}",
                        self.browser.name
                    )
                });
            self.look_at(choice, done);
            let played = match self.number() != first {
                true => Some(count),
                false => self.confirm(&own, count),
            };
            if let Some(played) = played {
                self.done += played;
                break;
            }
            position.play(seat, line).unwrap();
        }
        self.until("action", || self.number() > first);
    }

    /// Plays what is looked at, unless it asks for what the record has next; says how many lines that are.
    fn confirm(&self, own: &[&str], count: usize) -> Option<usize> {
        let so_far = joined(&own[..count]);
        let next = own.get(count).copied();
        let and_next = next.map(|next| joined(&[&so_far, next]));
        let buttons = self.browser.script(BUTTONS);
        let has = |value: &str| {
            let mut values = buttons.as_array().into_iter().flatten();
            values.any(|button| button == value)
        };
        let press = |value: &str| self.press(&format!("#confirm button[value={value:?}]"));
        match and_next.filter(|both| has(both)) {
            Some(both) => {
                press(&both);
                Some(count + 1)
            }
            None if self.browser.script(ASKS) == true && next.is_some_and(|next| next != END) => {
                None
            }
            None => {
                press(&so_far);
                Some(count)
            }
        }
    }

    /// One seat plays at the page, the others elsewhere, for so many lines.
    fn play_as(&mut self, seat: Seat, lines: usize) {
        while let Some(entry) = self.next().filter(|_| self.done < lines) {
            match entry.seat == seat {
                true => self.through_the_page(),
                false => self.elsewhere(&entry),
            }
        }
        self.sit(seat);
    }

    /// Every kind of action once, by whoever takes it first.
    fn play_each_kind(&mut self, known: &mut BTreeSet<String>) {
        while let Some(entry) = self.next() {
            let choices = self.position().choices(entry.seat);
            let choice = choices.iter().find(|choice| choice.line == entry.line);
            let kind = choice.map_or(entry.line.clone(), |choice| choice.kind.id.to_string());
            match known.insert(kind) {
                true => self.through_the_page(),
                false => self.elsewhere(&entry),
            }
        }
    }
}

/// Whole matches are for a run of their own; else so many lines.
fn lines() -> usize {
    match std::env::var_os("TURNPOST_WHOLE_MATCHES") {
        Some(_) => usize::MAX,
        None => 12,
    }
}

fn again(name: &'static str, hand: Hand, record: &str) {
    let Some(browser) = hand.browser(name) else {
        return;
    };
    let app = TestApp::start();
    let mut match_ = Again::new(&browser, &app, hand, record);
    let lines = lines();
    match_.play_as(Seat(0), lines);
    browser.fits();
    browser.picture("end");
    assert!(app.check_replay(match_.id));
    if lines == usize::MAX {
        browser.sees("class=\"podium\"");
    }
}

fn each_kind(name: &'static str, records: &[&str], kinds: usize) {
    let hand = Hand::Mouse;
    let Some(browser) = hand.browser(name) else {
        return;
    };
    let mut known = BTreeSet::new();
    for record in records {
        let app = TestApp::start();
        let mut match_ = Again::new(&browser, &app, hand, record);
        match_.play_each_kind(&mut known);
        assert!(app.check_replay(match_.id));
    }
    eprintln!("{name}: {} kinds: {known:?}", known.len());
    assert_eq!(known.len(), kinds);
}

macro_rules! records {
    ($($name:ident: $path:literal, $hand:expr;)*) => {
        $(#[test]
        fn $name() {
            again(stringify!($name), $hand, include_str!(concat!("../games/", $path)));
        })*
    };
}

records! {
    through_the_ages_by_clicking: "through_the_ages/greedy-2p.turn", Hand::Mouse;
    through_the_ages_by_keys: "through_the_ages/greedy-2p.turn", Hand::Keys;
    through_the_ages_without_a_script: "through_the_ages/greedy-2p.turn", Hand::Plain;
    through_the_ages_by_finger: "through_the_ages/greedy-2p.turn", Hand::Finger;
    age_contrived_by_clicking: "age_contrived/plain-2p.turn", Hand::Mouse;
    age_contrived_by_keys: "age_contrived/plain-2p.turn", Hand::Keys;
    age_contrived_without_a_script: "age_contrived/plain-2p.turn", Hand::Plain;
    age_contrived_by_finger: "age_contrived/plain-2p.turn", Hand::Finger;
}

/// Every contest and every kind of choice; for the long run of whole matches.
#[test]
fn every_kind_of_action_of_through_the_ages() {
    if std::env::var_os("TURNPOST_WHOLE_MATCHES").is_none() {
        return;
    }
    let records = [
        include_str!("../games/through_the_ages/random-4p.turn"),
        include_str!("../games/through_the_ages/greedy-4p.turn"),
        include_str!("../games/through_the_ages/greedy-3p.turn"),
    ];
    each_kind("ages-kinds", &records, 30);
}

/// Every chain, every bonus and what is chosen before the first turn; for the long run.
#[test]
fn every_kind_of_action_of_an_age_contrived() {
    if std::env::var_os("TURNPOST_WHOLE_MATCHES").is_none() {
        return;
    }
    let records = [
        include_str!("../games/age_contrived/plain-4p.turn"),
        include_str!("../games/age_contrived/bridge_draft.turn"),
        include_str!("../games/age_contrived/chosen_characters.turn"),
        include_str!("../games/age_contrived/free_start.turn"),
        include_str!("../games/age_contrived/divine_wind.turn"),
        include_str!("../games/age_contrived/plain-3p.turn"),
        include_str!("../games/age_contrived/tiles_bought.turn"),
    ];
    each_kind("contrived-kinds", &records, 33);
}
