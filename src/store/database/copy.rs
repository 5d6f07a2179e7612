//! A whole database into an empty one, whichever kinds they are: the tables and columns of
//! `schema.rs`, value by value.

use std::collections::{BTreeMap, BTreeSet};

use diesel::connection::SimpleConnection;
use diesel::deserialize::{self, FromSql, QueryableByName};
use diesel::prelude::*;
use diesel::row::{Field, NamedRow, Row as Columns};
use diesel::sql_types::{BigInt, Binary, Bool, Double, Integer, Nullable, Text, Timestamp};
use diesel::sqlite::{Sqlite, SqliteType};

use crate::connection::connect;
use crate::{Address, AnyConnection, Settings, StoreError};
use base::clock::Moment;

#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("{0} has rows already")]
    NotEmpty(String),
    #[error("{table}: {from} rows became {to}")]
    Differs { table: String, from: i64, to: i64 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<diesel::result::Error> for CopyError {
    fn from(error: diesel::result::Error) -> Self {
        CopyError::Store(error.into())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    BigInt,
    Integer,
    Text,
    Bool,
    Timestamp,
    Double,
    Binary,
}

/// A value as a database gives it; SQLite has numbers for yes and no, and text for moments.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    not(feature = "postgres"),
    expect(dead_code, reason = "only PostgreSQL gives a Bool or a Moment")
)]
enum Cell {
    Null,
    Number(i64),
    Text(String),
    Bool(bool),
    Moment(Moment),
    Double(f64),
    Bytes(Vec<u8>),
}

struct Row(Vec<Cell>);

#[derive(Clone, Debug)]
pub struct Table {
    pub name: &'static str,
    pub columns: Vec<(&'static str, Kind)>,
}

/// So many values are sent in one statement; both databases take more.
const MOST_VALUES: usize = 8000;

/// The tables as they are declared.
pub fn tables() -> Vec<Table> {
    let declared = include_str!("../schema.rs")
        .split("diesel::table! {")
        .skip(1);
    let read = |text: &'static str| {
        let body = text.split("\n}").next().unwrap_or_default();
        let name = body.trim().split(' ').next().unwrap_or_default();
        let columns = body
            .lines()
            .filter_map(|line| line.trim().trim_end_matches(',').split_once(" -> "));
        Table {
            name,
            columns: columns
                .map(|(column, kind)| (column, read_kind(kind)))
                .collect(),
        }
    };
    declared.map(read).collect()
}

fn read_kind(text: &str) -> Kind {
    let plain = text.trim_start_matches("Nullable<").trim_end_matches('>');
    match plain {
        "BigInt" => Kind::BigInt,
        "Integer" => Kind::Integer,
        "Text" => Kind::Text,
        "Bool" => Kind::Bool,
        "Timestamp" => Kind::Timestamp,
        "Double" => Kind::Double,
        "Binary" => Kind::Binary,
        other => unreachable!("schema.rs has the type {other}, which no copy knows"),
    }
}

/// Copies everything in one transaction and counts it; says how many rows each table has.
pub fn all(from: &Address, to: &Address) -> Result<BTreeMap<String, i64>, CopyError> {
    let mut from = connect(from, &Settings::unhurried())?;
    let mut to = connect(to, &Settings::unhurried())?;
    begin_reading(&mut from)?;
    let tables = in_order(&mut to, tables())?;
    to.transaction(|to| {
        for table in &tables {
            if count(to, table.name)? > 0 {
                return Err(CopyError::NotEmpty(table.name.to_owned()));
            }
        }
        let mut counts = BTreeMap::new();
        for table in &tables {
            copy(&mut from, to, table)?;
            let (there, here) = (count(&mut from, table.name)?, count(to, table.name)?);
            if there != here {
                return Err(CopyError::Differs {
                    table: table.name.to_owned(),
                    from: there,
                    to: here,
                });
            }
            counts.insert(table.name.to_owned(), here);
        }
        go_on_counting(to, &tables)?;
        Ok(counts)
    })
}

/// What is read is of one moment, even if somebody writes meanwhile.
fn begin_reading(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(conn) => conn.batch_execute("BEGIN"),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => {
            conn.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        }
    }
}

#[derive(QueryableByName)]
struct Refers {
    #[diesel(sql_type = Text)]
    child: String,
    #[diesel(sql_type = Text)]
    parent: String,
}

