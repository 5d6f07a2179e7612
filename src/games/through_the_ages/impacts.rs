//! The events of Age III: points for what a civilisation has become.

use super::card::{ByPlayers, Impact, SpecialKind, TechType};
use super::data::{BOARD, Card};
use super::state::State;
use super::table::Table;
use crate::games::Seat;

impl Table {
    /// Scores for all; equals rank clockwise from `first`.
    pub fn score_impact(&mut self, impact: &Impact, first: Seat) {
        let seats: Vec<Seat> = self.state.active_from(first).collect();
        let scores: Vec<i16> = match impact {
            Impact::ImpactRankScience { by_players } => {
                self.by_rank(&seats, first, by_players, |state, seat| {
                    state.player(seat).science_rating()
                })
            }
            Impact::ImpactRankStrength { by_players } => {
                self.by_rank(&seats, first, by_players, State::strength)
            }
            _ => seats
                .iter()
                .map(|seat| self.state.impact(impact, *seat))
                .collect(),
        };
        for (seat, score) in seats.into_iter().zip(scores) {
            self.score_culture(seat, score.into());
        }
    }

    fn by_rank(
        &self,
        seats: &[Seat],
        first: Seat,
        by_players: &ByPlayers<Vec<i16>>,
        rating: impl Fn(&State, Seat) -> i16,
    ) -> Vec<i16> {
        let order = self
            .state
            .ranked(first, |seat| rating(&self.state, seat).into());
        let prizes = by_players.of(seats.len());
        let rank = |seat: &Seat| order.iter().position(|other| other == seat).unwrap_or(0);
        seats
            .iter()
            .map(|seat| prizes.get(rank(seat)).copied().unwrap_or(0))
            .collect()
    }
}

impl State {
    /// What one civilisation scores, whatever the others have.
    pub fn impact(&self, impact: &Impact, seat: Seat) -> i16 {
        let player = self.player(seat);
        match impact {
            Impact::ImpactFood { per_food, bonus } => {
                let food = self.food_production(seat);
                let consumption = i16::from(BOARD.yellow(player.yellow_bank).consumption);
                per_food * food + if food > consumption { *bonus } else { 0 }
            }
            Impact::ImpactUrbanLevels { per_level } => per_level * player.urban_levels(),
            Impact::ImpactLowestProduction { factor } => {
                let lowest = player
                    .science_rating()
                    .min(self.culture_rating(seat))
                    .min(self.food_production(seat))
                    .min(self.resource_production(seat));
                factor * lowest
            }
            Impact::ImpactColonies { per_colony } => per_colony * player.colonies.len() as i16,
            Impact::ImpactUnitAndArenaLevels { per_level } => {
                per_level * player.unit_and_arena_levels()
            }
            Impact::ImpactActions {
                per_civil,
                per_military,
            } => {
                let totals = self.totals(seat);
                per_civil * totals.civil + per_military * totals.military
            }
            Impact::ImpactHappiness {
                per_face,
                max,
                per_discontent,
            } => (per_face * player.happiness()).min(*max) + per_discontent * player.discontent(),
            Impact::ImpactMineProduction { per_resource } => per_resource * player.mine_resources(),
            Impact::ImpactContentWorkers { above, per_worker } => {
                let content = i16::from(player.workers()) - player.discontent();
                per_worker * (content - above).max(0)
            }
            Impact::ImpactGovernmentAndSpecialLevels { per_level } => {
                let specials = player.specials.iter().flatten().copied();
                let cards = specials.chain([player.government]);
                per_level * cards.map(|card| i16::from(card.level())).sum::<i16>()
            }
            Impact::ImpactLevelThreeTechnologies { per_card } => {
                per_card
                    * player
                        .technologies()
                        .filter(|card| card.level() == 3)
                        .count() as i16
            }
            Impact::ImpactVariety { per_type } => per_type * self.variety(seat),
            Impact::ImpactWonders { by_age } => player
                .wonders
                .iter()
                .map(|wonder| by_age.of(wonder.card.level()))
                .sum(),
            Impact::ImpactRankScience { .. } | Impact::ImpactRankStrength { .. } => 0,
        }
    }

    fn variety(&self, seat: Seat) -> i16 {
        let player = self.player(seat);
        let types = TechType::UNITS.iter().chain(&TechType::URBAN);
        let types = types.filter(|kind| player.count(**kind) > 0).count();
        let kinds = [
            SpecialKind::Law,
            SpecialKind::Warfare,
            SpecialKind::Exploration,
            SpecialKind::Construction,
        ];
        let specials = kinds.iter().filter_map(|kind| player.special(*kind));
        (types + specials.collect::<Vec<Card>>().len()) as i16
    }
}
