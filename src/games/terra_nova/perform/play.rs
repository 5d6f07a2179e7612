//! One action being carried out: the only code that changes what players have.

use crate::data::map::name;
use crate::data::{DATA, Feat, Perk, TownTile};
use crate::permit::Bill;
use crate::state::{Source, State};
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, Event, Message, message};
use kernel::{Seat, few};

#[derive(Debug)]
pub struct Play {
    pub state: State,
    pub events: Vec<Event>,
    /// Something was drawn, so that nothing before it can be taken back.
    pub drawn: bool,
}

/// What a building that was put on the board counts as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Raised {
    House,
    Post,
    Palace,
}

impl Play {
    pub fn new(state: State) -> Self {
        Play {
            state,
            events: Vec::new(),
            drawn: false,
        }
    }

    pub fn tell(&mut self, message: Message) {
        self.events.push(message.into());
    }

    pub fn pay(&mut self, seat: Seat, bill: Bill) {
        let player = self.state.player_mut(seat);
        player.coins -= bill.coins;
        player.bowls.spend(bill.power);
    }

    pub fn gain_coins(&mut self, seat: Seat, coins: u16, why: &'static str) {
        self.state.player_mut(seat).coins += coins;
        self.tell(message!(
            "gains-coins",
            seat = seat,
            coins = coins,
            why = message!(why)
        ));
    }

    pub fn gain_power(&mut self, seat: Seat, power: u8, why: &'static str) {
        let gained = self.state.player_mut(seat).bowls.gain(power);
        if gained > 0 {
            self.tell(message!(
                "gains-power",
                seat = seat,
                power = gained,
                why = message!(why)
            ));
        }
    }

    pub fn score(&mut self, seat: Seat, points: i32, source: Source) {
        if points != 0 {
            self.state.player_mut(seat).score(points, source);
            self.tell(message!(
                "scores",
                seat = seat,
                points = points,
                why = message!(source.why())
            ));
        }
    }

    /// Points of this round's tile for doing what it rewards.
    fn score_round(&mut self, seat: Seat, feat: Feat, times: u8) {
        if let Some(tile) = self.state.round_tile().map(|tile| tile.data())
            && tile.event == feat
        {
            self.score(seat, tile.points * i32::from(times), Source::RoundTile);
        }
    }

    /// Spades that were used to make a hex habitable.
    fn spades_used(&mut self, seat: Seat, spades: u8) {
        self.score_round(seat, Feat::SpadeUsed, spades);
        let each = self.state.player(seat).perk(|perk| {
            if let Perk::PowerPerSpade { power } = perk {
                Some(power)
            } else {
                None
            }
        });
        if let Some(each) = each {
            self.gain_power(seat, each * spades, "why-ability");
        }
    }

    /// Turns a hex into the player's home terrain.
    pub fn transform(&mut self, seat: Seat, hex: Hex, spades: u8) {
        self.state.terrain[hex.index()] = self.state.player(seat).home();
        if spades > 0 {
            self.spades_used(seat, spades);
        }
    }

    pub fn put_house(&mut self, seat: Seat, hex: Hex) {
        self.state.player_mut(seat).houses.insert(hex);
        self.raised(seat, hex, Raised::House);
    }

    pub fn put_post(&mut self, seat: Seat, hex: Hex) {
        let player = self.state.player_mut(seat);
        player.houses = player.houses.without(HexSet::of(hex));
        player.posts.insert(hex);
        self.raised(seat, hex, Raised::Post);
    }

    pub fn put_palace(&mut self, seat: Seat, hex: Hex, is_left: bool) {
        let player = self.state.player_mut(seat);
        player.posts = player.posts.without(HexSet::of(hex));
        if is_left {
            player.left = Some(hex);
        } else {
            player.right = Some(hex);
        }
        self.raised(seat, hex, Raised::Palace);
    }

    /// What follows when a building is put up: the round tile, the builder's perks, the
    /// neighbours, the perks of the others.
    fn raised(&mut self, seat: Seat, hex: Hex, what: Raised) {
        let feat = match what {
            Raised::House => Feat::HouseBuilt,
            Raised::Post => Feat::PostUpgrade,
            Raised::Palace => Feat::PalaceUpgrade,
        };
        self.score_round(seat, feat, 1);
        let player = self.state.player(seat);
        let own = match what {
            Raised::House => player.perk(|perk| {
                if let Perk::PointsPerHouse { points } = perk {
                    Some(points)
                } else {
                    None
                }
            }),
            Raised::Post => player.perk(|perk| {
                if let Perk::PointsPerPost { points } = perk {
                    Some(points)
                } else {
                    None
                }
            }),
            Raised::Palace => None,
        };
        self.score(seat, own.unwrap_or_default(), Source::Palace);
        let adjacent = self.state.adjacent(hex);
        for other in self.state.others(seat) {
            let neighbours = self.state.player(other).buildings().and(adjacent).count();
            self.gain_power(other, neighbours, "why-neighbour");
        }
        for other in self.state.others(seat) {
            self.watch(other, what);
        }
    }

    /// Perks that pay when another faction builds.
    fn watch(&mut self, seat: Seat, what: Raised) {
        let two = self.state.players.len() == 2;
        for perk in self.state.player(seat).perks() {
            if let Perk::PowerWhenOthersBuildHouse {
                two_players,
                more_players,
            } = perk
                && what == Raised::House
            {
                let power = if two { two_players } else { more_players };
                self.gain_power(seat, power, "why-ability");
            }
            if let Perk::CoinsWhenOthersUpgrade {
                two_players,
                more_players,
            } = perk
                && what != Raised::House
            {
                let coins = if two { two_players } else { more_players };
                self.gain_coins(seat, coins, "why-ability");
            }
        }
    }

    /// One step on the sailing track, if there is one left.
    pub fn sail(&mut self, seat: Seat) {
        let track = &DATA.tiles.sailing.points;
        let reached = usize::from(self.state.player(seat).sailing) + 1;
        if let Some(points) = track.get(reached) {
            self.state.player_mut(seat).sailing = few(reached);
            self.tell(message!("sails", seat = seat, sailing = reached));
            self.score(seat, *points, Source::Sailing);
            self.score_round(seat, Feat::SailingStep, 1);
        }
    }

    /// Makes a town of these buildings.
    pub fn found(&mut self, seat: Seat, buildings: HexSet, tile: TownTile) {
        let player = self.state.player_mut(seat);
        player.in_town = player.in_town.or(buildings);
        player.towns += 1;
        player.town_tiles_left[tile.index()] = false;
        let at = buildings.first().map_or("", name);
        self.tell(message!(
            "founds",
            seat = seat,
            hex = at,
            tile = Arg::name(format!("name-{}", tile.id()))
        ));
        let gain = tile.data();
        self.score(seat, gain.points, Source::Town);
        if gain.coins > 0 {
            self.gain_coins(seat, gain.coins, "why-town-tile");
        }
        self.gain_power(seat, gain.power, "why-town-tile");
        if gain.sailing > 0 {
            self.sail(seat);
        }
        self.score_round(seat, Feat::TownFounded, 1);
        let more = self.state.player(seat).perk(|perk| {
            if let Perk::TownPoints { points } = perk {
                Some(points)
            } else {
                None
            }
        });
        self.score(seat, more.unwrap_or_default(), Source::Ability);
    }
}
