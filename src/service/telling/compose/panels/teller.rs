//! Panels in words.

use super::phrases::{
    NOUGHTS, adds_nothing, are_heads, capitalised, drop_noughts, is_counted, is_digit, is_remark,
    is_sentence, is_worded, shows_now, without_repeat,
};
use super::score::SUM;
use games::Seat;
use games::message::{Words, message};
use games::palette::COLOURS;
use games::panel::{
    Content, Figure, FigureShape, Ink, Panel, Role, Row as TableRow, Table, Tile, TileState, Token,
};
use mail::{Block, Chip, Row};

/// The shapes of seats, as letters have them.
const SHAPES: [&str; 5] = ["●", "▲", "■", "◆", "⬟"];
/// More than this, in signs, is read on the page.
const LONGEST_SECTION: usize = 700;
/// What is said of a tile of one's own, in signs.
const OWN_LINE: usize = 90;
/// How tables write that there is nothing.
pub(super) const NOTHING: [&str; 3] = ["", "·", "–"];

#[derive(Clone)]
pub(super) struct Teller<'a> {
    pub words: &'a Words<'a>,
    /// Whose mat it is: what lies there is theirs without saying so.
    pub own: Option<Seat>,
    pub inks: Vec<Ink>,
    pub points: Vec<i64>,
}

