//! The events of Age III: points for what a civilisation has become.

use crate::data::card::{ByPlayers, Impact, SpecialKind, TechType};
use crate::data::{BOARD, Card};
use crate::perform::Table;
use crate::state::State;
use crate::state::counts::tally;
use kernel::Seat;

impl Table {
    /// Scores for all; equals rank clockwise from `first`.
    pub fn score_impact(&mut self, impact: &Impact, first: Seat) {
        for (seat, score) in self.state.impact_scores(impact, first) {
            self.score_culture(seat, score.into());
        }
    }
}

impl State {
    /// What each civilisation scores, clockwise from `first`; equals rank in that order.
    pub fn impact_scores(&self, impact: &Impact, first: Seat) -> Vec<(Seat, i16)> {
        let seats: Vec<Seat> = self.active_from(first).collect();
        let rated = |by_players, rating: &dyn Fn(Seat) -> i16| {
            self.by_rank(&seats, first, by_players, rating)
        };
        let scores: Vec<i16> = if let Impact::ImpactRankScience { by_players } = impact {
            rated(by_players, &|seat| self.player(seat).science_rating())
        } else if let Impact::ImpactRankStrength { by_players } = impact {
            rated(by_players, &|seat| self.strength(seat))
        } else {
            seats
                .iter()
                .map(|seat| self.impact(impact, *seat))
                .collect()
        };
        seats.into_iter().zip(scores).collect()
    }

    fn by_rank(
        &self,
        seats: &[Seat],
        first: Seat,
        by_players: &ByPlayers<Vec<i16>>,
        rating: &dyn Fn(Seat) -> i16,
    ) -> Vec<i16> {
        let order = self.ranked(first, |seat| rating(seat).into());
        let prizes = by_players.of(seats.len());
        let rank = |seat: &Seat| order.iter().position(|other| other == seat).unwrap_or(0);
        seats
            .iter()
            .map(|seat| prizes.get(rank(seat)).copied().unwrap_or(0))
            .collect()
    }

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
            Impact::ImpactColonies { per_colony } => per_colony * tally(player.colonies.len()),
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
                    * tally(
                        player
                            .technologies()
                            .filter(|card| card.level() == 3)
                            .count(),
                    )
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
        tally(types + specials.collect::<Vec<Card>>().len())
    }
}
