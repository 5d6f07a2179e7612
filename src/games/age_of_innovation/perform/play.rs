//! A state that is being changed, with the story of the change.

use crate::data::{DATA, ScoredEvent, Where};
use crate::state::effects::{Effect, Frame, Item, Stock};
use crate::state::ids::{Building, Discipline, Held, Track};
use crate::state::source::Source;
use crate::state::{Phase, State};
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Event, Message, message};

#[derive(Debug)]
pub struct Play {
    pub state: State,
    pub events: Vec<Event>,
    pub is_final: bool,
}

/// What can score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Happening {
    Spade,
    Build(Building, Hex),
    Step,
    CityTile,
    Track,
    Innovation,
    SendScholar,
}

impl Play {
    pub fn new(state: State) -> Self {
        Play {
            state,
            events: Vec::new(),
            is_final: false,
        }
    }

    pub fn tell(&mut self, message: Message) {
        self.events.push(message.into());
    }

    /// Opens things to be settled before everything else that waits.
    pub fn push(&mut self, seat: Seat, items: Vec<Item>) {
        let items: Vec<Item> = items
            .into_iter()
            .filter(|item| !item.0.is_empty())
            .collect();
        if !items.is_empty() {
            self.state.player_mut(seat).pending.push(Frame(items));
        }
    }

    pub fn push_one(&mut self, seat: Seat, effects: Vec<Effect>) {
        self.push(seat, vec![Item::new(effects)]);
    }

    pub fn score(&mut self, seat: Seat, points: u16, source: Source, why: &'static str) {
        if points > 0 {
            self.state.player_mut(seat).score(points, source);
            self.tell_points(seat, points, why);
        }
    }

    /// What scores several times in one action, as each of its spades does, is told as their sum.
    fn tell_points(&mut self, seat: Seat, points: u16, why: &'static str) {
        let scores =
            |points: u16| message!("scores", seat = seat, why = Arg::name(why), points = points);
        let said = scores(points);
        let is_same = |told: &&mut Event| {
            told.message.id == said.id && told.message.args[..2] == said.args[..2]
        };
        match self.events.iter_mut().find(is_same) {
            Some(told) => {
                if let Some((_, Arg::Number(earlier))) = told.message.args.last() {
                    let earlier = u16::try_from(*earlier).unwrap_or_default();
                    told.message = scores(earlier + points);
                }
            }
            None => self.tell(said),
        }
    }

