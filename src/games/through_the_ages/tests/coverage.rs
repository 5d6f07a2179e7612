//! The rare rules are reached: play that looks for what was reached least, counted by kind and card.

use super::military::aggress;
use super::*;
use crate::action::{Gift, Order, Target};
use crate::data::Face;
use crate::data::card::TechType;
use crate::state::{Player, Task};
use kernel::rng::Rng;
use kernel::selfplay::{Coverage, explore};

const KINDS: [&str; 72] = [
    "nopol",
    "event",
    "aggress",
    "war",
    "offer",
    "offer as a",
    "offer as b",
    "unpact",
    "alexander",
    "columbus",
    "resign",
    "defend",
    "defend none",
    "defend done",
    "plunder",
    "raid",
    "raid done",
    "annex",
    "infiltrate leader",
    "infiltrate wonder",
    "spoils",
    "spoils done",
    "accept",
    "refuse",
    "bid",
    "pass",
    "send",
    "send bonus",
    "send discard",
    "send done",
    "lose",
    "token",
    "choose food",
    "choose res",
    "choose mix",
    "yes",
    "no",
    "civ pop",
    "civ build",
    "civ develop",
    "civ revolt",
    "civ none",
    "terror",
    "ruin",
    "free",
    "agreement",
    "agreement done",
    "discard",
    "take",
    "pop",
    "leader",
    "leader tuck",
    "tactic",
    "copy",
    "disband",
    "muster",
    "build",
    "upgrade",
    "bach",
    "stage",
    "develop",
    "revolt",
    "play",
    "play food",
    "play res",
    "play order",
    "churchill culture",
    "churchill military",
    "liner",
    "exchange",
    "destroy",
    "end",
];

fn kind(action: &Action) -> &'static str {
    match action {
        Action::NoPolitics => "nopol",
        Action::PrepareEvent(_) => "event",
        Action::Aggress(..) => "aggress",
        Action::War(..) => "war",
        Action::Offer(_, _, None) => "offer",
        Action::Offer(_, _, Some(Side::A)) => "offer as a",
        Action::Offer(_, _, Some(Side::B)) => "offer as b",
        Action::CancelPact(_) => "unpact",
        Action::Alexander => "alexander",
        Action::Columbus(_) => "columbus",
        Action::Resign => "resign",
        Action::Defend(_) => "defend",
        Action::DefendNone => "defend none",
        Action::DefendDone => "defend done",
        Action::Plunder { .. } => "plunder",
        Action::Raid(_) => "raid",
        Action::RaidDone => "raid done",
        Action::Annex(_) => "annex",
        Action::Infiltrate(Target::Leader) => "infiltrate leader",
        Action::Infiltrate(Target::Wonder) => "infiltrate wonder",
        Action::Spoils(_) => "spoils",
        Action::SpoilsDone => "spoils done",
        Action::Accept => "accept",
        Action::Refuse => "refuse",
        Action::Bid(_) => "bid",
        Action::Pass => "pass",
        Action::SendUnit(_) => "send",
        Action::SendBonus(_) => "send bonus",
        Action::SendDiscard(_) => "send discard",
        Action::SendDone => "send done",
        Action::Lose(_) => "lose",
        Action::Token(_) => "token",
        Action::ChooseFood => "choose food",
        Action::ChooseResources => "choose res",
        Action::ChooseMix { .. } => "choose mix",
        Action::Yes => "yes",
        Action::No => "no",
        Action::CivPopulation => "civ pop",
        Action::CivBuild(_) => "civ build",
        Action::CivDevelop(_) => "civ develop",
        Action::CivRevolt(_) => "civ revolt",
        Action::CivNone => "civ none",
        Action::Terror(..) => "terror",
        Action::Ruin(_) => "ruin",
        Action::Free(_) => "free",
        Action::Agreement(_) => "agreement",
        Action::AgreementDone => "agreement done",
        Action::Discard(_) => "discard",
        Action::Take(_) => "take",
        Action::Population => "pop",
        Action::Leader(_, None) => "leader",
        Action::Leader(_, Some(_)) => "leader tuck",
        Action::Tactic(_) => "tactic",
        Action::Copy(_) => "copy",
        Action::Disband(_) => "disband",
        Action::Muster(_) => "muster",
        Action::Do(order) => match order {
            Order::Build(_) => "build",
            Order::Upgrade(..) => "upgrade",
            Order::Bach(..) => "bach",
            Order::Stage(_) => "stage",
            Order::Develop(_) => "develop",
            Order::Revolt(_) => "revolt",
        },
        Action::Play(_) => "play",
        Action::PlayFor(_, Gift::Food) => "play food",
        Action::PlayFor(_, Gift::Resources) => "play res",
        Action::PlayOrder(..) => "play order",
        Action::ChurchillCulture => "churchill culture",
        Action::ChurchillMilitary => "churchill military",
        Action::Liner => "liner",
        Action::Hammurabi | Action::TradeRoutes => "exchange",
        // The tokens of a payment are picked only where there is a choice.
        Action::Pay(_) => "pay",
        Action::Destroy(_) => "destroy",
        Action::End => "end",
    }
}

