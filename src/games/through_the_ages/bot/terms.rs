//! What a strong player counts. The weights are in `data/bot.toml`.

use std::sync::LazyLock;

use crate::data::card::{EventEffect, SpecialKind, TechType};
use crate::data::{BOARD, Card, Face};
use crate::state::{Goods, Player, Stage, State};
use kernel::bots::judgement::{Judgement, Tally};
use kernel::{Seat, terms};

terms! {
    Points = "points",
    /// Ratings count once for each turn to come.
    Culture = "culture",
    Science = "science",
    /// Science is worth nothing unless something can still be developed with it.
    SciencePoints = "science_points",
    Food = "food",
    Hunger = "hunger",
    /// Food that is missing at the end of the turn.
    Starving = "starving",
    Resources = "resources",
    FoodStock = "food_stock",
    ResourceStock = "resource_stock",
    Corruption = "corruption",
    Workers = "workers",
    Idle = "idle",
    Discontent = "discontent",
    Uprising = "uprising",
    SpareHappiness = "spare_happiness",
    /// Up to what a civilisation of its age needs, and the lead over the strongest rival.
    Strength = "strength",
    Lead = "lead",
    Behind = "behind",
    /// Strength in the wars that are declared.
    Wars = "wars",
    CivilActions = "civil_actions",
    MilitaryActions = "military_actions",
    CivilLeft = "civil_left",
    MilitaryLeft = "military_left",
    /// Technologies in play, by the best of each type.
    FarmLevel = "farm_level",
    MineLevel = "mine_level",
    LabLevel = "lab_level",
    CultureLevel = "culture_level",
    UnitLevel = "unit_level",
    SpecialLevel = "special_level",
    GovernmentLevel = "government_level",
    Leader = "leader",
    /// Resources in the wonder in work, and the stages still to pay.
    WonderPaid = "wonder_paid",
    WonderOpen = "wonder_open",
    Wonders = "wonders",
    Colonies = "colonies",
    Tactic = "tactic",
    MilitaryCards = "military_cards",
    LeaderCard = "leader_card",
    ActionCard = "action_card",
    UsefulCard = "useful_card",
    UselessCard = "useless_card",
    /// What the events of the last age would bring now.
    FinalEvents = "final_events",
}

pub(crate) fn judgement() -> &'static Judgement {
    static READ: LazyLock<Judgement> = LazyLock::new(|| {
        Judgement::read(TERMS, include_str!("../data/bot.toml")).expect("the data are tested")
    });
    &READ
}

/// Civil cards that leave the row in one turn, beside those that are swept.
const TAKEN: usize = 2;

/// How many more turns of this seat the match will have, roughly; what is decided now counts in them.
fn turns_left(state: &State, seat: Seat) -> i64 {
    if let Some(last) = state.last_round {
        let seats = state.seats();
        let place = |of: Seat| (of.index() + seats - state.start.index()) % seats;
        let has_turn = place(seat) >= place(state.current);
        return i64::from(last.saturating_sub(state.round)) + i64::from(has_turn);
    }
    let swept = BOARD.for_players(state.seats()).swept_spaces;
    let cards: usize = state.civil.iter().map(Vec::len).sum();
    let each_round = (swept + TAKEN) * state.seats();
    (cards / each_round) as i64 + 2
}

pub(crate) fn count(state: &State, seat: Seat, tally: &mut Tally) {
    let player = state.player(seat);
    let mut add = |term: Term, count: i64| tally.add(term as usize, count);
    add(Term::Points, player.culture.into());
    if state.stage == Stage::Over || player.resigned {
        return;
    }
    let turns = turns_left(state, seat);
    add(Term::Culture, i64::from(state.culture_rating(seat)) * turns);
    add(Term::FinalEvents, final_events(state, seat));
    production(state, seat, turns, &mut add);
    people(player, turns, &mut add);
    military(state, seat, turns, &mut add);
    cards(state, seat, turns, &mut add);
    technologies(player, turns, &mut add);
}

