//! Positions are built by hand with `Table` and played by lines, as players write them.

mod cities;
mod competencies;
mod coverage;
mod digging;
mod factions;
mod income;
mod innovations;
mod log;
mod notation;
mod offers;
mod palaces;
mod panels;
mod passing;
mod rulings;
mod science;
mod scoring;
mod selfplay;
mod starting;
mod tables;
mod text_board;
mod upgrades;

use crate::AgeOfInnovation;
use crate::data::DATA;
use crate::data::maps::{Map, Side, ordered};
use crate::state::ids::{
    Bonus, Building, Competency, Discipline, Faction, Innovation, Palace, Terrain,
};
use crate::state::setup;
use crate::state::{Bridge, Built, Offered, Phase, Player, State};
use kernel::any_game::registered;
use kernel::deal::{Deal, Options};
use kernel::land::Hex;
use kernel::message::Message;
use kernel::rng::Seed;
use kernel::{Game, Seat};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);

#[derive(Clone, Debug)]
pub(super) struct Table {
    pub state: State,
}

pub(super) fn options(pairs: &[(&str, &str)]) -> Options {
    let owned = |(id, value): &(&str, &str)| ((*id).to_owned(), (*value).to_owned());
    pairs.iter().map(owned).collect()
}

pub(super) fn dealt(seats: u8, pairs: &[(&str, &str)], fixed: &[(&str, &str)]) -> State {
    let game = registered::<AgeOfInnovation>();
    let mut deal = Deal::new();
    for (component, ids) in fixed {
        let ids = ids.split_whitespace().map(str::to_owned).collect();
        deal.insert((*component).to_owned(), ids);
    }
    let seed = Seed::of_series(7, 7);
    let (setup, _) = game
        .deal(1, seats, &options(pairs), &deal, Some(&seed))
        .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    setup::start(&setup).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

impl Table {
    /// Round 1, the first seat to act, nothing built, nobody with levels, 50 coins and 20 tools.
    pub fn new(sides: &[(&str, &str)]) -> Table {
        Table::with(sides, &[])
    }

    pub fn with(sides: &[(&str, &str)], pairs: &[(&str, &str)]) -> Table {
        let mut state = dealt(sides.len() as u8, pairs, &[("start_player", "1")]);
        state.sets.clear();
        let bonuses = [
            "bon_coins",
            "bon_power",
            "bon_bridge",
            "bon_step",
            "bon_school",
        ];
        for (index, (board, faction)) in sides.iter().enumerate() {
            let player = &mut state.players[index];
            player.board = Some(board.parse().unwrap());
            player.faction = Some(faction.parse().unwrap());
            player.bonus = Some(bonuses[index].parse().unwrap());
            setup::furnish(&mut state, Seat(index as u8));
            let player = &mut state.players[index];
            (player.coins, player.tools) = (50, 20);
        }
        let market = ["bon_river", "bon_scholar", "bon_guild"];
        state.market = market
            .iter()
            .map(|id| Offered {
                bonus: id.parse().unwrap(),
                coins: 1,
            })
            .collect();
        state.round = 1;
        state.phase = Phase::Actions {
            active: A,
            acted: false,
        };
        // A tile that scores nothing in most tests.
        state.round_scores = vec!["rs_innovation_law".parse().unwrap(); 6];
        state.final_score = "fs_school".parse().unwrap();
        Table { state }
    }

    /// Two seats on the large map, native desert and native lake.
    pub fn large(faction: &str) -> Table {
        let mut table = Table::new(&[
            ("desert", faction),
            ("lake", "inventors"),
            ("swamp", "monks"),
        ]);
        assert_eq!(table.state.side, Side::Large);
        table.state.players[2].board = Some(Terrain::Swamp);
        table
    }

    pub fn hex(&self, spot: &str) -> Hex {
        let map = Map::of(self.state.side);
        map.find(spot.parse().unwrap())
            .unwrap_or_else(|| panic!("no {spot}"))
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.state.player_mut(seat)
    }

    pub fn me(&mut self) -> &mut Player {
        self.player(A)
    }

    /// A building on a hex that thereby has its owner's terrain.
    pub fn put(&mut self, seat: Seat, spot: &str, building: Building) -> &mut Self {
        self.put_as(seat, spot, building, false)
    }

    pub fn put_neutral(&mut self, seat: Seat, spot: &str, building: Building) -> &mut Self {
        self.put_as(seat, spot, building, true)
    }

    fn put_as(&mut self, seat: Seat, spot: &str, building: Building, neutral: bool) -> &mut Self {
        let hex = self.hex(spot);
        let native = self.state.native(seat);
        let cell = &mut self.state.cells[hex.index()];
        cell.terrain = Some(native);
        cell.built = Some(Built {
            owner: seat,
            building,
            neutral,
            annex: false,
            city: false,
        });
        if !neutral {
            self.player(seat).left[building.index()] -= 1;
        }
        self
    }

    pub fn terrain(&mut self, spot: &str, terrain: Terrain) -> &mut Self {
        let hex = self.hex(spot);
        self.state.cells[hex.index()].terrain = Some(terrain);
        self
    }

    pub fn terrain_at(&self, spot: &str) -> Terrain {
        self.state.cells[self.hex(spot).index()].terrain.unwrap()
    }

    pub fn bridge(&mut self, seat: Seat, a: &str, b: &str) -> &mut Self {
        let ends = ordered(self.hex(a), self.hex(b));
        self.state.bridges.push(Bridge { ends, owner: seat });
        self.player(seat).bridges -= 1;
        self
    }

    pub fn round_tile(&mut self, id: &str) -> &mut Self {
        let round = usize::from(self.state.round) - 1;
        self.state.round_scores[round] = id.parse().unwrap();
        self
    }

    pub fn bonus(&mut self, id: &str) -> &mut Self {
        self.me().bonus = Some(id.parse::<Bonus>().unwrap());
        self
    }

    /// A palace on the map with this tile.
    pub fn palace(&mut self, id: &str, spot: &str) -> &mut Self {
        self.put(A, spot, Building::Palace);
        self.me().palace = Some(id.parse::<Palace>().unwrap());
        self
    }

    pub fn competency(&mut self, id: &str) -> &mut Self {
        let kind: Competency = id.parse().unwrap();
        self.me().competencies.push(kind);
        let slot = self.state.competency_slot(kind);
        self.state.competencies_left[slot] -= 1;
        self
    }

    pub fn innovation(&mut self, id: &str) -> &mut Self {
        self.me()
            .innovations
            .push(id.parse::<Innovation>().unwrap());
        self
    }

    /// Puts an innovation on a slot of the display.
    pub fn lay(&mut self, id: &str, slot: usize) -> &mut Self {
        let tile: Innovation = id.parse().unwrap();
        for lying in &mut self.state.innovations {
            if *lying == Some(tile) {
                *lying = None;
            }
        }
        self.state.innovations[slot] = Some(tile);
        self
    }

    /// Puts a competency on a slot: 0 to 2 banking from the top, then law, engineering, medicine.
    pub fn slot(&mut self, id: &str, slot: usize) -> &mut Self {
        let kind: Competency = id.parse().unwrap();
        let old = self.state.competency_slot(kind);
        self.state.competencies.swap(old, slot);
        self.state.competencies_left.swap(old, slot);
        self
    }

    pub fn books(&mut self, books: [u8; 4]) -> &mut Self {
        let held = self.me().books;
        for (index, supply) in self.state.books.iter_mut().enumerate() {
            *supply = *supply + held[index] - books[index];
        }
        self.me().books = books;
        self
    }

    pub fn scholars(&mut self, count: u8) -> &mut Self {
        let all = DATA.constants.scholars_per_player;
        self.me().scholars = count;
        self.me().scholar_supply = all - count;
        self
    }

    pub fn bowls(&mut self, bowls: [u8; 3]) -> &mut Self {
        self.me().bowls.0.0 = bowls;
        self
    }

    /// Plays lines of one seat, separated by `;`.
    pub fn play(&mut self, seat: Seat, lines: &str) -> &mut Self {
        for line in lines.split(';') {
            if let Err(reason) = self.try_line(seat, line.trim()) {
                panic!("'{line}' refused: {reason:?}");
            }
        }
        self
    }

    pub fn go(&mut self, lines: &str) -> &mut Self {
        self.play(A, lines)
    }

    fn try_line(&mut self, seat: Seat, line: &str) -> Result<(), Message> {
        let actions = AgeOfInnovation::read(&self.state, seat, line).map_err(|error| error.0)?;
        for action in actions {
            let legal = AgeOfInnovation::legal(&self.state, seat);
            let applied = AgeOfInnovation::apply(&self.state, seat, &action);
            assert_eq!(
                legal.contains(&action),
                applied.is_ok(),
                "'{action}' offered and accepted must agree: {legal:?}"
            );
            self.state = applied.map_err(|refusal| refusal.0)?.state;
        }
        Ok(())
    }

    /// The id of the reason why a line is refused.
    pub fn refusal(&self, seat: Seat, line: &str) -> String {
        match self.clone().try_line(seat, line) {
            Ok(()) => panic!("'{line}' is not refused"),
            Err(reason) => reason.id.into_owned(),
        }
    }

    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let legal = AgeOfInnovation::legal(&self.state, seat);
        legal.iter().map(ToString::to_string).collect()
    }

    pub fn offers(&self, seat: Seat, line: &str) -> bool {
        self.legal(seat).iter().any(|offered| offered == line)
    }

    /// Coins, tools, scholars, points, all books: what the seat holds.
    pub fn holds(&self, seat: Seat) -> [i32; 5] {
        let player = self.state.player(seat);
        [
            i32::from(player.coins),
            i32::from(player.tools),
            i32::from(player.scholars),
            i32::from(player.vp),
            i32::from(player.all_books()),
        ]
    }

    /// What lines of the first seat change in coins, tools, scholars, points and books.
    pub fn change(&mut self, lines: &str) -> [i32; 5] {
        let before = self.holds(A);
        self.go(lines);
        let after = self.holds(A);
        std::array::from_fn(|index| after[index] - before[index])
    }

    pub fn vp(&self, seat: Seat) -> u16 {
        self.state.player(seat).vp
    }

    pub fn level(&self, discipline: Discipline) -> u8 {
        self.state.player(A).level(discipline)
    }

    pub fn bowl(&self, seat: Seat) -> [u8; 3] {
        self.state.player(seat).bowls.0.0
    }

    /// A new turn of the same seat, as if everybody else had passed long ago.
    pub fn again(&mut self) -> &mut Self {
        self.me().pending.clear();
        self.state.offers.clear();
        self.state.phase = Phase::Actions {
            active: A,
            acted: false,
        };
        self
    }
}

/// Every id of a table has a row in the list of what was tried.
pub(super) fn covers<'a>(all: impl Iterator<Item = &'a str>, tried: &[&str]) {
    for id in all {
        assert!(tried.contains(&id), "{id} is not tried");
    }
}

pub(super) fn faction(id: &str) -> Faction {
    id.parse().unwrap()
}
