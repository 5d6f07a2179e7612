//! A service to look around in: players with a known password, bots, and matches in every stage.

use crate::games::deal::Options;
use crate::games::registry;
use crate::store::accounts::{self, PlayerRow};

use super::accounts::insert;
use super::secrets::hash_password;
use super::tables::{Opening, Visibility};
use super::terms::Terms;
use super::{Result, Service, ServiceError};

const PEOPLE: [&str; 3] = ["Ana", "Bo", "Cy"];
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
            let with_bots = opening(slug, "A match against bots", seats, seats - 1);
            self.open_table(with_bots, &people[0]).await?;
            let open = opening(slug, "Come and play", seats, 0);
            self.open_table(open, &people[1]).await?;
            let among_people = opening(slug, "Sunday club", seats.min(3), 0);
            let id = self.open_table(among_people, &people[0]).await?;
            for player in people.iter().skip(1).take(usize::from(seats.min(3)) - 1) {
                self.join(id, player, "").await?;
            }
        }
        Ok(())
    }

    async fn demo_player(&self, name: &'static str) -> Result<PlayerRow> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let address = format!("{}@demo.example", name.to_lowercase());
                let id = insert(conn, name, &address, &hash_password(PASSWORD), "UTC", now)?;
                let mut player = accounts::find(conn, id)?;
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
    }
}
