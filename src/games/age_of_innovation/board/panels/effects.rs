//! What a tile does, as a line of numbers and signs.

use super::{building_sign, discipline_sign};
use crate::data::{self, Cost, Counted, Gain, Scored, Where};
use crate::state::ids::{Building, Discipline};
use kernel::message::{Words, message};
use kernel::panel::{Sign, Token};

/// What effects are told with: some depend on how many play.
#[derive(Clone, Copy, Debug)]
pub struct Effects<'a> {
    pub words: &'a Words<'a>,
    pub seats: usize,
}

impl Effects<'_> {
    fn word(&self, id: &str) -> Token {
        Token::Words(self.words.name(id))
    }

    fn when(&self, id: &str) -> Token {
        Token::When(self.words.name(id))
    }

    /// What stands on a tile: each part with the word that says when it works.
    pub fn tile_effect(&self, tile: &data::Tile) -> Vec<Token> {
        let mut line = Vec::new();
        let mut part = |when: &str, tokens: Vec<Token>| {
            if !tokens.is_empty() {
                line.push(self.when(when));
                line.extend(tokens);
            }
        };
        part("when-income", self.gain(&tile.income));
        part("when-now", self.gain(&tile.immediate));
        if let Some(special) = &tile.special_action {
            part("when-once", self.gain(special));
        }
        if let Some(on) = tile.on_pass {
            let mut tokens = amounts([(on.vp, "points"), (on.steps_any, "level")]);
            tokens.push(self.word("word-a"));
            tokens.extend(self.counted(on.per));
            part("when-passing", tokens);
        }
        line.extend(self.triggers(tile));
        line.extend(self.powers(tile));
        line
    }

    /// What something brings whenever it happens: the event first.
    fn triggers(&self, tile: &data::Tile) -> Vec<Token> {
        let mut line = Vec::new();
        if let Some(on) = tile.on_build {
            line.extend(scored_signs(on.building).into_iter().map(Token::sign));
            line.extend(on.place.map(|place| {
                self.word(match place {
                    Where::Edge => "word-at-edge",
                    Where::RiverAdjacent => "word-at-river",
                })
            }));
            line.extend(amounts([(on.vp, "points"), (on.coins, "coin")]));
        }
        let events = [
            (&tile.on_send_scholar, "scholar", "word-sent"),
            (&tile.on_city_tile, "town", ""),
            (&tile.on_spade_used, "spade", ""),
            (&tile.on_competency, "tile", "word-competency"),
        ];
        for (gain, sign, word) in events {
            let gained = self.gain(gain);
            if gained.is_empty() {
                continue;
            }
            line.push(Token::sign(sign));
            if !word.is_empty() {
                line.push(self.word(word));
            }
            line.extend(gained);
        }
        line
    }

    /// What a tile makes possible or cheaper.
    fn powers(&self, tile: &data::Tile) -> Vec<Token> {
        let mut line = Vec::new();
        if tile.reach_bonus > 0 {
            line.push(Token::more(tile.reach_bonus, "sail"));
        }
        if let Some(value) = tile.city_min_power_value {
            let said = message!("word-city-value", value = value);
            line.push(Token::Words(self.words.say(&said)));
        }
        if tile.city_over_river_hex > 0 {
            line.push(self.word("word-river-cities"));
        }
        let leaps = [(&tile.tunnel, "word-tunnel"), (&tile.flight, "word-flight")];
        for (leap, word) in leaps {
            if let Some(leap) = leap {
                line.push(self.word(word));
                line.extend(cost(&leap.cost));
                line.push(Token::of(leap.vp.of(self.seats), "points"));
            }
        }
        if let Some(bridge) = tile.bridge_action {
            line.push(self.word("word-bridge-for"));
            line.extend(cost(&bridge.cost));
        }
        if tile.power_action_discount > 0 {
            line.push(self.word("word-power-actions"));
            line.push(Token::Of(
                format!("−{}", tile.power_action_discount),
                "power",
            ));
        }
        if let Some(points) = tile.power_action_vp {
            line.push(Token::more(points.of(self.seats), "points"));
        }
        if tile.science_bonus_level_add > 0 {
            line.push(self.word("word-science-bonus"));
            line.push(Token::more(tile.science_bonus_level_add, "level"));
        }
        line
    }

    /// A gain.
    pub fn gain(&self, gain: &Gain) -> Vec<Token> {
        let dig = gain.terraform_and_build;
        let mut line: Vec<Token> = gain
            .neutral_building
            .iter()
            .map(|building| Token::sign(building_sign(*building)))
            .collect();
        if let Some(own) = gain.place_own_building {
            line.push(Token::of(1, building_sign(own.building)));
        }
        if let Some(replace) = gain.replace {
            line.push(Token::sign(building_sign(replace.from)));
            line.push(Token::Of("→".to_owned(), building_sign(replace.to)));
        }
        line.extend(amounts([
            (gain.scholars, "scholar"),
            (gain.tools, "tool"),
            (gain.coins, "coin"),
            (gain.power, "power"),
            (gain.books_any + gain.books_of_column, "book"),
            (gain.vp, "points"),
            (gain.steps_any, "level"),
            (gain.spades + dig.map_or(0, |dig| dig.spades), "spade"),
            (gain.bridges, "bridge"),
            (gain.annexes, "annex"),
            (gain.city_tile, "town"),
            (gain.sailing_track, "sail"),
        ]));
        if dig.is_some_and(|dig| dig.free_workshop) {
            line.push(Token::of(1, "house"));
        }
        let worded = [
            (gain.steps_each, "word-each"),
            (gain.steps_one_discipline, "word-in-one"),
            (gain.steps_any_per_building_shape, "word-a-shape"),
        ];
        for (levels, word) in worded {
            if levels > 0 {
                line.push(Token::of(levels, "level"));
                line.push(self.word(word));
            }
        }
        let words = [
            (gain.terraform_track > 0, "word-dig-step"),
            (gain.competency > 0, "word-competency"),
            (gain.extra_action, "word-extra-action"),
        ];
        line.extend(
            words
                .into_iter()
                .filter(|(is, _)| *is)
                .map(|(_, id)| self.word(id)),
        );
        if gain.power_tokens_to_bowl_three > 0 {
            let said = message!("word-tokens", n = gain.power_tokens_to_bowl_three);
            line.push(Token::Words(self.words.say(&said)));
        }
        line.extend(self.counted_points(gain));
        line
    }

    fn counted_points(&self, gain: &Gain) -> Vec<Token> {
        let mut line = Vec::new();
        if let Some(per) = gain.vp_per {
            line.push(Token::of(per.vp, "points"));
            line.push(self.word("word-a"));
            line.extend(self.counted(per.what));
        }
        if let Some(table) = &gain.vp_table {
            let all = |value: fn(&data::PerStep) -> u8| {
                let each = table.steps.iter().map(|step| value(step).to_string());
                each.collect::<Vec<_>>().join("/")
            };
            line.push(Token::of(all(|step| step.vp), "points"));
            line.push(self.word("word-a"));
            line.push(Token::Words(all(|step| step.min)));
            line.extend(self.counted(table.what));
        }
        if gain.vp_sum_of_top_levels > 0 {
            line.push(Token::sign("points"));
            line.push(self.word("word-top-levels"));
        }
        line
    }

    fn counted(&self, what: Counted) -> Vec<Token> {
        match what {
            Counted::Workshop => vec![Token::sign("house")],
            Counted::Guild => vec![Token::sign("post")],
            Counted::School => vec![Token::sign("school")],
            Counted::PalaceOrUniversity => vec![Token::sign("palace"), Token::sign("university")],
            Counted::Building => vec![self.word("word-buildings")],
            Counted::Bridge => vec![Token::sign("bridge")],
            Counted::CityTile => vec![Token::sign("town")],
            Counted::AdjacencyGroup => vec![Token::sign("group")],
            Counted::LowestLevel => vec![self.word("word-lowest"), Token::sign("level")],
        }
    }
}

