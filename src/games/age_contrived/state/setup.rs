//! What is dealt, and the table as it is set up (rules 4).

use crate::data::data;
use crate::perform::close;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::deal::{DATA, Dealer, Setup, others};
use kernel::message::{Refusal, message};
use kernel::rng::Rng;

pub(crate) fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    let (data, seats) = (data(), dealer.seats());
    let names: Vec<&str> = std::iter::once(&data.digest)
        .chain(&data.former_digests)
        .map(String::as_str)
        .collect();
    let newest = |_: &mut Rng, _: &[String]| vec![data.digest.clone()];
    dealer.special(DATA, false, &names, 1, newest, |_| Ok(()))?;
    let drawn: Vec<&str> = ids(
        data.monuments.iter().filter(|mon| !mon.always_in_play),
        |mon| &mon.id,
    );
    let drawn = dealer.open("monuments", &drawn, seats)?;
    let players = small(seats);
    let bonuses = data
        .bonus_tiles
        .iter()
        .filter(|tile| tile.min_players <= players);
    dealer.open(
        "monument_bonuses",
        &ids(bonuses, |tile| &tile.id),
        seats + 1,
    )?;
    let tiles = data.achievements.iter().filter(|one| !one.is_printed);
    dealer.open(
        "achievements",
        &ids(tiles, |one| &one.id),
        data.achievements_drawn,
    )?;
    deal_tiles(dealer, players)?;
    if dealer.option("characters") == "dealt" {
        dealer.open("characters", &Character::ALL.map(Character::name), seats)?;
    }
    let in_play = |mon: Mon| drawn.contains(&data.monument(mon).id);
    let regions = data
        .regions
        .iter()
        .filter(|region| in_play(region.monument));
    dealer.open("first_region", &ids(regions, |region| &region.id), 1)?;
    if dealer.option("neutral_bridges") == "dealt" {
        let (home, others): (Vec<_>, Vec<_>) = data
            .neutrals
            .iter()
            .partition(|tile| tile.home_min_players <= players);
        dealer.open(
            "home_bridges",
            &ids(home.into_iter(), |tile| &tile.id),
            seats,
        )?;
        let left = others.len();
        dealer.open(
            "other_bridges",
            &ids(others.into_iter(), |tile| &tile.id),
            left,
        )?;
    }
    dealer.start_player()
}

