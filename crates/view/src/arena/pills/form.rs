//! In which forms a message can be drawn, the largest first: what it gives up where another one is beside it.

use std::borrow::Cow;

use super::super::geometry::{CardSize, Layout};
use crate::Look;
use suffrage_engine::protocol::{MessageClass, Topology};
use suffrage_session::model::Message;

/// How a message is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// One row with half-block ends and all that the message carries, where its payload is shortened.
    Whole,
    WholePlain,
    /// One row with half-block ends.
    Ended,
    /// One row without ends.
    Plain,
    /// One row with half-block ends and the beginning of the value, with those who have signed it.
    Short,
    ShortPlain,
    /// The beginning of the value alone.
    Beginning,
    Payload,
    Glyph,
}

impl Form {
    /// The blank columns it needs at its sides: a number without a glyph would be read together with its neighbour.
    pub(super) const fn air(self) -> u16 {
        match self {
            Self::Payload => 1,
            Self::Whole
            | Self::WholePlain
            | Self::Ended
            | Self::Plain
            | Self::Short
            | Self::ShortPlain
            | Self::Beginning
            | Self::Glyph => 0,
        }
    }

    /// Whether it has half-block ends.
    pub(super) const fn has_ends(self) -> bool {
        matches!(self, Self::Whole | Self::Ended | Self::Short)
    }

    /// What is written of a message between its ends.
    pub(super) fn text(self, message: &Message, look: &Look, glyph: &str) -> String {
        let carried = match self {
            // A value needs no glyph before it, but one in its place.
            Self::Glyph if glyph.is_empty() => return look.glyphs.message(message.class).to_owned(),
            Self::Glyph => return glyph.to_owned(),
            Self::Payload => return look.texts.spelled(&message.payload).into_owned(),
            Self::Whole | Self::WholePlain => whole(message).into_owned(),
            Self::Ended | Self::Plain => message.payload.clone(),
            Self::Short | Self::ShortPlain => signed(beginning(message), message),
            Self::Beginning => beginning(message).to_owned(),
        };
        format!("{glyph}{}", look.texts.spelled(&carried))
    }

    pub(super) fn cells(self, message: &Message, look: &Look) -> (u16, u16) {
        let text = self.text(message, look, sign(message, look)).chars().count() as u16;
        // What has no text takes a cell too: nothing may lie there.
        (text.max(1) + 2 * u16::from(self.has_ends()) + u16::from(is_marked(message)), 1)
    }
}

/// Whether a lie is marked on the message: what was lost stands crossed out.
pub(super) const fn is_marked(message: &Message) -> bool {
    message.is_lie && message.lost.is_none()
}

/// The glyph that a message begins with.
pub(super) fn sign(message: &Message, Look { glyphs, .. }: &Look) -> &'static str {
    if message.lost.is_some() {
        glyphs.lost
    } else if message.notice {
        glyphs.back
    } else {
        glyphs.before_payload(message.class)
    }
}

fn is_beside_line(layout: &Layout) -> bool {
    layout.graph.topology == Topology::TwoWayRing || layout.lane.is_some()
}

/// The forms of a message in a layout, the largest first and its glyph alone last.
pub(super) fn forms(message: &Message, look: &Look, layout: &Layout) -> &'static [Form] {
    let roomy = layout.size <= CardSize::Medium && !is_beside_line(layout);
    if message.beginning.is_some() && message.class == MessageClass::Value && !message.notice {
        return of_word(message, roomy);
    }
    // A message says the same when it is lost.
    match (message.whole.is_some() && roomy, message.lost.is_some()) {
        (true, true) => return &[Form::WholePlain, Form::Plain, Form::Glyph],
        (true, false) => return &[Form::Whole, Form::Ended, Form::Plain, Form::Glyph],
        (false, true) => return &[Form::Plain, Form::Glyph],
        (false, false) => {}
    }
    if roomy {
        &[Form::Ended, Form::Plain, Form::Glyph]
    } else if layout.size == CardSize::XSmall && !message.payload.is_empty() && !message.notice && !look.theme.is_mono()
    {
        &[Form::Payload, Form::Glyph]
    } else {
        &[Form::Plain, Form::Glyph]
    }
}

/// The forms of a message that says a word: those who have signed it stay on it as long as there is room.
fn of_word(message: &Message, roomy: bool) -> &'static [Form] {
    match (roomy, message.signed_by.is_empty(), message.lost.is_some()) {
        (false, _, _) => &[Form::ShortPlain, Form::Beginning],
        (true, true, true) => &[Form::WholePlain, Form::Plain, Form::ShortPlain, Form::Beginning],
        (true, true, false) => &[Form::Whole, Form::Ended, Form::Plain, Form::Short, Form::Beginning],
        (true, false, true) => &[Form::WholePlain, Form::ShortPlain, Form::Beginning],
        (true, false, false) => &[Form::Whole, Form::WholePlain, Form::Short, Form::ShortPlain, Form::Beginning],
    }
}

/// All that a message carries: what is signed as the literature writes it, `attack:1:3`.
pub(super) fn whole(message: &Message) -> Cow<'_, str> {
    if message.signed_by.is_empty() {
        Cow::Borrowed(message.whole.as_deref().unwrap_or(&message.payload))
    } else {
        Cow::Owned(signed(&message.payload, message))
    }
}

fn beginning(message: &Message) -> &str {
    message.beginning.as_deref().unwrap_or(&message.payload)
}

/// A value with those who have signed it, the first to sign it first.
fn signed(value: &str, message: &Message) -> String {
    message.signed_by.iter().fold(value.to_owned(), |text, id| format!("{text}:{id}"))
}
