//! What is asked, with the answers in rows: a segment that is built, an acquire, a bridge, a bonus.

use super::signs::{asked_sign, bare, bonus_tokens, track_sign};
use super::tiles::in_short;
use super::{Table, disc, section, sentences, shown, walking};
use crate::AgeContrived;
use crate::action::{Action, From, Release, Source, Target};
use crate::board::places::{answer_at, is_answer};
use crate::board::question::{Building, Question};
use crate::data::data;
use crate::state::Offer;
use crate::state::ids::*;
use crate::words::names::{bonus_text, monument_name, monument_short};
use kernel::message::{Arg, Message, message};
use kernel::panel::{
    Content, Panel, Role, Section, Stack, Tile, TileShape, TileState, Tiles, Token,
};
use kernel::{Game, Seat};

pub(super) fn panel(table: &Table<'_>) -> Option<Panel> {
    let question = table.view.question.as_ref()?;
    let (title, mut sections) = match question {
        Question::Segment(building) => segment(table, building),
        Question::Acquire {
            seat, picks, owed, ..
        } => acquire(table, *seat, picks, *owed),
        Question::Add { by, seat } => {
            let words = message!("ask-add", seat = *seat, by = *by);
            (table.say(&words), Vec::new())
        }
        Question::Bridge { seat, level } => bridge(table, *seat, *level),
        Question::Bonus { seat, offer } => bonus(table, *seat, *offer),
        Question::Walk(walk) => (
            table.say(&message!("ask-walk", seat = walk.seat)),
            Vec::new(),
        ),
    };
    sections.extend(answers(table, question));
    if let Question::Walk(walk) = question {
        sections.extend(walking::reasons(table, walk));
    }
    Some(super::panel("contest", Role::Contest, title, sections))
}

fn line(tokens: Vec<Token>) -> Section {
    section(String::new(), Content::Line(tokens))
}

fn segment(table: &Table<'_>, building: &Building) -> (String, Vec<Section>) {
    let view = table.view;
    let name = monument_name(building.mon);
    let Some(monument) = view.monuments.iter().find(|one| one.mon == building.mon) else {
        return (table.name("panel-contest"), Vec::new());
    };
    let number = monument.segment.unwrap_or(monument.segments);
    let title = message!("ask-segment", monument = name, number = number);
    let info = data().monument(building.mon);
    let asked = &info.segments[usize::from(number) - 1].spaces;
    let spaces = monument.spaces.iter().zip(asked).map(|(space, asked)| {
        let token = match space.held {
            Some(_) => disc(&space.held),
            None => Token::Disc(asked_sign(*asked), None),
        };
        shown("space", vec![token])
    });
    let code = &data().region(info.region).code;
    let stack = Stack {
        at: String::new(),
        name: table.name(&info.id),
        mark: code.clone(),
        above: vec![Token::When(table.say(&message!(
            "word-segment-of",
            number = number,
            of = monument.segments
        )))],
        rows: spaces.collect(),
        below: order(table, building),
        text: sentences([table.name("means-build"), tied(table, building)]),
        brief: sentences([
            super::brief::segment(table, monument),
            tied(table, building),
        ]),
        why_not: String::new(),
        is_idle: false,
        class: "",
        rule: "13-2",
    };
    (
        table.say(&title),
        vec![section(String::new(), Content::Stacks(vec![stack]))],
    )
}

/// Who has a part in it, in order, and as what.
fn order(table: &Table<'_>, building: &Building) -> Vec<Token> {
    let mut tokens = Vec::new();
    for (index, seat) in building.order.iter().enumerate() {
        if index > 0 {
            tokens.push(Token::When(table.name("word-then")));
        }
        tokens.push(Token::Seat(*seat));
        let id = match (building.finisher, building.patron) {
            (Some(finisher), _) if finisher == *seat => "word-finishes",
            (_, Some(patron)) if patron == *seat => "word-as-patron",
            _ => "word-supports",
        };
        tokens.push(Token::When(table.name(id)));
    }
    tokens
}

