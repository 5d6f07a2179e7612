//! The abilities of the five characters, level by level.

use super::*;

/// Three levels of one character among two others.
fn with(character: Character, level: usize) -> Table {
    let others: Vec<Character> = Character::ALL
        .into_iter()
        .filter(|&one| one != character)
        .collect();
    table(&[character, others[0], others[1]])
        .empty()
        .ability(0, level)
}

fn building(table: Table) -> Table {
    let mut table = table.patron(1, "FO");
    table.state.active = Seat(1);
    table.play(1, "convey x; fill none; end; patron BE");
    table
}

#[test]
fn aureon_1_activate_primal() {
    let mut table = building(with(AUREON, 1).on(0, "BE.1", "p"));
    table.play(0, "release p move S2 S4");
    assert_eq!(table.player(0).figure.at, place("S4").unwrap());
    assert!(table.player(0).pool.has(Kind::Primal));
    let covered = building(table_of(&[AUREON, IGNOTAS, MULTANEC]).on(0, "BE.1", "p"));
    assert!(!covered.offers(0, "release p move"));
}

fn table_of(characters: &[Character]) -> Table {
    table(characters).empty()
}

#[test]
fn aureon_2_extra_step() {
    let mut table = with(AUREON, 2).slot(0, "4b", "r").slot(0, "5b", "m");
    table.play(0, "use 4b.r move S2 S4 S6");
    assert!(table.player(0).used_extra);
    table.play(0, "use 5b.m as 4");
    table.play(0, "move; step SC; no; step C2");
    assert!(table.state.stack.is_empty(), "once a turn");
}

#[test]
fn aureon_3_end_refill() {
    let mut table = with(AUREON, 3)
        .site("SM", Some("N2"))
        .figure(0, "S7", "SM")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r move SM[no] M3; end; iii 2t=c 2b=r");
    table.refuses(0, "iii 3t=c", "not-this-ability");
    table.play(0, "end");
    assert_eq!(table.row(0, "2t").total() + table.row(0, "2b").total(), 2);
}

#[test]
fn ignotas_1_primal_pos2_recharge() {
    let mut table = with(IGNOTAS, 1).marker(0, false);
    table.player_mut(0).refills = 1;
    table.play(0, "convey x; fill none; end; refill 2t=p; end");
    assert!(table.player(0).is_charged);
}

#[test]
fn ignotas_2_fill_old_first() {
    let mut table = with(IGNOTAS, 2);
    table.play(0, "convey x; fill 2b=c");
    table.refuses(0, "fill 3t=c", "not-inserted");
    let mut other = table_of(&[AUREON, IGNOTAS, MULTANEC]);
    other.play(0, "convey x");
    other.refuses(0, "fill 2b=c", "not-inserted");
}

#[test]
fn ignotas_3_rearrange_energy() {
    let mut table = with(IGNOTAS, 3)
        .site("SM", Some("N2"))
        .figure(0, "S7", "SM")
        .slot(0, "4b", "r")
        .slot(0, "1t", "c")
        .slot(0, "2b", "m");
    table.play(0, "use 4b.r move SM[no] M3; end; iii 5t=c 5b=m 1t=-; end");
    assert!(table.row(0, "5t").has(Kind::Compass) && table.row(0, "5b").has(Kind::Magnet));
    assert!(table.row(0, "1t").is_empty());
}

#[test]
fn multanec_1_deploy_primal_extra() {
    let mut table = with(MULTANEC, 1).slot(0, "1b", "m").slot(0, "4t", "p");
    table.play(0, "use 1b.m deploy 4: p>FO.2");
    table.refuses(0, "extra c>BE.1", "same-segment");
    table.play(0, "extra c>FO.1");
    assert_eq!(table.mon("FO").spaces.iter().flatten().count(), 2);
}

#[test]
fn multanec_2_bind_move_or_recharge() {
    for (answer, charged, at) in [
        ("ii recharge", true, "S1"),
        ("ii move S2", false, "S2"),
        ("ii no", false, "S1"),
    ] {
        let mut table = with(MULTANEC, 2)
            .marker(0, false)
            .track(0, Track::Pillar, "c", 4)
            .slot(0, "4b", "r");
        table.play(0, "use 4b.r move; bind pt S");
        table.play(0, answer);
        assert_eq!(
            (table.player(0).is_charged, table.player(0).figure.at),
            (charged, place(at).unwrap()),
            "{answer}"
        );
    }
}

