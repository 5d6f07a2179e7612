//! Whatever lies on the board with an address: a link where something can be done, else a button that
//! opens its text; and the text itself.

use games::panel::{Card, Role, Stack, Tile, Token};

use super::html::Html;
use super::tokens::sign;
use super::{BadgeKind, Board};

/// The part of the board that is being drawn.
#[derive(Clone, Copy, Debug)]
pub struct Within<'a> {
    pub panel: &'a str,
    pub role: Role,
    pub section: usize,
}

/// What a piece is to the frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Piece<'a> {
    pub at: &'a str,
    /// Its number in its section, for what has no address.
    pub index: usize,
    pub class: &'a str,
    /// Where its change is noted; its address, unless it says another.
    pub change: &'a str,
    pub name: &'a str,
    /// Beside the name in its title card.
    pub cost: &'a [Token],
    pub effect: &'a [Token],
    pub text: &'a str,
    pub why_not: &'a str,
    pub rule: &'a str,
    /// Above the title card's name: the sign and kind of a card, and its age.
    pub sign: &'a str,
    pub kind: &'a str,
    pub age: &'a str,
}

/// What its title card says.
impl<'a> From<&'a Tile> for Piece<'a> {
    fn from(tile: &'a Tile) -> Self {
        Piece {
            at: &tile.at,
            name: &tile.name,
            cost: &tile.cost,
            text: &tile.text,
            rule: tile.rule,
            ..Piece::default()
        }
    }
}

impl<'a> From<&'a Card> for Piece<'a> {
    fn from(card: &'a Card) -> Self {
        Piece {
            at: &card.at,
            name: &card.name,
            cost: &card.cost,
            effect: &card.values,
            text: &card.full,
            rule: card.rule,
            sign: card.sign,
            kind: &card.kind,
            age: card.age,
            ..Piece::default()
        }
    }
}

impl<'a> From<&'a Stack> for Piece<'a> {
    fn from(stack: &'a Stack) -> Self {
        Piece {
            at: &stack.at,
            name: &stack.name,
            text: &stack.text,
            rule: stack.rule,
            ..Piece::default()
        }
    }
}

impl Piece<'_> {
    fn has_text(&self) -> bool {
        !self.text.is_empty() || !self.why_not.is_empty()
    }
}

impl Board<'_> {
    /// A piece with its inside, which holds phrases only.
    pub fn piece(
        &self,
        html: &mut Html,
        within: &Within<'_>,
        piece: &Piece<'_>,
        inside: impl FnOnce(&mut Html),
    ) {
        let aim = self.aims.get(piece.at);
        let change = if piece.change.is_empty() {
            piece.at
        } else {
            piece.change
        };
        let new = match change {
            "" => "",
            change => self.changes.class(within.panel, change),
        };
        let pop = format!("pop-{}-{}-{}", within.panel, within.section, piece.index);
        let element = match aim {
            Some(_) => "a",
            None if piece.has_text() => "button",
            None => "div",
        };
        html.raw("<").raw(element).raw(" class=\"").raw(piece.class);
        html.raw(aim.map_or("", |aim| aim.reach.class())).raw(new);
        html.raw(self.ringed(piece.at)).raw("\"");
        if !piece.at.is_empty() {
            html.raw(" data-at=\"").text(piece.at).raw("\"");
        }
        if let Some(aim) = aim {
            html.raw(" href=\"").text(&aim.href).raw("\"");
            if piece.has_text() {
                html.raw(" data-pop=\"").text(&pop).raw("\"");
            }
        } else if piece.has_text() {
            html.raw(" type=\"button\" popovertarget=\"").text(&pop);
            html.raw("\"");
        }
        html.raw(">");
        inside(html);
        self.badges(html, piece.at);
        if let Some(aim) = aim {
            html.raw("<span class=\"sr\">: ").text(&aim.words);
            html.raw("</span>");
        }
        html.raw("</").raw(element).raw(">");
        if piece.has_text() {
            self.title_card(html, &pop, piece);
        }
    }

    /// The class of what is looked at, or was refused.
    fn ringed(&self, at: &str) -> &'static str {
        let badges = self.badges.get(at).filter(|_| !at.is_empty());
        let is_ring = |badge: &super::Badge| badge.kind == BadgeKind::Ring;
        match badges.is_some_and(|badges| badges.iter().any(is_ring)) {
            true => " ringed",
            false => "",
        }
    }

    /// Numbers of what happened or is planned here.
    pub fn badges(&self, html: &mut Html, at: &str) {
        let Some(badges) = self.badges.get(at).filter(|_| !at.is_empty()) else {
            return;
        };
        for badge in badges {
            let class = match badge.kind {
                BadgeKind::News => "num",
                BadgeKind::Plan => "num sq",
                BadgeKind::Ring => continue,
            };
            html.raw("<span class=\"").raw(class).raw("\">");
            html.number(badge.number).raw("</span>");
        }
    }

    /// Name, price, full text, and what can be done.
    fn title_card(&self, html: &mut Html, id: &str, piece: &Piece<'_>) {
        // Of its classes only the one that colours the band of a card.
        let band = piece.class.split(' ').find(|class| class.starts_with("k-"));
        html.raw("<div popover class=\"pop ")
            .raw(band.unwrap_or_default());
        html.raw("\" id=\"").text(id).raw("\">");
        self.title(html, piece);
        html.raw("<p class=\"row\">");
        if let Some(aim) = self.aims.get(piece.at) {
            html.raw("<a class=\"button main\" href=\"").text(&aim.href);
            html.raw("\">")
                .text(&self.t.say("piece-choose").to_string());
            html.raw("</a>");
        }
        html.raw("<button type=\"button\" popovertarget=\"")
            .text(id);
        html.raw("\" popovertargetaction=\"hide\">");
        html.text(&self.t.say("piece-close").to_string());
        html.raw("</button></p></div>");
    }

    /// The same without its frame, for the action panel.
    pub fn title(&self, html: &mut Html, piece: &Piece<'_>) {
        if !piece.kind.is_empty() {
            html.raw("<p class=\"pop-kind\">");
            sign(html, piece.sign);
            html.raw("<span>").text(piece.kind).raw("</span>");
            if !piece.age.is_empty() {
                let age = self.t.say("piece-age").with("age", piece.age);
                html.raw("<b>").text(&age.to_string()).raw("</b>");
            }
            html.raw("</p>");
        }
        html.raw("<p class=\"pop-top\"><b>")
            .text(piece.name)
            .raw("</b>");
        if !piece.cost.is_empty() {
            html.raw("<span class=\"cost\">");
            self.tokens(html, piece.cost);
            html.raw("</span>");
        }
        html.raw("</p>");
        if !piece.effect.is_empty() {
            html.raw("<p class=\"fx\">");
            self.tokens(html, piece.effect);
            html.raw("</p>");
        }
        if !piece.text.is_empty() {
            html.raw("<p>").text(piece.text);
            if !piece.rule.is_empty() {
                html.raw(" <a class=\"rule\" href=\"/games/")
                    .text(self.slug);
                html.raw("/rules#r").text(piece.rule).raw("\">§ ");
                html.text(&piece.rule.replace('-', ".")).raw("</a>");
            }
            html.raw("</p>");
        }
        if !piece.why_not.is_empty() {
            html.raw("<p class=\"why-not\">")
                .text(piece.why_not)
                .raw("</p>");
        }
    }
}
