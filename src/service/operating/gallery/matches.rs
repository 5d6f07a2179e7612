//! Emails about a match: before it, while it runs, at its end, and answers to replies.

use base::ids::MatchId;
use chrono::TimeDelta;
use games::bots::Bot;
use games::registry;
use games::rng::Rng;
use store::matches::{MatchRow, Status};
use store::seats::SeatRow;

use super::{About, Gallery, Sample};
use crate::notice::{Notice, TableNotice, TurnNotice};
use crate::replies::{Answer, Section, cheat_sheet};
use crate::terms::Terms;
use crate::{Result, ServiceError};
use words::{Message, Reader, keep, message};

/// What a hasty reply says.
const MISTYPED: &str = "ned";
/// So many actions are played before the emails of a match are written.
const ACTIONS: usize = 40;
/// No match of any game is longer.
const LONGEST: usize = 5000;

fn is_of_season(row: &MatchRow) -> bool {
    Terms::of(row).is_ok_and(|terms| terms.season.is_some())
}

impl Gallery {
    /// The matches of a game: against bots, open, among people.
    async fn matches(&self, slug: &str) -> Result<Vec<MatchId>> {
        let all = self.service.overview().await?.matches;
        let mut ids: Vec<MatchId> = all
            .iter()
            .filter(|row| row.game == slug && !is_of_season(row))
            .map(|row| row.id)
            .collect();
        ids.sort();
        Ok(ids)
    }

    /// Plays for everybody, until so many actions are played, Ana is to decide, or the end.
    async fn play(&self, id: MatchId, least: usize, most: usize) -> Result<()> {
        let mut rng = Rng::new([7; 32]);
        for count in 0..most {
            let glance = self.service.glance(id, None, Reader::default()).await?;
            let table = &glance.live.table;
            if table.row.status != Status::Running {
                return Ok(());
            }
            let turn = glance.live.position.turn();
            let waits: Vec<_> = turn.seats().collect();
            let Some(seat) = waits.first().copied() else {
                return Ok(());
            };
            let ana_waits = waits
                .iter()
                .any(|seat| table.seats[seat.index()].player_id == Some(self.ana.id));
            if count >= least && ana_waits {
                return Ok(());
            }
            match table.seats[seat.index()].player_id {
                Some(player) => {
                    let line = glance.live.position.bot(seat, Bot::Random, &mut rng);
                    let line = line.ok_or(ServiceError::NotFound)?;
                    let number = table.row.number;
                    self.service.act(id, player, number, &line).await?;
                }
                None => {
                    self.service.tick().await?;
                }
            }
        }
        Ok(())
    }

    /// What the rules say to a line that nobody can read.
    async fn refusal(&self, id: MatchId) -> String {
        let language = self.t.language;
        let tried = self.service.preview(id, self.ana.id, MISTYPED, language);
        match tried.await {
            Ok(_) => String::new(),
            Err(no) => self.t.tell(no.message(language)),
        }
    }

    async fn own_seat(&self, id: MatchId) -> Result<SeatRow> {
        let table = self.service.table(id).await?;
        let seat = table.seat_of(self.ana.id).cloned();
        seat.ok_or(ServiceError::NotFound)
    }

    pub async fn of_game(&self, slug: &str, samples: &mut Vec<Sample>) -> Result<()> {
        let [bots, open, club] = self.matches(slug).await?[..] else {
            return Err(ServiceError::NotFound);
        };
        self.play(club, ACTIONS, LONGEST).await?;
        self.service.clock.advance(TimeDelta::hours(2));
        self.service
            .say(club, &self.bo, &self.t.tell(message!("gallery-talk")))
            .await?;
        let seat = self.own_seat(club).await?;
        let about = About {
            group: slug,
            which: "",
            table: Some((club, seat.seat)),
            number: seat.wait_number,
            player: None,
        };
        let gone = message!("gone-late", name = "Cy");
        let words = keep(&message!("gone-bot", gone = gone.clone()));
        let wanted = keep(&message!("gone-substitute", gone = gone));
        let notices: Vec<Notice> = vec![
            TurnNotice::Turn.into(),
            TurnNotice::Reminder.into(),
            TurnNotice::Nudge {
                by: "Bo".to_owned(),
            }
            .into(),
            Notice::Talk,
            TableNotice::Started.into(),
            TableNotice::Substitute { words: wanted }.into(),
            TableNotice::Dropped.into(),
            TableNotice::Rewound.into(),
            TableNotice::SeatGiven {
                to: "Dee".to_owned(),
            }
            .into(),
            TableNotice::SeatGot.into(),
            Notice::Answer(answer(self.t, self.refusal(club).await)),
        ];
        for notice in notices {
            self.add(samples, about, notice).await?;
        }
        // Whoever is to play is told of it with their turn.
        let waits = About {
            player: Some(&self.bo),
            ..about
        };
        self.add(samples, waits, TableNotice::Late { words }.into())
            .await?;
        let which = "help";
        let asked = Notice::Answer(asked_for_help(self.t, slug));
        self.add(samples, About { which, ..about }, asked).await?;
        let invitation = Notice::Invitation {
            by: "Bo".to_owned(),
            invitation: "0123456789abcdef".to_owned(),
        };
        let about = About {
            table: Some((open, 0)),
            number: None,
            ..about
        };
        let before: Vec<Notice> = vec![
            invitation,
            TableNotice::Here.into(),
            TableNotice::Absent.into(),
            TableNotice::Expired.into(),
            TableNotice::SeatTaken.into(),
        ];
        for notice in before {
            self.add(samples, about, notice).await?;
        }
        self.play(bots, LONGEST, LONGEST).await?;
        let about = About {
            table: Some((bots, self.own_seat(bots).await?.seat)),
            ..about
        };
        self.add(samples, about, TableNotice::Over.into()).await
    }

    /// The end of a match among people, which is rated.
    pub async fn of_end(&self, slug: &str, samples: &mut Vec<Sample>) -> Result<()> {
        let [_, _, club] = self.matches(slug).await?[..] else {
            return Err(ServiceError::NotFound);
        };
        self.play(club, LONGEST, LONGEST).await?;
        let about = About {
            group: slug,
            which: "rated",
            table: Some((club, self.own_seat(club).await?.seat)),
            number: None,
            player: None,
        };
        self.add(samples, about, TableNotice::Over.into()).await
    }
}

fn asked_for_help(t: Reader, slug: &str) -> Answer {
    let game = registry::find(slug).map(|game| game.info());
    Answer {
        heading: t.tell(&message!("reply-asked", name = "Ana")),
        sections: cheat_sheet(t, game),
        sheet: format!("games/{slug}/sheet"),
        ..Answer::default()
    }
}

fn answer(t: Reader, why: String) -> Answer {
    let ended = t.tell(message!("log-line-end", name = "Ana"));
    let section = |heading: Message, lines: &[&str]| Section {
        heading: t.tell(heading),
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        ..Section::default()
    };
    Answer {
        heading: t.tell(message!("reply-played-some", name = "Ana")),
        sections: vec![
            section(message!("reply-did"), &[&ended]),
            section(message!("reply-refused"), &[MISTYPED, &why]),
        ],
        ..Answer::default()
    }
}
