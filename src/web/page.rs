//! What every page has, and to whom it is said.

use std::cell::RefCell;

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;

use service::accounts::Turns;
use service::people::Account;
use words::Message;
pub use words::{Reader, When};

/// A request, as far as the frame of a page needs to know it.
#[derive(Clone, Debug, Default)]
struct Asking {
    reader: Reader,
    section: Option<Section>,
    turns: Turns,
    /// The name of whoever is logged in, and whether they are an admin.
    known: Option<(String, bool)>,
}

/// A part of the site that its navigation names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    Mine,
    Tables,
    Games,
    Leagues,
    Ratings,
}

impl Section {
    fn of(path: &str) -> Option<Section> {
        match path.split('/').nth(1)? {
            "" | "mine" => Some(Section::Mine),
            "lobby" | "tables" | "play-now" => Some(Section::Tables),
            "games" => Some(Section::Games),
            "leagues" | "seasons" => Some(Section::Leagues),
            "ratings" => Some(Section::Ratings),
            _ => None,
        }
    }
}

tokio::task_local! {
    /// Whoever asks, as far as it is known: by their browser, then by their account.
    static ASKING: RefCell<Asking>;
}

/// Answers a request for a path, and knows meanwhile who asks.
pub async fn answering<T>(reader: Reader, path: &str, answer: impl Future<Output = T>) -> T {
    let asking = Asking {
        reader,
        section: Section::of(path),
        ..Asking::default()
    };
    ASKING.scope(RefCell::new(asking), answer).await
}

fn request() -> Asking {
    ASKING
        .try_with(|asking| asking.borrow().clone())
        .unwrap_or_default()
}

/// Whoever asks. Outside of a request nobody does.
pub fn asking() -> Reader {
    request().reader
}

/// The reader that a player is; without one, whoever asks.
pub fn reader(player: Option<&Account>) -> Reader {
    match player {
        Some(player) => player.reader(asking().now),
        None => asking(),
    }
}

/// From here on, what goes wrong is said to this player, and pages name what waits for them.
pub fn recognise(player: &Account, turns: Turns) {
    let reader = reader(Some(player));
    // Outside of a request there is nothing to remember it for.
    let _ = ASKING.try_with(|asking| {
        let mut asking = asking.borrow_mut();
        asking.reader = reader;
        asking.turns = turns;
        asking.known = (!player.is_guest()).then(|| (player.name.clone(), player.is_admin));
    });
}

/// The frame of a page.
#[derive(Clone, Debug, Default)]
pub struct Base {
    pub t: Reader,
    pub title: String,
    pub player: Option<String>,
    pub is_admin: bool,
    /// The part of the site that the page belongs to.
    pub section: Option<Section>,
    /// Whatever waits for the player, or for the guest.
    pub turns: Turns,
    /// The query with which signing up and logging in lead to what a stranger looks at; may be empty.
    pub aim: String,
}

impl Base {
    pub fn of(title: impl Into<String>, player: Option<&Account>) -> Self {
        let t = reader(player);
        let player = player.filter(|player| !player.is_guest());
        Base {
            t,
            title: title.into(),
            player: player.map(|player| player.name.clone()),
            is_admin: player.is_some_and(|player| player.is_admin),
            section: request().section,
            turns: request().turns,
            aim: String::new(),
        }
    }

    /// Of a page that only says what went wrong: whoever is logged in is not asked to do so again.
    pub fn of_whoever_asks(title: String) -> Self {
        let (player, is_admin) = request().known.unzip();
        Base {
            player,
            is_admin: is_admin.unwrap_or_default(),
            ..Base::of(title, None)
        }
    }

    pub fn is_at(&self, section: Section) -> bool {
        self.section == Some(section)
    }

    /// The match that waits most urgently.
    pub fn next_turn(&self) -> Option<i64> {
        self.turns.next.map(|id| id.0)
    }

    /// Of the style and the script.
    pub fn version(&self) -> &'static str {
        crate::statics::VERSION.as_str()
    }

    /// With a title from the catalogue.
    pub fn titled(title: &Message, player: Option<&Account>) -> Self {
        Base::of(reader(player).tell(title), player)
    }
}

pub fn page(status: StatusCode, template: &impl Template) -> HttpResponse {
    match template.render() {
        Ok(html) => HttpResponse::build(status)
            .content_type("text/html; charset=utf-8")
            .body(html),
        Err(error) => {
            tracing::error!(%error, "template failed");
            HttpResponse::InternalServerError().finish()
        }
    }
}

pub fn ok(template: &impl Template) -> HttpResponse {
    page(StatusCode::OK, template)
}

pub fn see_other(path: &str) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, path))
        .finish()
}
