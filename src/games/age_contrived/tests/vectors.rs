//! The test vectors of the rules, T1 to T34.

use super::*;

#[test]
fn vector_01_convey_at_the_start() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC]);
    table.play(0, "convey x");
    let tiles: Vec<u8> = table
        .player(0)
        .active
        .iter()
        .map(|tile| tile.id.0)
        .collect();
    assert_eq!(tiles, [5, 0, 1, 2, 3]);
    table.refuses(0, "convey y", "marker-exhausted");
    table.play(0, "fill 1t=c,m 1b=r");
    table.refuses(0, "fill 1b=c", "row-full");
    assert_eq!(table.player(0).spare[0], TileId(4));
    table.play(0, "end");
    assert_eq!(table.deciding(), [1]);
}

#[test]
fn vector_02_action_turn() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .tile(0, 1, "u3_1")
        .tile(0, 3, "u2_1")
        .slot(0, "1b", "cm")
        .slot(0, "2b", "r")
        .slot(0, "3b", "m")
        .slot(0, "4b", "r")
        .slot(0, "4t", "c")
        .slot(0, "2t", "m")
        .slot(0, "3t", "cr")
        .action(0, "3A")
        .track(0, Track::Pillar, "c", 1);
    let pool = table.player(0).pool.total();
    table.play(0, "use 1b.c deploy 4: c>BE.1; use 4b.r pt up; use 3b.m deploy 2,3: m>BE.2 c>mk r>mk; use 1b.m recharge; end");
    assert_eq!(table.player(0).pool.total(), pool + 4);
    assert_eq!(table.player(0).market.total(), 2);
    assert_eq!(table.mon("BE").spaces.iter().flatten().count(), 2);
    assert_eq!(table.player(0).tracks[1], Some((Kind::Compass, 2)));
    assert!(table.player(0).is_charged);
    assert!(table.row(0, "2b").has(Kind::Rose));
}

#[test]
fn vector_03_acquire() {
    let mut table = table(&[IGNOTAS, FREYITH, AUREON])
        .empty()
        .market(0, "cr")
        .market(1, "m")
        .market(2, "m")
        .slot(0, "2b", "m");
    let tile = table.state.market[3];
    table.play(0, "use 2b.m acquire 4>x pay c,r");
    assert!(table.player(0).market.is_empty());
    assert_eq!(Some(table.player(0).spare[0]), tile);
    assert!(table.state.market.iter().all(Option::is_some));
    assert_eq!(table.deciding(), [1]);
    table.play(1, "add c");
    table.play(2, "add r");
    assert_eq!(table.deciding(), [0]);
    assert_eq!(
        (
            table.player(1).market.total(),
            table.player(2).market.total()
        ),
        (2, 2)
    );
}

#[test]
fn vector_04_building() {
    let mut table = table(&[MULTANEC, FREYITH, AUREON])
        .empty()
        .on(1, "FO.2", "r")
        .slot(0, "3b", "m")
        .slot(0, "2t", "c")
        .slot(0, "3t", "r");
    // The forge shows its relay tile here.
    let relay = data().find_bonus_tile("B3").expect("the relay tile");
    table.state.monuments[3].bonus = relay;
    table.state.monuments[0].bonus = data().find_bonus_tile("B1").expect("a tile");
    let mut table = table.action(0, "3A");
    table.play(0, "use 3b.m deploy 2,3: c>FO.1 r>FO.3; end");
    assert_eq!(table.deciding(), [1]);
    table.play(1, "gain energy; release r move stay; end");
    assert_eq!(
        (
            table.player(1).reserve[Kind::Magnet],
            table.player(1).reserve[Kind::Rose]
        ),
        (1, 1)
    );
    assert_eq!(table.deciding(), [0]);
    table.play(0, "tie r; gain bonus relay boot 2; release c >mk; end");
    assert_eq!(table.mon("FO").bound[0][Kind::Rose], 1);
    assert_eq!(table.mon("FO").top, 1);
    assert_eq!(
        table.player(0).relays[1],
        Some(RelayTile {
            symbol: Symbol::Boot,
            is_double: true
        })
    );
    assert_eq!(table.deciding(), [1]);
}