fn ids<'a, T: 'a>(lines: impl Iterator<Item = &'a T>, id: fn(&T) -> &String) -> Vec<&'a str> {
    lines.map(|line| id(line).as_str()).collect()
}

/// The face-up market (from the right) and the stack under it: level I on II on III.
fn deal_tiles(dealer: &mut Dealer<'_>, players: u8) -> Result<(), Refusal> {
    let used = data()
        .tiles
        .iter()
        .filter(|tile| tile.level > 0 && tile.min_players <= players);
    let pool: Vec<&str> = ids(used, |tile| &tile.id);
    let level = |id: &str| find_tile(id).map_or(0, |tile| data().tile(tile).level);
    let sorted = |pool: &[&str], rng: &mut Rng, given: &[String]| {
        let pool: Vec<String> = pool.iter().map(|&id| id.to_owned()).collect();
        let mut tiles = others(&pool, given);
        rng.shuffle(&mut tiles);
        tiles.sort_by_key(|id| level(id));
        [given, &tiles].concat()
    };
    let mut levels: Vec<u8> = pool.iter().map(|id| level(id)).collect();
    levels.sort_unstable();
    let in_order = |tiles: &[String], levels: &[u8]| {
        let wrong = tiles
            .iter()
            .zip(levels)
            .find(|(id, wanted)| level(id) != **wanted);
        match wrong {
            Some((id, &wanted)) => Err(Refusal(message!(
                "deal-level",
                tile = id.clone(),
                level = wanted
            ))),
            None => Ok(()),
        }
    };
    let market = dealer.special(
        "market_tiles",
        false,
        &pool,
        4,
        |rng, given| sorted(&pool, rng, given)[..4].to_vec(),
        |tiles| in_order(tiles, &levels[..4]),
    )?;
    let rest: Vec<&str> = pool
        .iter()
        .copied()
        .filter(|id| !market.iter().any(|tile| tile == id))
        .collect();
    dealer.special(
        "tile_stack",
        true,
        &rest,
        rest.len(),
        |rng, given| sorted(&rest, rng, given),
        |tiles| in_order(tiles, &levels[4..]),
    )?;
    Ok(())
}

fn find_tile(id: &str) -> Option<TileId> {
    let at = data().tiles.iter().position(|tile| tile.id == id)?;
    Some(TileId(small(at)))
}

/// The index of a dealt id; the dealer has checked that it is there.
fn dealt<T>(lines: &[T], id: fn(&T) -> &String, word: &str) -> u8 {
    let at = lines.iter().position(|line| id(line) == word);
    small(at.expect("the dealer checks ids"))
}

pub(crate) fn start(setup: &Setup) -> Result<State, Refusal> {
    let data = data();
    let digest = &setup.dealt(DATA)[0];
    if !data.is_called(digest) {
        return Err(message!(
            "other-data",
            dealt = digest.clone(),
            here = data.digest.as_str()
        )
        .into());
    }
    let drawn: Vec<Mon> = setup
        .dealt("monuments")
        .iter()
        .map(|id| Mon(dealt(&data.monuments, |mon| &mon.id, id)))
        .collect();
    let homes = homes(setup, &drawn);
    let first = Seat(
        setup.dealt("start_player")[0]
            .parse::<u8>()
            .expect("a seat number")
            - 1,
    );
    let mut state = State {
        rules: setup.rules,
        data: u64::from_str_radix(&data.digest, 16).expect("a digest is hexadecimal"),
        wind: setup.option("divine_wind") == "on",
        abilities: setup.option("abilities") == "on",
        free_start: setup.option("start_energy") == "free",
        draft: setup.option("neutral_bridges") == "draft",
        first,
        active: first,
        is_ending: false,
        turns: 0,
        phase: Phase::Over,
        stack: Vec::new(),
        players: homes.iter().map(|&home| player(setup, home)).collect(),
        monuments: monuments(setup, &drawn),
        pillars: [[None; 2]; REGIONS],
        achievements: achievements(setup),
        market: market(setup),
        deck: setup
            .dealt("tile_stack")
            .iter()
            .rev()
            .filter_map(|id| find_tile(id))
            .collect(),
        actions: std::array::from_fn(|at| {
            data.actions[BASIC_ACTIONS + at].copies[usize::from(setup.seats > 3)]
        }),
        relays: std::array::from_fn(|at| data.relays[at].count),
        sites: [None; SITES],
        neutrals: Vec::new(),
    };
    if state.draft {
        state.neutrals = (0..small(data.neutrals.len())).map(Neutral).collect();
    } else {
        deal_bridges(&mut state, setup);
    }
    for (seat, id) in setup.dealt("characters").iter().enumerate() {
        state.players[seat].character = Character::of(id);
    }
    let first = state.first;
    if state
        .players
        .iter()
        .any(|player| player.character.is_none())
    {
        state.phase = Phase::Characters(first);
    } else {
        after_characters(&mut state);
    }
    Ok(state)
}

/// The start region of each seat: those in play in the order of the ring, from the drawn one on.
fn homes(setup: &Setup, drawn: &[Mon]) -> Vec<Region> {
    let mut ring: Vec<Region> = Region::all()
        .filter(|&region| drawn.contains(&data().region(region).monument))
        .collect();
    let first = Region(dealt(
        &data().regions,
        |region| &region.id,
        &setup.dealt("first_region")[0],
    ));
    let at = ring.iter().position(|&region| region == first).unwrap_or(0);
    ring.rotate_left(at);
    ring
}

fn player(setup: &Setup, home: Region) -> Player {
    let at = data().region(home).start.expect("an outer region");
    Player {
        character: None,
        home,
        figure: Figure { at, end: 0 },
        is_charged: data().for_players(setup.seats).channel_marker_charged,
        active: std::array::from_fn(|position| Tile::empty(TileId(small(position)))),
        spare: [TileId(5), TileId(6)],
        actions: std::array::from_fn(|position| ActionId(small(position))),
        relays: [None; POSITIONS],
        pool: data().pool,
        reserve: data().reserve,
        market: Energies::default(),
        tracks: [None; 2],
        bridges: [BridgeAt::Board; 3],
        patron: None,
        has_wind: setup.option("divine_wind") == "on",
        aside: Energies::default(),
        refills: 0,
        began_in: 0,
        earned_iii: false,
        used_iii: false,
        used_extra: false,
        is_ready: false,
    }
}

fn monuments(setup: &Setup, drawn: &[Mon]) -> [Monument; MONUMENTS] {
    let always = Mon::all().filter(|&mon| data().monument(mon).always_in_play);
    let order: Vec<Mon> = always.chain(drawn.iter().copied()).collect();
    let bonuses = setup.dealt("monument_bonuses");
    std::array::from_fn(|at| {
        let place = order.iter().position(|mon| mon.index() == at);
        let bonus = place.map_or(0, |place| {
            dealt(&data().bonus_tiles, |tile| &tile.id, &bonuses[place])
        });
        Monument {
            in_play: place.is_some(),
            bonus: BonusTile(bonus),
            top: 0,
            spaces: [None; 3],
            finisher: None,
            is_closed: false,
            bound: [Energies::default(); MAX_SEATS],
            has_patron: place.is_some(),
        }
    })
}

fn achievements(setup: &Setup) -> [Achievement; 5] {
    let all = &data().achievements;
    let printed = (0..small(all.len())).filter(|&at| all[usize::from(at)].is_printed);
    let drawn = setup
        .dealt("achievements")
        .iter()
        .map(|id| dealt(all, |one| &one.id, id));
    let places: Vec<u8> = printed.chain(drawn).collect();
    std::array::from_fn(|at| Achievement {
        id: AchId(places[at]),
        spaces: [None; 2],
    })
}

fn market(setup: &Setup) -> [Option<TileId>; 4] {
    let mut tiles = setup.dealt("market_tiles").iter();
    let mut market = [None; 4];
    for slot in (0..4).rev() {
        market[slot] = tiles.next().and_then(|id| find_tile(id));
    }
    market
}

/// Home bridges lie on the spokes of the start regions in the order of the seats, the others on the
/// spokes that are left in the order of the ring.
fn deal_bridges(state: &mut State, setup: &Setup) {
    let spoke = |region: Region| data().region(region).spoke;
    let homes: Vec<Region> = state.players.iter().map(|player| player.home).collect();
    let others = Region::all().filter(|region| !homes.contains(region));
    let sites: Vec<Site> = homes
        .iter()
        .copied()
        .chain(others)
        .filter_map(spoke)
        .collect();
    let tiles = setup
        .dealt("home_bridges")
        .iter()
        .chain(setup.dealt("other_bridges"));
    for (site, id) in sites.into_iter().zip(tiles) {
        let tile = Neutral(dealt(&data().neutrals, |tile| &tile.id, id));
        state.sites[site.index()] = Some(Bridge::Neutral(tile));
    }
}

pub(crate) fn after_characters(state: &mut State) {
    if state.free_start {
        state.phase = Phase::Secret;
        return;
    }
    for seat in Seat::all(state.seats()) {
        quick_start(state, seat);
    }
    after_energy(state);
}

/// The starting energy of the character's card.
fn quick_start(state: &mut State, seat: Seat) {
    let positions = &data().for_players(state.seats()).start_energy_positions;
    let player = state.player_mut(seat);
    let card = &data()
        .character(player.character.expect("characters are known"))
        .quick_start;
    for line in card
        .positions
        .iter()
        .filter(|line| positions.contains(&line.position))
    {
        let tile = &mut player.active[usize::from(line.position) - 1];
        for (row, kinds) in [&line.top, &line.bottom].into_iter().enumerate() {
            for &kind in kinds {
                tile.rows[row][kind] += 1;
                player.pool[kind] -= 1;
            }
        }
    }
    player.market[card.market] += 1;
    player.pool[card.market] -= 1;
}

pub(crate) fn after_energy(state: &mut State) {
    if state.draft {
        // The last player begins, and it goes counter-clockwise.
        let seats = small(state.seats());
        let last = Seat((state.first.0 + seats - 1) % seats);
        state.phase = Phase::Draft(last);
    } else {
        close::begin_turn(state, state.first);
    }
}