/// Tables after those that they refer to.
fn in_order(conn: &mut AnyConnection, mut tables: Vec<Table>) -> QueryResult<Vec<Table>> {
    let asked = match conn {
        AnyConnection::Sqlite(_) => {
            "SELECT t.name AS child, f.\"table\" AS parent FROM sqlite_master t, \
             pragma_foreign_key_list(t.name) f WHERE t.type = 'table'"
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => {
            "SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent \
             FROM pg_constraint WHERE contype = 'f'"
        }
    };
    let refers: Vec<Refers> = diesel::sql_query(asked).load(conn)?;
    let mut done: BTreeSet<&str> = BTreeSet::new();
    let mut ordered = Vec::with_capacity(tables.len());
    while !tables.is_empty() {
        let waits = |table: &Table| {
            let parents = refers.iter().filter(|one| one.child == table.name);
            let mut others = parents.filter(|one| one.parent != table.name);
            others.any(|one| !done.contains(one.parent.as_str()))
        };
        let (later, now): (Vec<Table>, Vec<Table>) = tables.into_iter().partition(waits);
        assert!(!now.is_empty(), "tables refer to each other in a circle");
        done.extend(now.iter().map(|table| table.name));
        ordered.extend(now);
        tables = later;
    }
    Ok(ordered)
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

fn count(conn: &mut AnyConnection, table: &str) -> QueryResult<i64> {
    let counted = diesel::sql_query(format!("SELECT count(*) AS count FROM {table}"));
    Ok(counted.get_result::<Count>(conn)?.count)
}

impl QueryableByName<Sqlite> for Row {
    fn build<'a>(row: &impl NamedRow<'a, Sqlite>) -> deserialize::Result<Self> {
        let mut cells = Vec::with_capacity(row.field_count());
        for at in 0..row.field_count() {
            let field = Columns::get(row, at).ok_or("a column is missing")?;
            let Some(value) = field.value() else {
                cells.push(Cell::Null);
                continue;
            };
            cells.push(match value.value_type() {
                None => Cell::Null,
                Some(SqliteType::Text) => Cell::Text(FromSql::<Text, Sqlite>::from_sql(value)?),
                Some(SqliteType::Double | SqliteType::Float) => {
                    Cell::Double(FromSql::<Double, Sqlite>::from_sql(value)?)
                }
                Some(SqliteType::Binary) => {
                    Cell::Bytes(FromSql::<Binary, Sqlite>::from_sql(value)?)
                }
                Some(SqliteType::SmallInt | SqliteType::Integer | SqliteType::Long) => {
                    Cell::Number(FromSql::<BigInt, Sqlite>::from_sql(value)?)
                }
            });
        }
        Ok(Row(cells))
    }
}

#[cfg(feature = "postgres")]
impl QueryableByName<diesel::pg::Pg> for Row {
    fn build<'a>(row: &impl NamedRow<'a, diesel::pg::Pg>) -> deserialize::Result<Self> {
        use diesel::pg::Pg;

        let mut cells = Vec::with_capacity(row.field_count());
        for at in 0..row.field_count() {
            let field = Columns::get(row, at).ok_or("a column is missing")?;
            let Some(value) = field.value() else {
                cells.push(Cell::Null);
                continue;
            };
            // The numbers of these types are the same on every server.
            cells.push(match value.get_oid().get() {
                16 => Cell::Bool(FromSql::<Bool, Pg>::from_sql(value)?),
                17 => Cell::Bytes(FromSql::<Binary, Pg>::from_sql(value)?),
                20 => Cell::Number(FromSql::<BigInt, Pg>::from_sql(value)?),
                23 => Cell::Number(i64::from(<i32 as FromSql<Integer, Pg>>::from_sql(value)?)),
                25 => Cell::Text(FromSql::<Text, Pg>::from_sql(value)?),
                701 => Cell::Double(FromSql::<Double, Pg>::from_sql(value)?),
                1114 => Cell::Moment(FromSql::<Timestamp, Pg>::from_sql(value)?),
                other => return Err(format!("no copy knows the type {other}").into()),
            });
        }
        Ok(Row(cells))
    }
}

