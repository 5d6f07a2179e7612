//! Signing up for a season, confirming, withdrawing; and following a competition.

use chrono::TimeDelta;

use crate::thinking::Level;
use crate::{Result, Service, ServiceError, invalid};
use base::clock::Moment;
use base::ids::{CompetitionId, SeasonId};
use store::AnyConnection;
use store::accounts::PlayerRow;
use store::entries::{self, EntryRow, EntryState, NewEntry};
use store::leagues::{self, SeasonRow, SeasonState};

use super::lock_current;
use super::rules::Rules;
use words::message;

base::text_enum! {
    /// What a player does about a season or a competition.
    pub enum Wish {
        Join = "join",
        Confirm = "confirm",
        Withdraw = "withdraw",
        Follow = "follow",
        Unfollow = "unfollow",
    }
}

impl Service {
    pub async fn wish(&self, id: CompetitionId, by: &PlayerRow, wish: Wish) -> Result<()> {
        self.limit_wishes(by.id).await?;
        let (by, now) = (by.clone(), self.clock.now());
        self.store
            .write(move |conn| {
                leagues::find(conn, id)?;
                let season = lock_current(conn, id)?;
                match wish {
                    Wish::Follow => {
                        // Of a sign-up that opens later they are still to be told.
                        let knows =
                            season.number - i32::from(season.state == SeasonState::Announced);
                        Ok(leagues::follow(conn, id, by.id, knows)?)
                    }
                    Wish::Unfollow => Ok(leagues::unfollow(conn, id, by.id)?),
                    Wish::Join => join(conn, &season, &by, now),
                    Wish::Confirm => confirm(conn, &season, &by),
                    Wish::Withdraw => {
                        let entry = own(conn, &season, &by)?;
                        Ok(entries::delete(conn, entry.id)?)
                    }
                }
            })
            .await
    }
}

/// From when on those who signed up are asked to confirm.
pub fn confirm_at(season: &SeasonRow, rules: &Rules) -> Moment {
    season.starts_at - TimeDelta::days(i64::from(rules.confirm_days))
}

fn join(conn: &mut AnyConnection, season: &SeasonRow, by: &PlayerRow, now: Moment) -> Result<()> {
    if season.state != SeasonState::SignUp || season.starts_at <= now {
        return Err(ServiceError::Refused(message!("sign-up-closed")));
    }
    if entries::of_player(conn, season.id, by.id)?.is_some() {
        return invalid(message!("signed-up-already"));
    }
    let rules = Rules::of(season)?;
    if count(conn, season)? >= rules.most_entries() {
        return invalid(message!("season-full"));
    }
    // Whoever signs up when others are asked to confirm has said so just now.
    let is_sure = rules.confirm_days == 0 || now >= confirm_at(season, &rules);
    let state = if is_sure {
        EntryState::Confirmed
    } else {
        EntryState::Signed
    };
    add(conn, season.id, Ok(by), state, (now, season.letters))?;
    Ok(leagues::follow(
        conn,
        season.competition_id,
        by.id,
        season.number,
    )?)
}

/// How many have signed up.
fn count(conn: &mut AnyConnection, season: &SeasonRow) -> Result<usize> {
    let counts = entries::counts(conn, &[season.id])?;
    Ok(counts.first().map_or(0, |(_, count)| *count as usize))
}

/// Adds a person, or a bot by its name, who knows of the letters so far.
pub(super) fn add(
    conn: &mut AnyConnection,
    season: SeasonId,
    who: std::result::Result<&PlayerRow, &str>,
    state: EntryState,
    (now, letters): (Moment, i32),
) -> Result<EntryRow> {
    let new = NewEntry {
        season_id: season,
        player_id: who.ok().map(|player| player.id),
        bot: who.err().map(|_| Level::Newcomer.text()),
        name: who.map_or_else(|name| name, |player| &player.name),
        former: "",
        state,
        division: None,
        seed: 0,
        drop_outs: 0,
        rank: None,
        next_division: None,
        told: letters,
        joined_at: now,
    };
    let id = entries::insert(conn, &new)?;
    Ok(entries::find(conn, id)?)
}

/// The entry of somebody who may still change it.
fn own(conn: &mut AnyConnection, season: &SeasonRow, by: &PlayerRow) -> Result<EntryRow> {
    if season.state != SeasonState::SignUp {
        return Err(ServiceError::Refused(message!("sign-up-closed")));
    }
    let entry = entries::of_player(conn, season.id, by.id)?;
    entry.ok_or_else(|| ServiceError::Invalid(message!("not-signed-up")))
}

fn confirm(conn: &mut AnyConnection, season: &SeasonRow, by: &PlayerRow) -> Result<()> {
    let mut entry = own(conn, season, by)?;
    entry.state = EntryState::Confirmed;
    Ok(entries::save(conn, &entry)?)
}
