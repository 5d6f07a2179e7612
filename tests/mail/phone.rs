//! What a phone shows of an email: what matters first, and nothing too small to read.

use std::collections::BTreeSet;

use turnpost::mail::Block;
use turnpost::mail::message::read_parts;
use turnpost::service::gallery::Sample;
use turnpost::store::letters::Kind;

use crate::emails::english;
use crate::post::{letter, match_of_two};
use crate::support::{TestApp, visible};

#[test]
fn the_turn_says_who_what_until_when_and_play_before_anything_else() {
    let app = TestApp::start();
    match_of_two(&app, "daily", &[]);
    let row = letter(&app, "ana@example.org", "Your turn");
    let parts = read_parts(&row.message.unwrap());
    let body = parts.html.split("<body").nth(1).unwrap();
    let place = |what: &str| {
        body.find(what)
            .unwrap_or_else(|| panic!("no {what} in {body}"))
    };
    let order = [
        place("<h1"),
        place("Your decision"),
        place("You have until"),
        place("class=\"button\""),
        place("<img"),
        place("What you can do"),
    ];
    assert!(order.is_sorted(), "{order:?}: {body}");
    assert!(
        !body.contains("<pre"),
        "the text board is for the text part"
    );
    assert!(
        parts.text.contains("points"),
        "which has it: {}",
        parts.text
    );
}

fn of_kind(kind: Kind) -> impl Iterator<Item = &'static Sample> {
    english().iter().filter(move |sample| sample.kind == kind)
}

#[test]
fn what_can_be_done_comes_before_how_everybody_stands() {
    for sample in of_kind(Kind::Turn) {
        let (name, html) = (sample.name(), sample.letter.html());
        let mut titles = ["In turn order", "Standing", "Points if it ended now"].iter();
        let stands = titles.find_map(|title| html.find(&format!("<h2>{title}</h2>")));
        let stands = stands.unwrap_or_else(|| panic!("{name}: how does everybody stand? {html}"));
        let offered = html.find("What you can do").expect("offers");
        assert!(offered < stands, "{name}: {offered}, {stands}");
    }
}

#[test]
fn giving_up_is_never_among_what_is_offered() {
    for sample in english() {
        let offers = sample.letter.html();
        let lines = offers.split("?line=").skip(1);
        let mut words = lines.map(|line| line.split(['"', '+']).next().unwrap_or_default());
        assert!(words.all(|word| word != "resign"), "{}", sample.name());
    }
    let mut turns = of_kind(Kind::Turn);
    let turn = turns.find(|sample| sample.group == "through_the_ages");
    let text = turn.unwrap().letter.text();
    let offered = text.split("What you can do").nth(1).expect("offers");
    assert!(!offered.contains("resign"), "who may give up: {offered}");
}

#[test]
fn passing_is_among_the_common_actions() {
    let mut turns = of_kind(Kind::Turn);
    let turn = turns.find(|sample| sample.group == "terra_nova").unwrap();
    let html = turn.letter.html();
    assert!(html.contains("the most common"), "there are many: {html}");
    let offers = html.matches("?line=").count();
    assert_eq!(offers, 8, "{html}");
    assert!(html.contains("?line=pass+"), "{html}");
}

#[test]
fn the_last_email_says_what_the_points_are_from_and_nothing_of_what_is_left() {
    let mut rated = 0;
    for sample in of_kind(Kind::Over) {
        let (name, html, text) = (sample.name(), sample.letter.html(), sample.letter.text());
        let titles = ["Points by source", "Culture by source"];
        let title = titles.iter().find(|title| text.contains(*title));
        let title = title.unwrap_or_else(|| panic!("{name}: {text}"));
        assert!(
            html.contains(&format!("<h2>{title}</h2>")),
            "{name}: {html}"
        );
        assert!(text.contains("  Total "), "{name}: {text}");
        let plays_on = ["\n> ", "is to play"];
        let still = plays_on.iter().find(|words| text.contains(*words));
        assert!(still.is_none(), "{name} is over, but {still:?}: {text}");
        assert!(
            !html.contains("class=\"panel\""),
            "{name}: no stock, no hand"
        );
        assert!(text.contains("Play again:"), "{name}: {text}");
        let of_use = ["open cards do", "\nPalaces\n", "\nAction tiles:"];
        let of_use = of_use.iter().find(|words| text.contains(*words));
        assert!(of_use.is_none(), "{name} is over, but {of_use:?}: {text}");
        rated += usize::from(text.contains("Your rating went "));
    }
    assert_eq!(rated, 4, "a match among people of every game");
}

