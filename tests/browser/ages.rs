//! Through the Ages at the table. One age or so; whole matches with `TURNPOST_WHOLE_MATCHES=1`.

use crate::player::{Way, plays};

const GAME: &str = "through_the_ages";

#[test]
fn by_clicking_on_the_board() {
    plays("ages-board", GAME, Way::Board);
}

#[test]
fn by_keys() {
    plays("ages-keys", GAME, Way::Keys);
}

#[test]
fn without_javascript() {
    plays("ages-plain", GAME, Way::Plain);
}

#[test]
fn with_a_finger_on_a_phone() {
    plays("ages-phone", GAME, Way::Touch);
}
