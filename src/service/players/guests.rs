//! Playing before signing up: one click begins a match against a bot. A guest is a player without a
//! name, an address or a password, has matches against bots only, and is forgotten after some days;
//! an account that the same person gets meanwhile takes the matches over.

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use games::any_game::AnyGame;
use games::registry;
use store::AnyConnection;
use store::accounts::{self, PlayerRow};
use store::guests::{self, NewGuest};
use store::matches::{self, Visibility};
use store::seats;
use words::{Language, Reader, message};

use crate::accounts::limit;
use crate::letters::tell_turn_again;
use crate::people::{Account, read_zone};
use crate::secrets::{hash, new_secret};
use crate::tables::{Opening, open};
use crate::terms::{Speed, Terms};
use crate::thinking::Level;
use crate::{Result, Service, ServiceError};
use store::preferences;

/// How long a guest is kept after the last match was begun.
pub const KEPT: TimeDelta = TimeDelta::days(7);
/// Forgotten at a time.
const BATCH: i64 = 50;

/// How much of this there may be; tests want less.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Guests in all.
    pub in_all: i64,
    /// Matches that one network address begins in an hour.
    pub an_hour: i64,
    /// Matches of one guest.
    pub matches: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            in_all: 2000,
            an_hour: 12,
            matches: 5,
        }
    }
}

/// Whoever wants to play a bot, and from where.
#[derive(Clone, Debug)]
pub struct Newcomer {
    /// Logged in, or a guest already.
    pub player: Option<Account>,
    /// The network address.
    pub client: String,
    pub zone: String,
    pub language: Language,
}

/// A match has begun; a new guest's browser keeps the secret.
#[derive(Clone, Debug)]
pub struct Begun {
    pub id: MatchId,
    pub session: Option<String>,
}

/// The recommended set-up for somebody's first match against a bot: nobody waits for a clock.
pub fn first_match(game: &dyn AnyGame, lessons: bool) -> Opening {
    let info = game.info();
    let seats = *info.players.start();
    Opening {
        game: info.slug.to_owned(),
        title: String::new(),
        seats,
        options: info.first_options(seats),
        visibility: Visibility::Unlisted,
        terms: Terms {
            speed: Speed::Untimed,
            lessons,
            // The newcomer begins.
            random_seats: false,
            random_first: false,
            ..Terms::default()
        },
        bots: seats - 1,
        level: Level::Newcomer,
    }
}

impl Service {
    /// Begins a match against a bot for anybody who asks.
    pub async fn play_a_bot(&self, game: &str, asked: Newcomer) -> Result<Begun> {
        self.begin_first_match(game, asked, false).await
    }

    /// The same with lessons.
    pub async fn learn(&self, game: &str, asked: Newcomer) -> Result<Begun> {
        self.begin_first_match(game, asked, true).await
    }

    async fn begin_first_match(&self, game: &str, asked: Newcomer, lessons: bool) -> Result<Begun> {
        let game = registry::find(game).ok_or(ServiceError::NotFound)?;
        let opening = first_match(game, lessons);
        if let Some(player) = asked.player.as_ref().filter(|player| !player.is_guest()) {
            let id = self.open_table(opening, player).await?;
            return Ok(Begun { id, session: None });
        }
        let (limits, now) = (self.guests, self.clock.now());
        let begun = self
            .store
            .write(move |conn| begin(conn, &opening, &asked, limits, now))
            .await?;
        self.announce(begun.id, 0);
        Ok(begun)
    }

    /// Gives a guest's matches to the account that the same person has logged in to, or got.
    pub(crate) async fn claim_by_session(&self, secret: &str, to: PlayerId) -> Result<()> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .write(move |conn| {
                let found = accounts::by_session(conn, &hashed, now)?;
                if let Some(guest) = found.filter(PlayerRow::is_guest) {
                    claim(conn, guest.id, to, now)?;
                }
                Ok::<_, ServiceError>(())
            })
            .await
    }

    /// Forgets the guests whose time is up, each by itself.
    pub(crate) async fn forget_guests(&self, now: Moment) -> Result<()> {
        loop {
            let gone = self
                .store
                .read(move |conn| Ok::<_, ServiceError>(guests::expired(conn, now, BATCH)?))
                .await?;
            if gone.is_empty() {
                return Ok(());
            }
            for guest in gone {
                self.store
                    .write(move |conn| forget(conn, guest, now))
                    .await?;
            }
        }
    }
}

