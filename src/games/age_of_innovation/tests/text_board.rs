//! The text board tells all that is open.

use super::{A, B, Table};
use crate::AgeOfInnovation;
use crate::data::DATA;
use crate::state::ids::{Building, CityTile, PowerAction};
use kernel::any_game::registered;
use kernel::message::ENGLISH;
use kernel::{Game, Look, Seat, Viewer};

#[test]
fn every_open_fact_of_the_view_occurs_in_the_text() {
    let mut table = Table::large("philosophers");
    table
        .put(A, "E4", Building::Guild)
        .put(B, "D4", Building::Workshop);
    table.competency("comp_power").innovation("professors");
    table.bowls([0, 4, 8]).books([1, 0, 2, 0]);
    table.state.book_actions = ["book_power", "book_spades", "book_vp"]
        .map(|id| id.parse().unwrap())
        .to_vec();
    table.go("use comp_power; end");
    table.state.spaces[0][0] = true;
    table.state.power_used[2] = Some(A);
    table.state.book_used[0] = Some(A);
    table.state.passed = vec![Seat(2)];
    let catalogue = registered::<AgeOfInnovation>().catalogue();
    let names = ["Ana", "Bo", "Cy"].map(str::to_owned);
    let view = AgeOfInnovation::view(&table.state, Viewer::Spectator);
    let text_in = |language| {
        let look = Look {
            words: &catalogue.words(language, &names),
            viewer: Viewer::Spectator,
            legal: &[],
            last: None,
        };
        AgeOfInnovation::text(&view, &look)
    };
    for language in [ENGLISH, "pl", "ru"] {
        let text = text_in(language);
        let wide = |line: &str| line.chars().count() > 72;
        assert!(!text.lines().any(wide), "{text}");
    }
    let words = catalogue.words(ENGLISH, &names);
    let text = text_in(ENGLISH);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let says = |fact: String| {
        let fact = fact.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(&fact), "'{fact}' is not in: {text}");
    };
    let state = &view.table;
    for (index, tile) in state.round_scores.iter().enumerate() {
        says(format!("{}: {}", index + 1, words.name(tile.id())));
        if index + 1 < state.round_scores.len() {
            says(words.name(&format!("bonus-{}", tile.id())));
        }
    }
    says(words.name(state.final_score.id()));
    for action in PowerAction::all() {
        let used = if state.power_used[action.index()].is_some() {
            ", used"
        } else {
            ""
        };
        let price = action.data().cost.power;
        says(format!(
            "{}: {}, {price} power{used}",
            action.id(),
            words.name(action.id())
        ));
    }
    for action in &state.book_actions {
        says(format!("{}: {}", action.id(), words.name(action.id())));
    }
    says("book_power: 5 power, 1 book, used this round".to_owned());
    // Coins that lie on a bonus tile are told, and none where there are none.
    assert_eq!(text.matches("on it").count(), 3);
    let mut bare = table.clone();
    bare.state.market[0].coins = 0;
    let view = AgeOfInnovation::view(&bare.state, Viewer::Spectator);
    let look = Look {
        words: &words,
        viewer: Viewer::Spectator,
        legal: &[],
        last: None,
    };
    let less = AgeOfInnovation::text(&view, &look);
    assert_eq!(less.matches("on it").count(), 2);
    assert!(!less.contains("; 0 coins"), "{less}");
    let offered = state.market.iter().map(|tile| tile.bonus.id());
    let offered = offered.chain(state.innovations.iter().flatten().map(|tile| tile.id()));
    let offered = offered.chain(state.competencies.iter().map(|kind| kind.id()));
    let offered = offered.chain(state.palaces.iter().map(|tile| tile.id()));
    for id in offered.chain(CityTile::all().map(CityTile::id)) {
        let about = words.name(&format!("about-{id}"));
        says(format!("{id} ({}): {about}", words.name(id)));
    }
    for (slot, left) in DATA.competency_slots.iter().zip(state.competencies_left) {
        says(format!(
            "{} {} level",
            words.name(slot.discipline.id()),
            slot.steps
        ));
        says(format!("{left} left"));
    }
    let [b, l, e, m] = state.books;
    says(format!(
        "{b} banking, {l} law, {e} engineering, {m} medicine"
    ));
    says("banking: free scholar spaces 2 2 2".to_owned());
    says("law: free scholar spaces 3 2 2 2".to_owned());
    for seat in Seat::all(3) {
        let player = state.player(seat);
        let own = &view.seats[seat.index()];
        let [one, two, three] = player.bowls.0.0;
        says(format!(
            "{} {} {} {} {one}/{two}/{three}",
            player.vp, player.coins, player.tools, player.scholars
        ));
        for held in state.tiles(seat) {
            says(words.name(held.id()));
        }
        says(format!("sailing {}", own.sailing));
        says(format!("{} tools a spade", own.tools_per_spade));
        says(format!("keys {} of {} free", own.free_keys, own.keys));
        says(format!(
            "bridges ×{}, annexes ×{}",
            player.bridges, player.annexes
        ));
        says(format!("area {}", own.area));
        says(format!("scholars in supply {}", player.scholar_supply));
        let income = own.income.as_ref().unwrap();
        for (count, unit) in [
            (income.coins, "coin"),
            (income.tools, "tool"),
            (income.power, "power"),
        ] {
            if count > 0 {
                says(format!("{count} {unit}"));
            }
        }
    }
    says("used Power well".to_owned());
    says("may use Philosophers".to_owned());
    says("x3 Cy".to_owned());
}
