//! A guided first match: what there is to learn, as data. It is a match like any other; a lesson names
//! a goal, and whatever is played is fine.

use crate::{Choice, GameInfo};

/// One thing to learn. The message `lesson-<id>` says what to do and why; `lesson-<id>-done` says what
/// it brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub id: &'static str,
    /// The goal is reached by a line that begins with one of these; with an ellipsis in between, also
    /// its end counts. Without any there is only something to read.
    pub by: &'static [&'static str],
    /// The stages of the match (rounds, ages) in which it is taught: what was missed is not taught for
    /// ever.
    pub from: u8,
    pub until: u8,
    /// The section of the rules that says it all, such as `6-1`.
    pub rule: &'static str,
    /// A question that others may bring about: told when it is asked, but no goal, because it may never
    /// be.
    pub is_answer: bool,
}

impl Lesson {
    pub fn is_reached_by(&self, line: &str) -> bool {
        self.by.iter().any(|shape| match shape.split_once(" … ") {
            Some((begin, end)) => line.starts_with(begin) && line.ends_with(end),
            None => line.starts_with(shape),
        })
    }

    fn is_done(&self) -> bool {
        !self.by.is_empty()
    }

    pub fn is_goal(&self) -> bool {
        self.is_done() && !self.is_answer
    }
}

/// How far somebody is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is to be learnt now; `None` if there is nothing at this stage.
    pub now: Option<Lesson>,
    /// It cannot be reached by what is to be decided at this moment.
    pub is_later: bool,
    /// Something to read beside a goal.
    pub aside: Option<Lesson>,
    /// The first turn is not over: what the game is about has to be said.
    pub is_first: bool,
    /// The goals that were reached, of all.
    pub reached: usize,
    pub of: usize,
    /// No goal is left to be reached.
    pub is_taught: bool,
    pub remark: Option<Remark>,
}

/// About the last turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    Reached(Vec<Lesson>),
    /// What had been learnt before.
    Again,
    /// Something else was played, which is fine.
    Other,
}

/// How far a seat is that has played these lines, at a stage, and may choose from these.
pub fn progress(info: &GameInfo, lines: &[&str], stage: u8, choices: &[Choice]) -> Progress {
    let can = |lesson: &Lesson| {
        choices
            .iter()
            .any(|choice| lesson.is_reached_by(&choice.line))
    };
    let is_asked = !choices.is_empty();
    let mut progress = of(info.lessons, lines, stage, can);
    let is_open = |lesson: &Lesson| lesson.is_goal() && can(lesson);
    if is_asked && !info.lessons.iter().any(is_open) {
        progress.rest();
    }
    progress.is_later &= is_asked;
    progress
}

impl Progress {
    /// Something that no lesson is about is to be decided first: a goal would name places that are
    /// not there.
    fn rest(&mut self) {
        if self.now.is_some_and(|lesson| lesson.is_goal()) {
            self.now = self.aside.take();
            self.is_later = false;
        }
    }
}

