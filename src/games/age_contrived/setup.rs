//! What is dealt, the table as it is set up, and the choices before the first turn (rules 4, 17).

use super::action::{Action, StartAt};
use super::close;
use super::data::data;
use super::energy::{Check, kind_name};
use super::ids::*;
use super::state::*;
use crate::games::Seat;
use crate::games::deal::{Dealer, Setup};
use crate::games::message::{Arg, Event, Refusal, message};
use crate::games::rng::Rng;

pub(super) fn deal(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    let (data, seats) = (data(), dealer.seats());
    dealer.open("data", &[data.digest.as_str()], 1)?;
    let drawn: Vec<&str> = ids(
        data.monuments.iter().filter(|mon| !mon.always_in_play),
        |mon| &mon.id,
    );
    let drawn = dealer.open("monuments", &drawn, seats)?;
    let players = seats as u8;
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
    let sorted = |pool: &[&str], rng: &mut Rng| {
        let mut tiles: Vec<String> = pool.iter().map(|&id| id.to_owned()).collect();
        rng.shuffle(&mut tiles);
        tiles.sort_by_key(|id| level(id));
        tiles
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
        |rng| sorted(&pool, rng)[..4].to_vec(),
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
        |rng| sorted(&rest, rng),
        |tiles| in_order(tiles, &levels[4..]),
    )?;
    Ok(())
}

fn find_tile(id: &str) -> Option<TileId> {
    let at = data().tiles.iter().position(|tile| tile.id == id)?;
    Some(TileId(at as u8))
}

/// The index of a dealt id; the dealer has checked that it is there.
fn dealt<T>(lines: &[T], id: fn(&T) -> &String, word: &str) -> u8 {
    let at = lines.iter().position(|line| id(line) == word);
    at.expect("the dealer checks ids") as u8
}

