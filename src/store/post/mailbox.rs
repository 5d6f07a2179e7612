//! The local mailbox: what would have been sent, where there is no mail server.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::schema::letters;
use base::clock::Moment;

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = letters)]
pub struct LetterRow {
    pub id: i64,
    pub address: String,
    pub subject: String,
    pub words: String,
    pub at: Moment,
    /// The whole message, as a mail server would have got it.
    pub message: Option<Vec<u8>>,
}

pub fn keep(
    conn: &mut AnyConnection,
    address: &str,
    subject: &str,
    words: &str,
    message: &[u8],
    now: Moment,
) -> QueryResult<()> {
    diesel::insert_into(letters::table)
        .values((
            letters::address.eq(address),
            letters::subject.eq(subject),
            letters::words.eq(words),
            letters::message.eq(Some(message)),
            letters::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn kept(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<LetterRow>> {
    let order = letters::table.order(letters::id.desc()).limit(most);
    order.select(LetterRow::as_select()).load(conn)
}

pub fn kept_one(conn: &mut AnyConnection, id: i64) -> QueryResult<Option<LetterRow>> {
    let found = letters::table.find(id);
    found
        .select(LetterRow::as_select())
        .get_result(conn)
        .optional()
}
