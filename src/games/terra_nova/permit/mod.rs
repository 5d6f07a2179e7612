//! Whether an action may be taken now and what it costs: the one truth behind `legal` and `apply`.

mod dig;
pub mod legal;
mod needs;

use dig::{may_dig, may_dig_second};
use needs::{free_land, home_terrain, house_on_mat, in_reach, own_house, post_on_mat};

use crate::action::{Action, Upgrade};
use crate::data::map::{BOARD, Site, name};
use crate::data::{BonusTile, DATA, Faction, Perk, PowerAction, Special, Terrain, TownTile};
use crate::perform::towns;
use crate::state::{Phase, Stage, State};
use crate::words::prompts::prompt;
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Message, Refusal, message};

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bill {
    pub coins: u16,
    /// Power from bowl III.
    pub power: u8,
    /// Spades that are really used, free or bought.
    pub spades: u8,
}

type Permit = Result<Bill, Refusal>;

impl Bill {
    const FREE: Bill = Bill {
        coins: 0,
        power: 0,
        spades: 0,
    };

    fn coins(coins: u16) -> Self {
        Bill {
            coins,
            ..Bill::FREE
        }
    }

    fn power(power: u8) -> Self {
        Bill {
            power,
            ..Bill::FREE
        }
    }

    fn and_power(self, power: u8) -> Self {
        Bill {
            power: self.power + power,
            ..self
        }
    }
}

/// The bill of an action that may be taken now, or why it may not.
pub fn permit(state: &State, seat: Seat, action: &Action) -> Permit {
    in_its_place(state, action)?;
    let bill = match *action {
        Action::Faction(faction) => may_choose(state, faction)?,
        Action::House(hex) => may_start_on(state, seat, hex)?,
        Action::Bonus(tile) | Action::Pass(tile) => may_take(state, tile)?,
        Action::Neutral(hex) => may_place_neutral(state, seat, hex)?,
        Action::Coins(0) => return Err(message!("exchange-nothing").into()),
        Action::Coins(power) => Bill::power(power),
        Action::Points(power) => may_exchange_for_points(state, seat, power)?,
        Action::RiverTown { river, tile } => {
            may_choose_town_tile(state, seat, tile)?;
            towns::may_join_over(state, seat, river)?;
            Bill::FREE
        }
        Action::Build(hex) => may_build(state, seat, hex)?,
        Action::Dig { with, hex, build } => may_dig(state, seat, with, hex, build)?,
        Action::SecondSpade { hex, build } => may_dig_second(state, seat, hex, build)?,
        Action::Upgrade { hex, to } => may_upgrade(state, seat, hex, to)?,
        Action::Sail { by_power } => may_sail(state, seat, by_power)?,
        Action::Bridge { by, site } => may_bridge(state, seat, by, site)?,
        Action::PowerCoins => power_action(state, seat, PowerAction::Coins)?,
        Action::LakeHouse(hex) => may_lake_house(state, seat, hex)?,
        Action::FreePost(hex) => may_free_post(state, seat, hex)?,
        Action::InventPost(hex) => may_invent_post(state, seat, hex)?,
        Action::Edge(hex) => hex.map_or(Ok(Bill::FREE), |hex| may_take_edge(state, hex))?,
        Action::Town { tile, at } => {
            may_choose_town_tile(state, seat, tile)?;
            towns::may_found(state, seat, at)?;
            Bill::FREE
        }
        Action::FreeSail(_) | Action::End => Bill::FREE,
    };
    affordable(state, seat, bill)
}

/// Whether this kind of action belongs to what is being decided.
fn in_its_place(state: &State, action: &Action) -> Result<(), Refusal> {
    let fits = match &state.phase {
        Phase::Neutral(_) => matches!(action, Action::Neutral(_)),
        Phase::Factions(_) => matches!(action, Action::Faction(_)),
        Phase::Houses(_) => matches!(action, Action::House(_)),
        Phase::Bonus(_) => matches!(action, Action::Bonus(_)),
        Phase::Window(_) => {
            matches!(action, Action::Coins(_) | Action::Points(_) | Action::End)
        }
        Phase::Turn { stage, .. } => fits_stage(stage, action),
        Phase::Over => false,
    };
    if fits {
        Ok(())
    } else {
        Err(out_of_place(state, action).into())
    }
}

fn fits_stage(stage: &Stage, action: &Action) -> bool {
    let is_aside = matches!(
        action,
        Action::Coins(_) | Action::Points(_) | Action::RiverTown { .. }
    );
    match stage {
        Stage::BeforeAction => is_aside || is_main(action),
        Stage::SecondSpade { .. } => matches!(action, Action::SecondSpade { .. }),
        Stage::EdgeHouse => matches!(action, Action::Edge(_)),
        Stage::FreeSail => matches!(action, Action::FreeSail(_)),
        Stage::Towns => matches!(action, Action::Town { .. }),
        Stage::AfterAction => is_aside || *action == Action::End,
    }
}

