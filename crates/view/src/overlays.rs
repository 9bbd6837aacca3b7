//! Draws the overlays, each with its own function, from the data of [`Overlay`].
//!
//! Most overlays are panels with lists, lines or texts: see `panel`. A new overlay needs data in
//! `view_state/overlay.rs` and a painter here.

pub(super) mod address;
pub(super) mod branches;
pub(super) mod demos;
pub(super) mod flight;
pub(super) mod help;
pub(super) mod inspect;
pub(super) mod list;
pub(super) mod note;
pub(super) mod page;
pub(super) mod panel;
pub(super) mod vote;
pub(super) mod why;

use super::view_state::overlay::{Branches, Demos, Flight, Form, List, Why};
use crate::prelude::*;

impl Overlay {
    /// The index of the chosen row; `None` if the overlay has no rows to choose from.
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

    pub(super) fn is_beside_graph(&self) -> bool {
        matches!(self, Self::Flight(_) | Self::Why(_) | Self::List(List { form: Form::Menu, .. }))
    }

    pub(super) fn covers_all(&self) -> bool {
        matches!(self, Self::Demos(_) | Self::Page(_) | Self::Address(_))
    }

    fn is_modal(&self) -> bool {
        match self {
            Self::Inspect(_) | Self::NextDemo(_) | Self::Note(_) => false,
            Self::Message(message) => !message.aside,
            overlay => !overlay.is_beside_graph(),
        }
    }
}

pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, area: Rect, canvas: &mut Canvas<'_>) {
    let overlays = &scene.view.overlays;
    let first = overlays.iter().rposition(Overlay::covers_all).unwrap_or_default();
    let Some((top, below)) = overlays[first..].split_last() else { return };
    for overlay in below {
        let before = canvas.hits.len();
        draw_one(scene, plan, overlay, canvas);
        canvas.hits.cover(before, Target::Overlay);
    }
    if overlays.iter().any(Overlay::is_modal) {
        canvas.hits.add(area, Target::Beside);
    }
    canvas.hits.scrolls(0, 0);
    draw_one(scene, plan, top, canvas);
}

fn draw_one(scene: &Scene<'_>, plan: &Screen, overlay: &Overlay, canvas: &mut Canvas<'_>) {
    // An overlay with a frame dims the screen. A note or the inspector explains what is next to it and does not dim it.
    if overlay.is_modal() && !overlay.covers_all() {
        let style = Style::reset().patch(scene.theme().base()).patch(scene.theme().faint());
        canvas.set_style(plan.whole(), style);
    }
    match overlay {
        Overlay::Help(help) => help::draw(scene, plan, help, canvas),
        Overlay::Prompt(prompt) => panel::draw_prompt(scene, plan, prompt, canvas),
        Overlay::List(list) => list::draw(scene, plan, list, canvas),
        Overlay::Note(note) => note::draw(scene, plan, note, canvas),
        Overlay::Inspect(inspect) => inspect::draw(scene, plan, inspect, canvas),
        Overlay::Message(message) => panel::draw_message(scene, plan, message, canvas),
        Overlay::Branches(tree) => branches::draw(scene, plan, tree, canvas),
        Overlay::Flight(flight) => flight::draw(scene, plan, flight, canvas),
        Overlay::Why(why) => why::draw(scene, plan, why, canvas),
        Overlay::Confirm(confirm) => panel::draw_confirm(scene, plan, confirm, canvas),
        Overlay::Demos(demos) => demos::draw(scene, demos, canvas),
        Overlay::NextDemo(offer) => note::draw(scene, plan, &offer.note, canvas),
        Overlay::Measured(measured) => panel::draw_measured(scene, plan, measured, canvas),
        Overlay::Page(page) => page::draw(scene, page, canvas),
        Overlay::Address(address) => address::draw(scene, address, canvas),
    }
}
