//! The tables that are reconstructed (rules 16), and what an operator's file puts in their place.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::data::map::{BOARD, hex};
use crate::data::{DATA, FirstTable, Marks, Terrain};
use crate::state::ids::{Faction, RoundTile};
use kernel::deal::{DATA as VERSION, Dealer};
use kernel::land::Hex;
use kernel::message::{Catalogue, ENGLISH, Message, Refusal, message};
use kernel::rng::digest;

/// The version of the built-in tables.
const PRINTED: &str = "printed";

/// What a match may be dealt from instead of the built-in values.
#[derive(Clone, PartialEq, Debug)]
pub struct Tables {
    /// The reverse of the board, row by row, for the variants with neutral houses.
    pub rows: Vec<String>,
    /// Four marked hexes of each terrain, in the order of the wheel.
    pub marks: Vec<String>,
    /// The round tiles of the first game.
    pub round_tiles: Vec<String>,
    /// The houses of the first game for 2, 3 and 4 players, faction by faction.
    pub houses: [Vec<String>; 3],
}

struct Installed {
    version: String,
    tables: Tables,
}

static INSTALLED: OnceLock<Installed> = OnceLock::new();
static BUILT_IN: OnceLock<Tables> = OnceLock::new();

/// An operator's file: any of the tables.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct File {
    two_player: TwoPlayerFile,
    first_game: FirstGameFile,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TwoPlayerFile {
    rows: Option<Vec<String>>,
    marks: Option<Marks>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FirstGameFile {
    round_tiles: Option<Vec<String>>,
    houses_2: Option<Vec<String>>,
    houses_3: Option<Vec<String>>,
    houses_4: Option<Vec<String>>,
}

fn all_marks(marks: &Marks) -> Vec<String> {
    let by_terrain = Terrain::HABITABLE.map(|terrain| marks.of(terrain));
    by_terrain.concat()
}

pub fn built_in() -> &'static Tables {
    BUILT_IN.get_or_init(|| {
        let first = &DATA.map.first_game;
        let houses = |players| {
            let seats = &first.table(players).seats;
            seats.iter().flat_map(|seat| seat.houses.clone()).collect()
        };
        Tables {
            rows: DATA.map.map.rows.clone(),
            marks: all_marks(&DATA.map.two_player_marks),
            round_tiles: first.round_tiles.clone(),
            houses: [2, 3, 4].map(houses),
        }
    })
}

/// Reads an operator's file; what it leaves out stays as it is built in.
pub fn parse(text: &str) -> Result<Tables, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let mut tables = built_in().clone();
    let TwoPlayerFile { rows, marks } = file.two_player;
    tables.rows = rows.unwrap_or(tables.rows);
    tables.marks = marks.map_or(tables.marks, |marks| all_marks(&marks));
    let first = file.first_game;
    tables.round_tiles = first.round_tiles.unwrap_or(tables.round_tiles);
    let given = [first.houses_2, first.houses_3, first.houses_4];
    for (table, given) in tables.houses.iter_mut().zip(given) {
        if let Some(given) = given {
            *table = given;
        }
    }
    let catalogue = Catalogue::new(&[("en", include_str!("../messages/en.ftl"))]);
    let words = catalogue.words(ENGLISH, &[]);
    let wrong = |reason: Refusal| words.say(&reason.0);
    let terrain = terrain(&tables.rows).map_err(wrong)?;
    marked(&tables.marks, &terrain).map_err(wrong)?;
    round_tiles(&tables.round_tiles).map_err(wrong)?;
    for (players, houses) in [2, 3, 4].into_iter().zip(&tables.houses) {
        first_houses(houses, players).map_err(wrong)?;
    }
    Ok(tables)
}

/// Takes an operator's file for every match that is dealt from now on.
pub fn install(text: &str) -> Result<(), String> {
    let tables = parse(text)?;
    // Of what was read, not of the file's bytes: a comment changes nothing.
    let version = if tables == *built_in() {
        PRINTED.to_owned()
    } else {
        let digest = digest(&format!("{tables:?}"));
        digest[..6]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    };
    INSTALLED
        .set(Installed { version, tables })
        .map_err(|_| "the data of this game are in use already".to_owned())
}

/// The version of the tables that new matches are dealt from.
pub fn version() -> &'static str {
    INSTALLED
        .get()
        .map_or(PRINTED, |installed| &installed.version)
}

/// The tables of a version: the built-in ones stay at hand for matches that began with them.
pub fn of(version: &str) -> Option<&'static Tables> {
    let installed = INSTALLED
        .get()
        .filter(|installed| installed.version == version);
    match installed {
        Some(installed) => Some(&installed.tables),
        None => (version == PRINTED).then(built_in),
    }
}

