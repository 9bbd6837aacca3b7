//! The input of all painters: what to draw, the selection, and the appearance.

use crate::{look::theme::Theme, prelude::*};

#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) frame: &'a Frame,
    pub(super) view: &'a View,
    pub(super) look: &'a Look,
}

impl<'a> Scene<'a> {
    pub(super) fn theme(&self) -> &'a Theme {
        &self.look.theme
    }

    pub(super) fn glyphs(&self) -> &'a Glyphs {
        &self.look.glyphs
    }

    pub(super) fn say(&self, said: impl Into<Remark>) -> String {
        self.look.texts.say(said)
    }

    pub(super) fn remark(&self, remark: &Remark) -> String {
        self.look.texts.remark(remark)
    }

    pub(super) fn fit(&self, said: impl Into<Remark>) -> Fit {
        self.look.texts.fit(said)
    }

    /// The event that the screen shows; `None` after the end of the run.
    pub(super) fn acts(&self) -> Option<Acting> {
        self.frame.story.acts.filter(|_| !self.frame.clock.has_ended())
    }

    pub(super) fn state(&self, process: &Process) -> String {
        let word = self.fit(words::state_in(self.frame.strip, self.frame.roles, process.role));
        format!("{} {}", self.glyphs().state(process.role), word.shortest())
    }

    pub(super) fn name(&self, id: Id) -> String {
        self.look.texts.name(id)
    }

    pub(super) fn process(&self, position: usize) -> Option<&'a Process> {
        self.frame.processes.get(position.checked_sub(self.frame.first)?)
    }

    pub(super) fn window(&self, room: usize) -> &'a [Process] {
        let processes = &self.frame.processes;
        let middle = self.view.selected.saturating_sub(self.frame.first);
        let start = middle.saturating_sub(room / 2).min(processes.len().saturating_sub(room));
        &processes[start..processes.len().min(start + room)]
    }

    pub(super) fn id_at(&self, position: usize) -> Option<Id> {
        self.process(position).map(|process| process.id)
    }

    pub(super) fn draw_ends(&self, place: Rect, above: bool, below: bool, canvas: &mut Canvas<'_>) {
        self.mark_ends(self.theme().strong(), place, (above, below), canvas);
    }

    pub(super) fn mark_ends(&self, style: Style, place: Rect, (above, below): (bool, bool), canvas: &mut Canvas<'_>) {
        if above && place.height > 0 {
            canvas.at_right(place, 0, 0, self.glyphs().up, style);
        }
        if below && place.height > 0 {
            canvas.at_right(place, place.height - 1, 0, self.glyphs().down, style);
        }
    }

    pub(super) fn runs(&self) -> Vec<RunScene<'a>> {
        let Scene { frame, view, look } = *self;
        match &view.beside {
            None => vec![RunScene { frame, view: Cow::Borrowed(view), look: look.clone() }],
            Some(beside) => {
                let view_of = |side| Cow::Owned(view_of(view, beside, side));
                let runs = beside.sides.iter().enumerate();
                runs.map(|(at, frame)| RunScene { frame, view: view_of(at), look: look.of_run(frame.anonymous) })
                    .collect()
            }
        }
    }
}

pub(super) struct RunScene<'a> {
    pub(super) frame: &'a Frame,
    view: Cow<'a, View>,
    look: Look,
}

impl RunScene<'_> {
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { frame: self.frame, view: &self.view, look: &self.look }
    }
}

fn view_of(view: &View, comparison: &Comparison, side: usize) -> View {
    let has_keys = side == comparison.focus;
    let &View { by_hand, presenting, reveal, playing, speed, glide, .. } = view;
    let selected = comparison.selected[side].unwrap_or(usize::MAX);
    let (message, traced) = (view.message.filter(|_| has_keys), view.traced.filter(|_| has_keys));
    View { selected, by_hand, message, traced, presenting, reveal, playing, speed, glide, ..View::default() }
}