impl Teller<'_> {
    fn chip(&self, seat: Seat) -> Chip {
        let ink = self.inks.get(seat.index()).copied();
        let ink = ink.unwrap_or(Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()]);
        let colour = |name: &str| {
            let mut all = COLOURS.iter();
            let found = all.find(|(known, ..)| *known == name);
            found.map_or("#1d1d1b", |(_, light, _)| *light)
        };
        Chip {
            colour: colour(ink.class()),
            on: colour(ink.on()),
            shape: SHAPES[seat.index() % SHAPES.len()],
        }
    }

    /// `None` for a panel that has nothing to say in words.
    pub fn panel(&self, panel: &Panel) -> Option<Block> {
        let mut rows = Vec::new();
        if let Role::Mat(seat) = panel.role {
            rows.push(Row {
                chip: Some(self.chip(seat)),
                head: self.words.player(seat).into_owned(),
                figure: self.points_of(seat),
                words: capitalised(&panel.title),
            });
        }
        let mut last = None;
        for section in &panel.sections {
            let last = last.replace(&section.content);
            let title = match section.title == panel.title {
                true => "",
                false => section.title.as_str(),
            };
            match (panel.role, &section.content) {
                // The steps of a turn, of which the email has said where it is.
                (Role::Forecast, Content::Tiles(_)) => {}
                // What counts now is the first of the rounds above it.
                (Role::Offer, Content::Line(_)) if shows_now(last) => {}
                (_, content) => self.section(&mut rows, title, content),
            }
        }
        let is_empty = |row: &Row| row.head.is_empty() && row.words.is_empty();
        rows.retain(|row| !is_empty(row));
        let title = if let Role::Mat(_) = panel.role {
            String::new()
        } else {
            panel.title.clone()
        };
        (!rows.is_empty()).then_some(Block::Panel(mail::Panel { title, rows }))
    }

    fn section(&self, rows: &mut Vec<Row>, title: &str, content: &Content) {
        let plain = |head: &str, words: String| Row {
            chip: None,
            head: head.to_owned(),
            figure: String::new(),
            words,
        };
        match content {
            Content::Map(_) | Content::Slots(_) => {}
            // Remarks beside what is drawn say nothing without it.
            Content::Line(tokens) if tokens.iter().all(is_remark) => {}
            Content::Line(tokens) => rows.push(plain(title, self.line(tokens))),
            Content::Stock(figures) => rows.push(plain(title, self.stock(figures))),
            Content::Tiles(tiles) => {
                rows.push(plain(title, self.tiles(&tiles.tiles)));
            }
            Content::Cards(cards) => {
                if !title.is_empty() {
                    rows.push(plain(title, String::new()));
                }
                for card in cards.iter().filter(|card| !card.name.is_empty()) {
                    let parts = [
                        self.said(&card.values),
                        card.short.clone(),
                        self.said(&card.tokens),
                    ];
                    let parts = parts.into_iter().filter(|part| !part.is_empty());
                    // Equal ones lie together: `2×`.
                    let head = match card.mark.ends_with('×') {
                        true => format!("{} {}", card.mark, card.name),
                        false => card.name.clone(),
                    };
                    rows.push(Row {
                        chip: None,
                        head,
                        figure: self.said(&card.price),
                        words: parts.collect::<Vec<_>>().join(" · "),
                    });
                }
            }
            Content::Stacks(stacks) => {
                if !title.is_empty() {
                    rows.push(plain(title, String::new()));
                }
                for stack in stacks.iter().filter(|stack| !stack.brief.is_empty()) {
                    let head = without_repeat(&stack.name, &stack.brief);
                    rows.push(plain(head, stack.brief.clone()));
                }
            }
            Content::Track(track) => {
                for row in &track.rows {
                    let marks = row.marks.iter().map(|(seat, step)| {
                        // What a step brings was brought when it was reached.
                        let head = track.steps.get(*step).and_then(|head| head.get(..1));
                        let head = head.map(|head| self.said(head)).unwrap_or_default();
                        format!("{} {head}", self.words.player(*seat))
                    });
                    let marks = marks.collect::<Vec<_>>().join(" · ");
                    rows.push(plain(&self.track(&row.name), marks));
                }
            }
            Content::Table(table) => {
                for row in &table.rows {
                    rows.push(Row {
                        chip: Some(self.chip(row.seat)),
                        head: self.words.player(row.seat).into_owned(),
                        figure: self.points_of(row.seat),
                        words: self.cells(table, row),
                    });
                }
            }
        }
    }

    /// The name of a track, and what stands at it: `Law (9+: 6 power)`.
    fn track(&self, name: &[Token]) -> String {
        let is_when = |token: &Token| matches!(token, Token::When(_));
        match name.iter().position(is_when).map(|at| name.split_at(at)) {
            Some((name, [when, brings @ ..])) if !brings.is_empty() => {
                // Its sign may have a longer name, which says the same.
                let is_name = |token: &&Token| matches!(token, Token::Strong(_));
                let strong: Vec<Token> = name.iter().filter(is_name).cloned().collect();
                let name = match strong.is_empty() {
                    true => self.short(name),
                    false => self.said(&strong),
                };
                format!("{name} ({}: {})", self.one(when), self.said(brings))
            }
            Some(_) | None => self.short(name),
        }
    }

    fn points_of(&self, seat: Seat) -> String {
        let points = self.points.get(seat.index()).copied().unwrap_or_default();
        self.with_sign(&points.to_string(), "points")
    }

    /// A row of a table as a sentence, without what there is none of where that is much.
    fn cells(&self, table: &Table, row: &TableRow) -> String {
        let cells = table.columns.iter().zip(&row.cells);
        // They stand beside the name.
        let cells = cells.filter(|(column, _)| !["points", SUM].contains(&column.id));
        let cells = cells.map(|(column, cell)| {
            let value = self.with_next(&cell.value, &cell.next);
            (column.name.as_str(), value)
        });
        let mut cells: Vec<(&str, String)> = cells.collect();
        cells.retain(|(_, value)| !NOTHING.contains(&value.as_str()));
        drop_noughts(&mut cells, |(_, value)| value);
        if cells.len() >= NOUGHTS && cells.iter().all(|(_, value)| value == "0") {
            cells.clear();
        }
        let said = cells.iter().map(|(name, value)| format!("{name} {value}"));
        let note = Some(row.note.clone()).filter(|note| !note.is_empty());
        capitalised(&note.into_iter().chain(said).collect::<Vec<_>>().join("; "))
    }

    /// Tiles that can still be had, a line each: signs alone say little to whoever cannot point at them.
    /// Where that would be a page, the names with their prices.
    fn tiles(&self, tiles: &[Tile]) -> String {
        let is_open = |tile: &&Tile| !matches!(tile.state, TileState::Taken | TileState::Past);
        let open: Vec<&Tile> = tiles.iter().filter(is_open).collect();
        if are_heads(&open) {
            return String::new();
        }
        if self.own.is_some() {
            let own = open.iter().map(|tile| self.own_tile(tile));
            return own.collect::<Vec<_>>().join("\n");
        }
        let whole = |tile: &&Tile| match tile.text.trim() {
            "" => self.named(tile, &[]),
            text if text.starts_with(&tile.name) => text.to_owned(),
            text => format!("{}: {text}", self.named(tile, &[&tile.extra])),
        };
        let lines = open.iter().map(whole).collect::<Vec<_>>().join("\n");
        match lines.chars().count() <= LONGEST_SECTION {
            true => lines,
            false => {
                let names = open.iter();
                let names = names.map(|tile| self.named(tile, &[&tile.cost, &tile.extra]));
                names.collect::<Vec<_>>().join(" · ")
            }
        }
    }

    /// What lies before the reader is known to them: no more than a line of it.
    fn own_tile(&self, tile: &Tile) -> String {
        let (name, text, short) = (&tile.name, tile.text.trim(), self.short(&tile.effect));
        let first = text.split_inclusive(". ").next().unwrap_or_default().trim();
        let is_short = |words: &str| (1..=OWN_LINE).contains(&words.chars().count());
        let repeats = |words: &str| words.to_lowercase().contains(&name.to_lowercase());
        let is_sentence = is_sentence(&short) && is_worded(&tile.effect);
        match is_sentence && !is_short(text) {
            true => format!("{name}: {short}"),
            false if is_short(text) && repeats(text) => text.to_owned(),
            false if is_short(text) => format!("{name}: {text}"),
            false if is_short(first) && repeats(first) => first.to_owned(),
            false if is_short(first) => format!("{name}: {first}"),
            false => name.clone(),
        }
    }

    /// The name of a tile, and what else is to be known of it.
    fn named(&self, tile: &Tile, more: &[&[Token]]) -> String {
        let more = more.iter().map(|tokens| self.said(tokens));
        let more = more.filter(|one| !one.is_empty() && !adds_nothing(&tile.name, one));
        let more = more.collect::<Vec<_>>().join(", ");
        match (tile.name.as_str(), more.is_empty()) {
            ("", _) => self.short(&tile.effect),
            (name, true) => name.to_owned(),
            (name, false) => format!("{name} ({more})"),
        }
    }

    /// Figures beside each other; bowls belong together.
    fn stock(&self, figures: &[Figure]) -> String {
        let each = figures.iter().map(|figure| match figure.shape {
            FigureShape::Steps => {
                let first = &figure.value[..figure.value.len().min(1)];
                (self.said(first), false)
            }
            FigureShape::Plain => (self.with_next(&figure.value, &figure.next), false),
            FigureShape::Bowl => (self.with_next(&figure.value, &figure.next), true),
        });
        let mut each: Vec<(String, bool)> = each.collect();
        drop_noughts(&mut each, |(one, is_bowl)| match is_bowl {
            true => "",
            false => one,
        });
        let mut said = String::new();
        let mut in_bowls = false;
        for (one, is_bowl) in each {
            said += match (said.is_empty(), is_bowl, in_bowls) {
                (true, ..) => "",
                (false, true, true) => "/",
                // What they hold is said before the first.
                (false, true, false) => " ",
                (false, false, _) => " · ",
            };
            said += &one;
            in_bowls = is_bowl;
        }
        said
    }

    pub fn with_next(&self, value: &[Token], next: &[Token]) -> String {
        let value = self.said(value);
        match next.is_empty() {
            true => value,
            false if NOTHING.contains(&value.as_str()) => format!("0 ({})", self.said(next)),
            false => format!("{value} ({})", self.said(next)),
        }
    }

    fn with_sign(&self, count: &str, sign: &str) -> String {
        let said = match (sign, count.parse::<i64>()) {
            ("", _) => count.to_owned(),
            (_, Ok(number)) => {
                let sign = message!(format!("sign-{sign}"), count = number);
                self.words.say(&sign)
            }
            (_, Err(_)) => {
                let sign = message!(format!("sign-{sign}"), count = count.to_owned());
                self.words.say(&sign)
            }
        };
        said.trim().to_owned()
    }

    /// Tokens as they are said, where the words beside a sign say the same.
    fn short(&self, tokens: &[Token]) -> String {
        let mut spoken = String::new();
        for token in tokens {
            if let Token::When(words) | Token::Words(words) | Token::Strong(words) = token {
                spoken += &format!("{} ", words.to_lowercase());
            }
        }
        let is_sentence = is_sentence(&spoken);
        let is_needed = |token: &&Token| match token {
            Token::Of(count, sign) if count.is_empty() => {
                let sign = self.with_sign("", sign).to_lowercase();
                !is_sentence && !spoken.contains(&sign)
            }
            Token::Of(..)
            | Token::Loss(..)
            | Token::When(_)
            | Token::Words(_)
            | Token::Strong(_)
            | Token::Seat(_)
            | Token::Disc(..)
            | Token::Pips { .. } => true,
        };
        let needed: Vec<Token> = tokens.iter().filter(is_needed).cloned().collect();
        self.said(&needed)
    }

    /// Tokens as they are said; what is counted stands apart.
    fn said(&self, tokens: &[Token]) -> String {
        self.joined(tokens, |before, after| {
            // `limit 2`
            let is_limit = matches!(after, Token::When(words) if words.ends_with(is_digit));
            let is_next = is_limit || matches!(after, Token::Seat(_));
            match is_counted(before) && (is_counted(after) || is_next) {
                true => ", ",
                false => " ",
            }
        })
    }

    /// The same for a line that tells several things, each after words of its own.
    fn line(&self, tokens: &[Token]) -> String {
        let mut is_first = true;
        self.joined(tokens, |before, after| {
            let was_first = std::mem::take(&mut is_first);
            match (before, after) {
                (Token::When(_), Token::Seat(_)) | (Token::Words(_), Token::Strong(_))
                    if was_first =>
                {
                    ": "
                }
                (_, Token::When(words)) if words.ends_with(':') => ". ",
                (Token::Words(_), Token::Seat(_)) => ", ",
                (Token::When(_), Token::When(_)) if was_first => " ",
                (Token::When(_), Token::When(words)) if words.starts_with(char::is_uppercase) => {
                    "; "
                }
                (Token::When(_), Token::When(_)) => ", ",
                (Token::When(_), Token::Strong(words)) if is_sentence(words) => "; ",
                (Token::Seat(_), _) | (Token::When(_), Token::Strong(_)) => " ",
                (_, Token::When(_) | Token::Strong(_)) => "; ",
                _ if is_counted(before) && is_counted(after) => ", ",
                _ => " ",
            }
        })
    }

    /// Several of the same one after another are counted.
    fn joined(
        &self,
        tokens: &[Token],
        mut between: impl FnMut(&Token, &Token) -> &'static str,
    ) -> String {
        let mut said = String::new();
        let mut last: Option<&Token> = None;
        for same in tokens.chunk_by(|one, other| one == other) {
            let words = self.one(&same[0]);
            if words.is_empty() {
                continue;
            }
            if let Some(last) = last {
                said += between(last, &same[0]);
            }
            if same.len() > 1 && is_counted(&same[0]) {
                said += &format!("{} × ", same.len());
            }
            said += &words;
            last = Some(&same[0]);
        }
        said
    }

    fn one(&self, token: &Token) -> String {
        match token {
            Token::Of(count, sign) => self.with_sign(count, sign),
            Token::Loss(count, sign) => self.with_sign(&format!("−{count}"), sign),
            Token::When(words) | Token::Words(words) | Token::Strong(words) => words.clone(),
            Token::Seat(seat) => self.words.player(*seat).into_owned(),
            Token::Disc(sign, Some(seat)) if Some(*seat) != self.own => {
                format!("{} {}", self.with_sign("", sign), self.words.player(*seat))
            }
            Token::Disc(sign, _) => self.with_sign("", sign),
            Token::Pips { full, of, sign } if full == of => self.with_sign(&full.to_string(), sign),
            Token::Pips { full, of, sign } => self.with_sign(&format!("{full}/{of}"), sign),
        }
    }
}
