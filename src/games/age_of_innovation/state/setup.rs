//! What is dealt, and the table before the first decision.

use crate::data::maps::{Map, Side};
use crate::data::tables;
use crate::data::{self, DATA};
use crate::state::ids::{
    AreaTile, Bonus, BookAction, Building, CityTile, Competency, Faction, FinalScore, Innovation,
    Palace, RoundScore, Terrain,
};
use crate::state::source::Source;
use crate::state::{Cell, DraftPool, Neutral, Offered, Phase, Player, Set, State};
use kernel::deal::{Dealer, Setup, others};
use kernel::message::{Refusal, message};
use kernel::rng::Rng;
use kernel::{Seat, few};

const DRAFT: &str = "draft";

pub fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    let (seats, constants) = (dealer.seats(), &DATA.constants);
    tables::deal(dealer, side(seats, dealer.option("map")))?;
    deal_scoring(dealer)?;
    let book_actions: Vec<_> = BookAction::all().map(BookAction::id).collect();
    dealer.open(
        "book_actions",
        &book_actions,
        constants.book_actions_in_play,
    )?;
    let kinds: Vec<_> = Competency::all().map(Competency::id).collect();
    dealer.open("competencies", &kinds, DATA.competency_slots.len())?;
    let innovations: Vec<_> = Innovation::all().map(Innovation::id).collect();
    dealer.open("innovations", &innovations, slots(seats).len())?;
    let drawn = |palace: &Palace| !palace.data().always_available;
    let palaces: Vec<_> = Palace::all().filter(drawn).map(Palace::id).collect();
    let bonuses: Vec<_> = Bonus::all().map(Bonus::id).collect();
    let factions: Vec<_> = Faction::all().map(Faction::id).collect();
    if dealer.option("distribution") == DRAFT {
        let draft = constants.draft;
        let boards: Vec<_> = Terrain::ALL.iter().map(|board| board.id()).collect();
        dealer.open("draft_boards", &boards, draft.planning_cards)?;
        dealer.open("draft_factions", &factions, seats + draft.factions_extra)?;
        dealer.open("palaces", &palaces, seats + draft.palaces_extra)?;
        dealer.open("draft_bonuses", &bonuses, seats + draft.round_bonuses_extra)?;
    } else {
        dealer.open("palaces", &palaces, seats + constants.palace_tiles_extra)?;
        dealer.open("set_factions", &factions, Terrain::ALL.len())?;
        dealer.open("set_bonuses", &bonuses, Terrain::ALL.len())?;
    }
    if seats == 2 {
        let areas: Vec<_> = AreaTile::all().map(AreaTile::id).collect();
        dealer.hidden("area", &areas, 1)?;
    }
    dealer.start_player()
}

/// Two players have the small side, three may choose it.
fn side(seats: usize, option: &str) -> Side {
    if seats == 2 || option == "small" {
        Side::Small
    } else {
        Side::Large
    }
}

fn slots(seats: usize) -> &'static [data::Slot] {
    let display = DATA
        .displays
        .iter()
        .find(|display| display.players == seats);
    &display.expect("a display for every table").slots
}

/// The round score tiles, in the order of the rounds, and the final one.
fn deal_scoring(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    let rounds = usize::from(DATA.constants.rounds);
    let all: Vec<_> = RoundScore::all().map(RoundScore::id).collect();
    let names = |tiles: Vec<RoundScore>| tiles.into_iter().map(|tile| tile.id().to_owned());
    let dealt = dealer.special(
        "round_scores",
        false,
        &all,
        rounds,
        |rng, given| match given {
            [] => names(draw_rounds(rng)).collect(),
            given => draw_later_rounds(rng, given),
        },
        check_rounds,
    )?;
    let last: RoundScore = dealt[rounds - 1].parse()?;
    let finals: Vec<_> = FinalScore::all().map(FinalScore::id).collect();
    let fits = move |tile: &FinalScore| fits_last_round(*tile, last);
    dealer.special(
        "final_score",
        false,
        &finals,
        1,
        |rng, _| {
            let open: Vec<FinalScore> = FinalScore::all().filter(fits).collect();
            vec![rng.pick(&open).id().to_owned()]
        },
        |ids| match ids[0].parse::<FinalScore>() {
            Ok(tile) if fits_last_round(tile, last) => Ok(()),
            _ => Err(message!("deal-final-score", tile = ids[0].clone()).into()),
        },
    )?;
    Ok(())
}

