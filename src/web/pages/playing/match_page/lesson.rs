//! What a guided first match shows on the board.

use games::Seat;
use games::lessons::{Progress, places};
use service::live::Live;

/// Where the goal can be reached now.
pub fn marks(live: &Live, seat: Seat, progress: &Progress) -> Vec<String> {
    match &progress.now {
        Some(lesson) => places(lesson, &live.position.choices(seat)),
        None => Vec::new(),
    }
}