#[test]
fn vector_05_achievement_scoring() {
    let table = table(&[FREYITH, AUREON])
        .empty()
        .bound(0, "FO", "mm")
        .pillar(0, "S", "m");
    let mut table = table;
    let kind = table.fetch(0, "m")[0];
    table.state.achievements[3].spaces[0] = Some(Owned {
        seat: Seat(0),
        kind,
    });
    assert_eq!(table.points(0).achievements, 8);
}

#[test]
fn vector_06_movement() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .site("SC", None)
        .site("SM", Some("N2"))
        .figure(0, "S2", "S4")
        .figure(1, "S6", "SC")
        .figure(2, "S7", "SM")
        .slot(0, "4b", "r")
        .action(0, "4A");
    table.play(0, "use 4b.r move S4 ^S6 S5 ^S7 SM");
    assert_eq!(table.player(0).figure.at, place("SM").unwrap());
    assert!(table.offers(0, "relay boot 1"), "the bonus of the bridge");
    table.play(0, "relay boot 1");
    assert!(table.state.stack.is_empty(), "three steps are three");
}

#[test]
fn vector_07_monument_track() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .track(0, Track::Monument, "c", 3)
        .bridge(0, 1, Side::A, "SM")
        .figure(0, "Q1", "Q2")
        .slot(0, "4b", "r")
        .action(0, "4A");
    table.play(0, "use 4b.r mt up, bind M, put r");
    assert_eq!(table.mon("FO").bound[0][Kind::Compass], 1);
    assert_eq!(table.player(0).tracks[0], Some((Kind::Rose, 1)));
}

#[test]
fn vector_08_pillar_track() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .track(0, Track::Pillar, "c", 2)
        .figure(0, "F2", "F4")
        .slot(0, "4b", "rr")
        .action(0, "4A");
    table.player_mut(0).active[3].rows[1][Kind::Rose] = 1;
    table.player_mut(0).pool[Kind::Rose] += 1;
    table.play(0, "use 4b.r pt up, up");
    assert_eq!(table.player(0).tracks[1], Some((Kind::Compass, 4)));
    let mut table = table.slot(0, "4b", "m");
    table.play(0, "use 4b.m move F4 bind(pt F)");
    assert_eq!(
        table.state.pillar_energy(Seat(0), region("F").unwrap()),
        Some(Kind::Compass)
    );
}

#[test]
fn vector_09_relays() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .relay(0, 1, Symbol::Boot, true)
        .relay(0, 2, Symbol::Boot, false)
        .relay(0, 3, Symbol::Pillar, false)
        .relay(0, 4, Symbol::Pillar, true)
        .relay(0, 5, Symbol::Monument, true)
        .tile(0, 1, "u2_1")
        .tile(0, 2, "u2_4")
        .tile(0, 3, "u3_5");
    // Single relays count as in the example.
    table.player_mut(0).relays[3] = Some(RelayTile {
        symbol: Symbol::Pillar,
        is_double: false,
    });
    table.player_mut(0).relays[2] = Some(RelayTile {
        symbol: Symbol::Pillar,
        is_double: true,
    });
    table.player_mut(0).relays[0] = None;
    table.player_mut(0).relays[1] = Some(RelayTile {
        symbol: Symbol::Boot,
        is_double: true,
    });
    table.state.relays[0] = 8;
    table.play(0, "convey x");
    // Position 2: two symbols and two boots; 3: two and one pillar; 4: one and one pillar.
    let Phase::Convey(convey) = table.state.phase.clone() else {
        panic!("a convey turn")
    };
    assert_eq!(convey.yields, [0, 4, 3, 2, 0]);
    table.play(0, "relay pillar put c, up, up, up");
    table.play(0, "relay boot S2 S4 S6 SC");
    assert!(!table.offers(0, "end"));
    assert_eq!(table.player(0).tracks[1], Some((Kind::Compass, 4)));
}

