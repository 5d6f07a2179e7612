//! What a node has done since it started: what `/metrics` tells.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use store::letters::Kind;

/// Upper ends of the classes of answers by their time, in milliseconds.
pub const TIMES: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 3000];
/// Whoever writes to ever new domains does not fill the memory.
const MOST_DOMAINS: usize = 200;
const OTHER_DOMAINS: &str = "other";

#[derive(Debug)]
pub struct Counters {
    pub actions: AtomicU64,
    pub refusals: AtomicU64,
    pub stale: AtomicU64,
    pub replies: AtomicU64,
    pub reports: AtomicU64,
    pub passed_over: AtomicU64,
    /// Work of the service itself that failed.
    pub failures: AtomicU64,
    /// Microseconds in which bots decided.
    pub bot_time: AtomicU64,
    /// Microseconds in which the scheduler worked at all.
    pub work_time: AtomicU64,
    pub mails_refused: AtomicU64,
    mails: [AtomicU64; Kind::ALL.len()],
    mail_failures: Mutex<BTreeMap<String, u64>>,
    pub answers: Answers,
    began: Instant,
    /// Milliseconds since the beginning when the scheduler last had nothing left to do.
    caught_up: AtomicU64,
}

/// Answers by their status and their time.
#[derive(Debug, Default)]
pub struct Answers {
    /// By the first digit of the status, from 1.
    classes: [AtomicU64; 5],
    times: [AtomicU64; TIMES.len() + 1],
    micros: AtomicU64,
}

impl Default for Counters {
    fn default() -> Self {
        Counters {
            actions: AtomicU64::default(),
            refusals: AtomicU64::default(),
            stale: AtomicU64::default(),
            replies: AtomicU64::default(),
            reports: AtomicU64::default(),
            passed_over: AtomicU64::default(),
            failures: AtomicU64::default(),
            bot_time: AtomicU64::default(),
            work_time: AtomicU64::default(),
            mails_refused: AtomicU64::default(),
            mails: std::array::from_fn(|_| AtomicU64::default()),
            mail_failures: Mutex::default(),
            answers: Answers::default(),
            began: Instant::now(),
            caught_up: AtomicU64::default(),
        }
    }
}

impl Counters {
    pub fn add(counter: &AtomicU64, count: u64) {
        counter.fetch_add(count, Ordering::Relaxed);
    }

    pub fn add_time(counter: &AtomicU64, time: Duration) {
        Counters::add(counter, time.as_micros() as u64);
    }

    pub fn count_mail(&self, kind: Kind) {
        if let Some(at) = Kind::ALL.iter().position(|one| *one == kind) {
            Counters::add(&self.mails[at], 1);
        }
    }

    pub fn mails(&self) -> impl Iterator<Item = (Kind, u64)> {
        let counts = self.mails.iter().map(|count| count.load(Ordering::Relaxed));
        Kind::ALL.iter().copied().zip(counts)
    }

    /// A mail server would not take something for an address, now or ever.
    pub fn count_mail_failure(&self, address: &str) {
        let domain = address
            .rsplit('@')
            .next()
            .unwrap_or_default()
            .to_lowercase();
        let mut failures = self.mail_failures.lock().expect("no holder panics");
        let domain = match failures.len() < MOST_DOMAINS || failures.contains_key(&domain) {
            true => domain,
            false => OTHER_DOMAINS.to_owned(),
        };
        *failures.entry(domain).or_default() += 1;
    }

    pub fn mail_failures(&self) -> BTreeMap<String, u64> {
        self.mail_failures.lock().expect("no holder panics").clone()
    }

    /// The scheduler has done all that was due.
    pub fn note_caught_up(&self) {
        let now = self.began.elapsed().as_millis() as u64;
        self.caught_up.store(now, Ordering::Relaxed);
    }

    /// How long there has been something due that is not done.
    pub fn scheduler_lag(&self) -> Duration {
        let caught_up = Duration::from_millis(self.caught_up.load(Ordering::Relaxed));
        self.began.elapsed().saturating_sub(caught_up)
    }
}

impl Answers {
    pub fn count(&self, status: u16, time: Duration) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        Counters::add(&self.classes[class], 1);
        let time = time.as_micros() as u64;
        let at = TIMES.iter().position(|most| time <= most * 1000);
        Counters::add(&self.times[at.unwrap_or(TIMES.len())], 1);
        Counters::add(&self.micros, time);
    }

    /// `2xx` and so on, with how many there were.
    pub fn classes(&self) -> impl Iterator<Item = (String, u64)> {
        let counts = self
            .classes
            .iter()
            .map(|count| count.load(Ordering::Relaxed));
        counts
            .enumerate()
            .map(|(at, count)| (format!("{}xx", at + 1), count))
    }

    /// How many took at most so long, in milliseconds; then all of them, and their seconds.
    pub fn times(&self) -> (Vec<(u64, u64)>, u64, f64) {
        let mut sum = 0;
        let mut up_to = |at: usize| {
            sum += self.times[at].load(Ordering::Relaxed);
            sum
        };
        let classes = TIMES.iter().enumerate();
        let classes = classes.map(|(at, most)| (*most, up_to(at))).collect();
        let all = up_to(TIMES.len());
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        (classes, all, seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_up_to_each_end() {
        let answers = Answers::default();
        for (status, millis) in [(200, 1), (303, 4), (503, 9999)] {
            answers.count(status, Duration::from_millis(millis));
        }
        let (classes, all, seconds) = answers.times();
        assert_eq!(classes[..3], [(1, 1), (2, 1), (5, 2)]);
        assert_eq!((classes[9], all), ((3000, 2), 3));
        assert!((seconds - 10.004).abs() < 0.001);
        let counted: Vec<u64> = answers.classes().map(|(_, count)| count).collect();
        assert_eq!(counted, [0, 1, 1, 0, 1]);
    }

    #[test]
    fn domains_do_not_fill_the_memory() {
        let counters = Counters::default();
        for at in 0..2 * MOST_DOMAINS {
            counters.count_mail_failure(&format!("a@D{at}.example"));
        }
        counters.count_mail_failure("b@d0.example");
        let counted = counters.mail_failures();
        assert_eq!(counted.len(), MOST_DOMAINS + 1);
        assert_eq!(counted["d0.example"], 2);
        assert_eq!(counted[OTHER_DOMAINS], MOST_DOMAINS as u64);
    }
}
