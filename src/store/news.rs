//! What nodes tell each other: which matches have just moved. A connection of its own listens; what
//! this node has to tell goes out over the same one, some at a time.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use super::Store;
#[cfg(feature = "postgres")]
use super::{Address, Settings, connection::connect};
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
fn follow(_: &super::Address, _: &str, told: &Receiver<(MatchId, i64)>, _: &dyn Fn(Heard)) {
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
}

#[cfg(feature = "postgres")]
impl Line {
    fn open(address: &Address, node: &str) -> Option<Line> {
        use diesel::connection::SimpleConnection;

        let connected = connect(address, &Settings::default()).ok()?;
        let super::AnyConnection::Postgres(mut conn) = connected else {
            return None;
        };
        conn.batch_execute(&format!("LISTEN {CHANNEL}")).ok()?;
        Some(Line {
            conn,
            node: node.to_owned(),
        })
    }

    fn tell(&mut self, news: &mut News) -> diesel::QueryResult<()> {
        use diesel::RunQueryDsl;
        use diesel::sql_types::Text;

        while !news.is_empty() {
            let some: Vec<(MatchId, i64)> = news.iter().copied().take(MOST_TOGETHER).collect();
            let words: Vec<String> = some
                .iter()
                .map(|(id, number)| format!("{id}:{number}"))
                .collect();
            diesel::sql_query("SELECT pg_notify($1, $2)")
                .bind::<Text, _>(CHANNEL)
                .bind::<Text, _>(format!("{} {}", self.node, words.join(" ")))
                .execute(&mut self.conn)?;
            news.retain(|told| !some.contains(told));
        }
        Ok(())
    }

    fn hear(&mut self, heard: &dyn Fn(Heard)) -> diesel::QueryResult<()> {
        for notification in self.conn.notifications_iter() {
            let words = notification?.payload;
            let Some((node, moved)) = words.split_once(' ') else {
                continue;
            };
            if node == self.node {
                continue;
            }
            for (id, number) in moved.split(' ').filter_map(|one| one.split_once(':')) {
                if let (Ok(id), Ok(number)) = (id.parse(), number.parse()) {
                    heard(Heard::Moved(MatchId(id), number));
                }
            }
        }
        Ok(())
    }
}
