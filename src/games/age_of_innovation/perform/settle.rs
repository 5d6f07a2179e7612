//! Runs what happens by itself until a seat has to choose.

use crate::data::{DATA, Gain};
use crate::perform::buildings;
use crate::perform::choices;
use crate::perform::play::{Happening, Play};
use crate::permit::eyes::Eyes;
use crate::state::State;
use crate::state::effects::{
    Counting, Effect, Levels, Origin, Stock, automatic, chosen, effects_of,
};
use crate::state::ids::{Building, Held, Innovation};
use crate::state::source::Source;
use kernel::message::{Arg, message};
use kernel::{Seat, few};

/// Settles what waits for a seat as far as it needs no choice.
pub fn settle(play: &mut Play, seat: Seat) {
    while let Some(effect) = next_effect(play, seat) {
        if effect.is_choice() {
            skip(play, seat, effect);
        } else {
            run(play, seat, effect);
        }
    }
}

/// Takes the next effect off the stack: one that runs by itself, or a choice without any option.
/// `None` if nothing waits or the seat has to choose.
fn next_effect(play: &mut Play, seat: Seat) -> Option<Effect> {
    drop_settled(play, seat);
    let state = &play.state;
    let items = &state.player(seat).pending.last()?.0;
    let open = |effect: Option<&Effect>| choices::has_option(&Eyes::quiet(state, seat), effect);
    let by_itself = items.iter().position(|item| item.choice().is_none());
    let index = match (items.len(), by_itself) {
        (1, _) => 0,
        (_, Some(index)) => index,
        _ if items.iter().any(|item| open(item.choice())) => return None,
        _ => 0,
    };
    let effect = items[index].0.last()?;
    if effect.is_choice() && open(Some(effect)) {
        return None;
    }
    let pending = &mut play.state.player_mut(seat).pending;
    pending.last_mut()?.0[index].0.pop()
}

/// Takes away items and frames of which nothing is left.
fn drop_settled(play: &mut Play, seat: Seat) {
    let pending = &mut play.state.player_mut(seat).pending;
    while let Some(top) = pending.last_mut() {
        top.0.retain(|item| !item.0.is_empty());
        if !top.0.is_empty() {
            return;
        }
        pending.pop();
    }
}

/// A choice without any option: what it would have brought is lost.
fn skip(play: &mut Play, seat: Seat, effect: Effect) {
    match effect {
        Effect::Pay(count) => choices::pay_all(play, seat, count),
        Effect::City(Some(hex)) => buildings::unfound(play, seat, hex),
        Effect::Neutral(building) => play.tell(message!(
            "no-place",
            seat = seat,
            building = Arg::name(building.id())
        )),
        Effect::Books(_)
        | Effect::Levels(_)
        | Effect::Key(..)
        | Effect::Competency
        | Effect::PalaceTile
        | Effect::OwnBuilding(_)
        | Effect::City(None)
        | Effect::Dig(_)
        | Effect::Bridges(_)
        | Effect::Spades(_)
        | Effect::Replace(..) => {}
        automatic!() => {
            unreachable!("{effect:?} runs by itself")
        }
    }
}

