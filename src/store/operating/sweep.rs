//! What nobody can use any more is forgotten: some rows at a time, found by their age, so that nobody
//! waits long for the database however much there is.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::schema::{links, reply_tokens, return_tokens, seen_messages, sessions, tries};
use base::clock::Moment;

/// So many of each kind in one transaction.
pub(crate) const AT_ONCE: i64 = 500;

/// Deletes the oldest rows of a table up to a moment, some at a time; says how many.
macro_rules! forget {
    ($conn:expr, $table:ident, $key:ident: $kind:ty, $age:ident, $until:expr) => {{
        let old: Vec<$kind> = $table::table
            .filter($table::$age.le($until))
            .order($table::$age)
            .limit(AT_ONCE)
            .select($table::$key)
            .load($conn)?;
        match old.is_empty() {
            true => 0,
            false => {
                let rows = $table::table.filter($table::$key.eq_any(&old));
                diesel::delete(rows).execute($conn)?
            }
        }
    }};
}

/// Sessions, links and what limits count; says whether there may be more.
pub fn accounts(conn: &mut AnyConnection, now: Moment, oldest_try: Moment) -> QueryResult<bool> {
    let done = [
        forget!(conn, sessions, hash: String, expires_at, now),
        forget!(conn, links, hash: String, expires_at, now),
        forget!(conn, tries, id: i64, at, oldest_try),
    ];
    Ok(done != [0; 3])
}

/// Addresses of replies, and messages that came; says whether there may be more.
pub fn replies(conn: &mut AnyConnection, tokens: Moment, messages: Moment) -> QueryResult<bool> {
    let done = [
        forget!(conn, reply_tokens, hash: String, created_at, tokens),
        forget!(conn, return_tokens, hash: String, created_at, tokens),
        forget!(conn, seen_messages, hash: String, at, messages),
    ];
    Ok(done != [0; 3])
}
