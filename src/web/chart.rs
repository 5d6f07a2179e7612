//! Lines over time as a drawing, for pages that show how points or ratings went.

use crate::page::asking;

/// Lines that differ by dashes as well as by colour.
const STROKES: [(&str, &str); 6] = [
    ("#0072b2", ""),
    ("#d55e00", "6 3"),
    ("#009e73", "2 3"),
    ("#a3509a", "9 3 2 3"),
    ("#5c5c5c", "12 4"),
    ("#b08900", "4 2"),
];

/// The height of a line of the key.
const KEY: f64 = 18.0;

#[derive(Debug)]
pub struct Line {
    pub name: String,
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
    pub fn draw(&self) -> String {
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
        let (bottom, top) = match all.is_empty() {
            true => (0.0, 1.0),
            false => (
                all.iter().copied().fold(lowest, f64::min),
                all.iter().copied().fold(highest, f64::max),
            ),
        };
        let longest = self.lines.iter().map(|line| line.values.len()).max();
        let steps = longest.unwrap_or(0).max(2) - 1;
        let x = |index: usize| 40.0 + 540.0 * index as f64 / steps as f64;
        // Each line has a line of the key.
        let height = (50.0 + KEY * self.lines.len() as f64).max(250.0);
        let (low, tall) = (height - 30.0, height - 50.0);
        let y = |value: f64| low - tall * (value - bottom) / (top - bottom).max(0.001);
        let written = |value: f64| asking().decimal(value, self.decimals);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {height}\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\"><title>{}</title><rect width=\"720\" height=\"{height}\" fill=\"#fff\"/>",
            escape(self.title)
        );
        for value in [bottom, f64::midpoint(bottom, top), top] {
            let at = y(value);
            svg += &format!(
                "<path d=\"M40 {at:.1}H580\" stroke=\"#ddd\"/><text x=\"34\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#444\">{}</text>",
                at + 4.0,
                written(value)
            );
        }
        for (seat, line) in self.lines.iter().enumerate() {
            let (colour, dashes) = STROKES[seat % STROKES.len()];
            let place = |at: usize, value: f64| format!("{:.1},{:.1}", x(at), y(value));
            if !line.margins.is_empty() {
                let edge = |sign: f64| {
                    let both = std::iter::zip(&line.values, &line.margins).enumerate();
                    both.map(move |(at, (value, margin))| (at, value + sign * margin))
                };
                let round = edge(1.0).chain(edge(-1.0).collect::<Vec<_>>().into_iter().rev());
                let round: Vec<String> = round.map(|(at, value)| place(at, value)).collect();
                svg += &format!(
                    "<polygon points=\"{}\" fill=\"{colour}\" fill-opacity=\".15\"/>",
                    round.join(" ")
                );
            }
            let values = line.values.iter().enumerate();
            let points: Vec<String> = values.map(|(at, value)| place(at, *value)).collect();
            let key = 30.0 + KEY * seat as f64;
            let last = line.values.last().copied().unwrap_or_default();
            svg += &format!(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>",
                points.join(" ")
            );
            svg += &format!(
                "<path d=\"M590 {key:.0}h22\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/><text x=\"618\" y=\"{:.0}\" fill=\"#222\">{} {}</text>",
                key + 4.0,
                escape(&line.name),
                written(last)
            );
        }
        svg + "</svg>"
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
                    assert!((40.0..=580.0).contains(&x) && (20.0..=220.0).contains(&y));
                }
            }
        }
    }

    #[test]
    fn points_are_measured_from_nought() {
        let at_bottom = |svg: &str| svg.contains("text-anchor=\"end\" fill=\"#444\">0.0<");
        assert!(at_bottom(&draw(&[line(&[20.0, 30.0], &[])], true)));
        assert!(!at_bottom(&draw(&[line(&[20.0, 30.0], &[])], false)));
    }
}