/// Copies a table, some rows at a time.
fn copy(from: &mut AnyConnection, to: &mut AnyConnection, table: &Table) -> QueryResult<()> {
    let names: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
    let names = names.join(", ");
    let most = MOST_VALUES / table.columns.len();
    let select = format!("SELECT {names} FROM {}", table.name);
    match from {
        AnyConnection::Sqlite(from) => {
            let mut some = Vec::with_capacity(most);
            for row in diesel::sql_query(select).load_iter::<Row, _>(from)? {
                some.push(row?);
                if some.len() == most {
                    insert(to, table, &names, std::mem::take(&mut some))?;
                }
            }
            insert(to, table, &names, some)
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(from) => {
            from.batch_execute(&format!("DECLARE rows NO SCROLL CURSOR FOR {select}"))?;
            loop {
                let some = diesel::sql_query(format!("FETCH {most} FROM rows"));
                let some: Vec<Row> = some.load(from)?;
                if some.is_empty() {
                    return from.batch_execute("CLOSE rows");
                }
                insert(to, table, &names, some)?;
            }
        }
    }
}

/// Fills a statement with values, each as the type of its column.
macro_rules! fill {
    ($query:expr, $table:expr, $rows:expr) => {{
        let mut query = $query;
        for row in $rows {
            for (cell, (name, kind)) in row.0.into_iter().zip(&$table.columns) {
                let wrong = || wrong_value($table.name, name);
                query = match kind {
                    Kind::BigInt => query.bind::<Nullable<BigInt>, _>(cell.number(wrong)?),
                    Kind::Integer => {
                        let number = cell.number(wrong)?.map(i32::try_from).transpose();
                        query.bind::<Nullable<Integer>, _>(number.map_err(|_| wrong())?)
                    }
                    Kind::Text => query.bind::<Nullable<Text>, _>(cell.text(wrong)?),
                    Kind::Bool => query.bind::<Nullable<Bool>, _>(cell.yes(wrong)?),
                    Kind::Timestamp => query.bind::<Nullable<Timestamp>, _>(cell.moment(wrong)?),
                    Kind::Double => query.bind::<Nullable<Double>, _>(cell.double(wrong)?),
                    Kind::Binary => query.bind::<Nullable<Binary>, _>(cell.bytes(wrong)?),
                };
            }
        }
        query
    }};
}

fn insert(conn: &mut AnyConnection, table: &Table, names: &str, rows: Vec<Row>) -> QueryResult<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let width = table.columns.len();
    let value = |at: usize| match conn {
        AnyConnection::Sqlite(_) => format!("?{at}"),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => format!("${at}"),
    };
    let row = |row: usize| {
        let values: Vec<String> = (1..=width).map(|at| value(row * width + at)).collect();
        format!("({})", values.join(", "))
    };
    let values: Vec<String> = (0..rows.len()).map(row).collect();
    let sql = format!(
        "INSERT INTO {} ({names}) VALUES {}",
        table.name,
        values.join(", ")
    );
    let query = diesel::sql_query(sql);
    match conn {
        AnyConnection::Sqlite(conn) => fill!(query.into_boxed(), table, rows).execute(conn),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => fill!(query.into_boxed(), table, rows).execute(conn),
    }?;
    Ok(())
}

fn wrong_value(table: &str, column: &str) -> diesel::result::Error {
    let words = format!("{table}.{column} holds a value of another type");
    diesel::result::Error::SerializationError(words.into())
}

type Wrong = diesel::result::Error;

impl Cell {
    fn number(self, wrong: impl Fn() -> Wrong) -> QueryResult<Option<i64>> {
        match self {
            Cell::Null => Ok(None),
            Cell::Number(number) => Ok(Some(number)),
            _ => Err(wrong()),
        }
    }

    fn text(self, wrong: impl Fn() -> Wrong) -> QueryResult<Option<String>> {
        match self {
            Cell::Null => Ok(None),
            Cell::Text(text) => Ok(Some(text)),
            _ => Err(wrong()),
        }
    }

    fn yes(self, wrong: impl Fn() -> Wrong) -> QueryResult<Option<bool>> {
        match self {
            Cell::Null => Ok(None),
            Cell::Bool(yes) => Ok(Some(yes)),
            Cell::Number(number @ (0 | 1)) => Ok(Some(number == 1)),
            _ => Err(wrong()),
        }
    }

    fn moment(self, wrong: impl Fn() -> Wrong) -> QueryResult<Option<Moment>> {
        match self {
            Cell::Null => Ok(None),
            Cell::Moment(at) => Ok(Some(at)),
            Cell::Text(text) => {
                let read = |form| Moment::parse_from_str(&text, form).ok();
                let at = read("%F %T%.f").or_else(|| read("%FT%T%.f"));
                at.map(Some).ok_or_else(wrong)
            }
            _ => Err(wrong()),
        }
    }

    fn double(self, wrong: impl Fn() -> Wrong) -> QueryResult<Option<f64>> {
        match self {
            Cell::Null => Ok(None),
            Cell::Double(number) => Ok(Some(number)),
            _ => Err(wrong()),
        }
    }

    fn bytes(self, wrong: impl Fn() -> Wrong) -> QueryResult<Option<Vec<u8>>> {
        match self {
            Cell::Null => Ok(None),
            Cell::Bytes(bytes) => Ok(Some(bytes)),
            _ => Err(wrong()),
        }
    }
}

/// The next row gets the next number; SQLite sees to that itself.
#[cfg_attr(
    not(feature = "postgres"),
    expect(unused_variables, reason = "only PostgreSQL is told")
)]
fn go_on_counting(conn: &mut AnyConnection, tables: &[Table]) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => {
            let counted = |table: &&Table| table.columns.first() == Some(&("id", Kind::BigInt));
            for table in tables.iter().filter(counted) {
                let name = table.name;
                conn.batch_execute(&format!(
                    "SELECT setval(pg_get_serial_sequence('{name}', 'id'), \
                     greatest((SELECT max(id) FROM {name}), 1), \
                     (SELECT count(*) > 0 FROM {name}))"
                ))?;
            }
            Ok(())
        }
    }
}
