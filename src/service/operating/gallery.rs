//! One email of every kind, for every game: for operators who want to see what people get, and
//! for the tests. A service of its own writes them and is thrown away afterwards.

use std::path::PathBuf;
use std::sync::Arc;

use base::clock::{Clock, Moment};
use base::ids::{MatchId, SeasonId};
use chrono::{NaiveDate, TimeDelta};
use games::bots::Bot;
use games::registry;
use games::rng::Rng;
use mail::Letter;
use store::accounts::PlayerRow;
use store::file::deal_by_number;
use store::letters::{Kind, MailState, OutboxRow};
use store::matches::{MatchRow, Status};
use store::seats::SeatRow;
use store::{AnyConnection, Store};

use crate::compose::Composed;
use crate::leagues::found::Founding;
use crate::leagues::joining::Wish;
use crate::leagues::organise::Power;
use crate::leagues::rules::Rules;
use crate::notice::{
    AccountNotice, LinkKind, Notice, Out, SeasonNotice, TableNotice, Told, TurnNotice, Warning,
};
use crate::replies::{Answer, Inbox, Section, Settings, cheat_sheet};
use crate::terms::Terms;
use crate::{Result, Service, ServiceError, secrets, troubles};
use words::{Language, Message, Reader, keep, message};

/// An email as somebody would get it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What it is about: the id of a game, `league` or `account`.
    pub group: String,
    pub kind: Kind,
    /// Tells apart several of a kind; may be empty.
    pub which: &'static str,
    pub letter: Letter,
}

impl Sample {
    /// As files and addresses call it.
    pub fn name(&self) -> String {
        let kind = match self.group.as_str() {
            // Its kinds begin so.
            "league" => self.kind.to_string(),
            group => format!("{group}-{}", self.kind),
        };
        match self.which {
            "" => kind,
            which => format!("{kind}-{which}"),
        }
    }
}

/// What a hasty reply says.
const MISTYPED: &str = "ned";
/// So many actions are played before the emails of a match are written.
const ACTIONS: usize = 40;
/// No match of any game is longer.
const LONGEST: usize = 5000;

/// All of them in a language, in the order of games and kinds.
pub async fn samples(base_url: &str, language: Language) -> Result<Vec<Sample>> {
    let folder = Folder::new();
    let path = folder.0.join("gallery.sqlite");
    let store = Store::open(&path.to_string_lossy())?;
    // The same emails each time.
    let fixed = |conn: &mut AnyConnection| Ok::<_, ServiceError>(deal_by_number(conn)?);
    store.write(fixed).await?;
    let day = NaiveDate::from_ymd_opt(2026, 11, 16).expect("a day");
    let now = day.and_hms_opt(12, 0, 0).expect("an hour");
    let mut service = Service::new(store, Clock::held(now), base_url);
    service.inbox = Arc::new(Inbox::new(Settings {
        domain: Some("play.example".to_owned()),
        ..Settings::default()
    }));
    service.fill_demo_in(language).await?;
    let gallery = Gallery {
        t: Reader {
            language,
            ..Reader::default()
        },
        ana: service.player_named("Ana").await?,
        bo: service.player_named("Bo").await?,
        service,
    };
    let mut samples = Vec::new();
    for game in registry::all() {
        gallery.of_game(game.info().slug, &mut samples).await?;
    }
    gallery.of_league(&mut samples).await?;
    gallery.of_account(&mut samples).await?;
    Ok(samples)
}

/// Where the service lives as long as it is needed.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let name = format!("turnpost-{}", &secrets::new_secret()[..16]);
        let folder = std::env::temp_dir().join(name);
        // If it cannot be made, opening a database in it says why.
        let _ = std::fs::create_dir(&folder);
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn is_of_season(row: &MatchRow) -> bool {
    Terms::of(row).is_ok_and(|terms| terms.season.is_some())
}

struct Gallery {
    service: Service,
    /// Whoever reads all this.
    t: Reader,
    ana: PlayerRow,
    bo: PlayerRow,
}

/// What an email is about.
#[derive(Clone, Copy)]
struct About<'a> {
    group: &'a str,
    which: &'static str,
    table: Option<(MatchId, i32)>,
    number: Option<i64>,
    player: Option<&'a PlayerRow>,
}

impl Gallery {
    fn now(&self) -> Moment {
        self.service.clock.now()
    }

