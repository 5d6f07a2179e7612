//! Cards in play, the hand, and rivals in little.

use crate::board::faces::roman;
use crate::board::view::PlayerView;
use crate::data::Card;
use crate::state::{Completed, Side, Tech, Unfinished};
use crate::words::places;
use kernel::message::message;
use kernel::panel::{self, Content, Panel, Role, Section, Token};
use kernel::{Seat, Viewer};

use super::{Board, of, panel, pips, plain, section};

/// More than these are written as a number.
const DISCS: u8 = 3;

impl Board<'_> {
    /// All that a player has in play.
    pub(super) fn mat(&self, player: &PlayerView) -> Panel {
        let seat = player.seat;
        let mut cards = vec![self.people(player)];
        cards.extend(player.technologies.iter().map(|tech| self.tech(seat, tech)));
        cards.extend(self.other_cards(player));
        panel(
            format!("mat-{}", seat.0 + 1),
            Role::Mat(seat),
            self.name("panel-mat"),
            vec![plain(Content::Cards(cards))],
        )
    }

    /// Workers that are not used yet, and the bank they come from.
    fn people(&self, player: &PlayerView) -> panel::Card {
        let at = places::people(player.seat);
        let own = self.view.outlook.as_ref();
        let own = own.filter(|outlook| outlook.seat == player.seat);
        let next = own.and_then(|outlook| outlook.worker);
        let mut tokens = match player.unused_workers {
            0 => vec![Token::When(self.name("value-none"))],
            count => vec![count_of(count, "worker")],
        };
        if player.unit_resources > 0 {
            tokens.push(Token::When(self.name("value-for-units")));
            tokens.push(of(player.unit_resources, "resources"));
        }
        if player.unit_science > 0 {
            tokens.push(of(player.unit_science, "science"));
        }
        panel::Card {
            why_not: self.why_not(&at),
            at,
            class: "people",
            sign: "worker",
            kind: self.name("class-people"),
            age: "",
            name: self.name("label-unused"),
            mark: String::new(),
            cost: next.map(|food| of(food, "food")).into_iter().collect(),
            values: Vec::new(),
            short: String::new(),
            full: self.say(message!(
                "full-people",
                unused = player.unused_workers,
                bank = player.yellow_bank,
                eaten = player.consumption,
                happy = player.happiness,
                needed = player.happiness_required,
                discontent = player.discontent
            )),
            tokens,
            price: Vec::new(),
            is_idle: player.unused_workers == 0,
            rule: "5-3",
        }
    }

    fn tech(&self, seat: Seat, tech: &Tech) -> panel::Card {
        let mut tokens = Vec::new();
        if tech.workers > 0 {
            tokens.push(count_of(tech.workers, "worker"));
        }
        if tech.blue > 0 {
            tokens.push(of(tech.blue, "blue"));
        }
        panel::Card {
            tokens,
            is_idle: tech.workers == 0,
            ..self.card(places::mat(seat, tech.card), tech.card)
        }
    }

    /// What has no workers: government, leader, wonders, specials, colonies, tactic, pacts, wars.
    fn other_cards(&self, player: &PlayerView) -> Vec<panel::Card> {
        let seat = player.seat;
        let mut cards = vec![self.card(places::mat(seat, player.government), player.government)];
        cards.extend(
            player
                .leader
                .map(|leader| self.card(places::mat(seat, leader), leader)),
        );
        cards.extend(player.wonder.map(|wonder| self.unfinished(seat, wonder)));
        cards.extend(player.wonders.iter().map(|one| self.wonder(seat, one)));
        let plain = player.specials.iter().chain(&player.colonies);
        cards.extend(plain.map(|card| self.card(places::mat(seat, *card), *card)));
        cards.extend(player.tactic.map(|tactic| self.tactic(player, tactic)));
        for (card, partner, side) in &player.pacts {
            cards.push(self.pact(seat, *card, *partner, *side));
        }
        cards.extend(self.wars(seat));
        cards
    }

    /// The same without what needs a line of its own.
    fn other_cards_in_short(&self, player: &PlayerView) -> Vec<panel::Card> {
        let mut cards = self.other_cards(player);
        let unfinished = player.wonder.map(|wonder| {
            let stages = wonder.card.wonder().map_or(0, |one| one.stages.len());
            let at = places::mat(player.seat, wonder.card);
            let words = message!("value-stages", built = wonder.built, stages = stages);
            (at, Token::When(self.say(words)))
        });
        for card in &mut cards {
            if let Some((_, stages)) = unfinished.iter().find(|(at, _)| *at == card.at) {
                card.tokens = vec![stages.clone()];
            }
        }
        cards
    }

    fn unfinished(&self, seat: Seat, wonder: Unfinished) -> panel::Card {
        let stages = wonder.card.wonder().map_or(&[][..], |one| &one.stages);
        let tokens = stages.iter().enumerate().map(|(index, cost)| {
            let sign = if index < usize::from(wonder.built) {
                "stage-built"
            } else {
                "stage"
            };
            of(cost, sign)
        });
        panel::Card {
            tokens: tokens.collect(),
            values: Vec::new(),
            short: String::new(),
            cost: Vec::new(),
            is_idle: true,
            ..self.card(places::mat(seat, wonder.card), wonder.card)
        }
    }

    fn wonder(&self, seat: Seat, wonder: &Completed) -> panel::Card {
        let mut card = self.card(places::mat(seat, wonder.card), wonder.card);
        card.cost = Vec::new();
        if wonder.ruined {
            card.values = vec![of(*crate::data::RUIN_CULTURE, "culture")];
            card.short = self.name("label-ruins");
            card.is_idle = true;
        }
        if wonder.homer {
            card.tokens.push(of(1, "happy"));
            card.tokens.push(Token::When(self.name("label-homer")));
        }
        card
    }

    /// The tactic with the armies that it forms.
    fn tactic(&self, player: &PlayerView, tactic: Card) -> panel::Card {
        let mut card = self.card(places::mat(player.seat, tactic), tactic);
        card.is_idle = player.armies + player.outdated_armies == 0;
        card.tokens = vec![Token::When(self.say(message!(
            "value-armies",
            fresh = player.armies,
            old = player.outdated_armies,
            whose = self.name(if player.tactic_exclusive {
                "label-exclusive"
            } else {
                "label-common"
            })
        )))];
        card
    }

    fn pact(&self, seat: Seat, card: Card, partner: Seat, side: Side) -> panel::Card {
        let sided = card.pact().is_some_and(|pact| pact.sided);
        panel::Card {
            mark: match side {
                _ if !sided => String::new(),
                Side::A => "A".to_owned(),
                Side::B => "B".to_owned(),
            },
            tokens: vec![Token::Seat(partner)],
            ..self.card(places::mat(seat, card), card)
        }
    }

    /// Wars that this player has declared, and those declared on them, with both strengths.
    fn wars(&self, seat: Seat) -> Vec<panel::Card> {
        let mut cards = Vec::new();
        for attacker in &self.view.players {
            for war in &attacker.wars {
                if attacker.seat != seat && war.target != seat {
                    continue;
                }
                cards.push(panel::Card {
                    tokens: vec![
                        Token::Seat(attacker.seat),
                        of(attacker.strength, "strength"),
                        Token::Seat(war.target),
                        of(self.player(war.target).strength, "strength"),
                    ],
                    short: String::new(),
                    cost: Vec::new(),
                    ..self.card(places::mat(attacker.seat, war.card), war.card)
                });
            }
        }
        cards
    }

    /// The viewer's own cards; equal ones on one pile.
    pub(super) fn hand(&self) -> Option<Panel> {
        let own = self.own()?;
        let military = own.military_hand.as_ref()?;
        let mut header = vec![Token::When(self.say(message!(
            "hand-count",
            civil = own.civil_hand.len(),
            civil_limit = own.civil_limit,
            military = military.len(),
            military_limit = own.military_limit
        )))];
        let excess = military.len().saturating_sub(own.military_limit);
        if excess > 0 && !own.resigned {
            header.push(Token::Strong(
                self.say(message!("hand-excess", count = excess)),
            ));
        }
        if !self.view.own_events.is_empty() {
            let names: Vec<String> = self
                .view
                .own_events
                .iter()
                .map(|card| self.name(card.id()))
                .collect();
            header.push(Token::When(self.name("hand-events")));
            header.push(Token::Words(names.join(", ")));
        }
        let mut sorted = military.clone();
        sorted.sort();
        let mut cards = self.piles_of(&own.civil_hand);
        cards.extend(self.piles_of(&sorted));
        let title = self.name("panel-hand");
        Some(panel(
            "hand",
            Role::Hand,
            title.clone(),
            vec![
                section(title, Content::Line(header)),
                plain(Content::Cards(cards)),
            ],
        ))
    }

    fn piles_of(&self, cards: &[Card]) -> Vec<panel::Card> {
        let mut piles: Vec<(Card, usize)> = Vec::new();
        for card in cards {
            match piles.iter_mut().find(|(other, _)| other == card) {
                Some((_, count)) => *count += 1,
                None => piles.push((*card, 1)),
            }
        }
        let pile = |(card, count): (Card, usize)| {
            let mut piece = self.card(places::hand(card), card);
            if count > 1 {
                piece.mark = format!("{count}×");
            }
            let chosen = self.view.chosen.iter().filter(|one| **one == card).count();
            if chosen > 0 {
                // There is room for one of the two.
                piece.values.clear();
                piece.tokens.push(Token::Strong(
                    self.say(message!("value-chosen", count = chosen)),
                ));
            }
            piece
        };
        piles.into_iter().map(pile).collect()
    }

    /// A rival's civilisation in little.
    pub(super) fn rival(&self, player: &PlayerView) -> Panel {
        let seat = player.seat;
        let techs = player.technologies.iter().map(|tech| panel::Card {
            tokens: vec![of(tech.workers, "")],
            ..self.tech(seat, tech)
        });
        let mut sections = vec![
            plain(Content::Cards(techs.collect())),
            plain(Content::Cards(self.other_cards_in_short(player))),
        ];
        let title = self.name("panel-rival");
        sections.extend(self.rival_hand(player));
        let id = format!("rival-{}", seat.0 + 1);
        panel(id, Role::Rival(seat), title, sections)
    }

    /// Civil cards are open to all, military ones by their backs.
    fn rival_hand(&self, player: &PlayerView) -> Vec<Section> {
        let mut sections = Vec::new();
        let is_viewer = self.look.viewer == Viewer::Seat(player.seat);
        if !player.civil_hand.is_empty() && !is_viewer {
            let cards = player.civil_hand.iter().map(|card| {
                let at = format!("seat-{}-hand-{}", player.seat.0 + 1, card.id());
                self.card(at, *card)
            });
            sections.push(section(
                self.name("panel-hand"),
                Content::Cards(cards.collect()),
            ));
        }
        if !player.military_backs.is_empty() {
            let mut backs: Vec<Token> = player
                .military_backs
                .iter()
                .map(|age| of(roman(*age), "back"))
                .collect();
            if !player.shown.is_empty() && !is_viewer {
                let names: Vec<String> = player
                    .shown
                    .iter()
                    .map(|card| self.name(card.id()))
                    .collect();
                backs.push(Token::When(self.name("label-shown")));
                backs.push(Token::Words(names.join(", ")));
            }
            sections.push(plain(Content::Line(backs)));
        }
        sections
    }
}

/// A few as discs, many as a number.
pub(super) fn count_of(count: u8, sign: panel::Sign) -> Token {
    if count <= DISCS {
        pips(count, sign)
    } else {
        of(count, sign)
    }
}
