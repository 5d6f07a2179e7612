//! Whether an action may be taken now and what it costs: the one truth behind `legal` and `apply`.

mod dig;
mod eyes;
pub mod legal;
mod needs;

use dig::{may_dig, may_dig_second};
use eyes::Eyes;
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
    weigh(&Eyes::new(state, seat), action)
}

fn weigh(eyes: &Eyes<'_>, action: &Action) -> Permit {
    in_its_place(eyes, action)?;
    let bill = match *action {
        Action::Faction(faction) => may_choose(eyes, faction)?,
        Action::House(hex) => may_start_on(eyes, hex)?,
        Action::Bonus(tile) | Action::Pass(tile) => may_take(eyes, tile)?,
        Action::Neutral(hex) => may_place_neutral(eyes, hex)?,
        Action::Coins(0) => return eyes.refuse(|| message!("exchange-nothing")),
        Action::Coins(power) => Bill::power(power),
        Action::Points(power) => may_exchange_for_points(eyes, power)?,
        Action::RiverTown { river, tile } => {
            may_choose_town_tile(eyes, tile)?;
            towns::may_join_over(eyes.state, eyes.seat, river)?;
            Bill::FREE
        }
        Action::Build(hex) => may_build(eyes, hex)?,
        Action::Dig { with, hex, build } => may_dig(eyes, with, hex, build)?,
        Action::SecondSpade { hex, build } => may_dig_second(eyes, hex, build)?,
        Action::Upgrade { hex, to } => may_upgrade(eyes, hex, to)?,
        Action::Sail { by_power } => may_sail(eyes, by_power)?,
        Action::Bridge { by, site } => may_bridge(eyes, by, site)?,
        Action::PowerCoins => power_action(eyes, PowerAction::Coins)?,
        Action::LakeHouse(hex) => may_lake_house(eyes, hex)?,
        Action::FreePost(hex) => may_free_post(eyes, hex)?,
        Action::InventPost(hex) => may_invent_post(eyes, hex)?,
        Action::Edge(hex) => hex.map_or(Ok(Bill::FREE), |hex| may_take_edge(eyes, hex))?,
        Action::Town { tile, at } => {
            may_choose_town_tile(eyes, tile)?;
            towns::may_found(eyes.state, eyes.seat, at)?;
            Bill::FREE
        }
        Action::FreeSail(_) | Action::End => Bill::FREE,
    };
    affordable(eyes, bill)
}

