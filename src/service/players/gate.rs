//! The gate in front of work that takes much memory, such as hashing a password: a few threads
//! of its own and a queue of limited length, so that a crowd waits or is turned away and nobody
//! else notices.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use store::StoreError;
use tokio::sync::oneshot;

use crate::{Result, ServiceError};

type Job = Box<dyn FnOnce() + Send>;

/// As many wait as are done within a few seconds.
const ROOM: usize = 64;

#[derive(Clone, Debug)]
pub struct Gate {
    jobs: SyncSender<Job>,
}

impl Gate {
    /// The threads end with the last copy of the gate.
    pub fn new(threads: usize, room: usize) -> Gate {
        Gate::of(threads, room, || ())
    }

    /// One whose work waits wherever something else wants the core.
    pub fn yielding(threads: usize, room: usize) -> Gate {
        Gate::of(threads, room, give_way)
    }

    fn of(threads: usize, room: usize, begin: fn()) -> Gate {
        let (jobs, queue) = sync_channel(room);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads {
            let queue = queue.clone();
            thread::spawn(move || {
                begin();
                work(&queue);
            });
        }
        Gate { jobs }
    }

    /// One thread for each core.
    pub fn of_this_machine() -> Gate {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Gate::new(cores, ROOM)
    }

    /// Does the work when its turn comes, and nobody waits for it; `Busy` if too many wait already.
    pub fn begin(&self, work: impl FnOnce() + Send + 'static) -> Result<()> {
        let taken = self.jobs.try_send(Box::new(work));
        taken.map_err(|_| ServiceError::Busy)
    }

    /// Does the work when its turn comes; `Busy` if too many wait already.
    pub async fn pass<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        let (done, result) = oneshot::channel();
        let job = move || {
            // Whoever gave up waiting wants nothing any more.
            if !done.is_closed() {
                let _ = done.send(work());
            }
        };
        self.begin(job)?;
        let stopped = |_| ServiceError::Store(StoreError::Stopped);
        result.await.map_err(stopped)
    }
}

/// The least priority that a thread can have; elsewhere than on Linux only the whole process has one.
#[cfg(target_os = "linux")]
fn give_way() {
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::warn!(%error, "the threads of bots have the priority of all others");
    }
}

#[cfg(not(target_os = "linux"))]
fn give_way() {}

fn work(queue: &Mutex<Receiver<Job>>) {
    loop {
        let next = queue.lock().expect("no holder panics").recv();
        let Ok(job) = next else { return };
        // A job that panics has dropped its answer, and whoever waits for it hears of that.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn runtime() -> tokio::runtime::Runtime {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        builder.worker_threads(1).enable_time().build().unwrap()
    }

    #[test]
    fn a_crowd_is_sent_away_and_those_who_wait_are_served() {
        let (gate, runtime) = (Gate::new(1, 2), runtime());
        let (open, closed) = channel::<()>();
        let (began, begun) = channel();
        let first = runtime.spawn({
            let gate = gate.clone();
            async move {
                let slow = move || {
                    began.send(()).unwrap();
                    closed.recv().unwrap();
                    0
                };
                gate.pass(slow).await
            }
        });
        begun.recv().unwrap();
        let mut waiting: Vec<_> = (1..=5)
            .map(|number| Box::pin(gate.pass(move || number)))
            .collect();
        // Each comes to the gate when it is first asked for.
        let answers = runtime.block_on(async {
            let mut sent_away = 0;
            for one in &mut waiting {
                let answer = tokio::time::timeout(std::time::Duration::ZERO, one).await;
                sent_away += usize::from(matches!(answer, Ok(Err(ServiceError::Busy))));
            }
            sent_away
        });
        assert_eq!(answers, 3, "one is served, two wait");
        open.send(()).unwrap();
        runtime.block_on(async {
            assert_eq!(first.await.unwrap().unwrap(), 0);
            for (number, one) in (1..=2).zip(waiting) {
                assert_eq!(one.await.unwrap(), number);
            }
        });
    }

    #[test]
    fn a_job_that_panics_takes_nobody_with_it() {
        let (gate, runtime) = (Gate::new(1, 2), runtime());
        runtime.block_on(async {
            let broken = gate.pass(|| panic!("on purpose")).await;
            assert!(matches!(broken, Err(ServiceError::Store(_))));
            assert_eq!(gate.pass(|| 1).await.unwrap(), 1);
        });
    }

    /// Its own thread gives way, and no other does.
    #[cfg(target_os = "linux")]
    #[test]
    fn work_that_yields_has_the_least_priority() {
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let (usual, runtime) = (priority(), runtime());
        runtime.block_on(async {
            let of = |gate: Gate| async move { gate.pass(priority).await.unwrap() };
            assert_eq!(of(Gate::yielding(1, 2)).await, 19);
            assert_eq!(of(Gate::new(1, 2)).await, usual);
        });
        assert_eq!(priority(), usual);
    }
}
