//! The sandbox of a game: a position to try things in. All of it is in the address, so that a link
//! shares it and the way back is as long as the way there.

use std::io::{Read, Write};

use actix_web::http::StatusCode;
use actix_web::web;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};

use crate::error::{PageResult, status};
use crate::form::Form;
use crate::page::{page, reader, see_other};
use crate::pages::match_page::page::match_page;
use crate::pages::match_page::{self, Extra};
use crate::session::Looking;
use base::ids::MatchId;
use games::any_game::AnyGame;
use games::{Seat, registry};
use service::live::Live;
use service::log::run_on;
use service::people::Account;
use service::sandbox::{LONGEST_RECORD, Origin, Sandbox, Tried};
use service::secrets::new_secret;
use service::{Service, ServiceError};
use words::message;

/// What stands around the board of a sandbox, instead of what belongs to a match.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Whose turn it would be.
    pub next: Option<String>,
    /// Each with who did it, and what happened.
    pub steps: Vec<(String, String, Vec<String>)>,
    pub broken: String,
    pub is_imagined: bool,
    /// The address without the last step, without any, and as it is.
    pub back: Option<String>,
    pub afresh: String,
    pub here: String,
    pub link: String,
    /// As hidden fields: what the address says.
    pub fields: Vec<(&'static str, String)>,
    pub seats: std::ops::RangeInclusive<u8>,
    /// The match and the lines that would be planned for it.
    pub plan: Option<(i64, String)>,
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
    tried: String,
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
        self.tried.lines().map(one).collect()
    }

    fn address(&self, slug: &str) -> String {
        let query = serde_urlencoded::to_string(self).unwrap_or_default();
        format!("/games/{slug}/sandbox?{query}")
    }

    /// After so many steps.
    fn after(&self, steps: usize) -> Asked {
        let tried: Vec<&str> = self.tried.lines().take(steps).collect();
        Asked {
            tried: tried.join("\n"),
            ..self.clone()
        }
    }

    /// After one more.
    fn and(&self, seat: Seat, line: &str) -> Asked {
        let line: String = line.chars().filter(|sign| !sign.is_control()).collect();
        let step = format!("{} {}", seat.0 + 1, line.trim());
        let tried = match self.tried.is_empty() {
            true => step,
            false => format!("{}\n{step}", self.tried),
        };
        Asked {
            tried,
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
            ("tried", text(&self.tried)),
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
        tried: lines.collect::<Vec<_>>().join("\n"),
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

/// The page of a match around a position that nobody plays.
pub async fn show(
    service: web::Data<Service>,
    slug: web::Path<String>,
    asked: web::Query<Asked>,
    chosen: web::Query<match_page::Asked>,
    Looking(player): Looking,
) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let mut asked = asked.into_inner();
    if asked.origin(game)?.is_none() {
        asked.seed = new_secret()[..16].to_owned();
        asked.seats = Some(asked.seats.unwrap_or(*game.info().players.start()));
        return Ok(see_other(&asked.address(&slug)));
    }
    let chosen = chosen.into_inner();
    if asked.tried.is_empty() && are_steps(&chosen.lines) {
        asked.tried = chosen.lines;
        return Ok(see_other(&asked.address(&slug)));
    }
    let sandbox = opened(&service, game, &asked, player.as_ref()).await?;
    let extra = Extra {
        asked: chosen,
        sandbox: Some(frame(&sandbox, &asked, &service.base_url)),
        ..Extra::default()
    };
    let reader = reader(player.as_ref());
    let made = match_page(&sandbox.glance, reader, player.as_ref(), &extra, None)?;
    let code = made.refused.as_ref().map_or(StatusCode::OK, status);
    Ok(page(code, &*made.page))
}

/// In links of an earlier version what was tried has the name that belongs to what is being chosen now; the
/// number of a seat tells one from the other.
fn are_steps(lines: &str) -> bool {
    let is_step = |line: &str| {
        let seat = line.split_once(' ').map(|(seat, _)| seat.parse::<u8>());
        matches!(seat, Some(Ok(_)))
    };
    !lines.is_empty() && lines.lines().all(is_step)
}

async fn opened(
    service: &Service,
    game: &'static dyn AnyGame,
    asked: &Asked,
    player: Option<&Account>,
) -> Result<Sandbox, ServiceError> {
    let origin = asked.origin(game)?.ok_or(ServiceError::NotFound)?;
    let me = player.map(|player| player.id);
    let tried = asked.tried()?;
    let sandbox = service.sandbox(origin, me, tried, reader(player)).await?;
    match sandbox.glance.live.game.info().slug == game.info().slug {
        true => Ok(sandbox),
        false => Err(ServiceError::NotFound),
    }
}

fn frame(sandbox: &Sandbox, asked: &Asked, base_url: &str) -> Frame {
    let (info, say) = (sandbox.glance.live.game.info(), sandbox.words());
    let count = sandbox.steps.len();
    let played = asked.after(count);
    let here = played.address(info.slug);
    let step = |step: &service::sandbox::Step| {
        let name = say.player(step.seat).into_owned();
        let sentences = run_on(&step.sentences, &name);
        (name, step.line.clone(), sentences)
    };
    Frame {
        next: sandbox.seat().map(|seat| say.player(seat).into_owned()),
        steps: sandbox.steps.iter().map(step).collect(),
        broken: sandbox.broken.clone().unwrap_or_default(),
        is_imagined: sandbox.is_imagined,
        back: (count > 0).then(|| played.after(count - 1).address(info.slug)),
        afresh: played.after(0).address(info.slug),
        link: format!("{base_url}{here}"),
        here,
        fields: played.fields(),
        seats: info.players.clone(),
        plan: played.id.zip(sandbox.plan()),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SandboxForm {
    /// One more action for the seat that is next.
    line: String,
    record: String,
}

/// What is tried, or a record, becomes an address.
pub async fn change(
    service: web::Data<Service>,
    slug: web::Path<String>,
    asked: web::Query<Asked>,
    Looking(player): Looking,
    form: Form<SandboxForm>,
) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    if form.line.trim().is_empty() {
        let asked = Asked {
            record: packed(form.record.trim_start())?,
            ..Asked::default()
        };
        return Ok(see_other(&asked.address(&slug)));
    }
    let sandbox = opened(&service, game, &asked, player.as_ref()).await?;
    let played = asked.after(sandbox.steps.len());
    let further = match sandbox.seat() {
        Some(seat) => played.and(seat, &form.line),
        None => played,
    };
    Ok(see_other(&further.address(&slug)))
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