#[test]
fn a_stranger_reads_what_this_is_and_what_joining_costs() {
    for sample in of_kind(Kind::Invitation) {
        let text = sample.letter.text().replace('\n', " ");
        for part in ["Turnpost is a site for playing ", "Joining is free; "] {
            assert!(text.contains(part), "{}: {text}", sample.name());
        }
    }
}

#[test]
fn whoever_is_to_say_that_they_are_here_knows_until_when() {
    for sample in of_kind(Kind::Here) {
        let text = sample.letter.text();
        assert!(
            text.contains("You have until "),
            "{}: {text}",
            sample.name()
        );
    }
}

#[test]
fn a_game_without_a_map_shows_its_cards_in_letters_for_a_phone() {
    const SMALLEST: f32 = 14.0;
    const USUAL: f32 = 17.0;
    let kinds = of_kind(Kind::Turn).chain(of_kind(Kind::Over));
    for sample in kinds {
        let name = sample.name();
        let picture = sample.letter.picture();
        let picture = picture.unwrap_or_else(|| panic!("{name} has no picture"));
        if sample.group != "through_the_ages" {
            continue;
        }
        let html = sample.letter.html();
        assert!(html.contains("alt=\"The board of "), "{name}: {html}");
        let sizes = picture.split("font-size=\"").skip(1);
        let sizes = sizes.map(|rest| rest.split('"').next().unwrap().parse().unwrap());
        let sizes: Vec<f32> = sizes.collect();
        let usual = sizes.iter().filter(|size| **size >= USUAL).count();
        let is_large = sizes.iter().all(|size| *size >= SMALLEST) && usual * 10 > sizes.len() * 9;
        assert!(sizes.len() > 50 && is_large, "{name}: {sizes:?}");
    }
}

/// Beside the picture, too, nothing may need a key that is not there.
#[test]
fn numbers_on_a_map_stand_before_what_happened() {
    const BADGE: &str = "r=\"11.0\"";
    let mut listed = 0;
    // The map of An Age Contrived has such circles of its own.
    let all = english().iter();
    for sample in all.filter(|sample| sample.group != "age_contrived") {
        let badges = sample.letter.picture().unwrap_or_default();
        let badges = badges.matches(BADGE).count();
        let text = sample.letter.text();
        let told = (1..=badges).filter(|number| text.contains(&format!("  [{number}] ")));
        assert_eq!(told.count(), badges, "{}: {text}", sample.name());
        listed += badges;
    }
    assert!(listed > 0, "some map has a number");
}

#[test]
fn what_can_be_done_is_said_in_sentences() {
    for sample in of_kind(Kind::Turn) {
        let offers = sample.letter.blocks.iter().filter_map(|block| match block {
            Block::Offers(offers) => Some(offers),
            _ => None,
        });
        for offer in offers.flatten() {
            let first = offer.words.chars().next().unwrap();
            assert!(!first.is_lowercase(), "{}: {offer:?}", sample.name());
        }
    }
}

#[test]
fn nothing_is_said_twice_side_by_side() {
    let mut found = BTreeSet::new();
    for sample in of_kind(Kind::Turn) {
        for said in visible(&sample.letter.html()) {
            let (name, said) = (sample.name(), said.trim().to_owned());
            // The round that counts is the first of those that are left.
            assert!(!said.starts_with("Now: "), "{name}: {said}");
            assert!(!said.starts_with("passed;"), "{name}: {said}");
            assert!(!said.starts_with("Market 1:"), "{name}: {said}");
            assert!(!said.contains(" top row of position 1."), "{name}: {said}");
            if ["Market 1", "Banking (9+: 3 coins)"].contains(&said.as_str()) {
                found.insert(said);
            }
        }
    }
    assert_eq!(found.len(), 2, "{found:?}");
}

/// The sign that the rules explain elsewhere says nothing in an email.
#[test]
fn a_cheat_sheet_needs_no_key() {
    let mut answers = of_kind(Kind::ReplyAnswer);
    assert!(answers.all(|sample| !sample.letter.text().contains('†')));
}
