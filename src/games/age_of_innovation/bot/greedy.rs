//! The greedy bot: how it judges a position, and how far it looks.

use crate::action::Action;
use crate::data::{DATA, Gain};
use crate::permit;
use crate::state::effects::Effect;
use crate::state::ids::Discipline;
use crate::state::{Phase, State};
use kernel::rng::Rng;
use kernel::{Seat, few};

/// The value of one point.
const POINT: i64 = 100;
/// Choices that an action opens are followed so far.
const DEPTH: usize = 14;

/// What goods are worth in hand, with so many rounds to go.
struct Worth {
    coin: i64,
    tool: i64,
    scholar: i64,
    book: i64,
    power: i64,
}

impl Worth {
    /// In the end five of anything make a point; before that they become much more.
    fn with(rounds: i64) -> Self {
        let early = rounds.min(3);
        Worth {
            coin: 21 + 8 * early,
            tool: 23 + 24 * early,
            scholar: 24 + 38 * early,
            book: 22 + 40 * early,
            power: 20 + 4 * early,
        }
    }

    fn of(&self, gain: &Gain) -> i64 {
        self.coin * i64::from(gain.coins)
            + self.tool * i64::from(gain.tools)
            + self.scholar * i64::from(gain.scholars)
            + self.book * i64::from(gain.books_any)
            + self.power * i64::from(gain.power) / 2
            + POINT * i64::from(gain.vp)
            + 45 * i64::from(gain.steps_any)
            + self.tool * 2 * i64::from(gain.spades)
    }
}

pub fn appraise(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let points = POINT * i64::from(player.vp);
    if state.phase == Phase::Over || player.board.is_none() || player.faction.is_none() {
        return points;
    }
    let rounds = i64::from(DATA.constants.rounds - state.round.min(DATA.constants.rounds));
    let worth = Worth::with(rounds);
    let later = Worth::with((rounds - 1).max(0));
    let mut value = points + goods(state, seat, &worth);
    value += rounds * later.of(&state.income(seat)) * 8 / 10;
    value += standing(state, seat, rounds);
    value += science(state, seat, rounds);
    value += towards_city(state, seat, rounds);
    value += prospects(state, seat) * rounds.min(3);
    value += waiting(state, seat, &worth);
    value
}

fn goods(state: &State, seat: Seat, worth: &Worth) -> i64 {
    let player = state.player(seat);
    let [_, second, third] = player.bowls.0.0.map(i64::from);
    let books = i64::from(player.all_books());
    let room = 3 - i64::from(few(player.innovations.len()));
    // Five or six books are an innovation: the nearer, the better.
    let gathered = if room > 0 && state.round < 6 {
        books.min(6) * books.min(6) * 5
    } else {
        0
    };
    useful(i64::from(player.coins), 12, worth.coin)
        + useful(i64::from(player.tools), 6, worth.tool)
        + useful(i64::from(player.scholars), 3, worth.scholar)
        + worth.book * books
        + worth.power * third
        + worth.power * second / 2
        + gathered
        + 40 * i64::from(player.annexes)
}

/// More than can be spent soon is worth only what the end pays for it.
fn useful(held: i64, soon: i64, each: i64) -> i64 {
    each * held.min(soon) + POINT / 5 * (held - soon).max(0)
}

/// What the end would bring as things stand, more certain from round to round.
fn standing(state: &State, seat: Seat, rounds: i64) -> i64 {
    let levels: i64 = Discipline::ALL
        .iter()
        .map(|discipline| {
            let index = discipline.index();
            let mut all: Vec<u8> = state.players.iter().map(|p| p.levels[index]).collect();
            all.extend(state.neutral.map(|neutral| neutral.levels[index]));
            let won = crate::perform::scoring::shares(&all, &DATA.final_scoring.science);
            i64::from(won[seat.index()])
        })
        .sum();
    let area = i64::from(state.area(seat));
    POINT * levels * (10 - rounds) / 12 + 95 * area
}

/// Levels: the science bonuses to come, incomes from level 9, and the way there.
fn science(state: &State, seat: Seat, rounds: i64) -> i64 {
    let player = state.player(seat);
    let all: i64 = player.levels.iter().map(|level| i64::from(*level)).sum();
    let worth = Worth::with(rounds);
    let add: u8 = state.printed(seat).map(|t| t.science_bonus_level_add).sum();
    let first = usize::from(state.round.max(1)) - 1;
    let coming = state.round_scores[..state.round_scores.len() - 1]
        .iter()
        .skip(first);
    let bonuses: i64 = coming
        .filter_map(|tile| tile.data().bonus.as_ref())
        .map(|bonus| {
            let level = i64::from(player.level(bonus.discipline) + add);
            worth.of(&bonus.gain) * level / i64::from(bonus.per_levels)
        })
        .sum();
    26 * all + bonuses * 7 / 10 + 60 * i64::from(player.free_keys())
}

/// The best group on its way to a city.
fn towards_city(state: &State, seat: Seat, rounds: i64) -> i64 {
    if state.cities.iter().all(|left| *left == 0) {
        return 0;
    }
    let needed = i64::from(state.city_value(seat));
    let worth = |group: kernel::land::HexSet| {
        let built = group.iter().filter_map(|hex| state.built(hex));
        let (mut value, mut count, mut in_city) = (0, 0, false);
        for built in built {
            value += i64::from(built.power_value());
            count += 1 + i64::from(built.annex);
            in_city |= built.city;
        }
        if in_city {
            return 0;
        }
        34 * value.min(needed) + 45 * count.min(4)
    };
    let groups = state.own_groups(seat).into_iter().map(worth);
    let best = groups.max().unwrap_or(0);
    best * (rounds + 3) / 6
}

