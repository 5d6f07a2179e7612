//! How long somebody usually takes to answer.

use std::collections::BTreeMap;

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::AnyConnection;
use store::matches::Status;
use store::{actions, seats};

use crate::{Result, Service};

/// The newest matches that are looked at.
const MATCHES: i64 = 3;
/// Nobody is said to be quicker.
const SHORTEST: TimeDelta = TimeDelta::minutes(5);
/// Fewer answers than this say nothing.
const FEWEST: usize = 4;

impl Service {
    /// Half of a player's answers come within this; nothing for whoever has not answered often yet.
    pub async fn usual_answers(
        &self,
        players: Vec<PlayerId>,
    ) -> Result<BTreeMap<PlayerId, TimeDelta>> {
        self.store
            .read(move |conn| {
                let mut usual = BTreeMap::new();
                for player in players {
                    if let Some(span) = median(answers(conn, player)?) {
                        usual.insert(player, span);
                    }
                }
                Ok(usual)
            })
            .await
    }
}

fn answers(conn: &mut AnyConnection, player: PlayerId) -> Result<Vec<TimeDelta>> {
    let places = seats::places(conn, player, &[Status::Running, Status::Over], MATCHES)?;
    let own: BTreeMap<MatchId, i32> = places.iter().map(|row| (row.id, row.seat)).collect();
    let ids: Vec<MatchId> = own.keys().copied().collect();
    let beats = actions::beats(conn, &ids)?;
    let is_own = |id: MatchId, seat: i32| own.get(&id) == Some(&seat);
    Ok(waits(&beats, is_own))
}

/// From what somebody else did last to what the seat did next, where it was asked.
fn waits(
    beats: &[(MatchId, i32, bool, Moment)],
    is_own: impl Fn(MatchId, i32) -> bool,
) -> Vec<TimeDelta> {
    let answer = |pair: &[(MatchId, i32, bool, Moment)]| {
        let [(before, by, _, asked), (id, seat, automatic, at)] = pair else {
            return None;
        };
        let answers = before == id && is_own(*id, *seat) && !is_own(*before, *by) && !automatic;
        answers.then(|| *at - *asked)
    };
    beats.windows(2).filter_map(answer).collect()
}

fn median(mut spans: Vec<TimeDelta>) -> Option<TimeDelta> {
    if spans.len() < FEWEST {
        return None;
    }
    spans.sort();
    let usual = spans.get(spans.len() / 2).copied()?;
    Some(usual.max(SHORTEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_counts_is_the_time_from_somebody_elses_action_to_the_own_answer() {
        let at = |hour: u32| {
            let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
            day.and_hms_opt(hour, 0, 0).unwrap()
        };
        let (one, two) = (MatchId(1), MatchId(2));
        let beats = [
            (one, 0, false, at(1)),
            // Five hours after it; the second action of the turn is no answer.
            (one, 1, false, at(6)),
            (one, 1, false, at(7)),
            (one, 0, false, at(8)),
            // By a standing order.
            (one, 1, true, at(9)),
            // The first of another match.
            (two, 1, false, at(10)),
            (two, 0, false, at(11)),
            (two, 1, false, at(13)),
        ];
        let found = waits(&beats, |_, seat| seat == 1);
        assert_eq!(found, [TimeDelta::hours(5), TimeDelta::hours(2)]);
        assert_eq!(median(found), None);
        let hours = |hours: &[i64]| hours.iter().map(|hours| TimeDelta::hours(*hours)).collect();
        assert_eq!(median(hours(&[9, 1, 5, 2, 30])), Some(TimeDelta::hours(5)));
    }
}
