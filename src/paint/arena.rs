//! The graph: processes as cards, messages as pills on their links, and the legend in the last row.
//!
//! Where everything is comes from pure geometry: [`layout`] for the cards and the curve, [`path`] for the ways of messages. The
//! painters add a layer each, from the back to the front: hub, lines, chevrons, cards, pills, arrow heads.

pub mod band;
mod beside;
mod block;
pub(in crate::paint) mod cards;
mod corner;
mod crowd;
pub mod curve;
mod cuts;
mod docked;
pub(in crate::paint) mod dots;
mod figures;
mod font;
pub mod geometry;
mod ground;
pub(in crate::paint) mod headline;
mod heads;
mod hub;
mod inside;
mod labels;
pub(in crate::paint) mod lanes;
pub mod layout;
pub(in crate::paint) mod legend;
pub(in crate::paint) mod letters;
mod links;
pub mod matrix;
mod nobody;
mod past;
pub mod path;
mod pills;
pub mod places;
mod plaque;
mod purpose;
mod racetrack;
mod reach;
mod rim;
mod seated;
pub(in crate::paint) mod sides;
mod stage;
mod waves;
mod way;

use std::rc::Rc;

use ratatui::layout::Rect;

use super::{Look, View};
use crate::engine::{Face, Process};
use crate::paint::canvas::Canvas;
use crate::paint::scene::Scene;
use crate::paint::shown::Part;
use crate::protocol::Value;
use crate::session::model::Frame;
use crate::session::model::ground::Seats;
use crate::text::{Fit, ids};
use corner::Corners;
use docked::Docked;
use dots::Dots;
use geometry::{DoesNotFit, Graph, Layout};
use hub::Hub;
use legend::Selected;
pub use past::LEAST as LEAST_PAST;
use pills::Pills;
use stage::{Stage, draw_labels};

/// Where everything in an arena is whose legend has so many rows.
///
/// # Errors
/// [`DoesNotFit`] if the graph has no place there, or if the frame does not hold all its processes: a list shows more.
pub fn place(frame: &Frame, area: Rect, legend: u16, presented: bool) -> Result<Layout, DoesNotFit> {
    if frame.processes.len() != frame.n {
        return Err(DoesNotFit);
    }
    let (place, graph) = (parted(area, legend).0, graph(frame, presented));
    match &frame.seats {
        None => layout::layout(place, graph),
        Some(Seats::Circle(stations)) => layout::circle(place, graph, stations),
        Some(Seats::Plane(places)) => seated::plane(place, graph, places),
    }
}

fn graph(frame: &Frame, presented: bool) -> Graph {
    Graph { n: frame.n, topology: frame.topology, id_digits: digits_of(frame, &frame.processes), presented }
}

/// The digits of the longest number on the cards. A process that draws a number draws one up to n at least: the cards keep their
/// size when it is drawn.
fn digits_of(frame: &Frame, processes: &[Process]) -> u16 {
    let digits = |number: u64| number.checked_ilog10().unwrap_or(0) as u16 + 1;
    let number = |process: &Process| match process.face {
        Face::Id => u64::from(process.id.number()),
        Face::Hidden => frame.n as u64,
        Face::Drawn(number) => number.max(frame.n as u64),
    };
    processes.iter().map(|process| digits(number(process))).max().unwrap_or(1)
}

/// Whether the tick stands in a corner of the graph that is drawn in an area; then it is said nowhere else.
pub(super) fn has_tick(scene: &Scene<'_>, area: Rect) -> bool {
    let Scene { frame, view, look } = *scene;
    if frame.lanes.is_some() {
        return false;
    }
    let places::Placed::Graph(layout) = look.places.seen_by(frame, area, view.presenting) else { return false };
    let (clip, _) = parted(area, look.places.legend_rows(frame, area.width));
    corner::has_tick(&layout, clip, look, view.presenting, frame.clock.tick)
}

/// Whether the number of messages has a place in a corner of the graph that is drawn in an area.
pub(super) fn has_count(scene: &Scene<'_>, area: Rect) -> bool {
    let Scene { frame, view, look } = *scene;
    if frame.lanes.is_some() {
        return false;
    }
    let places::Placed::Graph(layout) = look.places.seen_by(frame, area, view.presenting) else { return false };
    let (clip, _) = parted(area, look.places.legend_rows(frame, area.width));
    corner::has_count(Stage { look, layout: &layout, clip }, frame, view.presenting)
}

