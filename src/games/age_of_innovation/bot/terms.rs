//! What a strong player counts. The weights are in `data/bot.toml`.

use std::sync::LazyLock;

use crate::data::{DATA, Gain, Tile};
use crate::state::effects::Effect;
use crate::state::ids::{Bonus, Building, Held};
use crate::state::{Phase, Player, State};
use kernel::bots::judgement::{Judgement, Tally};
use kernel::land::{Hex, HexSet};
use kernel::{Seat, few, terms};

terms! {
    Points = "points",
    /// What goods would bring if the match ended now; only in the last round.
    Goods = "goods",
    Coins = "coins",
    Tools = "tools",
    Scholars = "scholars",
    Books = "books",
    /// Books on the way to an innovation, squared.
    Gathered = "gathered",
    Ready = "ready",
    Second = "second",
    Annexes = "annexes",
    /// Tokens that were burnt do not come back.
    Tokens = "tokens",
    /// For each round to come.
    CoinIncome = "coin_income",
    ToolIncome = "tool_income",
    ScholarIncome = "scholar_income",
    BookIncome = "book_income",
    PowerIncome = "power_income",
    PointIncome = "point_income",
    StepIncome = "step_income",
    /// On passing in this round, and by what is kept in each round to come.
    PassNow = "pass_now",
    PassLater = "pass_later",
    /// Special actions: those that can still be used in this round, and in each round to come.
    SpecialsNow = "specials_now",
    Specials = "specials",
    /// The round bonus tile of the next round: the one taken, or the best of the market before that.
    NextBonus = "next_bonus",
    /// What the end would bring as things stand, in tenths that grow with the rounds.
    Science = "science",
    Area = "area",
    AreaSize = "area_size",
    Levels = "levels",
    /// What the science bonuses of the rounds to come would give, by its kind.
    BonusGoods = "bonus_goods",
    Keys = "keys",
    Sailing = "sailing",
    Spades = "spades",
    Innovations = "innovations",
    Competencies = "competencies",
    Palace = "palace",
    Guilds = "guilds",
    Schools = "schools",
    /// The best group on its way to a city, and the second.
    NearCity = "near_city",
    NextCity = "next_city",
    /// What the round tiles to come will pay for.
    RoundTiles = "round_tiles",
    /// Free land in reach, by the steps that it needs.
    Native = "native",
    OneStep = "one_step",
    Neighbours = "neighbours",
    /// Choices that are still open.
    OpenBooks = "open_books",
    OpenLevels = "open_levels",
    OpenSpades = "open_spades",
    OpenTiles = "open_tiles",
    Acted = "acted",
}

pub(crate) fn judgement() -> &'static Judgement {
    static READ: LazyLock<Judgement> = LazyLock::new(|| {
        Judgement::read(TERMS, include_str!("../data/bot.toml")).expect("the data are tested")
    });
    &READ
}

pub(crate) fn count(state: &State, seat: Seat, tally: &mut Tally) {
    let player = state.player(seat);
    let mut add = |term: Term, count: i64| tally.add(term as usize, count);
    add(Term::Points, player.vp.into());
    // What a seat will have is not known before all have chosen.
    let has_chosen = |player: &Player| player.board.is_some() && player.faction.is_some();
    if state.phase == Phase::Over || !state.players.iter().all(has_chosen) {
        return;
    }
    let later = i64::from(DATA.constants.rounds - state.round.min(DATA.constants.rounds));
    ending(state, seat, later, &mut add);
    match later {
        0 => {
            let coins = state.final_coins(seat);
            add(
                Term::Goods,
                (coins * 100 / DATA.constants.coins_per_final_vp).into(),
            );
        }
        _ => {
            goods(state, seat, &mut add);
            engine(state, seat, later, &mut add);
            land(state, seat, &mut add);
        }
    }
    if !state.has_passed(seat) {
        add(Term::PassNow, on_pass(state, seat, |_| true));
        add(Term::SpecialsNow, unused(state, seat));
    }
    cities(state, seat, later, &mut add);
    open_choices(state, seat, &mut add);
    let acted = matches!(state.phase, Phase::Actions { active, acted } if acted && active == seat);
    add(Term::Acted, acted.into());
}

/// Who leads in the end is more certain from round to round.
const CERTAIN: i64 = 10;

/// What the end would bring, and levels.
fn ending(state: &State, seat: Seat, later: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let points = state.final_points()[seat.index()];
    let science = i64::from(points.science.iter().sum::<u16>());
    add(Term::Science, science * (CERTAIN - later));
    add(Term::Area, i64::from(points.area) * (CERTAIN - later));
    add(Term::AreaSize, points.area_size.into());
    add(
        Term::Levels,
        player.levels.iter().map(|level| i64::from(*level)).sum(),
    );
}

/// More than can be spent soon is worth little.
fn soon(held: u16, most: i64) -> i64 {
    let held = i64::from(held);
    held.min(most) * 4 + (held - most).max(0)
}

