//! The science display: four rows of levels, and spaces for scholars.

use super::{Sheet, discipline_sign};
use crate::data::DATA;
use crate::state::ids::Discipline;
use kernel::Seat;
use kernel::message::{Arg, message};
use kernel::panel::{Content, Panel, Role, Section, Tile, TileState, Token, Track, TrackRow};

impl Sheet<'_> {
    pub(super) fn science(&self) -> Panel {
        let science = &DATA.science;
        let step = |level: u8| {
            let mut tokens = vec![Token::Words(level.to_string())];
            let mut rewards = science.power_on_reaching.iter();
            if let Some(reward) = rewards.find(|reward| reward.level == level) {
                tokens.push(Token::more(reward.power, ""));
            }
            if level == science.key_needed_to_enter {
                tokens.push(Token::sign("key"));
            }
            tokens
        };
        let rows = Discipline::ALL
            .iter()
            .map(|discipline| self.discipline(*discipline));
        Panel {
            id: "science".to_owned(),
            role: Role::Track,
            title: self.words.name("word-science"),
            sections: vec![Section::new(
                "",
                Content::Track(Track {
                    heads: ["word-science", "word-scholar-spaces"].map(|id| self.words.name(id)),
                    steps: (0..=science.max_level).map(step).collect(),
                    rows: rows.collect(),
                    thresholds: vec![usize::from(science.key_needed_to_enter)],
                }),
            )],
        }
    }

    fn discipline(&self, discipline: Discipline) -> TrackRow {
        let data = &DATA.disciplines[discipline.index()];
        let from = format!("{}+", data.income_from_level);
        let mut name = vec![
            Token::sign(discipline_sign(discipline)),
            Token::Strong(self.words.name(&format!("title-{}", discipline.id()))),
            Token::When(from),
        ];
        name.extend(self.effects().gain(&data.income));
        let level = |seat: Seat| usize::from(self.table.player(seat).level(discipline));
        let seats = Seat::all(self.table.seats());
        let mut text = self.words.say(&message!(
            "full-discipline",
            level = data.income_from_level,
            income = Arg::name(format!("income-{}", discipline.id())),
            books = self.table.books[discipline.index()]
        ));
        if let Some(neutral) = self.table.neutral {
            let neutral = message!(
                "full-neutral-level",
                level = neutral.levels[discipline.index()]
            );
            text = format!("{text} {}", self.words.say(&neutral));
        }
        TrackRow {
            at: discipline.id().to_owned(),
            name,
            text,
            marks: seats.map(|seat| (seat, level(seat))).collect(),
            spaces: self.spaces(discipline),
        }
    }

    fn spaces(&self, discipline: Discipline) -> Vec<Tile> {
        let taken = self.table.spaces[discipline.index()];
        let spaces = DATA.science.scholar_spaces.iter().zip(taken).enumerate();
        spaces
            .map(|(index, (levels, taken))| {
                let id = if taken {
                    "full-space-taken"
                } else {
                    "full-space"
                };
                let discipline_name = Arg::name(discipline.id());
                Tile {
                    at: format!("{}-{}", discipline.id(), index + 1),
                    name: self.words.say(&message!(
                        "scholar-space",
                        discipline = Arg::name(format!("title-{}", discipline.id())),
                        levels = *levels
                    )),
                    mark: if taken {
                        "×".to_owned()
                    } else {
                        levels.to_string()
                    },
                    cost: Vec::new(),
                    effect: Vec::new(),
                    extra: Vec::new(),
                    count: None,
                    text: self.words.say(&message!(
                        id,
                        levels = *levels,
                        discipline = discipline_name
                    )),
                    state: if taken {
                        TileState::Used(None)
                    } else {
                        TileState::Open
                    },
                    rule: "7-5",
                }
            })
            .collect()
    }
}