/// The one action of a turn.
fn is_main(action: &Action) -> bool {
    matches!(
        action,
        Action::Build(_)
            | Action::Dig { .. }
            | Action::Upgrade { .. }
            | Action::Sail { .. }
            | Action::Bridge { .. }
            | Action::PowerCoins
            | Action::LakeHouse(_)
            | Action::FreePost(_)
            | Action::InventPost(_)
            | Action::Pass(_)
    )
}

fn out_of_place(state: &State, action: &Action) -> Message {
    match &state.phase {
        Phase::Turn {
            stage: Stage::AfterAction,
            ..
        } if is_main(action) => {
            message!("one-action-only")
        }
        Phase::Turn {
            stage: Stage::BeforeAction,
            ..
        } if *action == Action::End => {
            message!("action-first")
        }
        Phase::Turn { .. } if matches!(action, Action::SecondSpade { hex: Some(_), .. }) => {
            message!("no-second-spade")
        }
        Phase::Turn {
            stage: Stage::BeforeAction | Stage::AfterAction,
            ..
        } => {
            message!("nothing-to-follow", line = action.to_string())
        }
        Phase::Over => message!("match-over"),
        Phase::Neutral(_)
        | Phase::Factions(_)
        | Phase::Houses(_)
        | Phase::Bonus(_)
        | Phase::Turn { .. }
        | Phase::Window(_) => message!("first-decide", what = prompt(state)),
    }
}

fn affordable(state: &State, seat: Seat, bill: Bill) -> Permit {
    let player = state.player(seat);
    if bill.coins > player.coins {
        let missing = bill.coins - player.coins;
        return Err(message!(
            "too-few-coins",
            price = bill.coins,
            coins = player.coins,
            missing = missing
        )
        .into());
    }
    if bill.power > player.bowls.ready() {
        return Err(message!(
            "too-little-power",
            price = bill.power,
            power = player.bowls.ready()
        )
        .into());
    }
    Ok(bill)
}

fn may_choose(state: &State, faction: Faction) -> Permit {
    let home = faction.data().home;
    let table = DATA.map.first_game.table(state.players.len());
    if state.variant.first_game && !table.seats.iter().any(|seat| seat.faction == faction.id()) {
        let set = table
            .seats
            .iter()
            .map(|seat| Arg::name(seat.faction.clone()))
            .collect::<Vec<_>>();
        return Err(message!("not-in-first-game", set = set).into());
    }
    if state.neutral_colour == Some(home) {
        return Err(message!("colour-neutral", colour = Arg::name(home.id())).into());
    }
    match state
        .seats()
        .find(|seat| state.player(*seat).home() == home)
    {
        Some(seat) => {
            Err(message!("colour-taken", colour = Arg::name(home.id()), seat = seat).into())
        }
        None => Ok(Bill::FREE),
    }
}

fn may_start_on(state: &State, seat: Seat, hex: Hex) -> Permit {
    free_land(state, hex)?;
    home_terrain(state, seat, hex)?;
    Ok(Bill::FREE)
}

fn may_take(state: &State, tile: BonusTile) -> Permit {
    if state.bonus_tiles.iter().any(|(other, _)| *other == tile) {
        return Ok(Bill::FREE);
    }
    let tiles = state
        .bonus_tiles
        .iter()
        .map(|(tile, _)| Arg::from(tile.letter().to_string()));
    let tiles = tiles.collect::<Vec<_>>();
    Err(message!(
        "bonus-not-there",
        tile = tile.letter().to_string(),
        tiles = tiles
    )
    .into())
}

fn may_place_neutral(state: &State, seat: Seat, hex: Hex) -> Permit {
    let Phase::Neutral(due) = &state.phase else {
        return Err(message!("match-over").into());
    };
    let Some((_, colour)) = due.first().filter(|(first, _)| *first == seat) else {
        return Err(message!("match-over").into());
    };
    let open = state.open_marks(*colour);
    if open.contains(hex) {
        return Ok(Bill::FREE);
    }
    let hexes = open
        .iter()
        .map(|hex| Arg::from(name(hex)))
        .collect::<Vec<_>>();
    Err(message!(
        "not-marked",
        hex = name(hex),
        colour = Arg::name(colour.id()),
        hexes = hexes
    )
    .into())
}

fn may_exchange_for_points(state: &State, seat: Seat, power: u8) -> Permit {
    let rate = state.player(seat).perk(|perk| {
        if let Perk::PowerForPoints { power, .. } = perk {
            Some(power)
        } else {
            None
        }
    });
    match rate {
        None => Err(message!("points-for-druids").into()),
        Some(rate) if power == 0 || !power.is_multiple_of(rate) => {
            Err(message!("points-by-rate", rate = rate, power = power).into())
        }
        Some(_) => Ok(Bill::power(power)),
    }
}

fn may_build(state: &State, seat: Seat, hex: Hex) -> Permit {
    free_land(state, hex)?;
    home_terrain(state, seat, hex)?;
    in_reach(state, seat, hex)?;
    house_on_mat(state, seat)?;
    Ok(Bill::coins(DATA.tiles.price.house))
}

