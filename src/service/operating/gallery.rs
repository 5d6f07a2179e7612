//! One email of every kind, for every game: for operators who want to see what people get, and
//! for the tests. A service of its own writes them and is thrown away afterwards.

mod accounts;
mod matches;
mod seasons;

use std::path::PathBuf;
use std::sync::Arc;

use base::clock::{Clock, Moment};
use base::ids::MatchId;
use chrono::{NaiveDate, TimeDelta};
use games::registry;
use mail::Letter;
use store::accounts::PlayerRow;
use store::file::deal_by_number;
use store::letters::{Kind, MailState, OutboxRow};
use store::{AnyConnection, Store};

use crate::compose::Composed;
use crate::notice::{Notice, Told};
use crate::replies::{Inbox, Settings};
use crate::{Result, Service, ServiceError, secrets};
use words::{Language, Reader};

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
    for game in registry::all() {
        gallery.of_end(game.info().slug, &mut samples).await?;
    }
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
}
