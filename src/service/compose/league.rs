//! Letters about a season, written from its tables as they stand when the letter goes out.

use super::Desk;
use super::turn::until;
use crate::ids::{EntryId, SeasonId};
use crate::mail::{Block, Letter, Link};
use crate::service::Result;
use crate::service::leagues::post;
use crate::service::leagues::sheet::{Division, Sheet, SheetTable, finish};
use crate::store::AnyConnection;
use crate::store::accounts::PlayerRow;
use crate::store::entries::{EntryRow, LEFT_OUT, SIGNED};
use crate::store::leagues::{RUNNING, SIGN_UP};
use crate::store::letters::OutboxRow;

fn season_of(payload: &serde_json::Value) -> Option<SeasonId> {
    payload["season"].as_i64().map(SeasonId)
}

/// The letter, or why it is out of date.
pub(super) fn about_season(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    row: &OutboxRow,
    player: &PlayerRow,
) -> Result<std::result::Result<Letter, &'static str>> {
    let Some(id) = season_of(&desk.payload) else {
        return Ok(Err("the season is not known"));
    };
    let sheet = Sheet::load(conn, id)?;
    let about = About {
        desk,
        own: sheet
            .entries
            .iter()
            .find(|entry| entry.player_id == Some(player.id)),
        sheet: &sheet,
        player,
    };
    Ok(about.letter(&row.kind))
}

/// One line for the digest.
pub(in crate::service) fn headline(
    conn: &mut AnyConnection,
    row: &OutboxRow,
) -> Result<Option<String>> {
    let payload: serde_json::Value = serde_json::from_str(&row.payload).unwrap_or_default();
    let Some(id) = season_of(&payload) else {
        return Ok(None);
    };
    let title = Sheet::load(conn, id)?.title();
    Ok(match row.kind.as_str() {
        post::OPEN => Some(format!("{title}: the sign-up is open.")),
        post::CONFIRM => Some(format!("{title}: confirm that you will play.")),
        post::LATER => Some(format!("{title} starts later.")),
        post::STARTED => Some(format!("{title} has started.")),
        post::ROUND => Some(format!("{title}: the next round has started.")),
        post::WEEK => Some(format!("{title}: there are new standings.")),
        post::OVER => Some(format!("{title} is over.")),
        post::MESSAGE => {
            let words = payload["words"].as_str().unwrap_or_default();
            Some(format!("{title}: {}", words.replace('\n', " ")))
        }
        post::REPLACED => Some(format!("{title}: one player was replaced by another.")),
        _ => None,
    })
}

struct About<'a> {
    desk: &'a Desk<'a>,
    sheet: &'a Sheet,
    player: &'a PlayerRow,
    /// The reader's entry.
    own: Option<&'a EntryRow>,
}

