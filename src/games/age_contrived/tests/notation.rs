//! The notation: every line reads back, and the long lines of the rules are understood.

use super::*;

#[test]
fn lines_read_back_as_they_are_written() {
    let lines = [
        "char aureon",
        "start 1t=c",
        "start mk=p",
        "neutral N3 QS",
        "convey x",
        "relay boot",
        "relay done",
        "fill 1t=c",
        "fill 1b=r@mk",
        "fill none",
        "wind 3t=c@1b",
        "use 1b.c",
        "use 5b.c as 2",
        "use 2b.p as 3",
        "deploy 4",
        "deploy 2,3",
        "place c>FO.1",
        "place p>A4L",
        "recharge",
        "reposition c@mk>GA.2",
        "reposition r@SH.1>A5R",
        "acquire 4>x",
        "acquire 2>3",
        "pay c",
        "move",
        "mt",
        "pt",
        "step S4",
        "skip SM",
        "tp F5>F7",
        "tp C2",
        "put c",
        "put c@mon:Q",
        "up",
        "bind mt M",
        "bind pt C",
        "wind mt",
        "stop",
        "bridge b QS",
        "bridge discard",
        "action 3A",
        "relay boot 4",
        "tile y",
        "refill",
        "copy B3",
        "as QS",
        "energy",
        "energy c",
        "no",
        "resolve FO",
        "patron GA",
        "patron no",
        "gain energy",
        "gain energy m",
        "gain bonus",
        "gain no",
        "tie r",
        "tie p as c",
        "release c exhaust",
        "release c >GA.2",
        "release m >3t",
        "release r move",
        "release r mt",
        "release p as r pt",
        "add c",
        "add m@pil:S",
        "add no",
        "extra r>FO.2",
        "extra no",
        "ii move",
        "ii recharge",
        "ii no",
        "refill 3t=c",
        "keep m>2t",
        "keep no",
        "iii 3t=c",
        "iii rearrange",
        "iii c>mk",
        "iii 1=boot",
        "iii 1=boot2",
        "iii m@mon:Q>pil:S",
        "end",
    ];
    for line in lines {
        let action: Action = line
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error:?}"));
        assert_eq!(action.to_string(), line);
        let shouted: Action = line.to_uppercase().parse().expect(line);
        assert_eq!(shouted, action, "{line}");
    }
}

#[test]
fn one_thing_has_one_form() {
    let form = |line: &str| line.parse::<Action>().map(|action| action.to_string());
    assert_eq!(form("use 2b.p as 2"), Ok("use 2b.p".into()));
    assert_eq!(form("tp F5>F6"), Ok("tp F5>F4".into()));
    assert_eq!(form("release c > GA.2"), Ok("release c >GA.2".into()));
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    let cases = [
        ("fly", "bad-line"),
        ("", "bad-line"),
        ("step Z9", "bad-place"),
        ("fill 9t=c", "bad-number"),
        ("fill 1t=x", "bad-energy"),
        ("place c>XX.1", "bad-monument"),
        ("place c>A9L", "bad-target"),
        ("use 1t.c", "bad-row"),
        ("convey 3", "bad-spare"),
        ("convey z", "bad-spare"),
        ("bind mt Z", "bad-region"),
        ("bridge a S4", "bad-site"),
        ("char bob", "bad-character"),
        ("tp C2>C1", "bad-word"),
    ];
    for (line, reason) in cases {
        assert_eq!(
            line.parse::<Action>().expect_err(line).0.id,
            reason,
            "{line}"
        );
    }
}