/// The cards that the action brings into play, uses or reveals.
fn cards(state: &State, seat: Seat, action: &Action) -> Vec<Card> {
    match *action {
        Action::Do(order) => ordered(state, seat, order),
        Action::PlayOrder(card, order) => [vec![card], ordered(state, seat, order)].concat(),
        Action::Play(card)
        | Action::PlayFor(card, _)
        | Action::Leader(card, _)
        | Action::Tactic(card)
        | Action::Copy(card)
        | Action::Aggress(card, _)
        | Action::War(card, _)
        | Action::Columbus(card)
        | Action::SendBonus(card)
        | Action::CivBuild(card)
        | Action::CivDevelop(card)
        | Action::CivRevolt(card)
        | Action::Muster(card) => vec![card],
        Action::Defend(card) => match card.face() {
            Face::Bonus(_) => vec![card],
            _discarded => Vec::new(),
        },
        Action::PrepareEvent(_) => {
            let top = state.current_events.last();
            top.map(|event| event.card).into_iter().collect()
        }
        Action::Accept => match state.tasks.last() {
            Some(Task::Answer { card, .. }) => vec![*card],
            _other => Vec::new(),
        },
        Action::SendDone => match state.tasks.last() {
            Some(Task::Send { card, .. }) => vec![*card],
            _other => Vec::new(),
        },
        Action::End => vec![state.player(seat).government],
        _other => Vec::new(),
    }
}

fn ordered(state: &State, seat: Seat, order: Order) -> Vec<Card> {
    match order {
        Order::Build(card)
        | Order::Upgrade(_, card)
        | Order::Bach(_, card)
        | Order::Develop(card)
        | Order::Revolt(card) => vec![card],
        Order::Stage(count) => {
            let wonder = state.player(seat).wonder;
            let last = |card: Card| card.wonder().map_or(0, |wonder| wonder.stages.len());
            let done = wonder.filter(|one| usize::from(one.built + count) == last(one.card));
            done.map(|wonder| wonder.card).into_iter().collect()
        }
    }
}

fn reached(state: &State, seat: Seat, action: &Action) -> Vec<String> {
    let mut all = vec![kind(action).to_owned()];
    all.extend(cards(state, seat, action).iter().map(Card::to_string));
    match *action {
        Action::Take(space) => {
            let card = state.row[usize::from(space) - 1];
            all.extend(card.map(|card| format!("take {card}")));
        }
        Action::PrepareEvent(card) => all.push(format!("prepare {card}")),
        _other => {}
    }
    all
}

/// Food, resources and science for all that may be wanted.
fn rich(state: &mut State) {
    for player in &mut state.players {
        player.science = player.science.max(60);
        player.blue_bank = 16;
        for kind in [TechType::Farm, TechType::Mine] {
            let store = player.techs.iter_mut();
            if let Some(store) = store.filter(|tech| tech.card.tech().kind == kind).last() {
                store.blue = store.blue.max(12);
            }
        }
        let built = player.wonder.map_or(0, |wonder| wonder.built);
        player.blue_total = player.blue_bank + player.blue_on_cards() + built;
    }
}

