//! Where a crowd stands: the round curve of an id circle, or the square of a plane, in an area.

use ratatui::layout::Rect;

use super::super::curve::{Curve, Point, Quarter, Shape};
use super::super::geometry::{CardSize, Layout};
use super::super::{graph, parted, seated};
use crate::session::model::Frame;
use crate::session::model::ground::Seats;

/// In a smaller area a list shows more.
const LEAST: (u16, u16) = (30, 9);
/// Columns and units round a circle, for marks beside it.
const AROUND: (f64, f64) = (4.0, 2.0);

/// A layout without cards; nothing where processes have no seats, or where there is no room.
pub(in crate::paint::arena) fn place(frame: &Frame, area: Rect, legend: u16) -> Option<Layout> {
    let area = parted(area, legend).0;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return None;
    }
    let (centre, (a, b), stations) = match frame.seats.as_ref()? {
        Seats::Circle(stations) => {
            let (width, height) = (f64::from(area.width), 2.0 * f64::from(area.height));
            let b = height / 2.0 - AROUND.1;
            let a = (width / 2.0 - AROUND.0).min(seated::FLATTEST * b);
            let centre = Point { x: f64::from(area.x) + width / 2.0, y: 2.0 * f64::from(area.y) + height / 2.0 };
            (centre, (a, b.min(a)), stations.to_vec())
        }
        Seats::Plane(_) => {
            let (corner, (width, height)) = seated::square(area);
            (Point { x: corner.x + width / 2.0, y: corner.y + height / 2.0 }, (width / 2.0, height / 2.0), Vec::new())
        }
    };
    let shape = Shape { centre, a, b, exponent: 2.0 };
    let curve: Curve = Quarter::new(2.0).curve(&shape);
    Some(Layout { stations, ..Layout::of(graph(frame, false), CardSize::XSmall, (area, Vec::new()), (shape, curve)) })
}

/// Where a process stands, in units.
pub(in crate::paint::arena) fn point(layout: &Layout, seats: &Seats, process: usize) -> Option<Point> {
    match seats {
        Seats::Circle(stations) => stations.get(process).map(|&station| layout.curve.at(station)),
        Seats::Plane(places) => places.get(process).map(|&place| seated::on_plane(layout.area, place)),
    }
}