fn read(table: &Table, line: &str) -> Vec<String> {
    let actions = AgeContrived::read(&table.state, Seat(0), line)
        .unwrap_or_else(|error| panic!("{line}: {error:?}"));
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn use_with_a_path_and_a_bonus_in_brackets() {
    let table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .figure(0, "S2", "S4")
        .figure(1, "S6", "SC")
        .slot(0, "5b", "c")
        .action(0, "4A");
    let site = read(&table, "use 5b.c as 4 move S4 ^S6 SC[action 3A] C2");
    assert_eq!(
        site,
        [
            "use 5b.c as 4",
            "move",
            "step S4",
            "skip S6",
            "step SC",
            "action 3A",
            "step C2"
        ]
    );
}

#[test]
fn deploy_with_an_extra_energy_and_a_second_part() {
    let table = table(&[MULTANEC, IGNOTAS, AUREON, RUSNE, FREYITH])
        .empty()
        .ability(0, 1)
        .action(0, "1B")
        .slot(0, "1b", "m")
        .slot(0, "5t", "pc");
    let line = "use 1b.m deploy 5: p>LI.3&r>LI.1 c>mk + recharge";
    assert_eq!(
        read(&table, line),
        [
            "use 1b.m",
            "deploy 5",
            "place p>LI.3",
            "extra r>LI.1",
            "place c>mk",
            "recharge"
        ]
    );
}

#[test]
fn acquire_with_payment_and_reposition() {
    let table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .action(0, "2B")
        .slot(0, "2b", "r")
        .market(0, "ccr")
        .segment("GA", 2);
    let line = "use 2b.r acquire 4>x pay c + reposition c@mk>GA.1 r@mk>SH.1";
    let all = [
        "use 2b.r",
        "acquire 4>x",
        "pay c",
        "reposition c@mk>GA.1",
        "reposition r@mk>SH.1",
    ];
    assert_eq!(read(&table, line), all);
}

#[test]
fn convey_relays_and_fill() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .relay(0, 5, Symbol::Boot, true)
        .tile(0, 3, "u2_1")
        .track(0, Track::Pillar, "c", 4)
        .figure(0, "M4", "M6");
    assert_eq!(read(&table, "convey x+y"), ["convey x", "convey y"]);
    table.play(0, "convey x+y");
    let line = "relay boot M6 MC[no] C3 bind(pt C)";
    assert_eq!(
        read(&table, line),
        [
            "relay boot",
            "step M6",
            "step MC",
            "no",
            "step C3",
            "bind pt C",
            "stop"
        ]
    );
    table.play(0, line);
    assert_eq!(
        read(&table, "fill 1t=c,r 1b=m 2t=p 2b=none"),
        ["fill 1t=c", "fill 1t=r", "fill 1b=m", "fill 2t=p"]
    );
    assert_eq!(read(&table, "fill 1t=none"), ["fill none"]);
}

#[test]
fn bind_without_a_step_and_copies_of_bridges() {
    let table = table(&[AUREON, IGNOTAS])
        .empty()
        .track(0, Track::Pillar, "c", 4)
        .figure(0, "C1", "C5")
        .slot(0, "4b", "r")
        .bridge(0, 3, Side::A, "QC")
        .bridge(1, 2, Side::A, "QS");
    assert_eq!(
        read(&table, "use 4b.r move stay bind(pt C)"),
        ["use 4b.r", "move", "bind pt C", "stop"]
    );
    let line = "use 4b.r move QC[as QS mt put c, up, up]";
    let all = [
        "use 4b.r", "move", "step QC", "as QS", "mt", "put c", "up", "up", "stop",
    ];
    let mut read_all = read(&table, line);
    // The energy on top of the pillar track keeps the movement open.
    read_all.retain(|line| line != "stop");
    assert_eq!(read_all, all[..8]);
    assert_eq!(
        read(&table, "use 4b.r move C2 SC[no]")
            .last()
            .map(String::as_str),
        Some("stop")
    );
}

#[test]
fn a_long_line_is_taken_whole_or_not_at_all() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .slot(0, "1b", "m")
        .slot(0, "4t", "c");
    table.refuses(0, "use 1b.m deploy 4: c>FO.2", "space-wants");
    table.refuses(0, "use 1b.m deploy 4: r>FO.2", "deploy-lacks");
    table.play(0, "use 1b.m deploy 4: c>FO.1; end");
}

#[test]
fn release_all_exhaust_is_one_line() {
    let mut table = table(&[AUREON, IGNOTAS])
        .empty()
        .on(0, "BE.1", "c")
        .on(0, "BE.2", "m")
        .patron(0, "FO");
    table.play(
        0,
        "convey x; fill none; end; patron BE; gain energy; release all exhaust; end",
    );
    assert_eq!(table.mon("BE").top, 1);
}
