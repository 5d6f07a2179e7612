//! A movement that is under way: where the next step leads, why it has so many, and the bridges in reach.

use super::signs::{bare, bonus_tokens};
use super::{Table, section};
use crate::board::question::{Question, Walk};
use crate::data::data;
use crate::state::State;
use crate::state::ids::*;
use crate::words::names::bonus_text;
use crate::words::places::regions;
use kernel::message::{Arg, Message, message};
use kernel::panel::{Content, Section, Token};

/// A space with where it leads, or a bridge with what it gives.
pub(super) fn step(table: &Table<'_>, to: Place) -> (Option<Token>, Message) {
    let Some(Question::Walk(walk)) = &table.view.question else {
        return (Some(bare("boot")), message!("do-step", place = to));
    };
    let bridge = to
        .site()
        .and_then(|site| table.view.sites[site.index()].bridge);
    match (bridge, towards(walk.at, to)) {
        (Some(bridge), Some(region)) => {
            let bonus = bridge.bonus();
            let words = message!(
                "answer-bridge",
                region = region_name(region),
                bonus = bonus_text(bonus)
            );
            (bonus_tokens(bonus).pop(), words)
        }
        (None, Some(region)) => {
            let region = region_name(region);
            let words = message!("answer-step-towards", place = to, region = region);
            (None, words)
        }
        (_, None) => (None, message!("answer-step", place = to)),
    }
}

fn region_name(region: Region) -> Arg {
    Arg::name(data().region(region).id.as_str())
}

/// The region that a step leads to, where there is but one: over the bridge, or the next one from there.
fn towards(from: Place, to: Place) -> Option<Region> {
    if to.site().is_some() {
        return regions(to).find(|region| !regions(from).any(|own| own == *region));
    }
    let beyond = |from: Place, to: Place| -> Vec<Place> {
        let (info, figure) = (data().place(to), State::arrive(from, to));
        let ends = info.ends.iter().enumerate();
        let open = ends.filter(|(end, _)| info.is_junction() != (*end == usize::from(figure.end)));
        open.flat_map(|(_, places)| places.iter().copied())
            .collect()
    };
    let next = beyond(from, to);
    let site = |places: &[Place]| places.iter().copied().find(|place| place.site().is_some());
    let bridge = site(&next).or_else(|| match next[..] {
        [only] => site(&beyond(to, only)),
        _ => None,
    })?;
    regions(bridge).find(|region| !regions(to).any(|own| own == *region))
}

pub(super) fn reasons(table: &Table<'_>, walk: &Walk) -> Vec<Section> {
    let mut sections = Vec::new();
    let total: u8 = walk
        .relays
        .iter()
        .map(|(at, _)| walk.yields[usize::from(*at)])
        .sum();
    for (at, relay) in &walk.relays {
        let gives = 1 + u8::from(relay.is_double);
        let words = message!(
            "ask-why-relay",
            relay = Arg::name(relay.to_string()),
            gives = gives,
            symbols = walk.yields[usize::from(*at)] - gives
        );
        let title = table.say(&message!("ask-why", count = total));
        sections.push(titled(sections.is_empty(), title, table.sentence(&words)));
    }
    for (index, (site, steps)) in table.view.bridges_in_reach.iter().enumerate() {
        let Some(bridge) = table.view.sites[site.index()].bridge else {
            continue;
        };
        let words = message!(
            "ask-reach-bridge",
            place = site.place(),
            steps = *steps,
            bonus = bonus_text(bridge.bonus())
        );
        let title = table.name("ask-reach");
        sections.push(titled(index == 0, title, table.sentence(&words)));
    }
    sections
}

fn titled(is_first: bool, title: String, words: String) -> Section {
    let title = if is_first { title } else { String::new() };
    section(title, Content::Line(vec![Token::Words(words)]))
}
