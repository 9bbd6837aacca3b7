//! Pills against the geometry, for every number of processes that the visual specification says fits.

use super::super::curve::Point;
use super::super::geometry::{Graph, Layout};
use super::super::layout::layout;
use super::*;
use crate::paint::tests::frames::english;
use crate::paint::{Look, ThemeName};
use crate::protocol::MessageClass;

fn placed<'a>(messages: &'a [Message], now: f64, look: &Look, layout: &Layout) -> Pills<'a> {
    let stage = Stage { look, layout, clip: layout.area };
    Pills::place_all(stage, &Wanted { messages, now, message: None, process: None })
}

/// Arenas from the smallest that a graph is promised in, through those of 80×24 and 120×40.
const ARENAS: [(u16, u16); 4] = [(44, 13), (48, 16), (78, 16), (72, 30)];
const RINGS: [Topology; 2] = [Topology::OneWayRing, Topology::TwoWayRing];

fn place_graph((width, height): (u16, u16), n: usize, topology: Topology) -> Option<Layout> {
    let area = Rect { x: 1, y: 1, width, height };
    layout(area, Graph { n, topology, id_digits: if n < 10 { 1 } else { 2 } }).ok()
}

fn message(from: usize, to: usize, clockwise: bool) -> Message {
    Message {
        number: (1000 * from + 10 * to) as u32,
        from,
        to,
        clockwise,
        kind: "ELECTION",
        class: MessageClass::Probe,
        payload: (from + 1).to_string(),
        whole: None,
        sent: 10,
        due: 14,
        lost: None,
        notice: false,
    }
}

/// A message on every link, on two-way rings both ways.
fn traffic(n: usize, topology: Topology) -> Vec<Message> {
    let clockwise = (0..n).map(|at| message(at, (at + 1) % n, true));
    let back = (0..n).filter(|_| topology == Topology::TwoWayRing).map(|at| message((at + 1) % n, at, false));
    clockwise.chain(back).collect()
}

#[test]
fn every_message_alone_has_a_pill_with_its_payload() {
    let look = english(ThemeName::Dark);
    for size in ARENAS {
        for n in 2..=64 {
            for topology in RINGS {
                let Some(layout) = place_graph(size, n, topology) else { continue };
                for (at, message) in traffic(n, topology).into_iter().enumerate().step_by(n.div_ceil(8)) {
                    for now in [10.0, 12.0, 14.0] {
                        let one = std::slice::from_ref(&message);
                        let pills = placed(one, now, &look, &layout);
                        let form = pills.pills[0].body.map(|body| body.0);
                        let told = form.is_some_and(|form| form != Form::Glyph);
                        assert!(told, "{n} on {topology:?} in {size:?}: message {at} at {now} is {form:?} ({:?})", layout.size);
                    }
                }
            }
        }
    }
}

#[test]
fn pills_on_every_link_touch_no_card_and_no_other_pill_and_stay_near_their_route() {
    let look = english(ThemeName::Dark);
    for size in ARENAS {
        for n in 2..=64 {
            for topology in RINGS {
                let Some(layout) = place_graph(size, n, topology) else { continue };
                // Between the smallest labels there is room for every third message, and for one on each link elsewhere.
                let step = if layout.size == CardSize::XSmall { 3 } else { 1 };
                let messages: Vec<Message> = traffic(n, topology).into_iter().step_by(step).collect();
                let pills = placed(&messages, 12.0, &look, &layout);
                let bodies: Vec<Rect> = pills.pills.iter().filter_map(|pill| pill.body).map(|(_, body)| body).collect();
                for (at, body) in bodies.iter().enumerate() {
                    assert_eq!(body.intersection(layout.area), *body, "{n} on {topology:?} in {size:?}");
                    assert!(layout.cards.iter().all(|card| !card.intersects(*body)), "{n} on {topology:?} in {size:?}: {body}");
                    assert!(bodies[..at].iter().all(|other| !other.intersects(*body)), "{n} on {topology:?} in {size:?}: {body}");
                }
                let shown = bodies.len() as f64 / messages.len() as f64;
                assert!(shown > 0.8, "{n} on {topology:?} in {size:?}: {} of {}", bodies.len(), messages.len());
            }
        }
    }
}

/// The way of a message as points, without what lies under the cards at its ends.
fn open_part(layout: &Layout, from: usize, to: usize, clockwise: bool) -> Vec<Point> {
    let path = layout.route(from, to, clockwise);
    let covered = |point: &Point| {
        let (x, y) = point.cell();
        layout.cards.iter().any(|card| inside(*card, x, y))
    };
    path.walk(0.0, path.length(), 0.5).filter(|point| !covered(point)).collect()
}

#[test]
fn the_two_lanes_of_a_two_way_ring_meet_nowhere_and_clockwise_is_outside() {
    for size in ARENAS {
        for n in 2..=64 {
            let Some(layout) = place_graph(size, n, Topology::TwoWayRing) else { panic!("{n} in {size:?} does not fit") };
            for at in (0..n).step_by(n.div_ceil(16)) {
                let next = (at + 1) % n;
                let (outer, inner) = (layout.route(at, next, true), layout.route(next, at, false));
                let (middle_out, middle_in) = (outer.at(outer.length() / 2.0), inner.at(inner.length() / 2.0));
                let centre = layout.shape.centre;
                let out = |point: Point| ((point.x - centre.x) / layout.shape.a).hypot((point.y - centre.y) / layout.shape.b);
                assert!(out(middle_out) > out(middle_in), "{n} in {size:?}: {at}");
                for point in open_part(&layout, at, next, true) {
                    let nearest =
                        inner.walk(0.0, inner.length(), 0.5).map(|other| other.distance(point)).fold(f64::MAX, f64::min);
                    assert!(nearest > 2.0, "{n} in {size:?}: {at} comes within {nearest} units ({:?})", layout.size);
                }
            }
        }
    }
}

#[test]
fn no_lane_runs_through_a_card() {
    for size in ARENAS {
        for n in 2..=64 {
            for topology in RINGS {
                let Some(layout) = place_graph(size, n, topology).filter(|layout| layout.lane.is_some()) else { continue };
                for at in 0..n {
                    let next = (at + 1) % n;
                    for (from, to, clockwise) in [(at, next, true), (next, at, false)] {
                        if topology == Topology::OneWayRing && !clockwise {
                            continue;
                        }
                        let path = layout.route(from, to, clockwise);
                        let all = path.walk(0.0, path.length(), 0.5).count();
                        let open = open_part(&layout, from, to, clockwise).len();
                        assert_eq!(open, all, "{n} on {topology:?} in {size:?}: {from} to {to} ({:?})", layout.size);
                    }
                }
            }
        }
    }
}
