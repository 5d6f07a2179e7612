//! The table that is reconstructed (rules 16), and what an operator's file puts in its place.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::data::maps::{Map, Side, ordered};
use kernel::deal::{DATA as VERSION, Dealer};
use kernel::land::Hex;
use kernel::message::{Catalogue, ENGLISH, Refusal, message};
use kernel::rng::digest;

/// The version of the built-in table.
const PRINTED: &str = "printed";
/// The component that fixes the bridge sites of one match.
pub const SITES: &str = "bridge_sites";

struct Installed {
    version: String,
    sites: Vec<String>,
}

static INSTALLED: OnceLock<Installed> = OnceLock::new();

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct File {
    small_map: SmallMapFile,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SmallMapFile {
    bridge_sites: Option<Vec<String>>,
}

/// The bridge sites that are built in for the small map, as pairs of hexes.
pub fn built_in() -> Vec<String> {
    let map = Map::of(Side::Small);
    let pair = |[a, b]: &[Hex; 2]| format!("{}-{}", map.spot(*a), map.spot(*b));
    map.sites.iter().map(pair).collect()
}

/// Reads an operator's file; what it leaves out stays as it is built in.
pub fn parse(text: &str) -> Result<Vec<String>, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let given = file.small_map.bridge_sites.unwrap_or_else(built_in);
    let catalogue = Catalogue::new(&[("en", include_str!("../messages/en.ftl"))]);
    match sites(&given) {
        Ok(_) => Ok(given),
        Err(refusal) => Err(catalogue.words(ENGLISH, &[]).say(&refusal.0)),
    }
}

/// Takes an operator's file for every match that is dealt from now on.
pub fn install(text: &str) -> Result<(), String> {
    let given = parse(text)?;
    // Of what was read, not of the file's bytes: a comment changes nothing.
    let read = |names: &[String]| {
        let mut read = sites(names).unwrap_or_default();
        read.sort_unstable();
        read
    };
    let version = if read(&given) == read(&built_in()) {
        PRINTED.to_owned()
    } else {
        let digest = digest(&format!("{:?}", read(&given)));
        digest[..6]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    };
    INSTALLED
        .set(Installed {
            version,
            sites: given,
        })
        .map_err(|_| "the data of this game are in use already".to_owned())
}

/// The version of the table that new matches are dealt from.
pub fn version() -> &'static str {
    INSTALLED
        .get()
        .map_or(PRINTED, |installed| &installed.version)
}

/// The table of a version: the built-in one stays at hand for matches that began with it.
pub fn of(version: &str) -> Option<Vec<String>> {
    let installed = INSTALLED
        .get()
        .filter(|installed| installed.version == version);
    match installed {
        Some(installed) => Some(installed.sites.clone()),
        None => (version == PRINTED).then(built_in),
    }
}

/// The data of this match, and on the small map its bridge sites.
pub fn deal(dealer: &mut Dealer<'_>, side: Side) -> Result<(), Refusal> {
    let known = |ids: &[String]| match ids {
        [id] if of(id).is_some() => Ok(()),
        _ => Err(Refusal(message!("deal-data", known = version()))),
    };
    let named = dealer.printed(VERSION, &[version()], known)?;
    if side == Side::Small {
        let printed = of(&named[0]).unwrap_or_else(built_in);
        dealer.printed(SITES, &printed, |names| sites(names).map(drop))?;
    }
    Ok(())
}

/// Pairs of land hexes of the small map that lie as the ends of a bridge do, each once.
pub fn sites(names: &[String]) -> Result<Vec<[Hex; 2]>, Refusal> {
    let map = Map::of(Side::Small);
    let mut sites: Vec<[Hex; 2]> = Vec::new();
    for name in names {
        let wrong = || Refusal(message!("deal-site", site = name.clone()));
        let (a, b) = name.split_once('-').ok_or_else(wrong)?;
        let hex = |word: &str| map.find(word.parse().ok()?);
        let (Some(a), Some(b)) = (hex(a), hex(b)) else {
            return Err(wrong());
        };
        let site = ordered(a, b);
        if sites.contains(&site) || !map.spans.contains(&site) {
            return Err(wrong());
        }
        sites.push(site);
    }
    Ok(sites)
}

/// How many values are reconstructed and not replaced.
pub fn reconstructed() -> Vec<(&'static str, usize)> {
    let replaced = version() != PRINTED;
    let left = if replaced { 0 } else { built_in().len() };
    vec![("small_map_bridge_sites", left)]
}
