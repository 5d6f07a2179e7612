//! Emails about a season, written from its tables as they stand when the email goes out.

use super::Desk;
use super::turn::until;
use crate::Result;
use crate::leagues::sheet::{Division, Sheet, SheetTable, finish};
use crate::notice::{Out, SeasonNotice};
use crate::terms::AfterDropOut;
use base::ids::{EntryId, SeasonId};
use mail::{Block, Letter, Link, Table, Thread};
use store::AnyConnection;
use store::accounts::PlayerRow;
use store::entries::{EntryRow, EntryState};
use store::leagues::SeasonState;
use words::{Message, Reader, message};

/// The letter, or why it is out of date.
pub(super) fn about_season(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    season: SeasonId,
    notice: &SeasonNotice,
    player: &PlayerRow,
) -> Result<std::result::Result<Letter, Message>> {
    let sheet = Sheet::load(conn, season)?;
    let about = About {
        desk,
        own: sheet
            .entries
            .iter()
            .find(|entry| entry.player_id == Some(player.id)),
        sheet: &sheet,
        player,
    };
    Ok(about.letter(notice))
}

/// One line for the digest.
pub(crate) fn headline(
    conn: &mut AnyConnection,
    reader: Reader,
    season: SeasonId,
    notice: &SeasonNotice,
) -> Result<Message> {
    let title = quoted(reader, &Sheet::load(conn, season)?);
    Ok(match notice {
        SeasonNotice::Open => message!("head-league-open", title = title),
        SeasonNotice::Confirm => message!("head-league-confirm", title = title),
        SeasonNotice::Later => message!("head-league-later", title = title),
        SeasonNotice::Started => message!("head-league-started", title = title),
        SeasonNotice::Round => message!("head-league-round", title = title),
        SeasonNotice::Week => message!("head-league-week", title = title),
        SeasonNotice::Over => message!("head-league-over", title = title),
        SeasonNotice::Message { words } => message!(
            "head-league-message",
            title = title,
            words = words.replace('\n', " ")
        ),
        SeasonNotice::Replaced { .. } => message!("head-league-replaced", title = title),
        SeasonNotice::Out(_) => message!("head-league-out", title = title),
        SeasonNotice::Moved { .. } => message!("head-league-moved", title = title),
        SeasonNotice::Paused => message!("head-league-paused", title = title),
        SeasonNotice::Resumed => message!("head-league-resumed", title = title),
    })
}

/// The season as every email names it: whatever people have called it, in quotation marks.
fn quoted(reader: Reader, sheet: &Sheet) -> String {
    reader.tell(&message!("season-quoted", title = sheet.title(reader)))
}

struct About<'a> {
    desk: &'a Desk<'a>,
    sheet: &'a Sheet,
    player: &'a PlayerRow,
    /// The reader's entry.
    own: Option<&'a EntryRow>,
}

