//! Bots against bots: who wins, by how much, and how sure that is.

use crate::Seat;
use crate::any_game::AnyGame;
use crate::bots::Bot;
use crate::bots::effort::{Effort, no_clock};
use crate::bots::judgement::Judgement;
use crate::message::Refusal;
use crate::play::Match;
use crate::selfplay::Series;

/// A bot that takes part, with a judgement of its own if it has one.
#[derive(Clone, Debug)]
pub struct Contender {
    pub name: String,
    pub bot: Bot,
    pub judgement: Option<Judgement>,
    /// Nodes for one decision, if not as many as the game's data say.
    pub nodes: Option<u64>,
}

impl From<Bot> for Contender {
    fn from(bot: Bot) -> Self {
        Contender {
            name: bot.to_string(),
            bot,
            judgement: None,
            nodes: None,
        }
    }
}

/// What one contender did in all its seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Score {
    /// Seats taken; with several seats at a table a match counts several times.
    pub seats: u32,
    /// Shared victories count in part.
    pub wins: f64,
    wins_squared: f64,
    pub points: i64,
    points_squared: i64,
    /// The points of the winners only.
    pub winning_points: i64,
    pub winners: u32,
    pub nodes: u64,
    pub decisions: u64,
    pub most_nodes: u64,
}

impl Score {
    fn add(&mut self, points: i64, won: f64) {
        self.seats += 1;
        self.wins += won;
        self.wins_squared += won * won;
        self.points += points;
        self.points_squared += points * points;
        if won > 0.0 {
            self.winners += 1;
            self.winning_points += points;
        }
    }

    /// The part of its matches that it won, and the standard error of that.
    pub fn won(&self) -> (f64, f64) {
        mean(self.wins, self.wins_squared, self.seats)
    }

    /// The mean of its points, and the standard error of that.
    pub fn scored(&self) -> (f64, f64) {
        mean(self.points as f64, self.points_squared as f64, self.seats)
    }

    /// The mean of its points where it won.
    pub fn won_with(&self) -> f64 {
        self.winning_points as f64 / f64::from(self.winners.max(1))
    }
}

fn mean(sum: f64, squares: f64, count: u32) -> (f64, f64) {
    let count = f64::from(count.max(1));
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0);
    (mean, (variance / count).sqrt())
}

/// A series of matches in which the contenders change seats from match to match.
#[derive(Debug)]
pub struct Arena {
    pub game: &'static dyn AnyGame,
    pub players: u8,
    pub seed: u64,
    /// At the seats in turn, begun anew at the end.
    pub contenders: Vec<Contender>,
}

impl Arena {
    /// The deal of a match is played once from every seat before the next is dealt.
    fn deal_of(&self, index: u64) -> (u64, usize) {
        let turns = u64::from(self.players);
        (index / turns, (index % turns) as usize)
    }

    pub fn contender(&self, index: u64, seat: Seat) -> usize {
        let (_, turned) = self.deal_of(index);
        (seat.index() + turned) % usize::from(self.players) % self.contenders.len()
    }

    /// Plays one match and adds it to the scores of the contenders. A match that the rules do not end
    /// is given up after the longest that anybody would play, as it stands.
    pub fn play(&self, index: u64, scores: &mut [Score]) -> Result<Match, Refusal> {
        let series = Series {
            game: self.game,
            players: self.players,
            options: Default::default(),
            seed: self.seed,
            bots: Vec::new(),
            check: false,
        };
        let (deal, _) = self.deal_of(index);
        let mut current = series.open(deal)?;
        let mut rng = crate::rng::Seed::of_series(self.seed, deal).rng("bots");
        while current.record().actions.len() < self.game.info().longest {
            let Some(seat) = current.position().turn().seats().next() else {
                break;
            };
            let which = self.contender(index, seat);
            let contender = &self.contenders[which];
            let mut clock = no_clock;
            let mut effort = Effort::until(&mut clock);
            if let Some(nodes) = contender.nodes {
                effort = effort.at_most(nodes);
            }
            let judgement = contender.judgement.as_ref();
            let position = current.position();
            let lines = position.think(seat, contender.bot, judgement, &mut effort, &mut rng);
            let score = &mut scores[which];
            score.nodes += effort.spent();
            score.decisions += 1;
            score.most_nodes = score.most_nodes.max(effort.spent());
            for line in lines {
                current.submit(seat, &line, false)?;
            }
        }
        let points = current.position().points();
        let (points, ranking) = match current.position().result() {
            Some(outcome) => (outcome.scores, outcome.ranking),
            None => {
                let outcome = crate::Outcome::by_score(points);
                (outcome.scores, outcome.ranking)
            }
        };
        let winners = ranking.iter().filter(|place| **place == 1).count();
        for seat in Seat::all(points.len()) {
            let won = match ranking[seat.index()] {
                1 => 1.0 / winners as f64,
                _ => 0.0,
            };
            scores[self.contender(index, seat)].add(points[seat.index()], won);
        }
        Ok(current)
    }
}
