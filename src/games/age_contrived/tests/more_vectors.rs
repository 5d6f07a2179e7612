//! The test vectors of the rules, V18 to V34.

use super::*;

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
    crate::perform::bonus::start_move(&mut table.state, Seat(0), 7);
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