fn begin(
    conn: &mut AnyConnection,
    opening: &Opening,
    asked: &Newcomer,
    limits: Limits,
    now: Moment,
) -> Result<Begun> {
    let subject = format!("guest:{}", asked.client);
    if !limit(conn, &subject, limits.an_hour, now)? {
        return Err(ServiceError::TooMany(message!("guest-too-often")));
    }
    let until = now + KEPT;
    let (guest, session) = match &asked.player {
        Some(guest) => {
            let guest = accounts::take(conn, guest.id)?;
            if guests::matches_of(conn, guest.id)?.len() >= limits.matches {
                let why = message!("guest-too-many-matches", count = limits.matches);
                return Err(ServiceError::TooMany(why));
            }
            (guest, None)
        }
        None => {
            if guests::count(conn, now)? >= limits.in_all {
                return Err(ServiceError::TooMany(message!("guest-too-many")));
            }
            let (guest, secret) = (insert(conn, asked, until, now)?, new_secret());
            accounts::open_session(conn, &hash(&secret), guest.id, now, until)?;
            (guest, Some(secret))
        }
    };
    let seated = PlayerRow {
        name: name_in(asked.language),
        ..guest
    };
    let id = open(conn, opening, &seated, now)?;
    Ok(Begun { id, session })
}

/// What a guest is called at the table, in the guest's language.
fn name_in(language: Language) -> String {
    let reader = Reader {
        language,
        ..Reader::default()
    };
    reader.tell(message!("guest-name"))
}

fn insert(
    conn: &mut AnyConnection,
    asked: &Newcomer,
    until: Moment,
    now: Moment,
) -> Result<PlayerRow> {
    let new = NewGuest {
        name: &format!("guest-{}", &new_secret()[..24]),
        zone: &read_zone(&asked.zone),
        language: asked.language.tag(),
        created_at: now,
        until,
    };
    let id = guests::insert(conn, &new)?;
    Ok(accounts::find(conn, id)?)
}

/// Gives all matches of a guest to an account, and says which; nothing if there is no such guest any
/// more. Whoever still has the guest's cookie is nobody from now on.
pub(crate) fn claim(
    conn: &mut AnyConnection,
    guest: PlayerId,
    to: PlayerId,
    now: Moment,
) -> Result<Option<MatchId>> {
    let Some(guest) = accounts::found(conn, guest)?.filter(PlayerRow::is_guest) else {
        return Ok(None);
    };
    let ids = guests::matches_of(conn, guest.id)?;
    for id in &ids {
        matches::take(conn, *id)?;
    }
    let account = accounts::find(conn, to)?;
    guests::hand_over(conn, guest.id, to, &account.name)?;
    // A guest has no address: what waits for them now was told to nobody.
    let person = preferences::person(conn, to)?;
    for seat in seats::of_matches(conn, &ids)? {
        if let Some(number) = seat.wait_number.filter(|_| seat.player_id == Some(to)) {
            tell_turn_again(conn, &person, &seat, number, now)?;
        }
    }
    Ok(ids.last().copied())
}

fn forget(conn: &mut AnyConnection, guest: PlayerId, now: Moment) -> Result<()> {
    let Some(guest) = accounts::found(conn, guest)? else {
        return Ok(());
    };
    if guest.guest_until.is_none_or(|until| until > now) {
        return Ok(());
    }
    let ids = guests::matches_of(conn, guest.id)?;
    for id in &ids {
        matches::take(conn, *id)?;
    }
    guests::forget_matches(conn, &ids)?;
    Ok(guests::forget(conn, guest.id)?)
}

/// Some things are for people whom others can recognise.
pub(crate) fn must_have_account(player: &PlayerRow) -> Result<()> {
    match player.is_guest() {
        true => Err(ServiceError::Forbidden(message!("guest-cannot"))),
        false => Ok(()),
    }
}
