//! Board drawings as PNG: the page's own SVG, with a font that comes along. Drawings are made of the
//! few elements of `games::draw`, and nothing else is read here.

mod encoding;
mod letters;
mod shapes;
mod stamp;
#[cfg(test)]
mod tests;

use std::sync::{Mutex, PoisonError};

use roxmltree::{Document, Node};
use tiny_skia::{IntSize, Pixmap};

#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] roxmltree::Error),
    #[error("drawings have no `{0}`")]
    Unknown(String),
    #[error("`{0}` cannot be drawn")]
    Value(String),
    #[error("the picture would be too large")]
    Size,
    #[error("the picture cannot be encoded: {0}")]
    Encoding(String),
}

/// Renders a drawing at `width` pixels.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    let document = Document::parse(svg)?;
    let root = document.root_element();
    let (across, down) = size(root)?;
    let scale = width as f32 / across;
    let size = IntSize::from_wh(width, (down * scale).ceil() as u32);
    let mut pixels = size.and_then(white).ok_or(PictureError::Size)?;
    for node in root.descendants().filter(Node::is_element) {
        match node.tag_name().name() {
            "svg" | "g" | "title" => {}
            "text" => letters::draw(node, &mut pixels, scale)?,
            _ if shapes::draw(node, &mut pixels, scale)? => {}
            other => return Err(PictureError::Unknown(other.to_owned())),
        }
    }
    let encoded = encoding::encode(&pixels);
    put_aside(pixels.take());
    encoded.map_err(|error| PictureError::Encoding(error.to_string()))
}

/// The memory of pictures that are done: to ask the system for millions of bytes each time takes
/// longer than to paint them white.
static ASIDE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());
const MOST_ASIDE: usize = 4;
const LARGEST: usize = 64 << 20;

fn white(size: IntSize) -> Option<Pixmap> {
    let bytes = (size.width() as usize).checked_mul(size.height() as usize)?;
    let bytes = bytes.checked_mul(4).filter(|bytes| *bytes <= LARGEST)?;
    let mut data = taken();
    data.resize(bytes, 255);
    Pixmap::from_vec(data, size)
}

/// Empty, with whatever room it has.
fn taken() -> Vec<u8> {
    let mut aside = ASIDE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut data = aside.pop().unwrap_or_default();
    data.clear();
    data
}

fn put_aside(data: Vec<u8>) {
    let mut aside = ASIDE.lock().unwrap_or_else(PoisonError::into_inner);
    if aside.len() < MOST_ASIDE {
        aside.push(data);
    }
}

fn size(root: Node<'_, '_>) -> Result<(f32, f32), PictureError> {
    let text = root.attribute("viewBox").unwrap_or_default();
    let numbers: Vec<f32> = text
        .split_whitespace()
        .filter_map(|number| number.parse().ok())
        .collect();
    match numbers[..] {
        [0.0, 0.0, width, height] if width > 0.0 && height > 0.0 => Ok((width, height)),
        _ => Err(PictureError::Value(text.to_owned())),
    }
}
