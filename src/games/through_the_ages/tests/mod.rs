//! Tests of the rules: positions are set up by hand, lines are played, numbers are compared.

mod action_cards;
mod armies;
mod board;
mod coverage;
mod data;
mod events;
mod examples;
mod later_examples;
mod later_rulings;
mod leaders;
mod military;
mod panels;
mod rulings;
mod secrets;
mod selfplay;
mod text_board;
mod turns;
mod version_two;
mod wonders;

use crate::ThroughTheAges;
use crate::action::Action;
use crate::action::shorthand;
use crate::data::Card;
use crate::perform::Table;
use crate::state::{Completed, Goods, Pact, Prepared, Side, Stage, State, Tech, Unfinished};
use kernel::deal::{Deal, Options};
use kernel::rng::Seed;
use kernel::{Game, Seat, Viewer};

/// A position that a test builds and plays in.
pub struct World {
    pub state: State,
}

pub const P1: Seat = Seat(0);
pub const P2: Seat = Seat(1);
pub const P3: Seat = Seat(2);

pub fn card(id: &str) -> Card {
    Card::named(id)
}

/// The first seat in the action phase of a later round in Age II, everybody as at the start.
pub fn world(players: u8) -> World {
    let game = kernel::any_game::registered::<crate::ThroughTheAges>();
    let seed: Seed = "test".parse().unwrap();
    let mut deal = Deal::new();
    deal.insert("start_player".into(), vec!["1".into()]);
    let (setup, _) = game
        .deal(2, players, &Options::new(), &deal, Some(&seed))
        .unwrap();
    let mut state = ThroughTheAges::start(&setup).unwrap();
    state.round = 6;
    state.age = 2;
    state.stage = Stage::Actions;
    for player in &mut state.players {
        player.civil_actions = 4;
        player.military_actions = 2;
    }
    World { state }
}

impl World {
    /// A match that began under an earlier version of the rules.
    pub fn rules(mut self, rules: u32) -> Self {
        self.state.rules = rules;
        self
    }

    pub fn politics(mut self) -> Self {
        self.state.stage = Stage::Politics {
            acted: false,
            skipped: false,
            unseen: true,
        };
        self
    }

    pub fn hand(mut self, seat: Seat, ids: &[&str]) -> Self {
        for id in ids {
            let player = &mut self.state.players[seat.index()];
            let card = card(id);
            if card.is_civil() {
                player.civil_hand.push(card);
            } else {
                player.military_hand.push(card);
            }
        }
        self
    }

    /// Technologies with workers; the workers come from the yellow bank.
    pub fn tech(mut self, seat: Seat, techs: &[(&str, u8)]) -> Self {
        let player = &mut self.state.players[seat.index()];
        for (id, workers) in techs {
            let card = card(id);
            if player.tech(card).is_none() {
                player.techs.push(Tech {
                    card,
                    workers: 0,
                    blue: 0,
                });
                player.techs.sort_by_key(|tech| tech.card);
            }
            player.tech_mut(card).workers = *workers;
        }
        self.balance(seat)
    }

    pub fn blue(mut self, seat: Seat, tokens: &[(&str, u8)]) -> Self {
        let player = &mut self.state.players[seat.index()];
        for (id, count) in tokens {
            player.tech_mut(card(id)).blue = *count;
        }
        player.blue_total = player.blue_bank + player.blue_on_cards();
        self
    }

    pub fn set(mut self, seat: Seat, change: impl FnOnce(&mut crate::state::Player)) -> Self {
        change(&mut self.state.players[seat.index()]);
        self.balance(seat)
    }

    fn balance(mut self, seat: Seat) -> Self {
        let player = &mut self.state.players[seat.index()];
        player.yellow_total = player.yellow_bank + player.workers();
        let built = player.wonder.map_or(0, |wonder| wonder.built);
        player.blue_total = player.blue_bank + player.blue_on_cards() + built;
        self
    }

    pub fn leader(self, seat: Seat, id: &str) -> Self {
        self.in_play(seat, |player| player.leader = Some(card(id)))
    }

    pub fn government(self, seat: Seat, id: &str) -> Self {
        self.in_play(seat, |player| player.government = card(id))
    }

    pub fn special(self, seat: Seat, id: &str) -> Self {
        let kind = card(id).special().unwrap().kind as usize;
        self.in_play(seat, |player| player.specials[kind] = Some(card(id)))
    }

