//! Where a message has a place: the nearest free one on its path, in the largest form that has one.

use ratatui::layout::Rect;

use super::super::curve::Point;
use super::super::geometry::{CardSize, Layout};
use super::super::letters::{self, Size};
use super::super::path::Path;
use super::super::stage::Stage;
use super::occupancy::{BLANK, FIXED, MESSAGE, Occupancy, WORDS, beside};
use crate::paint::Look;
use crate::session::model::Message;

/// How far a pill moves along its path, step by step, to find a free place, in units.
const STEP: f64 = 0.5;
/// How far it moves at most: further away it would seem to be elsewhere.
const FURTHEST: f64 = 12.0;

/// How a message is drawn, the largest form first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Three and a half rows with large digits.
    Large,
    /// One row with half-block ends and all that the message carries, where its payload is shortened.
    Whole,
    WholePlain,
    /// One row with half-block ends.
    Ended,
    /// One row without ends.
    Plain,
    Payload,
    Glyph,
}

impl Form {
    /// The blank columns it needs at its sides: a form without ends would be read together with its neighbour.
    pub(super) const fn air(self) -> u16 {
        match self {
            Self::Large | Self::Whole | Self::Ended => 0,
            Self::WholePlain | Self::Plain | Self::Payload | Self::Glyph => 1,
        }
    }
}

fn forms(message: &Message, look: &Look, layout: &Layout) -> &'static [Form] {
    if message.whole.is_some() && layout.lane.is_none() && layout.size <= CardSize::Medium {
        // A message says the same when it is lost.
        if message.lost.is_some() {
            return &[Form::WholePlain, Form::Plain, Form::Glyph];
        }
        return &[Form::Whole, Form::Ended, Form::Plain, Form::Glyph];
    }
    let number = letters::width(&message.payload, Size::D3, &look.glyphs).is_some();
    if message.lost.is_some() {
        &[Form::Plain, Form::Glyph]
    } else if layout.lane.is_none() && layout.size <= CardSize::Medium {
        if layout.size == CardSize::XxLarge && number && !message.notice && !look.theme.is_mono() {
            &[Form::Large, Form::Ended, Form::Plain, Form::Glyph]
        } else {
            &[Form::Ended, Form::Plain, Form::Glyph]
        }
    } else if layout.size == CardSize::XSmall && !message.payload.is_empty() && !message.notice && !look.theme.is_mono() {
        &[Form::Payload, Form::Glyph]
    } else {
        &[Form::Plain, Form::Glyph]
    }
}

pub(super) fn whole(message: &Message) -> &str {
    message.whole.as_deref().unwrap_or(&message.payload)
}

fn cells(form: Form, message: &Message, look: &Look) -> (u16, u16) {
    let payload = message.payload.chars().count() as u16;
    match form {
        Form::Large => (letters::width(&message.payload, Size::D3, &look.glyphs).unwrap_or(payload) + 5, 4),
        Form::Whole => (whole(message).chars().count() as u16 + 3, 1),
        Form::WholePlain => (whole(message).chars().count() as u16 + 1, 1),
        Form::Ended => (payload + 3, 1),
        Form::Plain => (payload + 1, 1),
        Form::Payload => (payload, 1),
        Form::Glyph => (1, 1),
    }
}

fn body_at(point: Point, (width, height): (u16, u16)) -> (i32, i32) {
    ((point.x - f64::from(width) / 2.0).round() as i32, ((point.y - f64::from(height)) / 2.0).round() as i32)
}

/// A place along a path, and what is drawn there; nothing where there is no room.
pub(super) struct Found {
    pub(super) along: f64,
    pub(super) body: Option<(Form, Rect)>,
}

/// Finds the nearest free place on a message's path, in the largest form that has one. Nothing gets further than `stop`, where its
/// link is cut. A glyph without its payload says too little: it is drawn only where nothing more has room between the cards.
pub(super) fn find(
    Stage { look, layout, .. }: Stage<'_>,
    message: &Message,
    path: &Path,
    (now, stop): (f64, f64),
    occupancy: &Occupancy,
) -> Found {
    let life = message.due.saturating_sub(message.sent).max(1) as f64;
    let then = message.lost.map_or(now, |lost| lost as f64);
    let part = ((then - message.sent as f64) / life).clamp(0.0, 1.0);
    let mut wanted = None;
    for &form in forms(message, look, layout) {
        let size = cells(form, message, look);
        let Some((low, high)) = reach(form, size, message, path, layout, occupancy) else { continue };
        let along = low + part * (high - low);
        let (along, high) = if stop.is_finite() {
            let last = (stop - half(path, stop, size)).clamp(low, high);
            (along.min(last), last)
        } else {
            (along, high)
        };
        wanted.get_or_insert(along);
        let rect = |along: f64| occupancy.rect(body_at(path.at(along), size), size);
        let both = |step: usize| [along - step as f64 * STEP, along + step as f64 * STEP];
        let around = |furthest: f64| (0..=(furthest / STEP) as usize).flat_map(both).filter(|place| (low..=high).contains(place));
        let is_free =
            |rect: Rect, of: u8| occupancy.is_free(beside(rect, form.air()), of & !BLANK) && occupancy.is_free(rect, of);
        let nearest = |of: u8| {
            around(path.length().min(FURTHEST))
                .find_map(|place| rect(place).filter(|&rect| is_free(rect, of)).map(|rect| (place, rect)))
        };
        let free = nearest(FIXED | MESSAGE | BLANK | WORDS).or_else(|| nearest(FIXED | MESSAGE | BLANK));
        if let Some((along, rect)) = free {
            return Found { along, body: Some((form, rect)) };
        }
        let has_room = || around(path.length()).any(|place| rect(place).is_some_and(|rect| is_free(rect, FIXED)));
        if form.air() > 0 && has_room() {
            break;
        }
    }
    Found { along: wanted.unwrap_or((part * path.length()).min(stop)), body: None }
}

/// From where to where on its path a pill touches neither its sender nor its receiver.
fn reach(
    form: Form,
    size: (u16, u16),
    message: &Message,
    path: &Path,
    layout: &Layout,
    occupancy: &Occupancy,
) -> Option<(f64, f64)> {
    let clear = |card: Rect, along: f64| {
        let rect = occupancy.rect(body_at(path.at(along), size), size);
        rect.is_none_or(|rect| !beside(rect, form.air()).intersects(card))
    };
    let steps = || (0..=(path.length() / STEP) as usize).map(|step| step as f64 * STEP);
    let low = steps().find(|&along| clear(layout.cards[message.from], along))?;
    let high = steps().map(|step| path.length() - step).find(|&along| clear(layout.cards[message.to], along))?;
    (low <= high).then_some((low, high))
}

/// How far from the mark of a cut the middle of a pill is that stands before it, in units.
fn half(path: &Path, along: f64, (width, height): (u16, u16)) -> f64 {
    let (dx, dy) = path.heading(along);
    let (across, down) = (f64::from(width) / 2.0 + 1.0, f64::from(height) + 1.0);
    (across / dx.abs().max(1e-9)).min(down / dy.abs().max(1e-9))
}