fn goods(state: &State, seat: Seat, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let [first, second, third] = player.bowls.0.0;
    add(Term::Coins, soon(player.coins, 14));
    add(Term::Tools, soon(player.tools, 8));
    add(Term::Scholars, soon(player.scholars.into(), 4));
    let books = i64::from(player.all_books());
    add(Term::Books, books);
    if player.innovations.len() < 3 {
        add(Term::Gathered, books.min(6) * books.min(6));
    }
    add(Term::Ready, third.into());
    add(Term::Second, second.into());
    add(
        Term::Tokens,
        i64::from(first) + i64::from(second) + i64::from(third),
    );
    add(Term::Annexes, player.annexes.into());
}

fn engine(state: &State, seat: Seat, later: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let income = kept_income(state, seat);
    add(Term::CoinIncome, later * i64::from(income.coins));
    add(Term::ToolIncome, later * i64::from(income.tools));
    add(Term::ScholarIncome, later * i64::from(income.scholars));
    add(Term::BookIncome, later * i64::from(income.books_any));
    add(Term::PowerIncome, later * i64::from(income.power));
    add(Term::PointIncome, later * i64::from(income.vp));
    add(Term::StepIncome, later * i64::from(income.steps_any));
    add(Term::PassLater, later * on_pass(state, seat, is_kept));
    let specials = state
        .tiles(seat)
        .filter(|held| is_kept(*held) && held.tile(state.revised).special_action.is_some());
    add(Term::Specials, later * specials.count() as i64);
    add(Term::NextBonus, next_bonus(state, seat));
    add(Term::BonusGoods, science_bonuses(state, seat));
    add(Term::Keys, player.free_keys().into());
    add(Term::Sailing, player.sailing.into());
    add(
        Term::Spades,
        later * i64::from(3 - state.tools_per_spade(seat).min(3)),
    );
    add(Term::Innovations, player.innovations.len() as i64);
    add(Term::Competencies, later * player.competencies.len() as i64);
    add(Term::Palace, later * i64::from(player.has_own_palace()));
    add(
        Term::Guilds,
        state.count(seat, |built| built == Building::Guild).into(),
    );
    add(
        Term::Schools,
        state.count(seat, |built| built == Building::School).into(),
    );
    add(Term::RoundTiles, round_tiles(state, seat));
}

/// A round bonus tile goes back when its holder passes.
fn is_kept(held: Held) -> bool {
    !matches!(held, Held::Bonus(_))
}

/// The income of each round to come: the tile of this round will be another by then.
fn kept_income(state: &State, seat: Seat) -> Gain {
    let mut income = state.income(seat);
    if let Some(bonus) = state.player(seat).bonus {
        let given = &bonus.data().income;
        income.coins -= given.coins;
        income.tools -= given.tools;
        income.scholars -= given.scholars;
        income.books_any -= given.books_any;
        income.power -= given.power;
        income.vp -= given.vp;
        income.steps_any -= given.steps_any;
    }
    income
}

/// Special actions that wait in this round.
fn unused(state: &State, seat: Seat) -> i64 {
    let used = &state.player(seat).used;
    let waiting = state
        .tiles(seat)
        .filter(|held| held.tile(state.revised).special_action.is_some() && !used.contains(held));
    waiting.count() as i64
}

/// What the next round bonus tile brings, in tenths of a point. Passing gains nothing by it: before
/// that the best of the market is as good as taken.
fn next_bonus(state: &State, seat: Seat) -> i64 {
    let value = |bonus: Bonus| bonus_value(state, seat, bonus.data());
    if state.has_passed(seat) || !state.is_action_phase() {
        return state.player(seat).bonus.map_or(0, value);
    }
    let offered = state.market.iter();
    let best = offered.map(|offered| value(offered.bonus) + 4 * i64::from(offered.coins));
    best.max().unwrap_or(0)
}

fn bonus_value(state: &State, seat: Seat, tile: &Tile) -> i64 {
    let passing = tile.on_pass.map_or(0, |on| {
        let count = i64::from(state.counted(seat, on.per));
        count * (10 * i64::from(on.vp) + 5 * i64::from(on.steps_any))
    });
    let special = tile.special_action.as_ref().map_or(0, |gain| {
        let spades = gain.terraform_and_build.map_or(0, |dig| dig.spades);
        worth(gain) + 14 * i64::from(spades) + 5 * i64::from(gain.bridges)
    });
    let building = tile.on_build.map_or(0, |on| 10 * i64::from(on.vp));
    let sending = 10 * i64::from(tile.on_send_scholar.vp);
    worth(&tile.income) + passing + special + building + sending + 5 * i64::from(tile.reach_bonus)
}

