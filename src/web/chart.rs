//! Lines over time as a drawing, for pages that show how points or ratings went. Colours come from classes,
//! as those of a board do: a seat's line has the ink of its pieces, and dark pages have dark charts.

use std::fmt::Write;

use games::palette;
use games::panel::Ink;

use crate::page::asking;

/// Lines differ by dashes as well as by colour.
const DASHES: [&str; 6] = ["", "6 3", "2 3", "9 3 2 3", "12 4", "4 2"];

const WIDE: f64 = 400.0;
/// Where lines begin and end.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 392.0;
const TOP: f64 = 14.0;
const LOW: f64 = 194.0;
/// The key stands below: the height of its lines, and how many names are on one.
const KEY: f64 = 20.0;
const NAMES: usize = 2;

#[derive(Debug)]
pub struct Line {
    pub name: String,
    pub ink: Ink,
    pub values: Vec<f64>,
    /// How far off a value may be; nothing if it is exact.
    pub margins: Vec<f64>,
}

#[derive(Debug)]
pub struct Chart<'a> {
    pub title: &'a str,
    pub lines: &'a [Line],
    pub decimals: usize,
    /// Whether the scale begins at nought, as that of points does.
    pub from_nought: bool,
}

impl Chart<'_> {
    /// For a page that has the colours.
    pub fn draw(&self) -> String {
        self.document("")
    }

    /// A picture that stands alone.
    pub fn picture(&self) -> String {
        let colours = palette::css_of(&self.inside());
        self.document(&format!("<style>{colours}</style>"))
    }

    fn document(&self, style: &str) -> String {
        let height = LOW + 20.0 + KEY * self.lines.len().div_ceil(NAMES) as f64;
        let (title, inside) = (escape(self.title), self.inside());
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"lines\" viewBox=\"0 0 {WIDE} {height}\" role=\"img\" \
             font-family=\"sans-serif\" font-size=\"13.5\"><title>{title}</title>{style}{inside}</svg>"
        )
    }

    /// The least and the most that is drawn.
    fn reach(&self) -> (f64, f64) {
        let reaches = |line: &Line| -> Vec<f64> {
            let margin = |at: usize| line.margins.get(at).copied().unwrap_or_default();
            let both = |(at, value): (usize, &f64)| [value - margin(at), value + margin(at)];
            line.values.iter().enumerate().flat_map(both).collect()
        };
        let all: Vec<f64> = self.lines.iter().flat_map(reaches).collect();
        let (lowest, highest) = match self.from_nought {
            true => (0.0, 1.0),
            false => (f64::INFINITY, f64::NEG_INFINITY),
        };
        match all.is_empty() {
            true => (0.0, 1.0),
            false => (
                all.iter().copied().fold(lowest, f64::min),
                all.iter().copied().fold(highest, f64::max),
            ),
        }
    }

    /// The ends of the scale, and a number between them where there is one that can be written.
    fn ticks(&self, bottom: f64, top: f64) -> Vec<f64> {
        let unit = 10_f64.powi(self.decimals as i32);
        let middle = (f64::midpoint(bottom, top) * unit).round() / unit;
        let mut ticks = vec![bottom, middle, top];
        ticks.dedup();
        ticks
    }

    fn inside(&self) -> String {
        let (bottom, top) = self.reach();
        let longest = self.lines.iter().map(|line| line.values.len()).max();
        let steps = longest.unwrap_or(0).max(2) - 1;
        let x = |index: usize| LEFT + (RIGHT - LEFT) * index as f64 / steps as f64;
        let y = |value: f64| LOW - (LOW - TOP) * (value - bottom) / (top - bottom).max(0.001);
        let written = |value: f64| asking().decimal(value, self.decimals);
        let mut svg = String::new();
        for value in self.ticks(bottom, top) {
            let (at, begin) = (y(value), LEFT - 6.0);
            let _ = write!(
                svg,
                "<path d=\"M{LEFT} {at:.1}H{RIGHT}\" class=\"s-line\"/>\
                 <text x=\"{begin}\" y=\"{:.1}\" text-anchor=\"end\" class=\"f-dim\">{}</text>",
                at + 4.5,
                written(value)
            );
        }
        for (index, line) in self.lines.iter().enumerate() {
            let (ink, dashes) = (line.ink.class(), DASHES[index % DASHES.len()]);
            let place = |at: usize, value: f64| format!("{:.1},{:.1}", x(at), y(value));
            if !line.margins.is_empty() {
                let edge = |sign: f64| {
                    let both = std::iter::zip(&line.values, &line.margins).enumerate();
                    both.map(move |(at, (value, margin))| (at, value + sign * margin))
                };
                let round = edge(1.0).chain(edge(-1.0).collect::<Vec<_>>().into_iter().rev());
                let round: Vec<String> = round.map(|(at, value)| place(at, value)).collect();
                let _ = write!(
                    svg,
                    "<polygon points=\"{}\" class=\"f-{ink}\" fill-opacity=\".15\"/>",
                    round.join(" ")
                );
            }
            let values = line.values.iter().enumerate();
            let points: Vec<String> = values.map(|(at, value)| place(at, *value)).collect();
            let last = line.values.last().copied().unwrap_or_default();
            let key = LOW + 26.0 + KEY * (index / NAMES) as f64;
            let begin = LEFT + (RIGHT - LEFT) / NAMES as f64 * (index % NAMES) as f64;
            let stroke = format!(
                "class=\"s-{ink}\" stroke-width=\"2.2\" stroke-linejoin=\"round\" stroke-dasharray=\"{dashes}\""
            );
            let _ = write!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" {stroke}/><path d=\"M{begin} {key}h24\" {stroke}/>\
                 <text x=\"{}\" y=\"{}\" class=\"f-ink\">{} {}</text>",
                points.join(" "),
                begin + 30.0,
                key + 4.5,
                escape(&asking().called(&line.name)),
                written(last)
            );
        }
        svg
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(values: &[f64], margins: &[f64]) -> Line {
        Line {
            name: "A<b>&c".to_owned(),
            ink: Ink::Green,
            values: values.to_vec(),
            margins: margins.to_vec(),
        }
    }

    fn draw(lines: &[Line], from_nought: bool) -> String {
        Chart {
            title: "T",
            lines,
            decimals: 1,
            from_nought,
        }
        .draw()
    }

    #[test]
    fn names_cannot_break_out_and_nothing_is_drawn_outside() {
        for lines in [
            vec![],
            vec![line(&[], &[])],
            vec![line(&[25.0], &[8.3])],
            vec![line(&[25.0, 25.0], &[])],
            vec![line(&[-5.0, 30.0, 12.0], &[1.0, 2.0, 3.0])],
        ] {
            for from_nought in [true, false] {
                let svg = draw(&lines, from_nought);
                assert!(!svg.contains("<b>") && !svg.contains("NaN") && !svg.contains("inf"));
                let corners = svg.split("points=\"").skip(1).flat_map(|part| {
                    let points = part.split('"').next().unwrap_or_default();
                    points.split_whitespace().map(str::to_owned)
                });
                for corner in corners.collect::<Vec<_>>() {
                    let (x, y) = corner.split_once(',').unwrap();
                    let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
                    assert!((LEFT..=RIGHT).contains(&x) && (TOP..=LOW).contains(&y));
                }
            }
        }
    }

    #[test]
    fn points_are_measured_from_nought() {
        let at_bottom = |svg: &str| svg.contains("text-anchor=\"end\" class=\"f-dim\">0.0<");
        assert!(at_bottom(&draw(&[line(&[20.0, 30.0], &[])], true)));
        assert!(!at_bottom(&draw(&[line(&[20.0, 30.0], &[])], false)));
    }

    #[test]
    fn a_number_of_the_scale_stands_where_it_is() {
        let heights = |top: f64| {
            let lines = [line(&[0.0, top], &[])];
            let chart = Chart {
                title: "T",
                lines: &lines,
                decimals: 0,
                from_nought: true,
            };
            let (bottom, top) = chart.reach();
            chart.ticks(bottom, top)
        };
        assert_eq!(heights(3.0), [0.0, 2.0, 3.0]);
        assert_eq!(heights(1.0), [0.0, 1.0]);
    }

    #[test]
    fn lines_have_the_ink_of_their_seat_by_day_and_by_night() {
        let lines = [line(&[20.0, 30.0], &[])];
        let chart = Chart {
            title: "T",
            lines: &lines,
            decimals: 0,
            from_nought: true,
        };
        let (page, alone) = (chart.draw(), chart.picture());
        assert!(page.contains("s-ink-green") && !page.contains('#'));
        assert!(alone.contains("prefers-color-scheme:dark") && alone.contains(".s-ink-green{"));
    }
}
