//! Choosing: from the address of the page to what the action panel and the board show.

use super::address::{Asked, To, joined};
use super::answers::Answer;
use super::effects::{Effect, effects, keep_answers, keep_in_hand, keep_like, keep_on_offer};
use super::menu::{
    KindRow, Menu, PriceGroup, VariantRow, kind_id, names_its_thing, place, sentence,
};
use super::names::Names;
use super::prices::cheaper_first;
use super::second_person::addressed;
use super::spots::pick;
use crate::board::{Aims, Board, Changes};
use crate::page::asking;
use games::panel::{Ink, Panel, Role};
use games::{Choice, Seat, Viewer};
use service::live::Live;
use service::turns::{END, Trial, attempt};
use service::{Result, ServiceError};

/// What the action panel shows to whoever decides.
#[derive(Debug, Default)]
pub struct Choosing {
    /// Where nothing is chosen, the question; else what is being looked at.
    pub heading: String,
    /// One level up.
    pub back: Option<String>,
    pub kinds: Vec<KindRow>,
    /// A kind is chosen: its places stand below.
    pub groups: Vec<PriceGroup>,
    /// The one kind there is: its places stand below at once.
    pub only_kind: String,
    pub is_kind: bool,
    /// The section of the rules about it; empty for none.
    pub rule: &'static str,
    /// Its places are seen on a map.
    pub is_on_map: bool,
    /// Full text of the chosen card or tile, and the class that colours its band.
    pub title: String,
    pub band: String,
    pub variants: Vec<VariantRow>,
    /// The actions of a chain, in words.
    pub steps: Vec<String>,
    pub one_back: Option<String>,
    /// What declines all of it.
    pub decline: Option<Closed>,
    pub preview: Option<Previewed>,
    /// What the last action of the chain asks.
    pub asks: Option<String>,
    /// Settled on, for what is typed.
    pub lines: String,
    pub typed: String,
    /// Every line that could be typed.
    pub offered: Vec<String>,
    /// The question has a few answers only: each is a button.
    pub answers: Vec<Answer>,
    /// What lets the question be and costs nothing: a button that plays it at once.
    pub passing: Option<Closed>,
    /// The standing orders that would give one, each with what it means.
    pub orders: Vec<(&'static str, String)>,
    pub can_end: bool,
    pub aims: Aims,
    pub changes: Changes,
    /// The board after it.
    pub panels: Vec<Panel>,
    pub points: Vec<i64>,
    /// Whoever takes a faction takes its colour.
    pub inks: Vec<Ink>,
}

impl Choosing {
    pub fn common(&self) -> Vec<&KindRow> {
        self.kinds.iter().filter(|row| !row.is_rare).collect()
    }

    /// The kinds that are folded.
    pub fn rare(&self) -> Vec<&KindRow> {
        self.kinds.iter().filter(|row| row.is_rare).collect()
    }

    pub fn rare_names(&self) -> Vec<String> {
        let rare = self.rare().into_iter().enumerate();
        rare.map(|(index, row)| match index {
            0 => row.name.clone(),
            _ => uncapital(&row.name),
        })
        .collect()
    }
}

/// What a preview says.
#[derive(Debug)]
pub struct Previewed {
    pub line: String,
    /// The same and the end of the turn, if nothing must follow.
    pub and_end: Option<String>,
    /// More than free or rare things can be done after it: the turn is not over for most.
    pub goes_on: bool,
    pub closed: Option<Closed>,
    pub happens: Vec<String>,
    pub effects: Vec<Effect>,
    pub is_final: bool,
    /// The standing order that would always answer so.
    pub always: Option<String>,
    /// Who decides next, if it is somebody else.
    pub next: Vec<String>,
    pub ends_match: bool,
}

/// What was begun together with what closes it, and what that says.
#[derive(Debug)]
pub struct Closed {
    pub line: String,
    pub what: String,
    /// Its entry in the list, and its place in a contest.
    pub href: String,
    pub at: String,
}

/// What is needed to choose.
#[derive(Debug)]
pub struct Table<'a> {
    pub live: &'a Live,
    pub seat: Seat,
    pub panels: &'a [Panel],
    pub board: &'a Board<'a>,
    pub path: &'a str,
}

