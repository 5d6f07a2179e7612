//! A service to look around in: players with a known password, bots, matches in every stage and a
//! league.

use chrono::TimeDelta;

use base::ids::MatchId;
use games::bots::Bot;
use games::deal::Options;
use games::registry;
use league::Scoring;
use store::accounts::{self, PlayerRow};
use store::leagues;

use crate::accounts::{SignUp, insert};
use crate::draft::Draft;
use crate::leagues::found::Founding;
use crate::leagues::joining::Wish;
use crate::leagues::organise::Power;
use crate::leagues::rules::{Plan, Rules, places};
use crate::live::Live;
use crate::secrets::{Cost, hash_password};
use crate::tables::{Opening, Visibility};
use crate::terms::Terms;
use crate::thinking::Level;
use crate::{Result, Service, ServiceError};
use words::{Language, Message, Reader, message};

const PEOPLE: [&str; 3] = ["Ana", "Bo", "Cy"];
/// Of the first of them.
pub const ADDRESS: &str = "ana@demo.example";
pub const PASSWORD: &str = "demo-password";
/// Actions of a match among people before anybody looks at it.
const PLAYED: usize = 60;

impl Service {
    /// Fills an empty service; leaves one that has players alone.
    pub async fn fill_demo(&self) -> Result<()> {
        self.fill_demo_in(Language::default()).await
    }

    /// The same with players who read a language.
    pub async fn fill_demo_in(&self, language: Language) -> Result<()> {
        let t = Reader {
            language,
            ..Reader::default()
        };
        if self.player_named(PEOPLE[0]).await.is_ok() {
            return Ok(());
        }
        let mut people = Vec::new();
        for name in PEOPLE {
            people.push(self.demo_player(name, language).await?);
        }
        for game in registry::all() {
            let slug = game.info().slug;
            let seats = (*game.info().players.start()).max(2);
            let with_bots = opening(slug, message!("demo-bots"), seats, seats - 1);
            self.open_table(with_bots, &people[0]).await?;
            let open = opening(slug, message!("demo-open"), seats, 0);
            self.open_table(open, &people[1]).await?;
            let among_people = opening(slug, message!("demo-club"), 3, 0);
            let id = self.open_table(among_people, &people[0]).await?;
            for player in &people[1..] {
                self.join(id, player, "").await?;
            }
            self.play_on(id).await?;
        }
        self.demo_league(t, &people).await
    }

    /// Three who have been at it for a while, as bots would: an empty board shows nothing of a game.
    async fn play_on(&self, id: MatchId) -> Result<()> {
        let now = self.clock.now();
        let draft = self.store.read_slowly(move |conn| {
            let live = Live::load(conn, id)?;
            let mut draft = Draft::begin(conn, live, now)?;
            while draft.rows.len() < PLAYED {
                let turn = draft.live.position.turn();
                let Some(seat) = turn.seats().next() else {
                    break;
                };
                let mut rng = draft.live.table.rng(&format!("demo {}", draft.number()))?;
                let line = draft.live.position.bot(seat, Bot::Greedy, &mut rng);
                let line = line.ok_or(ServiceError::NotFound)?;
                let played = draft.play(seat, &line, false);
                played.map_err(|refusal| draft.live.say_refusal(refusal))?;
            }
            Ok::<_, ServiceError>(draft.seal())
        });
        self.commit(draft.await?).await?;
        Ok(())
    }

    /// A league with a season that runs: people and bots in two divisions.
    async fn demo_league(&self, t: Reader, people: &[PlayerRow]) -> Result<()> {
        let game = registry::all()
            .first()
            .ok_or(ServiceError::NotFound)?
            .info();
        let seats = *game.players.start();
        let now = self.clock.now();
        let founding = Founding {
            name: t.tell(message!("demo-league")),
            words: t.tell(message!("demo-league-words")),
            rules: Rules {
                game: game.slug.to_owned(),
                seats,
                plan: Plan::League {
                    division_size: 6,
                    matches: 3,
                    promoted: 1,
                    relegated: 1,
                },
                scoring: Scoring::Places(places(seats)),
                confirm_days: 0,
                ..Rules::default()
            },
            starts_at: now + TimeDelta::days(1),
        };
        let id = self.found(founding, &people[0]).await?;
        for player in people {
            self.wish(id, player, Wish::Join).await?;
        }
        self.organise(id, &people[0], Power::Bots(9)).await?;
        let season = self.season_home(id, None, None).await?.sheet.season.id;
        self.store
            .write(move |conn| {
                let mut row = leagues::lock(conn, season)?;
                (row.starts_at, row.due_at) = (now, Some(now));
                Ok::<_, ServiceError>(leagues::save_season(conn, &row)?)
            })
            .await?;
        while self.season_step(season).await? {}
        Ok(())
    }

    async fn demo_player(&self, name: &'static str, language: Language) -> Result<PlayerRow> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let form = SignUp {
                    name: name.to_owned(),
                    address: format!("{}@demo.example", name.to_lowercase()),
                    zone: "UTC".to_owned(),
                    language,
                };
                let id = insert(conn, &form, &hash_password(PASSWORD, &Cost::default()), now)?;
                let mut player = accounts::take(conn, id)?;
                player.confirmed = true;
                accounts::save(conn, &player)?;
                Ok::<_, ServiceError>(player)
            })
            .await
    }
}

fn opening(game: &str, title: Message, seats: u8, bots: u8) -> Opening {
    Opening {
        game: game.to_owned(),
        title: words::keep(&title),
        seats,
        options: Options::new(),
        visibility: Visibility::Public,
        terms: Terms::default(),
        bots,
        level: Level::Newcomer,
    }
}
