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

/// How far a seat is that has played these lines, at a stage.
pub fn progress(info: &GameInfo, lines: &[&str], stage: u8) -> Progress {
    of(info.lessons, lines, stage)
}

fn of(lessons: &[Lesson], lines: &[&str], stage: u8) -> Progress {
    let reached =
        |lesson: &Lesson, lines: &[&str]| lines.iter().any(|line| lesson.is_reached_by(line));
    let goals = || lessons.iter().filter(|lesson| !lesson.by.is_empty());
    let new = |count: usize| {
        let (last, earlier) = lines[..count].split_last()?;
        goals().find(|lesson| lesson.is_reached_by(last) && !reached(lesson, earlier))
    };
    // The end of a turn says nothing, unless it is what was to be learnt.
    let said = lines
        .iter()
        .rposition(|line| *line != "end")
        .map(|at| at + 1);
    let found = new(lines.len()).or_else(|| new(said?));
    let is_open =
        |lesson: &&Lesson| (lesson.from..=lesson.until).contains(&stage) && !reached(lesson, lines);
    Progress {
        now: lessons.iter().find(is_open).copied(),
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
        let progress = of(lessons, lines, stage);
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
            at(&["dig E4", "dig E5"], 2),
            (Some("read"), 1, Some(Remark::Other))
        );
        assert_eq!(
            at(&["pass"], 3),
            (None, 0, Some(Remark::Other)),
            "not for ever"
        );
    }
}
