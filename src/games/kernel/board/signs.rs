//! The signs that games share, and the marks of seats. Each is drawn in 16 by 16 in the current colour;
//! `sign-<name>` in the catalogue says it with a number.

use crate::panel::SignDrawing;

macro_rules! signs {
    ($($name:literal $body:literal)+) => {
        &[$(SignDrawing { name: $name, body: $body }),+]
    };
}

/// What boards and menus of any game may name.
pub const SIGNS: &[SignDrawing] = signs! {
    "coin" r#"<path fill-rule="evenodd" d="M8 1.3a6.7 6.7 0 1 1 0 13.4A6.7 6.7 0 0 1 8 1.3zm0 2.9a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm0 1.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z"/>"#
    "power" r#"<path d="M9.6.6 2.6 9.2h4.5l-1 6.2 7.3-8.8H8.8z"/>"#
    "points" r#"<path d="m8 .8 2.2 4.6 5 .6-3.7 3.5 1 5L8 12.1l-4.5 2.4 1-5L.8 6l5-.6z"/>"#
    "house" r#"<path d="M2.4 7.4 8 2l5.6 5.4V14H2.4z"/>"#
    "post" r#"<path d="m.8 7.2 4.1-4.1L9 7.2h6.2V14H.8z"/>"#
    "palace" r#"<path d="M1.1 2.6h3.2V5h2.1V2.6h3.2V5h2.1V2.6h3.2V14H1.1z"/>"#
    "school" r#"<path d="m8 1.4 7.2 4.2v2.1H.8V5.6zM2 8.8h2.7v3.5H2zm4.6 0h2.8v3.5H6.6zm4.7 0H14v3.5h-2.7zM.8 13.2h14.4V15H.8z"/>"#
    "university" r#"<path d="M.9 14V9.7h1.9a5.3 5.3 0 0 1 4.3-5.1V1.5h1.8v3.1a5.3 5.3 0 0 1 4.3 5.1h1.9V14z"/>"#
    "tower" r#"<path d="M5 15V6.5H3.7V1.7H6v1.7h1.1V1.7h1.8v1.7H10V1.7h2.3v4.8H11V15z"/>"#
    "monument" r#"<path d="M6.8 1h2.4l1.4 10.6H13V15H3v-3.4h2.4z"/>"#
    "annex" r#"<path d="M.9 14V7l4.2-4 4.3 4v7zM12 7h1.8v1.9h1.9v1.8h-1.9v1.9H12v-1.9h-1.9V8.9H12z"/>"#
    "spade" r#"<path d="M5.3.7h5.4v1.8H9v4.2h2.7v3.5c0 2.4-1.7 4.2-3.7 5.2-2-1-3.7-2.8-3.7-5.2V6.7H7V2.5H5.3z"/>"#
    "sail" r#"<path d="M7.4.7v9H2.1zM8.9 3.2l4.9 6.5H8.9zM1.1 11h13.8l-2.1 4H3.2z"/>"#
    "bridge" r#"<path d="M.9 4.5h14.2v2.3h-1.6V13h-2.2V9.9a3.3 3.3 0 0 0-6.6 0V13H2.5V6.8H.9z"/>"#
    "tool" r#"<path fill-rule="evenodd" d="m8 .8 6.3 3.6v7.2L8 15.2l-6.3-3.6V4.4zm0 4.4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z"/>"#
    "scholar" r#"<path d="m8 2.1 7.7 3.7L8 9.5.3 5.8zM3.5 8.6 8 10.8l4.5-2.2v3c-2.5 2-6.5 2-9 0z"/>"#
    "book" r#"<path d="M2.7 2.7C2.7 1.7 3.4 1 4.4 1h8.9v10.8H4.9a1 1 0 0 0 0 2h8.4V15H4.4c-1 0-1.7-.7-1.7-1.7z"/>"#
    "key" r#"<path fill-rule="evenodd" d="M4.8 4.1a3.9 3.9 0 0 1 3.7 2.7h7v4.1h-2.1V9h-1.2v1.7h-2.1V9H8.5a3.9 3.9 0 1 1-3.7-4.9zm0 2.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"/>"#
    "town" r#"<path fill-rule="evenodd" d="m8 .7 6.4 3.7v7.2L8 15.3l-6.4-3.7V4.4zm0 2.6L3.9 5.7v4.6L8 12.7l4.1-2.4V5.7z"/><circle cx="8" cy="8" r="2"/>"#
    "level" r#"<path d="m8 1.4 5.1 5.4h-3v3.4H5.9V6.8h-3zM3 12.2h10v2.4H3z"/>"#
    "idea" r#"<path d="M8 .7a5.1 5.1 0 0 1 3 9.1v1.7H5V9.8A5.1 5.1 0 0 1 8 .7zM5.4 12.5h5.2v1.2H5.4zm1.1 1.9h3v1.1h-3z"/>"#
    "worker" r#"<circle cx="8" cy="4.6" r="3.3"/><path d="M2.2 15c0-3.9 2.5-6.3 5.8-6.3s5.8 2.4 5.8 6.3z"/>"#
    "tile" r#"<path fill-rule="evenodd" d="M2 2h12v12H2zm2 2v8h8V4z"/>"#
    "edge" r#"<path fill-rule="evenodd" d="M1.4 1.4h13.2v13.2H1.4zm2.3 2.3v8.6h8.6V3.7z"/>"#
    "group" r#"<path d="M4.5 2.4 8.1 4.5v4.1l-3.6 2.1L.9 8.6V4.5zM11.5 5.9l3.6 2.1v4.1l-3.6 2.1-3.6-2.1V8z"/>"#
    "card" r#"<path d="M3 1h10v14H3z"/>"#
    "crown" r#"<path d="m1 3.6 3.6 3L8 1.6l3.4 5 3.6-3-1.3 8.2H2.3zM2.3 12.8h11.4v1.7H2.3z"/>"#
    "disc" r#"<circle cx="8" cy="8" r="6"/>"#
    "ring" r#"<path fill-rule="evenodd" d="M8 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6zm0 1.8a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z"/>"#
    "swap" r#"<path d="M10.4 1.4 15.1 5l-4.7 3.6V6.2H1.9V3.8h8.5zM5.6 7.4v2.4h8.5v2.4H5.6v2.4L.9 11z"/>"#
    "pass" r#"<path d="M2.7 1h1.8v14H2.7zM5.5 1.8h8.4l-2.3 3.1 2.3 3.1H5.5z"/>"#
    "plus" r#"<path d="M6.9 2h2.2v4.9H14v2.2H9.1V14H6.9V9.1H2V6.9h4.9z"/>"#
    "up" r#"<path d="m8 1.5 5.6 6.1h-3.5v6.9H5.9V7.6H2.4z"/>"#
    "hand" r#"<path d="M3.5 8.5V4.3a1 1 0 0 1 2 0V7h.4V2a1 1 0 0 1 2 0v5h.4V2.6a1 1 0 0 1 2 0V7.4h.4V4.6a1 1 0 0 1 2 0v5.6c0 3-1.9 4.9-4.7 4.9-2.4 0-3.6-1-4.7-3.2L1.5 8.4c.8-.8 1.5-.6 2 .1z"/>"#
    "end" r#"<path d="M1.8 1.8h12.4v12.4H1.8z"/>"#
    "talk" r#"<path d="M1.4 2.4h13.2v8.7H8l-4.1 3.6v-3.6H1.4z"/>"#
    "back" r#"<path d="M6.6 1.9v3.1H10a4.6 4.6 0 0 1 0 9.2H4.5v-2.3H10a2.3 2.3 0 0 0 0-4.6H6.6v3.1L1.4 6z"/>"#
    "menu" r#"<path d="M1.5 2.9h13v2.1h-13zm0 4.1h13v2h-13zm0 4h13v2.1h-13z"/>"#
    "first" r#"<path d="M2.4 2.4h2.3v11.2H2.4zM13.6 2.4v11.2L5.5 8z"/>"#
    "previous" r#"<path d="M12 1.9v12.2L3.9 8z"/>"#
    "next" r#"<path d="M4 1.9v12.2L12.1 8z"/>"#
    "last" r#"<path d="M11.3 2.4h2.3v11.2h-2.3zM2.4 2.4v11.2L10.5 8z"/>"#
    "clock" r#"<path fill-rule="evenodd" d="M8 .9a7.1 7.1 0 1 1 0 14.2A7.1 7.1 0 0 1 8 .9zM8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zm-.9 1.5h1.8v3.2l2.3 1.3-.9 1.5-3.2-1.9z"/>"#
    "close" r#"<path d="m3.3 1.9 4.7 4.7 4.7-4.7 1.4 1.4L9.4 8l4.7 4.7-1.4 1.4L8 9.4l-4.7 4.7-1.4-1.4L6.6 8 1.9 3.3z"/>"#
    "tick" r#"<path d="m1.9 8.4 1.8-1.8 2.7 2.7 6-6 1.7 1.8-7.7 7.8z"/>"#
};

/// The shapes that tell seats apart without colour, around the origin, by the order of seats.
pub const MARKS: [&str; 5] = [
    r#"<circle r="4"/>"#,
    r#"<path d="M0-4.7 4.6 3.5h-9.2z"/>"#,
    r#"<path d="M-3.6-3.6h7.2v7.2h-7.2z"/>"#,
    r#"<path d="M0-5.1 5.1 0 0 5.1-5.1 0z"/>"#,
    r#"<path d="M0-4.7 4.5-1.4 2.8 3.9h-5.6L-4.5-1.4z"/>"#,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::{Catalogue, message};

    #[test]
    fn every_sign_has_its_words_and_its_own_name() {
        let catalogue = Catalogue::new(&[]);
        let words = catalogue.words("en", &[]);
        for (index, sign) in SIGNS.iter().enumerate() {
            let said = words.say(&message!(format!("sign-{}", sign.name), count = 2));
            assert!(!said.starts_with('['), "{said}");
            assert!(SIGNS[..index].iter().all(|other| other.name != sign.name));
        }
    }
}
