//! The screen of all demos: the search, the topics of the course, the demos of one of them, and the beginning of the chosen one.
//!
//! It covers everything but the footer. What has no room gives way in this order: the preview, blank rows, the protocols of the topics, the
//! demos opened last, the summaries of demos that are not chosen, and at last one of the two sides.

mod preview;
mod rows;
mod topics;

use ratatui::layout::Rect;

use super::{OverlayPainter, Places, prompt};
use crate::canvas::{Canvas, wrapped};
use crate::panes::rule::{self, Rule};
use crate::scene::Scene;
use crate::target::Target;
use crate::view_state::View;
use crate::view_state::demos::Demos;
use suffrage_engine::protocol::Value;
use suffrage_text::{Fit, ids};

const PREVIEW_FROM: u16 = 110;
/// The columns of the topics, without the parting.
const TOPICS: u16 = 32;
/// The columns of the demos beside a preview, and those that a preview is given before they have the most.
const LEAST_DEMOS: u16 = 47;
const MOST_DEMOS: u16 = 50;
const PREVIEW: u16 = 36;
/// From this height on there is air between the demos.
const AIRY_FROM: u16 = 40;

/// Where everything is on a screen; what has no room is empty.
#[derive(Clone, Copy)]
struct Parts {
    topics: Rect,
    demos: Rect,
    preview: Rect,
}

impl Parts {
    fn of(area: Rect) -> Self {
        let body = Rect { y: area.y + 2, height: area.height.saturating_sub(3), ..area };
        let none = Rect { width: 0, ..body };
        let topics = Rect { width: TOPICS, ..body };
        let rest = body.width - TOPICS - 1;
        let demos = if area.width < PREVIEW_FROM {
            rest
        } else {
            (rest - 1).saturating_sub(PREVIEW).clamp(LEAST_DEMOS, MOST_DEMOS)
        };
        let demos = Rect { x: topics.right() + 1, width: demos, ..body };
        let preview = Rect { x: demos.right() + 1, width: area.right().saturating_sub(demos.right() + 1), ..body };
        Self { topics, demos, preview: if area.width < PREVIEW_FROM { none } else { preview } }
    }
}

/// Where the graph of the preview is on a screen of this size.
pub(crate) fn preview_place(area: Rect) -> Option<Rect> {
    preview::graph_place(Parts::of(area).preview)
}

impl OverlayPainter for Demos {
    fn draw(&self, scene: &Scene<'_>, _: &Places, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let theme = scene.theme();
        canvas.clear(area, theme.base());
        canvas.hit(area, Target::Overlay);
        let parts = Parts::of(area);
        draw_heading(scene, self, area, canvas);
        draw_search(scene, self, Rect { y: area.y + 1, height: 1, ..area }, canvas);
        for parting in [parts.demos, parts.preview].into_iter().filter(|part| part.width > 0 && part.x > area.x) {
            let column = Rect { x: parting.x - 1, width: 1, ..parting };
            for row in 0..column.height {
                canvas.row(column, row).write(scene.glyphs().parting, theme.rule());
            }
        }
        topics::draw(scene, self, parts.topics, area.height >= AIRY_FROM, canvas);
        rows::draw(scene, self, parts.demos, area.height, canvas);
        if let Some(shown) = self.preview.as_ref().filter(|_| parts.preview.width > 0) {
            preview::draw(scene, shown, parts.preview, canvas);
        }
    }

    fn chosen(&self) -> Option<usize> {
        Some(self.chosen)
    }

    fn covers_all(&self) -> bool {
        true
    }
}

fn draw_heading(scene: &Scene<'_>, demos: &Demos, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(area, 0).fill(theme.bar());
    let mut pen = canvas.row(area, 0);
    pen.stamp(" suffrage ", theme.chip());
    let count = scene.say(ids::DemosCount { count: Value::Number(demos.count as u64) });
    let claim = scene.fit(ids::DEMOS_CLAIM);
    let room = pen.left().saturating_sub(count.chars().count() + 4);
    if let Some(claim) = claim.within(room) {
        pen.skip(1).write(claim, theme.bar_muted());
    }
    canvas.at_right(area, 0, 1, &count, theme.bar_strong());
}

/// The line of the search: what has been typed, or what can be searched; below it stands why something cannot be opened.
fn draw_search(scene: &Scene<'_>, demos: &Demos, row: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(row, 0).skip(1).write("/", theme.strong());
    let place = Rect { x: row.x + 3.min(row.width), width: row.width.saturating_sub(4), ..row };
    if let Some(typed) = &demos.search {
        prompt::draw_input(scene, place, &typed.input, typed.cursor, canvas);
    } else if let Some(hint) = scene.fit(ids::DEMOS_SEARCH_HINT).within(usize::from(place.width)) {
        canvas.row(place, 0).write(hint, theme.muted());
    }
}

/// Draws the rule of a part; gives the place below it, less the rows that say what is wrong.
fn headed(scene: &Scene<'_>, place: Rect, title: &str, right: Option<&Fit>, canvas: &mut Canvas<'_>) -> Rect {
    let right = right.map(|right| (right, scene.theme().muted()));
    rule::draw(scene, place, title, &Rule { right, ..Rule::default() }, canvas);
    Rect { y: place.y + 1.min(place.height), height: place.height.saturating_sub(1), ..place }
}

/// Draws why something cannot be opened at the lower end of a place; gives what is left of it.
fn draw_fault(scene: &Scene<'_>, fault: Option<&str>, place: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let Some(fault) = fault else { return place };
    let lines = wrapped(fault, usize::from(place.width).saturating_sub(2));
    let height = (lines.len() as u16).min(place.height);
    let below = Rect { y: place.bottom() - height, height, ..place };
    for (row, line) in (0..height).zip(&lines) {
        canvas.row(below, row).skip(1).write(line, scene.theme().fault());
    }
    Rect { height: place.height - height, ..place }
}

/// A view of which nothing is selected.
fn unselected(glide: f64) -> View {
    View { selected: usize::MAX, glide, ..View::default() }
}
