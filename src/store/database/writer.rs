//! The one writer of a SQLite database. Whatever waits is committed together: the price of a
//! durable commit is the disk's, and it is paid once for all of them.

use std::sync::mpsc::{Receiver, Sender, channel};

use tokio::sync::oneshot;

use crate::address::Address;
use crate::connection::{AnyConnection, begin, connect, finish, savepoint};
use crate::{Settings, StoreError};

const MOST_TOGETHER: usize = 64;

pub(crate) struct Writer {
    queue: Sender<Box<dyn Job>>,
}

/// A transaction whose types are not known.
trait Job: Send {
    /// Whether it is to be kept.
    fn run(&mut self, conn: &mut AnyConnection) -> bool;
    fn answer(self: Box<Self>, committed: bool);
}

struct Asked<F, T, E> {
    work: Option<F>,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<F, T, E> Job for Asked<F, T, E>
where
    T: Send,
    E: From<StoreError> + Send,
    F: FnOnce(&mut AnyConnection) -> Result<T, E> + Send,
{
    fn run(&mut self, conn: &mut AnyConnection) -> bool {
        let Some(work) = self.work.take() else {
            return false;
        };
        let result = work(conn);
        let keep = result.is_ok();
        self.result = Some(result);
        keep
    }

    fn answer(self: Box<Self>, committed: bool) {
        let result = match self.result {
            Some(Ok(value)) if committed => Ok(value),
            Some(Err(error)) => Err(error),
            Some(Ok(_)) => Err(StoreError::Stopped.into()),
            None => Err(StoreError::BrokeOff.into()),
        };
        // Nobody waits any more when the client has gone away.
        let _ = self.reply.send(result);
    }
}

impl Writer {
    pub fn start(address: &Address) -> Result<Writer, StoreError> {
        let mut conn = connect(address, &Settings::default())?;
        let (queue, jobs) = channel();
        std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn({
                let address = address.clone();
                move || serve(&mut conn, &address, &jobs)
            })
            .map_err(|error| StoreError::Connection(error.to_string()))?;
        Ok(Writer { queue })
    }

    pub async fn run<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        F: FnOnce(&mut AnyConnection) -> Result<T, E> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Asked {
            work: Some(work),
            result: None,
            reply,
        };
        self.queue
            .send(Box::new(job))
            .map_err(|_| StoreError::Stopped)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }
}

fn serve(conn: &mut AnyConnection, address: &Address, jobs: &Receiver<Box<dyn Job>>) {
    while let Ok(first) = jobs.recv() {
        let mut together = vec![first];
        together.extend(jobs.try_iter().take(MOST_TOGETHER - 1));
        let committed = commit(conn, &mut together);
        if let Err(error) = &committed {
            tracing::error!(%error, jobs = together.len(), "transaction failed");
            // Whatever state the connection is in, a new one is in none.
            if let Ok(fresh) = connect(address, &Settings::default()) {
                *conn = fresh;
            }
        }
        for job in together {
            job.answer(committed.is_ok());
        }
    }
}

/// A savepoint for each of several: one that fails takes nobody with it.
fn commit(conn: &mut AnyConnection, together: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    begin(conn)?;
    if let [alone] = together {
        let keep = run(alone, conn);
        return Ok(finish(conn, keep)?);
    }
    for job in together {
        savepoint(conn)?;
        let keep = run(job, conn);
        finish(conn, keep)?;
    }
    Ok(finish(conn, true)?)
}

fn run(job: &mut Box<dyn Job>, conn: &mut AnyConnection) -> bool {
    let ran = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job.run(conn)));
    ran.unwrap_or(false)
}
