use std::io::Cursor;

use games::draw::{Anchor, Drawing, Type};

const WHITE: (u8, u8, u8) = (255, 255, 255);
const RED: (u8, u8, u8) = (255, 0, 0);
const BLUE: (u8, u8, u8) = (0, 0, 255);

/// The pixels of a drawing of 100 by 100, two for each of its units.
struct Pixels {
    width: u32,
    height: u32,
    data: Vec<u8>,
}

fn drawn(draw: impl FnOnce(&mut Drawing)) -> Pixels {
    let mut drawing = Drawing::new();
    draw(&mut drawing);
    let svg = drawing.finish(100.0, 100.0, "A test");
    let mut decoder = png::Decoder::new(Cursor::new(super::png(&svg, 200).unwrap()));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut data = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut data).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgb);
    Pixels {
        width: info.width,
        height: info.height,
        data,
    }
}

fn at(pixels: &Pixels, x: u32, y: u32) -> (u8, u8, u8) {
    let at = (2 * y * pixels.width + 2 * x) as usize * 3;
    (pixels.data[at], pixels.data[at + 1], pixels.data[at + 2])
}

#[test]
fn shapes_are_filled_and_outlined_where_they_are() {
    let pixels = drawn(|drawing| {
        drawing.rect(10.0, 10.0, 20.0, 20.0, "fill=\"#ff0000\"");
        drawing.rect(40.0, 10.0, 20.0, 20.0, "rx=\"10\" fill=\"#ff0000\"");
        drawing.circle(
            80.0,
            20.0,
            10.0,
            "fill=\"none\" stroke=\"#0000ff\" stroke-width=\"4\"",
        );
        drawing.line(
            (10.0, 50.0),
            (90.0, 50.0),
            "stroke=\"#0000ff\" stroke-width=\"4\" stroke-dasharray=\"40 40\"",
        );
        drawing.polygon(
            &[(10.0, 60.0), (30.0, 60.0), (10.0, 80.0)],
            "fill=\"#ff0000\"",
        );
        drawing.path("M40,60 h20 v20 h-20 z", "fill=\"#00f\"");
        drawing.path(
            "M70,70 a10 10 0 0 1 20 0 z",
            "fill=\"#00f\" opacity=\"0.5\"",
        );
    });
    assert_eq!((pixels.width, pixels.height), (200, 200));
    assert_eq!((at(&pixels, 20, 20), at(&pixels, 5, 5)), (RED, WHITE));
    assert_eq!(
        (at(&pixels, 50, 20), at(&pixels, 41, 11)),
        (RED, WHITE),
        "round corners"
    );
    assert_eq!((at(&pixels, 90, 20), at(&pixels, 80, 20)), (BLUE, WHITE));
    assert_eq!(
        (at(&pixels, 30, 50), at(&pixels, 70, 50)),
        (BLUE, WHITE),
        "dashes"
    );
    assert_eq!((at(&pixels, 12, 62), at(&pixels, 28, 78)), (RED, WHITE));
    assert_eq!((at(&pixels, 50, 70), at(&pixels, 65, 70)), (BLUE, WHITE));
    let (red, green, blue) = at(&pixels, 80, 67);
    assert!(
        (126..=129).contains(&red) && red == green && blue == 255,
        "half there"
    );
}

/// The first and the last column with ink, in units of the drawing.
fn extent(pixels: &Pixels) -> (u32, u32) {
    let inked = |x: &u32| (0..100).any(|y| at(pixels, *x, y) != WHITE);
    let first = (0..100).find(inked).unwrap();
    (first, (0..100).rev().find(inked).unwrap())
}

#[test]
fn text_stands_where_its_anchor_says() {
    let set = |anchor| Type {
        anchor,
        ..Type::new(20.0).fill("#0000ff")
    };
    let (from, to) = extent(&drawn(|drawing| {
        drawing.text(10.0, 50.0, set(Anchor::Start), "HHH")
    }));
    assert!(
        (10..=13).contains(&from) && (50..=56).contains(&to),
        "{from} to {to}"
    );
    let width = to - from;
    let (from, to) = extent(&drawn(|drawing| {
        drawing.text(50.0, 50.0, set(Anchor::Middle), "HHH")
    }));
    assert!((99..=102).contains(&(from + to + 1)) && to - from <= width + 1);
    let (_, to) = extent(&drawn(|drawing| {
        drawing.text(90.0, 50.0, set(Anchor::End), "HHH")
    }));
    assert!((86..=90).contains(&to), "to {to}");
    let (_, bold) = extent(&drawn(|drawing| {
        drawing.text(10.0, 50.0, set(Anchor::Start).bold(), "HHH")
    }));
    assert!(bold > 10 + width, "bold letters are wider");
}

#[test]
fn text_outside_the_picture_is_cut_off() {
    drawn(|drawing| {
        drawing.text(-5.0, 3.0, Type::new(20.0), "Wide & low <ÄÖ>");
        drawing.text(95.0, 105.0, Type::new(20.0), "Wide");
    });
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let refused = |body: &str| {
        let svg =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">{body}</svg>");
        super::png(&svg, 90).unwrap_err().to_string()
    };
    assert_eq!(refused("<image/>"), "drawings have no `image`");
    assert_eq!(refused("<rect filter=\"x\"/>"), "drawings have no `filter`");
    assert_eq!(
        refused("<text rotate=\"9\">a</text>"),
        "drawings have no `rotate`"
    );
    assert_eq!(refused("<circle r=\"wide\"/>"), "`wide` cannot be drawn");
    assert_eq!(
        refused("<path d=\"M0 0 L 5 5\" fill=\"puce\"/>"),
        "`puce` cannot be drawn"
    );
    assert!(super::png("<svg", 90).is_err());
    assert!(super::png("<svg/>", 90).is_err());
}

#[test]
fn groups_move_grow_and_colour_what_is_in_them() {
    let pixels = drawn(|drawing| {
        let inner = "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\"/>";
        let outer =
            format!("<g transform=\"translate(5 0) scale(2)\" fill=\"#0000ff\">{inner}</g>");
        drawing.raw(&format!(
            "<g transform=\"translate(20 20) scale(2)\" fill=\"#ff0000\">{inner}</g>"
        ));
        drawing.raw(&format!("<g transform=\"translate(50 50)\">{outer}</g>"));
    });
    assert_eq!((at(&pixels, 38, 38), at(&pixels, 15, 15)), (RED, WHITE));
    assert_eq!((at(&pixels, 57, 52), at(&pixels, 52, 52)), (BLUE, WHITE));
    assert_eq!((at(&pixels, 73, 68), at(&pixels, 77, 52)), (BLUE, WHITE));
}