#[test]
fn vector_10_monuments_cap() {
    let table = table(&[AUREON, IGNOTAS])
        .empty()
        .bound(0, "BE", "cccc")
        .bound(0, "FO", "mmm")
        .bound(0, "GA", "rrr");
    assert_eq!(table.points(0).monuments, 36);
}

#[test]
fn vector_11_recharge_by_gain() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .reserve(0, Kind::Magnet, 1)
        .marker(0, false);
    let mut log = Log::default();
    table.state.gain(Seat(0), Kind::Magnet, &mut log);
    assert_eq!(table.player(0).reserve[Kind::Magnet], 0);
    assert!(table.player(0).is_charged);
    assert_eq!(table.points(0).gained, 3);
    let pool = table.player(0).pool;
    table.state.gain(Seat(0), Kind::Magnet, &mut log);
    assert_eq!(table.player(0).pool, pool);
}

#[test]
fn vector_12_double_convey() {
    let mut table = table(&[AUREON, IGNOTAS]);
    table.play(0, "convey x+y");
    let tiles: Vec<u8> = table
        .player(0)
        .active
        .iter()
        .map(|tile| tile.id.0)
        .collect();
    assert_eq!(tiles, [6, 5, 0, 1, 2]);
    assert_eq!(table.player(0).spare, [TileId(4), TileId(3)]);
    assert!(!table.player(0).is_charged);
    table.play(0, "fill 1t=c 2t=r 2b=m; end");
}

#[test]
fn vector_13_locked_segment() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .action(0, "2B")
        .slot(0, "1b", "m")
        .slot(0, "2b", "r")
        .slot(0, "4t", "c")
        .on(0, "FO.2", "r")
        .on(0, "FO.3", "r");
    table.play(0, "use 1b.m deploy 4: c>FO.1; use 2b.r");
    table.refuses(0, "reposition c@FO.1>mk", "cannot-reposition");
    assert!(!table.offers(0, "reposition r@FO.2>mk"));
    assert_eq!(
        table
            .state
            .check_target(Seat(0), Kind::Compass, to("FO.1"))
            .unwrap_err()
            .0
            .id,
        "segment-closed"
    );
}

#[test]
fn vector_14_patron_build() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .segment("BE", 2)
        .on(1, "BE.1", "c")
        .patron(0, "FO");
    table.play(0, "convey x; fill none; end; patron BE");
    assert_eq!(table.deciding(), [1]);
    table.play(1, "gain energy; release c exhaust; end");
    assert_eq!(table.player(1).reserve[Kind::Primal], 1);
    assert_eq!(table.mon("BE").top, 2);
    assert!(table.mon("BE").bound.iter().all(|bound| bound.is_empty()));
    assert!(table.player(0).patron.is_some());
    assert_eq!(table.deciding(), [1], "the next turn");
}

#[test]
fn vector_15_bridge_replacement() {
    let mut table = table(&[AUREON, IGNOTAS]).bridge(0, 1, Side::A, "SC");
    let bonus = |state: &mut State| {
        let tile = data().find_bonus_tile("B1").unwrap();
        state.stack.push(Frame::Bonus {
            seat: Seat(0),
            offer: Offer::Monument(tile),
            on: None,
        });
    };
    bonus(&mut table.state);
    table.play(0, "bridge b SC");
    assert_eq!(
        table.player(0).bridges[..2],
        [
            BridgeAt::Board,
            BridgeAt::Site(data().find_site("SC").unwrap())
        ]
    );
    assert!(!table.state.can(Seat(0), AUREON, 1) && table.state.can(Seat(0), AUREON, 2));
    bonus(&mut table.state);
    table.play(0, "bridge a QS");
    assert!(table.state.can(Seat(0), AUREON, 1));
}

