//! Ratings that follow from one player's own cards and workers.

use crate::data::card::{LeaderEffect, SpecialKind, Stats, TechType, WonderEffect};
use crate::data::{BOARD, Card, RUIN_CULTURE};
use crate::state::counts::tally;
use crate::state::{Completed, Player, Tech};

impl Player {
    pub fn leader_effects(&self) -> &'static [LeaderEffect] {
        self.leader
            .and_then(Card::leader)
            .map_or(&[], |leader| &leader.effects)
    }

    pub fn leads(&self, wanted: impl Fn(&LeaderEffect) -> bool) -> bool {
        self.leader_effects().iter().any(wanted)
    }

    /// The amount that an effect of the leader gives, 0 without it.
    pub fn leader_gives(&self, amount: impl Fn(&LeaderEffect) -> Option<u8>) -> u8 {
        self.leader_effects().iter().find_map(amount).unwrap_or(0)
    }

    /// The completed wonders that are not in ruins.
    pub fn standing(&self) -> impl Iterator<Item = &Completed> {
        self.wonders.iter().filter(|wonder| !wonder.ruined)
    }

    pub fn wonder_effects(&self) -> impl Iterator<Item = &'static WonderEffect> {
        self.standing()
            .filter_map(|wonder| wonder.card.wonder())
            .flat_map(|wonder| &wonder.effects)
    }

    pub fn special(&self, kind: SpecialKind) -> Option<Card> {
        self.specials[kind as usize]
    }

    pub fn urban_discount(&self, level: u8) -> u8 {
        self.special(SpecialKind::Construction)
            .and_then(Card::special)
            .map_or(0, |special| special.urban_discount[usize::from(level)])
    }

    pub fn stages_per_action(&self) -> u8 {
        self.special(SpecialKind::Construction)
            .and_then(Card::special)
            .map_or(1, |special| special.wonder_stages_per_action)
    }

    pub fn urban_limit(&self) -> u8 {
        self.government
            .government()
            .expect("a government")
            .urban_limit
    }

    /// The printed values of every card in play that has some, workers not included.
    pub fn card_stats(&self) -> impl Iterator<Item = &'static Stats> {
        let government = self.government.government().map(|card| &card.stats);
        let leader = self.leader.and_then(Card::leader).map(|card| &card.stats);
        let specials = self.specials.iter().flatten();
        let specials = specials.filter_map(|card| Some(&card.special()?.stats));
        let wonders = self.standing();
        let wonders = wonders.filter_map(|wonder| Some(&wonder.card.wonder()?.stats));
        let colonies = self.colonies.iter();
        let colonies = colonies.filter_map(|card| Some(&card.territory()?.permanent));
        government
            .into_iter()
            .chain(leader)
            .chain(specials)
            .chain(wonders)
            .chain(colonies)
    }

    pub fn of_type(&self, kind: TechType) -> impl DoubleEndedIterator<Item = &Tech> {
        self.techs
            .iter()
            .filter(move |tech| tech.card.tech().kind == kind)
    }

    pub fn count(&self, kind: TechType) -> u8 {
        self.of_type(kind).map(|tech| tech.workers).sum()
    }

    /// The technology of the highest level that has a worker.
    pub fn best(&self, kind: TechType) -> Option<Card> {
        self.of_type(kind)
            .rev()
            .find(|tech| tech.workers > 0)
            .map(|tech| tech.card)
    }

    pub fn urban(&self) -> impl Iterator<Item = &Tech> {
        self.techs
            .iter()
            .filter(|tech| tech.card.tech().kind.is_urban())
    }

    pub fn units(&self) -> impl Iterator<Item = &Tech> {
        self.techs
            .iter()
            .filter(|tech| tech.card.tech().kind.is_unit())
    }

    pub fn unit_count(&self) -> u8 {
        self.units().map(|tech| tech.workers).sum()
    }

    fn levels<'a>(techs: impl Iterator<Item = &'a Tech>) -> i16 {
        techs
            .map(|tech| i16::from(tech.workers) * i16::from(tech.card.level()))
            .sum()
    }

    pub fn lab_levels(&self) -> i16 {
        Player::levels(self.of_type(TechType::Lab))
    }

    pub fn urban_levels(&self) -> i16 {
        Player::levels(self.urban())
    }

    pub fn unit_and_arena_levels(&self) -> i16 {
        Player::levels(self.units()) + Player::levels(self.of_type(TechType::Arena))
    }

    /// The face that St Peter's Basilica adds to each source of happiness.
    fn extra_face(&self) -> i16 {
        self.wonder_effects()
            .filter_map(|effect| {
                if let WonderEffect::ExtraFacePerSource { amount } = effect {
                    Some(*amount)
                } else {
                    None
                }
            })
            .sum()
    }

    fn faces_of(&self, printed: i16, sp: i16) -> i16 {
        if printed > 0 { printed + sp } else { printed }
    }

    fn worker_faces(&self, kind: TechType, sp: i16) -> i16 {
        self.of_type(kind)
            .map(|tech| {
                i16::from(tech.workers) * self.faces_of(tech.card.tech().per_worker.happy, sp)
            })
            .sum()
    }

    fn wonder_faces(&self, wonder: &Completed, sp: i16) -> i16 {
        let data = wonder.card.wonder().expect("a wonder");
        let own = if wonder.ruined { 0 } else { data.stats.happy };
        let printed = own + i16::from(wonder.homer);
        let gives_the_extra = !wonder.ruined
            && (data.effects.iter())
                .any(|effect| matches!(effect, WonderEffect::ExtraFacePerSource { .. }));
        self.faces_of(printed, if gives_the_extra { 0 } else { sp })
    }

    fn government_faces(&self, sp: i16) -> i16 {
        self.faces_of(
            self.government
                .government()
                .map_or(0, |card| card.stats.happy),
            sp,
        )
    }

    /// All faces before the rating's bounds.
    fn faces(&self) -> i16 {
        let sp = self.extra_face();
        let workers: i16 = TechType::URBAN
            .iter()
            .map(|kind| self.worker_faces(*kind, sp))
            .sum();
        let wonders: i16 = self
            .wonders
            .iter()
            .map(|wonder| self.wonder_faces(wonder, sp))
            .sum();
        let leader = self
            .leader
            .and_then(Card::leader)
            .map_or(0, |card| card.stats.happy);
        let colonies: i16 = (self.colonies.iter())
            .filter_map(|card| Some(self.faces_of(card.territory()?.permanent.happy, sp)))
            .sum();
        workers + wonders + self.government_faces(sp) + self.faces_of(leader, sp) + colonies
    }

    pub fn happiness(&self) -> i16 {
        self.faces().clamp(0, BOARD.constants.happiness_max)
    }

    pub fn discontent(&self) -> i16 {
        let required = BOARD.yellow(self.yellow_bank).happiness_required;
        (required - self.happiness()).max(0)
    }

    pub fn has_uprising(&self) -> bool {
        self.discontent() > i16::from(self.unused)
    }

    fn best_lab_or_library(&self) -> i16 {
        let lab = self.best(TechType::Lab).map_or(0, Card::level);
        let library = self.best(TechType::Library).map_or(0, Card::level);
        i16::from(lab.max(library))
    }

    /// What the leader adds to the science of buildings.
    fn leader_building_science(&self) -> i16 {
        self.leader_effects()
            .iter()
            .map(|effect| {
                if let LeaderEffect::BestLabOrLibraryScience {} = effect {
                    self.best_lab_or_library()
                } else if let LeaderEffect::LabSciencePenalty { amount } = effect {
                    -amount * i16::from(self.count(TechType::Lab))
                } else {
                    0
                }
            })
            .sum()
    }

    fn building_science(&self) -> i16 {
        let workers: i16 = self
            .urban()
            .map(|tech| i16::from(tech.workers) * tech.card.tech().per_worker.science)
            .sum();
        workers + self.leader_building_science()
    }

    pub fn science_rating(&self) -> i16 {
        let cards: i16 = self.card_stats().map(|stats| stats.science).sum();
        (self.building_science() + cards).max(0)
    }

    /// The culture of libraries and theatres, with what the leader adds to it.
    pub fn theater_and_library_culture(&self) -> i16 {
        let theaters = i16::from(self.count(TechType::Theater));
        let libraries = i16::from(self.count(TechType::Library));
        let printed: i16 = [TechType::Theater, TechType::Library]
            .iter()
            .flat_map(|kind| self.of_type(*kind))
            .map(|tech| i16::from(tech.workers) * tech.card.tech().per_worker.culture)
            .sum();
        let leader: i16 = self
            .leader_effects()
            .iter()
            .map(|effect| {
                if let LeaderEffect::CulturePerTheater { amount } = effect {
                    amount * theaters
                } else if let LeaderEffect::CulturePerLibraryTheaterPair { culture } = effect {
                    culture * theaters.min(libraries)
                } else if let LeaderEffect::BestTheaterDoubleCulture {} = effect {
                    self.best(TechType::Theater)
                        .map_or(0, |card| card.tech().per_worker.culture)
                } else {
                    0
                }
            })
            .sum();
        printed + leader
    }

    fn building_culture(&self) -> i16 {
        let others: i16 = [TechType::Lab, TechType::Temple, TechType::Arena]
            .iter()
            .flat_map(|kind| self.of_type(*kind))
            .map(|tech| i16::from(tech.workers) * tech.card.tech().per_worker.culture)
            .sum();
        let labs = if self.leads(|effect| matches!(effect, LeaderEffect::LabCultureByLevel {})) {
            self.lab_levels()
        } else {
            0
        };
        self.theater_and_library_culture() + others + labs
    }

    fn arena_strength(&self) -> i16 {
        self.of_type(TechType::Arena)
            .map(|tech| i16::from(tech.workers) * tech.card.tech().per_worker.strength)
            .sum()
    }

    /// Culture, science and strength that urban buildings give, with the leader's effects on them.
    pub fn urban_output(&self) -> i16 {
        self.building_culture() + self.building_science() + self.arena_strength()
    }

    fn michelangelo_faces(&self) -> i16 {
        let sp = self.extra_face();
        let wonders: i16 = self
            .wonders
            .iter()
            .map(|wonder| self.wonder_faces(wonder, sp).max(0))
            .sum();
        self.worker_faces(TechType::Temple, sp) + self.worker_faces(TechType::Theater, sp) + wonders
    }

    /// The culture of cards and buildings, pacts not included.
    pub fn own_culture(&self) -> i16 {
        let cards: i16 = self.card_stats().map(|stats| stats.culture).sum();
        let ruins = tally(self.wonders.iter().filter(|wonder| wonder.ruined).count());
        let colonies = tally(self.colonies.len());
        let leader: i16 = self
            .leader_effects()
            .iter()
            .map(|effect| {
                if let LeaderEffect::CultureFromFaces { amount } = effect {
                    amount * self.michelangelo_faces()
                } else if let LeaderEffect::CultureFromColonies { first, others } = effect
                    && colonies > 0
                {
                    first + others * (colonies - 1)
                } else {
                    0
                }
            })
            .sum();
        self.building_culture() + cards + leader + *RUIN_CULTURE * ruins
    }

    fn leader_strength(&self) -> i16 {
        self.leader_effects()
            .iter()
            .map(|effect| {
                if let LeaderEffect::StrengthPerMilitaryUnit { amount } = effect {
                    amount * i16::from(self.unit_count())
                } else if let LeaderEffect::StrengthFromTempleAndGovernmentFaces { amount } = effect
                {
                    let sp = self.extra_face();
                    let faces = self.worker_faces(TechType::Temple, sp);
                    amount * (faces + self.government_faces(sp).max(0))
                } else if let LeaderEffect::StrengthPerUnitType { amount } = effect {
                    let types = TechType::UNITS.iter().filter(|kind| self.count(**kind) > 0);
                    amount * tally(types.count())
                } else {
                    0
                }
            })
            .sum()
    }

    fn wonder_strength(&self) -> i16 {
        self.wonder_effects()
            .map(|effect| {
                if let WonderEffect::StrengthPerInfantryAndArtillery { amount } = effect {
                    let units = self.count(TechType::Infantry) + self.count(TechType::Artillery);
                    amount * i16::from(units)
                } else {
                    0
                }
            })
            .sum()
    }

    /// The strength of everything but pacts.
    pub fn own_strength(&self) -> i16 {
        let cards: i16 = self.card_stats().map(|stats| stats.strength).sum();
        let units: Vec<(Card, u8)> = self.units().map(|tech| (tech.card, tech.workers)).collect();
        self.force_of(&units)
            + self.arena_strength()
            + cards
            + self.leader_strength()
            + self.wonder_strength()
    }

    pub fn colonization_modifier(&self) -> i16 {
        self.card_stats().map(|stats| stats.colonization).sum()
    }

    /// What the mines and the railroad produce.
    pub fn mine_resources(&self) -> i16 {
        let mines: i16 = self
            .of_type(TechType::Mine)
            .map(|tech| i16::from(tech.workers) * i16::from(tech.card.tech().per_worker.resources))
            .sum();
        let railroad = if self.has_railroad() {
            self.best(TechType::Mine)
                .map_or(0, |card| i16::from(card.tech().per_worker.resources))
        } else {
            0
        };
        mines + railroad
    }

    pub fn has_railroad(&self) -> bool {
        self.wonder_effects()
            .any(|effect| matches!(effect, WonderEffect::BestMineExtraToken {}))
    }

    pub fn labs_produce(&self) -> bool {
        self.leads(|effect| matches!(effect, LeaderEffect::LabsProduceResources {}))
    }

    pub fn limit_bonus(&self, of: impl Fn(&WonderEffect) -> i16) -> i16 {
        self.wonder_effects().map(of).sum()
    }

    /// All technology cards in play: with workers or not, the government, the special ones.
    pub fn technologies(&self) -> impl Iterator<Item = Card> + '_ {
        let techs = self.techs.iter().map(|tech| tech.card);
        techs
            .chain([self.government])
            .chain(self.specials.iter().flatten().copied())
    }
}
