//! The board as a drawing.

use super::action::Action;
use super::view::View;
use crate::games::Look;

pub fn board(_view: &View, _look: &Look<'_, Action>) -> String {
    String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>"#)
}
