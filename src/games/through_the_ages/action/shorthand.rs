//! Shorthand that players type: lists, suffixes, card names for spaces (rules 16).

use crate::action::Action;
use crate::action::notation::{card, is_tech};
use crate::data::Card;
use crate::perform::Table;
use crate::state::tokens::worth;
use crate::state::{Goods, Stage, State, Task};
use kernel::Seat;
use kernel::message::{NotationError, message};

type Read<T> = Result<T, NotationError>;

/// The actions that a line stands for here.
pub fn read(state: &State, seat: Seat, line: &str) -> Read<Vec<Action>> {
    let actions = match line.parse() {
        Ok(action) => vec![action],
        Err(error) => shorthand(state, seat, line).map_err(|other| other.unwrap_or(error))?,
    };
    let skips_politics = state.tasks.is_empty()
        && matches!(state.stage, Stage::Politics { .. })
        && actions.first().is_some_and(Action::is_of_action_phase);
    if skips_politics {
        return Ok([Action::NoPolitics].into_iter().chain(actions).collect());
    }
    Ok(actions)
}

/// `None` stands for: no shorthand either.
type Maybe<T> = Result<T, Option<NotationError>>;

fn shorthand(state: &State, seat: Seat, line: &str) -> Maybe<Vec<Action>> {
    let line = line
        .split('#')
        .next()
        .unwrap_or_default()
        .to_ascii_lowercase();
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if words
        .first()
        .is_some_and(|word| *word == format!("{}:", seat.0 + 1))
    {
        words.remove(0);
    }
    let (mut actions, body) = suffixes(state, seat, &words)?;
    actions.extend(body_of(state, seat, &body)?);
    Ok(actions)
}

/// Takes `!h`, `!t` and `pay …` off the end of a line: they are played before it.
fn suffixes<'a>(
    state: &State,
    seat: Seat,
    words: &[&'a str],
) -> Maybe<(Vec<Action>, Vec<&'a str>)> {
    let (mut picks, mut marks, mut body) = (Vec::new(), Vec::new(), Vec::new());
    let mut words = words.iter().copied().enumerate();
    while let Some((at, word)) = words.next() {
        match word {
            "!h" if at > 0 => marks.push(Action::Hammurabi),
            "!t" if at > 0 => marks.push(Action::TradeRoutes),
            "pay" if at > 0 => {
                let (_, tokens) = words.next().ok_or(None)?;
                picks.extend(list(tokens, is_tech).map_err(Some)?);
            }
            _ => body.push(word),
        }
    }
    picks.retain(|card| {
        let goods = if worth(*card, Goods::Food) > 0 {
            Goods::Food
        } else {
            Goods::Resources
        };
        state.player(seat).stores(goods).count() > 1
    });
    Ok((
        picks.into_iter().map(Action::Pay).chain(marks).collect(),
        body,
    ))
}

/// `id*n,id,…`
fn list(text: &str, fits: impl Fn(Card) -> bool + Copy) -> Read<Vec<Card>> {
    let mut cards = Vec::new();
    for item in text.split(',') {
        let (id, count) = match item.split_once('*') {
            Some((id, count)) => match count.parse::<usize>() {
                Ok(count @ 1..=25) => (id, count),
                _ => return Err(message!("no-number", word = count.to_owned()).into()),
            },
            None => (item, 1),
        };
        cards.extend(std::iter::repeat_n(card(id, fits)?, count));
    }
    Ok(cards)
}

fn is_military(card: Card) -> bool {
    !card.is_civil()
}

fn body_of(state: &State, seat: Seat, words: &[&str]) -> Maybe<Vec<Action>> {
    let line = words.join(" ");
    if let Ok(action) = line.parse() {
        return Ok(vec![action]);
    }
    let actions = match words {
        ["take", word] => vec![take(state, word)?],
        ["bid", "upto", most] => vec![bid_up_to(state, most)?],
        ["defend", cards] => {
            let cards = list(cards, is_military)?.into_iter();
            cards
                .map(Action::Defend)
                .chain([Action::DefendDone])
                .collect()
        }
        ["raid", cards] => {
            let steps = list(cards, is_tech)?
                .into_iter()
                .map(Action::Raid)
                .collect();
            closed(state, seat, steps, Action::RaidDone)
        }
        ["spoils", cards] => {
            let cards = list(cards, |card| card.special().is_some())?;
            let steps = cards.into_iter().map(Action::Spoils).collect();
            closed(state, seat, steps, Action::SpoilsDone)
        }
        ["agreement", spaces] => {
            let steps: Result<Vec<Action>, _> = spaces
                .split(',')
                .map(|space| format!("agreement {space}").parse())
                .collect();
            closed(state, seat, steps?, Action::AgreementDone)
        }
        ["discard", cards] => list(cards, is_military)?
            .into_iter()
            .map(Action::Discard)
            .collect(),
        ["end", "discard", cards] => {
            let cards = list(cards, is_military)?.into_iter();
            [Action::End]
                .into_iter()
                .chain(cards.map(Action::Discard))
                .collect()
        }
        ["send", rest @ ..] => send(rest)?,
        _ => return Err(None),
    };
    Ok(actions)
}

fn take(state: &State, word: &str) -> Read<Action> {
    let wanted = card(word, |card| state.row.contains(&Some(card)))?;
    let space = state.row.iter().position(|card| *card == Some(wanted));
    Ok(Action::Take(
        space.map_or(0, |space| kernel::few(space) + 1),
    ))
}

/// The lowest bid, if it is within the limit; otherwise a pass.
pub fn bid_up_to(state: &State, most: &str) -> Read<Action> {
    let most: u8 = most
        .parse()
        .map_err(|_| NotationError(message!("no-number", word = most.to_owned())))?;
    match state.tasks.last() {
        Some(Task::Auction { bid, .. }) if *bid < most => Ok(Action::Bid(bid + 1)),
        _ => Ok(Action::Pass),
    }
}

/// Adds the closing action if the steps leave the decision open.
fn closed(state: &State, seat: Seat, steps: Vec<Action>, close: Action) -> Vec<Action> {
    let mut table = Table::muted(state.clone());
    for step in &steps {
        if table.perform(seat, step).is_err() {
            return steps;
        }
        table.settle();
    }
    let open = table.state.tasks.last().is_some_and(|task| {
        task.decider() == Some(seat) && table.state.options(task).contains(&close)
    });
    steps.into_iter().chain(open.then_some(close)).collect()
}

/// `<unit>*n,… [bonus <card>*n,…] [discard <card>,…]`
fn send(words: &[&str]) -> Maybe<Vec<Action>> {
    let mut actions = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (make, cards): (fn(Card) -> Action, _) = match *word {
            "bonus" => (
                Action::SendBonus,
                list(words.next().ok_or(None)?, is_military)?,
            ),
            "discard" => (
                Action::SendDiscard,
                list(words.next().ok_or(None)?, is_military)?,
            ),
            units => (Action::SendUnit, list(units, is_tech)?),
        };
        actions.extend(cards.into_iter().map(make));
    }
    actions.push(Action::SendDone);
    Ok(actions)
}
