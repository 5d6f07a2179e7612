//! Rare rules are reached: random play from seeded positions of every phase, counted by kind.

use std::collections::BTreeMap;

use super::*;
use kernel::rng::Rng;

type Counts = BTreeMap<String, usize>;

const KINDS: [&str; 56] = [
    "character",
    "start",
    "neutral",
    "convey",
    "relay",
    "relay done",
    "fill",
    "fill none",
    "wind",
    "use",
    "deploy",
    "place",
    "recharge",
    "reposition",
    "acquire",
    "pay",
    "move",
    "track",
    "step",
    "skip",
    "teleport",
    "put",
    "up",
    "bind",
    "wind back",
    "stop",
    "bridge",
    "bridge discard",
    "take action",
    "take relay",
    "take tile",
    "note refill",
    "copy",
    "as",
    "no",
    "resolve",
    "patron",
    "patron no",
    "gain energy",
    "gain bonus",
    "gain no",
    "tie",
    "release",
    "add",
    "add no",
    "extra",
    "bound move",
    "bound recharge",
    "bound no",
    "refill",
    "keep",
    "iii fill",
    "iii lift",
    "iii place",
    "iii relay",
    "iii bound",
];

fn kind(action: &Action) -> &'static str {
    match action {
        Action::Character(_) => "character",
        Action::Start(..) => "start",
        Action::Neutral(..) => "neutral",
        Action::Convey(_) => "convey",
        Action::Relay(_) => "relay",
        Action::RelayDone => "relay done",
        Action::Fill(..) => "fill",
        Action::FillNone => "fill none",
        Action::Wind(..) => "wind",
        Action::Use { .. } => "use",
        Action::Deploy(_) => "deploy",
        Action::Place(..) => "place",
        Action::Recharge => "recharge",
        Action::Reposition(..) => "reposition",
        Action::Acquire(..) => "acquire",
        Action::Pay(_) => "pay",
        Action::Move => "move",
        Action::Track(_) => "track",
        Action::Step(_) => "step",
        Action::Skip(_) => "skip",
        Action::Teleport(..) => "teleport",
        Action::Put(_) => "put",
        Action::Up => "up",
        Action::Bind(..) => "bind",
        Action::WindBack(_) => "wind back",
        Action::Stop => "stop",
        Action::Bridge(..) => "bridge",
        Action::BridgeDiscard => "bridge discard",
        Action::TakeAction(_) => "take action",
        Action::TakeRelay(..) => "take relay",
        Action::TakeTile(_) => "take tile",
        Action::NoteRefill => "note refill",
        Action::Copy(_) => "copy",
        Action::As(_) => "as",
        // No piece of the built-in data gives energy as a bonus.
        Action::Energy(_) => "energy",
        Action::No => "no",
        Action::Resolve(_) => "resolve",
        Action::Patron(Some(_)) => "patron",
        Action::Patron(None) => "patron no",
        Action::GainEnergy(_) => "gain energy",
        Action::GainBonus => "gain bonus",
        Action::GainNo => "gain no",
        Action::Tie(_) => "tie",
        Action::Release(..) => "release",
        Action::Add(Some(_)) => "add",
        Action::Add(None) => "add no",
        Action::Extra(_) => "extra",
        Action::BoundMove => "bound move",
        Action::BoundRecharge => "bound recharge",
        Action::BoundNo => "bound no",
        Action::Refill(..) => "refill",
        Action::Keep(_) => "keep",
        Action::ThreeFill(..) => "iii fill",
        Action::ThreeLift => "iii lift",
        Action::ThreePlace(..) => "iii place",
        Action::ThreeRelay(..) => "iii relay",
        Action::ThreeBound(..) => "iii bound",
        Action::End => "end",
    }
}

fn count(counts: &mut Counts, what: impl Into<String>) {
    *counts.entry(what.into()).or_default() += 1;
}

/// What an action reaches beside its kind: an action tile, a transmutation tile, a bonus, an ability.
fn reached(state: &State, seat: Seat, action: &Action, counts: &mut Counts) {
    count(counts, kind(action));
    let player = state.player(seat);
    if let Action::Use { position, tile, .. } = action {
        let tile = player.actions[usize::from(tile.unwrap_or(*position))];
        count(counts, format!("action tile {}", data().action(tile).code));
    }
    let slot = match action {
        Action::Acquire(slot, _) => Some(*slot),
        Action::TakeTile(_) => Some(3),
        _other => None,
    };
    if let Some(tile) = slot.and_then(|slot| state.market[usize::from(slot)]) {
        count(counts, format!("tile {}", data().tile(tile).id));
    }
    if let Some(Frame::Bonus { offer, .. }) = state.stack.last()
        && *action != Action::No
    {
        let code = match offer {
            Offer::Monument(tile) => data().bonus_tiles[tile.index()].code.clone(),
            Offer::Bridge(Bridge::Neutral(tile)) => data().neutrals[tile.index()].code.clone(),
            Offer::Bridge(Bridge::Own { level, side, .. }) => {
                format!("{}{}", level + 1, side.code())
            }
        };
        count(counts, format!("bonus {code}"));
    }
    if let (Some(Frame::LevelThree(_)), Some(character)) = (state.stack.last(), player.character)
        && *action != Action::End
    {
        count(counts, format!("{} III", character.name()));
    }
}