/// The final tile never shows the building of the last round's tile.
pub fn fits_last_round(tile: FinalScore, last: RoundScore) -> bool {
    tile.data().building != last.data().building
}

/// Whether a tile may lie on a round, given the tiles of the later rounds, from the last down.
pub fn may_follow(later: &[RoundScore], tile: RoundScore) -> bool {
    let round = DATA.constants.rounds - few(later.len());
    let discipline = |tile: &RoundScore| {
        let bonus = tile.data().bonus.as_ref();
        bonus.map(|bonus| bonus.discipline)
    };
    let same = |other: &&RoundScore| discipline(other) == discipline(&tile);
    let on_last = later.first().is_some_and(|last| same(&last));
    let third = later.iter().filter(same).count() == 2;
    !tile.data().forbidden_rounds.contains(&round) && (!third || on_last)
}

fn draw_rounds(rng: &mut Rng) -> Vec<RoundScore> {
    let mut pile: Vec<RoundScore> = RoundScore::all().collect();
    rng.shuffle(&mut pile);
    let mut chosen: Vec<RoundScore> = Vec::new();
    let mut aside = Vec::new();
    while chosen.len() < usize::from(DATA.constants.rounds) {
        let tile = pile.pop().expect("twelve tiles are enough for six rounds");
        let round = DATA.constants.rounds - few(chosen.len());
        if tile.data().forbidden_rounds.contains(&round) {
            aside.push(tile);
        } else if may_follow(&chosen, tile) {
            chosen.push(tile);
        }
        if chosen.len() == 2 && !aside.is_empty() {
            pile.append(&mut aside);
            rng.shuffle(&mut pile);
        }
    }
    chosen.reverse();
    chosen
}

/// The rounds after those that are given, drawn again until they fit together.
fn draw_later_rounds(rng: &mut Rng, given: &[String]) -> Vec<String> {
    const MOST_TRIES: usize = 1000;
    let all: Vec<String> = RoundScore::all().map(|tile| tile.id().to_owned()).collect();
    let mut drawn = Vec::new();
    for _ in 0..MOST_TRIES {
        let mut rest = others(&all, given);
        rng.shuffle(&mut rest);
        drawn = [given, &rest].concat();
        drawn.truncate(DATA.constants.rounds.into());
        if check_rounds(&drawn).is_ok() {
            break;
        }
    }
    drawn
}

fn check_rounds(ids: &[String]) -> Result<(), Refusal> {
    let mut later = Vec::new();
    for id in ids.iter().rev() {
        let tile: RoundScore = id.parse()?;
        if !may_follow(&later, tile) {
            return Err(message!("deal-round-score", tile = id.clone()).into());
        }
        later.push(tile);
    }
    Ok(())
}

pub fn start(setup: &Setup) -> Result<State, Refusal> {
    let draft = setup.option("distribution") == DRAFT;
    let side = side(setup.seats, setup.option("map"));
    let all = |component: &str| -> Vec<&str> {
        setup.dealt(component).iter().map(String::as_str).collect()
    };
    let first: usize = setup.dealt("start_player")[0].parse().unwrap_or(1);
    let order: Vec<Seat> = Seat(few(first - 1)).clockwise(setup.seats).collect();
    let round_scores: Vec<RoundScore> = parsed(&all("round_scores"))?;
    let mut innovations: Vec<Option<Innovation>> = Vec::new();
    for tile in parsed(&all("innovations"))? {
        innovations.push(Some(tile));
    }
    let mut palaces: Vec<Palace> = parsed(&all("palaces"))?;
    if !draft {
        palaces.extend(Palace::all().filter(|palace| palace.data().always_available));
        palaces.sort();
    }
    let mut state = State {
        side,
        revised: setup.option("faction_values") == "revised_2024",
        draft,
        phase: if draft {
            Phase::Draft(0)
        } else {
            Phase::Sets(0)
        },
        round: 0,
        order,
        passed: Vec::new(),
        players: vec![Player::default(); setup.seats],
        cells: cells(Map::of(side)),
        sites: match side {
            Side::Small => tables::sites(setup.dealt(tables::SITES))?,
            Side::Large => Map::of(side).sites.clone(),
        },
        bridges: Vec::new(),
        offers: Vec::new(),
        offers_made: 0,
        final_score: all("final_score")[0].parse()?,
        book_actions: parsed(&all("book_actions"))?,
        power_used: [None; 6],
        book_used: [None; 6],
        innovations,
        competencies: parsed(&all("competencies"))?,
        competencies_left: std::array::from_fn(|_| Competency(0).data().copies),
        palaces,
        market: Vec::new(),
        sets: Vec::new(),
        drafted: DraftPool::default(),
        cities: std::array::from_fn(|tile| CityTile(few(tile)).data().copies),
        books: [DATA.constants.books_per_discipline; 4],
        spaces: [[false; 4]; 4],
        neutral: None,
        dug: Vec::new(),
        river_cities: Vec::new(),
        scored: Vec::new(),
        round_scores,
    };
    if draft {
        state.drafted = DraftPool {
            boards: parsed(&all("draft_boards"))?,
            factions: parsed(&all("draft_factions"))?,
            palaces: std::mem::take(&mut state.palaces),
            bonuses: parsed(&all("draft_bonuses"))?,
        };
    } else {
        make_sets(
            &mut state,
            &parsed(&all("set_factions"))?,
            &parsed(&all("set_bonuses"))?,
        );
    }
    if let [area] = all("area")[..] {
        add_neutral(&mut state, area.parse()?);
    }
    Ok(state)
}

