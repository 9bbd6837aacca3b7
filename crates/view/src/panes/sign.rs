//! The sign before a line of the log and above the timeline.

use ratatui::style::{Modifier, Style};

use crate::look::glyphs::Glyphs;
use crate::scene::Scene;
use suffrage_engine::protocol::{MessageClass, Role};
use suffrage_session::model::{Message, Sign};

pub(crate) fn of(scene: &Scene<'_>, sign: Sign) -> (&'static str, Style) {
    let theme = scene.theme();
    // What begins is the first kind of messages.
    let first = scene.frame.usual_class(0).unwrap_or(MessageClass::Election);
    let style = match sign {
        Sign::Message(class) => theme.message_text(class),
        Sign::Start => theme.message_text(first),
        Sign::Lost | Sign::Crash | Sign::Cut | Sign::Broken => theme.fault(),
        Sign::Bounced | Sign::Revive | Sign::Mend => theme.strong(),
        Sign::Leader => theme.state_text(Role::Leader).add_modifier(Modifier::BOLD),
        Sign::Chosen => theme.state_text(Role::Decided).add_modifier(Modifier::BOLD),
        Sign::Timer | Sign::Note | Sign::Info => theme.muted().add_modifier(Modifier::BOLD),
    };
    (glyph(scene.glyphs(), sign, first), style)
}

/// The glyph of a sign in a run whose first kind of messages is of this class.
pub(crate) const fn glyph(glyphs: &Glyphs, sign: Sign, first: MessageClass) -> &'static str {
    match sign {
        Sign::Message(class) => glyphs.message(class),
        Sign::Start => glyphs.message(first),
        Sign::Lost => glyphs.lost,
        Sign::Bounced => glyphs.back,
        Sign::Timer => glyphs.timer,
        Sign::Crash => glyphs.state(Role::Crashed),
        Sign::Revive => glyphs.revived,
        Sign::Leader => glyphs.state(Role::Leader),
        Sign::Chosen => glyphs.state(Role::Decided),
        Sign::Cut => glyphs.cut,
        Sign::Mend => glyphs.mended,
        Sign::Broken => glyphs.broken,
        Sign::Note => glyphs.note,
        Sign::Info => glyphs.info,
    }
}

/// The sign of a message under way or lost.
pub(crate) fn of_message(scene: &Scene<'_>, message: &Message) -> (&'static str, Style) {
    of(
        scene,
        match (message.lost, message.notice) {
            (Some(_), _) => Sign::Lost,
            (None, true) => Sign::Bounced,
            (None, false) => Sign::Message(message.class),
        },
    )
}