fn tied(table: &Table<'_>, building: &Building) -> String {
    let monument = table
        .view
        .monuments
        .iter()
        .find(|one| one.mon == building.mon);
    let held = monument.zip(building.tie).and_then(|(monument, space)| {
        monument
            .spaces
            .get(usize::from(space))
            .and_then(|space| space.held)
    });
    held.map_or_else(String::new, |held| {
        let kind = Arg::name(held.kind.name());
        table.say(&message!("ties", seat = held.seat, kind = kind))
    })
}

fn acquire(
    table: &Table<'_>,
    seat: Seat,
    picks: &[(u8, crate::state::TileAt)],
    owed: u8,
) -> (String, Vec<Section>) {
    let title = message!("ask-acquire", seat = seat, owed = owed);
    let chosen = picks.iter().map(|(slot, at)| {
        let words = message!(
            "ask-acquire-pick",
            tile = super::offers::slot_words(table, *slot),
            place = *at
        );
        line(vec![bare("slots"), Token::Words(table.say(&words))])
    });
    (table.say(&title), chosen.collect())
}

fn bridge(table: &Table<'_>, seat: Seat, level: u8) -> (String, Vec<Section>) {
    let number = roman(level + 1);
    let title = table.say(&message!("ask-bridge", seat = seat, level = number));
    let mut sections = Vec::new();
    for (bonus, side) in data().bridges[usize::from(level)].iter().zip(Side::ALL) {
        let words = message!(
            "ask-bridge-side",
            side = side.code().to_string(),
            bonus = bonus_text(bonus)
        );
        let mut tokens = bonus_tokens(bonus);
        tokens.push(Token::Words(table.say(&words)));
        sections.push(line(tokens));
    }
    let character = table.view.players[seat.index()].character;
    if let Some(character) = character.filter(|_| table.view.has_abilities) {
        let ability = Arg::name(format!("{}-{}", character.name(), level + 1));
        let words = message!("ask-bridge-ability", level = number, ability = ability);
        sections.push(line(vec![Token::Words(table.say(&words))]));
    }
    (title, sections)
}

fn bonus(table: &Table<'_>, seat: Seat, offer: Offer) -> (String, Vec<Section>) {
    let bonus = offer.bonus();
    let title = message!("ask-bonus", seat = seat, bonus = bonus_text(bonus));
    let mut tokens = bonus_tokens(bonus);
    tokens.push(Token::Words(table.name(super::goals::meaning(bonus))));
    (table.say(&title), vec![line(tokens)])
}

/// The answers that are open to the viewer, in rows that belong together.
fn answers(table: &Table<'_>, question: &Question) -> Vec<Section> {
    let mut rows: Vec<(String, Vec<Tile>)> = Vec::new();
    let legal = table.look.legal.iter();
    let answers = legal.filter(|action| is_answer(question, action));
    // Once something is released, all the rest must be before anything is gained: who gains first has it easier.
    let (last, first): (Vec<&Action>, Vec<&Action>) =
        answers.partition(|action| matches!(action, Action::Release(..)));
    for action in first.into_iter().chain(last) {
        let title = row_title(table, action);
        let tile = answer(table, action);
        match rows.iter_mut().find(|(known, _)| *known == title) {
            Some((_, tiles)) => tiles.push(tile),
            None => rows.push((title, vec![tile])),
        }
    }
    let rows = rows.into_iter().map(|(title, tiles)| {
        let tiles = Tiles {
            columns: 3,
            shape: TileShape::Chip,
            tiles,
        };
        section(title, Content::Tiles(tiles))
    });
    rows.collect()
}