/// Whether this kind of action belongs to what is being decided.
fn in_its_place(eyes: &Eyes<'_>, action: &Action) -> Result<(), Refusal> {
    let state = eyes.state;
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
        eyes.refuse(|| out_of_place(state, action))
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

fn affordable(eyes: &Eyes<'_>, bill: Bill) -> Permit {
    let player = eyes.player();
    if bill.coins > player.coins {
        let missing = bill.coins - player.coins;
        return eyes.refuse(|| {
            message!(
                "too-few-coins",
                price = bill.coins,
                coins = player.coins,
                missing = missing
            )
        });
    }
    if bill.power > player.bowls.ready() {
        return eyes.refuse(|| {
            message!(
                "too-little-power",
                price = bill.power,
                power = player.bowls.ready()
            )
        });
    }
    Ok(bill)
}

fn may_choose(eyes: &Eyes<'_>, faction: Faction) -> Permit {
    let state = eyes.state;
    let home = faction.data().home;
    let table = DATA.map.first_game.table(state.players.len());
    if state.variant.first_game && !table.seats.iter().any(|seat| seat.faction == faction.id()) {
        let set = table
            .seats
            .iter()
            .map(|seat| Arg::name(seat.faction.clone()))
            .collect::<Vec<_>>();
        return eyes.refuse(|| message!("not-in-first-game", set = set));
    }
    if state.neutral_colour == Some(home) {
        return eyes.refuse(|| message!("colour-neutral", colour = Arg::name(home.id())));
    }
    match state
        .seats()
        .find(|seat| state.player(*seat).home() == home)
    {
        Some(seat) => {
            eyes.refuse(|| message!("colour-taken", colour = Arg::name(home.id()), seat = seat))
        }
        None => Ok(Bill::FREE),
    }
}

fn may_start_on(eyes: &Eyes<'_>, hex: Hex) -> Permit {
    free_land(eyes, hex)?;
    home_terrain(eyes, hex)?;
    Ok(Bill::FREE)
}

fn may_take(eyes: &Eyes<'_>, tile: BonusTile) -> Permit {
    let state = eyes.state;
    if state.bonus_tiles.iter().any(|(other, _)| *other == tile) {
        return Ok(Bill::FREE);
    }
    let tiles = state
        .bonus_tiles
        .iter()
        .map(|(tile, _)| Arg::from(tile.letter().to_string()));
    let tiles = tiles.collect::<Vec<_>>();
    eyes.refuse(|| {
        message!(
            "bonus-not-there",
            tile = tile.letter().to_string(),
            tiles = tiles
        )
    })
}

fn may_place_neutral(eyes: &Eyes<'_>, hex: Hex) -> Permit {
    let (state, seat) = (eyes.state, eyes.seat);
    let Phase::Neutral(due) = &state.phase else {
        return eyes.refuse(|| message!("match-over"));
    };
    let Some((_, colour)) = due.first().filter(|(first, _)| *first == seat) else {
        return eyes.refuse(|| message!("match-over"));
    };
    let open = state.open_marks(*colour);
    if open.contains(hex) {
        return Ok(Bill::FREE);
    }
    let hexes = open
        .iter()
        .map(|hex| Arg::from(name(hex)))
        .collect::<Vec<_>>();
    eyes.refuse(|| {
        message!(
            "not-marked",
            hex = name(hex),
            colour = Arg::name(colour.id()),
            hexes = hexes
        )
    })
}

fn may_exchange_for_points(eyes: &Eyes<'_>, power: u8) -> Permit {
    let rate = eyes.player().perk(|perk| {
        if let Perk::PowerForPoints { power, .. } = perk {
            Some(power)
        } else {
            None
        }
    });
    match rate {
        None => eyes.refuse(|| message!("points-for-druids")),
        Some(rate) if power == 0 || !power.is_multiple_of(rate) => {
            eyes.refuse(|| message!("points-by-rate", rate = rate, power = power))
        }
        Some(_) => Ok(Bill::power(power)),
    }
}

fn may_build(eyes: &Eyes<'_>, hex: Hex) -> Permit {
    free_land(eyes, hex)?;
    home_terrain(eyes, hex)?;
    in_reach(eyes, hex)?;
    house_on_mat(eyes)?;
    Ok(Bill::coins(DATA.tiles.price.house))
}

fn may_upgrade(eyes: &Eyes<'_>, hex: Hex, to: Upgrade) -> Permit {
    let player = eyes.player();
    match to {
        Upgrade::Post => {
            own_house(eyes, hex)?;
            post_on_mat(eyes)?;
            Ok(Bill::coins(post_price(eyes, hex)))
        }
        Upgrade::Left | Upgrade::Right => {
            if !player.posts.contains(hex) {
                return eyes.refuse(|| message!("no-own-post", hex = name(hex)));
            }
            let standing = if to == Upgrade::Left {
                player.left
            } else {
                player.right
            };
            match standing {
                Some(at) => eyes.refuse(|| {
                    message!(
                        "palace-stands",
                        side = Arg::name(format!("side-{}", to.word())),
                        hex = name(at)
                    )
                }),
                None => Ok(Bill::coins(DATA.tiles.price.palace)),
            }
        }
    }
}

fn post_price(eyes: &Eyes<'_>, hex: Hex) -> u16 {
    let (state, seat) = (eyes.state, eyes.seat);
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

fn may_sail(eyes: &Eyes<'_>, by_power: bool) -> Permit {
    let most = DATA.tiles.sailing.points.len() - 1;
    if usize::from(eyes.player().sailing) >= most {
        return eyes.refuse(|| message!("sailing-at-end", most = most));
    }
    if by_power {
        power_action(eyes, PowerAction::Sail)
    } else {
        Ok(Bill::coins(DATA.tiles.price.sailing))
    }
}

fn may_bridge(eyes: &Eyes<'_>, by: Option<PowerAction>, site: Site) -> Permit {
    let state = eyes.state;
    let player = eyes.player();
    if player.bridges_left == 0 {
        return eyes.refuse(|| message!("no-bridge-left", all = DATA.tiles.supply.bridges));
    }
    if let Some(owner) = state.bridges[site.index()] {
        return eyes.refuse(|| message!("site-taken", site = site.to_string(), seat = owner));
    }
    if !site
        .ends()
        .iter()
        .any(|end| player.buildings().contains(*end))
    {
        return eyes.refuse(|| message!("bridge-without-building", site = site.to_string()));
    }
    match by {
        Some(action) => power_action(eyes, action),
        None => Ok(Bill::coins(DATA.tiles.price.bridge)),
    }
}

fn may_lake_house(eyes: &Eyes<'_>, hex: Hex) -> Permit {
    let state = eyes.state;
    let bill = special_action(eyes, Special::Lake)?;
    free_land(eyes, hex)?;
    if state.terrain(hex) != Terrain::Lake {
        return eyes.refuse(|| {
            message!(
                "not-a-lake",
                hex = name(hex),
                terrain = Arg::name(state.terrain(hex).id())
            )
        });
    }
    house_on_mat(eyes)?;
    Ok(bill)
}

fn may_free_post(eyes: &Eyes<'_>, hex: Hex) -> Permit {
    let bill = special_action(eyes, Special::Post)?;
    own_house(eyes, hex)?;
    post_on_mat(eyes)?;
    Ok(bill)
}

fn may_invent_post(eyes: &Eyes<'_>, hex: Hex) -> Permit {
    let bill = special_action(eyes, Special::Invent)?;
    free_land(eyes, hex)?;
    in_reach(eyes, hex)?;
    post_on_mat(eyes)?;
    Ok(bill)
}

fn may_take_edge(eyes: &Eyes<'_>, hex: Hex) -> Permit {
    free_land(eyes, hex)?;
    if BOARD.edge.contains(hex) {
        Ok(Bill::FREE)
    } else {
        eyes.refuse(|| message!("not-at-edge", hex = name(hex)))
    }
}

fn may_choose_town_tile(eyes: &Eyes<'_>, tile: TownTile) -> Result<(), Refusal> {
    let (state, seat) = (eyes.state, eyes.seat);
    if state.player(seat).town_tiles_left[tile.index()] {
        return Ok(());
    }
    let left = state
        .player(seat)
        .town_tiles()
        .map(|tile| Arg::from(tile.word()))
        .collect::<Vec<_>>();
    eyes.refuse(|| message!("town-tile-used", tile = tile.word(), left = left))
}

fn power_action(eyes: &Eyes<'_>, action: PowerAction) -> Permit {
    let (state, seat) = (eyes.state, eyes.seat);
    if state.used_by(action).is_some() {
        return eyes.refuse(|| message!("power-action-used", action = action.word()));
    }
    Ok(Bill::FREE.and_power(state.power_price(seat, action)))
}

fn special_action(eyes: &Eyes<'_>, special: Special) -> Permit {
    let player = eyes.player();
    if !player.may_special(special) {
        return eyes.refuse(|| message!("special-not-yours", action = special.word()));
    }
    let terms = special.terms();
    if terms.once && player.specials_used.contains(special) {
        return eyes.refuse(|| message!("special-used", action = special.word()));
    }
    Ok(Bill::power(terms.power))
}
