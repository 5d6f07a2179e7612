//! What standings add up.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Mul};

/// Points in sixtieths, so that tied places share exactly among up to five.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Points(pub i64);

impl Points {
    const PER_POINT: i64 = 60;
    /// The share of whoever wins.
    pub const FULL_SHARE: Self = Self::whole(100);

    pub const fn whole(points: i64) -> Self {
        Self(points * Self::PER_POINT)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Mul<i64> for Points {
    type Output = Self;
    fn mul(self, times: i64) -> Self {
        Self(self.0 * times)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0.unsigned_abs() * 100 + 30) / 60;
        let sign = if self.0 < 0 && hundredths > 0 {
            "-"
        } else {
            ""
        };
        let text = format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}