    /// Composes an email as if its row stood in the outbox. What has nothing to say is left out.
    async fn add(&self, samples: &mut Vec<Sample>, about: About<'_>, notice: Notice) -> Result<()> {
        let told = Told {
            turn: Some("0123456789abcdef0123456789abcdef".to_owned()),
            stop: Some("fedcba9876543210fedcba9876543210".to_owned()),
            notice,
        };
        let kind = told.notice.kind();
        let player = about.player.or(Some(&self.ana));
        let row = OutboxRow {
            id: 0,
            address: "ana@demo.example".to_owned(),
            player_id: player
                .filter(|_| kind != Kind::Invitation)
                .map(|player| player.id),
            kind,
            payload: told.store(),
            due_at: Some(self.now()),
            attempts: 1,
            created_at: self.now() - TimeDelta::hours(1),
            sent_at: None,
            state: MailState::Queued,
            reason: String::new(),
            message_id: secrets::new_secret()[..32].to_owned(),
            match_id: about.table.map(|(id, _)| id),
            seat: about.table.map(|(_, seat)| seat),
            number: about.number,
        };
        if let Composed::Letter(letter, _) = self.service.compose(&row).await? {
            samples.push(Sample {
                group: about.group.to_owned(),
                kind,
                which: about.which,
                letter: *letter,
            });
        }
        Ok(())
    }

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

    async fn of_game(&self, slug: &str, samples: &mut Vec<Sample>) -> Result<()> {
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
            TableNotice::Late { words }.into(),
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

    /// Emails of a season that runs, and of one that people sign up for.
    async fn of_league(&self, samples: &mut Vec<Sample>) -> Result<()> {
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
        let about = About {
            group: "league",
            which,
            table: None,
            number: None,
            player: None,
        };
        self.add(samples, about, Notice::Season(season, notice))
            .await
    }

    async fn of_account(&self, samples: &mut Vec<Sample>) -> Result<()> {
        let name = || self.ana.name.clone();
        let game = registry::all()
            .first()
            .ok_or(ServiceError::NotFound)?
            .info();
        let about_match = self
            .t
            .tell(message!("match-and-number", game = game.name, id = 42));
        let link = |link: LinkKind| AccountNotice::Link {
            link,
            name: name(),
            secret: "0123456789abcdef0123456789abcdef".to_owned(),
            subject: "new@demo.example".to_owned(),
        };
        let warning = |why: Warning| AccountNotice::ReplyWarning {
            name: name(),
            why,
            from: "somebody@else.example".to_owned(),
            about: about_match.clone(),
        };
        let notices: Vec<(&'static str, AccountNotice)> = vec![
            ("", link(LinkKind::Confirm)),
            ("", link(LinkKind::Known)),
            ("", link(LinkKind::Reset)),
            ("", link(LinkKind::AddressOld)),
            ("", link(LinkKind::AddressNew)),
            ("foreign", warning(Warning::Foreign)),
            ("unproven", warning(Warning::Unproven)),
            (
                "",
                AccountNotice::ForeignReply {
                    from: "somebody@else.example".to_owned(),
                    about: about_match.clone(),
                },
            ),
            ("", AccountNotice::AddressAgain { name: name() }),
            (
                "",
                AccountNotice::Trouble {
                    name: name(),
                    work: keep(&troubles::what(troubles::Work::Refusals, 0)),
                    words: keep(&message!("gallery-server")),
                },
            ),
            (
                "",
                AccountNotice::Outage {
                    name: name(),
                    minutes: 95,
                },
            ),
            (
                "",
                AccountNotice::Waited {
                    name: name(),
                    game: game.name.to_owned(),
                    seats: "3".to_owned(),
                },
            ),
        ];
        let about = |which| About {
            group: "account",
            which,
            table: None,
            number: None,
            player: None,
        };
        for (which, notice) in notices {
            self.add(samples, about(which), Notice::Account(notice))
                .await?;
        }
        self.add(samples, about(""), Notice::Digest).await
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
    let section = |heading: Message, lines: &[&str]| Section {
        heading: t.tell(heading),
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        ..Section::default()
    };
    Answer {
        heading: t.tell(message!("reply-played-some", name = "Ana")),
        sections: vec![
            section(message!("reply-did"), &["end"]),
            section(message!("reply-refused"), &[MISTYPED, &why]),
        ],
        ..Answer::default()
    }
}
