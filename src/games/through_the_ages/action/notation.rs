//! Reading of lines: the exact inverse of how actions are written, and the shorthand players type.

use std::str::FromStr;

use crate::action::{Action, Gift, Order, Target};
use crate::data::{Card, Face};
use crate::state::{ROW, Side};
use kernel::Seat;
use kernel::message::{NotationError, message};

type Read<T> = Result<T, NotationError>;

/// The words of one line, taken one after the other.
struct Words<'a> {
    line: &'a str,
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn new(line: &'a str) -> Self {
        Words {
            line,
            words: line.split_whitespace().peekable(),
        }
    }

    fn unreadable(&self) -> NotationError {
        message!("unreadable", line = self.line.to_owned()).into()
    }

    fn next(&mut self) -> Read<&'a str> {
        self.words.next().ok_or_else(|| self.unreadable())
    }

    fn keyword(&mut self, word: &str) -> bool {
        self.words.next_if(|next| *next == word).is_some()
    }

    fn expect(&mut self, word: &str) -> Read<()> {
        if self.keyword(word) {
            Ok(())
        } else {
            Err(self.unreadable())
        }
    }

    fn card(&mut self, fits: impl Fn(Card) -> bool) -> Read<Card> {
        let word = self.next()?;
        card(word, fits)
    }

    fn tech(&mut self) -> Read<Card> {
        self.card(is_tech)
    }

    fn number(&mut self) -> Read<u8> {
        let word = self.next()?;
        let digits = word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
        match word.parse() {
            Ok(number) if digits => Ok(number),
            _ => Err(message!("no-number", word = word.to_owned()).into()),
        }
    }

    fn seat(&mut self) -> Read<Seat> {
        let word = self.next()?;
        match word
            .strip_prefix('@')
            .and_then(|digits| digits.parse::<u8>().ok())
        {
            Some(number @ 1..=4) => Ok(Seat(number - 1)),
            _ => Err(message!("no-seat", word = word.to_owned()).into()),
        }
    }

    /// `<f> food <r> res`
    fn mix(&mut self) -> Read<(u8, u8)> {
        let food = self.number()?;
        self.expect("food")?;
        let resources = self.number()?;
        self.expect("res")?;
        Ok((food, resources))
    }

    fn end(&mut self, action: Action) -> Read<Action> {
        match self.words.next() {
            None => Ok(action),
            Some(_) => Err(self.unreadable()),
        }
    }
}

pub fn is_tech(card: Card) -> bool {
    card.technology().is_some()
}

fn is_unit(card: Card) -> bool {
    card.technology().is_some_and(|tech| tech.kind.is_unit())
}

/// The card of this id, or the only fitting one whose id begins so.
pub fn card(word: &str, fits: impl Fn(Card) -> bool) -> Read<Card> {
    if let Some(card) = Card::find(word) {
        if fits(card) {
            return Ok(card);
        }
        return Err(message!("wrong-card", word = word.to_owned()).into());
    }
    let mut found = Card::all().filter(|card| fits(*card) && card.id().starts_with(word));
    match (found.next(), found.next()) {
        (Some(card), None) => Ok(card),
        (Some(_), Some(_)) => Err(message!("many-cards", word = word.to_owned()).into()),
        (None, _) => Err(message!("no-card", word = word.to_owned()).into()),
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let lower;
        let line = if line.bytes().any(|byte| byte.is_ascii_uppercase()) {
            lower = line.to_ascii_lowercase();
            &lower
        } else {
            line
        };
        let mut words = Words::new(line);
        let verb = words.next()?;
        let action = match action_phase(verb, &mut words)? {
            Some(action) => action,
            None => match politics(verb, &mut words)? {
                Some(action) => action,
                None => answer(verb, &mut words)?.ok_or_else(|| words.unreadable())?,
            },
        };
        words.end(action)
    }
}

fn order(verb: &str, words: &mut Words<'_>) -> Read<Option<Order>> {
    Ok(Some(match verb {
        "build" => Order::Build(words.tech()?),
        "upgrade" => Order::Upgrade(words.tech()?, words.tech()?),
        "bach" => Order::Bach(words.tech()?, words.tech()?),
        "stage" if words.words.peek().is_some() => Order::Stage(words.number()?),
        "stage" => Order::Stage(1),
        "develop" => Order::Develop(words.card(|card| card.science_cost().is_some())?),
        "revolt" => Order::Revolt(words.card(|card| card.government().is_some())?),
        _ => return Ok(None),
    }))
}

fn action_phase(verb: &str, words: &mut Words<'_>) -> Read<Option<Action>> {
    if let Some(order) = order(verb, words)? {
        return Ok(Some(Action::Do(order)));
    }
    Ok(Some(match verb {
        "take" => Action::Take(space(words)?),
        "pop" => Action::Population,
        "leader" => {
            let leader = words.card(|card| card.leader().is_some())?;
            let tuck = if words.keyword("tuck") {
                Some(words.card(|card| card.wonder().is_some())?)
            } else {
                None
            };
            Action::Leader(leader, tuck)
        }
        "tactic" => Action::Tactic(words.card(|card| card.tactic().is_some())?),
        "copy" => Action::Copy(words.card(|card| card.tactic().is_some())?),
        "disband" => Action::Disband(words.card(is_unit)?),
        "destroy" => Action::Destroy(words.tech()?),
        "muster" => Action::Muster(words.card(is_unit)?),
        "play" => play(words)?,
        "churchill" if words.keyword("culture") => Action::ChurchillCulture,
        "churchill" if words.keyword("military") => Action::ChurchillMilitary,
        "liner" => Action::Liner,
        "!h" => Action::Hammurabi,
        "!t" => Action::TradeRoutes,
        "pay" => Action::Pay(words.tech()?),
        "end" => Action::End,
        _ => return Ok(None),
    }))
}

