//! A tournament in which one goes out, drawn as a tree: the tables of each round as boxes, and a line
//! from each seat to the next one of the same entrant.

use std::collections::HashMap;

use super::view::View;
use crate::board::html::Html;
use base::ids::EntryId;
use league::Format;
use service::leagues::rules::Plan;
use service::leagues::sheet::{SheetTable, finish};

const WIDTH: f64 = 190.0;
const BETWEEN: f64 = 52.0;
const ROW: f64 = 22.0;
const HEAD: f64 = 24.0;
const GAP: f64 = 18.0;
/// Above the boxes: the number of the round.
const TOP: f64 = 28.0;
/// Longer names end in a dot; the list below has them whole.
const LONGEST: usize = 18;

struct Placed<'a> {
    table: &'a SheetTable,
    x: f64,
    y: f64,
}

impl Placed<'_> {
    fn height(table: &SheetTable) -> f64 {
        HEAD + ROW * table.seats.len() as f64 + 4.0
    }

    fn row(&self, index: usize) -> f64 {
        self.y + HEAD + ROW * (index as f64 + 0.5)
    }
}

/// A table that is dealt when the round before it is over.
struct Coming {
    round: i32,
    number: usize,
    x: f64,
    y: f64,
    height: f64,
    /// The right edges of the tables that it is dealt from.
    from: Vec<(f64, f64)>,
}

