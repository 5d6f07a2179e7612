//! The long lines of the rules' notation, read as the small actions that they stand for.
//!
//! A line is read on a copy of the position: what a word means, and whether a movement has to be
//! ended, follows from what the words before it led to.

use crate::action::notation::{kind, number, place, region, source_target, tile_at, unreadable};
use crate::action::*;
use crate::perform::flow;
use crate::permit;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::{NotationError, message};

type Read<T = ()> = Result<T, NotationError>;

pub(crate) fn read(state: &State, seat: Seat, line: &str) -> Read<Vec<Action>> {
    let line = line.split('#').next().unwrap_or_default().trim();
    match line.parse::<Action>() {
        Ok(action) if !is_listed(state, &action) => Ok(vec![action]),
        parsed => {
            let error = parsed.err();
            let mut reader = Reader {
                state: state.clone(),
                seat,
                actions: Vec::new(),
            };
            match reader.line(&line.to_lowercase()) {
                Ok(true) if !reader.actions.is_empty() => Ok(reader.actions),
                Ok(_) => error.map_or_else(|| unreadable(line), Err),
                Err(reason) => Err(reason),
            }
        }
    }
}

/// Whether a line is the beginning of a full listing for Ignotas III or Rusné III.
fn is_listed(state: &State, action: &Action) -> bool {
    let Some(Frame::LevelThree(frame)) = state.stack.last() else {
        return false;
    };
    let lifts = matches!(
        state.character(frame.seat),
        Some(Character::Ignotas | Character::Rusne)
    );
    let is_part = matches!(action, Action::ThreeFill(..) | Action::ThreeRelay(..));
    match &frame.step {
        LevelThreeStep::Open => lifts && is_part,
        LevelThreeStep::Relays(hand) => {
            matches!(action, Action::ThreeRelay(_, relay) if !hand.contains(relay))
        }
        LevelThreeStep::Tile(_) | LevelThreeStep::Energies(_) | LevelThreeStep::Done => false,
    }
}

struct Reader {
    state: State,
    seat: Seat,
    actions: Vec<Action>,
}

/// The words of a line; what stands in brackets stays together.
fn words(text: &str) -> Vec<&str> {
    split(text, char::is_whitespace)
}

/// The parts of a text between signs that stand outside of brackets.
fn split(text: &str, is_sign: impl Fn(char) -> bool) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, sign) in text.char_indices() {
        if ['[', '('].contains(&sign) {
            depth += 1;
        } else if [']', ')'].contains(&sign) {
            depth -= 1;
        } else if depth == 0 && is_sign(sign) {
            parts.push(&text[from..at]);
            from = at + sign.len_utf8();
        }
    }
    parts.push(&text[from..]);
    parts
        .into_iter()
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

/// `word` and what stands in brackets after it.
fn bracketed(word: &str, open: char, close: char) -> (&str, Option<&str>) {
    match word.split_once(open) {
        Some((head, rest)) => (head, Some(rest.strip_suffix(close).unwrap_or(rest))),
        None => (word, None),
    }
}

impl Reader {
    fn push(&mut self, action: Action) -> Read {
        if !self.state.deciding().contains(&self.seat) {
            return Err(message!("others-first", line = action.to_string()).into());
        }
        flow::play(&mut self.state, self.seat, &action, &mut Log::default())
            .map_err(|refusal| NotationError(refusal.0))?;
        self.actions.push(action);
        Ok(())
    }

    fn plain(&mut self, line: &str) -> Read {
        self.push(line.parse()?)
    }

