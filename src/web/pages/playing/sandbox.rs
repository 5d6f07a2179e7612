//! The sandbox of a game: a position to try things in. All of it is in the address, so that a link
//! shares it and the way back is as long as the way there.

use std::collections::BTreeMap;
use std::io::{Read, Write};

use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};

use crate::board::tokens::sprite;
use crate::board::{Aim, Aims, Board, Changes, Reach};
use crate::error::PageResult;
use crate::form::Form;
use crate::page::{Base, ok, reader, see_other};
use crate::pages::match_page::menu::{kind_id, sentence};
use crate::session::Looking;
use base::ids::MatchId;
use games::any_game::{AnyGame, Scene};
use games::message::Words;
use games::panel::{Panel, Role};
use games::{Choice, Seat, Viewer, registry};
use service::live::Live;
use service::sandbox::{LONGEST_RECORD, Origin, Sandbox, Tried};
use service::secrets::new_secret;
use service::{Service, ServiceError};
use words::message;

#[derive(Template)]
#[template(path = "pages/sandbox.html")]
struct SandboxPage {
    base: Base,
    slug: &'static str,
    name: &'static str,
    sprite: String,
    areas: String,
    contest: String,
    /// Whose turn it would be.
    next: Option<String>,
    groups: Vec<Group>,
    /// The place whose actions alone are listed.
    at: String,
    steps: Vec<(String, String, Vec<String>)>,
    broken: String,
    is_imagined: bool,
    /// The address without the last step, without any, and as it is.
    back: Option<String>,
    afresh: String,
    here: String,
    link: String,
    /// As hidden fields: what the address says.
    fields: Vec<(&'static str, String)>,
    seats: std::ops::RangeInclusive<u8>,
    /// The match and the lines that would be planned for it.
    plan: Option<(i64, String)>,
}

/// What the address says.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct Asked {
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<u8>,
    #[serde(skip_serializing_if = "String::is_empty")]
    seed: String,
    /// Packed.
    #[serde(skip_serializing_if = "String::is_empty")]
    record: String,
    /// What was tried: the number of a seat and a line, one below the other.
    #[serde(skip_serializing_if = "String::is_empty")]
    lines: String,
    /// One more for the seat that is next, by a button.
    #[serde(skip_serializing_if = "String::is_empty")]
    line: String,
    /// Only what can be done at this place is listed.
    #[serde(skip_serializing_if = "String::is_empty")]
    at: String,
}

impl Asked {
    fn origin(&self, game: &'static dyn AnyGame) -> Result<Option<Origin>, ServiceError> {
        let info = game.info();
        if let Some(id) = self.id {
            let number = self.number.unwrap_or_default();
            return Ok(Some(Origin::Match {
                id: MatchId(id),
                number,
            }));
        }
        if !self.record.is_empty() {
            return Ok(Some(Origin::Record(unpacked(&self.record)?)));
        }
        let seats = self.seats.unwrap_or(*info.players.start());
        Ok((!self.seed.is_empty()).then(|| Origin::Setup {
            game: info.slug.to_owned(),
            seats,
            seed: self.seed.clone(),
            options: info.first_options(seats),
        }))
    }

    fn tried(&self) -> Result<Vec<Tried>, ServiceError> {
        let one = |line: &str| {
            let (seat, line) = line.split_once(' ').ok_or(ServiceError::NotFound)?;
            let seat = seat.parse::<u8>().map_err(|_| ServiceError::NotFound)?;
            Ok(Tried {
                seat: Seat(seat.checked_sub(1).ok_or(ServiceError::NotFound)?),
                line: line.to_owned(),
            })
        };
        self.lines.lines().map(one).collect()
    }

    fn address(&self, slug: &str) -> String {
        let query = serde_urlencoded::to_string(self).unwrap_or_default();
        format!("/games/{slug}/sandbox?{query}")
    }

    /// After so many steps.
    fn after(&self, steps: usize) -> Asked {
        let lines: Vec<&str> = self.lines.lines().take(steps).collect();
        Asked {
            lines: lines.join("\n"),
            at: String::new(),
            line: String::new(),
            ..self.clone()
        }
    }

    fn fields(&self) -> Vec<(&'static str, String)> {
        let number = |number: Option<i64>| number.map(|number| number.to_string());
        let text = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let fields = [
            ("match", number(self.id)),
            ("number", number(self.number)),
            ("seats", self.seats.map(|seats| seats.to_string())),
            ("seed", text(&self.seed)),
            ("record", text(&self.record)),
            ("lines", text(&self.lines)),
        ];
        let said = fields.into_iter();
        said.filter_map(|(name, value)| Some((name, value?)))
            .collect()
    }
}

