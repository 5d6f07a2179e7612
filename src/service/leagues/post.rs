//! Who is told what about a competition. A letter to everybody goes out in parts, one transaction
//! each; the season knows the letter, and each entry whether it was told.

use serde_json::json;

use crate::clock::Moment;
use crate::ids::PlayerId;
use crate::service::Result;
use crate::service::letters::{add_stop_link, new_message_id, queue_digest};
use crate::service::preferences::{Choice, Event, choice, rhythm};
use crate::service::secrets::new_secret;
use crate::store::AnyConnection;
use crate::store::accounts;
use crate::store::entries::{self, CONFIRMED, DROPPED, LEFT_OUT, PLAYING, SIGNED};
use crate::store::leagues::{self, SeasonRow};
use crate::store::letters::{self, DIGEST, NewMail, QUEUED};
use crate::store::preferences::{self, EVERYWHERE};

pub const OPEN: &str = "league-open";
pub const CONFIRM: &str = "league-confirm";
pub const LATER: &str = "league-later";
pub const STARTED: &str = "league-started";
pub const ROUND: &str = "league-round";
pub const WEEK: &str = "league-week";
pub const OVER: &str = "league-over";
pub const MESSAGE: &str = "league-message";
pub const REPLACED: &str = "league-replaced";

/// So many people are told in one transaction.
const AT_ONCE: i64 = 50;

/// Whom a letter to everybody is for, by the state of their entry.
fn is_for(letter: &str, state: &str) -> bool {
    match letter {
        CONFIRM => state == SIGNED,
        LATER => [SIGNED, CONFIRMED].contains(&state),
        STARTED => [PLAYING, LEFT_OUT].contains(&state),
        ROUND | WEEK => state == PLAYING,
        OVER => state != LEFT_OUT,
        _ => [PLAYING, DROPPED].contains(&state),
    }
}

/// Begins a letter to everybody; one that is still being told is told to its end first.
pub(super) fn begin(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    letter: &str,
    now: Moment,
) -> Result<()> {
    while !season.letter.is_empty() {
        tell_some(conn, season, now)?;
    }
    season.letters += 1;
    season.letter = letter.to_owned();
    Ok(())
}

/// Tells the letter to the next few; when nobody is left, it is done.
pub(super) fn tell_some(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    now: Moment,
) -> Result<()> {
    let (number, letter) = (season.letters, season.letter.clone());
    let some = entries::untold(conn, season.id, number, AT_ONCE)?;
    for entry in some.iter().filter(|entry| is_for(&letter, &entry.state)) {
        if let Some(player) = entry.player_id {
            tell(
                conn,
                season,
                player,
                &letter,
                (&number.to_string(), ""),
                now,
            )?;
        }
    }
    if some.is_empty() {
        season.letter = String::new();
        return Ok(());
    }
    let ids: Vec<_> = some.iter().map(|entry| entry.id).collect();
    Ok(entries::mark_told(conn, &ids, number)?)
}

/// Whether those who signed up were asked to confirm: before the start, no other letter goes to
/// everybody before this one.
pub(super) fn asked(season: &SeasonRow) -> bool {
    season.letters > 0
}

/// Tells some followers that the sign-up is open; says whether there were any.
pub(super) fn tell_followers(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    now: Moment,
) -> Result<bool> {
    let id = season.competition_id;
    let some = leagues::untold_followers(conn, id, season.number, AT_ONCE)?;
    for player in &some {
        tell(conn, season, *player, OPEN, ("", ""), now)?;
    }
    leagues::mark_followers(conn, id, season.number, &some)?;
    Ok(!some.is_empty())
}

/// Tells a player, the way that they have chosen. `tag` tells apart letters of one kind; `words`
/// are said beside it.
pub(super) fn tell(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    player: PlayerId,
    kind: &str,
    (tag, words): (&str, &str),
    now: Moment,
) -> Result<()> {
    let player = accounts::find(conn, player)?;
    let Some(address) = player.email.clone() else {
        return Ok(());
    };
    let settings = preferences::settings(conn, player.id)?;
    let (state, due) = match choice(conn, player.id, EVERYWHERE, Event::League)? {
        Choice::None => return Ok(()),
        Choice::Digest => (DIGEST, None),
        Choice::Mail => {
            let at = rhythm(&settings, &player).not_before(now, None);
            (QUEUED, Some(at))
        }
    };
    let stop = new_secret();
    let payload = json!({ "season": season.id, "stop": stop, "words": words });
    let mail = NewMail {
        address: &address,
        player_id: Some(player.id),
        kind,
        payload: &payload.to_string(),
        dedup_key: &format!("{kind}:{}:{}:{tag}", season.id, player.id),
        state,
        message_id: &new_message_id(),
        due_at: due,
        created_at: now,
        ..NewMail::default()
    };
    if !letters::queue(conn, &mail)? {
        return Ok(());
    }
    add_stop_link(conn, Some(player.id), &stop, Event::League.word(), now)?;
    match state {
        DIGEST => queue_digest(conn, &player, &address, settings, now),
        _ => Ok(()),
    }
}
