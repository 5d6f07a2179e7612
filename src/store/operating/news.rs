//! What nodes tell each other: which matches have just moved. One connection listens, and sends
//! this node's own news in batches. A node that cannot even hear itself, because a pooler stands
//! in between, reads the table in which all of them write.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
#[cfg(feature = "postgres")]
use std::time::Instant;

#[cfg(feature = "postgres")]
use diesel::connection::SimpleConnection;
#[cfg(feature = "postgres")]
use diesel::sql_types::Text;
#[cfg(feature = "postgres")]
use diesel::{QueryResult, RunQueryDsl};

use crate::Store;
#[cfg(feature = "postgres")]
use crate::{Address, Settings, connection::connect};
use base::ids::MatchId;

/// What another node says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A match has moved to a number; 0 if something beside the actions changed.
    Moved(MatchId, i64),
    /// Nobody could be heard for a while: any match may have moved.
    Gap,
}

/// How long news wait for company, and how often others are heard.
#[cfg(feature = "postgres")]
const EVERY: Duration = Duration::from_millis(20);
const TRY_AGAIN: Duration = Duration::from_millis(500);
/// Whoever listens hears itself within this time.
#[cfg(feature = "postgres")]
const ECHO: Duration = Duration::from_millis(500);
/// How often a node that hears nothing reads.
#[cfg(feature = "postgres")]
const READ_EVERY: Duration = Duration::from_millis(60);
/// What is older than the longest commit has been read.
#[cfg(feature = "postgres")]
const KEPT: &str = "10 seconds";
#[cfg(feature = "postgres")]
const SWEEP_EVERY: Duration = Duration::from_secs(10);
/// What fits into one notification, with room to spare.
#[cfg(feature = "postgres")]
const MOST_TOGETHER: usize = 150;
#[cfg(feature = "postgres")]
const CHANNEL: &str = "turnpost_moved";

/// Tells the other nodes.
#[derive(Clone, Debug)]
pub struct Teller(Sender<(MatchId, i64)>);

impl Teller {
    pub fn tell(&self, id: MatchId, number: i64) {
        // Whoever listens has gone only if the program ends.
        let _ = self.0.send((id, number));
    }
}

type News = BTreeSet<(MatchId, i64)>;

impl Store {
    /// Hears what other nodes do from now on. A file is no node's but ours: nothing to hear.
    pub fn follow_others(
        &self,
        node: &str,
        heard: impl Fn(Heard) + Send + 'static,
    ) -> std::io::Result<Option<Teller>> {
        if !self.is_shared() {
            return Ok(None);
        }
        let (tell, told) = channel();
        let (address, node) = (self.address.clone(), node.to_owned());
        std::thread::Builder::new()
            .name("news".to_owned())
            .spawn(move || follow(&address, &node, &told, &heard))?;
        Ok(Some(Teller(tell)))
    }
}

/// Waits for news of this node; `None` when there will never be any.
fn gather(told: &Receiver<(MatchId, i64)>, news: &mut News, most: Duration) -> Option<()> {
    match told.recv_timeout(most) {
        Ok(first) => drop(news.insert(first)),
        Err(RecvTimeoutError::Timeout) => {}
        Err(RecvTimeoutError::Disconnected) => return None,
    }
    news.extend(told.try_iter());
    Some(())
}

#[cfg(not(feature = "postgres"))]
fn follow(_: &crate::Address, _: &str, told: &Receiver<(MatchId, i64)>, _: &dyn Fn(Heard)) {
    let mut news = News::new();
    while gather(told, &mut news, TRY_AGAIN).is_some() {
        news.clear();
    }
}

#[cfg(feature = "postgres")]
fn follow(address: &Address, node: &str, told: &Receiver<(MatchId, i64)>, heard: &dyn Fn(Heard)) {
    let mut news = News::new();
    let mut was_heard = false;
    loop {
        if let Some(mut line) = Line::open(address, node) {
            if was_heard {
                heard(Heard::Gap);
            }
            was_heard = true;
            while gather(told, &mut news, EVERY).is_some() {
                if let Err(error) = line.tell(&mut news).and_then(|()| line.hear(heard)) {
                    tracing::warn!(%error, "other nodes are not heard");
                    break;
                }
            }
        }
        if gather(told, &mut news, TRY_AGAIN).is_none() {
            return;
        }
        std::thread::sleep(EVERY);
    }
}

#[cfg(feature = "postgres")]
struct Line {
    conn: diesel::pg::PgConnection,
    node: String,
    ears: Ears,
    swept: Instant,
}

/// How a node learns of what others tell.
#[cfg(feature = "postgres")]
enum Ears {
    Called,
    /// The rows that it has read, and when.
    Reads(BTreeSet<i64>, Instant),
}

