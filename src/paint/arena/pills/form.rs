//! In which forms a message can be drawn, the largest first: what it gives up where another one is beside it.

use super::super::geometry::{CardSize, Layout};
use super::super::letters::{self, Size};
use crate::paint::Look;
use crate::protocol::{MessageClass, Topology};
use crate::session::model::Message;

/// How a message is drawn.
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
    /// The blank columns it needs at its sides: a number without a glyph would be read together with its neighbour.
    pub(super) const fn air(self) -> u16 {
        match self {
            Self::Payload => 1,
            Self::Large | Self::Whole | Self::WholePlain | Self::Ended | Self::Plain | Self::Glyph => 0,
        }
    }

    pub(super) fn cells(self, message: &Message, look: &Look) -> (u16, u16) {
        let payload = message.payload.chars().count() as u16;
        match self {
            Self::Large => large_cells(&message.payload, look).unwrap_or((payload, 1)),
            Self::Whole => (whole(message).chars().count() as u16 + 3, 1),
            Self::WholePlain => (whole(message).chars().count() as u16 + 1, 1),
            Self::Ended => (payload + 3, 1),
            Self::Plain => (payload + 1, 1),
            Self::Payload => (payload, 1),
            Self::Glyph => (1, 1),
        }
    }
}

/// The size of the digits of the large form.
pub(in super::super) const LARGE: Size = Size::D3;

/// The columns and rows of a pill with large digits; nothing if there are none for what it carries.
pub(in super::super) fn large_cells(payload: &str, look: &Look) -> Option<(u16, u16)> {
    let is_number = payload.bytes().all(|letter| letter.is_ascii_digit());
    letters::width(payload, LARGE, &look.glyphs).filter(|_| is_number).map(|columns| (columns + 5, 4))
}

fn is_beside_line(layout: &Layout) -> bool {
    layout.graph.topology == Topology::TwoWayRing || layout.lane.is_some()
}

/// Whether a graph has large pills.
pub(in super::super) fn has_large(layout: &Layout) -> bool {
    layout.size <= CardSize::XxLarge && !is_beside_line(layout)
}

/// The forms of a message in a layout, the largest first and its glyph alone last.
pub(super) fn forms(message: &Message, look: &Look, layout: &Layout) -> &'static [Form] {
    let roomy = layout.size <= CardSize::Medium && !is_beside_line(layout);
    // A message says the same when it is lost.
    match (message.whole.is_some() && roomy, message.lost.is_some()) {
        (true, true) => return &[Form::WholePlain, Form::Plain, Form::Glyph],
        (true, false) => return &[Form::Whole, Form::Ended, Form::Plain, Form::Glyph],
        (false, true) => return &[Form::Plain, Form::Glyph],
        (false, false) => {}
    }
    // An announcement stays in one row, so that it is never taken for the leader.
    let number = large_cells(&message.payload, look).is_some() && message.class != MessageClass::Elected;
    if roomy {
        if has_large(layout) && number && !message.notice {
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
