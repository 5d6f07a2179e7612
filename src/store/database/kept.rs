//! Statements that are prepared once. Diesel writes and prepares each UPDATE anew, for it cannot know
//! that its text never changes. Whoever writes the text here knows, and gives it a name:
//!
//! ```ignore
//! struct Rename;
//! kept::<Rename>("UPDATE players SET name = ")
//!     .bind::<Text, _>(&name, " WHERE id = ")
//!     .bind::<BigInt, _>(id, "")
//! ```

use std::marker::PhantomData;

use diesel::QueryResult;
use diesel::RunQueryDsl;
use diesel::backend::Backend;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::HasSqlType;

/// The text before the first value.
#[derive(Debug)]
pub(crate) struct Kept<Name>(&'static str, PhantomData<Name>);

pub(crate) fn kept<Name>(text: &'static str) -> Kept<Name> {
    Kept(text, PhantomData)
}

/// All before it, a value of a type, and the text after it.
#[derive(Debug)]
pub(crate) struct Bound<Before, Type, Value> {
    before: Before,
    value: Value,
    text: &'static str,
    is_of: PhantomData<Type>,
}

pub(crate) trait Bind: Sized {
    fn bind<Type, Value>(self, value: Value, text: &'static str) -> Bound<Self, Type, Value> {
        Bound {
            before: self,
            value,
            text,
            is_of: PhantomData,
        }
    }
}

impl<Name> Bind for Kept<Name> {}
impl<Before, Type, Value> Bind for Bound<Before, Type, Value> {}

/// Found again by its name, without writing its text.
impl<Name: 'static> QueryId for Kept<Name> {
    type QueryId = Name;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<Before: QueryId, Type, Value> QueryId for Bound<Before, Type, Value> {
    type QueryId = Before::QueryId;
    const HAS_STATIC_QUERY_ID: bool = Before::HAS_STATIC_QUERY_ID;
}

impl<DB: Backend, Name> QueryFragment<DB> for Kept<Name> {
    fn walk_ast<'b>(&'b self, mut pass: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        pass.push_sql(self.0);
        Ok(())
    }
}

impl<DB, Before, Type, Value> QueryFragment<DB> for Bound<Before, Type, Value>
where
    DB: Backend + HasSqlType<Type>,
    Before: QueryFragment<DB>,
    Value: ToSql<Type, DB>,
{
    fn walk_ast<'b>(&'b self, mut pass: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.before.walk_ast(pass.reborrow())?;
        pass.push_bind_param::<Type, Value>(&self.value)?;
        pass.push_sql(self.text);
        Ok(())
    }
}

impl<Before, Type, Value, C> RunQueryDsl<C> for Bound<Before, Type, Value> {}

/// Runs a query that is asked for with every action on the database that there is: the common
/// connection writes the text of each query several times before it finds the prepared one.
macro_rules! on_each {
    ($conn:expr, $inner:ident => $query:expr) => {
        match $conn {
            $crate::AnyConnection::Sqlite($inner) => $query,
            #[cfg(feature = "postgres")]
            $crate::AnyConnection::Postgres($inner) => $query,
        }
    };
}
pub(crate) use on_each;
