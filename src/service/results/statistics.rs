//! What finished matches tell about factions, leaders and seats: sums that each of them adds to.

use store::AnyConnection;
use store::ratings::{self, Counted, TallyRow};
use store::seats::SeatRow;

use crate::Result;
use crate::live::Table;

pub(crate) fn count(conn: &mut AnyConnection, table: &Table, seat: &SeatRow) -> Result<()> {
    let Some(place) = seat.place else {
        return Ok(());
    };
    let number = (seat.seat + 1).to_string();
    let roles = seat
        .roles
        .split_whitespace()
        .map(|role| (Counted::Role, role));
    for (kind, what) in roles.chain([(Counted::Seat, number.as_str())]) {
        let more = TallyRow {
            game: table.row.game.clone(),
            kind,
            what: what.to_owned(),
            seats: table.row.seat_count,
            played: 1,
            won: i64::from(place == 1),
            points: seat.score.unwrap_or_default(),
            places: i64::from(place),
        };
        ratings::count(conn, &more)?;
    }
    Ok(())
}

/// What was counted for one role or seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub played: i64,
    pub won: i64,
    pub points: i64,
    pub places: i64,
}

impl Tally {
    fn add(&mut self, row: &TallyRow) {
        self.played += row.played;
        self.won += row.won;
        self.points += row.points;
        self.places += row.places;
    }

    fn mean(self, sum: i64) -> f64 {
        sum as f64 / self.played.max(1) as f64
    }

    pub fn win_percent(self) -> f64 {
        100.0 * self.mean(self.won)
    }

    pub fn mean_points(self) -> f64 {
        self.mean(self.points)
    }

    pub fn mean_place(self) -> f64 {
        self.mean(self.places)
    }
}

/// A role or a seat, for one number of players or for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistic {
    pub what: String,
    /// `None`: all numbers together.
    pub players: Option<i32>,
    pub tally: Tally,
}

/// How people did, by what they played as and by where they sat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Ids of the game's catalogue; all numbers of players together, then each.
    pub roles: Vec<Statistic>,
    /// Each number of players by itself: what a seat is worth depends on it.
    pub seats: Vec<Statistic>,
}

impl Statistics {
    pub(crate) fn new(rows: &[TallyRow]) -> Self {
        let mut statistics = Statistics::default();
        let one = |row: &TallyRow| {
            let mut tally = Tally::default();
            tally.add(row);
            Statistic {
                what: row.what.clone(),
                players: Some(row.seats),
                tally,
            }
        };
        let of = |kind: Counted| rows.iter().filter(move |row| row.kind == kind);
        let roles: Vec<&TallyRow> = of(Counted::Role).collect();
        for role in roles.chunk_by(|one, other| one.what == other.what) {
            let mut all = Tally::default();
            role.iter().for_each(|row| all.add(row));
            statistics.roles.push(Statistic {
                what: role[0].what.clone(),
                players: None,
                tally: all,
            });
            statistics.roles.extend(role.iter().map(|row| one(row)));
        }
        statistics.seats = of(Counted::Seat).map(one).collect();
        statistics
            .seats
            .sort_by(|one, other| (one.players, &one.what).cmp(&(other.players, &other.what)));
        statistics
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_shown_by_role_and_by_seat() {
        let row = |kind: Counted, what: &str, seats, played, won, points, places| TallyRow {
            game: "harbour".to_owned(),
            kind,
            what: what.to_owned(),
            seats,
            played,
            won,
            points,
            places,
        };
        let statistics = Statistics::new(&[
            row(Counted::Role, "elves", 2, 3, 2, 90, 4),
            row(Counted::Role, "elves", 3, 1, 0, 10, 3),
            row(Counted::Role, "trolls", 2, 1, 1, 7, 1),
            row(Counted::Seat, "1", 3, 1, 0, 10, 3),
            row(Counted::Seat, "1", 2, 2, 1, 60, 3),
            row(Counted::Seat, "2", 2, 2, 1, 60, 3),
        ]);
        let roles: Vec<(&str, Option<i32>, i64)> = statistics
            .roles
            .iter()
            .map(|one| (one.what.as_str(), one.players, one.tally.played))
            .collect();
        assert_eq!(
            roles,
            [
                ("elves", None, 4),
                ("elves", Some(2), 3),
                ("elves", Some(3), 1),
                ("trolls", None, 1),
                ("trolls", Some(2), 1),
            ]
        );
        let elves = statistics.roles[0].tally;
        assert!((elves.win_percent() - 50.0).abs() < 1e-9);
        assert!((elves.mean_points() - 25.0).abs() < 1e-9);
        assert!((elves.mean_place() - 1.75).abs() < 1e-9);
        let seats: Vec<(Option<i32>, &str)> = statistics
            .seats
            .iter()
            .map(|one| (one.players, one.what.as_str()))
            .collect();
        assert_eq!(seats, [(Some(2), "1"), (Some(2), "2"), (Some(3), "1")]);
    }
}