    pub fn take(&mut self, seat: Seat, stock: Stock) {
        self.credit(seat, &stock);
        let player = self.state.player_mut(seat);
        player.coins += u16::from(stock.coins);
        player.tools += u16::from(stock.tools);
        player.annexes += stock.annexes;
        let scholars = stock.scholars.min(player.scholar_supply);
        player.scholar_supply -= scholars;
        player.scholars += scholars;
        let power = player.bowls.0.gain(stock.power);
        player.bowls.0.0[2] += stock.tokens;
        let parts = [
            ("n-points", stock.vp),
            ("n-coins", stock.coins),
            ("n-tools", stock.tools),
            ("n-scholars", scholars),
            ("n-power", power),
            ("n-tokens", stock.tokens),
            ("n-annexes", stock.annexes),
        ];
        let gained: Vec<Arg> = parts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(id, count)| message!(id, n = count).into())
            .collect();
        if gained.is_empty() {
            return;
        }
        let event = match stock.from {
            Some(held) => message!(
                "gains-from",
                seat = seat,
                what = gained,
                from = Arg::name(held.id())
            ),
            None => message!("gains", seat = seat, what = gained),
        };
        self.tell(event);
    }

    /// Points of a tile; where no tile is named they are the income of all that brings points.
    fn credit(&mut self, seat: Seat, stock: &Stock) {
        let sources = match stock.from {
            _ if stock.vp == 0 => return,
            Some(held) => vec![(Source::from(held), stock.vp)],
            None => self.state.income_points(seat),
        };
        let player = self.state.player_mut(seat);
        for (source, points) in sources {
            player.score(u16::from(points), source);
        }
    }

    /// Points and coins that an event brings in the action phase, all at once.
    pub fn happens(&mut self, seat: Seat, happening: Happening) {
        if happening == Happening::Spade {
            self.spade_gains(seat);
        }
        if !self.state.is_action_phase() {
            return;
        }
        let mut scored: Vec<(Source, &'static str, u8, u8)> = Vec::new();
        let round = self.state.round_scores[usize::from(self.state.round) - 1];
        let last = self.state.is_last_round().then_some(self.state.final_score);
        let tiles = [Some(round.data()), last.map(|tile| tile.data())];
        for tile in tiles.into_iter().flatten() {
            let fits = match happening {
                Happening::Build(building, hex) => {
                    tile.event == ScoredEvent::Build
                        && tile.building.is_some_and(|kind| kind.fits(building))
                        && self.stands(hex, tile.place)
                }
                Happening::Spade => tile.event == ScoredEvent::Spade,
                Happening::Step => tile.event == ScoredEvent::Step,
                Happening::CityTile => tile.event == ScoredEvent::CityTile,
                Happening::Track => tile.event == ScoredEvent::Track,
                Happening::Innovation => tile.event == ScoredEvent::Innovation,
                Happening::SendScholar => false,
            };
            if fits {
                scored.push((Source::Rounds, tile.id.as_str(), tile.vp, 0));
            }
        }
        for held in self.state.tiles(seat) {
            let tile = held.tile(self.state.revised);
            if let (Happening::Build(building, hex), Some(on)) = (happening, tile.on_build)
                && on.building.fits(building)
                && self.stands(hex, on.place)
            {
                scored.push((held.into(), held.id(), on.vp, on.coins));
            }
            if let Happening::SendScholar = happening {
                scored.push((held.into(), held.id(), tile.on_send_scholar.vp, 0));
            }
        }
        for (source, why, points, coins) in scored {
            self.score(seat, u16::from(points), source, why);
            let stock = Stock {
                coins,
                ..Stock::default()
            };
            self.take(seat, stock);
        }
    }

    fn spade_gains(&mut self, seat: Seat) {
        let gains: Vec<(Held, u8)> = self
            .state
            .tiles(seat)
            .map(|held| (held, held.tile(self.state.revised).on_spade_used.coins))
            .filter(|(_, coins)| *coins > 0)
            .collect();
        for (held, coins) in gains {
            let stock = Stock {
                coins,
                from: Some(held),
                ..Stock::default()
            };
            self.take(seat, stock);
        }
    }

    fn stands(&self, hex: Hex, place: Option<Where>) -> bool {
        let map = self.state.map();
        match place {
            None => true,
            Some(Where::Edge) => map.edge.contains(hex),
            Some(Where::RiverAdjacent) => map.riverside.contains(hex),
        }
    }

    /// One level up, which must be possible.
    pub fn raise(&mut self, seat: Seat, discipline: Discipline) {
        let level = &mut self.state.player_mut(seat).levels[discipline.index()];
        *level += 1;
        let level = *level;
        self.tell_level(seat, discipline, level);
        let rewards = DATA.science.power_on_reaching.iter();
        let power = rewards
            .filter(|reward| reward.level == level)
            .map(|reward| reward.power)
            .sum();
        let stock = Stock {
            power,
            ..Stock::default()
        };
        self.take(seat, stock);
        self.happens(seat, Happening::Step);
    }

    /// Several levels at once are told as the last of them.
    fn tell_level(&mut self, seat: Seat, discipline: Discipline, level: u8) {
        let rises = message!(
            "rises",
            seat = seat,
            discipline = Arg::name(discipline.id()),
            level = level
        );
        match self.events.last_mut() {
            Some(last)
                if last.message.id == rises.id && last.message.args[..2] == rises.args[..2] =>
            {
                last.message = rises;
            }
            _ => self.tell(rises),
        }
    }

    /// Levels in one discipline, as many as are possible; a key for level 8 is asked for.
    pub fn steps(&mut self, seat: Seat, discipline: Discipline, count: u8) {
        for done in 0..count {
            if !self.state.can_rise(seat, discipline) {
                return;
            }
            if self.state.needs_key(seat, discipline) {
                self.push_one(seat, vec![Effect::Key(discipline, count - done)]);
                return;
            }
            self.raise(seat, discipline);
        }
    }

    pub fn give_books(&mut self, seat: Seat, discipline: Discipline, count: u8) {
        let index = discipline.index();
        let count = count.min(self.state.books[index]);
        self.state.books[index] -= count;
        self.state.player_mut(seat).books[index] += count;
        if count > 0 {
            self.tell(message!(
                "gains-books",
                seat = seat,
                count = count,
                discipline = Arg::name(discipline.id())
            ));
        }
    }

    pub fn return_books(&mut self, seat: Seat, discipline: Discipline, count: u8) {
        self.state.player_mut(seat).books[discipline.index()] -= count;
        self.state.books[discipline.index()] += count;
    }

    /// One space further on a track, with its reward; nothing at its end.
    pub fn track_step(&mut self, seat: Seat, track: Track) {
        let board = self.state.native(seat).board();
        let player = self.state.player_mut(seat);
        let place = match track {
            Track::Sailing => &mut player.sailing,
            Track::Terraforming => &mut player.terraforming,
        };
        let next = usize::from(*place) + 1;
        let reward = match track {
            Track::Sailing => board.sailing.get(next).map(|space| &space.reward),
            Track::Terraforming => board.terraform.get(next).map(|space| &space.reward),
        };
        let Some(reward) = reward else { return };
        *place += 1;
        self.tell(message!(
            "advances",
            seat = seat,
            track = Arg::name(track.id())
        ));
        self.score(seat, u16::from(reward.vp), Source::Tracks, track.id());
        self.happens(seat, Happening::Track);
        if reward.books_any > 0 {
            self.push_one(seat, vec![Effect::Books(reward.books_any)]);
        }
    }

    /// Marks that the turn's action is done.
    pub fn acted(&mut self) {
        if let Phase::Actions { acted, .. } = &mut self.state.phase {
            *acted = true;
        }
    }
}

impl State {
    /// Whether one more level is possible, with a free key if it needs one.
    pub fn can_rise(&self, seat: Seat, discipline: Discipline) -> bool {
        let top = DATA.science.max_level;
        let level = self.player(seat).level(discipline);
        let taken = || {
            let mut players = self.players.iter();
            players.any(|other| other.level(discipline) == top)
        };
        level < top
            && !(level + 1 == top && taken())
            && (!self.needs_key(seat, discipline) || self.player(seat).free_keys() > 0)
    }

    pub fn needs_key(&self, seat: Seat, discipline: Discipline) -> bool {
        self.player(seat).level(discipline) + 1 == DATA.science.key_needed_to_enter
    }
}
