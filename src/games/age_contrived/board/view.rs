//! What a viewer may see: all but the order of the stack and starting energy still placed in secret.

use serde::Serialize;

use crate::board::question::{Question, TurnKind, bridges_in_reach, question, turn_kind};
use crate::data::{Asked, data};
use crate::perform::scoring::{self, Points};
use crate::state::ids::*;
use crate::state::*;
use kernel::{Seat, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Names the data that the match is played with.
    pub data: &'static str,
    pub turns: u16,
    pub first: Seat,
    pub active: Seat,
    pub is_secret: bool,
    pub is_ending: bool,
    pub is_over: bool,
    pub has_wind: bool,
    pub has_abilities: bool,
    pub to_act: Vec<Seat>,
    #[serde(skip)]
    pub turn_kind: TurnKind,
    #[serde(skip)]
    pub question: Option<Question>,
    /// While a figure moves: bridges more than one step away, with the number of steps.
    #[serde(skip)]
    pub bridges_in_reach: Vec<(Site, u8)>,
    pub monuments: Vec<MonumentView>,
    pub pillars: Vec<PillarView>,
    pub achievements: Vec<AchievementView>,
    /// Slots from left to right.
    pub market: Vec<SlotView>,
    /// Face-down tiles of each level.
    pub stack: [usize; 3],
    pub actions: Vec<CountView>,
    pub relays: Vec<CountView>,
    pub sites: Vec<SiteView>,
    /// Neutral bridges still to be drafted.
    pub neutrals: Vec<&'static str>,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MonumentView {
    #[serde(skip)]
    pub mon: Mon,
    pub id: &'static str,
    pub code: &'static str,
    pub region: &'static str,
    pub bonus: &'static str,
    /// The segment on top, from 1; `None`: finished.
    pub segment: Option<u8>,
    pub segments: u8,
    pub spaces: Vec<SpaceView>,
    /// What the segment gains.
    pub gain: Vec<&'static str>,
    pub finisher: Option<Seat>,
    pub has_patron: bool,
    /// Bound energy of each seat.
    pub bound: Vec<Energies>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    pub asks: &'static str,
    pub held: Option<Owned>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PillarView {
    #[serde(skip)]
    pub region: Region,
    pub id: &'static str,
    pub code: &'static str,
    pub spaces: Vec<Option<Owned>>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AchievementView {
    pub id: &'static str,
    /// Open spaces: left, and right where it is open.
    pub spaces: Vec<Option<Owned>>,
    /// What each seat has of what it needs.
    #[serde(skip)]
    pub progress: Vec<(u8, u8)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SlotView {
    pub cost: u8,
    pub tile: Option<TileView>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TileView {
    pub id: &'static str,
    pub number: u8,
    pub level: u8,
    pub slots: [u8; 2],
    /// Boots, monuments and pillars.
    pub symbols: [u8; 3],
    pub rows: [Energies; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CountView {
    pub code: &'static str,
    pub left: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SiteView {
    #[serde(skip)]
    pub site: Site,
    pub code: &'static str,
    pub bridge: Option<Bridge>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub character: Option<Character>,
    pub at: &'static str,
    /// The place that the figure faces; `None` in the centre.
    pub faces: Option<&'static str>,
    #[serde(skip)]
    pub figure: Figure,
    pub is_charged: bool,
    pub device: Vec<TileView>,
    pub spare: Vec<TileView>,
    pub actions: Vec<&'static str>,
    pub relays: [Option<RelayTile>; POSITIONS],
    pub pool: Energies,
    pub reserve: Energies,
    pub market: Energies,
    pub aside: Energies,
    pub tracks: [Option<(Kind, u8)>; 2],
    pub bridges: [BridgeAt; 3],
    pub patron: Option<&'static str>,
    pub has_wind: bool,
    pub refills: u8,
    pub is_ready: bool,
    pub points: Points,
}

pub(crate) fn asked_name(asked: Asked) -> &'static str {
    asked.kind().map_or("any", Kind::name)
}

pub(crate) fn tile_view(tile: &Tile) -> TileView {
    let info = data().tile(tile.id);
    TileView {
        id: &info.id,
        number: info.number,
        level: info.level,
        slots: info.slots,
        symbols: info.symbols,
        rows: tile.rows,
    }
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let mut stack = [0; 3];
        for tile in &state.deck {
            stack[usize::from(data().tile(*tile).level) - 1] += 1;
        }
        let upgraded = data().actions[BASIC_ACTIONS..].iter().zip(state.actions);
        let relays = Symbol::ALL.into_iter().zip(state.relays);
        let neutrals = state.neutrals.iter();
        View {
            data: &data().digest,
            turns: state.turns,
            first: state.first,
            active: state.active,
            is_secret: state.phase == Phase::Secret,
            is_ending: state.is_ending,
            is_over: state.phase == Phase::Over,
            has_wind: state.wind,
            has_abilities: state.abilities,
            to_act: state.deciding(),
            turn_kind: turn_kind(state),
            question: question(state),
            bridges_in_reach: bridges_in_reach(state),
            monuments: state
                .in_play()
                .map(|mon| monument_view(state, mon))
                .collect(),
            pillars: Region::all()
                .map(|region| pillar_view(state, region))
                .collect(),
            achievements: achievements(state),
            market: market(state),
            stack,
            actions: upgraded
                .map(|(info, left)| CountView {
                    code: &info.code,
                    left,
                })
                .collect(),
            relays: relays
                .map(|(symbol, left)| CountView {
                    code: symbol.name(),
                    left,
                })
                .collect(),
            sites: Site::all().map(|site| site_view(state, site)).collect(),
            neutrals: neutrals
                .map(|neutral| data().neutrals[neutral.index()].code.as_str())
                .collect(),
            players: Seat::all(state.seats())
                .map(|seat| player_view(state, seat, viewer))
                .collect(),
        }
    }
}

fn monument_view(state: &State, mon: Mon) -> MonumentView {
    let (monument, info) = (state.monument(mon), data().monument(mon));
    let segment = monument.segment(info);
    let spaces = segment.map(|segment| segment.spaces.iter().zip(monument.spaces));
    MonumentView {
        mon,
        id: &info.id,
        code: &info.code,
        region: &data().region(info.region).code,
        bonus: &data().bonus_tiles[monument.bonus.index()].code,
        segment: segment.map(|_| monument.top + 1),
        segments: small(info.segments.len()),
        spaces: spaces
            .into_iter()
            .flatten()
            .map(|(&asked, held)| SpaceView {
                asks: asked_name(asked),
                held,
            })
            .collect(),
        gain: segment
            .into_iter()
            .flat_map(|segment| segment.gain.iter().map(|&asked| asked_name(asked)))
            .collect(),
        finisher: monument.finisher,
        has_patron: monument.has_patron,
        bound: monument.bound[..state.seats()].to_vec(),
    }
}

fn pillar_view(state: &State, region: Region) -> PillarView {
    let open = 1 + usize::from(data().for_players(state.seats()).pillar_right_space_open);
    PillarView {
        region,
        id: &data().region(region).pillar,
        code: &data().region(region).code,
        spaces: state.pillars[region.index()][..open].to_vec(),
    }
}

fn achievements(state: &State) -> Vec<AchievementView> {
    let open = 1 + usize::from(
        data()
            .for_players(state.seats())
            .achievement_right_space_open,
    );
    let places = state.achievements.iter();
    places
        .map(|achievement| {
            let info = &data().achievements[achievement.id.index()];
            AchievementView {
                id: &info.id,
                spaces: achievement.spaces[..open].to_vec(),
                progress: Seat::all(state.seats())
                    .map(|seat| state.progress(seat, &info.requirement))
                    .collect(),
            }
        })
        .collect()
}

fn market(state: &State) -> Vec<SlotView> {
    let slots = state.market.iter().zip(data().market_costs);
    slots
        .map(|(tile, cost)| SlotView {
            cost,
            tile: tile.map(|tile| tile_view(&Tile::empty(tile))),
        })
        .collect()
}

fn site_view(state: &State, site: Site) -> SiteView {
    SiteView {
        site,
        code: &data().place(site.place()).code,
        bridge: state.sites[site.index()],
    }
}

fn player_view(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let is_hidden = state.phase == Phase::Secret && !viewer.is(seat);
    let show = |tile: &Tile| {
        tile_view(&if is_hidden {
            Tile::empty(tile.id)
        } else {
            *tile
        })
    };
    let at = data().place(player.figure.at);
    let faces = (!at.is_junction())
        .then(|| at.ends[usize::from(player.figure.end)].first())
        .flatten();
    let mut points = scoring::points(state, seat);
    if state.phase == Phase::Secret {
        points.market = 0;
    }
    PlayerView {
        seat,
        character: player.character,
        at: &at.code,
        faces: faces.map(|&place| data().place(place).code.as_str()),
        figure: player.figure,
        is_charged: player.is_charged,
        device: player.active.iter().map(show).collect(),
        spare: player
            .spare
            .map(|tile| tile_view(&Tile::empty(tile)))
            .to_vec(),
        actions: player
            .actions
            .map(|action| data().action(action).code.as_str())
            .to_vec(),
        relays: player.relays,
        pool: if is_hidden { data().pool } else { player.pool },
        reserve: player.reserve,
        market: if is_hidden {
            Energies::default()
        } else {
            player.market
        },
        aside: player.aside,
        tracks: player.tracks,
        bridges: player.bridges,
        patron: player.patron.map(|mon| data().monument(mon).code.as_str()),
        has_wind: player.has_wind,
        refills: player.refills,
        is_ready: player.is_ready,
        points,
    }
}
