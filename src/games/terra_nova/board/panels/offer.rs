//! What can be taken: the rounds, power actions, bonus tiles; factions and town tiles while they are chosen.

use super::{Sheet, income_tokens};
use crate::action::Action;
use crate::board::view::{OfferView, PowerActionView};
use crate::data::{BonusTile, Counted, DATA, Faction, Feat, RoundTile, TownTile};
use kernel::few;
use kernel::message::{Arg, Words, message};
use kernel::panel::{
    Content, Panel, Role, Section, Sign, Tile, TileShape, TileState, Tiles, Token,
};

impl Sheet<'_> {
    pub(super) fn offer(&self) -> Panel {
        let mut sections: Vec<Section> = self.town_tiles().into_iter().collect();
        sections.extend(self.rounds());
        let mut players = self.view.players.iter();
        if players.any(|player| player.faction.is_none()) {
            sections.push(self.factions());
        }
        sections.push(self.power_actions());
        sections.push(self.bonus_tiles());
        Panel {
            id: "offer".to_owned(),
            role: Role::Offer,
            title: self.words.name("word-offer"),
            sections,
        }
    }

    fn tiles(&self, title: &str, columns: u8, shape: TileShape, tiles: Vec<Tile>) -> Section {
        let content = Content::Tiles(Tiles {
            columns,
            shape,
            tiles,
        });
        Section::new(self.words.name(title), content)
    }

    fn rounds(&self) -> Vec<Section> {
        let tiles = self.view.round_tiles.iter().enumerate();
        let strip = tiles.map(|(index, id)| self.round(few(index + 1), id));
        let strip = self.tiles(
            "word-points-this-round",
            self.view.rounds,
            TileShape::Strip,
            strip.collect(),
        );
        let now = usize::from(self.view.round)
            .checked_sub(1)
            .and_then(|index| self.view.round_tiles.get(index))
            .filter(|_| !self.view.is_over);
        let mut sections = vec![strip];
        if let Some(tile) = now.and_then(|id| RoundTile::find(id)) {
            let points = self
                .words
                .say(&message!("n-points", count = tile.data().points));
            sections.push(Section::new(
                "",
                Content::Line(vec![
                    Token::Words(self.words.name("word-now")),
                    Token::Strong(points),
                    Token::Words(
                        self.words
                            .name(&format!("for-{}", feat(tile.data().event).0)),
                    ),
                ]),
            ));
        }
        if let Some(colour) = self.view.neutral_colour {
            let line = message!("text-neutral-colour", colour = Arg::name(colour.id()));
            sections.push(Section::new(
                "",
                Content::Line(vec![Token::Words(self.words.say(&line))]),
            ));
        }
        sections
    }

    fn round(&self, round: u8, id: &str) -> Tile {
        let effect = RoundTile::find(id).map(round_effect);
        let state = match round.cmp(&self.view.round) {
            _ if self.view.is_over => TileState::Past,
            std::cmp::Ordering::Less => TileState::Past,
            std::cmp::Ordering::Equal => TileState::Now,
            std::cmp::Ordering::Greater => TileState::Later,
        };
        Tile {
            at: format!("round-{round}"),
            name: self.words.say(&message!("word-round-short", round = round)),
            mark: round.to_string(),
            cost: Vec::new(),
            effect: effect.into_iter().collect(),
            extra: Vec::new(),
            count: None,
            text: self.words.say(&message!(
                "full-round",
                round = round,
                about = Arg::name(id.to_owned())
            )),
            state,
            rule: "1-2",
        }
    }

    fn power_actions(&self) -> Section {
        let tiles = self
            .view
            .power_actions
            .iter()
            .map(|action| self.power_action(action));
        self.tiles("word-power-actions", 2, TileShape::Line, tiles.collect())
    }

    fn power_action(&self, action: &PowerActionView) -> Tile {
        let name = self.words.name(&format!("power-{}", action.action));
        let effect = power_effect(action.action, &name);
        let full = self.words.name(&format!("full-power-{}", action.action));
        Tile {
            at: format!("power-{}", action.action),
            mark: String::new(),
            cost: vec![Token::of(action.power, "power")],
            effect,
            name,
            extra: Vec::new(),
            count: None,
            text: match action.used_by {
                None => self.words.say(&message!(
                    "full-power-action",
                    power = action.power,
                    what = full
                )),
                Some(seat) => self.words.say(&message!(
                    "full-power-action-used",
                    power = action.power,
                    what = full,
                    seat = seat
                )),
            },
            state: action
                .used_by
                .map_or(TileState::Open, |seat| TileState::Used(Some(seat))),
            rule: "6-5",
        }
    }

    fn bonus_tiles(&self) -> Section {
        let tiles = self
            .view
            .bonus_tiles
            .iter()
            .filter_map(|offer| self.bonus_offer(offer));
        self.tiles("word-bonus-to-take", 1, TileShape::Line, tiles.collect())
    }

    fn bonus_offer(&self, offer: &OfferView) -> Option<Tile> {
        let tile = BonusTile::find(offer.tile)?;
        let coins = (offer.coins > 0).then(|| Token::more(offer.coins, "coin"));
        Some(Tile {
            extra: coins.into_iter().collect(),
            ..self.bonus_tile(tile, tile.id().to_owned())
        })
    }

    pub(super) fn bonus_tile(&self, tile: BonusTile, at: String) -> Tile {
        Tile {
            at,
            name: self
                .words
                .say(&message!("name-bonus", tile = tile.letter().to_string())),
            mark: tile.letter().to_string(),
            cost: Vec::new(),
            effect: bonus_effect(tile, self.words),
            extra: Vec::new(),
            count: None,
            text: self.words.name(&format!("full-{}", tile.id())),
            state: TileState::Open,
            rule: "1-3",
        }
    }

    /// The own town tiles, while one has to be chosen.
    fn town_tiles(&self) -> Option<Section> {
        let chosen = |action: &Action| {
            if let Action::Town { tile, .. } = action {
                Some(*tile)
            } else {
                None
            }
        };
        let mut tiles: Vec<TownTile> = self.legal.iter().filter_map(chosen).collect();
        tiles.sort();
        tiles.dedup();
        let each = |tile: &TownTile| Tile {
            at: tile.id().to_owned(),
            name: self.words.name(&format!("name-{}", tile.id())),
            mark: String::new(),
            cost: Vec::new(),
            effect: town_effect(*tile),
            extra: Vec::new(),
            count: None,
            text: self.words.name(&format!("full-{}", tile.id())),
            state: TileState::Open,
            rule: "1-4",
        };
        let all: Vec<Tile> = tiles.iter().map(each).collect();
        (!all.is_empty()).then(|| self.tiles("word-your-town-tiles", 2, TileShape::Line, all))
    }

    /// All factions while some seat has none: those of a colour that is taken are gone.
    fn factions(&self) -> Section {
        let offered = |faction: Faction| self.legal.contains(&Action::Faction(faction));
        let is_mine = Faction::all().any(offered);
        let is_open = |faction: Faction| {
            let home = faction.data().home;
            let taken = self.view.players.iter().any(|player| player.colour == home);
            !taken && self.view.neutral_colour != Some(home)
        };
        let held_by = |faction: Faction| {
            let mut players = self.view.players.iter();
            players.find(|player| player.faction == Some(faction.id()))
        };
        let tile = |faction: Faction| {
            let id = faction.id();
            let open = if is_mine {
                offered(faction)
            } else {
                is_open(faction)
            };
            Tile {
                at: id.to_owned(),
                name: self.words.name(id),
                mark: String::new(),
                cost: Vec::new(),
                effect: vec![Token::Words(self.words.name(&format!("about-{id}")))],
                extra: Vec::new(),
                count: None,
                text: self.faction_text(id),
                state: if open {
                    TileState::Open
                } else {
                    TileState::Used(held_by(faction).map(|player| player.seat))
                },
                rule: "10",
            }
        };
        self.tiles(
            "word-factions",
            2,
            TileShape::Tall,
            Faction::all().map(tile).collect(),
        )
    }

    pub(super) fn faction_text(&self, id: &str) -> String {
        let part = |kind: &str| Arg::name(format!("{kind}{id}"));
        self.words.say(&message!(
            "full-faction",
            ability = part("full-"),
            left = part("full-left-"),
            right = part("full-right-")
        ))
    }
}

