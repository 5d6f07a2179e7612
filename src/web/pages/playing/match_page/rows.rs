//! Rows of answers of which one is picked: they stay in sight, each pick can be changed, and all of them
//! are played at once.

use super::address::{To, joined};
use super::choose::{Choosing, Closed, Table};
use super::spots::pick;
use crate::board::{Aim, Reach};
use crate::page::asking;
use games::panel::{Content, Panel, Role, Section, Tile};
use games::{Choice, Viewer};
use service::turns::{Trial, attempt};

fn tiles(section: &mut Section) -> Option<&mut Vec<Tile>> {
    match &mut section.content {
        Content::Tiles(tiles) => Some(&mut tiles.tiles),
        Content::Map(_)
        | Content::Cards(_)
        | Content::Stacks(_)
        | Content::Track(_)
        | Content::Table(_)
        | Content::Stock(_)
        | Content::Slots(_)
        | Content::Line(_) => None,
    }
}

fn contest(panels: &mut Vec<Panel>) -> Option<Panel> {
    let at = panels
        .iter()
        .position(|panel| panel.role == Role::Contest)?;
    Some(panels.remove(at))
}

impl Choosing {
    /// Takes what closes a chain out of the list and the contest.
    pub(super) fn leave_out(&mut self, closed: &Closed) {
        self.kinds.retain(|row| row.href != closed.href);
        leave_out(&mut self.panels, closed);
    }
}

/// Takes what has a button of its own out of the contest.
pub fn leave_out(panels: &mut [Panel], closed: &Closed) {
    let left = |section: &mut Section| {
        let Some(tiles) = tiles(section) else {
            return true;
        };
        tiles.retain(|tile| tile.at.is_empty() || tile.at != closed.at);
        !tiles.is_empty()
    };
    let contests = panels
        .iter_mut()
        .filter(|panel| panel.role == Role::Contest);
    for panel in contests {
        panel.sections.retain_mut(left);
    }
}

impl Table<'_> {
    /// Puts the rows of what was picked in front of those that are still open. The numbers of the steps
    /// that they stand for.
    pub(super) fn keep_rows(&self, choosing: &mut Choosing, trial: &Trial) -> Vec<usize> {
        let viewer = Viewer::Seat(self.seat);
        let mut rng = service::turns::private_rng(self.live, self.seat);
        let mut position = self.live.position.imagine(viewer, &mut rng);
        let (mut steps, mut kept) = (Vec::new(), None::<Panel>);
        for (step, line) in trial.lines.iter().enumerate() {
            let choices = position.choices(self.seat);
            let chosen = choices.iter().find(|choice| choice.line == *line);
            if let Some(at) = chosen.and_then(pick) {
                let language = asking().language;
                let mut panels = self.live.panels(position.as_ref(), viewer, language, None);
                let is_row = |section: &mut Section| {
                    tiles(section).is_some_and(|tiles| tiles.iter().any(|tile| tile.at == at))
                };
                if let Some(mut asked) = contest(&mut panels)
                    && let Some(row) = asked.sections.iter_mut().position(is_row)
                {
                    let mut row = asked.sections.remove(row);
                    self.pick_again(choosing, trial, step, &mut row, &choices);
                    steps.push(step);
                    asked
                        .sections
                        .retain_mut(|section| tiles(section).is_none());
                    kept.get_or_insert(asked).sections.push(row);
                }
            }
            if position.play(self.seat, line).is_err() {
                break;
            }
        }
        if let Some(mut kept) = kept {
            if let Some(mut open) = contest(&mut choosing.panels) {
                let is_same = open.title == kept.title;
                open.sections
                    .retain_mut(|section| !is_same || tiles(section).is_some());
                kept.sections.append(&mut open.sections);
            }
            choosing.panels.push(kept);
        }
        steps
    }

    /// Each answer of a row leads to the same chain with it instead of the one that was picked.
    fn pick_again(
        &self,
        choosing: &mut Choosing,
        trial: &Trial,
        step: usize,
        row: &mut Section,
        choices: &[Choice],
    ) {
        let (before, after) = (&trial.lines[..step], &trial.lines[step + 1..]);
        for tile in tiles(row).into_iter().flatten() {
            let Some(choice) = choices
                .iter()
                .find(|one| pick(one) == Some(tile.at.as_str()))
            else {
                continue;
            };
            let is_picked = choice.line == trial.lines[step];
            let own = (!is_picked).then_some(&choice.line);
            let parts = before.iter().chain(own).chain(after);
            let all: Vec<&str> = parts.map(String::as_str).collect();
            let all = all.join("; ");
            let is_fine =
                all.is_empty() || attempt(self.live, self.seat, &all, asking().language).is_ok();
            let lines = match (is_fine, own) {
                (true, _) => all,
                (false, Some(own)) => joined(&before.join("; "), own),
                (false, None) => before.join("; "),
            };
            // The same answer may be open once more.
            tile.at = format!("{step}-{}", tile.at);
            let to = To {
                lines: &lines,
                ..To::default()
            };
            let aim = Aim {
                href: to.address(self.path),
                reach: if is_picked { Reach::Picked } else { Reach::May },
                kind: String::new(),
                sign: choice.sign,
                cost: choice.cost.clone(),
                words: match is_picked {
                    true => self.board.t.say("act-take-out").to_string(),
                    false => self.board.words.say(&choice.what),
                },
                way: Vec::new(),
            };
            choosing.aims.0.insert(tile.at.clone(), aim);
        }
    }
}
