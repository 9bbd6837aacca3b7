//! The screen of two runs side by side.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::layout::Class;
use super::layout::compare::{Bars, Side, Sides, sector};
use super::panes::{self, compare, elected, footer};
use super::scene::Scene;
use super::slot::Slot;
use super::target::Target;
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
pub(super) fn draw(scene: &Scene<'_>, comparison: &Comparison, (area, class): (Rect, Class), canvas: &mut Canvas<'_>) {
    let plan = plan(scene, comparison, (area, class));
    compare::draw_header(scene, comparison, plan.bars.header, canvas);
    for side in &plan.shown {
        let view = view_of(scene.view, comparison, side.index);
        let scene = Scene { frame: &comparison.sides[side.index], view: &view, look: scene.look };
        scene.look.texts.call_processes(scene.frame.anonymous);
        draw_side(&scene, comparison, side, canvas);
    }
    scene.look.texts.call_processes(scene.frame.anonymous);
    if let Some(parting) = plan.parting {
        for row in 0..parting.height {
            canvas.row(parting, row).write(scene.look.glyphs.parting, scene.look.theme.rule());
        }
    }
    compare::difference::draw(scene, comparison, plan.difference, canvas);
    if let Some(gauge) = plan.gauge {
        compare::draw_gauge(scene, comparison, gauge, canvas);
    }
    if let Some(timeline) = plan.timeline {
        compare::timeline::draw(scene, comparison, timeline, canvas);
    }
    super::overlays::draw(scene, &plan.bars.places(), area, canvas);
    footer::draw(scene, super::footer(&plan.bars, scene.view), canvas);
}

fn draw_side(scene: &Scene<'_>, comparison: &Comparison, side: &Side, canvas: &mut Canvas<'_>) {
    compare::draw_title(scene, comparison, side.index, side.title, canvas);
    panes::draw_contents(scene, side.graph, canvas);
    match side.cells {
        Some(cells) => elected::draw(scene, side.elected, cells, false, canvas),
        None => elected::draw_rule(scene, side.elected, true, canvas),
    }
    if let Some(fate) = side.fate {
        compare::draw_fate(scene, fate, canvas);
    }
    if let Some(log) = side.log {
        // The other panes have no keys of their own here.
        panes::draw(scene, Slot::new(Pane::Log, log), canvas);
    }
    if side.index != comparison.focus {
        // Of the run without the keys only its place can be meant.
        for place in [Some(side.title), Some(side.graph.place), Some(side.elected), side.fate, side.log].into_iter().flatten() {
            canvas.hit(place, Target::OtherRun);
        }
    }
}
