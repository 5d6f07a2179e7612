//! People and matches that somebody looks for by a few words, page by page, the newest first.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::accounts::PlayerRow;
use crate::matches::{MatchRow, Status, Visibility};
use crate::schema::{matches, players, seats};
use base::ids::MatchId;
use base::names;

/// So many rows after so many others.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub skip: i64,
    pub most: i64,
}

/// A pattern that fits whatever holds these words; `!` takes their meaning from its signs.
fn holding(words: &str) -> String {
    let plain = words
        .replace('!', "!!")
        .replace('%', "!%")
        .replace('_', "!_");
    format!("%{plain}%")
}

/// Those whose name or address holds the words.
pub fn players(conn: &mut AnyConnection, words: &str, span: Span) -> QueryResult<Vec<PlayerRow>> {
    let named = players::name_key.like(holding(&names::key(words)));
    let reached = players::email.like(holding(&words.to_lowercase()));
    players::table
        .filter(named.escape('!').or(reached.escape('!').assume_not_null()))
        .order(players::id.desc())
        .offset(span.skip)
        .limit(span.most)
        .select(PlayerRow::as_select())
        .load(conn)
}

/// The match with that number, and those with the words in their title, their game or a seat's name.
pub fn matches(conn: &mut AnyConnection, words: &str, span: Span) -> QueryResult<Vec<MatchRow>> {
    let like = holding(words);
    let sits = seats::table.filter(seats::name.like(like.clone()).escape('!'));
    let number = words.trim_start_matches('#').parse().unwrap_or(0);
    let named = matches::title.like(like.clone()).escape('!');
    let of_game = matches::game.like(like.replace(' ', "!_")).escape('!');
    let said = named.or(of_game).or(matches::id.eq(MatchId(number)));
    matches::table
        .filter(matches::status.eq_any(Status::ALL))
        .filter(matches::visibility.eq_any(Visibility::ALL))
        .filter(said.or(matches::id.eq_any(sits.select(seats::match_id))))
        .order(matches::id.desc())
        .offset(span.skip)
        .limit(span.most)
        .select(MatchRow::as_select())
        .load(conn)
}
