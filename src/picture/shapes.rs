//! The shapes of a drawing, filled and outlined.

use std::str::FromStr;
use std::sync::LazyLock;

use roxmltree::Node;
use svgtypes::{SimplePathSegment, SimplifyingPathParser};
use tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash,
    Transform,
};

use super::PictureError;
use super::stamp::{STEPS, Stamp, Stamps, place};

static STAMPS: LazyLock<Stamps<Vec<i32>>> = LazyLock::new(Stamps::default);

/// How far the handles of a quarter of a circle stand off, for a radius of one.
const QUARTER: f32 = 0.552_284_8;

/// The attributes that drawings use; one that nobody reads would be left out of the picture.
const KNOWN: [&str; 24] = [
    "x",
    "y",
    "width",
    "height",
    "rx",
    "cx",
    "cy",
    "r",
    "x1",
    "y1",
    "x2",
    "y2",
    "points",
    "d",
    "fill",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "opacity",
    "pointer-events",
    "transform",
];

/// What an element says of itself, or the nearest group around it.
pub(super) fn inherited<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.ancestors().find_map(|one| one.attribute(name))
}

/// Where the groups around an element put it.
pub(super) fn placed(node: Node<'_, '_>) -> Result<Transform, PictureError> {
    let mut whole = Transform::identity();
    for text in node
        .ancestors()
        .filter_map(|one| one.attribute("transform"))
    {
        let read = svgtypes::Transform::from_str(text);
        let to = read.map_err(|_| PictureError::Value(text.to_owned()))?;
        let f = |number: f64| number as f32;
        whole = whole.post_concat(Transform::from_row(
            f(to.a),
            f(to.b),
            f(to.c),
            f(to.d),
            f(to.e),
            f(to.f),
        ));
    }
    Ok(whole)
}

/// Draws a shape; `false` if the element is none.
pub(super) fn draw(
    node: Node<'_, '_>,
    pixels: &mut Pixmap,
    scale: f32,
) -> Result<bool, PictureError> {
    let number = |name| number(node, name);
    let path = match node.tag_name().name() {
        "rect" => rectangle(
            Rect::from_xywh(
                number("x")?,
                number("y")?,
                number("width")?,
                number("height")?,
            ),
            number("rx")?,
        ),
        "circle" => PathBuilder::from_circle(number("cx")?, number("cy")?, number("r")?),
        "line" => {
            let mut line = PathBuilder::new();
            line.move_to(number("x1")?, number("y1")?);
            line.line_to(number("x2")?, number("y2")?);
            line.finish()
        }
        "polygon" => polygon(node)?,
        "path" => outline(node)?,
        _ => return Ok(false),
    };
    if let Some(unknown) = node.attributes().find(|one| !KNOWN.contains(&one.name())) {
        return Err(PictureError::Unknown(unknown.name().to_owned()));
    }
    let at = placed(node)?;
    // What has no extent is not seen.
    if let Some(path) = path.and_then(|path| path.transform(at)) {
        paint(node, &path, pixels, (scale, at.get_scale().0))?;
    }
    Ok(true)
}

/// Larger shapes are few, and differ from one another: they are not kept.
const LARGEST_STAMP: f32 = 40_000.0;
/// Points this near to each other, in parts of a pixel, are the same.
const FINE: f32 = 8.0;

fn paint(
    node: Node<'_, '_>,
    path: &Path,
    pixels: &mut Pixmap,
    (scale, grown): (f32, f32),
) -> Result<(), PictureError> {
    let mut opacity = 1.0;
    for text in node.ancestors().filter_map(|one| one.attribute("opacity")) {
        opacity *= read(text)?;
    }
    let ink = |name: &str, spare: &str| -> Result<_, PictureError> {
        let ink = colour(inherited(node, name).unwrap_or(spare))?;
        Ok(ink.map(|ink| svgtypes::Color {
            alpha: (f32::from(ink.alpha) * opacity).round() as u8,
            ..ink
        }))
    };
    if let Some(fill) = ink("fill", "black")? {
        match inherited(node, "fill-rule") {
            // Holes: few, and not kept as stamps.
            Some("evenodd") => print_once(path, Inside::WithHoles, pixels, scale, fill),
            _ => print(path, None, pixels, scale, fill),
        }
    }
    if let Some(edge) = ink("stroke", "none")? {
        print(path, Some(&line(node, grown)?), pixels, scale, edge);
    }
    Ok(())
}

