//! Tests that during playback a message moves forward along its path and never back.

use std::collections::BTreeMap;

use super::*;
use crate::arena::GraphLayout;
use std::ops::RangeInclusive;
use suffrage_engine::protocol::Topology;

/// The distance from the start of a message's path to the middle of its pill, in units (columns or half rows).
fn progress(layout: &crate::arena::geometry::Layout, message: &Message, body: Rect) -> f64 {
    let clockwise = match layout.graph.topology {
        Topology::OneWayRing => !message.notice,
        Topology::TwoWayRing | Topology::Complete => message.clockwise,
    };
    let path = layout.route(message.from, message.to, clockwise);
    let (x, y) = (f64::from(body.x) + f64::from(body.width) / 2.0, 2.0 * f64::from(body.y) + f64::from(body.height));
    let steps = (path.length() * 4.0) as usize;
    let distance = |step: usize| {
        let point = path.at(step as f64 / 4.0);
        (point.x - x).hypot(point.y - y)
    };
    (0..=steps).min_by(|&one, &other| distance(one).total_cmp(&distance(other))).unwrap_or(0) as f64 / 4.0
}

/// A message may move back by at most this many units (columns or half rows), because of rounding or a smaller pill.
const ROUNDING: f64 = 3.0;

fn check_play(run: &mut Session, size: Size, ticks: RangeInclusive<u64>, what: &str) {
    let look = english(ThemeName::Dark);
    let mut known: BTreeMap<(u32, u64, bool), f64> = BTreeMap::new();
    for tick in ticks {
        let frame = frame_at(run, tick, &view(), size);
        // Lanes have their own test: there a message for two roles of its receiver has two paths.
        if frame.lanes.is_some() {
            return;
        }
        let area = Rect::new(0, 0, size.0, size.1);
        let view_of = |glide: f64| View { glide, playing: true, ..view() };
        let first = view_of(0.0);
        let plan = Screen::new(area, Class::of(area), &Scene { frame: &frame, view: &first, look: &look });
        let Some(place) = plan.place_of(Pane::Arena) else { continue };
        let GraphLayout::Graph(layout) = look.placed(&frame, place, false) else { continue };
        for glide in [0.0, 0.3, 0.6, 0.9] {
            let shown = graph(&frame, &view_of(glide), &look, size);
            for (part, body) in &shown.parts {
                let Part::Pill(number) = part else { continue };
                // A lost heartbeat and its notice have the same number.
                let mut named = frame.messages.iter().filter(|message| message.number == *number);
                let (Some(message), None) = (named.next(), named.next()) else { continue };
                let here = progress(&layout, message, *body);
                // A message delayed from outside continues at another speed.
                let before = known.insert((*number, message.due, message.lost.is_some()), here).unwrap_or(0.0);
                assert!(
                    here + ROUNDING >= before,
                    "{what} at {tick}+{glide} in {size:?}: {number} from {before} to {here}"
                );
            }
        }
    }
}

#[test]
fn a_pill_moves_along_its_way_and_never_back() {
    let scenarios = [
        ("franklin-ten", (80, 24)),
        ("chang-roberts-ring", (120, 40)),
        ("bully-leader-fails", (80, 24)),
        ("ring-list-leader-fails", (100, 24)),
    ];
    for (name, size) in scenarios {
        check_play(&mut run_of(name), size, 0..=12, name);
    }
    for (protocol, n, size) in
        [("franklin", 16, (80, 24)), ("hirschberg-sinclair", 8, (120, 40)), ("bully", 6, (80, 24))]
    {
        check_play(&mut crowd(protocol, n).expect("enough processes"), size, 0..=8, protocol);
    }
}

#[test]
fn no_pill_of_any_scenario_moves_back() {
    let mut draw = Draw::of("no pill moves back");
    for known in builtin::ALL {
        let (size, first) = (*draw.one_of(&[(80, 24), (120, 40), (200, 55)]), draw.below(32));
        check_play(&mut run_of(known.name), size, first..=first + 4, known.name);
    }
}
