//! What everybody agrees to by joining, in words.

use league::standings::{Scoring, TieBreak};
use league::tournament::Format;
use words::{Language, Message, Reader, message};

use super::rules::{Plan, Rules};
use crate::live::words;
use crate::terms::AfterDropOut;
use games::registry;

pub fn tie_break_message(tie_break: TieBreak) -> Message {
    match tie_break {
        TieBreak::Direct => message!("tie-direct"),
        TieBreak::Wins => message!("tie-wins"),
        TieBreak::Share => message!("tie-share"),
        TieBreak::Opponents => message!("tie-opponents"),
    }
}

impl Rules {
    /// Everything that a player should know before joining: what it is about, and what holds.
    pub fn facts(&self, reader: Reader) -> Vec<(String, String)> {
        let tables = message!(
            "fact-tables-are",
            count = self.seats,
            speed = self.speed.message()
        );
        let holidays = match self.vacation {
            true => message!("fact-holidays-stop"),
            false => message!("fact-holidays-run"),
        };
        let mut facts = vec![
            (message!("fact-tables"), tables),
            (message!("fact-form"), self.plan_message()),
            (
                message!("fact-length"),
                message!("weeks", count = self.weeks),
            ),
            (message!("fact-scoring"), self.scoring_message()),
            (
                message!("fact-ties"),
                message!("fact-ties-are", ties = self.ties(reader)),
            ),
            (message!("fact-sign-up"), self.sign_up_message()),
            (message!("fact-drop-outs"), self.drop_out_message()),
            (message!("fact-holidays"), holidays),
        ];
        if let Some(options) = self.options_message(reader.language) {
            facts.insert(1, (message!("fact-options"), options));
        }
        let said = facts
            .iter()
            .map(|(what, holds)| (reader.tell(what), reader.tell(holds)));
        said.collect()
    }

    fn options_message(&self, language: Language) -> Option<Message> {
        let say = words(registry::find(&self.game)?, language, &[]);
        let option = |(id, value): (&String, &String)| {
            let value = say.name(&format!("option-{id}-{value}"));
            message!(
                "table-option",
                option = say.name(&format!("option-{id}")),
                value = value.trim_end_matches('.').to_owned(),
            )
        };
        let next = |list: Message, next: Message| message!("fact-next", list = list, next = next);
        self.options.iter().map(option).reduce(next)
    }

    fn plan_message(&self) -> Message {
        match self.plan {
            Plan::League {
                division_size,
                matches,
                promoted,
                relegated,
            } => message!(
                "plan-league",
                size = division_size,
                matches = matches,
                promoted = promoted,
                relegated = relegated,
            ),
            Plan::Tournament(Format::RoundRobin { matches }) => {
                message!("plan-round-robin", matches = matches)
            }
            Plan::Tournament(Format::Swiss { rounds, cut: 0 }) => {
                message!("plan-swiss", rounds = rounds)
            }
            Plan::Tournament(Format::Swiss { rounds, cut }) => {
                message!("plan-swiss-final", rounds = rounds, cut = cut)
            }
            Plan::Tournament(Format::Groups { size, advance }) => {
                message!("plan-groups", size = size, advance = advance)
            }
            Plan::Tournament(Format::Elimination { advance }) => {
                message!("plan-elimination", advance = advance)
            }
        }
    }

    fn scoring_message(&self) -> Message {
        match &self.scoring {
            Scoring::Places(points) => {
                let points: Vec<String> = points.iter().map(i64::to_string).collect();
                message!("scoring-places", points = points.join(", "))
            }
            Scoring::Share => message!("scoring-share"),
        }
    }

    /// How ties are broken, the first way first.
    pub fn ties(&self, reader: Reader) -> String {
        let own = self.tie_breaks.iter().copied().map(tie_break_message);
        let next = |list: Message, next: Message| message!("ties-next", list = list, next = next);
        let all = own.chain([message!("tie-seeding")]).reduce(next);
        all.map(|all| reader.tell(&all)).unwrap_or_default()
    }

    fn sign_up_message(&self) -> Message {
        let days = self.sign_up_days;
        match self.confirm_days {
            0 => message!("sign-up-open", days = days),
            confirm => message!("sign-up-confirm", days = days, confirm = confirm),
        }
    }

    fn drop_out_message(&self) -> Message {
        let seat = match self.after_drop_out {
            AfterDropOut::Bot => message!("drop-out-bot"),
            AfterDropOut::Substitute => message!("drop-out-substitute"),
        };
        match self.is_league() {
            true => message!("drop-out-league", seat = seat, number = self.drop_outs),
            false => message!("drop-out-tournament", seat = seat, number = self.drop_outs),
        }
    }
}
