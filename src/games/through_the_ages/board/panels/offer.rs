//! The card row, the piles, the common tactics.

use crate::board::faces::roman;
use crate::board::texts;
use crate::board::view::Phase;
use crate::data::{BOARD, Card};
use crate::words::places;
use crate::words::prompts::progress;
use kernel::message::message;
use kernel::panel::{
    self, Content, Panel, Role, Section, Tile, TileShape, TileState, Tiles, Token,
};

use super::cards::rule;
use super::{Board, of, panel, pips, plain, section};

impl Board<'_> {
    pub(super) fn offer(&self) -> Panel {
        let cards = (1..).zip(&self.view.row);
        let cards = cards.map(|(space, card)| self.row_card(space, *card));
        let mut sections = vec![plain(Content::Cards(cards.collect()))];
        sections.push(plain(Content::Line(self.piles())));
        if !self.view.common_tactics.is_empty() {
            sections.push(self.common_tactics());
        }
        panel("offer", Role::Offer, self.name("panel-row"), sections)
    }

    fn row_card(&self, space: u8, card: Option<Card>) -> panel::Card {
        let at = places::row(space);
        let Some(card) = card else {
            return panel::Card {
                at,
                class: "empty",
                sign: "",
                kind: String::new(),
                age: "",
                name: String::new(),
                mark: space.to_string(),
                cost: Vec::new(),
                values: Vec::new(),
                short: String::new(),
                full: String::new(),
                tokens: Vec::new(),
                price: Vec::new(),
                why_not: String::new(),
                is_idle: true,
                rule: "",
            };
        };
        let index = usize::from(space) - 1;
        let price = match &self.view.outlook {
            Some(outlook) => outlook.take[index],
            None => BOARD.card_row.civil_action_cost[index],
        };
        panel::Card {
            mark: space.to_string(),
            price: vec![pips(price, "civil")],
            ..self.card(at, card)
        }
    }

    /// The age, what is left to deal, and the backs of the events.
    fn piles(&self) -> Vec<Token> {
        let view = self.view;
        let mut line = vec![Token::Strong(self.say(progress(
            view.round,
            view.age,
            view.last_round,
        )))];
        if view.phase == Phase::Over {
            return line;
        }
        line.push(Token::When(self.say(message!(
            "piles-left",
            civil = view.civil_deck,
            military = view.military_deck
        ))));
        for (label, ages) in [
            ("piles-events", &view.current_events),
            ("piles-then", &view.future_events),
        ] {
            if !ages.is_empty() {
                line.push(Token::When(self.name(label)));
                line.extend(ages.iter().map(|age| of(roman(*age), "event")));
            }
        }
        if let Some(event) = view.next_event {
            line.push(Token::When(self.name("label-next-event")));
            line.push(Token::Strong(self.name(event.id())));
        }
        line
    }

    fn common_tactics(&self) -> Section {
        let tiles = self.view.common_tactics.iter().map(|card| {
            let at = places::common(*card);
            let why_not = self.why_not(&at);
            let text = texts::full(*card, self.look.words);
            Tile {
                name: self.name(card.id()),
                mark: roman(card.level()).to_owned(),
                cost: Vec::new(),
                effect: self.card(String::new(), *card).values,
                extra: Vec::new(),
                count: None,
                text: format!("{text} {why_not}").trim_end().to_owned(),
                state: TileState::Open,
                rule: rule(*card),
                at,
            }
        });
        section(
            self.name("label-tactics"),
            Content::Tiles(Tiles {
                columns: 2,
                shape: TileShape::Chip,
                tiles: tiles.collect(),
            }),
        )
    }
}