impl View<'_> {
    /// Empty where nobody goes out, and before the first round.
    pub fn bracket(&self) -> String {
        match self.sheet.rules.plan {
            Plan::Tournament(Format::Elimination { .. }) if !self.sheet.tables.is_empty() => {
                self.tree()
            }
            Plan::Tournament(_) | Plan::League { .. } => String::new(),
        }
    }

    fn tree(&self) -> String {
        let placed = self.placed();
        let coming = self.coming(&placed);
        let lefts = placed.iter().map(|one| one.x);
        let lefts = lefts.chain(coming.iter().map(|one| one.x));
        let right = lefts.map(|left| left + WIDTH).fold(0.0, f64::max);
        let bottom = placed.iter().map(|one| one.y + Placed::height(one.table));
        let bottom = bottom.chain(coming.iter().map(|one| one.y + one.height));
        let bottom = bottom.fold(0.0, f64::max);
        let mut html = Html::default();
        html.raw("<svg class=\"bracket\" role=\"group\" aria-label=\"")
            .text(&self.reader.say("season-bracket").to_string());
        html.raw(&format!(
            "\" viewBox=\"0 0 {} {}\" width=\"{0}\" height=\"{1}\">",
            right + 1.0,
            bottom + 1.0
        ));
        self.heads(&mut html, &placed);
        self.ways(&mut html, &placed);
        for one in &placed {
            self.table_box(&mut html, one);
        }
        for one in &coming {
            self.coming_box(&mut html, one);
        }
        html.raw("</svg>");
        html.finish()
    }

    /// Every table beside those that its players come from.
    fn placed(&self) -> Vec<Placed<'_>> {
        let last = self.sheet.tables.last().map_or(0, |table| table.row.round);
        let mut came_from: HashMap<EntryId, f64> = HashMap::new();
        let mut placed: Vec<Placed<'_>> = Vec::new();
        for round in 1..=last {
            let tables = self.sheet.tables.iter();
            let mut tables: Vec<(f64, &SheetTable)> = tables
                .filter(|table| table.row.round == round)
                .map(|table| {
                    let seats = table.seats.iter();
                    let known: Vec<f64> = seats
                        .filter_map(|seat| came_from.get(&seat.entry_id).copied())
                        .collect();
                    let middle = match known.len() {
                        0 => 0.0,
                        count => known.iter().sum::<f64>() / count as f64,
                    };
                    (middle, table)
                })
                .collect();
            tables.sort_by(|one, other| one.0.total_cmp(&other.0));
            let mut free = TOP;
            for (middle, table) in tables {
                let height = Placed::height(table);
                let one = Placed {
                    table,
                    x: f64::from(round - 1) * (WIDTH + BETWEEN) + 0.5,
                    y: (middle - height / 2.0).max(free),
                };
                free = one.y + height + GAP;
                placed.push(one);
            }
            let here = placed.iter().filter(|one| one.table.row.round == round);
            for one in here {
                for (index, seat) in one.table.seats.iter().enumerate() {
                    came_from.insert(seat.entry_id, one.row(index));
                }
            }
        }
        placed
    }

    /// The rest of the tree: each table between those that it is dealt from.
    fn coming(&self, placed: &[Placed<'_>]) -> Vec<Coming> {
        let last = placed.iter().map(|one| one.table.row.round).max();
        let last = last.unwrap_or_default();
        let here = placed.iter().filter(|one| one.table.row.round == last);
        let edge = |one: &Placed<'_>| (one.x + WIDTH, one.y + Placed::height(one.table) / 2.0);
        let mut before: Vec<(f64, f64)> = here.map(edge).collect();
        let mut coming = Vec::new();
        for (round, sizes) in (last + 1..).zip(self.sheet.tables_to_come()) {
            let x = f64::from(round - 1) * (WIDTH + BETWEEN) + 0.5;
            let (count, mut free, mut edges) = (sizes.len(), TOP, Vec::new());
            for (index, size) in sizes.into_iter().enumerate() {
                let part = index * before.len() / count..(index + 1) * before.len() / count;
                let from = before[part].to_vec();
                let middle = from.iter().map(|(_, y)| y).sum::<f64>() / from.len().max(1) as f64;
                let height = HEAD + ROW * size as f64 + 4.0;
                let y = (middle - height / 2.0).max(free);
                free = y + height + GAP;
                edges.push((x + WIDTH, y + height / 2.0));
                let number = index + 1;
                coming.push(Coming {
                    round,
                    number,
                    x,
                    y,
                    height,
                    from,
                });
            }
            before = edges;
        }
        coming
    }

    fn coming_box(&self, html: &mut Html, one: &Coming) {
        if one.number == 1 {
            html.raw(&format!(
                "<text class=\"round-of\" x=\"{}\" y=\"16\">",
                one.x
            ));
            html.text(&self.round_title(one.round)).raw("</text>");
        }
        let (x, y) = (one.x, one.y + one.height / 2.0);
        for (from, at) in &one.from {
            let half = (from + x) / 2.0;
            html.raw(&format!(
                "<path class=\"way to-come\" d=\"M{from} {at}C{half} {at} {half} {y} {x} {y}\"/>"
            ));
        }
        html.raw(&format!(
            "<rect class=\"to-come\" x=\"{x}\" y=\"{}\" width=\"{WIDTH}\" height=\"{}\" rx=\"8\"/>",
            one.y, one.height
        ));
        let number = words::message!("season-table-number", number = one.number);
        html.raw(&format!(
            "<text class=\"head-of\" x=\"{}\" y=\"{}\">",
            x + 10.0,
            one.y + 17.0
        ));
        html.text(&self.reader.tell(&number)).raw("</text>");
    }

    fn heads(&self, html: &mut Html, placed: &[Placed<'_>]) {
        let mut seen = 0;
        for one in placed {
            let round = one.table.row.round;
            if round > seen {
                seen = round;
                html.raw(&format!(
                    "<text class=\"round-of\" x=\"{}\" y=\"16\">",
                    one.x
                ));
                html.text(&self.round_title(round)).raw("</text>");
            }
        }
    }

    /// From each seat to the next one of the same entrant.
    fn ways(&self, html: &mut Html, placed: &[Placed<'_>]) {
        let mut left: HashMap<EntryId, (f64, f64)> = HashMap::new();
        for one in placed {
            for (index, seat) in one.table.seats.iter().enumerate() {
                let (x, y) = (one.x, one.row(index));
                if let Some((from, at)) = left.insert(seat.entry_id, (x + WIDTH, y)) {
                    let half = (from + x) / 2.0;
                    html.raw(&format!(
                        "<path class=\"way\" d=\"M{from} {at}C{half} {at} {half} {y} {x} {y}\"/>"
                    ));
                }
            }
        }
    }

    fn goes_on(&self, table: &SheetTable, entry: EntryId) -> bool {
        let later = self.sheet.tables.iter();
        let mut later = later.filter(|other| other.row.round > table.row.round);
        later.any(|other| other.seats.iter().any(|seat| seat.entry_id == entry))
    }

    fn table_box(&self, html: &mut Html, one: &Placed<'_>) {
        let table = one.table;
        if let Some(id) = table.row.match_id {
            html.raw(&format!("<a href=\"/matches/{id}\">"));
        }
        let height = Placed::height(table);
        html.raw(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{WIDTH}\" height=\"{height}\" rx=\"8\"/>",
            one.x, one.y
        ));
        let text = |html: &mut Html, class: &str, x: f64, y: f64, words: &str| {
            html.raw(&format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">"));
            html.text(words).raw("</text>");
        };
        let number = words::message!("season-table-number", number = table.row.number);
        let head = self.reader.tell(&number);
        text(html, "head-of", one.x + 10.0, one.y + 17.0, &head);
        for (index, seat) in table.seats.iter().enumerate() {
            let Some(entry) = self.sheet.entry(seat.entry_id) else {
                continue;
            };
            let result = finish(seat).filter(|_| table.is_over());
            let class = match &result {
                Some(result) if result.place == 1 || self.goes_on(table, seat.entry_id) => "first",
                Some(_) => "out",
                None => "open",
            };
            let y = one.row(index) + 4.5;
            text(
                html,
                class,
                one.x + 10.0,
                y,
                &short(&self.reader.called(&entry.name)),
            );
            if let Some(result) = result {
                let class = format!("{class} score-of");
                let score = result.score.to_string();
                text(html, &class, one.x + WIDTH - 10.0, y, &score);
            }
        }
        if table.row.match_id.is_some() {
            html.raw("</a>");
        }
    }
}

fn short(name: &str) -> String {
    match name.chars().count() > LONGEST {
        true => name.chars().take(LONGEST - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}