impl About<'_> {
    fn letter(&self, notice: &SeasonNotice) -> std::result::Result<Letter, Message> {
        let (title, name) = (quoted(self.desk.t, self.sheet), self.player.name.clone());
        let season = &self.sheet.season;
        let is_signing_up = season.state == SeasonState::SignUp;
        let starts = || until(self.desk.t, season.starts_at);
        let says = |words: Message| self.desk.says(&words);
        let (subject, heading, blocks) = match notice {
            SeasonNotice::Open if !is_signing_up => return Err(message!("drop-sign-up-over")),
            SeasonNotice::Open => (
                message!("league-open-subject", title = title.clone()),
                message!("league-open", name = name, title = title),
                vec![
                    says(message!("league-open-words", starts = starts())),
                    self.desk.heading(&message!("season-agree")),
                    Block::Lines(self.facts()),
                    self.link(&message!("invitation-link")),
                ],
            ),
            SeasonNotice::Confirm if self.own.is_none_or(|own| own.state != EntryState::Signed) => {
                return Err(message!("drop-confirmed"));
            }
            SeasonNotice::Confirm => (
                message!("league-confirm-subject", title = title.clone()),
                message!("league-confirm", name = name, title = title),
                vec![
                    says(message!("league-confirm-words", starts = starts())),
                    self.link(&message!("confirm-link")),
                ],
            ),
            SeasonNotice::Later => (
                message!("league-later-subject", title = title.clone()),
                message!("league-later", name = name, title = title),
                vec![
                    says(message!("league-later-words", starts = starts())),
                    self.link(&message!("look-at-season")),
                ],
            ),
            SeasonNotice::Started
                if self.own.is_some_and(|own| own.state == EntryState::LeftOut) =>
            {
                (
                    message!("league-left-out-subject", title = title.clone()),
                    message!("league-left-out", name = name, title = title),
                    vec![
                        says(message!("league-left-out-words")),
                        self.link(&message!("look-at-season")),
                    ],
                )
            }
            SeasonNotice::Started => (
                message!("league-started-subject", title = title.clone()),
                message!("league-started", name = name, title = title),
                self.tables_of_all(),
            ),
            SeasonNotice::Round => {
                let round = self.sheet.tables.last().map_or(1, |table| table.row.round);
                (
                    message!(
                        "league-round-subject",
                        number = round,
                        title = title.clone()
                    ),
                    message!("league-round", name = name, number = round, title = title),
                    self.tables_of_round(round),
                )
            }
            SeasonNotice::Week => (
                message!(
                    "league-week-subject",
                    week = season.week,
                    title = title.clone()
                ),
                message!("league-week", name = name, title = title),
                self.standings(),
            ),
            SeasonNotice::Over if self.sheet.tables.is_empty() => (
                message!("league-called-off-subject", title = title.clone()),
                message!("league-called-off", name = name, title = title),
                vec![self.link(&message!("look-at-season"))],
            ),
            SeasonNotice::Over => (
                message!("league-over-subject", title = title.clone()),
                message!("league-over", name = name, title = title),
                self.finals(),
            ),
            SeasonNotice::Message { words } => (
                message!("league-message-subject", title = title.clone()),
                message!("league-message", name = name, title = title),
                vec![
                    Block::Says(words.clone()),
                    self.link(&message!("look-at-season")),
                ],
            ),
            SeasonNotice::Replaced { other } if self.own.is_none() => (
                message!("league-replaced-subject", title = title.clone()),
                message!(
                    "league-replaced",
                    name = name,
                    by = other.clone(),
                    title = title
                ),
                vec![
                    says(message!("league-replaced-words")),
                    self.link(&message!("look-at-season")),
                ],
            ),
            SeasonNotice::Replaced { other } => (
                message!("league-replaces-subject", title = title.clone()),
                message!(
                    "league-replaces",
                    name = name,
                    former = other.clone(),
                    title = title
                ),
                self.tables_of_all(),
            ),
            SeasonNotice::Out(why) => (
                message!("league-out-subject", title = title.clone()),
                message!("league-out", name = name, title = title),
                self.out(*why),
            ),
            SeasonNotice::Moved { division } => (
                message!("league-moved-subject", title = title.clone()),
                message!("league-moved", name = name, title = title),
                vec![
                    says(match division {
                        0 => message!("league-unmoved-words"),
                        number => message!("league-moved-words", number = *number),
                    }),
                    self.link(&message!("look-at-season")),
                ],
            ),
            SeasonNotice::Paused if !season.paused => return Err(message!("drop-runs-again")),
            SeasonNotice::Paused => (
                message!("league-paused-subject", title = title.clone()),
                message!("league-paused", name = name, title = title),
                vec![
                    says(message!("league-paused-words")),
                    self.link(&message!("look-at-season")),
                ],
            ),
            SeasonNotice::Resumed if season.paused => return Err(message!("drop-paused-again")),
            SeasonNotice::Resumed => (
                message!("league-resumed-subject", title = title.clone()),
                message!("league-resumed", name = name, title = title),
                vec![
                    says(message!("league-resumed-words")),
                    self.link(&message!("look-at-season")),
                ],
            ),
        };
        Ok(Letter {
            subject: self.desk.say(&subject),
            heading: self.desk.say(&heading),
            blocks,
            stop: self.desk.stop(&message!("stop-leagues")),
            thread: Some(Thread::Season(season.id.0)),
            ..Letter::default()
        })
    }

    /// Why the reader is out, what became of their seats, and what they can do.
    fn out(&self, why: Out) -> Vec<Block> {
        let says = |words: Message| self.desk.says(&words);
        let count = self.sheet.rules.drop_outs as i32;
        let seats = match self.sheet.rules.after_drop_out {
            AfterDropOut::Bot => message!("league-out-bots"),
            AfterDropOut::Substitute => message!("league-out-substitutes"),
        };
        let mut blocks = match why {
            Out::Rule => vec![
                says(message!("league-out-rule", count = count)),
                says(seats),
            ],
            Out::Organiser => vec![says(message!("league-out-organiser")), says(seats)],
            Out::List => vec![says(message!("league-out-list"))],
        };
        blocks.push(says(match why {
            Out::Rule | Out::Organiser => message!("league-out-next"),
            Out::List => message!("league-out-ask"),
        }));
        blocks.push(self.link(&message!("look-at-season")));
        blocks
    }

    fn link(&self, label: &Message) -> Block {
        let sheet = self.sheet;
        let path = format!(
            "leagues/{}/seasons/{}",
            sheet.competition.id, sheet.season.number
        );
        Block::Links(vec![self.desk.link(label, self.desk.url(&path))])
    }

    fn facts(&self) -> Vec<String> {
        let facts = self.sheet.rules.facts(self.desk.t).into_iter();
        let fact = |(what, words): (String, String)| {
            let fact = message!("table-option", option = what, value = words);
            self.desk.say(&fact)
        };
        facts.map(fact).collect()
    }

    fn name(&self, id: EntryId) -> String {
        let entry = self.sheet.entry(id);
        self.desk.t.called(entry.map_or("?", |entry| &entry.name))
    }

    fn own_tables(&self) -> impl Iterator<Item = &SheetTable> {
        let own = self.own.map(|entry| entry.id);
        let is_own = move |table: &&SheetTable| {
            let mut seats = table.seats.iter();
            seats.any(|seat| Some(seat.entry_id) == own)
        };
        self.sheet.tables.iter().filter(is_own)
    }

    /// Tables with who sits there, and how it ended if it did.
    fn tables<'b>(&'b self, tables: impl Iterator<Item = &'b SheetTable>) -> Vec<Block> {
        let (mut lines, mut links) = (Vec::new(), Vec::new());
        for table in tables {
            let number = table.row.number;
            let label = self
                .desk
                .say(&message!("season-table-number", number = number));
            let names = table.seats.iter().map(|seat| {
                let name = self.name(seat.entry_id);
                match finish(seat).filter(|_| table.is_over()) {
                    Some(finish) => {
                        self.desk
                            .say(&message!("item-result", name = name, score = finish.score))
                    }
                    None => name,
                }
            });
            let names = self.desk.t.list(names);
            let line = message!("table-option", option = label.clone(), value = names);
            lines.push(self.desk.say(&line));
            if let (Some(id), false) = (table.row.match_id, table.is_over()) {
                links.push(Link::new(&label, self.desk.url(&format!("matches/{id}"))));
            }
        }
        let mut blocks = vec![Block::Lines(lines)];
        if !links.is_empty() {
            blocks.push(Block::Links(links));
        }
        blocks
    }

    fn tables_of_all(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        if let (true, Some(division)) = (self.sheet.rules.is_league(), self.division()) {
            blocks.push(self.desk.says(&message!(
                "league-division",
                number = division.number + 1,
                count = division.entries.len() - 1
            )));
        }
        blocks.push(self.desk.heading(&message!("league-tables")));
        blocks.extend(self.tables(self.own_tables()));
        blocks.push(self.link(&message!("league-all-tables")));
        blocks
    }

    fn tables_of_round(&self, round: i32) -> Vec<Block> {
        let of_round = |table: &&SheetTable| table.row.round == round;
        let own: Vec<&SheetTable> = self.own_tables().filter(of_round).collect();
        let mut byes = self.sheet.byes.iter();
        let has_bye = byes
            .any(|bye| bye.round == round && self.own.is_some_and(|own| own.id == bye.entry_id));
        let mut blocks = match own.is_empty() {
            false => {
                let heading = match own.len() {
                    1 => message!("league-table"),
                    _ => message!("league-tables"),
                };
                let mut blocks = vec![self.desk.heading(&heading)];
                blocks.extend(self.tables(own.into_iter()));
                blocks
            }
            true if has_bye => vec![self.desk.says(&message!("league-bye"))],
            true => vec![self.desk.says(&message!("league-no-round"))],
        };
        blocks.push(self.link(&message!("league-all-tables")));
        blocks
    }

    /// The reader's division; a tournament is one.
    fn division(&self) -> Option<Division> {
        let own = self.own?.division?;
        self.sheet.divisions().into_iter().nth(own as usize)
    }

    fn standings(&self) -> Vec<Block> {
        let Some(division) = self.division() else {
            return vec![self.link(&message!("league-all-tables"))];
        };
        let number = division.number + 1;
        let heading = match (self.sheet.is_over(), self.sheet.rules.is_league()) {
            (false, true) => message!("league-standings-division", number = number),
            (false, false) => message!("league-standings"),
            (true, true) => message!("league-final-division", number = number),
            (true, false) => message!("league-final"),
        };
        let mut blocks = vec![
            self.desk.heading(&heading),
            Block::Table(self.board(&division)),
        ];
        if self.sheet.season.state == SeasonState::Running {
            blocks.push(self.desk.heading(&message!("league-own-tables")));
            blocks.extend(self.tables(self.own_tables()));
        }
        blocks.push(self.link(&message!("league-all-divisions")));
        blocks
    }

    fn board(&self, division: &Division) -> Table {
        let has_ranges = self.sheet.has_ranges() && !self.sheet.is_over();
        let heads = [
            message!("board-place"),
            message!("board-player"),
            message!("board-points"),
            message!("board-played"),
            message!("board-range"),
        ];
        let columns = if has_ranges { 5 } else { 4 };
        let heads = heads.iter().take(columns).map(|head| self.desk.say(head));
        let mut rows: Vec<Vec<String>> = vec![heads.collect()];
        let mut own = None;
        for line in &division.lines {
            let entry = &division.entries[line.entrant];
            let mut name = self.desk.t.called(&entry.name);
            if Some(entry.id) == self.own.map(|own| own.id) {
                own = Some(rows.len());
                name = format!("{name} {}", self.desk.say(&message!("seat-you")));
            }
            let mut row = vec![
                line.rank.to_string(),
                name,
                self.desk.t.written(line.points),
                line.played.to_string(),
            ];
            if has_ranges {
                row.push(match line.best == line.worst {
                    true => line.best.to_string(),
                    false => format!("{}–{}", line.best, line.worst),
                });
            }
            rows.push(row);
        }
        Table { rows, strong: own }
    }

    fn finals(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let own = self
            .own
            .and_then(|own| Some((own.rank?, own.division?, own.next_division?)));
        if let Some((rank, division, next)) = own {
            let (rank, number) = (i64::from(rank), next + 1);
            let ends = match (self.sheet.rules.is_league(), next.cmp(&division)) {
                (true, std::cmp::Ordering::Less) => {
                    message!("league-promoted", rank = rank, number = number)
                }
                (true, std::cmp::Ordering::Greater) => {
                    message!("league-relegated", rank = rank, number = number)
                }
                (true, std::cmp::Ordering::Equal) => {
                    message!("league-stays", rank = rank, number = number)
                }
                (false, _) => message!("league-rank", rank = rank),
            };
            blocks.push(self.desk.says(&ends));
        }
        blocks.extend(self.standings());
        blocks
    }
}
