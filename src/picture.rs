//! Board drawings as PNG: the page's own SVG, with a font that comes along.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
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
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels
        .encode_png()
        .map_err(|error| PictureError::Encoding(error.to_string()))
}
