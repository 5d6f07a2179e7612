//! What can stand in the gaps of a message, as templates and code have it at hand.

use kernel::message::{Arg, Message};

use super::Saying;

pub trait IntoArg {
    fn into_arg(self) -> Arg;
}

impl IntoArg for Arg {
    fn into_arg(self) -> Arg {
        self
    }
}

impl IntoArg for String {
    fn into_arg(self) -> Arg {
        Arg::Text(self.into())
    }
}

impl IntoArg for &str {
    fn into_arg(self) -> Arg {
        Arg::Text(self.to_owned().into())
    }
}

impl IntoArg for Message {
    fn into_arg(self) -> Arg {
        Arg::Message(Box::new(self))
    }
}

impl IntoArg for Saying {
    fn into_arg(self) -> Arg {
        self.message.into_arg()
    }
}

/// Templates hand out references.
impl<T: IntoArg + Clone> IntoArg for &T {
    fn into_arg(self) -> Arg {
        self.clone().into_arg()
    }
}

macro_rules! numbers {
    ($($int:ty),+) => {$(
        impl IntoArg for $int {
            fn into_arg(self) -> Arg {
                // A count beyond this range is not counted any more.
                Arg::Number(i64::try_from(self).unwrap_or(i64::MAX))
            }
        }
    )+};
}
numbers!(i64, i32, u8, u16, u32, u64, usize);