/// The inside of a path, or its line.
fn print(path: &Path, line: Option<&Line>, pixels: &mut Pixmap, scale: f32, ink: svgtypes::Color) {
    let bounds = path.bounds();
    let stroke = line.map(|line| &line.stroke);
    let edge = stroke.map_or(0.0, |stroke| stroke.width * 2.0);
    let (width, height) = (
        (bounds.width() + 2.0 * edge) * scale,
        (bounds.height() + 2.0 * edge) * scale,
    );
    if width * height > LARGEST_STAMP {
        let what = stroke.map_or(Inside::Whole, Inside::Line);
        return print_once(path, what, pixels, scale, ink);
    }
    let corner = path.points()[0];
    let ((x, step_x), (y, step_y)) = (place(corner.x * scale), place(corner.y * scale));
    let fine = |number: f32| (number * scale * FINE).round() as i32;
    let mut key = vec![i32::from(step_x), i32::from(step_y)];
    key.extend(path.verbs().iter().map(|verb| *verb as i32));
    let points = path.points().iter();
    key.extend(points.flat_map(|point| [fine(point.x - corner.x), fine(point.y - corner.y)]));
    if let Some(line) = line {
        let stroke = &line.stroke;
        key.extend([
            fine(stroke.width),
            stroke.line_cap as i32,
            stroke.line_join as i32,
        ]);
        key.extend(line.dashes.iter().map(|dash| fine(*dash)));
    }
    let stamp = STAMPS.get(key, || {
        let (left, top) = (
            ((bounds.left() - corner.x - edge) * scale).floor() - 1.0,
            ((bounds.top() - corner.y - edge) * scale).floor() - 1.0,
        );
        let within = |step: u8| f32::from(step) / STEPS;
        let transform = Transform::from_row(
            scale,
            0.0,
            0.0,
            scale,
            within(step_x) - corner.x * scale - left,
            within(step_y) - corner.y * scale - top,
        );
        let (width, height) = (width.ceil() as u32 + 3, height.ceil() as u32 + 3);
        cut(path, stroke, transform, (width, height)).map_or_else(Stamp::default, |mask| {
            Stamp::new(left as i32, top as i32, width as usize, mask.data())
        })
    });
    stamp.press(pixels, x, y, ink);
}

fn cut(
    path: &Path,
    stroke: Option<&Stroke>,
    transform: Transform,
    (width, height): (u32, u32),
) -> Option<Mask> {
    let mut mask = Mask::new(width, height)?;
    let outline = match stroke {
        None => None,
        Some(stroke) => {
            let dashed = stroke
                .dash
                .as_ref()
                .map(|dash| path.dash(dash, transform.sx));
            let line = dashed.unwrap_or_else(|| Some(path.clone()))?;
            Some(line.stroke(stroke, transform.sx)?)
        }
    };
    let inside = outline.as_ref().unwrap_or(path);
    mask.fill_path(inside, FillRule::Winding, true, transform);
    Some(mask)
}

/// What of a path is printed.
enum Inside<'a> {
    Whole,
    WithHoles,
    Line(&'a Stroke),
}

fn print_once(
    path: &Path,
    what: Inside<'_>,
    pixels: &mut Pixmap,
    scale: f32,
    ink: svgtypes::Color,
) {
    let transform = Transform::from_scale(scale, scale);
    let mut paint = Paint::default();
    paint.set_color_rgba8(ink.red, ink.green, ink.blue, ink.alpha);
    match what {
        Inside::Whole => pixels.fill_path(path, &paint, FillRule::Winding, transform, None),
        Inside::WithHoles => pixels.fill_path(path, &paint, FillRule::EvenOdd, transform, None),
        Inside::Line(stroke) => pixels.stroke_path(path, &paint, stroke, transform, None),
    }
}

/// A stroke, and the dashes that it will not tell.
struct Line {
    stroke: Stroke,
    dashes: Vec<f32>,
}

