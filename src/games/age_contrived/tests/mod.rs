//! The rules, tested by their numbers; positions are made by a small builder.

mod abilities;
mod components;
mod coverage;
mod data;
mod more_vectors;
mod notation;
mod orders;
mod panels;
mod rules_page;
mod rulings;
mod sources_and_gains;
mod text_board;
mod variants;
mod vectors;

use crate::AgeContrived;
use crate::action::notation::{place, region, row, target};
use crate::action::{Action, From, Source, Target};
use crate::data::data;
use crate::perform::flow;
use crate::permit;
use crate::state::ids::*;
use crate::state::*;
use kernel::deal::{Deal, Dealer, Options, Setup, complete_options};
use kernel::message::Refusal;
use kernel::rng::Seed;
use kernel::{Game, Seat};

pub(super) const AUREON: Character = Character::Aureon;
pub(super) const IGNOTAS: Character = Character::Ignotas;
pub(super) const MULTANEC: Character = Character::Multanec;
pub(super) const RUSNE: Character = Character::Rusne;
pub(super) const FREYITH: Character = Character::Freyith;

/// A match in the making.
pub(super) struct Table {
    pub state: State,
}

fn list(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// A setup under the newest rules.
pub(super) fn set_up(
    seats: usize,
    options: &[(&str, &str)],
    fixed: &[(&str, &[&str])],
) -> Result<Setup, Refusal> {
    let rules = *AgeContrived::info().rules.last().expect("rules");
    let given: Options = options
        .iter()
        .map(|(id, value)| ((*id).to_owned(), (*value).to_owned()))
        .collect();
    let options = complete_options(&AgeContrived::info(), seats as u8, &given)?;
    let fixed: Deal = fixed
        .iter()
        .map(|(id, words)| ((*id).to_owned(), list(words)))
        .collect();
    let seed: Seed = "table".parse().expect("a seed");
    let mut dealer = Dealer::new(seats, &options, &fixed, Some(&seed));
    AgeContrived::deal(&mut dealer)?;
    let (deal, _) = dealer.finish()?;
    Ok(Setup {
        rules,
        seats,
        options,
        deal,
    })
}

/// Monuments, bonus tiles and bridges are always the same; the first seat begins.
pub(super) fn table_with(characters: &[Character], options: &[(&str, &str)]) -> Table {
    let seats = characters.len();
    let monuments = &["forge", "gate", "ship", "fortress", "library"][..seats];
    let bonuses = &[
        "mb_relay",
        "mb_bridge",
        "mb_action",
        "mb_tile",
        "mb_refill",
        "mb_move",
    ][..=seats];
    let names: Vec<&str> = characters.iter().map(|one| one.name()).collect();
    let homes = &["nb_action", "nb_relay", "nb_bridge", "nb_any", "nb_move"];
    let mut fixed: Vec<(&str, &[&str])> = vec![
        ("monuments", monuments),
        ("monument_bonuses", bonuses),
        ("achievements", &["ach_three_kinds", "ach_three_relays"]),
        (
            "first_region",
            if seats > 2 { &["sea"] } else { &["mountain"] },
        ),
        ("start_player", &["1"]),
    ];
    if !options.contains(&("characters", "chosen")) {
        fixed.push(("characters", &names));
    }
    if !options.contains(&("neutral_bridges", "draft")) {
        fixed.push(("home_bridges", &homes[..seats]));
        fixed.push(("other_bridges", &homes[seats..]));
    }
    let setup = set_up(seats, options, &fixed).expect("a table");
    Table {
        state: AgeContrived::start(&setup).expect("a start"),
    }
}

pub(super) fn table(characters: &[Character]) -> Table {
    table_with(characters, &[])
}

impl Table {
    pub fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    fn player_mut(&mut self, seat: u8) -> &mut Player {
        self.state.player_mut(Seat(seat))
    }

    /// Plays what may stand on one line.
    pub fn try_play(&mut self, seat: u8, line: &str) -> Result<(), String> {
        for part in line.split(';') {
            let seat = Seat(seat);
            let actions = AgeContrived::read(&self.state, seat, part.trim())
                .map_err(|error| error.0.id.to_string())?;
            for action in actions {
                if !self.state.deciding().contains(&seat) {
                    return Err("not-your-turn".into());
                }
                let offered = permit::legal(&self.state, seat).contains(&action);
                let applied = AgeContrived::apply(&self.state, seat, &action);
                assert_eq!(
                    offered,
                    applied.is_ok(),
                    "offered and taken differ: {action}"
                );
                self.state = applied.map_err(|refusal| refusal.0.id.to_string())?.state;
                AgeContrived::audit(&self.state).expect("the audit");
            }
        }
        Ok(())
    }

    #[track_caller]
    pub fn play(&mut self, seat: u8, line: &str) {
        if let Err(reason) = self.try_play(seat, line) {
            let legal: Vec<String> = permit::legal(&self.state, Seat(seat))
                .iter()
                .map(ToString::to_string)
                .collect();
            panic!("'{line}' is refused: {reason}; there are {legal:?}");
        }
    }

    /// Refused for this reason, and nothing changes.
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, line: &str, reason: &str) {
        let before = self.state.clone();
        assert_eq!(self.try_play(seat, line), Err(reason.to_owned()), "{line}");
        self.state = before;
    }

    pub fn offers(&self, seat: u8, line: &str) -> bool {
        let action: Action = line.parse().expect("a line");
        permit::legal(&self.state, Seat(seat)).contains(&action)
    }

    pub fn deciding(&self) -> Vec<u8> {
        self.state.deciding().iter().map(|seat| seat.0).collect()
    }

    /// All energy of the device and the market goes back to the pool.
    pub fn empty(mut self) -> Self {
        for seat in 0..self.state.seats() as u8 {
            for at in Row::all() {
                let held = self.state.row_mut(Seat(seat), at).take();
                self.player_mut(seat).pool.add(held);
            }
            let held = self.player_mut(seat).market.take();
            self.player_mut(seat).pool.add(held);
        }
        self
    }

    /// Takes energy for a position: from the pool or, if it has none of the kind, the reserve.
    fn fetch(&mut self, seat: u8, kinds: &str) -> Vec<Kind> {
        let kinds: Vec<Kind> = kinds
            .chars()
            .filter_map(|code| Kind::of(&code.to_string()))
            .collect();
        for &kind in &kinds {
            let player = self.player_mut(seat);
            if player.pool.has(kind) {
                player.pool[kind] -= 1;
            } else {
                player.reserve[kind] -= 1;
            }
        }
        kinds
    }

    pub fn slot(mut self, seat: u8, at: &str, kinds: &str) -> Self {
        for kind in self.fetch(seat, kinds) {
            self.state.row_mut(Seat(seat), row(at).expect("a row"))[kind] += 1;
        }
        self
    }

    pub fn market(mut self, seat: u8, kinds: &str) -> Self {
        for kind in self.fetch(seat, kinds) {
            self.player_mut(seat).market[kind] += 1;
        }
        self
    }

    pub fn on(mut self, seat: u8, at: &str, kind: &str) -> Self {
        let kind = self.fetch(seat, kind)[0];
        self.state.put_on(
            Seat(seat),
            kind,
            target(&at.to_lowercase()).expect("a target"),
            &mut Log::default(),
        );
        self
    }

    pub fn bound(mut self, seat: u8, code: &str, kinds: &str) -> Self {
        let mon = data().find_monument(code).expect("a monument");
        for kind in self.fetch(seat, kinds) {
            self.state.monument_mut(mon).bound[usize::from(seat)][kind] += 1;
        }
        self
    }

    pub fn pillar(mut self, seat: u8, code: &str, kind: &str) -> Self {
        let kind = self.fetch(seat, kind)[0];
        let at = region(code).expect("a region");
        let space = self.state.pillars[at.index()]
            .iter()
            .position(Option::is_none)
            .expect("a space");
        self.state.pillars[at.index()][space] = Some(Owned {
            seat: Seat(seat),
            kind,
        });
        self
    }

    pub fn track(mut self, seat: u8, track: Track, kind: &str, height: u8) -> Self {
        let kind = self.fetch(seat, kind)[0];
        self.player_mut(seat).tracks[track as usize] = Some((kind, height));
        self
    }

    pub fn bridge(mut self, seat: u8, level: u8, side: Side, code: &str) -> Self {
        let site = data().find_site(code).expect("a site");
        self.state.sites[site.index()] = Some(Bridge::Own {
            seat: Seat(seat),
            level: level - 1,
            side,
        });
        self.player_mut(seat).bridges[usize::from(level) - 1] = BridgeAt::Site(site);
        self
    }

    /// A bridge tile out of the game: its ability is uncovered.
    pub fn ability(mut self, seat: u8, level: usize) -> Self {
        self.player_mut(seat).bridges[level - 1] = BridgeAt::Discarded;
        self
    }

    pub fn site(mut self, code: &str, bridge: Option<&str>) -> Self {
        let site = data().find_site(code).expect("a site");
        let neutral =
            bridge.map(|code| Bridge::Neutral(data().find_neutral(code).expect("a neutral")));
        self.state.sites[site.index()] = neutral;
        self
    }

    /// A figure that faces another place; in the centre it came from there.
    pub fn figure(mut self, seat: u8, at: &str, towards: &str) -> Self {
        let (at, towards) = (
            place(at).expect("a space"),
            place(towards).expect("a space"),
        );
        let end = data().place(at).end_towards(towards).expect("an end");
        self.player_mut(seat).figure = Figure { at, end };
        for player in &mut self.state.players {
            player.began_in = State::regions_of(player.figure.at);
        }
        self
    }

    pub fn marker(mut self, seat: u8, charged: bool) -> Self {
        self.player_mut(seat).is_charged = charged;
        self
    }

    pub fn relay(mut self, seat: u8, position: usize, symbol: Symbol, is_double: bool) -> Self {
        self.player_mut(seat).relays[position - 1] = Some(RelayTile { symbol, is_double });
        self.state.relays[symbol as usize] -= 1;
        self
    }

    /// Exchanges the tile on a position for another; it leaves market or stack.
    pub fn tile(mut self, seat: u8, at: usize, id: &str) -> Self {
        let tile = data()
            .tiles
            .iter()
            .position(|tile| tile.id == id)
            .expect("a tile");
        let tile = TileId(tile as u8);
        self.state.deck.retain(|&other| other != tile);
        self.player_mut(seat).active[at - 1].id = tile;
        self
    }

    pub fn action(mut self, seat: u8, code: &str) -> Self {
        let action = data().find_action(code).expect("an action tile");
        let position = usize::from(data().action(action).position);
        self.player_mut(seat).actions[position - 1] = action;
        self.state.actions[action.index() - BASIC_ACTIONS] -= 1;
        self
    }

    pub fn patron(mut self, seat: u8, code: &str) -> Self {
        let mon = data().find_monument(code).expect("a monument");
        self.state.monument_mut(mon).has_patron = false;
        self.player_mut(seat).patron = Some(mon);
        self
    }

    /// The segment on top of a monument, from 1.
    pub fn segment(mut self, code: &str, number: u8) -> Self {
        let mon = data().find_monument(code).expect("a monument");
        self.state.monument_mut(mon).top = number - 1;
        self
    }

    pub fn reserve(mut self, seat: u8, kind: Kind, left: u8) -> Self {
        let player = self.player_mut(seat);
        let moved = player.reserve[kind] - left;
        player.reserve[kind] = left;
        player.pool[kind] += moved;
        self
    }

    /// Everything of the pool goes to the market.
    pub fn drain(mut self, seat: u8) -> Self {
        let player = self.player_mut(seat);
        let all = player.pool.take();
        player.market.add(all);
        self
    }

    pub fn mon(&self, code: &str) -> &Monument {
        self.state
            .monument(data().find_monument(code).expect("a monument"))
    }

    pub fn row(&self, seat: u8, at: &str) -> Energies {
        self.state.row(Seat(seat), row(at).expect("a row"))
    }

    pub fn points(&self, seat: u8) -> crate::perform::scoring::Points {
        crate::perform::scoring::points(&self.state, Seat(seat))
    }
}

/// Used where a test needs a source or a target that the notation would spell out.
pub(super) fn from_market(kind: Kind) -> Source {
    Source {
        kind,
        from: Some(From::Market),
    }
}

pub(super) fn to(word: &str) -> Target {
    target(&word.to_lowercase()).expect("a target")
}