/// What the answers of a row have in common.
fn row_title(table: &Table<'_>, action: &Action) -> String {
    let title = match action {
        Action::GainEnergy(_) | Action::GainBonus | Action::GainNo => message!("kind-gain"),
        Action::Tie(_) => message!("row-tie"),
        Action::Release(picked, _) => {
            message!("row-release", kind = Arg::name(picked.kind.name()))
        }
        Action::Pay(_) => message!("row-pay"),
        Action::Add(Some(Source {
            kind,
            from: Some(_),
        })) => {
            message!("row-add-kind", kind = Arg::name(kind.name()))
        }
        Action::Add(_) => message!("row-add"),
        Action::Step(_) | Action::Skip(_) => message!("row-step"),
        Action::Character(_)
        | Action::Start(..)
        | Action::Neutral(..)
        | Action::Convey(_)
        | Action::Relay(_)
        | Action::RelayDone
        | Action::Fill(..)
        | Action::FillNone
        | Action::Wind(..)
        | Action::Use { .. }
        | Action::Deploy(_)
        | Action::Place(..)
        | Action::Recharge
        | Action::Reposition(..)
        | Action::Acquire(..)
        | Action::Move
        | Action::Track(_)
        | Action::Teleport(..)
        | Action::Put(_)
        | Action::Up
        | Action::Bind(..)
        | Action::WindBack(_)
        | Action::Stop
        | Action::Bridge(..)
        | Action::BridgeDiscard
        | Action::TakeAction(_)
        | Action::TakeRelay(..)
        | Action::TakeTile(_)
        | Action::NoteRefill
        | Action::Copy(_)
        | Action::As(_)
        | Action::Energy(_)
        | Action::No
        | Action::Resolve(_)
        | Action::Patron(_)
        | Action::Extra(_)
        | Action::BoundMove
        | Action::BoundRecharge
        | Action::BoundNo
        | Action::Refill(..)
        | Action::Keep(_)
        | Action::ThreeFill(..)
        | Action::ThreeLift
        | Action::ThreePlace(..)
        | Action::ThreeRelay(..)
        | Action::ThreeBound(..)
        | Action::End => return String::new(),
    };
    table.say(&title)
}

fn answer(table: &Table<'_>, action: &Action) -> Tile {
    let (sign, words) = answer_words(table, action);
    let name = table.sentence(&words);
    let brought = brought(table, action);
    let signs = match brought.is_empty() {
        true => sign.into_iter().collect(),
        false => brought,
    };
    Tile {
        at: answer_at(action),
        text: format!("{name}."),
        name,
        mark: String::new(),
        cost: Vec::new(),
        effect: signs,
        extra: Vec::new(),
        count: None,
        state: TileState::Open,
        rule: AgeContrived::info().section(&action.to_string()),
    }
}

/// What the segment that is built brings, for whoever chooses between its energy and its bonus.
fn brought(table: &Table<'_>, action: &Action) -> Vec<Token> {
    let Some(Question::Segment(building)) = &table.view.question else {
        return Vec::new();
    };
    let mut monuments = table.view.monuments.iter();
    let Some(monument) = monuments.find(|one| one.mon == building.mon) else {
        return Vec::new();
    };
    if let Action::GainEnergy(None) = action {
        let number = monument.segment.unwrap_or(monument.segments);
        let segments = &data().monument(building.mon).segments;
        let gain = segments[usize::from(number) - 1].gain.iter();
        gain.map(|&asked| bare(asked_sign(asked))).collect()
    } else if let Action::GainBonus = action {
        let bonuses = super::sites::bonus(monument).into_iter();
        bonuses.flat_map(bonus_tokens).collect()
    } else {
        Vec::new()
    }
}

fn kind(kind: Kind) -> (Option<Token>, Message) {
    (Some(bare(kind.name())), message!(kind.name()))
}

