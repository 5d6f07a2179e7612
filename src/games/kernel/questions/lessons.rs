//! A guided first match: what there is to learn, as data. It is a match like any other; a lesson names
//! a goal, and whatever is played is fine.

use crate::{Choice, GameInfo};

/// One thing to learn. The message `lesson-<id>` says what to do and why; `lesson-<id>-done` says what
/// it brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub id: &'static str,
    /// The goal is reached by a line that begins with one of these. Without any there is only
    /// something to read.
    pub by: &'static [&'static str],
    /// The stages of the match (rounds, ages) in which it is taught: what was missed is not taught for
    /// ever.
    pub from: u8,
    pub until: u8,
    /// The section of the rules that says it all, such as `6-1`.
    pub rule: &'static str,
}

impl Lesson {
    pub fn is_reached_by(&self, line: &str) -> bool {
        self.by.iter().any(|begin| line.starts_with(begin))
    }
}

/// How far somebody is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is to be learnt now; `None` if there is nothing at this stage.
    pub now: Option<Lesson>,
    /// The goals that were reached, of all.
    pub reached: usize,
    pub of: usize,
    pub remark: Option<Remark>,
}

/// About the last action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    Reached(Lesson),
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
    of(info.lessons, lines, stage, can)
}

fn of(lessons: &[Lesson], lines: &[&str], stage: u8, can: impl Fn(&Lesson) -> bool) -> Progress {
    let reached =
        |lesson: &Lesson, lines: &[&str]| lines.iter().any(|line| lesson.is_reached_by(line));
    let goals = || lessons.iter().filter(|lesson| !lesson.by.is_empty());
    let new = |count: usize| {
        let (last, earlier) = lines[..count].split_last()?;
        goals().find(|lesson| lesson.is_reached_by(last) && !reached(lesson, earlier))
    };
    // The end of a turn says nothing, unless it is what was to be learnt; in a turn of several actions
    // each may reach something.
    let said = lines
        .iter()
        .rposition(|line| *line != "end")
        .map(|at| at + 1);
    let turn = said.map_or(0..0, |said| {
        let before = lines[..said].iter().rposition(|line| *line == "end");
        before.map_or(0, |end| end + 1)..said
    });
    let found = new(lines.len()).or_else(|| turn.rev().find_map(|at| new(at + 1)));
    let is_open =
        |lesson: &&Lesson| (lesson.from..=lesson.until).contains(&stage) && !reached(lesson, lines);
    let first = lessons.iter().find(is_open);
    // A goal that cannot be reached at this moment makes room for one that can.
    let now = match first {
        Some(goal) if !goal.by.is_empty() && !can(goal) => {
            let mut open = lessons.iter().filter(is_open);
            open.find(|lesson| can(lesson)).or(first)
        }
        first => first,
    };
    Progress {
        now: now.copied(),
        reached: goals().filter(|lesson| reached(lesson, lines)).count(),
        of: goals().count(),
        remark: match found {
            Some(lesson) => Some(Remark::Reached(*lesson)),
            None => said.map(|_| Remark::Other),
        },
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
    };
    const READ: Lesson = Lesson {
        id: "read",
        by: &[],
        from: 2,
        until: 2,
        rule: "2",
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
        let built = Some(Remark::Reached(BUILD));
        assert_eq!(at(&["pass", "dig E4"], 1), (None, 1, built));
        assert_eq!(
            at(&["dig E4", "end"], 1),
            (None, 1, built),
            "an end says nothing"
        );
        assert_eq!(
            at(&["pass", "end", "dig E4", "pay 1", "end"], 1),
            (None, 1, built),
            "what was reached in a turn is told after all of it"
        );
        assert_eq!(
            at(&["dig E4", "end", "dig E5"], 2),
            (Some("read"), 1, Some(Remark::Other))
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
        assert_eq!(now(&["build", "pass"]), Some("build"));
        assert_eq!(now(&["pass"]), Some("pass"));
        assert_eq!(now(&[]), Some("build"), "it is somebody else's turn");
    }
}
