//! The front page.

use actix_web::HttpResponse;
use askama::Template;

use crate::page::{Base, asking, ok};
use crate::session::Visitor;
use games::{GameInfo, registry};
use words::message;

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
    let (least, most) = (*info.players.start(), *info.players.end());
    asking().tell(&message!("players-range", least = least, most = most))
}

pub fn game_cards() -> Vec<GameCard> {
    let card = |game: &&'static dyn games::any_game::AnyGame| {
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
        base: Base::titled(&message!("front-title"), player.as_ref()),
        games: game_cards(),
    })
}