/// Free hexes in reach that need few spades, and neighbours who make guilds cheap.
fn prospects(state: &State, seat: Seat) -> i64 {
    let native = state.native(seat);
    let near = |hex: kernel::land::Hex| {
        let terrain = state.cells[hex.index()].terrain;
        match terrain.map(|terrain| terrain.distance(native)) {
            Some(0) => 16,
            Some(1) => 8,
            Some(2) => 3,
            _ => 1,
        }
    };
    let room: i64 = state
        .reach(seat)
        .and(state.empty_land())
        .iter()
        .map(near)
        .sum();
    let owned = state.owned(seat);
    let others = state.where_built(|built| built.owner != seat);
    let beside = i64::from(state.map().grid.around(owned).and(others).count());
    let spades = i64::from(3 - state.tools_per_spade(seat));
    room.min(90) + 9 * beside.min(4) + 55 * spades
}

/// Choices still open are worth about what they will bring.
fn waiting(state: &State, seat: Seat, worth: &Worth) -> i64 {
    let frames = state.player(seat).pending.iter();
    let effects = frames.flat_map(|frame| &frame.0).flat_map(|item| &item.0);
    effects
        .map(|effect| match effect {
            Effect::Books(count) => worth.book * i64::from(*count),
            Effect::Levels(levels) => 55 * i64::from(levels.left),
            Effect::Competency => 350,
            Effect::PalaceTile => 600,
            Effect::City(_) => 900,
            Effect::Dig(dig) => worth.tool * i64::from(dig.free),
            Effect::Spades(count) => worth.tool * i64::from(*count),
            Effect::Neutral(_) | Effect::OwnBuilding(_) => 300,
            Effect::Bridges(bridges) => 40 * i64::from(bridges.left),
            Effect::Claim(_) => 800,
            Effect::Take(_)
            | Effect::Step(_)
            | Effect::Steps(..)
            | Effect::BooksOf(..)
            | Effect::Count(_)
            | Effect::Shapes(_)
            | Effect::BookGain(_)
            | Effect::PassDone(_)
            | Effect::Income
            | Effect::CityCheck
            | Effect::Key(..)
            | Effect::Pay(_)
            | Effect::Replace(..) => 0,
        })
        .sum()
}

/// Takes the action after which, its own choices made as well as can be, things look best. A turn
/// ends when nothing more improves it; passing waits until nothing else does.
pub fn choose(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
    let now = appraise(state, seat);
    let values: Vec<i64> = legal
        .iter()
        .map(|action| value(state, seat, action, now))
        .collect();
    let best = values.iter().max().copied().unwrap_or_default();
    let equals: Vec<usize> = (0..values.len()).filter(|i| values[*i] == best).collect();
    *rng.pick(&equals)
}

fn value(state: &State, seat: Seat, action: &Action, now: i64) -> i64 {
    let Ok(play) = permit::apply(state, seat, action) else {
        return i64::MIN;
    };
    match action {
        Action::End => now,
        // Free steps by themselves change little; the rest of the turn is what they are for.
        Action::Burn | Action::Convert(_) => now - 1_000,
        Action::Pass(_) => {
            // Whatever passing brings comes later as well: only the choice of the tile counts.
            let after = follow(play.state, seat);
            now - POINT / 3 + (after - now) / 100
        }
        Action::Set(_)
        | Action::Draft(_)
        | Action::Books(_)
        | Action::Levels(_)
        | Action::Key(..)
        | Action::Take(_)
        | Action::Place(..)
        | Action::PlaceNone
        | Action::Spade(..)
        | Action::SpadeNone
        | Action::Pay(_)
        | Action::Replace(_)
        | Action::City(..)
        | Action::Bridge(..)
        | Action::BridgeNone
        | Action::DigNone
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::CityVia(_)
        | Action::Build(..)
        | Action::Dig(..)
        | Action::Upgrade(..)
        | Action::Advance(_)
        | Action::Innovate(_)
        | Action::Send(..)
        | Action::Power(_)
        | Action::Book(_)
        | Action::Use(_)
        | Action::Annex(_) => follow(play.state, seat),
    }
}

/// Makes the choices that an action opened, each as it looks best at once.
fn follow(mut state: State, seat: Seat) -> i64 {
    for _ in 0..DEPTH {
        if state.player(seat).pending.is_empty() || state.offer_to(seat).is_some() {
            break;
        }
        let legal = permit::legal(&state, seat);
        let chosen = legal
            .iter()
            .filter(|action| !matches!(action, Action::Burn | Action::Convert(_) | Action::End))
            .filter_map(|action| permit::apply(&state, seat, action).ok())
            .map(|play| (appraise(&play.state, seat), play.state))
            .max_by_key(|(value, _)| *value);
        let stays = legal.contains(&Action::End);
        match chosen {
            Some((value, next)) if !stays || value > appraise(&state, seat) => state = next,
            _ => break,
        }
    }
    appraise(&state, seat)
}
