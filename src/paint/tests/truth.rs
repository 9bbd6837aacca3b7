//! What a picture of a graph must never do: leave out a message, draw over a card, a pill or a head, or move what has not moved.

use std::collections::{BTreeMap, BTreeSet};

use super::frames::{english, frame_at, run_of};
use super::*;
use crate::paint::arena::places::Placed;
use crate::paint::shown::{Part, Shown};
use crate::protocol::Topology;
use crate::scenario::builtin;
use crate::session::Session;
use crate::session::model::Message;

type Size = (u16, u16);

const SIZES: [Size; 5] = [(60, 18), (80, 24), (100, 30), (120, 40), (200, 55)];
const COUNTS: [usize; 10] = [2, 3, 5, 7, 8, 10, 16, 24, 30, 64];

fn graphs(frame: &Frame, view: &View, look: &Look, (width, height): Size) -> Vec<Shown> {
    draw_and_tell(frame, view, look, &mut Buffer::empty(Rect::new(0, 0, width, height)))
}

/// The graph of a screen, if it has one in which every message must be: a band shows densities, and a list has no graph.
fn graph(frame: &Frame, view: &View, look: &Look, size: Size) -> Option<Shown> {
    let area = Rect::new(0, 0, size.0, size.1);
    let plan = Plan::new(area, Class::of(area), &Scene { frame, view, look });
    let slot = plan.lanes[0].slots.iter().find(|slot| slot.pane == Pane::Arena && !slot.bare)?;
    let is_whole = matches!(look.places.of(frame, slot.place), Placed::Graph(_)) || frame.pairs.is_some();
    is_whole.then(|| graphs(frame, view, look, size).pop()).flatten()
}

/// The things of a picture that are drawn over each other.
fn overdrawn(shown: &Shown) -> Option<((Part, Rect), (Part, Rect))> {
    let solid = |(part, _): &&(Part, Rect)| matches!(part, Part::Card(_) | Part::Pill(_) | Part::Head | Part::Aggregate);
    let parts: Vec<(Part, Rect)> = shown.parts.iter().filter(solid).copied().collect();
    let over = |at: usize| parts[..at].iter().find(|other| other.1.intersects(parts[at].1)).map(|&other| (other, parts[at]));
    (0..parts.len()).find_map(over)
}

/// The places of messages, in the order in which they are drawn.
fn places(shown: &Shown) -> Vec<(Part, Rect)> {
    shown.parts.iter().filter(|(part, _)| matches!(part, Part::Pill(_) | Part::Head | Part::Aggregate)).copied().collect()
}

/// Everything that must be true of the graph of a moment.
fn check(frame: &Frame, size: Size, what: &str) {
    let at = frame.clock.tick;
    let look = english(ThemeName::Dark);
    let Some(shown) = graph(frame, &view(), &look, size) else { return };
    let under_way = frame.counts.in_flight + frame.counts.notices;
    assert_eq!(shown.under_way() as u64, under_way, "{what} at {at} in {size:?}: messages are left out");
    assert_eq!(overdrawn(&shown), None, "{what} at {at} in {size:?}");
    let mono = graph(frame, &view(), &english(ThemeName::Mono), size).map(|shown| shown.under_way());
    assert_eq!(mono, Some(shown.under_way()), "{what} at {at} in {size:?}: without colours something is lost");
    for selected in [0, frame.n / 2] {
        let other = graph(frame, &View { selected, ..view() }, &look, size).map(|shown| places(&shown));
        assert_eq!(other, Some(places(&shown)), "{what} at {at} in {size:?}: selecting {selected} moves something");
    }
}

/// Goes through a run and checks every so manieth tick.
fn check_run(run: &mut Session, size: Size, (step, last): (u64, u64), what: &str) {
    for tick in (0..=last).step_by(step as usize) {
        let frame = frame_at(run, tick, &view(), size);
        check(&frame, size, what);
        if frame.clock.quiet && tick > 0 {
            break;
        }
    }
}

/// A run of a protocol on so many processes, who all start at once; nothing where the protocol is not for so few.
fn crowd(protocol: &str, n: usize) -> Option<Session> {
    let bounce = protocol == "ring-list";
    let text = format!(
        "protocol = \"{protocol}\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
         [processes]\ncount = {n}\norder = \"random\"\n[network]\ndelay = [1, 3]\nbounce = {bounce}\n"
    );
    let scenario = crate::scenario::read(&text);
    assert!(scenario.is_ok() || n == 2, "the scenario has faults: {text}");
    scenario.ok().map(|scenario| Session::open(&scenario))
}

fn protocols() -> BTreeSet<&'static str> {
    builtin::ALL.iter().map(|known| frames::scenario_of(known.name).variant.protocol().name()).collect()
}

#[test]
fn every_message_of_every_scenario_is_shown_or_counted_and_nothing_is_drawn_over() {
    for (index, known) in builtin::ALL.iter().enumerate() {
        check_run(&mut run_of(known.name), SIZES[index % SIZES.len()], (5, 40), known.name);
    }
}

#[test]
fn every_message_of_every_protocol_is_shown_or_counted_and_nothing_is_drawn_over() {
    for (index, protocol) in protocols().into_iter().enumerate() {
        for (at, n) in COUNTS.into_iter().enumerate() {
            let Some(mut run) = crowd(protocol, n) else { continue };
            check_run(&mut run, SIZES[(index + at) % SIZES.len()], (3, 13), &format!("{protocol} on {n}"));
        }
    }
}