fn space(words: &mut Words<'_>) -> Read<u8> {
    let space = words.number()?;
    if (1..=kernel::few(ROW)).contains(&space) {
        Ok(space)
    } else {
        Err(message!("no-space", space = space).into())
    }
}

fn play(words: &mut Words<'_>) -> Read<Action> {
    let card = words.card(|card| card.action().is_some())?;
    if words.keyword("food") {
        return Ok(Action::PlayFor(card, Gift::Food));
    }
    if words.keyword("res") {
        return Ok(Action::PlayFor(card, Gift::Resources));
    }
    if !words.keyword(":") {
        return Ok(Action::Play(card));
    }
    let verb = words.next()?;
    match order(verb, words)? {
        Some(order) => Ok(Action::PlayOrder(card, order)),
        None => Err(words.unreadable()),
    }
}

fn politics(verb: &str, words: &mut Words<'_>) -> Read<Option<Action>> {
    Ok(Some(match verb {
        "nopol" => Action::NoPolitics,
        "event" => Action::PrepareEvent(words.card(Card::is_event_or_territory)?),
        "aggress" | "aggression" => Action::Aggress(
            words.card(|card| card.aggression().is_some())?,
            words.seat()?,
        ),
        "war" => Action::War(words.card(|card| card.war().is_some())?, words.seat()?),
        "offer" => offer(words)?,
        "unpact" => Action::CancelPact(words.card(|card| card.pact().is_some())?),
        "alexander" => Action::Alexander,
        "columbus" => Action::Columbus(words.card(|card| card.territory().is_some())?),
        "resign" => Action::Resign,
        _ => return Ok(None),
    }))
}

fn offer(words: &mut Words<'_>) -> Read<Action> {
    let card = words.card(|card| card.pact().is_some())?;
    let partner = words.seat()?;
    let side = if words.keyword("as") {
        match words.next()? {
            "a" => Some(Side::A),
            "b" => Some(Side::B),
            _ => return Err(words.unreadable()),
        }
    } else {
        None
    };
    let sided = card.pact().is_some_and(|pact| pact.sided);
    match (sided, side) {
        (true, None) => Err(message!("side-missing", card = card.id()).into()),
        (true, side) => Ok(Action::Offer(card, partner, side)),
        (false, _) => Ok(Action::Offer(card, partner, None)),
    }
}

fn answer(verb: &str, words: &mut Words<'_>) -> Read<Option<Action>> {
    Ok(Some(match verb {
        "defend" if words.keyword("none") => Action::DefendNone,
        "defend" if words.keyword("done") => Action::DefendDone,
        "defend" => Action::Defend(words.card(|card| !card.is_civil())?),
        "plunder" => {
            let (food, resources) = words.mix()?;
            Action::Plunder { food, resources }
        }
        "raid" if words.keyword("none") || words.keyword("done") => Action::RaidDone,
        "raid" => Action::Raid(words.tech()?),
        "annex" => Action::Annex(words.card(|card| card.territory().is_some())?),
        "infiltrate" if words.keyword("leader") => Action::Infiltrate(Target::Leader),
        "infiltrate" if words.keyword("wonder") => Action::Infiltrate(Target::Wonder),
        "spoils" if words.keyword("none") || words.keyword("done") => Action::SpoilsDone,
        "spoils" => Action::Spoils(words.card(|card| card.special().is_some())?),
        "accept" => Action::Accept,
        "refuse" => Action::Refuse,
        "bid" => Action::Bid(words.number()?),
        "pass" => Action::Pass,
        "send" => send(words)?,
        "lose" => Action::Lose(words.tech()?),
        "token" => Action::Token(words.tech()?),
        "choose" => choose(words)?,
        "yes" => Action::Yes,
        "no" => Action::No,
        "civ" => civ(words)?,
        "terror" => Action::Terror(words.seat()?, words.tech()?),
        "ruin" => Action::Ruin(words.card(|card| card.wonder().is_some())?),
        "free" => Action::Free(words.card(|card| card.territory().is_some())?),
        "agreement" if words.keyword("none") || words.keyword("done") => Action::AgreementDone,
        "agreement" => Action::Agreement(space(words)?),
        "discard" => Action::Discard(words.card(|card| !card.is_civil())?),
        _ => return Ok(None),
    }))
}

fn send(words: &mut Words<'_>) -> Read<Action> {
    if words.keyword("done") {
        Ok(Action::SendDone)
    } else if words.keyword("bonus") {
        Ok(Action::SendBonus(
            words.card(|card| matches!(card.face(), Face::Bonus(_)))?,
        ))
    } else if words.keyword("discard") {
        Ok(Action::SendDiscard(words.card(|card| !card.is_civil())?))
    } else {
        Ok(Action::SendUnit(words.card(is_unit)?))
    }
}

fn choose(words: &mut Words<'_>) -> Read<Action> {
    if words.keyword("food") {
        return Ok(Action::ChooseFood);
    }
    if words.keyword("res") {
        return Ok(Action::ChooseResources);
    }
    let (food, resources) = words.mix()?;
    Ok(Action::ChooseMix { food, resources })
}

fn civ(words: &mut Words<'_>) -> Read<Action> {
    match words.next()? {
        "pop" => Ok(Action::CivPopulation),
        "none" => Ok(Action::CivNone),
        "build" => Ok(Action::CivBuild(words.tech()?)),
        "develop" => Ok(Action::CivDevelop(
            words.card(|card| card.science_cost().is_some())?,
        )),
        "revolt" => Ok(Action::CivRevolt(
            words.card(|card| card.government().is_some())?,
        )),
        _ => Err(words.unreadable()),
    }
}
