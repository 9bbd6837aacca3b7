//! What lies over the screen: one painter each, drawn from the data of [`Overlay`].
//!
//! Most panels are lists, lines or texts, which `panel` draws. A new form is its data and its name in
//! `view_state/overlay.rs`, and here a painter.

pub(super) mod branches;
pub(super) mod demos;
pub(super) mod flight;
pub(super) mod help;
pub(super) mod inspect;
pub(super) mod list;
pub(super) mod note;
pub(super) mod panel;
pub(super) mod why;

use ratatui::layout::Rect;

use super::view_state::overlay::{Branches, Demos, Flight, Form, List, Why};
use super::view_state::{Overlay, View};
use super::{canvas::Canvas, scene::Scene, target::Target};

#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    /// Everything between header and footer.
    pub(super) whole: Rect,
    /// Everything between header and ELECTED.
    pub(super) body: Rect,
    pub(super) column: Option<Rect>,
    /// The place of the note that is on top, where it has one beside the panes.
    pub(super) note: Option<Rect>,
    pub(super) diagram: Option<Rect>,
}

impl Places {
    /// Over what covers the whole screen: all but its first row and its last.
    pub(super) const fn between_rows(area: Rect) -> Self {
        let whole = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
        Self { whole, body: whole, column: None, note: None, diagram: None }
    }

    /// The side column, so that the graph stays in sight; without one the lower half.
    pub(super) fn beside_graph(&self) -> Rect {
        let height = self.whole.height / 2;
        self.column.unwrap_or(Rect { y: self.whole.bottom() - height, height, ..self.whole })
    }
}

impl Overlay {
    /// The chosen row, if there are rows to choose from.
    pub fn chosen(&self) -> Option<usize> {
        match self {
            Self::Branches(Branches { chosen, .. })
            | Self::Demos(Demos { chosen, .. })
            | Self::Flight(Flight { chosen })
            | Self::List(List { chosen, .. })
            | Self::Why(Why { chosen, .. }) => Some(*chosen),
            _ => None,
        }
    }

    /// Whether it lies beside the graph, which it is about.
    pub(super) fn is_beside_graph(&self) -> bool {
        matches!(self, Self::Flight(_) | Self::Why(_) | Self::List(List { form: Form::Menu, .. }))
    }

    /// Whether nothing of what is beneath it can be seen.
    fn covers_all(&self) -> bool {
        matches!(self, Self::Demos(_))
    }

    /// Whether it takes all keys and clicks; the others leave what is beside them to both.
    fn is_modal(&self) -> bool {
        match self {
            Self::Inspect(_) | Self::NextDemo(_) | Self::Note(_) => false,
            Self::Message(message) => !message.aside,
            overlay => !overlay.is_beside_graph(),
        }
    }
}

/// Whether the run on the screen cannot be seen.
pub(super) fn cover_all(view: &View) -> bool {
    view.overlays.iter().any(Overlay::covers_all)
}

/// Draws what lies over the screen. Only what is on top can be meant, and what is beside it if it is not modal.
pub(super) fn draw(scene: &Scene<'_>, places: &Places, area: Rect, canvas: &mut Canvas<'_>) {
    let overlays = &scene.view.overlays;
    let first = overlays.iter().rposition(Overlay::covers_all).unwrap_or_default();
    let Some((top, below)) = overlays[first..].split_last() else { return };
    for overlay in below {
        let before = canvas.hits.len();
        draw_one(scene, places, overlay, canvas);
        canvas.hits.cover(before, Target::Overlay);
    }
    if overlays.iter().any(Overlay::is_modal) {
        canvas.hit(area, Target::Beside);
    }
    canvas.hits.scrolls(0, 0);
    draw_one(scene, places, top, canvas);
}

fn draw_one(scene: &Scene<'_>, places: &Places, overlay: &Overlay, canvas: &mut Canvas<'_>) {
    // What a framed overlay lies over steps back; a note and the inspector speak of what is beside them.
    if overlay.is_modal() && !overlay.covers_all() {
        canvas.restyle(places.whole, scene.theme().base().patch(scene.theme().faint()));
    }
    match overlay {
        Overlay::Help(help) => help::draw(scene, places, help, canvas),
        Overlay::Prompt(prompt) => panel::draw_prompt(scene, places, prompt, canvas),
        Overlay::List(list) => list::draw(scene, places, list, canvas),
        Overlay::Note(note) => note::draw(scene, places, note, canvas),
        Overlay::Inspect(inspect) => inspect::draw(scene, places, inspect, canvas),
        Overlay::Message(message) => panel::draw_message(scene, places, message, canvas),
        Overlay::Branches(tree) => branches::draw(scene, places, tree, canvas),
        Overlay::Flight(flight) => flight::draw(scene, places, flight, canvas),
        Overlay::Why(why) => why::draw(scene, places, why, canvas),
        Overlay::Confirm(confirm) => panel::draw_confirm(scene, places, confirm, canvas),
        Overlay::Demos(demos) => demos::draw(scene, demos, canvas),
        Overlay::NextDemo(offer) => note::draw(scene, places, &offer.note, canvas),
        Overlay::Measured(measured) => panel::draw_measured(scene, places, measured, canvas),
    }
}
