//! What the others may read of a line, over whole matches and against every world that they cannot
//! tell from the true one.

use super::*;
use crate::action::Action;
use crate::state::State;
use kernel::rng::Rng;

/// Worlds looked at for each viewer: a card that is in the hand in all of them counts as known.
const WORLDS: usize = 6;

/// A line that somebody played, with what each viewer read of it at its own moment.
struct Read {
    seat: Seat,
    action: Action,
    shown: Vec<String>,
}

fn shown(state: &State, seat: Seat, action: &Action) -> Vec<String> {
    Viewer::all(state.seats())
        .map(|viewer| ThroughTheAges::shown_line(state, seat, action, viewer))
        .collect()
}

/// Whether a viewer is sure that the seat has or had this card.
fn is_known(state: &State, viewer: Viewer, seat: Seat, id: &str, rng: &mut Rng) -> bool {
    let has = |world: &State| format!("{:?}", world.player(seat)).contains(&format!("{id:?}"));
    has(state) && (0..WORLDS).all(|_| has(&ThroughTheAges::imagine(state, viewer, rng)))
}

/// Every card that the others can read is known to them in the position of that moment.
fn tells_nothing(after: &State, seat: Seat, action: &Action, rng: &mut Rng) {
    let Some(card) = action.secret() else { return };
    let others = Viewer::all(after.seats()).filter(|viewer| !viewer.is(seat));
    for viewer in others {
        let line = ThroughTheAges::shown_line(after, seat, action, viewer);
        let names = line.split(' ').any(|word| word == card.id());
        assert!(
            !names || is_known(after, viewer, seat, card.id(), rng),
            "'{line}' tells {viewer:?} of {}",
            card.id()
        );
        let world = ThroughTheAges::imagine(after, viewer, rng);
        assert_eq!(
            line,
            ThroughTheAges::shown_line(&world, seat, action, viewer)
        );
    }
}

fn play_through(seed: &str, players: u8) -> [usize; 3] {
    let seed: Seed = seed.parse().unwrap();
    let mut rng = seed.rng("secrets");
    let game = kernel::any_game::registered::<ThroughTheAges>();
    let dealt = game.deal(2, players, &Options::new(), &Deal::new(), Some(&seed));
    let mut state = ThroughTheAges::start(&dealt.unwrap().0).unwrap();
    let mut past: Vec<Read> = Vec::new();
    let mut seen = [0; 3];
    while let Some(decision) = ThroughTheAges::turn(&state).0.first() {
        let seat = decision.seat;
        let mut legal = ThroughTheAges::legal(&state, seat);
        legal.retain(|action| *action != Action::Resign);
        // What could be played and taken back is looked at as well as what is played.
        for action in &legal {
            let kind = match action {
                Action::Defend(_) => 0,
                Action::SendBonus(_) => 1,
                Action::Discard(_) => 2,
                _ => continue,
            };
            let applied = ThroughTheAges::apply(&state, seat, action).unwrap();
            seen[kind] += 1;
            tells_nothing(&applied.state, seat, action, &mut rng);
            let shown = shown(&applied.state, seat, action);
            past.push(Read {
                seat,
                action: *action,
                shown,
            });
        }
        let action = *rng.pick(&legal);
        state = ThroughTheAges::apply(&state, seat, &action).unwrap().state;
        if state.stage == Stage::Over {
            break;
        }
        tells_nothing(&state, seat, &action, &mut rng);
        let shown = shown(&state, seat, &action);
        past.push(Read {
            seat,
            action,
            shown,
        });
        if past.len().is_multiple_of(64) {
            all_read_as_before(&state, &past);
        }
    }
    seen
}

/// Nothing that happens later makes a line of a running match say more, or less.
fn all_read_as_before(state: &State, past: &[Read]) {
    for read in past {
        assert_eq!(shown(state, read.seat, &read.action), read.shown);
    }
}

#[test]
fn a_line_is_read_by_the_position_of_its_own_moment() {
    let mut seen = [0; 3];
    for (seed, players) in [("a", 2), ("b", 3), ("c", 4), ("d", 3), ("e", 4)] {
        for (sum, count) in seen.iter_mut().zip(play_through(seed, players)) {
            *sum += count;
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// The card of a defence that was taken back, and the same card of an earlier defence.
#[test]
fn a_defence_is_face_down_until_it_is_closed() {
    let mut w = world(2)
        .strength(P1, 3)
        .politics()
        .hand(P1, &["plunder_i"])
        .hand(P2, &["bonus_i", "bonus_i"]);
    let before = w.ok(P1, "aggress plunder_i @2").state.clone();
    let action: Action = "defend bonus_i".parse().unwrap();
    let line = |state: &State, viewer| ThroughTheAges::shown_line(state, P2, &action, viewer);
    w.ok(P2, "defend bonus_i");
    for state in [&before, &w.state] {
        assert_eq!(line(state, Viewer::Seat(P1)), "defend (I)");
        assert_eq!(line(state, Viewer::Spectator), "defend (I)");
        assert_eq!(line(state, Viewer::Seat(P2)), "defend bonus_i");
    }
    let close = ThroughTheAges::apply(&w.state, P2, &Action::DefendDone).unwrap();
    let words = kernel::any_game::registered::<ThroughTheAges>();
    let names = ["Ana".to_owned(), "Bo".to_owned()];
    let words = words.catalogue().words(kernel::message::ENGLISH, &names);
    let told: Vec<String> = close
        .events
        .iter()
        .map(|event| words.say(&event.message))
        .collect();
    let name = words.name("bonus_i");
    assert!(told.iter().any(|one| one.contains(&name)), "{told:?}");
}

#[test]
fn the_cards_of_a_force_are_face_down_until_it_goes() {
    let mut w = world(2)
        .strength(P1, 2)
        .hand(P1, &["bonus_i"])
        .reveal("developed_territory_i");
    w.ok(P1, "bid 2")
        .ok(P2, "pass")
        .ok(P1, "send bonus bonus_i");
    let action: Action = "send bonus bonus_i".parse().unwrap();
    let shown = ThroughTheAges::shown_line(&w.state, P1, &action, Viewer::Seat(P2));
    assert_eq!(shown, "send bonus (I)");
}
