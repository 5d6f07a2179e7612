//! Every printed component by its id: action tiles, bonuses, bridges, tiles, achievements.

use super::*;
use crate::data::Requirement;
use crate::perform::bonus::start_move;

/// What an action tile lets a player do, by its code; the first line it takes of each kind.
#[test]
fn action_tiles_do_what_they_say() {
    let cases: [(&str, &str, &[&str], &[&str]); 12] = [
        (
            "1",
            "1b.c",
            &["deploy 4", "deploy 5", "recharge"],
            &["deploy 4,5", "stop", "move"],
        ),
        (
            "2",
            "2b.c",
            &["acquire 4>x", "reposition c@mk>BE.1", "stop"],
            &["deploy 2", "recharge"],
        ),
        (
            "3",
            "3b.c",
            &["deploy 2", "deploy 3"],
            &["deploy 2,3", "deploy 4", "stop"],
        ),
        ("4", "4b.c", &["move", "mt", "pt", "stop"], &["deploy 4"]),
        (
            "1A",
            "1b.c",
            &["deploy 4,5", "deploy 4", "recharge"],
            &["stop"],
        ),
        (
            "1B",
            "1b.c",
            &["deploy 4", "recharge", "stop"],
            &["deploy 4,5"],
        ),
        (
            "2A",
            "2b.c",
            &["acquire 1>3", "reposition c@mk>BE.1", "stop"],
            &["recharge"],
        ),
        (
            "2B",
            "2b.c",
            &["acquire 1>3", "reposition c@mk>BE.1", "stop"],
            &["recharge"],
        ),
        (
            "3A",
            "3b.c",
            &["deploy 2,3", "deploy 2"],
            &["reposition c@mk>BE.1", "stop"],
        ),
        (
            "3B",
            "3b.c",
            &["deploy 2", "reposition c@mk>BE.1", "stop"],
            &["deploy 2,3"],
        ),
        ("4A", "4b.c", &["move", "mt", "pt"], &["recharge"]),
        ("4B", "4b.c", &["move", "mt", "pt", "stop"], &["recharge"]),
    ];
    for (code, energy, offered, refused) in cases {
        let mut table =
            table(&[AUREON, IGNOTAS])
                .empty()
                .market(0, "cmr")
                .slot(0, &energy[..2], "c");
        if code.len() > 1 {
            table = table.action(0, code);
        }
        table.play(0, &format!("use {energy}"));
        for line in offered {
            assert!(table.offers(0, line), "{code} offers {line}");
        }
        for line in refused {
            assert!(!table.offers(0, line), "{code} does not offer {line}");
        }
    }
}

#[test]
fn action_5_resolves_any_of_the_others() {
    let table = table(&[AUREON, IGNOTAS]).empty().slot(0, "5b", "c");
    for tile in 1..=4 {
        assert!(table.offers(0, &format!("use 5b.c as {tile}")));
    }
    assert!(!table.offers(0, "use 5b.c"));
}

#[test]
fn movement_of_action_tiles_4_4a_and_4b() {
    for (code, steps, track) in [("4", 2, 1), ("4A", 3, 2), ("4B", 2, 1)] {
        for (part, expected) in [("move", steps), ("mt", track), ("pt", track)] {
            let mut table = table(&[AUREON, IGNOTAS]).empty().slot(0, "4b", "c");
            if code.len() > 1 {
                table = table.action(0, code);
            }
            table.play(0, &format!("use 4b.c; {part}"));
            let left = match table.state.stack.last() {
                Some(Frame::Move(frame)) => frame.left,
                Some(Frame::Track { left, .. }) => *left,
                other => panic!("{other:?}"),
            };
            assert_eq!(left, expected, "{code} {part}");
        }
    }
}

#[test]
fn mode_all_does_each_part_once() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .action(0, "4B")
        .slot(0, "4b", "c");
    table.play(0, "use 4b.c; move; stop");
    assert!(!table.offers(0, "move") && table.offers(0, "pt"));
    table.play(0, "pt put c");
    assert_eq!(table.player(0).tracks[1], Some((Kind::Compass, 1)));
    assert!(table.state.stack.is_empty());
}

#[test]
fn upgraded_acquire_2a_and_2b_cost_one_each() {
    for code in ["2A", "2B"] {
        let mut table = table(&[AUREON, IGNOTAS])
            .empty()
            .action(0, code)
            .market(0, "cm")
            .slot(0, "2b", "c");
        table.play(0, "use 2b.c; acquire 1>x; acquire 2>y; pay c; pay m");
        assert!(table.player(0).market.is_empty(), "{code}");
    }
}

#[test]
fn reposition_moves_each_energy_once() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .market(0, "c")
        .slot(0, "2b", "m");
    table.play(0, "use 2b.m; reposition c@mk>BE.1");
    assert!(table.state.stack.is_empty(), "the only energy was moved");
    let mut table = super::table(&[AUREON, IGNOTAS])
        .empty()
        .market(0, "cr")
        .slot(0, "2b", "m");
    table.play(0, "use 2b.m; reposition c@mk>BE.1");
    assert!(table.offers(0, "reposition r@mk>FO.2") && !table.offers(0, "reposition c@be.1>mk"));
}