/// The tables that this match is dealt from.
pub fn dealt(dealer: &mut Dealer<'_>) -> Result<&'static Tables, Refusal> {
    let known = |ids: &[String]| match ids {
        [id] if of(id).is_some() => Ok(()),
        _ => Err(Refusal(message!("deal-data", known = version()))),
    };
    let named = dealer.printed(VERSION, &[version()], known)?;
    Ok(of(&named[0]).unwrap_or_else(built_in))
}

/// How many values of each table are reconstructed and not replaced.
pub fn reconstructed() -> Vec<(&'static str, usize)> {
    let (now, built_in) = (of(version()).unwrap_or_else(built_in), built_in());
    let houses = now.houses.iter().zip(&built_in.houses);
    let houses = houses.filter(|(now, built_in)| now == built_in);
    let unless_replaced = |same: bool, values: usize| if same { values } else { 0 };
    vec![
        (
            "two_player_map",
            unless_replaced(now.rows == built_in.rows, now.rows.len()),
        ),
        (
            "neutral_marks",
            unless_replaced(now.marks == built_in.marks, now.marks.len()),
        ),
        (
            "first_game_round_tiles",
            unless_replaced(now.round_tiles == built_in.round_tiles, 2),
        ),
        ("first_game_houses", houses.map(|(now, _)| now.len()).sum()),
    ]
}

/// The terrain of each hex of the reverse side. Its rivers are those of the front.
pub fn terrain(rows: &[String]) -> Result<Vec<Terrain>, Refusal> {
    let wrong = |row: usize| Refusal(message!("deal-map", row = row + 1));
    let mut terrain = Vec::new();
    for (index, (row, front)) in rows.iter().zip(&DATA.map.map.rows).enumerate() {
        if row.chars().count() != front.chars().count() {
            return Err(wrong(index));
        }
        for (letter, printed) in row.chars().zip(front.chars()) {
            let known = Terrain::HABITABLE
                .into_iter()
                .find(|terrain| terrain.letter() == letter.to_ascii_uppercase());
            match known {
                Some(known) if printed != 'R' => terrain.push(known),
                None if printed == 'R' && letter.eq_ignore_ascii_case(&'R') => {
                    terrain.push(Terrain::River);
                }
                _ => return Err(wrong(index)),
            }
        }
    }
    if rows.len() == DATA.map.map.rows.len() {
        Ok(terrain)
    } else {
        Err(wrong(rows.len().min(DATA.map.map.rows.len())))
    }
}

/// The marked hexes with their printed terrain: different ones, as many of each terrain.
pub fn marked(names: &[String], terrain: &[Terrain]) -> Result<Vec<(Hex, Terrain)>, Refusal> {
    let wrong = || Refusal(message!("deal-marks"));
    let mut marks: Vec<(Hex, Terrain)> = Vec::new();
    for name in names {
        let at = hex(name)?;
        if marks.iter().any(|(other, _)| *other == at) {
            return Err(wrong());
        }
        marks.push((at, terrain[at.index()]));
    }
    let of = |wanted: Terrain| {
        marks
            .iter()
            .filter(|(_, terrain)| *terrain == wanted)
            .count()
    };
    let each = DATA.map.two_player_marks.of(Terrain::Lake).len();
    if Terrain::HABITABLE
        .iter()
        .all(|terrain| of(*terrain) == each)
        && of(Terrain::River) == 0
    {
        Ok(marks)
    } else {
        Err(wrong())
    }
}

pub fn round_tiles(ids: &[String]) -> Result<(), Refusal> {
    for (index, id) in ids.iter().enumerate() {
        id.parse::<RoundTile>()?;
        if ids[..index].contains(id) {
            return Err(message!(
                "deal-twice",
                component = "round_scoring_tiles",
                item = id.clone()
            )
            .into());
        }
    }
    let count = usize::from(DATA.tiles.rounds);
    if ids.len() == count {
        return Ok(());
    }
    Err(message!(
        "deal-count",
        component = "round_scoring_tiles",
        count = count,
        given = ids.len()
    )
    .into())
}

/// The houses of the first game, faction by faction in the order of its table.
pub fn first_houses(names: &[String], players: usize) -> Result<Vec<Hex>, Refusal> {
    let table: &FirstTable = DATA.map.first_game.table(players);
    let wrong = || -> Message { message!("deal-first-houses") };
    let mut hexes: Vec<Hex> = Vec::new();
    for name in names {
        let at = hex(name)?;
        if hexes.contains(&at) {
            return Err(wrong().into());
        }
        hexes.push(at);
    }
    let mut rest = hexes.as_slice();
    for seat in &table.seats {
        let faction: Faction = seat.faction.parse()?;
        let home = |at: &Hex| BOARD.printed[at.index()] == faction.data().home;
        let own = usize::from(faction.data().starting_houses);
        match rest.split_at_checked(own) {
            Some((houses, after)) if houses.iter().all(home) => rest = after,
            Some(_) | None => return Err(wrong().into()),
        }
    }
    if rest.is_empty() {
        Ok(hexes)
    } else {
        Err(wrong().into())
    }
}
