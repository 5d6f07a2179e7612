//! An Age Contrived at the table. A few turns; whole matches with `TURNPOST_WHOLE_MATCHES=1`.

use crate::player::{Way, plays};

const GAME: &str = "age_contrived";

#[test]
fn by_clicking_on_the_board() {
    plays("contrived-board", GAME, Way::Board);
}

#[test]
fn by_keys() {
    plays("contrived-keys", GAME, Way::Keys);
}

#[test]
fn without_javascript() {
    plays("contrived-plain", GAME, Way::Plain);
}

#[test]
fn with_a_finger_on_a_phone() {
    plays("contrived-phone", GAME, Way::Touch);
}