fn of(lessons: &[Lesson], lines: &[&str], stage: u8, can: impl Fn(&Lesson) -> bool) -> Progress {
    let reached =
        |lesson: &Lesson, lines: &[&str]| lines.iter().any(|line| lesson.is_reached_by(line));
    let goals = || lessons.iter().filter(|lesson| lesson.is_goal());
    let new = |count: usize| -> Vec<Lesson> {
        let Some((last, earlier)) = lines[..count].split_last() else {
            return Vec::new();
        };
        let done = lessons.iter().filter(|lesson| lesson.is_done());
        let by_it = done.filter(|lesson| lesson.is_reached_by(last));
        by_it
            .filter(|lesson| !reached(lesson, earlier))
            .copied()
            .collect()
    };
    // The end of a turn says nothing, unless it is what was to be learnt; in a turn of several actions
    // the last one counts that reached something.
    let said = lines
        .iter()
        .rposition(|line| *line != "end")
        .map_or(0, |at| at + 1);
    let begins = lines[..said].iter().rposition(|line| *line == "end");
    let turn = begins.map_or(0, |end| end + 1)..said;
    let mut each = std::iter::once(lines.len()).chain(turn.rev().map(|at| at + 1));
    let found = each.find_map(|count| Some(new(count)).filter(|found| !found.is_empty()));
    let otherwise = match lines[..said].last() {
        Some(last) if lessons.iter().any(|lesson| lesson.is_reached_by(last)) => {
            Some(Remark::Again)
        }
        Some(_) => Some(Remark::Other),
        None => None,
    };
    let remark = found.map(Remark::Reached).or(otherwise);
    let is_open =
        |lesson: &&Lesson| (lesson.from..=lesson.until).contains(&stage) && !reached(lesson, lines);
    let open = || lessons.iter().filter(is_open);
    // A goal that cannot be reached at this moment makes room for one that can.
    let mut to_reach = open().filter(|lesson| lesson.is_goal());
    let now = open()
        .find(|lesson| can(lesson))
        .or_else(|| to_reach.next());
    // Of what there is to read, each turn says something else; a remark on what is new comes first.
    let to_read: Vec<&Lesson> = open().filter(|lesson| !lesson.is_done()).collect();
    let turns = lines.iter().filter(|line| **line == "end").count();
    let read = turns.checked_rem(to_read.len()).map(|at| to_read[at]);
    let is_quiet = matches!(remark, Some(Remark::Again | Remark::Other));
    Progress {
        now: now.or(read).copied(),
        is_later: now.is_some_and(|lesson| !can(lesson)),
        aside: read.filter(|_| now.is_some() && is_quiet).copied(),
        is_first: turns == 0,
        reached: goals().filter(|lesson| reached(lesson, lines)).count(),
        of: goals().count(),
        is_taught: goals().all(|lesson| stage > lesson.until || reached(lesson, lines)),
        remark,
    }
}

