//! The local mailbox: what a service without a mail server would have sent.

use store::mailbox::{self, LetterRow};

use crate::{Result, Service};

const MOST: i64 = 100;

impl Service {
    /// The newest first.
    pub async fn kept_emails(&self) -> Result<Vec<LetterRow>> {
        self.store.read(|conn| Ok(mailbox::kept(conn, MOST)?)).await
    }

    pub async fn kept_email(&self, id: i64) -> Result<Option<LetterRow>> {
        self.store
            .read(move |conn| Ok(mailbox::kept_one(conn, id)?))
            .await
    }
}
