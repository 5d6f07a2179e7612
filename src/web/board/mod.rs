//! The board on the page: panels, which a game gives as data, become HTML.
//!
//! A panel's role says where it stands. Each role is an area of the grid `main.match .board`, with the
//! class `a-<role>`; a game's stylesheet may arrange the areas under `.g-<slug>`:
//!
//! | role | area | at 1280, unless a game says otherwise |
//! |---|---|---|
//! | `Map` | `a-map` | left, top; takes the free height |
//! | `Track` | `a-track` | below the map |
//! | `Offer` | `a-offer` | right of the map |
//! | `Sites`, `Goals` | `a-sites`, `a-goals` | left of the map; below the offer |
//! | `Mat` | `a-mat` | below the map: the viewer's, or the one chosen by `?mat=` |
//! | `Hand` | `a-hand` | below the mat |
//! | `Seats` | `a-seats` | right of the mat |
//! | `Rival` | `a-rivals` | one beside the other at the bottom, without the seat whose mat is shown |
//! | `Contest`, `Forecast` | in `act` | instead of the list of kinds; above the buttons |
//! | `Score` | `a-score` | at the end instead of mat and seats; while it runs, below `act` |
//!
//! Every piece with an address bears it as `data-at`. Where something can be done it is a link, marked
//! `may` (something), `can` (the chosen kind) or `chosen`; otherwise a piece with a text is a button that
//! opens it. What a preview changes is marked `new`. A card is a `pcard`, `z-row` in an offer or contest,
//! `z-cell` on a mat or in a hand, `z-token` with rivals; its band has the class `k-<class>`. A mat bears
//! its owner's chip, name and points, and the panel's title beside them: the faction, the character.

pub mod aims;
pub mod cards;
pub mod changes;
pub mod html;
pub mod map;
pub mod mini;
pub mod piece;
pub mod place;
pub mod slots;
pub mod stacks;
pub mod stock;
pub mod table;
#[cfg(test)]
mod tests;
pub mod tiles;
pub mod tokens;
pub mod track;

use std::collections::BTreeMap;

use games::message::Words;
use games::panel::{Content, Ink, Panel, Role, Section};
use games::{Seat, Viewer};

pub use aims::{Aim, Aims, Reach};
pub use changes::Changes;
use html::Html;
use words::Reader;

/// A small sign at a place: what happened there, or what is planned there.
#[derive(Clone, PartialEq, Debug)]
pub struct Badge {
    pub number: usize,
    pub kind: BadgeKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadgeKind {
    /// Since the viewer's last turn.
    News,
    Plan,
    /// The action that is looked at, or the place that was refused.
    Ring,
}

/// What panels are drawn with.
#[derive(Debug)]
pub struct Board<'a> {
    pub t: Reader,
    pub words: &'a Words<'a>,
    pub slug: &'a str,
    pub viewer: Viewer,
    pub inks: &'a [Ink],
    pub points: &'a [i64],
    /// The page of each seat's player.
    pub people: &'a [Option<String>],
    /// Who must decide.
    pub waits: &'a [Seat],
    pub aims: &'a Aims,
    pub changes: &'a Changes,
    pub badges: &'a BTreeMap<String, Vec<Badge>>,
    /// Where links to another seat's mat lead: the page, to which `mat=` is added.
    pub path: &'a str,
}

