//! The graph: processes as cards, messages as pills on their links, and the legend in the last row.
//!
//! Where everything is comes from pure geometry: [`layout`] for the cards and the curve, [`path`] for the ways of messages. The
//! painters add a layer each, from the back to the front: hub, lines, chevrons, cards, pills, arrow heads.

mod badges;
pub mod band;
mod cards;
mod counters;
pub mod curve;
mod cuts;
mod digits;
pub(in crate::paint) mod dots;
pub mod geometry;
mod hub;
mod labels;
pub mod layout;
pub(in crate::paint) mod legend;
mod links;
mod marks;
pub mod path;
mod pills;
pub mod places;
mod racetrack;
pub(in crate::paint) mod sides;

use std::rc::Rc;

use ratatui::layout::Rect;

use super::{Look, View};
use crate::engine::{Face, Process};
use crate::paint::canvas::Canvas;
use crate::session::model::Frame;
use crate::text::Fit;
use dots::Dots;
use geometry::{DoesNotFit, Graph, Layout};
use pills::Pills;

/// Where everything in an arena is.
///
/// # Errors
/// [`DoesNotFit`] if the graph has no place there, or if the frame does not hold all its processes: a list shows more.
pub fn place(frame: &Frame, area: Rect) -> Result<Layout, DoesNotFit> {
    if frame.processes.len() != frame.n {
        return Err(DoesNotFit);
    }
    layout::layout(graph_area(area), graph(frame))
}

/// What a layout depends on besides the area.
fn graph(frame: &Frame) -> Graph {
    Graph { n: frame.n, topology: frame.topology, id_digits: digits_of(frame, &frame.processes) }
}

/// The digits of the longest number that one of these processes is drawn with. Who draws a number draws one up to n at least: the
/// cards keep their size when it is drawn.
fn digits_of(frame: &Frame, processes: &[Process]) -> u16 {
    let digits = |number: u64| number.checked_ilog10().unwrap_or(0) as u16 + 1;
    let number = |process: &Process| match process.face {
        Face::Id => u64::from(process.id.number()),
        Face::Hidden => frame.n as u64,
        Face::Drawn(number) => number.max(frame.n as u64),
    };
    processes.iter().map(|process| digits(number(process))).max().unwrap_or(1)
}

/// Draws the arena where [`place`] has found a place for it: the graph, and in the last row the legend.
pub(super) fn draw_placed(frame: &Frame, view: &View, look: &Look, layout: &Rc<Layout>, area: Rect, canvas: &mut Canvas<'_>) {
    let area = area.intersection(canvas.area());
    if area.is_empty() {
        return;
    }
    canvas.set_style(area, look.theme.base());
    let shown = draw_graph(frame, view, look, layout, Rect { height: area.height - 1, ..area }, canvas);
    if view.presenting {
        counters::draw(canvas, Rect { height: area.height - 1, ..area }, frame, layout, look);
    }
    legend::draw(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, frame, look, shown);
}

/// Draws the arena as a density band: the band where [`band::place`] has found a place for it, and in the last row the legend.
pub(super) fn draw_band(
    frame: &Frame,
    view: &View,
    look: &Look,
    shape: &Rc<band::BandShape>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let area = area.intersection(canvas.area());
    if area.is_empty() {
        return;
    }
    canvas.set_style(area, look.theme.base());
    let aside = band::draw(frame, view, look, shape, Rect { height: area.height - 1, ..area }, canvas);
    let row = Rect { y: area.bottom() - 1, height: 1, ..area };
    legend::draw(canvas, row, frame, look, None);
    if let Some(text) = aside {
        write_aside(&text, look, area, canvas);
    }
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

/// Draws the graph. Gives how many of how many messages it shows, where it cannot show all.
fn draw_graph(
    frame: &Frame,
    view: &View,
    look: &Look,
    layout: &Rc<Layout>,
    clip: Rect,
    canvas: &mut Canvas<'_>,
) -> Option<(usize, usize)> {
    hub::draw(canvas, clip, frame, layout, look);
    links::record(canvas, clip, frame, layout);
    let cuts = cuts::Drawn::of(frame, layout);
    let pills = Pills::place(frame, view, look, layout, &cuts, clip);
    let mut dots = Dots::new(clip);
    links::idle(&mut dots, frame, layout, look);
    cuts.lines(&mut dots, layout, look);
    pills.trails(&mut dots, look, layout);
    if let Some(carried) = &view.told {
        labels::line(&mut dots, layout, look, carried);
    }
    dots.draw(look.glyphs.lines, canvas);
    links::chevrons(canvas, clip, &dots, frame, layout, look);
    cuts.marks(canvas, clip, layout, look);
    cards::draw(canvas, clip, frame, layout, look, view.selected);
    sides::draw(canvas, clip, frame, layout, look, &cuts);
    let (shown, of) = (pills.shown(), to_show(frame, view));
    pills.draw(canvas, clip, look);
    if let Some(carried) = &view.told {
        labels::head(canvas, clip, layout, look, carried);
    }
    (shown < of).then_some((shown, of))
}

/// How many messages there are to be shown: all under way, of which the frame may have a choice only, and those lost just now.
fn to_show(frame: &Frame, view: &View) -> usize {
    let now = frame.clock.tick as f64 + view.glide;
    let lost = frame.messages.iter().filter(|message| message.lost.is_some());
    let under_way = || frame.messages.iter().filter(|message| message.lost.is_none());
    // Heartbeats stand in no count, and all of them that there is room for are in the frame.
    let heartbeats = under_way().filter(|message| message.is_heartbeat()).count();
    (under_way().count() - heartbeats).max(frame.counts.in_flight as usize)
        + heartbeats
        + lost.filter(|message| !pills::is_over(message, now)).count()
}

/// The part of an arena that the graph may use: all but the legend's row and a column at each side.
fn graph_area(area: Rect) -> Rect {
    Rect { x: area.x + area.width.min(1), y: area.y, width: area.width.saturating_sub(2), height: area.height.saturating_sub(1) }
}

#[cfg(test)]
mod tests;
