//! Email: what it says, the message that carries it, and how it goes out.

pub mod bounce;
pub mod dns;
pub mod letter;
pub mod message;
pub mod reply;
pub mod senders;
pub mod transport;
mod wrap;

pub use letter::{Answered, Block, Chip, Letter, Link, Offer, Panel, Row, Table, Thread};
pub use message::Written;
pub use transport::{Mailer, SendError};