/// Longer addresses are not made.
const LONGEST_PACKED: usize = 6000;

/// The address at which a record can be tried; `None` for one that is too long for an address.
pub fn address_of_record(slug: &str, record: &str) -> Option<String> {
    let asked = Asked {
        record: packed(record).ok()?,
        ..Asked::default()
    };
    Some(asked.address(slug))
}

/// The address at which a match can be tried as it stands, after these actions.
pub fn address_of_match<'a>(
    live: &Live,
    tried: impl Iterator<Item = (Seat, &'a String)>,
) -> String {
    let lines = tried.map(|(seat, line)| format!("{} {line}", seat.0 + 1));
    let asked = Asked {
        id: Some(live.table.row.id.0),
        number: Some(live.table.row.number),
        lines: lines.collect::<Vec<_>>().join("\n"),
        ..Asked::default()
    };
    asked.address(live.game.info().slug)
}

fn packed(record: &str) -> Result<String, ServiceError> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(record.as_bytes());
    let bytes = written.and_then(|()| encoder.finish());
    let text = URL_SAFE_NO_PAD.encode(bytes.unwrap_or_default());
    match text.len() <= LONGEST_PACKED && record.len() <= LONGEST_RECORD {
        true => Ok(text),
        false => Err(ServiceError::Invalid(message!("sandbox-record-too-long"))),
    }
}

fn unpacked(text: &str) -> Result<String, ServiceError> {
    let bytes = URL_SAFE_NO_PAD.decode(text);
    let bytes = bytes.map_err(|_| ServiceError::NotFound)?;
    let mut record = String::new();
    let most = LONGEST_RECORD as u64 + 1;
    let read = DeflateDecoder::new(bytes.as_slice())
        .take(most)
        .read_to_string(&mut record);
    read.map_err(|_| ServiceError::NotFound)?;
    Ok(record)
}

/// The choices of one kind.
#[derive(Debug)]
pub struct Group {
    pub kind: String,
    pub entries: Vec<MenuEntry>,
}

#[derive(Debug)]
pub struct MenuEntry {
    pub line: String,
    pub what: String,
    pub price: String,
    /// Separated by blanks, for the script.
    pub targets: String,
}

/// Choices in the order of the rules, grouped by kind.
pub fn groups(choices: &[Choice], say: &Words<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for choice in choices {
        let kind = say.say(&choice.kind);
        let entry = MenuEntry {
            line: choice.line.clone(),
            what: sentence(&say.say(&choice.what)),
            price: choice
                .price
                .as_ref()
                .map(|price| say.say(price))
                .unwrap_or_default(),
            targets: choice.targets.join(" "),
        };
        match groups.iter_mut().find(|group| group.kind == kind) {
            Some(group) => group.entries.push(entry),
            None => groups.push(Group {
                kind,
                entries: vec![entry],
            }),
        }
    }
    groups
}

/// Where something can be done: links to the list of what.
fn aims(choices: &[Choice], say: &Words<'_>, asked: &Asked, slug: &str) -> Aims {
    let mut aims = BTreeMap::new();
    for choice in choices {
        for at in &choice.targets {
            let here = Asked {
                at: at.clone(),
                line: String::new(),
                ..asked.clone()
            };
            let reach = match *at == asked.at {
                true => Reach::Chosen,
                false => Reach::May,
            };
            aims.entry(at.clone()).or_insert_with(|| Aim {
                href: here.address(slug) + "#menu",
                reach,
                kind: kind_id(&choice.kind),
                sign: choice.sign,
                cost: Vec::new(),
                words: sentence(&say.say(&choice.what)),
                way: choice.targets.clone(),
            });
        }
    }
    Aims(aims)
}

pub async fn show(
    service: web::Data<Service>,
    slug: web::Path<String>,
    asked: web::Query<Asked>,
    Looking(player): Looking,
) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let mut asked = asked.into_inner();
    let Some(origin) = asked.origin(game)? else {
        asked.seed = new_secret()[..16].to_owned();
        asked.seats = Some(asked.seats.unwrap_or(*game.info().players.start()));
        return Ok(see_other(&asked.address(&slug)));
    };
    let me = player.as_ref().map(|player| player.id);
    let reader = reader(player.as_ref());
    let sandbox = service.sandbox(origin, me, asked.tried()?, reader).await?;
    if sandbox.game.info().slug != *slug {
        return Err(ServiceError::NotFound.into());
    }
    let played = asked.after(sandbox.steps.len());
    if let (false, Some(seat)) = (asked.line.is_empty(), sandbox.seat()) {
        return Ok(see_other(
            &with_line(&played, seat, &asked.line).address(&slug),
        ));
    }
    let mut shown = page(&sandbox, &asked, &played, reader);
    shown.base = Base::titled(
        &message!("sandbox-title", game = shown.name),
        player.as_ref(),
    );
    shown.link = format!("{}{}", service.base_url, shown.here);
    Ok(ok(&shown))
}