fn answer_words(table: &Table<'_>, action: &Action) -> (Option<Token>, Message) {
    match action {
        Action::GainEnergy(Some(one)) | Action::Pay(one) | Action::Energy(Some(one)) => kind(*one),
        Action::Tie(picked) => kind(picked.kind),
        Action::GainEnergy(None) | Action::Energy(None) => {
            (Some(bare("kinds")), message!("answer-shown"))
        }
        Action::GainBonus => (Some(bare("any")), message!("answer-bonus")),
        Action::Release(picked, to) => {
            let acts = picked.as_kind.map(|kind| bare(kind.name()));
            match to {
                Release::Exhaust => (acts, message!("answer-exhaust")),
                Release::Place(target) => (acts, target_short(table, *target)),
                Release::Slot(at) => (acts, in_short(*at)),
                Release::Move => (Some(bare("boot")), message!("answer-move")),
                Release::Track(track) => (
                    Some(bare(track_sign(*track))),
                    message!("answer-track", track = Arg::name(track.code())),
                ),
            }
        }
        // Those that do not come from the pool stand in a row of their kind.
        Action::Add(Some(source)) => match source.from {
            None => kind(source.kind),
            Some(From::Slot(at)) => (None, in_short(at)),
            Some(from) => (None, message!("answer-place", place = from)),
        },
        Action::NoteRefill => (Some(bare("refill")), message!("do-note-refill")),
        Action::Copy(tile) => {
            let bonus = &data().bonus_tiles[tile.index()].bonus;
            (bonus_tokens(bonus).pop(), bonus_text(bonus))
        }
        Action::As(site) => {
            let bridge = table.view.sites[site.index()].bridge;
            let sign = bridge.and_then(|bridge| bonus_tokens(bridge.bonus()).pop());
            (sign, message!("answer-as", site = *site))
        }
        Action::Move => (Some(bare("boot")), message!("do-move")),
        Action::Track(track) => (
            Some(bare(track_sign(*track))),
            message!("answer-track", track = Arg::name(track.code())),
        ),
        Action::BridgeDiscard => (None, message!("do-bridge-discard")),
        Action::Step(place) => walking::step(table, *place),
        Action::Skip(place) => (Some(bare("boot")), message!("do-skip", place = *place)),
        Action::Character(_)
        | Action::Start(..)
        | Action::Neutral(..)
        | Action::Convey(_)
        | Action::Relay(_)
        | Action::RelayDone
        | Action::Fill(..)
        | Action::FillNone
        | Action::Wind(..)
        | Action::Use { .. }
        | Action::Deploy(_)
        | Action::Place(..)
        | Action::Recharge
        | Action::Reposition(..)
        | Action::Acquire(..)
        | Action::Teleport(..)
        | Action::Put(_)
        | Action::Up
        | Action::Bind(..)
        | Action::WindBack(_)
        | Action::Stop
        | Action::Bridge(..)
        | Action::TakeAction(_)
        | Action::TakeRelay(..)
        | Action::TakeTile(_)
        | Action::No
        | Action::Resolve(_)
        | Action::Patron(_)
        | Action::GainNo
        | Action::Add(_)
        | Action::Extra(_)
        | Action::BoundMove
        | Action::BoundRecharge
        | Action::BoundNo
        | Action::Refill(..)
        | Action::Keep(_)
        | Action::ThreeFill(..)
        | Action::ThreeLift
        | Action::ThreePlace(..)
        | Action::ThreeRelay(..)
        | Action::ThreeBound(..)
        | Action::End => (Some(bare("nothing")), message!("answer-nothing")),
    }
}

fn target_short(table: &Table<'_>, target: Target) -> Message {
    match target {
        Target::Market => message!("the-market"),
        Target::Segment(mon, space) => {
            message!(
                "answer-space",
                monument = monument_short(mon),
                space = space + 1
            )
        }
        Target::Achievement(place, side) => {
            let name = Arg::name(table.view.achievements[usize::from(place)].id);
            let id = ["at-left", "at-right"][usize::from(side)];
            message!(id, achievement = name)
        }
    }
}
