//! An address as a QR code, for a phone held in front of the screen.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

/// White around the code, in modules: as much as scanners may ask for.
const QUIET: usize = 4;

/// The drawing; `None` for what does not fit into a code.
pub fn svg(text: &str, title: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut dark = String::new();
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (index % width + QUIET, index / width + QUIET);
            // Writing to a string does not fail.
            let _ = write!(dark, "M{x} {y}h1v1h-1z");
        }
    }
    let side = width + 2 * QUIET;
    let title = games::draw::escape(title);
    Some(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" shape-rendering=\"crispEdges\">\
         <title>{title}</title><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/>\
         <path d=\"{dark}\" fill=\"#000\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_a_drawing() {
        let drawn = svg(
            "https://turnpost.example/matches/7?invitation=0123",
            "<Table>",
        )
        .unwrap();
        assert!(drawn.contains("<title>&lt;Table&gt;</title>"));
        // The three corners by which a code is found have dark modules at their ends.
        for corner in ["M4 4h1", "M10 4h1", "M4 10h1"] {
            assert!(drawn.contains(corner), "{corner}");
        }
    }

    #[test]
    fn what_is_too_long_has_none() {
        assert!(svg(&"x".repeat(5000), "").is_none());
    }
}
