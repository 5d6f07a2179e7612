//! The pictures of the rules: what an example changes, drawn as the page of a match draws it. Where
//! something happens on the map, the map is shown; else what is taken, and the mat of whoever takes it.

use std::collections::BTreeMap;

use askama::Template;
use games::any_game::{AnyGame, Position, Scene};
use games::examples::Example;
use games::panel::{Panel, Role};
use games::{Seat, Viewer};
use service::live::words;
use words::Reader;

use crate::board::html::Html;
use crate::board::{Aims, Board, Changes};
use crate::pages::sandbox::address_of_record;

/// An example below its section.
#[derive(Template)]
#[template(path = "pages/example.html")]
struct Figure<'a> {
    t: Reader,
    slug: &'static str,
    example: &'a Example,
    who: &'a str,
    sentences: String,
    /// What changes beside the map; empty where the map shows it.
    panels: String,
    /// Where it can be tried.
    sandbox: Option<String>,
}

pub fn figure(game: &'static dyn AnyGame, example: &Example, t: Reader) -> String {
    let slug = game.info().slug;
    let words = words(game, t.language, &example.players);
    let viewer = Viewer::Spectator;
    // A page has many figures, so that their panels need names of their own.
    let panels = |position: &dyn Position| {
        let scene = Scene {
            viewer,
            words: &words,
            last: None,
        };
        let mut panels = position.panels(&scene);
        for panel in &mut panels {
            panel.id = format!("f{}-{}", example.section, panel.id);
        }
        panels
    };
    let before = panels(example.before.as_ref());
    let after = panels(example.position.as_ref());
    let changes = Changes::between(&before, &after);
    let board = Board {
        t,
        words: &words,
        slug,
        viewer,
        inks: &example.position.inks(viewer),
        points: &example.position.points(),
        people: &[],
        waits: &[],
        aims: &Aims::default(),
        changes: &changes,
        badges: &BTreeMap::new(),
        path: "",
    };
    let mut html = Html::new();
    for panel in shown(&after, &changes, example.seat) {
        board.panel(&mut html, panel);
    }
    let said = example.events.iter().map(|event| words.say(&event.message));
    let figure = Figure {
        t,
        slug,
        example,
        who: &example.players[example.seat.index()],
        sentences: said.collect::<Vec<_>>().join(" "),
        panels: html.finish(),
        sandbox: address_of_record(slug, &example.record),
    };
    figure.render().unwrap_or_default()
}

/// The panels that show what has changed: none where the map does.
fn shown<'p>(panels: &'p [Panel], changes: &Changes, seat: Seat) -> Vec<&'p Panel> {
    let changed = |panel: &&Panel| changes.are_in(&panel.id);
    let mut is_on_map = false;
    let (mut taken, mut mat) = (None, None);
    for panel in panels.iter().filter(changed) {
        match panel.role {
            Role::Map => is_on_map = true,
            Role::Track | Role::Offer | Role::Sites | Role::Goals => {
                taken = taken.or(Some(panel));
            }
            Role::Mat(of) if of == seat => mat = Some(panel),
            Role::Seats
            | Role::Mat(_)
            | Role::Rival(_)
            | Role::Hand
            | Role::Contest
            | Role::Forecast
            | Role::Score => {}
        }
    }
    match is_on_map {
        true => Vec::new(),
        false => taken.into_iter().chain(mat).collect(),
    }
}
