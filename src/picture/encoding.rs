//! PNG with a palette: a board has few colours, and a picture in an email should be small.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};
use tiny_skia::Pixmap;

use super::{put_aside, taken};

pub(super) fn encode(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let (palette, indexed) = index(pixels.data());
    let mut encoded = Vec::with_capacity(1 << 17);
    let mut encoder = Encoder::new(&mut encoded, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_deflate_compression(DeflateCompression::Level(2));
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indexed)?;
    writer.finish()?;
    put_aside(indexed);
    Ok(encoded)
}

/// Colours are few and nobody chooses them to collide: a multiplication spreads them enough.
#[derive(Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u32(u32::from(*byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(26);
    }
}

type Colour = u32;

/// Where each colour stands in a list that grows as they are met.
struct Places {
    known: HashMap<Colour, usize, BuildHasherDefault<Spread>>,
    /// Colours met lately, by some of their bits: most are met again at once.
    lately: Vec<(Colour, usize)>,
}

impl Places {
    fn new() -> Self {
        Places {
            known: HashMap::default(),
            lately: vec![(Colour::MAX, 0); 1 << 10],
        }
    }

    fn of(&mut self, colour: Colour) -> usize {
        let slot = &mut self.lately[(colour.wrapping_mul(0x9e37_79b1) >> 22) as usize];
        if slot.0 != colour {
            let next = self.known.len();
            *slot = (colour, *self.known.entry(colour).or_insert(next));
        }
        slot.1
    }
}

/// The most frequent colours, and for each pixel the nearest of them.
fn index(data: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let mut places = Places::new();
    let mut counts: Vec<(Colour, usize)> = Vec::new();
    // Stretches of one colour: the place of the colour in `counts`, and how long.
    let mut runs: Vec<(usize, usize)> = Vec::with_capacity(1 << 16);
    let mut rest = data.as_chunks::<4>().0;
    while let Some(pixel) = rest.first() {
        let length = stretch(rest, *pixel);
        rest = &rest[length..];
        let colour = u32::from_be_bytes(*pixel) >> 8;
        let place = places.of(colour);
        if place == counts.len() {
            counts.push((colour, 0));
        }
        runs.push((place, length));
    }
    for (place, length) in &runs {
        counts[*place].1 += length;
    }
    let mut ranked: Vec<usize> = (0..counts.len()).collect();
    ranked.sort_unstable_by_key(|place| (std::cmp::Reverse(counts[*place].1), counts[*place].0));
    ranked.truncate(256);
    let palette: Vec<[u8; 3]> = ranked.iter().map(|place| parts(counts[*place].0)).collect();
    let mut indices = vec![None; counts.len()];
    for (index, place) in ranked.into_iter().enumerate() {
        indices[place] = Some(index as u8);
    }
    let mut near = Nearest::of(&palette);
    let colours = counts.iter().zip(indices);
    let indices: Vec<u8> = colours
        .map(|((colour, _), index)| index.unwrap_or_else(|| near.find(parts(*colour))))
        .collect();
    let mut indexed = taken();
    indexed.reserve(data.len() / 4);
    for (place, length) in runs {
        match length {
            1 => indexed.push(indices[place]),
            length => indexed.resize(indexed.len() + length, indices[place]),
        }
    }
    (palette.concat(), indexed)
}

/// How many pixels from the first on are like it: one, at the edge of something, or by eights, for
/// much of a board is plain.
fn stretch(pixels: &[[u8; 4]], like: [u8; 4]) -> usize {
    if pixels.get(1).is_some_and(|second| *second != like) {
        return 1;
    }
    let eights = pixels.as_chunks::<8>().0.iter();
    let whole = 8 * eights.take_while(|eight| **eight == [like; 8]).count();
    let rest = pixels[whole..].iter();
    whole + rest.take_while(|pixel| **pixel == like).count()
}

fn parts(colour: Colour) -> [u8; 3] {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue]
}

/// Colours that are nearly the same are looked for once.
struct Nearest<'a> {
    palette: &'a [[u8; 3]],
    known: HashMap<Colour, u8, BuildHasherDefault<Spread>>,
}

impl<'a> Nearest<'a> {
    fn of(palette: &'a [[u8; 3]]) -> Self {
        Nearest {
            palette,
            known: HashMap::default(),
        }
    }

    fn find(&mut self, colour: [u8; 3]) -> u8 {
        let coarse = colour.map(|part| part & 0xf0);
        let key = u32::from_be_bytes([0, coarse[0], coarse[1], coarse[2]]);
        *self.known.entry(key).or_insert_with(|| {
            let distance = |other: &[u8; 3]| -> u32 {
                let both = other.iter().zip(colour);
                both.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
            };
            let nearest = self.palette.iter().enumerate();
            let nearest = nearest.min_by_key(|(_, other)| distance(other));
            nearest.map_or(0, |(index, _)| index as u8)
        })
    }
}
