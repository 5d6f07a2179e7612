//! Stamps: what is drawn again and again is worked out once for its place within a pixel, and
//! pressed from then on. Boards are made of the same hexes, pieces and letters over and over.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tiny_skia::{Pixmap, PremultipliedColorU8};

/// A stamp can stand at so many places within a pixel, across and down.
pub(super) const STEPS: f32 = 4.0;
/// When this many are known, all are forgotten: our own drawings do not come near it.
const MOST: usize = 20_000;

/// How much of each pixel is covered, in stretches of a line.
#[derive(Debug, Default)]
pub(super) struct Stamp {
    stretches: Vec<Stretch>,
    /// Of the stretches that are not covered all over.
    coverage: Vec<u8>,
}

#[derive(Debug)]
struct Stretch {
    x: i32,
    y: i32,
    length: usize,
    /// Where its coverage begins; `None` if it is covered all over.
    at: Option<usize>,
}

impl Stamp {
    /// Of a picture of coverage, `width` across, whose corner is at `left` and `top`.
    pub fn new(left: i32, top: i32, width: usize, coverage: &[u8]) -> Self {
        let mut stamp = Stamp::default();
        for (row, line) in coverage.chunks_exact(width.max(1)).enumerate() {
            let mut x = 0;
            // What is free, what is covered all over, and what is between come in turn.
            for part in line.chunk_by(|a, b| (*a).clamp(1, 254).cmp(a) == (*b).clamp(1, 254).cmp(b))
            {
                let at = match part[0] {
                    0 => None,
                    255 => Some(None),
                    _ => Some(Some(stamp.coverage.len())),
                };
                if let Some(at) = at {
                    if at.is_some() {
                        stamp.coverage.extend(part);
                    }
                    stamp.stretches.push(Stretch {
                        x: left + x as i32,
                        y: top + row as i32,
                        length: part.len(),
                        at,
                    });
                }
                x += part.len();
            }
        }
        stamp
    }

    /// On ground that is opaque, as the paper of a drawing is.
    pub fn press(&self, pixels: &mut Pixmap, x: i32, y: i32, ink: svgtypes::Color) {
        let (across, down) = (pixels.width() as i32, pixels.height() as i32);
        let data = pixels.pixels_mut();
        for stretch in &self.stretches {
            let (from, y) = (x + stretch.x, y + stretch.y);
            let to = (from + stretch.length as i32).min(across);
            let first = from.max(0);
            if !(0..down).contains(&y) || first >= to {
                continue;
            }
            let line = (y * across) as usize;
            let ground = &mut data[line + first as usize..line + to as usize];
            match stretch.at {
                None if ink.alpha == 255 => ground.fill(opaque([ink.red, ink.green, ink.blue])),
                None => ground.iter_mut().for_each(|pixel| mix(pixel, ink, 255)),
                Some(at) => {
                    let covered = &self.coverage[at + (first - from) as usize..];
                    for (pixel, covered) in ground.iter_mut().zip(covered) {
                        mix(pixel, ink, *covered);
                    }
                }
            }
        }
    }
}

fn opaque([red, green, blue]: [u8; 3]) -> PremultipliedColorU8 {
    PremultipliedColorU8::from_rgba(red, green, blue, 255).expect("no part exceeds its alpha")
}

fn mix(pixel: &mut PremultipliedColorU8, ink: svgtypes::Color, covered: u8) {
    let share = u32::from(covered) * u32::from(ink.alpha) / 255;
    let part = |ground: u8, ink: u8| {
        ((u32::from(ground) * (255 - share) + u32::from(ink) * share + 127) / 255) as u8
    };
    *pixel = opaque([
        part(pixel.red(), ink.red),
        part(pixel.green(), ink.green),
        part(pixel.blue(), ink.blue),
    ]);
}

/// A place as whole pixels, and as steps within one.
pub(super) fn place(at: f32) -> (i32, u8) {
    let steps = (at * STEPS).round() as i32;
    (
        steps.div_euclid(STEPS as i32),
        steps.rem_euclid(STEPS as i32) as u8,
    )
}

/// What was cut before.
#[derive(Debug)]
pub(super) struct Stamps<K>(Mutex<HashMap<K, Arc<Stamp>>>);

impl<K> Default for Stamps<K> {
    fn default() -> Self {
        Stamps(Mutex::default())
    }
}

impl<K: Hash + Eq> Stamps<K> {
    pub fn get(&self, key: K, cut: impl FnOnce() -> Stamp) -> Arc<Stamp> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stamp) = known.get(&key) {
            return stamp.clone();
        }
        if known.len() >= MOST {
            known.clear();
        }
        let stamp = Arc::new(cut());
        known.insert(key, stamp.clone());
        stamp
    }
}
