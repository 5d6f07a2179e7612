//! Text, letter by letter.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, PxScaleFont, ScaleFont, point};
use roxmltree::Node;
use tiny_skia::{Pixmap, Point};

use super::PictureError;
use super::shapes::{colour, inherited, number, placed};
use super::stamp::{STEPS, Stamp, Stamps, place};

static FONT: LazyLock<FontRef<'static>> =
    LazyLock::new(|| font(include_bytes!("../../static/fonts/DejaVuSans.ttf")));
static BOLD: LazyLock<FontRef<'static>> =
    LazyLock::new(|| font(include_bytes!("../../static/fonts/DejaVuSans-Bold.ttf")));

fn font(file: &'static [u8]) -> FontRef<'static> {
    FontRef::try_from_slice(file).expect("a font that comes along can be read")
}

#[derive(PartialEq, Eq, Hash)]
struct Key {
    glyph: GlyphId,
    bold: bool,
    /// The bits of the size, for a number with a fraction is no key.
    size: u32,
    step: u8,
}

static STAMPS: LazyLock<Stamps<Key>> = LazyLock::new(Stamps::default);

const KNOWN: [&str; 7] = [
    "x",
    "y",
    "font-size",
    "fill",
    "text-anchor",
    "font-weight",
    "transform",
];

pub(super) fn draw(
    node: Node<'_, '_>,
    pixels: &mut Pixmap,
    scale: f32,
) -> Result<(), PictureError> {
    if let Some(unknown) = node.attributes().find(|one| !KNOWN.contains(&one.name())) {
        return Err(PictureError::Unknown(unknown.name().to_owned()));
    }
    let Some(ink) = colour(inherited(node, "fill").unwrap_or("black"))? else {
        return Ok(());
    };
    let bold = inherited(node, "font-weight") == Some("bold");
    let at = placed(node)?;
    let font = if bold { &*BOLD } else { &*FONT };
    let size = number(node, "font-size")? * scale * at.get_scale().0;
    let em = font.height_unscaled() / font.units_per_em().unwrap_or(1.0);
    let sized = font.as_scaled(PxScale::from(size * em));
    let signs = node.text().unwrap_or_default().chars();
    let glyphs: Vec<GlyphId> = signs.map(|sign| font.glyph_id(sign)).collect();
    let width: f32 = glyphs.iter().map(|glyph| sized.h_advance(*glyph)).sum();
    let before = match inherited(node, "text-anchor") {
        Some("middle") => width / 2.0,
        Some("end") => width,
        _ => 0.0,
    };
    let mut corner = Point::from_xy(number(node, "x")?, number(node, "y")?);
    at.map_point(&mut corner);
    let mut x = corner.x * scale - before;
    // Letters that stand on whole pixels are crisp.
    let y = (corner.y * scale).round() as i32;
    for glyph in glyphs {
        let (whole, step) = place(x);
        let key = Key {
            glyph,
            bold,
            size: size.to_bits(),
            step,
        };
        let stamp = STAMPS.get(key, || cut(sized, glyph, step));
        stamp.press(pixels, whole, y, ink);
        x += sized.h_advance(glyph);
    }
    Ok(())
}

fn cut(font: PxScaleFont<&FontRef<'static>>, glyph: GlyphId, step: u8) -> Stamp {
    let at = point(f32::from(step) / STEPS, 0.0);
    let placed = glyph.with_scale_and_position(font.scale(), at);
    let Some(outline) = font.outline_glyph(placed) else {
        // A blank.
        return Stamp::default();
    };
    let bounds = outline.px_bounds();
    let (width, height) = (bounds.width() as usize, bounds.height() as usize);
    let mut coverage = vec![0; width * height];
    outline.draw(|x, y, covered| {
        coverage[y as usize * width + x as usize] = (covered.clamp(0.0, 1.0) * 255.0) as u8;
    });
    Stamp::new(bounds.min.x as i32, bounds.min.y as i32, width, &coverage)
}
