//! The board for plain text.
use super::{Action, View};
use crate::games::Look;
pub(super) fn write(_view: &View, _look: &Look<'_, Action>) -> String {
    String::new()
}