fn production(state: &State, seat: Seat, turns: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    // What is produced in the last turn can hardly be used.
    let useful = (turns - 1).max(0);
    add(
        Term::Science,
        i64::from(player.science_rating()).min(16) * useful,
    );
    add(
        Term::SciencePoints,
        i64::from(player.science).min(20) * useful.min(4),
    );
    let consumption = i64::from(BOARD.yellow(player.yellow_bank).consumption);
    let surplus = i64::from(state.food_production(seat)) - consumption;
    add(Term::Food, surplus.clamp(0, 4) * useful);
    add(Term::Hunger, surplus.min(0) * useful);
    let food = i64::from(player.stock(Goods::Food));
    let resources = i64::from(player.stock(Goods::Resources));
    add(Term::Starving, (surplus + food).min(0));
    let produced = i64::from(state.resource_production(seat));
    add(Term::Resources, produced.min(18) * useful);
    add(Term::FoodStock, food.min(8) * useful.min(4));
    add(Term::ResourceStock, resources.min(16) * useful.min(4));
    add(Term::Corruption, BOARD.corruption(player.blue_bank).into());
    let totals = state.totals(seat);
    add(Term::CivilActions, i64::from(totals.civil) * useful);
    add(Term::MilitaryActions, i64::from(totals.military) * useful);
    add(Term::CivilLeft, player.civil_actions.into());
    add(Term::MilitaryLeft, player.military_actions.into());
}

fn people(player: &Player, turns: i64, add: &mut impl FnMut(Term, i64)) {
    add(Term::Workers, i64::from(player.workers()) * turns);
    add(Term::Idle, i64::from(player.unused) * turns);
    add(Term::Discontent, i64::from(player.discontent()) * turns);
    add(Term::Uprising, player.has_uprising().into());
    let required = BOARD.yellow(player.yellow_bank).happiness_required;
    let spare = i64::from(player.happiness()) - i64::from(required);
    add(Term::SpareHappiness, spare.clamp(0, 2) * turns);
}

/// The strength that a civilisation of each age needs, whatever the rivals do.
const ARMY: [i64; 5] = [2, 5, 12, 22, 26];

fn military(state: &State, seat: Seat, turns: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let own = i64::from(state.strength(seat));
    let rivals = state
        .rivals(seat)
        .map(|rival| i64::from(state.strength(rival)));
    let most = rivals.max().unwrap_or(own);
    let army = ARMY[usize::from(state.age).min(ARMY.len() - 1)];
    let pressing = turns.clamp(2, 8);
    add(Term::Strength, own.min(army) * pressing);
    add(Term::Lead, (own - most).clamp(0, 8) * pressing);
    add(Term::Behind, (own - most).clamp(-15, 0) * pressing);
    let edge = |rival: Seat| (own - i64::from(state.strength(rival))).clamp(-12, 12);
    let mut wars: i64 = player.wars.iter().map(|war| edge(war.target)).sum();
    for rival in state.rivals(seat) {
        let declared = state.player(rival).wars.iter();
        wars += declared
            .filter(|war| war.target == seat)
            .map(|_| edge(rival))
            .sum::<i64>();
    }
    add(Term::Wars, wars);
    add(Term::Colonies, player.colonies.len() as i64);
    add(
        Term::Tactic,
        player.tactic.map_or(0, |card| 1 + i64::from(card.level())),
    );
    let held = player.military_hand.len().min(state.military_limit(seat));
    add(Term::MilitaryCards, held as i64);
}