fn play_at_random(table: Table, seed: u64, actions: usize, counts: &mut Counts) {
    let seed: Seed = format!("coverage{seed}").parse().expect("a seed");
    let mut rng: Rng = seed.rng("play");
    let mut state = table.state;
    for _ in 0..actions {
        let Some(&seat) = state.deciding().first() else {
            return;
        };
        let legal = permit::legal(&state, seat);
        // A kind is drawn first, so that a long list does not hide the short ones; what leads
        // nowhere is drawn less often.
        let mut kinds: Vec<&str> = legal.iter().map(kind).collect();
        kinds.dedup();
        let mut wanted = *rng.pick(&kinds);
        for _ in 0..2 {
            if ["convey", "end", "stop", "no", "relay done", "fill none"].contains(&wanted) {
                wanted = *rng.pick(&kinds);
            }
        }
        let of_kind: Vec<&Action> = legal.iter().filter(|one| kind(one) == wanted).collect();
        let action = (*rng.pick(&of_kind)).clone();
        reached(&state, seat, &action, counts);
        flow::play(&mut state, seat, &action, &mut Log::default()).expect("a legal action");
    }
}

/// All abilities uncovered, upgraded actions and relays in place, energy in the market and bound.
fn advanced(characters: &[Character], options: &[(&str, &str)]) -> Table {
    let mut table = table_with(characters, options);
    let bridges = [
        [(Side::A, "QS"), (Side::A, "SM"), (Side::A, "MF")],
        [(Side::B, "FP"), (Side::B, "PQ"), (Side::B, "QC")],
    ];
    for seat in 0..small(characters.len()) {
        for level in 1..=3 {
            table = match bridges.get(usize::from(seat)) {
                Some(own) => {
                    let (side, site) = own[usize::from(level) - 1];
                    table.bridge(seat, level, side, site)
                }
                None => table.ability(seat, usize::from(level)),
            };
        }
        table = table
            .relay(seat, 2, Symbol::Boot, seat == 0)
            .relay(seat, 4, Symbol::Pillar, seat == 0)
            .market(seat, "cmr")
            .bound(seat, "BE", "c");
        // With up to three players there is one copy of each.
        let upgrades: &[&str] = match seat {
            0 => &["1A", "2B", "3A", "4B"],
            1 => &["1B", "2A", "3B", "4A"],
            _ => &[],
        };
        for code in upgrades {
            table = table.action(seat, code);
        }
        let (at, towards) = [("Q7", "QS"), ("S7", "SM"), ("M7", "MF")][usize::from(seat)];
        table = table.figure(seat, at, towards);
    }
    table
}

#[test]
fn none_of_the_rare_rules_is_unplayed() {
    let mut counts = Counts::new();
    let all = Character::ALL;
    for seed in 0..8 {
        play_at_random(
            advanced(&all[..3], &[("divine_wind", "on")]),
            seed,
            3000,
            &mut counts,
        );
        play_at_random(
            advanced(&[RUSNE, FREYITH], &[("divine_wind", "on")]),
            seed,
            3000,
            &mut counts,
        );
        play_at_random(table(&all), seed, 3000, &mut counts);
        let opening = [
            ("characters", "chosen"),
            ("start_energy", "free"),
            ("neutral_bridges", "draft"),
        ];
        play_at_random(table_with(&all[..4], &opening), seed, 3000, &mut counts);
        // Every site has a bridge: the next one may be removed from the game.
        let mut full = table(&all[..2]);
        for site in ["QS", "SM", "MF", "FP", "PQ"] {
            full = full.site(site, Some("N3"));
        }
        play_at_random(full, seed, 1500, &mut counts);
    }
    let mut wanted: Vec<String> = KINDS.map(str::to_owned).to_vec();
    wanted.extend(
        data()
            .actions
            .iter()
            .filter(|info| info.position < 5)
            .map(|info| format!("action tile {}", info.code)),
    );
    wanted.extend(
        data()
            .tiles
            .iter()
            .filter(|tile| tile.level > 0)
            .map(|tile| format!("tile {}", tile.id)),
    );
    wanted.extend(
        data()
            .bonus_tiles
            .iter()
            .map(|tile| format!("bonus {}", tile.code)),
    );
    wanted.extend(
        data()
            .neutrals
            .iter()
            .map(|tile| format!("bonus {}", tile.code)),
    );
    wanted.extend(["1a", "1b", "2a", "2b", "3a", "3b"].map(|code| format!("bonus {code}")));
    wanted.extend(all.map(|character| format!("{} III", character.name())));
    let missing: Vec<&String> = wanted
        .iter()
        .filter(|what| !counts.contains_key(*what))
        .collect();
    assert!(missing.is_empty(), "never played: {missing:?}; {counts:?}");
}