/// Draws the arena where [`place`] has found a place for it: the graph, and in the last row the legend. `counts`: whether the number of
/// messages is said here, because nothing else says it.
pub(super) fn draw_placed(scene: &Scene<'_>, layout: &Rc<Layout>, area: Rect, counts: bool, canvas: &mut Canvas<'_>) {
    let Scene { frame, view, look } = *scene;
    let Some((clip, row)) = begin(scene, area, canvas) else { return };
    let stage = Stage { look, layout, clip };
    links::record(canvas, clip, frame, layout);
    let (hub, corners) = (Hub::of(stage, frame), Corners::of(stage, frame, view.presenting, counts));
    let mut more = past::draw(scene, layout, clip, &hub.cells().collect::<Vec<_>>(), canvas);
    let sentence = draw_graph(canvas, stage, frame, view, (&hub, &corners));
    more.extend(ground::entries(frame, look));
    legend::draw(canvas, row, frame, look, sentence.as_ref(), (Selected::on_cards(layout.size), None, &more));
}

/// Draws the graph alone, as large as it fits in a place: no legend, no corners, nothing that a pointer could mean. Whether it fits.
pub(super) fn draw_bare(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) -> bool {
    let Scene { frame, view, look } = *scene;
    let Some(layout) = look.places.bare(frame, place) else { return false };
    let stage = Stage { look, layout: &layout, clip: place };
    canvas.begin_graph();
    draw_graph(canvas, stage, frame, view, (&Hub::of(stage, frame), &Corners::default()));
    true
}

/// Draws the arena as a crowd where [`places::Placed::Crowd`] has a place for it.
pub(super) fn draw_crowd(scene: &Scene<'_>, layout: &Rc<Layout>, area: Rect, canvas: &mut Canvas<'_>) {
    crowd::draw(scene, layout, area, canvas);
}

/// Draws the arena as a density band: the band where [`band::place`] has found a place for it, and in the last row the legend.
pub(super) fn draw_band(scene: &Scene<'_>, shape: &Rc<band::BandShape>, area: Rect, canvas: &mut Canvas<'_>) {
    let Some((clip, row)) = begin(scene, area, canvas) else { return };
    let (aside, selected, sentence) = band::draw(scene, shape, clip, canvas);
    legend::draw(canvas, row, scene.frame, scene.look, sentence.as_ref(), (selected, None, &[]));
    if let Some(text) = aside {
        write_aside(&text, scene.look, Rect { height: clip.height + 1, ..clip }, canvas);
    }
}

/// Draws a thin density band without a legend, if there is room for one.
pub(super) fn draw_thin_band(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) -> bool {
    let Some(shape) = band::thin(scene.frame, place) else { return false };
    canvas.begin_graph();
    band::draw(scene, &Rc::new(shape), place, canvas);
    true
}

/// Draws the arena as a table of senders and receivers, with the legend in the last row.
pub(super) fn draw_matrix(scene: &Scene<'_>, scale: matrix::Scale, area: Rect, canvas: &mut Canvas<'_>) {
    let inner = area.intersection(canvas.area());
    if !inner.is_empty() {
        matrix::draw(scene, scale, inner, canvas);
    }
}

/// Gives an arena its ground, and parts the rows of its legend from the rest.
fn begin(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) -> Option<(Rect, Rect)> {
    let area = area.intersection(canvas.area());
    let look = scene.look;
    let legend = look.places.legend_rows(scene.frame, area.width).min(area.height);
    canvas.begin_graph();
    canvas.set_style(area, look.theme.base());
    (!area.is_empty()).then(|| parted(area, legend))
}

/// Writes a text where it covers nothing: in the legend's row, or in two rows in a corner that the ring leaves free.
fn write_aside(text: &Fit, look: &Look, area: Rect, canvas: &mut Canvas<'_>) {
    let tries = text.lengths().flat_map(|text| {
        let lines = text.split_inclusive("= ").map(str::trim_end).collect();
        [(vec![text], area.bottom()), (lines, area.bottom() - 1)]
    });
    for (lines, bottom) in tries {
        let columns = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16 + 1;
        let rows = lines.len() as u16;
        if columns + 1 > area.width || rows > area.height {
            continue;
        }
        let place = Rect { x: area.right() - columns, y: bottom - rows, width: columns, height: rows };
        let with_air = Rect { x: place.x - 1, width: columns + 1, ..place };
        if with_air.positions().all(|cell| canvas.symbol(cell.x, cell.y) == " ") {
            for (line, y) in lines.iter().zip(place.y..) {
                let x = i32::from(place.right()) - 1 - i32::from(line.chars().count() as u16);
                canvas.write(place, x, i32::from(y), line, look.theme.muted());
            }
            return;
        }
    }
}

