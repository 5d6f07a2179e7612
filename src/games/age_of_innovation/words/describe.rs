//! The menu entry of each action, and what is out of reach.

use super::places::{kind, targets, variant};
use super::price::{Price, price};
use crate::action::{Action, Conversion, Pick, Taken};
use crate::data::DATA;
use crate::data::maps::Spot;
use crate::permit;
use crate::permit::eyes::Eyes;
use crate::state::effects::Effect;
use crate::state::ids::{Building, Discipline, Terrain, Track};
use crate::state::{Phase, State};
use kernel::message::{Arg, Message, message};
use kernel::{Choice, Seat};

pub fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
    let eyes = Eyes::new(state, seat);
    let (kind, sign) = kind(action);
    let price = price(&eyes, action);
    Choice {
        line: action.to_string(),
        kind: message!(kind),
        sign,
        what: what(&eyes, action),
        price: price.as_ref().and_then(Price::said),
        cost: price.as_ref().map_or(Vec::new(), Price::tokens),
        variant: variant(&eyes, action),
        targets: targets(&eyes, action),
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
        Action::CityVia(spot) if eyes.player().is_digging() => {
            message!("do-city-via-leaving", hex = hex(spot))
        }
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
    if let Some(Effect::Neutral(building) | Effect::OwnBuilding(building)) = eyes.player().top() {
        return *building;
    }
    let start = &eyes.state.faction(eyes.seat).start;
    start.starting_building.unwrap_or(Building::Workshop)
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

pub(crate) fn convert(conversion: Conversion) -> Message {
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
        let which = variant(&eyes, &action).unwrap_or_else(|| what(&eyes, &action));
        let kind = message!(kind(&action).0);
        reasons.push(message!("why-not", kind = kind, which = which, why = why));
    };
    let power = crate::state::ids::PowerAction::all().map(Action::Power);
    let books = state
        .book_actions
        .iter()
        .map(|action| Action::Book(*action));
    let tracks = Track::ALL.iter().map(|track| Action::Advance(*track));
    let innovations = state.innovations.iter().flatten();
    let innovations = innovations.map(|tile| Action::Innovate(*tile)).take(4);
    for action in power.chain(books).chain(tracks).chain(innovations) {
        if let Err(refusal) = crate::perform::actions::check(&eyes, &action) {
            add(action, refusal.0);
        }
    }
    let can_upgrade = permit::legal(state, seat)
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
            && let Err(refusal) = crate::perform::actions::check(&eyes, &action)
        {
            add(action, refusal.0);
        }
    }
    reasons
}
