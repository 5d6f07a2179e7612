//! Lines that stand for several actions, or whose one form depends on the position.

mod exchange;

use crate::action::notation::{self, tidy, unreadable};
use crate::action::{Action, Leap};
use crate::data::maps::Spot;
use crate::permit;
use crate::state::State;
use crate::state::effects::{Dig, Effect, Item};
use crate::state::ids::{Building, Discipline, Terrain};
use kernel::Seat;
use kernel::message::{NotationError, message};

type Reading = Result<(), NotationError>;

pub fn read(state: &State, seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
    let line = line.split('#').next().unwrap_or_default();
    let single = match line.parse::<Action>() {
        Ok(action) => return Ok(vec![settled(state, seat, action)]),
        Err(error) => error,
    };
    let line = tidy(line);
    let words: Vec<&str> = line.split(' ').collect();
    let mut reader = Reader {
        before: state,
        state: state.clone(),
        seat,
        nokey: Vec::new(),
        actions: Vec::new(),
    };
    match reader.line(&words) {
        Ok(()) if !reader.actions.is_empty() => Ok(reader.actions),
        Err(error) if error != unreadable("") => Err(error),
        _ => Err(single),
    }
}

/// The one form of an action in this position.
fn settled(state: &State, seat: Seat, action: Action) -> Action {
    let native = state.player(seat).board;
    let whole = |goal: Option<Terrain>| goal.filter(|goal| Some(*goal) != native);
    match action {
        Action::Dig(spot, goal, leap) => Action::Dig(spot, whole(goal), leap),
        Action::Spade(spot, goal) => Action::Spade(spot, whole(goal)),
        Action::Place(spot, Some(building)) if goes_without_saying(state, seat, building) => {
            Action::Place(spot, None)
        }
        Action::City(tile, Some(spot)) => Action::City(tile, city_form(state, seat, spot)),
        other @ (Action::Set(_)
        | Action::Draft(_)
        | Action::Books(_)
        | Action::Levels(_)
        | Action::Key(..)
        | Action::Take(_)
        | Action::Place(..)
        | Action::PlaceNone
        | Action::SpadeNone
        | Action::Pay(_)
        | Action::Replace(_)
        | Action::City(..)
        | Action::Bridge(..)
        | Action::BridgeNone
        | Action::DigNone
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Burn
        | Action::Convert(_)
        | Action::CityVia(_)
        | Action::Build(..)
        | Action::Upgrade(..)
        | Action::Advance(_)
        | Action::Innovate(_)
        | Action::Send(..)
        | Action::Power(_)
        | Action::Book(_)
        | Action::Use(_)
        | Action::Annex(_)
        | Action::Pass(_)
        | Action::End) => other,
    }
}

fn goes_without_saying(state: &State, seat: Seat, building: Building) -> bool {
    match state.player(seat).top() {
        Some(Effect::Neutral(waiting) | Effect::OwnBuilding(waiting)) => *waiting == building,
        Some(_) => false,
        None if state.player(seat).faction.is_none() => false,
        None => {
            let start = &state.faction(seat).start;
            building == start.starting_building.unwrap_or(Building::Workshop)
        }
    }
}

/// A city is named by any of its hexes, and not at all if there is only one.
fn city_form(state: &State, seat: Seat, spot: Spot) -> Option<Spot> {
    let frame = state.player(seat).pending.last()?;
    let cities = frame
        .0
        .iter()
        .filter_map(|item: &Item| match item.choice() {
            Some(Effect::City(hex)) => Some(*hex),
            _ => None,
        });
    let cities: Vec<_> = cities.collect();
    let hex = state.map().find(spot)?;
    let of = |city: &_| state.own_group(seat, *city).contains(hex);
    let named = cities.iter().flatten().find(|city| of(city));
    match (cities.len(), named) {
        (1, Some(_)) => None,
        (_, Some(city)) => Some(state.map().spot(*city)),
        _ => Some(spot),
    }
}

/// Plays the parts of a line on a copy of the table to know what the later ones mean.
struct Reader<'a> {
    before: &'a State,
    state: State,
    seat: Seat,
    /// Disciplines for which the line keeps its keys.
    nokey: Vec<Discipline>,
    actions: Vec<Action>,
}

/// What follows the head of a line and answers what it opens.
#[derive(Default)]
struct Suffixes<'a> {
    rest: Vec<&'a str>,
    pay: Option<&'a str>,
    take: Option<&'a str>,
    books: Option<&'a str>,
    levels: Option<&'a str>,
    nokey: Vec<&'a str>,
}

fn letters(word: &str) -> Result<Vec<Discipline>, NotationError> {
    let all = word
        .chars()
        .map(|letter| Discipline::read(&letter.to_string()));
    all.collect()
}

