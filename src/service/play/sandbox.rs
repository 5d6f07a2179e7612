//! A position to try things in: for every seat, without end, and nothing counts. It comes from a match,
//! a record or a new set-up, and is nowhere stored: its address says all of it.

use std::sync::Arc;

use base::ids::{MatchId, PlayerId};
use games::any_game::{AnyGame, Position};
use games::deal::{Deal, Options};
use games::message::Words;
use games::play::submit;
use games::record::Source;
use games::rng::Seed;
use games::{Seat, Viewer, registry};
use store::matches::Status;

use crate::live::{Live, against_the_rules, words};
use crate::matches::Glance;
use crate::turns::private_rng_at;
use crate::{Result, Service, ServiceError, invalid};
use words::{Reader, message};

/// Where the position comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A match after so many lines.
    Match { id: MatchId, number: i64 },
    /// The beginning of a match that nobody plays.
    Setup {
        game: String,
        seats: u8,
        seed: String,
        options: Options,
    },
    /// A whole record or a part of one, as text.
    Record(String),
}

/// An action that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    pub seat: Seat,
    pub line: String,
}

#[derive(Debug)]
pub struct Sandbox {
    /// A match that is nowhere stored, after what was tried, as the seat sees it that is next.
    pub glance: Glance,
    /// What was tried, each with what happened.
    pub steps: Vec<Step>,
    /// What is hidden from whoever looks at a running match was made up.
    pub is_imagined: bool,
    /// Why the rest of what was tried could not be played.
    pub broken: Option<String>,
    /// Whoever may plan with it: it shows a match as it stands, in which they have this seat.
    pub planner: Option<Seat>,
}

#[derive(Debug)]
pub struct Step {
    pub seat: Seat,
    pub line: String,
    pub sentences: Vec<String>,
}

impl Sandbox {
    fn new(
        game: &'static dyn AnyGame,
        names: Vec<String>,
        position: Box<dyn Position>,
        reader: Reader,
    ) -> Sandbox {
        Sandbox {
            glance: Glance {
                live: Live::nowhere(game, names, position, reader.now),
                viewer: Viewer::Spectator,
                language: reader.language,
                log: Vec::new(),
                news: Vec::new(),
                are_news_seen: false,
                can_undo: false,
                talk: Vec::new(),
                stages: Arc::default(),
                around: Vec::new(),
            },
            steps: Vec::new(),
            is_imagined: false,
            broken: None,
            planner: None,
        }
    }

    pub fn words(&self) -> Words<'_> {
        self.glance.words()
    }

    /// What the planner would do in their next turn, if that was tried.
    pub fn plan(&self) -> Option<String> {
        let planner = self.planner?;
        let own = self.steps.iter().skip_while(|step| step.seat != planner);
        let own = own.take_while(|step| step.seat == planner);
        let lines: Vec<&str> = own.map(|step| step.line.as_str()).collect();
        (!lines.is_empty()).then(|| lines.join("; "))
    }

    /// The seat that is tried for: the first that must decide.
    pub fn seat(&self) -> Option<Seat> {
        self.glance.live.position.turn().seats().next()
    }
}

pub const MOST_TRIED: usize = 300;
/// Longer records are not looked at.
pub const LONGEST_RECORD: usize = 64 << 10;

