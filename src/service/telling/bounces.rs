//! Addresses that do not work: nothing is sent to them until their owner asks for another try.

use base::ids::PlayerId;
use mail::bounce::{self, Kind, Report};
use store::letters::Kind as Letter;
use store::replies::{self, DeadRow};
use store::{AnyConnection, accounts};

use crate::letters::{new_message_id, tell_account};
use crate::notice::AccountNotice;
use crate::replies::{For, Received};
use crate::secrets::hash;
use crate::{Result, Service};
use words::{Message, message};

/// Letters that somebody asks for by hand go out all the same.
const ASKED_FOR: [Letter; 2] = [Letter::Reset, Letter::Confirm];

/// What a server says, in its own language.
fn refused(words: String) -> Message {
    message!("dead-refused", words = words)
}

impl Service {
    /// Takes note of what a mail server says. Only a token proves that it speaks of a mail of ours,
    /// and whose: the addresses in a report are anybody's to write.
    pub(crate) async fn note(&self, report: Report, recipient: For) -> Result<Received> {
        let words = match report.kind {
            Kind::Soft => return Ok(Received::PassedOver("the address may still work")),
            Kind::Hard(words) => words::keep(&refused(words)),
            Kind::Complaint => words::keep(&message!("dead-complaint")),
        };
        let hashes: Vec<String> = report.tokens.iter().map(|token| hash(token)).collect();
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let address = match recipient {
                    For::Reply(row) => Some(accounts::find(conn, row.player_id)?.email),
                    For::Return(address) => Some(Some(address)),
                    For::Reports => first_known(conn, &hashes)?,
                };
                match address {
                    None => Ok(Received::PassedOver("it is not about a mail of ours")),
                    Some(address) => {
                        if let Some(address) = address {
                            replies::bury(conn, &address, &words, now)?;
                        }
                        Ok(Received::Noted)
                    }
                }
            })
            .await
    }

    /// The server that we hand mail to refused an address at once.
    pub async fn note_refusal(&self, address: &str, words: &str) -> Result<()> {
        if !bounce::is_dead(words) {
            return Ok(());
        }
        let words = words::keep(&refused(words.to_owned()));
        let (address, now) = (address.to_owned(), self.clock.now());
        self.store
            .write(move |conn| Ok(replies::bury(conn, &address, &words, now)?))
            .await
    }

    /// Whether a letter of this kind is held back, because the address is dead.
    pub async fn is_held_back(&self, address: &str, kind: Letter) -> Result<bool> {
        if ASKED_FOR.contains(&kind) {
            return Ok(false);
        }
        let address = address.to_owned();
        self.store
            .read(move |conn| Ok(replies::dead(conn, &address)?.is_some()))
            .await
    }

    /// What a server said of the player's address, if it is dead.
    pub async fn dead_address(&self, player: PlayerId) -> Result<Option<DeadRow>> {
        self.store
            .read(move |conn| match accounts::find(conn, player)?.email {
                Some(address) => Ok(replies::dead(conn, &address)?),
                None => Ok(None),
            })
            .await
    }

    /// Writes to the address again, beginning with a letter that says so.
    pub async fn try_address_again(&self, player: PlayerId) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let player = accounts::find(conn, player)?;
                let Some(address) = player.email.clone() else {
                    return Ok(());
                };
                if !replies::revive(conn, &address)? {
                    return Ok(());
                }
                // An address is revived once each time that it has died.
                let key = format!("{}:{}", Letter::AddressAgain, new_message_id());
                let notice = AccountNotice::AddressAgain { name: player.name };
                tell_account(conn, player.id, &address, (notice, &key), now)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }
}

/// The address of the first mail that is known to be ours; there may be none any more.
fn first_known(conn: &mut AnyConnection, hashes: &[String]) -> Result<Option<Option<String>>> {
    for hash in hashes {
        if let Some(row) = replies::find(conn, hash)? {
            return Ok(Some(accounts::find(conn, row.player_id)?.email));
        }
        if let Some(address) = replies::returns_of(conn, hash)? {
            return Ok(Some(Some(address)));
        }
    }
    Ok(None)
}
