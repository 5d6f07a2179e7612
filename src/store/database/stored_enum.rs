//! Columns that hold one word of a short list. Whatever else stands there is an error, which names
//! the column.

/// A [`base::text_enum`] that is a column of text in both databases.
#[macro_export]
macro_rules! stored_enum {
    ($(#[$about:meta])* $visible:vis enum $name:ident { $($body:tt)+ }) => {
        base::text_enum! {
            $(#[$about])*
            #[derive(diesel::expression::AsExpression, diesel::deserialize::FromSqlRow)]
            #[diesel(sql_type = diesel::sql_types::Text)]
            $visible enum $name { $($body)+ }
        }

        impl<DB> diesel::serialize::ToSql<diesel::sql_types::Text, DB> for $name
        where
            DB: diesel::backend::Backend,
            str: diesel::serialize::ToSql<diesel::sql_types::Text, DB>,
        {
            fn to_sql<'b>(
                &'b self,
                out: &mut diesel::serialize::Output<'b, '_, DB>,
            ) -> diesel::serialize::Result {
                <str as diesel::serialize::ToSql<diesel::sql_types::Text, DB>>::to_sql(
                    self.text(),
                    out,
                )
            }
        }

        impl<DB> diesel::deserialize::FromSql<diesel::sql_types::Text, DB> for $name
        where
            DB: diesel::backend::Backend,
            String: diesel::deserialize::FromSql<diesel::sql_types::Text, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> diesel::deserialize::Result<Self> {
                let word =
                    <String as diesel::deserialize::FromSql<diesel::sql_types::Text, DB>>::from_sql(
                        bytes,
                    )?;
                Ok(word.parse::<$name>()?)
            }
        }
    };
}
