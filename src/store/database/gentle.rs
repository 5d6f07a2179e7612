//! Work for which nobody waits at a page, such as an email with its picture: threads of its own do
//! it when no other wants the processor.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, LazyLock, Mutex};

use tokio::sync::oneshot;

use crate::StoreError;

/// Out of 19: what is left when nobody else works is theirs.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

type Job = Box<dyn FnOnce() + Send>;

/// Stopped when it could not be started.
static QUEUE: LazyLock<Option<Sender<Job>>> = LazyLock::new(|| start().ok());

fn start() -> std::io::Result<Sender<Job>> {
    let (queue, jobs) = channel();
    let jobs = Arc::new(Mutex::new(jobs));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..threads {
        let jobs = jobs.clone();
        std::thread::Builder::new()
            .name("gentle".to_owned())
            .spawn(move || serve(&jobs))?;
    }
    Ok(queue)
}

fn serve(jobs: &Mutex<Receiver<Job>>) {
    // Elsewhere it would hold for the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::warn!(%error, "emails are composed as if somebody waited for them");
    }
    loop {
        let job = jobs.lock().expect("no holder panics").recv();
        let Ok(job) = job else {
            return;
        };
        // Whoever asked hears that it broke off.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
    }
}

/// Does it when no other work is to be done.
pub async fn gently<T, E, F>(work: F) -> Result<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
    F: FnOnce() -> Result<T, E> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    let job = Box::new(move || {
        // Nobody waits any more when the service stops.
        let _ = reply.send(work());
    });
    let queue = QUEUE.as_ref().ok_or(StoreError::Stopped)?;
    queue.send(job).map_err(|_| StoreError::Stopped)?;
    answer.await.map_err(|_| StoreError::BrokeOff)?
}
