//! The rare rules are reached: play that looks for what was reached least, counted by kind and tile.

use super::cities::{over_river, two_groups};
use super::*;
use crate::action::{Action, Conversion, Leap, Pick, Taken};
use crate::state::Power;
use crate::state::ids::{BookAction, CityTile, FinalScore, PowerAction, RoundScore, Track};
use kernel::deal::tables;
use kernel::land::Bowls;
use kernel::rng::Rng;
use kernel::selfplay::{Coverage, explore};

const KINDS: [&str; 57] = [
    "set",
    "draft board",
    "draft faction",
    "draft palace",
    "draft bonus",
    "books",
    "levels",
    "levels none",
    "key",
    "nokey",
    "take competency",
    "take palace",
    "place",
    "place building",
    "place none",
    "spade",
    "spade on the way",
    "spade none",
    "pay",
    "replace",
    "city",
    "city at",
    "bridge",
    "bridge none",
    "tb none",
    "accept",
    "decline",
    "burn",
    "power to scholar",
    "power to book",
    "power to tool",
    "power to coin",
    "scholar to tool",
    "tool to coin",
    "book to coin",
    "city via",
    "build",
    "build tunnel",
    "build fly",
    "dig",
    "dig on the way",
    "dig tunnel",
    "dig fly",
    "upgrade guild",
    "upgrade school",
    "upgrade university",
    "upgrade palace",
    "advance sailing",
    "advance terraforming",
    "innovate",
    "send",
    "power",
    "book",
    "use",
    "annex",
    "pass",
    "end",
];

fn kind(action: &Action) -> &'static str {
    match action {
        Action::Set(_) => "set",
        Action::Draft(Pick::Board(_)) => "draft board",
        Action::Draft(Pick::Faction(_)) => "draft faction",
        Action::Draft(Pick::Palace(_)) => "draft palace",
        Action::Draft(Pick::Bonus(_)) => "draft bonus",
        Action::Books(_) => "books",
        Action::Levels(Some(_)) => "levels",
        Action::Levels(None) => "levels none",
        Action::Key(_, true) => "key",
        Action::Key(_, false) => "nokey",
        Action::Take(Taken::Competency(_)) => "take competency",
        Action::Take(Taken::Palace(_)) => "take palace",
        Action::Place(_, None) => "place",
        Action::Place(_, Some(_)) => "place building",
        Action::PlaceNone => "place none",
        Action::Spade(_, None) => "spade",
        Action::Spade(_, Some(_)) => "spade on the way",
        Action::SpadeNone => "spade none",
        Action::Pay(_) => "pay",
        Action::Replace(_) => "replace",
        Action::City(_, None) => "city",
        Action::City(_, Some(_)) => "city at",
        Action::Bridge(..) => "bridge",
        Action::BridgeNone => "bridge none",
        Action::DigNone => "tb none",
        Action::Accept(_) => "accept",
        Action::Decline(_) => "decline",
        Action::Burn => "burn",
        Action::Convert(conversion) => match conversion {
            Conversion::PowerToScholar => "power to scholar",
            Conversion::PowerToBook(_) => "power to book",
            Conversion::PowerToTool => "power to tool",
            Conversion::PowerToCoin => "power to coin",
            Conversion::ScholarToTool => "scholar to tool",
            Conversion::ToolToCoin => "tool to coin",
            Conversion::BookToCoin(_) => "book to coin",
        },
        Action::CityVia(_) => "city via",
        Action::Build(_, None) => "build",
        Action::Build(_, Some(Leap::Tunnel)) => "build tunnel",
        Action::Build(_, Some(Leap::Fly)) => "build fly",
        Action::Dig(_, None, None) => "dig",
        Action::Dig(_, Some(_), None) => "dig on the way",
        Action::Dig(_, _, Some(Leap::Tunnel)) => "dig tunnel",
        Action::Dig(_, _, Some(Leap::Fly)) => "dig fly",
        Action::Upgrade(_, to) => match to {
            Building::Guild => "upgrade guild",
            Building::School => "upgrade school",
            Building::University => "upgrade university",
            Building::Palace => "upgrade palace",
            Building::Workshop | Building::Tower | Building::Monument => "no upgrade",
        },
        Action::Advance(Track::Sailing) => "advance sailing",
        Action::Advance(Track::Terraforming) => "advance terraforming",
        Action::Innovate(_) => "innovate",
        Action::Send(..) => "send",
        Action::Power(_) => "power",
        Action::Book(_) => "book",
        Action::Use(_) => "use",
        Action::Annex(_) => "annex",
        Action::Pass(_) => "pass",
        Action::End => "end",
    }
}

