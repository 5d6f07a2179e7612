//! The end of the match: area, science, resources.

use crate::data::DATA;
use crate::perform::play::Play;
use crate::state::ids::Discipline;
use crate::state::source::Source;
use crate::state::{FinalPoints, Phase, State};
use kernel::message::message;
use kernel::{Seat, few};

/// What each value earns: tied ones share the points of the places that they take, rounded down.
/// Nothing is earned with 0.
pub fn shares(values: &[u8], prizes: &[u16]) -> Vec<u16> {
    let share = |value: &u8| {
        if *value == 0 {
            return 0;
        }
        let ahead = values.iter().filter(|other| *other > value).count();
        let tied = values.iter().filter(|other| *other == value).count();
        let places = prizes.iter().skip(ahead).take(tied);
        places.sum::<u16>() / u16::from(few(tied))
    };
    values.iter().map(share).collect()
}

impl State {
    /// What the seat's goods are worth in coins, in the end.
    pub fn final_coins(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let [_, second, third] = player.bowls.0.0;
        player.coins
            + player.tools
            + u16::from(player.scholars)
            + u16::from(player.all_books())
            + u16::from(third)
            + u16::from(second / 2)
    }

    /// The final points of every seat as the table stands.
    pub fn final_points(&self) -> Vec<FinalPoints> {
        let seats = self.seats();
        let mut points = vec![FinalPoints::default(); seats];
        let mut areas: Vec<u8> = Seat::all(seats).map(|seat| self.area(seat)).collect();
        for (seat, size) in points.iter_mut().zip(&areas) {
            seat.area_size = *size;
        }
        let third = self.neutral.and_then(|neutral| neutral.area);
        areas.extend(third.map(|tile| tile.data().buildings));
        for (seat, share) in points
            .iter_mut()
            .zip(shares(&areas, &DATA.final_scoring.area))
        {
            seat.area = share;
        }
        for discipline in Discipline::ALL {
            let index = discipline.index();
            let own = self.players.iter().map(|player| player.levels[index]);
            let neutral = self.neutral.map(|neutral| neutral.levels[index]);
            let levels: Vec<u8> = own.chain(neutral).collect();
            let won = shares(&levels, &DATA.final_scoring.science);
            for (seat, share) in points.iter_mut().zip(won) {
                seat.science[index] = share;
            }
        }
        for seat in Seat::all(seats) {
            points[seat.index()].resources =
                self.final_coins(seat) / DATA.constants.coins_per_final_vp;
        }
        points
    }
}

pub fn finish(play: &mut Play) {
    let points = play.state.final_points();
    for (seat, won) in Seat::all(play.state.seats()).zip(&points) {
        let science: u16 = won.science.iter().sum();
        let player = play.state.player_mut(seat);
        player.score(won.area, Source::Area);
        player.score(science, Source::Science);
        player.score(won.resources, Source::Resources);
        play.tell(message!(
            "final-points",
            seat = seat,
            size = won.area_size,
            area = won.area,
            science = science,
            resources = won.resources
        ));
    }
    play.state.scored = points;
    play.state.phase = Phase::Over;
}
