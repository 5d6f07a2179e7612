//! What pages and programs are shown of the tables: rows that hold nothing secret, under the name of
//! the service. Whoever has an account is a [`people::Account`](crate::people::Account).

pub use store::StoreError;
pub use store::accounts::TokenRow;
pub use store::entries::{EntryRow, EntryState};
pub use store::leagues::{PlayedSeason, SeasonState};
pub use store::letters::{Kind, MailState, TrailRow};
pub use store::mailbox::LetterRow;
pub use store::matches::{MatchRow, Status};
pub use store::news::Heard;
pub use store::pairings::PairingSeatRow;
pub use store::preferences::SettingsRow;
pub use store::ratings::RatedRow;
pub use store::seats::{PlaceRow, SeatRow, Wish};
pub use store::talk::{AuditRow, TalkRow};
