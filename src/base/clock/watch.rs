//! A clock that does not believe everything it is told. The system's clock can be set, and then
//! it leaps; the count of time since the machine started cannot. Where the two disagree, the
//! count is trusted until it is clear what happened.

use std::fmt;
use std::time::Duration;

use chrono::TimeDelta;

use super::Moment;

/// A clock that is put right by so much is not worth a word.
const TOLERANCE: TimeDelta = TimeDelta::seconds(5);
/// The service asks for the time twice a second. If nobody asked for so long, it stood still.
const LONGEST_SILENCE: TimeDelta = TimeDelta::seconds(60);
/// A clock that jumped and stayed there so long was put right, or nobody will put it right.
const DISTRUST: Duration = Duration::from_secs(600);

/// What the system's clock is away from what it should say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jump {
    pub by: TimeDelta,
    /// Nothing ran meanwhile, not even the counter: time passed, and the service was not there.
    pub stood_still: bool,
    /// There is no more sense in waiting.
    pub is_settled: bool,
}

/// The time of day by the system, and how long a counter runs that nobody can set.
type Look = Box<dyn Fn() -> (Moment, Duration) + Send + Sync>;

pub struct Watch {
    look: Look,
    /// What was believed last, and what the counter said then.
    believed: Moment,
    counted: Duration,
    doubt: Option<Doubt>,
}

#[derive(Clone, Copy, Debug)]
struct Doubt {
    by: TimeDelta,
    since: Duration,
    stood_still: bool,
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch")
            .field("believed", &self.believed)
            .field("doubt", &self.doubt)
            .finish_non_exhaustive()
    }
}

impl Watch {
    /// By two clocks: what they say together.
    pub fn by(look: impl Fn() -> (Moment, Duration) + Send + Sync + 'static) -> Self {
        let (believed, counted) = look();
        Watch {
            look: Box::new(look),
            believed,
            counted,
            doubt: None,
        }
    }

    pub fn now(&mut self) -> Moment {
        let (claimed, counter) = (self.look)();
        let passed = counter.saturating_sub(self.counted);
        let passed = TimeDelta::from_std(passed).unwrap_or(TimeDelta::MAX);
        let own = self.believed + passed.min(LONGEST_SILENCE);
        let by = claimed - own;
        if by.abs() <= TOLERANCE {
            (self.believed, self.doubt) = (claimed, None);
        } else {
            let agrees =
                passed > LONGEST_SILENCE && (by - (passed - LONGEST_SILENCE)).abs() <= TOLERANCE;
            self.doubt = Some(match self.doubt {
                Some(doubt) => Doubt { by, ..doubt },
                None => Doubt {
                    by,
                    since: counter,
                    stood_still: agrees,
                },
            });
            self.believed = own;
        }
        self.counted = counter;
        self.believed
    }

    pub fn claimed(&self) -> Moment {
        (self.look)().0
    }

    pub fn jump(&mut self) -> Option<Jump> {
        self.now();
        self.doubt.map(|doubt| Jump {
            by: doubt.by,
            stood_still: doubt.stood_still,
            is_settled: doubt.stood_still || self.counted.saturating_sub(doubt.since) >= DISTRUST,
        })
    }

    pub fn believe(&mut self) {
        (self.believed, self.counted) = (self.look)();
        self.doubt = None;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// Both clocks, which a test moves.
    #[derive(Clone)]
    struct Hands(Arc<Mutex<(Moment, Duration)>>);

    impl Hands {
        fn new() -> (Hands, Watch) {
            let noon = chrono::NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
            let noon = noon.and_hms_opt(12, 0, 0).unwrap();
            let hands = Hands(Arc::new(Mutex::new((noon, Duration::ZERO))));
            let seen = hands.clone();
            (hands, Watch::by(move || *seen.0.lock().unwrap()))
        }

        fn set(&self, by: TimeDelta) {
            self.0.lock().unwrap().0 += by;
        }

        fn pass(&self, time: Duration) {
            let mut hands = self.0.lock().unwrap();
            hands.0 += TimeDelta::from_std(time).unwrap();
            hands.1 += time;
        }
    }

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_clock_that_is_put_right_a_little_is_followed() {
        let (hands, mut watch) = Hands::new();
        let noon = watch.now();
        hands.pass(SECOND);
        hands.set(TimeDelta::seconds(3));
        assert_eq!(watch.now() - noon, TimeDelta::seconds(4));
        hands.set(TimeDelta::seconds(-2));
        assert_eq!(watch.now() - noon, TimeDelta::seconds(2));
        assert_eq!(watch.jump(), None);
    }

    #[test]
    fn a_jump_is_not_believed_in_either_direction() {
        for days in [10, -10] {
            let (hands, mut watch) = Hands::new();
            let noon = watch.now();
            hands.set(TimeDelta::days(days));
            hands.pass(SECOND);
            assert_eq!(watch.now() - noon, TimeDelta::seconds(1), "{days}");
            let jump = watch.jump().unwrap();
            assert_eq!((jump.by, jump.is_settled), (TimeDelta::days(days), false));
            for _ in 0..300 {
                hands.pass(SECOND);
                watch.now();
            }
            assert!(!watch.jump().unwrap().is_settled);
            // Somebody puts it right: nothing has happened.
            hands.set(TimeDelta::days(-days));
            assert_eq!(watch.jump(), None);
            assert_eq!(watch.now() - noon, TimeDelta::seconds(301));
        }
    }

    #[test]
    fn a_jump_that_stays_is_settled_and_believed_when_told_so() {
        let (hands, mut watch) = Hands::new();
        let noon = watch.now();
        hands.set(TimeDelta::days(10));
        watch.now();
        for _ in 0..20 {
            hands.pass(SECOND * 30);
            watch.now();
        }
        assert!(watch.jump().unwrap().is_settled);
        assert_eq!(watch.now() - noon, TimeDelta::minutes(10));
        watch.believe();
        assert_eq!(watch.jump(), None);
        let expected = TimeDelta::days(10) + TimeDelta::minutes(10);
        assert_eq!(watch.now() - noon, expected);
    }

    #[test]
    fn a_process_that_stood_still_knows_it_at_once() {
        let (hands, mut watch) = Hands::new();
        let noon = watch.now();
        hands.pass(SECOND * 3600);
        assert_eq!(watch.now() - noon, LONGEST_SILENCE);
        let jump = watch.jump().unwrap();
        assert!(jump.stood_still && jump.is_settled, "{jump:?}");
        // A busy minute is none.
        let (hands, mut watch) = Hands::new();
        hands.pass(SECOND * 59);
        assert_eq!(watch.jump(), None);
    }
}
