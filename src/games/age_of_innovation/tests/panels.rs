//! What the page offers and shows beside what may be done.

use super::{A, B, Table, dealt};
use crate::AgeOfInnovation;
use crate::state::State;
use crate::state::ids::{Building, Terrain};
use kernel::any_game::registered;
use kernel::message::ENGLISH;
use kernel::panel::{Content, Panel, Role, Slot, Token};
use kernel::{Game, Look, Seat, Viewer};

/// The mat of a seat, as its owner sees it.
fn mat(state: &State, seat: Seat) -> Panel {
    let catalogue = registered::<AgeOfInnovation>().catalogue();
    let names = ["Ana", "Bo", "Cy", "Dee"].map(str::to_owned);
    let look = Look {
        words: &catalogue.words(ENGLISH, &names),
        viewer: Viewer::Seat(seat),
        legal: &[],
        last: None,
    };
    let view = AgeOfInnovation::view(state, look.viewer);
    let panels = AgeOfInnovation::panels(&view, &look);
    let mut panels = panels.into_iter();
    panels.find(|panel| panel.role == Role::Mat(seat)).unwrap()
}

fn slots(mat: &Panel) -> Vec<&Slot> {
    let contents = mat.sections.iter().map(|section| &section.content);
    let rows = contents.filter_map(|content| match content {
        Content::Slots(rows) => Some(rows),
        _ => None,
    });
    rows.flatten().flatten().collect()
}

fn play(state: &State, seat: Seat, line: &str) -> State {
    let actions = AgeOfInnovation::read(state, seat, line).unwrap();
    let [action] = &actions[..] else {
        panic!("{line}");
    };
    AgeOfInnovation::apply(state, seat, action).unwrap().state
}

/// Who has taken a set looks at the board that it begins with, though the others still choose.
#[test]
fn a_set_is_seen_as_it_begins() {
    let fixed = [
        ("start_player", "1"),
        (
            "set_factions",
            "felines goblins omar moles monks lizards inventors",
        ),
    ];
    let state = dealt(2, &[], &fixed);
    let state = play(&state, B, "set mountain");
    let panel = mat(&state, B);
    let slots = slots(&panel);
    assert_eq!(slots.len(), 9 + 4 + 3 + 1 + 1);
    assert!(slots.iter().all(|slot| slot.covered.is_some()));
    // Mountain has 2 coins more.
    let seat = &AgeOfInnovation::view(&state, Viewer::Seat(B)).seats[1];
    let income = seat.income.as_ref().unwrap();
    let bonus = state.players[B.index()].bonus.unwrap().data();
    assert_eq!(income.coins, 2 + bonus.income.coins);
    assert_eq!(income.scholars, bonus.income.scholars);
    let Content::Stock(stock) = &panel.sections[0].content else {
        panic!("{panel:?}");
    };
    assert_eq!(stock[0].value, [Token::of(15, "coin")]);
    // Whoever has not chosen has nothing to show.
    assert!(mat(&state, A).sections.is_empty());
}

/// In a draft the tiles come one by one: what is known is shown, and nothing stands on the map.
#[test]
fn a_draft_is_seen_as_far_as_it_is() {
    let fixed = [("start_player", "1")];
    let state = dealt(2, &[("distribution", "draft")], &fixed);
    let faction = state.drafted.factions[0];
    let drafted = play(&state, A, &format!("draft {}", faction.id()));
    let panel = mat(&drafted, A);
    assert!(slots(&panel).is_empty());
    let Content::Tiles(chips) = &panel.sections[0].content else {
        panic!("{panel:?}");
    };
    assert_eq!(chips.tiles[0].at, format!("{}-1", faction.id()));
    assert_ne!(panel.title, "choosing");
}

/// What the palace brings is on a tile that is taken with it.
#[test]
fn a_palace_without_a_tile_promises_no_income() {
    let mut table = Table::large("goblins");
    table.put(A, "E4", Building::Guild);
    let panel = mat(&table.state, A);
    let all = slots(&panel);
    let palace = all
        .iter()
        .find(|slot| slot.at.starts_with("palace"))
        .unwrap();
    assert!(palace.text.contains("palace tile"), "{}", palace.text);
    // All of the income of a tile is told.
    table.palace("palace_6", "E6");
    let panel = mat(&table.state, A);
    let all = slots(&panel);
    let palace = all
        .iter()
        .find(|slot| slot.at.starts_with("palace"))
        .unwrap();
    assert!(palace.text.contains("1 book"), "{}", palace.text);
}

/// A covered space tells what its building costs, with the numbers of the rules.
#[test]
fn a_covered_space_tells_its_price() {
    let mut table = Table::large("goblins");
    table.put(A, "E4", Building::Workshop);
    let panel = mat(&table.state, A);
    let told = |kind: &str| {
        let all = slots(&panel);
        let mut covered = all.iter().filter(|slot| slot.covered.is_some());
        let slot = covered.find(|slot| slot.at.starts_with(kind)).unwrap();
        slot.text.clone()
    };
    for (kind, price) in [
        ("workshop", "1 tool and 2 coins"),
        ("guild", "2 tools and 6 coins"),
        ("guild", "2 tools and 3 coins"),
        ("school", "3 tools and 5 coins"),
        ("palace", "4 tools and 6 coins"),
        ("university", "5 tools and 8 coins"),
    ] {
        assert!(told(kind).contains(price), "{}", told(kind));
    }
    assert!(!slots(&panel)[0].text.contains("costs"));
}

/// To dig and to build is one thought: the list has it as one entry, with the price of both.
#[test]
fn land_is_dug_and_built_on_by_one_choice() {
    let mut table = Table::large("goblins");
    table.put(A, "E4", Building::Workshop);
    table.terrain("D3", Terrain::Plains);
    let far = AgeOfInnovation::far(&table.state, A);
    let choice = far.iter().find(|choice| choice.line == "dig D3; build D3");
    let choice = choice.unwrap_or_else(|| panic!("{far:?}"));
    assert_eq!(choice.targets, ["D3"]);
    assert_eq!(choice.cost, [Token::of(4, "tool"), Token::of(2, "coin")]);
    let digs = AgeOfInnovation::legal(&table.state, A).into_iter();
    let digs = digs.map(|dig| AgeOfInnovation::describe(&table.state, A, &dig));
    let dig = digs.into_iter().find(|dig| dig.line == "dig D3").unwrap();
    assert_eq!(choice.kind, dig.kind);
    assert_ne!(choice.variant, dig.variant);
    // Goblins have 2 coins for each spade.
    assert_eq!(table.clone().change("dig D3; build D3")[..2], [0, -4]);
    // Who cannot pay for the workshop is offered the digging alone.
    (table.me().coins, table.me().tools) = (0, 3);
    assert!(table.offers(A, "dig D3"));
    assert!(AgeOfInnovation::far(&table.state, A).is_empty());
}
