//! Passing, round bonus tiles, the end of a round.

use super::{A, B, Table, covers};
use crate::AgeOfInnovation;
use crate::bot::terms::judgement;
use crate::state::Phase;
use crate::state::ids::{Bonus, Building};
use kernel::Seat;

const C: Seat = Seat(2);

#[test]
fn every_round_bonus_is_tried() {
    let tried = [
        "bon_river",
        "bon_scholar",
        "bon_guild",
        "bon_palace",
        "bon_spade",
        "bon_bridge",
        "bon_step",
        "bon_school",
        "bon_power",
        "bon_coins",
    ];
    covers(Bonus::all().map(Bonus::id), &tried);
}

#[test]
fn vector_39_bon_palace_scores_palace_and_university() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Palace)
        .put_neutral(A, "G3", Building::University);
    table.bonus("bon_palace");
    assert_eq!(table.change("pass bon_guild")[3], 8);
}

#[test]
fn bon_school_gives_levels_on_passing_ruling_15_and_24() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::School)
        .put_neutral(A, "G3", Building::School);
    table
        .bonus("bon_school")
        .competency("comp_lowest")
        .round_tile("rs_step_medicine");
    table.me().levels = [0, 1, 1, 1];
    // Levels before points: the lowest level is 1 when it is counted; both levels score.
    let change = table.change("pass bon_scholar levels bl");
    assert_eq!(change[3], 2 + 1);
    assert_eq!(table.state.player(A).bonus.unwrap().id(), "bon_scholar");
}

#[test]
fn bon_river_reaches_further_and_scores_in_the_action_phase() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Workshop);
    assert_eq!(table.refusal(A, "build D4"), "out-of-reach");
    table.bonus("bon_river");
    assert_eq!(table.change("build D4")[3], 2);
}

#[test]
fn bon_scholar_bon_guild_and_the_specials() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Workshop)
        .scholars(1)
        .bonus("bon_scholar");
    assert_eq!(table.change("send l 2")[3], 2);
    table.again().bonus("bon_guild");
    assert_eq!(table.change("upgrade E4 guild")[3], 3);
    table.again().bonus("bon_spade").go("use bon_spade E3");
    table.again().bonus("bon_bridge").go("use bon_bridge E4-F2");
    table.again().bonus("bon_step").go("use bon_step levels m");
    table.again().bonus("bon_power");
    assert_eq!(table.refusal(A, "use bon_power"), "no-special");
    assert_eq!(table.refusal(A, "use bon_coins"), "not-held");
}

#[test]
fn vector_40_the_pass_order_is_the_next_turn_order() {
    let mut table = Table::large("psychics");
    table.play(A, "use psychics; pass bon_river; end");
    table.play(B, "pass bon_scholar; end");
    table.play(C, "pass bon_guild; end");
    assert_eq!(table.state.order, [A, B, C]);
    assert_eq!(table.state.round, 2);
    let mut late = Table::large("psychics");
    late.bowls([0, 0, 12]);
    late.play(A, "pow_coins; end")
        .play(B, "pass bon_scholar; end");
    late.play(C, "pass bon_guild; end");
    assert_eq!(late.refusal(A, "pass bon_scholar"), "pass-not-offered");
    assert_eq!(late.refusal(A, "pass"), "pass-needs-tile");
    late.play(A, "pass bon_river; end");
    assert_eq!(late.state.order, [B, C, A]);
    assert!(late.state.power_used.iter().all(Option::is_none));
}

#[test]
fn vector_42_coins_gather_on_tiles_left_in_the_market() {
    let mut table = Table::large("psychics");
    for round in 1..=2 {
        let order = table.state.order.clone();
        for seat in order {
            // The first two tiles change hands; bon_guild lies there since the setup.
            let market = table.state.market.iter().map(|tile| tile.bonus.id());
            let tile = market.into_iter().find(|id| *id != "bon_guild").unwrap();
            table.play(seat, &format!("pass {tile}; end"));
            while !table.legal(A).is_empty() && !matches!(table.state.phase, Phase::Actions { .. })
            {
                table.play(A, "books b");
            }
        }
        for seat in [A, B, C] {
            while table.offers(seat, "books b") {
                table.play(seat, "books b");
            }
        }
        assert_eq!(table.state.round, round + 1);
    }
    let guild = table
        .state
        .market
        .iter()
        .find(|tile| tile.bonus.id() == "bon_guild");
    assert_eq!(guild.unwrap().coins, 3);
}

#[test]
fn the_coins_of_the_tile_are_gained_and_the_old_tile_lies_there_without() {
    let mut table = Table::large("psychics");
    assert_eq!(table.change("pass bon_guild")[0], 1);
    let old = table
        .state
        .market
        .iter()
        .find(|tile| tile.bonus.id() == "bon_coins");
    assert_eq!(old.unwrap().coins, 0);
}

#[test]
fn nobody_takes_a_tile_in_the_last_round() {
    let mut table = Table::large("psychics");
    table.state.round = 6;
    assert_eq!(table.refusal(A, "pass bon_guild"), "pass-last-round");
    table.go("pass; end");
}

#[test]
fn a_turn_needs_an_action() {
    let mut table = Table::large("psychics");
    assert_eq!(table.refusal(A, "end"), "act-first");
    table
        .put(A, "E4", Building::Workshop)
        .go("upgrade E4 guild");
    assert_eq!(table.refusal(A, "pass bon_guild"), "acted-already");
    assert_eq!(table.refusal(B, "pass bon_guild"), "nothing-to-decide");
    table.go("done");
}

/// The tile of a round goes back: its income is no reason to pass while there is something to do.
#[test]
fn a_bot_does_not_pass_for_the_sake_of_the_next_tile() {
    let mut table = Table::large("inventors");
    table.bonus("bon_river");
    table.state.market[0].bonus = "bon_coins".parse().unwrap();
    let value = |table: &Table| judgement().value::<AgeOfInnovation>(&table.state, A);
    let before = value(&table);
    for line in table
        .legal(A)
        .iter()
        .filter(|line| line.starts_with("pass"))
    {
        let mut after = table.clone();
        after.go(line);
        assert!(value(&after) < before + 20, "{line}");
    }
}
