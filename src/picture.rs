//! Board drawings as PNG: the page's own SVG, with a font that comes along.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{self, fontdb};

/// The family that drawings name, and the only one there is.
pub const FONT_FAMILY: &str = "DejaVu Sans";
static FONT: &[u8] = include_bytes!("../static/fonts/DejaVuSans.ttf");
static FONT_BOLD: &[u8] = include_bytes!("../static/fonts/DejaVuSans-Bold.ttf");

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.load_font_data(FONT_BOLD.to_vec());
    fonts.set_sans_serif_family(FONT_FAMILY);
    Arc::new(fonts)
});

#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] usvg::Error),
    #[error("the picture would be too large")]
    Size,
    #[error("the picture cannot be encoded: {0}")]
    Encoding(String),
}

/// Renders a drawing at `width` pixels.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    let options = usvg::Options {
        fontdb: FONTS.clone(),
        font_family: FONT_FAMILY.to_owned(),
        ..usvg::Options::default()
    };
    let tree = usvg::Tree::from_str(svg, &options)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(PictureError::Size)?;
    pixels.fill(Color::WHITE);
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    encode(&pixels).map_err(|error| PictureError::Encoding(error.to_string()))
}

/// With a palette: a board has few colours, and a picture in a mail should be small.
fn encode(pixels: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let (palette, indexed) = index(pixels.data());
    let mut encoded = Vec::with_capacity(1 << 17);
    let mut encoder = png::Encoder::new(&mut encoded, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_deflate_compression(png::DeflateCompression::Level(3));
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indexed)?;
    writer.finish()?;
    Ok(encoded)
}

/// The most frequent colours, and for each pixel the nearest of them.
fn index(data: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let colour = |pixel: &[u8]| u32::from_be_bytes([0, pixel[0], pixel[1], pixel[2]]);
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for pixel in data.chunks_exact(4) {
        let colour = colour(pixel);
        match runs.last_mut() {
            Some((last, length)) if *last == colour => *length += 1,
            _ => runs.push((colour, 1)),
        }
    }
    let mut counts: HashMap<u32, u32> = HashMap::new();
    for (colour, length) in &runs {
        *counts.entry(*colour).or_default() += length;
    }
    let mut ranked: Vec<(u32, u32)> = counts.into_iter().collect();
    ranked.sort_unstable_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    let kept: Vec<u32> = ranked.iter().take(256).map(|(colour, _)| *colour).collect();
    let places: HashMap<u32, u8> = ranked
        .iter()
        .map(|(colour, _)| (*colour, nearest(&kept, *colour)))
        .collect();
    let mut indexed = Vec::with_capacity(data.len() / 4);
    for (colour, length) in runs {
        indexed.resize(indexed.len() + length as usize, places[&colour]);
    }
    let palette = kept
        .iter()
        .flat_map(|colour| colour.to_be_bytes()[1..].to_vec());
    (palette.collect(), indexed)
}

fn nearest(palette: &[u32], colour: u32) -> u8 {
    let distance = |other: u32| -> u32 {
        let parts = other.to_be_bytes().into_iter().zip(colour.to_be_bytes());
        parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let best = (0..palette.len()).min_by_key(|place| distance(palette[*place]));
    best.unwrap_or_default() as u8
}
