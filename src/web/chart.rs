//! Line charts as SVG, for those who see them; what they show is also in a table or a list.

/// Lines that differ by dashes as well as by colour.
const STROKES: [(&str, &str); 6] = [
    ("#0072b2", ""),
    ("#d55e00", "6 3"),
    ("#009e73", "2 3"),
    ("#a3509a", "9 3 2 3"),
    ("#5c5c5c", "12 4"),
    ("#b08900", "4 2"),
];

const LINE_HEIGHT: f64 = 18.0;

/// A chart of rows over time, with one value for each name.
pub fn lines(title: &str, names: &[String], rows: &[Vec<f64>]) -> String {
    let all = || rows.iter().flatten().copied();
    let top = all().fold(1.0, f64::max);
    let bottom = all().fold(0.0, f64::min);
    let height = (50.0 + LINE_HEIGHT * names.len() as f64).max(250.0);
    let x = |index: usize| 40.0 + 540.0 * index as f64 / (rows.len().max(2) - 1) as f64;
    let y = |value: f64| height - 30.0 - (height - 50.0) * (value - bottom) / (top - bottom);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {height}\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\"><title>{}</title><rect width=\"720\" height=\"{height}\" fill=\"#fff\"/>",
        escape(title)
    );
    for value in [bottom, ((bottom + top) / 2.0).floor(), top] {
        let at = y(value);
        svg += &format!(
            "<path d=\"M40 {at:.1}H580\" stroke=\"#ddd\"/><text x=\"34\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#444\">{}</text>",
            at + 4.0,
            number(value)
        );
    }
    for (index, name) in names.iter().enumerate() {
        let (colour, dashes) = STROKES[index % STROKES.len()];
        let value = |row: &Vec<f64>| row.get(index).copied().unwrap_or_default();
        let place = |(at, row): (usize, &Vec<f64>)| format!("{:.1},{:.1}", x(at), y(value(row)));
        let points: Vec<String> = rows.iter().enumerate().map(place).collect();
        let key = 30.0 + LINE_HEIGHT * index as f64;
        let last = rows.last().map(value).unwrap_or_default();
        svg += &format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>",
            points.join(" ")
        );
        svg += &format!(
            "<path d=\"M590 {key:.0}h22\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/><text x=\"618\" y=\"{:.0}\" fill=\"#222\">{} {}</text>",
            key + 4.0,
            escape(name),
            number(last)
        );
    }
    svg + "</svg>"
}

/// At most two digits after the point, and none that say nothing.
fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