/// What cards in hand and a wonder in work promise.
fn cards(state: &State, seat: Seat, turns: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    for card in &player.civil_hand {
        match usefulness(player, *card, turns) {
            Use::Leader => add(Term::LeaderCard, 1),
            Use::Action => add(Term::ActionCard, 1),
            Use::Better => add(Term::UsefulCard, 1 + i64::from(card.level())),
            Use::None => add(Term::UselessCard, 1),
        }
    }
    add(Term::Wonders, player.wonders.len() as i64);
    let Some(work) = player.wonder else { return };
    let stages = work.card.wonder().map_or(&[][..], |wonder| &wonder.stages);
    let cost = |stages: &[u8]| stages.iter().map(|cost| i64::from(*cost)).sum::<i64>();
    let (paid, open) = stages.split_at(usize::from(work.built).min(stages.len()));
    // Whoever cannot finish it has built for nothing.
    if i64::from(state.resource_production(seat)) * turns + 4 >= cost(open) {
        add(Term::WonderPaid, cost(paid));
    }
    add(Term::WonderOpen, cost(open));
}

enum Use {
    Leader,
    Action,
    Better,
    None,
}

fn usefulness(player: &Player, card: Card, turns: i64) -> Use {
    let is_late = turns <= 2;
    match card.face() {
        Face::Action(_) => Use::Action,
        Face::Leader(_) if turns > 1 => Use::Leader,
        Face::Government(_) if !is_late && card.level() > player.government.level() => Use::Better,
        Face::Special(special) if !is_late => {
            let held = player.special(special.kind).map_or(0, Card::level);
            if card.level() > held {
                Use::Better
            } else {
                Use::None
            }
        }
        Face::Technology(tech) if !is_late => {
            let best = player
                .of_type(tech.kind)
                .map(|tech| tech.card.level())
                .max();
            match best.is_none_or(|best| card.level() > best) {
                true => Use::Better,
                false => Use::None,
            }
        }
        Face::Technology(_)
        | Face::Government(_)
        | Face::Special(_)
        | Face::Leader(_)
        | Face::Wonder(_)
        | Face::Event(_)
        | Face::Territory(_)
        | Face::Aggression(_)
        | Face::War(_)
        | Face::Pact(_)
        | Face::Tactic(_)
        | Face::Bonus(_) => Use::None,
    }
}

/// A technology in play is worth something even before workers stand on it.
fn technologies(player: &Player, turns: i64, add: &mut impl FnMut(Term, i64)) {
    let worth = turns.min(8);
    let best = |kind: TechType| {
        let levels = player.of_type(kind).map(|tech| tech.card.level());
        i64::from(levels.max().unwrap_or(0)) * worth
    };
    add(Term::FarmLevel, best(TechType::Farm));
    add(Term::MineLevel, best(TechType::Mine));
    add(Term::LabLevel, best(TechType::Lab));
    let culture = [TechType::Temple, TechType::Theater, TechType::Library];
    add(Term::CultureLevel, culture.into_iter().map(best).sum());
    add(Term::UnitLevel, TechType::UNITS.into_iter().map(best).sum());
    let specials = [
        SpecialKind::Law,
        SpecialKind::Warfare,
        SpecialKind::Exploration,
        SpecialKind::Construction,
    ];
    let held = specials.into_iter().filter_map(|kind| player.special(kind));
    add(
        Term::SpecialLevel,
        held.map(|card| i64::from(card.level()) * worth).sum(),
    );
    add(
        Term::GovernmentLevel,
        i64::from(player.government.level()) * worth,
    );
    add(
        Term::Leader,
        player.leader.map_or(0, |card| 1 + i64::from(card.level())),
    );
}

/// What the impacts that lie in the event decks would bring, compared with the best rival.
fn final_events(state: &State, seat: Seat) -> i64 {
    let events = state.current_events.iter().chain(&state.future_events);
    events
        .filter_map(|event| {
            if let EventEffect::Impact(impact) = &event.card.event()?.effect {
                Some(impact)
            } else {
                None
            }
        })
        .map(|impact| {
            let scores = state.impact_scores(impact, state.current);
            let of = scores.iter().find(|(other, _)| *other == seat);
            of.map_or(0, |(_, score)| i64::from(*score))
        })
        .sum()
}