#[test]
fn none_of_the_rare_rules_is_unplayed() {
    let mut table = Coverage::default();
    let game = kernel::any_game::registered::<ThroughTheAges>();
    for index in 0..12 {
        let seed = Seed::of_series(16, index);
        let seats = 2 + (index % 3) as u8;
        let (setup, _) = game
            .deal(2, seats, &Options::new(), &Deal::new(), Some(&seed))
            .expect("a deal");
        let mut state = ThroughTheAges::start(&setup).expect("a start");
        let mut rng = seed.rng("coverage");
        explore::<ThroughTheAges>(&mut state, &mut rng, 3000, &mut table, reached, rich);
    }
    seeded(&mut table);
    let rare: Vec<Card> = Card::all()
        .filter(|card| table.reached([card.to_string()]) == 0)
        .collect();
    for card in rare {
        play_out(card, &mut table);
    }
    table.has_all(KINDS);
    table.has_all(Card::all().map(|card| card.to_string()));
}

/// Positions from which a card can come into play, each played on until it has.
fn play_out(card: Card, table: &mut Coverage) {
    let ready = || {
        let strong = world(2).tech(P1, &[("warriors", 5), ("swordsmen", 3)]);
        let strong = strong.colony(P2, "historic_territory_i");
        strong.hand(P1, &[card.id()]).set(P1, |player| {
            (player.civil_actions, player.military_actions) = (9, 9);
        })
    };
    let begun = || {
        let stages = card.wonder().map_or(0, |wonder| wonder.stages.len() as u8);
        world(2).unfinished(P1, card.id(), stages - 1)
    };
    let starts: Vec<World> = match card.face() {
        Face::Wonder(_) => vec![begun()],
        Face::Event(_) | Face::Territory(_) => {
            let next = ready().politics().next_event(card.id());
            vec![next.hand(P1, &["rats"])]
        }
        Face::Bonus(_) => vec![aggress(
            world(2).strength(P2, 8).hand(P2, &[card.id()]),
            "raid_i",
        )],
        _played_from_a_hand => vec![ready(), ready().politics()],
    };
    let mut rng = Rng::new([17; 32]);
    for start in starts {
        for _ in 0..20 {
            if table.reached([card.to_string()]) > 0 {
                return;
            }
            let mut state = start.state.clone();
            explore::<ThroughTheAges>(&mut state, &mut rng, 8, table, reached, rich);
        }
    }
}

/// Positions in which what is rare comes next.
fn seeded(table: &mut Coverage) {
    let mut rng = Rng::new([16; 32]);
    let mut from = |mut start: World| {
        explore::<ThroughTheAges>(&mut start.state, &mut rng, 1, table, reached, |_| ());
    };
    let colonies = |seat| {
        world(2)
            .colony(seat, "historic_territory_i")
            .colony(seat, "inhabited_territory_i")
    };
    from(aggress(colonies(P2), "annex_ii"));
    from(
        colonies(P2)
            .strength(P1, 9)
            .reveal("independence_declaration"),
    );
    let started = || world(2).leader(P2, "isaac_newton");
    for _ in ["infiltrate leader", "infiltrate wonder"] {
        from(aggress(
            started().unfinished(P2, "taj_mahal", 1),
            "infiltrate_ii",
        ));
    }
    let columbus = world(2).leader(P1, "christopher_columbus").politics();
    from(columbus.hand(P1, &["historic_territory_i"]));
    let poor = |player: &mut Player| player.blue_bank = 0;
    let robbed = world(3).strength(P3, 3).set(P2, poor);
    let robbed = robbed.blue(P2, &[("agriculture", 1), ("bronze", 1)]);
    from(robbed.reveal("crime_wave"));
    let old = world(2).wonder(P1, "pyramids").wonder(P1, "great_wall");
    from(old.wonder(P2, "kremlin").reveal("ravages_of_time"));
    let homer = world(2).leader(P1, "homer").wonder(P1, "pyramids");
    from(homer.hand(P1, &["moses"]));
}