#[test]
fn vector_16_end() {
    let ends = |seat: u8| {
        let mut table = table(&[AUREON, IGNOTAS, MULTANEC]).empty();
        table.state.active = Seat(seat);
        for mon in [0, 2, 3, 5] {
            let segments = data().monuments[mon].segments.len() as u8;
            table.state.monuments[mon].top = if mon == 0 { segments - 1 } else { segments };
        }
        let mut table = table.patron(seat, "GA");
        table.play(seat, "convey x; fill none; end; patron BE");
        assert!(table.state.is_ending);
        table
    };
    let mut table = ends(1);
    assert_eq!(table.deciding(), [2]);
    table.play(2, "convey x; fill none; end");
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(ends(2).state.phase, Phase::Over);
}

#[test]
fn vector_17_totals() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .reserve(0, Kind::Compass, 0)
        .reserve(0, Kind::Magnet, 0)
        .empty()
        .bound(0, "BE", "ccc")
        .bound(0, "FO", "mm")
        .bound(0, "GA", "m")
        .pillar(0, "Q", "r")
        .pillar(0, "S", "r")
        .pillar(0, "M", "r")
        .market(0, "rm");
    for (place, side, kind) in [(0, 0, Kind::Compass), (1, 1, Kind::Primal)] {
        table.player_mut(0).pool[kind] -= 1;
        table.state.achievements[place].spaces[side] = Some(Owned {
            seat: Seat(0),
            kind,
        });
    }
    assert_eq!(table.points(0).total(), 58);
}

#[test]
fn vector_18_level_three() {
    let table = table(&[MULTANEC, AUREON])
        .empty()
        .bridge(0, 3, Side::A, "MC")
        .bound(0, "FO", "ccc")
        .bound(0, "BE", "mm");
    assert_eq!(table.points(0).bridge, 6);
}

#[test]
fn vector_19_achievements_limit() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .tile(0, 1, "u3_2")
        .tile(0, 2, "u3_3");
    table
        .state
        .put_on(Seat(0), Kind::Compass, to("A1L"), &mut Log::default());
    let check = |kind, at| {
        table
            .state
            .check_target(Seat(0), kind, to(at))
            .map_err(|refusal| refusal.0.id.into_owned())
    };
    assert_eq!(check(Kind::Compass, "A2L"), Err("achievement-kind".into()));
    assert_eq!(check(Kind::Rose, "A1R"), Err("achievement-once".into()));
    assert_eq!(check(Kind::Rose, "A2L"), Ok(()));
}

#[test]
fn vector_20_blocked_pillar() {
    let quarry = region("q").unwrap();
    let three = table(&[AUREON, IGNOTAS, MULTANEC]).pillar(1, "q", "c");
    assert_eq!(
        three.state.check_pillar(Seat(0), quarry).unwrap_err().0.id,
        "pillar-full"
    );
    let four = table(&[AUREON, IGNOTAS, MULTANEC, RUSNE]).pillar(1, "q", "c");
    assert!(four.state.check_pillar(Seat(0), quarry).is_ok());
}

#[test]
fn vector_21_market() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .market(0, "ccrrm")
        .market(1, "c")
        .slot(0, "2b", "m");
    let [a, b, c, d] = table.state.market;
    let next: Vec<TileId> = table.state.deck.iter().rev().take(2).copied().collect();
    table.play(0, "use 2b.m acquire 4>x 2>3 pay c,c,r,r,m");
    assert_eq!(table.state.market, [Some(next[1]), Some(next[0]), a, c]);
    assert_eq!(
        (
            Some(table.player(0).spare[0]),
            Some(table.player(0).active[2].id)
        ),
        (d, b)
    );
    table.play(1, "add no");
    assert_eq!(table.deciding(), [0], "asked once");
}

#[test]
fn vector_22_released_compass() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .segment("GA", 2)
        .on(1, "GA.1", "c")
        .patron(0, "FO");
    table.play(0, "convey x; fill none; end; patron GA");
    assert!(table.offers(1, "release c >mk") && table.offers(1, "release c >FO.1"));
    table.refuses(1, "release c >GA.1", "segment-closed");
    table.play(1, "release c >FO.1; gain no; end");
    assert_eq!(table.mon("GA").top, 2);
    assert!(table.state.available(Mon(2)).is_some());
}

