//! What a player wants to hear of, and how: for all matches, and for one.

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::accounts::PlayerRow;
use store::matches::Status;
use store::preferences::{self, EVERYWHERE, SettingsRow, Topic};
pub use store::preferences::{Choice, HookForm};
use store::{AnyConnection, credentials, letters, seats};
use words::{Message, message};

use crate::live::Table;
use crate::people;
use crate::reminders;
use crate::rhythm::{Rhythm, read_ladder};
use crate::{Result, Service, Unreadable, invalid};

base::text_enum! {
    /// What a mail that somebody can choose is about.
    pub enum Event {
        Turn = "turn",
        Reminder = "reminder",
        Talk = "talk",
        Table = "table",
        /// A league or a tournament, not one of its matches.
        League = "league",
    }
}

impl Event {
    pub fn topic(self) -> Topic {
        match self {
            Event::Turn => Topic::Turn,
            Event::Reminder => Topic::Reminder,
            Event::Talk => Topic::Talk,
            Event::Table => Topic::Table,
            Event::League => Topic::League,
        }
    }

    pub fn message(self) -> Message {
        match self {
            Event::Turn => message!("event-turn"),
            Event::Reminder => message!("event-reminder"),
            Event::Talk => message!("event-talk"),
            Event::Table => message!("event-table"),
            Event::League => message!("event-league"),
        }
    }

    /// Why an email at once is what one gets unless one chooses.
    pub fn why(self) -> Message {
        match self {
            Event::Turn => message!("event-turn-why"),
            Event::Reminder => message!("event-reminder-why"),
            Event::Talk => message!("event-talk-why"),
            Event::Table => message!("event-table-why"),
            Event::League => message!("event-league-why"),
        }
    }
}

pub fn choice_message(choice: Choice) -> Message {
    match choice {
        Choice::Mail => message!("choice-email"),
        Choice::Digest => message!("choice-digest"),
        Choice::None => message!("choice-none"),
    }
}

/// What was chosen, and what holds where nothing was.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    pub event: Event,
    pub own: Option<Choice>,
    pub inherited: Choice,
}

impl Chosen {
    pub fn is_own(&self, choice: &Choice) -> bool {
        self.own == Some(*choice)
    }

    pub fn choice(self) -> Choice {
        self.own.unwrap_or(self.inherited)
    }
}

/// The choices of a player for a match, or for all of them, and whether the match is muted.
pub fn chosen(
    conn: &mut AnyConnection,
    player: PlayerId,
    id: MatchId,
) -> Result<(Vec<Chosen>, bool)> {
    let rows = preferences::choices(conn, player, id)?;
    let find = |at: MatchId, topic: Topic| {
        let row = rows.iter().find(|row| row.0 == at && row.1 == topic);
        row.map(|row| row.2)
    };
    let of = |event: Event| match id {
        EVERYWHERE => Chosen {
            event,
            own: find(EVERYWHERE, event.topic()),
            inherited: Choice::Mail,
        },
        id => Chosen {
            event,
            own: find(id, event.topic()),
            inherited: find(EVERYWHERE, event.topic()).unwrap_or(Choice::Mail),
        },
    };
    let muted = id != EVERYWHERE && find(id, Topic::Mute).is_some();
    Ok((Event::ALL.iter().copied().map(of).collect(), muted))
}

pub fn choice(
    conn: &mut AnyConnection,
    player: PlayerId,
    id: MatchId,
    event: Event,
) -> Result<Choice> {
    let chosen = chosen(conn, player, id)?;
    Ok(about(&chosen, event))
}

/// What was chosen about an event.
pub fn about((all, muted): &(Vec<Chosen>, bool), event: Event) -> Choice {
    let mut all = all.iter();
    let own = all.find(|chosen| chosen.event == event);
    match muted {
        true => Choice::None,
        false => own.map_or(Choice::Mail, |own| own.choice()),
    }
}

