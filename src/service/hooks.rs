//! Webhooks: the same news to an address of the player's own choice.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::clock::Moment;
use crate::ids::PlayerId;
use crate::store::accounts::PlayerRow;
use crate::store::letters::{self, NewMail, OutboxRow, QUEUED};
use crate::store::preferences::{self, SettingsRow};
use crate::store::{AnyConnection, accounts};

use super::compose::{named, still_waits};
use super::letters::{News, new_message_id};
use super::live::Table;
use super::preferences::chosen;
use super::secrets::new_secret;
use super::{Result, Service, invalid};

/// A hook that fails this often in a row is switched off.
const MOST_FAILURES: i32 = 8;
/// The forms of a call: our own, and those of two well-known services.
pub const FORMS: [(&str, &str); 3] = [
    ("json", "JSON, signed"),
    ("discord", "Discord"),
    ("slack", "Slack"),
];

/// A call as it is to be made.
#[derive(Clone, Debug)]
pub struct Call {
    pub url: String,
    pub body: String,
    /// Of the body, by the hook's secret.
    pub signature: String,
}

pub(super) fn queue(
    conn: &mut AnyConnection,
    player: &PlayerRow,
    settings: &SettingsRow,
    news: &News<'_>,
    now: Moment,
) -> Result<()> {
    if settings.hook_url.is_empty() || chosen(conn, player.id, news.id)?.1 {
        return Ok(());
    }
    let (id, seat, number) = (news.id, news.seat, news.number);
    let key = format!(
        "hook:{}:{id}:{seat}:{number}:{}:{}",
        news.kind, player.id, news.tag
    );
    let mail = NewMail {
        player_id: Some(player.id),
        kind: "hook",
        payload: &json!({ "event": news.kind }).to_string(),
        dedup_key: &key,
        state: QUEUED,
        message_id: &new_message_id(),
        match_id: Some(id),
        seat: Some(seat),
        number: Some(number),
        due_at: Some(now),
        created_at: now,
        ..NewMail::default()
    };
    letters::queue(conn, &mail)?;
    Ok(())
}

impl Service {
    /// The call for a row; `None` if there is nothing left to tell.
    pub async fn call(&self, row: &OutboxRow) -> Result<Option<Call>> {
        let (row, base_url) = (row.clone(), self.base_url.clone());
        self.store
            .read(move |conn| {
                let (Some(player), Some(id)) = (row.player_id, row.match_id) else {
                    return Ok(None);
                };
                let settings = preferences::settings(conn, player)?;
                let table = Table::load(conn, id)?;
                let payload: Value = serde_json::from_str(&row.payload).unwrap_or_default();
                let event = payload["event"].as_str().unwrap_or_default();
                let about_turn = matches!(event, "turn" | "reminder" | "nudge");
                let seat = still_waits(&table, &row, player);
                if settings.hook_url.is_empty() || (about_turn && seat.is_none()) {
                    return Ok(None);
                }
                let name = accounts::find(conn, player)?.name;
                let url = format!("{base_url}/matches/{id}");
                let (_, titled) = named(&table)?;
                let text = format!("{}: {url}", sentence(event, &name, &titled));
                let body = match settings.hook_form.as_str() {
                    // No name may call everybody of a channel.
                    "discord" => json!({ "content": text, "allowed_mentions": { "parse": [] } }),
                    "slack" => json!({ "text": text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;") }),
                    _ => json!({
                        "id": row.message_id,
                        "event": event,
                        "match": id,
                        "game": table.row.game,
                        "title": table.row.title,
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

    /// Notes how a call went: a hook that keeps failing is switched off.
    pub async fn called(&self, player: PlayerId, failure: Option<String>) -> Result<()> {
        self.store
            .write(move |conn| {
                let mut settings = preferences::settings(conn, player)?;
                match failure {
                    None => {
                        settings.hook_failures = 0;
                        settings.hook_note = String::new();
                    }
                    Some(words) => {
                        settings.hook_failures += 1;
                        settings.hook_note = format!("The last call failed: {words}");
                    }
                }
                if settings.hook_failures >= MOST_FAILURES {
                    settings.hook_url = String::new();
                    settings.hook_note = format!(
                        "Switched off after {MOST_FAILURES} failures. {}",
                        settings.hook_note
                    );
                }
                Ok(preferences::save(conn, &settings)?)
            })
            .await
    }

    /// Sets or, by an empty address, removes the hook.
    pub async fn set_hook(&self, player: PlayerId, url: &str, form: &str) -> Result<()> {
        let url = url.trim().to_owned();
        let is_url = url.starts_with("https://") || url.starts_with("http://");
        let plain = url.len() <= 500 && url.chars().all(|sign| sign.is_ascii_graphic());
        if !(url.is_empty() || is_url && plain) {
            return invalid("The address of a webhook begins with https:// or http://.");
        }
        let Some((form, _)) = FORMS.into_iter().find(|(word, _)| *word == form) else {
            return invalid("There is no such form of webhook.");
        };
        self.store
            .write(move |conn| {
                let mut settings = preferences::settings(conn, player)?;
                settings.hook_url = url;
                settings.hook_form = form.to_owned();
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

fn sentence(event: &str, name: &str, titled: &str) -> String {
    match event {
        "turn" => format!("{name}, it is your turn in {titled}"),
        "reminder" => format!("{name}, {titled} still waits for your turn"),
        "nudge" => format!("{name}, the table asks for your turn in {titled}"),
        "started" => format!("{titled} has begun"),
        "over" => format!("{titled} is over"),
        "talk" => format!("There is talk at {titled}"),
        "dropped" => format!("{name}, your time ran out in {titled}"),
        _ => format!("News of {titled}"),
    }
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