#[test]
fn vector_23_double_relay() {
    for (tile, total) in [("u3_3", 4), ("u1_4", 3), ("u1_1", 0)] {
        let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
            .empty()
            .relay(0, 2, Symbol::Pillar, true)
            .tile(0, 1, tile);
        if tile != "u3_3" {
            table.state.market = [None; 4];
        }
        table.play(0, "convey x");
        let Phase::Convey(convey) = &table.state.phase else {
            panic!("a convey turn")
        };
        assert_eq!(convey.yields[1], total, "{tile}");
    }
}

#[test]
fn vector_24_out_of_energy() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .track(0, Track::Monument, "r", 1)
        .drain(0);
    table.player_mut(0).market[Kind::Magnet] -= 1;
    table.player_mut(0).pool[Kind::Magnet] += 1;
    let mut other = Table {
        state: table.state.clone(),
    };
    table.play(0, "convey x; fill 1t=m,c@mk 1b=r@mt");
    assert_eq!(
        (table.row(0, "1t").total(), table.row(0, "1b").total()),
        (2, 1)
    );
    assert_eq!(table.player(0).tracks[0], None);
    other.player_mut(0).market[Kind::Rose] -= 1;
    other.player_mut(0).pool[Kind::Rose] += 1;
    other.play(0, "convey x; fill 1t=m");
    other.refuses(0, "fill 1t=c@mk", "pool-not-empty");
}

#[test]
fn vector_25_completion_by_a_supporter() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .segment("GA", 2)
        .on(1, "FO.1", "c")
        .on(0, "FO.2", "r")
        .on(2, "GA.2", "m")
        .on(1, "GA.3", "r")
        .slot(0, "1b", "m")
        .slot(0, "4t", "r");
    table.play(0, "use 1b.m deploy 4: r>FO.3; end");
    table.play(1, "gain no; release c >GA.1; end");
    table.play(0, "tie r; gain no; release r exhaust; end");
    assert_eq!(table.deciding(), [2], "from the left of the finisher");
    table.play(2, "gain no; release m exhaust; end");
    table.play(1, "tie c; gain no; release r exhaust; end");
    assert_eq!(table.mon("GA").bound[1][Kind::Compass], 1);
    assert_eq!(table.deciding(), [1], "the next turn");
}

#[test]
fn vector_26_level_three_trigger() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .ability(0, 3)
        .site("SC", Some("N2"))
        .site("QC", Some("N1"))
        .figure(0, "SC", "C2")
        .slot(0, "4b", "r")
        .slot(0, "5b", "m");
    table.play(0, "use 4b.r move C2");
    assert!(!table.player(0).earned_iii);
    table.play(0, "use 5b.m as 4 move C1 QC[no]");
    let mut table = table.slot(0, "4b", "m");
    table.play(0, "use 4b.m move Q6; end");
    assert!(table.offers(0, "iii 1t=c"), "one refill");
    table.play(0, "iii 1t=c; end");
    assert_eq!(table.deciding(), [1]);
}

#[test]
fn vector_27_two_kinds_shown() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .reserve(1, Kind::Compass, 0)
        .reserve(1, Kind::Magnet, 1)
        .marker(1, false)
        .on(1, "BE.1", "c")
        .patron(0, "FO");
    table.play(0, "convey x; fill none; end; patron BE");
    table.play(1, "gain energy; release c exhaust; end");
    assert_eq!(
        (
            table.player(1).reserve[Kind::Compass],
            table.player(1).reserve[Kind::Magnet]
        ),
        (0, 0)
    );
    assert!(table.player(1).is_charged);
}

#[test]
fn vector_28_multanec_one() {
    let mut table = table(&[MULTANEC, IGNOTAS, AUREON])
        .empty()
        .ability(0, 1)
        .on(1, "FO.2", "r")
        .slot(0, "1b", "m")
        .slot(0, "4t", "p");
    table.play(0, "use 1b.m deploy 4: p>FO.1&r>FO.3");
    assert_eq!(table.mon("FO").finisher, Some(Seat(0)));
}