pub fn rhythm(settings: &SettingsRow, player: &PlayerRow) -> Result<Rhythm, Unreadable> {
    let Some(ladder) = read_ladder(&settings.ladder) else {
        let why = "these are no steps";
        return Err(Unreadable::new("mail_settings", player.id, "ladder", why));
    };
    Ok(Rhythm {
        zone: people::zone(player)?,
        quiet_from: settings.quiet_from as u32,
        quiet_to: settings.quiet_to as u32,
        ladder,
        away_until: player.away_until,
    })
}

/// How a player is told, as their own page shows it.
#[derive(Clone, Debug)]
pub struct Channels {
    pub choices: Vec<Chosen>,
    pub settings: SettingsRow,
    pub has_feed: bool,
}

/// What the page of mail settings asks for.
#[derive(Clone, Debug)]
pub struct Wishes {
    pub choices: Vec<(Event, Choice)>,
    pub ladder: String,
    pub quiet_from: i32,
    pub quiet_to: i32,
    pub digest_hour: i32,
    pub until_visit: bool,
}

impl Service {
    pub async fn channels(&self, player: PlayerId) -> Result<Channels> {
        self.store
            .read(move |conn| {
                Ok(Channels {
                    choices: chosen(conn, player, EVERYWHERE)?.0,
                    settings: preferences::settings(conn, player)?,
                    has_feed: credentials::has_feed(conn, player)?,
                })
            })
            .await
    }

    pub async fn set_mail(&self, player: PlayerId, wishes: Wishes) -> Result<()> {
        let Some(ladder) = read_ladder(&wishes.ladder) else {
            return invalid(message!("bad-ladder"));
        };
        let hours = [wishes.quiet_from, wishes.quiet_to, wishes.digest_hour];
        if hours.iter().any(|hour| !(0..24).contains(hour)) {
            return invalid(message!("bad-hour"));
        }
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let mut row = preferences::take(conn, player)?;
                let steps: Vec<String> = ladder.iter().map(u8::to_string).collect();
                row.ladder = steps.join(" ");
                (row.quiet_from, row.quiet_to) = (wishes.quiet_from, wishes.quiet_to);
                (row.digest_hour, row.until_visit) = (wishes.digest_hour, wishes.until_visit);
                row.told_at = None;
                preferences::save(conn, &row)?;
                for (event, choice) in wishes.choices {
                    preferences::choose(conn, player, EVERYWHERE, event.topic(), Some(choice))?;
                }
                plan_again(conn, player, now)
            })
            .await
    }

    /// The choices for one match, for a player who sits there.
    pub async fn match_mail(&self, player: PlayerId, id: MatchId) -> Result<(Vec<Chosen>, bool)> {
        self.store
            .read(move |conn| {
                let table = crate::live::Table::load(conn, id)?;
                table.seat_of(player).ok_or(crate::ServiceError::NotFound)?;
                chosen(conn, player, id)
            })
            .await
    }

    pub async fn set_match_mail(
        &self,
        player: PlayerId,
        id: MatchId,
        choices: Vec<(Event, Option<Choice>)>,
        mute: bool,
    ) -> Result<()> {
        self.match_mail(player, id).await?;
        self.store
            .write(move |conn| {
                for (event, choice) in choices {
                    preferences::choose(conn, player, id, event.topic(), choice)?;
                }
                let muted = mute.then_some(Choice::None);
                Ok(preferences::choose(conn, player, id, Topic::Mute, muted)?)
            })
            .await
    }

    /// The state of the mails that were sent to a player.
    pub async fn mail_trail(&self, player: PlayerId) -> Result<Vec<letters::TrailRow>> {
        self.store
            .read(move |conn| Ok(letters::trail(conn, player, 200)?))
            .await
    }
}

/// New quiet hours or another ladder move the reminders that are to come.
fn plan_again(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<()> {
    let person = preferences::person(conn, player)?;
    for id in seats::waiting_for(conn, player)? {
        let table = Table::take(conn, id)?;
        let Some(mut seat) = table.seat_of(player).cloned() else {
            continue;
        };
        if seat.waiting_since.is_some() && !table.row.paused && table.row.status == Status::Running
        {
            seat.remind_at = reminders::plan(&person, &seat, now)?;
            seats::set_reminder(conn, &seat)?;
        }
    }
    Ok(())
}