/// The tile that the action takes, uses or passes for.
fn tile(state: &State, action: &Action) -> Option<String> {
    Some(match *action {
        Action::Set(board) => {
            let set = state.sets.iter().find(|set| set.board == board)?;
            set.faction.to_string()
        }
        Action::Draft(pick) => pick.to_string(),
        Action::Take(taken) => taken.to_string(),
        Action::City(tile, _) => tile.to_string(),
        Action::Innovate(tile) => tile.to_string(),
        Action::Power(action) => action.to_string(),
        Action::Book(action) => action.to_string(),
        Action::Use(held) => format!("use {}", held.id()),
        Action::Pass(bonus) => bonus?.to_string(),
        _other => return None,
    })
}

fn reached(state: &State, seat: Seat, action: &Action) -> Vec<String> {
    let mut all = vec![kind(action).to_owned()];
    all.extend(tile(state, action));
    if let Action::Pass(_) = action {
        let round = usize::from(state.round).checked_sub(1);
        all.extend(round.map(|round| state.round_scores[round].to_string()));
        all.push(state.final_score.to_string());
        let faction = state.player(seat).faction;
        all.extend(faction.map(|faction| format!("pass as {faction}")));
    }
    all
}

/// Whoever has enough of everything comes to the rare things.
fn rich(state: &mut State) {
    state.books = [20; 4];
    for player in &mut state.players {
        if player.board.is_none() {
            continue;
        }
        player.coins = player.coins.max(40);
        player.tools = player.tools.max(12);
        player.books = player.books.map(|books| books.max(3));
        // Enough to spend, something to burn, and room for what is offered.
        player.bowls = Power(Bowls([2, 2, 8]));
    }
}

#[test]
fn none_of_the_rare_rules_is_unplayed() {
    let mut table = Coverage::default();
    let game = registered::<AgeOfInnovation>();
    for index in 0..4 {
        for (seats, options) in tables(game.info()) {
            let seed = Seed::of_series(16, index);
            let (setup, _) = game
                .deal(1, seats, &options, &Deal::new(), Some(&seed))
                .expect("a deal");
            let mut state = setup::start(&setup).expect("a start");
            let mut rng = seed.rng("coverage");
            explore::<AgeOfInnovation>(&mut state, &mut rng, 800, &mut table, reached, rich);
        }
    }
    seeded(&mut table);
    let mut wanted: Vec<&str> = KINDS.to_vec();
    wanted.extend(Faction::all().map(Faction::id));
    wanted.extend(Terrain::ALL.iter().map(|board| board.id()));
    wanted.extend(Competency::all().map(Competency::id));
    wanted.extend(Innovation::all().map(Innovation::id));
    wanted.extend(Palace::all().map(Palace::id));
    wanted.extend(Bonus::all().map(Bonus::id));
    wanted.extend(CityTile::all().map(CityTile::id));
    wanted.extend(RoundScore::all().map(RoundScore::id));
    wanted.extend(FinalScore::all().map(FinalScore::id));
    wanted.extend(PowerAction::all().map(PowerAction::id));
    wanted.extend(BookAction::all().map(BookAction::id));
    let played = Faction::all().map(|faction| format!("pass as {faction}"));
    table.has_all(wanted.into_iter().map(str::to_owned).chain(played));
}

/// Positions in which what is rare comes next.
fn seeded(table: &mut Coverage) {
    let mut rng = Rng::new([16; 32]);
    let mut from = |mut start: Table| {
        explore::<AgeOfInnovation>(&mut start.state, &mut rng, 1, table, reached, |_| ());
    };
    // Other things that were never reached may come first.
    for _ in 0..20 {
        from(over_river());
    }
    for palace in Palace::all() {
        let mut choosing = Table::large("psychics");
        choosing.put(A, "E4", Building::Guild);
        choosing.state.palaces = vec![palace];
        choosing.go("upgrade E4 palace");
        from(choosing);
    }
    let mut two = two_groups();
    two.go("upgrade A5 palace");
    from(two);
    for _ in ["key", "nokey"] {
        let mut sending = Table::large("psychics");
        sending.me().levels[1] = 6;
        sending.me().cities[0] = 1;
        sending.scholars(1).go("send l 3");
        from(sending);
    }
}