/// The stroke of an element in a group that is so many times larger.
fn line(node: Node<'_, '_>, grown: f32) -> Result<Line, PictureError> {
    let dashes = inherited(node, "stroke-dasharray").unwrap_or_default();
    let signs = |sign: char| sign == ',' || sign.is_whitespace();
    let dashes = dashes.split(signs).filter(|dash| !dash.is_empty());
    let read_grown = |text: &str| read(text).map(|number| number * grown);
    let mut dashes: Vec<f32> = dashes.map(read_grown).collect::<Result<_, _>>()?;
    if dashes.len() % 2 == 1 {
        dashes.extend(dashes.clone());
    }
    let stroke = Stroke {
        width: inherited(node, "stroke-width").map_or(Ok(1.0), read)? * grown,
        line_cap: match inherited(node, "stroke-linecap") {
            Some("round") => LineCap::Round,
            Some("square") => LineCap::Square,
            _ => LineCap::Butt,
        },
        line_join: match inherited(node, "stroke-linejoin") {
            Some("round") => LineJoin::Round,
            Some("bevel") => LineJoin::Bevel,
            _ => LineJoin::Miter,
        },
        dash: StrokeDash::new(dashes.clone(), 0.0),
        ..Stroke::default()
    };
    Ok(Line { stroke, dashes })
}

fn rectangle(rect: Option<Rect>, radius: f32) -> Option<Path> {
    let rect = rect?;
    let r = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    if r <= 0.0 {
        return Some(PathBuilder::from_rect(rect));
    }
    let (left, top, right, bottom) = (rect.left(), rect.top(), rect.right(), rect.bottom());
    let off = r * (1.0 - QUARTER);
    let mut path = PathBuilder::new();
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - off, top, right, top + off, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - off, right - off, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + off, bottom, left, bottom - off, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + off, left + off, top, left + r, top);
    path.close();
    path.finish()
}

fn polygon(node: Node<'_, '_>) -> Result<Option<Path>, PictureError> {
    let mut path = PathBuilder::new();
    for (place, point) in node
        .attribute("points")
        .unwrap_or_default()
        .split_whitespace()
        .enumerate()
    {
        let (x, y) = point.split_once(',').unwrap_or((point, ""));
        match place {
            0 => path.move_to(read(x)?, read(y)?),
            _ => path.line_to(read(x)?, read(y)?),
        }
    }
    path.close();
    Ok(path.finish())
}

fn outline(node: Node<'_, '_>) -> Result<Option<Path>, PictureError> {
    let mut path = PathBuilder::new();
    for segment in SimplifyingPathParser::from(node.attribute("d").unwrap_or_default()) {
        let f = |number: f64| number as f32;
        match segment.map_err(|error| PictureError::Value(error.to_string()))? {
            SimplePathSegment::MoveTo { x, y } => path.move_to(f(x), f(y)),
            SimplePathSegment::LineTo { x, y } => path.line_to(f(x), f(y)),
            SimplePathSegment::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x,
                y,
            } => {
                path.cubic_to(f(x1), f(y1), f(x2), f(y2), f(x), f(y));
            }
            SimplePathSegment::Quadratic { x1, y1, x, y } => path.quad_to(f(x1), f(y1), f(x), f(y)),
            SimplePathSegment::ClosePath => path.close(),
        }
    }
    Ok(path.finish())
}

pub(super) fn number(node: Node<'_, '_>, name: &str) -> Result<f32, PictureError> {
    node.attribute(name).map_or(Ok(0.0), read)
}

fn read(text: &str) -> Result<f32, PictureError> {
    let number = f32::from_str(text).ok().filter(|number| number.is_finite());
    number.ok_or_else(|| PictureError::Value(text.to_owned()))
}

/// `None` for what is not painted.
pub(super) fn colour(text: &str) -> Result<Option<svgtypes::Color>, PictureError> {
    match text {
        "none" => Ok(None),
        text => match svgtypes::Color::from_str(text) {
            Ok(colour) => Ok(Some(colour)),
            Err(_) => Err(PictureError::Value(text.to_owned())),
        },
    }
}