impl<'a> Suffixes<'a> {
    fn of(words: &[&'a str]) -> Self {
        let mut suffixes = Suffixes::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            match word {
                "pay" => suffixes.pay = words.next(),
                "take" => suffixes.take = words.next(),
                "books" => suffixes.books = words.next(),
                "levels" => suffixes.levels = words.next(),
                "nokey" => {
                    let is_letters = |word: &&str| letters(word).is_ok();
                    while let Some(word) = words.next_if(is_letters) {
                        suffixes.nokey.push(word);
                    }
                }
                other => suffixes.rest.push(other),
            }
        }
        suffixes
    }
}

impl Reader<'_> {
    fn line(&mut self, words: &[&str]) -> Reading {
        match words {
            ["start", rest @ ..] => self.line(rest),
            ["accept" | "decline"] => {
                self.all_offers(words[0] == "accept");
                Ok(())
            }
            ["burn", count] => {
                let count: u8 = count.parse().map_err(|_| unreadable(""))?;
                (0..count).for_each(|_| self.play(Action::Burn));
                Ok(())
            }
            ["convert", rest @ ..] => {
                for conversion in exchange::read(rest)? {
                    self.play(Action::Convert(conversion));
                }
                Ok(())
            }
            ["books" | "levels" | "nokey", ..] => self.suffixes(&Suffixes::of(words)),
            [head, rest @ ..] => {
                let suffixes = Suffixes::of(rest);
                for word in &suffixes.nokey {
                    self.nokey.extend(letters(word)?);
                }
                self.head(head, &suffixes)?;
                self.suffixes(&suffixes)
            }
            [] => Err(unreadable("")),
        }
    }

    fn head(&mut self, head: &str, suffixes: &Suffixes<'_>) -> Reading {
        let rest = suffixes.rest.as_slice();
        match (head, rest) {
            ("spade", [targets]) => {
                for word in targets.split(',') {
                    let (spot, goal) = notation::target(word)?;
                    self.play(Action::Spade(spot, goal));
                }
                Ok(())
            }
            ("city", [tile, "via", river]) => {
                self.play(Action::CityVia(river.parse()?));
                self.play(Action::City(tile.parse()?, None));
                Ok(())
            }
            ("dig", rest) => self.digging(rest),
            ("tb", rest) => {
                self.digging(rest)?;
                // Such a line says all of it.
                if matches!(self.state.player(self.seat).top(), Some(Effect::Dig(dig)) if dig.is_begun())
                {
                    self.play(Action::DigNone);
                }
                Ok(())
            }
            ("build", rest) => self.digging(&[&["build"], rest].concat()),
            ("innovate", [tile]) => {
                self.play(Action::Innovate(tile.parse()?));
                self.pay(suffixes.pay.unwrap_or_default())
            }
            ("use", [tile, rest @ ..]) => {
                self.play(format!("use {tile}").parse()?);
                self.with_place(rest)
            }
            (head, rest) if head.starts_with("pow_") || head.starts_with("book_") => {
                self.play(head.parse()?);
                self.pay(suffixes.pay.unwrap_or_default())?;
                self.with_place(rest)
            }
            (head, rest) => {
                let line = [&[head], rest].concat().join(" ");
                self.play(line.parse().map_err(|_| unreadable(""))?);
                Ok(())
            }
        }
    }

    fn suffixes(&mut self, suffixes: &Suffixes<'_>) -> Reading {
        for word in &suffixes.nokey {
            self.nokey.extend(letters(word)?);
        }
        self.keys();
        if let Some(tile) = suffixes.take {
            self.play(format!("take {tile}").parse()?);
        }
        if let Some(word) = suffixes.levels {
            self.levels(word)?;
        }
        if let Some(word) = suffixes.books {
            for book in letters(word)? {
                self.play(Action::Books(book));
            }
        }
        Ok(())
    }

    /// Plays an action, and the keys that the line speaks of.
    fn play(&mut self, action: Action) {
        let action = settled(&self.state, self.seat, action);
        if let Ok(play) = permit::apply(&self.state, self.seat, &action) {
            self.state = play.state;
        }
        self.actions.push(action);
        self.keys();
    }

    fn keys(&mut self) {
        if self.nokey.is_empty() {
            return;
        }
        while let Some(Effect::Key(discipline, _)) = self.state.player(self.seat).top() {
            let action = Action::Key(*discipline, !self.nokey.contains(discipline));
            match permit::apply(&self.state, self.seat, &action) {
                Ok(play) => self.state = play.state,
                Err(_) => return,
            }
            self.actions.push(action);
        }
    }

    /// A level for which the line keeps its key is given up where it would need one.
    fn levels(&mut self, word: &str) -> Reading {
        if word == "none" {
            self.play(Action::Levels(None));
            return Ok(());
        }
        let mut lost = false;
        for discipline in letters(word)? {
            let locked = self.state.needs_key(self.seat, discipline);
            if locked && self.nokey.contains(&discipline) {
                lost = true;
            } else {
                self.play(Action::Levels(Some(discipline)));
            }
        }
        if lost {
            self.play(Action::Levels(None));
        }
        Ok(())
    }

    fn all_offers(&mut self, takes: bool) {
        while let Some(offer) = self.state.offer_to(self.seat) {
            let action = match takes {
                true => Action::Accept(offer.number),
                false => Action::Decline(offer.number),
            };
            let before = self.actions.len();
            let number = offer.number;
            self.play(action);
            let same = self.state.offer_to(self.seat).map(|next| next.number) == Some(number);
            if same || before == self.actions.len() {
                return;
            }
        }
    }

    /// The books of a price: the fixed ones are paid without being asked.
    fn pay(&mut self, word: &str) -> Reading {
        let mut books = letters(word)?;
        if let (Some(Action::Innovate(tile)), false) = (self.actions.last(), word.is_empty()) {
            let lying = &self.before.innovations;
            let slot = lying.iter().position(|other| other.as_ref() == Some(tile));
            let fixed = slot.map_or([0; 4], |slot| self.state.slots()[slot].books);
            if !take_fixed(&mut books, fixed) {
                return Err(message!("pay-differs").into());
            }
        }
        for book in books {
            if matches!(self.state.player(self.seat).top(), Some(Effect::Pay(_))) {
                self.play(Action::Pay(book));
            }
        }
        Ok(())
    }

    /// What may follow an action that opens a place to choose.
    fn with_place(&mut self, rest: &[&str]) -> Reading {
        match (self.state.player(self.seat).top(), rest) {
            (_, []) => Ok(()),
            (Some(Effect::Bridges(_)), [pair]) => {
                self.play(format!("bridge {pair}").parse()?);
                Ok(())
            }
            (Some(Effect::Replace(..)), [spot]) => {
                self.play(Action::Replace(spot.parse()?));
                Ok(())
            }
            _ => self.digging(rest),
        }
    }

    /// `E3,D3>swamp buy 1 build tunnel E3`, `build D4`.
    fn digging(&mut self, words: &[&str]) -> Reading {
        let (targets, mut words) = match words {
            ["build", ..] => (Vec::new(), words),
            [targets, rest @ ..] => (targets.split(',').collect(), rest),
            [] => return Err(unreadable("")),
        };
        let targets: Vec<(Spot, Option<Terrain>)> = targets
            .into_iter()
            .map(notation::target)
            .collect::<Result<_, _>>()?;
        let (mut build, mut leap, mut buy) = (None, None, None);
        while let [word, rest @ ..] = words {
            words = rest;
            match (*word, rest) {
                ("buy", [count, rest @ ..]) => {
                    buy = Some(count.parse::<u8>().map_err(|_| unreadable(""))?);
                    words = rest;
                }
                ("tunnel" | "fly", [spot, rest @ ..]) => {
                    let kind = if *word == "fly" {
                        Leap::Fly
                    } else {
                        Leap::Tunnel
                    };
                    leap = Some((kind, spot.parse::<Spot>()?));
                    words = rest;
                }
                ("build", [spot, rest @ ..]) if spot.parse::<Spot>().is_ok() => {
                    build = Some(spot.parse::<Spot>()?);
                    words = rest;
                }
                ("build", _) => {
                    let first = targets.first().map(|(spot, _)| *spot);
                    build = Some(first.ok_or_else(|| unreadable(""))?);
                }
                _ => return Err(unreadable("")),
            }
        }
        let over = |spot: Spot| leap.filter(|(_, to)| *to == spot).map(|(kind, _)| kind);
        self.check_bought(&targets, buy)?;
        for (spot, goal) in &targets {
            self.play(Action::Dig(*spot, *goal, over(*spot)));
        }
        if let Some(spot) = build {
            let dug = targets.iter().any(|(target, _)| *target == spot);
            self.play(Action::Build(spot, over(spot).filter(|_| !dug)));
        }
        Ok(())
    }

    /// A number of bought spades in the line is a check only.
    fn check_bought(&self, targets: &[(Spot, Option<Terrain>)], buy: Option<u8>) -> Reading {
        let (Some(said), Some((spot, goal))) = (buy, targets.first()) else {
            return Ok(());
        };
        let free = match self.state.player(self.seat).top() {
            Some(Effect::Dig(Dig { free, .. })) => *free,
            _ => 0,
        };
        let native = self.state.player(self.seat).board;
        let hex = self.state.map().find(*spot);
        let terrain = hex.and_then(|hex| self.state.cells[hex.index()].terrain);
        let (Some(native), Some(terrain)) = (native, terrain) else {
            return Ok(());
        };
        let spades = terrain.distance(goal.unwrap_or(native));
        let needed = spades.saturating_sub(free);
        if targets.len() > 1 || needed == said {
            return Ok(());
        }
        Err(message!("buy-differs", said = said, needed = needed).into())
    }
}

/// Takes the fixed books of a slot out of those named; whether they were all there.
fn take_fixed(books: &mut Vec<Discipline>, fixed: [u8; 4]) -> bool {
    let mut rest = books.clone();
    for discipline in Discipline::ALL {
        for _ in 0..fixed[discipline.index()] {
            match rest.iter().position(|book| book == discipline) {
                Some(place) => rest.remove(place),
                None => return false,
            };
        }
    }
    *books = rest;
    true
}
