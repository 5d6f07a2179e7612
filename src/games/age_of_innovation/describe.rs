//! The menu entry of each action, and what is out of reach.

use super::action::{Action, Conversion, Pick, Taken};
use super::actions::{innovation_price, track_cost, upgrade_price};
use super::choices::{check_build, check_dig};
use super::data::{Cost, DATA};
use super::effects::{Dig, Effect};
use super::eyes::Eyes;
use super::ids::{Building, Discipline, Innovation, Terrain, Track};
use super::maps::Spot;
use super::rules;
use super::state::{Phase, State};
use crate::games::message::{Arg, Message, message};
use crate::games::{Choice, Seat};

pub fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
    let eyes = Eyes::new(state, seat);
    Choice {
        line: action.to_string(),
        kind: message!(kind(action)),
        what: what(&eyes, action),
        price: price(&eyes, action),
        targets: targets(seat, action),
    }
}

/// The group of the menu that an action stands in.
fn kind(action: &Action) -> &'static str {
    match action {
        Action::Set(_) | Action::Draft(_) => "kind-setup",
        Action::Place(..) | Action::PlaceNone => "kind-place",
        Action::Books(_) => "kind-books",
        Action::Levels(_) | Action::Key(..) => "kind-levels",
        Action::Take(_) => "kind-take",
        Action::Pay(_) => "kind-pay",
        Action::Replace(_) | Action::Upgrade(..) => "kind-upgrade",
        Action::City(..) | Action::CityVia(_) => "kind-city",
        Action::Bridge(..) | Action::BridgeNone => "kind-bridge",
        Action::Accept(_) | Action::Decline(_) => "kind-offer",
        Action::Burn | Action::Convert(_) => "kind-convert",
        Action::Build(..) => "kind-build",
        Action::Dig(_, None, _) | Action::Spade(_, None) | Action::DigNone | Action::SpadeNone => {
            "kind-dig"
        }
        Action::Dig(..) | Action::Spade(..) => "kind-dig-partly",
        Action::Advance(_) => "kind-advance",
        Action::Innovate(_) => "kind-innovate",
        Action::Send(..) => "kind-send",
        Action::Power(_) => "kind-power",
        Action::Book(_) => "kind-book",
        Action::Use(_) => "kind-use",
        Action::Annex(_) => "kind-annex",
        Action::Pass(_) => "kind-pass",
        Action::End => "kind-end",
    }
}

/// A tile with its name and what it does.
fn tile(id: &'static str) -> Message {
    message!(
        "do-tile",
        tile = Arg::name(id),
        about = Arg::name(format!("about-{id}"))
    )
}

