//! Guided first matches: how far somebody is, from what they have played, and what is said about it.

use games::lessons::{Progress, Remark, progress};
use games::{Seat, Viewer};
use store::AnyConnection;
use store::actions::{self, ActionRow};
use words::{Reader, message};

use crate::matches::Glance;
use crate::{Result, Service, ServiceError};

/// What a lesson says, on the page and in emails.
#[derive(Clone, Debug)]
pub struct LessonSaid {
    /// How many goals were reached.
    pub progress: String,
    /// About the last turn; before the first, a welcome; empty for none.
    pub remark: String,
    /// What the game is about, or what is worth knowing now; empty for neither.
    pub aside: String,
    /// Empty when there is nothing left to learn.
    pub goal: String,
    /// The section of the rules; empty for none.
    pub rule: &'static str,
    /// There is nothing left to learn here, and where to go from here is shown; empty before.
    pub onward: String,
}

impl LessonSaid {
    pub fn of(t: Reader, glance: &Glance, progress: &Progress) -> Self {
        let is_over = glance.live.position.turn().is_over();
        let said = |id: &str, end: &str| glance.words().name(&format!("lesson-{id}{end}"));
        let remark = match &progress.remark {
            None => t.tell(&message!("lesson-welcome")),
            Some(Remark::Reached(lessons)) => {
                let done: Vec<_> = lessons
                    .iter()
                    .map(|lesson| said(lesson.id, "-done"))
                    .collect();
                done.join(" ")
            }
            Some(Remark::Again) => String::new(),
            // Where nothing is to be learnt, nothing else was to be done.
            Some(Remark::Other) => match progress.now.filter(|_| !is_over) {
                Some(lesson) if lesson.is_goal() && progress.aside.is_none() => {
                    t.tell(&message!("lesson-other"))
                }
                Some(_) | None => String::new(),
            },
        };
        let aside = match progress.aside {
            _ if is_over => String::new(),
            _ if progress.is_first => said("aim", ""),
            Some(lesson) => said(lesson.id, ""),
            None => String::new(),
        };
        let goal = match progress.now {
            Some(lesson) if !is_over && progress.is_later => {
                let later = t.tell(&message!("lesson-later"));
                format!("{} {later}", said(lesson.id, ""))
            }
            Some(lesson) if !is_over => said(lesson.id, ""),
            _ if is_over || progress.is_taught => String::new(),
            Some(_) | None => t.tell(&message!("lesson-none")),
        };
        let onward = match (is_over, progress.is_taught) {
            (true, _) => t.tell(&message!("lesson-over")),
            (false, true) => t.tell(&message!("lesson-all")),
            (false, false) => String::new(),
        };
        LessonSaid {
            progress: t.tell(&message!(
                "lesson-of",
                reached = progress.reached,
                of = progress.of
            )),
            remark,
            aside,
            goal,
            rule: match progress.now {
                Some(lesson) if !is_over => lesson.rule,
                _ => "",
            },
            onward,
        }
    }
}

/// The seat of the viewer of a guided match; `None` for every other match, and for who looks on.
fn learns(glance: &Glance) -> Result<Option<Seat>> {
    match glance.viewer {
        Viewer::Seat(seat) => Ok(glance.live.table.terms()?.lessons.then_some(seat)),
        Viewer::Spectator => Ok(None),
    }
}

fn of_rows(glance: &Glance, seat: Seat, rows: Vec<ActionRow>) -> Progress {
    let rows = actions::standing(rows);
    let own = rows.iter().filter(|row| row.by() == seat);
    let lines: Vec<&str> = own.map(|row| row.line.as_str()).collect();
    let stage = glance.live.position.stage().map_or(0, |stage| stage.now);
    let choices = glance.live.position.choices(seat);
    progress(glance.live.game.info(), &lines, stage, &choices)
}

/// How far the viewer of a guided match is.
pub(crate) fn lesson(conn: &mut AnyConnection, glance: &Glance) -> Result<Option<Progress>> {
    let Some(seat) = learns(glance)? else {
        return Ok(None);
    };
    let row = &glance.live.table.row;
    let rows = actions::between(conn, row.id, 0, row.number)?;
    Ok(Some(of_rows(glance, seat, rows)))
}

impl Service {
    /// The same for its page.
    pub async fn lesson(&self, glance: &Glance) -> Result<Option<Progress>> {
        let Some(seat) = learns(glance)? else {
            return Ok(None);
        };
        let (id, number) = (glance.live.table.row.id, glance.live.table.row.number);
        let rows = self
            .store
            .read(move |conn| Ok::<_, ServiceError>(actions::between(conn, id, 0, number)?))
            .await?;
        Ok(Some(of_rows(glance, seat, rows)))
    }
}
