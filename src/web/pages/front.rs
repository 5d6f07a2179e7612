//! The front page.

use actix_web::HttpResponse;
use askama::Template;

use crate::games::{GameInfo, registry};
use crate::web::page::{Base, ok};
use crate::web::session::Visitor;

#[derive(Template)]
#[template(path = "pages/front.html")]
struct Front {
    base: Base,
    games: Vec<GameCard>,
}

#[derive(Debug)]
pub struct GameCard {
    pub slug: &'static str,
    pub name: &'static str,
    pub players: String,
}

pub fn players_words(info: &GameInfo) -> String {
    format!("{} to {} players", info.players.start(), info.players.end())
}

pub fn game_cards() -> Vec<GameCard> {
    let card = |game: &&'static dyn crate::games::any_game::AnyGame| {
        let info = game.info();
        GameCard {
            slug: info.slug,
            name: info.name,
            players: players_words(info),
        }
    };
    registry::all().iter().map(card).collect()
}

pub async fn show(Visitor(player): Visitor) -> HttpResponse {
    ok(&Front {
        base: Base::of("Heavy board games by email", player.as_ref()),
        games: game_cards(),
    })
}
