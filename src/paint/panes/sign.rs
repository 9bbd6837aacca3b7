//! The sign before a line of the log and above the timeline.

use ratatui::style::{Modifier, Style};

use crate::paint::scene::Scene;
use crate::protocol::{MessageClass, Role};
use crate::session::model::{Message, Sign};

pub(in crate::paint) fn of(scene: &Scene<'_>, sign: Sign) -> (&'static str, Style) {
    let theme = scene.theme();
    let glyphs = scene.glyphs();
    let plain = theme.muted().add_modifier(Modifier::BOLD);
    match sign {
        Sign::Message(class) => (glyphs.message(class), theme.message_text(class)),
        Sign::Lost => (glyphs.lost, theme.fault()),
        Sign::Bounced => (glyphs.back, theme.strong()),
        // What begins is the first kind of messages.
        Sign::Start => {
            let class = scene.frame.usual_class(0).unwrap_or(MessageClass::Election);
            (glyphs.message(class), theme.message_text(class))
        }
        Sign::Timer => (glyphs.timer, plain),
        Sign::Crash => (glyphs.state(Role::Crashed), theme.fault()),
        Sign::Revive => (glyphs.revived, theme.strong()),
        Sign::Leader => (glyphs.state(Role::Leader), theme.state_text(Role::Leader).add_modifier(Modifier::BOLD)),
        Sign::Cut => (glyphs.cut, theme.fault()),
        Sign::Mend => (glyphs.mended, theme.strong()),
        Sign::Broken => (glyphs.broken, theme.fault()),
        Sign::Note => (glyphs.note, plain),
        Sign::Info => (glyphs.info, plain),
    }
}

/// The sign of a message under way or lost.
pub(in crate::paint) fn of_message(scene: &Scene<'_>, message: &Message) -> (&'static str, Style) {
    of(
        scene,
        match (message.lost, message.notice) {
            (Some(_), _) => Sign::Lost,
            (None, true) => Sign::Bounced,
            (None, false) => Sign::Message(message.class),
        },
    )
}
