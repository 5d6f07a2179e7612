//! The political action: events with their culture, attacks with both strengths, pacts by rival and
//! side.

use crate::action::Action;
use crate::board::texts;
use crate::data::Card;
use crate::state::Side;
use crate::words::places;
use kernel::Seat;
use kernel::message::message;
use kernel::panel::{Content, Section, Tile, TileState, Token};

use super::contest::{about, tile};
use super::{Board, of, pips, plain};

impl Board<'_> {
    pub(super) fn politics(&self) -> Vec<Section> {
        let mut sections = Vec::new();
        sections.extend(self.prepared());
        let Some(hand) = self.own().and_then(|own| own.military_hand.clone()) else {
            return sections;
        };
        let mut hand = hand;
        hand.sort();
        hand.dedup();
        for card in hand {
            if card.aggression().is_some() || card.war().is_some() {
                sections.push(self.attack(card));
            } else if card.pact().is_some() {
                sections.extend(self.pact_offers(card));
            }
        }
        sections.push(self.strengths());
        sections
    }

    fn prepared(&self) -> Option<Section> {
        let tiles: Vec<Tile> = self
            .look
            .legal
            .iter()
            .filter_map(|action| {
                if let Action::PrepareEvent(card) = *action {
                    let culture = format!("+{}", card.level());
                    Some(self.hand_tile(card, vec![of(culture, "culture")]))
                } else {
                    None
                }
            })
            .collect();
        (!tiles.is_empty()).then(|| self.titled(self.name("panel-prepare"), tiles))
    }

    fn heading(&self, card: Card) -> String {
        self.say(message!(
            "politics-heading",
            card = crate::perform::name(card),
            text = texts::short(card, self.look.words)
        ))
    }

    /// One button a rival, with its price and what both would count; those out of reach say why.
    fn attack(&self, card: Card) -> Section {
        let outlook = self.view.outlook.as_ref();
        let rivals = outlook.map_or(&[][..], |outlook| &outlook.attacks);
        let war = card.war().map(|war| war.military_actions);
        let aggression = card.aggression().map(|attack| attack.military_actions);
        let actions = war.or(aggression).unwrap_or(0);
        let tiles = rivals.iter().map(|reach| {
            let (rival, own, theirs) = (reach.rival, reach.own, reach.theirs);
            let action = match war {
                Some(_) => Action::War(card, rival),
                None => Action::Aggress(card, rival),
            };
            let versus = Token::Strong(self.say(message!("versus", own = own, theirs = theirs)));
            Tile {
                cost: vec![pips(actions * reach.factor, "military")],
                ..self.against(&action, rival, vec![versus])
            }
        });
        self.titled(self.heading(card), tiles.collect())
    }

    fn against(&self, action: &Action, rival: Seat, effect: Vec<Token>) -> Tile {
        let at = places::option(action);
        let is_legal = self.look.legal.contains(action);
        Tile {
            name: self.look.words.player(rival).into_owned(),
            extra: vec![Token::Seat(rival)],
            effect,
            text: self.why_not(&at),
            state: if is_legal {
                TileState::Open
            } else {
                TileState::Used(None)
            },
            at,
            rule: about(action),
            ..tile()
        }
    }

    fn pact_offers(&self, card: Card) -> Vec<Section> {
        let mut sections = Vec::new();
        for side in [None, Some(Side::A), Some(Side::B)] {
            let tiles: Vec<Tile> = self
                .look
                .legal
                .iter()
                .filter_map(|action| {
                    if let Action::Offer(offered, partner, as_side) = *action
                        && offered == card
                        && as_side == side
                    {
                        Some(self.against(action, partner, Vec::new()))
                    } else {
                        None
                    }
                })
                .collect();
            if tiles.is_empty() {
                continue;
            }
            let title = match side {
                None => self.heading(card),
                Some(Side::A) => format!("{} {}", self.heading(card), self.name("pact-as-a")),
                Some(Side::B) => self.name("pact-as-b"),
            };
            sections.push(self.titled(title, tiles));
        }
        sections
    }

    fn strengths(&self) -> Section {
        let mut line = vec![Token::When(self.name("label-strength"))];
        for player in self.view.players.iter().filter(|player| !player.resigned) {
            line.push(Token::Seat(player.seat));
            line.push(Token::Words(player.strength.to_string()));
        }
        plain(Content::Line(line))
    }
}
