//! Web hooks: the same news, sent to an address of the player's choice.

use serde_json::json;
use sha2::{Digest, Sha256};

use base::clock::Moment;
use base::ids::PlayerId;
use store::accounts::PlayerRow;
use store::letters::{self, Kind, NewMail, OutboxRow};
use store::preferences::{self, HookForm, SettingsRow};
use store::{AnyConnection, accounts, troubles};

use crate::compose::{named, still_waits};
use crate::letters::{News, new_message_id};
use crate::live::Table;
use crate::notice::{Notice, OfHook, strictly};
use crate::preferences::chosen;
use crate::secrets::new_secret;
use crate::{Result, Service, ServiceError, invalid, people};
use words::{Arg, Message, message};

/// A hook that fails this often in a row is switched off.
const MOST_FAILURES: i32 = 8;
/// So many players are looked at for calls that can be made.
const LOOKED_AT: i64 = 100;
/// Calling a player, as work that one node at a time does.
const CALL: &str = "hook";

/// A form as the page names it.
pub fn form_message(form: HookForm) -> Message {
    match form {
        HookForm::Json => message!("hook-json"),
        HookForm::Discord => message!("hook-discord"),
        HookForm::Slack => message!("hook-slack"),
    }
}

/// How a call went.
#[derive(Clone, Debug)]
pub enum Outcome {
    Well,
    /// There was nothing left to tell.
    NotCalled,
    /// It was answered, after so many seconds.
    Slowly(i64),
    Failed(String),
}

/// A call as it is to be made.
#[derive(Clone, Debug)]
pub struct Call {
    pub url: String,
    pub body: String,
    /// Of the body, by the hook's secret.
    pub signature: String,
}

pub(crate) fn queue(
    conn: &mut AnyConnection,
    player: &PlayerRow,
    settings: &SettingsRow,
    news: &News,
    now: Moment,
) -> Result<()> {
    if settings.hook_url.is_empty() || !is_called(&news.notice) {
        return Ok(());
    }
    if chosen(conn, player.id, news.id)?.1 {
        return Ok(());
    }
    let (id, seat, number) = (news.id, news.seat, news.number);
    let event = news.notice.kind();
    let key = format!(
        "hook:{event}:{id}:{seat}:{number}:{}:{}",
        player.id, news.tag
    );
    let mail = NewMail {
        player_id: Some(player.id),
        payload: &json!(OfHook { event }).to_string(),
        dedup_key: &key,
        message_id: &new_message_id(),
        match_id: Some(id),
        seat: Some(seat),
        number: Some(number),
        ..NewMail::queued(Kind::Hook, now)
    };
    letters::queue(conn, &mail)?;
    Ok(())
}

/// Why a call failed: what we say of it, or else what the other side says.
fn why(words: String) -> Arg {
    match words::kept(&words) {
        Some(message) => Arg::from(message),
        None => Arg::from(words),
    }
}

