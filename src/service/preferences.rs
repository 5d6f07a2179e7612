//! What a player wants to hear of, and how: for all matches, and for one.

use crate::clock::Moment;
use crate::ids::{MatchId, PlayerId};
use crate::store::accounts::{self, PlayerRow};
use crate::store::matches::RUNNING;
use crate::store::preferences::{self, EVERYWHERE, SettingsRow};
use crate::store::{AnyConnection, letters, seats};

use super::reminders;
use super::rhythm::{Rhythm, read_ladder};
use super::{Result, Service, invalid};

/// What a mail about a match can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Turn,
    Reminder,
    Talk,
    Table,
    /// A league or a tournament, not one of its matches.
    League,
}

/// How to tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    Mail,
    Digest,
    None,
}

/// A match that is muted has no mail at all.
const MUTE: &str = "mute";

impl Event {
    pub const ALL: [Event; 5] = [
        Event::Turn,
        Event::Reminder,
        Event::Talk,
        Event::Table,
        Event::League,
    ];

    /// Of a kind of letter; letters about the account belong to no event.
    pub fn of_kind(kind: &str) -> Option<Event> {
        Some(match kind {
            "turn" => Event::Turn,
            "reminder" | "nudge" => Event::Reminder,
            "talk" => Event::Talk,
            "started" | "over" | "late" | "substitute" | "dropped" | "expired" | "rewound"
            | "here" | "absent" => Event::Table,
            kind if kind.starts_with("league-") => Event::League,
            _ => return None,
        })
    }

    pub fn word(self) -> &'static str {
        match self {
            Event::Turn => "turn",
            Event::Reminder => "reminder",
            Event::Talk => "talk",
            Event::Table => "table",
            Event::League => "league",
        }
    }

    pub fn from_word(word: &str) -> Option<Event> {
        Event::ALL.into_iter().find(|event| event.word() == word)
    }

    pub fn words(self) -> &'static str {
        match self {
            Event::Turn => "It is my turn",
            Event::Reminder => "Reminders and nudges",
            Event::Talk => "Table talk",
            Event::Table => "News of the table: start, end, who left",
            Event::League => "Leagues and tournaments: sign-up, start, standings, end",
        }
    }
}

impl Choice {
    pub const ALL: [Choice; 3] = [Choice::Mail, Choice::Digest, Choice::None];

    pub fn word(self) -> &'static str {
        match self {
            Choice::Mail => "mail",
            Choice::Digest => "digest",
            Choice::None => "none",
        }
    }

    pub fn from_word(word: &str) -> Option<Choice> {
        Choice::ALL.into_iter().find(|choice| choice.word() == word)
    }

    pub fn words(self) -> &'static str {
        match self {
            Choice::Mail => "a mail at once",
            Choice::Digest => "in the digest",
            Choice::None => "no mail",
        }
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
    let find = |at: MatchId, event: &str| {
        let row = rows.iter().find(|row| row.0 == at && row.1 == event);
        row.and_then(|row| Choice::from_word(&row.2))
    };
    let of = |event: Event| match id {
        EVERYWHERE => Chosen {
            event,
            own: find(EVERYWHERE, event.word()),
            inherited: Choice::Mail,
        },
        id => Chosen {
            event,
            own: find(id, event.word()),
            inherited: find(EVERYWHERE, event.word()).unwrap_or(Choice::Mail),
        },
    };
    let muted = id != EVERYWHERE && find(id, MUTE).is_some();
    Ok((Event::ALL.map(of).to_vec(), muted))
}

pub fn choice(
    conn: &mut AnyConnection,
    player: PlayerId,
    id: MatchId,
    event: Event,
) -> Result<Choice> {
    let (all, muted) = chosen(conn, player, id)?;
    let own = all.into_iter().find(|chosen| chosen.event == event);
    Ok(match muted {
        true => Choice::None,
        false => own.map_or(Choice::Mail, Chosen::choice),
    })
}

pub fn rhythm(settings: &SettingsRow, player: &PlayerRow) -> Rhythm {
    Rhythm {
        zone: player.zone.parse().unwrap_or(chrono_tz::Tz::UTC),
        quiet_from: settings.quiet_from as u32,
        quiet_to: settings.quiet_to as u32,
        ladder: read_ladder(&settings.ladder).unwrap_or_default(),
        away_until: player.away_until,
    }
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
    pub async fn mail_settings(&self, player: PlayerId) -> Result<(SettingsRow, Vec<Chosen>)> {
        self.store
            .read(move |conn| {
                let (choices, _) = chosen(conn, player, EVERYWHERE)?;
                Ok((preferences::settings(conn, player)?, choices))
            })
            .await
    }

    pub async fn set_mail(&self, player: PlayerId, wishes: Wishes) -> Result<()> {
        let Some(ladder) = read_ladder(&wishes.ladder) else {
            return invalid("Reminders are up to six numbers from 1 to 99, such as 50 80 95.");
        };
        let hours = [wishes.quiet_from, wishes.quiet_to, wishes.digest_hour];
        if hours.iter().any(|hour| !(0..24).contains(hour)) {
            return invalid("An hour is a number from 0 to 23.");
        }
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let mut row = preferences::settings(conn, player)?;
                let steps: Vec<String> = ladder.iter().map(u8::to_string).collect();
                row.ladder = steps.join(" ");
                (row.quiet_from, row.quiet_to) = (wishes.quiet_from, wishes.quiet_to);
                (row.digest_hour, row.until_visit) = (wishes.digest_hour, wishes.until_visit);
                row.told_at = None;
                preferences::save(conn, &row)?;
                for (event, choice) in wishes.choices {
                    let word = Some(choice.word());
                    preferences::choose(conn, player, EVERYWHERE, event.word(), word)?;
                }
                plan_again(conn, player, now)
            })
            .await
    }

    /// The choices for one match, for a player who sits there.
    pub async fn match_mail(&self, player: PlayerId, id: MatchId) -> Result<(Vec<Chosen>, bool)> {
        self.store
            .read(move |conn| {
                let table = super::live::Table::load(conn, id)?;
                table.seat_of(player).ok_or(super::ServiceError::NotFound)?;
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
                    let word = choice.map(Choice::word);
                    preferences::choose(conn, player, id, event.word(), word)?;
                }
                let muted = mute.then_some("none");
                Ok(preferences::choose(conn, player, id, MUTE, muted)?)
            })
            .await
    }

    /// The state of the mails that were sent to a player.
    pub async fn mail_trail(&self, player: PlayerId) -> Result<Vec<letters::OutboxRow>> {
        self.store
            .read(move |conn| Ok(letters::of_player(conn, player, 200)?))
            .await
    }
}

/// New quiet hours or another ladder move the reminders that are to come.
fn plan_again(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<()> {
    for (mut seat, table) in seats::of_player(conn, player, &[RUNNING], i64::MAX)? {
        if seat.waiting_since.is_some() && !table.paused {
            let row = accounts::find(conn, player)?;
            seat.remind_at = reminders::plan(conn, &row, &seat, now)?;
            seats::save(conn, &seat)?;
        }
    }
    Ok(())
}
