//! The menu: what can be done, by kind, then by place, then by variant.

use super::address::To;
use super::names::Names;
use super::prices::{cheapest, not_dearer, say_once};
use super::spots::answer;
use crate::board::Board;
use crate::board::html::Html;
use crate::board::tokens::sign;
use games::Choice;
use games::message::{Arg, Message, Words};
use games::panel::Token;
use service::turns::END;
use words::message;

/// The sign of what costs no action.
pub const FREE: &str = "swap";

/// The signs of what leaves something or ends it.
const LAST: [&str; 2] = ["nothing", "end"];

/// A kind and the names of its places that are not longer together stand on one line.
const ONE_LINE: usize = 32;

/// A line of the list of kinds.
#[derive(Debug)]
pub struct KindRow {
    pub id: String,
    pub href: String,
    pub sign: String,
    pub name: String,
    /// How many places, or which one.
    pub note: String,
    /// The same as a number alone.
    pub count: usize,
    pub price: String,
    pub is_on: bool,
    /// Costs no action: it stands apart.
    pub is_free: bool,
    /// Seldom wanted: it is folded.
    pub is_rare: bool,
    /// Its places as buttons, where no map shows them.
    pub objects: Vec<PlaceLink>,
    /// By what it is found as one types: how its lines begin, and its places.
    pub find: String,
}

/// Places at which the chosen kind costs the same.
#[derive(Debug, Default)]
pub struct PriceGroup {
    pub price: String,
    pub places: Vec<PlaceLink>,
}

#[derive(Debug)]
pub struct PlaceLink {
    pub href: String,
    /// In front of it, where several follow that differ in their price alone.
    pub label: String,
    pub name: String,
    /// For the ear: what is done there.
    pub words: String,
    pub at: String,
    pub price: String,
    /// What a tile brings, where its name is but a letter.
    pub brings: String,
}

/// One of several actions at a place.
#[derive(Debug)]
pub struct VariantRow {
    pub href: String,
    pub name: String,
    pub price: String,
    pub is_on: bool,
}

/// The choices that a menu is made of, and what its words need.
#[derive(Debug)]
pub struct Menu<'a> {
    pub choices: &'a [Choice],
    pub board: &'a Board<'a>,
    pub names: &'a Names,
    /// The kinds that are folded.
    pub rare: &'a [&'a str],
    /// Where a map shows the places, a tile that pays for what is done there is a kind of its own.
    pub has_ways: bool,
    /// What is settled on already.
    pub lines: &'a str,
    pub path: &'a str,
}

/// With a capital, as an entry of a list begins.
pub fn sentence(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}

/// A kind in an address: its message, with what stands in its gaps.
pub fn kind_id(kind: &Message) -> String {
    fn plain(arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) | Arg::Name(text) => text.to_string(),
            Arg::Seat(seat) => (seat.0 + 1).to_string(),
            Arg::Message(message) => kind_id(message),
            Arg::List(list) => list.iter().map(plain).collect::<Vec<_>>().join("-"),
        }
    }
    let mut id = kind.id.to_string();
    for (_, value) in &kind.args {
        id = format!("{id}-{}", plain(value));
    }
    id
}