impl Service {
    /// The call for a row; `None` if there is nothing left to tell.
    pub async fn call(&self, row: &OutboxRow) -> Result<Option<Call>> {
        let (row, base_url) = (row.clone(), self.base_url.clone());
        let now = self.clock.now();
        self.store
            .read(move |conn| {
                let (Some(player), Some(id)) = (row.player_id, row.match_id) else {
                    return Ok(None);
                };
                let settings = preferences::settings(conn, player)?;
                let table = Table::load(conn, id)?;
                let OfHook { event } = strictly(&row.payload, row.id)?;
                let about_turn = matches!(event, Kind::Turn | Kind::Reminder | Kind::Nudge);
                let seat = still_waits(&table, &row, player);
                if settings.hook_url.is_empty() || (about_turn && seat.is_none()) {
                    return Ok(None);
                }
                let player = accounts::find(conn, player)?;
                let (t, name) = (people::reader(&player, now)?, player.name);
                let url = format!("{base_url}/matches/{id}");
                let (_, titled) = named(t, &table)?;
                let Some(sentence) = sentence(event, name.clone(), titled) else {
                    return Ok(None);
                };
                let text = message!("hook-text", words = sentence, url = url.clone());
                let text = t.tell(&text);
                let body = match settings.hook_form {
                    // No name may call everybody of a channel.
                    HookForm::Discord => json!({ "content": text, "allowed_mentions": { "parse": [] } }),
                    HookForm::Slack => json!({ "text": text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;") }),
                    HookForm::Json => json!({
                        "id": row.message_id,
                        "event": event,
                        "match": id,
                        "game": table.row.game,
                        "title": t.recall(&table.row.title),
                        "player": name,
                        "deadline": seat.and_then(|seat| seat.deadline_at).map(|at| at.and_utc().to_rfc3339()),
                        "url": url,
                        "text": text,
                    }),
                };
                let body = body.to_string();
                Ok(Some(Call {
                    signature: hmac(settings.hook_secret.as_bytes(), body.as_bytes()),
                    url: settings.hook_url,
                    body,
                }))
            })
            .await
    }

    /// Calls that are due, of players who have none on its way: one for each, oldest first.
    pub async fn claim_calls(
        &self,
        busy: Vec<PlayerId>,
        most: usize,
    ) -> Result<Vec<(PlayerId, OutboxRow)>> {
        let (now, node) = (self.clock.now(), self.node.clone());
        let asked = busy.clone();
        let due = self
            .store
            .read(move |conn| Ok::<_, ServiceError>(letters::due_calls(conn, now, &asked, 1)?))
            .await?;
        if due.is_empty() || most == 0 {
            return Ok(Vec::new());
        }
        self.store
            .write(move |conn| {
                let mut claimed = Vec::new();
                for (player, id) in letters::due_calls(conn, now, &busy, LOOKED_AT)? {
                    if claimed.len() == most {
                        break;
                    }
                    // Another node may be calling the same player.
                    if !troubles::claim(conn, (CALL, player.0), &node, now)? {
                        continue;
                    }
                    if let Some(row) = letters::claim_call(conn, id, now)? {
                        claimed.push((player, row));
                    }
                }
                Ok(claimed)
            })
            .await
    }

    /// Notes how a call went: a hook that keeps failing, or keeps us waiting, is switched off.
    pub async fn called(&self, player: PlayerId, outcome: Outcome) -> Result<()> {
        let node = self.node.clone();
        self.store
            .write(move |conn| {
                troubles::release(conn, (CALL, player.0), &node)?;
                let mut settings = preferences::take(conn, player)?;
                let note = match outcome {
                    Outcome::NotCalled => return Ok(()),
                    Outcome::Well => {
                        settings.hook_failures = 0;
                        settings.hook_note = String::new();
                        return Ok(preferences::save(conn, &settings)?);
                    }
                    Outcome::Slowly(seconds) => message!("hook-slow", count = seconds),
                    Outcome::Failed(words) => message!("hook-failed", words = why(words)),
                };
                settings.hook_failures += 1;
                settings.hook_note = words::keep(&note);
                if settings.hook_failures >= MOST_FAILURES {
                    settings.hook_url = String::new();
                    let off = message!("hook-off", count = MOST_FAILURES, note = note);
                    settings.hook_note = words::keep(&off);
                }
                Ok(preferences::save(conn, &settings)?)
            })
            .await
    }

    /// Sets or, by an empty address, removes the hook.
    pub async fn set_hook(&self, player: PlayerId, url: &str, form: HookForm) -> Result<()> {
        let url = url.trim().to_owned();
        let is_url = url.starts_with("https://") || url.starts_with("http://");
        let plain = url.len() <= 500 && url.chars().all(|sign| sign.is_ascii_graphic());
        if !(url.is_empty() || is_url && plain) {
            return invalid(message!("bad-hook"));
        }
        self.store
            .write(move |conn| {
                let mut settings = preferences::take(conn, player)?;
                settings.hook_url = url;
                settings.hook_form = form;
                settings.hook_failures = 0;
                settings.hook_note = String::new();
                if settings.hook_secret.is_empty() {
                    settings.hook_secret = new_secret();
                }
                Ok(preferences::save(conn, &settings)?)
            })
            .await
    }
}

/// Whether a hook is called for it: hooks tell of matches.
fn is_called(notice: &Notice) -> bool {
    match notice {
        Notice::Turn(_) | Notice::Talk | Notice::Table(_) => true,
        Notice::Season(..)
        | Notice::Account(_)
        | Notice::Invitation { .. }
        | Notice::Answer(_)
        | Notice::Digest => false,
    }
}

/// What a call says; `None` for what is no business of a hook.
fn sentence(event: Kind, name: String, titled: String) -> Option<Message> {
    Some(match event {
        Kind::Turn => message!("hook-turn", name = name, titled = titled),
        Kind::Reminder => message!("hook-reminder", name = name, titled = titled),
        Kind::Nudge => message!("hook-nudge", name = name, titled = titled),
        Kind::Talk => message!("hook-talk", titled = titled),
        Kind::Here => message!("hook-here", name = name, titled = titled),
        Kind::Absent => message!("hook-absent", name = name, titled = titled),
        Kind::Started => message!("hook-started", titled = titled),
        Kind::Over => message!("hook-over", titled = titled),
        Kind::Late | Kind::Substitute => message!("hook-late", titled = titled),
        Kind::Dropped => message!("hook-dropped", name = name, titled = titled),
        Kind::Expired => message!("hook-expired", titled = titled),
        Kind::Rewound => message!("hook-rewound", titled = titled),
        Kind::SeatGiven | Kind::SeatTaken => message!("hook-seat-lost", titled = titled),
        Kind::SeatGot => message!("hook-seat-got", name = name, titled = titled),
        Kind::LeagueOpen
        | Kind::LeagueConfirm
        | Kind::LeagueLater
        | Kind::LeagueStarted
        | Kind::LeagueRound
        | Kind::LeagueWeek
        | Kind::LeagueOver
        | Kind::LeagueMessage
        | Kind::LeagueReplaced
        | Kind::LeagueOut
        | Kind::LeagueMoved
        | Kind::LeaguePaused
        | Kind::LeagueResumed
        | Kind::Confirm
        | Kind::Known
        | Kind::Reset
        | Kind::AddressOld
        | Kind::AddressNew
        | Kind::AddressAgain
        | Kind::ReplyWarning
        | Kind::ForeignReply
        | Kind::ReplyAnswer
        | Kind::Waited
        | Kind::Outage
        | Kind::Trouble
        | Kind::Invitation
        | Kind::Digest
        | Kind::Hook => return None,
    })
}

/// HMAC-SHA256 (RFC 2104), as hexadecimal digits.
fn hmac(key: &[u8], message: &[u8]) -> String {
    let mut block = [0; 64];
    match key.len() > block.len() {
        true => block[..32].copy_from_slice(&Sha256::digest(key)),
        false => block[..key.len()].copy_from_slice(key),
    }
    let inner = Sha256::new()
        .chain_update(block.map(|byte| byte ^ 0x36))
        .chain_update(message)
        .finalize();
    let outer = Sha256::new()
        .chain_update(block.map(|byte| byte ^ 0x5c))
        .chain_update(inner)
        .finalize();
    outer.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::hmac;

    /// Test case 2 of RFC 4231.
    #[test]
    fn the_signature_is_the_standard_one() {
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(hmac(b"Jefe", b"what do ya want for nothing?"), expected);
    }
}
