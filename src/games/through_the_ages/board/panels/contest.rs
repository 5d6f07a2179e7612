//! What is being decided: attacks, pacts, discards and the other questions.

use crate::ThroughTheAges;
use crate::action::Action;
use crate::board::texts;
use crate::board::view::{Attack, Offer, Phase, PlayerView};
use crate::data::Card;
use crate::data::card::AggressionEffect;
use crate::perform::attacks::defence_value;
use crate::state::Side;
use crate::words::describe;
use crate::words::places;
use kernel::message::message;
use kernel::panel::{
    Cell, Column, Content, Panel, Role, Row, Section, Table, Tile, TileShape, TileState, Tiles,
    Token,
};
use kernel::{Game, Seat, Viewer};

use super::cards::rule;
use super::{Board, of, panel, plain, section};

impl Board<'_> {
    /// There while something other than the actions of a turn is decided.
    pub(super) fn contest(&self) -> Option<Panel> {
        let view = self.view;
        let (decider, question) = view.question.as_ref()?;
        let asked = || {
            let words = Token::Words(self.look.words.say(question));
            vec![plain(Content::Line(vec![words]))]
        };
        let is_mine = self.look.viewer == Viewer::Seat(*decider);
        let mut sections = if let Some(attack) = view.attack {
            self.defence(&attack)
        } else if let Some(auction) = view.auction {
            self.auction(&auction)
        } else if let Some(offer) = view.offer {
            self.pact_offer(&offer)
        } else if view.discard > 0 {
            self.discards(*decider)
        } else if self.is_open() {
            let mut sections = self.event();
            sections.extend((!is_mine).then(asked).into_iter().flatten());
            sections
        } else if view.phase == Phase::Politics && is_mine {
            self.politics()
        } else {
            return None;
        };
        if is_mine {
            let answers = self.answers(&sections);
            sections.extend(answers);
        }
        Some(panel(
            "contest",
            Role::Contest,
            self.name("panel-contest"),
            sections,
        ))
    }

    /// The card of the event that asks.
    fn event(&self) -> Vec<Section> {
        let card = self.view.event.map(|card| self.card(String::new(), card));
        card.map(|card| plain(Content::Cards(vec![card])))
            .into_iter()
            .collect()
    }

    /// Whether a decision interrupts the turn.
    fn is_open(&self) -> bool {
        self.view.interrupted
    }

    /// Every answer that has no button yet, those on the board too.
    fn answers(&self, sections: &[Section]) -> Option<Section> {
        let Viewer::Seat(seat) = self.look.viewer else {
            return None;
        };
        let mut known: Vec<String> = Vec::new();
        for section in sections {
            if let Content::Tiles(tiles) = &section.content {
                known.extend(tiles.tiles.iter().map(|tile| tile.at.clone()));
            }
        }
        let declines = |action: &&Action| {
            matches!(
                action,
                Action::DefendNone
                    | Action::Pass
                    | Action::NoPolitics
                    | Action::Refuse
                    | Action::No
                    | Action::CivNone
                    | Action::DefendDone
                    | Action::SendDone
                    | Action::RaidDone
                    | Action::SpoilsDone
                    | Action::AgreementDone
            )
        };
        let (last, first): (Vec<&Action>, Vec<&Action>) =
            self.look.legal.iter().partition(declines);
        let mut tiles = Vec::new();
        for action in first.into_iter().chain(last) {
            let places = places::targets(seat, action, &self.view.context);
            if let Some(at) = places.into_iter().next()
                && !known.contains(&at)
            {
                known.push(at.clone());
                tiles.push(self.answer(at, action));
            }
        }
        (!tiles.is_empty()).then(|| {
            plain(Content::Tiles(Tiles {
                columns: 2,
                shape: TileShape::Chip,
                tiles,
            }))
        })
    }

    fn answer(&self, at: String, action: &Action) -> Tile {
        Tile {
            at,
            effect: if let Action::Bid(bid) = *action {
                self.force_for(bid)
            } else {
                Vec::new()
            },
            name: self.say(describe::what(&self.view.row, action)),
            rule: about(action),
            ..tile()
        }
    }

    // --- attacks ---

    fn defence(&self, attack: &Attack) -> Vec<Section> {
        let view = self.view;
        let rival = self.player(attack.rival);
        let added: i16 = view.chosen.iter().map(|card| defence_value(*card)).sum();
        let card = self.card(String::new(), attack.card);
        let mut sections = vec![
            plain(Content::Cards(vec![card])),
            self.duel(
                (attack.attacker, attack.strength, 0),
                (attack.rival, rival.strength, added),
            ),
        ];
        let total = rival.strength + added;
        let now = if total >= attack.strength {
            message!("defence-holds", own = total, theirs = attack.strength)
        } else {
            message!(
                "defence-fails",
                own = total,
                theirs = attack.strength,
                short = attack.strength - total
            )
        };
        let mut facts = vec![("fact-now", self.say(now))];
        if self.look.viewer == Viewer::Seat(attack.rival) {
            facts.push(("fact-else", self.loss(attack)));
            sections.push(self.facts(facts));
            sections.push(self.defenders(rival));
        } else {
            facts.extend(self.stakes(attack).map(|stakes| ("fact-else", stakes)));
            sections.push(self.facts(facts));
        }
        sections
    }

    /// The cards that could defend, each of which is in or out.
    fn defenders(&self, rival: &PlayerView) -> Section {
        let chosen = &self.view.chosen;
        let can_defend = |action: &Action| matches!(action, Action::Defend(_));
        if chosen.is_empty() && !self.look.legal.iter().any(can_defend) {
            let none = Token::Words(self.name("defence-hopeless"));
            return plain(Content::Line(vec![none]));
        }
        let mut cards = rival.military_hand.clone().unwrap_or_default();
        cards.sort();
        let tiles = cards.chunk_by(|one, other| one == other).map(|pile| {
            let card = pile[0];
            let value = of(format!("+{}", defence_value(card)), "");
            let mut tile = self.hand_tile(card, vec![value]);
            if pile.len() > 1 {
                tile.mark = format!("{}×", pile.len());
            }
            let count = chosen.iter().filter(|one| **one == card).count();
            if count > 0 {
                let words = self.say(message!("value-chosen", count = count));
                tile.extra.push(Token::Words(words));
            } else {
                let why_not = self.why_not(&tile.at);
                tile.text = format!("{} {why_not}", tile.text).trim_end().to_owned();
            }
            tile
        });
        let (used, limit) = (chosen.len(), rival.military_total);
        let title = self.say(message!("defence-limit", used = used, limit = limit));
        self.titled(title, tiles.collect())
    }

    /// The same for everybody else, where it is a number.
    fn stakes(&self, attack: &Attack) -> Option<String> {
        let (rival, attacker) = (self.player(attack.rival), self.player(attack.attacker));
        let (id, amount, before, theirs) = match attack.card.aggression()?.effect {
            AggressionEffect::TakeCulture { amount } => {
                ("stakes-culture", amount, rival.culture, attacker.culture)
            }
            AggressionEffect::TakeScience { amount } => {
                ("stakes-science", amount, rival.science, attacker.science)
            }
            AggressionEffect::Enslave { .. }
            | AggressionEffect::Plunder { .. }
            | AggressionEffect::Raid { .. }
            | AggressionEffect::Annex { .. }
            | AggressionEffect::Infiltrate { .. } => return None,
        };
        let lost = before.min(amount.into());
        Some(self.say(message!(
            id,
            rival = attack.rival,
            before = before,
            after = before - lost,
            seat = attack.attacker,
            theirs = theirs,
            gained = theirs + lost
        )))
    }

    /// What the attack takes if nobody stops it.
    fn loss(&self, attack: &Attack) -> String {
        let rival = self.player(attack.rival);
        let attacker = self.player(attack.attacker);
        let effect = attack.card.aggression().map(|one| &one.effect);
        self.say(match effect {
            Some(AggressionEffect::TakeCulture { amount }) => {
                let lost = rival.culture.min((*amount).into());
                message!(
                    "loss-culture-to",
                    lost = lost,
                    before = rival.culture,
                    after = rival.culture - lost,
                    seat = attack.attacker,
                    theirs = attacker.culture,
                    gained = attacker.culture + lost
                )
            }
            Some(AggressionEffect::TakeScience { amount }) => {
                let lost = rival.science.min((*amount).into());
                message!(
                    "loss-science-to",
                    lost = lost,
                    before = rival.science,
                    after = rival.science - lost,
                    seat = attack.attacker,
                    theirs = attacker.science,
                    gained = attacker.science + lost
                )
            }
            Some(AggressionEffect::Plunder { amount }) => {
                let goods = rival.food + rival.resources;
                let lost = goods.min((*amount).into());
                message!(
                    "loss-goods",
                    lost = lost,
                    before = goods,
                    after = goods - lost
                )
            }
            Some(AggressionEffect::Enslave { .. }) => message!("loss-worker"),
            Some(AggressionEffect::Raid { max_levels, .. }) => {
                message!("loss-buildings", count = max_levels.len())
            }
            Some(AggressionEffect::Annex { .. }) => {
                message!("loss-colony", count = rival.colonies.len())
            }
            Some(AggressionEffect::Infiltrate { .. }) => message!("loss-leader"),
            None => message!("text-resigned"),
        })
    }

    /// Two sides with their strength, and what cards add to one.
    pub(super) fn duel(&self, one: (Seat, i16, i16), other: (Seat, i16, i16)) -> Section {
        let row = |(seat, strength, added): (Seat, i16, i16)| {
            let mut value = vec![of(strength, "strength")];
            if added > 0 {
                value.push(of(format!("+{added}"), ""));
            }
            Row {
                seat,
                note: String::new(),
                is_dim: false,
                cells: vec![
                    Cell {
                        value,
                        ..Cell::default()
                    },
                    Cell {
                        value: vec![Token::Pips {
                            full: pips(strength + added),
                            of: pips((one.1 + one.2).max(other.1 + other.2)).max(1),
                            sign: "bar",
                        }],
                        ..Cell::default()
                    },
                ],
            }
        };
        plain(Content::Table(Table {
            columns: vec![
                Column {
                    id: "strength",
                    sign: "strength",
                    name: self.name("label-strength"),
                },
                Column {
                    id: "bar",
                    sign: "",
                    name: String::new(),
                },
            ],
            rows: vec![row(one), row(other)],
        }))
    }

    /// Short lines, each with its label.
    pub(super) fn facts(&self, facts: Vec<(&str, String)>) -> Section {
        let tokens = facts
            .into_iter()
            .flat_map(|(label, words)| [Token::When(self.name(label)), Token::Words(words)]);
        plain(Content::Line(tokens.collect()))
    }

    // --- pacts and discards ---

    fn pact_offer(&self, offer: &Offer) -> Vec<Section> {
        let card = self.card(String::new(), offer.card);
        let sided = offer.card.pact().is_some_and(|pact| pact.sided);
        let mut line = Vec::new();
        if !self.decides() {
            line.push(Token::Seat(offer.from));
        }
        line.push(Token::Words(texts::full(offer.card, self.look.words)));
        if sided && self.decides() {
            let (theirs, yours) = match offer.side {
                Side::A => ("A", "B"),
                Side::B => ("B", "A"),
            };
            line.push(Token::Words(self.say(message!(
                "pact-sides",
                theirs = theirs,
                yours = yours
            ))));
        }
        vec![
            plain(Content::Cards(vec![card])),
            plain(Content::Line(line)),
        ]
    }

    fn discards(&self, seat: Seat) -> Vec<Section> {
        let player = self.player(seat);
        let line = message!(
            "discard-count",
            count = self.view.discard,
            held = player.military_backs.len(),
            limit = player.military_limit
        );
        let mut sections = self.event();
        sections.push(plain(Content::Line(vec![Token::Strong(self.say(line))])));
        if self.look.viewer == Viewer::Seat(seat) {
            let tiles = self.look.legal.iter().filter_map(|action| {
                if let Action::Discard(card) = *action {
                    Some(self.hand_tile(card, Vec::new()))
                } else {
                    None
                }
            });
            sections.push(plain(Content::Tiles(Tiles {
                columns: 2,
                shape: TileShape::Chip,
                tiles: tiles.collect(),
            })));
        }
        sections
    }

    /// A card of the hand as a button among the answers.
    pub(super) fn hand_tile(&self, card: Card, effect: Vec<Token>) -> Tile {
        Tile {
            at: places::hand(card),
            name: self.name(card.id()),
            effect,
            text: texts::full(card, self.look.words),
            rule: rule(card),
            ..tile()
        }
    }

    pub(super) fn titled(&self, title: String, tiles: Vec<Tile>) -> Section {
        section(
            title,
            Content::Tiles(Tiles {
                columns: 2,
                shape: TileShape::Chip,
                tiles,
            }),
        )
    }
}

/// The length of a bar.
fn pips(strength: i16) -> u8 {
    u8::try_from(strength.clamp(0, 200)).expect("at most 200")
}

/// The section of the rules about an action.
pub(super) fn about(action: &Action) -> &'static str {
    ThroughTheAges::info().section(&action.to_string())
}

pub(super) fn tile() -> Tile {
    Tile {
        at: String::new(),
        name: String::new(),
        mark: String::new(),
        cost: Vec::new(),
        effect: Vec::new(),
        extra: Vec::new(),
        count: None,
        text: String::new(),
        state: TileState::Open,
        rule: "",
    }
}