#[test]
fn multanec_3_end_place() {
    let mut table = with(MULTANEC, 3)
        .site("SM", Some("N2"))
        .figure(0, "S7", "SM")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r move SM[no] M3; end; iii c>mk; end");
    assert_eq!(table.player(0).market[Kind::Compass], 1);
}

#[test]
fn rusne_1_primal_any_action() {
    let mut table = with(RUSNE, 1)
        .slot(0, "2b", "p")
        .slot(0, "3b", "c")
        .slot(0, "2t", "c");
    table.refuses(0, "use 3b.c as 1", "own-tile-only");
    table.play(0, "use 2b.p as 3 deploy 2: c>BE.1");
    assert_eq!(table.mon("BE").spaces.iter().flatten().count(), 1);
}

#[test]
fn rusne_2_keep_gained() {
    let mut table = building(with(RUSNE, 2).on(0, "BE.1", "c"));
    table.play(0, "gain energy; release c exhaust; end");
    assert_eq!(table.player(0).aside.0, [1, 1, 0, 0]);
    let pool = table.player(0).pool;
    table.play(0, "keep m>2t; end");
    assert!(table.row(0, "2t").has(Kind::Magnet));
    assert_eq!(table.player(0).pool[Kind::Compass], pool[Kind::Compass] + 1);
}

#[test]
fn rusne_3_rearrange_relays() {
    let mut table = with(RUSNE, 3)
        .relay(0, 1, Symbol::Boot, true)
        .relay(0, 2, Symbol::Pillar, true)
        .site("SM", Some("N2"))
        .figure(0, "S7", "SM")
        .slot(0, "4b", "r");
    table.play(
        0,
        "use 4b.r move SM[no] M3; end; iii 1=pillar 2=- 3=boot; end",
    );
    let symbols = table
        .player(0)
        .relays
        .map(|relay| relay.map(|relay| relay.symbol));
    assert_eq!(
        symbols,
        [Some(Symbol::Pillar), None, Some(Symbol::Boot), None, None]
    );
}

#[test]
fn freyith_1_primal_as_space() {
    let mut table = building(with(FREYITH, 1).on(0, "BE.1", "p"));
    table.refuses(0, "release p as r move", "not-on-segment");
    table.play(0, "release p as c >FO.2");
    assert_eq!(
        table.mon("FO").spaces[1],
        Some(Owned {
            seat: Seat(0),
            kind: Kind::Primal
        })
    );
}

#[test]
fn freyith_2_teleport() {
    let mut table = with(FREYITH, 2).slot(0, "4b", "r").slot(0, "5b", "m");
    table.refuses(0, "use 4b.r move tp SC", "bad-facing");
    table.play(0, "use 4b.r move tp F5>F7");
    assert_eq!(
        table.player(0).figure,
        Figure {
            at: place("F5").unwrap(),
            end: 1
        }
    );
    table.play(0, "use 5b.m as 4 move tp C2");
    assert_eq!(table.player(0).figure.end, NO_ENTRY);
    assert_eq!(table.state.exits(table.player(0).figure).len(), 3);
}

#[test]
fn freyith_3_move_bound() {
    let mut table = with(FREYITH, 3)
        .bound(0, "GA", "m")
        .site("SM", Some("N2"))
        .figure(0, "S7", "SM")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r move SM[no] M3; end");
    table.refuses(0, "iii m@mon:q>pil:s", "figure-elsewhere");
    table.play(0, "iii m@mon:q>pil:m; end");
    assert_eq!(
        table.state.pillar_energy(Seat(0), region("m").unwrap()),
        Some(Kind::Magnet)
    );
}

#[test]
fn without_abilities_bridges_only_give_bonuses() {
    let mut table = table_with(&[AUREON, IGNOTAS], &[("abilities", "off")])
        .empty()
        .ability(0, 2)
        .bridge(0, 3, Side::B, "QS")
        .bound(0, "GA", "cc")
        .slot(0, "4b", "r");
    assert_eq!(table.points(0).bridge, 0);
    table.play(0, "use 4b.r move M2 M4");
    assert!(table.state.stack.is_empty());
}
