//! Replies that are not played because somebody else wrote them: the owner of the seat hears of
//! each such sender, and the sender is told why nothing happens, each at most once a day.

use chrono::TimeDelta;

use base::clock::Moment;
use store::AnyConnection;
use store::accounts::{self, PlayerRow};
use store::letters::{self, Kind, NewMail};

use super::super::compose::named;
use super::super::letters::{new_message_id, tell_account};
use super::super::live::Table;
use super::super::notice::{AccountNotice, Notice, Told, Warning};
use super::super::{Result, people};
use super::play::Letter;

/// Whoever got hold of an address for replies must not make us write to the whole world.
const MOST_A_DAY: i64 = 10;

/// Tells the player, and whoever proved to be somebody else.
pub(super) fn warn(
    conn: &mut AnyConnection,
    letter: &Letter,
    player: &PlayerRow,
    address: &str,
    why: Warning,
    now: Moment,
) -> Result<()> {
    let tries = format!("foreign-reply:{}", player.id);
    if accounts::count_try(conn, &tries, now, now - TimeDelta::days(1))? > MOST_A_DAY {
        return Ok(());
    }
    let table = Table::load(conn, letter.row.match_id)?;
    let (about, _) = named(people::reader(player, now)?, &table)?;
    let from = letter.inbound.from.clone().unwrap_or_default();
    let kind = Kind::ReplyWarning;
    let key = format!("{kind}:{}:{why}:{from}:{}", player.id, now.date());
    let notice = AccountNotice::ReplyWarning {
        name: player.name.clone(),
        why,
        from: from.clone(),
        about: about.clone(),
    };
    tell_account(conn, player.id, address, (notice, &key), now)?;
    // Whoever is only claimed to have written is not bothered.
    match why == Warning::Foreign && letter.is_proven && !from.is_empty() {
        true => answer(conn, letter, &from, about, now),
        false => Ok(()),
    }
}

fn answer(
    conn: &mut AnyConnection,
    letter: &Letter,
    from: &str,
    about: String,
    now: Moment,
) -> Result<()> {
    let told = Told::plain(Notice::Account(AccountNotice::ForeignReply {
        from: from.to_owned(),
        about,
    }));
    let kind = told.notice.kind();
    let mail = NewMail {
        address: from,
        payload: &told.store(),
        dedup_key: &format!("{kind}:{from}:{}", now.date()),
        message_id: &new_message_id(),
        // They are answered in the language of the email that they had in hand.
        match_id: Some(letter.row.match_id),
        seat: Some(letter.row.seat),
        ..NewMail::queued(kind, now)
    };
    letters::queue(conn, &mail)?;
    Ok(())
}