    pub fn wonder(self, seat: Seat, id: &str) -> Self {
        let card = card(id);
        self.in_play(seat, |player| {
            player.wonders.push(Completed {
                card,
                ruined: false,
                homer: false,
            });
        })
    }

    pub fn unfinished(self, seat: Seat, id: &str, built: u8) -> Self {
        let card = card(id);
        self.set(seat, |player| {
            player.wonder = Some(Unfinished { card, built });
            player.blue_bank -= built;
        })
    }

    pub fn colony(self, seat: Seat, id: &str) -> Self {
        self.set(seat, |player| player.colonies.push(card(id)))
    }

    pub fn pact(self, owner: Seat, id: &str, partner: Seat, side: Side) -> Self {
        self.in_play(owner, |player| {
            player.pact = Some(Pact {
                card: card(id),
                partner,
                side,
            })
        })
    }

    /// Changes cards in play with the actions that they give; tokens stay as they are.
    fn in_play(mut self, seat: Seat, change: impl FnOnce(&mut crate::state::Player)) -> Self {
        change(&mut self.state.players[seat.index()]);
        for seat in Seat::all(self.state.seats()) {
            let totals = self.state.totals(seat);
            let player = &mut self.state.players[seat.index()];
            player.civil_actions = totals.civil as u8;
            player.military_actions = totals.military as u8;
        }
        self
    }

    /// The next event to be revealed.
    pub fn next_event(mut self, id: &str) -> Self {
        self.state.current_events.push(Prepared {
            card: card(id),
            by: None,
        });
        self
    }

    /// Prepares an event, so that the one on top is revealed.
    pub fn reveal(mut self, id: &str) -> Self {
        self = self.politics().next_event(id).hand(P1, &["rats"]);
        self.ok(P1, "event rats");
        self
    }

    pub fn strength(self, seat: Seat, warriors: u8) -> Self {
        self.tech(seat, &[("warriors", warriors)])
    }

    /// Plays a line that must be legal.
    pub fn ok(&mut self, seat: Seat, line: &str) -> &mut Self {
        if let Err(id) = self.play(seat, line) {
            panic!("'{line}' was refused: {id}");
        }
        self
    }

    /// Plays a line that must be refused, and gives the id of the reason.
    pub fn refused(&mut self, seat: Seat, line: &str) -> String {
        match self.play(seat, line) {
            Ok(()) => panic!("'{line}' was not refused"),
            Err(id) => id,
        }
    }

    fn play(&mut self, seat: Seat, line: &str) -> Result<(), String> {
        let actions =
            shorthand::read(&self.state, seat, line).map_err(|error| error.0.id.to_string())?;
        let mut state = self.state.clone();
        for action in &actions {
            if !ThroughTheAges::turn(&state).waits_for(seat) {
                return Err("not-your-turn".into());
            }
            let offered = ThroughTheAges::legal(&state, seat).contains(action);
            let applied = ThroughTheAges::apply(&state, seat, action);
            assert_eq!(offered, applied.is_ok(), "'{action}': offered {offered}");
            state = applied.map_err(|refusal| refusal.0.id.to_string())?.state;
        }
        self.state = state;
        Ok(())
    }

    pub fn legal(&self, seat: Seat) -> Vec<String> {
        ThroughTheAges::legal(&self.state, seat)
            .iter()
            .map(Action::to_string)
            .collect()
    }

    pub fn p(&self, seat: Seat) -> &crate::state::Player {
        self.state.player(seat)
    }

    pub fn food(&self, seat: Seat) -> u16 {
        self.p(seat).stock(Goods::Food)
    }

    pub fn resources(&self, seat: Seat) -> u16 {
        self.p(seat).stock(Goods::Resources)
    }

    /// Carries out something without an action, and what follows from it.
    pub fn run(&mut self, change: impl FnOnce(&mut Table)) -> &mut Self {
        let mut table = Table::new(self.state.clone());
        change(&mut table);
        table.settle();
        self.state = table.state.into_state();
        self
    }

    pub fn waits_for(&self) -> Seat {
        ThroughTheAges::turn(&self.state).0[0].seat
    }

    pub fn view(&self, viewer: Viewer) -> crate::View {
        ThroughTheAges::view(&self.state, viewer)
    }
}
