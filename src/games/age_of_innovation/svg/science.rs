//! The science display: four tracks with everybody's markers, and the scholar spaces.

use super::super::data::DATA;
use super::super::ids::Discipline;
use super::{MARGIN, Sketch, WIDTH};
use crate::games::Seat;
use crate::games::draw::{ACCENT, INK, PAPER, QUIET, Type};

const ROW: f32 = 54.0;
const NAME: f32 = 168.0;
const SPACES: f32 = 170.0;

impl Sketch<'_> {
    pub(super) fn science(&mut self) {
        self.heading("word-science");
        let levels = f32::from(DATA.science.max_level) + 1.0;
        let step = (WIDTH - 2.0 * MARGIN - NAME - SPACES) / levels;
        for discipline in Discipline::ALL {
            self.track(*discipline, step);
            self.y += ROW + 4.0;
        }
        let legend = self.look.words.name("word-science-legend");
        let set = Type::new(13.0).fill(QUIET);
        self.drawing.text(MARGIN, self.y + 14.0, set, legend);
        self.y += 18.0;
    }

    fn track(&mut self, discipline: Discipline, step: f32) {
        let y = self.y;
        let marked = self.is_marked(discipline.id());
        let name = self.look.words.name(discipline.id());
        let letter = discipline.letter();
        let income = &DATA.disciplines[discipline.index()];
        let x = |level: u8| MARGIN + NAME + step * f32::from(level);
        let key = DATA.science.key_needed_to_enter;
        self.drawing.target(discipline.id(), |drawing| {
            let frame = if marked {
                format!("stroke=\"{ACCENT}\" stroke-width=\"3\" stroke-dasharray=\"7 5\"")
            } else {
                "stroke=\"#d5dae0\"".to_owned()
            };
            drawing.rect(
                MARGIN,
                y,
                WIDTH - 2.0 * MARGIN,
                ROW,
                format_args!("rx=\"8\" fill=\"#f8f9fb\" {frame}"),
            );
            let title = format!("{name} ({letter})");
            drawing.text(MARGIN + 10.0, y + 33.0, Type::new(16.0).bold(), title);
            for level in 0..=DATA.science.max_level {
                let fill = match level {
                    level if level >= income.income_from_level => "#e4e9ef",
                    level if level >= key => "#edf0f4",
                    _ => PAPER,
                };
                let edge = if level == key { INK } else { "#d5dae0" };
                drawing.rect(
                    x(level) + 1.0,
                    y + 4.0,
                    step - 2.0,
                    ROW - 8.0,
                    format_args!("fill=\"{fill}\" stroke=\"{edge}\""),
                );
                let rewards = DATA.science.power_on_reaching.iter();
                let power = rewards.filter(|reward| reward.level == level);
                let label = match power.map(|reward| reward.power).sum::<u8>() {
                    0 => format!("{level}"),
                    power => format!("{level} +{power}"),
                };
                let set = Type::new(11.5).fill(QUIET).middle();
                drawing.text(x(level) + step / 2.0, y + 16.0, set, label);
            }
        });
        self.markers(discipline, step);
        self.spaces(discipline);
    }

    fn markers(&mut self, discipline: Discipline, step: f32) {
        let y = self.y + 34.0;
        let levels = self.view.table.players.iter().map(|p| p.level(discipline));
        let mut at: Vec<(u8, Option<Seat>)> = levels
            .enumerate()
            .map(|(index, level)| (level, Some(Seat(index as u8))))
            .collect();
        at.extend(
            self.view
                .table
                .neutral
                .map(|n| (n.levels[discipline.index()], None)),
        );
        for (index, (level, seat)) in at.iter().enumerate() {
            let same = |entry: &&(u8, Option<Seat>)| entry.0 == *level;
            let before = at[..index].iter().filter(same).count() as f32;
            let count = at.iter().filter(same).count() as f32;
            let left = MARGIN + NAME + step * f32::from(*level) + step / 2.0;
            let apart = (step - 20.0) / count.max(2.0).max(count - 1.0);
            let x = left + (before - (count - 1.0) / 2.0) * apart.min(19.0);
            let (fill, ink, label) = match seat {
                Some(seat) => (self.colour(*seat), PAPER, (seat.0 + 1).to_string()),
                None => (PAPER, INK, "N".to_owned()),
            };
            self.drawing.circle(
                x,
                y,
                10.5,
                format_args!("fill=\"{fill}\" stroke=\"#111111\" stroke-width=\"1.3\""),
            );
            let set = Type::new(11.5).bold().fill(ink).middle();
            self.drawing.text(x, y + 4.2, set, label);
        }
    }

    /// Scholar spaces: what each is worth, crossed out once taken.
    fn spaces(&mut self, discipline: Discipline) {
        let taken = self.view.table.spaces[discipline.index()];
        let left = WIDTH - MARGIN - SPACES + 14.0;
        for (index, worth) in DATA.science.scholar_spaces.iter().enumerate() {
            let x = left + 38.0 * index as f32;
            let fill = if taken[index] { "#c9ced6" } else { PAPER };
            self.drawing.rect(
                x,
                self.y + 11.0,
                32.0,
                32.0,
                format_args!("rx=\"16\" fill=\"{fill}\" stroke=\"#8b929c\""),
            );
            let label = if taken[index] {
                "×".to_owned()
            } else {
                format!("+{worth}")
            };
            let set = Type::new(14.0).middle();
            self.drawing.text(x + 16.0, self.y + 32.0, set, label);
        }
    }
}