#[cfg(feature = "postgres")]
#[derive(diesel::QueryableByName)]
struct Written {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    id: i64,
    #[diesel(sql_type = diesel::sql_types::Text)]
    words: String,
}

#[cfg(feature = "postgres")]
impl Line {
    fn open(address: &Address, node: &str) -> Option<Line> {
        let connected = connect(address, &Settings::default()).ok()?;
        let crate::AnyConnection::Postgres(conn) = connected else {
            return None;
        };
        let mut line = Line {
            conn,
            node: node.to_owned(),
            ears: Ears::Called,
            swept: Instant::now(),
        };
        if !line.hears_itself().ok()? {
            tracing::info!("other nodes cannot call this one: it reads what they write");
            line.ears = Ears::Reads(BTreeSet::new(), Instant::now());
            // What was told before is known, as is what was done.
            line.read(&|_| ()).ok()?;
        }
        Some(line)
    }

    fn hears_itself(&mut self) -> QueryResult<bool> {
        self.conn.batch_execute(&format!("LISTEN {CHANNEL}"))?;
        diesel::sql_query("SELECT pg_notify($1, $2)")
            .bind::<Text, _>(CHANNEL)
            .bind::<Text, _>(&self.node)
            .execute(&mut self.conn)?;
        let began = Instant::now();
        while began.elapsed() < ECHO {
            for notification in self.conn.notifications_iter() {
                if notification?.payload == self.node {
                    return Ok(true);
                }
            }
            std::thread::sleep(EVERY);
        }
        Ok(false)
    }

    /// Calls those who can be called, and writes it down for the others.
    fn tell(&mut self, news: &mut News) -> QueryResult<()> {
        while !news.is_empty() {
            let some: Vec<(MatchId, i64)> = news.iter().copied().take(MOST_TOGETHER).collect();
            let words: Vec<String> = some
                .iter()
                .map(|(id, number)| format!("{id}:{number}"))
                .collect();
            diesel::sql_query(
                "WITH told AS (INSERT INTO news (node, words, at) \
                 VALUES ($1, $2, clock_timestamp() AT TIME ZONE 'UTC')) \
                 SELECT pg_notify($3, $1 || ' ' || $2)",
            )
            .bind::<Text, _>(&self.node)
            .bind::<Text, _>(words.join(" "))
            .bind::<Text, _>(CHANNEL)
            .execute(&mut self.conn)?;
            news.retain(|told| !some.contains(told));
        }
        if self.swept.elapsed() > SWEEP_EVERY {
            self.swept = Instant::now();
            let old = format!(
                "DELETE FROM news WHERE at < clock_timestamp() AT TIME ZONE 'UTC' - interval '{KEPT}'"
            );
            self.conn.batch_execute(&old)?;
        }
        Ok(())
    }

    fn hear(&mut self, heard: &dyn Fn(Heard)) -> QueryResult<()> {
        match &self.ears {
            Ears::Called => {
                for notification in self.conn.notifications_iter() {
                    let words = notification?.payload;
                    let told = words.split_once(' ');
                    if let Some((_, moved)) = told.filter(|(node, _)| *node != self.node) {
                        pass_on(moved, heard);
                    }
                }
                Ok(())
            }
            Ears::Reads(_, at) if at.elapsed() < READ_EVERY => Ok(()),
            Ears::Reads(..) => self.read(heard),
        }
    }

    /// Rows may appear in another order than that of their numbers: those of a while are looked at.
    fn read(&mut self, heard: &dyn Fn(Heard)) -> QueryResult<()> {
        let written: Vec<Written> = diesel::sql_query(format!(
            "SELECT id, words FROM news WHERE node <> $1 \
             AND at >= clock_timestamp() AT TIME ZONE 'UTC' - interval '{KEPT}' ORDER BY id"
        ))
        .bind::<Text, _>(&self.node)
        .load(&mut self.conn)?;
        let Ears::Reads(known, at) = &mut self.ears else {
            return Ok(());
        };
        for row in written.iter().filter(|row| !known.contains(&row.id)) {
            pass_on(&row.words, heard);
        }
        *known = written.iter().map(|row| row.id).collect();
        *at = Instant::now();
        Ok(())
    }
}

#[cfg(feature = "postgres")]
fn pass_on(moved: &str, heard: &dyn Fn(Heard)) {
    for (id, number) in moved.split(' ').filter_map(|one| one.split_once(':')) {
        if let (Ok(id), Ok(number)) = (id.parse(), number.parse()) {
            heard(Heard::Moved(MatchId(id), number));
        }
    }
}
