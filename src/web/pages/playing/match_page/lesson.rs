//! What a guided first match says beside the board.

use games::lessons::{Progress, Remark, places};
use games::message::Words;
use service::live::Live;

use crate::page::Reader;
use games::Seat;
use words::message;

#[derive(Clone, Debug)]
pub struct LessonShown {
    /// How many goals were reached.
    pub progress: String,
    /// About the last action.
    pub remark: String,
    pub goal: String,
    /// The section of the rules; empty for none.
    pub rule: &'static str,
}

pub fn shown(reader: Reader, say: &Words<'_>, progress: &Progress, is_over: bool) -> LessonShown {
    let said = |id: &str, end: &str| say.name(&format!("lesson-{id}{end}"));
    let remark = match progress.remark {
        None => String::new(),
        Some(Remark::Reached(lesson)) => said(lesson.id, "-done"),
        Some(Remark::Other) => reader.say("lesson-other").into(),
    };
    let goal = match progress.now {
        _ if is_over => reader.say("lesson-over").into(),
        Some(lesson) => said(lesson.id, ""),
        None => reader.say("lesson-none").into(),
    };
    LessonShown {
        progress: reader.tell(&message!(
            "lesson-of",
            reached = progress.reached,
            of = progress.of
        )),
        remark,
        goal,
        rule: match progress.now {
            Some(lesson) if !is_over => lesson.rule,
            _ => "",
        },
    }
}

/// Where the goal can be reached now.
pub fn marks(live: &Live, seat: Seat, progress: &Progress) -> Vec<String> {
    match &progress.now {
        Some(lesson) => places(lesson, &live.position.choices(seat)),
        None => Vec::new(),
    }
}