fn offering(code: &str, kind: &str) -> Table {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC, RUSNE, FREYITH]).empty();
    let offer = match kind {
        "tile" => Offer::Monument(data().find_bonus_tile(code).unwrap()),
        "neutral" => Offer::Bridge(Bridge::Neutral(data().find_neutral(code).unwrap())),
        _ => {
            let level = code.as_bytes()[0] - b'1';
            let side = if code.ends_with('a') {
                Side::A
            } else {
                Side::B
            };
            Offer::Bridge(Bridge::Own {
                seat: Seat(0),
                level,
                side,
            })
        }
    };
    table.state.phase = Phase::Actions;
    table.state.stack.push(Frame::Bonus {
        seat: Seat(0),
        offer,
        on: None,
    });
    table
}

/// Every bonus tile, neutral bridge and bridge side, and what it offers.
#[test]
fn bonuses_give_what_they_show() {
    let cases = [
        ("B1", "tile", "bridge a QS"),
        ("B2", "tile", "action 3A"),
        ("B3", "tile", "relay boot 4"),
        ("B4", "tile", "tile 3"),
        ("B5", "tile", "refill"),
        ("B6", "tile", "move"),
        ("N1", "neutral", "action 1B"),
        ("N2", "neutral", "relay pillar 1"),
        ("N3", "neutral", "bridge b FP"),
        ("N4", "neutral", "copy B3"),
        ("N5", "neutral", "move"),
        ("1a", "bridge", "bridge a QS"),
        ("1b", "bridge", "tile x"),
        ("2a", "bridge", "mt"),
        ("2b", "bridge", "pt"),
        ("3a", "bridge", "as SC"),
        ("3b", "bridge", "as QC"),
    ];
    for (code, kind, line) in cases {
        let mut table = offering(code, kind);
        assert!(
            table.offers(0, line) && table.offers(0, "no"),
            "{code} offers {line}"
        );
        table.play(0, line);
    }
    let steps = |code, kind| {
        let mut table = offering(code, kind);
        table.play(0, "move");
        match table.state.stack.last() {
            Some(Frame::Move(frame)) => frame.left,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((steps("B6", "tile"), steps("N5", "neutral")), (2, 4));
}

#[test]
fn gained_things_arrive() {
    let mut relay = offering("B3", "tile");
    relay.play(0, "relay boot 4");
    assert_eq!(
        relay.player(0).relays[3],
        Some(RelayTile {
            symbol: Symbol::Boot,
            is_double: true
        })
    );
    assert_eq!(relay.state.relays[0], 8);
    let mut action = offering("B2", "tile");
    action.play(0, "action 3A");
    assert_eq!(data().action(action.player(0).actions[2]).code, "3A");
    let mut tile = offering("B4", "tile");
    let rightmost = tile.state.market[3].unwrap();
    tile.play(0, "tile 3");
    assert_eq!(tile.player(0).active[2].id, rightmost);
    let mut refill = offering("B5", "tile");
    refill.play(0, "refill");
    assert_eq!(refill.player(0).refills, 1);
    let mut bridge = offering("B1", "tile");
    bridge.play(0, "bridge b QS");
    assert_eq!(
        bridge.player(0).bridges[0],
        BridgeAt::Site(data().find_site("QS").unwrap())
    );
}

#[test]
fn an_upgraded_action_tile_is_never_replaced() {
    let mut table = offering("B2", "tile").action(0, "3A");
    table.refuses(0, "action 3B", "action-upgraded");
}

#[test]
fn every_transmutation_tile_holds_its_energy_and_counts_its_symbols() {
    for (index, info) in data().tiles.iter().enumerate() {
        let tile = Tile::empty(TileId(index as u8));
        assert_eq!(
            [tile.free(Half::Top), tile.free(Half::Bottom)],
            info.slots,
            "{}",
            info.id
        );
        let mut table = table(&[AUREON, IGNOTAS]).empty();
        table.player_mut(0).active = std::array::from_fn(|_| tile);
        for symbol in Symbol::ALL {
            let start: u8 = [5, 6]
                .iter()
                .map(|&at| data().tiles[at as usize].symbols[symbol as usize])
                .sum();
            let (has, _) = table
                .state
                .progress(Seat(0), &Requirement::TileSymbols { symbol, n: 1 });
            assert_eq!(
                has,
                5 * info.symbols[symbol as usize] + start,
                "{}",
                info.id
            );
        }
    }
}

/// Each achievement: a position that meets it, and one short of that.
#[test]
fn achievements_ask_for_what_they_say() {
    let plain = || table(&[AUREON, IGNOTAS, MULTANEC]).empty();
    let cases: [(&str, Table, Table); 9] = [
        (
            "ach_monument_symbols",
            plain().tile(0, 1, "u3_2"),
            plain().tile(0, 1, "u2_3"),
        ),
        (
            "ach_pillar_symbols",
            plain().tile(0, 1, "u3_3"),
            plain().tile(0, 1, "u2_4"),
        ),
        ("ach_boot_symbols", plain().tile(0, 1, "u3_1"), plain()),
        (
            "ach_three_kinds",
            plain().bound(0, "FO", "cmr"),
            plain().bound(0, "FO", "cm"),
        ),
        (
            "ach_three_monuments",
            plain()
                .bound(0, "FO", "c")
                .bound(0, "BE", "c")
                .bound(0, "GA", "c"),
            plain().bound(0, "FO", "cc").bound(0, "BE", "c"),
        ),
        (
            "ach_three_in_region",
            plain().bound(0, "FO", "cc").pillar(0, "m", "r"),
            plain().bound(0, "FO", "cc").pillar(0, "q", "r"),
        ),
        (
            "ach_each_gained",
            Kind::ALL
                .into_iter()
                .fold(plain(), |table, kind| table.reserve(0, kind, 1)),
            plain().reserve(0, Kind::Rose, 0),
        ),
        (
            "ach_three_relays",
            plain()
                .relay(0, 1, Symbol::Boot, true)
                .relay(0, 2, Symbol::Pillar, true)
                .relay(0, 3, Symbol::Monument, true),
            plain()
                .relay(0, 1, Symbol::Boot, true)
                .relay(0, 2, Symbol::Pillar, true),
        ),
        (
            "ach_three_upgraded_actions",
            plain().action(0, "1A").action(0, "2A").action(0, "3A"),
            plain().action(0, "1A").action(0, "2A"),
        ),
    ];
    for (id, met, short) in cases {
        let info = data()
            .achievements
            .iter()
            .find(|one| one.id == id)
            .expect("an achievement");
        let (has, needs) = met.state.progress(Seat(0), &info.requirement);
        assert!(has >= needs, "{id}: {has} of {needs}");
        let (has, needs) = short.state.progress(Seat(0), &info.requirement);
        assert!(has < needs, "{id}: {has} of {needs}");
    }
}

#[test]
fn quick_start_cards_are_dealt_for_every_character() {
    for character in Character::ALL {
        let others: Vec<Character> = Character::ALL
            .into_iter()
            .filter(|&one| one != character)
            .collect();
        for (seats, energies) in [(2, 8), (3, 6), (4, 6), (5, 6)] {
            let mut characters = vec![character];
            characters.extend(&others[..seats - 1]);
            let table = table(&characters);
            let held: u8 = Row::all()
                .map(|row| table.state.row(Seat(0), row).total())
                .sum();
            assert_eq!(
                (held, table.player(0).market.total()),
                (energies, 1),
                "{character:?}"
            );
            assert_eq!(table.player(0).pool.total(), 12 - energies, "{character:?}");
            assert_eq!(table.player(0).is_charged, seats == 2);
        }
    }
}

#[test]
fn every_monument_builds_segment_by_segment() {
    for mon in Mon::all() {
        let info = data().monument(mon);
        let mut table = table(&[AUREON, IGNOTAS, MULTANEC, RUSNE, FREYITH])
            .empty()
            .patron(0, if info.code == "GA" { "FO" } else { "GA" });
        for number in 1..=info.segments.len() as u8 {
            table.state.active = Seat(0);
            table.state.phase = Phase::Choose;
            table.play(
                0,
                &format!("convey x; fill none; end; patron {}", info.code),
            );
            assert_eq!(table.mon(&info.code).top, number, "{}", info.id);
        }
        assert!(table.state.available(mon).is_none());
    }
}

#[test]
fn a_figure_walks_the_whole_ring_of_the_centre() {
    let mut table = table(&[AUREON, IGNOTAS]).empty().figure(0, "C1", "QC");
    start_move(&mut table.state, Seat(0), 5);
    table.play(0, "step C2; step C3; step C4; step C5; step C1");
    assert_eq!(table.player(0).figure.at, place("C1").unwrap());
}

#[test]
fn the_text_board_stays_in_its_columns_with_everything_in_the_market() {
    let names: Vec<String> = ["Aurelia-Josephine", "Bo", "Cy", "Dee"]
        .map(str::to_owned)
        .into();
    let mut table = table(&Character::ALL[..4]).empty();
    for (seat, site) in (0..).zip(["QS", "SM", "MF", "FP"]) {
        table = table
            .market(seat, "ccccmmmmrrrrp")
            .bridge(seat, 1, Side::A, site);
    }
    let held: Box<dyn kernel::any_game::Position> = {
        let game = kernel::any_game::registered::<crate::AgeContrived>();
        let stored =
            serde_json::json!({ "format": game.info().state_format, "state": table.state });
        game.load(&stored.to_string()).expect("a state")
    };
    let game = kernel::any_game::registered::<crate::AgeContrived>();
    let words = game.catalogue().words(kernel::message::ENGLISH, &names);
    let text = held.text(&kernel::any_game::Scene {
        viewer: kernel::Viewer::Spectator,
        words: &words,
        last: None,
    });
    let widest = text.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(72), "{text}");
}
