//! A match that Ana plays by mail against a bot.

use std::sync::Arc;

use turnpost::service::replies::{Envelope, Inbox, Received, Settings};
use turnpost::service::{Service, ServiceError};
use turnpost::store::mailbox::{self, LetterRow};

use crate::support::{Client, TestApp};

pub const DOMAIN: &str = "play.example";

pub struct Desk {
    pub app: TestApp,
    pub client: Client,
    pub token: String,
    pub id: i64,
}

pub fn settings() -> Settings {
    Settings {
        domain: Some(DOMAIN.to_owned()),
        ..Settings::default()
    }
}

/// A message as a mail program without frills sends it.
pub fn message(from: &str, id: &str, body: &str) -> Vec<u8> {
    let text = format!(
        "From: Ana <{from}>\nTo: Turnpost <x@{DOMAIN}>\nSubject: Re: Your turn: Terra Nova\nMessage-ID: <{id}@example.org>\n\n{body}\n"
    );
    text.replace('\n', "\r\n").into_bytes()
}

/// The header of a message, put together from its lines.
pub fn header(letter: &LetterRow, name: &str) -> Option<String> {
    let text = String::from_utf8(letter.message.clone()?)
        .unwrap()
        .replace("\r\n ", " ");
    let (headers, _) = text.split_once("\r\n\r\n")?;
    let prefix = format!("{name}: ");
    let named = headers.lines().find_map(|line| line.strip_prefix(&prefix));
    named.map(str::to_owned)
}

pub fn reply_to(letter: &LetterRow) -> Option<String> {
    header(letter, "Reply-To")
}

impl Desk {
    pub fn start() -> Desk {
        Desk::start_with(settings())
    }

    pub fn start_with(settings: Settings) -> Desk {
        let app = TestApp::start_with(|service: &mut Service| {
            service.inbox = Arc::new(Inbox::new(settings))
        });
        let (client, id) = app.match_against_bot("Ana");
        let token = app.token("Ana");
        Desk {
            app,
            client,
            token,
            id,
        }
    }

    /// Where the newest mail to Ana may be answered.
    pub fn address(&self) -> String {
        let newest = self.kept().into_iter().find_map(|letter| reply_to(&letter));
        newest.expect("a mail that may be answered")
    }

    pub fn legal(&self) -> Vec<String> {
        self.client.legal(&self.token, self.id)
    }

    pub fn number(&self) -> i64 {
        self.app.number(self.id)
    }

    pub fn try_send(
        &self,
        to: &str,
        envelope: Envelope,
        bytes: &[u8],
    ) -> Result<Received, ServiceError> {
        let service = &self.app.service;
        self.app.runtime.block_on(async {
            let recipient = service
                .recipient(to)
                .await
                .unwrap()
                .expect("a known address");
            service.receive(recipient, envelope, bytes.to_vec()).await
        })
    }

    pub fn send(&self, to: &str, bytes: &[u8]) -> Received {
        self.try_send(to, Envelope::default(), bytes).unwrap()
    }

    /// Sends lines from Ana's own address, and gives the text of the answer.
    pub fn reply(&self, id: &str, lines: &str) -> String {
        let sent = self.send(&self.address(), &message("ana@example.org", id, lines));
        assert_eq!(sent, Received::Answered, "{lines}");
        self.deliver();
        self.letters().remove(0)
    }

    /// Sends what waits, without letting the bots play.
    pub fn deliver(&self) {
        while self
            .app
            .runtime
            .block_on(turnpost::worker::outbox::deliver(&self.app.service))
            .unwrap()
        {}
    }

    pub fn kept(&self) -> Vec<LetterRow> {
        let store = &self.app.service.store;
        let kept = store.read(|conn| Ok::<_, ServiceError>(mailbox::kept(conn, 2000)?));
        self.app.runtime.block_on(kept).unwrap()
    }

    /// The texts of all letters, newest first.
    pub fn letters(&self) -> Vec<String> {
        self.kept().into_iter().map(|letter| letter.words).collect()
    }

    /// Plays Ana's side by mail until there is an action that she may take back, or end her turn
    /// with; gives its line.
    pub fn until_undoable(&self) -> String {
        for round in 0..200 {
            self.app.work();
            let legal = self.legal();
            let line = legal
                .iter()
                .find(|line| !line.starts_with("pass"))
                .unwrap()
                .clone();
            self.reply(&format!("round{round}"), &line);
            let shown = self
                .client
                .api_get(&self.token, &format!("/matches/{}", self.id))
                .json();
            if shown["can_undo"] == true && self.legal().contains(&"end".to_owned()) {
                self.reply(&format!("undo{round}"), "undo");
                return line;
            }
        }
        panic!("nothing could be taken back");
    }
}
