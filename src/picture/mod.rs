//! Board drawings as PNG: the page's own SVG, with a font that comes along. Drawings are made of the
//! few elements of `games::draw`, and nothing else is read here.

mod encoding;
mod letters;
mod shapes;
mod stamp;
#[cfg(test)]
mod tests;

use roxmltree::{Document, Node};
use tiny_skia::{Color, Pixmap};

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
    let mut pixels = Pixmap::new(width, (down * scale).ceil() as u32).ok_or(PictureError::Size)?;
    pixels.fill(Color::WHITE);
    for node in root.descendants().filter(Node::is_element) {
        match node.tag_name().name() {
            "svg" | "g" | "title" => {}
            "text" => letters::draw(node, &mut pixels, scale)?,
            _ if shapes::draw(node, &mut pixels, scale)? => {}
            other => return Err(PictureError::Unknown(other.to_owned())),
        }
    }
    encoding::encode(&pixels).map_err(|error| PictureError::Encoding(error.to_string()))
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
