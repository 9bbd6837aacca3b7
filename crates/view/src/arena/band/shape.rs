//! The shape of the band: the area between two superellipses. A cell has four quarters, so that edges are smooth and a
//! piece can be filled in part. A lane for messages runs inside the band; two-way rings have another lane outside.

use crate::arena::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Cell {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) quarters: [Option<Spot>; 4],
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    /// The place on the ring, from 0 to 1, clockwise from 12 o'clock.
    pub(super) place: f32,
    pub(super) depth: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LaneCell {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) place: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct BandShape {
    pub area: Rect,
    pub(super) cells: Vec<Cell>,
    /// The cells of each lane, sorted by place. A two-way ring has an outer and an inner lane, others an inner one.
    pub(super) lanes: Vec<Vec<LaneCell>>,
    pub(super) inside: Shape,
    /// The marker of the selected process is on this curve.
    pub(super) rim: Curve,
    pub(super) middle: Curve,
    pub(super) lane: Curve,
    /// The number of levels (layers of states) in the band. Each level is one unit thick.
    pub(super) levels: u16,
    /// Whether the band is thin. A thin band does not show the selected process.
    pub(super) bare: bool,
}

const LANE: f64 = 2.0;
/// The largest width of the band, divided by its height. Both are in units (columns or half rows).
const WIDEST: f64 = 2.3;
/// The smallest free height (in rows) and width (in columns) inside a band.
const LEAST: (f64, f64) = (4.0, 20.0);
/// The smallest free height (in rows) and width (in columns) inside a thin band.
const LEAST_THIN: (f64, f64) = (1.5, 10.0);
const THIN_LEVELS: u16 = 3;

impl BandShape {
    pub(super) fn new(area: Rect, topology: Topology) -> Option<Self> {
        let levels = match area.height {
            0..=18 if topology == Topology::TwoWayRing => 3,
            0..=18 => 4,
            19..=34 => 6,
            _ => 8,
        };
        Self::of(area, topology, levels, LEAST)
    }

    pub(super) fn thin(area: Rect, topology: Topology) -> Option<Self> {
        Self::of(area, topology, THIN_LEVELS, LEAST_THIN).map(|shape| Self { bare: true, ..shape })
    }

    fn of(area: Rect, topology: Topology, levels: u16, least: (f64, f64)) -> Option<Self> {
        let outer_lane = topology == Topology::TwoWayRing;
        let thick = f64::from(levels);
        let around = if outer_lane { LANE + 0.4 } else { 0.0 };
        let b = f64::from(area.height) - around;
        let a = (f64::from(area.width) / 2.0 - around).min(WIDEST * b);
        let b = b.min(1.15 * a);
        let wall = thick + LANE + 2.0;
        if b - wall < least.0 || a - wall < least.1 / 2.0 {
            return None;
        }
        let centre = middle(area);
        let exponent = if a > 1.6 * b { 2.7 } else { 2.3 };
        let whole = Shape { centre, a, b, exponent };
        let shape = |by: f64| whole.smaller(by, by);
        let middle = shape(thick / 2.0).curve();
        let inside = shape(wall);
        let walls = [(-LANE - 0.2, -0.2), (thick + 0.2, thick + LANE + 0.2)].map(|(out, ins)| (shape(out), shape(ins)));
        let (cells, lanes) = cells(
            area,
            &[whole, shape(thick), inside],
            &walls[usize::from(!outer_lane)..],
            &Dial::new(&middle, centre),
        );
        let rim = shape(thick + LANE + 1.2).curve();
        let lane = shape(thick + 0.2 + LANE / 2.0).curve();
        Some(Self { area, cells, lanes, inside, rim, lane, levels, middle, bare: false })
    }

    pub fn most_pieces(&self) -> usize {
        (self.middle.length / 2.0) as usize
    }