fn parsed<T: std::str::FromStr>(ids: &[&str]) -> Result<Vec<T>, Refusal>
where
    Refusal: From<T::Err>,
{
    ids.iter().map(|id| Ok(id.parse::<T>()?)).collect()
}

fn cells(map: &Map) -> Vec<Cell> {
    let terrain = map.terrain.iter();
    terrain
        .map(|terrain| Cell {
            terrain: *terrain,
            built: None,
        })
        .collect()
}

/// Each planning card with a faction and a bonus tile; the tiles left over make the market.
fn make_sets(state: &mut State, factions: &[Faction], bonuses: &[Bonus]) {
    for (index, board) in Terrain::ALL.iter().enumerate() {
        state.sets.push(Set {
            board: *board,
            faction: factions[index],
            bonus: bonuses[index],
        });
    }
    let rest = Bonus::all().filter(|bonus| !bonuses.contains(bonus));
    state.market = rest.map(new_offer).collect();
}

pub fn new_offer(bonus: Bonus) -> Offered {
    Offered {
        bonus,
        coins: DATA.constants.start_round_bonus_coins,
    }
}

/// The third party of the two-player game: its scholars and its levels.
fn add_neutral(state: &mut State, area: AreaTile) {
    let faction = &DATA.neutral_faction;
    let mut levels = [faction.start_level; 4];
    let early = state.round_scores.len() - 1;
    for tile in &state.round_scores[..early] {
        if let Some(bonus) = &tile.data().bonus {
            levels[bonus.discipline.index()] += bonus.per_levels;
        }
    }
    let worth = &DATA.science.scholar_spaces;
    let space = worth
        .iter()
        .position(|w| *w == faction.scholars_on_space_value);
    for spaces in &mut state.spaces {
        spaces[space.expect("there is such a space")] = true;
    }
    state.neutral = Some(Neutral {
        levels,
        area: Some(area),
    });
}

/// The pieces of a planning board on which nothing is built yet.
pub fn all_pieces() -> [u8; 5] {
    std::array::from_fn(|index| Building::ALL[index].data().per_colour)
}

/// What a planning board and a faction bring, once both are known.
pub fn furnish(state: &mut State, seat: Seat) {
    let board = state.native(seat).board();
    let faction = state.faction(seat);
    let constants = &DATA.constants;
    let player = state.player_mut(seat);
    let starts = [&board.start, &faction.start];
    let sum = |part: fn(&data::Start) -> u8| starts.iter().map(|start| part(start)).sum::<u8>();
    player.score(u16::from(constants.start_vp), Source::Start);
    player.coins = u16::from(sum(|start| start.coins));
    player.tools = u16::from(sum(|start| start.tools));
    player.scholars = sum(|start| start.scholars);
    player.scholar_supply = constants.scholars_per_player - player.scholars;
    player.bowls.0.0 = board.bowls;
    player.left = all_pieces();
    player.bridges = constants.bridges_per_player;
    let first = board.sailing.first();
    player.sailing = first.map_or(0, |space| board.sailing_start - space.value);
}