fn may_upgrade(state: &State, seat: Seat, hex: Hex, to: Upgrade) -> Permit {
    let player = state.player(seat);
    match to {
        Upgrade::Post => {
            own_house(state, seat, hex)?;
            post_on_mat(state, seat)?;
            Ok(Bill::coins(post_price(state, seat, hex)))
        }
        Upgrade::Left | Upgrade::Right => {
            if !player.posts.contains(hex) {
                return Err(message!("no-own-post", hex = name(hex)).into());
            }
            let standing = if to == Upgrade::Left {
                player.left
            } else {
                player.right
            };
            match standing {
                Some(at) => Err(message!(
                    "palace-stands",
                    side = Arg::name(format!("side-{}", to.word())),
                    hex = name(at)
                )
                .into()),
                None => Ok(Bill::coins(DATA.tiles.price.palace)),
            }
        }
    }
}

fn post_price(state: &State, seat: Seat, hex: Hex) -> u16 {
    let special = state.player(seat).perk(|perk| {
        if let Perk::PostPrice {
            next_to_others,
            alone,
        } = perk
        {
            Some((next_to_others, alone))
        } else {
            None
        }
    });
    let price = &DATA.tiles.price;
    let (near, alone) = special.unwrap_or((price.post_next_to_others, price.post));
    if state.next_to_others(seat, hex) {
        near
    } else {
        alone
    }
}

fn may_sail(state: &State, seat: Seat, by_power: bool) -> Permit {
    let most = DATA.tiles.sailing.points.len() - 1;
    if usize::from(state.player(seat).sailing) >= most {
        return Err(message!("sailing-at-end", most = most).into());
    }
    if by_power {
        power_action(state, seat, PowerAction::Sail)
    } else {
        Ok(Bill::coins(DATA.tiles.price.sailing))
    }
}

fn may_bridge(state: &State, seat: Seat, by: Option<PowerAction>, site: Site) -> Permit {
    let player = state.player(seat);
    if player.bridges_left == 0 {
        return Err(message!("no-bridge-left", all = DATA.tiles.supply.bridges).into());
    }
    if let Some(owner) = state.bridges[site.index()] {
        return Err(message!("site-taken", site = site.to_string(), seat = owner).into());
    }
    if !site
        .ends()
        .iter()
        .any(|end| player.buildings().contains(*end))
    {
        return Err(message!("bridge-without-building", site = site.to_string()).into());
    }
    match by {
        Some(action) => power_action(state, seat, action),
        None => Ok(Bill::coins(DATA.tiles.price.bridge)),
    }
}

fn may_lake_house(state: &State, seat: Seat, hex: Hex) -> Permit {
    let bill = special_action(state, seat, Special::Lake)?;
    free_land(state, hex)?;
    if state.terrain(hex) != Terrain::Lake {
        return Err(message!(
            "not-a-lake",
            hex = name(hex),
            terrain = Arg::name(state.terrain(hex).id())
        )
        .into());
    }
    house_on_mat(state, seat)?;
    Ok(bill)
}

fn may_free_post(state: &State, seat: Seat, hex: Hex) -> Permit {
    let bill = special_action(state, seat, Special::Post)?;
    own_house(state, seat, hex)?;
    post_on_mat(state, seat)?;
    Ok(bill)
}

fn may_invent_post(state: &State, seat: Seat, hex: Hex) -> Permit {
    let bill = special_action(state, seat, Special::Invent)?;
    free_land(state, hex)?;
    in_reach(state, seat, hex)?;
    post_on_mat(state, seat)?;
    Ok(bill)
}

fn may_take_edge(state: &State, hex: Hex) -> Permit {
    free_land(state, hex)?;
    if BOARD.edge.contains(hex) {
        Ok(Bill::FREE)
    } else {
        Err(message!("not-at-edge", hex = name(hex)).into())
    }
}

fn may_choose_town_tile(state: &State, seat: Seat, tile: TownTile) -> Result<(), Refusal> {
    if state.player(seat).town_tiles_left[tile.index()] {
        return Ok(());
    }
    let left = state
        .player(seat)
        .town_tiles()
        .map(|tile| Arg::from(tile.word()))
        .collect::<Vec<_>>();
    Err(message!("town-tile-used", tile = tile.word(), left = left).into())
}

fn power_action(state: &State, seat: Seat, action: PowerAction) -> Permit {
    if state.used_by(action).is_some() {
        return Err(message!("power-action-used", action = action.word()).into());
    }
    Ok(Bill::FREE.and_power(state.power_price(seat, action)))
}

fn special_action(state: &State, seat: Seat, special: Special) -> Permit {
    let player = state.player(seat);
    if !player.may_special(special) {
        return Err(message!("special-not-yours", action = special.word()).into());
    }
    let terms = special.terms();
    if terms.once && player.specials_used.contains(special) {
        return Err(message!("special-used", action = special.word()).into());
    }
    Ok(Bill::power(terms.power))
}
