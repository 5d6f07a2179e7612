//! The colours of boards, light and dark, by name.
//!
//! A drawing colours by classes: `f-lake` fills with `lake`, `s-ink` strokes with `ink`. The page has
//! a rule for each ([`css`]), so that dark mode costs nothing; a picture gets the light values
//! ([`painted`]).

use std::fmt::Write;

/// Name, light, dark.
pub const COLOURS: &[(&str, &str, &str)] = &[
    ("paper", "#faf9f7", "#17161a"),
    ("card", "#ffffff", "#211f26"),
    ("well", "#f3f1ec", "#1b191f"),
    ("ink", "#1d1d1b", "#ecebe8"),
    ("dim", "#5f5a52", "#aaa5b0"),
    ("line", "#e1dcd3", "#37333f"),
    ("edge", "#8b857a", "#7d7788"),
    ("accent", "#6d28d9", "#b296ff"),
    ("on-accent", "#ffffff", "#1a1127"),
    ("tint", "#f1eafd", "#33284f"),
    ("good", "#0b6b47", "#74d3a8"),
    ("good-tint", "#e3f2ea", "#1f3a2f"),
    ("bad", "#a3201b", "#ff9d94"),
    ("bad-tint", "#fdecea", "#4a2220"),
    ("note", "#fdf3d3", "#3a3119"),
    ("coin", "#a86a00", "#e5b454"),
    ("power", "#0b7285", "#58c2d4"),
    ("water", "#e6f0f7", "#1c242d"),
    ("water-line", "#d0e0ec", "#2a3642"),
    ("lake", "#b9d6ef", "#2f5275"),
    ("forest", "#bddcb3", "#36583a"),
    ("wasteland", "#f2bfa8", "#7c4330"),
    ("desert", "#f5e2a0", "#77642a"),
    ("swamp", "#b5afa6", "#47433f"),
    ("mountain", "#dde2e6", "#626a72"),
    ("plains", "#dcbd98", "#624a32"),
    ("halo", "#ffffff", "#f4f2ee"),
    ("rim", "#1d1d1b", "#0e0d10"),
    ("ink-blue", "#0072b2", "#4ea6dc"),
    ("ink-orange", "#d55e00", "#f0843f"),
    ("ink-green", "#009e73", "#2cbd95"),
    ("ink-yellow", "#e0a800", "#f0c233"),
    ("ink-purple", "#cc79a7", "#e29fc3"),
    ("ink-black", "#2b2926", "#8a837a"),
    ("ink-slate", "#6c7883", "#9aa6b1"),
    ("ink-brown", "#84501f", "#b98150"),
    ("on-ink", "#ffffff", "#141216"),
    ("on-light-ink", "#1d1d1b", "#141216"),
    ("band-production", "#7a5c2e", "#8a6a38"),
    ("band-urban", "#5b6670", "#64707b"),
    ("band-military", "#9c3328", "#b0493d"),
    ("band-government", "#a3561c", "#a85c24"),
    ("band-special", "#1f6c86", "#287894"),
    ("band-leader", "#3c7440", "#437a48"),
    ("band-wonder", "#34323d", "#5d5a6b"),
    ("band-action", "#876600", "#8c6b10"),
    ("band-event", "#2d7570", "#327873"),
    ("band-attack", "#6e1b1b", "#8c3030"),
    ("band-pact", "#56702b", "#5b7533"),
    ("band-bonus", "#6b6f76", "#6e7279"),
    ("token-yellow", "#f2b705", "#f0b92a"),
    ("token-yellow-line", "#8a6500", "#5e4500"),
    ("token-blue", "#3b82c4", "#5a9bd8"),
    ("token-blue-line", "#1f4f7d", "#1c3d5e"),
    ("token-red", "#c0392b", "#d9584a"),
    ("region-quarry", "#ece5d9", "#3a342b"),
    ("region-sea", "#dbeaf2", "#22353f"),
    ("region-mountain", "#e6e3ef", "#312d40"),
    ("region-forest", "#deecdd", "#263a2c"),
    ("region-plains", "#f4ecce", "#3d3822"),
    ("region-centre", "#e8e8e2", "#323236"),
];

/// Variables and classes for a page.
pub fn css() -> String {
    let mut css = String::new();
    let variables = |css: &mut String, dark: bool| {
        for (name, light, night) in COLOURS {
            let _ = write!(css, "--{name}:{};", if dark { night } else { light });
        }
    };
    css.push_str(":root{color-scheme:light dark;");
    variables(&mut css, false);
    css.push_str("}@media(prefers-color-scheme:dark){:root{");
    variables(&mut css, true);
    css.push_str("}}");
    for (name, ..) in COLOURS {
        let _ = write!(
            css,
            ".f-{name}{{fill:var(--{name})}}.s-{name}{{stroke:var(--{name})}}"
        );
    }
    css
}

/// The rules for one drawing that stands alone and still knows light and dark.
pub fn css_of(drawing: &str) -> String {
    let used = |name: &str| {
        let mut classes = drawing.split("class=\"").skip(1);
        classes.any(|rest| {
            let classes = rest.split('"').next().unwrap_or_default();
            let mut classes = classes.split_whitespace();
            classes.any(|class| class.get(2..) == Some(name))
        })
    };
    let mut css = String::new();
    let mut dark = String::new();
    for (name, light, night) in COLOURS.iter().filter(|(name, ..)| used(name)) {
        let _ = write!(css, ".f-{name}{{fill:{light}}}.s-{name}{{stroke:{light}}}");
        let _ = write!(dark, ".f-{name}{{fill:{night}}}.s-{name}{{stroke:{night}}}");
    }
    format!("{css}@media(prefers-color-scheme:dark){{{dark}}}")
}

fn light(name: &str) -> Option<&'static str> {
    COLOURS
        .iter()
        .find(|(colour, ..)| *colour == name)
        .map(|(_, light, _)| *light)
}

/// A drawing with its classes written out as light colours, for a picture that stands alone.
pub fn painted(drawing: &str) -> String {
    let mut out = String::with_capacity(drawing.len());
    let mut rest = drawing;
    while let Some((before, after)) = rest.split_once("class=\"") {
        let Some((classes, behind)) = after.split_once('"') else {
            break;
        };
        out.push_str(before);
        for class in classes.split_whitespace() {
            if let Some(colour) = class.strip_prefix("f-").and_then(light) {
                let _ = write!(out, "fill=\"{colour}\" ");
            } else if let Some(colour) = class.strip_prefix("s-").and_then(light) {
                let _ = write!(out, "stroke=\"{colour}\" ");
            }
        }
        rest = behind;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_gets_the_light_colours() {
        let drawing = "<path class=\"f-lake s-ink x\" d=\"M0 0\"/><g>";
        let picture = "<path fill=\"#b9d6ef\" stroke=\"#1d1d1b\"  d=\"M0 0\"/><g>";
        assert_eq!(painted(drawing), picture);
    }

    #[test]
    fn a_drawing_that_stands_alone_brings_the_colours_that_it_uses() {
        let css = css_of("<path class=\"f-lake s-ink x\" d=\"M0 0\"/>");
        assert!(css.contains(".f-lake{fill:#b9d6ef}") && css.contains(".f-lake{fill:#2f5275}"));
        assert!(css.contains(".s-ink{stroke:#1d1d1b}") && !css.contains("forest"));
    }

    #[test]
    fn a_page_gets_both() {
        let css = css();
        assert!(css.contains("--lake:#b9d6ef;") && css.contains("--lake:#2f5275;"));
        assert!(css.contains(".s-ink{stroke:var(--ink)}"));
    }
}