fn run(play: &mut Play, seat: Seat, effect: Effect) {
    match effect {
        Effect::Take(stock) => play.take(seat, stock),
        Effect::Step(track) => play.track_step(seat, track),
        Effect::Steps(discipline, count) => play.steps(seat, discipline, count),
        Effect::BooksOf(discipline, count) => play.give_books(seat, discipline, count),
        Effect::Count(Counting::Innovation(tile)) => {
            let gain = &tile.data().immediate;
            count(play, seat, gain, Source::Innovations, tile.id());
        }
        Effect::Count(Counting::Book(action)) => {
            let gain = &action.data().gain;
            count(play, seat, gain, Source::Actions, action.id());
        }
        Effect::Shapes(each) => {
            let shapes = Building::ALL
                .iter()
                .filter(|shape| play.state.count(seat, |b| b == **shape) > 0);
            let left = each * few(shapes.count());
            let levels = Levels {
                left,
                one: false,
                chosen: None,
                must: false,
            };
            play.push_one(seat, vec![Effect::Levels(levels)]);
        }
        Effect::Claim(tile) => claim(play, seat, tile),
        Effect::BookGain(action) => {
            let origin = Origin::action(None);
            let mut effects = effects_of(&play.state, &action.data().gain, origin);
            // Counted before anything is chosen, so that nothing stands behind the choice.
            effects.insert(0, Effect::Count(Counting::Book(action)));
            play.push_one(seat, effects);
        }
        Effect::PassDone(bonus) => crate::perform::pass::finish(play, seat, bonus),
        Effect::Income => income(play, seat),
        Effect::CityCheck => {
            let items = buildings::found_cities(play, seat);
            play.push(seat, items);
        }
        chosen!() => unreachable!("{effect:?} waits for the seat"),
    }
}

/// Points that are counted at once: per thing, by table, or from levels.
fn count(play: &mut Play, seat: Seat, gain: &Gain, source: Source, why: &'static str) {
    let state = &play.state;
    let mut points = 0u16;
    if let Some(per) = gain.vp_per {
        points += u16::from(state.counted(seat, per.what)) * u16::from(per.vp);
    }
    if let Some(table) = &gain.vp_table {
        let count = state.counted(seat, table.what);
        let row = table.steps.iter().rfind(|row| row.min <= count);
        points += row.map_or(0, |row| u16::from(row.vp));
    }
    let mut levels = state.player(seat).levels;
    levels.sort_unstable_by(|a, b| b.cmp(a));
    let top = levels.iter().take(usize::from(gain.vp_sum_of_top_levels));
    points += top.map(|level| u16::from(*level)).sum::<u16>();
    play.score(seat, points, source, why);
}

/// The innovation is paid: its event, then what it brings.
fn claim(play: &mut Play, seat: Seat, tile: Innovation) {
    play.state.player_mut(seat).innovations.push(tile);
    play.tell(message!(
        "innovates",
        seat = seat,
        tile = Arg::name(tile.id())
    ));
    play.happens(seat, Happening::Innovation);
    let origin = Origin::bonus(Some(Held::Innovation(tile)));
    let mut effects = effects_of(&play.state, &tile.data().immediate, origin);
    effects.push(Effect::Count(Counting::Innovation(tile)));
    play.push_one(seat, effects);
}

/// Everything but levels, which come before it, and books, which come after it.
fn income(play: &mut Play, seat: Seat) {
    let gain = play.state.income(seat);
    let mut effects = vec![Effect::Take(Stock::of(&gain, None))];
    if gain.books_any > 0 {
        effects.push(Effect::Books(gain.books_any));
    }
    play.push_one(seat, effects);
}

impl State {
    /// What passing would score now, by tile.
    pub fn pass_points(&self, seat: Seat) -> Vec<(Held, u16)> {
        let points = |held: Held| {
            let on = held.tile(self.revised).on_pass?;
            let count = u16::from(self.counted(seat, on.per));
            Some((held, count * u16::from(on.vp)))
        };
        self.tiles(seat).filter_map(points).collect()
    }

    /// Levels of choice that passing brings.
    pub fn pass_levels(&self, seat: Seat) -> u8 {
        let levels = |held: Held| {
            let on = held.tile(self.revised).on_pass?;
            Some(on.steps_any * self.counted(seat, on.per))
        };
        self.tiles(seat).filter_map(levels).sum()
    }

    /// The power value that a city of this seat needs.
    pub fn city_value(&self, seat: Seat) -> u8 {
        let lowered = self.printed(seat).filter_map(|t| t.city_min_power_value);
        lowered.fold(DATA.constants.city_min_power_value, u8::min)
    }
}
