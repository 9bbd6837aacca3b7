//! What happened at a process: the mark on its lifeline.

use ratatui::style::{Modifier, Style};

use crate::paint::view::Scene;
use crate::session::Role;
use crate::session::frame::space_time::{Event, EventKind};

/// The mark of an event and its look.
pub(super) fn of(scene: &Scene<'_>, event: &Event) -> (&'static str, Style) {
    let theme = scene.theme();
    let (glyphs, strokes) = (&scene.look.glyphs, scene.strokes());
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
        EventKind::Revive => (strokes.revived, theme.strong()),
        EventKind::Start => (glyphs.sends, theme.strong()),
        EventKind::Timer => (strokes.timer, theme.strong()),
        EventKind::Armed => (glyphs.armed, theme.fault()),
        EventKind::Crash => (glyphs.state(Role::Crashed), theme.fault()),
    }
}

/// The mark of an event that does not belong to the past of the selected one: smaller where there is a smaller one.
pub(super) fn stepping_back(scene: &Scene<'_>, event: &Event) -> (&'static str, Style) {
    let glyphs = &scene.look.glyphs;
    let mark = match event.what {
        _ if event.leads || event.crashes => of(scene, event).0,
        EventKind::Receive { from_above: true, .. } => glyphs.chevrons[1],
        EventKind::Receive { from_above: false, .. } => glyphs.chevrons[3],
        _ => of(scene, event).0,
    };
    (mark, scene.theme().faint())
}

/// Which of two events in the same cell is shown: the one with the higher rank, of equals the later.
pub(super) const fn rank(event: &Event) -> u8 {
    match event.what {
        _ if event.leads => 5,
        _ if event.crashes => 4,
        EventKind::Receive { .. } | EventKind::Revive | EventKind::Bounce { .. } => 3,
        EventKind::Start => 2,
        EventKind::Timer | EventKind::Crash => 1,
        EventKind::Armed => 0,
    }
}
