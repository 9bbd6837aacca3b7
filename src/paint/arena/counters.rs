//! In presentation: the tick and the number of messages in large digits, in the corners that the graph leaves free.

use ratatui::layout::{Margin, Rect};

use super::geometry::Layout;
use super::hub;
use super::letters::{self, Size};
use super::stage::Stage;
use crate::paint::Look;
use crate::paint::canvas::{Canvas, inside};
use crate::session::model::Frame;
use crate::text::ids;

/// The columns and rows that stay blank round a number.
const MARGIN: (u16, u16) = (3, 1);

/// Draws both, if their corners are free, and not what the hub says in large digits. They are smaller than the ids, which are to
/// be the largest.
pub(super) fn draw(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame) {
    let Stage { look, layout, clip } = stage;
    let texts = &look.texts;
    // The word without its number: the number stands below it.
    let words = texts.say(ids::HubMessages { count: frame.counts.cost() });
    let word = words
        .split_whitespace()
        .filter(|word| !word.starts_with(|letter: char| letter.is_ascii_digit()))
        .collect::<Vec<_>>()
        .join(" ");
    let mut counters = vec![Counter { word, number: frame.counts.cost().to_string(), right: true }];
    if !hub::shows_the_tick(stage, frame) {
        counters.push(Counter { word: texts.say(ids::HUB_TICK), number: frame.clock.tick.to_string(), right: false });
    }
    let size = Size::D3;
    let places: Vec<Rect> = counters.iter().filter_map(|counter| counter.place(clip, size, look)).collect();
    if places.len() == counters.len() && places.iter().all(|&place| is_free(layout, place)) {
        for (counter, place) in counters.iter().zip(places) {
            counter.draw(canvas, place, size, look);
        }
    }
}

struct Counter {
    word: String,
    number: String,
    /// At the right end of the first rows, instead of the left.
    right: bool,
}

impl Counter {
    /// Its corner with what stays blank round it, if there are digits of this size and room for them.
    fn place(&self, clip: Rect, size: Size, look: &Look) -> Option<Rect> {
        let digits = letters::width(&self.number, size, &look.glyphs)?;
        let width = digits.max(self.word.chars().count() as u16) + 2 * MARGIN.0;
        let height = 2 + size.rows() + 2 * MARGIN.1;
        let fits = width <= clip.width / 2 && height <= clip.height;
        let x = if self.right { clip.right().saturating_sub(width) } else { clip.x };
        fits.then_some(Rect { x, y: clip.y, width, height })
    }

    fn draw(&self, canvas: &mut Canvas<'_>, place: Rect, size: Size, look: &Look) {
        let inner = place.inner(Margin { horizontal: MARGIN.0, vertical: MARGIN.1 });
        let at = |width: u16| i32::from(if self.right { inner.right().saturating_sub(width) } else { inner.x });
        let top = i32::from(inner.y);
        canvas.write(place, at(self.word.chars().count() as u16), top, &self.word, look.theme.muted());
        let digits = letters::width(&self.number, size, &look.glyphs).unwrap_or_default();
        letters::draw(canvas, place, (at(digits), top + 2), &self.number, size, &look.glyphs, look.theme.strong());
    }
}

/// Whether neither cards nor the curve through them come into a place. Chords and lanes are inside the curve.
fn is_free(layout: &Layout, place: Rect) -> bool {
    const SAMPLES: usize = 720;
    let mut on_curve = (0..SAMPLES).map(|at| layout.curve.at(at as f64 / SAMPLES as f64).cell());
    !layout.cards.iter().any(|card| card.intersects(place)) && !on_curve.any(|(x, y)| inside(place, x, y))
}