pub fn round_effect(tile: RoundTile) -> Token {
    Token::of(tile.data().points, feat(tile.data().event).1)
}

/// What a power action does; the name of what has no number stands beside its sign.
pub fn power_effect(action: &str, name: &str) -> Vec<Token> {
    match action {
        "coins" => vec![Token::of(DATA.tiles.power_action.coins_gained, "coin")],
        "sail" => vec![Token::sign("sail"), Token::Words(name.to_owned())],
        "spade" => vec![Token::of(1, "spade")],
        "spade2" => vec![Token::of(2, "spade")],
        _ => vec![Token::sign("bridge"), Token::Words(name.to_owned())],
    }
}

pub fn bonus_effect(tile: BonusTile, words: &Words<'_>) -> Vec<Token> {
    let data = tile.data();
    let mut effect = income_tokens(data.income);
    if data.special.is_some() {
        effect.push(Token::When(words.name("word-once-a-round")));
        effect.push(Token::of(1, "spade"));
    }
    if data.sailing > 0 {
        effect.push(Token::When(words.name("word-reach")));
        effect.push(Token::more(data.sailing, "sail"));
    }
    if let Some(points) = data.on_passing {
        effect.push(Token::When(words.name("word-passing")));
        effect.push(Token::of(points.points, "points"));
        effect.push(Token::Words(words.name("word-each")));
        effect.push(Token::sign(match points.per {
            Counted::House => "house",
            Counted::Post => "post",
            Counted::Palace => "palace",
            Counted::Sailing => "sail",
        }));
    }
    effect
}

pub fn town_effect(tile: TownTile) -> Vec<Token> {
    let data = tile.data();
    let gains = [
        (data.points, "points"),
        (data.coins.into(), "coin"),
        (data.power.into(), "power"),
        (data.sailing.into(), "sail"),
    ];
    let some = gains.into_iter().filter(|(count, _)| *count > 0);
    some.map(|(count, sign)| Token::of(count, sign)).collect()
}

/// What a round tile rewards: its word in the catalogue and its sign.
fn feat(event: Feat) -> (&'static str, Sign) {
    match event {
        Feat::HouseBuilt => ("house", "house"),
        Feat::PostUpgrade => ("post", "post"),
        Feat::PalaceUpgrade => ("palace", "palace"),
        Feat::TownFounded => ("town", "town"),
        Feat::SailingStep => ("sailing", "sail"),
        Feat::SpadeUsed => ("spade", "spade"),
    }
}

/// How many town tiles a player begins with.
pub(super) fn town_tile_count() -> usize {
    DATA.tiles.town_tile.len()
}
