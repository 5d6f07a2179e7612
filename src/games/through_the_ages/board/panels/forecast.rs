//! What the end of the turn would bring, and wars that wait to be fought.

use crate::board::outlook::Ending;
use crate::board::texts;
use crate::board::view::Phase;
use crate::data::Card;
use crate::data::card::WarEffect;
use crate::state::DeclaredWar;
use kernel::Seat;
use kernel::message::message;
use kernel::panel::{Content, Panel, Role, Section, Tile, TileShape, TileState, Tiles, Token};

use super::contest::tile;
use super::{Board, panel, pips, plain, section, signed};

impl Board<'_> {
    pub(super) fn forecast(&self) -> Option<Panel> {
        let own = self.own()?;
        let mut sections = Vec::new();
        if self.decides() && own.seat == self.view.current {
            sections.push(self.steps());
        }
        if let Some(ending) = self
            .view
            .outlook
            .as_ref()
            .and_then(|one| one.ending.as_ref())
        {
            sections.push(section(
                self.name("panel-forecast"),
                Content::Line(self.ending(ending)),
            ));
        }
        for attacker in &self.view.players {
            for war in &attacker.wars {
                if attacker.seat == own.seat || war.target == own.seat {
                    sections.extend(self.war(attacker.seat, war));
                }
            }
        }
        let title = self.name("panel-forecast");
        (!sections.is_empty()).then(|| panel("forecast", Role::Forecast, title, sections))
    }

    /// Politics, actions, end of turn.
    fn steps(&self) -> Section {
        let now = match (self.view.phase, self.view.discard) {
            (_, 1..) => 2,
            (Phase::Politics, 0) => 0,
            (Phase::Actions | Phase::Over, 0) => 1,
        };
        let steps = [
            ("step-politics", "8"),
            ("step-actions", "10"),
            ("step-end", "11"),
        ];
        let steps = steps.into_iter().enumerate();
        let tiles = steps.map(|(index, (id, rule))| Tile {
            name: self.name(id),
            effect: vec![Token::Words(self.name(id))],
            state: match index.cmp(&now) {
                std::cmp::Ordering::Less => TileState::Past,
                std::cmp::Ordering::Equal => TileState::Now,
                std::cmp::Ordering::Greater => TileState::Later,
            },
            rule,
            ..tile()
        });
        plain(Content::Tiles(Tiles {
            columns: 3,
            shape: TileShape::Strip,
            tiles: tiles.collect(),
        }))
    }

    fn ending(&self, ending: &Ending) -> Vec<Token> {
        let mut line = vec![
            signed(ending.culture, "culture"),
            signed(ending.science, "science"),
            signed(ending.food, "food"),
            signed(ending.resources, "resources"),
        ];
        if ending.uprising {
            line.push(Token::Strong(self.name("ending-uprising")));
        } else {
            if ending.hunger > 0 {
                line.push(Token::Strong(
                    self.say(message!("ending-hunger", missing = ending.hunger)),
                ));
            } else if ending.eaten > 0 {
                line.push(Token::When(
                    self.say(message!("ending-eaten", amount = ending.eaten)),
                ));
            }
            if ending.corruption > 0 {
                line.push(Token::Strong(
                    self.say(message!("ending-corruption", amount = ending.corruption)),
                ));
            }
        }
        let cards = match (ending.discard, ending.draw) {
            (0, 0) => None,
            (0, draw) => Some(message!("ending-draw", count = draw)),
            (discard, 0) => Some(message!("ending-discard", count = discard)),
            (discard, draw) => Some(message!(
                "ending-discard-draw",
                discard = discard,
                draw = draw
            )),
        };
        line.extend(cards.map(|cards| Token::Words(self.say(cards))));
        line.extend(self.unused());
        line
    }

    /// Actions that nobody will give back.
    fn unused(&self) -> Vec<Token> {
        let own = self.own();
        let own = own.filter(|own| own.civil_actions + own.military_actions > 0);
        own.map_or_else(Vec::new, |own| {
            let left = [
                (own.civil_actions, "civil"),
                (own.military_actions, "military"),
            ];
            let left = left.into_iter().filter(|(count, _)| *count > 0);
            let pips = left.map(|(count, sign)| pips(count, sign));
            let label = Token::When(self.name("ending-unused"));
            std::iter::once(label).chain(pips).collect()
        })
    }

    /// Both strengths, and what is at stake as they stand.
    fn war(&self, attacker: Seat, war: &DeclaredWar) -> Vec<Section> {
        let (own, theirs) = (
            self.player(attacker).strength,
            self.player(war.target).strength,
        );
        let mut duel = self.duel((attacker, own, 0), (war.target, theirs, 0));
        duel.title = self.say(message!(
            "war-heading",
            card = crate::perform::name(war.card),
            seat = attacker,
            rival = war.target
        ));
        let stake = self.stake(attacker, war, own, theirs);
        let mut line = vec![Token::Words(stake)];
        if own == theirs {
            // What there is to win is said all the same.
            line.push(Token::Words(texts::short(war.card, self.look.words)));
        }
        vec![duel, plain(Content::Line(line))]
    }

    fn stake(&self, attacker: Seat, war: &DeclaredWar, own: i16, theirs: i16) -> String {
        let (victor, loser) = match own > theirs {
            true => (attacker, war.target),
            false => (war.target, attacker),
        };
        let lead = (own - theirs).abs();
        if lead == 0 {
            return self.name("stake-none");
        }
        let (gains, loses) = (self.player(victor), self.player(loser));
        let (id, amount, before, theirs) = match effect(war.card) {
            WarEffect::WarTechnology { per_advantage } => (
                "stake-science",
                lead * per_advantage,
                i32::from(gains.science),
                i32::from(loses.science),
            ),
            WarEffect::WarTerritory {
                base,
                per_advantage_step,
            } => (
                "stake-yellow",
                base + lead / per_advantage_step,
                i32::from(gains.yellow_bank),
                i32::from(loses.yellow_bank),
            ),
            WarEffect::WarCulture {
                base,
                per_advantage,
            } => (
                "stake-culture",
                base + lead * per_advantage,
                i32::from(gains.culture),
                i32::from(loses.culture),
            ),
        };
        let taken = i32::from(amount).min(theirs);
        self.say(message!(
            id,
            seat = victor,
            amount = amount,
            before = before,
            after = before + taken,
            rival = loser,
            theirs = theirs,
            left = theirs - taken
        ))
    }
}

fn effect(card: Card) -> WarEffect {
    card.war().expect("a declared war is a war card").effect
}
