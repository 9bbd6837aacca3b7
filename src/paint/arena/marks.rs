//! The marks in the cells beside bare ids.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::geometry::{CardSize, Layout};
use crate::engine::Process;
use crate::paint::Look;
use crate::paint::canvas::inside;
use crate::protocol::Role;

/// A mark in the cell beside a bare id.
pub(super) struct Beside {
    pub(super) cell: (i32, i32),
    pub(super) glyph: &'static str,
    pub(super) style: Style,
}

/// The marks beside bare ids of what their one colour or modifier does not tell well: an armed crash, and the states that are
/// rare and weighty. Each is on the side where there is more room.
pub(super) fn marks_beside<'a>(
    processes: impl Iterator<Item = &'a Process>,
    layout: &Layout,
    clip: Rect,
    look: &Look,
) -> Vec<Beside> {
    if layout.size != CardSize::XSmall {
        return Vec::new();
    }
    let mut marks: Vec<Beside> = Vec::new();
    for (process, card) in processes.zip(&layout.cards) {
        let armed = armed(process).map(|_| (look.glyphs.armed, look.theme.fault()));
        let says_it = matches!(process.role, Role::Leader | Role::Waiting | Role::Relay);
        let state = says_it.then(|| (look.glyphs.state(process.role), look.theme.state_sample(process.role)));
        for (glyph, style) in armed.into_iter().chain(state) {
            let y = i32::from(card.y);
            let (left, right) = (i32::from(card.x) - 1, i32::from(card.right()));
            let is_free = |x: i32| {
                let on_card = layout.cards.iter().any(|other| inside(*other, x, y));
                inside(clip, x, y) && !on_card && marks.iter().all(|mark| mark.cell != (x, y))
            };
            let sides = [(right, right + 1), (left, left - 1)];
            let airy = sides.iter().find(|&&(x, beyond)| is_free(x) && is_free(beyond));
            if let Some(&(x, _)) = airy.or_else(|| sides.iter().find(|&&(x, _)| is_free(x))) {
                marks.push(Beside { cell: (x, y), glyph, style });
            }
        }
    }
    marks
}

/// After how many messages a process crashes; of one that is down there is nothing to say but that.
pub(super) fn armed(process: &Process) -> Option<u32> {
    process.crashes_after.filter(|_| process.role != Role::Crashed)
}
