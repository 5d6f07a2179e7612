//! The rules, example by example. Positions are set up by hand, actions written as players do.

mod coverage;
mod factions;
mod final_scoring;
mod later_vectors;
mod log;
mod notation;
mod orders;
mod panels;
mod refusals;
mod rulings;
mod setting_up;
mod tables;
mod text_board;
mod tiles;
mod turns;
mod vectors;

use crate::TerraNova;
use crate::data::map::{BOARD, Site, hex};
use crate::data::{BonusTile, DATA, Faction, RoundTile};
use crate::state::{Neutral, Phase, Player, Stage, State, Variant};
use kernel::land::Bowls;
use kernel::land::HexSet;
use kernel::message::{Catalogue, ENGLISH, Event};
use kernel::{Game, Seat};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A position in the making: round 1, the first seat to act, nothing on the board.
#[derive(Clone, Debug)]
struct Table(State);

fn table(factions: &[&str]) -> Table {
    let player = |id: &&str| {
        let faction: Faction = id.parse().unwrap();
        Player {
            faction: Some(faction),
            coins: 60,
            bowls: Bowls([0, 0, 8]),
            ..Player::new()
        }
    };
    let mut bonus = BonusTile::all();
    let mut players: Vec<Player> = factions.iter().map(player).collect();
    // Tiles that change nothing in the actions come first: B, D, E, F, ...
    let quiet = ["bon_b", "bon_d", "bon_e", "bon_g"];
    for (player, id) in players.iter_mut().zip(quiet) {
        player.bonus = Some(id.parse().unwrap());
    }
    let held: Vec<BonusTile> = players.iter().filter_map(|player| player.bonus).collect();
    let left = bonus.by_ref().filter(|tile| !held.contains(tile)).take(3);
    Table(State {
        rules: 1,
        variant: Variant {
            pass_order: false,
            first_game: false,
            neutral: Neutral::None,
        },
        bonus_tiles: left.map(|tile| (tile, 1)).collect(),
        order: Seat::all(players.len()).collect(),
        players,
        passed: Vec::new(),
        round: 1,
        round_tiles: RoundTile::all()
            .take(usize::from(DATA.tiles.rounds))
            .collect(),
        power_actions_used: Vec::new(),
        terrain: BOARD.printed.clone(),
        bridges: vec![None; BOARD.sites().count()],
        neutral_houses: Vec::new(),
        marks: crate::data::tables::marked(&crate::data::tables::built_in().marks, &BOARD.printed)
            .unwrap(),
        first_houses: Vec::new(),
        neutral_colour: None,
        draws: Vec::new(),
        phase: Phase::Turn {
            seat: A,
            stage: Stage::BeforeAction,
        },
    })
    .round_tile("rs_town")
}

fn at(names: &str) -> HexSet {
    names
        .split_whitespace()
        .map(|name| hex(name).unwrap())
        .collect()
}

impl Table {
    fn with(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        change(self.0.player_mut(seat));
        let player = self.0.player(seat);
        let home = player.home();
        for hex in player.buildings().iter() {
            self.0.terrain[hex.index()] = home;
        }
        self
    }

    fn houses(self, seat: Seat, names: &str) -> Self {
        self.with(seat, |player| player.houses = player.houses.or(at(names)))
    }

    fn posts(self, seat: Seat, names: &str) -> Self {
        self.with(seat, |player| player.posts = player.posts.or(at(names)))
    }

    fn left(self, seat: Seat, name: &str) -> Self {
        self.with(seat, |player| player.left = hex(name).ok())
    }

    fn right(self, seat: Seat, name: &str) -> Self {
        self.with(seat, |player| player.right = hex(name).ok())
    }

    fn coins(self, seat: Seat, coins: u16) -> Self {
        self.with(seat, |player| player.coins = coins)
    }

    fn bowls(self, seat: Seat, bowls: [u8; 3]) -> Self {
        self.with(seat, |player| player.bowls = Bowls(bowls))
    }

    fn sailing(self, seat: Seat, sailing: u8) -> Self {
        self.with(seat, |player| player.sailing = sailing)
    }

    fn bonus(mut self, seat: Seat, id: &str) -> Self {
        let tile: BonusTile = id.parse().unwrap();
        let old = self.0.player(seat).bonus;
        for (beside, _) in &mut self.0.bonus_tiles {
            if *beside == tile {
                *beside = old.unwrap();
            }
        }
        self.with(seat, |player| player.bonus = Some(tile))
    }

