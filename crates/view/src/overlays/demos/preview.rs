//! How the chosen demo begins: its graph, over and over, and below it what it is set up with.

use ratatui::layout::Rect;

use super::{headed, unselected};
use crate::Look;
use crate::canvas::{Canvas, wrapped};
use crate::panes::graph;
use crate::scene::Scene;
use crate::target::Target;
use crate::view_state::demos::Preview;
use suffrage_engine::protocol::Value;
use suffrage_text::ids;

/// The rows below the graph: a blank one, the title in two, what is said of the demo in four, and the two keys with a blank one before.
const BELOW: u16 = 10;
/// The least rows of a graph that says anything, and the rows that it has for 36 columns.
const LEAST: u16 = 9;
const HEIGHT: (u32, u32) = (20, 36);

/// Where the graph is in the place of the preview, if there is room for one.
pub(super) fn graph_place(place: Rect) -> Option<Rect> {
    let most = u32::from(place.width) * HEIGHT.0 / HEIGHT.1;
    let height = u32::from(place.height.saturating_sub(1 + BELOW)).min(most) as u16;
    (place.width > 2 && height >= LEAST).then_some(Rect {
        x: place.x + 1,
        y: place.y + 1,
        width: place.width.saturating_sub(1),
        height,
    })
}

pub(super) fn draw(scene: &Scene<'_>, shown: &Preview, place: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let ticks = scene.fit(ids::DemosPreviewTicks { last: Value::Number(shown.last) });
    let below = headed(scene, place, &scene.say(ids::DEMOS_PREVIEW), Some(&ticks), canvas);
    let mut text = below;
    if let Some(graph) = graph_place(place) {
        draw_graph(scene, shown, graph, canvas);
        text = Rect { y: graph.bottom() + 1, height: place.bottom().saturating_sub(graph.bottom() + 1), ..place };
    }
    let room = usize::from(place.width).saturating_sub(2);
    let title = wrapped(&shown.title, room).into_iter().map(|line| (line, theme.strong()));
    let rows = |line: &String| if line.is_empty() { vec![String::new()] } else { wrapped(line, room) };
    let about = shown.about.iter().flat_map(rows).map(|line| (line, theme.muted()));
    for (row, (line, style)) in (0..text.height).zip(title.chain(about)) {
        canvas.row(text, row).skip(1).write(&line, style);
    }
}

fn draw_graph(scene: &Scene<'_>, shown: &Preview, place: Rect, canvas: &mut Canvas<'_>) {
    let look: Look = scene.look.of_run(shown.frame.anonymous);
    let view = unselected(shown.glide);
    let before = canvas.hits().len();
    graph::draw_preview(&Scene { frame: &shown.frame, view: &view, look: &look }, place, canvas);
    // Nothing of it can be meant: it is no run on the screen.
    canvas.hits().cover(before, Target::Overlay);
}
