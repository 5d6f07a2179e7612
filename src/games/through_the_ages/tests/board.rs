//! The drawings and what they may show.

use super::super::{picture, text};
use super::{P1, P2, card, world};
use kernel::message::ENGLISH;
use kernel::{Game, Look, Viewer};

fn drawn(w: &super::World, viewer: Viewer) -> (String, String) {
    let game = kernel::any_game::registered::<crate::ThroughTheAges>();
    let names = ["<Ana & Co>", "Bo", "Cy", "Dee"].map(String::from);
    let words = game.catalogue().words(ENGLISH, &names);
    let legal = match viewer {
        Viewer::Seat(seat) => crate::ThroughTheAges::legal(&w.state, seat),
        Viewer::Spectator => Vec::new(),
    };
    let look = Look {
        words: &words,
        viewer,
        legal: &legal,
        last: None,
    };
    let view = w.view(viewer);
    (picture::draw(&view, &look), text::board(&view, &look))
}

#[test]
fn hidden_cards_are_drawn_for_their_owner_only() {
    let w = world(3)
        .hand(P2, &["war_over_culture"])
        .hand(P1, &["legion"]);
    let (own, own_text) = drawn(&w, Viewer::Seat(P2));
    // On a card of the picture the name has two lines.
    assert!(own.contains(">War over<") && own_text.contains("War over Culture"));
    for viewer in [Viewer::Seat(P1), Viewer::Spectator] {
        let (svg, text) = drawn(&w, viewer);
        assert!(!svg.contains("War over") && !text.contains("War over Culture"));
    }
}

#[test]
fn names_are_escaped_and_text_is_narrow() {
    let w = world(4)
        .wonder(P1, "library_of_alexandria")
        .hand(P1, &["iron", "legion", "bonus_iii"]);
    let (svg, text) = drawn(&w, Viewer::Seat(P1));
    assert!(svg.contains("&lt;Ana &amp; Co&gt;") && !svg.contains("<Ana"));
    assert!(!svg.contains("[") && !text.contains("[label") && !text.contains("[class"));
    for line in text.lines() {
        assert!(line.chars().count() <= 72, "{line}");
    }
}

#[test]
fn lines_of_the_past_hide_cards_by_their_backs() {
    let w = world(2);
    let shown = |line: &str, viewer| {
        crate::ThroughTheAges::shown_line(&w.state, P1, &line.parse().unwrap(), viewer)
    };
    for (line, back) in [
        ("event cold_war", "event (II)"),
        ("discard rats", "discard (I)"),
        ("defend legion", "defend (I)"),
        ("send discard rats", "send discard (I)"),
        ("defend bonus_ii", "defend (II)"),
        ("send bonus bonus_i", "send bonus (I)"),
        ("take 4", "take 4"),
    ] {
        assert_eq!(shown(line, Viewer::Seat(P2)), back);
        assert_eq!(shown(line, Viewer::Seat(P1)), line);
    }
}

#[test]
fn a_defence_in_the_making_is_not_shown() {
    let mut w = world(2)
        .strength(P1, 6)
        .strength(P2, 2)
        .politics()
        .hand(P1, &["spy_ii"])
        .hand(P2, &["bonus_ii", "rats"]);
    w.ok(P1, "aggress spy_ii @2");
    let before = w.view(Viewer::Seat(P1));
    w.ok(P2, "defend bonus_ii");
    assert_eq!(w.view(Viewer::Seat(P1)), before);
    assert_eq!(w.view(Viewer::Seat(P2)).chosen, [card("bonus_ii")]);
    let line = crate::ThroughTheAges::shown_line(
        &w.state,
        P2,
        &"defend bonus_ii".parse().unwrap(),
        Viewer::Seat(P1),
    );
    assert_eq!(line, "defend (II)");
}

#[test]
fn own_events_are_remembered_by_their_owner_only() {
    let mut w = world(2)
        .politics()
        .next_event("development_of_science")
        .hand(P1, &["cold_war"]);
    w.ok(P1, "event cold_war");
    assert_eq!(w.view(Viewer::Seat(P1)).own_events, [card("cold_war")]);
    assert!(w.view(Viewer::Seat(P2)).own_events.is_empty());
    assert_eq!(w.view(Viewer::Seat(P2)).future_events, [2]);
}

#[test]
fn the_heads_of_the_table_stand_apart() {
    let (_, text) = drawn(&world(2), Viewer::Spectator);
    let head = text.lines().find(|line| line.contains("culture  "));
    let heads: Vec<&str> = head.unwrap().split_whitespace().collect();
    assert_eq!(
        heads,
        [
            "culture",
            "science",
            "strength",
            "happy",
            "food",
            "resources"
        ]
    );
}
