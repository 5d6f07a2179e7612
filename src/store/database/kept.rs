//! Statements that are prepared once. Diesel prepares each UPDATE anew, for it cannot know that its
//! text never changes; whoever writes `Kept` around one knows, and gives it a name.

use std::marker::PhantomData;

use diesel::QueryResult;
use diesel::RunQueryDsl;
use diesel::backend::Backend;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};

#[derive(Debug)]
pub(crate) struct Kept<Name, Q> {
    query: Q,
    name: PhantomData<Name>,
}

impl<Name, Q> Kept<Name, Q> {
    pub fn new(query: Q) -> Self {
        Kept {
            query,
            name: PhantomData,
        }
    }
}

/// Found again by its name, without writing its text.
impl<Name: 'static, Q> QueryId for Kept<Name, Q> {
    type QueryId = Name;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<DB: Backend, Name, Q: QueryFragment<DB>> QueryFragment<DB> for Kept<Name, Q> {
    fn walk_ast<'b>(&'b self, pass: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.query.walk_ast(pass)
    }

    fn is_safe_to_cache_prepared(&self, _backend: &DB) -> QueryResult<bool> {
        Ok(true)
    }
}

impl<Name, Q: Query> Query for Kept<Name, Q> {
    type SqlType = Q::SqlType;
}

impl<Name, Q, C> RunQueryDsl<C> for Kept<Name, Q> {}

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