#[test]
fn vector_29_first_bridge() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .figure(0, "Q1", "Q2")
        .site("QC", Some("N2"));
    super::super::bonus::start_move(&mut table.state, Seat(0), 7);
    table.play(0, "step Q2; step Q4; step Q6; step QC; no");
    assert_eq!(
        table.player(0).figure,
        Figure {
            at: place("QC").unwrap(),
            end: 1
        }
    );
    table.play(0, "step C1; step C2; step SC");
    assert_eq!(table.player(0).figure.at, place("SC").unwrap());
}

#[test]
fn vector_30_refill_order() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC]).empty();
    for seat in 0..3 {
        table.player_mut(seat).refills = 1;
    }
    table.play(0, "convey x; fill none; end");
    for seat in [1, 2, 0] {
        assert_eq!(table.deciding(), [seat]);
        table.play(seat, "refill 1t=c; end");
    }
    assert_eq!(table.deciding(), [1]);
}

#[test]
fn vector_31_ignotas() {
    let mut two = table(&[IGNOTAS, AUREON])
        .empty()
        .ability(0, 1)
        .ability(0, 2);
    two.play(0, "convey x+y; fill 2t=p 1t=c");
    assert!(two.player(0).is_charged);
    let mut one = table(&[IGNOTAS, AUREON])
        .empty()
        .ability(0, 1)
        .ability(0, 2)
        .marker(0, false);
    one.play(0, "convey x; fill 2t=p");
    assert!(one.player(0).is_charged);
}

#[test]
fn vector_32_fortress_segment_five() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC, RUSNE])
        .empty()
        .segment("FT", 5)
        .on(1, "FT.1", "c")
        .on(0, "FT.2", "m")
        .slot(0, "1b", "m")
        .slot(0, "4t", "p");
    table.play(0, "use 1b.m deploy 4: p>FT.3; end");
    let reserve = table.player(1).reserve;
    table.play(1, "gain energy; release c exhaust; end");
    assert_eq!(table.player(1).reserve, reserve);
    assert!(table.offers(0, "gain bonus"));
    table.play(0, "gain bonus; no; tie m; release p exhaust; end");
    assert_eq!(table.mon("FT").top, 5);
}

#[test]
fn vector_33_closed_segment() {
    let table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .on(0, "FO.1", "c")
        .on(0, "FO.2", "r")
        .on(1, "FO.3", "r")
        .drain(0);
    assert!(
        table
            .state
            .check_target(Seat(0), Kind::Rose, to("FO.1"))
            .is_err()
    );
    assert!(
        table
            .state
            .sources(Seat(0))
            .iter()
            .all(|source| !matches!(source.from, Some(From::Segment(..))))
    );
    assert!(
        table
            .state
            .check_source(
                Seat(0),
                "fill 1t=c@fo.1"
                    .parse::<Action>()
                    .map(|action| match action {
                        Action::Fill(_, source) => source,
                        _ => from_market(Kind::Compass),
                    })
                    .unwrap()
            )
            .is_err()
    );
}

#[test]
fn vector_34_level_three_scoring() {
    let cases = [
        (AUREON, [4, 0]),
        (IGNOTAS, [6, 0]),
        (MULTANEC, [6, 0]),
        (RUSNE, [0, 10]),
        (FREYITH, [6, 11]),
    ];
    for (character, expected) in cases {
        let other = if character == AUREON { IGNOTAS } else { AUREON };
        for side in Side::ALL {
            let table = table(&[
                character,
                other,
                if other == IGNOTAS || character == IGNOTAS {
                    MULTANEC
                } else {
                    IGNOTAS
                },
            ])
            .empty()
            .bridge(0, 3, side, "QS")
            .bound(0, "GA", "ccm")
            .bound(0, "SH", "r")
            .pillar(0, "q", "c");
            assert_eq!(
                table.points(0).bridge,
                expected[side as usize],
                "{character:?} {side:?}"
            );
        }
    }
}
