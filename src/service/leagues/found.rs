//! Founding a competition, and changing it before its season starts.

use chrono::TimeDelta;

use crate::secrets::new_secret;
use crate::{Result, Service, ServiceError, invalid};
use base::clock::Moment;
use base::ids::{CompetitionId, SeasonId};
use store::accounts::PlayerRow;
use store::leagues::{self, Letter, NewSeason, SeasonRow, SeasonState};
use store::{AnyConnection, talk};

use super::rules::Rules;
use super::{lock_current, may_organise};
use words::message;

/// What an organiser asks for.
#[derive(Clone, Debug)]
pub struct Founding {
    pub name: String,
    /// What it is about, for those who might join.
    pub words: String,
    pub rules: Rules,
    pub starts_at: Moment,
}

const LONGEST_NAME: usize = 40;
const LONGEST_WORDS: usize = 2000;
const MOST_AN_HOUR: i64 = 10;

impl Founding {
    fn check(&self, now: Moment) -> Result<()> {
        let name = self.name.trim();
        let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
        if !fits || name.chars().any(char::is_control) {
            return invalid(message!("bad-league-name", most = LONGEST_NAME));
        }
        if self.words.len() > LONGEST_WORDS {
            return invalid(message!("description-too-long", most = LONGEST_WORDS));
        }
        if self.starts_at <= now || self.starts_at > now + TimeDelta::days(366) {
            return invalid(message!("bad-start"));
        }
        self.rules.check()
    }
}

impl Service {
    pub async fn found(&self, founding: Founding, by: &PlayerRow) -> Result<CompetitionId> {
        let (by, now) = (by.clone(), self.clock.now());
        founding.check(now)?;
        let founded = format!("league:{}", by.id);
        self.limit(&founded, MOST_AN_HOUR, message!("too-many-leagues"))
            .await?;
        let id = self
            .store
            .write(move |conn| {
                let name = founding.name.trim();
                let id = leagues::insert(conn, name, founding.words.trim(), by.id, now)?;
                leagues::add_organiser(conn, id, by.id)?;
                add_season(conn, id, 1, &founding.rules, founding.starts_at, now)?;
                talk::audit_competition(
                    conn,
                    &by.name,
                    &words::keep(&message!("audit-founded")),
                    id,
                    now,
                )?;
                Ok::<_, ServiceError>(id)
            })
            .await?;
        self.wake.notify_one();
        Ok(id)
    }

    /// Changes name, words, rules or start, before the season starts.
    pub async fn refound(
        &self,
        id: CompetitionId,
        founding: Founding,
        by: &PlayerRow,
    ) -> Result<()> {
        let (by, now) = (by.clone(), self.clock.now());
        founding.check(now)?;
        self.store
            .write(move |conn| {
                if !may_organise(conn, id, &by)? {
                    return Err(ServiceError::Forbidden(message!("only-organisers")));
                }
                let mut season = lock_current(conn, id)?;
                if ![SeasonState::Announced, SeasonState::SignUp].contains(&season.state) {
                    return invalid(message!("rules-stand"));
                }
                leagues::describe(conn, id, founding.name.trim(), founding.words.trim())?;
                season.rules = founding.rules.store();
                set_start(&mut season, &founding.rules, founding.starts_at);
                season.due_at = Some(now);
                leagues::save_season(conn, &season)?;
                Ok(talk::audit_competition(
                    conn,
                    &by.name,
                    &words::keep(&message!("audit-rules")),
                    id,
                    now,
                )?)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }
}

/// Moves the start, and with it the end and, if nobody could sign up yet, the sign-up.
pub(super) fn set_start(season: &mut SeasonRow, rules: &Rules, starts_at: Moment) {
    season.starts_at = starts_at;
    season.ends_at = starts_at + TimeDelta::weeks(i64::from(rules.weeks));
    if season.state == SeasonState::Announced {
        season.opens_at = starts_at - TimeDelta::days(i64::from(rules.sign_up_days));
    }
    debug_assert!(season.state != SeasonState::Running);
}

/// A season whose sign-up opens as long before its start as the rules say, or now.
pub(super) fn add_season(
    conn: &mut AnyConnection,
    id: CompetitionId,
    number: i32,
    rules: &Rules,
    starts_at: Moment,
    now: Moment,
) -> Result<SeasonId> {
    let opens_at = starts_at - TimeDelta::days(i64::from(rules.sign_up_days));
    let opens_at = opens_at.max(now);
    let new = NewSeason {
        competition_id: id,
        number,
        rules: &rules.store(),
        state: match opens_at <= now {
            true => SeasonState::SignUp,
            false => SeasonState::Announced,
        },
        paused: false,
        seed: &new_secret(),
        opens_at,
        starts_at,
        ends_at: starts_at + TimeDelta::weeks(i64::from(rules.weeks)),
        week: 0,
        letters: 0,
        letter: Letter::None,
        closed_at: None,
        due_at: Some(opens_at),
        version: 0,
    };
    Ok(leagues::insert_season(conn, &new)?)
}