/// Draws the graph. Gives what is to be said of messages that are not shown by themselves.
fn draw_graph(
    canvas: &mut Canvas<'_>,
    stage: Stage<'_>,
    frame: &Frame,
    view: &View,
    (hub, corners): (&Hub, &Corners),
) -> Option<Fit> {
    let Stage { look, layout, clip } = stage;
    let named = ground::labels(stage, frame);
    let words: Vec<Rect> = hub.cells().chain(corners.cells()).chain(named.iter().map(|label| label.place)).collect();
    let room: Vec<Rect> = hub.room().chain(corners.room()).collect();
    for &place in &room {
        canvas.shown().part(Part::Room, place);
    }
    let cuts = cuts::Drawn::of(frame, layout);
    let mut besides = beside::placed(stage, frame, &cuts);
    besides.extend(purpose::placed(stage, frame, &words));
    let pills = (!heads::are_drawn(layout, frame)).then(|| Pills::place(stage, frame, view, &cuts, (&besides, &words, &room)));
    let mut dots = Dots::new(clip);
    ground::lines(&mut dots, stage, frame);
    links::idle(&mut dots, stage, frame);
    cuts.lines(&mut dots, stage);
    if let Some(pills) = &pills {
        pills.trails(&mut dots, stage);
    }
    if waves::are_drawn(frame) {
        ground::wave(&mut dots, stage, frame, view.glide);
    }
    if let Some(carried) = &view.traced {
        labels::line(&mut dots, stage, carried);
    }
    // Chords end a cell before the hub and go on behind it.
    for line in hub.cells().chain(named.iter().map(|label| label.place)) {
        dots.clear(Rect {
            x: line.x.saturating_sub(1),
            y: line.y.saturating_sub(1),
            width: line.width + 2,
            height: line.height + 2,
        });
    }
    let docked = pills.as_ref().map(|pills| Docked::of(stage, frame, pills)).unwrap_or_default();
    docked.trails(&mut dots);
    dots.draw(look.glyphs.lines, canvas);
    links::chevrons(canvas, stage, &dots, frame);
    hub.draw(canvas, stage);
    draw_labels(canvas, clip, &named);
    ground::heads(canvas, stage, frame);
    cuts.marks(canvas, stage);
    cards::draw(canvas, stage, frame.processes.iter().zip(layout.cards.iter().copied()), (view.selected, frame.strip));
    draw_labels(canvas, clip, &besides);
    sides::draw(canvas, stage, frame);
    rim::draw(canvas, stage, frame, view.fades);
    // A rim that comes into a corner gives way to what is said there.
    corners.draw(canvas, stage, frame.clock.tick);
    let sentence = match &pills {
        Some(pills) => {
            docked.draw(canvas, stage);
            pills.draw(canvas, stage);
            let crowded = pills.unnumbered();
            let wave = waves::count(frame);
            canvas.shown().told(crowded + wave);
            let said = match (crowded, wave) {
                (0, 0) => None,
                (0, wave) => Some(look.texts.fit(ids::LegendWave { count: wave as u64 })),
                (crowded, wave) => Some(look.texts.fit(ids::LegendCrowded { count: (crowded + wave) as u64 })),
            };
            said.or_else(|| not_all(canvas.shown().under_way(), frame, look))
        }
        None => Some(look.texts.fit(ids::LegendHeads { count: heads::draw(canvas, stage, frame, view) as u64 })),
    };
    if let Some(carried) = &view.traced {
        labels::head(canvas, stage, carried);
    }
    sentence
}

/// How many of how many messages are shown, where some are not.
fn not_all(shown: usize, frame: &Frame, look: &Look) -> Option<Fit> {
    let number = |number: u64| Value::Number(number);
    let of = frame.counts.in_flight + frame.counts.notices;
    ((shown as u64) < of).then(|| look.texts.fit(ids::LegendShown { shown: number(shown as u64), of: number(of) }))
}

/// The rows of an arena for the graph, and those of the legend below it.
fn parted(area: Rect, legend: u16) -> (Rect, Rect) {
    let graph = Rect { height: area.height.saturating_sub(legend), ..area };
    (graph, Rect { y: graph.bottom(), height: area.height - graph.height, ..area })
}

/// The part of an arena that a band may use: all but the legend and a column at each side.
fn graph_area(area: Rect, legend: u16) -> Rect {
    let (graph, _) = parted(area, legend);
    Rect { x: graph.x + graph.width.min(1), width: graph.width.saturating_sub(2), ..graph }
}

#[cfg(test)]
mod tests;