    /// The place of a cell on the ring, from 0 to 1, clockwise from 12 o'clock. `None` outside the band and its lanes.
    pub fn place_at(&self, x: u16, y: u16) -> Option<f32> {
        let in_band = self.cells.binary_search_by_key(&(y, x), |cell| (cell.y, cell.x)).ok();
        let spot = in_band.and_then(|index| self.cells[index].quarters.iter().flatten().next());
        let in_lane = || self.lanes.iter().flatten().find(|cell| (cell.x, cell.y) == (x, y)).map(|cell| cell.place);
        spot.map(|spot| spot.place).or_else(in_lane)
    }

    pub(super) fn is_band(&self, x: i32, y: i32) -> bool {
        let at = u16::try_from(y).ok().zip(u16::try_from(x).ok());
        at.is_some_and(|at| self.cells.binary_search_by_key(&at, |cell| (cell.y, cell.x)).is_ok())
    }

    /// Half the width of the free area inside the band in `row`, in columns.
    pub(super) fn half_width(&self, row: i32) -> f64 {
        self.inside.half_width((2.0 * f64::from(row) + 1.0 - self.inside.centre.y).abs())
    }
}

/// The cells of the band and of each lane. `walls` contains the two edges of each lane.
fn cells(area: Rect, shapes: &[Shape; 3], walls: &[(Shape, Shape)], dial: &Dial) -> (Vec<Cell>, Vec<Vec<LaneCell>>) {
    let [outer, inner, hollow] = shapes;
    let spot = |point: Point| {
        let (out, ins) = (outer.depth(point), inner.depth(point));
        let depth = (ins - 1.0) / ((ins - 1.0) + (1.0 - out));
        (out <= 1.0 && ins > 1.0).then(|| Spot { place: dial.place(point) as f32, depth: depth as f32 })
    };
    let (mut cells, mut lanes) = (Vec::new(), vec![Vec::new(); walls.len()]);
    for Position { x, y } in area.positions() {
        let (left, top) = (f64::from(x), 2.0 * f64::from(y));
        let at = Point { x: left + 0.5, y: top + 1.0 };
        if outer.depth(at) > 1.2 || hollow.depth(at) < 0.9 {
            continue;
        }
        let quarters = [(0.25, 0.5), (0.75, 0.5), (0.25, 1.5), (0.75, 1.5)]
            .map(|(dx, dy)| spot(Point { x: left + dx, y: top + dy }));
        if quarters.iter().any(Option::is_some) {
            cells.push(Cell { x, y, quarters });
            continue;
        }
        for (lane, (out, ins)) in lanes.iter_mut().zip(walls) {
            if out.depth(at) <= 1.0 && ins.depth(at) > 1.0 {
                lane.push(LaneCell { x, y, place: dial.place(at) as f32 });
            }
        }
    }
    for lane in &mut lanes {
        lane.sort_by(|one, other| one.place.total_cmp(&other.place));
    }
    (cells, lanes)
}

/// Converts a direction, as seen from `centre`, to a place on a curve.
struct Dial {
    centre: Point,
    /// `.0`: a direction from `centre`, in radians, clockwise from 12 o'clock; `.1`: the curve's place there.
    marks: Vec<(f64, f64)>,
}

impl Dial {
    fn new(curve: &Curve, centre: Point) -> Self {
        let places = (0..720).map(|step| f64::from(step) / 720.0);
        let mut marks: Vec<(f64, f64)> = places.map(|place| (angle(centre, curve.at(place)), place)).collect();
        marks[0].0 = 0.0;
        marks.push((std::f64::consts::TAU, 1.0));
        Self { centre, marks }
    }

    fn place(&self, point: Point) -> f64 {
        let angle = angle(self.centre, point);
        let after = self.marks.partition_point(|mark| mark.0 <= angle).clamp(1, self.marks.len() - 1);
        let ((low, from), (high, to)) = (self.marks[after - 1], self.marks[after]);
        let part = if high > low { (angle - low) / (high - low) } else { 0.0 };
        (from + (to - from) * part).clamp(0.0, 1.0 - 1e-6)
    }
}

/// The direction of `to` as seen from `from`, in radians, clockwise from straight up.
fn angle(from: Point, to: Point) -> f64 {
    (to.x - from.x).atan2(from.y - to.y).rem_euclid(std::f64::consts::TAU)
}