impl Table<'_> {
    /// The state of the page that an address names; or why the rules refuse it.
    pub fn choosing(&self, asked: &Asked) -> Result<Choosing> {
        let settled = match asked.lines.trim() {
            "" => None,
            lines => Some(attempt(self.live, self.seat, lines, asking().language)?),
        };
        let lines = settled.as_ref().map(Trial::line).unwrap_or_default();
        let position = match &settled {
            Some(trial) => trial.position.as_ref(),
            None => self.live.position.as_ref(),
        };
        let choices = all_choices(position, self.seat);
        let known = match &settled {
            Some(_) => {
                let (viewer, language) = (Viewer::Seat(self.seat), asking().language);
                Names::of(
                    &self.live.panels(position, viewer, language, None),
                    self.board,
                )
            }
            None => Names::of(self.panels, self.board),
        };
        let menu = self.menu(&choices, &known, &lines);
        let here = match asked.at.as_str() {
            "" => Vec::new(),
            at => menu.at(at, &asked.kind),
        };
        let line = match asked.line.trim() {
            "" => here.first().map_or("", |choice| choice.line.as_str()),
            line => line,
        };
        if line.is_empty() {
            let is_question = settled.is_none() && asked.kind.is_empty();
            let mut resting = self.resting(asked, &menu, settled);
            if is_question {
                resting.answers = self.answers(&choices)?;
                resting.orders = self.orders();
                if resting.answers.is_empty() {
                    resting.passing = self.passing(&choices)?;
                }
                if let Some(passing) = &resting.passing {
                    resting.kinds.retain(|row| row.href != passing.href);
                }
            }
            resting.offered = choices.iter().map(|choice| choice.line.clone()).collect();
            return Ok(resting);
        }
        let trial = attempt(
            self.live,
            self.seat,
            &joined(&lines, line),
            asking().language,
        )?;
        let chosen = choices
            .iter()
            .find(|choice| choice.line == line)
            .or_else(|| {
                let last = trial.lines.last();
                choices.iter().find(|choice| Some(&choice.line) == last)
            });
        Ok(self.previewing(asked, &menu, &here, chosen, trial))
    }

    fn menu<'b>(&'b self, choices: &'b [Choice], names: &'b Names, lines: &'b str) -> Menu<'b> {
        Menu {
            choices,
            board: self.board,
            names,
            rare: self.live.game.rare_kinds(),
            has_ways: !self.has_objects(),
            lines,
            path: self.path,
        }
    }

    /// Where a map shows the places, they are not listed; a device is no map.
    fn has_objects(&self) -> bool {
        let has = |role: Role| self.panels.iter().any(|panel| panel.role == role);
        !has(Role::Map) || has(Role::Sites)
    }

    fn question(&self, position: &dyn games::any_game::Position) -> String {
        let turn = position.turn();
        let own = turn.0.iter().find(|decision| decision.seat == self.seat);
        let asked = own.map(|decision| sentence(&self.board.words.say(&decision.about)));
        // It is a heading.
        asked.unwrap_or_default().trim_end_matches('.').to_owned()
    }

    /// Nothing is chosen, or a kind.
    fn resting(&self, asked: &Asked, menu: &Menu<'_>, settled: Option<Trial>) -> Choosing {
        let groups = menu.groups(&asked.kind);
        let is_kind = !groups.is_empty();
        let mut places = groups.iter().flat_map(|group| &group.places);
        let are_spots = places.all(|place| menu.names.is_spot(&place.at));
        let kind = if is_kind { asked.kind.as_str() } else { "" };
        let mut kinds = menu.rows(kind, self.has_objects() && !is_kind);
        let chosen = kinds.iter().find(|row| row.is_on);
        let mut choices = menu.choices.iter().filter(|_| is_kind);
        let first = choices.find(|choice| menu.is_of(choice, kind));
        let position = match &settled {
            Some(trial) => trial.position.as_ref(),
            None => self.live.position.as_ref(),
        };
        let mut choosing = Choosing {
            heading: match (chosen, menu.names.get(kind)) {
                (Some(row), _) => row.name.clone(),
                (None, Some(tile)) => tile.to_owned(),
                (None, None) => self.question(position),
            },
            title: self.title(kind).0,
            back: is_kind.then(|| {
                let lines = menu.lines;
                To {
                    lines,
                    ..To::default()
                }
                .address(self.path)
            }),
            is_kind,
            rule: first.map_or("", |choice| self.live.game.info().section(&choice.line)),
            is_on_map: is_kind && !self.has_objects() && are_spots,
            groups,
            aims: menu.aims(kind, None),
            lines: menu.lines.to_owned(),
            can_end: settled.is_none() && menu.choices.iter().any(|choice| choice.line == END),
            ..Choosing::default()
        };
        if let ([only], false, false) = (&kinds[..], is_kind, self.has_objects()) {
            // There is nothing to choose but its places.
            choosing.groups = menu.groups(&only.id);
            choosing.only_kind.clone_from(&only.name);
            kinds.clear();
        }
        choosing.kinds = kinds;
        if let Some(trial) = settled {
            self.show(&mut choosing, &trial);
            self.chain(&mut choosing, &trial);
            if trial.asks_further(self.seat) {
                choosing.asks = Some(self.question(trial.position.as_ref()));
            }
            if choosing.back.is_none() {
                choosing.back = Some(self.path.to_owned());
            }
            self.preview(&mut choosing, &trial);
        }
        choosing
    }

    /// An action is looked at: what it does, and what it asks.
    fn previewing(
        &self,
        asked: &Asked,
        menu: &Menu<'_>,
        here: &[&Choice],
        chosen: Option<&Choice>,
        trial: Trial,
    ) -> Choosing {
        let kind = chosen.map(|choice| sentence(&self.board.words.say(&choice.kind)));
        let at = chosen.and_then(place);
        let name = at.and_then(|at| menu.names.short(at));
        let name = name.filter(|_| !chosen.is_some_and(names_its_thing));
        let is_card = at.is_some_and(|at| menu.names.is_card(at));
        let is_tile = at.is_some_and(|at| menu.names.is_tile(at));
        let what = chosen.map(|choice| sentence(&self.board.words.say(&choice.what)));
        let heading = match (what, name, kind) {
            // Where nothing is a place of a map, its own words say it best.
            (Some(what), name, _)
                if is_card || self.has_objects() || name == Some(what.as_str()) =>
            {
                what
            }
            // A tile is what is taken; on a map the place comes first.
            (_, Some(name), Some(kind)) if is_tile && name != kind => format!("{kind}: {name}"),
            (_, Some(name), Some(kind)) if name != kind => format!("{name}: {}", uncapital(&kind)),
            (_, _, Some(kind)) => kind,
            (_, _, None) => {
                let last = self.traced(&trial.lines).pop();
                last.map(|step| step.what).unwrap_or_default()
            }
        };
        let same_kind: Vec<&Choice> = match (chosen, here.is_empty()) {
            (Some(chosen), true) => {
                let alike = |choice: &&Choice| {
                    kind_id(&choice.kind) == kind_id(&chosen.kind) && place(choice) == place(chosen)
                };
                menu.choices.iter().filter(alike).collect()
            }
            _ => here.to_vec(),
        };
        // What was begun is left as a whole.
        let up = To {
            kind: &asked.kind,
            ..To::default()
        };
        let (title, band) = match trial.asks_further(self.seat) {
            true => Default::default(),
            // Of two cards, the one that it leads to.
            false => chosen
                .and_then(|choice| {
                    let mut targets = choice.targets.iter().rev();
                    targets.find(|at| menu.names.is_card(at))
                })
                .map(String::as_str)
                .or(at)
                .map(|at| self.title(at))
                .unwrap_or_default(),
        };
        let mut choosing = Choosing {
            heading,
            back: Some(up.address(self.path)),
            rule: self.live.game.info().section(&trial.line()),
            title,
            band,
            variants: match same_kind.len() {
                0 | 1 => Vec::new(),
                // They stand in their row.
                _ if chosen.and_then(pick).is_some() => Vec::new(),
                _ if menu.is_told_apart(&asked.kind) => Vec::new(),
                _ => menu.variants(
                    &same_kind,
                    &asked.kind,
                    chosen.map_or("", |choice| choice.line.as_str()),
                ),
            },
            aims: menu.aims(&asked.kind, chosen),
            lines: menu.lines.to_owned(),
            ..Choosing::default()
        };
        self.show(&mut choosing, &trial);
        if let Some(at) = at {
            keep_on_offer(self.panels, &mut choosing.panels, at);
            keep_like(self.panels, &mut choosing.panels, at);
        }
        // Of a chain, all rows are kept below.
        let is_row = |chosen: &&Choice| trial.lines.len() > 1 && pick(chosen).is_some();
        let last = chosen.filter(|chosen| !trial.asks_further(self.seat) && !is_row(chosen));
        if let Some(chosen) = last {
            keep_answers(self.panels, &mut choosing.panels, &chosen.targets);
        }
        if trial.asks_further(self.seat) {
            let next = all_choices(trial.position.as_ref(), self.seat);
            let known = Names::of(&choosing.panels, self.board);
            let done = trial.line();
            let further = self.menu(&next, &known, &done);
            choosing.heading = self.question(trial.position.as_ref());
            choosing.asks = Some(choosing.heading.clone());
            choosing.kinds = further.rows("", self.has_objects());
            if let ([only], false) = (&choosing.kinds[..], self.has_objects()) {
                choosing.groups = further.groups(&only.id);
                choosing.kinds.clear();
            }
            choosing.aims = further.aims("", None);
            choosing.lines = done;
        }
        if let Some(chosen) = chosen.filter(|_| same_kind.len() > 1) {
            menu.aim_instead(&mut choosing.aims, &same_kind, chosen);
        }
        if trial.asks_further(self.seat) || trial.lines.len() > 1 {
            self.chain(&mut choosing, &trial);
        }
        self.preview(&mut choosing, &trial);
        choosing
    }

    /// What is looked at; what closes it has its button there, and no other.
    fn preview(&self, choosing: &mut Choosing, trial: &Trial) {
        let previewed = self.previewed(trial, &choosing.panels);
        if let Some(closed) = &previewed.closed {
            choosing.leave_out(closed);
        }
        choosing.preview = Some(previewed);
    }

    /// The board after what was tried.
    fn show(&self, choosing: &mut Choosing, trial: &Trial) {
        let last = trial.lines.last().map(|line| (self.seat, line.as_str()));
        let viewer = Viewer::Seat(self.seat);
        let panels = self
            .live
            .panels(trial.position.as_ref(), viewer, asking().language, last);
        let panels = self.sure(trial, panels);
        let now = self.live.position.points();
        let then = trial.points(&now);
        choosing.changes = Changes::between(self.panels, &panels)
            .and_points(&panels, &now, &then)
            .and_walked(self.walked(&trial.lines));
        choosing.points = then;
        choosing.inks = trial.position.inks(viewer);
        choosing.panels = panels;
        for at in self.chosen_at(&trial.lines) {
            keep_in_hand(self.panels, &mut choosing.panels, &at);
        }
    }

    fn previewed(&self, trial: &Trial, after: &[Panel]) -> Previewed {
        let turn = trial.position.turn();
        let names = &self.live.names;
        let others = trial.next().into_iter().filter(|seat| *seat != self.seat);
        let and_end = turn.waits_for(self.seat) && trial.may_end(self.seat);
        Previewed {
            line: trial.line(),
            and_end: and_end.then(|| joined(&trial.line(), END)),
            goes_on: self.goes_on(trial),
            closed: self.closed(trial),
            happens: addressed(self.board.t, &trial.happens, names, self.seat),
            effects: effects(self.board, self.panels, after),
            is_final: trial.is_final,
            always: match trial.lines.as_slice() {
                [only] => self.live.position.order_of(self.seat, only),
                _ => None,
            },
            next: others.map(|seat| names[seat.index()].clone()).collect(),
            ends_match: turn.is_over(),
        }
    }
}

/// What can be done at once, and what takes several actions.
fn all_choices(position: &dyn games::any_game::Position, seat: Seat) -> Vec<Choice> {
    let mut choices = position.choices(seat);
    cheaper_first(&mut choices);
    choices.extend(position.far(seat));
    choices
}

fn uncapital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_lowercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}

/// Whether it is a refusal that belongs on the page.
pub fn is_refusal(error: &ServiceError) -> bool {
    matches!(
        error,
        ServiceError::Stale
            | ServiceError::Refused(_)
            | ServiceError::AgainstTheRules(_)
            | ServiceError::Invalid(_)
    )
}
