//! All that one seat has in front of it.

use super::offer::town_tile_count;
use super::{Sheet, income_tokens, of_seat};
use crate::board::view::PlayerView;
use crate::data::{BonusTile, DATA, Faction, Income, Palace};
use kernel::message::{Arg, message};
use kernel::panel::{
    Content, Figure, FigureShape, Panel, Role, Section, Sign, Slot, Tile, TileShape, TileState,
    Tiles, Token,
};

impl Sheet<'_> {
    pub(super) fn mat(&self, player: &PlayerView) -> Panel {
        let faction = player.faction.and_then(Faction::find);
        let mut sections = vec![Section::new("", Content::Stock(self.stock(player)))];
        if let Some(faction) = faction {
            sections.push(Section::new(
                "",
                Content::Slots(self.slots(player, faction)),
            ));
            sections.push(Section::new(
                "",
                Content::Tiles(Tiles {
                    columns: 0,
                    shape: TileShape::Chip,
                    tiles: self.chips(player, faction),
                }),
            ));
        }
        let title = faction.map_or(message!("word-no-faction"), |faction| {
            message!(
                "mat-title",
                faction = Arg::name(faction.id()),
                ability = Arg::name(format!("ability-{}", faction.id()))
            )
        });
        Panel {
            id: of_seat("mat", player.seat),
            role: Role::Mat(player.seat),
            title: self.words.say(&title),
            sections,
        }
    }

    fn figure(
        &self,
        id: &'static str,
        value: Vec<Token>,
        text: &kernel::message::Message,
    ) -> Figure {
        Figure {
            id,
            value,
            next: Vec::new(),
            shape: FigureShape::Plain,
            text: self.words.say(text),
        }
    }

    fn stock(&self, player: &PlayerView) -> Vec<Figure> {
        let mut figures = vec![Figure {
            next: vec![Token::more(player.income.coins, "")],
            ..self.figure(
                "coins",
                vec![Token::of(player.coins, "coin")],
                &message!(
                    "stock-coins",
                    count = player.coins,
                    next = player.income.coins
                ),
            )
        }];
        figures.push(self.figure(
            "power",
            vec![Token::sign("power")],
            &message!("stock-power", next = player.income.power),
        ));
        let bowls = [("bowl-1", "I"), ("bowl-2", "II"), ("bowl-3", "III")];
        for ((id, bowl), tokens) in bowls.into_iter().zip(player.bowls) {
            figures.push(Figure {
                shape: FigureShape::Bowl,
                next: if bowl == "III" {
                    vec![Token::more(player.income.power, "")]
                } else {
                    Vec::new()
                },
                ..self.figure(
                    id,
                    vec![Token::of(tokens, "")],
                    &message!("stock-bowl", bowl = bowl, count = tokens),
                )
            });
        }
        figures.push(self.sailing(player));
        figures.push(self.figure(
            "bridges",
            vec![Token::of(player.bridges_left, "bridge")],
            &message!("text-bridges", bridges = player.bridges_left),
        ));
        figures
    }

    /// Where the ship is, then every step with the points for reaching it.
    fn sailing(&self, player: &PlayerView) -> Figure {
        let steps = DATA.tiles.sailing.points.iter().enumerate();
        let mut value = vec![Token::of(player.sailing, "sail")];
        let mut next = Vec::new();
        for (step, points) in steps {
            value.push(Token::of(step, ""));
            next.push(match points {
                0 => Token::Words(String::new()),
                points => Token::more(points, ""),
            });
        }
        Figure {
            shape: FigureShape::Steps,
            next,
            ..self.figure(
                "sailing",
                value,
                &message!("stock-sailing", sailing = player.sailing),
            )
        }
    }

    fn slots(&self, player: &PlayerView, faction: Faction) -> Vec<Vec<Slot>> {
        let data = faction.data();
        let row = |kind: &'static str, sign: Sign, built: usize, incomes: &[Income]| -> Vec<Slot> {
            let slot = |(index, income): (usize, &Income)| {
                let open = index < built;
                let at = of_seat(&format!("{kind}-{}", index + 1), player.seat);
                self.slot(at, open, sign, *income, kind)
            };
            incomes.iter().enumerate().map(slot).collect()
        };
        let houses = row("house", "house", player.houses, &data.house_income);
        let mut below = row("post", "post", player.posts, &data.post_income);
        below.push(self.towns(player));
        let palace = |side: &str, stands: bool, palace: &Palace| {
            let letter = if side == "left" { "L" } else { "R" };
            let slot = self.slot(
                of_seat(side, player.seat),
                stands,
                "palace",
                palace.income,
                side,
            );
            let about = self.words.name(&format!("full-{side}-{}", faction.id()));
            Slot {
                income: [vec![Token::Strong(letter.to_owned())], slot.income].concat(),
                text: format!("{} {about}", slot.text),
                ..slot
            }
        };
        below.push(palace("left", player.left_palace, &data.left));
        below.push(palace("right", player.right_palace, &data.right));
        vec![houses, below]
    }

    fn slot(&self, at: String, open: bool, sign: Sign, income: Income, kind: &str) -> Slot {
        let id = if open { "slot-open" } else { "slot-covered" };
        let tokens = income_tokens(income);
        Slot {
            at,
            covered: (!open).then_some(sign),
            text: self.words.say(&message!(
                id,
                kind = Arg::name(format!("slot-{kind}")),
                coins = income.coins,
                power = income.power
            )),
            income: if tokens.is_empty() {
                vec![Token::Words("–".to_owned())]
            } else {
                tokens
            },
            span: 1,
        }
    }

    fn towns(&self, player: &PlayerView) -> Slot {
        let names = |ids: &[&str]| -> String {
            let each = ids.iter().map(|id| self.words.name(&format!("town_{id}")));
            each.collect::<Vec<_>>().join("; ")
        };
        let left = player.town_tiles_left.as_slice();
        let count = message!("slot-towns", left = left.len(), all = town_tile_count());
        let text = if left.is_empty() {
            message!("full-towns-none", towns = player.towns)
        } else {
            message!("full-towns", towns = player.towns, tiles = names(left))
        };
        Slot {
            at: of_seat("towns", player.seat),
            covered: None,
            income: vec![
                Token::Strong(self.words.say(&count)),
                Token::Words(self.words.name("word-towns")),
            ],
            text: self.words.say(&text),
            span: 2,
        }
    }

    /// Abilities and what is held: special actions first, for they can be used.
    fn chips(&self, player: &PlayerView, faction: Faction) -> Vec<Tile> {
        let mut chips = Vec::new();
        for special in &player.special_actions {
            chips.push(Tile {
                state: if special.used {
                    TileState::Used(Some(player.seat))
                } else {
                    TileState::Open
                },
                ..self.chip(
                    of_seat(&format!("special-{}", special.action), player.seat),
                    self.words.name(&format!("name-special-{}", special.action)),
                    self.words
                        .name(&format!("special-{}-short", special.action)),
                    self.words.name(&format!("full-special-{}", special.action)),
                    "6-6",
                )
            });
        }
        let id = faction.id();
        chips.push(self.chip(
            of_seat("faction", player.seat),
            self.words.name(id),
            String::new(),
            self.faction_text(id),
            "10",
        ));
        for (side, stands) in [("left", player.left_palace), ("right", player.right_palace)] {
            if stands {
                chips.push(self.chip(
                    of_seat(&format!("{side}-palace"), player.seat),
                    self.words.name(&format!("word-{side}-palace-name")),
                    self.words.name(&format!("{side}-{id}")),
                    self.words.name(&format!("full-{side}-{id}")),
                    "10",
                ));
            }
        }
        if let Some(tile) = player.bonus_tile.and_then(BonusTile::find) {
            chips.push(Tile {
                mark: String::new(),
                ..self.bonus_tile(tile, of_seat("held-tile", player.seat))
            });
        }
        if player.territory > 0 {
            chips.push(self.area(player));
        }
        chips
    }

    /// How large the largest area is, and what it would score if the match ended now.
    fn area(&self, player: &PlayerView) -> Tile {
        let points = &DATA.tiles.final_scoring.territory_points;
        let text = message!(
            "full-area",
            size = player.territory,
            first = points[0],
            second = points[1],
            third = points[2],
            now = player.outlook.territory
        );
        let now =
            (player.outlook.territory > 0).then(|| Token::more(player.outlook.territory, "points"));
        Tile {
            effect: now.into_iter().collect(),
            ..self.chip(
                of_seat("area", player.seat),
                format!(
                    "{} {}",
                    self.words.name("source-territory"),
                    player.territory
                ),
                String::new(),
                self.words.say(&text),
                "11",
            )
        }
    }

    fn chip(
        &self,
        at: String,
        name: String,
        short: String,
        text: String,
        rule: &'static str,
    ) -> Tile {
        Tile {
            at,
            name,
            mark: String::new(),
            cost: Vec::new(),
            effect: if short.is_empty() {
                Vec::new()
            } else {
                vec![Token::Words(short)]
            },
            extra: Vec::new(),
            count: None,
            text,
            state: TileState::Open,
            rule,
        }
    }
}
