//! What can be taken: rounds, actions, round bonuses, competencies, innovations, palaces, cities.

use super::effects::{amounts, books, cost, scored_signs};
use super::{Sheet, discipline_sign};
use crate::data::{self, DATA, ScoredEvent, Where};
use crate::state::ids::{Bonus, CityTile, Competency, Discipline, Innovation, PowerAction};
use kernel::message::{Arg, message};
use kernel::panel::{Content, Panel, Role, Section, Tile, TileShape, TileState, Tiles, Token};
use kernel::{Seat, Viewer, few};

impl Sheet<'_> {
    pub(super) fn offer(&self) -> Panel {
        let mut sections = self.setup();
        sections.extend(self.rounds());
        let title = |id: &str| self.words.name(id);
        sections.push(Section::tab(title("tab-actions"), self.actions()));
        if !self.table.market.is_empty() {
            sections.push(Section::new(title("word-bonus-to-take"), self.market()));
        }
        sections.push(Section::tab(title("tab-competencies"), self.columns()));
        sections.push(Section::new("", self.competencies()));
        sections.push(Section::tab(title("tab-innovations"), self.innovations()));
        sections.push(Section::tab(title("tab-palaces"), self.palaces()));
        sections.push(Section::new(title("word-cities"), self.cities()));
        Panel {
            id: "offer".to_owned(),
            role: Role::Offer,
            title: title("word-offer"),
            sections,
        }
    }

    /// A tile with its name and its text; what it does and costs is added where it lies.
    pub(super) fn tile(&self, at: String, id: &str, rule: &'static str) -> Tile {
        Tile {
            at,
            name: self.words.name(id),
            mark: String::new(),
            cost: Vec::new(),
            effect: Vec::new(),
            extra: Vec::new(),
            count: None,
            text: self.words.name(&format!("full-{id}")),
            state: TileState::Open,
            rule,
        }
    }

    fn rounds(&self) -> Vec<Section> {
        let scores = &self.table.round_scores;
        let strip = scores
            .iter()
            .enumerate()
            .map(|(index, _)| self.round(index));
        let strip = tiles(few(scores.len()), TileShape::Strip, strip.collect());
        let mut sections = vec![Section::new(self.words.name("word-rounds-title"), strip)];
        let now = usize::from(self.table.round).checked_sub(1);
        let is_over = self.table.phase == crate::state::Phase::Over;
        if let Some(tile) = now.and_then(|now| scores.get(now)).filter(|_| !is_over) {
            let mut line = vec![
                Token::Words(self.words.name("word-now-points")),
                Token::Strong(self.words.say(&message!("n-points", n = tile.data().vp))),
                Token::Words(self.words.name(&format!("for-{}", tile.id()))),
            ];
            let then = if self.table.is_last_round() {
                let last = self.table.final_score;
                message!("then-final", tile = Arg::name(last.id()))
            } else {
                message!(
                    "then-bonus",
                    bonus = Arg::name(format!("bonus-{}", tile.id()))
                )
            };
            line.push(Token::Words(self.words.say(&then)));
            sections.push(Section::new("", Content::Line(line)));
        }
        sections
    }

    fn round(&self, index: usize) -> Tile {
        let (table, tile) = (self.table, self.table.round_scores[index]);
        let round = few(index + 1);
        let data = tile.data();
        let mut effect = scored(data);
        let mut mark = round.to_string();
        if let Some(bonus) = &data.bonus {
            let letter = bonus.discipline.letter().to_ascii_uppercase();
            mark = format!("{round} · {letter}");
        }
        let text = if round == DATA.constants.rounds {
            effect.extend(scored(table.final_score.data()));
            message!(
                "full-last-round",
                round = round,
                about = Arg::name(tile.id()),
                last = Arg::name(table.final_score.id())
            )
        } else {
            message!(
                "full-round",
                round = round,
                about = Arg::name(tile.id()),
                bonus = Arg::name(format!("bonus-{}", tile.id()))
            )
        };
        Tile {
            at: format!("round-{round}"),
            name: self.words.say(&message!("word-round-short", round = round)),
            mark,
            effect,
            text: self.words.say(&text),
            state: match round.cmp(&table.round) {
                _ if table.phase == crate::state::Phase::Over => TileState::Past,
                std::cmp::Ordering::Less => TileState::Past,
                std::cmp::Ordering::Equal => TileState::Now,
                std::cmp::Ordering::Greater => TileState::Later,
            },
            ..self.tile(String::new(), "word-round-tile", "10-7")
        }
    }

    fn actions(&self) -> Content {
        let power = PowerAction::all().map(|action| {
            let (id, data) = (action.id(), action.data());
            self.action(id, data, self.table.power_used[action.index()], "8-7")
        });
        let by_books = self.table.book_actions.iter().map(|action| {
            let (id, data) = (action.id(), action.data());
            self.action(id, data, self.table.book_used[action.index()], "8-8")
        });
        tiles(3, TileShape::Line, power.chain(by_books).collect())
    }

    fn action(
        &self,
        id: &str,
        data: &data::CommonAction,
        used_by: Option<Seat>,
        rule: &'static str,
    ) -> Tile {
        let mut tile = self.tile(id.to_owned(), id, rule);
        tile.name = self.words.name(&format!("title-{id}"));
        tile.cost = cost(&data.cost);
        tile.effect = self.effects().gain(&data.gain);
        if let Some(seat) = used_by {
            let used = self.words.say(&message!("full-used-by", seat = seat));
            tile.text = format!("{} {used}", tile.text);
            tile.state = TileState::Used(Some(seat));
        }
        tile
    }

    fn market(&self) -> Content {
        let offered = self.table.market.iter().map(|offered| Tile {
            extra: match offered.coins {
                0 => Vec::new(),
                coins => vec![Token::more(coins, "coin")],
            },
            ..self.bonus(offered.bonus)
        });
        tiles(1, TileShape::Line, offered.collect())
    }

    /// A round bonus on one line, its short name first.
    pub(super) fn bonus(&self, bonus: Bonus) -> Tile {
        let short = self.words.name(&format!("short-{}", bonus.id()));
        let mut effect = vec![Token::Strong(short)];
        effect.extend(self.effects().tile_effect(bonus.data()));
        Tile {
            effect,
            ..self.tile(bonus.id().to_owned(), bonus.id(), "10-5")
        }
    }

    /// The heads of the columns of competencies.
    fn columns(&self) -> Content {
        let head = |discipline: &Discipline| {
            let id = discipline.id();
            Tile {
                name: self.words.name(&format!("head-{id}")),
                text: self
                    .words
                    .say(&message!("full-column", discipline = Arg::name(id))),
                cost: vec![Token::sign(discipline_sign(*discipline))],
                ..self.tile(format!("column-{id}"), id, "10-2")
            }
        };
        tiles(
            4,
            TileShape::Chip,
            Discipline::ALL.iter().map(head).collect(),
        )
    }

    /// Row by row: the richest reward in levels first.
    fn competencies(&self) -> Content {
        let stacks = self
            .table
            .competencies
            .iter()
            .zip(self.table.competencies_left);
        let mut stacks: Vec<_> = stacks.zip(&DATA.competency_slots).collect();
        stacks.sort_by_key(|(_, slot)| (slot.books, slot.discipline.index()));
        let tile = |((kind, left), slot): ((&Competency, u8), &data::CompetencySlot)| {
            let reward = message!(
                "full-competency-reward",
                levels = slot.steps,
                discipline = Arg::name(slot.discipline.id()),
                books = slot.books
            );
            let mut tile = self.tile(kind.id().to_owned(), kind.id(), "10-2");
            tile.text = format!("{} {}", tile.text, self.words.say(&reward));
            tile.cost = amounts([(slot.steps, "level"), (slot.books, "book")]);
            tile.effect = self.effects().tile_effect(kind.data());
            tile.count = Some(left);
            if left == 0 {
                tile.state = TileState::Used(None);
            }
            tile
        };
        tiles(4, TileShape::Tall, stacks.into_iter().map(tile).collect())
    }

    fn innovations(&self) -> Content {
        let slots = self.table.innovations.iter().zip(self.table.slots());
        let tile = |(tile, slot): (&Option<Innovation>, &data::Slot)| match tile {
            Some(tile) => self.innovation(*tile, slot),
            None => Tile {
                text: self.words.name("full-taken"),
                state: TileState::Taken,
                ..self.tile(format!("innovation-{}", slot.slot), "word-taken", "10-3")
            },
        };
        tiles(2, TileShape::Tall, slots.map(tile).collect())
    }

    fn innovation(&self, innovation: Innovation, slot: &data::Slot) -> Tile {
        let mut tile = self.tile(innovation.id().to_owned(), innovation.id(), "10-3");
        tile.cost = books(slot.books, slot.any);
        tile.effect = self.effects().tile_effect(innovation.data());
        if let Some(price) = self.own_price(slot) {
            tile.text = format!("{} {price}", tile.text);
        }
        tile
    }

    /// What an innovation of this slot costs the viewer, who pays more for the second and third.
    fn own_price(&self, slot: &data::Slot) -> Option<String> {
        let Viewer::Seat(seat) = self.viewer else {
            return None;
        };
        let player = self.table.player(seat);
        let surcharge = player.board?.board().innovation_book_surcharge;
        let more = surcharge.get(player.innovations.len())?;
        let coins = if self.table.has_palace(seat) {
            0
        } else {
            DATA.constants.innovation_coins_without_palace
        };
        let fixed = Discipline::ALL.iter().zip(slot.books);
        let fixed = fixed
            .filter(|(_, count)| *count > 0)
            .map(|(discipline, count)| {
                message!(
                    "n-books-of",
                    n = count,
                    discipline = Arg::name(discipline.id())
                )
                .into()
            });
        Some(self.words.say(&message!(
            "full-own-price",
            books = fixed.collect::<Vec<Arg>>(),
            any = slot.any + more,
            coins = coins
        )))
    }

    fn palaces(&self) -> Content {
        let palaces = self.table.palaces.iter().map(|palace| Tile {
            effect: self.effects().tile_effect(palace.data()),
            ..self.tile(palace.id().to_owned(), palace.id(), "10-4")
        });
        tiles(2, TileShape::Tall, palaces.collect())
    }

    fn cities(&self) -> Content {
        let cities = CityTile::all().zip(self.table.cities).map(|(city, left)| {
            let mut effect = vec![Token::of(city.data().vp, "points")];
            effect.extend(self.effects().gain(&city.data().gain));
            Tile {
                effect,
                count: Some(left),
                state: if left == 0 {
                    TileState::Used(None)
                } else {
                    TileState::Open
                },
                ..self.tile(city.id().to_owned(), city.id(), "10-6")
            }
        });
        tiles(3, TileShape::Line, cities.collect())
    }
}

pub(super) fn tiles(columns: u8, shape: TileShape, tiles: Vec<Tile>) -> Content {
    Content::Tiles(Tiles {
        columns,
        shape,
        tiles,
    })
}

/// Points and what they are for.
pub fn scored(tile: &data::RoundScore) -> Vec<Token> {
    let signs = match tile.event {
        ScoredEvent::Build => tile.building.map_or(Vec::new(), scored_signs),
        ScoredEvent::Spade => vec!["spade"],
        ScoredEvent::Step => vec!["level"],
        ScoredEvent::CityTile => vec!["town"],
        ScoredEvent::Track => vec!["up"],
        ScoredEvent::Innovation => vec!["idea"],
    };
    let mut tokens: Vec<Token> = Vec::new();
    for (index, sign) in signs.into_iter().enumerate() {
        let points = if index == 0 {
            tile.vp.to_string()
        } else {
            String::new()
        };
        tokens.push(Token::Of(points, sign));
    }
    if tile.place == Some(Where::Edge) {
        tokens.push(Token::sign("edge"));
    }
    tokens
}