impl Service {
    pub async fn sandbox(
        &self,
        origin: Origin,
        player: Option<PlayerId>,
        tried: Vec<Tried>,
        reader: Reader,
    ) -> Result<Sandbox> {
        if tried.len() > MOST_TRIED {
            return invalid(message!("sandbox-too-long", most = MOST_TRIED));
        }
        let mut sandbox = match origin {
            Origin::Match { id, number } => self.of_match(id, number, player, reader).await?,
            Origin::Setup {
                game,
                seats,
                seed,
                options,
            } => of_setup(&game, seats, (&seed, &options), reader)?,
            Origin::Record(text) => of_record(&text, reader)?,
        };
        for one in tried {
            let live = &mut sandbox.glance.live;
            match submit(&mut live.position, one.seat, &live.names, &one.line) {
                Ok(played) => {
                    let words = sandbox.glance.words();
                    let events = played.iter().flat_map(|action| &action.events);
                    let sentences = events.map(|event| words.say(&event.message)).collect();
                    sandbox.steps.push(Step {
                        seat: one.seat,
                        line: one.line,
                        sentences,
                    });
                }
                Err(refusal) => {
                    sandbox.broken = Some(sandbox.words().say(&refusal.0));
                    break;
                }
            }
        }
        if let Some(seat) = sandbox.seat() {
            sandbox.glance.viewer = Viewer::Seat(seat);
        }
        Ok(sandbox)
    }

    /// What the viewer may know of a running match is kept, and the rest is made up, always the same.
    async fn of_match(
        &self,
        id: MatchId,
        number: i64,
        player: Option<PlayerId>,
        reader: Reader,
    ) -> Result<Sandbox> {
        let glance = self.past_position(id, player, number, reader).await?;
        let (live, viewer) = (glance.live, glance.viewer);
        let is_imagined = live.table.row.status != Status::Over;
        let position = match is_imagined {
            true => {
                // From the seed, which nobody knows yet: with a known generator the true order of
                // what was shuffled could be worked out. A plan makes up the same.
                let mut rng = match viewer {
                    Viewer::Seat(seat) => private_rng_at(&live, number, seat),
                    Viewer::Spectator => live.table.rng(&format!("sandbox {number}"))?,
                };
                live.position.imagine(viewer, &mut rng)
            }
            false => live.position,
        };
        let mut sandbox = Sandbox::new(live.game, live.names, position, reader);
        sandbox.is_imagined = is_imagined;
        sandbox.planner = match viewer {
            Viewer::Seat(seat) if is_imagined && number == live.table.row.number => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        // What is tried further is made up from the same.
        let (here, row) = (&mut sandbox.glance.live.table.row, live.table.row);
        (here.id, here.number, here.seed) = (row.id, number, row.seed);
        Ok(sandbox)
    }
}

fn of_setup(
    slug: &str,
    seats: u8,
    (seed, options): (&str, &Options),
    reader: Reader,
) -> Result<Sandbox> {
    let game = registry::find(slug).ok_or(ServiceError::NotFound)?;
    let Ok(seed) = seed.parse::<Seed>() else {
        return Err(ServiceError::NotFound);
    };
    let rules = *game.info().rules.last().expect("a game has rules");
    let dealt = game.deal(rules, seats, options, &Deal::new(), Some(&seed));
    let started = dealt.and_then(|(setup, _)| game.start(&setup));
    let position = match started {
        Ok(position) => position,
        Err(refusal) => return Err(against_the_rules(game, &[], refusal.0)),
    };
    let name = |number: u8| reader.tell(&message!("sandbox-player", number = number));
    let names = (1..=seats).map(name).collect();
    Ok(Sandbox::new(game, names, position, reader))
}

fn of_record(text: &str, reader: Reader) -> Result<Sandbox> {
    if text.len() > LONGEST_RECORD {
        return invalid(message!("sandbox-record-too-long"));
    }
    let read = Source::read(text.as_bytes());
    let replayed = read.and_then(|source| registry::replay(&source));
    match replayed {
        Ok(replayed) => {
            let names = replayed.record().players.clone();
            let position = replayed.position().boxed();
            Ok(Sandbox::new(replayed.game(), names, position, reader))
        }
        Err(error) => {
            let game = registry::all().first().ok_or(ServiceError::NotFound)?;
            let why = words(*game, reader.language, &[]).say(&error.reason);
            let line = error.line;
            invalid(message!("sandbox-record-broken", line = line, why = why))
        }
    }
}