impl About<'_> {
    fn letter(&self, kind: &str) -> std::result::Result<Letter, &'static str> {
        let (title, name) = (self.sheet.title(), &self.player.name);
        let season = &self.sheet.season;
        let is_signing_up = season.state == SIGN_UP;
        let starts = || until(self.player, season.starts_at, self.desk.now);
        let (subject, heading, blocks) = match kind {
            post::OPEN if !is_signing_up => return Err("the sign-up is over"),
            post::OPEN => (
                format!("Sign-up is open for {title}"),
                format!("{name}, you can sign up for {title}."),
                vec![
                    Block::Says(format!("It starts {}.", starts())),
                    Block::Heading("What you agree to".to_owned()),
                    Block::Lines(self.facts()),
                    self.link("Look and join"),
                ],
            ),
            post::CONFIRM if self.own.is_none_or(|own| own.state != SIGNED) => {
                return Err("you have confirmed, or withdrawn");
            }
            post::CONFIRM => (
                format!("Will you play in {title}?"),
                format!("{name}, {title} is about to start. Will you play?"),
                vec![
                    Block::Says(format!(
                        "It starts {}. Open its page and confirm: who does not is left out.",
                        starts()
                    )),
                    self.link("Confirm"),
                ],
            ),
            post::LATER => (
                format!("{title} starts later"),
                format!("{name}, {title} has too few players to start."),
                vec![
                    Block::Says(format!(
                        "The start is now {}. Bring a friend, and confirm if you have not.",
                        starts()
                    )),
                    self.link("Look at it"),
                ],
            ),
            post::STARTED if self.own.is_some_and(|own| own.state == LEFT_OUT) => (
                format!("{title} has started without you"),
                format!("{name}, {title} has started without you."),
                vec![
                    Block::Says(
                        "You signed up and did not confirm. The next sign-up is yours to take."
                            .to_owned(),
                    ),
                    self.link("Look at it"),
                ],
            ),
            post::STARTED => (
                format!("{title} has started"),
                format!("{name}, {title} has started."),
                self.tables_of_all(),
            ),
            post::ROUND => {
                let round = self.sheet.tables.last().map_or(1, |table| table.row.round);
                (
                    format!("Round {round} of {title}"),
                    format!("{name}, round {round} of {title} has started."),
                    self.tables_of_round(round),
                )
            }
            post::WEEK => (
                format!("Week {} of {title}", season.week),
                format!("{name}, this is how {title} stands."),
                self.standings("The standings"),
            ),
            post::OVER if self.sheet.tables.is_empty() => (
                format!("{title} was called off"),
                format!("{name}, {title} was called off."),
                vec![self.link("Look at it")],
            ),
            post::OVER => (
                format!("{title} is over"),
                format!("{name}, {title} is over."),
                self.finals(),
            ),
            post::MESSAGE => (
                format!("To the players of {title}"),
                format!("{name}, an organiser of {title} writes to all players."),
                vec![
                    Block::Says(self.desk.word("words").to_owned()),
                    self.link("Look at it"),
                ],
            ),
            post::REPLACED if self.own.is_none() => (
                format!("You were replaced in {title}"),
                format!(
                    "{name}, {} plays on for you in {title}.",
                    self.desk.word("words")
                ),
                vec![
                    Block::Says("An organiser has given your seats to them.".to_owned()),
                    self.link("Look at it"),
                ],
            ),
            post::REPLACED => (
                format!("You play in {title}"),
                format!(
                    "{name}, you play on for {} in {title}.",
                    self.desk.word("words")
                ),
                self.tables_of_all(),
            ),
            _ => return Err("this kind of letter is not known"),
        };
        Ok(Letter {
            subject,
            heading,
            blocks,
            stop: self.desk.stop("Stop mails about leagues and tournaments"),
            ..Letter::default()
        })
    }

    fn link(&self, label: &str) -> Block {
        let sheet = self.sheet;
        let path = format!(
            "leagues/{}/seasons/{}",
            sheet.competition.id, sheet.season.number
        );
        Block::Links(vec![Link::new(label, self.desk.url(&path))])
    }

    fn facts(&self) -> Vec<String> {
        let facts = self.sheet.rules.facts().into_iter();
        facts
            .map(|(what, words)| format!("{what}: {words}"))
            .collect()
    }

    fn name(&self, id: EntryId) -> &str {
        self.sheet.entry(id).map_or("?", |entry| &entry.name)
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
            let label = format!("Table {}", table.row.number);
            let names = table.seats.iter().map(|seat| {
                let name = self.name(seat.entry_id);
                match finish(seat).filter(|_| table.is_over()) {
                    Some(finish) => format!("{name} {}", finish.score),
                    None => name.to_owned(),
                }
            });
            let names: Vec<String> = names.collect();
            lines.push(format!("{label}: {}", names.join(", ")));
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
            blocks.push(Block::Says(format!(
                "You are in division {} with {} others. The first to play are told by mails of their own.",
                division.number + 1,
                division.entries.len() - 1
            )));
        }
        blocks.push(Block::Heading(
            "Your tables, in the order of the seats".to_owned(),
        ));
        blocks.extend(self.tables(self.own_tables()));
        blocks.push(self.link("All tables"));
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
                let heading = "Your table, in the order of the seats".to_owned();
                let mut blocks = vec![Block::Heading(heading)];
                blocks.extend(self.tables(own.into_iter()));
                blocks
            }
            true if has_bye => vec![Block::Says("You have a bye.".to_owned())],
            true => vec![Block::Says("You do not play in this round.".to_owned())],
        };
        blocks.push(self.link("All tables"));
        blocks
    }

    /// The reader's division; a tournament is one.
    fn division(&self) -> Option<Division> {
        let own = self.own?.division?;
        self.sheet.divisions().into_iter().nth(own as usize)
    }

    fn standings(&self, heading: &str) -> Vec<Block> {
        let Some(division) = self.division() else {
            return vec![self.link("All tables")];
        };
        let heading = match self.sheet.rules.is_league() {
            true => format!("{heading} of division {}", division.number + 1),
            false => heading.to_owned(),
        };
        let mut blocks = vec![Block::Heading(heading), Block::Board(self.board(&division))];
        if self.sheet.season.state == RUNNING {
            blocks.push(Block::Heading("Your tables".to_owned()));
            blocks.extend(self.tables(self.own_tables()));
        }
        blocks.push(self.link("All divisions"));
        blocks
    }

    fn board(&self, division: &Division) -> String {
        let entry = |at: usize| &division.entries[at];
        let widest = division
            .entries
            .iter()
            .map(|entry| entry.name.chars().count());
        let width = widest.max().unwrap_or(0).max(4);
        let has_ranges = self.sheet.has_ranges() && !self.sheet.is_over();
        let mut board = format!("    {:<width$}  points  played", "");
        if has_ranges {
            board += "  may end";
        }
        for line in &division.lines {
            let entry = entry(line.entrant);
            let mark = if Some(entry.id) == self.own.map(|own| own.id) {
                ">"
            } else {
                " "
            };
            board += &format!(
                "\n{:>2} {mark}{:<width$}  {:>6}  {:>6}",
                line.rank,
                entry.name,
                line.points.to_string(),
                line.played
            );
            if has_ranges {
                board += &format!("  {:>7}", format!("{}-{}", line.best, line.worst));
            }
        }
        board
    }

    fn finals(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let own = self
            .own
            .and_then(|own| Some((own.rank?, own.division?, own.next_division?)));
        if let Some((rank, division, next)) = own {
            let goes = match (self.sheet.rules.is_league(), next.cmp(&division)) {
                (true, std::cmp::Ordering::Less) => {
                    format!(" You go up to division {}.", next + 1)
                }
                (true, std::cmp::Ordering::Greater) => {
                    format!(" You go down to division {}.", next + 1)
                }
                (true, std::cmp::Ordering::Equal) => {
                    format!(" You stay in division {}.", next + 1)
                }
                (false, _) => String::new(),
            };
            blocks.push(Block::Says(format!("Your rank is {rank}.{goes}")));
        }
        blocks.extend(self.standings("The final table"));
        blocks
    }
}
