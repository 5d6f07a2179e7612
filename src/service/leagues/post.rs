//! Who is told what about a competition. An email to everybody goes out in parts, one
//! transaction each: the season knows which email it is, and each entry whether it has had it.

use crate::Result;
use crate::digests;
use crate::letters::{add_stop_link, new_message_id, set_aside};
use crate::notice::{Notice, SeasonNotice, Told};
use crate::preferences::{Choice, Event, choice, rhythm};
use crate::secrets::new_secret;
use base::clock::Moment;
use base::ids::PlayerId;
use store::AnyConnection;
use store::accounts;
use store::entries::{self, EntryState};
use store::leagues::{self, Letter, SeasonRow};
use store::letters::{self, MailState, NewMail};
use store::preferences::{self, EVERYWHERE};

/// So many people are told in one transaction.
const AT_ONCE: i64 = 50;

/// Whom a letter to everybody is for, by the state of their entry.
fn is_for(letter: Letter, state: EntryState) -> bool {
    match letter {
        Letter::None => false,
        Letter::Confirm => state == EntryState::Signed,
        Letter::Later => [EntryState::Signed, EntryState::Confirmed].contains(&state),
        Letter::Started => [EntryState::Playing, EntryState::LeftOut].contains(&state),
        Letter::Round | Letter::Week => state == EntryState::Playing,
        Letter::Over => state != EntryState::LeftOut,
    }
}

fn notice_of(letter: Letter) -> Option<SeasonNotice> {
    match letter {
        Letter::None => None,
        Letter::Confirm => Some(SeasonNotice::Confirm),
        Letter::Later => Some(SeasonNotice::Later),
        Letter::Started => Some(SeasonNotice::Started),
        Letter::Round => Some(SeasonNotice::Round),
        Letter::Week => Some(SeasonNotice::Week),
        Letter::Over => Some(SeasonNotice::Over),
    }
}

/// Begins a letter to everybody; one that is still being told is told to its end first.
pub(super) fn begin(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    letter: Letter,
    now: Moment,
) -> Result<()> {
    while season.letter != Letter::None {
        tell_some(conn, season, now)?;
    }
    season.letters += 1;
    season.letter = letter;
    Ok(())
}

/// Tells the letter to the next few; when nobody is left, it is done.
pub(super) fn tell_some(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    now: Moment,
) -> Result<()> {
    let (number, letter) = (season.letters, season.letter);
    let some = entries::untold(conn, season.id, number, AT_ONCE)?;
    for entry in some.iter().filter(|entry| is_for(letter, entry.state)) {
        if let (Some(player), Some(notice)) = (entry.player_id, notice_of(letter)) {
            tell(conn, season, player, (notice, &number.to_string()), now)?;
        }
    }
    if some.is_empty() {
        season.letter = Letter::None;
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

/// Asks those again who have signed up and not confirmed, once for each start.
pub(super) fn ask_again(conn: &mut AnyConnection, season: &SeasonRow, now: Moment) -> Result<()> {
    let tag = format!("again {}", season.starts_at);
    for entry in entries::of_season(conn, season.id)? {
        if let (Some(player), EntryState::Signed) = (entry.player_id, entry.state) {
            tell(conn, season, player, (SeasonNotice::Confirm, &tag), now)?;
        }
    }
    Ok(())
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
        tell(conn, season, *player, (SeasonNotice::Open, ""), now)?;
    }
    leagues::mark_followers(conn, id, season.number, &some)?;
    Ok(!some.is_empty())
}

/// Tells a player, the way that they have chosen. `tag` tells apart letters of one kind.
pub(super) fn tell(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    player: PlayerId,
    (notice, tag): (SeasonNotice, &str),
    now: Moment,
) -> Result<()> {
    let player = accounts::find(conn, player)?;
    let Some(address) = player.email.clone() else {
        return Ok(());
    };
    let settings = preferences::settings(conn, player.id)?;
    let choice = choice(conn, player.id, EVERYWHERE, Event::League)?;
    let (state, due) = match (choice, rhythm(&settings, &player)) {
        (Choice::None, _) => return Ok(()),
        (Choice::Digest | Choice::Mail, Err(unreadable)) => set_aside(&unreadable, now),
        (Choice::Digest, Ok(_)) => (MailState::Digest, None),
        (Choice::Mail, Ok(rhythm)) => (MailState::Queued, Some(rhythm.not_before(now, None))),
    };
    let stop = new_secret();
    let told = Told {
        stop: Some(stop.clone()),
        ..Told::plain(Notice::Season(season.id, notice))
    };
    let kind = told.notice.kind();
    let mail = NewMail {
        address: &address,
        player_id: Some(player.id),
        payload: &told.store(),
        dedup_key: &format!("{kind}:{}:{}:{tag}", season.id, player.id),
        state,
        message_id: &new_message_id(),
        due_at: due,
        ..NewMail::queued(kind, now)
    };
    if !letters::queue(conn, &mail)? {
        return Ok(());
    }
    told.notice.log(Some(player.id), None);
    add_stop_link(conn, Some(player.id), &stop, Event::League.text(), now)?;
    if state == MailState::Digest {
        digests::queue(conn, &player, &address, settings, now)?;
    }
    Ok(())
}