    fn town(self, seat: Seat, names: &str) -> Self {
        let tile = |player: &mut Player| {
            player.in_town = player.in_town.or(at(names));
            player.town_tiles_left[usize::from(player.towns)] = false;
            player.towns += 1;
        };
        self.with(seat, tile)
    }

    fn round_tile(mut self, id: &str) -> Self {
        self.0.round_tiles[0] = id.parse().unwrap();
        self
    }

    fn round(mut self, round: u8) -> Self {
        self.0.round = round;
        self
    }

    fn bridge(mut self, seat: Seat, site: &str) -> Self {
        self.0.bridges[site.parse::<Site>().unwrap().index()] = Some(seat);
        self.with(seat, |player| player.bridges_left -= 1)
    }

    fn neutral(mut self, name: &str) -> Self {
        let hex = hex(name).unwrap();
        self.0.neutral_houses.push((hex, self.0.terrain(hex)));
        self
    }

    /// Plays lines separated by `;`, or says why not.
    fn try_play(&mut self, seat: Seat, lines: &str) -> Result<Vec<String>, String> {
        let catalogue = Catalogue::new(TerraNova::info().messages);
        let names = ["Ana", "Bo", "Cy", "Dee"].map(str::to_owned);
        let words = catalogue.words(ENGLISH, &names);
        let mut state = self.0.clone();
        let mut told = Vec::new();
        for line in lines.split(';') {
            if !TerraNova::turn(&state).waits_for(seat) {
                return Err("not your turn".to_owned());
            }
            let actions =
                TerraNova::read(&state, seat, line.trim()).map_err(|error| words.say(&error.0))?;
            for action in actions {
                let offered = TerraNova::legal(&state, seat).contains(&action);
                let applied = TerraNova::apply(&state, seat, &action);
                assert_eq!(
                    offered,
                    applied.is_ok(),
                    "{action}: offered and taken must agree"
                );
                let applied = applied.map_err(|refusal| words.say(&refusal.0))?;
                state = applied.state;
                told.extend(applied.events.iter().map(|event| words.say(&event.message)));
            }
        }
        self.0 = state;
        Ok(told)
    }

    /// Plays a line that must be legal, for what is told of it.
    fn tell(&mut self, seat: Seat, line: &str) -> Vec<Event> {
        let mut told = Vec::new();
        for action in TerraNova::read(&self.0, seat, line).unwrap() {
            let applied = TerraNova::apply(&self.0, seat, &action).unwrap();
            self.0 = applied.state;
            told.extend(applied.events);
        }
        told
    }

    /// Plays lines that must be legal.
    fn play(mut self, seat: Seat, lines: &str) -> Self {
        self.try_play(seat, lines)
            .unwrap_or_else(|reason| panic!("{lines}: {reason}"));
        self
    }

    /// Why lines are refused.
    fn refused(&self, seat: Seat, lines: &str) -> String {
        self.clone().try_play(seat, lines).expect_err(lines)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        TerraNova::legal(&self.0, seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn offers(&self, seat: Seat, line: &str) -> bool {
        self.legal(seat).iter().any(|offered| offered == line)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.0.player(seat).points
    }

    fn coins_of(&self, seat: Seat) -> u16 {
        self.0.player(seat).coins
    }

    fn bowls_of(&self, seat: Seat) -> [u8; 3] {
        self.0.player(seat).bowls.0
    }

    fn stage(&self) -> Option<Stage> {
        match self.0.phase {
            Phase::Turn { stage, .. } => Some(stage),
            _ => None,
        }
    }
}

/// The turn is with the first seat again, whatever came before.
fn next_turn(mut table: Table) -> Table {
    table.0.phase = Phase::Turn {
        seat: A,
        stage: Stage::BeforeAction,
    };
    table
}

/// A match from its beginning, with what is dealt fixed.
fn dealt(seats: u8, options: &[(&str, &str)], deal: &[(&str, &str)]) -> Table {
    use kernel::any_game::AnyGame;
    let game = kernel::any_game::Erased::<TerraNova>::new();
    let options = options
        .iter()
        .map(|(id, value)| (id.to_string(), value.to_string()))
        .collect();
    let mut fixed: kernel::deal::Deal = deal
        .iter()
        .map(|(id, ids)| {
            (
                id.to_string(),
                ids.split_whitespace().map(str::to_owned).collect(),
            )
        })
        .collect();
    fixed
        .entry("start_player".to_owned())
        .or_insert_with(|| vec!["1".to_owned()]);
    let seed = "7".parse().unwrap();
    let (setup, _) = game.deal(1, seats, &options, &fixed, Some(&seed)).unwrap();
    Table(TerraNova::start(&setup).unwrap())
}
