//! What happened at a process: the mark on its lifeline.

use ratatui::style::{Modifier, Style};

use crate::scene::Scene;
use suffrage_engine::protocol::Role;
use suffrage_session::model::space_time::{DiagramEvent, EventKind, TouchKind};

pub(super) fn of(scene: &Scene<'_>, event: &DiagramEvent) -> (&'static str, Style) {
    let theme = scene.theme();
    let glyphs = scene.glyphs();
    let (down, up) = (glyphs.arrows[2], glyphs.arrows[6]);
    if event.leads {
        return (glyphs.state(Role::Leader), theme.state_text(Role::Leader).add_modifier(Modifier::BOLD));
    }
    if event.crashes {
        return (glyphs.state(Role::Crashed), theme.fault());
    }
    match event.what {
        EventKind::Receive { class, from_above } => (if from_above { down } else { up }, theme.message_text(class)),
        EventKind::Bounce { .. } => (glyphs.back, theme.strong()),
        EventKind::Revive => (glyphs.revived, theme.strong()),
        EventKind::Start => (glyphs.sends, theme.strong()),
        EventKind::Timer => (glyphs.timer, theme.muted()),
        EventKind::Disarmed => (glyphs.info, theme.muted()),
        EventKind::Armed => (glyphs.armed, theme.fault()),
        EventKind::Crash => (glyphs.state(Role::Crashed), theme.fault()),
    }
}

/// The number of arrivals in one cell, in place of one head that hides the others; `+` where it has no room.
pub(super) fn count(arrivals: usize, columns: u16) -> Option<String> {
    let room = if columns > 2 { 99 } else { 9 };
    (arrivals > 1).then(|| if arrivals > room { "+".to_owned() } else { arrivals.to_string() })
}

pub(super) fn of_touch(scene: &Scene<'_>, what: TouchKind) -> (&'static str, Style) {
    let (theme, glyphs) = (scene.theme(), scene.glyphs());
    match what {
        TouchKind::Cut => (glyphs.cut_at_tick, theme.fault()),
        TouchKind::Mended => (glyphs.mended, theme.strong()),
        TouchKind::Doubled => (glyphs.doubled, theme.strong()),
    }
}
