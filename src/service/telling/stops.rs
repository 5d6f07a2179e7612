//! Links in emails that stop further emails of their kind.

use base::clock::Moment;
use base::ids::PlayerId;
use store::AnyConnection;
use store::accounts::{self, Purpose};
use store::preferences::{self, EVERYWHERE};

use crate::preferences::{Choice, Event, choice};
use crate::secrets::hash;
use crate::{Result, Service, ServiceError, Unreadable};
use words::{Message, message};

/// The subject of a link that stops the digest; other subjects are events.
pub(crate) const STOP_DIGEST: &str = "digest";

/// No more mails about an event, whatever the match.
pub(crate) fn stop_event(conn: &mut AnyConnection, player: PlayerId, event: Event) -> Result<()> {
    let (topic, none) = (event.topic(), Some(Choice::None));
    preferences::forget_topic(conn, player, topic)?;
    Ok(preferences::choose(conn, player, EVERYWHERE, topic, none)?)
}

/// What a link in a mail stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stops {
    Event(PlayerId, Event),
    Digest(PlayerId),
    Invitations(String),
}

impl Stops {
    pub fn message(&self) -> Message {
        match self {
            Stops::Event(_, Event::Turn) => message!("stops-turn"),
            Stops::Event(_, Event::Reminder) => message!("stops-reminder"),
            Stops::Event(_, Event::Talk) => message!("stops-talk"),
            Stops::Event(_, Event::Table) => message!("stops-table"),
            Stops::Event(_, Event::League) => message!("stops-league"),
            Stops::Digest(_) => message!("stops-digest"),
            Stops::Invitations(_) => message!("stops-invitations"),
        }
    }
}

impl Service {
    /// What the link would stop, and whether that is stopped already.
    pub async fn stops(&self, secret: &str) -> Result<(Stops, bool)> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .read(move |conn| {
                let stops = find_stop(conn, &hashed, now)?;
                let is_done = is_stopped(conn, &stops)?;
                Ok((stops, is_done))
            })
            .await
    }

    /// Stops it. Saying so twice is saying so once.
    pub async fn stop(&self, secret: &str) -> Result<Stops> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .write(move |conn| {
                let stops = find_stop(conn, &hashed, now)?;
                match &stops {
                    Stops::Event(player, event) => stop_event(conn, *player, *event)?,
                    Stops::Digest(player) => {
                        preferences::end_digests(conn, *player, Choice::None)?;
                    }
                    Stops::Invitations(address) => preferences::refuse_invitations(conn, address)?,
                }
                Ok(stops)
            })
            .await
    }
}

fn is_stopped(conn: &mut AnyConnection, stops: &Stops) -> Result<bool> {
    Ok(match stops {
        Stops::Event(player, event) => choice(conn, *player, EVERYWHERE, *event)? == Choice::None,
        Stops::Digest(player) => !preferences::has_digests(conn, *player)?,
        Stops::Invitations(address) => preferences::refuses_invitations(conn, address)?,
    })
}

fn find_stop(conn: &mut AnyConnection, hashed: &str, now: Moment) -> Result<Stops> {
    let link = accounts::find_link(conn, hashed, Purpose::Stop, now)?;
    let link = link.ok_or(ServiceError::NotFound)?;
    match link.player_id {
        Some(player) if link.subject == STOP_DIGEST => Ok(Stops::Digest(player)),
        Some(player) => match link.subject.parse() {
            Ok(event) => Ok(Stops::Event(player, event)),
            Err(unknown) => Err(Unreadable::new("links", &link.hash, "subject", unknown).into()),
        },
        None => Ok(Stops::Invitations(link.subject)),
    }
}
