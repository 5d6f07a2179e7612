//! Which role stands where.

use games::Seat;
use games::panel::{Panel, Role};

use super::Board;
use super::html::Html;

/// The class of a panel and, with `a-` in front, of its area.
pub fn class(role: Role) -> &'static str {
    match role {
        Role::Map => "map",
        Role::Track => "track",
        Role::Offer => "offer",
        Role::Sites => "sites",
        Role::Goals => "goals",
        Role::Seats => "seats",
        Role::Mat(_) => "mat",
        Role::Rival(_) => "rivals",
        Role::Hand => "hand",
        Role::Contest => "contest",
        Role::Forecast => "forecast",
        Role::Score => "score",
    }
}

/// The areas of the board in the order of reading.
const ON_BOARD: [&str; 9] = [
    "sites", "map", "track", "offer", "goals", "mat", "hand", "seats", "rivals",
];

impl Board<'_> {
    /// All that stands on the board, with the mat of one seat. At the end of a match, points by source
    /// stand in the place of mat and seats, and how it went in that of the offer.
    pub fn areas(&self, panels: &[Panel], mat: Option<Seat>, end: Option<&str>) -> String {
        let mut html = Html::new();
        let has_score = panels.iter().any(|panel| panel.role == Role::Score);
        let with_score = end.is_some() && has_score;
        let is_shown = |panel: &Panel| match panel.role {
            Role::Mat(seat) => mat == Some(seat) && !with_score,
            Role::Rival(seat) => mat != Some(seat),
            Role::Seats => !with_score,
            Role::Offer => end.is_none(),
            _ => true,
        };
        for area in ON_BOARD.into_iter().chain(with_score.then_some("score")) {
            if let Some(end) = end.filter(|_| area == "offer") {
                html.raw("<div class=\"area a-offer\">")
                    .raw(end)
                    .raw("</div>");
                continue;
            }
            let here = || {
                let of_area = panels.iter().filter(|panel| class(panel.role) == area);
                of_area.filter(|panel| is_shown(panel))
            };
            if here().next().is_none() {
                continue;
            }
            html.raw("<div class=\"area a-").raw(area).raw("\">");
            for panel in here() {
                self.panel(&mut html, panel);
            }
            html.raw("</div>");
        }
        html.finish()
    }

    /// The insides of the panels of a role, for a place outside the board.
    pub fn insides(&self, panels: &[Panel], role: Role) -> String {
        let mut html = Html::new();
        for panel in panels.iter().filter(|panel| panel.role == role) {
            self.sections(&mut html, panel);
        }
        html.finish()
    }
}