    /// Reads a whole line; `false` if it is none of the long forms.
    fn line(&mut self, line: &str) -> Read<bool> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (first, rest.trim()) {
            ("start", rest) => self.start(rest)?,
            ("convey", rest) => self.each(rest.split('+'), "convey")?,
            ("fill", rest) => self.fill(rest)?,
            ("wind" | "iii" | "refill", "no") => self.push(Action::End)?,
            ("wind", rest) => self.slots("wind", rest)?,
            ("refill", rest) => self.slots("refill", rest)?,
            ("iii", rest) => self.three(rest)?,
            ("relay", rest) => self.relay(rest)?,
            ("use", rest) => self.use_energy(rest)?,
            ("gain", rest) => match rest.strip_prefix("bonus") {
                Some(bonus) => {
                    self.push(Action::GainBonus)?;
                    self.bonus(bonus.trim())?;
                }
                None => return Ok(false),
            },
            ("release", rest) => self.release(rest)?,
            ("ii", rest) => match rest.strip_prefix("move") {
                Some(path) => {
                    self.push(Action::BoundMove)?;
                    self.path(path)?;
                }
                None => return Ok(false),
            },
            _ => return self.inside(line),
        }
        Ok(true)
    }

    /// A line whose meaning depends on what is being resolved.
    fn inside(&mut self, line: &str) -> Read<bool> {
        match self.state.stack.last() {
            Some(Frame::Move(_)) => self.path(line)?,
            Some(Frame::Track { .. }) => self.track(line)?,
            Some(Frame::Bonus { .. }) => self.bonus(line)?,
            Some(Frame::Deploy { .. }) => self.items(line)?,
            Some(Frame::Act { .. } | Frame::Acquire(_) | Frame::Reposition(_)) => {
                self.parts(line)?;
            }
            None
            | Some(
                Frame::Adds { .. }
                | Frame::Extra { .. }
                | Frame::Bound { .. }
                | Frame::Build { .. }
                | Frame::Benefit(_)
                | Frame::Refill(_)
                | Frame::LevelThree(_),
            ) => return Ok(false),
        }
        Ok(true)
    }

    fn each<'a>(&mut self, words: impl Iterator<Item = &'a str>, head: &str) -> Read {
        for word in words {
            self.plain(&format!("{head} {}", word.trim()))?;
        }
        Ok(())
    }

    fn start(&mut self, rest: &str) -> Read {
        for word in words(rest) {
            let Some((at, kinds)) = word.split_once('=') else {
                return unreadable(word);
            };
            for energy in kinds.split(',') {
                self.plain(&format!("start {at}={energy}"))?;
            }
        }
        Ok(())
    }

    /// `1t=c,r 1b=none`: energy after energy.
    fn slots(&mut self, head: &str, rest: &str) -> Read {
        for word in words(rest) {
            let Some((at, kinds)) = word.split_once('=') else {
                return unreadable(word);
            };
            for energy in kinds
                .split(',')
                .filter(|energy| !matches!(*energy, "none" | "-"))
            {
                self.plain(&format!("{head} {at}={energy}"))?;
            }
        }
        Ok(())
    }

    fn fill(&mut self, rest: &str) -> Read {
        self.slots("fill", rest)?;
        if self.actions.is_empty() {
            self.push(Action::FillNone)?;
        }
        Ok(())
    }

    /// Level III: Ignotas and Rusné list the whole device, so everything is lifted first.
    fn three(&mut self, rest: &str) -> Read {
        if let Some(Frame::LevelThree(frame)) = self.state.stack.last()
            && frame.step == LevelThreeStep::Open
            && matches!(
                self.state.character(self.seat),
                Some(Character::Ignotas | Character::Rusne)
            )
        {
            self.push(Action::ThreeLift)?;
        }
        for word in words(rest) {
            let Some((at, what)) = word.split_once('=') else {
                self.plain(&format!("iii {word}"))?;
                continue;
            };
            for item in what
                .split(',')
                .filter(|item| !matches!(*item, "none" | "-"))
            {
                self.three_item(at, item)?;
            }
        }
        Ok(())
    }

    /// A relay is named by its kind alone where only the two-symbol one is in hand.
    fn three_item(&mut self, at: &str, item: &str) -> Read {
        if let Some(Frame::LevelThree(frame)) = self.state.stack.last()
            && let LevelThreeStep::Relays(hand) = &frame.step
            && let Some(symbol) = Symbol::of(item)
            && !hand
                .iter()
                .any(|relay| relay.symbol == symbol && !relay.is_double)
        {
            return self.plain(&format!("iii {at}={item}2"));
        }
        self.plain(&format!("iii {at}={item}"))
    }

    /// `relay boot <path>`, `relay monument <track>`.
    fn relay(&mut self, rest: &str) -> Read {
        let (symbol, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        self.plain(&format!("relay {symbol}"))?;
        if symbol == Symbol::Boot.name() {
            self.path(rest)
        } else {
            self.track(rest)
        }
    }

    /// `use 5b.c as 2 acquire … + reposition …`
    fn use_energy(&mut self, rest: &str) -> Read {
        let all = words(rest);
        let head = if all.get(1) == Some(&"as") { 3 } else { 1 };
        if all.len() <= head {
            return unreadable(rest);
        }
        self.plain(&format!("use {}", all[..head].join(" ")))?;
        self.parts(&all[head..].join(" "))
    }

    /// The parts of an action tile, joined by `+`; what is not named is forgone.
    fn parts(&mut self, text: &str) -> Read {
        let all = words(text);
        for part in all.split(|word| *word == "+") {
            self.part(&part.join(" "))?;
        }
        if matches!(self.state.stack.last(), Some(Frame::Act { done, .. }) if *done != 0) {
            self.push(Action::Stop)?;
        }
        Ok(())
    }

    fn part(&mut self, text: &str) -> Read {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match first {
            "deploy" => {
                let (rows, items) = rest.split_once(':').unwrap_or((rest, ""));
                self.plain(&format!("deploy {}", rows.trim()))?;
                self.items(items)
            }
            "reposition" => {
                self.each(words(rest).into_iter(), "reposition")?;
                if matches!(self.state.stack.last(), Some(Frame::Reposition(_))) {
                    self.push(Action::Stop)?;
                }
                Ok(())
            }
            "acquire" => self.acquire(rest),
            "pay" => self.each(
                rest.split([',', ' ']).filter(|word| !word.is_empty()),
                "pay",
            ),
            "move" => {
                self.push(Action::Move)?;
                self.path(rest)
            }
            "mt" | "pt" => {
                self.plain(first)?;
                self.track(rest)
            }
            _ => self.plain(text),
        }
    }

    /// `4>x 2>3 pay c,r,r,m`
    fn acquire(&mut self, rest: &str) -> Read {
        let (picks, pay) = rest.split_once("pay").unwrap_or((rest, ""));
        for word in words(picks) {
            let Some((slot, tile)) = word.split_once('>') else {
                return unreadable(word);
            };
            self.push(Action::Acquire(number(slot, 4)?, tile_at(tile)?))?;
        }
        for energy in pay.split([',', ' ']).filter(|word| !word.is_empty()) {
            self.push(Action::Pay(kind(energy)?))?;
        }
        Ok(())
    }

    /// `c>FO.1 p>LI.3&r>LI.1`
    fn items(&mut self, text: &str) -> Read {
        for word in words(text) {
            // An extra energy that the line does not name is declined when the line goes on.
            if matches!(self.state.stack.last(), Some(Frame::Extra { .. })) {
                self.push(Action::Extra(None))?;
            }
            let (item, extra) = bracketed(word, '&', '&');
            let (source, target) = source_target(item)?;
            self.push(Action::Place(source.kind, target))?;
            if let Some(extra) = extra {
                self.push(Action::Extra(Some(source_target(extra)?)))?;
            }
        }
        Ok(())
    }

    fn release(&mut self, rest: &str) -> Read {
        if rest == "all exhaust" {
            return self.release_all();
        }
        let all = words(rest);
        let head = if all.get(1) == Some(&"as") { 3 } else { 1 };
        let Some((how, tail)) = all.get(head..).and_then(<[&str]>::split_first) else {
            return unreadable(rest);
        };
        self.plain(&format!("release {} {how}", all[..head].join(" ")))?;
        let tail = tail.join(" ");
        match *how {
            "move" => self.path(&tail),
            "mt" | "pt" => self.track(&tail),
            _ => Ok(()),
        }
    }

    fn release_all(&mut self) -> Read {
        loop {
            let exhaust = permit::legal(&self.state, self.seat)
                .into_iter()
                .find(|action| matches!(action, Action::Release(_, Release::Exhaust)));
            match exhaust {
                Some(action) => self.push(action)?,
                None => return Ok(()),
            }
        }
    }

    /// A bonus as it stands in brackets after a bridge.
    fn bonus(&mut self, text: &str) -> Read {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match first {
            "" => Ok(()),
            "move" => {
                self.push(Action::Move)?;
                self.path(rest)
            }
            "mt" | "pt" => {
                self.plain(first)?;
                self.track(rest)
            }
            "copy" | "as" => {
                let (code, inner) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let code = self.bridge_code(code);
                self.plain(&format!("{first} {code}"))?;
                self.bonus(inner.trim())
            }
            _ => self.plain(text),
        }
    }

    /// A neutral bridge may be named by its own code instead of its site.
    fn bridge_code(&self, code: &str) -> String {
        let neutral = crate::data::data().find_neutral(&code.to_uppercase());
        let lies = |site: &Site| {
            let bridge = self.state.sites[site.index()];
            neutral.is_some_and(|neutral| bridge == Some(Bridge::Neutral(neutral)))
        };
        Site::all()
            .find(lies)
            .map_or_else(|| code.to_owned(), |site| site.to_string())
    }

    /// `S4 ^S6 SC[action 3A] C2`; the movement ends with the line.
    fn path(&mut self, text: &str) -> Read {
        if text.trim().is_empty() {
            return Ok(());
        }
        let depth = self.state.stack.len();
        let mut rest = words(text).into_iter();
        while let Some(word) = rest.next() {
            if let ("bind" | "wind", Some(inner)) = bracketed(word, '(', ')') {
                self.bind(&word[..4], inner)?;
                continue;
            }
            match word {
                "stay" | "stop" | "+1" => {}
                "tp" => self.plain(&format!("tp {}", rest.next().unwrap_or_default()))?,
                "step" | "skip" => {
                    self.plain(&format!("{word} {}", rest.next().unwrap_or_default()))?;
                }
                _ => self.step(word)?,
            }
        }
        let is_open =
            matches!(self.state.stack.last(), Some(Frame::Move(frame)) if frame.seat == self.seat);
        if is_open && self.state.stack.len() == depth && self.is_mine() {
            self.push(Action::Stop)?;
        }
        Ok(())
    }

    fn is_mine(&self) -> bool {
        self.state.deciding().contains(&self.seat)
    }

    fn step(&mut self, word: &str) -> Read {
        let (head, bonus) = bracketed(word, '[', ']');
        match head.strip_prefix('^') {
            Some(head) => self.push(Action::Skip(place(head)?))?,
            None => self.push(Action::Step(place(head)?))?,
        }
        bonus.map_or(Ok(()), |bonus| self.bonus(bonus.trim()))
    }

    /// `bind(pt S)`, `wind(pt)`
    fn bind(&mut self, verb: &str, inner: &str) -> Read {
        self.plain(&format!("{verb} {inner}"))
    }

    /// `up, bind M, put r`; the movement ends with the line.
    fn track(&mut self, text: &str) -> Read {
        let depth = self.state.stack.len();
        let Some(&Frame::Track { track, .. }) = self.state.stack.last() else {
            return if text.is_empty() {
                Ok(())
            } else {
                unreadable(text)
            };
        };
        if text.trim().is_empty() {
            return Ok(());
        }
        for item in split(text, |sign| sign == ',') {
            if let ("bind" | "wind", Some(inner)) = bracketed(item, '(', ')') {
                self.bind(&item[..4], inner)?;
                continue;
            }
            match words(item).as_slice() {
                ["stay" | "stop"] => {}
                ["wind"] => self.push(Action::WindBack(track))?,
                ["bind", at] => self.push(Action::Bind(track, region(at)?))?,
                _ => self.plain(item)?,
            }
        }
        let is_open = matches!(self.state.stack.last(), Some(Frame::Track { .. }));
        if is_open && self.state.stack.len() == depth && self.is_mine() {
            self.push(Action::Stop)?;
        }
        Ok(())
    }
}
