//! The screen of two runs side by side.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::pointer::Target;
use super::row;
use super::screen::compare::{Bars, Side, Sides, sector};
use super::screen::{Class, Part};
use super::view::{self, Scene};
use super::view_state::{Pane, View};
use crate::session::model::Ask;
use crate::session::model::comparison::Comparison;

/// What a screen of this size needs of two runs side by side of so many processes.
pub fn asks(area: Rect, counts: [usize; 2], view: &View) -> [Ask; 2] {
    counts.map(|n| {
        let ask = super::ask(area, n, view);
        Ask { space_time: None, narration: false, per_sector: sector(area, n, view.zoomed), ..ask }
    })
}

/// What a person sees of one of the two runs.
fn view_of(view: &View, comparison: &Comparison, index: usize) -> View {
    let has_keys = index == comparison.focus;
    View {
        selected: comparison.selected[index].unwrap_or(usize::MAX),
        by_hand: view.by_hand,
        message: view.message.filter(|_| has_keys),
        told: view.told.filter(|_| has_keys),
        presenting: view.presenting,
        reveal: view.reveal,
        playing: view.playing,
        speed: view.speed,
        glide: view.glide,
        ..View::default()
    }
}

/// The places of everything.
pub(super) fn plan(scene: &Scene<'_>, comparison: &Comparison, (area, class): (Rect, Class)) -> Sides {
    let views = [0, 1].map(|index| view_of(scene.view, comparison, index));
    let [left, right] = [0, 1].map(|index| Scene { frame: &comparison.sides[index], view: &views[index], look: scene.look });
    let bars = Bars { presenting: scene.view.presenting, zoomed: scene.view.zoomed };
    Sides::new(area, class, comparison, [&left, &right], bars)
}

/// Draws both runs, and what lies over them.
pub(super) fn draw(scene: &Scene<'_>, comparison: &Comparison, (area, class): (Rect, Class), buffer: &mut Buffer) {
    let plan = plan(scene, comparison, (area, class));
    view::compare::draw_header(scene, comparison, plan.bars.header, buffer);
    for side in &plan.shown {
        let view = view_of(scene.view, comparison, side.index);
        let scene = Scene { frame: &comparison.sides[side.index], view: &view, look: scene.look };
        scene.look.texts.call_processes(scene.frame.anonymous);
        draw_side(&scene, comparison, side, buffer);
    }
    scene.look.texts.call_processes(scene.frame.anonymous);
    if let Some(parting) = plan.parting {
        for row in 0..parting.height {
            row::RowPen::new(buffer, parting, row).write(scene.look.glyphs.parting, scene.look.theme.rule());
        }
    }
    view::compare::difference::draw(scene, comparison, plan.difference, buffer);
    if let Some(gauge) = plan.gauge {
        view::compare::draw_gauge(scene, comparison, gauge, buffer);
    }
    if let Some(timeline) = plan.timeline {
        view::compare::timeline::draw(scene, comparison, timeline, buffer);
    }
    for overlay in &scene.view.overlays {
        super::draw_overlay(scene, &plan.bars, overlay, buffer);
    }
    view::footer::draw(scene, super::footer(&plan.bars, scene.view), buffer);
}

fn draw_side(scene: &Scene<'_>, comparison: &Comparison, side: &Side, buffer: &mut Buffer) {
    view::compare::draw_title(scene, comparison, side.index, side.title, buffer);
    let (part, place) = &side.graph;
    super::draw_part(scene, part, *place, buffer);
    match side.cells {
        Some(cells) => view::elected::draw(scene, side.elected, cells, false, buffer),
        None => view::elected::draw_rule(scene, side.elected, true, buffer),
    }
    if let Some(fate) = side.fate {
        view::compare::draw_fate(scene, fate, buffer);
    }
    if let Some(log) = side.log {
        view::log::draw(scene, log, buffer);
    }
}

/// What is at a cell of the screen where nothing lies over it. Of the run without the keys only its place can be pointed at.
pub(super) fn under(scene: &Scene<'_>, comparison: &Comparison, plan: &Sides, at: Position) -> Option<Target> {
    if let Some(timeline) = plan.timeline.filter(|timeline| timeline.contains(at)) {
        return view::compare::timeline::tick_at(scene, timeline, at.x).map(Target::Tick);
    }
    let within = |side: &&Side| {
        [Some(side.title), Some(side.graph.1), Some(side.elected), side.fate, side.log]
            .iter()
            .flatten()
            .any(|place| place.contains(at))
    };
    let side = plan.shown.iter().find(within)?;
    if side.index != comparison.focus {
        return Some(Target::OtherRun);
    }
    let view = view_of(scene.view, comparison, side.index);
    let scene = Scene { frame: &comparison.sides[side.index], view: &view, look: scene.look };
    if side.elected.contains(at) {
        return view::elected::process_at(&scene, side.elected, side.cells?, at).map(Target::Process);
    }
    let (part, place) = &side.graph;
    let target = if place.contains(at) { super::pointer::on_part(&scene, part, *place, at) } else { None };
    let log = side.log.filter(|log| log.contains(at));
    // Panes have no keys of their own here.
    target
        .or_else(|| super::pointer::on_part(&scene, &Part::Log, log?, at))
        .filter(|target| !matches!(target, Target::Pane(pane) if *pane != Pane::Log))
}
