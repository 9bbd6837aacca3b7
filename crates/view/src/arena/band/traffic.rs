//! The lanes of a band: where messages are, and how many.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Band;
use super::shape::{BandShape, LaneCell};
use crate::{Look, arena::geometry::AIR, arena::way::part_of, canvas::Canvas, scene::Scene};
use suffrage_engine::engine::Sector;
use suffrage_engine::protocol::{MessageClass, Topology};
use suffrage_session::model::Message;

/// The classes, the rarest and weightiest first: the first one has a cell that several kinds share.
const WEIGHT: [MessageClass; MessageClass::COUNT] = [
    MessageClass::Elected,
    MessageClass::Value,
    MessageClass::Answer,
    MessageClass::Probe,
    MessageClass::Election,
    MessageClass::Refusal,
    MessageClass::Heartbeat,
];

struct Flow {
    style: Style,
    count: u32,
    /// Whether these are counted as under way: the lost are not, and heartbeats are no messages of the protocol.
    is_under_way: bool,
}

/// Draws the messages: one by one where all of them are known and have room, else as densities.
/// No pill covers what is taken: the marks, and the marker of the selected process. Gives how many messages under way the densities
/// stand for.
pub(super) fn draw(canvas: &mut Canvas<'_>, band: Band<'_>, taken: Vec<Rect>) -> u32 {
    let Band { scene: Scene { frame, view, look }, shape, pieces, clip } = band;
    let n = frame.n;
    let lanes = |sector: &Sector| {
        [0, 1].map(|lane| flows(std::slice::from_ref(sector), lane, look).iter().map(|flow| flow.count).sum::<u32>())
    };
    let most = pieces.sectors.iter().flat_map(lanes).max().unwrap_or(0);
    let mut under_way = 0;
    for (counted, cells) in shape.lanes.iter().enumerate() {
        let mut rest = &cells[..];
        let mut drawn = 0;
        while let Some(first) = rest.first() {
            let piece = pieces.at(first.place, n);
            let end = rest.partition_point(|cell| pieces.at(cell.place, n) <= piece);
            let (own, more) = rest.split_at(end);
            rest = more;
            // The inner lane is shorter than the band: a piece without a cell of its own has those of the next one, the last ones those of the
            // last.
            let end = if rest.is_empty() { pieces.sectors.len() } else { piece + 1 };
            let flows = flows(&pieces.sectors[drawn..end], counted, look);
            drawn = end;
            draw_piece(canvas, clip, look, own, &flows, most);
            under_way += flows.iter().filter(|flow| flow.is_under_way).map(|flow| flow.count).sum::<u32>();
        }
    }
    if let Some(ring) = frame.ring.as_ref().filter(|_| frame.topology == Topology::OneWayRing) {
        draw_few(canvas, band, (&ring.few, taken), frame.clock.tick as f64 + view.glide);
    }
    under_way
}

fn flows(sectors: &[Sector], lane: usize, look: &Look) -> Vec<Flow> {
    let theme = &look.theme;
    let sum = |of: &dyn Fn(&Sector) -> u32| sectors.iter().map(of).sum::<u32>();
    let first = |of: &dyn Fn(&Sector) -> u32| if lane == 0 { sum(of) } else { 0 };
    let aside = [
        Flow { style: theme.fault(), count: first(&|sector| sector.lost), is_under_way: false },
        Flow { style: theme.notice_trail(), count: first(&|sector| sector.notices), is_under_way: true },
    ];
    let classes = WEIGHT.iter().map(|&class| Flow {
        style: theme.trail(class),
        count: sum(&|sector| sector.lanes[lane][class as usize]),
        is_under_way: class != MessageClass::Heartbeat,
    });
    aside.into_iter().chain(classes).filter(|flow| flow.count > 0).collect()
}

/// Shares the cells of a piece out to its kinds of messages; a single message takes a single cell.
fn draw_piece(canvas: &mut Canvas<'_>, clip: Rect, look: &Look, cells: &[LaneCell], flows: &[Flow], most: u32) {
    let total: u32 = flows.iter().map(|flow| flow.count).sum();
    if total == 0 || cells.is_empty() {
        return;
    }
    let symbol = density(total, most, look);
    // Few messages light few cells, in the middle of the piece.
    let lit = cells.len().min(total as usize);
    let first = (cells.len() - lit) / 2;
    let mut given = 0;
    for (at, cell) in cells[first..first + lit].iter().enumerate() {
        let left = lit - at;
        // Each kind has at least one cell, the most frequent one all that are left over.
        let flow = &flows[given.min(flows.len() - 1)];
        let share = (flow.count as usize * lit / total as usize).max(1);
        canvas.put(clip, i32::from(cell.x), i32::from(cell.y), symbol, flow.style);
        if given + 1 < flows.len() && (at + 1 >= share || left <= flows.len() - given) {
            given += 1;
        }
    }
}

/// How many messages a piece has, by the most that any piece has at this moment: one is always the least mark, and the heaviest
/// marks are for pieces with many.
fn density(messages: u32, most: u32, look: &Look) -> &'static str {
    let heaviest = match most {
        0..=1 => 0,
        2 => 1,
        3 => 2,
        4..8 => 3,
        _ => 4,
    };
    let part = f64::from(messages.saturating_sub(1)) / f64::from(most.saturating_sub(1).max(1));
    let level = ((part * f64::from(heaviest)).round() as usize).min(4);
    look.glyphs.densities[level]
}

/// How far a single message moves along the lane to find a free place, in units.
const FURTHEST: i32 = 8;

fn draw_few(canvas: &mut Canvas<'_>, band: Band<'_>, (few, mut taken): (&[Message], Vec<Rect>), now: f64) {
    let Band { scene: Scene { frame, look, .. }, shape, clip, .. } = band;
    for message in few.iter().filter(|message| !message.notice) {
        let place = (message.from as f64 + 0.5 + part_of(message, now)) / frame.n.max(1) as f64;
        let text = format!("{}{}", look.glyphs.before_payload(message.class), look.texts.spelled(&message.payload));
        let columns = text.chars().count() as u16;
        let nearest = (0..=FURTHEST).flat_map(|step| [step, -step]);
        let mut bodies = nearest.map(|step| body(shape, place + f64::from(step) / shape.lane.length(), columns));
        let is_free = |body: &Rect| !taken.iter().any(|other| other.intersects(body.outer(AIR)));
        if let Some(body) = bodies.find(is_free) {
            taken.push(body);
            canvas.write(clip, i32::from(body.x), i32::from(body.y), &text, look.theme.pill(message.class));
        }
    }
}

/// The cells of a pill at a place of the lane. At the sides it begins on the lane and reaches inwards, so that it never covers the
/// band.
fn body(shape: &BandShape, place: f64, columns: u16) -> Rect {
    let point = shape.lane.at(place.rem_euclid(1.0));
    let (x, y) = point.cell();
    let aside = (point.x - shape.inside.centre.x) / shape.inside.a;
    let x = if aside > 0.8 {
        x - i32::from(columns) + 1
    } else if aside < -0.8 {
        x
    } else {
        x - i32::from(columns) / 2
    };
    Rect { x: x.max(0) as u16, y: y.max(0) as u16, width: columns, height: 1 }
}
