//! All that one seat has in front of it.

use super::offer::tiles;
use super::{Sheet, building_sign, discipline_sign, of_seat};
use crate::data::{Board, Gain};
use crate::state::Player;
use crate::state::ids::{Building, Discipline, Held};
use kernel::Seat;
use kernel::message::{Arg, Message, message};
use kernel::panel::{
    Content, Figure, FigureShape, Panel, Role, Section, Slot, Tile, TileShape, TileState, Token,
};

impl Sheet<'_> {
    pub(super) fn mat(&self, seat: Seat) -> Panel {
        let player = self.table.player(seat);
        let mut sections = Vec::new();
        let board = player.board.map(|terrain| terrain.board());
        let faction = player.faction.map(|faction| Arg::name(faction.id()));
        let title = match (board, faction) {
            (Some(board), Some(faction)) => message!(
                "mat-title",
                board = Arg::name(board.id.clone()),
                faction = faction
            ),
            (Some(board), None) => message!("mat-title-board", board = Arg::name(board.id.clone())),
            (None, Some(faction)) => message!("mat-title-board", board = faction),
            (None, None) => message!("word-no-board"),
        };
        // What one begins with is known once both are.
        if let Some(board) = board.filter(|_| player.faction.is_some()) {
            sections.push(Section::new("", Content::Stock(self.stock(seat, player))));
            sections.push(Section::new(
                "",
                Content::Stock(self.tracks(seat, player, board)),
            ));
            sections.push(Section::new(
                "",
                Content::Slots(self.slots(seat, player, board)),
            ));
        }
        let chips = self.chips(seat, player);
        if !chips.is_empty() {
            sections.push(Section::new("", tiles(0, TileShape::Chip, chips)));
        }
        Panel {
            id: of_seat("mat", seat),
            role: Role::Mat(seat),
            title: self.words.say(&title),
            sections,
        }
    }

    fn figure(&self, id: &'static str, value: Token, text: &Message) -> Figure {
        Figure {
            id,
            value: vec![value],
            next: Vec::new(),
            shape: FigureShape::Plain,
            text: self.words.say(text),
        }
    }

    fn stock(&self, seat: Seat, player: &Player) -> Vec<Figure> {
        let income = self.view.seats[seat.index()].income.as_ref();
        let more = |count: Option<u8>| match count {
            None | Some(0) => Vec::new(),
            Some(count) => vec![Token::more(count, "")],
        };
        let mut figures = vec![
            Figure {
                next: more(income.map(|income| income.coins)),
                ..self.figure(
                    "coins",
                    Token::of(player.coins, "coin"),
                    &message!("stock-coins", n = player.coins),
                )
            },
            Figure {
                next: more(income.map(|income| income.tools)),
                ..self.figure(
                    "tools",
                    Token::of(player.tools, "tool"),
                    &message!("stock-tools", n = player.tools),
                )
            },
            Figure {
                next: more(income.map(|income| income.scholars)),
                ..self.figure(
                    "scholars",
                    Token::of(player.scholars, "scholar"),
                    &message!(
                        "stock-scholars",
                        n = player.scholars,
                        supply = player.scholar_supply
                    ),
                )
            },
        ];
        for discipline in Discipline::ALL {
            let count = player.books[discipline.index()];
            figures.push(self.figure(
                discipline.id(),
                Token::of(count, discipline_sign(*discipline)),
                &message!(
                    "stock-books",
                    n = count,
                    discipline = Arg::name(discipline.id())
                ),
            ));
        }
        if let Some(last) = figures.last_mut() {
            last.next = more(income.map(|income| income.books));
        }
        figures.push(self.figure(
            "power",
            Token::sign("power"),
            &message!(
                "stock-power",
                next = income.map_or(0, |income| income.power)
            ),
        ));
        figures.extend(self.bowls(player, more(income.map(|income| income.power))));
        figures
    }

    fn bowls(&self, player: &Player, next: Vec<Token>) -> Vec<Figure> {
        let bowls = [("bowl-1", "I"), ("bowl-2", "II"), ("bowl-3", "III")];
        let bowls = bowls.into_iter().zip(player.bowls.0.0);
        let mut figures: Vec<Figure> = bowls
            .map(|((id, bowl), tokens)| Figure {
                shape: FigureShape::Bowl,
                ..self.figure(
                    id,
                    Token::of(tokens, ""),
                    &message!("stock-bowl", bowl = bowl, n = tokens),
                )
            })
            .collect();
        if let Some(last) = figures.last_mut() {
            last.next = next;
        }
        figures
    }

    /// Small numbers below the stock: how far one reaches, what a spade costs, pieces at hand.
    fn tracks(&self, seat: Seat, player: &Player, board: &Board) -> Vec<Figure> {
        let own = &self.view.seats[seat.index()];
        let steps = |values: Vec<String>| Arg::from(values.join(", "));
        let sailing = board.sailing.iter().map(|space| space.value.to_string());
        let digging = board
            .terraform
            .iter()
            .map(|space| space.tools_per_spade.to_string());
        vec![
            self.figure(
                "sailing",
                Token::of(own.sailing, "sail"),
                &message!(
                    "stock-sailing",
                    value = own.sailing,
                    steps = steps(sailing.collect()),
                    coins = board.sailing_cost.coins,
                    scholars = board.sailing_cost.scholars
                ),
            ),
            Figure {
                value: vec![Token::sign("spade"), Token::of(own.tools_per_spade, "tool")],
                ..self.figure(
                    "digging",
                    Token::sign("spade"),
                    &message!(
                        "stock-digging",
                        tools = own.tools_per_spade,
                        steps = steps(digging.collect()),
                        coins = board.terraform_cost.coins
                    ),
                )
            },
            self.figure(
                "bridges",
                Token::of(player.bridges, "bridge"),
                &message!("stock-bridges", n = player.bridges),
            ),
            self.figure(
                "annexes",
                Token::of(player.annexes, "annex"),
                &message!("stock-annexes", n = player.annexes),
            ),
            self.figure(
                "keys",
                Token::of(own.free_keys, "key"),
                &message!("stock-keys", free = own.free_keys, all = own.keys),
            ),
            self.figure(
                "area",
                Token::of(own.area, "group"),
                &message!("stock-area", n = own.area),
            ),
        ]
    }

    fn slots(&self, seat: Seat, player: &Player, board: &Board) -> Vec<Vec<Slot>> {
        let row = |building: Building, incomes: &[Gain]| -> Vec<Slot> {
            let left = usize::from(player.left[building.index()]);
            let built = incomes.len() - left.min(incomes.len());
            let slot = |(index, income): (usize, &Gain)| {
                let at = of_seat(&format!("{}-{}", building.id(), index + 1), seat);
                self.slot(at, building, index < built, income)
            };
            incomes.iter().enumerate().map(slot).collect()
        };
        let mut below = row(Building::Guild, &board.guild_income);
        below.extend(row(Building::School, &board.school_income));
        below.push(self.palace_slot(seat, player));
        below.extend(row(Building::University, &board.university_income));
        vec![row(Building::Workshop, &board.workshop_income), below]
    }

    fn slot(&self, at: String, building: Building, open: bool, income: &Gain) -> Slot {
        let tokens = self.effects().gain(income);
        let parts = [
            ("n-coins", income.coins),
            ("n-tools", income.tools),
            ("n-scholars", income.scholars),
            ("n-power", income.power),
            ("n-books", income.books_any),
            ("n-points", income.vp),
        ];
        let parts: Vec<Arg> = parts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(id, count)| message!(id, n = count).into())
            .collect();
        let what: Arg = if parts.is_empty() {
            message!("word-nothing").into()
        } else {
            parts.into()
        };
        let id = if open { "slot-open" } else { "slot-covered" };
        let kind = Arg::name(building.id());
        let mut text = self.words.say(&message!(id, kind = kind, what = what));
        if !open {
            text = format!("{text} {}", self.price_of(building));
        }
        Slot {
            at,
            covered: (!open).then(|| building_sign(building)),
            text,
            income: if tokens.is_empty() {
                vec![Token::Words("–".to_owned())]
            } else {
                tokens
            },
            span: 1,
        }
    }

    /// What a building of a planning board costs.
    fn price_of(&self, building: Building) -> String {
        self.words.name(&format!("price-{}", building.id()))
    }

    /// What the palace brings is on its tile.
    fn palace_slot(&self, seat: Seat, player: &Player) -> Slot {
        let income = player
            .palace
            .map(|palace| self.effects().gain(&palace.data().income));
        let slot = self.slot(
            of_seat("palace-slot", seat),
            Building::Palace,
            player.has_own_palace(),
            player
                .palace
                .map_or(&NOTHING, |palace| &palace.data().income),
        );
        Slot {
            text: match player.palace {
                Some(_) => slot.text,
                None => format!(
                    "{} {}",
                    self.words.name("slot-palace"),
                    self.price_of(Building::Palace)
                ),
            },
            income: match income {
                Some(income) if !income.is_empty() => income,
                _ => vec![Token::Words(self.words.name("palace"))],
            },
            ..slot
        }
    }

    /// Every tile that the seat holds, those with a special action first; then its cities.
    fn chips(&self, seat: Seat, player: &Player) -> Vec<Tile> {
        let mut held: Vec<Held> = self.table.tiles(seat).collect();
        let waiting = player.palace.filter(|_| !player.has_own_palace());
        held.sort_by_key(|held| held.tile(self.table.revised).special_action.is_none());
        let mut chips: Vec<Tile> = held
            .iter()
            .map(|held| self.held(seat, player, *held))
            .collect();
        if let Some(palace) = waiting {
            let waits = self.words.name("full-palace-waits");
            let mut tile = self.held(seat, player, Held::Palace(palace));
            tile.text = format!("{} {waits}", tile.text);
            tile.state = TileState::Later;
            chips.push(tile);
        }
        for (city, count) in player.city_tiles() {
            chips.push(Tile {
                count: (count > 1).then_some(count),
                ..self.tile(of_seat(city.id(), seat), city.id(), "10-6")
            });
        }
        chips
    }

    fn held(&self, seat: Seat, player: &Player, held: Held) -> Tile {
        let rule = match held {
            Held::Faction(_) => "10-1",
            Held::Competency(_) => "10-2",
            Held::Innovation(_) => "10-3",
            Held::Palace(_) => "10-4",
            Held::Bonus(_) => "10-5",
        };
        let printed = held.tile(self.table.revised);
        let effect = printed
            .special_action
            .as_ref()
            .map(|gain| self.effects().gain(gain));
        let is_annexes = printed.immediate.annexes > 0 && player.annexes > 0;
        Tile {
            effect: match effect {
                Some(effect) => effect,
                None if is_annexes => vec![Token::of(player.annexes, "annex")],
                None => Vec::new(),
            },
            state: if player.used.contains(&held) {
                TileState::Used(Some(seat))
            } else {
                TileState::Open
            },
            ..self.tile(of_seat(held.id(), seat), held.id(), rule)
        }
    }
}

static NOTHING: std::sync::LazyLock<Gain> = std::sync::LazyLock::new(Gain::default);
