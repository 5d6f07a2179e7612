//! A season as a machine. Every step is one transaction that leaves the season either due at once,
//! due later, or waiting for a match to end; a step that was cut off is done again as if it had
//! never begun.

use chrono::TimeDelta;

use crate::{Result, Service};
use base::clock::Moment;
use base::ids::SeasonId;
use store::AnyConnection;
use store::leagues::{self, Letter, SeasonRow, SeasonState};
use store::pairings;

use super::joining::confirm_at;
use super::rules::{Plan, Rules};
use super::{close, post, rounds, start};

/// A season lets others come first after so many steps.
const MOST_IN_A_ROW: usize = 200;
/// The last result can be corrected so long before the season closes.
pub const SETTLES: TimeDelta = TimeDelta::days(1);

/// When there is something to do again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Now,
    At(Moment),
    /// Not before something happens.
    Never,
}

impl Service {
    /// Does one step of a season, in one transaction; says whether there is more to do at once.
    pub async fn season_step(&self, id: SeasonId) -> Result<bool> {
        let now = self.clock.now();
        self.store.write(move |conn| step(conn, id, now)).await
    }

    /// What is due in a season.
    pub(crate) async fn run_season(&self, id: SeasonId) -> Result<bool> {
        for _ in 0..MOST_IN_A_ROW {
            if !self.season_step(id).await? {
                break;
            }
        }
        self.wake.notify_one();
        Ok(true)
    }
}

fn step(conn: &mut AnyConnection, id: SeasonId, now: Moment) -> Result<bool> {
    let mut season = leagues::lock(conn, id)?;
    if season.due_at.is_none_or(|due| due > now) {
        return Ok(false);
    }
    let next = next(conn, &mut season, now)?;
    season.due_at = match next {
        Next::Now => Some(now),
        Next::At(at) => Some(at),
        Next::Never => None,
    };
    leagues::save_season(conn, &season)?;
    Ok(next == Next::Now)
}

fn next(conn: &mut AnyConnection, season: &mut SeasonRow, now: Moment) -> Result<Next> {
    let rules = Rules::of(season)?;
    let is_running = season.state == SeasonState::Running;
    if is_running && season.paused {
        return Ok(Next::Never);
    }
    if is_running && let Some(pairing) = pairings::unopened(conn, season.id)? {
        start::open(conn, season, &rules, &pairing, now)?;
        return Ok(Next::Now);
    }
    if season.letter != Letter::None {
        post::tell_some(conn, season, now)?;
        return Ok(Next::Now);
    }
    match season.state {
        SeasonState::Announced if season.opens_at > now => Ok(Next::At(season.opens_at)),
        SeasonState::Announced => {
            season.state = SeasonState::SignUp;
            Ok(Next::Now)
        }
        SeasonState::SignUp => sign_up(conn, season, &rules, now),
        SeasonState::Running => run(conn, season, &rules, now),
        SeasonState::Over => close::open_next(conn, season, &rules, now),
    }
}

fn sign_up(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    rules: &Rules,
    now: Moment,
) -> Result<Next> {
    if post::tell_followers(conn, season, now)? {
        return Ok(Next::Now);
    }
    let asks_at = confirm_at(season, rules);
    if now < asks_at {
        return Ok(Next::At(asks_at));
    }
    if now < season.starts_at {
        if !post::asked(season) {
            post::begin(conn, season, Letter::Confirm, now)?;
            return Ok(Next::Now);
        }
        // The last quarter of the time, for those who have not answered.
        let again_at = season.starts_at - (season.starts_at - asks_at) / 4;
        if now < again_at {
            return Ok(Next::At(again_at));
        }
        post::ask_again(conn, season, now)?;
        return Ok(Next::At(season.starts_at));
    }
    start::divide(conn, season, rules, now)
}

fn run(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    rules: &Rules,
    now: Moment,
) -> Result<Next> {
    let (open, last) = pairings::open_count(conn, season.id)?;
    let settled = last.unwrap_or(now) + SETTLES;
    let weekly = season.starts_at + TimeDelta::weeks(i64::from(season.week) + 1);
    let mut wake_at = weekly;
    if open == 0 {
        if let Plan::Tournament(_) = rules.plan
            && rounds::play_on(conn, season, rules, now)?
        {
            return Ok(Next::Now);
        }
        if now >= settled {
            close::close(conn, season, now)?;
            return Ok(Next::Now);
        }
        wake_at = wake_at.min(settled);
    }
    if now >= weekly {
        season.week = ((now - season.starts_at).num_days() / 7) as i32;
        post::begin(conn, season, Letter::Week, now)?;
        return Ok(Next::Now);
    }
    Ok(Next::At(wake_at))
}