fn what(eyes: &Eyes<'_>, action: &Action) -> Message {
    let hex = |spot: &Spot| spot.to_string();
    let name = |discipline: &Discipline| Arg::name(discipline.id());
    match action {
        Action::Set(board) => set(eyes.state, *board),
        Action::Draft(Pick::Board(board)) => tile(board.board().id.as_str()),
        Action::Draft(Pick::Faction(faction)) => tile(faction.id()),
        Action::Draft(Pick::Palace(palace)) | Action::Take(Taken::Palace(palace)) => {
            tile(palace.id())
        }
        Action::Draft(Pick::Bonus(bonus)) => tile(bonus.id()),
        Action::Take(Taken::Competency(kind)) => {
            let slot = &DATA.competency_slots[eyes.state.competency_slot(*kind)];
            message!(
                "do-competency",
                tile = Arg::name(kind.id()),
                about = Arg::name(format!("about-{}", kind.id())),
                discipline = name(&slot.discipline),
                levels = slot.steps,
                books = slot.books
            )
        }
        Action::Books(book) => message!("do-book", discipline = name(book)),
        Action::Levels(Some(discipline)) => message!(
            "do-level",
            discipline = name(discipline),
            level = eyes.player().level(*discipline) + 1
        ),
        Action::Levels(None) => message!("do-no-level"),
        Action::Key(discipline, true) => message!("do-key", discipline = name(discipline)),
        Action::Key(discipline, false) => message!("do-no-key", discipline = name(discipline)),
        Action::Place(spot, building) => {
            let building = building.unwrap_or_else(|| placed(eyes));
            message!(
                "do-place",
                building = Arg::name(building.id()),
                hex = hex(spot)
            )
        }
        Action::Pay(book) => message!("do-pay", discipline = name(book)),
        Action::Replace(spot) => message!("do-replace", hex = hex(spot)),
        Action::City(city, _) => tile(city.id()),
        Action::CityVia(spot) => message!("do-city-via", hex = hex(spot)),
        Action::Bridge(a, b) => message!("do-bridge", a = hex(a), b = hex(b)),
        Action::PlaceNone | Action::SpadeNone | Action::BridgeNone | Action::DigNone => {
            message!("do-none")
        }
        Action::Accept(_) => offer(eyes),
        Action::Decline(_) => message!("do-decline"),
        Action::Burn => message!("do-burn"),
        Action::Convert(conversion) => convert(*conversion),
        Action::Spade(spot, goal) => dig(eyes, *spot, *goal),
        Action::Build(spot, None) => message!("do-build", hex = hex(spot)),
        Action::Dig(spot, goal, None) => dig(eyes, *spot, *goal),
        Action::Build(spot, Some(leap)) => message!(
            "do-leap",
            what = message!("do-build", hex = hex(spot)),
            leap = Arg::name(leap.id())
        ),
        Action::Dig(spot, goal, Some(leap)) => message!(
            "do-leap",
            what = dig(eyes, *spot, *goal),
            leap = Arg::name(leap.id())
        ),
        Action::Upgrade(spot, to) => {
            message!("do-upgrade", hex = hex(spot), to = Arg::name(to.id()))
        }
        Action::Advance(track) => advance(eyes, *track),
        Action::Innovate(innovation) => tile(innovation.id()),
        Action::Send(discipline, 1) => message!("do-send-back", discipline = name(discipline)),
        Action::Send(discipline, steps) => {
            message!("do-send", discipline = name(discipline), steps = *steps)
        }
        Action::Power(action) => message!("do-action", about = Arg::name(about(action.id()))),
        Action::Book(action) => message!("do-action", about = Arg::name(about(action.id()))),
        Action::Use(held) => message!(
            "do-use",
            tile = Arg::name(held.id()),
            about = Arg::name(about(held.id()))
        ),
        Action::Annex(spot) => message!("do-annex", hex = hex(spot)),
        Action::Pass(None) => message!("do-pass"),
        Action::Pass(Some(bonus)) => {
            let mut market = eyes.state.market.iter();
            let coins = market.find(|t| t.bonus == *bonus).map_or(0, |t| t.coins);
            message!("do-pass-taking", tile = tile(bonus.id()), coins = coins)
        }
        Action::End => message!("do-end"),
    }
}

fn about(id: &str) -> String {
    format!("about-{id}")
}

fn set(state: &State, board: Terrain) -> Message {
    let set = state.sets.iter().find(|set| set.board == board);
    set.map_or(message!("set-gone"), |set| {
        message!(
            "do-set",
            board = tile(board.board().id.as_str()),
            faction = tile(set.faction.id()),
            bonus = tile(set.bonus.id())
        )
    })
}

fn placed(eyes: &Eyes<'_>) -> Building {
    match eyes.player().top() {
        Some(Effect::Neutral(building) | Effect::OwnBuilding(building)) => *building,
        _ => {
            let start = &eyes.state.faction(eyes.seat).start;
            start.starting_building.unwrap_or(Building::Workshop)
        }
    }
}

fn offer(eyes: &Eyes<'_>) -> Message {
    let terms = eyes.state.offer_to(eyes.seat);
    let (power, points) = terms.map_or((0, 0), |offer| eyes.state.offer_terms(offer));
    message!("do-accept", power = power, points = points)
}

fn dig(eyes: &Eyes<'_>, spot: Spot, goal: Option<Terrain>) -> Message {
    let goal = goal.unwrap_or_else(|| eyes.state.native(eyes.seat));
    message!(
        "do-dig",
        hex = spot.to_string(),
        goal = Arg::name(goal.id())
    )
}

