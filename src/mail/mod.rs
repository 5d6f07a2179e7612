//! Mail: what a letter says, the message that carries it, and the way it goes out.

pub mod letter;
pub mod message;
pub mod transport;

pub use letter::{Block, Letter, Link, Offer};
pub use message::Written;
pub use transport::{Mailer, SendError};