impl Board<'_> {
    /// The class that colours a seat's things.
    pub fn ink(&self, seat: Seat) -> &'static str {
        let ink = self.inks.get(seat.index()).copied();
        ink.unwrap_or(Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()])
            .class()
    }

    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// A panel as a section of the page.
    pub fn panel(&self, html: &mut Html, panel: &Panel) {
        let role = place::class(panel.role);
        let ink = match panel.role {
            Role::Mat(seat) | Role::Rival(seat) => self.ink(seat),
            _ => "",
        };
        let own = match panel.role {
            Role::Mat(seat) if self.is_viewer(seat) => " own",
            _ => "",
        };
        html.raw("<section class=\"panel p-").raw(role).raw(own);
        html.raw(" ").raw(ink).raw("\" id=\"").text(&panel.id);
        html.raw("\" aria-label=\"").text(&panel.title).raw("\">");
        if let Role::Mat(seat) | Role::Rival(seat) = panel.role {
            self.owner(html, seat, panel);
        }
        self.sections(html, panel);
        html.raw("</section>");
    }

    /// What stands in a panel, without its frame.
    pub fn sections(&self, html: &mut Html, panel: &Panel) {
        let first = panel.sections.iter().position(|section| section.is_tab);
        let (plain, tabbed) = panel
            .sections
            .split_at(first.unwrap_or(panel.sections.len()));
        self.section_list(html, panel, 0, plain);
        if tabbed.is_empty() {
            return;
        }
        let tabs: Vec<&[Section]> = tabs(tabbed);
        let open = self.open_tab(panel, &tabs);
        html.raw("<div class=\"tabbed\">");
        let mut index = plain.len();
        for (number, tab) in tabs.iter().enumerate() {
            let id = format!("{}-tab{number}", panel.id);
            html.raw("<input type=\"radio\" class=\"sr\" name=\"tab-")
                .text(&panel.id);
            html.raw("\" id=\"").text(&id).raw("\"");
            html.raw(if open == number { " checked>" } else { ">" });
            let has_aim = tab.iter().any(|section| self.aims_at(section, Reach::May));
            html.raw(if has_aim {
                "<label class=\"has-dot\" for=\""
            } else {
                "<label for=\""
            });
            html.text(&id).raw("\">").text(&tab[0].title);
            html.raw("</label><div class=\"tab-body\">");
            self.content(html, panel, index, &tab[0]);
            self.section_list(html, panel, index + 1, &tab[1..]);
            html.raw("</div>");
            index += tab.len();
        }
        html.raw("</div>");
    }

    fn section_list(&self, html: &mut Html, panel: &Panel, first: usize, list: &[Section]) {
        for (index, section) in list.iter().enumerate() {
            if !section.title.is_empty() {
                html.raw("<h2>").text(&section.title).raw("</h2>");
            }
            self.content(html, panel, first + index, section);
        }
    }

    /// The tab that the decision is about; else what changed, else the first.
    fn open_tab(&self, panel: &Panel, tabs: &[&[Section]]) -> usize {
        let asked = |tab: &&[Section]| tab.iter().any(|section| self.aims_at(section, Reach::Can));
        let changed = |tab: &&[Section]| {
            let mut all = tab
                .iter()
                .flat_map(|section| aims::addresses(&section.content));
            all.any(|at| self.changes.has(&panel.id, &at))
        };
        let open = tabs.iter().position(asked);
        open.or_else(|| tabs.iter().position(changed)).unwrap_or(0)
    }

    /// Whether something in it can be done, at least so near.
    fn aims_at(&self, section: &Section, reach: Reach) -> bool {
        let mut found = aims::addresses(&section.content).into_iter();
        found.any(|at| self.aims.get(&at).is_some_and(|aim| aim.reach >= reach))
    }

    fn content(&self, html: &mut Html, panel: &Panel, index: usize, section: &Section) {
        let within = piece::Within {
            panel: &panel.id,
            role: panel.role,
            section: index,
        };
        match &section.content {
            Content::Map(map) => self.map(html, &within, map),
            Content::Tiles(tiles) => self.tiles(html, &within, tiles),
            Content::Cards(cards) => self.cards(html, &within, cards),
            Content::Stacks(stacks) => self.stacks(html, &within, stacks),
            Content::Track(track) => self.track(html, &within, track),
            Content::Table(table) => self.table(html, &within, table),
            Content::Stock(figures) => self.stock(html, &within, figures),
            Content::Slots(rows) => self.slots(html, &within, rows),
            Content::Line(tokens) => {
                html.raw("<p class=\"line\">");
                self.tokens(html, tokens);
                html.raw("</p>");
            }
        }
    }

    /// A name, which leads to the player's page.
    pub fn person(&self, html: &mut Html, seat: Seat) {
        let name = self.words.player(seat);
        match self.people.get(seat.index()) {
            Some(Some(page)) => {
                html.raw("<a class=\"person\" href=\"").text(page);
                html.raw("\">").text(&name).raw("</a>");
            }
            _ => {
                html.text(&name);
            }
        }
    }

    /// Whose mat it is.
    fn owner(&self, html: &mut Html, seat: Seat, panel: &Panel) {
        html.raw("<p class=\"who\">");
        self.chip(html, seat);
        html.raw("<b>");
        self.person(html, seat);
        html.raw("</b> <small>").text(&panel.title).raw("</small>");
        let points = self.points.get(seat.index()).copied().unwrap_or_default();
        let new = self.changes.class(&panel.id, "points");
        html.raw("<span class=\"pts").raw(new).raw("\">");
        self.token_of(html, &points.to_string(), "points");
        html.raw("</span></p>");
    }
}

/// A tab holds its section and those after it, up to the next tab.
fn tabs(sections: &[Section]) -> Vec<&[Section]> {
    let starts: Vec<usize> = (0..sections.len())
        .filter(|index| sections[*index].is_tab)
        .collect();
    let ends = starts.iter().skip(1).copied().chain([sections.len()]);
    let spans = starts.iter().copied().zip(ends);
    spans.map(|(from, to)| &sections[from..to]).collect()
}