/// Points and levels that passing would bring now.
fn on_pass(state: &State, seat: Seat, counts: impl Fn(Held) -> bool) -> i64 {
    let tiles = state.tiles(seat).filter(|held| counts(*held));
    tiles
        .filter_map(|held| held.tile(state.revised).on_pass)
        .map(|on| {
            let count = i64::from(state.counted(seat, on.per));
            count * (i64::from(on.vp) + i64::from(on.steps_any))
        })
        .sum()
}

/// What a gain is worth, in tenths of a point.
fn worth(gain: &Gain) -> i64 {
    i64::from(gain.coins) * 4
        + i64::from(gain.tools) * 7
        + i64::from(gain.scholars) * 11
        + i64::from(gain.books_any) * 10
        + i64::from(gain.power) * 2
        + i64::from(gain.vp) * 10
        + i64::from(gain.steps_any) * 5
        + i64::from(gain.spades) * 12
}

fn science_bonuses(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let more: u8 = state.printed(seat).map(|t| t.science_bonus_level_add).sum();
    let first = usize::from(state.round.max(1)) - 1;
    let last = state.round_scores.len().saturating_sub(1);
    let coming = state.round_scores[..last].iter().skip(first);
    coming
        .filter_map(|tile| tile.data().bonus.as_ref())
        .map(|bonus| {
            let level = i64::from(player.level(bonus.discipline) + more);
            worth(&bonus.gain) * level / i64::from(bonus.per_levels)
        })
        .sum()
}

/// The points of the round tiles to come for what is still on the board.
fn round_tiles(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let coming = state.round_scores.iter().skip(state.round.into());
    coming
        .map(|tile| {
            let data = tile.data();
            let likely = match data.building {
                Some(kind) => Building::ALL
                    .iter()
                    .filter(|building| kind.fits(**building))
                    .filter_map(|building| player.left.get(building.index()))
                    .copied()
                    .sum::<u8>()
                    .min(2),
                None => 2,
            };
            i64::from(data.vp) * i64::from(likely)
        })
        .sum()
}

/// How near groups are to a city: power value and buildings.
fn cities(state: &State, seat: Seat, later: i64, add: &mut impl FnMut(Term, i64)) {
    if state.cities.iter().all(|left| *left == 0) {
        return;
    }
    let needed = i64::from(state.city_value(seat));
    let worth = |group: HexSet| {
        let (mut value, mut count) = (0, 0);
        for built in group.iter().filter_map(|hex| state.built(hex)) {
            if built.city {
                return 0;
            }
            value += i64::from(built.power_value());
            count += 1 + i64::from(built.annex);
        }
        value.min(needed) * 2 + count.min(4) * 3
    };
    let mut best = [0; 2];
    for group in state.own_groups(seat) {
        let worth = worth(group);
        if worth > best[0] {
            best = [worth, best[0]];
        } else {
            best[1] = best[1].max(worth);
        }
    }
    add(Term::NearCity, best[0] * (later + 3));
    add(Term::NextCity, best[1] * later);
}

/// Room to grow, and neighbours who make guilds cheap.
fn land(state: &State, seat: Seat, add: &mut impl FnMut(Term, i64)) {
    let native = state.native(seat);
    let (mut own, mut one) = (0, 0);
    let distance = |hex: Hex| state.cells[hex.index()].terrain.map(|t| t.distance(native));
    for hex in state.reach(seat).and(state.empty_land()).iter() {
        match distance(hex) {
            Some(0) => own += 1,
            Some(1) => one += 1,
            Some(_) | None => {}
        }
    }
    add(Term::Native, own.min(4));
    add(Term::OneStep, one.min(6));
    let owned = state.owned(seat);
    let others = state.where_built(|built| built.owner != seat);
    let beside = state.map().grid.around(owned).and(others).count();
    add(Term::Neighbours, beside.min(few(5)).into());
}

/// Choices still open are worth about what they will bring.
fn open_choices(state: &State, seat: Seat, add: &mut impl FnMut(Term, i64)) {
    let frames = state.player(seat).pending.iter();
    let effects = frames.flat_map(|frame| &frame.0).flat_map(|item| &item.0);
    for effect in effects {
        match effect {
            Effect::Books(count) => add(Term::OpenBooks, (*count).into()),
            Effect::Levels(levels) => add(Term::OpenLevels, levels.left.into()),
            Effect::Dig(dig) => add(Term::OpenSpades, dig.free.into()),
            Effect::Spades(count) => add(Term::OpenSpades, (*count).into()),
            Effect::Competency => add(Term::OpenTiles, 4),
            Effect::PalaceTile => add(Term::OpenTiles, 6),
            Effect::City(_) => add(Term::OpenTiles, 9),
            Effect::Claim(_) => add(Term::OpenTiles, 8),
            Effect::Neutral(_) | Effect::OwnBuilding(_) => add(Term::OpenTiles, 3),
            Effect::Bridges(bridges) => add(Term::OpenLevels, bridges.left.into()),
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
            | Effect::Replace(..) => {}
        }
    }
}