fn advance(eyes: &Eyes<'_>, track: Track) -> Message {
    let player = eyes.player();
    let place = match track {
        Track::Sailing => player.sailing,
        Track::Terraforming => player.terraforming,
    };
    let board = eyes.state.native(eyes.seat).board();
    let next = usize::from(place) + 1;
    match track {
        Track::Sailing => {
            let space = board.sailing.get(next);
            message!(
                "do-sail",
                value = space.map_or(0, |s| s.value),
                points = space.map_or(0, |s| s.reward.vp),
                books = space.map_or(0, |s| s.reward.books_any)
            )
        }
        Track::Terraforming => {
            let space = board.terraform.get(next);
            message!(
                "do-terraform",
                tools = space.map_or(0, |s| s.tools_per_spade),
                points = space.map_or(0, |s| s.reward.vp),
                books = space.map_or(0, |s| s.reward.books_any)
            )
        }
    }
}

fn convert(conversion: Conversion) -> Message {
    match conversion {
        Conversion::PowerToScholar => message!("do-convert-scholar"),
        Conversion::PowerToBook(book) => {
            message!("do-convert-book", discipline = Arg::name(book.id()))
        }
        Conversion::PowerToTool => message!("do-convert-tool"),
        Conversion::PowerToCoin => message!("do-convert-coin"),
        Conversion::ScholarToTool => message!("do-convert-scholar-tool"),
        Conversion::ToolToCoin => message!("do-convert-tool-coin"),
        Conversion::BookToCoin(book) => {
            message!("do-convert-book-coin", discipline = Arg::name(book.id()))
        }
    }
}

/// The digging that an action would be part of.
fn digging(eyes: &Eyes<'_>) -> Dig {
    let frame = eyes.player().pending.last();
    let items = frame.map_or(&[][..], |frame| frame.0.as_slice());
    let found = items.iter().find_map(|item| match item.choice() {
        Some(Effect::Dig(dig)) => Some(*dig),
        _ => None,
    });
    found.unwrap_or_else(Dig::plain)
}

fn price(eyes: &Eyes<'_>, action: &Action) -> Option<Message> {
    let cost = match action {
        Action::Build(spot, leap) => check_build(eyes, &digging(eyes), *spot, *leap).ok()?.cost,
        Action::Dig(spot, goal, leap) => {
            check_dig(eyes, &digging(eyes), *spot, *goal, *leap)
                .ok()?
                .cost
        }
        Action::Upgrade(spot, to) => {
            let hex = eyes.state.map().find(*spot)?;
            upgrade_price(eyes, hex, *to)?
        }
        Action::Advance(track) => track_cost(eyes, *track).ok()?,
        Action::Innovate(tile) => return innovation_cost(eyes, *tile),
        Action::Send(..) => Cost {
            scholars: 1,
            ..Cost::default()
        },
        Action::Power(action) => Cost {
            power: eyes.state.power_price(eyes.seat, *action),
            ..Cost::default()
        },
        Action::Book(action) => action.data().cost,
        Action::Bridge(..) if eyes.player().pending.is_empty() => {
            let mut tiles = eyes.state.printed(eyes.seat);
            tiles.find_map(|tile| tile.bridge_action)?.cost
        }
        Action::Place(spot, None) => neutral_cost(eyes, *spot)?,
        _ => return None,
    };
    said(&cost)
}

/// Digging for a neutral building is paid with tools.
fn neutral_cost(eyes: &Eyes<'_>, spot: Spot) -> Option<Cost> {
    let Some(Effect::Neutral(_)) = eyes.player().top() else {
        return None;
    };
    let hex = eyes.state.map().find(spot)?;
    let native = eyes.state.native(eyes.seat);
    let spades = eyes.state.cells[hex.index()].terrain?.distance(native);
    Some(Cost {
        tools: spades * eyes.state.tools_per_spade(eyes.seat),
        ..Cost::default()
    })
}

fn said(cost: &Cost) -> Option<Message> {
    let parts = [
        ("n-tools", cost.tools),
        ("n-coins", cost.coins),
        ("n-scholars", cost.scholars),
        ("n-power", cost.power),
        ("n-books", cost.books_any),
    ];
    let parts: Vec<Arg> = parts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(unit, count)| message!(unit, n = count).into())
        .collect();
    (!parts.is_empty()).then(|| message!("price", parts = parts))
}

