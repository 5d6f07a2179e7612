//! A service to look around in: players with a known password, bots, matches in every stage and a
//! league.

use chrono::TimeDelta;

use games::deal::Options;
use games::registry;
use league::Scoring;
use store::accounts::{self, PlayerRow};
use store::leagues;

use crate::accounts::{SignUp, insert};
use crate::leagues::found::Founding;
use crate::leagues::joining::Wish;
use crate::leagues::organise::Power;
use crate::leagues::rules::{Plan, Rules, places};
use crate::secrets::hash_password;
use crate::tables::{Opening, Visibility};
use crate::terms::Terms;
use crate::thinking::Level;
use crate::{Result, Service, ServiceError};
use words::{Language, message};

const PEOPLE: [&str; 3] = ["Ana", "Bo", "Cy"];
/// Of the first of them.
pub const ADDRESS: &str = "ana@demo.example";
pub const PASSWORD: &str = "demo-password";

impl Service {
    /// Fills an empty service; leaves one that has players alone.
    pub async fn fill_demo(&self) -> Result<()> {
        if self.player_named(PEOPLE[0]).await.is_ok() {
            return Ok(());
        }
        let mut people = Vec::new();
        for name in PEOPLE {
            people.push(self.demo_player(name).await?);
        }
        for game in registry::all() {
            let slug = game.info().slug;
            let seats = (*game.info().players.start()).max(2);
            let with_bots = opening(slug, &words::tell(&message!("demo-bots")), seats, seats - 1);
            self.open_table(with_bots, &people[0]).await?;
            let open = opening(slug, &words::tell(&message!("demo-open")), seats, 0);
            self.open_table(open, &people[1]).await?;
            let among_people = opening(slug, &words::tell(&message!("demo-club")), seats.min(3), 0);
            let id = self.open_table(among_people, &people[0]).await?;
            for player in people.iter().skip(1).take(usize::from(seats.min(3)) - 1) {
                self.join(id, player, "").await?;
            }
        }
        self.demo_league(&people).await
    }

    /// A league with a season that runs: people and bots in two divisions.
    async fn demo_league(&self, people: &[PlayerRow]) -> Result<()> {
        let game = registry::all()
            .first()
            .ok_or(ServiceError::NotFound)?
            .info();
        let seats = *game.players.start();
        let now = self.clock.now();
        let founding = Founding {
            name: words::tell(&message!("demo-league")),
            words: words::tell(&message!("demo-league-words")),
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

    async fn demo_player(&self, name: &'static str) -> Result<PlayerRow> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let form = SignUp {
                    name: name.to_owned(),
                    address: format!("{}@demo.example", name.to_lowercase()),
                    zone: "UTC".to_owned(),
                    language: Language::English,
                };
                let id = insert(conn, &form, &hash_password(PASSWORD), now)?;
                let mut player = accounts::take(conn, id)?;
                player.confirmed = true;
                accounts::save(conn, &player)?;
                Ok::<_, ServiceError>(player)
            })
            .await
    }
}

fn opening(game: &str, title: &str, seats: u8, bots: u8) -> Opening {
    Opening {
        game: game.to_owned(),
        title: title.to_owned(),
        seats,
        options: Options::new(),
        visibility: Visibility::Public,
        terms: Terms::default(),
        bots,
        level: Level::Newcomer,
    }
}