#[test]
#[ignore = "many minutes: all scenarios and all protocols in all sizes at every tick"]
fn every_message_of_everything_is_shown_or_counted_and_nothing_is_drawn_over() {
    for size in SIZES {
        for known in builtin::ALL {
            check_run(&mut run_of(known.name), size, (1, 150), known.name);
        }
        for protocol in protocols() {
            for n in COUNTS {
                let Some(mut run) = crowd(protocol, n) else { continue };
                check_run(&mut run, size, (1, 100), &format!("{protocol} on {n}"));
            }
        }
    }
}

/// How far along its way the middle of a pill is, in units.
fn progress(layout: &crate::paint::arena::geometry::Layout, message: &Message, body: Rect) -> f64 {
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

/// What the rounding to cells and a smaller form may take away from the progress of a pill, in units.
const ROUNDING: f64 = 3.0;

/// Plays a run and looks at pills in several pictures a tick.
fn check_play(run: &mut Session, size: Size, last: u64, what: &str) {
    let look = english(ThemeName::Dark);
    let mut known: BTreeMap<(u32, u64, bool), f64> = BTreeMap::new();
    let mut hub: Vec<Rect> = Vec::new();
    for tick in 0..=last {
        let frame = frame_at(run, tick, &view(), size);
        let area = Rect::new(0, 0, size.0, size.1);
        let view_of = |glide: f64| View { glide, playing: true, ..view() };
        let first = view_of(0.0);
        let plan = Plan::new(area, Class::of(area), &Scene { frame: &frame, view: &first, look: &look });
        let Some(place) = plan.place_of(Pane::Arena) else { continue };
        let Placed::Graph(layout) = look.places.of(&frame, place) else { continue };
        for glide in [0.0, 0.3, 0.6, 0.9] {
            let shown = graphs(&frame, &view_of(glide), &look, size).pop().expect("a graph");
            let lines: Vec<Rect> = shown.parts.iter().filter(|(part, _)| *part == Part::Hub).map(|(_, place)| *place).collect();
            if std::mem::replace(&mut hub, lines) != hub {
                // What waits at an edge of the hub waits elsewhere when the hub changes.
                known.clear();
            }
            for (part, body) in &shown.parts {
                let Part::Pill(number) = part else { continue };
                // A heartbeat that was lost and the notice of it have one number.
                let mut named = frame.messages.iter().filter(|message| message.number == *number);
                let (Some(message), None) = (named.next(), named.next()) else { continue };
                let here = progress(&layout, message, *body);
                // What is held up from outside goes on from there at another pace.
                let before = known.insert((*number, message.due, message.lost.is_some()), here).unwrap_or(0.0);
                assert!(here + ROUNDING >= before, "{what} at {tick}+{glide} in {size:?}: {number} from {before} to {here}");
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
        ("ring-list-leader-fails", (60, 18)),
    ];
    for (name, size) in scenarios {
        check_play(&mut run_of(name), size, 12, name);
    }
    for (protocol, n, size) in [("franklin", 16, (80, 24)), ("hirschberg-sinclair", 8, (120, 40)), ("bully", 6, (80, 24))] {
        check_play(&mut crowd(protocol, n).expect("it is for so many"), size, 8, protocol);
    }
}

#[test]
#[ignore = "minutes: all scenarios played in three sizes"]
fn no_pill_of_any_scenario_moves_back() {
    for size in [(80, 24), (120, 40), (200, 55)] {
        for known in builtin::ALL {
            check_play(&mut run_of(known.name), size, 40, known.name);
        }
    }
}

#[test]
fn a_picture_tells_which_messages_it_shows() {
    let frame = frame_of(ELECTING, (120, 40));
    let [shown] = &graphs(&frame, &view(), &english(ThemeName::Dark), (120, 40))[..] else { panic!("one graph") };
    let number = |message: &Message| Part::Pill(message.number);
    assert_eq!(shown.under_way() as u64, frame.counts.in_flight);
    assert!(frame.messages.iter().all(|message| shown.parts.iter().any(|(part, _)| *part == number(message))));
    assert_eq!(shown.parts.iter().filter(|(part, _)| matches!(part, Part::Card(_))).count(), frame.n);
}

#[test]
fn a_list_that_passes_a_process_that_is_down_is_drawn_on_its_real_way_with_its_head() {
    let mut run = run_of("ring-list-leader-fails");
    for size in [(80, 24), (120, 40)] {
        let frame = frame_at(&mut run, 7, &view(), size);
        let message = frame.messages.iter().find(|message| message.lost.is_none()).expect("the list is under way");
        assert_eq!((message.to + frame.n - message.from) % frame.n, 2, "it passes one process");
        let mut last = 0.0;
        for glide in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let look = english(ThemeName::Dark);
            let shown = graph(&frame, &View { glide, ..view() }, &look, size).expect("there is a graph");
            let body = shown.parts.iter().find(|(part, _)| *part == Part::Pill(message.number)).expect("it is drawn").1;
            assert!(shown.parts.iter().any(|(part, _)| *part == Part::Head), "{size:?} {glide}");
            let card = |at: usize| shown.parts.iter().find(|(part, _)| *part == Part::Card(at)).expect("a card").1;
            let row = |rect: Rect| f64::from(rect.y) + f64::from(rect.height) / 2.0;
            // The crashed process is at the right: what passes it comes from above and goes below.
            let (above, below) = (row(card(message.from)), row(card(message.to)));
            let here = (row(body) - above) / (below - above);
            assert!(here >= last && (glide < 1.0 || here > 0.5), "{size:?} {glide}: {here} after {last}");
            last = here;
        }
    }
}