impl<'a> Menu<'a> {
    pub(super) fn say(&self) -> &Words<'_> {
        self.board.words
    }

    fn html(&self, tokens: &[Token]) -> String {
        let mut html = Html::default();
        self.board.tokens(&mut html, tokens);
        html.finish()
    }

    /// The kinds in their order, then what is free, then what leaves it; without the end of the turn and the answers of a
    /// contest, which have their own buttons.
    pub(super) fn kinds(&self) -> Vec<(String, Vec<&'a Choice>)> {
        let mut kinds: Vec<(String, Vec<&Choice>)> = Vec::new();
        let listed = |choice: &&Choice| choice.line != END && answer(choice).is_none();
        for choice in self.choices.iter().filter(listed) {
            let id = kind_id(&choice.kind);
            match kinds.iter_mut().find(|(kind, _)| *kind == id) {
                Some((_, list)) => list.push(choice),
                None => kinds.push((id, vec![choice])),
            }
        }
        kinds.sort_by_key(|(_, list)| (LAST.contains(&list[0].sign), list[0].sign == FREE));
        kinds
    }

    pub fn rows(&self, chosen: &str, with_objects: bool) -> Vec<KindRow> {
        let row = |(id, list): (String, Vec<&Choice>)| {
            let first = list[0];
            let mut places: Vec<&str> = Vec::new();
            for at in list.iter().filter_map(|choice| place(choice)) {
                if !places.contains(&at) {
                    places.push(at);
                }
            }
            let to = match list.len() {
                1 => To {
                    lines: self.lines,
                    at: place(first).unwrap_or_default(),
                    line: &first.line,
                    ..To::default()
                },
                _ => To {
                    lines: self.lines,
                    kind: &id,
                    ..To::default()
                },
            };
            let mut html = Html::default();
            sign(&mut html, first.sign);
            KindRow {
                id: id.clone(),
                href: to.address(self.path),
                sign: html.finish(),
                name: sentence(&self.say().say(&first.kind)),
                note: self.note(&list, &places),
                count: if places.is_empty() {
                    list.len()
                } else {
                    places.len()
                },
                price: self.price(&list),
                is_on: id == chosen,
                is_free: first.sign == FREE,
                is_rare: self.rare.contains(&first.kind.id.as_ref()),
                find: find(&list, &places),
                objects: match with_objects && self.is_listed(&list) {
                    true if !self.is_its_place(&list) => self.objects(&id, &list),
                    _ => Vec::new(),
                },
            }
        };
        self.kinds().into_iter().map(row).collect()
    }

    /// Whether its places are worth a list: those of a map are seen there.
    fn is_listed(&self, list: &[&Choice]) -> bool {
        let mut places = list.iter().filter_map(|choice| place(choice));
        places.any(|at| !self.names.is_spot(at))
    }

    /// Whether its one place has its name, as a track has on which one moves: it is said once.
    fn is_its_place(&self, list: &[&Choice]) -> bool {
        let [only] = list else {
            return false;
        };
        let kind = sentence(&self.say().say(&only.kind));
        place(only).is_some_and(|at| self.place_name(at, only) == kind)
    }

    fn note(&self, list: &[&Choice], places: &[&str]) -> String {
        let t = self.board.t;
        match places {
            [] if list.len() > 1 => t.tell(message!("menu-ways", count = list.len())),
            [] => String::new(),
            [_] if names_its_thing(list[0]) || self.is_its_place(list) => String::new(),
            [one] => self.place_name(one, list[0]),
            several => self
                .few_names(list, several)
                .unwrap_or_else(|| t.tell(self.so_many(several))),
        }
    }

    fn so_many(&self, places: &[&str]) -> Message {
        let count = places.len();
        match places.iter().all(|at| self.names.is_tile(at)) {
            true => message!("menu-choices", count = count),
            false => message!("menu-places", count = count),
        }
    }

    /// A few places by their names, where these fit on the line: `E, F or H`.
    fn few_names(&self, list: &[&Choice], places: &[&str]) -> Option<String> {
        let mut names: Vec<String> = Vec::new();
        for at in places {
            let choice = list.iter().find(|choice| place(choice) == Some(at))?;
            let mark = self.names.mark(at).or_else(|| self.names.letter(at));
            let name = match mark {
                Some(mark) => mark.to_owned(),
                None => self.place_name(at, choice),
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let (last, others) = names.split_last()?;
        let all = match others {
            [] => last.clone(),
            others => {
                let or = self.board.t.say("menu-or").to_string();
                format!("{} {or} {last}", others.join(", "))
            }
        };
        let kind = self.say().say(&list[0].kind);
        (kind.chars().count() + all.chars().count() <= ONE_LINE).then_some(all)
    }

    /// The price of a kind: one, the cheapest, either of two, or the first of several.
    fn price(&self, list: &[&Choice]) -> String {
        let mut costs: Vec<&[Token]> = Vec::new();
        for choice in list {
            if !costs.contains(&choice.cost.as_slice()) {
                costs.push(&choice.cost);
            }
        }
        let t = self.board.t;
        let from = |cost: &[Token]| {
            let from = t.say("menu-from").to_string();
            format!("<small>{from}</small> {}", self.html(cost))
        };
        if let Some(cost) = cheapest(&costs).filter(|_| costs.len() > 1) {
            return from(cost);
        }
        match costs[..] {
            [one] => self.html(one),
            [one, other] if !one.is_empty() && !other.is_empty() => {
                let or = t.say("menu-or").to_string();
                format!("{} {or} {}", self.html(one), self.html(other))
            }
            [] => String::new(),
            [first, ..] => from(not_dearer(&costs).unwrap_or(first)),
        }
    }

    /// A place in short; where it has no name, what is done there.
    fn place_name(&self, at: &str, choice: &Choice) -> String {
        match (self.names.short(at), &choice.variant) {
            (Some(name), Some(variant)) if self.names.is_row(at) => {
                format!("{name}: {}", self.say().say(variant))
            }
            (Some(name), _) => name.to_owned(),
            (None, _) => sentence(&self.say().say(&choice.what)),
        }
    }

    /// The places of a kind, by what the first action there costs; together, where each costs something else, or where
    /// one place may be paid with this or that.
    pub fn groups(&self, kind: &str) -> Vec<PriceGroup> {
        let mut all = self.kinds().into_iter().chain(self.ways());
        let Some((id, list)) = all.find(|(id, _)| id == kind) else {
            return Vec::new();
        };
        if let Some(places) = self.apart(&id, &list) {
            return vec![PriceGroup {
                price: String::new(),
                places,
            }];
        }
        let mut groups: Vec<(&[Token], PriceGroup)> = Vec::new();
        for (cost, link) in self.links(&id, &list) {
            match groups.iter_mut().find(|(known, _)| *known == cost) {
                Some((_, group)) => group.places.push(link),
                None => groups.push((
                    cost,
                    PriceGroup {
                        price: self.html(cost),
                        places: vec![link],
                    },
                )),
            }
        }
        let groups: Vec<PriceGroup> = groups.into_iter().map(|(_, group)| group).collect();
        if groups.len() > 2 && groups.iter().all(|group| group.places.len() == 1) {
            return vec![PriceGroup {
                price: String::new(),
                places: groups.into_iter().flat_map(|group| group.places).collect(),
            }];
        }
        groups
    }

    /// The objects of a kind where a place may be paid with this or that: each way is a button.
    fn apart(&self, kind: &str, list: &[&'a Choice]) -> Option<Vec<PlaceLink>> {
        let links = self.objects(kind, list);
        let is_apart = links.iter().any(|link| !link.label.is_empty());
        (is_apart && self.is_listed(list)).then_some(links)
    }

    /// Whether the list of this kind already tells apart what can be done there.
    pub fn is_told_apart(&self, kind: &str) -> bool {
        let mut kinds = self.kinds().into_iter().filter(|(id, _)| id == kind);
        kinds.any(|(id, list)| self.apart(&id, &list).is_some())
    }

    /// Each place of a kind once, with what the first action there costs.
    fn links(&self, kind: &str, list: &[&'a Choice]) -> Vec<(&'a [Token], PlaceLink)> {
        let mut seen: Vec<&str> = Vec::new();
        let mut links = Vec::new();
        // What others begin with, as a walk with setting out, is no place to go to.
        let is_begun = |choice: &Choice| {
            let begins = |other: &&Choice| {
                let rest = other.line.strip_prefix(choice.line.as_str());
                rest.is_some_and(|rest| rest.starts_with("; "))
            };
            list.iter().any(begins)
        };
        for choice in list.iter().filter(|choice| !is_begun(choice)) {
            let at = place(choice).unwrap_or_default();
            if !at.is_empty() && seen.contains(&at) {
                continue;
            }
            seen.push(at);
            let to = To {
                lines: self.lines,
                kind,
                at,
                line: if at.is_empty() { &choice.line } else { "" },
            };
            let cost = choice.cost.as_slice();
            let link = PlaceLink {
                href: to.address(self.path),
                label: String::new(),
                name: match at {
                    "" => sentence(&self.variant(choice)),
                    at => self.place_name(at, choice),
                },
                words: self.say().say(&choice.what),
                at: at.to_owned(),
                price: self.html(cost),
                brings: self.names.brings(at).to_owned(),
            };
            links.push((cost, link));
        }
        links
    }

    /// The objects of a verb: cards on offer by the number of their space, what leads from card to card
    /// or costs something else each by itself, anything else once a place.
    fn objects(&self, kind: &str, list: &[&'a Choice]) -> Vec<PlaceLink> {
        let mut seen: Vec<(&str, Option<String>, &[Token])> = Vec::new();
        let mut links = Vec::new();
        for choice in list {
            let at = place(choice).unwrap_or_default();
            let way = self.names.way(&choice.targets);
            let this = (at, way.clone(), choice.cost.as_slice());
            if !at.is_empty() && seen.contains(&this) {
                continue;
            }
            seen.push(this);
            let is_first = !seen.iter().rev().skip(1).any(|(other, ..)| *other == at);
            let mark = self.names.mark(at).map(str::to_owned);
            links.push(PlaceLink {
                href: To {
                    lines: self.lines,
                    kind,
                    at,
                    // The first at a place is what the place itself leads to.
                    line: match is_first && way.is_none() && !at.is_empty() {
                        true => "",
                        false => &choice.line,
                    },
                }
                .address(self.path),
                label: String::new(),
                name: way.or(mark).unwrap_or_else(|| match at {
                    "" => sentence(&self.variant(choice)),
                    at => self.place_name(at, choice),
                }),
                words: self.say().say(&choice.what),
                at: at.to_owned(),
                price: self.html(&choice.cost),
                brings: String::new(),
            });
        }
        say_once(&mut links);
        links
    }

    fn variant(&self, choice: &Choice) -> String {
        let variant = choice.variant.as_ref().unwrap_or(&choice.what);
        self.say().say(variant)
    }

    /// What can be done at a place, the first of it first.
    pub fn at(&self, at: &str, kind: &str) -> Vec<&'a Choice> {
        let here = |choice: &&Choice| place(choice) == Some(at) && self.is_of(choice, kind);
        let mut found: Vec<&Choice> = self.choices.iter().filter(here).collect();
        if found.is_empty() {
            // A card in the hand, of which a contest has a button for each rival.
            let about = |choice: &&Choice| self.card(choice) == Some(at);
            found = self.choices.iter().filter(about).collect();
        }
        if found.is_empty() && !kind.is_empty() {
            found = self.at(at, "");
        }
        found.retain(|choice| choice.line != END);
        found
    }

    pub fn variants(&self, list: &[&Choice], kind: &str, chosen: &str) -> Vec<VariantRow> {
        let several = list.iter().any(|one| one.kind != list[0].kind);
        let row = |choice: &&Choice| {
            let variant = sentence(&self.variant(choice));
            VariantRow {
                href: To {
                    lines: self.lines,
                    kind,
                    at: place(choice).unwrap_or_default(),
                    line: &choice.line,
                }
                .address(self.path),
                name: match several && choice.variant.is_some() {
                    true => format!("{}: {variant}", sentence(&self.say().say(&choice.kind))),
                    false => variant,
                },
                price: self.html(&choice.cost),
                is_on: choice.line == chosen,
            }
        };
        list.iter().map(row).collect()
    }
}

fn find(list: &[&Choice], places: &[&str]) -> String {
    let begins = |choice: &&Choice| choice.line.split(' ').next().map(str::to_owned);
    let mut words: Vec<String> = list.iter().filter_map(begins).collect();
    words.dedup();
    words.extend(places.iter().map(|place| (*place).to_owned()));
    words.join(" ")
}

/// Its kind says what it is about: *Take 7 coins*.
pub fn names_its_thing(choice: &Choice) -> bool {
    !choice.kind.args.is_empty()
}

/// Where it is chosen on the board.
pub fn place(choice: &Choice) -> Option<&str> {
    choice.targets.first().map(String::as_str)
}
