//! The test vectors of the rules, V1 to V17.

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
        .relay(1, 1, Symbol::Boot, true)
        .relay(1, 2, Symbol::Pillar, true)
        .relay(1, 3, Symbol::Monument, true)
        .relay(0, 2, Symbol::Boot, false)
        .relay(0, 3, Symbol::Pillar, false)
        .relay(0, 4, Symbol::Pillar, false)
        .relay(0, 5, Symbol::Monument, false)
        .tile(0, 1, "u2_1")
        .tile(0, 2, "u2_4")
        .tile(0, 3, "u3_5");
    table.play(0, "convey x");
    let Phase::Convey(convey) = table.state.phase.clone() else {
        panic!("a convey turn")
    };
    assert_eq!(convey.yields, [0, 3, 2, 2, 0]);
    assert!(!table.offers(0, "relay monument"));
    table.play(0, "relay pillar put c, up, up, up");
    assert_eq!(table.player(0).tracks[1], Some((Kind::Compass, 4)));
    table.play(0, "relay boot S2 S4 S6");
    assert_eq!(table.player(0).figure.at, place("S6").unwrap());
    assert!(table.offers(0, "end"));
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