/// Where the goal of a lesson can be reached now: the first place of each action that does.
pub fn places(lesson: &Lesson, choices: &[Choice]) -> Vec<String> {
    let fits = choices
        .iter()
        .filter(|choice| lesson.is_reached_by(&choice.line));
    let mut places: Vec<String> = fits
        .filter_map(|choice| choice.targets.first().cloned())
        .collect();
    places.sort();
    places.dedup();
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILD: Lesson = Lesson {
        id: "build",
        by: &["build", "dig"],
        from: 1,
        until: 2,
        rule: "1",
        is_answer: false,
    };
    const READ: Lesson = Lesson {
        id: "read",
        by: &[],
        from: 2,
        until: 2,
        rule: "2",
        is_answer: false,
    };

    fn at(lines: &[&str], stage: u8) -> (Option<&'static str>, usize, Option<Remark>) {
        let lessons = &[BUILD, READ];
        let progress = of(lessons, lines, stage, |_| false);
        (
            progress.now.map(|now| now.id),
            progress.reached,
            progress.remark,
        )
    }

    #[test]
    fn a_goal_is_reached_by_its_lines_and_given_up_after_its_stages() {
        assert_eq!(at(&[], 1), (Some("build"), 0, None));
        assert_eq!(at(&["pass"], 1), (Some("build"), 0, Some(Remark::Other)));
        let built = || Some(Remark::Reached(vec![BUILD]));
        assert_eq!(at(&["pass", "dig E4"], 1), (None, 1, built()));
        assert_eq!(
            at(&["dig E4", "end"], 1),
            (None, 1, built()),
            "an end says nothing"
        );
        assert_eq!(
            at(&["pass", "end", "dig E4", "pay 1", "end"], 1),
            (None, 1, built()),
            "what was reached in a turn is told after all of it"
        );
        assert_eq!(
            at(&["dig E4", "end", "dig E5"], 2),
            (Some("read"), 1, Some(Remark::Again))
        );
        assert_eq!(
            at(&["pass"], 3),
            (None, 0, Some(Remark::Other)),
            "not for ever"
        );
    }

    #[test]
    fn what_cannot_be_done_now_makes_room_for_what_can() {
        let pass = Lesson {
            id: "pass",
            by: &["pass"],
            ..BUILD
        };
        let now = |can: &[&str]| {
            let can = |lesson: &Lesson| can.contains(&lesson.id);
            of(&[BUILD, pass], &[], 1, can).now.map(|now| now.id)
        };
        let is_later = |can: &[&str]| {
            let can = |lesson: &Lesson| can.contains(&lesson.id);
            of(&[BUILD, pass], &["pass"], 1, can).is_later
        };
        assert!(is_later(&["pass"]), "what is left cannot be done");
        assert!(!is_later(&["build"]));
        assert_eq!(now(&["build", "pass"]), Some("build"));
        assert_eq!(now(&["pass"]), Some("pass"));
        assert_eq!(now(&[]), Some("build"), "it is somebody else's turn");
    }

    #[test]
    fn what_others_ask_is_told_when_they_ask_and_is_no_goal() {
        let defend = Lesson {
            id: "defend",
            by: &["defend"],
            is_answer: true,
            ..BUILD
        };
        let lessons = &[defend, BUILD];
        let at = |lines: &[&str], can: &[&str]| {
            let can = |lesson: &Lesson| can.contains(&lesson.id);
            let progress = of(lessons, lines, 1, can);
            (progress.now.map(|now| now.id), progress.is_taught)
        };
        assert_eq!(at(&[], &["build"]), (Some("build"), false));
        assert_eq!(at(&[], &["defend"]), (Some("defend"), false));
        assert_eq!(at(&["build"], &[]), (None, true), "nobody has attacked");
        let told = of(lessons, &["defend done"], 1, |_| false);
        assert_eq!(told.remark, Some(Remark::Reached(vec![defend])));
        assert_eq!((told.reached, told.of), (0, 1));
    }

    #[test]
    fn a_question_comes_before_a_goal_that_it_does_not_lead_to() {
        let mut progress = of(&[BUILD, READ], &["pass"], 2, |_| false);
        assert_eq!((progress.now, progress.aside), (Some(BUILD), Some(READ)));
        progress.rest();
        assert_eq!((progress.now, progress.aside), (Some(READ), None));
        progress.rest();
        assert_eq!(progress.now, Some(READ), "what is to be read stays");
    }

    #[test]
    fn what_is_to_be_read_is_said_beside_a_goal() {
        let town = Lesson {
            id: "town",
            by: &["town"],
            until: 3,
            ..BUILD
        };
        let more = Lesson { id: "more", ..READ };
        let lessons = &[town, READ, more];
        let said = |lines: &[&str], stage| {
            let progress = of(lessons, lines, stage, |_| false);
            let id = |lesson: Option<Lesson>| lesson.map(|lesson| lesson.id);
            (id(progress.now), id(progress.aside), progress.is_first)
        };
        assert_eq!(said(&[], 1), (Some("town"), None, true));
        assert_eq!(said(&["pass"], 2), (Some("town"), Some("read"), true));
        let (goal, next) = (Some("town"), Some("more"));
        assert_eq!(said(&["pass", "end", "pass"], 2), (goal, next, false));
        assert_eq!(said(&["town"], 2), (Some("read"), None, true));
    }

    #[test]
    fn every_goal_of_an_action_is_remarked_on_and_land_alone_is_no_house() {
        let power = Lesson {
            id: "power",
            by: &["power"],
            ..BUILD
        };
        let build = Lesson {
            by: &["build", "power spade … build"],
            ..BUILD
        };
        let remark = |lines: &[&str]| of(&[build, power], lines, 1, |_| false).remark;
        let both = Some(Remark::Reached(vec![build, power]));
        assert_eq!(remark(&["power spade2 E4 build"]), both);
        let one = Some(Remark::Reached(vec![power]));
        assert_eq!(remark(&["power spade2 E4"]), one);
        assert_eq!(
            remark(&["power coins", "end", "power coins"]),
            Some(Remark::Again)
        );
        assert_eq!(remark(&["power coins", "end", "sail"]), Some(Remark::Other));
    }
}
