//! Where points come from.

use crate::data::DATA;
use crate::state::ids::Held;
use crate::state::{Player, State};
use kernel::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Start,
    Rounds,
    Cities,
    Innovations,
    Competencies,
    Palace,
    Bonus,
    Faction,
    Tracks,
    Actions,
    /// What was paid for power.
    Power,
    /// Income of high levels, and the places at the end.
    Science,
    Area,
    Resources,
}

impl Source {
    pub const ALL: [Source; 14] = [
        Source::Start,
        Source::Rounds,
        Source::Cities,
        Source::Innovations,
        Source::Competencies,
        Source::Palace,
        Source::Bonus,
        Source::Faction,
        Source::Tracks,
        Source::Actions,
        Source::Power,
        Source::Science,
        Source::Area,
        Source::Resources,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Source::Start => "start",
            Source::Rounds => "rounds",
            Source::Cities => "cities",
            Source::Innovations => "innovations",
            Source::Competencies => "competencies",
            Source::Palace => "palace",
            Source::Bonus => "bonus",
            Source::Faction => "faction",
            Source::Tracks => "tracks",
            Source::Actions => "actions",
            Source::Power => "power",
            Source::Science => "science",
            Source::Area => "area",
            Source::Resources => "resources",
        }
    }
}

impl From<Held> for Source {
    fn from(held: Held) -> Source {
        match held {
            Held::Faction(_) => Source::Faction,
            Held::Bonus(_) => Source::Bonus,
            Held::Competency(_) => Source::Competencies,
            Held::Innovation(_) => Source::Innovations,
            Held::Palace(_) => Source::Palace,
        }
    }
}

/// Points of a seat by [`Source`].
pub type BySource = [i16; Source::ALL.len()];

impl Player {
    pub fn score(&mut self, points: u16, source: Source) {
        self.vp += points;
        self.by_source[source as usize] += signed(points);
    }

    pub fn pay_points(&mut self, points: u16, source: Source) {
        self.vp -= points;
        self.by_source[source as usize] -= signed(points);
    }
}

fn signed(points: u16) -> i16 {
    i16::try_from(points).expect("nobody scores thousands at once")
}

impl State {
    /// What each tile and the levels bring in points with every income.
    pub fn income_points(&self, seat: Seat) -> Vec<(Source, u8)> {
        let player = self.player(seat);
        let tiles = self
            .tiles(seat)
            .map(|held| (Source::from(held), held.tile(self.revised).income.vp));
        let levels = DATA
            .disciplines
            .iter()
            .filter(|discipline| player.level(discipline.id) >= discipline.income_from_level)
            .map(|discipline| (Source::Science, discipline.income.vp));
        tiles.chain(levels).collect()
    }
}