fn with_line(asked: &Asked, seat: Seat, line: &str) -> Asked {
    let line: String = line.chars().filter(|sign| !sign.is_control()).collect();
    let step = format!("{} {}", seat.0 + 1, line.trim());
    let lines = match asked.lines.is_empty() {
        true => step,
        false => format!("{}\n{step}", asked.lines),
    };
    Asked {
        lines,
        ..asked.clone()
    }
}

fn page(
    sandbox: &Sandbox,
    asked: &Asked,
    played: &Asked,
    reader: crate::page::Reader,
) -> SandboxPage {
    let info = sandbox.game.info();
    let (say, seat) = (sandbox.words(), sandbox.seat());
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let panels: Vec<Panel> = sandbox.position.panels(&Scene {
        viewer,
        words: &say,
        last: None,
    });
    let mut choices = seat.map_or_else(Vec::new, |seat| {
        let mut choices = sandbox.position.choices(seat);
        choices.extend(sandbox.position.far(seat));
        choices
    });
    let here = Asked {
        at: asked.at.chars().take(60).collect(),
        ..played.clone()
    };
    let aims = aims(&choices, &say, &here, info.slug);
    if aims.get(&here.at).is_some() {
        choices.retain(|choice| choice.targets.contains(&here.at));
    }
    let (inks, points) = (sandbox.position.inks(viewer), sandbox.position.points());
    let waits: Vec<Seat> = sandbox.position.turn().seats().collect();
    let path = played.address(info.slug);
    let board = Board {
        t: reader,
        words: &say,
        slug: info.slug,
        viewer,
        inks: &inks,
        points: &points,
        people: &[],
        waits: &waits,
        aims: &aims,
        changes: &Changes::default(),
        badges: &BTreeMap::new(),
        path: &path,
    };
    let step = |step: &service::sandbox::Step| {
        let name = say.player(step.seat).to_owned();
        (name, step.line.clone(), step.sentences.clone())
    };
    let count = sandbox.steps.len();
    SandboxPage {
        base: Base::default(),
        slug: info.slug,
        name: info.name,
        sprite: sprite(Some(sandbox.game)),
        areas: board.areas(&panels, seat, None),
        contest: board.insides(&panels, Role::Contest),
        next: seat.map(|seat| say.player(seat).to_owned()),
        groups: groups(&choices, &say),
        at: match aims.get(&here.at) {
            Some(_) => here.at.clone(),
            None => String::new(),
        },
        steps: sandbox.steps.iter().map(step).collect(),
        broken: sandbox.broken.clone().unwrap_or_default(),
        is_imagined: sandbox.is_imagined,
        back: (count > 0).then(|| played.after(count - 1).address(info.slug)),
        afresh: played.after(0).address(info.slug),
        here: path.clone(),
        link: String::new(),
        fields: played.fields(),
        seats: info.players.clone(),
        plan: played.id.zip(sandbox.plan()),
    }
}

#[derive(Debug, Deserialize)]
pub struct RecordForm {
    record: String,
}

/// A record becomes an address.
pub async fn take_record(slug: web::Path<String>, form: Form<RecordForm>) -> PageResult {
    registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let asked = Asked {
        record: packed(form.record.trim_start())?,
        ..Asked::default()
    };
    Ok(see_other(&asked.address(&slug)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_survives_its_address() {
        for game in games::registry::all() {
            let record = game.info().showcase;
            let packed = packed(record).unwrap();
            assert!(packed.len() < record.len(), "{}", packed.len());
            assert_eq!(unpacked(&packed).unwrap(), record);
        }
    }

    #[test]
    fn what_is_no_record_is_refused_without_harm() {
        for wrong in ["%%%", "AAAA", "x", "\u{fc}"] {
            let read = unpacked(wrong);
            assert!(read.is_err() || read.unwrap().len() < 100, "{wrong}");
        }
        // Small as an address, large as a text.
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&vec![b'x'; 8 << 20]).unwrap();
        let bomb = URL_SAFE_NO_PAD.encode(encoder.finish().unwrap());
        assert_eq!(unpacked(&bomb).unwrap().len(), LONGEST_RECORD + 1);
    }
}