fn innovation_cost(eyes: &Eyes<'_>, tile: Innovation) -> Option<Message> {
    let (slot, any, cost) = innovation_price(eyes, tile).ok()?;
    let mut parts = book_parts(eyes.state, slot);
    parts.push(message!("n-books-any", n = any).into());
    if cost.coins > 0 {
        parts.push(message!("n-coins", n = cost.coins).into());
    }
    Some(message!("price", parts = parts))
}

fn book_parts(state: &State, slot: usize) -> Vec<Arg> {
    let books = state.slots()[slot].books;
    let fixed = Discipline::ALL
        .iter()
        .filter(|discipline| books[discipline.index()] > 0);
    fixed
        .map(|discipline| {
            message!(
                "n-books-of",
                n = books[discipline.index()],
                discipline = Arg::name(discipline.id())
            )
            .into()
        })
        .collect()
}

/// Places of the drawing: hexes by name, tiles and spaces by id.
pub fn targets(seat: Seat, action: &Action) -> Vec<String> {
    match action {
        Action::Place(spot, _)
        | Action::Spade(spot, _)
        | Action::Replace(spot)
        | Action::CityVia(spot)
        | Action::Build(spot, _)
        | Action::Dig(spot, ..)
        | Action::Upgrade(spot, _)
        | Action::Annex(spot) => vec![spot.to_string()],
        Action::Bridge(a, b) => vec![a.to_string(), b.to_string()],
        Action::Set(board) => vec![board.board().id.clone()],
        Action::Draft(Pick::Board(board)) => vec![board.board().id.clone()],
        Action::Draft(pick) => vec![pick.to_string()],
        Action::Take(tile) => vec![tile.to_string()],
        Action::City(tile, _) => vec![tile.to_string()],
        Action::Levels(Some(discipline))
        | Action::Key(discipline, _)
        | Action::Send(discipline, _) => vec![discipline.to_string()],
        Action::Innovate(tile) => vec![tile.to_string()],
        Action::Power(action) => vec![action.to_string()],
        Action::Book(action) => vec![action.to_string()],
        Action::Use(held) => vec![format!("{}-{}", held.id(), seat.0 + 1)],
        Action::Pass(Some(bonus)) => vec![bonus.to_string()],
        _ => Vec::new(),
    }
}

/// What of the usual is out of reach now, and what is missing.
pub fn why_not(state: &State, seat: Seat) -> Vec<Message> {
    let Phase::Actions { active, acted } = state.phase else {
        return Vec::new();
    };
    if active != seat || acted || !state.is_decided(seat) || state.offer_to(seat).is_some() {
        return Vec::new();
    }
    let eyes = Eyes::new(state, seat);
    let mut reasons = Vec::new();
    let mut add = |action: Action, why: Message| {
        reasons.push(message!("why-not", line = action.to_string(), why = why));
    };
    let power = super::ids::PowerAction::all().map(Action::Power);
    let books = state
        .book_actions
        .iter()
        .map(|action| Action::Book(*action));
    let tracks = Track::ALL.iter().map(|track| Action::Advance(*track));
    let innovations = state.innovations.iter().flatten();
    let innovations = innovations.map(|tile| Action::Innovate(*tile)).take(4);
    for action in power.chain(books).chain(tracks).chain(innovations) {
        if let Err(refusal) = super::actions::check(&eyes, &action) {
            add(action, refusal.0);
        }
    }
    let can_upgrade = rules::legal(state, seat)
        .iter()
        .any(|action| matches!(action, Action::Upgrade(..)));
    if !can_upgrade {
        let own = state.where_built(|b| b.owner == seat && !b.neutral).first();
        let upgrades = own.into_iter().flat_map(|hex| {
            let spot = eyes.spot(hex);
            Building::ALL
                .iter()
                .map(move |to| Action::Upgrade(spot, *to))
        });
        let priced = |action: &Action| price(&eyes, action).is_some();
        if let Some(action) = upgrades.into_iter().find(priced)
            && let Err(refusal) = super::actions::check(&eyes, &action)
        {
            add(action, refusal.0);
        }
    }
    reasons
}