/// The numbers that are not zero.
pub fn amounts<const N: usize>(parts: [(u8, Sign); N]) -> Vec<Token> {
    let some = parts.into_iter().filter(|(count, _)| *count > 0);
    some.map(|(count, sign)| Token::of(count, sign)).collect()
}

pub fn cost(cost: &Cost) -> Vec<Token> {
    amounts([
        (cost.tools, "tool"),
        (cost.coins, "coin"),
        (cost.scholars, "scholar"),
        (cost.power, "power"),
        (cost.books_any, "book"),
    ])
}

/// Books of each discipline, then of any.
pub fn books(fixed: [u8; 4], any: u8) -> Vec<Token> {
    let mut tokens: Vec<Token> = Discipline::ALL
        .iter()
        .zip(fixed)
        .filter(|(_, count)| *count > 0)
        .map(|(discipline, count)| Token::of(count, discipline_sign(*discipline)))
        .collect();
    if any > 0 {
        tokens.push(Token::of(any, "book"));
    }
    tokens
}

pub fn scored_signs(scored: Scored) -> Vec<Sign> {
    match scored {
        Scored::Workshop => vec![building_sign(Building::Workshop)],
        Scored::Guild => vec![building_sign(Building::Guild)],
        Scored::School => vec![building_sign(Building::School)],
        Scored::PalaceOrUniversity => vec![
            building_sign(Building::Palace),
            building_sign(Building::University),
        ],
    }
}