pub(super) fn start(setup: &Setup) -> Result<State, Refusal> {
    let data = data();
    let digest = &setup.dealt("data")[0];
    if *digest != data.digest {
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
        state.neutrals = (0..data.neutrals.len() as u8).map(Neutral).collect();
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
        active: std::array::from_fn(|position| Tile::empty(TileId(position as u8))),
        spare: [TileId(5), TileId(6)],
        actions: std::array::from_fn(|position| ActionId(position as u8)),
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
    let printed = (0..all.len() as u8).filter(|&at| all[usize::from(at)].is_printed);
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

fn after_characters(state: &mut State) {
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

fn after_energy(state: &mut State) {
    if state.draft {
        // The last player begins, and it goes counter-clockwise.
        let seats = state.seats() as u8;
        let last = Seat((state.first.0 + seats - 1) % seats);
        state.phase = Phase::Draft(last);
    } else {
        close::begin_turn(state, state.first);
    }
}

pub(super) fn character_options(state: &State, out: &mut Vec<Action>) {
    let free = Character::ALL
        .into_iter()
        .filter(|&one| check_character(state, one).is_ok());
    out.extend(free.map(Action::Character));
}

fn check_character(state: &State, character: Character) -> Check {
    match Seat::all(state.seats()).find(|&seat| state.character(seat) == Some(character)) {
        Some(owner) => {
            let name = Arg::name(character.name());
            Err(message!("character-taken", character = name, owner = owner).into())
        }
        None => Ok(()),
    }
}

pub(super) fn play_character(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut Log,
) -> Check {
    let &Action::Character(character) = action else {
        return Err(message!("not-now").into());
    };
    check_character(state, character)?;
    state.player_mut(seat).character = Some(character);
    log.say(message!(
        "chooses-character",
        seat = seat,
        character = Arg::name(character.name())
    ));
    let next = Seat((seat.0 + 1) % state.seats() as u8);
    if state.character(next).is_none() {
        state.phase = Phase::Characters(next);
    } else {
        after_characters(state);
    }
    Ok(())
}

/// How many energies a seat has placed in its device and in the market.
pub(super) fn placed(state: &State, seat: Seat) -> (u8, u8) {
    let device: u8 = Row::all().map(|row| state.row(seat, row).total()).sum();
    (device, state.player(seat).market.total())
}

fn check_start(state: &State, seat: Seat, at: StartAt, kind: Kind) -> Check {
    let count = data().for_players(state.seats());
    let (device, market) = placed(state, seat);
    if !state.player(seat).pool.has(kind) {
        return Err(message!("pool-lacks", kind = kind_name(kind)).into());
    }
    match at {
        StartAt::Market if market >= count.start_energy_in_market => {
            Err(message!("start-market-full").into())
        }
        StartAt::Market => Ok(()),
        StartAt::Row(row) => {
            if !count.start_energy_positions.contains(&(row.position + 1))
                || device >= count.start_energy_in_device
            {
                return Err(message!(
                    "start-position",
                    count = count.start_energy_in_device,
                    last = count.start_energy_positions.len()
                )
                .into());
            }
            if state.free_slots(seat, row) == 0 {
                return Err(message!("row-full", row = row.to_string()).into());
            }
            Ok(())
        }
    }
}

fn check_ready(state: &State, seat: Seat) -> Check {
    let count = data().for_players(state.seats());
    let (device, market) = placed(state, seat);
    let left = count.start_energy_in_device + count.start_energy_in_market - device - market;
    if left > 0 {
        return Err(message!("start-missing", count = left).into());
    }
    Ok(())
}

/// Every place and kind for one more of the starting energies.
pub(super) fn start_options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let places = Row::all().map(StartAt::Row).chain([StartAt::Market]);
    for at in places {
        let kinds = Kind::ALL
            .into_iter()
            .filter(|&kind| check_start(state, seat, at, kind).is_ok());
        out.extend(kinds.map(|kind| Action::Start(at, kind)));
    }
    if check_ready(state, seat).is_ok() {
        out.push(Action::End);
    }
}

pub(super) fn play_start(state: &mut State, seat: Seat, action: &Action, log: &mut Log) -> Check {
    if state.player(seat).is_ready {
        return Err(message!("not-now").into());
    }
    match *action {
        Action::Start(at, kind) => {
            check_start(state, seat, at, kind)?;
            put_start(state, seat, at, kind);
            let place = at.to_string();
            log.events.push(Event::only(
                seat,
                message!(
                    "starts-with",
                    seat = seat,
                    kind = kind_name(kind),
                    place = place
                ),
            ));
        }
        Action::End => {
            check_ready(state, seat)?;
            state.player_mut(seat).is_ready = true;
            log.say(message!("start-ready", seat = seat));
            if state.players.iter().all(|player| player.is_ready) {
                log.revealed = true;
                log.say(message!("start-revealed"));
                after_energy(state);
            }
        }
        _ => return Err(message!("not-now").into()),
    }
    Ok(())
}

fn put_start(state: &mut State, seat: Seat, at: StartAt, kind: Kind) {
    state.player_mut(seat).pool[kind] -= 1;
    match at {
        StartAt::Market => state.player_mut(seat).market[kind] += 1,
        StartAt::Row(row) => state.row_mut(seat, row)[kind] += 1,
    }
}

/// Takes back what a seat has placed in secret and places as much at random.
pub(super) fn redraw_start(state: &mut State, seat: Seat, rng: &mut Rng) {
    let is_ready = state.player(seat).is_ready;
    let (device, market) = placed(state, seat);
    let player = state.player_mut(seat);
    player.pool = data().pool;
    player.market = Energies::default();
    for tile in &mut player.active {
        tile.rows = [Energies::default(); 2];
    }
    for (count, in_market) in [(market, true), (device, false)] {
        for _ in 0..count {
            let mut options = Vec::new();
            start_options(state, seat, &mut options);
            options.retain(|option| match option {
                Action::Start(at, _) => (*at == StartAt::Market) == in_market,
                _ => false,
            });
            if let Action::Start(at, kind) = *rng.pick(&options) {
                put_start(state, seat, at, kind);
            }
        }
    }
    state.player_mut(seat).is_ready = is_ready;
}

/// A neutral bridge may not lie beside a second one at a start region.
fn check_neutral(state: &State, neutral: Neutral, site: Site) -> Check {
    if !state.neutrals.contains(&neutral) {
        return Err(message!("neutral-gone").into());
    }
    if state.sites[site.index()].is_some() {
        return Err(message!("site-taken", site = site.to_string()).into());
    }
    let starts = state
        .players
        .iter()
        .fold(0, |bits, player| bits | player.home.bit());
    let bridges = Site::all().filter(|site| state.sites[site.index()].is_some());
    let touched = bridges.fold(0, |bits, site| bits | State::regions_of(site.place()));
    if State::regions_of(site.place()) & starts & touched != 0 {
        return Err(message!("start-region-has-bridge", site = site.to_string()).into());
    }
    Ok(())
}

pub(super) fn neutral_options(state: &State, out: &mut Vec<Action>) {
    for &neutral in &state.neutrals {
        let sites = Site::all().filter(|&site| check_neutral(state, neutral, site).is_ok());
        out.extend(sites.map(|site| Action::Neutral(neutral, site)));
    }
}

pub(super) fn play_neutral(state: &mut State, seat: Seat, action: &Action, log: &mut Log) -> Check {
    let &Action::Neutral(neutral, site) = action else {
        return Err(message!("not-now").into());
    };
    check_neutral(state, neutral, site)?;
    state.neutrals.retain(|&other| other != neutral);
    state.sites[site.index()] = Some(Bridge::Neutral(neutral));
    let name = Arg::name(data().neutrals[neutral.index()].id.as_str());
    log.say(message!(
        "drafts",
        seat = seat,
        bridge = name,
        site = site.to_string()
    ));
    let seats = state.seats() as u8;
    state.phase = Phase::Draft(Seat((seat.0 + seats - 1) % seats));
    let mut left = Vec::new();
    neutral_options(state, &mut left);
    if left.is_empty() {
        state.neutrals.clear();
        close::begin_turn(state, state.first);
    }
    Ok(())
}
