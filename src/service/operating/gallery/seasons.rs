//! Emails of a season that runs, and of one that people sign up for.

use base::ids::SeasonId;
use chrono::TimeDelta;

use super::{About, Gallery, Sample};
use crate::leagues::found::Founding;
use crate::leagues::joining::Wish;
use crate::leagues::organise::Power;
use crate::leagues::rules::Rules;
use crate::notice::{Notice, Out, SeasonNotice};
use crate::{Result, ServiceError};
use store::entries::{self, EntryState};
use words::message;

impl Gallery {
    pub async fn of_league(&self, samples: &mut Vec<Sample>) -> Result<()> {
        let all = self.service.competitions().await?;
        let running = all.first().ok_or(ServiceError::NotFound)?;
        let (competition, season) = (running.competition.id, running.season.id);
        let founding = Founding {
            name: self.t.tell(message!("gallery-league")),
            words: String::new(),
            rules: Rules {
                confirm_days: 2,
                ..running.rules.clone()
            },
            starts_at: self.now() + TimeDelta::days(5),
        };
        let id = self.service.found(founding, &self.bo).await?;
        self.service.wish(id, &self.ana, Wish::Join).await?;
        let sheet = self.service.season_home(id, None, None).await?.sheet;
        let before = [
            SeasonNotice::Open,
            SeasonNotice::Confirm,
            SeasonNotice::Later,
        ];
        for notice in before {
            self.add_season(samples, sheet.season.id, "", notice)
                .await?;
        }
        self.add_season(samples, sheet.season.id, "called-off", SeasonNotice::Over)
            .await?;
        // Whoever has no entry any more.
        let gone = About {
            player: Some(&self.bo),
            ..of_league("gone")
        };
        let replaced = SeasonNotice::Replaced {
            other: "Dee".to_owned(),
        };
        self.add(samples, gone, Notice::Season(sheet.season.id, replaced))
            .await?;
        self.leave_out(sheet.season.id).await?;
        self.add_season(samples, sheet.season.id, "left-out", SeasonNotice::Started)
            .await?;
        let running: Vec<(&'static str, SeasonNotice)> = vec![
            ("", SeasonNotice::Started),
            ("", SeasonNotice::Round),
            ("", SeasonNotice::Week),
            ("", SeasonNotice::Over),
            (
                "",
                SeasonNotice::Message {
                    words: self.t.tell(message!("gallery-message")),
                },
            ),
            (
                "",
                SeasonNotice::Replaced {
                    other: "Dee".to_owned(),
                },
            ),
            ("rule", SeasonNotice::Out(Out::Rule)),
            ("organiser", SeasonNotice::Out(Out::Organiser)),
            ("list", SeasonNotice::Out(Out::List)),
            ("", SeasonNotice::Moved { division: 2 }),
            ("", SeasonNotice::Resumed),
        ];
        for (which, notice) in running {
            self.add_season(samples, season, which, notice).await?;
        }
        self.service
            .organise(competition, &self.ana, Power::Pause)
            .await?;
        self.add_season(samples, season, "", SeasonNotice::Paused)
            .await
    }

    async fn add_season(
        &self,
        samples: &mut Vec<Sample>,
        season: SeasonId,
        which: &'static str,
        notice: SeasonNotice,
    ) -> Result<()> {
        self.add(samples, of_league(which), Notice::Season(season, notice))
            .await
    }

    /// As a season leaves out who has not confirmed.
    async fn leave_out(&self, season: SeasonId) -> Result<()> {
        self.service
            .store
            .write(move |conn| {
                for mut entry in entries::of_season(conn, season)? {
                    entry.state = EntryState::LeftOut;
                    entries::save(conn, &entry)?;
                }
                Ok(())
            })
            .await
    }
}

fn of_league(which: &'static str) -> About<'static> {
    About {
        group: "league",
        which,
        table: None,
        number: None,
        player: None,
    }
}
